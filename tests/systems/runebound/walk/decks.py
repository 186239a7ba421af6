"""Proofs of the effects on decks, markets and movement."""

from __future__ import annotations

from collections.abc import Iterator

from systems.runebound import figures, market
from systems.runebound import vocabulary as v
from systems.runebound.figures import MARKET_DECK, deck_of, market_of
from tests.systems.runebound.walk.registry import proves
from tests.systems.runebound.walk.scene import Scene

# --- decks and markets -----------------------------------------------------------------------------------------------


@proves(v.DrawMarket)
def draw_market(scene: Scene, effect: v.DrawMarket) -> Iterator[None]:
    """So many cards come face up to the towns meant."""
    yield
    before = _stacks(scene)
    yield
    scene.settle()
    grown = {town: n - before[town] for town, n in _stacks(scene).items()}
    towns = {"every": list(before), "start": ["tamalir"], "nearest": ["tamalir"]}[effect.town]
    assert grown == {town: effect.n if town in towns else 0 for town in before}


def _stacks(scene: Scene) -> dict[str, int]:
    towns = [town.id for _, town in figures.towns(scene.world)]
    return {town: len(scene.table.cards_in(market_of(town))) for town in towns}


@proves(v.OfferMarket)
def offer_market(scene: Scene, effect: v.OfferMarket) -> Iterator[None]:
    """One of the cards drawn may be bought at half cost; the others lie in the nearest town."""
    yield
    scene.table.set(scene.hero, Purse={"gold": 99})
    before = _stacks(scene)
    yield
    drawn = list(scene.table.question.about)
    assert len(drawn) == effect.n
    assert (scene.table.decision, scene.table.question.default) == ("D09", "none")
    wanted = scene.table.question.options[0].on[0]
    scene.table.answer(f"buy:{wanted}")
    assert scene.table.gold(scene.hero) == 99 - (figures.thing(scene.world, wanted).cost + 1) // 2
    assert scene.table.pile_of(wanted) == scene.hero
    assert sum(_stacks(scene).values()) == sum(before.values()) + effect.n - 1


@proves(v.PeekMarket)
def peek_market(scene: Scene, effect: v.PeekMarket) -> Iterator[None]:
    """One player sees the top card of the market deck; it stays there."""
    yield
    before = scene.table.cards_in(MARKET_DECK)
    yield
    assert (scene.table.decision, scene.table.question.secret) == ("D31", True)
    assert scene.table.question.about == (scene.table.card(before[0]),)
    assert scene.table.skip().cards_in(MARKET_DECK) == before


@proves(v.PeekDeck)
def peek_deck(scene: Scene, effect: v.PeekDeck) -> Iterator[None]:
    """One player sees the top card of a deck and may put it to the bottom."""
    yield
    before = scene.table.cards_in(deck_of("red"))
    yield
    scene.table.answer(deck_of("red"))
    assert (scene.table.decision, scene.table.question.secret) == ("D31", True)
    assert scene.table.question.about == (scene.table.card(before[0]),)
    assert scene.table.answer("bottom").cards_in(deck_of("red")) == [*before[1:], before[0]]


@proves(v.PeekRed)
def peek_red(scene: Scene, effect: v.PeekRed) -> Iterator[None]:
    """The player sees that many red cards and puts one on top."""
    yield
    before = scene.table.cards_in(deck_of("red"))
    yield
    if scene.table.decision == "D09":
        scene.table.skip()
    assert (scene.table.decision, scene.table.question.secret) == ("D31", True)
    assert len(scene.table.options) == effect.n
    last = scene.table.options[-1]
    after = scene.table.answer(last).cards_in(deck_of("red"))
    assert after == [before[effect.n - 1], *before[: effect.n - 1], *before[effect.n :]]


@proves(v.TopToBottom)
def top_to_bottom(scene: Scene, effect: v.TopToBottom) -> Iterator[None]:
    """The top card goes under its deck."""
    yield
    before = scene.table.cards_in(deck_of(effect.colour))
    yield
    assert scene.table.cards_in(deck_of(effect.colour)) == [*before[1:], before[0]]


@proves(v.Discount)
def discount(scene: Scene, effect: v.Discount) -> Iterator[None]:
    """The next purchase costs less, but never nothing; the one after that costs the same again."""
    for card in ("dragonscale", "white-blade"):
        scene.table.put(card, market_of("tamalir"))
    yield
    dear = scene.table.card("dragonscale")
    before = market.price(scene.world, scene.hero, dear).value
    yield
    assert market.price(scene.world, scene.hero, dear).value == before - effect.n
    gold = scene.table.gold(scene.hero)
    scene.table.answer("buy:card/market/white-blade")
    assert scene.table.gold(scene.hero) == gold - (8 - effect.n)
    assert market.price(scene.world, scene.hero, dear).value == before


# --- moving ----------------------------------------------------------------------------------------------------------


@proves(v.MoveHexes)
def move_hexes(scene: Scene, effect: v.MoveHexes) -> Iterator[None]:
    """The hero may move that far over any terrain."""
    yield
    here = figures.here(scene.world, scene.hero)
    yield
    board = figures.board(scene.world)
    reached = {space for space in scene.table.options if space != "stop"}
    assert reached == set(board.within(here, effect.n)) - {here}
    far = next(space for space in reached if board.distance(here, space) == effect.n)
    scene.table.answer(far)
    assert figures.here(scene.world, scene.hero) == far


@proves(v.MoveToTown)
def move_to_town(scene: Scene, effect: v.MoveToTown) -> Iterator[None]:
    """The hero is in a town of choice, and his movement is over."""
    yield
    yield
    assert scene.table.options == [space for space, _ in figures.towns(scene.world)]
    scene.table.answer(scene.table.space("forge"))
    assert figures.here(scene.world, scene.hero) == scene.table.space("forge")
    assert not scene.table.events("movement-rolled")
    assert scene.table.decision not in ("D01", "D02")


@proves(v.MovementDice)
def movement_dice(scene: Scene, effect: v.MovementDice) -> Iterator[None]:
    """So many more movement dice are rolled."""
    yield
    hurt = scene.case.owner.exhaustion > 0
    yield
    scene.set_out()
    scene.table.answer("roll")
    assert scene.table.events("movement-rolled")[0].text.args["n"] == (4 if hurt else 5) + effect.n


@proves(v.WildTerrain)
def wild_terrain(scene: Scene, effect: v.WildTerrain) -> Iterator[None]:
    """Any symbol opens such a space."""
    [terrain] = effect.terrains
    yield
    here, goal = scene.beside(terrain)
    scene.table.place(scene.hero, here)
    yield
    scene.set_out()
    scene.table.dice(movement=[6] * 5).answer("roll")  # hills and mountains
    assert goal in scene.table.options


@proves(v.IgnoreHazard)
def ignore_hazard(scene: Scene, effect: v.IgnoreHazard) -> Iterator[None]:
    """No hazard is rolled for."""
    yield
    assert scene.table.decision == "D06"
    yield
    assert not scene.table.events("hazard-rolled")
    assert scene.table.decision != "D06"
