"""Whom to aim at, in what order, with what to defend, and where to put those who are moved (DP-18, DP-19, DP-20, DP-25)."""

from __future__ import annotations

from components.questions import Option
from components.texts import text
from systems.superdungeon import figures, odds
from systems.superdungeon.advice import values
from systems.superdungeon.advice.danger import Danger
from systems.superdungeon.advice.mind import Mind, Piece
from systems.superdungeon.advice.profiles import rate
from systems.superdungeon.advice.standing import Standing
from systems.superdungeon.advice.strikes import Arms, Strike
from systems.superdungeon.advice.verdict import Verdict, Verdicts
from systems.superdungeon.control import LEAVE
from systems.superdungeon.vocabulary import DISCARDS, Action, Heal, Place, Pool, Remedy

APART = 0.15
"""What a square of distance from the enemies' prey is worth when an enemy is moved."""


def on_aim(mind: Mind) -> Verdicts:
    """DP-18: the target, side or centre that promises most; or the square of a teleport."""
    about = mind.question.about[0]
    if about not in mind.pieces:
        return {}
    me = mind.pieces[about]
    if all(option.id.startswith("space/") for option in mind.question.options):
        standing = Standing(mind, me)
        return {
            (o.id,): (standing.worth(_cell(mind, o.id)), text("why-good-place"))
            for o in mind.question.options
        }
    action = _action(mind, me)
    arms = Arms(mind, me)
    return {(option.id,): _aim(mind, me, arms, action, option) for option in mind.question.options}


def _cell(mind: Mind, space: str) -> tuple[int, int]:
    return figures.cell_of(mind.view, space)


def _action(mind: Mind, me: Piece) -> Action | None:
    """The action that the prompt speaks of."""
    named = mind.question.prompt.args.get("action")
    key = getattr(named, "key", "").removeprefix("name-")
    return next((action for action in me.profile.actions if action.id == key), None)


def _aim(mind: Mind, me: Piece, arms: Arms, action: Action | None, option: Option) -> Verdict:
    hit = [mind.pieces[key] for key in option.on if key in mind.pieces]
    if action is not None and action.kind == "attack" and action.against:
        found = sum(_struck(arms, _strike(arms, action, option.id), me, other) for other in hit)
        return found, text("why-hits-most", n=len([other for other in hit if other.side != me.side]))
    found = sum(_touched(mind, me, action, other) for other in hit)
    return found, text("why-most-needed")


def _strike(arms: Arms, action: Action, aim: str) -> Strike:
    ways = arms.of(action)
    return next((way for way in ways if way.kind == aim.partition(":")[0]), ways[0])


def _struck(arms: Arms, strike: Strike, me: Piece, other: Piece) -> float:
    """What an attack does to one of those it reaches; friends count against it."""
    if other.side == me.side:
        return -1.2 * arms.worth_of_one(strike, other)
    return arms.worth_of_one(strike, other)


def _touched(mind: Mind, me: Piece, action: Action | None, other: Piece) -> float:
    """What an action without wounds does to one of those it reaches."""
    is_friend = other.side == me.side
    if action is None:
        return 0.0
    found = 0.0
    for op in action.ops:
        match op:
            case Heal(n=n):
                found += values.best_relief(other, n)
            case Remedy():
                found += sum(values.relief(other, name) for name in other.statuses)
            case Place(status=name):
                found += values.status(other, name) * (-1.2 if is_friend else 1.0)
            case _:
                found += 0.5 if is_friend == action.augment else 0.3 * values.wound(mind, other)
    return found


def on_order(mind: Mind) -> Verdicts:
    """DP-19: the most valuable target first, so that icons and skulls are not lost with it."""
    targets = [mind.pieces.get(option.id) for option in mind.question.options]
    worths = {piece.key: values.wound(mind, piece) for piece in targets if piece is not None}
    order = sorted((o.id for o in mind.question.options), key=lambda key: -worths.get(key, 0.0))
    return {tuple(order): (1.0, text("why-best-first"))}


def on_effects(mind: Mind) -> Verdicts:
    """DP-34: all of them happen, so the order hardly matters: as they are listed."""
    return {tuple(option.id for option in mind.question.options): (1.0, text("why-all-happen"))}


def on_defence(mind: Mind) -> Verdicts:
    """DP-20: what most likely withstands the stars rolled."""
    me, attack = mind.pieces[mind.question.about[0]], mind.attack
    found: Verdicts = {}
    for option in mind.question.options:
        pool = me.profile.pool(option.id)
        is_hurt = DISCARDS[option.id] in me.statuses  # type: ignore[index]
        stars = attack.stars if attack else 0
        holds = 1 - rate(Pool(white=max(0, stars)), pool, False, is_hurt)
        worth = holds + 0.001 * odds.mean(pool)
        found[(option.id,)] = (worth, text("why-holds", n=round(100 * holds)))
    return found


def on_control(mind: Mind) -> Verdicts:
    """DP-25: an enemy goes where he is of least use: heroes into danger, monsters away from heroes."""
    moved, by = (mind.pieces[key] for key in mind.question.about)
    danger = Danger(mind, moved)
    found: Verdicts = {}
    for option in mind.question.options:
        at = moved.at if option.id == LEAVE else _cell(mind, option.id)
        worth = danger.cost(at) + _ground(mind, moved, at) - APART * mind.terrain.steps(at, by.at)
        found[(option.id,)] = (worth, text("why-bad-place", target=f"@{moved.key}"))
    return found


def _ground(mind: Mind, moved: Piece, at: tuple[int, int]) -> float:
    return -Standing(mind, moved).ground(at)
