"""Options as rows of the tray. Must not know any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from components.questions import Option, Question
from components.texts import Text
from engine.observe import SeatView
from systems.presentation.skins.skin import Skin
from systems.presentation.speech import Speech
from systems.presentation.table.answering import Answering
from systems.presentation.table.tray import Row

SHORT: Final = 6
"""A list of so many options is shown as it is."""


class Bundles(NamedTuple):
    """A long list of options made short: those that stand in it, with the words and the options behind each bundle."""

    options: tuple[Option, ...]
    words: dict[str, Text]
    behind: dict[str, tuple[str, ...]]


def bundled(skin: Skin, view: SeatView, question: Question, options: Sequence[Option]) -> Bundles:
    """The first option of each bundle in place of all of them, where there are many options."""
    told = {
        option.id: words for option in options if (words := skin.told(view, question, option)) is not None
    }
    plain = Bundles(tuple(options), told, {})
    if len(options) <= SHORT:
        return plain
    groups: dict[str, list[Option]] = {}
    words: dict[str, Text] = {}
    for option in options:
        name, said = skin.bundle(view, question, option) or (option.id, option.text)
        groups.setdefault(name, []).append(option)
        words.setdefault(name, said)
    many = {name: group for name, group in groups.items() if len(group) > 1}
    return Bundles(
        tuple(group[0] for group in groups.values()),
        told | {group[0].id: words[name] for name, group in many.items()},
        {group[0].id: tuple(option.id for option in group) for group in many.values()},
    )


def rows_of(
    say: Speech, skin: Skin, options: Sequence[Option], answering: Answering, words: Mapping[str, Text]
) -> list[Row]:
    """The rows of some options, with their marks and odds; `words` stand in place of the option's own."""
    return [_row(say, skin, option, answering, words.get(option.id)) for option in options]


def _row(say: Speech, skin: Skin, option: Option, answering: Answering, words: Text | None) -> Row:
    marked = answering.marked
    return Row(
        option.id,
        say.rich(words or option.text),
        skin.option_icon(answering.question, option),
        tuple((odds.ways / odds.of, say.rich(odds.outcome)) for odds in option.odds),
        marked.index(option.id) + 1 if option.id in marked else 0,
        option.id == answering.question.default,
    )
