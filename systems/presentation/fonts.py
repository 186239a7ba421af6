"""The faces of the house and the choice of one for a string.

A role says what the letters are for; the file behind it depends on the string, since Chinese and all
other scripts that our Latin faces lack are set in Noto Sans SC. Must not know layout, icons or any game.
"""

from __future__ import annotations

import bisect
import importlib.util
import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, get_args

import pygame

from engine.paths import root

Role = Literal["title", "numeral", "body", "bold", "heavy", "italic"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
FOLDER: Final = root() / "data" / "fonts"
SMALLEST: Final = 8

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


def font(role: Role, px: float, text: str = "") -> pygame.font.Font:
    """Returns the font for `text` in a role, at `px` of Latin size. Without a text, the Latin face."""
    face = face_for(role, text)
    size = px * CHINESE_SIZE[role] if face.startswith("Noto") else px
    return _open(face, max(SMALLEST, round(size)))


@lru_cache(maxsize=4096)
def face_for(role: Role, text: str) -> str:
    """Returns the face that has every letter of `text`: the Latin one where it can, else Noto."""
    latin = LATIN[role]
    if not is_cjk(text) and all(_covers(latin, char) for char in text if char.isprintable()):
        return latin
    return CHINESE[role]


def is_cjk(text: str) -> bool:
    """Tells whether a Chinese, Japanese or Korean letter or full-width sign stands in `text`."""
    return any("\u2e80" <= char <= "\uffef" for char in text)


def has_glyph(role: Role, char: str) -> bool:
    """Tells whether the face that `font` would choose for this character can draw it."""
    return _covers(face_for(role, char), char)


def latin_file(role: Role) -> Path:
    """Returns the file of the Latin face of a role."""
    return FOLDER / f"{LATIN[role]}.ttf"


def chinese_file(role: Role) -> Path:
    """Returns the file of the Chinese face of a role; it lies inside pygame_gui."""
    return _noto_folder() / f"{CHINESE[role]}.otf"


def open_file(path: Path, px: int) -> pygame.font.Font:
    """Returns the font of a file at a size; it is opened once."""
    return _living(str(path), px)


_opened: dict[tuple[str, int], pygame.font.Font] = {}
MOST_OPEN: Final = 320


def _living(path: str, px: int) -> pygame.font.Font:
    found = _opened.get((path, px))
    try:
        if found is not None:
            found.get_height()
            return found
    except pygame.error:
        # pygame's font room was closed in between, which kills every font opened before.
        _opened.clear()
    if not pygame.font.get_init():
        pygame.font.init()
    while len(_opened) >= MOST_OPEN:
        _opened.pop(next(iter(_opened)))
    made = _opened[path, px] = pygame.font.Font(path, px)
    return made


def _open(face: str, px: int) -> pygame.font.Font:
    return _living(_file(face), px)


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


@cache
def _ranges() -> dict[str, list[list[int]]]:
    table: dict[str, list[list[int]]] = json.loads((FOLDER / "coverage.json").read_text("utf-8"))
    return table


@lru_cache(maxsize=8192)
def _covers(face: str, char: str) -> bool:
    runs = _ranges()[face]
    place = bisect.bisect_right(runs, ord(char), key=lambda run: run[0]) - 1
    return place >= 0 and ord(char) <= runs[place][1]
