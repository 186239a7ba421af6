"""The board in its frame: the printed map, what is lit, the way walked, and everything that stands on spaces.

Gets plain records and draws them; tells which space lies under a point. Must not know what a space or a piece does.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

import pygame

from systems.presentation.controls import flag
from systems.presentation.palette import INK, PAPER, SEATS, SHEET, Colour
from systems.presentation.skins.looks import AimLook, Piece, Trail
from systems.presentation.table.aim_view import draw_aim
from systems.presentation.table.board_pictures import BoardPictures
from systems.presentation.table.camera import Camera
from systems.presentation.table.grounds import Ground
from systems.presentation.table.minimap import Minimap
from systems.presentation.table.pieces_view import draw_name, standing
from systems.presentation.table.trail_view import draw_trail

HOLE: Final = (255, 0, 255)
"""A colour that is on no map: where the veil has it, the map shines through."""
DRAG_REACH: Final = 5
"""Pixels a press may move and still be a press."""
WALKERS: Final = ("hero", "foe")


class BoardView:
    """One board, its camera, and what is drawn on it."""

    def __init__(self, ground: Ground, accent: Colour) -> None:
        self.ground = ground
        self.camera = Camera(ground)
        self.pictures = BoardPictures(ground)
        self.accent = accent
        self.pieces: tuple[Piece, ...] = ()
        self.trail = Trail()
        """The way walked, and the rest of the way to the space that is pointed at."""
        self.lit: frozenset[str] = frozenset()
        self.dark: frozenset[str] = frozenset()
        """Spaces that lie in the dark."""
        self.aim: AimLook | None = None
        """Whom and what the choice that is pointed at would reach."""
        self.ghost: pygame.Surface | None = None
        """What would lie on the space that is pointed at, such as a tile."""
        self.hovered = ""
        self.flag = ""
        self._veil: pygame.Surface | None = None
        self._drawn: object = None
        self._walks: dict[str, tuple[str, float, float]] = {}
        self._still: tuple[object, pygame.Surface] | None = None
        self._seen = -1
        self.minimap = Minimap(self.camera, accent)

    # --- what changes

    def show(
        self, pieces: Sequence[Piece], trail: Trail, now: float, step_time: float, dark: frozenset[str] = frozenset()
    ) -> None:
        """Takes new pieces; figures that have moved walk there in `step_time` seconds."""
        before = {piece.key: piece.space for piece in self.pieces}
        self.trail, self.dark = trail, dark
        if tuple(pieces) != self.pieces:
            self.pieces = tuple(pieces)
        for piece in pieces:
            was = before.get(piece.key, piece.space)
            if was != piece.space and piece.kind in WALKERS and step_time and self.camera.knows(was):
                self._walks[piece.key] = was, now, now + step_time

    def light(self, spaces: Collection[str]) -> None:
        """Lights spaces, or none."""
        self.lit = frozenset(key for key in spaces if self.camera.knows(key))

    def is_moving(self, now: float) -> bool:
        """Tells whether something walks, or a better picture has come."""
        self._walks = {key: walk for key, walk in self._walks.items() if walk[2] > now}
        fresh, self._seen = self.pictures.version != self._seen, self.pictures.version
        return bool(self._walks) or fresh

    def finish_moving(self) -> None:
        """Ends every walk at once."""
        self._walks.clear()

    # --- drawing

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """Draws what the camera sees into its frame."""
        clip = surface.get_clip()
        surface.set_clip(self.camera.frame)
        walking = {key for key, walk in self._walks.items() if now < walk[2]}
        self._draw_still(surface, walking, now)
        self._draw_pieces(surface, now, [piece for piece in self.pieces if piece.key in walking])
        if not walking:
            draw_trail(surface, self.camera, self.trail, self.accent)
        if self.aim is not None:
            draw_aim(surface, self.camera, self.aim, self.accent)
        self._draw_hover(surface)
        self.minimap.draw(surface, self.pieces)
        surface.set_clip(clip)

    def _draw_still(self, surface: pygame.Surface, walking: set[str], now: float) -> None:
        """Draws all that does not move, and keeps it: most frames differ by the pointer only."""
        frame = self.camera.frame
        key = (
            self.pictures.version,
            self.camera.corner,
            self.camera.cell_width,
            frame.topleft,
            frame.size,
            self.lit,
            self.dark,
            id(self.pieces),
            frozenset(walking),
        )
        if self._still is not None and self._still[0] == key:
            surface.blit(self._still[1], frame)
            return
        surface.fill(PAPER, frame)
        self.pictures.paint(surface, self.camera, frame.topleft)
        self.ground.darken(surface, self.camera.cell_width, self.camera.place((0, 0)), self.dark - self.lit)
        if self.lit:
            self._draw_veil(surface)
            self._draw_rim(surface)
        self._draw_pieces(surface, now, [piece for piece in self.pieces if piece.key not in walking])
        # A board that is being moved looks different in every frame: only what stays is kept.
        if self._drawn == key:
            self._still = key, surface.subsurface(frame.clip(surface.get_rect())).copy()
        self._drawn = key

    def _draw_veil(self, surface: pygame.Surface) -> None:
        """Draws the faded map over everything but the lit spaces, which are holes in it."""
        frame = self.camera.frame
        if self._veil is None or self._veil.get_size() != frame.size:
            self._veil = pygame.Surface(frame.size)
            self._veil.set_colorkey(HOLE)
        self._veil.fill(PAPER)
        self.pictures.paint(self._veil, self.camera, (0, 0), faded=True)
        left, top = self.camera.place((0, 0))
        corner = left - frame.left, top - frame.top
        self.ground.darken(self._veil, self.camera.cell_width, corner, self.dark)
        for space in self.lit:
            for outline in self.ground.outlines(space):
                corners = [(x - frame.left, y - frame.top) for x, y in map(self.camera.place, outline)]
                pygame.draw.polygon(self._veil, HOLE, corners)
        surface.blit(self._veil, frame)

    def _draw_rim(self, surface: pygame.Surface) -> None:
        """One line around all that is lit."""
        sides = [(self.camera.place(a), self.camera.place(b)) for a, b in self.ground.rim(self.lit)]
        for colour, width in ((SHEET, 7), (self.accent, 3)):
            for start, end in sides:
                pygame.draw.line(surface, colour, start, end, width)

    def _draw_pieces(self, surface: pygame.Surface, now: float, pieces: Sequence[Piece]) -> None:
        width = self.camera.cell_width
        crowd = Counter(piece.space for piece in self.pieces if piece.kind == "hero")
        placed: Counter[str] = Counter()
        for piece in pieces:
            if not self.camera.knows(piece.space):
                continue
            x, y = self._place(piece, now)
            x, y = x + (piece.span - 1) / 2 * width, y + (piece.span - 1) / 2 * width
            if piece.kind == "hero" and crowd[piece.space] > 1:
                x += (placed[piece.space] - (crowd[piece.space] - 1) / 2) * width * 0.36
                placed[piece.space] += 1
            if self.camera.frame.inflate(2 * width, 2 * width).collidepoint(x, y):
                self._draw_piece(surface, piece, (x, y), width)

    def _place(self, piece: Piece, now: float) -> tuple[float, float]:
        """Where a piece is: on its space, or on the way there with a small hop."""
        goal = self.camera.centre(piece.space)
        walk = self._walks.get(piece.key)
        if walk is None or now >= walk[2]:
            return goal
        share = (now - walk[1]) / (walk[2] - walk[1])
        eased = 0.5 - 0.5 * math.cos(math.pi * share)
        start = self.camera.centre(walk[0])
        hop = 6 * math.sin(math.pi * share)
        return start[0] + (goal[0] - start[0]) * eased, start[1] + (goal[1] - start[1]) * eased - hop

    def _draw_piece(self, surface: pygame.Surface, piece: Piece, at: tuple[float, float], width: int) -> None:
        if piece.kind == "label":
            draw_name(surface, piece, at, width)
            return
        if piece.lively:
            ink = SEATS[piece.seat][1] if piece.kind == "hero" else piece.ink
            for outline in self.ground.outlines(piece.space):
                corners = _grown([self.camera.place(point) for point in outline], piece.span)
                pygame.draw.polygon(surface, ink, corners, max(3, width // 16))
        image = standing(piece, width)
        surface.blit(image, image.get_rect(center=(round(at[0]), round(at[1]))))

    def _draw_hover(self, surface: pygame.Surface) -> None:
        if not self.hovered or not self.camera.knows(self.hovered):
            return
        x, y = self.camera.centre(self.hovered)
        if self.ghost is not None:
            surface.blit(self.ghost, self.ghost.get_rect(center=(round(x), round(y))))
        is_lit = self.hovered in self.lit
        colour, thick = (self.accent, 5) if is_lit else (INK, 2)
        for start, end in self.ground.rim((self.hovered,)):
            pygame.draw.line(surface, colour, self.camera.place(start), self.camera.place(end), thick)
        if self.flag:
            image = flag(self.flag)
            place = image.get_rect(midbottom=(round(x), round(y - self.camera.cell_width * 0.62)))
            surface.blit(image, place.clamp(self.camera.frame.inflate(-8, -8)))


def _grown(corners: Sequence[tuple[float, float]], span: int) -> list[tuple[float, float]]:
    """The outline of a base of several cells, from that of its first cell."""
    left, top = corners[0]
    return [(left + (x - left) * span, top + (y - top) * span) for x, y in corners]
