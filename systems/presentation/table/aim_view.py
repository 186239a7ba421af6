"""What a choice would reach: a wash over the spaces, one line around them, the chance over each target (look, section 6).

Must not know why something is reached.
"""

from __future__ import annotations

from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.fonts import smallest
from systems.presentation.palette import SHEET, Colour, shade
from systems.presentation.shapes import blank, rounded
from systems.presentation.skins.looks import AimLook
from systems.presentation.table.camera import Camera
from systems.presentation.typeset import numeral, width

WASH_ALPHA: Final = 61
"""24 % of the jewel."""
EDGE: Final = 5
"""The line around the area is so thick at most, and thinner on small cells."""


def draw_aim(surface: pygame.Surface, camera: Camera, aim: AimLook, accent: Colour) -> None:
    """Draws area and targets, then a flag over each of those who have a chance."""
    area = frozenset(key for key in aim.spaces if camera.knows(key))
    _draw_wash(surface, camera, area, accent)
    _draw_line(surface, camera, area, accent)
    for target in aim.targets:
        _draw_line(surface, camera, frozenset(key for key in target if camera.knows(key)), accent)
    _draw_flags(surface, camera, aim, accent)


def _draw_flags(surface: pygame.Surface, camera: Camera, aim: AimLook, accent: Colour) -> None:
    """Draws the flags from below, each above those that it would hide."""
    lying: list[pygame.Rect] = []
    flags = [(camera.centre(key), words) for key, words in aim.flags if camera.knows(key)]
    for (x, y), words in sorted(flags, key=lambda flag: -flag[0][1]):
        image = chance_flag(words, max(smallest(), round(camera.cell_width * 0.34)), accent)
        place = image.get_rect(midbottom=(round(x), round(y - camera.cell_width * 0.36)))
        place.clamp_ip(camera.frame.inflate(-4, -4))
        while (hidden := place.collidelist(lying)) >= 0 and place.top > camera.frame.top:
            place.bottom = lying[hidden].top
        lying.append(place)
        surface.blit(image, place)


def _draw_wash(surface: pygame.Surface, camera: Camera, area: frozenset[str], accent: Colour) -> None:
    for key in area:
        for outline in camera.ground.outlines(key):
            points = [camera.place(point) for point in outline]
            left, top = min(x for x, _ in points), min(y for _, y in points)
            size = max(x for x, _ in points) - left, max(y for _, y in points) - top
            wash = blank(size[0], size[1])
            pygame.draw.polygon(wash, (*accent, WASH_ALPHA), [(x - left, y - top) for x, y in points])
            surface.blit(wash, (round(left), round(top)))


def _draw_line(surface: pygame.Surface, camera: Camera, keys: frozenset[str], accent: Colour) -> None:
    sides = [(camera.place(start), camera.place(end)) for start, end in camera.ground.rim(keys)]
    edge = max(2, min(EDGE, camera.cell_width // 10))
    for colour, thick in ((SHEET, edge + 4 if edge > 3 else edge + 2), (accent, edge)):
        for start, end in sides:
            pygame.draw.line(surface, colour, start, end, thick)


@kept
def chance_flag(words: str, px: int, accent: Colour) -> pygame.Surface:
    """Returns a number on a flag of the jewel with a sheet rim."""
    wide, high = width(words, "numeral", px) + px, round(px * 1.4)
    surface = blank(wide, high)
    surface.blit(rounded(wide, high, high // 4, SHEET), (0, 0))
    surface.blit(rounded(wide - 4, high - 4, high // 5, accent, shade(accent, -0.3), 1), (2, 2))
    numeral(surface, words, (wide / 2, high / 2), px, SHEET)
    return surface
