"""What is in force for a model: stat card, equipment, upgrades, auras, lasting effects, the horde (SD-138 to SD-148)."""

from __future__ import annotations

from typing import Any

import pytest

from components.superdungeon import Aura, Auras, Lasting, LastingEffects, Model, Tracker
from systems.superdungeon import counters, figures, harm, pools
from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import Attribute
from tests.systems.superdungeon.arena import Arena


def dice(attribute: str, **pool: int) -> dict[str, Any]:
    """Bonus dice as plain data."""
    return {"ability": "dice", "attribute": attribute, "pool": pool}


def has(trait: str) -> dict[str, Any]:
    """A trait as plain data."""
    return {"ability": "has", "trait": trait}


def wall_of_shields(arena: Arena, bearer: str, source: str = "shield-wall", n: int = 1, **more: Any) -> None:
    """An aura that gives friends +1B ARM."""
    aura = Aura(source, n, [dice("arm", blue=1)], **more)
    arena.world.get(bearer, Auras).auras.append(aura)


def shown(arena: Arena, key: str, attribute: Attribute) -> str:
    """The pool of a model as it is printed."""
    return pools.notation(pools.pool(arena.world, key, attribute).value)


@pytest.mark.rule("SD-138", "SD-145")
def test_e18_the_same_aura_counts_once() -> None:
    """E-18: ARM 1W inside two Shield Walls is 1W1B; a differently named aura adds another die."""
    arena = Arena("iki", i="ironscale", k="knucklehead")
    second = arena.world.all(Auras)[2][0]
    wall_of_shields(arena, arena.i)
    wall_of_shields(arena, second)
    assert shown(arena, arena.k, "arm") == "1W1B"
    wall_of_shields(arena, second, source="another-wall")
    assert shown(arena, arena.k, "arm") == "1W2B"


@pytest.mark.rule("SD-145", "SD-146", "SD-132", "SD-133")
def test_an_aura_helps_friends_in_range_and_its_bearer() -> None:
    """Iron Aura 3: the bearer and friends within 3 have it, a friend at 4 and enemies have not."""
    arena = Arena("p..mf.k", p="royal-paladin", m="ember-mage", f="hearthsworn-fighter", k="knucklehead")
    wall_of_shields(arena, arena.p, "iron-aura", 3)
    assert shown(arena, arena.p, "arm") == "2B1R"
    assert shown(arena, arena.m, "arm") == "4B"
    assert shown(arena, arena.f, "arm") == "2R"
    assert shown(arena, arena.k, "arm") == "1W"


@pytest.mark.rule("SD-136")
def test_walls_stop_an_aura() -> None:
    """Who is not seen is not helped."""
    arena = Arena("p#m\n.#.\n...", p="royal-paladin", m="ember-mage")
    wall_of_shields(arena, arena.p, "iron-aura", 3)
    assert shown(arena, arena.m, "arm") == "3B"


@pytest.mark.rule("SD-148")
def test_e07_an_aura_for_a_type_reaches_all_of_that_type() -> None:
    """E-07: an Ironscale is kobold and minion; an aura for either reaches it, one for drakes does not."""
    for tag, pool in (("kobold", "2W1B"), ("minion", "2W1B"), ("drake", "2W")):
        arena = Arena("di", d="dragon-priest", i="ironscale")
        wall_of_shields(arena, arena.d, tags=[tag])
        assert shown(arena, arena.i, "arm") == pool


@pytest.mark.rule("SD-145")
def test_an_aura_ends_when_its_bearer_leaves_play() -> None:
    """The destroyed bearer helps nobody."""
    arena = Arena("pm", p="royal-paladin", m="ember-mage")
    wall_of_shields(arena, arena.p, "iron-aura", 3)
    harm.take_off(arena.world, arena.p)
    assert shown(arena, arena.m, "arm") == "3B"


@pytest.mark.rule("SD-138", "SD-152")
def test_a_lasting_effect_counts_once_by_its_source() -> None:
    """The same potion drunk twice adds its die once; another one adds its own."""
    arena = Arena("m", m="ember-mage")
    effects = arena.world.get(arena.m, LastingEffects).effects
    effects += [Lasting("spark-water", [dice("att", blue=1)], arena.m) for _ in range(2)]
    assert shown(arena, arena.m, "att") == "3B"
    effects.append(Lasting("anger", [dice("att", red=1)], arena.m))
    assert shown(arena, arena.m, "att") == "3B1R"


def test_a_pool_may_be_replaced_for_a_while() -> None:
    """Red Mist: ARM is 2B, whatever is printed; bonuses still count."""
    arena = Arena("b", b="skyhorn-berserker")
    arena.equip(arena.b, "padded-coat")
    pool = {"op": "set_pool", "attribute": "arm", "pool": {"blue": 2}}
    arena.world.get(arena.b, LastingEffects).effects.append(Lasting("red-mist", [pool], arena.b))
    assert shown(arena, arena.b, "arm") == "3B"


@pytest.mark.rule("SD-086", "SD-093")
def test_equipment_works_and_says_where_each_die_comes_from() -> None:
    """A club adds a red die to ATT, and the total names the card."""
    arena = Arena("p", p="royal-paladin")
    arena.equip(arena.p, "ogre-bone-club", "marching-drum", "heartstone-bead", "couriers-sandals")
    total = pools.pool(arena.world, arena.p, "att")
    assert pools.notation(total.value) == "3B1R"
    assert [part.source for part in total.parts] == ["card/loot/ogre-bone-club"]
    names = ("ap", "hearts", "speed", "potion_cap")
    assert [figures.stat(arena.world, arena.p, name).value for name in names] == [4, 6, 8, 1]


@pytest.mark.rule("SD-208")
def test_upgrades_reach_denizens_and_minions_alone() -> None:
    """A kept Padded Coat gives +1B ARM to kobolds and drakes, not to a mini-boss or hero."""
    arena = Arena("kwr.\n...h", k="knucklehead", w="whelp", r="rex", h="ember-mage")
    arena.set("game", Tracker, upgrades=["padded-coat"])
    assert [shown(arena, key, "arm") for key in (arena.k, arena.w, arena.r, arena.h)] == [
        "1W1B", "1W1B", "2R", "3B",
    ]  # fmt: skip


@pytest.mark.rule("SD-238")
def test_the_horde_burns_once_the_boss_has_come() -> None:
    """Kindled Horde: minions and denizens carry Fire from the moment he enters."""
    arena = Arena("kr.\n...", k="knucklehead", r="rex", boss="starfire")
    assert figures.carried(arena.world, arena.k) == []
    arena.set("game", Tracker, boss_entered=True)
    assert figures.carried(arena.world, arena.k) == ["fire"]
    assert figures.carried(arena.world, arena.r) == []


@pytest.mark.rule("SD-158", "SD-148")
def test_v33_mob_counts_friends_who_could_strike_too() -> None:
    """V-33: a Gouger with two Knuckleheads beside her target and a Priest at distance 3 rolls 4B."""
    arena = Arena("...k\ng.hk\n...\n..d", g="gouger", h="riftling-rogue", k="knucklehead", d="dragon-priest")
    total = pools.attack_pool(arena.world, arena.g, "melee", "att", None, arena.h)
    assert pools.notation(total.value) == "4B"


@pytest.mark.rule("SD-158")
def test_mob_gives_three_dice_at_most_and_only_in_melee() -> None:
    """Five of them round one hero: +3B; those who lie on the ground do not count; magic gains nothing."""
    arena = Arena("kkk\nkhk\n...", h="riftling-rogue", k="knucklehead")
    pool = pools.attack_pool(arena.world, arena.k, "melee", "att", None, arena.h)
    assert pools.notation(pool.value) == "6B"
    for key in figures.monsters(arena.world)[1:4]:
        arena.suffer(key, "knockdown")
    pool = pools.attack_pool(arena.world, arena.k, "melee", "att", None, arena.h)
    assert pools.notation(pool.value) == "4B"
    assert pools.mob_dice(arena.world, arena.h, arena.k) == 0
    assert "mob" not in [
        p.source for p in pools.attack_pool(arena.world, arena.k, "magic", "will", None, arena.h).parts
    ]


@pytest.mark.rule("SD-190")
def test_spawning_points_are_immune_to_everything() -> None:
    """No status can be laid on a spawning point."""
    arena = Arena("w", w="kobold-warren")
    assert all(figures.is_immune(arena.world, arena.w, status) for status in ("fire", "slow", "bind"))
    assert not counters.place_status(arena.world, arena.w, "fire")
    assert not pools.has_attribute(arena.world, arena.w, "will")


@pytest.mark.rule("SD-173")
def test_the_form_taken_is_what_counts() -> None:
    """The Angry Bear has the bear's dice, base and types."""
    arena = Arena("d.\n..", d="deeproot-druid")
    arena.set(arena.d, Model, form="angry-bear")
    assert shown(arena, arena.d, "att") == "2R"
    assert figures.size(arena.world, arena.d) == 2
    assert set(content().models["angry-bear"].tags) == {"shapeshift", "half_elf", "hero"}
    assert figures.has_tag(arena.world, arena.d, "shapeshift")
