"""Where to go: what waits on every space in sight, and what it is worth to end a move somewhere.

A space is worth what can be done there at once, and what can be reached from it later, which counts less the longer the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import NamedTuple

from components.cards import Card
from components.runebound import QuestProgress
from components.texts import Text, text
from systems.runebound import figures, market, quests
from systems.runebound.advice import bargains, travel
from systems.runebound.advice.builds import Shape, test_value
from systems.runebound.advice.fights import WOUND
from systems.runebound.advice.mind import Mind
from systems.runebound.forecast import chance
from systems.runebound.pathfinding import faces, openers
from systems.runebound.vocabulary import COLOURS

SPARK = 0.3
"""Less than this is not worth a journey."""
GOALS = 8
CRUDE_GOALS = 4
QUEST_TASK = 4.0
MEND = 0.5
"""A healed wound is worth this besides what it does for the next fight."""


class Prospect(NamedTuple):
    """Something to do on a space: what it is worth, and why in words."""

    space: str
    worth: float
    why: Text


class Prospects:
    """All there is to do on the board for one hero at one moment."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.ground = travel.ground(mind.view, openers(mind.view, mind.hero))
        hurt = mind.shape.wounds or mind.shape.tired or any(mind.shape.allies)
        self.speed = (4 if hurt else 5) * travel.STEPS_PER_DIE
        self.at_once: dict[str, Prospect] = {}
        for prospect in (*adventures(mind), *towns(mind)):
            known = self.at_once.get(prospect.space)
            if known is None or prospect.worth > known.worth:
                self.at_once[prospect.space] = prospect
        self.goals = self._goals(GOALS if mind.careful else CRUDE_GOALS)
        self._worths: dict[str, tuple[float, Text]] = {}

    def _goals(self, most: int) -> list[Prospect]:
        """The best things to make for, seen from here."""
        worthy = [p for p in self.at_once.values() if p.worth > SPARK]
        return sorted(worthy, key=self.from_here, reverse=True)[:most]

    def _delays(self, goal: str) -> Mapping[str, float]:
        """What the way from each space to a goal leaves of its worth."""
        return self.ground.worn(goal, self.speed)

    @cached_property
    def _goal_delays(self) -> list[tuple[Prospect, Mapping[str, float]]]:
        return [(prospect, self._delays(prospect.space)) for prospect in self.goals]

    def from_here(self, prospect: Prospect) -> float:
        """What a prospect is worth seen from where the hero stands."""
        return prospect.worth * self._delays(prospect.space)[self.mind.here]

    def stop_at(self, space: str) -> tuple[float, Text]:
        """What it is worth to end the movement on a space, and why."""
        if space not in self._worths:
            self._worths[space] = self._stop_at(space)
        return self._worths[space]

    def _stop_at(self, space: str) -> tuple[float, Text]:
        here = self.at_once.get(space)
        now = here.worth if here and here.worth > 0 else 0.0
        further, goal = 0.0, None
        for prospect, delays in self._goal_delays:
            worth = prospect.worth * delays[space]
            if worth > further and prospect.space != space:
                further, goal = worth, prospect
        total = now + further - self.hazard(space)
        if here and now > SPARK:
            return total, here.why
        if goal is not None:
            return total, text("why-towards", space=f"@{goal.space}", why=goal.why)
        return total, text("why-nowhere")

    def hazard(self, space: str) -> float:
        """What the chance of a travel hazard costs on a space (section 12 rule 16)."""
        if not self._has_hazards or space in self._safe:
            return 0.0
        return _missed(self.ground.terrains[space]) * self.mind.hazard_risk

    @cached_property
    def _has_hazards(self) -> bool:
        return bool(figures.switch(self.mind.view, "travel_hazards"))

    @cached_property
    def _safe(self) -> frozenset[str]:
        """Spaces without hazards: towns, counters, undefeated challenges, other heroes (RB-176)."""
        mind = self.mind
        others = [figures.here(mind.view, hero) for hero in figures.heroes(mind.view) if hero != mind.hero]
        towns = [space for space, kind in self.ground.terrains.items() if kind == "town"]
        return frozenset([*others, *towns, *mind.counters, *(place.space for _, place in mind.undefeated)])

    def best_of(self, spaces: list[str] | tuple[str, ...]) -> float:
        """The worth of the best of these spaces."""
        return max(self.stop_at(space)[0] for space in spaces)


@cache
def _missed(terrain: str) -> float:
    """The chance that neither of two dice shows a terrain (RB-178)."""
    shown = sum(1 for face in faces() if terrain in face)
    return float((1.0 - shown / len(faces())) ** 2)


# --- adventures --------------------------------------------------------------------------------------------------------


def adventures(mind: Mind) -> list[Prospect]:
    """What fights wait on the board."""
    known = {place.space: card for card, place in reversed(mind.undefeated)}
    unknown = {colour: _unknown(mind, colour) for colour in COLOURS if colour not in mind.barred}
    found = [
        Prospect(space, *unknown[colour])
        for space, colour in mind.counters.items()
        if space not in known and colour in unknown
    ]
    for space, card in known.items():
        if figures.foe_colour(mind.view, card) not in mind.barred:
            found.append(Prospect(space, *face_up(mind, card, mind.colours_at(space))))
    return found


def _unknown(mind: Mind, colour: str) -> tuple[float, Text]:
    worth, seen = mind.unknown_fight(colour)
    return worth, text("why-unknown-fight", colour=text(f"colour-{colour}"), win=percent(seen.win))


def face_up(mind: Mind, card: str, colours: tuple[str, ...]) -> tuple[float, Text]:
    """The worth of an undefeated challenge, with the counter that lies on its space."""
    foe = mind.view.get(card, Card).definition
    worth, seen = mind.known_fight(foe, colours)
    return worth, text("why-fight", foe=f"@foe/{card}", win=percent(seen.win))


def percent(part: float) -> int:
    """A chance in words of numbers."""
    return round(100 * part)


# --- towns -------------------------------------------------------------------------------------------------------------


def towns(mind: Mind) -> list[Prospect]:
    """What towns offer: healing, purchases, tasks of quests."""
    price = market.heal_price(mind.view, mind.hero).value
    healing = healing_worth(mind, mind.gold // price)
    spent = min(mind.shape.wounds, mind.gold // price) * price
    limits = bargains.limits_of(mind)
    found = []
    for space, town in figures.towns(mind.view):
        if mind.careful:
            stack = bargains.stack(mind, town.id)
            buying = bargains.best_of_town(mind.build, stack, mind.gold - spent, limits)
        else:
            buying = bargains.hope_of_town(mind.build, mind.gold - spent)
        task = sum(QUEST_TASK * p for p in _tasks(mind, town.id))
        best = max((healing, "why-town-heal"), (buying, "why-town-buy"), (task, "why-town-quest"))
        found.append(Prospect(space, healing + buying + task, text(best[1], town=f"@{space}")))
    return found


def healing_worth(mind: Mind, wounds: int) -> float:
    """What healing so many of the hero's wounds is worth: the best fight goes better then."""
    healed = min(wounds, mind.shape.wounds)
    if healed <= 0:
        return 0.0
    better = mind.shape._replace(wounds=mind.shape.wounds - healed)
    return max(0.0, best_fight(mind, better) - best_fight(mind)) + MEND * WOUND * healed


def best_fight(mind: Mind, shape: Shape | None = None) -> float:
    """The worth of the best unknown fight that is open to the hero, as he is or in another shape."""
    colours = [colour for colour in COLOURS if colour not in mind.barred]
    return max(mind.unknown_fight(colour, shape)[0] for colour in colours)


def _tasks(mind: Mind, town_id: str) -> list[float]:
    """Chances of the tasks of quests that could be done in a town."""
    found = []
    for card in figures.belongings(mind.view, mind.hero):
        progress = mind.view.find(card, QuestProgress)
        quest = quests.quest_of(mind.view, card) if progress is not None else None
        if progress is None or quest is None or quest.when != "stop":
            continue
        is_open = town_id in quest.towns if quest.towns else town_id not in progress.places
        if is_open:
            found.append(chance(quest.n - test_value(mind.build, quest.test)))
    return found
