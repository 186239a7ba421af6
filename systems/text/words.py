"""Words by key: a `Text` and a language in, a line out. This room is the only one that knows Fluent.

Words of the window and of all games lie in data/text/LANGUAGE, those of one game in data/GAME/text/LANGUAGE. What a
language does not say is said in its fallback, at last in English; what nobody says is shown as its key.
It must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from components.texts import Text
from engine.paths import root
from systems.text.book import book

Lookup = Callable[[str], str]
"""The name behind "@KEY", asked for without the "@"."""

LANGUAGES: Final = ("en", "zh_Hans", "zh_Hant")
ENGLISH: Final = "en"
FALLBACK: Final = {"en": ("en",), "zh_Hans": ("zh_Hans", "en"), "zh_Hant": ("zh_Hant", "zh_Hans", "en")}
SEPARATOR: Final = "list-separator"


class Words:
    """The words of one language: those that all share, and those of some games.

    `folders` are further folders with one subfolder a language.
    """

    def __init__(self, language: str, games: Iterable[str] = (), folders: Iterable[Path] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
        self.language = language
        self._folders = (shared_folder(), *(game_folder(game) for game in games), *folders)
        self._chain = [(spoken, folder) for spoken in FALLBACK[language] for folder in self._folders]

    def render(self, text: Text, lookup: Lookup = str) -> str:
        """The words of a text; "@KEY" among its arguments becomes what `lookup` answers."""
        key, _, attribute = text.key.partition(".")
        for language, folder in self._chain:
            said = book(language, folder)
            if said.has(key, attribute):
                arguments = {name: self._argument(value, lookup) for name, value in text.args.items()}
                return said.say(key, attribute, arguments)
        return text.key

    def say(self, key: str, /, **args: int | str | Text | list[Text]) -> str:
        """The words of a key at once, without names: say("list-separator")."""
        return self.render(Text(key, dict(args)))

    def prepare(self) -> None:
        """Read all words of the language now, so that none has to wait; may be called from any thread."""
        for language, folder in self._chain:
            if language == self.language:
                book(language, folder).prepare()

    def has(self, key: str) -> bool:
        """Tell whether any language of this chain says it."""
        name, _, attribute = key.partition(".")
        return any(book(language, folder).has(name, attribute) for language, folder in self._chain)

    def _argument(self, value: int | str | Text | list[Text], lookup: Lookup) -> int | str:
        if isinstance(value, Text):
            return self.render(value, lookup)
        if isinstance(value, list):
            return self.render(Text(SEPARATOR)).join(self.render(item, lookup) for item in value)
        if isinstance(value, str) and value.startswith("@"):
            return lookup(value[1:])
        return value


def shared_folder() -> Path:
    """Where the words lie that all games share."""
    return root() / "data" / "text"


def game_folder(game: str) -> Path:
    """Where the words of one game lie."""
    return root() / "data" / game / "text"
