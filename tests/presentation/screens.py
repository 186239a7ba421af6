"""Every screen and dialog of both games: how one comes to it with a window open.

Each way begins at any screen of a window that is open already.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable

from components.cards import Card
from systems.presentation.scenes.heroes import Heroes
from systems.presentation.scenes.message import Choice, Message
from systems.presentation.scenes.saves import Saves
from tests.presentation import moments
from tests.presentation.moments import ARRANGED, RUNEBOUND, SUPERDUNGEON
from tests.presentation.stage import Hand

Act = Callable[[Hand], object]


# --- ways


def sit(name: str) -> Act:
    """To the table at a moment."""

    def go(hand: Hand) -> None:
        hand.routes.play(moments.session(name))
        hand.frame()

    return go


def then(name: str, act: Act) -> Act:
    """To the table at a moment, and to something there."""

    def go(hand: Hand) -> None:
        sit(name)(hand)
        act(hand)

    return go


def set_up(game_id: str) -> Act:
    """To the set-up of a game."""
    return lambda hand: hand.routes.set_up(hand.window.desk.game(game_id))


def heroes(hand: Hand) -> None:
    """The dialog in which a hero is chosen."""
    set_up("runebound")(hand)
    definition, skin = hand.window.desk.game("runebound"), hand.window.top._skin  # type: ignore[attr-defined]
    hand.window.lay(Heroes(hand.window.desk, skin, definition.heroes, (), lambda hero: None))


def message(hand: Hand) -> None:
    """A dialog with three choices."""
    hand.routes.title()
    say = hand.window.desk.say
    words = say("window-rules-failed", decision="D22", why="LookupError: card/market/a-long-name has no face")
    choices = tuple(Choice(say(key)) for key in ("window-keep", "window-throw-away", "window-ok"))
    hand.window.lay(Message(hand.window.desk, say("window-cannot-open"), words, choices))


def saved(hand: Hand) -> None:
    """The list of saves: some good ones, a broken one, one of another program."""
    folder = hand.window.desk.saves
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("D22", "D27", "boss fight"):
        shutil.copy(moments.saved(name), folder / f"{name} – 伟大的冒险者们的第一个漫长的晚上.json")
    (folder / "broken.json").write_text('{"version": 1, "setup": ', encoding="utf-8")
    (folder / "newer.json").write_text('{"version": 99}', encoding="utf-8")
    hand.routes.saved_games()


def chosen_save(hand: Hand) -> Saves:
    """The list with one of them chosen."""
    saved(hand)
    scene = hand.window.top
    assert isinstance(scene, Saves)
    scene._choose(next(entry for entry in scene._entries if not entry.fault))
    return scene


def unreadable(hand: Hand) -> None:
    """What is said of a save that cannot be opened."""
    saved(hand)
    hand.routes.open_save(hand.window.desk.saves / "broken.json")


def no_saves(hand: Hand) -> None:
    """The list without any."""
    hand.window.desk.autosave.unlink(missing_ok=True)
    shutil.rmtree(hand.window.desk.saves, ignore_errors=True)
    hand.routes.saved_games()


def read_longest(hand: Hand) -> None:
    """The reading page with the card of most words that the viewer may see."""
    table = hand.table
    keys = [key for key, _ in table.view.all(Card)]
    faces = [(len(face.rules), key) for key in keys if (face := table.painter.face(key)) is not None]
    table.pointer.pinned = max(faces)[1]
    table.drawer.draw_out()
    table.needs_frame = True


def point_at_option(begins: str) -> Act:
    """The pointer on an option of the board, so that what it would reach is shown."""

    def go(hand: Hand) -> None:
        table = hand.table
        assert table.answering is not None
        option = next(o for o in table.answering.question.options if o.id.startswith(begins))
        table.pointer._show("", "", option.id)

    return go


def point_at_space(hand: Hand) -> None:
    """The pointer on the farthest space that can be reached: its name, its way, its dice."""
    table = hand.table
    space = sorted(table.board.lit)[-1]
    table.pointer._show(space, space)


def press_marked(hand: Hand) -> None:
    """Some options marked, where several may be."""
    table = hand.table
    assert table.answering is not None
    for option in table.answering.question.options[:3]:
        table.pick(option.id)


def ended(game_id: str) -> Act:
    """The last page, with its numbers counted."""

    def go(hand: Hand) -> None:
        hand.routes.open_save(moments.ended(game_id))
        for _ in range(4):
            hand.frame()

    return go


def sheet(seat: int = 0) -> Act:
    """The sheet of a seat."""
    return lambda hand: hand.routes.sheet(hand.table.skin, hand.table.view, seat)


def over_title(act: Act) -> Act:
    """Something that is opened from the title."""

    def go(hand: Hand) -> None:
        hand.routes.title()
        act(hand)

    return go


def save_as(hand: Hand) -> None:
    """The list of saves with a game under way, come to from the menu."""
    hand.routes.menu(hand.table)
    hand.routes.save_as(hand.table)


def write_over(hand: Hand) -> None:
    """The question whether a save is to be written over."""
    saved(hand)
    sit("D02")(hand)
    save_as(hand)
    scene = hand.window.top
    assert isinstance(scene, Saves)
    scene._name.set_text("D22 – 伟大的冒险者们的第一个漫长的晚上")  # type: ignore[union-attr]
    scene._save()


SCREENS: dict[str, Act] = {
    "title": lambda hand: hand.routes.title(),
    "set-up": set_up("runebound"),
    "set-up of dungeons": set_up("superdungeon"),
    "heroes": heroes,
    "no saves": no_saves,
    "saves": saved,
    "chosen save": chosen_save,
    "throw away": lambda hand: chosen_save(hand)._ask_to_throw(),
    "unreadable": unreadable,
    "settings": over_title(lambda hand: hand.routes.settings()),
    "credits": over_title(lambda hand: hand.routes.credits()),
    "message": message,
    **{f"table {name}": sit(name) for name in (*RUNEBOUND, *ARRANGED)},
    "way": then("D04", point_at_space),
    "list of spaces": then("D04", lambda hand: hand.table.list_spaces()),
    "card": then("crowd", read_longest),
    "other seat": then("crowd", lambda hand: hand.table.show_seat(5)),
    "drawer": then("D02", lambda hand: hand.table.drawer.draw_out()),
    "menu": then("D02", lambda hand: hand.routes.menu(hand.table)),
    "save as": then("D02", save_as),
    "write over": write_over,
    "help": then("D04", lambda hand: hand.routes.help()),
    "sheet": then("crowd", sheet()),
    "log": then("D22", lambda hand: hand.routes.log(hand.table)),
    "hand-over": then("crowd", lambda hand: hand.routes.hand_over(hand.table, 3)),
    "ending": ended("runebound"),
    **{f"dungeon {name}": sit(name) for name in SUPERDUNGEON},
    "dungeon sheet": then("crowd of models", sheet(1)),
    "dungeon card": then("DP-26", read_longest),
    "dungeon list": then("DP-17", lambda hand: hand.table.list_spaces()),
    "dungeon log": then("crowd of models", lambda hand: hand.routes.log(hand.table)),
    "dungeon help": then("DP-17", lambda hand: hand.routes.help()),
    "dungeon menu": then("DP-17", lambda hand: hand.routes.menu(hand.table)),
    "dungeon hand-over": then("DP-17", lambda hand: hand.routes.hand_over(hand.table, 1)),
    "dungeon ending": ended("superdungeon"),
}
"""All screens by name."""
