"""The rules to look things up in: topics on the left page, the open one on the right. F1 opens it at the matter at hand.

Which topic that is, the topics themselves say (`HelpTopic.at`). Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
import pygame_gui
from pygame_gui.elements import UIScrollingContainer, UITextEntryLine

from components.help import HelpChapter, HelpTopic
from systems.presentation.controls import State
from systems.presentation.desk import Desk
from systems.presentation.ornaments import book
from systems.presentation.palette import INK, INK2, Colour
from systems.presentation.scenes.help_page import Plate, chapter_heading, link_row, page_plates, topic_row
from systems.presentation.scenes.scene import Scene
from systems.presentation.speech import strip
from systems.presentation.typeset import label
from systems.presentation.widgets.press import Press, button

SPINE: Final = 0.36
"""Share of the width that the left page takes."""
BAR: Final = 22
"""Room for the scroll bar."""
LINES_A_PRESS: Final = 3
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
FIRST_LINK: Final = pygame.K_1
FIRST_LINK_KEYPAD: Final = pygame.K_KP_1


class HelpScene(Scene):
    """An open book of topics, laid over any screen."""

    def __init__(
        self,
        desk: Desk,
        read: Callable[[], Sequence[HelpChapter]],
        places: Sequence[str],
        accent: Colour = INK,
    ) -> None:
        super().__init__(desk)
        self.accent = accent
        self._read = read
        self._places = tuple(places)
        self._open = ""
        self._trail: list[str] = []
        self._wanted = ""
        """What is looked for."""
        self._seen = (0, 0)

    @property
    def topic(self) -> str:
        """The topic that is open."""
        return self._open

    # --- building

    def build(self) -> None:
        """Reads the pages and sets list, page and buttons."""
        metrics = self.desk.metrics
        self._chapters = self._read()
        self._topics = {topic.id: topic for chapter in self._chapters for topic in chapter.topics}
        self._open = self._open or topic_at(self._chapters, self._places)
        self._spine = round(metrics.width * SPINE)
        margin = metrics.px(44)
        self._left = pygame.Rect(
            margin, margin, self._spine - margin - metrics.px(34), metrics.height - 2 * margin
        )
        right = self._spine + metrics.px(46)
        self._right = pygame.Rect(right, margin, metrics.width - margin - right, self._left.height)
        self.later(self._place_search, self._place_list, partial(self.later, self._bring_to_sight))
        self.later(self._set_page, self._place_buttons)
        self.rehearse(self.paint)

    def _place_search(self) -> None:
        metrics, left = self.desk.metrics, self._left
        rect = pygame.Rect(left.left, left.top + metrics.type(58), left.width, metrics.type(42))
        self._search = UITextEntryLine(
            rect, self.ui, initial_text=self._wanted, placeholder_text=self.desk.say("window-help-search")
        )
        self._search.set_text_length_limit(40)
        self._list_top = rect.bottom + metrics.px(12)

    def _place_list(self) -> None:
        """The frame of the list; the topics that have what is looked for are put into it chapter by chapter."""
        metrics, left = self.desk.metrics, self._left
        room = pygame.Rect(left.left, self._list_top, left.width, left.bottom - self._list_top)
        self._list = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        high, head = metrics.type(38), metrics.type(44)
        found = self._found()
        self._list_height = max(1, sum(head + len(topics) * high for _, topics in found))
        self._list.set_scrollable_area_dimensions((room.width - BAR, self._list_height))
        self._rows: dict[str, Press] = {}
        y = 0
        for title, topics in found:
            self.later(partial(self._place_chapter, title, topics, y, room.width - BAR))
            y += head + len(topics) * high

    def _place_chapter(self, title: str, topics: list[HelpTopic], y: int, wide: int) -> None:
        metrics = self.desk.metrics
        high, head = metrics.type(38), metrics.type(44)
        self._still(chapter_heading(title, (wide, head), metrics.type(18)), (0, y), self._list)
        for number, topic in enumerate(topics):
            rect = pygame.Rect(0, y + head + number * high, wide, high - 2)
            paint = self._row_painter(topic, rect.size)
            self._rows[topic.id] = Press(
                rect, self.ui, paint, partial(self.turn_to, topic.id), container=self._list
            )

    def _found(self) -> list[tuple[str, list[HelpTopic]]]:
        wanted = self._wanted.casefold().strip()
        found = [
            (chapter.title, [topic for topic in chapter.topics if wanted in words_of(topic)])
            for chapter in self._chapters
        ]
        return [(title, topics) for title, topics in found if topics]

    def _row_painter(self, topic: HelpTopic, size: tuple[int, int]) -> Callable[[State], pygame.Surface]:
        px = self.desk.metrics.type(20)

        def paint(state: State) -> pygame.Surface:
            return topic_row(size, (topic.icon, topic.title), state, topic.id == self._open, self.accent, px)

        return paint

    def _bring_to_sight(self) -> None:
        """Scrolls the list, if the open topic cannot be seen there, so that it lies in its middle."""
        row, shown = self._rows.get(self._open), self._list.rect.height
        if row is not None and not 0 <= row.relative_rect.top - self._list_offset <= shown - row.rect.height:
            scroll_to(self._list, self._list_height, row.relative_rect.centery - shown / 2)

    def _set_page(self) -> None:
        """The pictures of the open topic, one after the other; then they are put on a page."""
        right = self._right
        self._foot = self.desk.metrics.type(50)
        room = pygame.Rect(right.left, right.top, right.width, right.height - self._foot)
        room.height -= self.desk.metrics.px(14)
        topic, plates = self._topics[self._open], list[Plate]()
        setting = page_plates(topic, room.width - BAR, self.desk.metrics, self.accent)

        def set_plate() -> None:
            plate = next(setting, None)
            if plate is None:
                self.later(partial(self._place_page, room, topic, plates))
            else:
                plates.append(plate)
                self.later(set_plate)

        self.later(set_plate)

    def _place_page(self, room: pygame.Rect, topic: HelpTopic, plates: list[Plate]) -> None:
        """The open topic on a page, and below it its links."""
        wide = room.width - BAR
        container = UIScrollingContainer(room, self.ui, allow_scroll_x=False)
        text = sum(plate.above + plate.picture.get_height() for plate in plates)
        columns, size = self._link_form(wide)
        rows = -(-len(topic.see) // columns)
        metrics = self.desk.metrics
        self._page_height = text + metrics.type(64) + rows * (size[1] + 10) + metrics.px(10)
        container.set_scrollable_area_dimensions((wide, self._page_height))
        y = 0
        for plate in plates:
            self._still(plate.picture, (0, y + plate.above), container)
            y += plate.above + plate.picture.get_height()
        heading = chapter_heading(
            self.desk.say("window-help-see"), (wide, metrics.type(58)), metrics.type(20)
        )
        self._still(heading, (0, y), container)
        self._page = container
        self.later(partial(self._place_links, topic, (columns, size), y + metrics.type(58), container))

    def _link_form(self, wide: int) -> tuple[int, tuple[int, int]]:
        """In how many columns links stand, and how large each is."""
        metrics = self.desk.metrics
        columns = 2 if wide >= metrics.type(600) else 1
        return columns, (min(metrics.type(400), (wide - 10 * (columns - 1)) // columns), metrics.type(44))

    def _place_links(
        self, topic: HelpTopic, form: tuple[int, tuple[int, int]], top: int, container: UIScrollingContainer
    ) -> None:
        columns, (wide, high) = form
        px = self.desk.metrics.type(19)
        for number, other in enumerate(self._topics[key] for key in topic.see):
            x, y = number % columns * (wide + 10), top + number // columns * (high + 10)
            Press(
                pygame.Rect(x, y, wide, high), self.ui,
                partial(_paint_link, (wide, high), other, str(number + 1), self.accent, px),
                partial(self.turn_to, other.id),
                keys=(FIRST_LINK + number, FIRST_LINK_KEYPAD + number), container=container,
            )  # fmt: skip

    def _still(self, picture: pygame.Surface, at: tuple[int, int], container: UIScrollingContainer) -> None:
        """Something to read, not to press."""
        rect = picture.get_rect(topleft=at)
        Press(rect, self.ui, lambda state: picture, lambda: None, container=container)

    def _place_buttons(self) -> None:
        metrics, say, right = self.desk.metrics, self.desk.say, self._right
        wide, px = min(metrics.type(200), (right.width - 12) // 2), metrics.type(20)
        rect = pygame.Rect(right.right - wide, right.bottom - self._foot, wide, self._foot)
        button(
            rect, self.ui, say("window-close"), self._shut, accent=self.accent, primary=True,
            keys=(pygame.K_ESCAPE, *ENTER), px=px,
        )  # fmt: skip
        self._back = button(
            rect.move(-wide - 12, 0), self.ui, say("window-back"), self._go_back, accent=self.accent,
            keys=(pygame.K_BACKSPACE,), px=px, enabled=bool(self._trail),
        )  # fmt: skip

    # --- turning pages

    def turn_to(self, topic: str) -> None:
        """Opens a topic; one may go back from it."""
        if topic != self._open:
            self._trail.append(self._open)
            self._show(topic)

    def _go_back(self) -> None:
        if self._trail:
            self._show(self._trail.pop())

    def _show(self, topic: str) -> None:
        self._open = topic
        self.ui.set_focus_set(None)
        self._page.kill()
        self._set_page()
        self.build_all()
        for row in self._rows.values():
            row.repaint()
        self._bring_to_sight()
        if self._trail:
            self._back.enable()
        else:
            self._back.disable()
        self.needs_frame = True

    def _turn(self, step: int) -> None:
        """Opens the topic before or after."""
        order = list(self._topics)
        self.turn_to(order[(order.index(self._open) + step) % len(order)])

    def _shut(self) -> None:
        self.desk.stage.take_off()

    def _look_for(self, words: str) -> None:
        self._wanted = words
        self._list.kill()
        self._place_list()
        self.build_all()
        self.needs_frame = True

    # --- keys, time, drawing

    @property
    def arrows_choose(self) -> bool:
        """The arrows scroll the page and turn to the next topic."""
        return False

    def on_event(self, event: pygame.event.Event) -> None:
        """Keys that scroll and turn pages; what is typed into the search."""
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED and event.ui_element is self._search:
            self._look_for(event.text)
        elif event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED and event.ui_element is self._search:
            self._open_first()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._shut()
        elif event.type == pygame.KEYDOWN and not self.is_typing:
            self._key(event.key)

    def _open_first(self) -> None:
        if self._rows:
            self.turn_to(next(iter(self._rows)))

    def _key(self, key: int) -> None:
        line, page = self.desk.metrics.type(28) * LINES_A_PRESS, round(self._page.rect.height * 0.9)
        strides = {pygame.K_UP: -line, pygame.K_DOWN: line, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        strides |= {pygame.K_HOME: -self._page_height, pygame.K_END: self._page_height, pygame.K_SPACE: page}
        turns = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if key in strides:
            self.scroll(strides[key])
        elif key in turns:
            self._turn(turns[key])

    def scroll(self, pixels: int) -> None:
        """Moves the open page up or down."""
        scroll_to(self._page, self._page_height, self.offsets[1] + pixels)

    @property
    def offsets(self) -> tuple[int, int]:
        """How far list and page are scrolled, in pixels."""
        return self._list_offset, -round(self._page.scrollable_container.relative_rect.y)

    @property
    def _list_offset(self) -> int:
        return -round(self._list.scrollable_container.relative_rect.y)

    def update(self, now: float, elapsed: float) -> None:
        """Lets the pages scroll."""
        super().update(now, elapsed)
        if self.offsets != self._seen:
            self._seen = self.offsets
            self.needs_frame = True

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the book under the pages."""
        metrics, left, say = self.desk.metrics, self._left, self.desk.say
        surface.blit(book(metrics.width, metrics.height, self.accent, self._spine, 10), (0, 0))
        label(surface, say("window-help"), left.topleft, "title", metrics.type(42), INK, room=left.width)
        if not self._rows:
            at = left.left, self._list_top + metrics.type(10)
            label(surface, say("window-help-nothing"), at, "body", metrics.type(20), INK2, room=left.width)


def scroll_to(container: UIScrollingContainer, whole: int, top: float) -> None:
    """Scrolls a container of the height `whole` as far as it goes towards showing `top` first."""
    bar, shown = container.vert_scroll_bar, container.rect.height
    if bar is not None and shown < whole:
        bar.set_scroll_from_start_percentage(min(max(0.0, top), whole - shown) / whole)


def topic_at(chapters: Sequence[HelpChapter], places: Sequence[str]) -> str:
    """The topic that belongs to the first of these places that any belongs to; else the first topic of all."""
    topics = [topic for chapter in chapters for topic in chapter.topics]
    claimed = {place: topic.id for topic in topics for place in topic.at}
    return next((claimed[place] for place in places if place in claimed), topics[0].id)


def words_of(topic: HelpTopic) -> str:
    """Everything a topic says, as it is looked through for a word."""
    return strip("\n".join((topic.title, *(line.words for line in topic.lines)))).casefold()


def _paint_link(
    size: tuple[int, int], topic: HelpTopic, key: str, accent: Colour, px: int, state: State
) -> pygame.Surface:
    return link_row(size, (topic.icon, topic.title), key, state, accent, px)
