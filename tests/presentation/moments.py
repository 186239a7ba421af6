"""Moments of both games to be looked at: each a saved game in which a certain question is asked.

They are found by letting computer players play a few games; what chance seldom brings is arranged by hand. All of it is
made once in a run, and only when it is wanted.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from components.questions import Question
from engine.definition import OptionValue, SeatSetUp
from engine.session import Session
from systems import catalogue
from systems.bots.players import player
from tests.systems.runebound.table import Table, game
from tests.systems.superdungeon.test_decision_points import ROWS

NAMES = ("Mara", "Jonas", "Wei 伟大的冒险者", "Ilse von der Langen Brücke", "Osric", "Vela")
"""A long name in each script among them."""
RUNEBOUND = (
    "D01", "D02", "D03", "D04", "D05", "D07", "D08", "D09", "D10", "D11", "D12", "D13", "D14", "D15", "D16", "D17",
    "D18", "D20", "D21", "D22", "D24", "D25", "D26", "D27", "D29", "D30", "D31", "hero_draft",
)  # fmt: skip
"""The decision points of Runebound that come up by themselves."""
ARRANGED = ("D06", "D19", "D23", "D32", "crowd", "crowd market", "crowd fight")
"""Moments of it that are arranged by hand."""
SUPERDUNGEON = (*ROWS, "boss fight", "crowd of models")
"""Those of Super Dungeon: all decision points, as the tests of the rules arrange them, and two late moments of games."""
EARLY = ("D08", "D13", "D18", "D20", "D24", "D25", "D26", "D29", "D31", "hero_draft")
"""What is seldom asked is taken at once; all else from so far into a game that everybody has something."""
LATE = 120

PASSES = 5
"""So often other games are played by the same courses, until every moment has come up."""


class Course(NamedTuple):
    """A game that is played to find moments: who plays, by which rules, and what they would rather do."""

    seats: int
    seed: int
    options: dict[str, OptionValue]
    wish: str = ""
    """What is answered whenever an option begins so."""
    level: str = "easy"
    most: int = 1100


VARIANTS: dict[str, OptionValue] = {"doom_track": True, "travel_hazards": True}
COURSES: dict[str, tuple[Course, ...]] = {
    "runebound": (
        Course(2, 3, VARIANTS, "attack", most=900),
        Course(4, 5, VARIANTS | {"hero_draft": True, "item_limits": True}, "negotiate"),
        Course(4, 11, VARIANTS | {"ally_limits": True}),
        Course(4, 4, VARIANTS, "negotiate"),
        Course(6, 9, VARIANTS | {"item_limits": True, "ally_limits": True}, "attack", most=1400),
        Course(4, 7, VARIANTS, level="random", most=1400),
    ),
    "superdungeon": (
        Course(3, 1, {"preset_dungeon": True, "size": "bit8", "potion_prompts": "always"}),
        Course(3, 2, {"preset_dungeon": True, "size": "super"}, most=400),
    ),
}


@cache
def session(name: str) -> Session:
    """The game at a moment; nobody answers in it. Raises LookupError where no game comes to it."""
    if name in ROWS:
        return ROWS[name].table().session
    if name in ARRANGERS:
        return ARRANGERS[name]().session
    return Session.load(saved(name), catalogue.find)


def saved(name: str) -> Path:
    """The saved game of a moment that comes up by itself."""
    return found("superdungeon" if name in SUPERDUNGEON else "runebound")[name]


@cache
def found(game_id: str) -> dict[str, Path]:
    """All moments of a game that come up by themselves."""
    wanted = set(SUPERDUNGEON if game_id == "superdungeon" else RUNEBOUND) - ROWS.keys()
    kept: dict[str, Path] = {}
    folder = Path(tempfile.mkdtemp(prefix="moments"))
    courses = (
        course._replace(seed=course.seed + 20 * again)
        for again in range(PASSES)
        for course in COURSES[game_id]
    )
    for course in courses:
        if wanted <= kept.keys():
            break
        for name, session in played(game_id, course):
            if name in wanted - kept.keys():
                kept[name] = folder / f"{name}.json"
                session.save(kept[name])
    return kept


def played(game_id: str, course: Course) -> Iterator[tuple[str, Session]]:
    """The names of the moments that a game comes to, with the game."""
    seats = [SeatSetUp(name) for name in NAMES[: course.seats]]
    session = Session.new(catalogue.find(game_id), seats, course.seed, course.options, undo=False)
    bot, has_boss = player(course.level, course.seed), False
    for number in range(course.most):
        question = session.question
        if question is None:
            return
        decision = question.decision
        has_boss = has_boss or decision == "DP-12"
        if number > LATE or decision.startswith(EARLY):
            yield decision, session
            if has_boss and decision == "DP-17":
                yield "boss fight", session
            if decision == "DP-17" and course.options.get("size") == "super" and number > LATE:
                yield "crowd of models", session
        session.choose(*answer(bot.answer(session.view(question.seat), question)[0], question, course.wish))


def answer(usual: tuple[str, ...], question: Question, wish: str) -> tuple[str, ...]:
    """What is wished where it can be had, else what the player would do."""
    wished = (option.id for option in question.options if wish and option.id.startswith(wish))
    first = next(wished, None) if question.decision in ("D07", "D30") else None
    return usual if first is None else (first,)


# --- arranged by hand


def table_of(*heroes: str, seats: int = 4, **options: OptionValue) -> Table:
    """A table of people with names, the first of them with these heroes."""
    named = [SeatSetUp(name, hero=f"hero/{hero}") for name, hero in zip(NAMES, heroes, strict=False)]
    more = [SeatSetUp(name) for name in NAMES[len(heroes) : seats]]
    return Table(Session.new(game(), [*named, *more], 5, options, "runebound"))


def hazard(asked: str) -> Table:
    """A hero with a card against hazards stays on a dangerous space."""
    table = table_of("varikas", travel_hazards=True)
    table.start_turn(0, at=DANGEROUS, step="move", came_from="space/r05c09").dice(movement=[6, 6])
    table.put("ditch-ranger", "varikas").answer("stay")
    return table if asked == "D06" else table.answer("pass")


def tie() -> Table:
    """A hero is knocked out, and two of his cards are worth the same."""
    table = table_of("captain-halvard", "varikas")
    for card in ("bone-setter", "yew-bow", "oak-shield"):
        table.put(card, "captain-halvard")
    table.set("captain-halvard", Wounds={"count": 4}, Purse={"gold": 6})
    table.top("the-crooked-miller").start_turn(
        "captain-halvard", at="G08", step="adventure", came_from="tamalir"
    )
    for _ in range(60):
        if table.decision == "D19":
            break
        table.totals(2, 2).answer(
            next((o for o in ("attempt", "try") if o in table.options), table.options[-1])
        )
    return table


def wages() -> Table:
    """Three allies, and gold for one."""
    table = table_of("varikas", ally_limits=True)
    for card in ("hired-pikes", "road-warden", "lantern-boy"):
        table.put(card, "varikas")
    return table.set("varikas", Purse={"gold": 2}).start_turn("varikas", at="tamalir", step="market")


DANGEROUS = "space/r05c04"

GOODS = (
    "dragonbreath-hammer", "staff-of-nine-knots", "moonthread-robe", "dwarven-fire-bomb", "healing-draught", "giants-brew",
    "draught-of-second-wind", "marsh-stilts", "cloak-of-leaves", "ring-of-small-luck", "duellists-ring", "amulet-of-breath",
    "tome-of-tongues", "bestiary", "smugglers-map", "saints-finger", "rune-of-the-red-hand", "rune-of-clear-sight",
    "apprentice-pyromancer", "sell-sword-captain",
)  # fmt: skip
RICH = 4321


def crowd() -> Table:
    """Six seats; one has twenty cards, gold of four digits, and is badly hurt."""
    table = table_of("korrag-half-ogre", seats=6, doom_track=True)
    for card in GOODS:
        table.put(card, "korrag-half-ogre")
    tokens = {"mind": 12, "body": 14, "spirit": 11, "stamina": 6, "life": 3}
    table.set(
        "korrag-half-ogre", Purse={"gold": RICH}, Tokens=tokens, Wounds={"count": 7}, Exhaustion={"count": 3},
        Experience={"noted": 1234},
    )  # fmt: skip
    table.put("war-tax", "event_slot")
    return table


def crowded_fight() -> Table:
    """The rich one before a fight with all his cards."""
    table = crowd().start_turn("korrag-half-ogre", at="R01", step="adventure", came_from="tamalir")
    for _ in range(8):
        if table.decision == "D14":
            break
        table.answer("attempt") if "attempt" in table.options else table.skip()
    return table


def crowded_market() -> Table:
    """The rich one at the market with all his cards."""
    return crowd().start_turn("korrag-half-ogre", at="tamalir", step="market").answer("enter")


ARRANGERS: dict[str, Callable[[], Table]] = {
    "D06": lambda: hazard("D06"),
    "D19": tie,
    "D23": wages,
    "D32": lambda: hazard("D32"),
    "crowd": lambda: crowd().start_turn("korrag-half-ogre", at="tamalir"),
    "crowd market": crowded_market,
    "crowd fight": crowded_fight,
}


# --- games that are over


@cache
def ended(game_id: str) -> Path:
    """A game that is over."""
    options: dict[str, OptionValue] = {"round_limit": 2}
    if game_id == "superdungeon":
        options |= {"preset_dungeon": True, "size": "bit8"}
    seats = [SeatSetUp(name) for name in NAMES[1:4]][: 2 if game_id == "superdungeon" else 4]
    session = Session.new(catalogue.find(game_id), seats, 7, options, undo=False)
    bot = player("easy", 3)
    while session.question is not None:
        session.choose(*bot.answer(session.view(session.question.seat), session.question)[0])
    path = Path(tempfile.mkdtemp(prefix="moments")) / "ended.json"
    session.save(path)
    return path
