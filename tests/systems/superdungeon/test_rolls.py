"""Dice: pools, stars, the die that a status takes away, and exact odds (SD-093 to SD-098; section 12)."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from systems.superdungeon import odds, pools, rolls
from systems.superdungeon.pools import added, notation
from systems.superdungeon.vocabulary import Pool
from tests.systems.superdungeon.arena import Arena

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "superdungeon.md").read_text("utf-8")
LETTERS = {"W": "white", "B": "blue", "R": "red", "G": "green"}


def pool(printed: str) -> Pool:
    """A pool as it is printed: "1W2B"."""
    return Pool(**{LETTERS[letter]: int(n) for n, letter in re.findall(r"(\d)([WBRG])", printed)})


def alone(hero: str = "hearthsworn-fighter") -> Arena:
    """One model on its own."""
    return Arena("..\n.h", h=hero)


def rolled(arena: Arena, attribute: str, printed: str) -> int:
    """The stars of a roll of that pool, made by the arena's model."""
    made = pools.PoolTotal(pool(printed))
    return rolls.roll(arena.world, arena.h, attribute, made, "attack")[1]  # type: ignore[arg-type]


@pytest.mark.rule("SD-093", "SD-094", "SD-097")
def test_e14_white_stars_are_added_and_never_rolled() -> None:
    """E-14: 1W2B with 1 and 2 is 4 stars; 1W alone is 1 star and no die falls."""
    arena = alone().dice(B="1 2")
    assert rolled(arena, "att", "1W2B") == 4
    assert arena.told("attack-rolled")[-1].barrier == "dice"
    assert rolled(arena, "att", "1W") == 1
    assert arena.told("attack-rolled")[-1].barrier == ""


@pytest.mark.rule("SD-095")
def test_a_pool_has_no_fewer_dice_than_none() -> None:
    """Taking more dice than there are leaves none, and does not count against other colours."""
    assert added(pool("1B1R"), Pool(blue=-2)) == pool("1R")
    assert notation(added(pool("1B"), Pool(blue=-2))) == "0"
    assert notation(pool("1W2B3R1G")) == "1W2B3R1G"


@pytest.mark.rule("SD-188", "SD-096")
def test_v11_weak_discards_the_highest_die() -> None:
    """V-11: 2B1R with 1, 2, 3 and Weak is 3 stars."""
    arena = alone().dice(B="1 2", R="3")
    arena.suffer(arena.h, "weak")
    assert rolled(arena, "att", "2B1R") == 3


@pytest.mark.rule("SD-181", "SD-096")
def test_v12_white_stars_are_never_discarded() -> None:
    """V-12: ARM 2W1B and Fragile: the blue 2 goes, two white stars stay."""
    arena = alone().dice(B="2")
    arena.suffer(arena.h, "fragile")
    assert rolled(arena, "arm", "2W1B") == 2


@pytest.mark.rule("SD-179", "SD-181", "SD-187", "SD-188")
@pytest.mark.parametrize(
    ("status", "attribute"), [("weak", "att"), ("fragile", "arm"), ("stun", "will"), ("cold", "dex")]
)
def test_each_of_four_statuses_spoils_its_own_attribute(status: str, attribute: str) -> None:
    """Weak spoils ATT alone, Fragile ARM, Stun WILL, Cold DEX."""
    arena = alone()
    arena.suffer(arena.h, status)
    for each in ("att", "arm", "will", "dex"):
        arena.dice(R="3")
        assert rolled(arena, each, "1R") == (0 if each == attribute else 3)


@pytest.mark.rule("SD-096")
def test_the_discarded_die_takes_its_icon_along_but_goes_last() -> None:
    """Among equal dice one without an icon is discarded first; a blank goes before a heart."""
    assert rolls.without_highest({"blue": [6, 1]}) == {"blue": [6]}
    assert rolls.without_highest({"blue": [6]}) == {}
    assert rolls.icons({"green": [6], "blue": [6]}, "H") == 2
    assert rolls.icons({"green": [6], "red": [6]}, "P") == 2


@pytest.mark.rule("SD-097")
def test_icon_faces_carry_no_stars() -> None:
    """A heart, a potion and the green face with both count nothing."""
    arena = alone().dice(B="H", R="P", G="HP")
    assert rolled(arena, "att", "1B1R1G") == 0


# --- odds ------------------------------------------------------------------------------------------------------------


def chance_table() -> list[tuple[str, str, int]]:
    """(attack, defence, percent) of the table in section 12."""
    lines = RULES.split("## 12.")[1].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    head = rows[0][1:]
    return [
        (row[0], column, int(cell)) for row in rows[2:] for column, cell in zip(head, row[1:], strict=True)
    ]


@pytest.mark.rule("SD-105")
@pytest.mark.parametrize(("attack", "defence", "percent"), chance_table())
def test_chances_to_hit_are_those_of_the_rules(attack: str, defence: str, percent: int) -> None:
    """The exact chance that the attack shows more stars, in percent."""
    ways, of = odds.hits(pool(attack), pool(defence))
    assert round(100 * ways / of) == percent


def test_odds_count_every_fall_of_the_dice() -> None:
    """With discarded dice too the ways are those of trying out all faces."""
    faces = [*product(odds.face_stars("blue"), odds.face_stars("red"))]
    for discard in (False, True):
        counted: dict[int, int] = {}
        for fall in faces:
            stars = sum(fall) - (max(fall) if discard else 0)
            counted[stars] = counted.get(stars, 0) + 1
        assert odds.ways(pool("1B1R"), discard) == counted


def test_a_sure_thing_shows_no_other_outcome() -> None:
    """What cannot happen is left out."""
    assert len(odds.shown(odds.hits(pool("2W"), pool("1W")))) == 1
    assert len(odds.shown(odds.hits(pool("1B"), pool("1W")))) == 2
