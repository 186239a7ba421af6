"""What each choice in a fight does to the whole of it: the exact chance to win from here if every later choice is the best.

Counted are dice, values, damage, life on both sides, who has attacked this round, a foe that heals. Left out are cards
that may be used on the way, escape, and special rules for failed rolls. `fight_numbers` reads a table; `chances` is pure
arithmetic on what it found, so it can be done anywhere and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from components.cards import Card
from components.runebound import Combat
from engine.world import GAME
from systems.runebound import figures, phases, rolls, values
from systems.runebound.advice.lineup import quirks_of
from systems.runebound.figures import Reader
from systems.runebound.forecast import chance
from systems.runebound.vocabulary import PHASES

LATER = 99
"""The round that stands for all later ones: what is barred in one round only does not reach it."""
HORIZON = 12
"""So many rounds are looked ahead against a foe that heals."""
DEFEND = "defend"

Lives = tuple[int, ...]
"""Life left of the hero and of each ally."""


class Blow(NamedTuple):
    """What a figure's attack comes to in a phase: chance of a hit, what it deals, what a miss costs."""

    hit: float
    dealt: int
    cost: int


class PhaseNumbers(NamedTuple):
    """One phase: the attack of each figure (None = it may not), and the hero's defence."""

    attacks: tuple[Blow | None, ...]
    held: float
    loss: int


class FightNumbers(NamedTuple):
    """A fight in numbers: the phases left of this round, all phases of later rounds, life on both sides."""

    figures: tuple[str, ...]
    place: int
    now: tuple[PhaseNumbers, ...]
    later: tuple[PhaseNumbers, ...]
    lives: Lives
    foe: int
    acted: int = 0
    """Figures that have attacked this round, as bits."""
    healing: int = 0
    foe_full: int = 0


DUEL_WAYS: Final = tuple(
    sum(
        1
        for a in range(1, 11)
        for b in range(1, 11)
        for c in range(1, 11)
        for d in range(1, 11)
        if a + b + lead >= c + d
    )
    for lead in range(-19, 20)
)
"""In how many of 10 000 ways two dice and a lead reach two other dice."""


class Supposed:
    """A table on which the fight stands a little further on; everything else is as it is."""

    def __init__(self, reader: Reader, fight: Combat) -> None:
        self._reader = reader
        self._fight = fight

    def find(self, key: str, kind: type) -> Any:
        """As on the table, but for the fight."""
        return self._fight if kind is Combat and key == GAME else self._reader.find(key, kind)

    def the(self, kind: type) -> Any:
        """As on the table, but for the fight."""
        return self._fight if kind is Combat else self._reader.the(kind)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._reader, name)


def fight_numbers(reader: Reader) -> FightNumbers | None:
    """The fight under way in numbers; None without one, and between heroes, whose targets are rolled."""
    fight = reader.find(GAME, Combat)
    if fight is None or fight.kind == "hero":
        return None
    people = (fight.hero, *figures.allies(reader, fight.hero))
    place = PHASES.index(fight.phase) if fight.phase in PHASES else 0  # type: ignore[arg-type]
    card = reader.find(fight.foe, Card)
    return FightNumbers(
        figures=people,
        place=place,
        now=tuple(_phase(_this_round(reader, fight, n, place), people, PHASES[n]) for n in range(3)),
        later=tuple(_phase(_later_round(reader, fight, n), people, PHASES[n]) for n in range(3)),
        lives=tuple(max(0, values.life_left(reader, key)) for key in people),
        foe=max(0, values.life_left(reader, fight.foe)),
        acted=sum(1 << n for n, key in enumerate(people) if key in fight.acted),
        healing=quirks_of(card.definition).healing if card else 0,
        foe_full=values.life(reader, fight.foe).value,
    )


def duel_chance(lead: int) -> float:
    """Chance that a roll and its lead reach the roll of another hero."""
    if abs(lead) > 19:
        return float(lead > 0)
    return DUEL_WAYS[lead + 19] / 10_000


def hero_blow(reader: Reader, who: str, role: str) -> Blow | None:
    """What meeting another hero in this phase comes to (RB-136, RB-138); None where nobody fights a hero."""
    fight = reader.find(GAME, Combat)
    if fight is None or fight.kind != "hero" or fight.phase not in PHASES:
        return None
    own = -rolls.need(reader, role, who, fight.phase, 0)
    other = -rolls.need(reader, "target", fight.foe, fight.phase, 0)
    dealt = phases.hit_damage(reader, who, fight.phase) if role == "attack" else 0
    return Blow(duel_chance(own - other), dealt, phases.hit_damage(reader, fight.foe, fight.phase))


def _this_round(reader: Reader, fight: Combat, n: int, place: int) -> Any:
    """The table in a phase of this round; a bonus on the next roll is spent on the next one."""
    if n <= place:
        return Supposed(reader, msgspec.structs.replace(fight, phase=PHASES[n], acted=[]))
    harms = [harm for harm in fight.harms if not harm.phase_only]
    return Supposed(
        reader,
        msgspec.structs.replace(
            fight, phase=PHASES[n], acted=[], harms=harms, boosts=[], rolled_this_round=fight.rolled_this_round + 1
        ),
    )  # fmt: skip


def _later_round(reader: Reader, fight: Combat, n: int) -> Any:
    harms = [harm for harm in fight.harms if not harm.phase_only]
    return Supposed(
        reader,
        msgspec.structs.replace(
            fight, round=LATER, phase=PHASES[n], acted=[], harms=harms, boosts=[], rolled_this_round=n
        ),
    )  # fmt: skip


def _phase(reader: Any, people: tuple[str, ...], phase: str) -> PhaseNumbers:
    target = phases.foe_value(reader, phase)
    held = 1.0
    if phases.needs_defence_roll(reader, phase):
        held = chance(rolls.need(reader, "defend", people[0], phase, target))
    attacks = tuple(_attack(reader, key, phase, target) for key in people)
    return PhaseNumbers(attacks, held, _cost(reader, people[0], phase, "defend"))


def _attack(reader: Any, who: str, phase: str, target: int) -> Blow | None:
    if not phases.may_attack(reader, who, phase):
        return None
    hit = chance(rolls.need(reader, "attack", who, phase, target))
    return Blow(hit, phases.hit_damage(reader, who, phase), _cost(reader, who, phase, "attack"))


def _cost(reader: Any, who: str, phase: str, role: str) -> int:
    if any(rule.instead for rule in phases.on_fail(reader, who, phase, role)):
        return 0
    return phases.damage_of_side(reader, reader.the(Combat).foe, phase)


# --- the chances ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=500)
def chances(numbers: FightNumbers) -> tuple[tuple[str, float], ...]:
    """The chance to win after each answer of a phase, by the id of its option, and "" for the best of them."""
    tree = _Tree(numbers)
    found = [
        (DEFEND if who < 0 else f"attack:{numbers.figures[who]}", tree.after(numbers.place, who))
        for who in tree.choices(numbers.now[numbers.place], numbers.acted, numbers.lives)
    ]
    best = max((win for _, win in found), default=0.0)
    return (*found, ("", best))


class _Tree:
    """All states of one fight that can follow. Within a round nothing comes back; only a whole round without harm does."""

    def __init__(self, numbers: FightNumbers) -> None:
        self._numbers = numbers
        self._rounds: dict[tuple[int, Lives, int], float] = {}
        self._states: dict[tuple[int, int, Lives, int, int], float] = {}

    def choices(self, phase: PhaseNumbers, acted: int, lives: Lives) -> list[int]:
        """Who may act: -1 = the hero defends, else the number of the attacker."""
        able = [
            who
            for who, blow in enumerate(phase.attacks)
            if blow is not None and not acted >> who & 1 and lives[who] > 0
        ]
        return [-1, *able]

    def after(self, place: int, who: int) -> float:
        """The chance to win if that one acts now."""
        n = self._numbers
        ways = self._ways(n.now[place], who, n.foe, n.lives, n.acted)
        return sum(p * self._now(place + 1, foe, lives, acted) for p, foe, lives, acted in ways)

    def _now(self, place: int, foe: int, lives: Lives, acted: int) -> float:
        """The chance from a phase of the round under way."""
        if foe <= 0 or lives[0] <= 0:
            return float(foe <= 0)
        if place == len(PHASES):
            return self._next_round(foe, lives, HORIZON)
        phase = self._numbers.now[place]
        return max(
            sum(p * self._now(place + 1, *state) for p, *state in self._ways(phase, who, foe, lives, acted))
            for who in self.choices(phase, acted, lives)
        )

    def _ways(
        self, phase: PhaseNumbers, who: int, foe: int, lives: Lives, acted: int
    ) -> list[tuple[float, int, Lives, int]]:
        """Both ends of one phase with their chances; what cannot happen is left out."""
        if who < 0:
            ends = [
                (phase.held, foe, lives, acted),
                (1 - phase.held, foe, _hurt(lives, 0, phase.loss), acted),
            ]
        else:
            blow = phase.attacks[who]
            assert blow is not None
            acted |= 1 << who
            missed = foe, _hurt(lives, who, blow.cost), acted
            ends = [(blow.hit, foe - blow.dealt, lives, acted), (1 - blow.hit, *missed)]
        return [end for end in ends if end[0] > 0]

    def _next_round(self, foe: int, lives: Lives, left: int) -> float:
        healing = self._numbers.healing
        if not healing:
            return self._round(foe, lives, 0)
        return self._round(min(self._numbers.foe_full, foe + healing), lives, left - 1) if left else 0.0

    def _round(self, foe: int, lives: Lives, left: int) -> float:
        """The chance from the beginning of a round. A round that changes nothing leads back to it, so the best plan is
        sought for a guess of the chance, and the chance that this plan gives is the next guess, until they agree.
        """
        key = foe, lives, left
        if key in self._rounds:
            return self._rounds[key]
        guess = 0.0
        for _ in range(50):
            won, same = self._unharmed(0, foe, lives, 0, left, guess)
            better = won / (1 - same) if same < 1 - 1e-12 else 0.0
            if (
                better - guess < 1e-10
            ):  # guesses only rise; with equals a plan that leads nowhere may look as good
                break
            guess = better
        self._rounds[key] = guess
        return guess

    def _unharmed(
        self, place: int, foe: int, lives: Lives, acted: int, left: int, guess: float
    ) -> tuple[float, float]:
        """As long as nothing has happened in a round: chance to win otherwise than by a new round like it, and of that."""
        if place == len(PHASES):
            if self._numbers.healing:
                return self._next_round(foe, lives, left), 0.0
            return 0.0, 1.0
        phase = self._numbers.later[place]
        best = (-1.0, 0.0)
        for who in self.choices(phase, acted, lives):
            won = same = 0.0
            for p, foe_then, lives_then, acted_then in self._ways(phase, who, foe, lives, acted):
                if foe_then == foe and lives_then == lives:
                    more, again = self._unharmed(place + 1, foe, lives, acted_then, left, guess)
                    won, same = won + p * more, same + p * again
                else:
                    won += p * self._state(place + 1, foe_then, lives_then, acted_then, left)
            best = max(best, (won, same), key=lambda found: found[0] + found[1] * guess)
        return best

    def _state(self, place: int, foe: int, lives: Lives, acted: int, left: int) -> float:
        """The chance from a phase of a later round."""
        if foe <= 0 or lives[0] <= 0:
            return float(foe <= 0)
        if place == len(PHASES):
            return self._next_round(foe, lives, left)
        key = place, foe, lives, acted, left
        if key not in self._states:
            phase = self._numbers.later[place]
            self._states[key] = max(
                sum(
                    p * self._state(place + 1, *state, left)
                    for p, *state in self._ways(phase, who, foe, lives, acted)
                )  # fmt: skip
                for who in self.choices(phase, acted, lives)
            )
        return self._states[key]


def _hurt(lives: Lives, who: int, wounds: int) -> Lives:
    """Life after so many wounds on one figure."""
    return tuple(max(0, life - wounds) if n == who else life for n, life in enumerate(lives))
