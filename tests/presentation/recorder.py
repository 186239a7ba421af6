"""Writes down what a screen draws: every line of text with its place, its ink and what lies under it, and finds faults.

It stands between the drawing helpers and their callers, so a screen is drawn as always. Pictures that are kept (buttons,
rows, cards) are seen when they are drawn for the first time, in their own coordinates.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import pygame
from pygame_gui.core import UIElement
from pygame_gui.elements import UIScrollingContainer, UITextEntryLine

from systems.presentation import richtext, typeset
from systems.presentation.fonts import has_glyph
from systems.presentation.scenes.scene import Scene
from systems.presentation.widgets.press import Press
from tests.presentation.seeing import contrast, grains_of, ground_of, ink_in, is_near

LEAST_CONTRAST = 4.5
UNSEEN = (1, 1)
"""A picture on which something is only drawn to see how large it comes out."""
TOUCH = 2
"""Pixels by which ink may touch ink; nominal boxes are a little larger than what is seen."""
SMALL, PAPERS = 40_000, 12
"""Pixels up to which paper to try letters on is made anew, and how many larger ones are kept."""
FEWEST_GRAINS = 8
HIDDEN, WHOLE = 0.3, 0.8
"""Shares of its letters up to which a text counts as put away, and from which on as seen in full."""
FIELD_EDGES = 12
"""What border and padding take of a field to type in."""
LEAST_PX, LEAST_PX_LOW = 16, 12
"""The smallest type in a window that is at least 1080 high with type as designed, and in any other."""
KEPT = ("cards", "cardparts", "plates", "figures", "emblems", "icons", "ornaments", "shapes", "fonts", "art")
"""Modules whose kept pictures hold no text that depends on a screen, and are slow to draw."""


class Ink(NamedTuple):
    """One line of text that was drawn."""

    text: str
    """As it is printed, with an ellipsis where it is cut."""
    rect: pygame.Rect
    surface: pygame.Surface
    clip: pygame.Rect
    colour: tuple[int, int, int]
    ground: tuple[int, int, int] | None
    """The colour under it; None where it is drawn on nothing yet."""
    px: int = 0
    """The size of type; 0 where there is no type."""
    grains: tuple[tuple[int, int], ...] = ()
    """Some points that its letters cover wholly."""


class Recorder:
    """The inks of one screen."""

    def __init__(self) -> None:
        self.inks: list[Ink] = []
        self._scratches: dict[tuple[int, int], pygame.Surface] = {}
        self._is_last = False
        """Whether what is drawn now is looked at in the end, so that it matters whether something covers it."""
        self._set: WeakKeyDictionary[pygame.Surface, tuple[str, int, Any]] = WeakKeyDictionary()
        """What is written on the pictures that paragraphs are made of."""

    def forget_pages(self, size: tuple[int, int]) -> None:
        """Drops what lies on pages as large as the window; what is kept in small pictures is not drawn twice."""
        self._is_last = True
        self.inks = [ink for ink in self.inks if ink.surface.get_size() != size]

    def forget(self) -> None:
        """Begins anew, for another screen."""
        self._is_last = False
        self.inks.clear()

    # --- writing down

    def label(self, draw: Callable[..., pygame.Rect]) -> Callable[..., pygame.Rect]:
        """Stands before `typeset.label`."""
        form = inspect.signature(draw)

        def drawn(*given: Any, **named: Any) -> pygame.Rect:
            call = form.bind(*given, **named)
            call.apply_defaults()
            surface, text, _, role, px, colour, _, room, _, least = call.arguments.values()
            words, size = typeset.fit(text, role, round(px), int(room), least) if room else (text, round(px))
            self._try(draw, call, surface, words, colour, size)
            return draw(*given, **named)

        return drawn

    def numeral(self, draw: Callable[..., pygame.Rect]) -> Callable[..., pygame.Rect]:
        """Stands before `typeset.numeral`."""
        form = inspect.signature(draw)

        def drawn(*given: Any, **named: Any) -> pygame.Rect:
            call = form.bind(*given, **named)
            call.apply_defaults()
            surface, text, _, px, colour, *_ = call.arguments.values()
            self._try(draw, call, surface, text, colour, round(px))
            return draw(*given, **named)

        return drawn

    def picture(self, draw: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        """Stands before `typeset.text_image` where paragraphs are set, so that their words are known again."""

        def drawn(text: str, role: Any, px: int, colour: Any) -> pygame.Surface:
            made = draw(text, role, px, colour)
            self._set[made] = text, px, colour
            return made

        return drawn

    def tracked(self, draw: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        """Stands before `typeset.tracked`, whose pictures are laid by their callers: only size and signs are looked at."""

        def drawn(text: str, role: Any, px: int, colour: Any, gap: float) -> pygame.Surface:
            made = draw(text, role, px, colour, gap)
            self._note(text, made.get_rect(), made, None, px, ())
            return made

        return drawn

    def block(self, draw: Callable[..., pygame.Rect]) -> Callable[..., pygame.Rect]:
        """Stands before `richtext.Block.draw`."""

        def drawn(block: richtext.Block, surface: pygame.Surface, pos: Any) -> pygame.Rect:
            x, y = int(pos[0]), int(pos[1])
            for image, dx, dy in block.placed:
                text, px, colour = self._set.get(image, ("", 0, None))
                rect = image.get_bounding_rect().move(x + dx, y + dy)
                is_sought = text and self._is_last
                grains = grains_of(image, image.get_rect(), (x + dx, y + dy)) if is_sought else ()
                self._note(text, rect, surface, colour, px, grains)
            return draw(block, surface, pos)

        return drawn

    def _try(
        self,
        draw: Callable[..., pygame.Rect],
        call: inspect.BoundArguments,
        surface: pygame.Surface,
        text: str,
        colour: Any,
        px: int,
    ) -> None:
        """Draws a line on paper of its own, so that its place and its letters are known before it is drawn."""
        paper = self._scratch(surface)
        call.arguments["surface"] = paper
        place = draw(*call.args, **call.kwargs)
        around = place.inflate(2 * place.height, 2 * place.height).clip(paper.get_rect())
        ink = paper.subsurface(around).get_bounding_rect().move(around.topleft) if around.width else around
        if not ink.width or not paper.get_rect().contains(place):
            ink = ink_in(place)  # what lies beyond the picture is not drawn
        grains = grains_of(paper, ink, (0, 0), colour) if self._is_last else ()
        paper.fill((0, 0, 0, 0), around)
        self._note(text, ink, surface, colour, px, grains)

    def _scratch(self, surface: pygame.Surface) -> pygame.Surface:
        """Paper to try a line of text on, so that its place is known before it is drawn."""
        size = surface.get_size()
        if size[0] * size[1] < SMALL:
            return pygame.Surface(size, pygame.SRCALPHA)
        if size not in self._scratches:
            while len(self._scratches) >= PAPERS:
                self._scratches.pop(next(iter(self._scratches)))
            self._scratches[size] = pygame.Surface(size, pygame.SRCALPHA)
        return self._scratches[size]

    def _note(
        self,
        text: str,
        rect: pygame.Rect,
        surface: pygame.Surface,
        colour: Any,
        px: int,
        grains: tuple[tuple[int, int], ...],
    ) -> None:
        is_tried = surface.get_size() == UNSEEN
        if rect.width > 0 and rect.height > 0 and not is_tried:
            ink = (colour[0], colour[1], colour[2]) if colour is not None else (0, 0, 0)
            ground = ground_of(surface, rect) if colour is not None else None
            self.inks.append(Ink(text, rect, surface, surface.get_clip(), ink, ground, px, grains))

    # --- faults

    def faults(
        self, window: pygame.Surface, scene: Scene, free: pygame.Rect, under: pygame.Rect, least: int = 0
    ) -> list[str]:
        """All that is wrong.

        What lies wholly within `free` (a board with its pieces) may touch; what lies `under` an open drawer is not seen.
        No type may be smaller than `least` pixels.
        """
        presses = [e for e in scene.ui.get_sprite_group().sprites() if isinstance(e, UIElement) and e.visible]
        pages = [ink for ink in self.inks if ink.surface.get_size() == window.get_size()]
        pages = [ink._replace(rect=ink.rect.clip(ink.clip)) for ink in pages]
        on_window = [ink for ink in pages if not free.contains(ink.rect) and not under.colliderect(ink.rect)]
        return [
            *self._leaving(free, [e.rect for e in presses if isinstance(e, UIScrollingContainer)]),
            *self._pale(),
            *self._unknown(),
            *self._small(least),
            *_hidden(on_window, window, presses),
            *self._muddled(window),
            *_touching(on_window),
            *_covered(on_window, presses, window),
            *_crowded(presses, window),
            *_hinted(presses),
        ]

    def _leaving(self, free: pygame.Rect, scrolling: list[pygame.Rect]) -> Iterator[str]:
        for ink in self.inks:
            if ink.clip in scrolling:
                continue  # what is scrolled out is seen when it is scrolled in
            if free.width and free.contains(ink.clip) and ink.surface.get_width() > free.width:
                continue  # the board is cut off at its frame
            room = ink.surface.get_rect().clip(ink.clip).inflate(2 * TOUCH, 2 * TOUCH)
            if not room.contains(ink.rect):
                yield f"{ink.text!r} leaves its place: {tuple(ink.rect)} in {tuple(room)}"

    def _pale(self) -> Iterator[str]:
        for ink in self.inks:
            if ink.ground is not None and (ratio := contrast(ink.colour, ink.ground)) < LEAST_CONTRAST:
                yield f"{ink.text!r} is pale: {ratio:.1f} of {ink.colour} on {ink.ground}"

    def _unknown(self) -> Iterator[str]:
        for char in sorted({char for ink in self.inks for char in ink.text if char.isprintable()}):
            if not char.isspace() and not has_glyph("body", char):
                yield f"{char!r} has no glyph"

    def _small(self, least: int) -> Iterator[str]:
        for ink in self.inks:
            if 0 < ink.px < least:
                yield f"{ink.text!r} is small: {ink.px} px"

    def _muddled(self, window: pygame.Surface) -> Iterator[str]:
        """Text that touches text within one picture, such as a button or a card."""
        pictures: dict[int, list[Ink]] = {}
        for ink in self.inks:
            width, height = ink.surface.get_size()
            if width < window.get_width() and height < window.get_height():
                pictures.setdefault(id(ink.surface), []).append(ink)
        for inks in pictures.values():
            yield from _touching(inks)


def _touching(inks: list[Ink]) -> Iterator[str]:
    for i, ink in enumerate(inks):
        for other in inks[i + 1 :]:
            shared = ink.rect.clip(other.rect)
            same = ink.text == other.text and ink.rect == other.rect
            if shared.width > TOUCH and shared.height > TOUCH and not same:
                yield f"{ink.text!r} touches {other.text!r} at {tuple(shared)}"


def _hidden(inks: list[Ink], window: pygame.Surface, elements: list[UIElement]) -> Iterator[str]:
    """Text that something else is drawn over in part."""
    over = [e.rect for e in elements if isinstance(e, Press) and not _is_clear(e)]
    for ink in inks:
        if ink.rect.collidelist(over) >= 0:
            continue
        grains = [grain for grain in ink.grains if ink.rect.collidepoint(grain)]
        seen = sum(is_near(window.get_at(grain), ink.colour) for grain in grains)
        if len(grains) >= FEWEST_GRAINS and HIDDEN < seen / len(grains) < WHOLE:
            yield f"{ink.text!r} at {tuple(ink.rect)} is covered in part"


def _covered(inks: list[Ink], elements: list[UIElement], window: pygame.Surface) -> Iterator[str]:
    """Text that something to be pressed is laid over."""
    for element in elements:
        if not isinstance(element, Press) or _is_clear(element):
            continue
        seen = _seen(element, window)
        for ink in inks:
            shared = ink.rect.clip(seen)
            if shared.width > TOUCH and shared.height > TOUCH:
                yield f"{ink.text!r} at {tuple(ink.rect)} lies under a button at {tuple(seen)}"


def _seen(element: UIElement, window: pygame.Surface) -> pygame.Rect:
    """What is seen of something in a list that scrolls."""
    seen, around, inner = element.rect.clip(window.get_rect()), element.ui_container, element
    while around is not None and around is not inner:  # the outermost container lies in itself
        seen, inner, around = seen.clip(around.rect), around, around.ui_container
    return seen


def _crowded(elements: list[UIElement], window: pygame.Surface) -> Iterator[str]:
    """Things to be pressed that leave the window or lie on one another."""
    room = window.get_rect()
    presses = [element for element in elements if isinstance(element, Press) and not _is_clear(element)]
    for i, element in enumerate(presses):
        around = element.ui_container  # the outermost container lies in itself
        scrolls = around is not None and around.ui_container is not around
        if not scrolls and not room.contains(element.rect):
            yield f"a button leaves the window: {tuple(element.rect)}"
        for other in presses[i + 1 :]:
            shared = element.rect.clip(other.rect)
            near = element.ui_container is other.ui_container and element.layer == other.layer
            if near and shared.width > TOUCH and shared.height > TOUCH + 1:
                yield f"buttons lie on one another: {tuple(element.rect)} and {tuple(other.rect)}"


def _hinted(elements: list[UIElement]) -> Iterator[str]:
    """Fields whose hint is wider than they are."""
    for element in elements:
        if isinstance(element, UITextEntryLine) and element.placeholder_text and not element.get_text():
            wide = element.font.size(element.placeholder_text)[0]
            if wide > element.rect.width - FIELD_EDGES:
                yield f"{element.placeholder_text!r} is wider than its field: {wide}"


def _is_clear(press: Press) -> bool:
    """A press without a picture of its own lies over something that is drawn to be pressed."""
    return press.image is None or press.image.get_bounding_rect().width == 0


# --- standing between


@contextmanager
def recording() -> Iterator[Recorder]:
    """Everything drawn within is written down."""
    recorder = Recorder()
    stands = {
        typeset.label: recorder.label(typeset.label),
        typeset.numeral: recorder.numeral(typeset.numeral),
        typeset.tracked: recorder.tracked(typeset.tracked),
    }
    changed: list[tuple[Any, str, Any]] = []
    for name, module in list(sys.modules.items()):
        if name.startswith("systems.presentation"):
            for attribute, value in list(vars(module).items()):
                if callable(value) and getattr(value, "__hash__", None) and value in stands:
                    changed.append((module, attribute, value))
                    setattr(module, attribute, stands[value])
    draw, picture = richtext.Block.draw, richtext.text_image
    richtext.Block.draw = recorder.block(draw)  # type: ignore[method-assign]
    richtext.text_image = recorder.picture(picture)
    _forget_pictures()
    try:
        yield recorder
    finally:
        richtext.Block.draw, richtext.text_image = draw, picture  # type: ignore[method-assign]
        for module, attribute, value in changed:
            setattr(module, attribute, value)
        _forget_pictures()


def _forget_pictures() -> None:
    """Drops kept pictures with text on them, so that they are drawn again and seen."""
    for name, module in list(sys.modules.items()):
        if name.startswith("systems.presentation") and name.split(".")[2:3] not in [[kept] for kept in KEPT]:
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear") and getattr(value, "__module__", "") == name:
                    value.cache_clear()
