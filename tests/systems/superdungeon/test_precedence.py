"""General precedence: cards over rules, bans over leave, and a wound as one event (SD-241, SD-246, E-22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.superdungeon import Activation, Lasting, LastingEffects, Tracker
from systems.superdungeon import equipment, figures, pools, potions, targets
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.counters import GiveStatus
from tests.systems.superdungeon.arena import Arena
from tests.systems.superdungeon.fighting import FIGHTER, KNUCKLE, MAGE, duel, strike
from tests.systems.superdungeon.table import Table

ROGUE, PALADIN, ARCHER = "riftling-rogue", "royal-paladin", "dewleaf-archer"
BERSERKER, DRUID = "skyhorn-berserker", "deeproot-druid"


# --- card text beats a general rule --------------------------------------------------------------------------------------


def one_wound_a_hit() -> tuple[object, object]:
    """SD-106 against the Wyrmslayer Pike: a wound for each star."""
    arena = duel(FIGHTER, "starfire").equip("hero/hearthsworn-fighter", "wyrmslayer-pike")
    arena.dice(B="1 1 0", R="3 P", G="HP")
    strike(arena, "wyrmslayer-pike", card="card/treasure/wyrmslayer-pike", aim=f"melee:{arena.d}")
    return arena.wounds(arena.d), 5


def one_card_a_slot() -> tuple[object, object]:
    """SD-085 against the Hoarder's Gem: two loot cards in each slot."""
    arena = Arena("p", p=PALADIN).equip("hero/royal-paladin", "hoarders-gem")
    return equipment.slots(arena.world, arena.p, "weapon").value, 2


def sight_for_every_aim() -> tuple[object, object]:
    """SD-124 against the Grappling Reel's Hookshot: through a wall."""
    arena = Arena("p#k", p=PALADIN, k=KNUCKLE).equip("hero/royal-paladin", "grappling-reel")
    action = figures.action(arena.world, arena.p, "grappling-reel", "card/loot/grappling-reel")
    return [aim.target for aim in targets.aims(arena.world, arena.p, action)], [arena.k]


def enemies_in_the_way() -> tuple[object, object]:
    """SD-063 against Fly: over an enemy."""
    arena = Arena("pk.", p=PALADIN, k=KNUCKLE).equip("hero/royal-paladin", "cloud-feather")
    return arena.activate(arena.p).offers("space/"), ["space/r00c02"]


def armor_defends() -> tuple[object, object]:
    """SD-104 against Dodge: DEX may stand in."""
    arena = duel(KNUCKLE, ROGUE).dice(B="1 1 1")
    strike(arena)
    return arena.options, ["arm", "dex"]


def attacks_cost_ap() -> tuple[object, object]:
    """SD-104 against Berserk: one attack is free."""
    arena = Arena("bk", b=BERSERKER, k="rex").dice(R="1 1 1 1")
    arena.activate(arena.b).answer("free:")
    return arena.the(Activation).ap, 3


# --- a restriction beats a permission ------------------------------------------------------------------------------------


def immune_to_what_falls() -> tuple[object, object]:
    """A Dangerous action places Fire on everybody; whoever is immune stays without."""
    arena = Arena("s", s="starfire")
    return arena.call(GiveStatus(model=arena.s, status="fire")).result, False


def held_though_it_flies() -> tuple[object, object]:
    """Fly gives leave to move; Immobile forbids it."""
    arena = Arena("w..", w="wyrmling").suffer("monster/wyrmling/1", "immobile")
    return arena.activate(arena.w).offers("space/"), []


def bound_though_a_card_says_so() -> tuple[object, object]:
    """The Guttering Lantern teleports; Bind forbids special actions, those of cards too."""
    arena = Arena("p..", p=PALADIN).equip("hero/royal-paladin", "guttering-lantern")
    free = arena.activate(arena.p).offers("use:")
    arena.suffer(arena.p, "bind")
    return (free, arena.activate(arena.p).offers("use:")), (["use:iron-aura", "use:guttering-lantern"], [])


def choking_though_a_friend_pours() -> tuple[object, object]:
    """The Paladin may drink for anybody; whoever chokes has nothing from it."""
    table = Table.new(PALADIN, MAGE).wound(MAGE, 2).afflict(MAGE, "choke")
    return [one.beneficiary for one in potions.draughts(table.world, 1)], []


def sturdy_though_massive() -> tuple[object, object]:
    """Massive Damage makes two wounds; magic makes none on the Sturdy."""
    arena = duel(MAGE, "boo-booty").dice(R="3 3 P P")
    massive = Lasting("fixture", [{"ability": "has", "trait": "massive_damage"}], arena.a)
    arena.world.get(arena.a, LastingEffects).effects.append(massive)
    strike(arena, aim=f"magic:{arena.d}")
    return arena.wounds(arena.d), 0


def held_though_it_dodges() -> tuple[object, object]:
    """Dodge lets DEX defend; a slowed model cannot."""
    arena = duel(KNUCKLE, ROGUE).suffer("hero/riftling-rogue", "slow").dice(B="1 1 1 0 0")
    return strike(arena).decision, "probe"


def no_missile_beside_an_enemy() -> tuple[object, object]:
    """Missile 8 reaches far, but not from beside an enemy."""
    arena = Arena("ak..d", a=ARCHER, k=KNUCKLE, d="gouger")
    return [aim.target for aim in targets.aims(arena.world, arena.a)], [arena.k]


def down_though_the_attack_is_free() -> tuple[object, object]:
    """Berserk's attack is free; knocked down a model does nothing but stand up."""
    arena = Arena("bk", b=BERSERKER, k="rex").suffer("hero/skyhorn-berserker", "knockdown")
    return arena.activate(arena.b).options, ["stand", "end"]


def no_free_blow_in_red_mist() -> tuple[object, object]:
    """Berserk gives a free attack; Red Mist takes it away."""
    arena = Arena("bk", b=BERSERKER, k="rex").activate("hero/skyhorn-berserker")
    free = arena.offers("free:")
    return (free, arena.answer("use:red-mist").offers("free:")), ([f"free:melee:{arena.k}"], [])


CARDS = (
    one_wound_a_hit,
    one_card_a_slot,
    sight_for_every_aim,
    enemies_in_the_way,
    armor_defends,
    attacks_cost_ap,
)
BANS = (
    immune_to_what_falls,
    held_though_it_flies,
    bound_though_a_card_says_so,
    choking_though_a_friend_pours,
    sturdy_though_massive,
    held_though_it_dodges,
    no_missile_beside_an_enemy,
    down_though_the_attack_is_free,
    no_free_blow_in_red_mist,
)


@pytest.mark.rule("SD-241")
@pytest.mark.parametrize("found", CARDS, ids=lambda each: each.__name__)
def test_card_text_beats_a_general_rule(found: Callable[[], tuple[object, object]]) -> None:
    got, wanted = found()
    assert got == wanted


@pytest.mark.rule("SD-241")
@pytest.mark.parametrize("found", BANS, ids=lambda each: each.__name__)
def test_a_restriction_beats_a_permission(found: Callable[[], tuple[object, object]]) -> None:
    got, wanted = found()
    assert got == wanted


# --- a wound is one event ------------------------------------------------------------------------------------------------

ONE_WOUND = (
    "wounded",
    "status",
    "destroyed",
    "power-moved",
    "loot-moved",
    "token-taken",
    "card-drawn",
    "heart-taken",
)


def last_blow() -> Arena:
    """Rex has one heart left: by one wound of the Mage's a skull, a loot icon and a heart are reached."""
    arena = Arena("mr..\n....\np...", m=MAGE, r="rex", p=PALADIN).deck("loot", "war-paint", "owl-lens")
    arena.suffer(arena.r, wounds=4).suffer(arena.p, wounds=2)
    arena.set("game", Tracker, power=3, loot=2)
    return arena


@pytest.mark.rule("SD-246", "SD-114", "SD-115")
def test_a_wound_its_status_destruction_tracks_draws_and_icons_follow_each_other() -> None:
    """Nothing is asked, and no potion is offered, before the wound and all its counters lie."""
    arena = last_blow()
    arena.dice(B="H 2", R="P P")
    arena.call(MakeAttack(attacker=arena.m, aim=f"melee:{arena.r}"))
    assert arena.decision == "DP-26"
    assert not arena.stands(arena.r)
    assert arena.the(Tracker).loot_due == 1
    arena.answer("keep").answer("keep")
    assert arena.answer(f"{arena.p}:wound").decision == "probe"
    told = [event.kind for event in arena.world.outbox if event.kind in ONE_WOUND]
    assert told == [
        *ONE_WOUND[:6],
        "card-drawn",
        "card-drawn",
        "heart-taken",
    ]  # the track's and the mini-boss's
    assert arena.wounds(arena.p) == 1


@pytest.mark.rule("SD-246", "SD-115")
def test_a_status_lies_before_the_destruction_is_looked_at() -> None:
    """On whom survives it lies at once, before the tracks move."""
    arena = last_blow().suffer("monster/rex/1", wounds=3)
    arena.dice(B="2 2", R="P P")
    arena.call(MakeAttack(attacker=arena.m, aim=f"melee:{arena.r}"))
    told = [event.kind for event in arena.world.outbox if event.kind in ONE_WOUND]
    assert told[:4] == ["wounded", "status", "power-moved", "loot-moved"]
    assert arena.statuses(arena.r) == ["fire"]


@pytest.mark.rule("SD-246", "SD-228")
def test_victory_is_looked_at_after_each_destruction() -> None:
    """The boss falls as the first of two targets: the game is over before loot is drawn and the second defends."""
    table = Table.new(MAGE, PALADIN, FIGHTER)
    boss = table.field("starfire", (5, 4))
    table.field("knucklehead", (3, 4))
    table.world.the(Tracker).boss_entered = table.world.the(Tracker).timeout_done = True
    table.wound(boss, 7).place(MAGE, (4, 4)).place(PALADIN, (8, 8)).place(FIGHTER, (8, 7))
    table.world.the(Tracker).loot = 2
    table.faces(blue="0", red="3 3 1 1", green="2")
    table.call(MakeAttack(attacker=table.key(MAGE), action="fire-wave"), MAGE).skip_until("DP-19")
    table.answer(boss, "monster/knucklehead/1")
    assert table.session.over is not None and table.session.over.winners == [1]
    assert not table.is_gone("monster/knucklehead/1")
    assert table.cards_in("pool") == [] and table.events("card-drawn") == []


# --- always on -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-148", "SD-102", "SD-158")
def test_e22_luck_and_mob_work_outside_the_activation_and_without_ap() -> None:
    """E-22: nobody of them is active, and no AP is paid: Luck may swap an icon, two Knuckleheads help a Gouger."""
    arena = Arena("krj\n.g.", r=ROGUE, g="gouger", k=KNUCKLE, j=KNUCKLE)
    assert pools.mob_dice(arena.world, arena.g, arena.r) == 2
    arena.suffer(arena.r, wounds=1).dice(B="2 2 H")
    arena.call(MakeAttack(attacker=arena.r, aim=f"melee:{arena.k}"))
    assert arena.decision == "DP-24"
    assert not arena.world.has("game", Activation)
