"""What wounds, statuses, cards and safety are worth, in skulls (section 12 rules 1, 4, 5, 7).

The scale: a wound that destroys a monster of one skull is worth 1.
"""

from __future__ import annotations

from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.figures import HEROES

HERO = 4.0
"""Divided by the hearts left: what a wound on a hero is worth; twice that for the last one (rule 1)."""
UNFOCUSED = 1.0
"""What a wound on any hero is worth to who does not plan for the next one (rule 11)."""
BOSS = 34.0
"""What the boss is worth in all; the game is won with him."""
CARELESS_BOSS = 10.0
"""What he is worth to those who do not think so far."""
LAST_BLOW = 3.0
"""His last heart is worth so much more: a small chance to win beats a sure minion."""
POINT = 2.3
"""A wound on a spawning point: it brings four skulls each round it stands (rule 4)."""
LATE_POINT = 1.2
"""The same once nothing is produced any more, and only the boss acts twice for it."""
READY = 1.25
"""A monster that has not acted yet is worth more than one that has."""
LOOT = 0.25
"""What a wound is worth for the loot track."""
BOOTY = 1.0
MINI_BOSS = 1.5
"""What the loot card for a mini-boss is worth (SD-081)."""
TREASURE = 2.6
POTION = 1.2
HEART = 0.9

STATUSES = {
    "fire": 1.3, "poison": 0.8, "knockdown": 0.7, "immobile": 0.3, "weak": 0.5, "fragile": 0.5, "pacify": 0.3,
    "slow": 0.2, "choke": 0.3, "stun": 0.2, "cold": 0.2, "bind": 0.15,
}  # fmt: skip
"""What a status on an average model is worth to its enemies."""
TRIFLE = 0.05


def hero_wound(hearts: int) -> float:
    """What one wound costs a hero who has so many hearts left."""
    return HERO / hearts if hearts > 1 else 2 * HERO


def losses(hearts: int, expected: float) -> float:
    """What an expected number of wounds costs a hero, the dearer the nearer to his end."""
    found, left = 0.0, expected
    for h in range(hearts, 0, -1):
        if left <= 0:
            break
        found += hero_wound(h) * min(1.0, left)
        left -= 1.0
    return found


def wound(mind: Mind, piece: Piece) -> float:
    """What the next wound on a model is worth to its enemies."""
    if piece.side == HEROES:
        return hero_wound(max(1, piece.hearts)) if mind.careful else UNFOCUSED
    if piece.is_point:
        is_late = mind.tracker.boss_entered or not mind.careful
        return (LATE_POINT if is_late else POINT) + LOOT
    full = max(1, piece.profile.hearts)
    if piece.is_boss:
        # the careless see a strong monster in him, not the end of the game
        each = (BOSS if mind.careful else CARELESS_BOSS) / full * (1.0 + 0.5 * piece.wounds / full)
        return each * LAST_BLOW if piece.hearts <= 1 else each
    skulls = float(piece.card.skulls)
    if "mini_boss" in piece.card.tags:
        skulls += MINI_BOSS
    elif "trap" in piece.card.tags:
        skulls += BOOTY
    found = skulls / full * (1.0 + 0.3 * (full - piece.hearts))
    return found * (1.0 if piece.is_spent else READY) + LOOT


def status(piece: Piece, name: str) -> float:
    """What a status on a model is worth to its enemies; nothing where it would not stick."""
    if name in piece.statuses or piece.profile.is_immune(name):
        return 0.0
    worth = STATUSES.get(name, 0.2)
    if name == "choke" and not piece.potions:
        return TRIFLE
    if name == "weak" and _strikes_from_afar(piece):
        return TRIFLE
    if name == "fire" and piece.side == HEROES:
        return min(2.0, 0.9 * hero_wound(max(2, piece.hearts)))
    return worth if piece.side == HEROES or piece.hearts > 1 else 0.0


def _strikes_from_afar(piece: Piece) -> bool:
    """Tell whether a model seldom rolls ATT."""
    return not piece.profile.reaches.keys().isdisjoint(("magic", "missile"))


def relief(piece: Piece, what: str) -> float:
    """What it is worth to a hero to lose a wound or a status."""
    if what == "wound":
        return hero_wound(piece.hearts + 1) if piece.wounds else 0.0
    if what == "fire":
        return 1.5 * hero_wound(piece.hearts)
    return STATUSES.get(what, 0.2)


def best_relief(piece: Piece, n: int = 1) -> float:
    """What removing up to n wounds, or else up to n statuses, is worth to a hero."""
    wounds = sum(hero_wound(piece.hearts + k + 1) for k in range(min(n, piece.wounds)))
    each = sorted((relief(piece, name) for name in piece.statuses), reverse=True)
    return max(wounds, sum(each[:n]))
