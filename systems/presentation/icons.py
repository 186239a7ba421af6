"""One name, one picture: the icon font and the emblems behind a single door.

Names are those of RPG Awesome (`broadsword`, `gold-bar` ...), the terrains, `heart`, `heart-empty`, `star`,
`gem-green`, `gem-green-taken` ... and `seat-0` to `seat-5`. Must not know text layout or any game.
"""

from __future__ import annotations

from typing import Final

import pygame

from systems.presentation.album import kept
from systems.presentation.emblems import TERRAINS, gem, heart, seat_shape, star, terrain
from systems.presentation.font_tables import FOLDER, glyph_codes
from systems.presentation.fonts import open_file
from systems.presentation.palette import INK, JEWEL, RUBY, SEATS, TOPAZ, Colour
from systems.presentation.shapes import Point, blank, ready

FONT_FILE: Final = FOLDER / "rpgawesome-webfont.ttf"
OVERSAMPLE: Final = 3

# The same thing has the same colour on every card, panel and line of the log.
NATURAL: Final[dict[str, Colour]] = {
    "heart": RUBY,
    "droplet": RUBY,
    "gold-bar": TOPAZ,
    "lightning-bolt": TOPAZ,
}


def icon(name: str, px: int, colour: Colour = INK) -> pygame.Surface:
    """Returns an icon centred in a square of `px`; jewels and seats keep their own colours."""
    if name in TERRAINS:
        return terrain(name, px, colour)
    if name in ("heart", "heart-empty"):
        return heart(px, colour, name == "heart-empty")
    if name == "star":
        return star(px, colour)
    if _is_gem(name):
        return gem(name.split("-")[1], px, name.endswith("-taken"))
    if _is_seat(name):
        return seat_shape(int(name[5:]), px)
    return _glyph(name, px, colour)


def has_icon(name: str) -> bool:
    """Tells whether `icon` knows the name."""
    emblems = name in TERRAINS or name in ("heart", "heart-empty", "star")
    return emblems or _is_gem(name) or _is_seat(name) or name in glyph_codes()


def natural_colour(name: str) -> Colour | None:
    """Returns the colour a thing has wherever it is printed, or None where it takes the ink around it."""
    return NATURAL.get(name)


def draw_icon(
    surface: pygame.Surface, name: str, centre: Point, px: float, colour: Colour = INK
) -> pygame.Rect:
    """Draws an icon around its middle; returns its place."""
    image = icon(name, max(1, round(px)), colour)
    return surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))


def _is_gem(name: str) -> bool:
    parts = name.split("-")
    return parts[0] == "gem" and len(parts) > 1 and parts[1] in JEWEL and parts[2:] in ([], ["taken"])


def _is_seat(name: str) -> bool:
    return name.startswith("seat-") and name[5:].isdecimal() and int(name[5:]) < len(SEATS)


@kept
def _glyph(name: str, px: int, colour: Colour) -> pygame.Surface:
    """Crops a glyph to its ink and fits that into the square: glyphs sit unevenly in their boxes."""
    code = glyph_codes().get(name)
    if code is None:
        raise KeyError(f'There is no icon "{name}"; data/fonts/rpgawesome-glyphs.json lists the names.')
    image = open_file(FONT_FILE, px * OVERSAMPLE).render(chr(int(code, 16)), True, colour)
    image = image.subsurface(image.get_bounding_rect())
    factor = px / max(image.get_size())
    size = max(1, round(image.get_width() * factor)), max(1, round(image.get_height() * factor))
    image = pygame.transform.smoothscale(image, size)
    square = blank(px, px)
    square.blit(image, image.get_rect(center=(px // 2, px // 2)))
    return ready(square)
