"""Which buttons the dock has for the question that is open now: answers above, tools (undo, list) below.

At most one button is the jewel, and Enter presses it. Up to five short answers are buttons; more, or such with odds,
are left to the list. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from components.questions import Option
from systems.presentation.palette import INK
from systems.presentation.skins.looks import FightStage
from systems.presentation.table.answering import Answering
from systems.presentation.table.layout import WIDEST_ANSWERS, dock_size
from systems.presentation.widgets.tile import TileLook, setting

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
MOST_ANSWERS: Final = 5
GAP: Final = 8
TOOL: Final = 176
"""The room for a tool with a long name, in pixels of the design."""
ANSWER_SHARE: Final = 0.58
"""How much of the dock's height the answers take; the tools take the rest."""
DIGITS: Final = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5)
KEYPAD: Final = (pygame.K_KP1, pygame.K_KP2, pygame.K_KP3, pygame.K_KP4, pygame.K_KP5)


class Wanted(NamedTuple):
    """A button that should stand in the dock."""

    words: str
    act: Callable[[], None]
    icon: str = ""
    enabled: bool = True
    is_main: bool = False
    keys: tuple[int, ...] = ()
    is_jewel: bool = True
    option: str = ""
    dice: int = 0
    key: str = ""
    """What the key cap says."""
    refused: Callable[[], None] | None = None
    """What a press does while it is disabled: says why."""

    @property
    def look(self) -> TileLook:
        """What stands on its tile."""
        return TileLook(self.words, self.icon, self.dice, self.key)


class DockPlan(NamedTuple):
    """The buttons, and the options that have theirs among them."""

    answers: tuple[Wanted, ...] = ()
    tools: tuple[Wanted, ...] = ()
    taken: frozenset[str] = frozenset()
    width: int = 0
    """What the answers would like to take of the dock."""
    offers_another: bool = False


class DockPlanner:
    """Decides about one question at one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._say = table.say

    def plan(self) -> DockPlan:
        """The buttons for what is open now."""
        table, say = self._table, self._say
        play = table.play
        if play.session.over is not None:
            end = Wanted(say("window-ending"), table.ending, "trophy", is_main=True, keys=ENTER)
            return DockPlan((end,), self._back())
        if play.replay is not None:
            return self._about_replay(play.replay.is_paused)
        if table.rolls.is_told:
            read = Wanted(say("window-dice-read"), table.go_on, "footprint", is_main=True, keys=ENTER)
            return DockPlan((read,), self._back())
        if table.answering is not None:
            return self._about_answers(table.answering)
        if play.needs_cover and play.is_human:
            alone = Wanted(say("window-uncover"), table.uncover, "player", is_main=True, keys=ENTER)
            return DockPlan((alone,))
        return self._about_bot()

    def _back(self) -> tuple[Wanted, ...]:
        table, say = self._table, self._say
        session, can = table.play.session, table.play.can_undo
        undo = Wanted(
            say("window-undo"), table.undo, enabled=can, keys=(pygame.K_BACKSPACE,), refused=table.undo
        )
        # Undo is always the last one, so that it never comes to lie where something else was pressed.
        return (Wanted(say("window-redo"), table.redo), undo) if session.can_redo else (undo,)

    def _about_replay(self, paused: bool) -> DockPlan:
        play, say = self._table.play, self._say
        words = say("window-watch-on" if paused else "window-pause")
        go = Wanted(words, play.pause, is_main=True, keys=ENTER)
        step = Wanted(say("window-watch-step"), play.watch_step, enabled=paused, keys=(pygame.K_RIGHT,))
        return DockPlan((go,), (step, Wanted(say("window-watch-stop"), play.stop_watching)))

    def _watching(self) -> tuple[Wanted, ...]:
        """How fast one watches the bots, and the way past them."""
        table, say = self._table, self._say
        speed = say("window-bots-speed", speed=say(f"window-speed-{table.desk.settings.speed}"))
        key = "window-skip-bots" if table.play.humans else "window-skip-to-end"
        skip = say("window-stop-skipping" if table.play.skips else key)
        return (
            Wanted(skip, table.skip_bots, keys=(pygame.K_SPACE,)),
            Wanted(speed, table.change_speed, keys=(pygame.K_TAB,)),
        )

    def _about_bot(self) -> DockPlan:
        table, say = self._table, self._say
        if table.play.failure is None and not table.play.is_slow(table.now):
            tools = (*self._watching(), *self._back())
            return DockPlan((), tools, width=len(tools) * table.desk.metrics.type(TOOL))
        another = Wanted(say("window-another-bot"), table.ask_another, "gears", is_main=True, keys=ENTER)
        by_hand = Wanted(say("window-by-hand"), table.answer_by_hand)
        return DockPlan((another,), (by_hand, *self._back()), offers_another=True)

    # --- answers

    def _about_answers(self, answering: Answering) -> DockPlan:
        table, say = self._table, self._say
        if table.is_narrow:
            return DockPlan((), (Wanted(say("window-back-to-board"), table.widen), *self._back()))
        if answering.takes_many:
            done = Wanted(
                say("window-confirm"), table.confirm, "", answering.can_confirm, is_main=True, keys=ENTER
            )
            return DockPlan((done,), self._back())
        options = self._in_dock(answering)
        answers = self._wanted(answering, options)
        tools = self._back()
        if answering.unlisted and table.laying is None:
            tools = (Wanted(say("window-list"), table.list_spaces), *tools)
        width = self._width(len(answers)) if len(answers) > 1 else 0
        return DockPlan(answers, tools, frozenset(option.id for option in options), width)

    def _in_dock(self, answering: Answering) -> list[Option]:
        """Every answer beside the board where they are few and short; else only the way to go on."""
        table = self._table
        default = answering.default
        if default is not None and (default.odds or table.is_on_spread(default)):
            default = None
        beside = [option for option in answering.beside if not table.is_on_spread(option)]
        others = [option for option in beside if default is None or option.id != default.id]
        last = [default] if default else []
        return [*others, *last] if self._fit([*others, *last]) else last

    def _fit(self, options: Sequence[Option]) -> bool:
        table = self._table
        if len(options) > MOST_ANSWERS or isinstance(table.stage, FightStage):
            return False
        if any(option.odds for option in options):
            return False
        assert table.answering is not None
        metrics = table.desk.metrics
        size = self._width(len(options)) // max(1, len(options)) - GAP, answers_height(dock_size(metrics)[1])
        looks = [wanted.look for wanted in self._wanted(table.answering, options)]
        return all(setting(size, look, metrics.type(20), metrics.type(17), INK) for look in looks)

    def _width(self, count: int) -> int:
        """How much of the dock so many answers take; dice keep their room."""
        metrics = self._table.desk.metrics
        share = 0.44 if self._table.look.dice else WIDEST_ANSWERS
        return min(int(dock_size(metrics)[0] * share), count * metrics.type(230))

    def _wanted(self, answering: Answering, options: Sequence[Option]) -> tuple[Wanted, ...]:
        main = answering.default
        return tuple(
            self._option(
                answering, option, number, main is not None and option.id == main.id, len(options) == 1
            )
            for number, option in enumerate(options)
        )

    def _option(
        self, answering: Answering, option: Option, number: int, is_main: bool, is_alone: bool
    ) -> Wanted:
        table = self._table
        skin, question = table.skin, answering.question
        # Where something else might be wanted, doing nothing is a plain button. Beside the others it has its digit as
        # they have: a walk that ends by itself must not let an Enter meant for it pass an adventure by.
        is_plain = question.kind == "pick" and len(answering.beside) > 1
        is_entered = is_main and (is_alone or not is_plain)
        keys = ENTER if is_entered else (DIGITS[number], KEYPAD[number])
        key = table.say("window-key-enter") if is_entered else str(number + 1)
        return Wanted(
            table.say.plain(option.text),
            lambda: table.pick(option.id),
            skin.option_icon(question, option),
            is_main=is_main,
            keys=keys,
            is_jewel=not is_plain,
            option=option.id,
            dice=skin.option_dice(question, option),
            key=key if table.desk.metrics.is_big else "",
        )


def answers_height(dock_height: int) -> int:
    """How high the answers are in a dock."""
    return round((dock_height - 14 - GAP) * ANSWER_SHARE) - 3
