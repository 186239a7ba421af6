"""Tracks, heaps and numbers of Super Dungeon, what each is made of, and what is to be said about a square.

Reads the table through a seat's view; sums come from the rules, handed over as facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from components.board import Space
from components.cards import Pile
from components.seats import Seat
from components.superdungeon import (
    Activation,
    Force,
    Model,
    RoundState,
    Square,
    StartMarker,
    Tracker,
)
from components.texts import Text, text
from engine.observe import SeatView
from engine.world import GAME
from systems.presentation.palette import AMETHYST, RUBY, TOPAZ
from systems.presentation.skins.looks import BoxTrack, Stack
from systems.presentation.skins.superdungeon_marks import ATTRIBUTES, SKULL, STATUSES
from systems.presentation.speech import Speech

CONSUL: Final = "consul"
TURNS: Final = "activations"
"""The phase of a round in which the sides take turns."""
LOOT: Final = "deck/loot"
TREASURE: Final = "deck/treasure"
MARKS: Final = (("bit16", "crown"), ("super", "dragon"))
"""Platforms with a mark on the power track, and their icons."""
STANDS_UP: Final = "knockdown"
"""The status that a model ends by itself."""
ATTRIBUTE_NAMES: Final = tuple(name for name, _, _ in ATTRIBUTES)


class Numbers:
    """Explains one table in one language. What is asked for is written "SORT/WHAT@WHOM"."""

    def __init__(self, facts: Any, say: Speech, view: SeatView) -> None:
        self._facts = facts
        self._figures = facts.figures
        self._say = say
        self._view = view

    # --- beside the board

    def boxes(self) -> tuple[BoxTrack, ...]:
        """The power track and the loot track."""
        view, tracker = self._view, self._facts.tracker
        state, numbers = view.find(GAME, Tracker), self._facts.content.numbers
        if state is None:
            return ()
        end, size = tracker.power_end(view), tracker.size_numbers(view)
        skulls = [(tracker.scaled(view, space), SKULL) for space in numbers.power_skulls]
        marks = [(tracker.power_mark(view, platform), icon) for platform, icon in MARKS]
        return (
            BoxTrack(
                title=self._say("skin-power"), first=1, last=end, reached=state.power, icons=(*skulls, *marks),
                colour=RUBY if state.red else AMETHYST, what="?power/",
            ),
            BoxTrack(
                title=self._say("skin-loot"), first=1, last=size.loot_spaces, reached=state.loot,
                icons=tuple((n, "gold-bar") for n in size.loot_icons), colour=TOPAZ, what="?loot/",
            ),
        )  # fmt: skip

    def stacks(self) -> tuple[Stack, ...]:
        """Both decks, skull tokens, spawning points that stand, upgrades of the hordes."""
        view, state = self._view, self._view.find(GAME, Tracker)
        if state is None:
            return ()
        found = [
            Stack(self._say("skin-loot-deck"), self._count(LOOT), icon="gold-bar", what="?deck/loot"),
            Stack(self._say("skin-treasure-deck"), self._count(TREASURE), icon="gem", what="?deck/treasure"),
            Stack(self._say("skin-tokens"), state.tokens + state.held_tokens, icon=SKULL, what="?tokens/"),
            Stack(
                self._say("skin-points"), len(self._figures.points(view)), icon="spawn-node", what="?points/"
            ),
        ]
        return tuple(found)

    def _count(self, pile: str) -> int:
        found = self._view.find(pile, Pile)
        return len(found.cards) if found else 0

    # --- who acts

    def status(self, hero: str) -> str:
        """What a hero does now, or has done in this round."""
        state, active = self._view.find(GAME, RoundState), self._view.find(GAME, Activation)
        model = self._view.get(hero, Model)
        if model.destroyed:
            return self._say("skin-destroyed")
        if active is not None and active.model == hero:
            return self._say("skin-acts-now")
        if state is None or state.phase == "setup":
            return ""
        return self._say("skin-has-acted" if model.spent else "skin-will-act")

    def status_of_consul(self) -> str:
        """Whether it is the turn of the Consul."""
        state = self._view.find(GAME, RoundState)
        is_turn = state is not None and state.phase == TURNS and state.side == CONSUL
        return self._say("skin-acts-now") if is_turn else ""

    # --- explaining

    def explain(self, what: str) -> tuple[str, str]:
        """Heading and rich text; nothing for what is not known here."""
        sort, _, rest = what.partition("/")
        known: dict[str, Callable[[str], tuple[str, str]]] = {
            "pool": self._pool,
            "stat": self._stat,
            "power": self._power,
            "loot": self._loot,
            "status": self._status,
            "skulls": self._skulls,
            "tokens": self._tokens,
            "points": self._points,
            "deck": self._deck,
        }
        return known[sort](rest) if sort in known else ("", "")

    def _pool(self, rest: str) -> tuple[str, str]:
        """An attribute of a model, part by part."""
        name, _, key = rest.partition("@")
        total = self._facts.pools.pool(self._view, key, name)
        lines = [self._words("skin-printed", value=self._pool_text(total.base))]
        lines += [
            self._words("skin-part", value=self._pool_text(part.pool), source=self._source(part.source))
            for part in total.parts
        ]
        if total.parts:
            lines.append(self._words("skin-total", value=self._pool_text(total.value)))
        if self._facts.pools.discards(self._view, key, name):
            lines.append(self._say("skin-loses-die"))
        return self._heading(text(f"attribute-{name}"), key), "\n".join(lines)

    def _stat(self, rest: str) -> tuple[str, str]:
        """A plain number of a model, part by part."""
        name, _, key = rest.partition("@")
        figures, view = self._figures, self._view
        own = {"ap": figures.action_points, "speed": figures.speed}
        total = own[name](view, key) if name in own else figures.stat(view, key, name)
        lines = [self._words("skin-printed", value=str(total.base))]
        lines += [
            self._words("skin-part", value=f"{part.amount:+d}", source=self._source(part.source)) for part in total.parts
            if part.amount
        ]  # fmt: skip
        if name == "hearts":
            left = figures.hearts_left(view, key)
            lines.append(self._words("skin-hearts-left", n=max(0, left), of=total.value))
        return self._heading(text(f"skin-name-{name.replace('_', '-')}"), key), "\n".join(lines)

    def _source(self, source: str) -> Text:
        """What a part of a number comes from: a card, an action, a status, a rule."""
        if source in STATUSES:
            return text(f"status-{source}")
        return text("skin-source", name=f"@{source}") if source else text("skin-own-ability")

    def _pool_text(self, pool: Any) -> str:
        notation: str = self._facts.pools.notation(pool)
        return notation

    def _words(self, key: str, **args: int | str | Text) -> str:
        return self._say.rich(text(key, **args))

    def _heading(self, what: Text, key: str) -> str:
        return self._say("skin-number-of", what=what, who=f"@{key}")

    def _power(self, _: str) -> tuple[str, str]:
        state, tracker = self._view.the(Tracker), self._facts.tracker
        end, mark = tracker.power_end(self._view), tracker.power_mark(self._view, "bit16")
        lines = [
            self._words("skin-power-now", n=state.power, of=end),
            *self._marks_of_power(mark, end),
            self._say("skin-power-skulls"),
        ]
        if state.red:
            lines.append(self._say("skin-power-red"))
        return self._say("skin-power-track"), "\n".join(lines)

    def _marks_of_power(self, mark: int, end: int) -> list[str]:
        """What the two icons bring in a game of this size."""
        size = self._facts.tracker.size_numbers(self._view)
        if not size.bosses:
            return [self._words("skin-power-mini-boss", n=mark), self._words("skin-power-full", n=end)]
        is_first_lap = size.laps > 1 and not self._view.the(Tracker).red
        key = "skin-power-lap" if is_first_lap else "skin-power-end"
        return [self._words("skin-power-bit16", n=mark), self._words(key, n=end)]

    def _loot(self, _: str) -> tuple[str, str]:
        state, size = self._view.the(Tracker), self._facts.tracker.size_numbers(self._view)
        ahead = [n for n in size.loot_icons if n > state.loot]
        lines = [self._words("skin-loot-now", n=state.loot, of=size.loot_spaces)]
        lines.append(
            self._words("skin-loot-next", n=ahead[0] - state.loot) if ahead else self._say("skin-loot-none")
        )
        return self._say("skin-loot-track"), "\n".join(lines)

    def _status(self, name: str) -> tuple[str, str]:
        lines = [self._say(f"skin-status-{name}")]
        if name != STANDS_UP:
            lines.append(self._say("skin-status-until"))
        return self._say(f"status-{name}"), "\n".join(lines)

    def _skulls(self, _: str) -> tuple[str, str]:
        done, most = self._view.the(RoundState).skulls, self._facts.content.numbers.skulls_per_turn
        return self._say("skin-skulls"), self._words("skin-skulls-line", n=done, of=most)

    def _tokens(self, _: str) -> tuple[str, str]:
        state = self._view.the(Tracker)
        return self._say("skin-tokens"), self._words("skin-tokens-line", n=state.tokens + state.held_tokens)

    def _points(self, _: str) -> tuple[str, str]:
        return self._say("skin-points"), self._words(
            "skin-points-line", n=len(self._figures.points(self._view))
        )

    def _deck(self, name: str) -> tuple[str, str]:
        lines = [
            self._words("skin-deck-line", n=self._count(f"deck/{name}"), m=self._count(f"discard/{name}"))
        ]
        if name == "loot":
            lines += [
                self._words("skin-upgrade", card=f"@{card}") for card in self._view.the(Tracker).upgrades
            ]
        return self._say(f"skin-{name}-deck"), "\n".join(lines)

    # --- squares

    def note(self, space: str) -> tuple[str, str]:
        """What a square is, what lies there, and what befalls who comes onto it."""
        found = self._view.find(space, Space)
        if found is None:
            return "", ""
        lines = [self._say(f"skin-ground-{found.kind.replace('_', '-')}"), *self._lying(found)]
        square = self._view.find(space, Square)
        heading = self._say.name(square.tile) if square else self._say.name(space)
        return heading, "\n".join(lines)

    def _lying(self, space: Space) -> Iterator[str]:
        figures, view, cell = self._figures, self._view, (space.x, space.y)
        if any(figures.cell(view, key) == cell for key, _ in view.all(StartMarker)):
            yield self._say("skin-start")
        if any(figures.cell(view, key) == cell for key in figures.chests(view)):
            yield self._say("skin-chest")
        if (card := self._facts.movement.befalls_beside_points(view, cell)) is not None:
            yield self._say.plain(self._facts.words.near_points_text(card))
        for bearer, aura in self._facts.auras.in_force(view):
            if cell in self._facts.auras.squares(view, bearer, aura):
                yield self._say("skin-aura-here", aura=f"@action/{aura.source}", who=f"@{bearer}")

    def pool_of(self) -> list[tuple[str, int, int]]:
        """(kind, models left, models in all) of the Consul's force."""
        spawning, force = self._facts.spawning, self._view.find(GAME, Force)
        pool = force.pool if force else {}
        return [(kind, spawning.in_pool(self._view, kind), n) for kind, n in pool.items()]


def leaves(facts: Any, view: SeatView) -> list[tuple[int, int, str]]:
    """(leaf, seat, hero) of every page: one for each hero, one for a seat without any.

    A seat's first leaf bears the number of the seat; the pages of its other heroes are counted on from there.
    """
    seats = [seat.index for _, seat in view.all(Seat)]
    heroes = facts.figures.heroes(view)
    found, more = [], len(seats)
    for seat in seats:
        own = [hero for hero in heroes if view.get(hero, Model).seat == seat]
        found.append((seat, seat, own[0] if own else ""))
        for hero in own[1:]:
            found.append((more, seat, hero))
            more += 1
    return found
