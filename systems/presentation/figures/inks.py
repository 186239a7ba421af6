"""The named inks of the figures: cloth, metal, hide and skin. A recipe speaks of colours by these names only."""

from __future__ import annotations

from typing import Final, Literal

from systems.presentation.palette import INK, Colour

Ink = Literal[
    "soot", "charcoal", "slate", "ash", "silver", "steel", "iron", "bone", "cream", "white",
    "crimson", "scarlet", "rust", "orange", "amber", "gold", "straw", "ochre", "brown", "umber", "leather", "tan",
    "leaf", "moss", "forest", "emerald", "teal", "sea", "sky", "azure", "navy", "ice",
    "violet", "plum", "lilac", "rose", "blood",
    "fair", "peach", "olive", "nut", "dark", "pale", "goblin", "orc", "ogre", "troll", "ghoul", "drowned",
    "stone", "glass", "mud", "ember", "copper",
]  # fmt: skip

INKS: Final[dict[Ink, Colour]] = {
    "soot": (56, 58, 70), "charcoal": (82, 86, 100), "slate": (110, 122, 142), "ash": (158, 158, 158),
    "silver": (206, 212, 218), "steel": (166, 180, 196), "iron": (116, 126, 142), "bone": (240, 230, 204),
    "cream": (250, 243, 226), "white": (255, 252, 244),
    "crimson": (166, 32, 46), "scarlet": (206, 60, 46), "rust": (172, 84, 46), "orange": (230, 126, 44),
    "amber": (240, 172, 60), "gold": (226, 178, 62), "straw": (232, 208, 128), "ochre": (196, 148, 66),
    "brown": (128, 88, 56), "umber": (92, 66, 52), "leather": (158, 110, 66), "tan": (206, 170, 118),
    "leaf": (122, 166, 74), "moss": (106, 130, 66), "forest": (48, 104, 70), "emerald": (34, 132, 84),
    "teal": (32, 122, 126), "sea": (88, 164, 170), "sky": (132, 184, 218), "azure": (58, 126, 198),
    "navy": (48, 72, 128), "ice": (206, 232, 240),
    "violet": (122, 80, 166), "plum": (112, 48, 96), "lilac": (182, 156, 208), "rose": (218, 128, 140),
    "blood": (120, 26, 40),
    "fair": (246, 210, 174), "peach": (234, 188, 148), "olive": (212, 164, 114), "nut": (162, 110, 74),
    "dark": (116, 78, 58), "pale": (232, 228, 220), "goblin": (148, 176, 78), "orc": (110, 140, 86),
    "ogre": (214, 170, 122), "troll": (122, 148, 130), "ghoul": (184, 192, 164), "drowned": (150, 182, 176),
    "stone": (172, 168, 158), "glass": (178, 220, 228), "mud": (134, 106, 74), "ember": (238, 96, 44),
    "copper": (196, 118, 72),
}  # fmt: skip


def ink(name: Ink | None) -> Colour:
    """Returns the colour of a named ink; no name is the ink of the outline."""
    return INK if name is None else INKS[name]
