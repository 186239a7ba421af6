"""Proofs of the effects on heroes and allies, gold and experience, tests and choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from components.runebound import Loss, Tokens
from systems.runebound import figures, values
from systems.runebound import vocabulary as v
from systems.runebound.figures import MARKET_DECK
from tests.systems.runebound.walk.registry import proves
from tests.systems.runebound.walk.scene import OPEN, Scene

# --- gold and experience ---------------------------------------------------------------------------------------------


@proves(v.Gold)
def gold(scene: Scene, effect: v.Gold) -> Iterator[None]:
    """Everybody meant gains or loses it."""
    meant = scene.reached("hero" if effect.target == "hero" else "each_hero")
    yield
    before = {hero: scene.table.gold(hero) for hero in meant}
    yield
    for hero in meant:
        assert scene.table.gold(hero) == max(0, before[hero] + effect.n)


@proves(v.Xp)
def xp(scene: Scene, effect: v.Xp) -> Iterator[None]:
    """Counters of that colour come to the hero, beside the one of the space where he won."""
    scene.others = 2
    yield
    before = _colours(scene)
    yield
    scene.settle()
    won = {scene.foe.split("/")[1]: 1} if scene.case.source == "reward" else {}
    assert _colours(scene) - before == Counter({effect.colour: effect.n}) + Counter(won)


def _colours(scene: Scene) -> Counter[str]:
    return Counter(counter.split("/")[1] for counter in figures.counters_at(scene.world, scene.hero))


# --- wounds and exhaustion -------------------------------------------------------------------------------------------


@proves(v.Wound)
def wound(scene: Scene, effect: v.Wound) -> Iterator[None]:
    """Everybody meant suffers wounds, but not the last life where the card spares it."""
    if effect.spares_last:
        life = values.life(scene.world, scene.other).value
        scene.table.set(scene.other, Wounds={"count": life - 1})
    yield
    before = {key: figures.wounds(scene.world, key) for key in scene.reached(effect.target)}
    yield
    for key, wounds in before.items():
        spared = effect.spares_last and key == scene.other
        assert figures.wounds(scene.world, key) == wounds + (0 if spared else effect.n)


@proves(v.Heal)
def heal(scene: Scene, effect: v.Heal) -> Iterator[None]:
    """Wounds go from one figure by choice, or from all that are meant."""
    for key in scene.reached(effect.target):
        scene.table.set(key, Wounds={"count": 2})
    yield
    before = {key: figures.wounds(scene.world, key) for key in scene.reached(effect.target)}
    yield
    healed = _chosen(scene, list(before), effect.target)
    for key, wounds in before.items():
        gone = (effect.n or wounds) if key in healed else 0
        assert figures.wounds(scene.world, key) == max(0, wounds - gone)


@proves(v.Exhaust)
def exhaust(scene: Scene, effect: v.Exhaust) -> Iterator[None]:
    """Everybody meant suffers exhaustion."""
    yield
    before = {key: figures.exhaustion(scene.world, key) for key in scene.reached(effect.target)}
    yield
    for key, exhaustion in before.items():
        assert figures.exhaustion(scene.world, key) == exhaustion + effect.n
        assert figures.wounds(scene.world, key) <= 2  # nothing was turned into wounds


@proves(v.Rest)
def rest(scene: Scene, effect: v.Rest) -> Iterator[None]:
    """Exhaustion goes from one figure by choice, or from all that are meant."""
    for key in scene.reached(effect.target):
        scene.table.set(key, Exhaustion={"count": 2})
    yield
    before = {key: figures.exhaustion(scene.world, key) for key in scene.reached(effect.target)}
    yield
    rested = _chosen(scene, list(before), effect.target)
    for key, exhaustion in before.items():
        gone = (effect.n or exhaustion) if key in rested else 0
        assert figures.exhaustion(scene.world, key) == max(0, exhaustion - gone)


def _chosen(scene: Scene, meant: list[str], target: str) -> list[str]:
    """Of one figure by choice the last one is taken."""
    if not target.startswith("one_"):
        return meant
    assert scene.table.decision == "D09"
    assert scene.table.options == meant
    scene.table.answer(meant[-1])
    return meant[-1:]


@proves(v.Soak)
def soak(scene: Scene, effect: v.Soak) -> Iterator[None]:
    """So many wounds (or exhaustion) of the loss at hand are not suffered."""
    kind = "exhaustion" if effect.exhaustion else "wounds"
    scene.loss = {kind: effect.n + 1}
    yield
    lost = scene.world.the(Loss)
    expected = max(0, getattr(lost, kind) - effect.n)
    yield
    scene.keep()
    assert getattr(figures, kind)(scene.world, scene.hero) == expected + _price(scene, kind)


def _price(scene: Scene, kind: str) -> int:
    """What a hero's own ability costs him of that kind."""
    is_own = scene.card == scene.hero and kind == "exhaustion"
    return scene.case.owner.exhaustion if is_own else 0


@proves(v.Redirect)
def redirect(scene: Scene, effect: v.Redirect) -> Iterator[None]:
    """The ally takes as many of the hero's wounds as the player says."""
    yield
    yield
    assert (scene.table.decision, scene.table.options) == ("D17", ["3", "2", "1"])
    scene.table.answer("2")
    scene.keep()
    assert (figures.wounds(scene.world, scene.card), figures.wounds(scene.world, scene.hero)) == (2, 1)


@proves(v.CancelKnockOut)
def cancel_knock_out(scene: Scene, effect: v.CancelKnockOut) -> Iterator[None]:
    """The hero stays where he is with one life left."""
    scene.loss = {"wounds": 99}
    yield
    yield
    assert values.life_left(scene.world, scene.hero) == 1
    assert figures.here(scene.world, scene.hero) == OPEN


# --- tests, choices, encounters --------------------------------------------------------------------------------------


@proves(v.Test)
def test(scene: Scene, effect: v.Test) -> Iterator[None]:
    """The hero rolls against that number, with what he has in that skill or attribute."""
    yield
    skill = values.skill(scene.world, scene.hero, effect.of).value
    scene.own = [effect.n - skill]
    yield
    [rolled] = [e for e in scene.table.events("roll-test") if e.text.args["of"].key == f"word-{effect.of}"]
    assert rolled.numbers["total"] == rolled.numbers["target"] == effect.n
    assert rolled.text.args["outcome"] == "success"


@proves(v.Choose)
def choose(scene: Scene, effect: v.Choose) -> Iterator[None]:
    """Everybody meant is asked for a branch; those he cannot pay are not offered."""
    yield
    poor = not any(branch.rune or branch.token for branch in effect.branches)
    if poor:
        scene.table.set(scene.hero, Purse={"gold": 0})
    yield
    payable = [f"branch:{n}" for n, branch in enumerate(effect.branches) if not (branch.gold or branch.rune)]
    if scene.table.decision in ("D09", "D29") and scene.table.question.seat == 0:
        assert scene.table.options == payable
        assert len(payable) > 1
    else:
        assert len(payable) == 1


@proves(v.Branch)
def branch(scene: Scene, branch: v.Branch) -> Iterator[None]:
    """Its price is paid: gold, a rune, an experience token."""
    scene.table.set(scene.other, Purse={"gold": 9})
    rune = scene.give("rune-of-far-gates") if branch.rune else ""
    yield
    gold, level = scene.table.gold(scene.hero), figures.level(scene.world, scene.hero)
    yield
    scene.settle()
    gained = sum(effect.n for effect in branch.effects if isinstance(effect, v.Gold))
    assert scene.table.gold(scene.hero) == gold - branch.gold + gained
    assert figures.level(scene.world, scene.hero) == level - branch.token
    assert not rune or scene.table.pile_of(rune) == MARKET_DECK


@proves(v.Keep)
def keep(scene: Scene, effect: v.Keep) -> Iterator[None]:
    """The card lies with the hero as what it says it is when kept."""
    yield
    yield
    printed = figures.record(scene.world, scene.card)
    assert scene.table.pile_of(scene.card) == scene.hero
    assert figures.thing(scene.world, scene.card) == printed.kept


@proves(v.FightFoe)
def fight_foe(scene: Scene, effect: v.FightFoe) -> Iterator[None]:
    """A fight with the foe on the card begins, an escape phase first."""
    yield
    yield
    printed = figures.record(scene.world, scene.card)
    assert (scene.fight.kind, scene.fight.foe, scene.table.decision) == ("encounter", scene.card, "D12")
    assert values.figure(scene.world, scene.card) == printed.foe


@proves(v.LoseToken)
def lose_token(scene: Scene, effect: v.LoseToken) -> Iterator[None]:
    """One token of choice goes."""
    yield
    yield
    assert scene.world.get(scene.hero, Tokens).stamina == 0


@proves(v.DiscardItem)
def discard_item(scene: Scene, effect: v.DiscardItem) -> Iterator[None]:
    """An item goes, but no kept card."""
    item = scene.give("climbers-coil")
    scene.give("vampire-regent")
    yield
    yield
    assert scene.table.pile_of(item) == MARKET_DECK
    assert scene.table.pile_of("vampire-regent") == scene.hero


@proves(v.RefreshCard)
def refresh_card(scene: Scene, effect: v.RefreshCard) -> Iterator[None]:
    """Another card that lies face down is turned up."""
    other = scene.give("white-blade")
    yield
    scene.table.set(other, Activated={})
    scene.set_out()
    yield
    assert not figures.is_activated(scene.world, other)
    assert figures.is_activated(scene.world, scene.card)
