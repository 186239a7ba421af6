"""Wounds, exhaustion and knock-out (RB-063, RB-064, RB-067, RB-076, RB-077, RB-108 to RB-115)."""

from __future__ import annotations

import msgspec
import pytest

from components.runebound import Undefeated
from engine.effects import Effect
from systems.runebound import figures, harm, values
from systems.runebound.content import content
from systems.runebound.harm import KnockOut, Suffer
from systems.runebound.vocabulary import FoeWound, Wound
from tests.systems.runebound.fighting import HOME, face, meet
from tests.systems.runebound.table import Table

VARIKAS = "hero/varikas"
"""Life 5, stamina 4."""
KORRAG = "korrag-half-ogre"
DAGNA = "dagna-tunnelborn"


def suffer(
    table: Table, victim: str = VARIKAS, wounds: int = 0, exhaustion: int = 0, hero: str = "varikas"
) -> Table:
    """Somebody is hurt in the turn of a hero who stands in the open."""
    hurt = Suffer(victim=victim, wounds=wounds, exhaustion=exhaustion)
    return table.call(hurt, hero, at=figures.here(table.world, table.hero(hero)) or "space/r08c11")


# --- wounds and exhaustion -----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-063")
def test_wounds_lie_on_who_suffers_them() -> None:
    table = suffer(Table.new("varikas"), wounds=2)
    assert table.wounds("varikas") == 2


@pytest.mark.rule("RB-063")
def test_wounds_equal_to_life_knock_a_hero_out_at_once_and_more_have_no_effect() -> None:
    table = suffer(Table.new("varikas", "sister-morwen"), wounds=9)
    assert (table.wounds("varikas"), table.here("varikas")) == (0, table.space("tamalir"))


@pytest.mark.rule("RB-063", "RB-099")
def test_wounds_equal_to_life_kill_an_ally_at_once() -> None:
    table = Table.new("varikas").put("hired-pikes", "varikas")
    suffer(table, table.card("hired-pikes"), wounds=3)
    assert table.pile_of("hired-pikes") == "deck/market"


@pytest.mark.rule("RB-064")
def test_vt26_exhaustion_beyond_stamina_becomes_wounds() -> None:
    """VT-26: stamina 4 with 3 on it suffers 3: 4 exhaustion and 2 wounds."""
    table = Table.new("varikas").set("varikas", Exhaustion={"count": 3})
    suffer(table, exhaustion=3)
    assert (table.exhaustion("varikas"), table.wounds("varikas")) == (4, 2)


@pytest.mark.rule("RB-064")
def test_exhaustion_equal_to_stamina_is_still_fine() -> None:
    table = suffer(Table.new("varikas"), exhaustion=4)
    assert (table.exhaustion("varikas"), table.wounds("varikas")) == (4, 0)


@pytest.mark.rule("RB-064")
def test_an_allys_exhaustion_beyond_its_stamina_becomes_wounds_on_the_ally() -> None:
    table = Table.new("varikas").put("hired-pikes", "varikas")
    suffer(table, table.card("hired-pikes"), exhaustion=4)
    assert (table.exhaustion("hired-pikes"), table.wounds("hired-pikes")) == (2, 2)


@pytest.mark.rule("RB-067")
def test_no_card_goes_below_0() -> None:
    table = Table.new("varikas").set("varikas", Wounds={"count": 1}, Exhaustion={"count": 1})
    assert (harm.heal(table.world, VARIKAS, 5), harm.rest(table.world, VARIKAS, 5)) == (1, 1)
    assert (table.wounds("varikas"), table.exhaustion("varikas")) == (0, 0)


# --- cancelling ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-076")
def test_cancelling_is_decided_before_the_wounds_are_laid() -> None:
    table = suffer(Table.new("varikas").put("ringed-hauberk", "varikas"), wounds=3)
    assert (table.decision, table.wounds("varikas")) == ("D17", 0)
    table.answer("use:card/market/ringed-hauberk")
    assert table.wounds("varikas") == 1


@pytest.mark.rule("RB-076")
def test_several_cards_may_cancel_one_loss_together() -> None:
    table = Table.new("varikas").put("ringed-hauberk", "varikas").put("priestess-of-dawn", "varikas")
    suffer(table, wounds=4).answer("use:card/market/ringed-hauberk").answer(
        "use:card/market/priestess-of-dawn"
    )
    table.answer("use:card/market/priestess-of-dawn")
    assert (table.wounds("varikas"), table.exhaustion("priestess-of-dawn")) == (0, 2)


@pytest.mark.rule("RB-076")
def test_wounds_from_turned_exhaustion_may_be_cancelled_too() -> None:
    table = Table.new("varikas").put("ringed-hauberk", "varikas").set("varikas", Exhaustion={"count": 4})
    suffer(table, exhaustion=2).answer("use:card/market/ringed-hauberk")
    assert (table.exhaustion("varikas"), table.wounds("varikas")) == (4, 0)


@pytest.mark.rule("RB-076")
def test_a_heros_armour_does_not_guard_his_allies() -> None:
    table = Table.new("varikas").put("ringed-hauberk", "varikas").put("hired-pikes", "varikas")
    suffer(table, table.card("hired-pikes"), wounds=1)
    assert (table.decision, table.wounds("hired-pikes")) == ("probe", 1)


@pytest.mark.rule("RB-076")
def test_an_ally_that_takes_all_wounds_does_not_hide_that_they_were_dealt() -> None:
    table = meet(DAGNA, "vampire-regent", "oathbound-templar").set("vampire-regent", Wounds={"count": 2})
    table.answer("go_on").totals(2).answer("attack:hero").answer("use:card/market/oathbound-templar")
    assert (table.wounds("oathbound-templar"), table.wounds(DAGNA)) == (1, 0)
    assert table.wounds("vampire-regent") == 1  # it heals when it deals wounds


# --- what leaves ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-077")
def test_a_hero_falls_when_the_life_that_an_item_lent_leaves_him() -> None:
    table = Table.new("varikas", "sister-morwen").put("heartstone", "varikas")
    table.start_turn("varikas", at="G08").set("varikas", Wounds={"count": 5})
    assert values.life_left(table.world, VARIKAS) == 1
    table.answer("discard:card/market/heartstone")
    assert (table.wounds("varikas"), table.here("varikas")) == (0, table.space("tamalir"))


@pytest.mark.rule("RB-077")
def test_a_modifier_that_leaves_is_recomputed_at_once() -> None:
    table = Table.new("varikas").put("amulet-of-breath", "varikas").start_turn("varikas", at="G08")
    assert values.stamina(table.world, VARIKAS).value == 6
    table.answer("discard:card/market/amulet-of-breath")
    assert values.stamina(table.world, VARIKAS).value == 4


@pytest.mark.rule("RB-131", "RB-077")
def test_a_limit_that_a_killed_ally_raised_is_kept_again_at_once() -> None:
    table = Table.new("varikas")
    for card in ("ogre-porter", "ploughmans-spear", "yew-bow", "ash-staff"):
        table.put(card, "varikas")
    suffer(table, table.card("ogre-porter"), wounds=5)
    assert table.decision == "D18"
    table.answer("discard:card/market/ploughmans-spear")
    assert table.decision == "probe"


# --- knock-out -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-108", "RB-084")
def test_vt25_knocked_out_by_a_failed_escape() -> None:
    """VT-25: life 5, wounds 4, Mind 2, 6 gold; an ally and an item of cost 5, an item of cost 3; foe of Mind 14."""
    table = Table.new("captain-halvard", "varikas")
    for card in ("bone-setter", "yew-bow", "oak-shield"):
        table.put(card, "captain-halvard")
    table.set("captain-halvard", Wounds={"count": 4}, Purse={"gold": 6})
    face(table, "captain-halvard", "the-crooked-miller", rolls=(2,), came_from="tamalir")
    table.answer("pass").set("the-crooked-miller", Wounds={"count": 1})
    table.totals(9).answer("try")  # 9 + Mind 2 = 11 against 14
    assert (table.decision, table.question.seat) == ("D19", 0)
    assert table.options == ["card/market/bone-setter", "card/market/yew-bow"]
    assert (table.gold("captain-halvard"), table.wounds("captain-halvard")) == (0, 0)
    table.answer("card/market/yew-bow")
    assert table.here("captain-halvard") == table.space("tamalir")
    miller = table.card("the-crooked-miller")
    assert table.world.get(miller, Undefeated) == Undefeated(1, table.space("G08"))
    assert table.wounds(miller) == 0
    assert len(figures.counters_at(table.world, table.space("G08"))) == 1
    assert table.cards_in("deck/market")[-1] == "yew-bow"
    assert table.active == "hero/varikas"


def knock_out(table: Table, hero: str = "varikas", at: str = "G08", turn_of: str = "") -> Table:
    """A hero is knocked out on that space."""
    return table.place(hero, at).call(
        KnockOut(hero=table.hero(hero)), turn_of or hero, at="" if turn_of else at
    )


@pytest.mark.rule("RB-109")
def test_the_costliest_card_is_lost_and_kept_adventure_cards_are_exempt() -> None:
    """VT-45: a kept Nest and items of cost 2 and 4: the item of cost 4 goes."""
    table = Table.new("varikas", "sister-morwen")
    for card in ("brood-mothers-nest", "gutter-knife", "padded-feather-mail"):
        table.put(card, "varikas")
    knock_out(table)
    assert [card for card in table.cards_in("hero/varikas")] == ["brood-mothers-nest", "gutter-knife"]


@pytest.mark.rule("RB-109")
def test_without_a_card_to_lose_nothing_is_lost() -> None:
    table = Table.new("varikas", "sister-morwen").put("brood-mothers-nest", "varikas")
    knock_out(table)
    assert table.pile_of("brood-mothers-nest") == VARIKAS
    assert table.active == "hero/sister-morwen"


@pytest.mark.rule("RB-110")
def test_he_wakes_up_in_the_nearest_town() -> None:
    table = knock_out(Table.new("varikas", "sister-morwen"), at="G20")
    assert table.here("varikas") == table.space("riverwatch")


@pytest.mark.rule("RB-110")
def test_of_several_nearest_towns_the_owner_chooses() -> None:
    table = Table.new("varikas", "sister-morwen")
    board, towns = figures.board(table.world), [space for space, _ in figures.towns(table.world)]
    tied = next(space for space in board.spaces if len(board.nearest(space, towns)) == 2)
    knock_out(table, at=tied)
    assert (table.decision, table.options) == ("D20", board.nearest(tied, towns))
    table.answer(table.options[1])
    assert table.here("varikas") == board.nearest(tied, towns)[1]


@pytest.mark.rule("RB-110")
def test_who_is_knocked_out_in_a_town_stays_there() -> None:
    table = knock_out(Table.new("varikas", "sister-morwen"), at="forge")
    assert table.here("varikas") == table.space("forge")


@pytest.mark.rule("RB-111", "RB-108")
def test_allies_keep_their_wounds_and_exhaustion() -> None:
    table = Table.new("varikas", "sister-morwen").put("hired-pikes", "varikas").put("white-blade", "varikas")
    table.set("hired-pikes", Wounds={"count": 1}, Exhaustion={"count": 2})
    table.set("varikas", Wounds={"count": 1}, Exhaustion={"count": 2})
    knock_out(table)
    assert (table.wounds("hired-pikes"), table.exhaustion("hired-pikes")) == (1, 2)
    assert (table.wounds("varikas"), table.exhaustion("varikas")) == (0, 0)


@pytest.mark.rule("RB-112")
def test_experience_dragon_runes_and_quests_are_kept() -> None:
    table = (
        Table.new("varikas", "sister-morwen").put("cinder-throne", "varikas").put("sealed-letter", "varikas")
    )
    table.set("varikas", Tokens={"body": 2}, Experience={"noted": 3})
    table.set("counter/green/01", AdventureCounter={"at": VARIKAS}).set(
        "sealed-letter", QuestProgress={"tokens": 2}
    )
    knock_out(table, at="G09")
    assert table.cards_in(VARIKAS) == ["cinder-throne", "sealed-letter"]
    assert figures.level(table.world, VARIKAS) == 2
    assert table.world.get(VARIKAS, figures.Tokens).body == 2
    assert figures.counters_at(table.world, VARIKAS) == ["counter/green/01"]
    assert table.world.get(table.card("sealed-letter"), figures.QuestProgress).tokens == 2


@pytest.mark.rule("RB-113")
def test_out_of_his_turn_the_same_steps_are_taken_and_the_turn_goes_on() -> None:
    table = Table.new("varikas", "sister-morwen").place("varikas", "G08").put("white-blade", "varikas")
    table.call(Suffer(victim=VARIKAS, wounds=5), "sister-morwen", at="tamalir")
    assert (table.decision, table.active) == ("probe", "hero/sister-morwen")
    assert (table.here("varikas"), table.gold("varikas")) == (table.space("tamalir"), 0)
    assert table.pile_of("white-blade") == "deck/market"


@pytest.mark.rule("RB-114")
def test_turned_exhaustion_knocks_out_as_any_wound_does() -> None:
    table = Table.new("varikas", "sister-morwen").set("varikas", Wounds={"count": 4}, Exhaustion={"count": 4})
    suffer(table, exhaustion=1)
    assert (table.wounds("varikas"), table.exhaustion("varikas"), table.gold("varikas")) == (0, 0, 0)
    assert table.active == "hero/sister-morwen"


@pytest.mark.rule("RB-114", "RB-108")
def test_a_test_before_combat_that_knocks_out_leaves_the_challenge_undefeated() -> None:
    table = Table.new("varikas", "sister-morwen").set("varikas", Wounds={"count": 4})
    face(table, "varikas", "boar-of-black-acre", rolls=(2,))
    assert table.world.get(table.card("boar-of-black-acre"), Undefeated).space == table.space(HOME["green"])
    assert table.active == "hero/sister-morwen"


# --- both at once --------------------------------------------------------------------------------------------------


def with_text(monkeypatch: pytest.MonkeyPatch, card: str, *effects: Effect) -> None:
    """That challenge bears another before-combat text."""
    printed = content().adventure[card]
    monkeypatch.setitem(content().records, card, msgspec.structs.replace(printed, before_combat=effects))


@pytest.mark.rule("RB-115")
def test_when_both_fall_in_one_instant_the_foe_falls_first(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "goblin-toll-clerks", FoeWound(2), Wound(6))
    table = meet(KORRAG, "goblin-toll-clerks", others=("varikas",))
    told = [event.kind for event in table.events()]
    assert told.index("foe-defeated") < told.index("reward-gold") < told.index("knocked-out")
    assert table.pile_of("goblin-toll-clerks") == "deck/green"
    assert len(figures.counters_at(table.world, f"hero/{KORRAG}")) == 1
    assert (table.gold(KORRAG), table.active) == (0, "hero/varikas")


@pytest.mark.rule("RB-115")
def test_effects_are_settled_in_the_order_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "goblin-toll-clerks", Wound(6), FoeWound(2))
    table = meet(KORRAG, "goblin-toll-clerks", others=("varikas",))
    assert table.pile_of("goblin-toll-clerks") == "undefeated"
    assert not table.events("foe-defeated")
