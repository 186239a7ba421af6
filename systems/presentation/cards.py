"""Cards as pages of one book: the plate tells the kind, an initial where to begin, numbers keep their place.

`card` draws a `CardFace` at any width: small for the table, large for reading. A skin fills the face; this
room must not know what a card does, nor any game.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
import pygame

from systems.presentation import cardparts as parts
from systems.presentation.album import kept
from systems.presentation.figures import FigureLook
from systems.presentation.fonts import is_cjk, smallest
from systems.presentation.meters import BARE_NUMBER, Value, value_chips, value_row
from systems.presentation.palette import DEEP, INK, JEWEL, SHEET, Colour, mix
from systems.presentation.plates import Shape, plate
from systems.presentation.richtext import fit_text, set_text
from systems.presentation.scenery import Scenery
from systems.presentation.shapes import blank, rounded
from systems.presentation.typeset import ELLIPSIS, fit, width

Kind = Literal["hero", "ally", "item", "challenge", "event", "encounter", "treasure", "spell"]

RATIO: Final = 1.4
READING_FROM: Final = 12.5
"""So many times the smallest type a card is wide at least whose rules can be read."""
WORDS_FROM: Final = 2.8
"""So many times the smallest type a value is high at least when it stands above its word."""
USED_ALPHA: Final = 105


class KindLook(msgspec.Struct, frozen=True):
    """How a kind of card looks: hue of the plate, colour of its lines, shape of the plate."""

    base: Colour
    line: Colour
    shape: Shape


LOOKS: Final[dict[Kind, KindLook]] = {
    "hero": KindLook((62, 84, 128), (31, 42, 74), "arch"),
    "ally": KindLook((150, 168, 110), (78, 100, 44), "oval"),
    "item": KindLook((140, 164, 166), (52, 88, 98), "octagon"),
    "challenge": KindLook((206, 176, 120), (140, 94, 4), "fang"),
    "event": KindLook((222, 146, 60), (150, 78, 10), "halfsun"),
    "encounter": KindLook((196, 166, 190), (110, 62, 112), "halfsun"),
    "treasure": KindLook((236, 190, 70), (140, 92, 6), "hexagon"),
    "spell": KindLook((186, 158, 196), (101, 59, 150), "halfsun"),
}


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """All that is printed on a card. Texts come ready in the language of the reader; `rules`, `reward` and
    `glance` may hold the mark-up of `richtext`. A `figure` stands on the plate in place of the `icon`."""

    kind: Kind
    name: str
    kind_line: str
    icon: str
    figure: FigureLook | None = None
    rules: str = ""
    short: str = ""
    glance: str = ""
    scene: Scenery = "plain"
    seed: int = 3
    colour: str = ""
    number: str = ""
    cost: int | None = None
    values: tuple[Value, ...] = ()
    life: int = 0
    stamina: int = 0
    reward: str = ""
    terms: str = ""
    """What the words of its rules mean, one line for each; not printed on it."""
    initial: bool = True
    used: bool = False
    used_word: str = ""

    @property
    def look(self) -> KindLook:
        """The look of its kind; the plate of a challenge takes the colour of its deck."""
        if self.kind != "challenge" or not self.colour:
            return LOOKS[self.kind]
        return KindLook(mix(JEWEL[self.colour], SHEET, 0.22), DEEP[self.colour], "fang")


def card_size(card_width: int) -> tuple[int, int]:
    """Returns the size of a card of a width."""
    return card_width, round(card_width * RATIO)


@kept
def card(face: CardFace, card_width: int) -> pygame.Surface:
    """Returns the front of a card: with its rules where they can be read, else as it lies on the table."""
    front = reading_card(face, card_width) if is_readable(face, card_width) else table_card(face, card_width)
    if not face.used:
        return front
    front.set_alpha(USED_ALPHA)
    surface = blank(*front.get_size())
    surface.blit(front, (0, 0))
    if face.used_word:
        parts.draw_used_ribbon(surface, face.used_word)
    return surface


def is_readable(face: CardFace, card_width: int) -> bool:
    """Tells whether the rules of a card find room on it in letters that can be read."""
    if card_width < READING_FROM * smallest() or not parts.has_whole_name(face.name, card_width):
        return False
    fitting, words = fit_face(face, card_width)
    is_small = face.values and not words and _row_height(card_width / 300, False) * BARE_NUMBER < smallest()
    return fitting.px >= smallest() and not is_small


@kept
def empty_card(card_width: int) -> pygame.Surface:
    """Returns the bare sheet of a card whose print is not ready."""
    return _sheet(card_width)


@kept
def turned_card(face: CardFace, card_width: int) -> pygame.Surface:
    """Returns an activated card as it lies on the table: pale and turned by a quarter."""
    return pygame.transform.rotate(
        card(msgspec.structs.replace(face, used=True, used_word=""), card_width), 90
    )


@kept
def card_back(colour: Colour, icon: str, card_width: int) -> pygame.Surface:
    """Returns the back of a deck in its colour, with its mark in the middle."""
    return parts.back(colour, icon, card_size(card_width))


# ------------------------------------------------------------------------------- table size


def table_card(face: CardFace, w: int) -> pygame.Surface:
    """Draws a card of table size: plate, figure, name and the one thing that decides."""
    surface, u, look = _sheet(w), w / 300, face.look
    height, margin = surface.get_height(), max(3, round(7 * u))
    plate_height = round(height * 0.5)
    size = (w - 2 * margin, plate_height)
    surface.blit(
        plate(size, look.shape, face.scene, look.base, face.icon, face.seed, 0.8, face.figure),
        (margin - 3, margin - 3),
    )
    mark = max(84 * u, 1.9 * smallest())
    parts.draw_corner_marks(surface, face.colour, face.cost, face.number, look.line, margin, mark)
    foot = round(66 * u) if face.values or face.glance else 0
    _draw_short_name(surface, face.short or face.name, margin + plate_height, height - foot - 4 * u, w)
    if face.values:
        chips = value_chips((round(w - 20 * u), round(58 * u)), face.values)
        surface.blit(chips, (round(12 * u), round(height - 68 * u)))
    elif face.glance:
        parts.draw_glance(surface, face.glance, look.line, u)
    return surface


def _draw_short_name(surface: pygame.Surface, name: str, top: float, bottom: float, w: int) -> None:
    """Draws the name in at most two lines that keep to the sheet."""
    least = smallest()
    room, px = w - 8, max(least, round(44 * w / 300))
    if is_cjk(name):  # it breaks anywhere, and is one word
        block = fit_text(name, room, px, bottom - top, INK, "bold", 1.0, "center")
        block.draw(surface, (4, top + (bottom - top - block.height) / 2))
        return
    while px > least and any(width(word, "bold", px) > room for word in name.split()):
        px -= 1
    words = [fit(word, "bold", px, room, px)[0] for word in name.split()]
    block = set_text(" ".join(words), room, px, INK, "bold", 1.0, "center")
    while block.height > bottom - top and px > least:
        px -= 1
        block = set_text(" ".join(words), room, px, INK, "bold", 1.0, "center")
    while block.height > bottom - top and len(words) > 1:
        words.pop()
        block = set_text(" ".join(words) + ELLIPSIS, room, px, INK, "bold", 1.0, "center")
    block.draw(surface, (4, top + (bottom - top - block.height) / 2))


# ------------------------------------------------------------------------------- reading size


def reading_card(face: CardFace, w: int) -> pygame.Surface:
    """Draws a card to be read: the plate shrinks before the rules text does."""
    surface, u, look = _sheet(w), w / 300, face.look
    margin = round(10 * u)
    fitting, words = fit_face(face, w)
    size = (w - 2 * margin, fitting.plate_height)
    surface.blit(
        plate(size, look.shape, face.scene, look.base, face.icon, face.seed, look=face.figure),
        (margin - 3, margin - 3),
    )
    parts.draw_corner_marks(surface, face.colour, face.cost, face.number, look.line, margin, 52 * u)
    y, grow = margin + fitting.plate_height, parts.type_growth(w)
    parts.draw_head(surface, face.name, face.kind_line, y, look.line, u, grow)
    parts.draw_rules(surface, fitting, y + parts.head_height(u, grow), look.line)
    _draw_foot(surface, face, u, words)
    return surface


def fit_face(face: CardFace, w: int) -> tuple[parts.Fitting, bool]:
    """Fits the rules of a face to a card; a long text makes the values give up their words."""
    u, grow = w / 300, parts.type_growth(w)
    for words in (True, False) if _row_height(u, True) >= WORDS_FROM * smallest() else (False,):
        free = card_size(w)[1] - _foot_height(face, u, words) - round(10 * u) - parts.head_height(u, grow)
        fitting = parts.fit_rules(face.rules, face.initial, w, free, bool(face.values))
        if fitting.readable or not face.values:
            break
    return fitting, words


def _foot_height(face: CardFace, u: float, words: bool) -> float:
    low = 48 * u if face.reward else 32 * u if face.life else 0
    return 14 * u + low + (_row_height(u, words) + 5 * u if face.values else 0)


def _row_height(u: float, words: bool) -> int:
    return round(60 * u * min(parts.type_growth(300 * u), 1.14)) if words else round(42 * u)


def _draw_foot(surface: pygame.Surface, face: CardFace, u: float, words: bool) -> None:
    """Draws values, hearts and reward at the lower edge."""
    w, h = surface.get_size()
    if face.reward:
        parts.draw_reward(surface, face.reward, face.life, h - 14 * u, u)
    elif face.life:
        parts.draw_life(surface, face.life, face.stamina, h - 14 * u, u)
    if face.values:
        row = value_row((round(w - 24 * u), _row_height(u, words)), face.values, words)
        surface.blit(row, (round(12 * u), round(h - _foot_height(face, u, words))))


def _sheet(w: int) -> pygame.Surface:
    u = w / 300
    width_px, height_px = card_size(w)
    return rounded(width_px, height_px, 12 * u, SHEET, INK, max(2, 2.4 * u)).copy()
