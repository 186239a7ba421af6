"""Walking at the window of Super Dungeon: what befalls on a square, and what the way there costs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from components.board import Space
from components.superdungeon import Activation, Footing, Force
from engine.session import Session
from engine.world import GAME as TABLE
from systems.superdungeon import figures, movement
from systems.superdungeon.content import content
from systems.text.words import LANGUAGES
from tests.presentation.dungeon_stage import moment, sat_down, skin_at

HEROES = ("", "ember-mage", "hearthsworn-fighter")
BURNING = next(card for card in content().adventures.values() if card.near_points)


@pytest.fixture(scope="module")
def menu() -> Session:
    """A hero may walk in the dungeon of a boss who burns all who come to spawning points."""
    session = moment("DP-17", lambda q: q.about[0].startswith("hero/") and len(q.options) > 20, heroes=HEROES)
    session.world.add(TABLE, msgspec.structs.replace(session.world.the(Force), boss=BURNING.boss))
    return session


def beside_points(session: Session) -> set[str]:
    """Squares on which a hero would stand beside a spawning point, found by putting one there."""
    world = session.world
    hero = session.question.about[0] if session.question else ""
    footing = world.get(hero, Footing)
    before, found = (footing.x, footing.y), set()
    for key, space in world.all(Space):
        footing.x, footing.y = space.x, space.y
        if movement.points_beside(world, hero):
            found.add(key)
    footing.x, footing.y = before
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_square_tells_what_befalls_on_it(menu: Session, language: str) -> None:
    """Beside spawning points, and nowhere else, the dungeon effect of the boss is named."""
    assert menu.question is not None
    skin, view = skin_at(menu, language), menu.view(menu.question.seat)
    name = skin.say(f"near-points-{BURNING.id}")
    told = {key for key, _ in view.all(Space) if name in skin.note(view, key)[1]}
    assert told
    assert told == beside_points(menu)


def test_without_such_a_boss_nothing_befalls(menu: Session) -> None:
    world, force = menu.world, menu.world.the(Force)
    world.add(TABLE, msgspec.structs.replace(force, boss=""))
    point = figures.cell(world, figures.points(world)[0])
    around = figures.ground(world).beside(point)
    assert all(movement.befalls_beside_points(world, cell) is None for cell in around)
    world.add(TABLE, force)


def test_a_way_tells_its_price(tmp_path: Path, menu: Session) -> None:
    """The line names the speed that the way takes of what is left."""
    assert menu.question is not None
    view = menu.view(menu.question.seat)
    left, reach = view.the(Activation).speed, movement.walks(view, menu.question.about[0])
    goal = reach.ends[-1]
    with sat_down(menu, tmp_path) as (_, table):
        table.pointer._show(figures.space_at(goal), figures.space_at(goal))
        assert table.pointer.way is not None
        line = table.say.plain(table.pointer.way)
        assert f"{reach.costs[goal]} of {left} speed" in line
        assert line.startswith(str(len(reach.path(goal))))
