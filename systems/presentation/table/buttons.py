"""The buttons of the dock, set as they were planned: answers in a row above, tools below.

Must not know which there are, nor any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from systems.presentation.controls import FOOT, State
from systems.presentation.table.dock_plan import ANSWER_SHARE, GAP, DockPlan, Wanted
from systems.presentation.widgets.press import Painter, Press, button
from systems.presentation.widgets.tile import tile_picture

if TYPE_CHECKING:
    from systems.presentation.scenes.table import TableScene

WIDEST_TOOL: Final = 300
"""No tool is wider, however much room the answers take above it, in pixels of the design."""


class DockButtons:
    """The buttons for the question that is open now."""

    def __init__(self, table: TableScene, plan: DockPlan) -> None:
        self._table = table
        self.taken = plan.taken
        """Options that have their button here."""
        self.offers_another = plan.offers_another
        self.presses: dict[str, Press] = {}
        """The buttons of options."""
        self._ok: Press | None = None
        self._place(plan)

    def hovered(self) -> str:
        """The option under the pointer, or ""."""
        return next((option for option, press in self.presses.items() if press.hovered), "")

    def refresh(self) -> None:
        """Follows what has been marked."""
        answering = self._table.answering
        if self._ok is not None and answering is not None:
            self._ok.is_enabled = answering.can_confirm
            self._ok.repaint()

    def _place(self, plan: DockPlan) -> None:
        rect = self._table.layout.buttons
        high = round((rect.height - GAP) * ANSWER_SHARE)
        for place, wanted in zip(_row(rect, rect.top, high, plan.answers), plan.answers, strict=True):
            made = self._make_answer(place, wanted)
            if wanted.option:
                self.presses[wanted.option] = made
            elif wanted.act == self._table.confirm:
                self._ok = made
        high = rect.height - GAP - high
        # Tools keep below the answers, also where there are none: who presses twice must not take something back.
        room = rect.copy()
        room.width = min(rect.width, len(plan.tools) * self._table.desk.metrics.type(WIDEST_TOOL))
        room.right = rect.right
        for place, wanted in zip(_row(room, rect.bottom - high, high, plan.tools), plan.tools, strict=True):
            self._make_tool(place, wanted)

    def _make_answer(self, rect: pygame.Rect, wanted: Wanted) -> Press:
        table = self._table
        return Press(
            rect,
            table.ui,
            self._painter(rect, wanted),
            wanted.act,
            keys=wanted.keys,
            enabled=wanted.enabled,
            layer=2,
        )

    def _painter(self, rect: pygame.Rect, wanted: Wanted) -> Painter:
        metrics, accent = self._table.desk.metrics, self._table.accent
        size = rect.width, rect.height - FOOT
        is_jewel = wanted.is_main and wanted.is_jewel
        px = metrics.type(24 if wanted.is_main else 20)

        def paint(state: State) -> pygame.Surface:
            return tile_picture(size, wanted.look, state, accent, is_jewel, px, metrics.type(15))

        return paint

    def _make_tool(self, rect: pygame.Rect, wanted: Wanted) -> Press:
        table = self._table
        px = min(table.desk.metrics.type(18), round(rect.height * 0.42))
        return button(
            rect, table.ui, wanted.words, wanted.act, accent=table.accent, icon=wanted.icon, keys=wanted.keys, px=px,
            enabled=wanted.enabled, layer=2, refused=wanted.refused,
        )  # fmt: skip


def _row(rect: pygame.Rect, top: int, high: int, wanted: Sequence[Wanted]) -> list[pygame.Rect]:
    """Places side by side; the main answer is the last one and a little wider."""
    if not wanted:
        return []
    shares = [1.25 if item.is_main else 1.0 for item in wanted]
    room = rect.width - GAP * (len(wanted) - 1)
    places, x = [], float(rect.left)
    for share in shares:
        wide = room * share / sum(shares)
        places.append(pygame.Rect(round(x), top, round(wide), high))
        x += wide + GAP
    return places
