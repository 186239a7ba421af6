"""The board in its frame: the printed map, what is lit, the way walked, and everything that stands on spaces.

Gets plain records and draws them; tells which space lies under a point. Must not know what a space or a piece does.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

import pygame

from systems.presentation.controls import flag
from systems.presentation.palette import INK, PAPER, SEATS, Colour
from systems.presentation.shapes import blank
from systems.presentation.skins.looks import AimLook, AreaLook, Piece, Trail
from systems.presentation.table.aim_view import draw_aim
from systems.presentation.table.area_view import AreaView
from systems.presentation.table.board_pictures import BoardPictures
from systems.presentation.table.camera import Camera
from systems.presentation.table.grounds import Ground
from systems.presentation.table.lit_view import LitView
from systems.presentation.table.minimap import Minimap
from systems.presentation.table.piece_pictures import Drawn, PiecePictures
from systems.presentation.table.pieces_view import name_picture, standing
from systems.presentation.table.trail_view import draw_trail

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
        self.areas: tuple[AreaLook, ...] = ()
        self.aim: AimLook | None = None
        """Whom and what the choice that is pointed at would reach."""
        self.ghost: pygame.Surface | None = None
        """What would lie on the space that is pointed at, such as a tile."""
        self.hovered = ""
        self.flag = ""
        self._lit_view = LitView(self.camera, accent)
        self._area_view = AreaView(self.camera)
        self._piece_pictures = PiecePictures(_drawn)
        self._standing: tuple[object, Drawn] | None = None
        self._drawn: object = None
        self._walks: dict[str, tuple[str, float, float]] = {}
        self._still: object = None
        """What the picture of all that does not move shows, if that can still be used."""
        self._still_picture = pygame.Surface((1, 1))
        self._seen = -1, -1
        self.minimap = Minimap(self.camera, accent)

    # --- what changes

    def show(
        self,
        pieces: Sequence[Piece],
        trail: Trail,
        now: float,
        step_time: float,
        dark: frozenset[str] = frozenset(),
        areas: tuple[AreaLook, ...] = (),
    ) -> None:
        """Takes new pieces; figures that have moved walk there in `step_time` seconds."""
        before = {piece.key: piece.space for piece in self.pieces}
        self.trail, self.dark, self.areas = trail, dark, areas
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
        versions = self.pictures.version, self._piece_pictures.version
        fresh, self._seen = versions != self._seen, versions
        return bool(self._walks) or fresh or self._is_due

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
        if self.aim is not None:
            draw_aim(surface, self.camera, self.aim, self.accent)
        self._draw_name(surface)
        self.minimap.draw(surface, self.pieces)
        surface.set_clip(clip)

    def _draw_still(self, surface: pygame.Surface, walking: set[str], now: float) -> None:
        """Draws all that does not move, and keeps it: most frames differ by the pointer only."""
        frame = self.camera.frame
        key = (
            self.pictures.version,
            self._piece_pictures.version,
            self.camera.corner,
            self.camera.cell_width,
            frame.topleft,
            frame.size,
            self.lit,
            self.dark,
            self.areas,
            self.pieces,
            frozenset(walking),
        )
        if self._still == key:
            surface.blit(self._still_picture, frame)
            if not self.pictures.prepare(frame, surface):
                self._lit_view.prepare(frame, surface)
            return
        surface.fill(PAPER, frame)
        printed = self.pictures.printed(self.camera)
        shown = self._lit_view.fade(printed, frame) if self.lit else printed
        shown.paint(surface, frame)
        self.ground.darken(surface, self.camera.cell_width, self.camera.place((0, 0)), self.dark)
        if self.lit:
            self._lit_view.draw(surface, self.lit, printed)
        self._area_view.draw(surface, self.areas)
        if walking:
            self._draw_pieces(surface, now, [piece for piece in self.pieces if piece.key not in walking])
        else:
            self._draw_all(surface)
        # A board that is being moved looks different in every frame: only what stays is kept.
        self._still = key if self._drawn == key and not self._is_due else None
        if self._still is not None:
            self._keep(surface, frame)
        self._drawn = key

    @property
    def _is_due(self) -> bool:
        """Tells whether the next frame would look better by itself."""
        return self.pictures.is_rough or self._piece_pictures.lacks_some

    def _keep(self, surface: pygame.Surface, frame: pygame.Rect) -> None:
        """Keeps what is seen in the frame, in memory that is used again."""
        if self._still_picture.get_size() != frame.size:
            self._still_picture = pygame.Surface(frame.size, 0, surface)
        self._still_picture.blit(surface, (0, 0), frame)
        self.minimap.prepare()

    def _draw_all(self, surface: pygame.Surface) -> None:
        """Draws all pieces where they stand, from a list that holds until one of them or the zoom changes."""
        corner, pictures = self.camera.corner, self._piece_pictures
        key = self.pieces, self.camera.cell_width, pictures.version
        if self._standing is None or self._standing[0] != key or pictures.lacks_some:
            self._standing = key, self._list_pieces(corner)
        seen = self.camera.frame.move(-corner[0], -corner[1])
        surface.fblits(
            [(image, rect.move(corner)) for image, rect in self._standing[1] if rect.colliderect(seen)]
        )

    def _list_pieces(self, corner: tuple[int, int]) -> Drawn:
        """The pictures of all pieces, and where they lie on the picture of the board."""
        found: Drawn = []
        places = list(self._places(self.pieces, 0.0))
        drawn = self._piece_pictures.show([piece for piece, _ in places], self.camera.cell_width)
        for (piece, at), pictures in zip(places, drawn, strict=True):
            placed = self._placed(piece, at, pictures)
            found += [(image, rect.move(-corner[0], -corner[1])) for image, rect in placed]
        return found

    def _draw_pieces(self, surface: pygame.Surface, now: float, pieces: Sequence[Piece]) -> None:
        for piece, at in self._places(pieces, now):
            surface.fblits(list(self._placed(piece, at, _drawn(piece, self.camera.cell_width))))

    def _places(self, pieces: Sequence[Piece], now: float) -> Iterator[tuple[Piece, tuple[float, float]]]:
        """Where pieces stand; those that share a space stand side by side."""
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
            yield piece, (x, y)

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

    def _placed(
        self, piece: Piece, at: tuple[float, float], pictures: Drawn
    ) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """The pictures of a piece around its place, and under them the mark of whose turn it is."""
        middle = round(at[0]), round(at[1])
        if piece.lively and piece.kind != "label" and pictures:
            yield self._ring(piece)
        for image, rect in pictures:
            yield image, rect.move(middle)

    def _ring(self, piece: Piece) -> tuple[pygame.Surface, pygame.Rect]:
        """A line around the space of the piece whose turn it is."""
        ink = SEATS[piece.seat][1] if piece.kind == "hero" else piece.ink
        thick = max(3, self.camera.cell_width // 16)
        outline = next(iter(self.ground.outlines(piece.space)))
        corners = _grown([self.camera.place(point) for point in outline], piece.span)
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        area = pygame.Rect(int(min(xs)), int(min(ys)), int(max(xs) - min(xs)) + 1, int(max(ys) - min(ys)) + 1)
        area.inflate_ip(2 * thick, 2 * thick)
        image = blank(*area.size)
        pygame.draw.polygon(image, ink, [(x - area.left, y - area.top) for x, y in corners], thick)
        return image, area

    def _draw_hover(self, surface: pygame.Surface) -> None:
        if not self.hovered or not self.camera.knows(self.hovered):
            return
        x, y = self.camera.centre(self.hovered)
        if self.ghost is not None:
            surface.blit(self.ghost, self.ghost.get_rect(center=(round(x), round(y))))
        if self.aim is not None and any(self.hovered in target for target in self.aim.targets):
            return  # a line lies around the whole target
        is_lit = self.hovered in self.lit
        colour, thick = (self.accent, 5) if is_lit else (INK, 2)
        for start, end in self.ground.rim((self.hovered,)):
            pygame.draw.line(surface, colour, self.camera.place(start), self.camera.place(end), thick)

    def _draw_name(self, surface: pygame.Surface) -> None:
        """Says who or what is pointed at."""
        if not self.flag or not self.camera.knows(self.hovered):
            return
        x, y = self.camera.centre(self.hovered)
        image = flag(self.flag)
        has_chance = self.aim is not None and any(key == self.hovered for key, _ in self.aim.flags)
        away = round(self.camera.cell_width * 0.62)
        place = image.get_rect(midbottom=(round(x), round(y) - away))
        if has_chance:  # the chance stands above, so the name goes below
            place.midtop = round(x), round(y) + away
        surface.blit(image, place.clamp(self.camera.frame.inflate(-8, -8)))


def _drawn(piece: Piece, width: int) -> Drawn:
    """The picture of a piece on cells of that width, around its middle; a name lies below."""
    if piece.kind == "label":
        image = name_picture(piece, width)
        return [(image, image.get_rect(center=(0, round(width * 0.46))))]
    image = standing(piece, width)
    return [(image, image.get_rect(center=(0, 0)))]


def _grown(corners: Sequence[tuple[float, float]], span: int) -> list[tuple[float, float]]:
    """The outline of a base of several cells, from that of its first cell."""
    left, top = corners[0]
    return [(left + (x - left) * span, top + (y - top) * span) for x, y in corners]
