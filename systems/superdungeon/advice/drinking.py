"""Potions: when to drink them, for whom, and when to keep them (DP-21 and the menu of an activation; section 12 rule 8)."""

from __future__ import annotations

from components.superdungeon import LastingEffects
from components.texts import Text, text
from engine.windows import PASS
from systems.superdungeon.advice import values
from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.advice.profiles import NOTHING, joined, rate
from systems.superdungeon.advice.strikes import Arms, held
from systems.superdungeon.defence import named
from systems.superdungeon.potions import HUSH
from systems.superdungeon.vocabulary import (
    DISCARDS,
    Action,
    Dice,
    Give,
    Has,
    Heal,
    Pool,
    Redirect,
    Remedy,
    Teleport,
    WoundSelf,
)

PRICE = 1.3
"""What a potion counter is worth kept."""
SURE = 0.2
"""An attack less likely to hit than this is no reason to drink."""
STRIKES = 2.0
"""Attacks that an active hero is likely to make with a boon."""
SPUR = 0.2
HEALER = 0.35
LIFE = 4.0
"""What saving a hero is worth besides."""


def action_of(mind: Mind, option: str) -> tuple[Action, Piece, Piece, str]:
    """(potion, whose, for whom, whom it protects) of an option."""
    _, hero, name, other, *protects = option.split(":")
    owner = mind.pieces[hero]
    action = next(a for a in owner.profile.actions if a.id == name)
    return action, owner, mind.pieces[other], protects[0] if protects else ""


# --- in the menu of an activation ------------------------------------------------------------------------------------


def in_menu(mind: Mind, option: str, is_busy: bool) -> tuple[float, Text]:
    """What drinking adds now, less what the potion is worth later; never more than once for the same boon."""
    action, _, other, _ = action_of(mind, option)
    found = sum(_in_menu(mind, action, op, other, is_busy) for op in action.ops) - PRICE * action.cost
    if found <= 0:
        return found - 0.5, text("why-keep-potion")
    return found, text("why-drink", who=f"@{other.key}")


def _in_menu(mind: Mind, action: Action, op: object, other: Piece, is_busy: bool) -> float:
    match op:
        case Heal(n=n):
            return _healing(mind, action, other, n)
        case Remedy():
            each = sum(values.relief(other, name) for name in other.statuses)
            return each if len(other.statuses) > 1 or "fire" in other.statuses else 0.3 * each
        case WoundSelf(n=n):
            return -n * values.hero_wound(other.hearts)
        case Give(abilities=abilities):
            is_active = mind.activation is not None and mind.activation.model == other.key
            if _has(mind, other, action) or not (is_active and is_busy):
                return 0.0
            return sum(_boon(mind, other, ability) for ability in abilities)
    return 0.0


def _healing(mind: Mind, action: Action, other: Piece, n: int) -> float:
    """Wounds healed for all whom it reaches; a hero who is not in need can wait."""
    if action.area is None:
        return values.best_relief(other, n) if other.wounds >= n or other.hearts <= 1 else 0.0
    near = mind.terrain.seeing(other.at, other.size, action.area.n) | set(other.cells)
    reached = [hero for hero in mind.heroes if not near.isdisjoint(hero.cells)]
    return sum(values.best_relief(hero, n) for hero in reached)


def _has(mind: Mind, hero: Piece, action: Action) -> bool:
    lasting = mind.view.find(hero.key, LastingEffects)
    return lasting is not None and any(effect.source == action.id for effect in lasting.effects)


def _boon(mind: Mind, hero: Piece, ability: object) -> float:
    """What an ability adds to the attacks of an active hero; armor and the like wait for the enemy's turn."""
    match ability:
        case Dice(attribute="arm"):
            return 0.0
        case Dice(attribute=attribute, pool=pool):
            left = mind.activation.ap if mind.activation else 0
            uses = {strike.attribute for strike in Arms(mind, hero).basic[-1:]}
            return min(STRIKES, left) * SPUR * (pool.blue + 1.5 * pool.red) if attribute in uses else 0.0
        case Has(trait="healer"):
            return HEALER * max((values.best_relief(one) for one in mind.heroes), default=0.0)
    return 0.1


# --- in windows ------------------------------------------------------------------------------------------------------


def on_window(mind: Mind) -> dict[tuple[str, ...], tuple[float, Text]]:
    """DP-21: against what is about to happen; passing is worth nothing and costs nothing."""
    found: dict[tuple[str, ...], tuple[float, Text]] = {}
    for option in mind.question.options:
        if option.id == PASS:
            found[(PASS,)] = (0.0, text("why-keep-potion"))
        elif option.id.startswith(HUSH):
            found[(option.id,)] = (-0.5, text("why-stay-awake"))
        else:
            found[(option.id,)] = _in_window(mind, option.id)
    return found


def _in_window(mind: Mind, option: str) -> tuple[float, Text]:
    action, _, other, protects = action_of(mind, option)
    gain = sum(_against(mind, action, op, other, protects) for op in action.ops) - PRICE * action.cost
    if gain <= 0:
        return gain, text("why-keep-potion")
    return gain, text("why-saves", who=f"@{protects or other.key}")


def _against(mind: Mind, action: Action, op: object, other: Piece, protects: str) -> float:
    """What one effect of a potion averts."""
    match op:
        case Heal(n=n):
            return _in_time(mind, action, other, n)
        case Remedy():
            return 0.5 * sum(values.relief(other, name) for name in other.statuses)
        case WoundSelf(n=n):
            return -n * values.hero_wound(other.hearts)
        case Teleport():
            return at_stake(mind, other)
        case Redirect():
            return at_stake(mind, mind.pieces[protects]) - at_stake(mind, other, True)
        case Give(abilities=abilities):
            if _has(mind, other, action):
                return 0.0
            return sum(_shield(mind, other, ability) for ability in abilities)
    return 0.0


def _in_time(mind: Mind, action: Action, other: Piece, n: int) -> float:
    """Healing just before the wound that would destroy a hero (SD-163)."""
    if action.area is not None:
        near = mind.terrain.seeing(other.at, other.size, action.area.n) | set(other.cells)
        reached = [hero for hero in mind.heroes if not near.isdisjoint(hero.cells)]
        return sum(values.best_relief(hero, n) for hero in reached)
    if mind.attack is None:
        is_dying = other.hearts <= 1 and other.key in mind.question.about
        return values.best_relief(other, n) + LIFE if is_dying else _healing(mind, action, other, n)
    return values.best_relief(other, n) + LIFE if other.hearts <= 1 and at_stake(mind, other) > 0 else 0.0


def _shield(mind: Mind, other: Piece, ability: object) -> float:
    stake = at_stake(mind, other)
    match ability:
        case Dice(attribute="arm", pool=pool):
            return stake - at_stake(mind, other, False, pool)
        case Dice(attribute="dex", pool=pool) if "dodge" in other.profile.traits:
            return 0.5 * (stake - at_stake(mind, other, False, pool))
        case Has(trait="stealth"):
            attack = mind.attack
            return 0.3 * stake if attack and attack.kind != "melee" and attack.stars < 0 else 0.0
        case Has(trait="backlash"):
            return 0.1 if stake else 0.0
    return 0.0


def at_stake(mind: Mind, hero: Piece, anyhow: bool = False, more: Pool = NOTHING) -> float:
    """What the attack under way will cost a hero on average; 0 if it does not concern him, unless `anyhow`."""
    attack = mind.attack
    if attack is None:
        return 0.0
    concerned = hero.key in attack.targets or hero.key == attack.defender
    if not (concerned or anyhow) or attack.attacker not in mind.pieces:
        return 0.0
    chance = _hit(mind, hero, more)
    return chance * values.hero_wound(max(1, hero.hearts)) if chance > SURE or hero.hearts <= 1 else 0.0


def _hit(mind: Mind, hero: Piece, more: Pool) -> float:
    """The chance that the attack under way wounds a hero, as far as its dice are known."""
    attack = mind.attack
    assert attack is not None
    if attack.defender == hero.key and attack.defence_stars >= 0:
        return 1.0 if attack.stars > attack.defence_stars else 0.0
    if attack.stars >= 0:
        return _withstands(hero, Pool(white=attack.stars), False, more)
    attacker = mind.pieces[attack.attacker]
    action = next((a for a in attacker.profile.actions if a.id == attack.action), None)
    pool = joined(attacker.profile.pool(attack.rolls), action.bonus if action else NOTHING)
    return _withstands(hero, pool, DISCARDS[named(attack.rolls)] in attacker.statuses, more)


def _withstands(hero: Piece, pool: Pool, weak: bool, more: Pool) -> float:
    """The chance that a pool beats a hero, who may get more ARM."""
    return (
        held(hero, pool, weak)
        if more is NOTHING
        else rate(pool, joined(hero.profile.pool("arm"), more), weak)
    )
