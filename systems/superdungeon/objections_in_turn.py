"""Why an answer in play is none: spawning, activations, moves, aims, potions and cards (SD-030 to SD-205, SD-249).

Each function gives the rule with its number, or "" when it knows nothing better than the rule of the whole question.
"""

from __future__ import annotations

from components.questions import Question
from components.superdungeon import Activation, Chest, Force, Model, RoundState, Tracker
from engine.boards import Cell
from engine.world import GAME, World
from systems.superdungeon import equipment, figures, icons, pools, potions, spawning, tracker
from systems.superdungeon.content import content
from systems.superdungeon.figures import CONSUL, HEROES
from systems.superdungeon.geometry import base, distance
from systems.superdungeon.objections_at_setup import no_square
from systems.superdungeon.targets import RANGED
from systems.superdungeon.vocabulary import Action, Redirect, Shift, WoundSelf

GONE = "SD-037: it is not on the map"


def _stands(world: World, model: str) -> bool:
    return model in world and figures.is_in_play(world, model)


# --- the Consul's matters --------------------------------------------------------------------------------------------


def on_spawn(world: World, question: Question, chosen: str) -> str:
    """DP-11: which monster at which point, or where it stands."""
    if question.kind == "place":
        return no_square(world, chosen) or "SD-042: it stands on free squares beside its spawning point"
    point, _, kind = chosen.rpartition(spawning.BETWEEN)
    if not _stands(world, point) or not figures.is_point(world, point):
        return "SD-038: only a spawning point on the map produces monsters"
    if kind not in content().models:
        return "SD-012: there is no such monster"
    return _unproducible(world, kind) or _beyond_limits(world, point, kind)


def _unproducible(world: World, kind: str) -> str:
    """What forbids a kind of model at any spawning point."""
    record = content().models[kind]
    if not record.spawnable or {"boss", "trap", "spawning_point"} & set(record.tags):
        return "SD-050: that model is not produced by spawning points"
    if kind not in world.the(Force).pool:
        return "SD-012: the Consul's rosters do not hold that model"
    if not tracker.is_reached(world, record.platform):
        return "SD-041: its platform has not been reached"
    if spawning.in_pool(world, kind) <= 0:
        return "SD-043: no model of that kind is left"
    is_leader = "mini_boss" in record.tags
    return "SD-048: no other mini-boss may be on the map now" if is_leader else ""


def _beyond_limits(world: World, point: str, kind: str) -> str:
    if not spawning.places_beside(world, kind, point):
        return "SD-043: there is no room beside that spawning point"
    held = world.the(Tracker).held_tokens
    per_point = content().numbers.skulls_per_point
    return f"SD-044: a spawning point produces {per_point} skulls, one more for each token; {held} are held"


def on_boss_place(world: World, question: Question, chosen: str) -> str:
    """DP-12."""
    return no_square(world, chosen)


def on_initiative(world: World, question: Question, chosen: str) -> str:
    """DP-13."""
    if chosen not in world or not world.has(chosen, Model):
        return ""
    if not _stands(world, chosen):
        return "SD-051: it is not on the map"
    return "" if pools.has_attribute(world, chosen, "will") else "SD-051: it has no WILL"


def on_hero_turn(world: World, question: Question, chosen: str) -> str:
    """DP-15."""
    return _unready(world, chosen, HEROES)


def on_consul_turn(world: World, question: Question, chosen: str) -> str:
    """DP-16."""
    if chosen == "end":
        return "SD-033: the Consul activates at least one monster that has not been activated"
    if wrong := _unready(world, chosen, CONSUL):
        return wrong
    left = content().numbers.skulls_per_turn - world.the(RoundState).skulls
    return f"SD-033: only {left} skulls of this turn are left" if world.has(chosen, Model) else ""


def _unready(world: World, model: str, side: str) -> str:
    """What forbids to activate a model at all."""
    if model not in world or not world.has(model, Model):
        return ""
    if not _stands(world, model):
        return "SD-037: a destroyed model has no turn"
    if figures.side_of(world, model) != side:
        return "SD-030: it belongs to the other side"
    if figures.is_point(world, model):
        return "SD-030: spawning points are never activated"
    return "SD-031: it has been activated in this round" if world.get(model, Model).spent else ""


# --- the menu of an activation ---------------------------------------------------------------------------------------


def on_menu(world: World, question: Question, chosen: str) -> str:
    """DP-17: a move, an attack, an action, a chest, a potion, or where another form stands."""
    active = world.find(GAME, Activation)
    if active is None or question.kind == "place":
        return (
            no_square(world, chosen) or "SD-170: the other form must stand free, on a square of the old one"
        )
    model, (verb, _, rest) = active.model, chosen.partition(":")
    if chosen.startswith("space/"):
        return _unwalkable(world, model, chosen)
    if chosen == "run":
        return "SD-058: only a model that can move and has spent no AP yet gives all its AP to run"
    if chosen == "stand":
        return "SD-183: only a model that is knocked down, with 1 AP left, stands up"
    if verb == "potion":
        return on_potion(world, question, chosen)
    if figures.has_status(world, model, "knockdown"):
        return "SD-183: knocked down a model first stands up"
    if verb == "open":
        return _unopened(world, active, rest)
    if verb == "use":
        return _unusable(world, active, rest)
    return _unattacked(world, active, verb, rest) if verb in ("attack", "free") else ""


def _unwalkable(world: World, model: str, chosen: str) -> str:
    """What forbids to walk to a square."""
    if wrong := no_square(world, chosen):
        return wrong
    for status, rule in (("immobile", "SD-182"), ("knockdown", "SD-183")):
        if figures.has_status(world, model, status):
            return f"{rule}: it cannot move under that status"
    at, size = figures.cell_of(world, chosen), figures.size(world, model)
    if not figures.occupied(world, but=model).isdisjoint(base(at, size)):
        return "SD-063: another model, a chest or a spawning point stands there"
    if not figures.ground(world).fits(at, size):
        return "SD-067: a large model does not end its move over a wall"
    return _out_of_the_way(world, model, at)


def _out_of_the_way(world: World, model: str, at: Cell) -> str:
    """Why a free square is not reached: too far as the crow flies, or by the ways that walls and models leave."""
    speed, size = world.the(Activation).speed, figures.size(world, model)
    apart = distance(figures.cell(world, model), at, size, size)
    if apart > speed:
        return f"SD-055: it is {apart} squares away, and {speed} speed is left"
    return f"SD-061: no way past walls, terrain and enemies leads there for the {speed} speed left (SD-062 to SD-066)"


def _unopened(world: World, active: Activation, chest: str) -> str:
    if not world.has(chest, Chest):
        return "SD-074: there is no such chest"
    if not figures.is_hero(world, active.model):
        return "SD-074: monsters cannot open chests"
    if not figures.are_adjacent(world, active.model, chest):
        return "SD-074: only an adjacent hero opens a chest"
    return "SD-056: no AP is left for it"


def _unusable(world: World, active: Activation, name: str) -> str:
    """What forbids an action."""
    found = [action for _, action in figures.actions(world, active.model) if action.id == name]
    usable = [action for action in found if action.kind != "potion" and action.when == "activation"]
    if not usable:
        return "SD-148: none of its cards holds that action"
    action, status = usable[0], "bind" if usable[0].kind == "action" else "pacify"
    if action.cost > active.ap:
        return f"SD-056: it costs {action.cost} AP, and {active.ap} are left"
    if figures.has_status(world, active.model, status):
        rule = "SD-177" if status == "bind" else "SD-184"
        return f"{rule}: it cannot do that under that status"
    return _without_object(action)


def _without_object(action: Action) -> str:
    if any(isinstance(op, Shift) for op in action.ops):
        return "SD-169: the other form needs free squares, and more hearts than wounds (SD-174)"
    if action.ops and action.against is None and action.area is None and action.distance is None:
        return "SD-205: there is nothing it could do"
    return "SD-135: nobody whom it concerns is in reach and in sight"


def _unattacked(world: World, active: Activation, verb: str, rest: str) -> str:
    if verb == "free" and (active.berserk or not figures.has_trait(world, active.model, "berserk")):
        return "SD-104: a basic attack costs 1 AP; no free one is left"
    if verb == "attack" and active.ap < 1:
        return "SD-056: a basic attack costs 1 AP, and none is left"
    kind, _, target = rest.partition(":")
    return unaimed(world, active.model, kind, target)


# --- aims ------------------------------------------------------------------------------------------------------------


def on_aim(world: World, question: Question, chosen: str) -> str:
    """DP-18: a target, a centre, a side; or the square that a teleport leads to."""
    user = question.about[0] if question.about else ""
    if question.kind == "place":
        if wrong := no_square(world, chosen):
            return wrong
        if figures.cell_of(world, chosen) in figures.occupied(world):
            return "SD-063: another model, a chest or a spawning point stands there"
        return "SD-124: it is too far away or out of sight"
    kind, _, rest = chosen.partition(":")
    return unaimed(world, user, kind, rest.partition(":")[0]) if _stands(world, user) else ""


def unaimed(world: World, user: str, kind: str, target: str) -> str:
    """What forbids to aim at a model with some kind of distance."""
    if kind not in ("melee", *RANGED):
        return ""
    if not _stands(world, target):
        return GONE
    if target != user and figures.are_friends(world, user, target):
        return "SD-108: it is friendly"
    if kind != "melee" and kind not in figures.reaches(world, user):
        return "SD-148: it has no such ability"
    if kind == "missile" and any(
        figures.are_adjacent(world, user, other)
        for other in figures.models(world)
        if not figures.are_friends(world, user, other)
    ):
        return "SD-122: beside an enemy no missile can be sent"
    if kind != "hookshot" and not figures.sees(world, user, target):
        return "SD-124: it is out of sight"
    return "SD-126: it is too far away"


def on_control(world: World, question: Question, chosen: str) -> str:
    """DP-25."""
    if wrong := no_square(world, chosen):
        return wrong
    if figures.cell_of(world, chosen) in figures.occupied(world, but=question.about[0]):
        return "SD-199: the square is taken"
    return "SD-195: it is too far, behind walls, or not the way that the effect moves (SD-196, SD-197)"


# --- potions and cards -----------------------------------------------------------------------------------------------


def on_potion(world: World, question: Question, chosen: str) -> str:
    """DP-21, and potions in a menu."""
    verb, *names = chosen.split(":")
    if verb == potions.HUSH:
        return "SD-167: only the seat that is asked passes for this turn"
    if verb != "potion" or not 3 <= len(names) <= 4:
        return ""
    hero, name, other, protected = *names[:3], (names[3:] or [""])[0]
    if not figures.is_hero(world, hero) or not figures.is_hero(world, other):
        return "SD-159: a hero of this game uses a potion, and a hero of this game benefits from it"
    if not _stands(world, hero) or not _stands(world, other):
        return "SD-162: a destroyed hero neither uses a potion nor benefits from one"
    if figures.seat_of(world, hero) != question.seat:
        return "SD-159: that is no hero of this seat"
    found = [action for _, action in figures.actions(world, hero) if action.id == name]
    if not found or found[0].kind != "potion":
        return "SD-159: none of that hero's cards names the potion"
    if figures.has_status(world, hero, potions.CHOKE) or figures.has_status(world, other, potions.CHOKE):
        return "SD-165: whoever chokes neither uses a potion nor benefits from one"
    if found[0].cost > figures.potions(world, hero):
        return f"SD-159: it costs {found[0].cost} potion, and {figures.potions(world, hero)} are there"
    return _fruitless(world, found[0], protected)


def _fruitless(world: World, potion: Action, protected: str) -> str:
    """What forbids a potion that is there and paid for."""
    if any(isinstance(op, Redirect) for op in potion.ops):
        is_late = protected not in potions.protectable(world)
        return "SD-249: no attack is under way in which that hero has yet to defend" if is_late else ""
    if any(isinstance(op, WoundSelf) for op in potion.ops):
        return "SD-236: it is not used on a hero with one heart left"
    return "SD-159: it would do nothing for that hero"


def on_card(world: World, question: Question, chosen: str) -> str:
    """DP-26 to DP-28: what may not become of a card of the pool."""
    what, _, rest = chosen.partition(":")
    hero, _, relief = rest.partition(":")
    if what == equipment.KEEP:
        return "SD-084: at the round's end no card is kept"
    if what not in ("equip", "replace", "sacrifice", "potion") or not question.about:
        return ""
    if not _stands(world, hero) or not figures.is_hero(world, hero):
        return "SD-091: only a hero on the map equips a card or profits from it (SD-089)"
    card = question.about[0]
    if what == "equip":
        return "SD-087: that slot is full; the old card must be replaced"
    if what == "replace":
        return "SD-087: that slot is free, or its owner has refused"
    if what == "sacrifice":
        return f'SD-087: that hero has no "{relief}" to remove' if relief else ""
    if equipment.slot_of(world, card) != equipment.RELIC:
        return "SD-087: only a relic is sacrificed for a potion"
    return "" if icons.has_room(world, hero) else "SD-087: that hero is at his potion cap"
