"""Wrapped text with bold words and icons, measured without drawing.

Mark-up: `*bold*`, `{icon}`, `{icon:#a6202e}`, a line break, and a backslash before a sign that is meant as
itself. Latin wraps by words, Chinese by signs, and no line begins with a closing or ends with an opening
mark. Must not know any game.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import pygame

from systems.presentation.fonts import Role, font, is_cjk, smallest
from systems.presentation.icons import has_icon, icon, natural_colour
from systems.presentation.palette import INK, Colour
from systems.presentation.shapes import Point
from systems.presentation.typeset import ELLIPSIS, cap_middle, line_box, text_image, width

Align = Literal["left", "center", "right"]

LATIN_LEADING: Final = 1.32
CHINESE_LEADING: Final = 1.5
NO_LINE_STARTS_WITH: Final = "，。、；：！？）》」』】”’…—·%,.;:!?)"
NO_LINE_ENDS_WITH: Final = "（《「『【“‘("
MARKUP: Final = re.compile(r"\\(?P<plain>.)|(?P<bold>\*)|\{(?P<icon>[^{}]+)\}|(?P<break>\n)", re.DOTALL)
CJK: Final = "\u2e80-\uffef"
UNITS: Final = re.compile(rf"[{CJK}]|[^\s{CJK}]+|\s+")


class Atom(NamedTuple):
    """The smallest thing a line is made of: a word, a Chinese sign, a space, an icon or a line break."""

    kind: Literal["text", "space", "icon", "break"]
    value: str
    role: Role
    colour: Colour
    width: int


class Placed(NamedTuple):
    """A picture and its place inside the block."""

    image: pygame.Surface
    x: int
    y: int


class Block(NamedTuple):
    """A paragraph that has been set: how big it is, and every picture of it in its place."""

    width: int
    height: int
    lines: int
    leading: int
    placed: tuple[Placed, ...]

    def draw(self, surface: pygame.Surface, pos: Point) -> pygame.Rect:
        """Draws the block with its upper left corner at `pos`; returns its place."""
        x, y = int(pos[0]), int(pos[1])
        surface.fblits([(image, (x + dx, y + dy)) for image, dx, dy in self.placed])
        return pygame.Rect(x, y, self.width, self.height)


def escape(text: str) -> str:
    """Returns text that means itself, whatever signs stand in it; for names people typed."""
    return re.sub(r"([\\*{}])", r"\\\1", text)


def rich(
    surface: pygame.Surface,
    text: str,
    pos: Point,
    room: float,
    px: float = 20,
    colour: Colour = INK,
    *,
    role: Role = "body",
    leading: float = 0,
    align: Align = "left",
    accent: Colour | None = None,
    indent: tuple[int, int] = (0, 0),
) -> pygame.Rect:
    """Sets `text` to a width of `room` pixels and draws it; returns its place."""
    block = set_text(text, int(room), round(px), colour, role, leading, align, accent, indent)
    return block.draw(surface, pos)


@lru_cache(maxsize=384)
def set_text(
    text: str,
    room: int,
    px: int,
    colour: Colour = INK,
    role: Role = "body",
    leading: float = 0,
    align: Align = "left",
    accent: Colour | None = None,
    indent: tuple[int, int] = (0, 0),
) -> Block:
    """Sets a paragraph without drawing it.

    `leading` is the line height over `px` (0: what suits the script); `accent` colours bold words;
    `indent` is how far, and for how many lines, the text makes way for an initial.
    """

    def inset_of(number: int) -> int:
        return indent[0] if number < indent[1] else 0

    factor = leading or (CHINESE_LEADING if is_cjk(text) else LATIN_LEADING)
    # A tight Latin leading would make Chinese lines touch.
    if leading and is_cjk(text):
        factor = max(leading, 1.2)
    lead = round(px * factor)
    lines = lines_of(text, room, px, colour, role, accent, indent)
    placed: list[Placed] = []
    for number, line in enumerate(lines):
        inset = inset_of(number)
        free = room - inset - sum(atom.width for atom in line)
        x = inset + {"left": 0, "center": free / 2, "right": free}[align]
        placed += _place_line(line, x, number * lead, lead, px)
    longest = max((image.x + image.image.get_width() for image in placed), default=0)
    return Block(room if align != "left" else longest, len(lines) * lead, len(lines), lead, tuple(placed))


@lru_cache(maxsize=256)
def one_line(text: str, room: int, px: int, least: int, colour: Colour = INK) -> Block:
    """Sets a paragraph in one line: smaller where it must be, and cut with an ellipsis where that is not enough."""
    for size in range(px, least - 1, -1):
        block = set_text(text, room, size, colour)
        if block.lines <= 1:
            return block
    lead = round(least * (CHINESE_LEADING if is_cjk(text) else LATIN_LEADING))
    return _cut(text, room, least, 1, colour, "body", lead, "left")


def fit_text(
    text: str,
    room: int,
    px: int,
    high: float,
    colour: Colour = INK,
    role: Role = "body",
    leading: float = 0,
    align: Align = "left",
    accent: Colour | None = None,
) -> Block:
    """Sets a paragraph smaller where it would be higher than `high`, and cuts it where even the smallest type would be."""
    least = min(px, smallest())
    for size in range(px, least - 1, -1):
        block = set_text(text, room, size, colour, role, leading, align, accent)
        if block.height <= high:
            return block
    return _cut(text, room, least, max(1, int(high // block.leading)), colour, role, block.leading, align)


def _cut(
    text: str, room: int, px: int, count: int, colour: Colour, role: Role, lead: int, align: Align
) -> Block:
    """The first lines of a paragraph, with an ellipsis behind them."""
    tail = Atom("text", ELLIPSIS, role, colour, width(ELLIPSIS, role, px))
    # Words set together are a little wider than word by word.
    lines = lines_of(text, room - tail.width - px // 2, px, colour, role)[:count]
    lines[-1].append(tail)
    placed: list[Placed] = []
    for number, line in enumerate(lines):
        free = room - sum(atom.width for atom in line)
        placed += _place_line(
            line, {"left": 0, "center": free / 2, "right": free}[align], number * lead, lead, px
        )
    return Block(room, len(lines) * lead, len(lines), lead, tuple(placed))


def lines_of(
    text: str,
    room: int,
    px: int,
    colour: Colour = INK,
    role: Role = "body",
    accent: Colour | None = None,
    indent: tuple[int, int] = (0, 0),
) -> list[list[Atom]]:
    """Returns the lines a paragraph breaks into."""
    return _break_lines(_parse(text, px, role, colour, accent), room, indent, px)


# ------------------------------------------------------------------------------- reading the mark-up


def _parse(text: str, px: int, role: Role, colour: Colour, accent: Colour | None) -> list[Atom]:
    """Reads the mark-up into atoms."""
    strong: Role = "heavy" if role == "bold" else "bold"
    atoms: list[Atom] = []
    bold, plain = False, ""
    for piece, mark in _pieces(text):
        if mark is None or mark.lastgroup == "plain":
            plain += piece
            continue
        atoms += _words(plain, strong if bold else role, px, accent if bold and accent else colour)
        plain = ""
        if mark.lastgroup == "bold":
            bold = not bold
        elif mark.lastgroup == "break":
            atoms.append(Atom("break", "", role, colour, 0))
        else:
            atoms.append(_icon_atom(mark["icon"], px, role, accent if bold and accent else colour))
    return atoms + _words(plain, strong if bold else role, px, accent if bold and accent else colour)


def _pieces(text: str) -> list[tuple[str, re.Match[str] | None]]:
    """Cuts text at its marks; plain pieces come with None, an escaped sign as itself."""
    pieces: list[tuple[str, re.Match[str] | None]] = []
    end = 0
    for mark in MARKUP.finditer(text):
        pieces.append((text[end : mark.start()], None))
        pieces.append((mark["plain"] or "", mark))
        end = mark.end()
    return [*pieces, (text[end:], None)]


def _words(text: str, role: Role, px: int, colour: Colour) -> list[Atom]:
    """Cuts plain text into words, Chinese signs and spaces."""
    return [
        Atom("space", " ", role, colour, width(" ", role, px))
        if unit.isspace()
        else Atom("text", unit, role, colour, width(unit, role, px))
        for unit in UNITS.findall(text)
    ]


def _icon_atom(mark: str, px: int, role: Role, colour: Colour) -> Atom:
    name, _, code = mark.partition(":")
    if not has_icon(name):
        raise KeyError(f'The text names an icon "{name}" that does not exist.')
    ink = pygame.Color(code) if code else None
    paint = (ink.r, ink.g, ink.b) if ink else natural_colour(name) or colour
    return Atom("icon", name, role, paint, _icon_px(px) + max(2, px // 8))


def _icon_px(px: int) -> int:
    return round(px * 1.02)


# ------------------------------------------------------------------------------- breaking into lines


def _break_lines(atoms: list[Atom], room: int, indent: tuple[int, int], px: int) -> list[list[Atom]]:
    """Fills lines greedily with chunks that must stay together."""
    lines: list[list[Atom]] = [[]]
    used = 0
    for chunk in _chunks(_splittable(atoms, room - indent[0], px)):
        if chunk[0].kind == "break":
            lines.append([])
            used = 0
            continue
        here = room - (indent[0] if len(lines) <= indent[1] else 0)
        if lines[-1] and not _fits(lines[-1], chunk, here, here - used, px):
            lines.append([])
            used = 0
        if chunk[0].kind == "space" and not lines[-1]:
            continue
        lines[-1] += chunk
        used += sum(atom.width for atom in chunk)
    return [_trimmed(line) for line in lines]


def _fits(line: list[Atom], chunk: list[Atom], room: int, left: int, px: int) -> bool:
    """Tells whether a line has room for more: words set together may be a little wider than word by word."""
    spare = left - _ink_width(chunk)
    return spare > px or (spare >= 0 and _set_width(_trimmed([*line, *chunk]), px) <= room)


def _chunks(atoms: list[Atom]) -> list[list[Atom]]:
    """Groups atoms between which no line may break."""
    chunks: list[list[Atom]] = []
    for i, atom in enumerate(atoms):
        if chunks and _glued(atoms[max(0, i - 2) : i], atom):
            chunks[-1].append(atom)
        else:
            chunks.append([atom])
    return chunks


def _glued(before: list[Atom], atom: Atom) -> bool:
    """Tells whether an atom must stay on the line of those before it."""
    last = before[-1]
    if "break" in (last.kind, atom.kind):
        return False
    if atom.kind == "space":
        return True
    if last.kind == "space":
        # An icon and the number after it are one thing, and so are a number and its per cent sign.
        numbered = len(before) == 2 and before[0].kind == "icon" and atom.value[:1].isdigit()
        return (
            numbered
            or _brackets(before, atom)
            or (atom.kind == "text" and atom.value[0] in NO_LINE_STARTS_WITH)
        )
    if atom.kind == "text" and atom.value[0] in NO_LINE_STARTS_WITH:
        return True
    if last.kind == "text" and last.value[-1] in NO_LINE_ENDS_WITH:
        return True
    if "icon" in (last.kind, atom.kind):
        return last.kind == atom.kind
    return not (is_cjk(last.value) or is_cjk(atom.value))


def _brackets(before: list[Atom], atom: Atom) -> bool:
    """Tells whether an atom ends brackets of two words, such as those around a cost, which stay together."""
    first = before[0]
    is_pair = len(before) == 2 and first.kind == atom.kind == "text"
    return is_pair and first.value.startswith("(") and atom.value.endswith(")")


def _splittable(atoms: list[Atom], room: int, px: int) -> list[Atom]:
    """Cuts words that are longer than a whole line, such as a player's name of forty letters."""
    cut: list[Atom] = []
    for atom in atoms:
        if atom.kind != "text" or atom.width <= room:
            cut.append(atom)
            continue
        part = ""
        for letter in atom.value:
            if part and width(part + letter, atom.role, px) > room:
                cut += [_text_atom(atom, part, px), Atom("break", "", atom.role, atom.colour, 0)]
                part = ""
            part += letter
        cut.append(_text_atom(atom, part, px))
    return cut


def _text_atom(model: Atom, text: str, px: int) -> Atom:
    return Atom("text", text, model.role, model.colour, width(text, model.role, px))


def _ink_width(chunk: list[Atom]) -> int:
    return sum(atom.width for atom in _trimmed(chunk))


def _trimmed(line: list[Atom]) -> list[Atom]:
    end = len(line)
    while end and line[end - 1].kind == "space":
        end -= 1
    return line[:end]


# ------------------------------------------------------------------------------- placing


def _place_line(line: list[Atom], x: float, y: int, lead: int, px: int) -> list[Placed]:
    """Puts the atoms of a line on one base line."""
    height, ascent = line_box("body", px)
    baseline = y + (lead - height) // 2 + ascent
    placed = []
    for atom in _merged(line, px):
        if atom.kind == "icon":
            image = icon(atom.value, _icon_px(px), atom.colour)
            top = baseline - cap_middle("body", px) - image.get_height() / 2
            placed.append(Placed(image, int(x), round(top)))
        elif atom.kind == "text":
            image = text_image(atom.value, atom.role, px, atom.colour)
            placed.append(Placed(image, int(x), baseline - font(atom.role, px, atom.value).get_ascent()))
        x += atom.width
    return placed


def _set_width(line: list[Atom], px: int) -> int:
    return sum(atom.width for atom in _merged(line, px))


def _merged(line: list[Atom], px: int) -> list[Atom]:
    """Joins neighbours of one style, so that a line is a few pictures and keeps its kerning."""
    merged: list[Atom] = []
    for atom in line:
        last = merged[-1] if merged else None
        if last and _same_style(last, atom):
            merged[-1] = _text_atom(last, last.value + atom.value, px)
        else:
            merged.append(atom)
    return merged


def _same_style(a: Atom, b: Atom) -> bool:
    both_text = a.kind == "text" and b.kind in ("text", "space")
    one_script = b.kind == "space" or is_cjk(a.value) == is_cjk(b.value)
    return both_text and one_script and a.role == b.role and a.colour == b.colour
