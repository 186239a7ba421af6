"""Dungeon boards drawn from tiles: seamless in strips, turned with their tiles, dark where it is dark."""

from __future__ import annotations

import pygame
import pytest

from systems.presentation.art import dungeon
from systems.presentation.art.dungeon import Patch, draw_dungeon, dungeon_in_strips, patches_of
from systems.presentation.art.dungeon_ground import SIGHTS
from systems.presentation.art.dungeon_skins import SKINS
from systems.presentation.art.dungeon_walls import HANGINGS, OBSTACLES
from tests.systems.superdungeon.drawing import layout
from tools.dungeon_sheets import DECOR_TILES, GROUND_TILES, TERRAIN_TILES, WALL_TILES

LOOKS = ("floor", "hallway", "difficult", "lava", "restoration_rune", *OBSTACLES)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_strips_leave_no_seams(monkeypatch: pytest.MonkeyPatch) -> None:
    patches = patches_of(layout("tile_2a"))
    whole, offset = draw_dungeon(patches, 20)
    monkeypatch.setattr(dungeon, "BAND_PIXELS", 4_000)
    steps = [place for _, place in dungeon_in_strips(patches, 20)]
    cut, _ = draw_dungeon(patches, 20)
    assert len(steps) > 5 and set(steps) == {offset}
    assert pixels(whole) == pixels(cut)


@pytest.mark.parametrize("skin", SKINS)
def test_every_look_is_drawn_and_none_like_another(skin: str) -> None:
    pictures = set()
    for look in LOOKS:
        patches = {(x, y): Patch("floor", "1a:a", skin) for x in range(3) for y in range(3)}
        patches[1, 1] = Patch(look, "1a:a", skin)
        pictures.add(pixels(draw_dungeon(patches, 24)[0]))
    assert len(pictures) == len(LOOKS)


@pytest.mark.parametrize("sight", [*SIGHTS, *HANGINGS])
def test_every_sight_shows(sight: str) -> None:
    under = Patch("rock" if sight in HANGINGS else "floor")
    walls = {(0, 0): Patch("rock"), (1, 0): Patch("rock"), (0, 1): Patch("rock"), (1, 2): Patch("floor")}
    bare, _ = draw_dungeon(walls | {(1, 1): under}, 32)
    seen, _ = draw_dungeon(walls | {(1, 1): under._replace(sight=sight)}, 32)
    assert pixels(bare) != pixels(seen)


def test_a_turned_tile_keeps_its_looks() -> None:
    plain, turned = patches_of(layout("tile_5a")), patches_of(layout("tile_5a"), 1, (2, -1))
    assert turned[29, -10] == plain[0, 0] and len(turned) == 100
    assert plain[3, 7].look == turned[22, -7].look == "statue"
    assert plain[4, 0].look == "hallway" and not plain[4, 0].across
    assert turned[29, -6].look == "hallway" and turned[29, -6].across
    assert plain[1, 7].room == "tile_5a:b" and plain[1, 7].tone == 1 and plain[4, 0].room == ""


def test_unlit_squares_are_darker_and_rock_stays() -> None:
    patches = patches_of(layout("tile_1a"))
    light, (left, top) = draw_dungeon(patches, 20)
    dark, _ = draw_dungeon(patches, 20, dark=[(1, 1), (0, 0), (99, 99)])

    def at(picture: pygame.Surface, x: int, y: int) -> int:
        return sum(picture.get_at((x * 20 + left + 10, y * 20 + top + 13))[:3])

    assert at(dark, 1, 1) < at(light, 1, 1) - 100
    assert at(dark, 2, 1) == at(light, 2, 1) and at(dark, 0, 0) == at(light, 0, 0)


@pytest.mark.parametrize("square", [12, 33, 65])
def test_squares_begin_on_whole_pixels_at_any_size(square: int) -> None:
    """The ink line around a pillar lies where its square begins."""
    patches = patches_of(layout("tile_1b"))
    picture, (left, top) = draw_dungeon(patches, square)
    edge = picture.get_at((2 * square + left, 2 * square + top + square // 2))
    assert sum(edge[:3]) < 260


def test_the_tilesets_have_a_tile_for_everything() -> None:
    assert {tile.terrain for tile in TERRAIN_TILES} == {
        "floor",
        "hallway",
        "difficult",
        "lava",
        "restoration_rune",
    }
    assert {tile.picture for tile in WALL_TILES} == set(OBSTACLES)
    assert {tile.skin for tile in GROUND_TILES} == {tile.skin for tile in WALL_TILES} == set(SKINS)
    assert set(DECOR_TILES) == {*SIGHTS, *HANGINGS}
