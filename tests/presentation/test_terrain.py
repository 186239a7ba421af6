"""Boards drawn from a layout: the same picture however it is cut into strips, and a tile for every terrain."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.boards import hex_neighbours
from systems.maps.reader import read_map
from systems.presentation.art import terrain
from systems.presentation.art.ribbons import EXITS, chains, exits_of, ribbon_links
from systems.runebound.maps import MAP_RULES

MARCHES = Path(__file__).resolve().parents[2] / "maps" / "runebound" / "marches.tmx"


def test_strips_leave_no_seams(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = read_map(MARCHES, MAP_RULES)
    whole, offset = terrain.draw_board(layout, 36)
    monkeypatch.setattr(terrain, "BAND_PIXELS", 20_000)
    steps = [place for _, place in terrain.board_in_strips(layout, 36)]
    cut, _ = terrain.draw_board(layout, 36)
    assert len(steps) > 5 and set(steps) == {offset}
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(cut, "RGB")


@pytest.mark.parametrize("kind", terrain.VARIANTS)
def test_tiles_differ_and_stay_the_same(kind: str) -> None:
    first, again, other = (terrain.draw_terrain(kind, (32, 36), variant) for variant in (0, 0, 1))
    assert first.get_size() == (32, 36)
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(again, "RGBA")
    assert pygame.image.tobytes(first, "RGBA") != pygame.image.tobytes(other, "RGBA")


def test_a_road_crosses_a_river_and_enters_a_town() -> None:
    kinds = {(0, 0): "road", (1, 0): "river", (2, 0): "road", (3, 0): "town", (1, 1): "plains"}
    links = ribbon_links(kinds, "road")
    assert {frozenset(link) for link in links} == {
        frozenset({(0, 0), (1, 0)}),
        frozenset({(1, 0), (2, 0)}),
        frozenset({(2, 0), (3, 0)}),
    }
    assert chains(links) == [[(0, 0), (1, 0), (2, 0), (3, 0)]]


def test_three_roads_in_a_triangle_make_two_links() -> None:
    corner = hex_neighbours((1, 1))
    kinds = {(1, 1): "road", corner[2]: "road", corner[3]: "road"}
    assert len(ribbon_links(kinds, "road")) == 2


def test_a_river_at_the_coast_runs_off_the_board() -> None:
    kinds = {(0, 0): "river", (1, 0): "river"}
    exits = exits_of(kinds, (1, 0), ribbon_links(kinds, "river"))
    assert exits in EXITS and 0 in exits and len(exits) == 2
