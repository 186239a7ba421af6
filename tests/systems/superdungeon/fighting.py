"""Duels for rule tests: two models beside each other, and the blow between them."""

from __future__ import annotations

from typing import Any

from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.content import content
from tests.systems.superdungeon.arena import Arena

FIGHTER, MAGE, PRIEST, KNUCKLE = "hearthsworn-fighter", "ember-mage", "dragon-priest", "knucklehead"


def duel(attacker: str, defender: str, **options: Any) -> Arena:
    """Two models side by side: `a` attacks `d`."""
    drawing = "a.d.\n....\n...." if content().models[attacker].large else "....\n.ad.\n....\n...."
    return Arena(drawing, a=attacker, d=defender, options=options)


def strike(arena: Arena, action: str = "", aim: str = "", card: str = "") -> Arena:
    """`a` attacks."""
    return arena.call(MakeAttack(attacker=arena.a, action=action, aim=aim, card=card))
