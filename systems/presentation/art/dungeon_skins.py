"""The three skins of dungeon tiles: stone, lava cave and mushroom cellar, as inks and nothing else.

All are pale floors cut out of dark violet stone, so that tiles of different skins lie side by side as one dungeon.
This file must not know maps or brushes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from systems.presentation.palette import Colour


class Skin(NamedTuple):
    """The inks of a skin. Floors are one ink for each of four rooms."""

    wall: Colour
    wall_cut: Colour
    face: Colour
    floors: tuple[Colour, Colour, Colour, Colour]
    plank: Colour
    plank_cut: Colour
    grid: Colour
    scratch: Colour
    rough: Colour
    """Ground of difficult squares, between the hazard stripes."""
    stripe: Colour


SKINS: Final[dict[str, Skin]] = {
    "stone": Skin(
        wall=(58, 48, 74),
        wall_cut=(86, 74, 104),
        face=(168, 150, 176),
        floors=((244, 234, 210), (234, 226, 216), (240, 226, 198), (230, 226, 204)),
        plank=(226, 212, 180),
        plank_cut=(172, 150, 112),
        grid=(206, 190, 156),
        scratch=(178, 160, 126),
        rough=(228, 218, 194),
        stripe=(204, 178, 122),
    ),
    "lava_cave": Skin(
        wall=(66, 44, 68),
        wall_cut=(104, 66, 82),
        face=(186, 144, 146),
        floors=((246, 230, 206), (238, 218, 202), (248, 224, 190), (234, 220, 206)),
        plank=(216, 198, 180),
        plank_cut=(160, 128, 110),
        grid=(212, 184, 152),
        scratch=(190, 146, 112),
        rough=(230, 206, 184),
        stripe=(206, 160, 116),
    ),
    "mushroom_cellar": Skin(
        wall=(50, 52, 76),
        wall_cut=(76, 92, 104),
        face=(150, 162, 166),
        floors=((238, 234, 206), (226, 230, 212), (236, 226, 196), (220, 226, 200)),
        plank=(216, 208, 170),
        plank_cut=(148, 140, 100),
        grid=(194, 190, 152),
        scratch=(160, 160, 116),
        rough=(216, 218, 188),
        stripe=(178, 178, 110),
    ),
}
