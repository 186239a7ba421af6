"""Rolling pools of dice: stars, icons, and the die that a status takes away (SD-093 to SD-098).

Knows dice and pools; what a roll is for, its caller says.
"""

from __future__ import annotations

from typing import Literal

from components.texts import text
from engine import rng
from engine.world import World
from systems.shared.telling import DICE, tell
from systems.superdungeon import figures, pools
from systems.superdungeon.content import Colour, content
from systems.superdungeon.odds import FACES, face_stars
from systems.superdungeon.pools import PoolTotal
from systems.superdungeon.vocabulary import Attribute, Pool

Dice = dict[str, list[int]]
"""Faces 1 to 6 by colour; a die that was discarded is not among them."""

COLOURS: tuple[Colour, ...] = ("blue", "red", "green")
HEART = "H"
POTION = "P"


def throw(world: World, pool: Pool) -> Dice:
    """Let the dice of a pool fall; white stars are never rolled (SD-094)."""
    counts = {colour: getattr(pool, colour) for colour in COLOURS}
    return {colour: rng.roll(world, colour, FACES, n) for colour, n in counts.items() if n}


def face(colour: str, n: int) -> str:
    """What the n-th face of a die shows, as the rules write it."""
    return content().numbers.faces[colour][n - 1]  # type: ignore[index]


def stars(dice: Dice) -> int:
    """The stars that dice show; icon faces carry none (section 3.2)."""
    return sum(face_stars(colour)[n - 1] for colour, faces in dice.items() for n in faces)


def icons(dice: Dice, icon: Literal["H", "P"]) -> int:
    """How many hearts or potions dice show; the green face gives both (SD-099)."""
    return sum(icon in face(colour, n) for colour, faces in dice.items() for n in faces)


def without_highest(dice: Dice) -> Dice:
    """The dice without one that shows most stars; of equal ones first one without an icon (SD-096)."""
    every = [(colour, place, n) for colour, faces in dice.items() for place, n in enumerate(faces)]
    if not every:
        return dice
    colour, place, _ = max(
        every, key=lambda die: (face_stars(die[0])[die[2] - 1], face(die[0], die[2]).isdigit())
    )
    left = {c: [n for i, n in enumerate(faces) if (c, i) != (colour, place)] for c, faces in dice.items()}
    return {c: faces for c, faces in left.items() if faces}


def roll(
    world: World, key: str, attribute: Attribute, made: PoolTotal, purpose: str, discard: bool = False
) -> tuple[Dice, int]:
    """Roll a pool for a model and tell it; gives the dice that count and the stars with white ones (SD-097).

    A status that discards the highest die does so for every roll of its attribute; `discard` takes one in any case.
    """
    pool = made.value
    fallen = throw(world, pool)
    loses = discard or pools.discards(world, key, attribute)
    counting = without_highest(fallen) if loses else fallen
    result = stars(counting) + pool.white
    tell(
        world,
        f"{purpose}-rolled",
        key,
        barrier=DICE if fallen else "",
        numbers={
            **{colour: list(faces) for colour, faces in fallen.items()},
            "white": pool.white,
            "stars": result,
        },
        who=f"@{key}",
        attribute=text(f"attribute-{attribute}"),
        pool=pools.notation(pool),
        n=result,
        lost=text("roll-lost") if counting is not fallen else "",
    )
    return counting, result


def hides(world: World, user: str, target: str, n: int) -> bool:
    """A hidden model rolls DEX against what is aimed at it from afar; each star shortens the range by one (SD-130)."""
    if not figures.has_trait(world, target, "stealth"):
        return False
    _, found = roll(world, target, "dex", pools.pool(world, target, "dex"), "stealth")
    return figures.distance(world, user, target) > n - found
