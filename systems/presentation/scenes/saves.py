"""Saved games: open one, throw one away, or keep the game under way by a name.

What lies under a name already is never written over unasked, be it a save of the same game.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame_gui.elements import UIScrollingContainer, UITextEntryLine

from components.texts import text
from engine import saves
from engine.session import find_game
from systems.presentation import controls
from systems.presentation.controls import State
from systems.presentation.desk import Desk
from systems.presentation.faults import told
from systems.presentation.fonts import drawable
from systems.presentation.ornaments import book
from systems.presentation.palette import BAD, INK, INK2, PAGE
from systems.presentation.richtext import escape, fit_text
from systems.presentation.scenes import save_pictures
from systems.presentation.scenes.message import Choice, Message
from systems.presentation.scenes.scene import Scene
from systems.presentation.typeset import label
from systems.presentation.widgets.press import Painter, Press, button

if TYPE_CHECKING:
    from systems.presentation.app import Routes
    from systems.presentation.scenes.table import TableScene

ENDING = ".json"
MOST = 200
_NOT_IN_FILES = re.compile(r'[\x00-\x1f<>:"/\\|?*]')


class Entry(NamedTuple):
    """A file of the list: its facts, or why it cannot be opened."""

    path: Path
    title: str
    line: str
    fault: str
    seats: str = ""


class Saves(Scene):
    """The list of saves; with a table it can also be kept here. `back` leads out, where that is not to the title."""

    help_places = ("saves",)

    def __init__(
        self,
        desk: Desk,
        routes: Routes,
        table: TableScene | None = None,
        back: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(desk)
        self._routes = routes
        self._back = back or routes.title
        self._table = table
        self._play = table.play if table is not None else None
        self._chosen: Path | None = None

    # --- building

    def build(self) -> None:
        """Reads the folder and sets the list."""
        metrics = self.desk.metrics
        self._spine = round(metrics.width * 0.62)
        self._left = pygame.Rect(metrics.px(50), metrics.px(44), self._spine - metrics.px(95), 0)
        self._left.height = metrics.height - self._left.top - metrics.px(44)
        self._right = pygame.Rect(self._spine + metrics.px(40), self._left.top, 0, self._left.height)
        self._right.width = metrics.width - metrics.px(44) - self._right.left
        self._entries = self._read()
        self._place_list()
        self._place_buttons()

    def _read(self) -> list[Entry]:
        folder = self.desk.saves
        paths = sorted(folder.glob(f"*{ENDING}"), key=_age, reverse=True)[:MOST] if folder.is_dir() else []
        return [self._entry(path) for path in (self.desk.autosave, *paths) if path.is_file()]

    def _entry(self, path: Path) -> Entry:
        title = self.desk.say("window-autosave") if path == self.desk.autosave else drawable(path.stem)
        try:
            kept = saves.summary(path)
            find_game(path, kept.setup.game, self.desk.game)
        except ValueError as error:
            fault = self.desk.words(told(error))
            return Entry(path, title, fault, fault)
        game = self.desk.say(f"game-{kept.setup.game}")
        seats = self.desk.say("list-separator").join(drawable(seat.name) for seat in kept.setup.seats)
        date = kept.saved_at.replace("T", " ")[:16]
        number = save_pictures.round_of(path)
        when = self.desk.say("window-round-of", n=number) if number else ""
        line = self.desk.say("window-save-line", game=game, when=when, date=date, n=len(kept.answers))
        return Entry(path, title, line, "", seats)

    def _place_list(self) -> None:
        metrics = self.desk.metrics
        room = pygame.Rect(self._left.left, self._left.top + metrics.type(64), self._left.width, 0)
        room.height = self._left.bottom - room.top
        high = metrics.type(108)
        container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        container.set_scrollable_area_dimensions((room.width - 20, max(1, len(self._entries) * high)))
        for i, entry in enumerate(self._entries):
            rect = pygame.Rect(0, i * high, room.width - 22, high - 8)
            Press(
                rect,
                self.ui,
                self._painter(entry, rect.size),
                lambda e=entry: self._choose(e),
                container=container,
            )

    def _painter(self, entry: Entry, size: tuple[int, int]) -> Painter:
        metrics = self.desk.metrics

        def paint(state: State) -> pygame.Surface:
            picked = entry.path == self._chosen
            surface = controls.row(size, "pressed" if picked else state, INK).copy()
            left = self._draw_picture(surface, entry)
            room = size[0] - left - 14
            label(
                surface, entry.title, (left, size[1] * 0.22), "title", metrics.type(23), INK, "midleft", room
            )
            ink = BAD if entry.fault else INK if picked else INK2
            words = escape(f"{entry.line}\n{entry.seats}".strip())
            block = fit_text(words, room, metrics.type(18), size[1] * 0.6, ink, leading=1.25)
            block.draw(surface, (left, size[1] * 0.66 - block.height / 2))
            return surface

        return paint

    def _draw_picture(self, surface: pygame.Surface, entry: Entry) -> int:
        """Draws the picture of a save, or a blank one; returns where its words begin."""
        high = surface.get_height() - 16
        wide = min(round(high * save_pictures.RATIO), round(surface.get_width() * 0.3))
        room = pygame.Rect(10, 0, wide, round(wide / save_pictures.RATIO))
        room.centery = surface.get_height() // 2
        picture = save_pictures.picture(entry.path, room.size)
        if picture is None:
            surface.fill(PAGE, room)
        else:
            surface.blit(picture, picture.get_rect(center=room.center))
        pygame.draw.rect(surface, INK, room, 1)
        return room.right + 16

    def _place_buttons(self) -> None:
        metrics, page, say = self.desk.metrics, self._right, self.desk.say
        high, gap = metrics.type(56), 12
        y = page.top + metrics.type(64)
        self._name: UITextEntryLine | None = None
        if self._play is not None:
            self._name = UITextEntryLine(
                pygame.Rect(page.left, y, page.width, metrics.type(44)), self.ui,
                initial_text=self._proposal(), placeholder_text=say("window-save-name"),
            )  # fmt: skip
            self._name.set_text_length_limit(40)
            y += metrics.type(54)
            rect = pygame.Rect(page.left, y, page.width, high)
            button(rect, self.ui, say("window-save"), self._save, icon="save", px=metrics.type(21))
            y += high + 2 * gap
        entry = self._entry_chosen()
        can_open = entry is not None and not entry.fault
        can_throw = entry is not None and entry.path != self.desk.autosave
        wanted = (
            ("window-open", self._open, can_open, True, (pygame.K_RETURN, pygame.K_KP_ENTER)),
            ("window-throw-away", self._ask_to_throw, can_throw, False, (pygame.K_DELETE,)),
        )
        for key, act, enabled, main, keys in wanted:
            rect = pygame.Rect(page.left, y, page.width, high)
            button(
                rect, self.ui, say(key), act, primary=main, keys=keys, enabled=enabled, px=metrics.type(21)
            )
            y += high + gap
        rect = pygame.Rect(page.left, page.bottom - high, page.width, high)
        button(rect, self.ui, say("window-back"), self._back, keys=(pygame.K_ESCAPE,), px=metrics.type(21))

    def _proposal(self) -> str:
        """A name that no save has yet: the game, how far it has come, and a number where that is not enough."""
        assert self._play is not None
        game = self.desk.say(f"game-{self._play.session.definition.id}")
        name, number = f"{game} {len(self._play.session.answers)}", 1
        free = name
        while os.path.lexists(self._path_of(free)):
            number += 1
            free = f"{name} ({number})"
        return free

    def _path_of(self, name: str) -> Path:
        """The file of a save by that name."""
        return self.desk.saves / f"{clean_name(name)}{ENDING}"

    # --- what can be done

    def _entry_chosen(self) -> Entry | None:
        return next((entry for entry in self._entries if entry.path == self._chosen), None)

    def _choose(self, entry: Entry) -> None:
        self._chosen = entry.path
        self.rebuild()

    def _open(self) -> None:
        if self._chosen is not None:
            self._routes.open_save(self._chosen)

    def _save(self) -> None:
        """Keeps the game; asks before anything is written over."""
        assert self._name is not None
        path = self._path_of(clean_name(self._name.get_text()) or self._proposal())
        if not os.path.lexists(path):
            self._write(path)
            return
        say = self.desk.say
        choices = (Choice(say("window-keep")), Choice(say("window-write-over"), lambda: self._write(path)))
        words = say("window-really-write-over", name=path.stem)
        self.desk.stage.lay(Message(self.desk, say("window-write-over"), words, choices))

    def _write(self, path: Path) -> None:
        assert self._play is not None
        try:
            self._play.session.save(path)
        except saves.SaveError as error:
            self._say("window-not-saved", self.desk.words(told(error)))
            return
        assert self._table is not None
        save_pictures.keep(path, self._table)
        self._chosen = path
        self.rebuild()

    def _ask_to_throw(self) -> None:
        say = self.desk.say
        entry = self._entry_chosen()
        if entry is None:
            return
        choices = (Choice(say("window-keep")), Choice(say("window-throw-away"), self._throw))
        words = say("window-really-throw", name=entry.title)
        self.desk.stage.lay(Message(self.desk, say("window-throw-away"), words, choices))

    def _throw(self) -> None:
        if self._chosen is not None:
            try:
                self._chosen.unlink(missing_ok=True)
                save_pictures.file_of(self._chosen).unlink(missing_ok=True)
            except OSError as error:
                self._say("window-not-thrown", self.desk.words(text("fault-why", why=told(error))))
            self._chosen = None
            self.rebuild()

    def _say(self, heading: str, words: str) -> None:
        ok = Choice(self.desk.say("window-ok"))
        self.desk.stage.lay(Message(self.desk, self.desk.say(heading), words, (ok,)))

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the book and headings."""
        metrics, say = self.desk.metrics, self.desk.say
        surface.blit(book(metrics.width, metrics.height, INK, self._spine, 10), (0, 0))
        label(surface, say("window-saved-games"), self._left.topleft, "title", metrics.type(40), INK)
        if not self._entries:
            at = self._left.left, self._left.top + metrics.type(80)
            label(surface, say("window-no-saves"), at, "body", metrics.type(20), INK2)
        if self._play is not None:
            at, room = self._right.topleft, self._right.width
            label(surface, say("window-this-game"), at, "title", metrics.type(30), INK, room=room)


def clean_name(name: str) -> str:
    """A name without signs that files may not have, and without those that cannot be drawn."""
    return drawable(_NOT_IN_FILES.sub("", name)).strip(" .")


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
