"""The board in its frame: the printed map, what is lit, the way walked, and everything that stands on spaces.

Gets plain records and draws them; tells which space lies under a point. Must not know what a space or a piece does.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

import pygame

from engine.boards import MapLayout, hex_neighbours
from systems.presentation.art.woodcut import hex_corners
from systems.presentation.controls import flag
from systems.presentation.emblems import gem
from systems.presentation.palette import INK, PAPER, RULE, SEATS, SHEET, Colour
from systems.presentation.skins.looks import Piece, Trail
from systems.presentation.table.board_pictures import BoardPictures
from systems.presentation.table.camera import Camera
from systems.presentation.table.minimap import Minimap
from systems.presentation.table.trail_view import draw_trail
from systems.presentation.tokens import foe_token, hero_token, jewel_counter, undefeated_shield
from systems.presentation.typeset import label, numeral
from systems.presentation.typeset import width as measure

VEIL_ALPHA: Final = 86
"""What cannot be reached fades 34 % to paper."""
DRAG_REACH: Final = 5
"""Pixels a press may move and still be a press."""
# Sides of a hexagon in the order of `hex_neighbours`: W, E, NW, NE, SW, SE, as indices into its corners.
SIDES: Final = ((4, 5), (1, 2), (5, 0), (0, 1), (3, 4), (2, 3))


class BoardView:
    """One board, its camera, and what is drawn on it."""

    def __init__(self, layout: MapLayout, accent: Colour) -> None:
        self.camera = Camera(layout)
        self.pictures = BoardPictures(layout)
        self.accent = accent
        self.pieces: tuple[Piece, ...] = ()
        self.trail = Trail()
        """The way walked, and the rest of the way to the space that is pointed at."""
        self.lit: frozenset[str] = frozenset()
        self.hovered = ""
        self.flag = ""
        self._cells = {space.key: (space.x, space.y) for space in layout.spaces}
        self._keys = {cell: key for key, cell in self._cells.items()}
        self._veiled: tuple[object, pygame.Surface] | None = None
        self._walks: dict[str, tuple[str, float, float]] = {}
        self._still: tuple[object, pygame.Surface] | None = None
        self._seen = -1
        self.minimap = Minimap(self.camera, {space.key: space.kind for space in layout.spaces}, accent)

    # --- what changes

    def show(self, pieces: Sequence[Piece], trail: Trail, now: float, step_time: float) -> None:
        """Takes new pieces; heroes that have moved walk there in `step_time` seconds."""
        before = {piece.key: piece.space for piece in self.pieces}
        self.trail = trail
        if tuple(pieces) != self.pieces:
            self.pieces = tuple(pieces)
        for piece in pieces:
            was = before.get(piece.key, piece.space)
            if was != piece.space and piece.kind == "hero" and step_time and self.camera.knows(was):
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
        self._draw_hover(surface)
        self.minimap.draw(surface, self.pieces)
        surface.set_clip(clip)

    def _draw_still(self, surface: pygame.Surface, walking: set[str], now: float) -> None:
        """Draws all that does not move, and keeps it: most frames differ by the pointer only."""
        frame, picture = self.camera.frame, self.pictures.get(self.camera)
        key = (
            id(picture),
            self.camera.corner,
            frame.topleft,
            frame.size,
            self.lit,
            id(self.pieces),
            frozenset(walking),
        )
        if self._still is None or self._still[0] != key:
            surface.fill(PAPER, frame)
            surface.blit(self._faded(picture) if self.lit else picture, self.camera.corner)
            self._draw_rim(surface)
            self._draw_pieces(surface, now, [piece for piece in self.pieces if piece.key not in walking])
            self._still = key, surface.subsurface(frame.clip(surface.get_rect())).copy()
        else:
            surface.blit(self._still[1], frame)

    def _faded(self, picture: pygame.Surface) -> pygame.Surface:
        """The printed map with paper over everything but the lit spaces; kept, since it is panned as it is."""
        key = id(picture), self.lit, self.camera.hex_width
        if self._veiled is None or self._veiled[0] != key:
            veil = pygame.Surface(self.camera.picture_size(), pygame.SRCALPHA)
            veil.fill((*PAPER, VEIL_ALPHA))
            left, top = self.camera.corner
            for space in self.lit:
                x, y = self.camera.centre(space)
                corners = hex_corners((x - left, y - top), self.camera.hex_width, 0.5)
                pygame.draw.polygon(veil, (0, 0, 0, 0), corners)
            faded = picture.copy()
            faded.blit(veil, (0, 0))
            self._veiled = key, faded
        return self._veiled[1]

    def _draw_rim(self, surface: pygame.Surface) -> None:
        """One line around all that is lit."""
        for colour, width in ((SHEET, 7), (self.accent, 3)):
            for space in self.lit:
                corners = hex_corners(self.camera.centre(space), self.camera.hex_width)
                for side, cell in zip(SIDES, hex_neighbours(self._cells[space]), strict=True):
                    if self._keys.get(cell) not in self.lit:
                        pygame.draw.line(surface, colour, corners[side[0]], corners[side[1]], width)

    def _draw_pieces(self, surface: pygame.Surface, now: float, pieces: Sequence[Piece]) -> None:
        width = self.camera.hex_width
        crowd = Counter(piece.space for piece in self.pieces if piece.kind == "hero")
        placed: Counter[str] = Counter()
        for piece in pieces:
            if not self.camera.knows(piece.space):
                continue
            x, y = self._place(piece, now)
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
            _draw_name(surface, piece, at, width)
            return
        if piece.kind == "hero" and piece.lively:
            corners = hex_corners(at, width, -2)
            pygame.draw.polygon(surface, SEATS[piece.seat][1], corners, max(3, width // 16))
        image = piece_picture(piece, width)
        surface.blit(image, image.get_rect(center=(round(at[0]), round(at[1]))))

    def _draw_hover(self, surface: pygame.Surface) -> None:
        if not self.hovered or not self.camera.knows(self.hovered):
            return
        x, y = self.camera.centre(self.hovered)
        width = self.camera.hex_width
        colour = self.accent if self.hovered in self.lit else INK
        pygame.draw.polygon(
            surface, colour, hex_corners((x, y), width, -1), 5 if self.hovered in self.lit else 2
        )
        if self.flag:
            image = flag(self.flag)
            place = image.get_rect(midbottom=(round(x), round(y - width * 0.62)))
            surface.blit(image, place.clamp(self.camera.frame.inflate(-8, -8)))


def piece_picture(piece: Piece, width: int) -> pygame.Surface:
    """The picture of a piece on hexagons of that width."""
    if piece.kind == "hero":
        px = round(width * (0.86 if piece.lively else 0.70))
        return hero_token(piece.seat, piece.name, px, piece.figure)
    if piece.kind == "jewel":
        return jewel_counter(piece.name, round(width * 0.46), piece.sun)
    if piece.kind == "taken":
        return gem(piece.name, round(width * 0.34), True)
    if piece.kind == "shield":
        return undefeated_shield(piece.number, piece.name, round(width * 0.62))
    return foe_token(piece.name, round(width * 0.70), figure=piece.figure)


def _draw_name(surface: pygame.Surface, piece: Piece, at: tuple[float, float], width: int) -> None:
    """A name on a strip under the middle of its space, with the number of cards that lie there."""
    px = max(13, round(width * 0.225))
    tail = round(px * 1.7) if piece.number else 0
    strip = pygame.Rect(0, 0, measure(piece.name, "bold", px) + px + tail, round(px * 1.35))
    strip.center = round(at[0]), round(at[1] + width * 0.46)
    pygame.draw.rect(surface, SHEET, strip, border_radius=4)
    pygame.draw.rect(surface, INK, strip, 2, border_radius=4)
    label(surface, piece.name, (strip.left + px // 2, strip.centery), "bold", px, INK, "midleft")
    if piece.number:
        back = pygame.Rect(0, 0, round(px * 0.62), round(px * 0.86))
        back.midleft = strip.right - tail - px // 6, strip.centery
        pygame.draw.rect(surface, RULE, back)
        pygame.draw.rect(surface, INK, back, 1)
        numeral(surface, str(piece.number), (back.right + 3, strip.centery), px * 0.86, INK, "midleft")
