"""Reads the recipes of a game: one JSON object from id to recipe. Every fault is one sentence with its place."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec

from engine.content import ContentError
from engine.misspelt import explain
from systems.presentation.figures.recipes import FigureLook


@cache
def load_looks(file: Path) -> dict[str, FigureLook]:
    """Returns the figures of a file by id; raises `ContentError` for the first that cannot be used."""
    try:
        raw = json.loads(file.read_text("utf-8"))
    except OSError:
        raise ContentError(
            f"{file.name}: the file with the figures cannot be read; put it back into {file.parent}."
        ) from None
    except ValueError as error:
        raise ContentError(f"{file.name}: this is not JSON ({error}); mend the place it names.") from None
    if not isinstance(raw, dict):
        raise ContentError(f"{file.name}: the file must be one object in braces, from id to figure.")
    return {name: _figure(file, name, recipe) for name, recipe in raw.items()}


def _figure(file: Path, name: str, recipe: object) -> FigureLook:
    try:
        return msgspec.convert(recipe, FigureLook)
    except msgspec.ValidationError as error:
        raise ContentError(
            f'{file.name}, figure "{name}": {explain(str(error), recipe, FigureLook)}.'
        ) from None
