"""What the numbers of Runebound are made of, and what lies in its decks, heaps and on its doom track.

Reads the table through a seat's view; sums come from the rules, handed over as facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from components.cards import Pile
from components.runebound import AdventureCounter, Doom, Experience, Tokens
from components.texts import text
from engine.modifiers import Total
from engine.observe import SeatView
from systems.presentation.skins.looks import Stack
from systems.presentation.speech import Speech

COLOURS: Final = ("green", "yellow", "blue", "red")
ATTRIBUTES: Final = ("mind", "body", "spirit")
RULES: Final = {"tokens": "skin-part-tokens", "fight": "skin-part-fight"}
"""Sources of a part of a number that are no cards."""
COUNTER_PILE: Final = "counter_pile"
GAME: Final = "game"


class Numbers:
    """Explains one table in one language. What is asked for is written "SORT/WHAT@WHOM"."""

    def __init__(self, facts: Any, say: Speech, view: SeatView) -> None:
        self._facts = facts
        self._say = say
        self._view = view

    def stacks(self) -> tuple[Stack, ...]:
        """The adventure decks, the market deck, and the counters that wait for events."""
        view, figures = self._view, self._facts.figures
        decks = [
            Stack(
                self._say(f"colour-{colour}"),
                self._count(figures.deck_of(colour)),
                colour,
                what=f"?deck/{colour}",
            )
            for colour in COLOURS
        ]
        waiting = sum(counter.at == COUNTER_PILE for _, counter in view.all(AdventureCounter))
        market = Stack(
            self._say("skin-market-deck"), self._count(figures.MARKET_DECK), icon="gold-bar", what="?market/"
        )
        heap = Stack(self._say("skin-counter-pile"), waiting, icon="gem", what="?counters/")
        return (*decks, market, heap)

    def _count(self, pile: str) -> int:
        found = self._view.find(pile, Pile)
        return len(found.cards) if found else 0

    # --- explaining

    def explain(self, what: str) -> tuple[str, str]:
        """Heading and rich text; nothing for what is not known here."""
        sort, _, rest = what.partition("/")
        known: dict[str, Callable[[str], tuple[str, str]]] = {
            "value": self._value,
            "gold": self._gold,
            "level": self._level,
            "deck": self._deck,
            "market": self._market,
            "counters": self._counters,
            "doom": self._doom,
        }
        return known[sort](rest) if sort in known else ("", "")

    def _value(self, rest: str) -> tuple[str, str]:
        """Mind, Body, Spirit, life or stamina of a figure, part by part."""
        name, _, key = rest.partition("@")
        figures, view = self._facts.figures, self._view
        if name in ATTRIBUTES:
            total = self._facts.values.attribute(view, key, name)
            lines = [
                self._say.rich(
                    text("skin-blow", n=getattr(self._facts.values.figure(view, key), name).damage)
                )
            ]
        else:
            total = getattr(figures, name)(view, key)
            lost = figures.wounds(view, key) if name == "life" else figures.exhaustion(view, key)
            lines = [self._say.rich(text(f"skin-lost-{name}", n=lost, left=max(0, total.value - lost)))]
        heading = self._say("skin-number-of", what=self._say(f"skin-name-{name}"), who=f"@{key}")
        return heading, "\n".join([*self._parts(total), *lines])

    def _parts(self, total: Total) -> Iterator[str]:
        yield self._say.rich(text("skin-printed", n=total.base))
        for part in total.parts:
            source = text(RULES[part.source]) if part.source in RULES else f"@{part.source}"
            key = "skin-part-more" if part.amount > 0 else "skin-part-less"
            yield self._say.rich(text(key, n=abs(part.amount), source=source))
        if total.parts:
            yield self._say.rich(text("skin-total", n=total.value))

    def _gold(self, rest: str) -> tuple[str, str]:
        key = rest.partition("@")[2]
        lines = [self._say.rich(text("skin-purse", n=self._facts.figures.gold(self._view, key)))]
        runes = len(self._facts.figures.dragon_runes(self._view, key))
        if runes:
            lines.append(self._say.rich(text("skin-runes", n=runes)))
        return self._say("skin-gold-of", who=f"@{key}"), "\n".join(lines)

    def _level(self, rest: str) -> tuple[str, str]:
        key = rest.partition("@")[2]
        figures, view = self._facts.figures, self._view
        won = [counter.colour for _, counter in view.all(AdventureCounter) if counter.at == key]
        lines = [
            f"{{gem-{colour}}} × {won.count(colour)}" for colour in COLOURS if won.count(colour)
        ]  # what has been won and not yet been spent
        tokens = view.get(key, Tokens)
        lines += [
            self._say.rich(text("skin-token", n=getattr(tokens, kind), of=text(f"token-{kind}")))
            for kind in (*ATTRIBUTES, "stamina", "life")
            if getattr(tokens, kind)
        ]
        noted = view.get(key, Experience).noted
        if noted:
            lines.append(self._say.rich(text("skin-noted", n=noted)))
        heading = self._say("skin-level-of", who=f"@{key}", n=figures.level(view, key))
        return heading, "\n".join(lines) or self._say("skin-no-experience")

    def _deck(self, colour: str) -> tuple[str, str]:
        count = self._count(self._facts.figures.deck_of(colour))
        on_board = sum(
            counter.colour == colour
            and counter.at not in (COUNTER_PILE,)
            and not counter.at.startswith("hero/")
            for _, counter in self._view.all(AdventureCounter)
        )
        lines = [
            self._say.rich(text("skin-deck-cards", n=count)),
            self._say.rich(text("skin-deck-counters", n=on_board)),
        ]
        return self._say("skin-deck", colour=text(f"colour-{colour}")), "\n".join(lines)

    def _market(self, _: str) -> tuple[str, str]:
        count = self._count(self._facts.figures.MARKET_DECK)
        return self._say("skin-market-deck"), self._say.rich(text("skin-deck-cards", n=count))

    def _counters(self, _: str) -> tuple[str, str]:
        waiting = [c.colour for _, c in self._view.all(AdventureCounter) if c.at == COUNTER_PILE]
        lines = [f"{{gem-{colour}}} × {waiting.count(colour)}" for colour in COLOURS if colour in waiting]
        return self._say("skin-counter-pile"), "\n".join([self._say("skin-counter-pile-line"), *lines])

    def _doom(self, rest: str) -> tuple[str, str]:
        """A step of the doom track and the town that belongs to it."""
        number, _, space = rest.partition("@")
        doom = self._view.find(GAME, Doom)
        fallen = doom is not None and int(number) <= doom.counters
        heading = self._say("skin-doom-step", n=int(number), town=f"@{space}")
        state = self._say("skin-doom-fallen" if fallen else "skin-doom-open")
        rules, laid = self._facts.doom, self._count(self._facts.figures.DOOM_TRACK)
        how = text("skin-doom-how", n=laid, limit=rules.limit(self._view), of=rules.spaces(self._view))
        return heading, f"{state}\n{self._say.rich(how)}"
