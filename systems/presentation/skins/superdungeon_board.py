"""The dungeon on the board: its tiles as they lie, what stands on them, what lies in the dark.

Reads the table through a seat's view; lines of sight are those of the rules, handed over as facts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final, NamedTuple

import pygame

from components.board import Space
from components.questions import Question
from components.seats import Seat
from components.superdungeon import Activation, Auras, LaidTile, Model, StartMarker
from engine.boards import Cell, MapLayout
from engine.observe import SeatView
from engine.world import GAME
from systems.presentation.art.dungeon import DARKNESS, Patch, draw_dungeon, patches_of
from systems.presentation.art.dungeon_skins import SKINS
from systems.presentation.fonts import smallest
from systems.presentation.palette import INK, PAPER, SEATS, Colour, mix
from systems.presentation.shapes import wash
from systems.presentation.skins.looks import AreaLook, LayingLook, LayingPiece, Piece
from systems.presentation.skins.superdungeon_cards import DungeonCards, troop_ink
from systems.presentation.skins.superdungeon_marks import AURA, STATUSES
from systems.presentation.speech import Speech
from systems.presentation.table.grounds import Point, SquareGround
from systems.presentation.typeset import label
from systems.presentation.typeset import width as text_width

SIZE: Final = 10
"""Cells along each side of a tile."""
LAY: Final = "DP-05"
SLOT: Final = "slot/"
SKETCH: Final[dict[str, Colour]] = {
    "hallway": (226, 212, 180), "difficult": (228, 218, 194), "lava": (216, 110, 70), "restoration_rune": (150, 190, 206),
    "slot": PAPER,
}  # fmt: skip
CAPTION: Final[Colour] = (214, 202, 228)
FLOOR: Final[Colour] = (244, 234, 210)
ReadMap = Callable[[str], MapLayout]
Tile = tuple[str, int, int, int]
"""Face, quarter turns, column and row."""


class DungeonGround(SquareGround):
    """Tiles as they lie, and places for another one."""

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        read_map: ReadMap,
        areas: Mapping[str, tuple[Cell, ...]],
        kinds: Mapping[str, str],
        names: tuple[str, ...],
    ) -> None:
        self._captions = [(name, gx, gy) for name, (_, _, gx, gy) in zip(names, tiles, strict=True)]
        self._patches: dict[Cell, Patch] = {}
        for face, turns, gx, gy in tiles:
            self._patches |= patches_of(read_map(f"tile_{face}"), turns, (gx, gy))
        super().__init__(areas, kinds, self._patches)
        self.name = tiles, names, frozenset(areas)
        self.can_draw = bool(self._patches)
        self._dark: frozenset[str] = frozenset()
        self._runs: list[tuple[int, int, int, str]] = []

    def draw(self, width: int) -> pygame.Surface:
        """The woodcut of all tiles, with the free places as dotted squares."""
        span, margin = self.span, self.margin_pixels(width)
        size = round((span.right - span.left) * width), round((span.bottom - span.top) * width)
        surface = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin))
        surface.fill(PAPER)
        own = self.offset(width)
        picture, theirs = draw_dungeon(self._patches, width)
        surface.blit(picture, (own[0] - theirs[0], own[1] - theirs[1]))
        for key, kind in self.kinds.items():
            if kind == "slot":
                _draw_slot(surface, self.centre(key), width, own)
        for name, gx, gy in self._captions:
            at = gx * SIZE * width + own[0] + width * 0.3, gy * SIZE * width + own[1] + width * 0.28
            px = max(smallest(), round(width * 0.42))
            if text_width(name, "title", px) < width * 3.6:
                label(surface, name, at, "title", px, CAPTION, "midleft")
        return surface

    def ink(self, kind: str) -> Colour:
        """The flat ink of a kind of ground."""
        return SKETCH.get(kind, FLOOR)

    def darken(self, surface: pygame.Surface, width: int, corner: Point, keys: Collection[str]) -> None:
        """Lays the violet of the stone over squares that nobody sees."""
        if not keys:
            return
        if keys != self._dark:
            self._dark, self._runs = frozenset(keys), list(self._in_runs(self.cells(keys)))
        left, top = round(corner[0]), round(corner[1])
        for x, y, count, skin in self._runs:
            place = pygame.Rect(left + x * width, top + y * width, count * width, width)
            wash(surface, place, SKINS[skin].wall, DARKNESS)

    def _in_runs(self, cells: set[Cell]) -> Iterator[tuple[int, int, int, str]]:
        """Cells side by side on one tile as one strip, which is drawn at once: its beginning, length and skin."""
        for x, y in sorted(cells):
            if (x - 1, y) in cells and x % SIZE:
                continue
            count = 1
            while (x + count, y) in cells and (x + count) % SIZE:
                count += 1
            yield x, y, count, self._patches[x, y].skin


def _draw_slot(surface: pygame.Surface, centre: Point, width: int, offset: tuple[int, int]) -> None:
    half = SIZE * width // 2 - width // 2
    x, y = round(centre[0] * width) + offset[0], round(centre[1] * width) + offset[1]
    rect = pygame.Rect(x - half, y - half, 2 * half, 2 * half)
    pygame.draw.rect(surface, mix(PAPER, INK, 0.06), rect)
    dash = max(6, width // 2)
    for along in range(0, 2 * half, 2 * dash):
        end = min(dash, 2 * half - along)
        for top in (rect.top, rect.bottom - 3):
            surface.fill(mix(PAPER, INK, 0.5), (rect.left + along, top, end, 3))
        for left in (rect.left, rect.right - 3):
            surface.fill(mix(PAPER, INK, 0.5), (left, rect.top + along, 3, end))


class Boards:
    """Makes the boards of one definition; each is made once."""

    def __init__(self, read_map: ReadMap) -> None:
        self._read_map = read_map
        self._made: dict[object, DungeonGround] = {}

    def ground(self, view: SeatView, question: Question | None, say: Speech) -> DungeonGround:
        """The dungeon as it lies now."""
        tiles = tuple((tile.face, tile.turns, tile.gx, tile.gy) for _, tile in view.all(LaidTile))
        areas = {key: ((space.x, space.y),) for key, space in view.all(Space)}
        kinds = {key: space.kind for key, space in view.all(Space)}
        if question is not None and question.decision == LAY:
            for place in sorted({tuple(option.id.split(":")[2:]) for option in question.options}):
                gx, gy = int(place[0]), int(place[1])
                cells = [(gx * SIZE + x, gy * SIZE + y) for y in range(SIZE) for x in range(SIZE)]
                areas[f"{SLOT}{gx}:{gy}"], kinds[f"{SLOT}{gx}:{gy}"] = tuple(cells), "slot"
        names = tuple(say.name(f"tile/{face}") for face, *_ in tiles)
        name = tiles, names, frozenset(areas)
        if name not in self._made:
            self._made.clear()  # a dungeon never becomes again what it was
            self._made[name] = DungeonGround(tiles, self._read_map, areas, kinds, names)
        return self._made[name]

    def laying(self, question: Question, say: Speech) -> LayingLook | None:
        """Every face that may be laid, to be turned and put on a free place."""
        if question.decision != LAY:
            return None
        faces = dict.fromkeys(option.id.split(":")[0] for option in question.options)
        pieces = tuple(
            LayingPiece(id=face, name=say.name(f"tile/{face}"), draw=self._painter(face)) for face in faces
        )
        return LayingLook(
            pieces=pieces, option=lambda face, turns, slot: f"{face}:{turns}:{slot.removeprefix(SLOT)}"
        )

    def _painter(self, face: str) -> Callable[[int, int], pygame.Surface]:
        drawn: dict[tuple[int, int], pygame.Surface] = {}

        def draw(turns: int, width: int) -> pygame.Surface:
            if (turns, width) not in drawn:
                drawn[turns, width] = draw_dungeon(patches_of(self._read_map(f"tile_{face}"), turns), width)[
                    0
                ]
            return drawn[turns, width]

        return draw


class OnBoard(NamedTuple):
    """What lies on the board of one view: pieces, squares in the dark, auras."""

    pieces: tuple[Piece, ...]
    dark: frozenset[str]
    areas: tuple[AreaLook, ...]


class Standing:
    """What stands in one dungeon, and what its heroes see of it."""

    def __init__(self, facts: Any, view: SeatView, cards: DungeonCards) -> None:
        self._view = view
        self._figures = facts.figures
        self._auras = facts.auras
        self._cards = cards

    def pieces(self) -> tuple[Piece, ...]:
        """Way in, chests, lairs, monsters, heroes, from below to above; whoever acts lies on top."""
        view, figures = self._view, self._figures
        marked = tuple(
            Piece(key=key, space=figures.space_at(figures.cell(view, key)), kind="way_in")
            for key, _ in view.all(StartMarker)
        )
        chests = tuple(
            Piece(key=key, space=figures.space_at(figures.cell(view, key)), kind="chest")
            for key in figures.chests(view)
        )
        models = [self._model(key) for key in figures.models(view)]
        order = {"lair": 0, "foe": 1, "hero": 2}
        return marked + chests + tuple(sorted(models, key=lambda piece: (piece.lively, order[piece.kind])))

    def areas(self) -> tuple[AreaLook, ...]:
        """The auras in force (SD-145), in the colours of those who bear them."""
        view, figures, auras = self._view, self._figures, self._auras
        return tuple(
            AreaLook(
                spaces=frozenset(map(figures.space_at, auras.squares(view, bearer, aura))),
                ink=self._ink(bearer),
            )
            for bearer, aura in auras.in_force(view)
        )

    def _ink(self, key: str) -> Colour:
        if not self._figures.is_hero(self._view, key):
            return troop_ink(self._figures.record(self._view, key))
        seat = self._view.get(key, Model).seat
        return SEATS[self._view.get(f"seat/{seat}", Seat).colour][1]

    def _marks(self, key: str) -> tuple[tuple[str, Colour], ...]:
        """Its statuses, and that an aura goes out from it."""
        statuses = tuple(STATUSES[status] for status in self._figures.statuses(self._view, key))
        carried = self._view.find(key, Auras)
        return (*statuses, (AURA, self._ink(key))) if carried and carried.auras else statuses

    def _model(self, key: str) -> Piece:
        view, figures = self._view, self._figures
        model, record = view.get(key, Model), figures.record(view, key)
        is_point = figures.is_point(view, key)
        active = view.find(GAME, Activation)
        full = figures.stat(view, key, "hearts").value
        return Piece(
            key=key,
            space=figures.space_at(figures.cell(view, key)),
            kind="lair" if is_point else "hero" if figures.is_hero(view, key) else "foe",
            name=record.icon,
            figure=self._cards.figure(record.id),
            seat=view.get(f"seat/{model.seat}", Seat).colour,
            span=figures.size(view, key),
            hearts=(max(0, full - figures.wounds(view, key)), full),
            marks=self._marks(key),
            pale=model.spent and not is_point and not (active and active.model == key),
            lively=active is not None and active.model == key,
            ink=troop_ink(record),
        )

    def dark(self) -> frozenset[str]:
        """The squares that no hero on the map sees; nothing is dark before the heroes are there."""
        view, figures = self._view, self._figures
        heroes = figures.models(view, figures.HEROES)
        if not heroes:
            return frozenset()
        seen = set(self._seen(heroes))
        return frozenset(key for key, space in view.all(Space) if (space.x, space.y) not in seen)

    def _seen(self, heroes: list[str]) -> Iterator[Cell]:
        ground = self._figures.ground(self._view)
        eyes = [
            (self._figures.cell(self._view, hero), self._figures.size(self._view, hero)) for hero in heroes
        ]
        for cell in ground.squares:
            if any(ground.sees(at, cell, size) for at, size in eyes):
                yield cell
