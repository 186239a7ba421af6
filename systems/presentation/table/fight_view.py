"""The scene of a fight: its ground, both sides as standing figures with their plaques, the phases on a ribbon.

Draws records; must not know the rules of any fight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

import pygame

from systems.presentation.art.battleground import SKY, Ground, battleground
from systems.presentation.controls import phase_banner
from systems.presentation.darkroom import Darkroom
from systems.presentation.emblems import heart
from systems.presentation.figures import fit_figure
from systems.presentation.fonts import smallest
from systems.presentation.icons import icon
from systems.presentation.meters import BARE_NUMBER, hearts, value_row
from systems.presentation.metrics import Metrics
from systems.presentation.palette import INK, JEWEL, RUBY, SEATS, SHEET, TOPAZ, Colour, mix
from systems.presentation.scenery import stamp
from systems.presentation.shapes import Vec, panel
from systems.presentation.skins.looks import Fighter, FightStage
from systems.presentation.table.seat_tabs import meter_picture
from systems.presentation.tokens import MARGIN, hero_token
from systems.presentation.typeset import label

PAPER_RIM: Final = 2.5
SPENT_ALPHA: Final = 130
LEAST_HEART: Final = 12
BESIDE_RIBBON: Final = 66
"""What lies left of the ribbon at least: the way to the menu."""
LEAST_FIGURE: Final = 44
FIGURE_WITH_VALUES: Final = 190
"""With more room than this below the plaque, the values stand on it; the figure becomes a little smaller."""
BESIDE: Final = 0.85
"""How much of its height a figure needs beside its plaque."""


class HeartRow(NamedTuple):
    """Where the hearts of a figure lie, so that one that is lost can be seen falling."""

    at: tuple[int, int]
    px: int
    have: int


class ScenePlaces(NamedTuple):
    """Where the figures stand, to be read by pointing at them, and where their hearts are."""

    figures: tuple[tuple[pygame.Rect, str], ...]
    hearts: dict[str, HeartRow]


def paint_scene(
    surface: pygame.Surface,
    rect: pygame.Rect,
    metrics: Metrics,
    stage: FightStage,
    accent: Colour,
    darkroom: Darkroom,
) -> ScenePlaces:
    """Draws the whole scene; what the darkroom has not developed yet is left out until it has."""
    _paint_ground(surface, rect, cast(Ground, stage.scene), darkroom)
    ribbon = ribbon_of(rect, metrics, stage, accent)
    surface.blit(ribbon, ribbon.get_rect(midtop=(rect.centerx, rect.top + metrics.px(12))))
    floor = pygame.Rect(rect.left + metrics.px(24), 0, rect.width - 2 * metrics.px(24), 0)
    floor.top = rect.top + metrics.px(12) + ribbon.get_height() + metrics.px(4)
    floor.height = rect.bottom - metrics.px(14) - floor.top
    count = len(stage.ours) + len(stage.foes)
    share = min(0.72, max(0.5, (len(stage.ours) + 0.2) / (count + 0.4)))
    left = pygame.Rect(floor.left, floor.top, round(floor.width * share), floor.height)
    right = pygame.Rect(left.right, floor.top, floor.right - left.right, floor.height)
    places: list[tuple[pygame.Rect, str]] = []
    rows: dict[str, HeartRow] = {}
    painter = _SidePainter(surface, metrics, darkroom)
    for side, fighters, is_ours in ((left, stage.ours, True), (right, stage.foes, False)):
        for box, fighter in zip(_boxes(side, fighters), fighters, strict=True):
            rows[fighter.key] = painter.paint(box, fighter, is_ours)
            places.append((box, fighter.key))
    return ScenePlaces(tuple(places), rows)


def ribbon_of(rect: pygame.Rect, metrics: Metrics, stage: FightStage, accent: Colour) -> pygame.Surface:
    """The ribbon with the phases of the fight; it is drawn once."""
    high = min(metrics.type(72), rect.height // 4)
    wide = min(rect.width - 2 * metrics.px(BESIDE_RIBBON), metrics.type(1160))
    return phase_banner((wide, high), stage.title, stage.phases, stage.now, accent)


def _paint_ground(surface: pygame.Surface, rect: pygame.Rect, ground: Ground, darkroom: Darkroom) -> None:
    """The picture is always of one shape, standing on the lower edge; only what is above it is cut."""
    wide, high = rect.width, max(rect.height, round(rect.width * 0.274))
    picture = darkroom.get(battleground, wide, high, ground)
    clip = surface.get_clip()
    surface.set_clip(rect)
    if picture is None:
        surface.fill(SKY, rect)
    else:
        surface.blit(picture, picture.get_rect(midbottom=rect.midbottom))
    surface.set_clip(clip)
    surface.fill(INK, (rect.left, rect.bottom - 2, rect.width, 3))


def _boxes(side: pygame.Rect, fighters: Sequence[Fighter]) -> list[pygame.Rect]:
    """Where each stands: the first of a side has more room than those behind."""
    if not fighters:
        return []
    weights = [1.25, *(1.0 for _ in fighters[1:])]
    unit, left, boxes = side.width / sum(weights), float(side.left), []
    for weight in weights:
        boxes.append(pygame.Rect(round(left), side.top, round(unit * weight), side.height).inflate(-12, 0))
        left += unit * weight
    return boxes


class _SidePainter:
    """Draws one figure after the other."""

    def __init__(self, surface: pygame.Surface, metrics: Metrics, darkroom: Darkroom) -> None:
        self._surface = surface
        self._metrics = metrics
        self._darkroom = darkroom

    def paint(self, box: pygame.Rect, fighter: Fighter, is_ours: bool) -> HeartRow:
        """Draws a figure with its plaque above its head; returns where its hearts are."""
        metrics = self._metrics
        plaque = pygame.Rect(0, box.top, min(box.width, metrics.type(330)), metrics.type(86))
        tall = min(box.height, metrics.px(430))
        if box.width >= plaque.width + tall * BESIDE:
            return self._paint_beside(box, plaque, tall, fighter, is_ours)
        if fighter.values and box.height - plaque.height >= metrics.type(FIGURE_WITH_VALUES):
            plaque.height += metrics.type(42)
        plaque.height = min(plaque.height, box.height)
        tall = box.bottom - plaque.bottom - metrics.px(10)
        top = box.bottom
        if tall >= LEAST_FIGURE:
            top = self._stand(box, min(tall, metrics.px(400)), fighter, is_ours)
        plaque.centerx = box.centerx
        plaque.bottom = max(box.top + plaque.height, min(top - metrics.px(8), box.bottom))
        return _paint_plaque(self._surface, plaque, metrics, fighter, self._darkroom)

    def _paint_beside(
        self, box: pygame.Rect, plaque: pygame.Rect, tall: int, fighter: Fighter, is_ours: bool
    ) -> HeartRow:
        """Where there is room a figure fills the height, and its plaque stands beside it, towards the middle."""
        metrics = self._metrics
        plaque.height = min(box.height, plaque.height + (metrics.type(42) if fighter.values else 0))
        wide = min(box.width - plaque.width, round(tall * 1.1))
        whole = wide + plaque.width
        left = box.left + (box.width - whole) // 2
        stand = pygame.Rect(left if is_ours else left + plaque.width, box.top, wide, box.height)
        self._stand(stand, tall, fighter, is_ours)
        plaque.left = stand.right if is_ours else left
        plaque.top = box.top + min(metrics.px(24), box.height - plaque.height)
        return _paint_plaque(self._surface, plaque, metrics, fighter, self._darkroom)

    def _stand(self, box: pygame.Rect, tall: int, fighter: Fighter, is_ours: bool) -> int:
        """Draws the figure on its base; returns where its head ends."""
        foot = box.centerx, box.bottom - round(tall * 0.05)
        base = _base(min(box.width, round(tall * 0.9)), round(tall * 0.1), figure_colour(fighter))
        self._surface.blit(base, base.get_rect(midbottom=(foot[0], box.bottom)))
        if fighter.figure is None:
            px = round(tall * 0.7)
            stamp(self._surface, fighter.icon, (foot[0], foot[1] - px / 2), px)
            return foot[1] - px
        grown = tall * min(1.0, 0.86 * fighter.figure.stature**0.35)
        facing = "right" if is_ours else "left"
        image = self._darkroom.get(
            fit_figure, fighter.figure, float(box.width), float(round(grown)), facing, PAPER_RIM
        )
        if image is None:
            return round(foot[1] - grown)
        if fighter.is_spent:
            image = image.copy()
            image.set_alpha(SPENT_ALPHA)
        place = image.get_rect(midbottom=foot)
        self._surface.blit(image, place)
        return place.top


def _base(wide: int, high: int, colour: Colour) -> pygame.Surface:
    """The disc a figure stands on, in its colour, with the shadow it throws."""
    canvas = Vec(wide + 12, high + 10, INK)
    middle = wide / 2 + 2, high / 2 + 2
    canvas.ellipse((middle[0] + 6, middle[1] + 6), wide / 2 - 2, high / 2, (40, 44, 20, 90))
    canvas.ellipse(middle, wide / 2, high / 2, INK)
    canvas.ellipse((middle[0], middle[1] - 1), wide / 2 - 3, high / 2 - 3, mix(colour, INK, 0.18))
    canvas.ellipse((middle[0], middle[1] - 3), wide / 2 - 8, high / 2 - 6, mix(colour, SHEET, 0.30))
    return canvas.done()


def _paint_plaque(
    surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, fighter: Fighter, darkroom: Darkroom
) -> HeartRow:
    panel(surface, rect, SHEET, INK, 10, 2, 4)
    surface.fill(figure_colour(fighter), (rect.left + 3, rect.top + 10, 6, rect.height - 20))
    mark = metrics.type(44)
    room = rect.width - 34 - _paint_mark(surface, rect, mark, fighter, darkroom)
    left = rect.left + 18
    name = label(surface, fighter.name, (left, rect.top + 3), "title", metrics.type(25), INK, room=room)
    x, y = left, name.bottom + 2
    have, full = fighter.hearts
    low = max(10, rect.bottom - 6 - y)
    meters = [meter_picture(meter, min(metrics.type(18), low)) for meter in fighter.meters]
    edge = left + room if y < rect.top + 8 + mark else rect.right - 8
    px = _heart_size(min(metrics.type(23), room // max(1, full) - 1, low), full, edge - left, meters)
    if full:
        row = hearts(max(0, have), full, px)
        surface.blit(row, (x, y))
        x += row.get_width() + 8
    for image in meters:
        if x + image.get_width() <= edge:
            surface.blit(image, (x, y))
            x += image.get_width() + 8
    if fighter.values:
        high = min(metrics.type(40), rect.bottom - 8 - (y + metrics.type(26)))
        if high * BARE_NUMBER >= smallest():
            row = value_row((rect.width - 30, high), fighter.values, words=False)
            surface.blit(row, (left, rect.bottom - high - 7))
    return HeartRow((left, y), px, have)


def _heart_size(px: int, full: int, room: int, meters: Sequence[pygame.Surface]) -> int:
    """The size of hearts that leaves room for the counters beside them, unless they would be too small to be told."""
    beside = sum(image.get_width() + 8 for image in meters)
    spared = (room - beside) // max(1, full) - 1
    return max(10, min(px, spared)) if spared >= LEAST_HEART else max(10, px)


def _paint_mark(
    surface: pygame.Surface, rect: pygame.Rect, px: int, fighter: Fighter, darkroom: Darkroom
) -> int:
    """Draws whose figure it is: the token of its seat, the jewel of its deck. Returns the room it takes."""
    if fighter.seat >= 0:
        token = darkroom.get(hero_token, fighter.seat, fighter.icon, px, fighter.figure)
        token = token or hero_token(fighter.seat, fighter.icon, px)
        surface.blit(token, token.get_rect(topright=(rect.right - 8 + MARGIN, rect.top + 8 - MARGIN)))
        return px
    if fighter.jewel:
        image = icon(f"gem-{fighter.jewel}", round(px * 0.8))
        surface.blit(image, image.get_rect(topright=(rect.right - 10, rect.top + 8)))
        return round(px * 0.8)
    return 0


def paint_falling_heart(surface: pygame.Surface, row: HeartRow, index: int, share: float, drop: int) -> None:
    """Draws a heart that has just been lost: it falls and fades."""
    image = heart(row.px, RUBY, False).copy()
    image.set_alpha(round(255 * (1 - share)))
    surface.blit(image, (row.at[0] + index * (row.px + 1), row.at[1] + round(drop * share)))


def figure_colour(fighter: Fighter) -> Colour:
    """The ink of a figure: of its seat, of its deck, or the gold of a helper."""
    if fighter.seat >= 0:
        return SEATS[fighter.seat][1]
    return JEWEL.get(fighter.jewel, TOPAZ)
