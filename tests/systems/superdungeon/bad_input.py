"""Nasty answers, each with the table it is given at and the rule that forbids it (SD-243).

case.table()      a table at the question
case.answers      what is answered
case.rule         the rule that the refusal names
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from components.superdungeon import Chest, Footing, Force, Model
from engine import flow
from systems.superdungeon import figures, harm
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.boss import EnterBoss
from systems.superdungeon.control import ControlMove
from systems.superdungeon.equipment import DealWith
from systems.superdungeon.placing import Teleport
from systems.superdungeon.spawning import SpawnStep
from tests.systems.superdungeon.table import Table

PALADIN, FIGHTER, MAGE = "hero/royal-paladin", "hero/hearthsworn-fighter", "hero/ember-mage"
ARCHER, ROGUE, BERSERKER = "hero/dewleaf-archer", "hero/riftling-rogue", "hero/skyhorn-berserker"
DRUID = "hero/deeproot-druid"
KNUCKLE, GOUGER, WARREN = "monster/knucklehead/1", "monster/gouger/1", "point/kobold-warren/1"


class Case(NamedTuple):
    """Answers that no question takes, and the rule that says so."""

    name: str
    table: Callable[[], Table]
    rule: str
    answers: tuple[str, ...]


def space(x: int, y: int) -> str:
    """The key of a square, be it one or not."""
    return figures.space_at((x, y))


# --- set-up ----------------------------------------------------------------------------------------------------------


def at_setup(decision: str, preset_dungeon: bool = True) -> Table:
    """An 8-Bit game at that question of its set-up; the dungeon is 1A and 2A, side by side."""
    table = Table.begin(seats=2, size="bit8", preset_dungeon=preset_dungeon)
    while table.decision != decision:
        table.skip()
    return table


def second_tile() -> Table:
    """The Consul has laid 1A at the origin; the heroes lay the second tile."""
    return at_setup("DP-05", preset_dungeon=False).answer("1a:0:0:0")


def second_point() -> Table:
    """One spawning point stands on 1A."""
    return at_setup("DP-06").answer(space(2, 2))


def second_chest() -> Table:
    """The party stands in the west of 1A; the chest of 1A has been placed, that of 2A has not."""
    table = at_setup("DP-07").answer(space(0, 4)).skip_until("DP-09")
    return table.answer(space(7, 1)) if space(7, 1) in table.options else table


SETUP = [
    Case("a shape for a hero", lambda: at_setup("DP-02"), "SD-007", ("hero/angry-bear",)),
    Case("a copy for one seat", lambda: at_setup("DP-02").answer(PALADIN), "SD-008", (PALADIN,)),
    Case("a monster for a mini-boss", lambda: at_setup("DP-03"), "SD-009", ("knucklehead",)),
    Case("a tile that joins no other", second_tile, "SD-016", ("2a:0:5:5",)),
    Case("a tile corner to corner", second_tile, "SD-016", ("2a:0:1:1",)),
    Case("a tile on another", second_tile, "SD-016", ("2a:0:0:0",)),
    Case("the other face of a tile that lies", second_tile, "SD-016", ("1b:0:1:0",)),
    Case("a tile of no box", second_tile, "SD-016", ("9z:0:1:0",)),
    Case("a tile askew", second_tile, "SD-014", ("2a:7:1:0",)),
    Case("a tile nowhere", second_tile, "SD-016", ("2a:0:left",)),
    Case("a point in a hallway", lambda: at_setup("DP-06"), "SD-018", (space(0, 4),)),
    Case("a point on rough ground", lambda: at_setup("DP-06"), "SD-018", (space(2, 3),)),
    Case("a point on lava", lambda: at_setup("DP-06"), "SD-018", (space(11, 4),)),
    Case("a point on a wall", lambda: at_setup("DP-06"), "SD-064", (space(5, 3),)),
    Case("a point on a point", second_point, "SD-018", (space(2, 2),)),
    Case("two points on a tile", second_point, "SD-018", (space(7, 7),)),
    Case("the start marker deep inside", lambda: at_setup("DP-07"), "SD-019", (space(4, 4),)),
    Case("a hero far from the marker", lambda: at_setup("DP-08"), "SD-020", (space(17, 7),)),
    Case("a chest in a hallway", second_chest, "SD-022", (space(19, 4),)),
    Case("a chest beside the heroes", second_chest, "SD-022", (space(1, 1),)),
    Case("a chest on a chest's tile", second_chest, "SD-022", (space(8, 8),)),
    Case("a chest in the rock", second_chest, "SD-064", (space(0, 0),)),
]


# --- activations -------------------------------------------------------------------------------------------------------


def menu(hero: str, *others: str, at: tuple[int, int] = (4, 4), **monsters: tuple[int, int]) -> Table:
    """A hero activated in the Great Hall, the others far away, monsters by kind where wanted."""
    names = [
        name.removeprefix("hero/") for name in (hero, *(others or (PALADIN if hero != PALADIN else MAGE,)))
    ]
    table = Table.new(*names)
    for place, name in enumerate(names[1:]):
        table.place(name, (18, 1 + place))
    for kind, where in monsters.items():
        table.field(kind.replace("_", "-"), where)
    return table.place(hero, at).start_activation(hero)


def knuckle() -> Table:
    """The Paladin beside a Knucklehead; another one stands far off, behind the wall of room b."""
    table = menu(PALADIN, knucklehead=(5, 4))
    table.field("knucklehead", (2, 8))
    return table


def weary(hero: str = PALADIN) -> Table:
    """No AP are left."""
    table = menu(hero, knucklehead=(5, 4))
    table.world.spawn("chest/1", Chest(), Footing(3, 4))
    table.active.ap, table.active.ap_spent = 0, 3
    flow.ask_again(table.world)
    return table


def under(hero: str, *statuses: str) -> Table:
    """A hero under some statuses, with a Knucklehead beside him."""
    return menu(hero, knucklehead=(5, 4)).afflict(hero, *statuses)


MOVES = [
    Case("onto a wall", knuckle, "SD-064", (space(2, 2),)),
    Case("out of the dungeon", knuckle, "SD-064", ("space/r99c99",)),
    Case("onto an enemy", knuckle, "SD-063", (space(5, 4),)),
    Case("too far", knuckle, "SD-055", (space(18, 4),)),
    Case("through a wall", lambda: one_step(), "SD-061", (space(2, 8),)),
    Case("onto rough ground without the speed", lambda: one_step(at=(11, 2)), "SD-061", (space(12, 3),)),
    Case("while immobile", lambda: under(PALADIN, "immobile"), "SD-182", (space(4, 5),)),
    Case("while knocked down", lambda: under(PALADIN, "knockdown"), "SD-183", (space(4, 5),)),
    Case(
        "a large model over a wall",
        lambda: menu(DRUID).answer("use:shapeshift").skip(),
        "SD-067",
        (space(7, 1),),
    ),
    Case("another form onto a wall", lambda: menu(DRUID).answer("use:shapeshift"), "SD-064", (space(2, 2),)),
    Case("another form elsewhere", lambda: menu(DRUID).answer("use:shapeshift"), "SD-170", (space(8, 8),)),
    Case("running after an attack", weary, "SD-058", ("run",)),
    Case("standing up upright", knuckle, "SD-183", ("stand",)),
    Case("a push onto a model", lambda: pushed(), "SD-199", (space(8, 4),)),
    Case("a push towards the pusher", lambda: pushed(), "SD-195", (space(5, 5),)),
    Case("a push into a wall", lambda: pushed(), "SD-064", (space(7, 2),)),
    Case("a teleport out of sight", lambda: teleported(), "SD-124", (space(18, 8),)),
    Case("a teleport onto a model", lambda: teleported(), "SD-063", (space(5, 4),)),
]


def one_step(at: tuple[int, int] = (2, 7)) -> Table:
    """The Paladin has 1 speed left; from room b's corner, or before rough ground."""
    table = menu(PALADIN, at=(4, 6) if at == (2, 7) else at)
    table.active.speed = 2 if at == (2, 7) else 1
    flow.ask_again(table.world)
    return table


def pushed() -> Table:
    """A Knucklehead beside the Paladin is pushed by up to 3 squares; a Gouger stands in the way."""
    table = knuckle()
    table.field("gouger", (8, 4))
    return table.call(ControlMove(model=KNUCKLE, by=PALADIN, control="push", n=3), PALADIN)


def teleported() -> Table:
    """The Paladin may go to a free square in sight."""
    return knuckle().call(Teleport(model=PALADIN, n=10, seat=1), PALADIN)


ATTACKS = [
    Case(
        "out of sight",
        lambda: menu(MAGE, at=(4, 3), knucklehead=(2, 8)),
        "SD-124",
        (f"attack:magic:{KNUCKLE}",),
    ),
    Case(
        "too far", lambda: menu(MAGE, at=(1, 4), knucklehead=(12, 4)), "SD-126", (f"attack:magic:{KNUCKLE}",)
    ),
    Case("beyond the arm", knuckle, "SD-124", ("attack:melee:monster/knucklehead/2",)),
    Case("a friend", knuckle, "SD-108", (f"attack:melee:{MAGE}",)),
    Case("the dead", lambda: buried(), "SD-037", (f"attack:melee:{KNUCKLE}",)),
    Case("nobody at all", knuckle, "SD-037", ("attack:melee:monster/jabberwock/1",)),
    Case("with an ability one lacks", knuckle, "SD-148", (f"attack:magic:{KNUCKLE}",)),
    Case(
        "a missile beside an enemy",
        lambda: menu(ARCHER, egg_clutch=(5, 4), gouger=(8, 4)),
        "SD-122",
        (f"attack:missile:{GOUGER}",),
    ),
    Case("an aim at somebody out of sight", lambda: aiming(), "SD-124", ("magic:monster/knucklehead/3",)),
    Case("an aim at a side", lambda: aiming(), "SD-135", ("side:N",)),
    Case("one target forgotten", lambda: ordering(), "SD-114", (KNUCKLE,)),
    Case("one target twice", lambda: ordering(), "SD-114", (KNUCKLE, KNUCKLE)),
]


def buried() -> Table:
    """The Knucklehead beside the Paladin has just been destroyed."""
    table = knuckle()
    harm.take_off(table.world, KNUCKLE)
    flow.ask_again(table.world)
    return table


def aiming() -> Table:
    """The Mage may aim at two Knuckleheads; a third one is out of sight."""
    table = menu(MAGE, at=(4, 3), knucklehead=(7, 3))
    table.field("knucklehead", (5, 1))
    table.field("knucklehead", (2, 8))
    return table.answer("use:magma-strike")


def ordering() -> Table:
    """The Mage's wave has two targets, whose order she chooses."""
    table = menu(MAGE, knucklehead=(5, 4))
    table.field("knucklehead", (3, 4))
    return table.call(MakeAttack(attacker=MAGE, action="fire-wave"), MAGE).skip_until("DP-19")


UNPAID = [
    Case("an attack without AP", weary, "SD-056", (f"attack:melee:{KNUCKLE}",)),
    Case("an action without AP", weary, "SD-056", ("use:iron-aura",)),
    Case("a dear attack", lambda: poor(1), "SD-056", ("use:dawn-hammer",)),
    Case("a chest without AP", weary, "SD-056", ("open:chest/1",)),
    Case("a chest far away", lambda: far_chest(), "SD-074", ("open:chest/1",)),
    Case("no chest", knuckle, "SD-074", ("open:chest/7",)),
    Case("a second free attack", lambda: gone_berserk(), "SD-104", ("free:melee:monster/rex/1",)),
    Case("another's action", knuckle, "SD-148", ("use:magma-strike",)),
    Case("an aura of a dead model", lambda: orphaned_aura(), "SD-148", ("use:iron-aura",)),
    Case("an action when bound", lambda: under(PALADIN, "bind"), "SD-177", ("use:iron-aura",)),
    Case("a special attack when pacified", lambda: under(PALADIN, "pacify"), "SD-184", ("use:dawn-hammer",)),
    Case("a special attack on nobody", lambda: menu(PALADIN), "SD-135", ("use:dawn-hammer",)),
    Case("an action when knocked down", lambda: under(PALADIN, "knockdown"), "SD-183", ("use:iron-aura",)),
    Case("nonsense", knuckle, "SD-056", ("fly me to the moon",)),
]


def poor(ap: int) -> Table:
    """The Paladin has spent all but some AP."""
    table = knuckle()
    table.active.ap, table.active.ap_spent = ap, 3 - ap
    flow.ask_again(table.world)
    return table


def far_chest() -> Table:
    """A chest stands two squares away."""
    table = knuckle()
    table.world.spawn("chest/1", Chest(), Footing(4, 1))
    flow.ask_again(table.world)
    return table


def gone_berserk() -> Table:
    """The Berserker has made his free attack."""
    return menu(BERSERKER, rex=(5, 4)).faces(red="1 1 1 1").answer("free:melee:monster/rex/1")


def orphaned_aura() -> Table:
    """The Paladin, whose Iron Aura was in force, is destroyed; the Mage is active."""
    table = menu(PALADIN, MAGE).answer("use:iron-aura")
    harm.take_off(table.world, PALADIN)
    return table.start_activation(MAGE)


# --- turns, potions, cards ---------------------------------------------------------------------------------------------


def spawning_step(power: int = 0, tokens: int = 0, boss: str = "") -> Table:
    """The Consul's spawn step, with one point in the Great Hall."""
    table = Table.new("royal-paladin", "ember-mage", "hearthsworn-fighter")
    table.field("kobold-warren", (7, 4))
    table.track.power, table.track.tokens = power, tokens
    table.world.the(Force).pool["starfire"] = 1
    return table.call(SpawnStep())


def spent_point() -> Table:
    """The point has produced a Priest."""
    return spawning_step().answer(f"{WARREN}:dragon-priest").skip()


def attacked() -> Table:
    """A Knucklehead has rolled against the Mage; the Rogue, with a potion, is asked, and then the Mage."""
    table = Table.new("riftling-rogue", "ember-mage", potion_prompts="always")
    table.place(ROGUE, (8, 8)).place(MAGE, (4, 4)).give_potions(ROGUE, 1).give_potions(MAGE, 1)
    foe = table.field("knucklehead", (5, 4))
    table.start_activation(foe).skip_until("DP-17")
    return table.answer(f"attack:melee:{MAGE}")


def bereaved() -> Table:
    """The Mage falls while that window is open."""
    table = attacked()
    harm.take_off(table.world, MAGE)
    flow.ask_again(table.world)
    return table


def after_the_fall() -> Table:
    """An area attack has destroyed the Mage; the Fighter, whose turn to defend it is, has a redirecting potion."""
    table = Table.new("hearthsworn-fighter", "ember-mage", "royal-paladin", potion_prompts="always")
    table.place(FIGHTER, (4, 2)).place(MAGE, (4, 3)).place(PALADIN, (8, 8)).wound(MAGE, 4)
    for hero in (MAGE, PALADIN):
        table.give_potions(hero, 0)
    table.give_potions(FIGHTER, 1)
    boss = table.field("starfire", (4, 4))
    table.start_activation(boss).skip_until("DP-17").answer("use:furnace-breath")
    table.answer(MAGE, FIGHTER)
    table.faces(blue="0 0 0", red="3 3", green="4")
    while not table.is_gone(MAGE) or table.decision != "DP-21":
        table.answer("pass") if table.decision == "DP-21" else table.skip()
    return table


def drawn(card: str = "padded-coat", decision: str = "DP-26") -> Table:
    """A card of the pool is dealt with; the Mage is destroyed, the Paladin wears armor already."""
    table = menu(PALADIN, MAGE)
    table.put("watchmans-plate", PALADIN)
    harm.take_off(table.world, MAGE)
    table.put(card, "pool")
    return table.call(DealWith(card=table.key(card), decision=decision), PALADIN)


def hero_turn() -> Table:
    """Two heroes are still to act; the Paladin has acted, and the Mage is destroyed."""
    names = (PALADIN, MAGE, FIGHTER, ROGUE, ARCHER)
    table = Table.new(*(name.removeprefix("hero/") for name in names))
    table.field("knucklehead", (5, 4))
    for hero in (PALADIN, ARCHER):
        table.world.get(hero, Model).spent = True
    harm.take_off(table.world, MAGE)
    return table.start_turn("heroes")


TURNS = [
    Case("a hero who has acted", hero_turn, "SD-031", (PALADIN,)),
    Case("a destroyed hero", hero_turn, "SD-037", (MAGE,)),
    Case("a monster in the heroes' turn", hero_turn, "SD-030", (KNUCKLE,)),
    Case("more than four skulls", lambda: consul_turn(), "SD-033", ("monster/ironscale/1",)),
    Case("a monster that has acted", lambda: consul_turn(), "SD-031", ("monster/dragon-priest/1",)),
    Case("a hero in the Consul's turn", lambda: consul_turn(), "SD-030", (PALADIN,)),
    Case("a spawning point", lambda: consul_turn(), "SD-030", ("point/egg-clutch/1",)),
    Case("no monster at all", lambda: consul_turn(begun=False), "SD-033", ("end",)),
    Case("a platform not reached", spawning_step, "SD-041", (f"{WARREN}:rex",)),
    Case("the boss from a point", spawning_step, "SD-050", (f"{WARREN}:starfire",)),
    Case("a hero from a point", spawning_step, "SD-012", (f"{WARREN}:ember-mage",)),
    Case("a fifth skull without a token", spent_point, "SD-044", (f"{WARREN}:ironscale",)),
    Case("a point that is gone", spawning_step, "SD-038", ("point/kobold-warren/2:gouger",)),
    Case("a second mini-boss", lambda: second_leader(), "SD-048", (f"{WARREN}:rockgut",)),
    Case(
        "a monster far from its point",
        lambda: spawning_step().answer(f"{WARREN}:gouger"),
        "SD-042",
        (space(1, 1),),
    ),
    Case(
        "a monster in the rock", lambda: spawning_step().answer(f"{WARREN}:gouger"), "SD-064", (space(7, 2),)
    ),
    Case(
        "the boss in the rock",
        lambda: Table.new("royal-paladin", "ember-mage").call(EnterBoss()),
        "SD-064",
        (space(2, 2),),
    ),
    Case("a potion for the dead", bereaved, "SD-162", (f"potion:{ROGUE}:teleport-potion:{MAGE}",)),
    Case("a potion of the dead", bereaved, "SD-162", (f"potion:{MAGE}:cordial-of-kin:{ROGUE}",)),
    Case(
        "a reaction for one who fell meanwhile",
        after_the_fall,
        "SD-249",
        (f"potion:{FIGHTER}:bulwark-brew:{FIGHTER}:{MAGE}",),
    ),
    Case("a potion of a hero at home", attacked, "SD-159", (f"potion:{PALADIN}:elixir:{MAGE}",)),
    Case("a potion for a hero at home", attacked, "SD-159", (f"potion:{ROGUE}:teleport-potion:{PALADIN}",)),
    Case("a pass of no seat", attacked, "SD-167", ("pass-turn:9",)),
    Case("a potion of nobody", attacked, "SD-159", (f"potion:{ROGUE}:elixir:{MAGE}",)),
    Case(
        "a potion not paid",
        lambda: attacked().give_potions(MAGE, 0),
        "SD-159",
        (f"potion:{MAGE}:spark-water:{MAGE}",),
    ),
    Case(
        "a potion while choking",
        lambda: attacked().afflict(MAGE, "choke"),
        "SD-165",
        (f"potion:{ROGUE}:teleport-potion:{MAGE}",),
    ),
    Case("a card for the destroyed", drawn, "SD-091", (f"equip:{MAGE}",)),
    Case("a full slot", drawn, "SD-087", (f"equip:{PALADIN}",)),
    Case("a sacrifice for nothing", drawn, "SD-087", (f"sacrifice:{PALADIN}:fire",)),
    Case("loot for a potion", drawn, "SD-087", (f"potion:{PALADIN}",)),
    Case("a card kept too long", lambda: drawn(decision="DP-28"), "SD-084", ("keep",)),
]


def consul_turn(begun: bool = True) -> Table:
    """The Consul's turn with a Priest, an Ironscale and a Gouger; the Priest has acted."""
    table = Table.new("royal-paladin", "ember-mage")
    for x, kind in ((1, "dragon-priest"), (3, "ironscale"), (5, "gouger"), (7, "egg-clutch")):
        table.field(kind, (x, 8))
    table.start_turn("consul")
    return table.answer("monster/dragon-priest/1").skip() if begun else table


def second_leader() -> Table:
    """Rex is on the map already, and 16-Bit is reached."""
    table = Table.new("royal-paladin", "ember-mage", "hearthsworn-fighter")
    table.field("kobold-warren", (7, 4))
    table.field("rex", (3, 4))
    table.track.power = 12
    table.world.the(Force).pool["rockgut"] = 1
    return table.call(SpawnStep())


CASES = [*SETUP, *MOVES, *ATTACKS, *UNPAID, *TURNS]
