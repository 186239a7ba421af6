"""A table of Super Dungeon at the window: moments of a game played by chance, and the house that can show them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from components.questions import Question
from engine.boards import MapLayout
from engine.definition import GameDefinition, OptionValue, SeatSetUp
from engine.paths import root
from engine.session import Session
from systems.bots.players import LEVELS, player
from systems.maps.reader import read_map
from systems.presentation import app
from systems.presentation.loop import Window, open_display
from systems.presentation.scenes.table import TableScene
from systems.presentation.settings import Settings
from systems.presentation.skins.superdungeon import SuperDungeonSkin
from systems.presentation.speech import Speech
from systems.superdungeon.definition import definition
from systems.superdungeon.maps import check, rules_for
from systems.text.help import help_book
from systems.text.names import Names
from systems.text.words import Words

GAME = "superdungeon"
MOST = 1500
READY: dict[str, OptionValue] = {"preset_dungeon": True}
Test = Callable[[Question], bool]


@cache
def layout(map_id: str) -> MapLayout:
    """A shipped map."""
    return read_map(root() / "maps" / GAME / f"{map_id}.tmx", rules_for(map_id), check)


def dungeon() -> GameDefinition:
    """The game."""
    return definition(layout)


def moment(
    decision: str,
    test: Test = lambda question: True,
    *,
    seats: int = 3,
    heroes: tuple[str, ...] = (),
    options: dict[str, OptionValue] | None = None,
    seeds: range = range(3, 9),
) -> Session:
    """A game at a question of that decision point, found by playing by chance."""
    for seed in seeds:
        chosen = [
            SeatSetUp(f"P{i}", colour=i, hero=f"hero/{heroes[i]}" if i < len(heroes) and heroes[i] else "")
            for i in range(seats)
        ]
        session = Session.new(
            dungeon(), chosen, seed, dict(READY if options is None else options), undo=False
        )
        chance = player("random", seed)
        for _ in range(MOST):
            question = session.question
            if question is None:
                break
            if question.decision == decision and test(question):
                return session
            session.choose(*chance.answer(session.view(question.seat), question)[0])
    raise AssertionError(f"no game comes to {decision}")


def words(language: str, game: str = GAME) -> Words:
    """The words of the game."""
    return Words(language, (GAME,))


def skin_at(session: Session, language: str = "en") -> SuperDungeonSkin:
    """The skin of a table."""
    said = words(language)
    return SuperDungeonSkin(session.definition, Speech(said, Names(said, session)))


def house() -> app.House:
    """The other rooms, with this game alone."""

    def names(said: Words, session: Session | None) -> Names:
        return Names(said, session)

    return app.House((dungeon(),), lambda game: (), words, names, player, LEVELS, help_book)  # type: ignore[arg-type]


@contextmanager
def sat_down(
    session: Session, folder: Path, size: tuple[int, int] = (1280, 720), language: str = "en"
) -> Iterator[tuple[Window, TableScene]]:
    """A window with the table open."""
    surface = open_display(size)
    window, routes = app.make_window(
        house(), Settings(language=language, size=size, speed="fast"), folder, surface
    )
    routes.play(session)
    window.top.build_all()
    window.step((), 100.0)
    table = window.top
    assert isinstance(table, TableScene)
    yield window, table
    window.shut()
