"""Whose work this is: the licences of the program, its fonts, icons and libraries, each to be read in full."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame_gui.elements import UIScrollingContainer

from engine.paths import root
from systems.presentation import controls
from systems.presentation.controls import State
from systems.presentation.desk import Desk
from systems.presentation.ornaments import book
from systems.presentation.palette import INK, INK2
from systems.presentation.richtext import set_text
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import blank
from systems.presentation.speech import escape
from systems.presentation.typeset import label
from systems.presentation.widgets.press import Painter, Press, button

LIBRARIES: Final = (
    "pygame-ce", "pygame_gui", "esper", "pytmx", "msgspec", "fluent.runtime", "fluent.syntax", "platformdirs",
)  # fmt: skip
CHUNK: Final = 40
"""Lines of a licence that make one picture: a surface has no end, but a wise height."""


class Work(NamedTuple):
    """A thing that is somebody's: its name, the name of its licence, and the text of it."""

    name: str
    licence: str
    words: str


@lru_cache(maxsize=1)
def works() -> tuple[Work, ...]:
    """Everything this program is made of, as far as its licences lie beside it."""
    return tuple(_works())


def _works() -> Iterator[Work]:
    yield Work("Five Tales", "MIT", _read(root() / "LICENSE"))
    for path in sorted((root() / "data" / "fonts" / "licences").glob("*.txt")):
        name, _, licence = path.stem.partition("-")
        licence = licence or "MIT, OFL"  # the one file that tells of both
        yield Work(
            {"PageSans": "Page Sans (Alegreya Sans)", "Storybook": "Storybook (Fraunces)"}.get(name, name),
            licence,
            _read(path),
        )
    for name in LIBRARIES:
        try:
            found = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        facts = found.metadata
        licence = facts.get("License-Expression") or (facts.get("License") or "").split("\n")[0][:40]
        yield Work(f"{name} {found.version}", licence, _licence_of(found) or (facts.get("Summary") or ""))


def _licence_of(found: importlib.metadata.Distribution) -> str:
    for file in found.files or ():
        if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
            return _read(Path(str(file.locate())))
    return ""


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8", errors="replace")
    except OSError:
        return ""


ROW_MARGINS = 24
"""What a row of the list is higher than its two lines of type."""
WIDEST = 900
"""Lines that are wider than this, in pixels of the design, are hard to follow."""
BROKEN = 50
"""A line so long, with another below it, was broken because a page has an end."""


class Credits(Scene):
    """A screen of its own: a list on the left, the chosen licence on the right."""

    help_places = ("settings",)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._chosen = 0

    def build(self) -> None:
        """Sets the list and the text."""
        metrics = self.desk.metrics
        self._spine = round(metrics.width * 0.36)
        self._left = pygame.Rect(metrics.px(44), metrics.px(44), 0, metrics.height - 2 * metrics.px(44))
        self._left.width = self._spine - self._left.left - metrics.px(30)
        self._right = pygame.Rect(self._spine + metrics.px(36), self._left.top, 0, self._left.height)
        self._right.width = metrics.width - metrics.px(40) - self._right.left
        foot = metrics.type(54)
        rect = pygame.Rect(self._left.left, self._left.bottom - foot, self._left.width, foot)
        keys = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER)
        button(
            rect, self.ui, self.desk.say("window-back"), self.desk.stage.take_off, primary=True, keys=keys,
            px=metrics.type(21),
        )  # fmt: skip
        self._place_list(
            pygame.Rect(self._left.left, self._left.top + metrics.type(58), self._left.width, 0),
            rect.top - 12,
        )
        self._place_words()

    def _place_list(self, room: pygame.Rect, bottom: int) -> None:
        metrics = self.desk.metrics
        high = max(metrics.type(58), metrics.type(18) + metrics.type(16) + ROW_MARGINS)
        room.height = bottom - room.top
        container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        container.set_scrollable_area_dimensions((room.width - 20, len(works()) * high))
        for number, work in enumerate(works()):
            rect = pygame.Rect(0, number * high, room.width - 22, high - 6)
            Press(
                rect, self.ui, self._painter(work, number, rect.size), lambda n=number: self._choose(n),
                container=container,
            )  # fmt: skip

    def _painter(self, work: Work, number: int, size: tuple[int, int]) -> Painter:
        metrics = self.desk.metrics

        def paint(state: State) -> pygame.Surface:
            is_chosen = number == self._chosen
            surface = controls.row(size, "pressed" if is_chosen else state, INK).copy()
            label(
                surface,
                work.name,
                (12, size[1] * 0.34),
                "bold",
                metrics.type(18),
                INK,
                "midleft",
                size[0] - 20,
            )
            label(
                surface,
                work.licence,
                (12, size[1] * 0.72),
                "body",
                metrics.type(16),
                INK if is_chosen else INK2,
                "midleft",
                size[0] - 20,
            )
            return surface

        return paint

    def _choose(self, number: int) -> None:
        self._chosen = number
        self.rebuild()

    def _place_words(self) -> None:
        """Lays the text out in pictures of a few lines each, which scroll."""
        metrics, room = self.desk.metrics, self._right.copy()
        room.top += metrics.type(58)
        room.height = self._right.bottom - room.top
        lines = reflowed(works()[self._chosen].words) or [""]
        px, wide = metrics.type(17), min(room.width - 30, metrics.type(WIDEST))
        blocks = [
            set_text(escape("\n".join(lines[at : at + CHUNK])), wide - px, px, INK, leading=1.25)
            for at in range(0, len(lines), CHUNK)
        ]
        container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        container.set_scrollable_area_dimensions((room.width - 20, sum(block.height for block in blocks) + 8))
        y = 0
        for block in blocks:
            picture = blank(wide, block.height)
            block.draw(picture, (0, 0))
            Press(
                pygame.Rect(0, y, wide, block.height),
                self.ui,
                lambda state, image=picture: image,
                _nothing,
                container=container,
            )
            y += block.height

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the book and headings."""
        metrics = self.desk.metrics
        surface.blit(book(metrics.width, metrics.height, INK, self._spine, 10), (0, 0))
        px = metrics.type(34)
        label(
            surface,
            self.desk.say("window-credits"),
            self._left.topleft,
            "title",
            px,
            INK,
            room=self._left.width,
        )
        name = works()[self._chosen].name
        label(surface, name, self._right.topleft, "title", px, INK, room=self._right.width)


def _nothing() -> None:
    """A licence is read, not pressed."""


def reflowed(words: str) -> list[str]:
    """The lines of a licence; those that were broken for a page of eighty letters are whole again."""
    lines: list[str] = []
    last = ""
    for line in words.splitlines():
        if len(last) >= BROKEN and line[:1].isalnum():
            lines[-1] += " " + line.rstrip()
        else:
            lines.append(line.rstrip())
        last = line.rstrip()
    return lines
