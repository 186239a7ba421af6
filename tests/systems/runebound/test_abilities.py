"""Using cards: times, prices, activation and its limit (RB-065 to RB-075, RB-079, RB-203, RB-208)."""

from __future__ import annotations

import pytest

from components.runebound import Combat, Roll
from systems.runebound import figures, rolls, values
from tests.systems.runebound.fighting import clash, face, foe_life, hold, meet, strike
from tests.systems.runebound.table import Table

KORRAG = "korrag-half-ogre"
"""Mind 1, Body 6, Spirit 1; life 6; after a hit in melee he may pay for 1 more damage."""
DAGNA = "dagna-tunnelborn"
"""Mind 2, Body 4, Spirit 3; life 5; nothing to use in a fight."""


def uses(table: Table) -> list[str]:
    """The cards whose use is offered."""
    return [name.split("/")[-1].partition(":")[0] for name in table.options if name.startswith("use:")]


# --- prices --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-065")
def test_an_ability_cannot_be_paid_beyond_stamina() -> None:
    table = Table.new("varikas").set("varikas", Exhaustion={"count": 3})
    face(table, "varikas", "rats-in-the-granary")
    assert uses(table) == ["varikas"]
    table = Table.new("varikas").set("varikas", Exhaustion={"count": 4})
    face(table, "varikas", "rats-in-the-granary")
    assert table.decision == "D12"


@pytest.mark.rule("RB-066")
def test_an_allys_ability_is_paid_by_that_ally_and_acts_for_it() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "bravo-of-dawnsmoor").answer("go_on")
    hold(table, 20)
    strike(table, "bravo-of-dawnsmoor", 6).answer("use:card/market/bravo-of-dawnsmoor")
    # 6 + Body 5 + 2 = 13 against 13
    assert table.world.the(Roll).parts == {"card/market/bravo-of-dawnsmoor": 2}
    table.answer("pass")
    assert (table.exhaustion("bravo-of-dawnsmoor"), table.exhaustion(KORRAG)) == (1, 0)
    assert table.wounds("goblin-toll-clerks") == 1


@pytest.mark.rule("RB-066")
def test_an_allys_ability_does_not_serve_the_hero() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "bravo-of-dawnsmoor").answer("go_on")
    hold(table, 20)
    strike(table, KORRAG, 2)
    assert table.world.the(Combat).phase == "magic"
    assert table.exhaustion("bravo-of-dawnsmoor") == 0


@pytest.mark.rule("RB-065")
def test_a_wound_as_a_price_never_takes_the_last_life() -> None:
    table = meet(DAGNA, "goblin-toll-clerks", "rune-of-the-red-hand").answer("go_on")
    hold(table, 20).set(DAGNA, Wounds={"count": 4})
    strike(table, DAGNA, 9)
    assert "rune-of-the-red-hand" not in uses(table)
    assert table.wounds("goblin-toll-clerks") == 1


@pytest.mark.rule("RB-208")
def test_a_hero_who_is_attacked_stays_bound_by_his_own_stamina() -> None:
    table = Table.new(KORRAG, "varikas").set("varikas", Exhaustion={"count": 4})
    table.place("varikas", "tamalir").start_turn(KORRAG, at="tamalir", step="adventure")
    table.answer("attack:hero/varikas")
    assert table.decision == "D12"


# --- times ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-068")
def test_effects_of_a_part_of_combat_work_only_there() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "woodward-axe", "bestiary")
    assert uses(table) == ["bestiary"]
    table.answer("pass").answer("go_on")
    assert uses(table) == []
    table.totals(12).answer("defend")
    strike(table, KORRAG, 12)
    assert uses(table) == ["woodward-axe"]


@pytest.mark.rule("RB-068", "RB-203")
def test_vt04_soulburn_does_not_serve_a_spell_before_combat() -> None:
    """VT-04: Varikas's spell hits; Soulburn, which works in the magic phase only, is not offered on it."""
    table = meet("varikas", "goblin-toll-clerks", "soulburn")
    assert uses(table) == ["varikas"]
    table.totals(12).answer("use:hero/varikas")
    assert not figures.is_activated(table.world, table.card("soulburn"))
    assert foe_life(table, "goblin-toll-clerks") == 2 - 1


@pytest.mark.rule("RB-203")
def test_an_attack_outside_the_phases_is_no_combat_roll() -> None:
    table = meet("varikas", "goblin-toll-clerks", "ash-staff", "giants-brew", "staff-of-nine-knots")
    table.totals(7).answer("use:hero/varikas")  # 7 + Spirit 4 = 11 against 12
    assert (table.wounds("goblin-toll-clerks"), table.wounds("varikas")) == (0, 0)
    assert table.world.the(Combat).rolled == []


@pytest.mark.rule("RB-203")
@pytest.mark.parametrize(("total", "wounds"), [(11, 2), (10, 0)])
def test_an_attack_with_stated_damage_deals_that(total: int, wounds: int) -> None:
    table = meet(KORRAG, "orc-outriders", "kobold-sappers")
    table.totals(total + 2).answer("use:card/green/kobold-sappers")  # Mind 1 against 14
    assert table.wounds("orc-outriders") == wounds


@pytest.mark.rule("RB-203")
@pytest.mark.parametrize(
    ("foe", "wounds"), [("stone-sentinel", 1), ("the-glass-giant", 4), ("bone-cavalry", 3)]
)
def test_special_rules_of_the_foe_about_hits_hold_for_attacks_outside_the_phases(
    foe: str, wounds: int
) -> None:
    table = meet(DAGNA, foe, "dwarven-fire-bomb", "bestiary")
    table.set("game", Combat={"foe_life": 9}).totals(20).answer("use:card/market/dwarven-fire-bomb")
    assert table.wounds(foe) == wounds


# --- again and again, or once --------------------------------------------------------------------------------------


@pytest.mark.rule("RB-069")
def test_an_ability_without_activation_may_be_used_again_while_it_is_paid() -> None:
    table = meet("ilse-of-the-long-bow", "goblin-toll-clerks").answer("go_on")
    table.totals(3).answer("attack:hero")
    for _ in range(4):
        table.answer("use:hero/ilse")  # 3 + Mind 5 + 8 = 16
    assert table.exhaustion("ilse-of-the-long-bow") == 4
    assert table.wounds("goblin-toll-clerks") == 1


@pytest.mark.rule("RB-069", "RB-079")
def test_a_before_combat_ability_is_used_once_in_each_combat() -> None:
    table = meet("varikas", "goblin-toll-clerks", "candle-acolyte")
    table.totals(2).answer("use:hero/varikas")
    assert uses(table) == ["candle-acolyte"]
    table.answer("pass")
    face(table, "varikas", "rats-in-the-granary")
    assert uses(table) == ["varikas", "candle-acolyte"]


@pytest.mark.rule("RB-070")
def test_an_activated_item_lies_face_down_until_the_refresh_step() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "hammer-of-light").answer("go_on")
    hold(table, 20)
    hold(table, 20)
    table.totals(12).answer("attack:hero").answer("use:card/market/hammer-of-light")
    assert figures.is_activated(table.world, table.card("hammer-of-light"))
    table.start_turn(KORRAG)
    assert not figures.is_activated(table.world, table.card("hammer-of-light"))


@pytest.mark.rule("RB-070")
def test_the_always_part_of_an_activated_item_stays_on() -> None:
    table = meet(DAGNA, "goblin-toll-clerks", "white-blade").answer("go_on")
    hold(table, 20).set("white-blade", Activated={})
    strike(table, DAGNA, 6)  # 6 + Body 4 + 3 = 13 against 13
    assert table.wounds("goblin-toll-clerks") == 1


@pytest.mark.rule("RB-071")
def test_a_discard_to_use_item_goes_under_the_market_deck() -> None:
    table = meet(KORRAG, "orc-outriders", "dwarven-fire-bomb").totals(13).answer("use:card/market/dwarven")
    assert table.cards_in("deck/market")[-1] == "dwarven-fire-bomb"
    assert table.pile_of("orc-outriders") == "deck/green"


@pytest.mark.rule("RB-071")
def test_an_always_item_stops_when_it_is_lost() -> None:
    table = Table.new(KORRAG).put("climbers-coil", KORRAG).start_turn(KORRAG, at="G08")
    assert values.skill(table.world, f"hero/{KORRAG}", "climb").value == 6 + 3
    table.answer("discard:card/market/climbers-coil")
    assert values.skill(table.world, f"hero/{KORRAG}", "climb").value == 6


@pytest.mark.rule("RB-205")
def test_a_kept_card_used_by_discarding_is_discarded_as_an_adventure_card() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "brood-mothers-nest").answer("use:card/yellow/brood")
    assert table.cards_in("deck/yellow")[-1] == "brood-mothers-nest"
    assert foe_life(table, "goblin-toll-clerks") == 1


# --- the activation limit ------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-072", "RB-079")
def test_vt03_card_text_first_then_both_abilities_and_one_of_two_items() -> None:
    """VT-03: Varikas, an ally with a before-combat ability, two before-combat items, a challenge with a text."""
    table = Table.new("varikas")
    for card in ("candle-acolyte", "bestiary", "rune-of-clear-sight"):
        table.put(card, "varikas")
    face(table, "varikas", "wolves-at-dusk", rolls=(20,))
    assert [event.kind for event in table.events() if event.kind in ("roll-test", "uses")] == ["roll-test"]
    assert uses(table) == ["varikas", "candle-acolyte", "bestiary", "rune-of-clear-sight"]
    table.answer("use:card/market/candle-acolyte").answer("use:card/market/bestiary").answer("ranged")
    assert uses(table) == ["varikas"]
    table.totals(2).answer("use:hero/varikas")
    assert table.decision == "D12"


@pytest.mark.rule("RB-072")
def test_one_card_may_be_activated_in_each_combat_round() -> None:
    table = meet(DAGNA, "goblin-toll-clerks", "woodward-axe", "duellists-ring").answer("go_on")
    hold(table, 20)
    # a hit in melee, then a broken defence in magic: the ring may not be used in the same round
    table.totals(12, 2).answer("attack:hero").answer("use:card/market/woodward-axe")
    assert (table.world.the(Combat).round, table.wounds(DAGNA)) == (2, 1)
    hold(table.answer("go_on"), 2)
    assert uses(table) == ["duellists-ring"]


@pytest.mark.rule("RB-072")
def test_in_the_movement_step_one_card_may_be_activated() -> None:
    table = Table.new(KORRAG).put("boots-of-the-mile", KORRAG).put("rune-of-far-gates", KORRAG)
    table.start_turn(KORRAG, at="G08")
    assert uses(table) == ["boots-of-the-mile", "rune-of-far-gates"]
    table.answer("use:card/market/boots-of-the-mile")
    assert uses(table) == []


@pytest.mark.rule("RB-072")
def test_in_the_market_step_one_card_may_be_activated() -> None:
    table = Table.new(KORRAG).put("merchants-seal", KORRAG).put("rune-of-echo", KORRAG)
    table.put("white-blade", KORRAG).set("white-blade", Activated={})
    table.start_turn(KORRAG, at="tamalir", step="market").answer("enter")
    assert uses(table) == ["merchants-seal", "rune-of-echo"]
    table.answer("use:card/market/merchants-seal")
    assert uses(table) == []


@pytest.mark.rule("RB-072")
def test_the_house_rule_allows_one_before_combat_and_one_other_activation_a_turn() -> None:
    table = meet(DAGNA, "orc-outriders", "woodward-axe", "duellists-ring", activation_per_turn=True)
    hold(table, 20)
    table.totals(2).answer("attack:hero").answer("use:card/market/woodward-axe")
    hold(table, 20)
    table.totals(2).answer("defend")
    assert table.wounds(DAGNA) == 2


@pytest.mark.rule("RB-073")
def test_a_card_that_cancels_harm_of_a_before_combat_test_uses_the_one_allowed() -> None:
    table = meet("varikas", "boar-of-black-acre", "padded-feather-mail", "bestiary", rolls=(2,))
    table.answer("use:card/market/padded-feather-mail")
    assert uses(table) == ["varikas"]


@pytest.mark.rule("RB-073")
def test_tests_of_an_encounter_are_one_such_part() -> None:
    table = meet(KORRAG, "trial-of-the-rune-smiths", "ring-of-small-luck", "padded-feather-mail", rolls=(2,))
    assert (table.decision, uses(table)) == ("D10", ["ring-of-small-luck"])
    table.totals(2, 20, 20).answer("use:card/market/ring-of-small-luck")
    assert table.wounds(KORRAG) == 1


@pytest.mark.rule("RB-074")
def test_discard_to_use_items_are_not_counted() -> None:
    table = meet(
        KORRAG, "orc-outriders", "bestiary", "kobold-sappers", "brood-mothers-nest", "dwarven-fire-bomb"
    )
    table.answer("use:card/market/bestiary").answer("melee")
    assert uses(table) == ["kobold-sappers", "brood-mothers-nest", "dwarven-fire-bomb"]
    table.answer("use:card/yellow/brood-mothers-nest")
    assert uses(table) == ["kobold-sappers", "dwarven-fire-bomb"]


@pytest.mark.rule("RB-075", "RB-079")
def test_forced_effects_come_first_then_optional_ones_in_any_order() -> None:
    table = meet("varikas", "wolves-at-dusk", "padded-feather-mail", "draught-of-second-wind", rolls=(2,))
    told = [event.kind for event in table.events()]
    assert "roll-test" in told and "uses" not in told
    assert uses(table) == ["padded-feather-mail", "draught-of-second-wind"]
    table.answer("use:card/market/draught-of-second-wind")
    assert table.wounds("varikas") == 0


@pytest.mark.rule("RB-075")
def test_the_roller_decides_about_his_own_roll() -> None:
    table = clash(KORRAG, "varikas", spoils=("woodward-axe",)).answer("pass").answer("go_on")
    table.totals(9, 9).answer("defend")
    table.totals(9).answer("attack:hero/korrag")
    assert (table.decision, table.question.seat, uses(table)) == ("D26", 1, ["woodward-axe"])


# --- free uses and discards ----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-132")
def test_a_card_may_be_discarded_at_any_decision_of_ones_own() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "climbers-coil")
    assert "discard:card/market/climbers-coil" in table.options
    table.answer("go_on").answer("discard:card/market/climbers-coil")
    assert table.pile_of("climbers-coil") == "deck/market"
    assert (table.decision, table.world.the(Combat).phase) == ("D14", "ranged")


@pytest.mark.rule("RB-132")
def test_nothing_is_discarded_while_a_roll_stands() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "climbers-coil", "woodward-axe").answer("go_on")
    hold(table, 20)
    table.totals(12).answer("attack:hero")
    assert table.options == ["use:card/market/woodward-axe:use", "pass"]


@pytest.mark.rule("RB-068")
def test_a_free_card_may_be_used_between_the_phases() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "healing-draught").set(KORRAG, Wounds={"count": 3})
    table.answer("go_on").answer("use:card/market/healing-draught")
    assert (table.wounds(KORRAG), table.decision) == (1, "D14")


@pytest.mark.rule("RB-068")
def test_a_card_that_could_change_nothing_is_not_offered() -> None:
    table = meet(KORRAG, "goblin-toll-clerks", "healing-draught", "waking-tonic", "rallying-horn")
    assert (table.decision, uses(table)) == ("D12", [])


@pytest.mark.rule("RB-121", "RB-073")
def test_a_card_for_tests_serves_any_test() -> None:
    table = Table.new(KORRAG).put("marsh-light", KORRAG)
    table.totals(9).call(rolls.TestRoll(hero=f"hero/{KORRAG}", of="sneak", n=13), KORRAG, at="G08")
    table.answer("use:card/green/marsh-light")
    assert table.result is True
