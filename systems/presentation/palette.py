"""The inks of the house: every colour on the page, and three ways to mix them.

Plain tuples of three numbers; this file must not know pygame, fonts or any rule of a game.
"""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]

# Paper and ink. What is lightest can be touched; RULE, GOLD and WASH are never used for text.
PAPER: Final[Colour] = (247, 240, 225)
PAGE: Final[Colour] = (240, 230, 208)
SHEET: Final[Colour] = (255, 252, 244)
WASH: Final[Colour] = (233, 221, 194)
INK: Final[Colour] = (33, 37, 48)
INK2: Final[Colour] = (92, 84, 74)
RULE: Final[Colour] = (203, 188, 155)
WHITE: Final[Colour] = (255, 255, 255)
SHADOW: Final[Colour] = (52, 40, 22)

# One jewel per game: text, default button, cover, initials, lit line.
RUBY: Final[Colour] = (166, 32, 46)
AMETHYST: Final[Colour] = (101, 59, 150)
EMERALD: Final[Colour] = (12, 112, 82)
SAPPHIRE: Final[Colour] = (31, 75, 150)
TOPAZ: Final[Colour] = (158, 88, 8)
GAMES: Final[dict[str, Colour]] = {
    "runebound": RUBY,
    "superdungeon": AMETHYST,
    "talisman": EMERALD,
    "runewars": SAPPHIRE,
    "witcher": TOPAZ,
}

# Good and bad always stand beside a plus or a minus; gold is a fill with ink on top.
GOOD: Final[Colour] = (32, 112, 74)
BAD: Final[Colour] = RUBY
GOLD: Final[Colour] = (214, 158, 46)

# A seat is never shown by colour alone: shape and colour go together.
SEATS: Final[tuple[tuple[str, Colour], ...]] = (
    ("circle", (29, 91, 160)),
    ("square", (201, 74, 20)),
    ("triangle", (14, 117, 96)),
    ("diamond", (136, 52, 128)),
    ("hexagon", (92, 72, 50)),
    ("cross", (38, 43, 56)),
)

# Jewels of the decks, and the deep tone of each for text on a sheet.
JEWEL: Final[dict[str, Colour]] = {
    "green": (34, 132, 84),
    "yellow": (226, 168, 30),
    "blue": (38, 96, 178),
    "red": (178, 32, 48),
}
DEEP: Final[dict[str, Colour]] = {
    "green": (20, 96, 60),
    "yellow": (140, 94, 4),
    "blue": (28, 72, 140),
    "red": (140, 24, 36),
}

# Map inks. No terrain is darker than 60 % light, so that counters win over it.
TERRAIN: Final[dict[str, Colour]] = {
    "plains": (216, 218, 154),
    "road": (228, 218, 170),
    "river": (206, 218, 176),
    "swamp": (178, 186, 146),
    "forest": (150, 178, 128),
    "hills": (232, 204, 142),
    "mountain": (208, 199, 186),
    "town": (240, 224, 186),
}
WATER: Final[Colour] = (118, 172, 192)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """Returns the colour that lies the share `t` of the way from `a` to `b`."""
    return (
        int(a[0] + (b[0] - a[0]) * t),
        int(a[1] + (b[1] - a[1]) * t),
        int(a[2] + (b[2] - a[2]) * t),
    )


def shade(colour: Colour, k: float) -> Colour:
    """Returns `colour` darkened with ink (k < 0) or lightened with white (k > 0)."""
    return mix(colour, INK, -k) if k < 0 else mix(colour, WHITE, k)


def tint(colour: Colour, t: float = 0.86) -> Colour:
    """Returns `colour` thinned with the share `t` of the sheet: .86 for hover, .70 for pressed."""
    return mix(colour, SHEET, t)
