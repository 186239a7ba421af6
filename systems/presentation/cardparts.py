"""The parts of a card: head, rules text with its initial, reward, hearts, corner marks, back.

Split from `cards` so that each stays readable. Must not know any game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from systems.presentation.emblems import gem
from systems.presentation.fonts import is_cjk, smallest
from systems.presentation.icons import draw_icon
from systems.presentation.meters import counter, hearts
from systems.presentation.ornaments import draw_corners, initial
from systems.presentation.palette import GOLD, INK, INK2, RUBY, SHEET, TOPAZ, Colour, shade, tint
from systems.presentation.richtext import Block, set_text
from systems.presentation.scenery import stamp
from systems.presentation.shapes import Vec, blank, disc, hair, panel, ribbon, rounded
from systems.presentation.tokens import coin
from systems.presentation.typeset import fit, label, numeral, tracked, tracked_width

FULL_SIZE: Final = 262
BODY: Final = 21
SMALLEST_BODY: Final = 16
PLATE_WITH_VALUES: Final = 0.335
PLATE: Final = 0.42
SMALLEST_PLATE: Final = 0.11
HEAD_TAIL: Final = 15
BREATH: Final = 4
TIGHT: Final = {False: 1.15, True: 1.34}


class Fitting(NamedTuple):
    """How the rules text was made to fit: height of the plate, size and lines of the text, its initial."""

    plate_height: int
    px: int
    block: Block
    letter: str = ""
    letter_px: int = 0

    @property
    def readable(self) -> bool:
        """Whether the type kept the size below which nobody should have to read."""
        return self.px >= SMALLEST_BODY


def type_growth(w: float) -> float:
    """Returns how much type must grow against the plate on a card smaller than full size."""
    return max(1.0, FULL_SIZE / w)


# ------------------------------------------------------------------------------- head


def head_height(u: float, grow: float) -> float:
    """Returns the height of name, kind line and hairline together."""
    return 6 * u + 34 * u * min(grow, 1.12) + 17 * u * grow + HEAD_TAIL * u


def _name_room(w: int) -> tuple[int, int]:
    """The size of type of a name on a card of some width, and the room it has."""
    u = w / 300
    return round(27 * u * min(type_growth(w), 1.12)), int(w - 24 * u)


def has_whole_name(name: str, w: int) -> bool:
    """Tells whether a name need not be cut on a card of some width."""
    px, room = _name_room(w)
    return fit(name, "title", px, room)[0] == name


def draw_head(
    surface: pygame.Surface, name: str, kind_line: str, y: float, line: Colour, u: float, grow: float
) -> None:
    """Draws name, kind line and hairline below the plate, which ends at `y`."""
    w = surface.get_width()
    middle = y + 6 * u + 18 * u * min(grow, 1.12)
    px, room = _name_room(w)
    label(surface, name, (w / 2, middle), "title", px, INK, "center", room)
    end = y + head_height(u, grow) - HEAD_TAIL * u
    words = kind_line if is_cjk(kind_line) else kind_line.upper()
    image = _kind_line(words, round(15.5 * u * grow), int(w - 22 * u), line, u)
    surface.blit(image, image.get_rect(midbottom=(round(w / 2), round(end))))
    hair(surface, w * 0.38, w * 0.62, end + 6 * u, line, max(1, int(1.5 * u)))


def _kind_line(words: str, px: int, room: int, line: Colour, gap: float) -> pygame.Surface:
    px = max(smallest(), px)
    while px > smallest() and tracked_width(words, "bold", px, gap) > room:
        px -= 1
    if tracked_width(words, "bold", px, gap) > room:
        words, gap = fit(words, "bold", px, room)[0], 0
    image = tracked(words, "bold", px, line, gap)
    # Cut to the ink of a capital: the line boxes of the two scripts differ.
    ink = image.get_bounding_rect()
    return image.subsurface((0, ink.y, image.get_width(), ink.height)) if words else image


# ------------------------------------------------------------------------------- rules text


@lru_cache(maxsize=256)
def fit_rules(rules: str, with_initial: bool, w: int, room: float, has_values: bool) -> Fitting:
    """Finds the largest text that fits into `room` pixels together with a plate.

    The plate gives way first, down to two thirds; then the type, down to 16 pixels; then the leading, the
    plate again, and the initial. Only a text that is still too long becomes smaller than one should read.
    """
    full = (PLATE_WITH_VALUES if has_values else PLATE) * w * 1.4
    least, tight = SMALLEST_PLATE * w * 1.4, TIGHT[is_cjk(rules)]
    largest = max(SMALLEST_BODY, round(BODY * w / 300 * type_growth(w)))
    attempts = [(px, 0.0, with_initial, full * 0.66) for px in range(largest, SMALLEST_BODY - 1, -1)]
    attempts += [(SMALLEST_BODY, tight, with_initial, plate) for plate in (full * 0.66, least)]
    attempts += [(px, tight, False, least) for px in range(SMALLEST_BODY, 8, -1)]
    for px, leading, lettered, smallest_plate in attempts:
        fitting = _set_rules(rules, w, px, leading, lettered)
        if fitting.block.height + smallest_plate + BREATH <= room:
            break
    return fitting._replace(plate_height=int(min(full, max(least, room - fitting.block.height - BREATH))))


def _set_rules(rules: str, w: int, px: int, leading: float, with_initial: bool) -> Fitting:
    u = w / 300
    room = int(w - 30 * u)
    plain = set_text(rules, room, px, leading=leading)
    letter, rest = split_initial(rules)
    if not with_initial or not letter or plain.lines < 2:
        return Fitting(0, px, plain)
    side = int(plain.leading * 2 - 5 * u)
    block = set_text(rest, room, px, leading=leading, indent=(side + int(6 * u), 2))
    return Fitting(0, px, block, letter, side)


def split_initial(text: str) -> tuple[str, str]:
    """Takes the first letter off a text. Chinese keeps it, and so does a bold word that says when something holds
    ("Skills:" must not read "kills:"): there the block is a seal, not a cut word."""
    bare = text.lstrip("*")
    letter = bare[:1]
    if not letter.isalpha():
        return "", text
    if is_cjk(letter) or bare != text:
        return letter.upper(), text
    return letter.upper(), text[1:]


def draw_rules(surface: pygame.Surface, fitting: Fitting, y: float, line: Colour) -> None:
    """Draws the rules text with its initial."""
    x = round(surface.get_width() * 0.05)
    fitting.block.draw(surface, (x, y))
    if fitting.letter:
        inset = (fitting.block.leading * 2 - fitting.letter_px) // 2
        surface.blit(initial(fitting.letter, fitting.letter_px, line), (x, round(y) + inset))


# ------------------------------------------------------------------------------- foot


def draw_reward(surface: pygame.Surface, reward: str, life: int, bottom: float, u: float) -> None:
    """Draws hearts and reward on the lowest line."""
    height, px = round(41 * u), round(22 * u)
    left = 12 * u
    if life:
        row = hearts(life, life, px)
        row = row if row.get_width() < surface.get_width() * 0.42 else counter("heart", str(life), px, RUBY)
        surface.blit(row, (round(14 * u), round(bottom - height / 2 - px / 2)))
        left = 14 * u + row.get_width() + 12 * u
    box = panel(
        surface,
        (left, bottom - height, surface.get_width() - 12 * u - left, height),
        tint(GOLD, 0.62),
        None,
        6 * u,
    )
    size = max(smallest(), round(17 * u * min(type_growth(300 * u), 1.15)))
    block = set_text(reward, box.width - 8, size, INK, leading=1.1, align="center")
    while block.height > box.height and size > smallest():
        size -= 1
        block = set_text(reward, box.width - 8, size, INK, leading=1.1, align="center")
    block.draw(surface, (box.x + 4, box.y + (box.height - block.height) / 2))


def draw_life(surface: pygame.Surface, life: int, stamina: int, bottom: float, u: float) -> None:
    """Draws hearts on the left and stamina on the right."""
    height, px = 30 * u, round(23 * u)
    row = hearts(life, life, px)
    row = row if row.get_width() < surface.get_width() * 0.62 else counter("heart", str(life), px, RUBY)
    y = round(bottom - height + 4 * u)
    surface.blit(row, (round(18 * u), y))
    if stamina:
        bolt = counter("lightning-bolt", str(stamina), round(24 * u), TOPAZ)
        surface.blit(bolt, bolt.get_rect(topright=(round(surface.get_width() - 18 * u), y)))


def draw_glance(surface: pygame.Surface, glance: str, line: Colour, u: float) -> None:
    """Draws the one decisive number of a card of table size on a tinted strip."""
    w, h = surface.get_size()
    height = round(64 * u)
    box = panel(surface, (14 * u, h - height - 12 * u, w - 28 * u, height), tint(line, 0.85), None, 12 * u)
    px = max(smallest(), round(42 * u))
    block = set_text(glance, box.width, px, line, "heavy", 1.1, "center")
    while block.lines > 1 and px > smallest():
        px -= 1
        block = set_text(glance, box.width, px, line, "heavy", 1.1, "center")
    block.draw(surface, (box.x, box.y + (box.height - block.height) / 2))


# ------------------------------------------------------------------------------- marks


def draw_corner_marks(
    surface: pygame.Surface, colour: str, cost: int | None, number: str, line: Colour, margin: int, px: float
) -> None:
    """Draws the jewel of the deck top left, and the price or the number of an event top right."""
    w = surface.get_width()
    inset = margin + px * 0.46
    if colour:
        stone = gem(colour, round(px))
        ring = disc(round(px * 1.16), SHEET, INK, 2)
        for image in (ring, stone):
            surface.blit(image, image.get_rect(center=(round(inset), round(inset))))
    if cost is not None:
        piece = coin(round(px * 0.96), str(cost))
        surface.blit(piece, piece.get_rect(center=(round(w - margin - px * 0.36), round(margin + px * 0.37))))
    elif number:
        _draw_pennon(surface, number, line, w - margin - px * 0.74, margin, px)


def _draw_pennon(surface: pygame.Surface, number: str, line: Colour, x: float, y: float, px: float) -> None:
    wide, tall = px * 1.04, px * 1.14
    flag = Vec(wide, tall, line)
    flag.poly([(0, 0), (wide, 0), (wide, tall), (wide / 2, tall * 0.78), (0, tall)], line)
    surface.blit(flag.done(), (round(x - wide / 2), round(y)))
    size = max(smallest(), px * (0.54 if len(number) < 3 else 0.44))
    numeral(surface, number, (x, y + tall * 0.39), size, SHEET)


def draw_used_ribbon(surface: pygame.Surface, word: str) -> None:
    """Draws the ribbon of an activated card across its plate."""
    w = surface.get_width()
    height = round(max(smallest() * 1.5, w * (0.12 if w >= FULL_SIZE / 2 else 0.24)))
    band = ribbon(round(w * 0.9), height, INK2)
    y = round(w * 0.42)
    surface.blit(band, (round(w * 0.05), y))
    label(
        surface,
        word,
        (w * 0.05 + height * 0.4, y + height / 2),
        "bold",
        height * 0.66,
        SHEET,
        "midleft",
        w * 0.7,
    )


def back(colour: Colour, icon: str, size: tuple[int, int]) -> pygame.Surface:
    """Draws the back of a card: the jewel's colour inside a sheet rim, leaves in the corners, the mark."""
    w, h = size
    u = w / 300
    surface = rounded(w, h, 12 * u, SHEET, INK, max(2, 2.4 * u)).copy()
    inner = panel(surface, (14 * u, 14 * u, w - 28 * u, h - 28 * u), colour, INK, 6 * u, max(1.4, 2 * u))
    if w >= 90:
        draw_corners(surface, inner.inflate(-16 * u, -16 * u), round(64 * u), shade(colour, 0.35))
    mark = blank(w, w)
    ring = disc(round(w * 0.5), shade(colour, -0.25), shade(colour, 0.35), max(1.5, 3 * u))
    mark.blit(ring, ring.get_rect(center=(w // 2, w // 2)))
    if icon.startswith("gem-"):
        draw_icon(mark, icon, (w / 2, w / 2), w * 0.3)
    else:
        stamp(mark, icon, (w / 2, w / 2), w * 0.3)
    surface.blit(mark, mark.get_rect(center=(w // 2, h // 2)))
    return surface
