"""Choosing a hero: all hero cards side by side, and the lot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame
from pygame_gui.elements import UIScrollingContainer

from systems.presentation.cards import card, card_size, empty_card
from systems.presentation.controls import State
from systems.presentation.desk import Desk
from systems.presentation.palette import INK, PAPER, SHEET, mix
from systems.presentation.scenes.scene import Scene
from systems.presentation.shapes import blank, lift, panel, rounded
from systems.presentation.skins.skin import Skin
from systems.presentation.typeset import label
from systems.presentation.widgets.press import Press, button

FRAME = 7


class Heroes(Scene):
    """A dialog over the set-up screen."""

    is_dialog = True
    help_places = ("heroes",)

    def __init__(
        self,
        desk: Desk,
        skin: Skin,
        heroes: Sequence[str],
        taken: Collection[str],
        choose: Callable[[str], None],
    ) -> None:
        super().__init__(desk)
        self.accent = skin.accent
        self._skin = skin
        self._heroes = tuple(heroes)
        self._taken = frozenset(taken)
        self._choose = choose

    def build(self) -> None:
        """Lays the cards out in rows that scroll."""
        metrics = self.desk.metrics
        self._rect = pygame.Rect(0, 0, metrics.width - metrics.px(120), metrics.height - metrics.px(80))
        self._rect.center = metrics.width // 2, metrics.height // 2
        foot, head = metrics.type(70), metrics.type(64)
        room = self._rect.inflate(-32, 0)
        room.top, room.height = self._rect.top + head, self._rect.height - head - foot
        wide = max(230, min(300, (room.width - 20) // 4 - 2 * FRAME - 4))
        step = wide + 2 * FRAME + 6
        high = card_size(wide)[1] + 2 * FRAME + 6
        in_row = max(1, (room.width - 20) // step)
        container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        rows = -(-len(self._heroes) // in_row)
        container.set_scrollable_area_dimensions((room.width - 20, rows * high))
        inset = (room.width - 20 - in_row * step) // 2
        for i, hero in enumerate(self._heroes):
            rect = pygame.Rect(inset + i % in_row * step, i // in_row * high, step - 6, high - 6)
            Press(rect, self.ui, self._painter(hero, wide), lambda h=hero: self._take(h), container=container)
        self._place_buttons()

    def _place_buttons(self) -> None:
        metrics, say = self.desk.metrics, self.desk.say
        each, high = metrics.type(230), metrics.type(50)
        right = self._rect.right - 24
        for i, (key, act, icon) in enumerate(
            (
                ("window-hero-by-lot", lambda: self._take(""), "perspective-dice-random"),
                ("window-back", None, "cancel"),
            )
        ):
            rect = pygame.Rect(right - (i + 1) * each - i * 12, self._rect.bottom - high - 12, each, high)
            command = act or self.desk.stage.take_off
            keys = () if act else (pygame.K_ESCAPE,)
            button(rect, self.ui, say(key), command, icon=icon, keys=keys, px=metrics.type(19))

    def _painter(self, hero: str, wide: int) -> Callable[[State], pygame.Surface]:
        face = self._skin.hero_card(hero)

        def paint(state: State) -> pygame.Surface:
            width, height = card_size(wide)
            surface = blank(width + 2 * FRAME, height + 2 * FRAME)
            if state in ("hover", "pressed") or hero in self._taken:
                ink = self.accent if state != "normal" else mix(PAPER, INK, 0.4)
                surface.blit(rounded(*surface.get_size(), 16, ink), (0, 0))
            if face is not None:
                picture = self.desk.darkroom.get(card, face, wide) or empty_card(wide)
                surface.blit(picture, (FRAME, FRAME))
            else:
                panel(surface, (FRAME, FRAME, width, height), SHEET, INK, 12)
                middle = surface.get_rect().center
                label(surface, self.desk.say.name(hero), middle, "title", 26, INK, "center", width - 20)
            return surface

        return paint

    def _take(self, hero: str) -> None:
        self.desk.stage.take_off()
        self._choose(hero)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the sheet and its heading."""
        lift(surface, self._rect, 12, 8)
        panel(surface, self._rect, PAPER, INK, 12, 2)
        at = self._rect.left + 24, self._rect.top + 12
        label(surface, self.desk.say("window-choose-hero"), at, "title", self.desk.metrics.type(32), INK)
