"""Belongings on the right page: cards of table size, or, where they are many, icons on small sheets.

Draws records; must not know what they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.cards import CardFace, card
from systems.presentation.darkroom import Job
from systems.presentation.figures import draw_bust
from systems.presentation.fonts import smallest
from systems.presentation.icons import draw_icon, icon
from systems.presentation.meters import hearts
from systems.presentation.palette import INK, INK2, SHEET, mix
from systems.presentation.shapes import blank, lift, panel
from systems.presentation.skins.looks import Held, Meter, PageLook
from systems.presentation.table.page_plan import HeldPlan
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.typeset import fit, label, numeral, width

USED_ALPHA: Final = 105
LEAST_TALLIES: Final = 20
"""Tallies that have less height than this are left out."""


def paint_held(surface: pygame.Surface, plan: HeldPlan, page: PageLook) -> None:
    """Draws all belongings and what has been won beside them."""
    for place, held in zip(plan.places, page.held, strict=False):
        if plan.as_icons:
            surface.blit(_chip(held, place.width), place)
        else:
            _paint_card(surface, place, held)
    _paint_tallies(surface, plan.tallies, page.tallies)


def held_pictures(plan: HeldPlan, page: PageLook) -> tuple[Job, ...]:
    """The pictures that `paint_held` puts together."""
    pairs = zip(plan.places, page.held, strict=False)
    if plan.as_icons:
        return tuple((_chip, (held, place.width)) for place, held in pairs)
    return tuple((card, (held.face, place.width)) for place, held in pairs)


def _paint_card(surface: pygame.Surface, place: pygame.Rect, held: Held) -> None:
    image = card(held.face, place.width)
    if not held.face.used:
        lift(surface, place, 6, 3)
    surface.blit(image, place)
    y = place.top + place.width // 3
    for mark in _marks(held, place.width):
        box = mark.get_rect(midtop=(place.centerx, y))
        panel(surface, box.inflate(8, 4), SHEET, INK, 5)
        surface.blit(mark, box)
        y += mark.get_height() + 6


def _marks(held: Held, wide: int) -> list[pygame.Surface]:
    """Hearts and counters that lie on a card."""
    marks = [meter_picture(meter, max(smallest(), wide // 6)) for meter in held.meters]
    if held.tag:
        marks.append(_tag(held.tag, max(smallest(), wide // 6)))
    if held.hearts[1]:
        px = max(8, min(wide // 7, (wide - 8) // held.hearts[1] - 1))
        marks.insert(0, hearts(*held.hearts, px))
    return marks


@kept
def _tag(words: str, px: int) -> pygame.Surface:
    """A word about a card that lies here for a while only."""
    image = blank(width(words, "bold", px), round(px * 1.1))
    label(image, words, image.get_rect().center, "bold", px, INK, "center")
    return image


@kept
def _chip(held: Held, px: int) -> pygame.Surface:
    """A card as an icon on a small sheet; one that is used is pale, one that is hurt shows its hearts."""
    surface = pygame.Surface((px, px), pygame.SRCALPHA)
    look = held.face.look
    panel(surface, surface.get_rect(), mix(look.base, SHEET, 0.55), INK, max(3, px // 7), 2)
    _draw_motif(surface, held.face, px)
    if held.face.used:
        surface.set_alpha(USED_ALPHA)
        pale = pygame.Surface((px, px), pygame.SRCALPHA)
        pale.blit(surface, (0, 0))
        surface = pale
    if held.hearts[1]:
        mark = hearts(*held.hearts, max(7, min(px // 4, (px - 4) // held.hearts[1] - 1)))
        surface.blit(mark, mark.get_rect(midbottom=(px // 2, px - 2)))
    return surface


def _draw_motif(surface: pygame.Surface, face: CardFace, px: int) -> None:
    if face.figure is not None:
        bust = draw_bust(face.figure, round(px * 0.86), paper=1.2)
        surface.blit(bust, bust.get_rect(midbottom=(px // 2, px - 3)))
    else:
        draw_icon(surface, face.icon, (px / 2, px / 2), px * 0.64, look_ink(face))


def look_ink(face: CardFace) -> tuple[int, int, int]:
    """The ink of a card's kind, dark enough to be seen on its pale plate."""
    return mix(face.look.line, INK, 0.35)


def tally_spots(rect: pygame.Rect, tallies: Sequence[Meter]) -> list[tuple[pygame.Rect, str]]:
    """Where each tally lies, and what explains it."""
    if not tallies or rect.height < LEAST_TALLIES:
        return []
    step = rect.height / len(tallies)
    places = (
        pygame.Rect(rect.left, round(rect.top + i * step), rect.width, round(step))
        for i in range(len(tallies))
    )
    return [(place, tally.what) for place, tally in zip(places, tallies, strict=True) if tally.what]


def _paint_tallies(surface: pygame.Surface, rect: pygame.Rect, tallies: Sequence[Meter]) -> None:
    if not tallies or rect.height < LEAST_TALLIES:
        return
    step = rect.height / len(tallies)
    px = round(min(step * 0.8, rect.width * 0.42))
    for i, tally in enumerate(tallies):
        y = rect.top + (i + 0.5) * step
        empty = tally.number == "0" and tally.icon.startswith("gem-")
        image = icon(f"{tally.icon}-taken" if empty else tally.icon, px, tally.colour)
        surface.blit(image, image.get_rect(midleft=(rect.left + 4, round(y))))
        large, room = max(smallest(), round(px * 0.72)), rect.width - px - 12
        times = f"× {tally.number}"
        words, size = fit(
            times if width(times, "numeral", smallest()) <= room else tally.number, "numeral", large, room
        )
        numeral(surface, words, (rect.left + px + 10, y), size, INK2 if empty else INK, "midleft")
