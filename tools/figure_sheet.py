"""Draws one sheet with every figure of a game at the size of a page, a card and a token, to be looked at.

python tools/figure_sheet.py sheet.png [data/runebound/looks.json]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pygame

from systems.presentation.figures import FigureLook, draw_figure, figure_ratio, load_looks
from systems.presentation.palette import INK2, JEWEL, PAPER
from systems.presentation.tokens import foe_token
from systems.presentation.typeset import label

LOOKS = Path(__file__).resolve().parents[1] / "data" / "runebound" / "looks.json"
COLUMNS = 5
CELL = (480, 360)
PAGE_PX, CARD_PX, TOKEN_PX = 300, 96, 40
WIDEST = 340


def main(target: Path, looks: Path = LOOKS) -> None:
    """Draws the sheet and saves it."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    figures = load_looks(looks)
    rows = -(-len(figures) // COLUMNS)
    surface = pygame.Surface((COLUMNS * CELL[0], rows * CELL[1]))
    surface.fill(PAPER)
    for i, (name, look) in enumerate(figures.items()):
        draw_cell(surface, name, look, (i % COLUMNS * CELL[0] + 10, i // COLUMNS * CELL[1] + 10))
    pygame.image.save(surface, target)


def draw_cell(surface: pygame.Surface, name: str, look: FigureLook, place: tuple[int, int]) -> None:
    """Draws one figure in its three sizes, its token and its name."""
    x, y = place
    large = draw_figure(look, min(PAGE_PX, int(WIDEST / figure_ratio(look))))
    surface.blit(large, (x, y + PAGE_PX - large.get_height()))
    right = x + CELL[0] - 20
    for px, foot in ((CARD_PX, y + 150), (TOKEN_PX, y + 210)):
        image = draw_figure(look, px)
        surface.blit(image, image.get_rect(bottomright=(right, foot)))
    token = foe_token("", TOKEN_PX, JEWEL["blue"], look)
    surface.blit(token, token.get_rect(bottomright=(right, y + PAGE_PX)))
    label(surface, name.replace("-", " "), (x, y + PAGE_PX + 10), "bold", 20, INK2)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "figure_sheet.png"), *map(Path, sys.argv[2:3]))
