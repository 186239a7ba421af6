"""The pages of the rules help: what lies between the room that reads them and the window that shows them."""

from __future__ import annotations

from typing import Literal

import msgspec


class HelpLine(msgspec.Struct, frozen=True):
    """A paragraph, an item of a list or a worked example, in rich text."""

    kind: Literal["text", "item", "example"]
    words: str


class HelpTopic(msgspec.Struct, frozen=True):
    """One page. `see` are the ids of related topics.

    `at` says where it opens by itself: at decision points ("D04"), keys of prompts ("ask-phase-hero"), screens ("setup").
    """

    id: str
    icon: str
    title: str
    lines: tuple[HelpLine, ...] = ()
    see: tuple[str, ...] = ()
    at: tuple[str, ...] = ()


class HelpChapter(msgspec.Struct, frozen=True):
    """Topics that belong together."""

    title: str
    topics: tuple[HelpTopic, ...]
