"""Options as rows of the tray. Must not know any game."""

from __future__ import annotations

from collections.abc import Sequence

from components.questions import Option
from systems.presentation.skins.skin import Skin
from systems.presentation.speech import Speech
from systems.presentation.table.answering import Answering
from systems.presentation.table.tray import Row


def rows_of(say: Speech, skin: Skin, options: Sequence[Option], answering: Answering) -> list[Row]:
    """The rows of some options, with their marks and odds."""
    return [_row(say, skin, option, answering) for option in options]


def _row(say: Speech, skin: Skin, option: Option, answering: Answering) -> Row:
    marked = answering.marked
    return Row(
        option.id,
        say.rich(option.text),
        skin.option_icon(answering.question, option),
        tuple((odds.ways / odds.of, say.rich(odds.outcome)) for odds in option.odds),
        marked.index(option.id) + 1 if option.id in marked else 0,
        option.id == answering.question.default,
    )
