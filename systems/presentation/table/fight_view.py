"""A fight as a spread of the book: a landscape, both sides as standing figures, the phases on a ribbon, the sum below.

Draws records; must not know the rules of any fight.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import pygame

from systems.presentation.controls import phase_banner
from systems.presentation.icons import icon
from systems.presentation.meters import hearts, value_row
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, INK2, JEWEL, SEATS, SHEET, TOPAZ, Colour, mix
from systems.presentation.plates import Scene as Scenery
from systems.presentation.plates import landscape, plate
from systems.presentation.shapes import Vec, panel
from systems.presentation.skins.looks import Fighter, FightStage
from systems.presentation.table.dock import die_picture
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.typeset import label, numeral

SKY: Colour = (224, 178, 104)
LOW = 330
"""Below this height of the design there is no room for the sum under the picture."""


def paint_fight(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, stage: FightStage, accent: Colour
) -> tuple[tuple[pygame.Rect, str], ...]:
    """Draws the whole spread into `rect`; returns where each figure stands, to be read by pointing at it."""
    foot = metrics.type(86) if rect.height >= metrics.type(LOW) else 0
    picture = pygame.Rect(rect.left, rect.top, rect.width, rect.height - foot)
    _paint_backdrop(surface, picture, cast(Scenery, stage.scene))
    pygame.draw.rect(surface, INK, picture, 2)
    ribbon_height = metrics.type(58)
    wide = min(picture.width - 16, metrics.type(1020))
    ribbon = phase_banner((wide, ribbon_height), stage.title, stage.phases, stage.now, accent)
    surface.blit(ribbon, ribbon.get_rect(midtop=(picture.centerx, picture.top + 8)))
    floor = pygame.Rect(picture.left, picture.top + ribbon.get_height() + 12, picture.width, 0)
    floor.height = picture.bottom - 10 - floor.top
    share = max(len(stage.ours), 1) / (max(len(stage.ours), 1) + max(len(stage.foes), 1))
    half = round(floor.width * min(0.66, max(0.5, share)))
    left = pygame.Rect(floor.left, floor.top, half, floor.height)
    right = pygame.Rect(left.right, floor.top, floor.width - half, floor.height)
    places = _paint_side(surface, left, metrics, stage.ours) + _paint_side(
        surface, right, metrics, stage.foes
    )
    if foot:
        _paint_sum(surface, pygame.Rect(rect.left, picture.bottom, rect.width, foot), metrics, stage, accent)
    return places


def _paint_backdrop(surface: pygame.Surface, rect: pygame.Rect, scene: Scenery) -> None:
    """Draws the ground of the fight; one picture for each landscape, cut to what is free above the choices."""
    backdrop = _backdrop(rect.width, scene)
    clip = surface.get_clip()
    surface.set_clip(rect)
    surface.blit(backdrop, backdrop.get_rect(midbottom=rect.midbottom))
    if backdrop.get_height() < rect.height:
        surface.fill(
            backdrop.get_at((0, 0)), (rect.left, rect.top, rect.width, rect.height - backdrop.get_height())
        )
    surface.set_clip(clip)


@lru_cache(maxsize=6)
def _backdrop(wide: int, scene: Scenery) -> pygame.Surface:
    # Drawn at half its size: a picture this large would take a tenth of the window's memory to supersample.
    half = landscape(wide // 2, round(wide * 0.27), scene, SKY, 3)
    return pygame.transform.smoothscale(half, (wide, round(wide * 0.54)))


def _paint_side(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, fighters: Sequence[Fighter]
) -> tuple[tuple[pygame.Rect, str], ...]:
    places = []
    cell = rect.width / max(1, len(fighters))
    for i, fighter in enumerate(fighters):
        box = pygame.Rect(round(rect.left + i * cell), rect.top, round(cell), rect.height).inflate(-10, 0)
        _paint_fighter(surface, box, metrics, fighter, leading=i == 0)
        places.append((box, fighter.key))
    return tuple(places)


def _paint_fighter(
    surface: pygame.Surface, box: pygame.Rect, metrics: Metrics, fighter: Fighter, leading: bool
) -> None:
    """Draws a figure on an arched leaf with its plaque above: name, hearts, values."""
    plaque = pygame.Rect(0, box.top, min(box.width, metrics.type(330)), metrics.type(86))
    if fighter.values and box.height >= metrics.type(200):
        plaque.height += metrics.type(44)
    plaque.height = min(plaque.height, box.height)
    plaque.centerx = box.centerx
    colour = figure_colour(fighter)
    room = box.bottom - plaque.bottom - 14
    height = min(room, round(box.width * 1.15), metrics.px(330 if leading else 250))
    if height > 40:
        _paint_standee(surface, (box.centerx, box.bottom - 8), height, fighter, colour)
    _paint_plaque(surface, plaque, metrics, fighter, colour)


def _paint_standee(
    surface: pygame.Surface, foot: tuple[int, int], height: int, fighter: Fighter, colour: Colour
) -> None:
    wide = round(height * 0.82)
    board = Vec(wide + 24, 22, INK)
    board.rect((2, 2, wide + 20, 18), mix(colour, INK, 0.35), 8, INK, 3)
    base = board.done()
    leaf = plate((wide, height - 14), "arch", "mountain", colour, fighter.icon, 4, 1.0)
    if fighter.is_spent:
        leaf = leaf.copy()
        leaf.set_alpha(120)
    surface.blit(leaf, leaf.get_rect(midbottom=(foot[0], foot[1] - 10)))
    surface.blit(base, base.get_rect(midbottom=foot))


def _paint_plaque(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, fighter: Fighter, colour: Colour
) -> None:
    panel(surface, rect, SHEET, INK, 10, 2, 4)
    surface.fill(colour, (rect.left + 3, rect.top + 10, 6, rect.height - 20))
    mark = metrics.type(38)
    if fighter.seat >= 0 or fighter.jewel:
        image = icon(f"seat-{fighter.seat}" if fighter.seat >= 0 else f"gem-{fighter.jewel}", mark)
        surface.blit(image, image.get_rect(topright=(rect.right - 8, rect.top + 6)))
    left, room = rect.left + 18, rect.width - 34 - mark
    name = label(surface, fighter.name, (left, rect.top + 3), "title", metrics.type(25), INK, room=room)
    x, y = left, name.bottom + 2
    have, full = fighter.hearts
    if full:
        px = max(10, min(metrics.type(22), (rect.width - 40) // full - 1))
        row = hearts(max(0, have), full, px)
        surface.blit(row, (x, y))
        x += row.get_width() + 8
    for meter in fighter.meters:
        image = meter_picture(meter, metrics.type(18))
        if x + image.get_width() < rect.right - 8:
            surface.blit(image, (x, y))
            x += image.get_width() + 8
    if fighter.values:
        height = min(metrics.type(42), rect.bottom - 8 - (y + metrics.type(26)))
        if height > 18:
            row = value_row((rect.width - 30, height), fighter.values, words=False)
            surface.blit(row, (left, rect.bottom - height - 7))


def figure_colour(fighter: Fighter) -> Colour:
    """The ink of a figure: of its seat, of its deck, or the gold of a helper."""
    if fighter.seat >= 0:
        return SEATS[fighter.seat][1]
    return JEWEL.get(fighter.jewel, TOPAZ)


def _paint_sum(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, stage: FightStage, accent: Colour
) -> None:
    """Draws who brings how much, what must be rolled, and the dice."""
    x, px = rect.left + 8, metrics.type(44)
    for number, word in stage.sums:
        place = numeral(surface, number, (x, rect.centery), px, accent, "midleft")
        name = label(
            surface, word, (place.right + 8, rect.centery), "bold", metrics.type(19), INK2, "midleft"
        )
        x = name.right + metrics.px(28)
    right = rect.right - 4
    size = min(rect.height - 10, metrics.px(84))
    for die in reversed(stage.dice):
        image = die_picture(die, size, accent)
        surface.blit(image, image.get_rect(midright=(right, rect.centery)))
        right -= size + 8
    if stage.verdict and right - x > 60:
        label(
            surface,
            stage.verdict,
            (x, rect.centery),
            "title",
            metrics.type(23),
            INK,
            "midleft",
            right - x - 10,
        )
