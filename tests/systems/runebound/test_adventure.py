"""The adventure step: what may be chosen, and how an attempt runs (RB-037 to RB-048)."""

from __future__ import annotations

import pytest

from components.runebound import Combat
from systems.runebound import figures
from tests.systems.runebound.stacking import escape, fight, kinds, stack
from tests.systems.runebound.table import Table

FOE = "goblin-toll-clerks"
OTHER_FOE = "goblin-drummers"


def at_jewel(*heroes: str, jewel: str = "G10", **options: object) -> Table:
    table = Table.new(*(heroes or ("varikas", "korrag-half-ogre")), **options)  # type: ignore[arg-type]
    return table.start_turn(0, at=jewel, step="adventure")


@pytest.mark.rule("RB-037")
def test_with_nothing_on_the_space_the_adventure_and_market_steps_are_skipped() -> None:
    table = Table.new("varikas", "korrag-half-ogre").points("varikas", 5)
    table.start_turn(0, at="space/r07c10", step="adventure")
    assert table.decision == "D27"


@pytest.mark.rule("RB-038")
def test_declining_leads_straight_to_the_experience_step_and_leaves_the_counter() -> None:
    table = at_jewel().points("varikas", 5)
    assert table.decision == "D07"
    table.answer("nothing")
    assert table.decision == "D27"
    assert figures.counters_at(table.world, table.space("G10"))


@pytest.mark.rule("RB-039")
def test_an_undefeated_challenge_is_fought_instead_of_a_drawn_card() -> None:
    table = stack(at_jewel(), "green", FOE, OTHER_FOE).answer("attempt")
    escape(table)
    table.start_turn(1, at="G10", step="adventure")
    assert table.decision == "D30"
    assert table.card(FOE) in table.question.about
    table.answer("attempt")
    assert table.world.get("game", Combat).foe == table.card(FOE)
    assert table.cards_in("deck/green") == [OTHER_FOE]


@pytest.mark.rule("RB-040")
def test_the_counter_is_won_with_the_undefeated_challenge_that_lies_on_it() -> None:
    table = stack(at_jewel(), "green", FOE).answer("attempt")
    escape(table)
    table.start_turn(1, at="G10", step="adventure").answer("attempt")
    fight(table, won=True)
    assert not figures.challenges_at(table.world, table.space("G10"))
    assert not figures.counters_at(table.world, table.space("G10"))
    assert len(figures.counters_at(table.world, "hero/korrag-half-ogre")) == 1


@pytest.mark.rule("RB-040")
def test_an_undefeated_challenge_of_another_colour_comes_first() -> None:
    table = at_jewel(jewel="Y07")
    table.put(FOE, "undefeated").set(FOE, Undefeated={"slot": 1, "space": table.space("Y07")})
    assert table.decision == "D30"
    table.answer("attempt")
    assert table.world.get("game", Combat).foe == table.card(FOE)


@pytest.mark.rule("RB-041")
def test_a_hero_on_the_space_may_be_spoken_to_or_attacked() -> None:
    table = Table.new("varikas", "korrag-half-ogre").place("korrag-half-ogre", "space/r07c10")
    table.start_turn(0, at="space/r07c10", step="adventure")
    assert table.options[:2] == ["negotiate:hero/korrag-half-ogre", "attack:hero/korrag-half-ogre"]


@pytest.mark.rule("RB-010")
def test_a_hero_not_yet_on_the_board_is_not_met() -> None:
    table = Table.new("varikas", "korrag-half-ogre").start_turn(0, at="tamalir", step="adventure")
    assert "attack:hero/korrag-half-ogre" not in table.options


@pytest.mark.rule("RB-042")
def test_after_an_adventure_no_hero_may_be_attacked() -> None:
    table = Table.new("varikas", "korrag-half-ogre").place("korrag-half-ogre", "G10")
    stack(table.start_turn(0, at="G10", step="adventure"), "green", FOE)
    assert {"attempt", "attack:hero/korrag-half-ogre"} <= set(table.options)
    fight(table.answer("attempt"), won=True)
    assert table.decision not in ("D07", "D30")


@pytest.mark.rule("RB-042", "RB-043")
def test_vt44_after_a_negotiation_nobody_is_attacked_and_nothing_attempted() -> None:
    table = Table.new("varikas", "korrag-half-ogre", "fen-rushwater").points("varikas", 5)
    table.place("korrag-half-ogre", "G10").place("fen-rushwater", "G10")
    table.start_turn(0, at="G10", step="adventure").answer("negotiate:hero/korrag-half-ogre")
    assert table.world.the(figures.TurnState).negotiated == "hero/korrag-half-ogre"
    table.skip_until("D27")
    assert figures.counters_at(table.world, table.space("G10"))
    for refused in ("attack:hero/korrag-half-ogre", "attack:hero/fen-rushwater", "attempt"):
        assert refused not in table.options


@pytest.mark.rule("RB-044")
def test_after_a_negotiation_in_a_town_the_market_is_open() -> None:
    table = Table.new("varikas", "korrag-half-ogre").place("korrag-half-ogre", "tamalir")
    table.start_turn(0, at="tamalir", step="adventure").answer("negotiate:hero/korrag-half-ogre")
    table.skip_until("D21")


@pytest.mark.rule("RB-044")
def test_an_attack_in_a_town_ends_the_turn_without_a_market_step() -> None:
    table = Table.new("varikas", "korrag-half-ogre").place("korrag-half-ogre", "tamalir")
    table.start_turn(0, at="tamalir", step="adventure").answer("attack:hero/korrag-half-ogre")
    table.totals(2, 20).skip_until("D12").answer("try")
    while table.active == "hero/varikas":
        assert table.decision not in ("D21", "D22", "D27")
        table.skip()


@pytest.mark.rule("RB-044")
def test_in_a_truce_heroes_talk_over_one_hex_and_do_not_attack() -> None:
    table = Table.new("varikas", "korrag-half-ogre").place("korrag-half-ogre", "space/r07c11")
    table.start_turn(0, at="space/r07c10", step="adventure")
    assert table.decision != "D07"
    table.put("truce-of-the-barons", "event_slot").start_turn(0, at="space/r07c10", step="adventure")
    assert "negotiate:hero/korrag-half-ogre" in table.options
    table.place("korrag-half-ogre", "space/r07c10")
    assert "negotiate:hero/korrag-half-ogre" in table.options
    assert "attack:hero/korrag-half-ogre" not in table.options


@pytest.mark.rule("RB-045", "RB-157")
@pytest.mark.parametrize(
    ("life", "barred"), [(0, []), (1, ["G10"]), (2, ["G10", "Y07"]), (3, ["G10", "Y07", "B06"])]
)
def test_life_tokens_bar_the_lowest_colours(life: int, barred: list[str]) -> None:
    table = Table.new("varikas", "korrag-half-ogre").set("hero/varikas", Tokens={"life": life})
    for jewel in ("G10", "Y07", "B06", "R04"):
        table.start_turn(0, at=jewel, step="adventure")
        asked = table.active == "hero/varikas" and "attempt" in table.options
        assert asked == (jewel not in barred), jewel


@pytest.mark.rule("RB-045")
def test_undefeated_challenges_of_a_barred_colour_are_closed_too() -> None:
    table = stack(at_jewel(), "green", FOE).answer("attempt")
    escape(table)
    table.set("hero/korrag-half-ogre", Tokens={"life": 1}).points("korrag-half-ogre", 5)
    table.start_turn(1, at="G10", step="adventure")
    assert table.decision == "D27"


@pytest.mark.rule("RB-046")
def test_an_attempt_draws_the_top_card_of_the_counters_colour_and_shows_it() -> None:
    table = stack(at_jewel(jewel="Y07"), "yellow", "ogre-at-the-ford", "bone-cavalry").answer("attempt")
    assert table.pile_of("ogre-at-the-ford") == "at_hand"
    drawn = table.events("card-drawn")
    assert len(drawn) == 1 and drawn[0].barrier == "hidden" and drawn[0].only is None


@pytest.mark.rule("RB-047", "RB-056", "RB-060", "RB-062")
def test_events_and_encounters_are_followed_by_the_next_card_and_leave_the_counter() -> None:
    table = stack(at_jewel(), "green", "heavy-rains", "the-lost-surveyor", FOE).totals(20).answer("attempt")
    assert kinds(table).count("card-drawn") == 3
    assert table.pile_of("heavy-rains") == "event_slot"
    assert table.pile_of("the-lost-surveyor") == "removed"
    assert table.world.get("game", Combat).foe == table.card(FOE)
    assert figures.counters_at(table.world, table.space("G10"))
    fight(table, won=True)
    assert not figures.counters_at(table.world, table.space("G10"))
    assert table.pile_of(FOE) == "deck/green"


@pytest.mark.rule("RB-048")
def test_an_empty_deck_ends_the_attempt_and_the_counter_stays() -> None:
    table = stack(at_jewel().points("varikas", 5), "green").answer("attempt")
    assert table.decision == "D27"
    assert "attempt-fruitless" in kinds(table)
    assert figures.counters_at(table.world, table.space("G10"))


@pytest.mark.rule("RB-048")
def test_vt31_a_deck_of_one_event_is_cycled_and_the_attempt_ends() -> None:
    table = stack(at_jewel(jewel="R04").points("varikas", 5), "red", "the-dragon-moon").answer("attempt")
    assert table.pile_of("the-dragon-moon") == "event_slot"
    assert table.decision == "D27"
    assert figures.counters_at(table.world, table.space("R04"))


@pytest.mark.rule("RB-048")
def test_a_deck_of_discarded_events_is_seen_once_and_no_more() -> None:
    table = at_jewel().put("truce-of-the-barons", "event_slot").points("varikas", 5)
    stack(table, "green", "heavy-rains", "goblin-summer").answer("attempt")
    assert kinds(table).count("card-drawn") == 2
    assert table.cards_in("deck/green") == ["heavy-rains", "goblin-summer"]
    assert table.decision == "D27"
