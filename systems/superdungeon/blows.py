"""What the attack under way may still do: whom it strikes, and with what chance (SD-105, SD-130, SD-161, SD-249).

Only reads: a `World` while it asks, a `SeatView` while somebody thinks about a potion.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from components.superdungeon import Attack, Model
from engine.world import GAME
from systems.superdungeon import defence, figures, odds, pools
from systems.superdungeon.figures import Reader
from systems.superdungeon.targets import Way
from systems.superdungeon.vocabulary import Pool


class Blow(NamedTuple):
    """A target that is still struck, and in how many of all ways it is hit."""

    target: str
    ways: int
    of: int

    @property
    def chance(self) -> tuple[int, int]:
        """(ways, of)."""
        return self.ways, self.of


def ahead(reader: Reader, protected: str = "", instead: str = "") -> list[Blow]:
    """The blows of the attack under way, in the order in which they fall; none for whom it has failed.

    With `protected` as if `instead` were attacked in that one's place.
    """
    attack = reader.find(GAME, Attack)
    if attack is None or not _goes_on(reader, attack):
        return []
    if protected in attack.targets:
        attack = _redirected(attack, protected, instead)
    found = []
    if attack.defence_stars >= 0 and figures.is_in_play(reader, attack.defender):
        found.append(Blow(attack.defender, int(attack.stars > attack.defence_stars), 1))
    return found + _still_to_defend(reader, attack)


def _goes_on(reader: Reader, attack: Attack) -> bool:
    """An area that was rolled strikes all its targets, even when its user has fallen (SD-131, SD-229)."""
    is_area = bool(attack.squares) and attack.stars >= 0 and reader.has(attack.attacker, Model)
    return is_area or figures.is_in_play(reader, attack.attacker)


def _redirected(attack: Attack, protected: str, instead: str) -> Attack:
    targets = list(attack.targets)
    targets[targets.index(protected)] = instead
    return msgspec.structs.replace(attack, targets=targets, redirected=[*attack.redirected, instead])


def _still_to_defend(reader: Reader, attack: Attack) -> list[Blow]:
    targets = [
        target
        for target in attack.targets
        if figures.is_in_play(reader, target) and not defence.is_out_of_it(reader, attack, target)
    ]
    if not targets:
        return []
    by = attack.attacker
    action = figures.action(reader, by, attack.action, attack.card) if attack.action else None
    rolls = defence.named(attack.rolls)
    if attack.stars >= 0:
        pool = Pool(white=attack.stars)
        return [Blow(each, *defence.chance(reader, each, action, pool, by=by)) for each in targets]
    single = "" if attack.squares else targets[0]
    pool = pools.attack_pool(reader, by, attack.kind, rolls, action, single).value
    weak, way, found = pools.discards(reader, by, rolls), Way(attack.kind, attack.reach, rolls), []
    for each in targets:
        hit = defence.chance(reader, each, action, pool, weak, by)
        seen = defence.stays_found(reader, by, way, each) if each == attack.aimed else (1, 1)
        found.append(Blow(each, *odds.both(hit, seen)))
    return found
