"""Draws every deck of Runebound as sheets of cards, to be looked at before a change of cards or words is kept.

python -m tools.card_sheets --lang en --out sheets [--deck challenges_red] [--width 226]
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from systems import catalogue
from systems.presentation.cards import CardFace, card, card_size
from systems.presentation.palette import INK, PAPER
from systems.presentation.skins.runebound_cards import CardPress
from systems.presentation.speech import Speech
from systems.presentation.typeset import label
from systems.text.names import Names
from systems.text.words import Words

GAP = 18
IN_A_ROW = 7
HEAD = 64


def decks(content: Any) -> Iterator[tuple[str, list[Any]]]:
    """Every deck by name, in the order of the box."""
    yield "heroes", list(content.heroes.values())
    market = list(content.market.values())
    yield "allies", [record for record in market if record.kind == "ally"]
    yield "items", [record for record in market if record.kind != "ally"]
    adventure = list(content.adventure.values())
    for colour in ("green", "yellow", "blue", "red"):
        kind = [record for record in adventure if type(record).__name__ == "ChallengeRecord"]
        yield f"challenges_{colour}", [record for record in kind if record.colour == colour]
    yield "events", [record for record in adventure if type(record).__name__ == "EventRecord"]
    yield "encounters", [record for record in adventure if type(record).__name__ == "EncounterRecord"]


def sheet(title: str, faces: Sequence[CardFace], wide: int) -> pygame.Surface:
    """All cards of a deck side by side under a title."""
    high = card_size(wide)[1]
    rows = -(-len(faces) // IN_A_ROW)
    size = IN_A_ROW * (wide + GAP) + GAP, HEAD + rows * (high + GAP) + GAP
    surface = pygame.Surface(size)
    surface.fill(PAPER)
    label(surface, title, (GAP, 12), "title", 34, INK)
    for i, face in enumerate(faces):
        at = GAP + i % IN_A_ROW * (wide + GAP), HEAD + i // IN_A_ROW * (high + GAP)
        surface.blit(card(face, wide), at)
    return surface


def main() -> None:
    """Reads the command line and writes the sheets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", type=Path, default=Path("sheets"))
    parser.add_argument("--deck", default="")
    parser.add_argument("--width", type=int, default=226)
    wanted = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    facts: Any = catalogue.find("runebound").facts
    words = Words(wanted.lang, catalogue.ids(), [])
    press = CardPress(facts, Speech(words, Names(words, None)))
    wanted.out.mkdir(parents=True, exist_ok=True)
    for name, records in decks(facts.content):
        if wanted.deck in ("", name):
            path = wanted.out / f"{name}_{wanted.lang}.png"
            pygame.image.save(
                sheet(f"{name} ({len(records)})", [press.face(r) for r in records], wanted.width), str(path)
            )
            print(f"written: {path}")


if __name__ == "__main__":
    main()
