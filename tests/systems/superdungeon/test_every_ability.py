"""Every ability on every stat card, loot card and relic is in force once, and does what it says (sections 9.2 to 9.5).

Each kind of ability and each trait has a check of its own here; a new one that nobody checks is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from components.superdungeon import Lasting, LastingEffects
from systems.superdungeon import equipment, figures, pools
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.counters import GiveStatus
from systems.superdungeon.vocabulary import (
    ATTRIBUTES,
    STATUSES,
    AnyAbility,
    Carries,
    Dice,
    Has,
    Immune,
    Reaches,
    Slots,
    Stats,
    Vulnerable,
)
from tests.systems.superdungeon.arena import Arena
from tests.systems.superdungeon.walk import (
    BOX,
    MAGE,
    MIDDLE,
    Bearer,
    hall,
    put_on,
    strike,
    wearers,
)

# --- abilities: what is always on --------------------------------------------------------------------------------------


def abilities() -> Iterator[tuple[Bearer, AnyAbility]]:
    """Every ability on every card in the box."""
    for model in BOX.models.values():
        yield from ((Bearer(model.id), ability) for ability in model.abilities)
    for bearer, card in wearers():
        yield from ((bearer, ability) for ability in card.abilities)


def numbers(arena: Arena) -> dict[str, object]:
    """All pools and plain numbers of the user."""
    stats = {name: figures.stat(arena.world, arena.u, name).value for name in Stats.__struct_fields__}
    return stats | {each: pools.pool(arena.world, arena.u, each).value for each in ATTRIBUTES}


def does_dice(bearer: Bearer, ability: Dice) -> None:
    """Its attribute has more dice, and no other number is another one for it."""
    card = BOX.cards[bearer.card]
    arena = hall(bearer, wear=False)
    before = numbers(arena)
    put_on(arena, bearer)
    for attribute in ATTRIBUTES:
        more = [a.pool for a in card.abilities if isinstance(a, Dice) and a.attribute == attribute]
        assert numbers(arena)[attribute] == pools.added(before[attribute], *more)  # type: ignore[arg-type]


def does_stats(bearer: Bearer, ability: Stats) -> None:
    """Plain numbers grow by just that."""
    arena = hall(bearer, wear=False)
    before = numbers(arena)
    put_on(arena, bearer)
    for name in Stats.__struct_fields__:
        assert numbers(arena)[name] == before[name] + getattr(ability, name)  # type: ignore[operator]


def does_carries(bearer: Bearer, ability: Carries) -> None:
    """Whom a basic attack wounds has the counter; whom it misses has none."""
    for hit in (True, False):
        arena = hall(bearer, f=(bearer.foe, 6, 5))
        strike(arena, arena.u, arena.f, hit=hit)
        assert (ability.status in arena.statuses(arena.f)) == hit


def does_immune(bearer: Bearer, ability: Immune) -> None:
    """Counters go as the card is put on, and no other one comes; other statuses do."""
    barred = STATUSES if ability.status == "all" else (ability.status,)
    arena = hall(bearer, wear=not bearer.card)
    if bearer.card:
        arena.suffer(arena.u, *STATUSES)
        put_on(arena, bearer)
        assert arena.statuses(arena.u) == [status for status in STATUSES if status not in barred]
    for status in STATUSES:
        arena.suffer(arena.u)
        arena.call(GiveStatus(model=arena.u, status=status))
        is_barred = figures.is_immune(arena.world, arena.u, status)
        assert (arena.statuses(arena.u) == []) == is_barred
        assert is_barred or status not in barred


def does_reaches(bearer: Bearer, ability: Reaches) -> None:
    """So far it can be aimed, and not one square farther."""
    kind = "melee" if ability.kind == "reach" else ability.kind
    for far in (ability.n, ability.n + 1):
        arena = hall(bearer, f=(bearer.foe, MIDDLE[0] - far if far <= MIDDLE[0] else 0, 6))
        if far > MIDDLE[0]:  # the hall is not wide enough from its middle
            arena = Arena("f" + "." * (far - 1) + "u", u=bearer.record, f=bearer.foe)
        arena.activate(arena.u)
        assert (f"attack:{kind}:{arena.f}" in arena.options) == (far == ability.n)


def does_vulnerable(bearer: Bearer, ability: Vulnerable) -> None:
    """An attack with that status wounds by the aiming."""
    arena = hall(bearer, f=(bearer.foe, 6, 5))
    carried = [{"ability": "carries", "status": ability.status}]
    arena.world.get(arena.f, LastingEffects).effects.append(Lasting("fixture", list(carried), arena.f))
    strike(arena, arena.f, arena.u, hit=False)
    assert (arena.wounds(arena.u), arena.statuses(arena.u)) == (1, [])


def does_slots(bearer: Bearer, ability: Slots) -> None:
    """Each loot slot holds so many cards, the relic slot one."""
    arena = hall(bearer)
    assert {slot: equipment.slots(arena.world, arena.u, slot).value for slot in BOX.numbers.slots} == {
        "weapon": ability.n,
        "armor": ability.n,
        "item": ability.n,
        "relic": 1,
    }


# --- traits ------------------------------------------------------------------------------------------------------------


def is_fly(bearer: Bearer) -> None:
    """Over an enemy who fills the corridor."""
    arena = Arena("u.f..\n....." if BOX.models[bearer.record].large else "uf.", u=bearer.record, f=bearer.foe)
    worn(arena, bearer)
    assert max(cell_of(name) for name in arena.activate(arena.u).offers("space/")) > 1


def cell_of(space: str) -> int:
    """The column of a square."""
    return int(space[-2:])


def is_surefoot(bearer: Bearer) -> None:
    """A difficult square costs 1."""
    arena = Arena("u:", u=bearer.record)
    worn(arena, bearer)
    assert arena.activate(arena.u).option("space/r00c01").text.args["n"] == 1


def worn(arena: Arena, bearer: Bearer) -> None:
    """Give the user his card."""
    if bearer.card:
        arena.equip(arena.u, bearer.card)


def is_stealth(bearer: Bearer) -> None:
    """Aimed at from afar it rolls DEX first."""
    arena = hall(bearer, f=("flinger", 2, 6))
    arena.dice(R="P P P", B="0 0 0 0")
    arena.call(MakeAttack(attacker=arena.f, aim=f"missile:{arena.u}"))
    assert len(arena.told("stealth-rolled")) == 1


def is_mob(bearer: Bearer) -> None:
    """One friend with Mob beside the target is one die."""
    arena = hall(bearer, f=(bearer.foe, 6, 5), m=("knucklehead", 5, 4))
    assert pools.mob_dice(arena.world, arena.u, arena.f) == 1


def is_luck(bearer: Bearer) -> None:
    """A heart may become a potion."""
    arena = hall(bearer, f=("hatchling", 6, 5)).dice(B="2 2 H", R="3")
    arena.call(MakeAttack(attacker=arena.u, aim=f"melee:{arena.f}"))
    assert arena.decision == "DP-24"


def is_healer(bearer: Bearer) -> None:
    """A heart is two."""
    arena = hall(bearer, f=("hatchling", 6, 5)).dice(B="2 2 H", R="3")
    arena.suffer(arena.u, wounds=3).call(MakeAttack(attacker=arena.u, aim=f"melee:{arena.f}"))
    assert arena.question.prompt.args["n"] == 2


def is_tough(bearer: Bearer) -> None:
    """A wound goes as it is activated."""
    arena = hall(bearer)
    arena.suffer(arena.u, wounds=2).activate(arena.u)
    assert arena.wounds(arena.u) == 1


def is_backlash(bearer: Bearer) -> None:
    """A better defence wounds the attacker."""
    arena = hall(bearer, f=(bearer.foe, 6, 5))
    strike(arena, arena.f, arena.u, hit=False)
    assert arena.wounds(arena.f) == 1


def is_dodge(bearer: Bearer) -> None:
    """DEX may defend."""
    arena = hall(bearer, f=("knucklehead", 6, 5)).call(MakeAttack(attacker="monster/knucklehead/1"))
    assert (arena.decision, arena.options) == ("DP-20", ["arm", "dex"])


def is_berserk(bearer: Bearer) -> None:
    """One attack is free."""
    arena = hall(bearer, f=("rex", 6, 4)).activate("hero/skyhorn-berserker")
    assert arena.offers("free:") == [f"free:melee:{arena.f}"]


def is_sturdy(bearer: Bearer) -> None:
    """Magic does not wound it, a blow does."""
    arena = hall(bearer, f=(MAGE, 6, 5))
    assert strike(arena, arena.f, arena.u, "magic").wounds(arena.u) == 0
    arena = hall(bearer, f=(MAGE, 6, 5))
    assert strike(arena, arena.f, arena.u).wounds(arena.u) == 1


TRAITS: dict[str, Callable[[Bearer], None]] = {
    "fly": is_fly,
    "surefoot": is_surefoot,
    "stealth": is_stealth,
    "mob": is_mob,
    "luck": is_luck,
    "healer": is_healer,
    "tough": is_tough,
    "backlash": is_backlash,
    "dodge": is_dodge,
    "berserk": is_berserk,
    "sturdy": is_sturdy,
}


@pytest.mark.rule("SD-148")
@pytest.mark.parametrize(
    ("bearer", "ability"),
    list(abilities()),
    ids=[f"{bearer.name} {ability}" for bearer, ability in abilities()],
)
def test_every_ability_does_what_it_says(bearer: Bearer, ability: AnyAbility) -> None:
    match ability:
        case Dice():
            does_dice(bearer, ability)
        case Stats():
            does_stats(bearer, ability)
        case Carries():
            does_carries(bearer, ability)
        case Immune():
            does_immune(bearer, ability)
        case Reaches():
            does_reaches(bearer, ability)
        case Vulnerable():
            does_vulnerable(bearer, ability)
        case Slots():
            does_slots(bearer, ability)
        case Has(trait=trait):
            TRAITS[trait](bearer)
        case _:
            raise AssertionError(f"nobody checks {ability}")
