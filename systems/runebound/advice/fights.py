"""What fights are worth: chance to win, wounds on the way, what victory brings and defeat costs, all in gold.

Known foes are forecast one by one; an unknown card is the average over foes that its deck may still hold.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from systems.runebound.advice.builds import Build, Shape
from systems.runebound.advice.lineup import line_up
from systems.runebound.advice.openings import CALM, Opening
from systems.runebound.content import content
from systems.runebound.forecast import Foe, estimate
from systems.runebound.vocabulary import ChallengeRecord

WOUND = 1.0
"""A wound costs about the gold it takes to heal."""
LOST_TURNS = 4.0
"""What being knocked out costs besides gold and a card."""
SAMPLE, RED_SAMPLE = 2, 4
CRUDE_SAMPLE = 1
"""How many foes stand for an unknown card; red ones differ most, and the game hangs on them."""


class Outlook(NamedTuple):
    """Chance to win a fight, and wounds that hero and allies suffer on average when he wins."""

    win: float
    wounds: float


class Stakes(NamedTuple):
    """What victory brings and what defeat costs."""

    gain: float
    loss: float


@lru_cache(maxsize=10_000)
def outlook(build: Build, shape: Shape, foe: str, ambush: bool = False) -> Outlook:
    """How a fight with the foe on that card will go, before it has begun."""
    sides = line_up(build, shape, foe, ambush)
    win = wounds = 0.0
    for way in sides.openings:
        life = sides.hero.life - way.own
        if life <= 0:
            continue
        enemy = sides.foe if sides.openings is CALM else after_opening(sides.foe, way)
        hero = sides.hero if not way.own else sides.hero._replace(life=life)
        seen = estimate(hero, sides.defence, sides.allies, enemy)
        win += way.chance * seen.win
        wounds += way.chance * (seen.wounds - (1.0 - seen.win) * life + (way.own + seen.allies) * seen.win)
    return Outlook(win, max(0.0, wounds) / win if win > 0 else 0.0)


def after_opening(foe: Foe, way: Opening) -> Foe:
    """A foe after the before-combat part went that way; values stop at 0 (RB-204)."""
    values = tuple(max(0, value + change) for value, change in zip(foe.values, way.values, strict=True))
    return Foe((values[0], values[1], values[2]), foe.damages, max(0, foe.life - way.foe), foe.healing)


def worth_of(seen: Outlook, stakes: Stakes) -> float:
    """A fight in gold: what it brings less what it costs (section 12 rule 5)."""
    return seen.win * (stakes.gain - WOUND * seen.wounds) - (1.0 - seen.win) * stakes.loss


@lru_cache(maxsize=5_000)
def sample(foes: tuple[str, ...], n: int) -> tuple[str, ...]:
    """A few foes that stand for all of them: evenly spread from the weakest to the hardest."""
    ranked = sorted(foes, key=lambda foe: (toughness(foe), foe))
    if len(ranked) <= n:
        return tuple(ranked)
    return tuple(ranked[(2 * place + 1) * len(ranked) // (2 * n)] for place in range(n))


@cache
def toughness(foe: str) -> float:
    """A rough measure of a challenge: its values, and what it deals and stands."""
    printed = content().adventure[foe]
    if not isinstance(printed, ChallengeRecord):
        return 0.0
    strengths = (printed.figure.mind, printed.figure.body, printed.figure.spirit)
    return sum(s.value + 2 * s.damage for s in strengths) + 5 * printed.figure.life


@lru_cache(maxsize=10_000)
def average(build: Build, shape: Shape, foes: tuple[str, ...], ambush: bool = False) -> Outlook:
    """The outlook against an unknown one of these foes."""
    seen = [outlook(build, shape, foe, ambush) for foe in foes]
    win = sum(one.win for one in seen)
    if not win:
        return Outlook(0.0, 0.0)
    return Outlook(win / len(seen), sum(one.win * one.wounds for one in seen) / win)


@cache
def challenges(colour: str) -> tuple[str, ...]:
    """All challenges of a colour."""
    return tuple(
        record.id
        for record in content().adventure.values()
        if isinstance(record, ChallengeRecord) and record.colour == colour
    )


@lru_cache(maxsize=1_000)
def mean_gold(foes: tuple[str, ...]) -> float:
    """The gold that these challenges give on average."""
    found = [r.reward.gold for r in map(content().adventure.get, foes) if isinstance(r, ChallengeRecord)]
    return sum(found) / len(found) if found else 0.0
