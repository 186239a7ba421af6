"""`main.py check`: every fault of data, texts and maps in one sentence each, for all that ships or for what is named.

What a named file is for, its place tells: data/GAME/FILE.json, .../LANGUAGE/FILE.ftl, .../help/LANGUAGE/FILE.md,
maps/GAME/FILE.tmx. Folders of a new game or map may lie anywhere as long as they are named so.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from engine.content import LOOKS, ContentError
from engine.paths import data_folder
from systems import catalogue
from systems.text import faults as texts
from systems.text import help as pages
from systems.text.words import LANGUAGES, game_folder, shared_folder


def check(path: Path | None) -> int:
    """Print every fault; 1 when there is one."""
    if path is not None and not path.exists():
        print(f"{path}: there is no such file or folder.")
        return 1
    found = list(dict.fromkeys(shipped_faults() if path is None else faults_of(path)))
    for fault in found:
        print(fault)
    if found:
        print(f"{len(found)} fault{'s' if len(found) > 1 else ''}.")
        return 1
    print(f"{path or 'Data, texts and maps'}: no fault.")
    return 0


def shipped_faults() -> Iterable[str]:
    """Faults of everything that ships."""
    yield from texts.faults(shared_folder())
    yield from pages.faults(pages.shared_help())
    yield from _font_faults()
    for game in catalogue.ids():
        yield from catalogue.content_faults(game, data_folder(game))
        yield from _dress_faults(game)
        yield from texts.faults(game_folder(game))
        yield from _pages(pages.game_help(game))
        for file in sorted(catalogue.map_folder(game).glob("*.tmx")):
            yield from catalogue.map_faults(game, file)


def _font_faults() -> Iterable[str]:
    from systems.presentation import font_tables

    return font_tables.faults()


def _dress_faults(game: str) -> Iterable[str]:
    """Faults of how a game looks and sounds."""
    from systems.presentation.figures.library import load_looks
    from systems.presentation.sound import sounds_folder

    try:
        load_looks(data_folder(game) / LOOKS)
    except ContentError as error:
        yield f"{game}/{error}"
    sounds = sounds_folder() / f"{game}.json"
    try:
        msgspec.json.decode(sounds.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError) as error:
        yield f"sounds/{sounds.name}: the file cannot be read ({error})."


def faults_of(path: Path) -> Iterable[str]:
    """Faults of one file or of all files in a folder."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    checked = 0
    for file in files:
        if file.suffix == ".tmx":
            checked += 1
            yield from _map(file)
    for folder in dict.fromkeys(file.parent.parent for file in files if file.suffix == ".ftl"):
        checked += 1
        yield from _only(texts.faults(folder, _languages(folder)), path)
    for book in dict.fromkeys(_help_folder(file) for file in files):
        if book is not None:
            checked += 1
            yield from _only(_pages(book, _languages(book)), path)
    boxes = (file.parent for file in files if file.suffix == ".json" and file.name != pages.CONTENTS)
    for folder in dict.fromkeys(boxes):
        game = _game_of(folder)
        if game:
            checked += 1
            yield from _only(catalogue.content_faults(game, folder), path)
    if not checked:
        yield f"{path}: nothing here can be checked; name a .tmx, .ftl, .md or .json file of a game, or a folder with some."


def _map(file: Path) -> list[str]:
    game = _game_of(file.parent)
    if game:
        return catalogue.map_faults(game, file)
    # a map from anywhere: the game that finds least to complain about is the one it was drawn for
    complaints = [catalogue.map_faults(each, file) for each in catalogue.ids()]
    return min(complaints, key=len)


def _help_folder(file: Path) -> Path | None:
    """The folder of help pages that a file belongs to."""
    folder = file.parent if file.name == pages.CONTENTS else file.parent.parent
    is_page = file.suffix == ".md" and (folder / pages.CONTENTS).is_file()
    return folder if is_page or file.name == pages.CONTENTS else None


def _pages(folder: Path, languages: Iterable[str] = LANGUAGES) -> list[str]:
    """Faults of a game's help pages, which may also lead to those of the window; a game need not have any."""
    if not (folder / pages.CONTENTS).is_file():
        return []
    shared = pages.shared_help()
    known = () if folder.resolve() == shared.resolve() else _topics(shared)
    return pages.faults(folder, known, languages)


def _topics(folder: Path) -> tuple[str, ...]:
    """The topics of a folder, as far as its table of contents can be read; its own faults are told elsewhere."""
    try:
        return pages.topic_ids(folder)
    except (OSError, msgspec.MsgspecError):
        return ()


def _languages(folder: Path) -> list[str]:
    return [language for language in LANGUAGES if (folder / language).is_dir()]


def _game_of(folder: Path) -> str:
    return next((part for part in reversed(folder.resolve().parts) if part in catalogue.ids()), "")


def _only(found: list[str], path: Path) -> list[str]:
    """Of the faults of a whole folder those in one named file."""
    return [fault for fault in found if path.is_dir() or path.name in fault]
