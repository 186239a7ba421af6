"""Fights with challenges and encounter foes (RB-078 to RB-107, RB-204, RB-209)."""

from __future__ import annotations

import pytest

from components.runebound import Combat, Undefeated
from systems.runebound import combat, figures, phases, values
from tests.systems.runebound.fighting import face, foe_life, hold, meet, strike
from tests.systems.runebound.table import Table

KORRAG = "korrag-half-ogre"
"""Mind 1, Body 6, Spirit 1; life 6."""


def changed(table: Table, foe: str, **change: object) -> None:
    """The fight has changed something about the foe."""
    table.set("game", Combat={"harms": [{"against": table.card(foe), **change}]})


def phase_of(table: Table) -> str:
    """Round and phase of the fight under way."""
    fight = table.world.the(Combat)
    return f"{fight.round}:{fight.phase}"


# --- the rulebook's big example ----------------------------------------------------------------------------------


def nest_before_combat() -> Table:
    """VT-06 up to the first question: Varikas has drawn Brood-Mother's Nest, and his swim test has failed."""
    table = Table.new("varikas", "sister-morwen", "korrag-half-ogre")
    for card in ("padded-feather-mail", "dwarven-fire-bomb", "candle-acolyte"):
        table.put(card, "varikas")
    table.arrange(varikas={"Exhaustion": {"count": 3}})
    return face(table, "varikas", "brood-mothers-nest", rolls=(6,), came_from="space/r09c09")


def nest_after_round_one(acolyte: int = 15) -> Table:
    """VT-06 to the end of its first round; `acolyte` is what the Candle Acolyte rolls."""
    table = nest_before_combat()
    table.answer("use:card/market/padded-feather-mail")
    table.totals(11).answer("use:card/market/dwarven-fire-bomb")
    table.totals(14).answer("use:hero/varikas")
    table.answer("pass").answer("go_on")
    hold(table)
    strike(table, "varikas", 5)
    return strike(table, "candle-acolyte", acolyte)


@pytest.mark.rule(
    "RB-046", "RB-063", "RB-072", "RB-073", "RB-074", "RB-079", "RB-092", "RB-103", "RB-116", "RB-203"
)
def test_vt06_the_rulebooks_first_round() -> None:
    """VT-06: Varikas against Brood-Mother's Nest, up to the end of round 1."""
    table = nest_before_combat()
    # swim 6 + Body 4 = 10 against 14: a wound, which the Feather Mail cancels
    assert (table.decision, table.options) == ("D17", ["use:card/market/padded-feather-mail:use", "pass"])
    table.answer("use:card/market/padded-feather-mail")
    assert table.wounds("varikas") == 0
    # the Fire Bomb: 11 + Mind 1 = 12 against 15
    assert table.decision == "D11"
    table.totals(11).answer("use:card/market/dwarven-fire-bomb")
    assert table.wounds("brood-mothers-nest") == 0
    assert table.pile_of("dwarven-fire-bomb") == "deck/market"
    # the spell for the last exhaustion: 14 + Spirit 4 = 18 against 14
    table.totals(14).answer("use:hero/varikas")
    assert (table.exhaustion("varikas"), table.wounds("brood-mothers-nest")) == (4, 1)
    assert "use:hero/varikas:use" not in table.options
    table.answer("pass")
    # round 1: he does not try to escape, defends against damage 0 without a roll
    assert table.decision == "D12"
    table.answer("go_on")
    hold(table)
    # melee: 5 + Body 4 = 9 against 11, one wound; magic: 15 + Spirit 1 = 16 against 14
    strike(table, "varikas", 5)
    assert table.wounds("varikas") == 1
    strike(table, "candle-acolyte", 15)
    assert phase_of(table) == "2:escape"
    assert (table.wounds("varikas"), table.exhaustion("varikas")) == (1, 4)
    assert (table.wounds("brood-mothers-nest"), table.wounds("candle-acolyte")) == (2, 0)
    assert figures.is_activated(table.world, table.card("padded-feather-mail"))


@pytest.mark.rule("RB-095", "RB-099")
def test_vt06_a_lower_magic_roll_would_have_killed_the_acolyte() -> None:
    table = nest_after_round_one(acolyte=12)
    assert table.pile_of("candle-acolyte") == "deck/market"
    assert table.wounds("brood-mothers-nest") == 1


@pytest.mark.rule("RB-080", "RB-101", "RB-103", "RB-105")
def test_vt07_the_rulebooks_second_round() -> None:
    """VT-07: in round 2 Varikas defeats the Nest in melee."""
    table = nest_after_round_one()
    gold = table.gold("varikas")
    assert table.decision == "D12"
    table.answer("go_on")
    hold(table)
    # melee: 8 + Body 4 = 12 against 11, the third wound; the magic phase is dropped
    strike(table, "varikas", 8)
    assert table.gold("varikas") == gold + 3
    assert table.pile_of("brood-mothers-nest") == "hero/varikas"
    [counter] = figures.counters_at(table.world, "hero/varikas")
    assert counter.startswith("counter/yellow")
    assert figures.thing(table.world, table.card("brood-mothers-nest")).kind == "artifact"
    assert not table.world.has("game", Combat)


# --- before combat -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-078", "RB-080")
def test_a_round_has_four_phases_and_rounds_follow_until_one_side_is_beaten() -> None:
    table = meet("varikas", "goblin-toll-clerks")
    seen = []
    table.answer("pass")
    while phase_of(table) != "3:escape":
        seen.append(phase_of(table))
        table = table.answer("go_on") if table.decision == "D12" else hold(table, 20)
    each = ["escape", "ranged", "melee", "magic"]
    assert seen == [f"{n}:{phase}" for n in (1, 2) for phase in each]


@pytest.mark.rule("RB-081", "RB-101")
def test_before_combat_wounds_can_defeat_a_challenge_at_once() -> None:
    table = meet("varikas", "rats-in-the-granary", rolls=())
    table.totals(20).answer("use:hero/varikas")
    assert table.pile_of("rats-in-the-granary") == "deck/green"
    assert table.gold("varikas") == 3 + 2


@pytest.mark.rule("RB-081", "RB-108")
def test_before_combat_wounds_can_knock_a_hero_out_at_once() -> None:
    table = Table.new(KORRAG, "varikas").arrange(**{KORRAG: {"Wounds": {"count": 5}}})
    face(table, KORRAG, "marsh-light", rolls=(2,))
    assert table.here(KORRAG) == table.space("tamalir")
    assert table.wounds(KORRAG) == 0
    assert table.active == "hero/varikas"


@pytest.mark.rule("RB-082")
def test_each_value_has_its_phase_and_its_own_damage() -> None:
    table = meet("ruk-of-the-painted-hills", "goblin-toll-clerks")
    world, ruk = table.world, "hero/ruk-of-the-painted-hills"
    assert [values.strength(world, ruk, phase).value for phase in ("ranged", "melee", "magic")] == [3, 4, 1]
    assert [phases.hit_damage(world, ruk, phase) for phase in ("ranged", "melee", "magic")] == [1, 2, 1]
    table.set(ruk, Tokens={"body": 1})
    assert values.attribute(world, ruk, "body").value == 6
    assert phases.hit_damage(world, ruk, "melee") == 2


# --- who acts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-092", "RB-098")
def test_exactly_one_of_hero_attack_hero_defence_and_ally_attack_is_taken() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "hired-pikes").answer("go_on")
    rules = [name for name in table.options if not name.startswith("discard")]
    assert rules == ["attack:hero/korrag-half-ogre", "defend", "attack:card/market/hired-pikes"]
    assert (table.question.min, table.question.max, table.question.default) == (1, 1, "defend")


@pytest.mark.rule("RB-093", "RB-094")
def test_vt27_every_figure_attacks_once_a_round() -> None:
    """VT-27: the hero attacks in ranged, ally A in melee; in magic only ally B or defence are left."""
    table = meet(KORRAG, "goblin-toll-clerks", "hired-pikes", "road-warden").answer("go_on")
    strike(table, KORRAG, 2)
    assert not any(name.startswith("attack:hero") for name in table.options)
    strike(table, "hired-pikes", 2)
    attacks = [name for name in table.options if name.startswith("attack")]
    assert attacks == ["attack:card/market/road-warden"]
    hold(table, 20).answer("go_on")
    assert len([name for name in table.options if name.startswith("attack")]) == 3


@pytest.mark.rule("RB-093", "RB-201")
def test_a_forced_defence_asks_nothing() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "oak-shield").answer("go_on")
    table.totals(2, 20, 20)
    strike(table, KORRAG, 9)
    assert phase_of(table) == "2:escape"


@pytest.mark.rule("RB-095")
def test_a_hit_deals_the_attackers_damage() -> None:
    table = meet(KORRAG, "orc-outriders", "sell-sword-captain")
    hold(table, 20)
    strike(table, "sell-sword-captain", 7)  # 7 + Body 7 = 14 against 14
    assert foe_life(table, "orc-outriders") == 3 - 2


@pytest.mark.rule("RB-095")
def test_a_miss_hurts_the_figure_that_attacked() -> None:
    table = meet(KORRAG, "orc-outriders", "hired-pikes")
    hold(table, 20)
    strike(table, "hired-pikes", 8)  # 8 + Body 5 = 13 against 14
    assert (table.wounds("hired-pikes"), table.wounds(KORRAG)) == (1, 0)
    assert foe_life(table, "orc-outriders") == 3


@pytest.mark.rule("RB-096")
def test_a_defence_uses_the_value_of_its_own_phase() -> None:
    table = meet(KORRAG, "goblin-toll-clerks").answer("go_on")
    hold(table, 11)  # ranged: 11 + Mind 1 = 12 against 12
    assert table.wounds(KORRAG) == 0
    hold(table, 6)  # melee: 6 + Body 6 = 12 against 13
    assert table.wounds(KORRAG) == 1
    assert foe_life(table, "goblin-toll-clerks") == 2


@pytest.mark.rule("RB-097")
def test_defending_against_damage_0_needs_no_roll() -> None:
    table = meet(KORRAG, "rats-in-the-granary").answer("go_on")
    hold(table)
    assert phase_of(table) == "1:melee"
    assert not table.events("roll-defend")


@pytest.mark.rule("RB-097")
def test_a_stated_harm_asks_for_the_roll_though_the_damage_is_0() -> None:
    table = meet(KORRAG, "masked-highwayman").answer("go_on")
    changed(table, "masked-highwayman", phase="ranged", zero_damage=True)
    hold(table, 2)
    assert (table.gold(KORRAG), table.wounds(KORRAG)) == (3 - 1, 0)


@pytest.mark.rule("RB-099", "RB-095")
def test_vt28_an_ally_with_wounds_equal_to_its_life_is_killed() -> None:
    """VT-28: an ally of Body 4 with one life left attacks a foe of Body 13/1 and rolls 8."""
    table = meet(KORRAG, "goblin-toll-clerks", "road-warden").answer("go_on")
    table.set("road-warden", Wounds={"count": 2})
    hold(table, 20)
    strike(table, "road-warden", 8)
    assert table.pile_of("road-warden") == "deck/market"
    assert table.cards_in("deck/market")[-1] == "road-warden"
    assert (table.wounds("road-warden"), phase_of(table)) == (0, "1:magic")


@pytest.mark.rule("RB-099", "RB-103")
def test_a_kept_ally_that_is_killed_goes_under_its_adventure_deck() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "wyvern-brood").answer("go_on")
    table.set("wyvern-brood", Wounds={"count": 2})
    strike(table, "wyvern-brood", 2)
    assert table.cards_in("deck/yellow")[-1] == "wyvern-brood"


@pytest.mark.rule("RB-099", "RB-058")
def test_an_encounter_ally_that_is_killed_leaves_the_game() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "a-matter-of-honour").answer("go_on")
    table.set("a-matter-of-honour", Wounds={"count": 3})
    strike(table, "a-matter-of-honour", 2)
    assert table.pile_of("a-matter-of-honour") == "removed"


# --- the end of a fight --------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-101", "RB-078")
def test_a_beaten_foe_drops_the_later_phases() -> None:
    table = meet(KORRAG, "rats-in-the-granary", others=("varikas",)).answer("go_on")
    strike(table, KORRAG, 20)
    assert not table.world.has("game", Combat)
    assert table.pile_of("rats-in-the-granary") == "deck/green"


@pytest.mark.rule("RB-106", "RB-101")
def test_a_foe_without_life_is_defeated_before_the_first_round() -> None:
    table = Table.new(KORRAG).set("the-bragging-champion", Prepared={"foe_life": -1})
    face(table, KORRAG, "the-bragging-champion", rolls=(20,))  # noticed: life 2 - 1 - 1
    assert not table.events("roll-attack")
    assert table.gold(KORRAG) == 3 + 3
    assert table.pile_of("the-bragging-champion") == "removed"


@pytest.mark.rule("RB-107")
def test_the_heros_wounds_remain_after_the_fight() -> None:
    table = meet(KORRAG, "rats-in-the-granary").totals(2).answer("try").answer("go_on")
    strike(table, KORRAG, 20)
    assert table.wounds(KORRAG) == 1


@pytest.mark.rule("RB-204")
def test_a_foes_value_and_damage_stop_at_0() -> None:
    table = meet(KORRAG, "goblin-toll-clerks")
    changed(table, "goblin-toll-clerks", phase="magic", value=-99, damage=-99)
    clerks = table.card("goblin-toll-clerks")
    assert values.attribute(table.world, clerks, "spirit").value == 0
    assert phases.damage_of_side(table.world, clerks, "magic") == 0


# --- thirty rounds -------------------------------------------------------------------------------------------------


def only_defend(table: Table) -> Table:
    """The hero defends against everything, until the fight is over."""
    while table.world.has("game", Combat):
        table = table.answer("go_on") if table.decision == "D12" else hold(table, 20)
    return table


@pytest.mark.rule("RB-209", "RB-086", "RB-087")
def test_vt47_after_thirty_rounds_the_fight_is_broken_off() -> None:
    """VT-47: neither side is ever beaten; after the magic phase of round 30 the hero is away."""
    table = meet("varikas", "bog-trollkin", others=("sister-morwen",), came_from="tamalir")
    table.set("varikas", Tokens={"mind": 5}).answer("pass")
    only_defend(table)
    assert table.here("varikas") == table.space("tamalir")
    assert table.world.get(table.card("bog-trollkin"), Undefeated).slot == 1
    assert table.active == "hero/sister-morwen"
    assert len(table.events("fight-broken-off")) == 1
    assert len(table.events("roll-defend")) == 30 * 2  # in the ranged phase there is no harm to fear


@pytest.mark.rule("RB-209", "RB-189")
def test_a_hazard_that_is_broken_off_is_lost_without_knock_out() -> None:
    table = Table.new("varikas")
    table.put("bog-trollkin", "at_hand").set("varikas", Tokens={"mind": 5})
    card, space = table.card("bog-trollkin"), table.space("space/r04c02")
    table.call(combat.Fight(hero="hero/varikas", foe=card, kind="hazard", space=space), at=space)
    only_defend(table)
    assert table.result == "lost"
    assert (table.pile_of("bog-trollkin"), table.here("varikas")) == ("deck/green", space)


@pytest.mark.rule("RB-209", "RB-060")
def test_a_fight_with_an_encounter_foe_that_is_broken_off_ends_as_an_escape() -> None:
    table = meet(KORRAG, "the-bragging-champion", rolls=(2,), came_from="tamalir")
    only_defend(table)
    assert table.pile_of("the-bragging-champion") == "removed"
    assert table.here(KORRAG) == table.space("tamalir")
