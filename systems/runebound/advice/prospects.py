"""Where to go: what waits on every space in sight, and what it is worth to end a move somewhere.

A space is worth what can be done there at once, and what can be reached from it later, which counts less the longer the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from components.cards import Card, Pile
from components.runebound import QuestProgress, TurnState
from components.texts import Text, text
from systems.runebound import figures, market, quests
from systems.runebound.advice import bargains, travel
from systems.runebound.advice.builds import test_value
from systems.runebound.advice.fights import WOUND, Outlook
from systems.runebound.advice.mind import Mind
from systems.runebound.advice.purse import spending
from systems.runebound.forecast import chance
from systems.runebound.pathfinding import faces, openers
from systems.shared.lazily import lazily

SPARK = 0.3
"""Less than this is not worth a journey."""
LAST_RESORT = 1.0
"""Where nothing else is left, even a poor fight is worth more than to wait for ever."""
SURPRISE = 0.02
"""What an unknown card may bring is worth at least such a chance."""
GOALS = 8
CRUDE_GOALS = 4
QUEST_TASK = 4.0
MEND = 0.5
"""A healed wound is worth this besides what it does for the next fight."""
RELIEF = 0.4
"""What a wound less is worth in itself."""
CRUDE_MEND = 1.0
"""The same for those who do not think of the next fight."""


class Prospect(NamedTuple):
    """Something to do on a space: what it is worth, and why in words."""

    worth: float
    why: Text


class Goal(NamedTuple):
    """A prospect to make for, and what it is worth seen from where the hero stands."""

    from_here: float
    space: str
    worth: float
    why: Text


class Draw(NamedTuple):
    """What ending a move on a space is worth in all, and the goal that draws the hero on from there, if any does."""

    worth: float
    goal: Goal | None


class Prospects:
    """All there is to do on the board for one hero at one moment."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.ground = travel.ground(mind.view, openers(mind.view, mind.hero))
        hurt = mind.shape.wounds or mind.shape.tired or any(mind.shape.allies)
        self.speed = (4 if hurt else 5) * travel.STEPS_PER_DIE
        self.at_once = adventures(mind)
        for space, town in towns(mind).items():
            if space not in self.at_once or town.worth > self.at_once[space].worth:
                self.at_once[space] = town
        self.is_desperate = not self.at_once
        """Nothing on the board is worth while."""
        if self.is_desperate:
            self.at_once = last_resort(mind)
        self.goals = self._goals(GOALS if mind.careful else CRUDE_GOALS)
        self._draws: dict[str, Draw] = {}
        self._towards: dict[str, Text] = {}

    def _goals(self, most: int) -> list[Goal]:
        """The best things to make for. The way is measured to none that even next door would be too poor."""
        worthy = [(one.worth, space, one.why) for space, one in self.at_once.items() if one.worth > SPARK]
        best: list[Goal] = []
        for worth, space, why in sorted(worthy, key=itemgetter(0), reverse=True):
            least = best[-1].from_here if len(best) == most else 0.0
            if worth * travel.AT_BEST <= least:
                break
            from_here = worth * self.ground.left(self.mind.here, space, self.speed)
            if from_here > least:
                best.append(Goal(from_here, space, worth, why))
                best = sorted(best, key=itemgetter(0), reverse=True)[:most]
        return best

    @lazily
    def _goal_delays(self) -> list[tuple[Goal, Mapping[str, float]]]:
        """With each goal what the way from each space to it leaves of its worth."""
        return [(goal, self.ground.worn(goal.space, self.speed)) for goal in self.goals]

    def worth_at(self, space: str) -> float:
        """What it is worth to end the movement on a space."""
        return self._draw(space).worth

    def stop_at(self, space: str) -> tuple[float, Text]:
        """The same, and why."""
        worth, goal = self._draw(space)
        here = self.at_once.get(space)
        if here is not None and here.worth > SPARK:
            return worth, here.why
        return worth, self._why_towards(goal) if goal else text("why-nowhere")

    def _why_towards(self, goal: Goal) -> Text:
        if goal.space not in self._towards:
            self._towards[goal.space] = text("why-towards", space=f"@{goal.space}", why=goal.why)
        return self._towards[goal.space]

    def _draw(self, space: str) -> Draw:
        found = self._draws.get(space)
        if found is None:
            found = self._draws[space] = self._drawn_to(space)
        return found

    def _drawn_to(self, space: str) -> Draw:
        here = self.at_once.get(space)
        further, draws = 0.0, None
        for goal, left in self._goal_delays:
            worth = goal.worth * left[space]
            if worth > further and goal.space != space:
                further, draws = worth, goal
        return Draw((here.worth if here else 0.0) + further - self.hazard(space), draws)

    def hazard(self, space: str) -> float:
        """What the chance of a travel hazard costs on a space (section 12 rule 16)."""
        if not self._has_hazards or space in self._safe:
            return 0.0
        return _missed(self.ground.country.terrains[space]) * self.mind.hazard_risk

    @lazily
    def _has_hazards(self) -> bool:
        return bool(self.mind.options["travel_hazards"])

    @lazily
    def _safe(self) -> frozenset[str]:
        """Spaces without hazards: towns, counters, undefeated challenges, other heroes (RB-176)."""
        mind = self.mind
        others = [figures.here(mind.view, hero) for hero in figures.heroes(mind.view) if hero != mind.hero]
        waiting = [place.space for _, place in mind.undefeated]
        return frozenset([*others, *self.ground.country.towns, *mind.counters, *waiting])

    def best_of(self, spaces: list[str] | tuple[str, ...]) -> float:
        """The worth of the best of these spaces."""
        return max(map(self.worth_at, spaces))


@cache
def _missed(terrain: str) -> float:
    """The chance that neither of two dice shows a terrain (RB-178)."""
    shown = sum(1 for face in faces() if terrain in face)
    return float((1.0 - shown / len(faces())) ** 2)


# --- adventures --------------------------------------------------------------------------------------------------------


def adventures(mind: Mind) -> dict[str, Prospect]:
    """The fights on the board that are worth something, by their spaces."""
    known = {place.space: card for card, place in reversed(mind.undefeated)}
    unknown = _unknown(mind)
    found = {
        space: unknown[colour]
        for space, colour in mind.counters.items()
        if colour in unknown and space not in known
    }
    for space, card in known.items():
        if figures.foe_colour(mind.view, card) not in mind.barred:
            fight = face_up(mind, card, mind.colours_at(space))
            if fight.worth > 0:
                found[space] = fight
    return found


def last_resort(mind: Mind) -> dict[str, Prospect]:
    """The fight on the board that is likeliest to be won, however poor, on each space where it waits.

    An unknown card is better than a fight without hope: it may be no fight, and decks that run out bring counters back.
    """
    known = {place.space: card for card, place in reversed(mind.undefeated)}
    unknown: dict[str, tuple[float, Text]] = {}
    fights: list[tuple[float, str, Text]] = []
    for space in (*known, *(space for space in mind.counters if space not in known)):
        colours = mind.colours_at(space)
        colour = figures.foe_colour(mind.view, known[space]) if space in known else colours[0]
        if colour in mind.barred or (space not in known and mind.has_run_out(colour)):
            continue
        if space not in known and colour not in unknown:
            win, why = _odds_at(mind, "", colours)
            unknown[colour] = max(win, SURPRISE), why
        win, why = _odds_at(mind, known[space], colours) if space in known else unknown[colour]
        fights.append((win, space, why))
    best = max((win for win, _, _ in fights), default=0.0)
    return {space: Prospect(LAST_RESORT, why) for win, space, why in fights if win == best}


def _odds_at(mind: Mind, card: str, colours: tuple[str, ...]) -> tuple[float, Text]:
    """The chance to win against a face-up challenge, or the unknown card of a counter, and its words."""
    if not card:
        seen = mind.unknown_fight(colours[0])[1]
        return seen.win, why_unknown(colours[0], seen)
    seen = mind.known_fight(mind.view.get(card, Card).definition, colours)[1]
    return seen.win, face_up(mind, card, colours).why


def _unknown(mind: Mind) -> dict[str, Prospect]:
    """Counters whose unknown cards are worth attempting, by colour."""
    return {
        fight.colour: Prospect(fight.worth, why_unknown(fight.colour, fight.seen))
        for fight in mind.unknown_fights
        if fight.worth > 0
    }


def why_unknown(colour: str, seen: Outlook) -> Text:
    """The chances against the unknown card of a counter."""
    return text("why-unknown-fight", colour=text(f"colour-{colour}"), win=percent(seen.win))


def face_up(mind: Mind, card: str, colours: tuple[str, ...]) -> Prospect:
    """The worth of an undefeated challenge, with the counter that lies on its space."""
    foe = mind.view.get(card, Card).definition
    worth, seen = mind.known_fight(foe, colours)
    return Prospect(worth, text("why-fight", foe=f"@foe/{card}", win=percent(seen.win)))


def percent(part: float) -> int:
    """A chance in words of numbers."""
    return round(100 * part)


# --- towns -------------------------------------------------------------------------------------------------------------


def towns(mind: Mind) -> dict[str, Prospect]:
    """Towns worth a visit: for healing, purchases, tasks of quests. Who is careless does not read what a market holds."""
    healing, left = _healing(mind)
    hope = 0.0 if mind.careful else bargains.hope_of_town(mind.build, left)
    tasks, shut, seen = _tasks(mind), _shut_market(mind), _known_market(mind)
    found = {}
    for space, town in figures.towns(mind.view):
        cured, buying = (0.0, 0.0) if space == shut else (healing, hope)
        if mind.careful and space != shut:
            stack, limits = bargains.stack(mind, town.id), bargains.limits_of(mind)
            buying = bargains.best_of_town(mind.build, stack, left, limits, closely=False)
        if space == seen:
            buying = 0.0
        task = sum(QUEST_TASK * task.odds for task in tasks if task.is_open(town.id)) if tasks else 0.0
        worth = cured + buying + task
        if worth > SPARK:
            best = max((cured, "why-town-heal"), (buying, "why-town-buy"), (task, "why-town-quest"))
            found[space] = Prospect(worth, text(best[1], town=f"@{space}"))
    return found


def _shut_market(mind: Mind) -> str:
    """By house rule the market is open only to who has just arrived: staying in this town brings nothing."""
    entered = mind.view.the(TurnState).entered
    return mind.here if figures.switch(mind.view, "market_requires_arrival") and not entered else ""


def _known_market(mind: Mind) -> str:
    """Who stays has seen what this town sells; that a card may come to it (RB-123) makes only the careful stay on."""
    has_stayed = not mind.view.the(TurnState).entered
    is_known = not mind.careful or not mind.view.get(figures.MARKET_DECK, Pile).cards
    return mind.here if has_stayed and is_known else ""


def _healing(mind: Mind) -> tuple[float, int]:
    """What being healed in a town is worth above its price, and the gold that is left then."""
    if not mind.shape.wounds:
        return 0.0, mind.gold
    price = market.heal_price(mind.view, mind.hero).value
    healed = min(mind.shape.wounds, mind.gold // price)
    worth = healing_worth(mind, healed) + RELIEF * healed - spending(mind.gold, healed * price)
    return (worth, mind.gold - healed * price) if worth > 0 else (0.0, mind.gold)


def healing_worth(mind: Mind, wounds: int) -> float:
    """What healing so many of the hero's wounds is worth: the best fight goes better then."""
    healed = min(wounds, mind.shape.wounds)
    if healed <= 0:
        return 0.0
    if not mind.careful:
        return CRUDE_MEND * WOUND * healed
    best = max(mind.unknown_fights)
    better = mind.shape._replace(wounds=mind.shape.wounds - healed)
    gained = mind.unknown_fight(best.colour, better)[0] - best.worth
    return max(0.0, gained) + MEND * WOUND * healed


class Task(NamedTuple):
    """A task of a quest that is done in towns: the chance of success, the towns for it, those where it was done."""

    odds: float
    towns: tuple[str, ...]
    done: tuple[str, ...]

    def is_open(self, town_id: str) -> bool:
        """Tell whether it could be done in a town."""
        return town_id in self.towns if self.towns else town_id not in self.done


def _tasks(mind: Mind) -> list[Task]:
    """The tasks of the hero's quests that are done in towns."""
    found = []
    for card in figures.belongings(mind.view, mind.hero):
        progress = None if card.startswith(figures.FROM_MARKET) else mind.view.find(card, QuestProgress)
        quest = quests.quest_of(mind.view, card) if progress is not None else None
        if progress is not None and quest is not None and quest.when == "stop":
            odds = chance(quest.n - test_value(mind.build, quest.test))
            found.append(Task(odds, quest.towns, tuple(progress.places)))
    return found
