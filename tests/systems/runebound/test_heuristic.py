"""The adviser: it has a word on everything, sees no more than its seat, and picks what is plainly right."""

from __future__ import annotations

import math

import pytest

from components.cards import Pile
from components.questions import Question
from components.runebound import AdventureCounter
from engine.definition import Advice
from engine.rng import Chance
from engine.session import Session
from systems.bots.players import player
from systems.runebound import belongings, figures, heuristic, phases, rolls, values
from systems.runebound.advice.bargains import Limits, makes_room
from systems.runebound.advice.builds import build_of, shape_of
from systems.runebound.advice.lineup import line_up
from systems.runebound.advice.mind import Mind
from systems.runebound.content import content
from systems.runebound.vocabulary import PHASES
from systems.text.names import Names
from systems.text.words import LANGUAGES, Words, game_folder
from tests.systems.runebound.fighting import HOME, meet
from tests.systems.runebound.table import Table

DECISIONS = {f"D{number:02d}" for number in range(1, 33)} - {"D28"} | {"hero_draft"}
"""All decision points; D28 (discards) is part of other menus."""


def advice(table: Table, careful: bool = True) -> dict[str, Advice]:
    """What the adviser says of each answer to the open question."""
    question = table.question
    said = heuristic.advise(table.session.view(question.seat), question, careful)
    return {one.options[0]: one for one in said}


def best(table: Table, careful: bool = True) -> str:
    """The answer that the adviser likes best."""
    said = advice(table, careful)
    return max(said, key=lambda name: said[name].worth)


def worths(table: Table) -> dict[str, float]:
    return {name: one.worth for name, one in advice(table).items()}


def market(*cards: str, gold: int, hero: str = "korrag-half-ogre", own: tuple[str, ...] = ()) -> Table:
    """A hero in the market of Frostgate, where only these cards lie."""
    table = Table.new(hero)
    for card in list(table.world.get("market/frostgate", Pile).cards):
        table.put(card, "deck/market")
    for card in own:
        table.put(card, hero)
    table.set(f"hero/{hero}", Purse={"gold": gold})
    table.start_turn(hero, at="frostgate", step="market").answer("enter")
    for card in cards:
        table.put(card, "market/frostgate")
    return table


# --- a word on everything --------------------------------------------------------------------------------------------


def test_there_is_an_adviser_for_every_decision_point() -> None:
    assert set(heuristic.ADVISERS) == DECISIONS
    assert set(heuristic.ROUGH) == DECISIONS


def stray(session: Session, chance: Chance) -> Question | None:
    """Answer one question as a bot does, or now and then at random, so that odd corners are seen."""
    question = session.question
    if question is not None:
        level = "random" if chance.below(3) == 0 else "easy"
        options, _ = player(level, chance.below(99)).answer(session.view(question.seat), question)
        session.choose(*options)
    return question


@pytest.mark.parametrize("options", [{}, {"doom_track": True, "travel_hazards": True, "hero_draft": True}])
def test_every_option_gets_a_worth_and_a_reason(options: dict[str, bool]) -> None:
    table, chance = Table.new(seats=3, seed=4, **options), Chance(8)
    words = {name: Words(name, folders=[game_folder("runebound")]) for name in LANGUAGES}
    for _ in range(150):
        if (question := table.session.question) is None:
            break
        for careful in (True, False):
            said = heuristic.advise(table.session.view(question.seat), question, careful)
            assert [one.options for one in said] == [(option.id,) for option in question.options]
            assert all(math.isfinite(one.worth) for one in said)
        for one in said:
            for language in words.values():
                sentence = language.render(one.why, Names(language, table.session))
                assert sentence and "why-" not in sentence and "{" not in sentence
        stray(table.session, chance)


def test_the_same_view_gives_the_same_advice() -> None:
    table = meet("varikas", "goblin-drummers", "hired-pikes")
    assert advice(table) == advice(table)


def test_advice_does_not_change_the_table() -> None:
    table, chance = Table.new(seats=2, seed=9), Chance(5)
    for _ in range(40):
        before = table.session.hash()
        advice(table)
        assert table.session.hash() == before
        stray(table.session, chance)


def test_hidden_cards_make_no_difference() -> None:
    tables = [Table.new("varikas", "korrag-half-ogre", seed=3, doom_track=True) for _ in range(2)]
    for key, pile in tables[1].world.all(Pile):
        if pile.hidden and key.startswith("deck/"):
            pile.cards.reverse()
    for step, at in (("move", "tamalir"), ("adventure", "G08"), ("adventure", "R02"), ("market", "tamalir")):
        said = [advice(table.start_turn("varikas", at=at, step=step)) for table in tables]
        assert said[0] == said[1]


def test_what_lies_open_is_not_expected_from_a_deck() -> None:
    table = Table.new("varikas", "korrag-half-ogre")
    table.put("high-lord-margath", "undefeated").put("cinder-throne", "korrag-half-ogre")
    mind = Mind(table.session.view(table.question.seat), table.question)
    assert len(mind.pool("red")) == 5
    assert not {"high-lord-margath", "cinder-throne"} & set(mind.pool("red"))


# --- it reads what the rules read ------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", ["varikas", "ilse-of-the-long-bow", "dagna-tunnelborn"])
@pytest.mark.parametrize("foe", ["goblin-drummers", "the-salt-witch", "stone-sentinel", "the-glass-giant"])
def test_line_ups_agree_with_the_rules(hero: str, foe: str) -> None:
    cards = ("twin-crescent", "yew-bow", "dragonscale", "sell-sword-captain", "fire-dancer", "heartstone")
    table = meet(hero, foe, *cards)
    table.set(table.hero(hero), Tokens={"mind": 1, "body": 2})
    reader, key, card = table.world, table.hero(hero), table.card(foe)
    sides = line_up(build_of(reader, key), shape_of(reader, key), foe, True)
    assert sides.hero.life == values.life_left(reader, key)
    assert sides.foe.life == values.life_left(reader, card)
    group = zip((key, *figures.allies(reader, key)), (sides.hero, *sides.allies), strict=True)
    uses = 2 // 3 if hero == "ilse-of-the-long-bow" else 0
    for who, side in group:
        for place, phase in enumerate(PHASES):
            need = rolls.need(reader, "attack", who, phase, 0)
            assert side.values[place] == -need + uses, (who, phase)
            assert side.damages[place] == phases.hit_damage(reader, who, phase), (who, phase)
    for place, phase in enumerate(PHASES):
        assert sides.defence[place] == -rolls.need(reader, "defend", key, phase, 0)
        assert sides.foe.values[place] == phases.foe_value(reader, phase)


@pytest.mark.parametrize("variants", [{}, {"item_limits": True}, {"ally_limits": True}])
def test_room_agrees_with_the_rules(variants: dict[str, bool]) -> None:
    own = (
        "white-blade",
        "notched-sword",
        "ringed-hauberk",
        "hired-pikes",
        "ogre-porter",
        "boots-of-the-mile",
    )
    table = Table.new("varikas", **variants)
    for card in own:
        table.put(card, "varikas")
    hero = table.hero("varikas")
    build = build_of(table.world, hero)
    limits = Limits(bool(variants.get("item_limits")), bool(variants.get("ally_limits")))
    for record in content().market:
        if record not in own:
            fits = belongings.fits(table.world, hero, table.card(record))
            assert (makes_room(build, record, limits) == ("",)) == fits, record


# --- plainly right choices: adventures -------------------------------------------------------------------------------


def test_it_attempts_what_it_can_beat_and_leaves_what_it_cannot() -> None:
    table = Table.new("korrag-half-ogre")
    assert best(table.start_turn("korrag-half-ogre", at=HOME["green"], step="adventure")) == "attempt"
    assert best(table.start_turn("korrag-half-ogre", at=HOME["red"], step="adventure")) == "nothing"


def test_it_reads_an_undefeated_challenge_before_it_decides() -> None:
    for foe, expected in (("rats-in-the-granary", "attempt"), ("orc-outriders", "nothing")):
        table = Table.new("veleth-star-reader")
        table.put(foe, "undefeated").set(table.card(foe), Undefeated={"slot": 1, "space": table.space("G08")})
        table.start_turn("veleth-star-reader", at="G08", step="adventure")
        assert (table.decision, best(table)) == ("D30", expected)


def test_it_rolls_for_a_goal_and_stops_there() -> None:
    table = Table.new("korrag-half-ogre").start_turn("korrag-half-ogre", at="tamalir", step="move")
    assert best(table) == "roll"
    table.dice(movement=[1, 1, 2, 3, 4]).answer("roll")
    goal = best(table)
    assert goal in {table.space(jewel) for jewel in ("G08", "G09", "G10", "Y07", "B06")} or "space" in goal
    assert best(table.answer(goal)) == "stop"


def test_a_wounded_hero_with_gold_goes_to_town() -> None:
    table = Table.new("varikas").set("hero/varikas", Wounds={"count": 4}, Purse={"gold": 5})
    table.start_turn("varikas", at="space/r06c09", step="move")
    assert best(table) in ("step", "roll")
    table.dice(movement=[1, 2, 4, 6]).answer(best(table))
    assert best(table) == table.space("tamalir")


@pytest.mark.parametrize("careful", [False, True])
def test_nobody_waits_in_a_town_whose_market_is_shut_to_those_who_stay(careful: bool) -> None:
    table = Table.new("korrag-half-ogre", market_requires_arrival=True)
    table.set("hero/korrag-half-ogre", Wounds={"count": 3}, Purse={"gold": 9})
    table.start_turn("korrag-half-ogre", at="tamalir", step="move")
    assert best(table, careful) != "stay"


@pytest.mark.parametrize("careful", [False, True])
def test_nobody_makes_for_a_counter_whose_deck_has_run_out(careful: bool) -> None:
    table = Table.new("korrag-half-ogre").start_turn("korrag-half-ogre", at="G08", step="adventure")
    assert best(table, careful) == "attempt"
    for card in list(table.cards_in("deck/green")):
        table.put(card, figures.REMOVED)
    assert best(table, careful) == "nothing"


def test_where_nothing_is_left_the_likeliest_fight_is_fought() -> None:
    table = Table.new("varikas").set("hero/varikas", Purse={"gold": 0})
    for key, counter in table.world.all(AdventureCounter):
        counter.at = figures.COUNTER_PILE if key != "counter/red/01" else table.space("R01")
    table.start_turn("varikas", at="R01", step="adventure")
    said = worths(table)
    assert said["attempt"] > said["nothing"]


def test_a_tired_group_rests_when_nothing_is_in_reach_but_by_a_step() -> None:
    table = Table.new("sister-morwen").set("hero/sister-morwen", Exhaustion={"count": 5})
    table.start_turn("sister-morwen", at="G08", step="move")
    said = worths(table)
    assert said["stay"] > said["step"]


# --- plainly right choices: fights -----------------------------------------------------------------------------------


def test_it_runs_from_a_hopeless_fight_and_stands_in_a_good_one() -> None:
    hopeless = meet("tarn-quickfinger", "ogre-at-the-ford", rolls=(2,))
    hopeless.set("hero/tarn-quickfinger", Wounds={"count": 2})
    assert (hopeless.decision, best(hopeless)) == ("D12", "try")
    good = meet("korrag-half-ogre", "rats-in-the-granary")
    assert (good.decision, best(good)) == ("D12", "go_on")


def test_it_never_tries_to_escape_with_the_last_life_against_the_odds() -> None:
    table = meet("korrag-half-ogre", "thorn-hound")
    table.set("hero/korrag-half-ogre", Wounds={"count": 5})
    assert table.decision == "D12"
    assert best(table) == "go_on"


def test_the_hero_strikes_in_the_phase_he_is_best_at() -> None:
    table = meet("korrag-half-ogre", "goblin-toll-clerks").answer("go_on")
    assert best(table) == "defend"
    table.totals(20).answer("defend")
    assert best(table) == "attack:hero/korrag-half-ogre"


def test_an_ally_strikes_where_he_is_better_than_the_hero() -> None:
    table = meet("korrag-half-ogre", "goblin-toll-clerks", "night-archer").answer("go_on")
    assert best(table) == f"attack:{table.card('night-archer')}"


def test_a_free_phase_costs_no_attack_of_the_wrong_sort() -> None:
    table = meet("varikas", "wolves-at-dusk", rolls=(20,)).skip_until("D14")
    assert best(table) == "defend"


def test_it_spends_what_saves_it_from_a_knock_out() -> None:
    table = meet("varikas", "boar-of-black-acre", "ringed-hauberk", rolls=(20,))
    table.set("hero/varikas", Wounds={"count": 4}).skip_until("D14")
    table.answer("defend").totals(2).answer("attack:hero/varikas")
    assert table.decision == "D17"
    assert best(table).startswith("use:card/market/ringed-hauberk")


def test_it_saves_a_bomb_from_a_fight_that_is_won_anyway() -> None:
    easy = meet("korrag-half-ogre", "rats-in-the-granary", "dwarven-fire-bomb", "sell-sword-captain")
    assert (easy.decision, best(easy)) == ("D11", "pass")
    hard = meet("ilse-of-the-long-bow", "ogre-at-the-ford", "dwarven-fire-bomb", rolls=(2,))
    assert best(hard).startswith("use:card/market/dwarven-fire-bomb")


def test_a_late_bonus_is_used_when_it_turns_a_miss_into_a_hit() -> None:
    for total, expected in ((7, True), (3, False)):
        table = meet("varikas", "goblin-drummers", "gutter-knife").skip_until("D14")
        table.totals(20).answer("defend").totals(total).answer("attack:hero/varikas")
        used = table.decision == "D16" and best(table).startswith("use:card/market/gutter-knife")
        assert used == expected


# --- plainly right choices: markets and tokens -----------------------------------------------------------------------


def test_it_buys_the_better_weapon() -> None:
    table = market("white-blade", "ploughmans-spear", gold=9)
    assert best(table) == f"buy:{table.card('white-blade')}"


def test_it_hires_a_strong_ally_before_all_else() -> None:
    table = market("sell-sword-captain", "climbers-coil", gold=8, hero="ilse-of-the-long-bow")
    assert best(table) == f"hire:{table.card('sell-sword-captain')}"


def test_it_sells_a_weak_weapon_for_a_better_one_and_then_buys_it() -> None:
    table = market("twin-crescent", gold=12, own=("ash-staff", "notched-sword"))
    assert best(table) == f"sell:{table.card('ash-staff')}"
    assert best(table.answer(best(table))) == f"buy:{table.card('twin-crescent')}"


def test_it_lets_a_weak_ally_go_for_a_strong_one() -> None:
    table = market("troll-mercenary", gold=12, hero="veleth-star-reader", own=("lantern-boy", "runesinger"))
    assert best(table) == f"discard:{table.card('lantern-boy')}"
    assert best(table.answer(best(table))) == f"hire:{table.card('troll-mercenary')}"


def test_it_heals_before_it_goes_on() -> None:
    table = market(gold=4)
    table.set("hero/korrag-half-ogre", Wounds={"count": 4})
    assert best(table) == "heal:hero/korrag-half-ogre:wound"


def test_it_buys_nothing_that_is_of_no_use() -> None:
    assert best(market("climbers-coil", "ring-of-small-luck", gold=9)) == "done"


def test_a_discount_comes_before_the_purchase() -> None:
    table = market("twin-crescent", gold=10, own=("merchants-seal",))
    assert best(table) == f"use:{table.card('merchants-seal')}:use"


def test_tokens_go_to_the_best_value() -> None:
    for hero, expected in (("korrag-half-ogre", "body"), ("sister-morwen", "spirit")):
        table = Table.new(hero).points(hero, 5).start_turn(hero, at="tamalir", step="experience")
        assert (table.decision, best(table)) == ("D27", expected)


def test_nothing_is_thrown_away() -> None:
    table = Table.new("varikas", "korrag-half-ogre")
    for card in ("rune-of-clear-sight", "lantern-boy"):
        table.put(card, "varikas")
    table.points("varikas", 9).place("korrag-half-ogre", at="G08")
    for step, at in (("move", "G08"), ("adventure", "G08"), ("market", "tamalir"), ("experience", "G08")):
        table.start_turn("varikas", at=at, step=step)
        for careful in (True, False):
            said = advice(table, careful)
            discards = [one.worth for name, one in said.items() if name.startswith("discard:")]
            others = [one.worth for name, one in said.items() if not name.startswith("discard:")]
            assert discards and max(discards) < max(others) - 2.0


# --- plainly right choices: other heroes -----------------------------------------------------------------------------


def test_only_a_weak_hero_with_something_to_take_is_attacked() -> None:
    for prey, spoils, expected in (("veleth-star-reader", 14, True), ("brannoc-oathkeeper", 0, False)):
        table = Table.new("korrag-half-ogre", prey)
        for card in ("white-blade", "ringed-hauberk"):
            table.put(card, "korrag-half-ogre")
        table.set(f"hero/{prey}", Purse={"gold": spoils}, Wounds={"count": 3 if expected else 0})
        table.place(prey, at="space/r08c11").start_turn(
            "korrag-half-ogre", at="space/r08c11", step="adventure"
        )
        assert (best(table) == f"attack:hero/{prey}") == expected


def test_a_third_rune_is_taken_from_a_beaten_hero() -> None:
    table = Table.new("korrag-half-ogre", "veleth-star-reader")
    table.put("cinder-throne", "korrag-half-ogre").put("court-of-thunder", "korrag-half-ogre")
    table.put("verdant-ruin", "veleth-star-reader").put("white-blade", "veleth-star-reader")
    table.set("hero/veleth-star-reader", Purse={"gold": 30}, Wounds={"count": 3})
    table.place("veleth-star-reader", at="space/r08c11")
    table.start_turn("korrag-half-ogre", at="space/r08c11", step="adventure").answer("attack:")
    table.skip_until("D14").totals(2).dice(d10=[10, 10])
    table.session.arrange(dice={"d10": [1, 1, 10, 10]})
    table.answer("attack:hero/korrag-half-ogre").skip_until("D25")
    assert best(table) == f"card:{table.card('verdant-ruin')}"


def deal_between(gold: int, *cards: str) -> Table:
    """Ilse, who has gold, meets Korrag, who has cards that suit her better."""
    table = Table.new("ilse-of-the-long-bow", "korrag-half-ogre").set(
        "hero/ilse-of-the-long-bow", Purse={"gold": gold}
    )
    for card in cards:
        table.put(card, "korrag-half-ogre")
    table.place("korrag-half-ogre", at="space/r08c11")
    return table.start_turn("ilse-of-the-long-bow", at="space/r08c11", step="adventure")


def test_two_bots_strike_a_deal_that_suits_both_and_stop_talking() -> None:
    table = deal_between(14, "sell-sword-captain")
    assert best(table) == "negotiate:hero/korrag-half-ogre"
    table.answer(best(table))
    for _ in range(20):
        if table.decision != "D24":
            break
        table.answer(best(table))
    assert table.decision != "D24"
    assert table.pile_of("sell-sword-captain") == "hero/ilse-of-the-long-bow"
    assert table.gold("korrag-half-ogre") > 3


def test_there_is_no_deal_with_a_hero_before_victory() -> None:
    table = deal_between(14, "sell-sword-captain", "cinder-throne", "court-of-thunder")
    assert best(table) != "negotiate:hero/korrag-half-ogre"


@pytest.mark.parametrize("gold, expected", [(12, "accept"), (3, "refuse")])
def test_an_offer_is_judged_by_its_price(gold: int, expected: str) -> None:
    table = deal_between(14, "sell-sword-captain").answer("negotiate:")
    for _ in range(gold):
        table.answer("give:gold:+1")
    table.answer(f"take:{table.card('sell-sword-captain')}").answer("propose")
    assert best(table) == expected


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"doom_track": True, "travel_hazards": True}])
def test_two_bots_finish_a_game(options: dict[str, bool]) -> None:
    table = Table.new(seats=2, seed=1, **options)
    bots = [player("normal", seat) for seat in range(2)]
    for _ in range(3000):
        if (question := table.session.question) is None:
            break
        chosen, _ = bots[question.seat].answer(table.session.view(question.seat), question)
        table.session.choose(*chosen)
    assert table.session.over is not None
