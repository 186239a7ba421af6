"""Proofs of whole cards: their numbers, kinds, costs and prices, rewards, quests, and the use of abilities."""

from __future__ import annotations

from collections.abc import Iterator

from components.cards import Card
from components.runebound import QuestProgress, TurnState
from components.seats import TurnOrder
from systems.runebound import belongings, figures, market, values
from systems.runebound import vocabulary as v
from systems.runebound.figures import EVENT_SLOT, MARKET_DECK, market_of
from tests.systems.runebound.walk.registry import proves
from tests.systems.runebound.walk.scene import CALM, GOLD, OPEN, Scene

# --- heroes and market cards -----------------------------------------------------------------------------------------


@proves(v.HeroRecord)
def hero(scene: Scene, record: v.HeroRecord) -> Iterator[None]:
    """His numbers are the printed ones, and his skills count in tests."""
    yield
    yield
    printed = record.figure
    scene.table.set(scene.hero, Tokens={"stamina": 0})
    for name in ("mind", "body", "spirit"):
        assert values.attribute(scene.world, scene.hero, name).value == getattr(printed, name).value
    assert values.life(scene.world, scene.hero).value == printed.life
    assert values.stamina(scene.world, scene.hero).value == printed.stamina
    _skills(scene, scene.hero, record)


def _skills(scene: Scene, card: str, printed: v.HeroRecord | v.MarketRecord) -> None:
    for skill in v.ATTRIBUTE_OF:
        total = values.skill(scene.world, scene.hero, skill)
        found = sum(part.amount for part in total.parts if part.source == card)
        tests = sum(m.n for m in printed.modifiers if m.stat == "test" and skill in (m.skills or [skill]))
        assert found == printed.skills.get(skill, 0) + tests  # type: ignore[call-overload]


@proves(v.MarketRecord)
def market_card(scene: Scene, record: v.MarketRecord) -> Iterator[None]:
    """It is what it says, with its skills and numbers; a market card can be had for its cost."""
    yield
    yield
    assert figures.thing(scene.world, scene.card) == record
    kind = record.kind
    assert (scene.card in figures.allies(scene.world, scene.hero)) is (kind == "ally")
    assert (scene.card in figures.items(scene.world, scene.hero)) is (kind in belongings.ITEM_KINDS)
    assert (scene.card in figures.dragon_runes(scene.world, scene.hero)) is (kind == "dragon_rune")
    _skills(scene, scene.card, record)
    if record.figure:
        _fights_with(scene, record.figure)
    if scene.card.startswith("card/market/"):
        _is_bought(scene, record)
        _is_paid(scene, record)
    else:
        assert not figures.can_be_lost(scene.world, scene.card)


def _fights_with(scene: Scene, printed: v.Figure) -> None:
    """An ally rolls with the printed values."""
    assert values.life(scene.world, scene.card).value == printed.life
    assert values.stamina(scene.world, scene.card).value == printed.stamina
    for phase, name in v.ATTRIBUTE_OF_PHASE.items():
        assert values.strength(scene.world, scene.card, phase) == getattr(printed, name)
    scene.face().toughen().to_phase("melee").strike(scene.card)
    [rolled] = [event for event in scene.table.events("roll-attack") if event.on == (scene.card,)]
    assert rolled.numbers["value"] == printed.body.value
    assert figures.wounds(scene.world, scene.foe) == printed.body.damage


def _is_bought(scene: Scene, record: v.MarketRecord) -> None:
    """The card is bought or hired in a town for its cost, but not for less."""
    verb = "hire" if record.kind == "ally" else "buy"
    scene.table.put(scene.card, market_of("tamalir"))
    for gold in (record.cost - 1, record.cost):
        scene.table.set(scene.hero, Purse={"gold": gold})
        scene.table.start_turn(scene.hero, at="tamalir", step="market").answer("enter")
        assert (f"{verb}:{scene.card}" in scene.table.options) is (gold == record.cost)
    scene.table.answer(f"{verb}:{scene.card}")
    assert (scene.table.gold(scene.hero), scene.table.pile_of(scene.card)) == (0, scene.hero)


def _is_paid(scene: Scene, record: v.MarketRecord) -> None:
    """Wages are paid at the start of a market step, or the ally leaves."""
    assert market.wages(scene.world, scene.hero).get(scene.card, 0) == record.wages
    if not record.wages:
        return
    scene.table.set(scene.hero, Purse={"gold": GOLD})
    scene.table.start_turn(scene.hero, at="tamalir", step="market")
    assert scene.table.gold(scene.hero) == GOLD - record.wages
    scene.table.set(scene.hero, Purse={"gold": record.wages - 1})
    scene.table.start_turn(scene.hero, at="tamalir", step="market")
    assert scene.table.pile_of(scene.card) == MARKET_DECK


# --- abilities -------------------------------------------------------------------------------------------------------


@proves(v.Ability)
def ability(scene: Scene, ability: v.Ability) -> Iterator[None]:
    """It is offered at its time, costs what it says, and not more often than it says."""
    for key in scene.reached("all"):
        scene.table.set(key, Wounds={"count": 1}, Exhaustion={"count": 1})
    blade = scene.give("white-blade") if _wakes(ability) else ""
    scene.loss = {"wounds": 99} if _saves(ability) else {"wounds": 2, "exhaustion": 2}
    yield
    if blade:
        scene.table.set(blade, Activated={})
    assert scene.card in scene.uses()
    payer = scene.card if scene.card in figures.allies(scene.world, scene.hero) else scene.hero
    before = figures.exhaustion(scene.world, payer), figures.wounds(scene.world, scene.hero)
    yield
    turn = scene.world.the(TurnState)
    [*_, paid] = [event.text.args["n"] for event in scene.table.events("pays-exhaustion")] or [0]
    assert paid == ability.exhaustion
    if ability.wounds:
        assert figures.wounds(scene.world, scene.hero) == before[1] + ability.wounds
    assert figures.is_activated(scene.world, scene.card) is (ability.use == "activate")
    assert bool(turn.activated) is (ability.use == "activate")
    if ability.use == "discard":
        assert scene.table.pile_of(scene.card) == _grave(scene)
    elif ability.use == "activate" or ability.once or ability.times == ("before_combat",):
        assert scene.table.decision == "over" or scene.card not in scene.uses()


def _wakes(ability: v.Ability) -> bool:
    return any(isinstance(effect, v.RefreshCard) for effect in ability.effects)


def _saves(ability: v.Ability) -> bool:
    return any(isinstance(effect, v.CancelKnockOut) for effect in ability.effects)


def _grave(scene: Scene) -> str:
    """Where a card goes that is used up (RB-071, RB-205)."""
    if isinstance(scene.case.record, v.EncounterRecord):
        return "removed"
    return f"deck/{scene.card.split('/')[1]}"


# --- adventure cards -------------------------------------------------------------------------------------------------


@proves(v.ChallengeRecord)
def challenge(scene: Scene, record: v.ChallengeRecord) -> Iterator[None]:
    """Drawn, it is fought; beaten, it goes under the deck of its colour unless it is kept, and gives its counter."""
    yield
    yield
    scene.face()
    assert (scene.fight.kind, scene.fight.foe) == ("challenge", scene.card)
    scene.win()
    if record.reward.victory:
        assert scene.table.decision == "over"
        return
    scene.settle()
    expected = scene.hero if record.reward.keep else f"deck/{record.colour}"
    assert scene.table.pile_of(scene.card) == expected
    colours = [counter.split("/")[1] for counter in figures.counters_at(scene.world, scene.hero)]
    assert record.colour in colours


@proves(v.Figure, v.Strength)
def figure(scene: Scene, printed: v.Figure) -> Iterator[None]:
    """In each phase the foe is met with the printed value and damage, and falls at the printed life."""
    yield
    yield
    assert values.life(scene.world, scene.card).value == printed.life
    scene.face().toughen()
    for phase, name in v.ATTRIBUTE_OF_PHASE.items():
        strength = getattr(printed, name)
        assert values.strength(scene.world, scene.card, phase) == strength
        changed = sum(harm.value for harm in scene.fight.harms if harm.phase == phase)
        scene.to_phase(phase)
        assert scene.table.question.prompt.args["value"] == strength.value + changed


@proves(v.Reward)
def reward(scene: Scene, reward: v.Reward) -> Iterator[None]:
    """Beating the foe gives the printed gold, and the card itself or the game."""
    yield
    before = scene.table.gold(scene.hero)
    yield
    scene.settle()
    assert scene.table.gold(scene.hero) == before + reward.gold
    assert (scene.table.pile_of(scene.card) == scene.hero) is reward.keep
    over = scene.table.session.over
    assert (over is not None and over.winners == [0]) is reward.victory


@proves(v.EventRecord)
def event(scene: Scene, record: v.EventRecord) -> Iterator[None]:
    """Drawn, it lies in the event space unless one of a higher number does; then another card is drawn."""
    yield
    for old, number in (("heavy-rains", 1), ("goblin-summer", 2), ("vorakesh-reads-the-sign", 3)):
        if old == record.id:
            continue
        _draw(scene, old)
        wins = record.number >= number
        assert scene.table.cards_in(EVENT_SLOT) == [record.id if wins else old]
        scene.table.put(scene.table.cards_in(EVENT_SLOT)[0], f"deck/{record.colour if wins else 'red'}")
    yield


def _draw(scene: Scene, old: str) -> None:
    """The event is drawn while another one is in play."""
    colour = scene.card.split("/")[1]
    scene.table.put(old, EVENT_SLOT)
    scene.table.top(CALM[colour])
    scene.foe = scene.card
    scene.face()
    while scene.table.decision == "D29":
        scene.table.skip()
    assert scene.fight.foe == scene.table.card(CALM[colour])


@proves(v.EncounterRecord)
def encounter(scene: Scene, record: v.EncounterRecord) -> Iterator[None]:
    """Drawn, it leaves the game when it is done, or stays with its hero as a quest."""
    scene.table.top(CALM[record.colour])
    yield
    scene.foe = scene.card
    scene.face(*[2] * 9)
    while scene.table.decision in ("D09", "D31"):
        scene.table.skip()
    if record.foe:
        scene.table.set("game", QueuedDice={"faces": {}})
        scene.win().settle()
    kept = record.kept is not None and scene.table.pile_of(scene.card) == scene.hero
    is_quest = figures.is_quest(scene.world, scene.card)
    assert is_quest is (record.quest is not None)
    assert scene.world.get(scene.card, Card).pile == (scene.hero if kept or is_quest else "removed")
    yield


@proves(v.Quest)
def quest(scene: Scene, quest: v.Quest) -> Iterator[None]:
    """Its task waits at the right moment and place, once a turn, until it is done often enough."""
    yield
    assert scene.world.get(scene.card, QuestProgress).tokens == 0
    scene.own = [quest.n - values.skill(scene.world, scene.hero, quest.test).value]
    yield
    [rolled] = scene.table.events("roll-test")
    assert rolled.numbers["total"] == rolled.numbers["target"] == quest.n
    if quest.needed == 1:
        assert not scene.world.has(scene.card, QuestProgress)
        return
    assert scene.world.get(scene.card, QuestProgress).tokens == 1
    here = figures.here(scene.world, scene.hero)
    _next_turn(scene)
    scene.table.start_turn(scene.hero, at=here, step="tasks")
    assert ("do" in scene.table.options) is not quest.different
    scene.table.start_turn(scene.hero, at=OPEN, step="tasks")
    assert "do" not in scene.table.options


def _next_turn(scene: Scene) -> None:
    scene.world.the(TurnOrder).turn += 1
