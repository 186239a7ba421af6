"""Hearts and potions of a wounding attack (SD-098 to SD-103)."""

from __future__ import annotations

import pytest

from components.superdungeon import Deeds, Potions, Prompts, RoundState
from systems.superdungeon import figures
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.icons import ShareIcons
from tests.systems.superdungeon.arena import Arena

PARTY = {"p": "royal-paladin", "m": "ember-mage", "k": "dragon-priest"}


def party() -> Arena:
    """Paladin and Mage beside a Dragon Priest."""
    arena = Arena("pkm\n...", **PARTY)
    arena.set("seat/1", Prompts, mode="never")
    return arena


@pytest.mark.rule("SD-099", "SD-100", "SD-101")
def test_hearts_go_to_any_hero_against_a_wound_or_a_status() -> None:
    """The Mage's attack wounds with two hearts; the Paladin loses a wound, then Slow."""
    arena = party()
    arena.suffer(arena.p, "slow", wounds=2).set("game", RoundState, speaker=1)
    arena.call(ShareIcons(hero=arena.m, hearts=2, potions=0))
    assert arena.options == [f"{arena.p}:wound", f"{arena.p}:slow", "lose"]
    assert (arena.decision, arena.question.default) == ("DP-22", f"{arena.p}:wound")
    arena.answer(f"{arena.p}:wound").answer(f"{arena.p}:slow")
    assert (arena.wounds(arena.p), arena.statuses(arena.p)) == (1, [])
    assert arena.world.get("seat/1", Deeds).hearts == 2


@pytest.mark.rule("SD-101")
def test_icons_nobody_can_use_are_lost() -> None:
    """No wound, no status, all at their caps: nothing is asked."""
    arena = party()
    arena.set(arena.p, Potions, count=1).set(arena.m, Potions, count=2)
    arena.call(ShareIcons(hero=arena.m, hearts=2, potions=2))
    assert arena.decision == "probe"


@pytest.mark.rule("SD-101", "SD-100", "SD-103", "SD-162")
def test_v29_a_potion_never_goes_above_the_cap() -> None:
    """V-29: the Paladin is at his cap and cannot drink to make room; only the Mage below hers may take it."""
    arena = party()
    arena.set(arena.p, Potions, count=1).set(arena.m, Potions, count=1)
    arena.call(ShareIcons(hero=arena.p, hearts=0, potions=2))
    assert (arena.decision, arena.options) == ("DP-23", [arena.m, "lose"])
    arena.answer(arena.m)
    assert arena.decision == "probe"
    assert [figures.potions(arena.world, hero) for hero in (arena.p, arena.m)] == [1, 2]


@pytest.mark.rule("SD-099")
def test_a_healers_hearts_count_twice() -> None:
    """The Paladin wounds with one heart showing: the party has two."""
    arena = party().dice(B="2 2 H 0", R="P")
    arena.suffer(arena.m, wounds=3)
    arena.call(MakeAttack(attacker=arena.p)).answer(f"{arena.m}:wound")
    assert arena.decision == "DP-22"
    arena.answer(f"{arena.m}:wound")
    assert (arena.wounds(arena.m), arena.decision) == (1, "probe")


@pytest.mark.rule("SD-099", "SD-114")
def test_icons_are_granted_once_for_all_targets() -> None:
    """Two wounded by one wave: one potion."""
    arena = Arena("kmk", m="ember-mage", k="knucklehead").dice(R="3 P")
    arena.call(MakeAttack(attacker=arena.m, action="fire-wave"))
    arena.answer("monster/knucklehead/1", "monster/knucklehead/2").answer(arena.m)
    assert (figures.potions(arena.world, arena.m), arena.decision) == (1, "probe")


@pytest.mark.rule("SD-098")
def test_monsters_icons_and_icons_of_defence_are_blank() -> None:
    """A kobold's heart and a hero's defence give nothing."""
    arena = party().dice(B="2 2 H", R="P")
    arena.suffer(arena.p, wounds=1)
    arena.call(MakeAttack(attacker=arena.k, aim=f"melee:{arena.p}"))
    assert arena.decision == "probe"


@pytest.mark.rule("SD-102")
def test_luck_changes_hearts_into_potions_and_back() -> None:
    """The Rogue may take her heart as a potion."""
    arena = Arena("rk", r="riftling-rogue", k="dragon-priest")
    arena.call(ShareIcons(hero=arena.r, hearts=1, potions=1))
    assert (arena.decision, arena.question.default) == ("DP-24", "hearts:1")
    assert arena.options == ["hearts:2", "hearts:1", "hearts:0"]
    arena.answer("hearts:0").answer(arena.r)
    assert (figures.potions(arena.world, arena.r), arena.decision) == (1, "probe")
