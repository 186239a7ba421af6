"""An answer in the making: what has been marked, what a press on an option, a space or a card means.

Pure bookkeeping over one question; knows no picture and no game.
"""

from __future__ import annotations

from collections.abc import Callable

from components.questions import Option, Question


class Answering:
    """One open question and what its seat has marked so far."""

    def __init__(
        self,
        question: Question,
        is_space: Callable[[str], bool],
        is_aside: Callable[[Option], bool] = lambda option: False,
        spots: Callable[[Option], tuple[str, ...]] = lambda option: option.on,
        stands_alone: Callable[[Option], bool] | None = None,
    ) -> None:
        self.question = question
        self.marked: list[str] = []
        self._is_space = is_space
        self._is_aside = is_aside
        self._spots = {option.id: spots(option) for option in question.options}
        self._alone = stands_alone or (lambda option: question.kind in ("place", "path"))

    @property
    def takes_many(self) -> bool:
        """Tells whether options are marked first and then confirmed."""
        return not self.question.min == self.question.max == 1

    @property
    def can_confirm(self) -> bool:
        """Tells whether what is marked is an answer."""
        return self.question.min <= len(self._answer) <= self.question.max

    @property
    def _answer(self) -> tuple[str, ...]:
        """What is marked; in an order those that are not follow as they are listed."""
        if self.question.kind != "order":
            return tuple(self.marked)
        others = (option.id for option in self.question.options if option.id not in self.marked)
        return (*self.marked, *others)[: self.question.max]

    def press(self, option_id: str) -> tuple[str, ...] | None:
        """Takes a press on an option; returns the answer if that makes one."""
        if not self.takes_many:
            return (option_id,)
        if option_id in self.marked:
            self.marked.remove(option_id)
        elif len(self.marked) < self.question.max:
            self.marked.append(option_id)
        return None

    def confirm(self) -> tuple[str, ...] | None:
        """Returns the marked options, in the order they were marked, if they are an answer or can be filled up to one."""
        return self._answer if self.takes_many and self.can_confirm else None

    # --- where options lie

    @property
    def lit(self) -> frozenset[str]:
        """Every space that an option lights."""
        return frozenset(key for spots in self._spots.values() for key in spots if self._is_space(key))

    def spots(self, option: Option) -> tuple[str, ...]:
        """The entities on which an option can be pressed."""
        return self._spots[option.id]

    def at(self, key: str) -> list[Option]:
        """The options that lie on a space or a card."""
        return [option for option in self.question.options if key in self._spots[option.id]]

    def is_on_board(self, option: Option) -> bool:
        """Tells whether an option is chosen by a press on a space, and needs no row of its own."""
        return self._alone(option) and any(self._is_space(key) for key in self._spots[option.id])

    @property
    def on_board(self) -> list[Option]:
        """Options that lie on spaces."""
        return [option for option in self.question.options if self.is_on_board(option)]

    @property
    def beside(self) -> list[Option]:
        """Options that need a button or a row."""
        options = self.question.options
        return [option for option in options if not self.is_on_board(option) and not self._is_aside(option)]

    @property
    def unlisted(self) -> bool:
        """Tells whether there are options without a button or a row, which a list of all would show."""
        return len(self.beside) < len(self.question.options)

    @property
    def default(self) -> Option | None:
        """The option that a skip takes, where that is a way to go on: on no space, and not just the first of several."""
        options = self.question.options
        option = self.question.option(self.question.default)
        if option is None or self.takes_many or self.is_on_board(option):
            return None
        return None if option is options[0] and len(options) > 1 and self.question.kind == "pick" else option
