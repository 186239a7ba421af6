"""Would an ability change anything now? Offers that could do nothing are not made (nobody is asked in vain).

This is no rule of the game: it only keeps questions short. It never hides a use that could matter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from components.runebound import Combat, Loss, Roll, TurnState
from engine.world import GAME
from systems.runebound import figures, rolls, values
from systems.runebound import vocabulary as v
from systems.runebound.figures import Reader


def changes_something(reader: Reader, hero: str, card: str, ability: v.Ability) -> bool:
    """Tell whether at least one effect of the ability could change something."""
    if ability.terrains and figures.terrain(reader, figures.here(reader, hero)) not in ability.terrains:
        return False
    return any(_matters(reader, hero, card, effect) for effect in ability.effects)


def _matters(reader: Reader, hero: str, card: str, effect: v.AnyEffect) -> bool:
    test = _TESTS.get(type(effect))
    return True if test is None else test(reader, hero, card, effect)


def _reached(reader: Reader, hero: str, target: str) -> list[str]:
    if target == "hero":
        return [hero]
    if target in ("all_allies", "one_ally"):
        return figures.allies(reader, hero)
    return [hero, *figures.allies(reader, hero)]


def _heal(reader: Reader, hero: str, card: str, effect: v.Heal) -> bool:
    return any(figures.wounds(reader, key) for key in _reached(reader, hero, effect.target))


def _rest(reader: Reader, hero: str, card: str, effect: v.Rest) -> bool:
    return any(figures.exhaustion(reader, key) for key in _reached(reader, hero, effect.target))


def _refresh(reader: Reader, hero: str, card: str, effect: v.RefreshCard) -> bool:
    return any(other != card and figures.is_activated(reader, other) for other in figures.items(reader, hero))


def _failed(reader: Reader, hero: str, card: str, effect: Any) -> bool:
    """A re-roll or a late bonus matters while the roll is not won; a defender's target number can always rise."""
    roll = reader.find(GAME, Roll)
    if roll is None:
        return False
    return not roll.dice or roll.kind == "target" or not rolls.is_success(roll)


def _damage(reader: Reader, hero: str, card: str, effect: v.DamageBonus) -> bool:
    roll = reader.find(GAME, Roll)
    return roll is not None and roll.kind in ("attack", "target")


def _soak(reader: Reader, hero: str, card: str, effect: v.Soak) -> bool:
    loss = reader.find(GAME, Loss)
    return loss is not None and (loss.wounds > 0 or (effect.exhaustion and loss.exhaustion > 0))


def _redirect(reader: Reader, hero: str, card: str, effect: v.Redirect) -> bool:
    loss = reader.find(GAME, Loss)
    return loss is not None and loss.wounds > 0


def _saves(reader: Reader, hero: str, card: str, effect: v.CancelKnockOut) -> bool:
    loss = reader.find(GAME, Loss)
    return loss is not None and not loss.saved and loss.wounds >= values.life_left(reader, hero)


def _foe_damage(reader: Reader, hero: str, card: str, effect: v.FoeDamage) -> bool:
    combat = reader.find(GAME, Combat)
    return combat is not None


def _hazard(reader: Reader, hero: str, card: str, effect: v.IgnoreHazard) -> bool:
    if not figures.switch(reader, "travel_hazards") or reader.the(TurnState).ignores_hazard:
        return False
    space = figures.here(reader, hero)
    is_empty = not (
        figures.town_at(reader, space)
        or figures.counters_at(reader, space)
        or figures.challenges_at(reader, space)
        or len(figures.heroes_at(reader, space)) > 1
    )
    return is_empty and (not effect.terrains or figures.terrain(reader, space) in effect.terrains)


def _opens(reader: Reader, hero: str, card: str, effect: v.WildTerrain) -> bool:
    return not set(effect.terrains) <= set(reader.the(TurnState).wild)


def _ally_first(reader: Reader, hero: str, card: str, effect: v.NextRoll) -> bool:
    return effect.whose != "ally_first" or bool(figures.allies(reader, hero))


_TESTS: dict[type[Any], Callable[[Reader, str, str, Any], bool]] = {
    v.Heal: _heal,
    v.Rest: _rest,
    v.RefreshCard: _refresh,
    v.Reroll: _failed,
    v.RollBonus: _failed,
    v.DamageBonus: _damage,
    v.Soak: _soak,
    v.Redirect: _redirect,
    v.CancelKnockOut: _saves,
    v.FoeDamage: _foe_damage,
    v.IgnoreHazard: _hazard,
    v.WildTerrain: _opens,
    v.NextRoll: _ally_first,
}
