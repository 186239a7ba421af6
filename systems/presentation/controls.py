"""What can be touched, as pictures of a state: buttons, switches, rows, tabs, key caps, flags, ribbons.

Only the drawing: who is pressed, and what then happens, is decided elsewhere. Sizes are those of the thing
itself; a button's picture is `FOOT` taller. Surfaces are shared: copy before changing.

Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import pygame

from systems.presentation.album import kept
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon
from systems.presentation.palette import (
    INK,
    INK2,
    PAGE,
    PAPER,
    RULE,
    SEATS,
    SHEET,
    Colour,
    mix,
    shade,
    tint,
)
from systems.presentation.richtext import escape, fit_text
from systems.presentation.shapes import banner as silk
from systems.presentation.shapes import blank, disc, panel, ribbon, rounded
from systems.presentation.typeset import fit, label, line_box, width

State = Literal["normal", "hover", "pressed", "disabled"]
Painter = Callable[[State], pygame.Surface]
"""Gives the picture of something for a state."""

FOOT: Final = 3
PRESSED_SHIFT: Final = 2
LABEL_SHARE: Final = 0.42
CARD_RADIUS: Final = 12
FRAME: Final = 7


class Inks(NamedTuple):
    """The three colours of a control in a state."""

    fill: Colour
    line: Colour
    text: Colour


def button_inks(state: State, accent: Colour, primary: bool) -> Inks:
    """Returns the colours of a button; a primary one is the jewel itself."""
    if state == "disabled":
        # Soft, but still readable: one must be able to see what cannot be done.
        return Inks(mix(PAPER, SHEET, 0.3), RULE, mix(INK2, RULE, 0.25))
    if primary:
        fill = {"normal": accent, "hover": shade(accent, -0.12), "pressed": shade(accent, -0.28)}[state]
        return Inks(fill, shade(accent, -0.45), SHEET)
    if state == "normal":
        return Inks(SHEET, INK, INK)
    return Inks(tint(accent, 0.86 if state == "hover" else 0.7), accent, INK)


@kept
def button(
    size: tuple[int, int],
    text: str,
    state: State = "normal",
    accent: Colour = INK,
    primary: bool = False,
    icon: str = "",
    key: str = "",
    sub: str = "",
    px: int = 0,
) -> pygame.Surface:
    """Returns a button: sheet, ink line, solid foot, bold label, icon on the left, key cap top right.

    At most one button of a screen is primary; Enter presses it. `sub` is a second, softer line.
    """
    w, h = size
    inks, radius = button_inks(state, accent, primary), min(CARD_RADIUS, h * 0.2)
    surface = blank(w, h + FOOT)
    if state in ("normal", "hover"):
        surface.blit(rounded(w, h, radius, shade(inks.line, -0.3)), (0, FOOT))
    top = PRESSED_SHIFT if state == "pressed" else 0
    face = panel(surface, (0, top, w, h), inks.fill, inks.line, radius)
    cap = _draw_key(surface, face, key, inks, primary and state != "disabled") if key else 0
    _draw_face(surface, face, text, icon, sub, max(smallest(), px or round(h * LABEL_SHARE)), inks, cap)
    return surface


def _draw_face(
    surface: pygame.Surface, face: pygame.Rect, text: str, icon: str, sub: str, px: int, inks: Inks, cap: int
) -> None:
    """Draws icon, label and second line, centred together and kept clear of the key cap."""
    y = face.centery - (px * 0.42 if sub else 0)
    if not text:
        draw_icon(surface, icon, face.center, px * 1.2, inks.text)
        return
    mark = round(px * 1.5) if icon else 0
    room = face.width - 2 * max(8, face.height // 6) - mark
    # A label only makes way for the key cap when it would run into it.
    if width(text, "bold", px) + mark + 2 * cap > face.width - 16:
        room -= cap
    if not sub and width(text, "bold", smallest()) > room:
        _draw_lines(surface, face, text, icon, px, room, inks)
        return
    text, px = fit(text, "bold", px, room)
    whole = width(text, "bold", px) + mark
    x = face.centerx - whole / 2
    if cap and x + whole > face.right - cap - 10:
        x = max(face.x + 10, face.right - cap - 10 - whole)
    if icon:
        draw_icon(surface, icon, (x + px * 0.55, y), px * 1.15, inks.text)
    label(surface, text, (x + mark, y), "bold", px, inks.text, "midleft")
    if sub:
        below = (face.centerx, face.centery + px * 0.6)
        ink = INK2 if inks.text == INK else inks.text
        label(surface, sub, below, "body", max(smallest(), px * 0.72), ink, "center", face.width - 20)


def _draw_lines(
    surface: pygame.Surface, face: pygame.Rect, text: str, icon: str, px: int, room: int, inks: Inks
) -> None:
    """Draws icon and label where one line would have to be cut."""
    block = fit_text(escape(text), room, px, face.height - 4, inks.text, "bold", 1.05, "center")
    left = face.right - max(8, face.height // 6) - room
    if icon:
        draw_icon(surface, icon, (left - px * 0.9, face.centery), px * 1.15, inks.text)
    block.draw(surface, (left, face.centery - block.height / 2))


def _draw_key(surface: pygame.Surface, face: pygame.Rect, key: str, inks: Inks, primary: bool) -> int:
    px = max(smallest(), round(face.height * 0.30))
    cap = key_cap(key, px, shade(inks.fill, 0.18) if primary else PAGE, inks.text)
    surface.blit(cap, cap.get_rect(topright=(face.right - 7, face.y + 6)))
    return cap.get_width()


@kept
def key_cap(key: str, px: int = 16, fill: Colour = PAGE, ink: Colour = INK) -> pygame.Surface:
    """Returns the cap of a key on the keyboard."""
    surface = blank(max(width(key, "bold", px) + round(px * 0.6), px + 6), round(px * 1.4))
    panel(surface, surface.get_rect(), fill, None, 4)
    label(surface, key, surface.get_rect().center, "bold", px, ink, "center")
    return surface


@kept
def switch(height: int, on: bool, accent: Colour, enabled: bool = True) -> pygame.Surface:
    """Returns a switch; where it stands is told by place and colour together."""
    w = round(height * 1.86)
    line = INK if on and enabled else INK2 if enabled else RULE
    fill = (accent if enabled else mix(accent, PAGE, 0.6)) if on else PAGE
    surface = blank(w, height)
    panel(surface, (0, 0, w, height), fill, line, height / 2)
    knob = disc(height - 8, SHEET, line)
    surface.blit(knob, (w - height + 4 if on else 4, 4))
    return surface


@kept
def row(size: tuple[int, int], state: State = "normal", accent: Colour = INK) -> pygame.Surface:
    """Returns the sheet under a row that can be picked; `pressed` is the picked one."""
    inks = button_inks(state, accent, primary=False)
    return rounded(*size, min(CARD_RADIUS, size[1] * 0.12), inks.fill, inks.line)


@kept
def choice_sheet(
    size: tuple[int, int], accent: Colour, best: bool = False, hover: bool = False
) -> pygame.Surface:
    """Returns the page of a choice, `FRAME` larger on every side; the best one has a frame of the accent."""
    w, h = size
    surface = blank(w + 2 * FRAME, h + 2 * FRAME)
    if best:
        panel(surface, surface.get_rect(), accent, None, CARD_RADIUS + 4)
    fill = tint(accent, 0.93) if hover else SHEET
    panel(surface, (FRAME, FRAME, w, h), fill, accent if hover and not best else INK, CARD_RADIUS)
    return surface


@kept
def seat_tab(size: tuple[int, int], seat: int, active: bool) -> pygame.Surface:
    """Returns the leaf of a seat; the active one is a sheet with the seat's colour along its upper edge.

    It runs on 10 pixels below, to be covered by the page it belongs to.
    """
    w, h = size
    surface = blank(w, h + 10)
    if active:
        panel(surface, (0, 0, w, h + 10), SHEET, INK, 10)
        surface.fill(SEATS[seat][1], (10, 2, w - 20, max(4, round(h * 0.08))))
        surface.fill(SHEET, (2, h - 4, w - 4, 14))
    return surface


@kept
def flag(text: str, px: int = 17) -> pygame.Surface:
    """Returns the one-line flag that names what the pointer is on."""
    w = width(text, "bold", px) + round(px * 1.2)
    h = line_box("bold", px)[0] + round(px * 0.5)
    surface = blank(w, h)
    panel(surface, (0, 0, w, h), SHEET, INK, 6, 1.6)
    label(surface, text, (w / 2, h / 2), "bold", px, INK, "center")
    return surface


def ribbon_width(text: str, high: int) -> int:
    """How wide the bookmark of that height must be for its words."""
    return width(text, "bold", round(high * 0.6)) + round(high * 1.3)


@kept
def turn_ribbon(size: tuple[int, int], text: str, colour: Colour) -> pygame.Surface:
    """Returns a silk bookmark with a word on it."""
    w, h = size
    surface = ribbon(w, h, colour).copy()
    label(surface, text, (h * 0.4, h / 2), "bold", h * 0.6, SHEET, "midleft", w - h)
    return surface


@kept
def phase_banner(
    size: tuple[int, int], title: str, phases: tuple[tuple[str, str], ...], now: int, accent: Colour
) -> pygame.Surface:
    """Returns the ribbon of the phases, each an icon and a word; the present one is a sheet on the silk.

    The picture is a fifth of its height taller, above and below, for that sheet.
    """
    w, h = size
    extra = round(h * 0.1)
    surface = blank(w, h + 2 * extra)
    surface.blit(silk(w, h, accent), (0, extra))
    middle, px = extra + h / 2, h * 0.36
    left = (
        h * 0.9
        if not title
        else label(surface, title, (h * 0.9, middle), "title", h * 0.42, SHEET, "midleft", w * 0.2).right
        + h * 0.4
    )
    cell = (w - h * 0.7 - left) / max(1, len(phases))
    for i, (icon, word) in enumerate(phases):
        box = pygame.Rect(round(left + i * cell), 0, round(cell - h * 0.1), h + 2 * extra)
        if i == now:
            panel(surface, box, SHEET, INK, h * 0.16, 2.6)
        ink = INK if i == now else tint(accent, 0.78) if i < now else SHEET
        _draw_phase(
            surface, box, icon, word, px * (1.25 if i == now else 1), (accent if i == now else ink, ink)
        )
    return surface


def _draw_phase(
    surface: pygame.Surface, box: pygame.Rect, icon: str, word: str, px: float, inks: tuple[Colour, Colour]
) -> None:
    mark = px * 1.5 if icon else 0
    text, size = fit(word, "bold", round(px), int(box.width - mark - 12))
    x = box.centerx - (width(text, "bold", size) + mark) / 2
    if icon:
        draw_icon(surface, icon, (x + px * 0.6, box.centery), px * 1.2, inks[0])
    label(surface, text, (x + mark, box.centery), "bold", size, inks[1], "midleft")


@kept
def sign_disc(px: int, plus: bool, good: Colour, bad: Colour) -> pygame.Surface:
    """Returns the plus before a gain or the minus before a loss, cut as bars so that it is always centred."""
    spot = disc(px, good if plus else bad).copy()
    bar, thick = round(px * 0.5), max(2, round(px * 0.13))
    area = pygame.Rect(0, 0, bar, thick)
    area.center = (px // 2, px // 2)
    spot.fill(SHEET, area)
    if plus:
        upright = pygame.Rect(0, 0, thick, bar)
        upright.center = area.center
        spot.fill(SHEET, upright)
    return spot
