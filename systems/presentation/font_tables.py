"""The tables beside the font files: which signs a face has, which sign of the icon font bears which name.

Every fault is one sentence with its file. Must not know what is drawn with them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from engine.content import Box, ContentError
from engine.paths import root

FOLDER: Final = root() / "data" / "fonts"
GLYPHS: Final = "rpgawesome-glyphs.json"
COVERAGE: Final = "coverage.json"
CODE: Final = re.compile("[0-9a-fA-F]{1,5}")
"""A character code in hexadecimal."""
Run = tuple[int, int]
"""The first and the last code of signs that follow each other."""


@cache
def glyph_codes() -> dict[str, str]:
    """Returns the names of the icon font with their character codes; raises `ContentError` when it cannot be used."""
    codes: dict[str, str] = _read(GLYPHS, dict[str, str])
    wrong = next((name for name, code in codes.items() if not CODE.fullmatch(code)), None)
    if wrong is not None:
        raise ContentError(f'{FOLDER.name}/{GLYPHS}: the code of "{wrong}" is no hexadecimal number.')
    return codes


@cache
def coverage() -> dict[str, list[Run]]:
    """Returns which signs each of our faces has; raises `ContentError` when it cannot be used."""
    ranges: dict[str, list[Run]] = _read(COVERAGE, dict[str, list[Run]])
    return ranges


def _read(file: str, kind: Any) -> Any:
    box = Box(FOLDER)
    table = box.one(file, kind)
    box.close()
    return table


def faults() -> Iterator[str]:
    """Tells what is wrong with the tables."""
    tables: tuple[Callable[[], object], ...] = (glyph_codes, coverage)
    for table in tables:
        try:
            table()
        except ContentError as error:
            yield str(error)
