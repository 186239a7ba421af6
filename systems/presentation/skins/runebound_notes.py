"""What the reading page says about a space of Runebound: ground, jewel, undefeated challenges, the market of a town.

Reads the table through a seat's view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from components.board import Space
from components.cards import Pile
from components.runebound import AdventureCounter, Experience, Jewel, Tokens, Town, Undefeated
from components.texts import Text, text
from engine.observe import SeatView
from systems.presentation.speech import Speech


def space_lines(facts: Any, say: Speech, view: SeatView, space: str) -> Iterator[str]:
    """Lines of rich text about a space."""
    found = view.find(space, Space)
    if found is None:
        return
    yield say("skin-ground", ground=text(f"terrain-{found.kind}"))
    jewel = view.find(space, Jewel)
    if jewel is not None:
        there = any(counter.at == space for _, counter in view.all(AdventureCounter))
        yield _jewel_line(say, jewel, there)
    for card in facts.figures.challenges_at(view, space):
        yield say.rich(text("skin-undefeated", card=f"@{card}", n=view.get(card, Undefeated).slot))
    town = view.find(space, Town)
    if town is not None:
        yield from _market_lines(facts, say, view, town)


def _jewel_line(say: Speech, jewel: Jewel, there: bool) -> str:
    words = text("skin-counter" if there else "skin-no-counter", colour=text(f"colour-{jewel.colour}"))
    icon = f"{{gem-{jewel.colour}}}" if there else f"{{gem-{jewel.colour}-taken}}"
    line = f"{icon} {say.rich(words)}"
    return f"{line} {say('skin-sunburst')}" if jewel.sunburst else line


def _market_lines(facts: Any, say: Speech, view: SeatView, town: Town) -> Iterator[str]:
    pile = view.find(facts.figures.market_of(town.id), Pile)
    if pile is None or not pile.cards:
        yield say("skin-market-empty")
        return
    yield say("skin-market")
    for card in pile.cards:
        yield say.rich(text("skin-ware", card=f"@{card}", n=facts.figures.record(view, card).cost))


def hero_lines(facts: Any, say: Speech, view: SeatView, hero: str) -> tuple[str, ...]:
    """What is printed on a hero, and what is noted about him: tokens, points."""
    lines = [say.rich(line) for line in facts.words.card_text(facts.figures.record(view, hero))]
    tokens = view.get(hero, Tokens)
    owned = [
        text("skin-token", n=getattr(tokens, kind), of=text(f"token-{kind}"))
        for kind in ("mind", "body", "spirit", "stamina", "life")
        if getattr(tokens, kind)
    ]
    if owned:
        lines.append(say.rich(Text("skin-tokens", {"tokens": list(owned)})))
    noted = view.get(hero, Experience).noted
    if noted:
        lines.append(say.rich(text("skin-noted", n=noted)))
    return tuple(lines)
