"""The rows of the set-up screen as pictures: what each chair plays. Buttons and fields on them are `setup.py`'s."""

from __future__ import annotations

import pygame

from engine.definition import SeatRole
from systems.presentation import controls
from systems.presentation.controls import State
from systems.presentation.icons import draw_icon
from systems.presentation.meters import hearts
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, RULE, Colour
from systems.presentation.richtext import fit_text
from systems.presentation.scenes.setup_form import CLOSED, Chair, SetupForm
from systems.presentation.skins.skin import Skin
from systems.presentation.speech import Speech
from systems.presentation.typeset import label, numeral


class RowPictures:
    """Draws the rows of one form in one size of type."""

    def __init__(self, form: SetupForm, skin: Skin, said: Speech, metrics: Metrics, accent: Colour) -> None:
        self._form = form
        self._skin = skin
        self._said = said
        self._metrics = metrics
        self._accent = accent

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, chair: Chair) -> None:
        """Draws the row of a chair: who plays what, in large."""
        metrics = self._metrics
        state: State = "normal" if chair.control != CLOSED else "disabled"
        surface.blit(controls.row(rect.size, state, self._accent), rect)
        if chair.control == CLOSED or not self._form.definition.heroes:
            return
        left = rect.left + rect.height + metrics.type(196) + 34
        room = rect.right - metrics.type(124) - 24 - left
        pygame.draw.line(surface, RULE, (left - 12, rect.top + 10), (left - 12, rect.bottom - 10))
        role = self._form.role(chair)
        if role is not None and (not role.takes_hero or not chair.hero):
            self._paint_role(surface, rect, left, role)
            return
        face = self._skin.hero_card(chair.hero) if chair.hero else None
        name = face.name if face else self._said("window-hero-by-lot")
        ink = INK if face else INK2
        label(surface, name, (left, rect.top + rect.height * 0.08), "title", metrics.type(22), ink, room=room)
        if face is None:
            return
        x, y = left, rect.top + rect.height * 0.72
        for value in face.values:
            draw_icon(surface, value.icon, (x + 10, y), metrics.type(20), value.colour)
            place = numeral(
                surface, str(value.number), (x + metrics.type(26), y), metrics.type(22), INK, "midleft"
            )
            x = place.right + metrics.type(16)
        row = hearts(face.life, face.life, metrics.type(17))
        if x + row.get_width() < left + room:
            surface.blit(row, (x, y - row.get_height() // 2))

    def _paint_role(self, surface: pygame.Surface, rect: pygame.Rect, left: int, role: SeatRole) -> None:
        """What the seat plays, where that is not told by a hero."""
        metrics = self._metrics
        room = rect.right - (metrics.type(124) if role.takes_hero else 0) - 24 - left
        top, ink = rect.top + rect.height * 0.08, INK2 if role.takes_hero else INK
        label(surface, self._said(f"role-{role.id}"), (left, top), "title", metrics.type(22), ink, room=room)
        line = self._said(f"role-{role.id}.line")
        block = fit_text(line, room, metrics.type(18), rect.height * 0.5, INK2, leading=1.15)
        block.draw(surface, (left, rect.top + rect.height * 0.7 - block.height / 2))
