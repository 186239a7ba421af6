"""Fights between heroes (RB-135 to RB-145, RB-209)."""

from __future__ import annotations

import pytest

from components.runebound import Combat, Hero
from systems.runebound import figures, phases
from tests.systems.runebound.fighting import clash
from tests.systems.runebound.table import Table

BRANNOC, DAGNA = "hero/brannoc-oathkeeper", "hero/dagna-tunnelborn"
"""Brannoc: Mind 1, Body 5, Spirit 3, life 6. Dagna: Mind 2, Body 4, Spirit 3, life 5. All damage is 1."""


def fight(*cards: str, spoils: tuple[str, ...] = ()) -> Table:
    """Brannoc attacks Dagna; `cards` lie with him, `spoils` with her."""
    return tired(clash("brannoc-oathkeeper", "dagna-tunnelborn", *cards, spoils=spoils))


def tired(table: Table) -> Table:
    """Brannoc has no strength left to ward wounds off."""
    return table.set(BRANNOC, Exhaustion={"count": 3})


def exchange(table: Table, action: str, answer: int, roll: int) -> Table:
    """A phase: the attacker acts, the defender rolls `answer`, then the attacker rolls.

    In phases where he can only defend after his attack, nobody is hurt.
    """
    later = (2, 20, 2, 20) if action == "attack:hero" else ()
    return table.totals(answer, roll, *later).answer(action)


def quiet_round(table: Table) -> Table:
    """A round in which nobody is hurt: the attacker only defends."""
    table.answer("go_on")
    for _ in range(3):
        exchange(table, "defend", 2, 20)
    return table


def beat(table: Table) -> Table:
    """Brannoc beats Dagna in the ranged phase."""
    table.set(DAGNA, Wounds={"count": 4}).answer("go_on")
    return exchange(table, "attack:hero", 2, 20)


# --- before combat -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-135")
def test_the_defender_uses_before_combat_cards_first_then_the_attacker() -> None:
    table = fight("shepherds-sling", spoils=("kobold-sappers",))
    assert (table.decision, table.question.seat) == ("D11", 1)
    table.totals(2, 20).answer("use:card/green/kobold-sappers")
    assert table.wounds(BRANNOC) == 2
    assert (table.decision, table.question.seat) == ("D11", 0)
    assert "use:card/market/shepherds-sling:use" in table.options


@pytest.mark.rule("RB-145", "RB-010")
def test_a_hero_who_has_not_entered_the_board_cannot_be_attacked() -> None:
    table = Table.new("brannoc-oathkeeper", "dagna-tunnelborn")
    table.start_turn("brannoc-oathkeeper", at="tamalir", step="adventure")
    assert not any(name.startswith("attack") for name in table.options)


@pytest.mark.rule("RB-145", "RB-172")
def test_in_the_endgame_no_hero_is_attacked() -> None:
    table = Table.new("brannoc-oathkeeper", "dagna-tunnelborn", doom_track=True)
    table.place("brannoc-oathkeeper", "tamalir").place("dagna-tunnelborn", "tamalir")
    table.set("game", Doom={"endgame_due": True})
    table.start_turn("brannoc-oathkeeper", step="end")
    assert table.world.the(Combat).kind == "endgame"


# --- rounds --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-136", "RB-138")
def test_the_attacker_announces_then_the_defender_rolls_then_the_attacker() -> None:
    table = fight().answer("go_on")
    exchange(table, "attack:hero", 9, 10)  # 9 + Mind 2 = 11; 10 + Mind 1 = 11
    rolled = [(event.kind, event.on[0]) for event in table.events() if event.kind.startswith("roll")]
    assert rolled[:2] == [("roll-target", DAGNA), ("roll-attack", BRANNOC)]
    assert table.wounds(DAGNA) == 1


@pytest.mark.rule("RB-138")
def test_a_missed_attack_hurts_the_attacking_figure() -> None:
    table = fight("hired-pikes").answer("go_on")
    exchange(table, "defend", 2, 20)
    exchange(table, "attack:card/market/hired-pikes", 10, 8)  # 10 + Body 4 = 14; 8 + Body 5 = 13
    assert (table.wounds("hired-pikes"), table.wounds(BRANNOC), table.wounds(DAGNA)) == (1, 0, 0)


@pytest.mark.rule("RB-138")
def test_a_successful_defence_hurts_nobody_a_failed_one_the_attacker() -> None:
    table = fight().answer("go_on")
    exchange(table, "defend", 2, 20)
    assert (table.wounds(BRANNOC), table.wounds(DAGNA)) == (0, 0)
    exchange(table, "defend", 20, 2)
    assert (table.wounds(BRANNOC), table.wounds(DAGNA)) == (1, 0)


@pytest.mark.rule("RB-138")
def test_the_defenders_allies_take_no_part() -> None:
    table = fight(spoils=("archmage-in-exile",)).answer("pass").answer("go_on")
    assert not any("archmage" in name for name in table.options)
    exchange(table, "attack:hero", 2, 4)
    assert table.events("roll-target")[0].on == (DAGNA,)


@pytest.mark.rule("RB-136")
def test_items_that_the_defender_activates_raise_the_number_to_reach() -> None:
    table = fight(spoils=("hammer-of-light",)).answer("go_on")
    exchange(table, "defend", 2, 20)
    exchange(table, "defend", 2, 20)
    table.totals(8, 12).answer("attack:hero")
    assert (table.decision, table.question.seat) == ("D26", 1)
    table.answer("use:card/market/hammer-of-light")  # 8 + Spirit 3 + 3 = 14; 12 + Spirit 3 = 15
    assert table.events("roll-attack")[-1].numbers["target"] == 14


@pytest.mark.rule("RB-136", "RB-209")
def test_vt34_after_a_round_attacker_and_defender_swap_roles() -> None:
    """VT-34: in round 2 the other hero is the attacker: he may escape, the first one rolls first in each phase."""
    table = quiet_round(fight())
    assert (table.decision, table.question.seat, table.options) == ("D12", 1, ["try", "go_on"])
    table.answer("go_on")
    assert table.question.about == (DAGNA, BRANNOC)
    exchange(table, "attack:hero", 2, 20)
    assert table.events("roll-target")[-1].on == (BRANNOC,)
    assert table.wounds(BRANNOC) == 1


@pytest.mark.rule("RB-136")
def test_every_figure_of_the_attacker_attacks_once_a_round() -> None:
    table = fight("hired-pikes").answer("go_on")
    exchange(table, "attack:hero", 2, 20)
    attacks = [name for name in table.options if name.startswith("attack")]
    assert attacks == ["attack:card/market/hired-pikes"]


# --- escape --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-140", "RB-139")
def test_the_attacker_escapes_from_the_defenders_roll_and_his_turn_ends() -> None:
    table = exchange(fight(), "try", 9, 10)  # 9 + Mind 2 = 11; 10 + Mind 1 = 11
    assert table.here(BRANNOC) == "space/r08c10"
    assert table.world.get(BRANNOC, Hero).came_from == ""
    assert table.active == DAGNA


@pytest.mark.rule("RB-140")
def test_a_failed_escape_costs_a_wound_and_the_defender_rolls_anew() -> None:
    table = exchange(fight(), "try", 20, 2)
    assert (table.decision, table.wounds(BRANNOC)) == ("D12", 1)
    exchange(table, "try", 2, 20)
    assert table.here(BRANNOC) == "space/r08c10"


@pytest.mark.rule("RB-140", "RB-100")
def test_ranged_items_of_the_defender_do_not_count_in_the_escape_phase() -> None:
    table = exchange(fight(spoils=("hornbow-of-the-steppe",)).answer("pass"), "try", 9, 10)
    assert table.here(BRANNOC) == "space/r08c10"


@pytest.mark.rule("RB-140", "RB-136")
def test_in_round_two_the_other_hero_may_escape() -> None:
    table = quiet_round(fight())
    exchange(table, "try", 2, 20)
    assert table.decision == "D13"  # she stood there before the fight: she picks a space
    table.answer(table.options[0])
    assert table.here(DAGNA) != "space/r08c11"
    assert table.active == DAGNA  # her own turn follows Brannoc's


# --- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-136", "RB-137", "RB-138", "RB-139", "RB-142")
def test_vt33_the_winner_takes_the_gold_of_the_loser() -> None:
    """VT-33: A (Body 5/1) against B (Body 4/1) with 1 life left and 7 gold; B rolls 9 = 13, A rolls 8 = 13."""
    table = fight(spoils=("climbers-coil", "yew-bow")).answer("go_on")
    exchange(table, "defend", 2, 20)
    table.set(DAGNA, Wounds={"count": 4}, Purse={"gold": 7})
    exchange(table, "attack:hero", 9, 8)
    assert (table.decision, table.question.seat, table.question.default) == ("D25", 0, "gold")
    table.answer("gold")
    assert (table.gold(BRANNOC), table.gold(DAGNA)) == (3 + 7, 0)
    assert table.cards_in(DAGNA) == ["climbers-coil"]
    assert (table.here(DAGNA), table.wounds(DAGNA)) == (table.space("tamalir"), 0)
    assert figures.counters_at(table.world, BRANNOC) == []
    assert table.active == DAGNA


@pytest.mark.rule("RB-137")
def test_the_spoils_are_one_thing_of_the_winners_choice() -> None:
    table = beat(
        fight(spoils=("yew-bow", "hired-pikes", "brood-mothers-nest", "sealed-letter")).answer("pass")
    )
    cards = ["card/market/yew-bow", "card/market/hired-pikes", "card/yellow/brood-mothers-nest"]
    assert table.options == ["gold", *(f"card:{card}" for card in cards), "nothing"]


@pytest.mark.rule("RB-137", "RB-103")
def test_a_kept_adventure_card_may_be_taken() -> None:
    table = beat(fight(spoils=("brood-mothers-nest",)).answer("pass")).answer(
        "card:card/yellow/brood-mothers-nest"
    )
    assert table.pile_of("brood-mothers-nest") == BRANNOC
    assert table.gold(BRANNOC) == 3


@pytest.mark.rule("RB-137")
def test_an_ally_taken_keeps_its_wounds_and_exhaustion() -> None:
    table = fight(spoils=("hired-pikes",)).set("hired-pikes", Wounds={"count": 2}, Exhaustion={"count": 1})
    beat(table).answer("card:card/market/hired-pikes")
    assert table.pile_of("hired-pikes") == BRANNOC
    assert (table.wounds("hired-pikes"), table.exhaustion("hired-pikes")) == (2, 1)


@pytest.mark.rule("RB-137", "RB-104")
def test_limits_hold_for_the_spoils() -> None:
    table = fight("hired-pikes", "road-warden", spoils=("sell-sword-captain",))
    beat(table).answer("card:card/market/sell-sword-captain")
    assert table.decision == "D18"
    table.answer("discard:card/market/road-warden")
    assert table.cards_in(BRANNOC) == ["hired-pikes", "sell-sword-captain"]


@pytest.mark.rule("RB-137", "RB-104")
def test_a_card_left_lying_goes_back_to_the_loser() -> None:
    table = fight("hired-pikes", "road-warden", spoils=("sell-sword-captain", "troll-mercenary"))
    beat(table).answer("card:card/market/sell-sword-captain").answer("leave")
    assert table.cards_in(DAGNA) == ["sell-sword-captain"]  # and the knock-out takes the dearest


@pytest.mark.rule("RB-137", "RB-139")
def test_the_attacker_may_be_beaten_in_his_own_turn() -> None:
    table = fight("yew-bow").set(BRANNOC, Wounds={"count": 5}, Purse={"gold": 4}).answer("go_on")
    exchange(table, "attack:hero", 20, 2)
    assert (table.decision, table.question.seat) == ("D25", 1)
    table.answer("gold")
    assert table.gold(DAGNA) == 3 + 4
    assert (table.here(BRANNOC), table.active) == (table.space("tamalir"), DAGNA)
    assert table.pile_of("yew-bow") == "deck/market"


@pytest.mark.rule("RB-144", "RB-160")
def test_taking_the_third_dragon_rune_wins_at_once() -> None:
    table = fight("cinder-throne", "verdant-ruin", spoils=("the-blind-wyrm",))
    beat(table).answer("card:card/red/the-blind-wyrm")
    assert table.session.over is not None and table.session.over.winners == [0]


@pytest.mark.rule("RB-139")
def test_after_a_hero_combat_there_is_no_market_step() -> None:
    table = Table.new("brannoc-oathkeeper", "dagna-tunnelborn").place("dagna-tunnelborn", "tamalir")
    table.start_turn("brannoc-oathkeeper", at="tamalir", step="adventure").answer("attack")
    beat(tired(table)).answer("nothing")
    assert (table.decision, table.active) == ("D02", DAGNA)


@pytest.mark.rule("RB-209")
def test_after_thirty_rounds_the_attacker_of_that_round_gets_away() -> None:
    table = fight()
    table.set("game", Combat={"round": 30, "hero": DAGNA, "foe": BRANNOC})
    quiet_round(table)
    assert table.decision == "D13" and table.question.seat == 1
    table.answer(table.options[0])
    assert table.here(DAGNA) != "space/r08c11"
    assert table.here(BRANNOC) == "space/r08c11"


# --- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-141", "RB-072")
def test_both_obey_the_activation_limit() -> None:
    table = fight("white-blade", "forge-plate", spoils=("woodward-axe", "gutter-knife")).answer("go_on")
    exchange(table, "defend", 2, 20)
    table.totals(2, 20, 2, 20).answer("attack:hero").answer("use:card/market/woodward-axe")
    # her knife may not be used in the same round, but he has activated nothing yet
    assert (table.decision, table.question.seat) == ("D15", 0)
    table.answer("use:card/market/white-blade")
    assert table.wounds(DAGNA) == 2


@pytest.mark.rule("RB-141", "RB-070")
def test_what_the_other_hero_activated_stays_so_until_his_own_refresh_step() -> None:
    table = fight(spoils=("woodward-axe",)).answer("go_on")
    exchange(table, "defend", 2, 20)
    table.totals(2, 20).answer("attack:hero").answer("use:card/market/woodward-axe")
    table.start_turn("brannoc-oathkeeper")
    assert figures.is_activated(table.world, table.card("woodward-axe"))
    table.start_turn("dagna-tunnelborn")
    assert not figures.is_activated(table.world, table.card("woodward-axe"))


@pytest.mark.rule("RB-143", "RB-203")
def test_an_attack_before_combat_asks_the_opponent_to_roll_for_the_value() -> None:
    table = fight("shepherds-sling", spoils=("yew-bow",))
    table.totals(8, 11).answer("use:card/market/shepherds-sling")  # 8 + Mind 2 = 10; 11 + Mind 1 - 2 = 10
    rolled = [(event.kind, event.on[0]) for event in table.events() if event.kind.startswith("roll")]
    assert rolled == [("roll-answer", DAGNA), ("roll-spell", BRANNOC)]
    assert table.wounds(DAGNA) == 1


@pytest.mark.rule("RB-143", "RB-204")
def test_a_lowered_value_of_the_opposing_hero_holds_for_the_fight_and_stops_at_0() -> None:
    table = fight("bestiary").answer("use:card/market/bestiary").answer("ranged")
    exchange(table, "try", 8, 7)  # 8 + Mind 2 - 2; 7 + Mind 1
    assert table.active == DAGNA
    assert table.events("roll-answer")[0].numbers["total"] == 8
    table = fight("bestiary").set(
        "game", Combat={"harms": [{"against": DAGNA, "phase": "ranged", "value": -9}]}
    )
    exchange(table.answer("pass"), "try", 8, 7)
    assert table.events("roll-answer")[0].numbers["total"] == 8


@pytest.mark.rule("RB-143")
def test_a_foe_wound_hurts_the_opposing_hero_as_any_wound() -> None:
    table = fight("brood-mothers-nest", spoils=("padded-feather-mail",)).answer("use:card/yellow/brood")
    assert (table.decision, table.question.seat) == ("D17", 1)
    table.answer("pass")
    assert table.wounds(DAGNA) == 1


@pytest.mark.rule("RB-143", "RB-204")
def test_the_opposing_heros_damage_can_be_taken_away_for_a_phase() -> None:
    table = fight("rune-of-hoarfrost").answer("go_on")
    exchange(table, "attack:hero", 20, 2).answer("use:card/market/rune-of-hoarfrost")
    assert table.wounds(BRANNOC) == 0
    assert phases.hit_damage(table.world, DAGNA, "ranged") == 1


@pytest.mark.rule("RB-143", "RB-136")
def test_a_defender_may_take_the_attacking_heros_damage_away() -> None:
    table = fight(spoils=("rune-of-hoarfrost",)).answer("go_on")
    exchange(table, "attack:hero", 2, 20).answer("use:card/market/rune-of-hoarfrost")
    assert table.wounds(DAGNA) == 0


@pytest.mark.rule("RB-138")
def test_a_card_against_a_failed_attack_does_not_serve_the_hero_who_was_hit() -> None:
    table = clash("brannoc-oathkeeper", "ruk-of-the-painted-hills").answer("go_on")
    exchange(table, "defend", 2, 20)
    exchange(table, "attack:hero", 2, 20)
    assert not table.events("uses")
    assert (table.decision, table.wounds("ruk-of-the-painted-hills")) == ("D12", 1)
