"""Figures drawn by code from a small kit: a recipe in, a picture out. Knows no game; recipes are data.

`draw_figure` and `draw_bust` are the whole of it for those who draw; `load_looks` reads the recipes of a game.
"""

from systems.presentation.figures.drawing import draw_bust, draw_figure, figure_ratio, fit_figure
from systems.presentation.figures.library import load_looks
from systems.presentation.figures.recipes import FigureLook

__all__ = ["FigureLook", "draw_bust", "draw_figure", "figure_ratio", "fit_figure", "load_looks"]
