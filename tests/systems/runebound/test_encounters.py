"""Encounters (RB-057 to RB-060)."""

from __future__ import annotations

import pytest

from systems.runebound import figures, values
from systems.runebound.encounters import PlayEncounter
from tests.systems.runebound.stacking import escape, fight, stack
from tests.systems.runebound.table import Table


def meet(card: str, *rolls: int, **options: object) -> Table:
    table = Table.new("varikas", "korrag-half-ogre", **options)  # type: ignore[arg-type]
    table.put(card, "at_hand").totals(*rolls)
    return table.call(
        PlayEncounter(hero="hero/varikas", card=table.card(card)), at="G10", came_from="space/r07c08"
    )


@pytest.mark.rule("RB-057", "RB-058")
@pytest.mark.parametrize(("roll", "counters", "exhaustion"), [(20, 1, 0), (2, 0, 1)])
def test_instructions_are_followed_and_the_card_leaves_the_game(
    roll: int, counters: int, exhaustion: int
) -> None:
    table = meet("the-lost-surveyor", roll)
    assert len(figures.counters_at(table.world, "hero/varikas")) == counters
    assert table.exhaustion("hero/varikas") == exhaustion
    assert table.pile_of("the-lost-surveyor") == "removed"


@pytest.mark.rule("RB-057")
def test_a_shrine_offers_only_what_can_be_paid() -> None:
    table = meet("shrine-of-the-hearth")
    assert table.options == ["branch:0", "branch:1"]
    assert not table.question.options[0].odds and table.question.options[1].odds
    table.set("hero/varikas", Purse={"gold": 0})
    assert [event.numbers["target"] for event in table.events("roll-test")] == [13]


@pytest.mark.rule("RB-057")
def test_the_price_of_a_branch_is_paid_and_its_effect_follows() -> None:
    table = meet("shrine-of-the-hearth").set("hero/varikas", Wounds={"count": 3}).answer("branch:0")
    assert table.gold("varikas") == 2
    assert table.wounds("hero/varikas") == 0


@pytest.mark.rule("RB-059")
def test_an_ability_is_kept_and_discarded_as_an_adventure_card_when_used() -> None:
    table = meet("shrine-of-the-hearth", 20).answer("branch:1")
    assert table.pile_of("shrine-of-the-hearth") == "hero/varikas"
    table.put("the-lost-surveyor", "at_hand")
    table.call(PlayEncounter(hero="hero/varikas", card=table.card("the-lost-surveyor")))
    assert table.decision == "D10"
    table.answer("use:")
    assert table.pile_of("shrine-of-the-hearth") == "removed"


@pytest.mark.rule("RB-057")
def test_three_tests_in_a_row_each_bring_their_own() -> None:
    table = meet("trial-of-the-rune-smiths", 20, 2, 20)
    assert len(figures.counters_at(table.world, "hero/varikas")) == 2
    assert table.wounds("hero/varikas") == 1


@pytest.mark.rule("RB-057", "RB-060")
def test_a_foe_noticed_in_time_has_less_life_and_gives_its_prize() -> None:
    table = meet("the-bragging-champion", 20)
    foe = table.card("the-bragging-champion")
    assert values.life(table.world, foe).value == 1
    fight(table, won=True)
    assert table.gold("varikas") == 6
    assert len(figures.counters_at(table.world, "hero/varikas")) == 1
    assert table.pile_of("the-bragging-champion") == "removed"
    assert table.decision == "probe"


@pytest.mark.rule("RB-057")
def test_a_foe_not_noticed_has_all_its_life() -> None:
    table = meet("the-bragging-champion", 2)
    assert values.life(table.world, table.card("the-bragging-champion")).value == 2


@pytest.mark.rule("RB-060")
def test_a_foe_escaped_from_leaves_the_game_and_the_turn_ends() -> None:
    table = escape(meet("the-bragging-champion", 2))
    assert table.pile_of("the-bragging-champion") == "removed"
    assert not table.cards_in("undefeated")
    assert table.here("varikas") == "space/r07c08"
    assert table.active == "hero/korrag-half-ogre"


@pytest.mark.rule("RB-060")
def test_a_foe_that_knocks_the_hero_out_leaves_the_game() -> None:
    table = fight(meet("the-bragging-champion", 2), won=False)
    assert table.pile_of("the-bragging-champion") == "removed"
    assert table.active == "hero/korrag-half-ogre"


@pytest.mark.rule("RB-060", "RB-114")
def test_an_encounter_that_knocks_the_hero_out_ends_the_turn_and_draws_no_more() -> None:
    table = Table.new("varikas", "korrag-half-ogre").start_turn(0, at="B06", step="adventure")
    table.set("hero/varikas", Wounds={"count": 4})
    stack(table, "blue", "trial-of-the-rune-smiths", "kraken-shallows").totals(2, 20, 20).answer("attempt")
    while table.decision == "D20":
        table.skip()
    assert table.pile_of("trial-of-the-rune-smiths") == "removed"
    assert table.pile_of("kraken-shallows") == "deck/blue"
    assert table.active == "hero/korrag-half-ogre"


@pytest.mark.rule("RB-059", "RB-133")
def test_an_ally_of_honour_is_kept_by_words_or_by_the_sword() -> None:
    assert meet("a-matter-of-honour", 20).pile_of("a-matter-of-honour") == "hero/varikas"
    table = fight(meet("a-matter-of-honour", 2), won=True)
    assert figures.allies(table.world, "hero/varikas") == [table.card("a-matter-of-honour")]
    assert table.wounds("a-matter-of-honour") == 0


@pytest.mark.rule("RB-133", "RB-058")
def test_an_ally_of_honour_left_behind_leaves_the_game() -> None:
    table = Table.new("varikas").put("road-warden", "varikas").put("hired-pikes", "varikas")
    table.put("a-matter-of-honour", "at_hand").totals(20)
    table.call(PlayEncounter(hero="hero/varikas", card=table.card("a-matter-of-honour")), at="G10")
    assert table.decision == "D18"
    table.answer("leave")
    assert table.pile_of("a-matter-of-honour") == "removed"


@pytest.mark.rule("RB-057")
def test_the_oracle_takes_a_token_and_shows_red_cards_to_one_player_only() -> None:
    table = Table.new("varikas", "korrag-half-ogre").set("hero/varikas", Tokens={"mind": 1, "stamina": 1})
    table.put("the-oracles-price", "at_hand")
    deck = table.cards_in("deck/red")
    table.call(PlayEncounter(hero="hero/varikas", card=table.card("the-oracles-price")), at="B06")
    table.answer("branch:0")
    assert table.options == ["mind", "stamina"]
    table.answer("mind")
    assert figures.level(table.world, "hero/varikas") == 1
    assert table.decision == "D31" and table.question.secret
    assert len(table.options) == 5
    assert [event.only for event in table.events("peeked")] == [0]
    table.answer(table.card(deck[2]))
    assert table.cards_in("deck/red") == [deck[2], *deck[:2], *deck[3:]]
    assert table.pile_of("the-oracles-price") == "removed"


@pytest.mark.rule("RB-057")
def test_without_a_token_the_oracle_tests_resolve() -> None:
    table = meet("the-oracles-price", 20)
    assert table.pile_of("the-oracles-price") == "hero/varikas"
