"""The faces of the house and the choice of one for a string.

A role says what the letters are for; the file behind it depends on the string, since Chinese and all
other scripts that our Latin faces lack are set in Noto Sans SC. Must not know layout, icons or any game.
"""

from __future__ import annotations

import bisect
import importlib.util
import re
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final, Literal, get_args

import pygame

from engine.content import ContentError
from systems.presentation.font_tables import FOLDER, coverage
from systems.presentation.palette import Colour
from systems.presentation.precedence import give_way

Role = Literal["title", "numeral", "body", "bold", "heavy", "italic"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
LEAST: Final = 8
SMALLEST: Final = 12
"""The smallest type in a low window."""
_CJK: Final = re.compile("[\u2e80-\uffef]")
HEAVY: Final = 2**20
"""A file of more bytes is opened once, not for each size."""

LATIN: Final[dict[Role, str]] = {
    "title": "Storybook-Title",
    "numeral": "Storybook-Black",
    "body": "PageSans-Medium",
    "bold": "PageSans-Bold",
    "heavy": "PageSans-ExtraBold",
    "italic": "PageSans-MediumItalic",
}
# Chinese knows no italics: emphasis is bold or accent, so an aside falls back to the regular cut.
CHINESE: Final[dict[Role, str]] = {
    role: "NotoSansSC-Regular" if role in ("body", "italic") else "NotoSansSC-Bold" for role in ROLES
}
# Noto fills its square, so the same visual size needs fewer pixels.
CHINESE_SIZE: Final[dict[Role, float]] = {
    role: 0.86 if role in ("title", "numeral") else 0.84 for role in ROLES
}

CHINESE_SMALLEST: Final = 16
"""Small signs are set as large as the letters around them: their strokes run together before letters do."""


def font(role: Role, px: float, text: str = "") -> SizedFont:
    """Returns the font for `text` in a role, at `px` of Latin size. Without a text, the Latin face."""
    face = face_for(role, text)
    size = max(px * CHINESE_SIZE[role], min(px, CHINESE_SMALLEST)) if face.startswith("Noto") else px
    return _open(face, max(LEAST, round(size)))


@lru_cache(maxsize=4096)
def face_for(role: Role, text: str) -> str:
    """Returns the face that has every letter of `text`: the Latin one where it can, else Noto."""
    latin = LATIN[role]
    if text.isascii():
        return latin
    if not is_cjk(text) and all(_covers(latin, char) for char in text if char.isprintable()):
        return latin
    return CHINESE[role]


def is_cjk(text: str) -> bool:
    """Tells whether a Chinese, Japanese or Korean letter or full-width sign stands in `text`."""
    return _CJK.search(text) is not None


_smallest = [SMALLEST]


def smallest() -> int:
    """Returns the smallest type that is printed in this window, in pixels of Latin size (look, section 3).

    Small pictures (counters, cards, tokens) know no window; they ask here.
    """
    return _smallest[0]


def set_smallest(px: int) -> bool:
    """Says what the smallest type of the window is from now on; tells whether it was another before."""
    before, _smallest[0] = _smallest[0], px
    return before != px


def has_glyph(role: Role, char: str) -> bool:
    """Tells whether the face that `font` would choose for this character can draw it."""
    return _covers(face_for(role, char), char)


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """Leaves out what none of our faces can draw, such as pictures among letters."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char for char in unicodedata.normalize("NFC", text) if _is_drawn_everywhere(char))


def _is_drawn_everywhere(char: str) -> bool:
    return char.isprintable() and all(has_glyph(role, char) for role in ROLES)


def check_faces() -> None:
    """Opens every face that widgets will open, which would crash on a file that is no font."""
    for role in ROLES:
        for face in (LATIN[role], CHINESE[role]):
            _open(face, LEAST).size("")


def latin_file(role: Role) -> Path:
    """Returns the file of the Latin face of a role."""
    return FOLDER / f"{LATIN[role]}.ttf"


def chinese_file(role: Role) -> Path:
    """Returns the file of the Chinese face of a role; it lies inside pygame_gui."""
    return _noto_folder() / f"{CHINESE[role]}.otf"


def open_file(path: Path, px: int) -> SizedFont:
    """Returns the font of a file at a size."""
    return _sized(str(path), px)


class SizedFont:
    """A face at one size. All sizes of a heavy face share one opened file, which is set to the size for each line.

    Opening the Chinese face takes 10 ms and a megabyte, setting its size takes neither. Threads draw one by one.
    """

    def __init__(self, face: _Face, px: int) -> None:
        self._face = face
        self._px = px

    def render(self, text: str, smooth: bool, colour: Colour) -> pygame.Surface:
        """Draws a line."""
        give_way()
        with self._face.set_to(self._px) as opened:
            return opened.render(text, smooth, colour)

    def size(self, text: str) -> tuple[int, int]:
        """Measures a line."""
        with self._face.set_to(self._px) as opened:
            return opened.size(text)

    def get_height(self) -> int:
        """How high a line is."""
        return self._measures[0]

    def get_ascent(self) -> int:
        """How far the base line lies below the top of a line."""
        return self._measures[1]

    @cached_property
    def _measures(self) -> tuple[int, int]:
        with self._face.set_to(self._px) as opened:
            return opened.get_height(), opened.get_ascent()


class _Face:
    """A font file, opened when it is first drawn with."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._opened: pygame.font.Font | None = None
        self._px = 0

    @contextmanager
    def set_to(self, px: int) -> Iterator[pygame.font.Font]:
        """The opened font at a size, for one thread at a time."""
        with self._lock:
            opened = self._living(px)
            if self._px != px:
                opened.set_point_size(px)
                self._px = px
            yield opened

    def _living(self, px: int) -> pygame.font.Font:
        try:
            if self._opened is not None:
                self._opened.get_height()
                return self._opened
        except pygame.error:
            pass  # pygame's font room was closed in between, which kills every font opened before.
        if not pygame.font.get_init():
            pygame.font.init()
        try:
            opened = pygame.font.Font(self._path, px)
            # pygame opens what is no font all the same, and crashes when it is asked how high it is
            opened.size("")
        except pygame.error:
            raise ContentError(f"{self._path}: this is no font; put the file back.") from None
        self._opened, self._px = opened, px
        return opened


@cache
def _shared(path: str) -> _Face:
    return _Face(path)


@lru_cache(maxsize=512)
def _sized(path: str, px: int) -> SizedFont:
    return SizedFont(_shared(path) if Path(path).stat().st_size > HEAVY else _Face(path), px)


def _open(face: str, px: int) -> SizedFont:
    return _sized(_file(face), px)


@cache
def _file(face: str) -> str:
    folder, ending = (_noto_folder(), "otf") if face.startswith("Noto") else (FOLDER, "ttf")
    return str(folder / f"{face}.{ending}")


@cache
def _noto_folder() -> Path:
    # Only looked up, not imported: pygame_gui itself may never be needed.
    spec = importlib.util.find_spec("pygame_gui")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("The package pygame_gui, which holds the Chinese font, is not installed.")
    return Path(spec.submodule_search_locations[0]) / "data"


@lru_cache(maxsize=8192)
def _covers(face: str, char: str) -> bool:
    runs = coverage().get(face, [])
    place = bisect.bisect_right(runs, ord(char), key=lambda run: run[0]) - 1
    return place >= 0 and ord(char) <= runs[place][1]
