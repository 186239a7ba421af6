"""The log: a walk is one line, and the mark of a line stays what it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.superdungeon import Model, Sides
from components.texts import text
from engine.events import Event
from engine.session import LOG_LINES, Session
from systems.presentation.speech import Speech
from systems.presentation.table.log_folding import LogFolder
from systems.superdungeon import figures, harm
from systems.text.names import Names
from tests.presentation.dungeon_stage import moment, sat_down, skin_at, words

HEROES = ("", "ember-mage", "hearthsworn-fighter")
WHELP, MAGE = "monster/whelp/1", "hero/ember-mage"


def step(who: str, x: int, y: int) -> Event:
    space = f"space/r{y:02d}c{x:02d}"
    return Event(
        "moved", text("event-moved", who=f"@{who}", space=f"@{space}"), (who, space), {"x": x, "y": y}
    )


def ride(who: str, start: str, end: str) -> Event:
    numbers: dict[str, int | str | list[int]] = {"from": start, "to": end}
    return Event("moved", text("event-moved", who=f"@{who}", where=f"@{end}"), (who, end), numbers)


def other(kind: str, *on: str) -> Event:
    return Event(kind, text(f"event-{kind}"), on)


def told(events: list[Event]) -> list[tuple[str, object]]:
    return [(event.text.key, event.text.args.get("n")) for event in LogFolder().folded(events)]


WALK = ("window-log-walk", 3)


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([step(WHELP, 1, 1), step(WHELP, 2, 2), step(WHELP, 3, 2)], [WALK]),
        ([ride(MAGE, "a", "b"), ride(MAGE, "b", "c"), ride(MAGE, "c", "a")], [WALK]),
        ([step(WHELP, 1, 1), step(MAGE, 2, 2), step(WHELP, 2, 1)], [("event-moved", None)] * 3),
        ([step(WHELP, 1, 1), step(WHELP, 4, 1)], [("event-moved", None)] * 2),
        ([ride(MAGE, "a", "b"), ride(MAGE, "c", "d")], [("event-moved", None)] * 2),
        (
            [step(WHELP, 1, 1), other("wounded", WHELP), step(WHELP, 2, 1)],
            [("event-moved", None), ("event-wounded", None), ("event-moved", None)],
        ),
    ],
    ids=["squares", "spaces", "two figures", "a leap", "a gap", "something between"],
)
def test_the_steps_of_a_walk_are_told_in_one_line(
    events: list[Event], expected: list[tuple[str, object]]
) -> None:
    assert told(events) == expected


def test_a_leap_that_was_told_begins_no_walk() -> None:
    leap = other("teleported", MAGE, "space/r01c05")
    events = [leap, step(MAGE, 5, 1), step(MAGE, 6, 1), step(MAGE, 7, 1)]
    assert told(events) == [("event-teleported", None), ("event-moved", None), ("window-log-walk", 2)]


def test_the_same_walk_is_the_same_line_again() -> None:
    folder, events = LogFolder(), [step(WHELP, x, 1) for x in range(4)]
    before = folder.folded(events)
    assert folder.folded(events)[0] is before[0]
    grown = folder.folded([*events, step(WHELP, 4, 1)])
    assert [event.text.args["n"] for event in grown] == [5] and grown[0].on == (WHELP, "space/r01c04")


@pytest.fixture
def menu() -> Session:
    """A hero may walk far."""
    return moment(
        "DP-17",
        lambda q: q.about[0].startswith("hero/") and sum("/" in option.id for option in q.options) > 20,
        heroes=HEROES,
    )


def test_a_walk_is_one_line_at_the_table_and_many_events_elsewhere(menu: Session, tmp_path: Path) -> None:
    assert menu.question is not None
    hero, far = menu.question.about[0], ""
    at = figures.cell(menu.world, hero)
    for option in menu.question.options:
        if option.id.startswith("space/"):
            x, y = figures.cell_of(menu.world, option.id)
            far = option.id if max(abs(x - at[0]), abs(y - at[1])) >= 3 else far
    menu.events()
    menu.choose(far)
    steps = [event for event in menu.events() if event.kind == "moved"]
    assert len(steps) >= 3
    with sat_down(menu, tmp_path) as (_, table):
        events = table.painter.log_events(LOG_LINES)
        last = next(event for event in reversed(events) if event.kind == "moved")
        assert (last.text.key, last.on[:2]) == ("window-log-walk", (hero, far))
        line = table.painter.log_line(last).words
        assert f"moves {last.text.args['n']} steps to" in line
        assert len(table.painter.log_events(2)) == 2
    assert [event for event in menu.log if event.kind == "moved"][-len(steps) :] == steps


@pytest.mark.parametrize("language", ["en", "zh_Hans", "zh_Hant"])
def test_the_line_is_said_in_every_language(menu: Session, language: str) -> None:
    said = words(language)
    say = Speech(said, Names(said, menu))
    line = say.plain(text("window-log-walk", who=f"@{MAGE}", n=5, where="@space/r00c00"))
    assert "5" in line and "window-log-walk" not in line


# --- the mark of a line


def test_the_mark_of_a_line_stays_when_the_model_goes(menu: Session) -> None:
    world, skin = menu.world, skin_at(menu)
    foe = next(key for key, model in world.all(Model) if key.startswith("monster/"))
    point = next(key for key, model in world.all(Model) if key.startswith("point/"))
    consul = world.the(Sides).consuls[0]
    events = [
        ("attack-declared", foe, MAGE),
        ("spawned", foe, point),
        ("destroyed", MAGE),
        ("x", point, MAGE),
    ]

    def marks() -> list[int]:
        return [skin.seat_of(menu.view(0), on) for _, *on in events]

    before = marks()
    assert before == [consul, consul, figures.seat_of(world, MAGE), consul]
    for key in (foe, point, MAGE):
        harm.take_off(world, key)
    assert marks() == before


def test_who_was_never_seen_is_the_consuls_all_the_same(menu: Session) -> None:
    skin, view = skin_at(menu), menu.view(1)
    consul = menu.world.the(Sides).consuls[0]
    assert skin.seat_of(view, ("monster/jabberwock/7", MAGE)) == consul
    assert skin.seat_of(view, ("chest/1", MAGE)) == figures.seat_of(menu.world, MAGE)
    assert skin.seat_of(view, ("game",)) == -1


def test_all_that_a_seat_plays_or_shares_is_its_own() -> None:
    one = moment("DP-17", seats=2)
    assert figures.heroes(one.world)[1:] and len(one.world.the(Sides).heroes) == 1
    skin, view = skin_at(one), one.view(1)
    seats = {skin.seat_of(view, (hero,)) for hero in figures.heroes(one.world)}
    assert len(seats) > 1 and seats <= set(skin.own_seats(view, 1))
    assert skin.seat_of(view, (WHELP,)) not in skin.own_seats(view, 1)
    one.world.the(Sides).consuls[:] = [0, 1]
    assert skin.seat_of(view, (WHELP,)) == 0
    assert skin.own_seats(view, 0)[:2] == skin.own_seats(view, 1)[:2] == (0, 1)
