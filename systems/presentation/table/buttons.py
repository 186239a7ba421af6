"""The buttons of the dock: the main answer, one more, undo; or what to do about a bot.

At most one button is the jewel, and Enter presses it. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from components.questions import Option
from systems.presentation.widgets.press import Press, button

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Wanted(NamedTuple):
    """A button that should stand in the dock."""

    words: str
    act: Callable[[], None]
    icon: str = ""
    enabled: bool = True
    is_main: bool = False
    keys: tuple[int, ...] = ()
    is_jewel: bool = True


class DockButtons:
    """The buttons for the question that is open now."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.taken: frozenset[str] = frozenset()
        """Options that have their button here."""
        self.offers_another = False
        self._ok: Press | None = None
        self._place(self._wanted())

    def refresh(self) -> None:
        """Follows what has been marked."""
        answering = self._table.answering
        if self._ok is not None and answering is not None:
            self._ok.is_enabled = answering.can_confirm
            self._ok.repaint()

    # --- which

    def _wanted(self) -> list[Wanted]:
        table, say = self._table, self._table.say
        play = table.play
        undo = Wanted(
            say("window-undo"), table.undo, enabled=play.session.can_undo and bool(play.humans),
            keys=(pygame.K_BACKSPACE,),
        )  # fmt: skip
        redo = Wanted(say("window-redo"), table.redo)
        back = [undo, redo] if play.session.can_redo else [undo]
        if play.session.over is not None:
            return [Wanted(say("window-ending"), table.ending, "trophy", is_main=True, keys=ENTER), *back]
        if play.replay is not None:
            return self._about_replay(play.replay.is_paused)
        if table.answering is not None:
            return [*self._answers(table.answering.takes_many), *back]
        if play.needs_cover and play.is_human:
            return [Wanted(say("window-uncover"), table.uncover, "player", is_main=True, keys=ENTER)]
        return [*self._about_bot(), *back]

    def _about_replay(self, paused: bool) -> list[Wanted]:
        play, say = self._table.play, self._table.say
        go = Wanted(
            say("window-watch-on" if paused else "window-pause"), play.pause, is_main=True, keys=ENTER
        )
        step = Wanted(say("window-watch-step"), play.watch_step, enabled=paused, keys=(pygame.K_RIGHT,))
        return [go, step, Wanted(say("window-watch-stop"), play.stop_watching)]

    def _about_bot(self) -> list[Wanted]:
        table, say = self._table, self._table.say
        if table.play.failure is None and not table.play.is_slow(table.now):
            return []
        self.offers_another = True
        return [
            Wanted(say("window-another-bot"), table.ask_another, "gears", is_main=True, keys=ENTER),
            Wanted(say("window-by-hand"), table.answer_by_hand),
        ]

    def _answers(self, takes_many: bool) -> list[Wanted]:
        table, say = self._table, self._table.say
        answering = table.answering
        assert answering is not None
        if table.is_narrow:
            return [Wanted(say("window-back-to-board"), table.widen)]
        if takes_many:
            return [
                Wanted(
                    say("window-confirm"), table.confirm, "", answering.can_confirm, is_main=True, keys=ENTER
                )
            ]
        found = [self._option(option) for option in self._in_dock()]
        if answering.unlisted:
            found.append(Wanted(say("window-list"), table.list_spaces))
        return found

    def _in_dock(self) -> list[Option]:
        """The default, where it is a way to go on; everything else has a row in the tray or a place on the table."""
        default = self._table.answering.default if self._table.answering else None
        if default is None or default.odds or self._table.is_on_spread(default):
            return []
        self.taken = frozenset((default.id,))
        return [default]

    def _option(self, option: Option) -> Wanted:
        table = self._table
        answering = table.answering
        assert answering is not None
        icon = table.skin.option_icon(answering.question, option)
        words = table.say.plain(option.text)
        # Where something else might be wanted, doing nothing is a plain button; Enter presses it all the same.
        plain = answering.question.kind == "pick" and len(answering.beside) > 1
        return Wanted(words, lambda: table.pick(option.id), icon, True, True, ENTER, not plain)

    # --- where

    def _place(self, wanted: list[Wanted]) -> None:
        table = self._table
        rect, metrics = table.layout.buttons, table.desk.metrics
        main = next((item for item in wanted if item.is_main), None)
        others = [item for item in wanted if item is not main]
        gap = 8
        half = (rect.height - gap) // 2
        top = rect.top
        if main is not None:
            place = pygame.Rect(rect.left, top, rect.width, round((rect.height - gap) * 0.56))
            made = self._make(place, main, metrics.type(24), is_main=True)
            if main.act == table.confirm:
                self._ok = made
            top = place.bottom + gap
            half = rect.bottom - top
        else:
            top = rect.centery - half // 2
        wide = (rect.width - gap * (len(others) - 1)) // max(1, len(others))
        for i, item in enumerate(others):
            place = pygame.Rect(rect.left + i * (wide + gap), top, wide, half)
            self._make(place, item, metrics.type(18))

    def _make(self, rect: pygame.Rect, item: Wanted, px: int, is_main: bool = False) -> Press:
        table = self._table
        return button(
            rect, table.ui, item.words, item.act, accent=table.accent, primary=is_main and item.is_jewel, icon=item.icon,
            keys=item.keys, px=min(px, round(rect.height * 0.42)), enabled=item.enabled,
            key=table.say("window-key-enter") if is_main and table.desk.metrics.is_big else "", layer=2,
        )  # fmt: skip
