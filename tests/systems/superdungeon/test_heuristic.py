"""The adviser: it has a word on everything, sees no more than its seat, and picks what is plainly right (section 12)."""

from __future__ import annotations

import math

import pytest

from components.cards import Pile
from components.questions import Question
from components.superdungeon import Attack, Chest, Footing, Model, RoundState, Tracker
from engine.definition import Advice
from engine.rng import Chance
from engine.session import Session
from engine.windows import Window
from engine.world import GAME, World
from systems.bots.players import player
from systems.superdungeon import equipment, figures, heuristic
from systems.superdungeon.advice import values
from systems.superdungeon.advice.mind import Mind
from systems.superdungeon.advice.profiles import rate
from systems.superdungeon.advice.sharing import card_worth
from systems.superdungeon.advice.standing import Standing
from systems.superdungeon.advice.strikes import Arms, Strike
from systems.superdungeon.advice.terrain import Terrain
from systems.superdungeon.boss import EnterBoss
from systems.superdungeon.icons import ShareIcons
from systems.superdungeon.spawning import SpawnStep
from systems.superdungeon.upgrades import DrawUpgrade
from systems.superdungeon.vocabulary import Pool
from systems.text.names import Names
from systems.text.words import LANGUAGES, Words, game_folder
from tests.systems.superdungeon.table import SIZES, Table

PALADIN, FIGHTER, MAGE, ROGUE = "royal-paladin", "hearthsworn-fighter", "ember-mage", "riftling-rogue"
DECISIONS = {f"DP-{number:02d}" for number in range(2, 37)}
"""All decision points; DP-01 is the set-up screen's."""
ROUND_LIMIT = "over-round-limit"


def advice(table: Table, careful: bool = True) -> dict[tuple[str, ...], Advice]:
    """What the adviser says of each answer to the open question."""
    question = table.question
    said = heuristic.advise(table.session.view(question.seat), question, careful)
    return {one.options: one for one in said}


def best(table: Table, careful: bool = True) -> str:
    """The first option of the answer that the adviser likes best."""
    said = advice(table, careful)
    return max(said, key=lambda name: said[name].worth)[0]


def mind(table: Table) -> Mind:
    return Mind(table.session.view(table.question.seat), table.question)


# --- a word on everything --------------------------------------------------------------------------------------------


def test_there_is_an_adviser_for_every_decision_point() -> None:
    assert set(heuristic.ADVISERS) == DECISIONS


def stray(session: Session, chance: Chance) -> Question | None:
    """Answer one question as a bot does, or now and then at random, so that odd corners are seen."""
    question = session.question
    if question is not None:
        level = "random" if chance.below(4) == 0 else "easy"
        options, _ = player(level, chance.below(99)).answer(session.view(question.seat), question)
        session.choose(*options)
    return question


@pytest.mark.parametrize(("size", "seed"), [("bit8", 3), ("bit16", 5), ("super", 7)])
def test_every_option_gets_a_worth_and_a_reason(size: str, seed: int) -> None:
    table, chance = Table.begin(seats=3, seed=seed, size=size), Chance(seed)
    words = {name: Words(name, folders=[game_folder("superdungeon")]) for name in LANGUAGES}
    for _ in range(150):
        if (question := table.session.question) is None:
            break
        for careful in (True, False):
            said = heuristic.advise(table.session.view(question.seat), question, careful)
            assert all(math.isfinite(one.worth) for one in said)
            if question.kind in ("order", "pick_some"):
                assert all(len(one.options) >= question.min for one in said)
            else:
                assert {one.options for one in said} == {(option.id,) for option in question.options}
        for one in said:
            for language in words.values():
                sentence = language.render(one.why, Names(language, table.session))
                assert sentence and "why-" not in sentence and "{" not in sentence
        stray(table.session, chance)


def test_the_same_view_gives_the_same_advice() -> None:
    table = Table.new(PALADIN, MAGE, FIGHTER, bare=False).skip_until("DP-11")
    assert advice(table) == advice(table)


def test_hidden_cards_change_no_advice() -> None:
    table = Table.new(PALADIN, ROGUE)
    table.field("knucklehead", (4, 4))
    table.place(PALADIN, (3, 4)).start_activation(PALADIN)
    before = advice(table)
    for deck in ("deck/loot", "deck/treasure"):
        table.world.get(deck, Pile).cards.reverse()
    assert advice(table) == before


def test_the_adviser_makes_no_world(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(PALADIN, MAGE)
    table.place(PALADIN, (3, 3)).start_activation(PALADIN)

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("an adviser made a world")

    monkeypatch.setattr(World, "__init__", forbidden)
    assert advice(table)


# --- striking --------------------------------------------------------------------------------------------------------


def test_the_table_of_chances_is_met() -> None:
    """Section 12: a 3B attacker against ARM 1B1R hits with 42 %, against one white star with 80 %."""
    assert round(100 * rate(Pool(blue=3), Pool(blue=1, red=1))) == 42
    assert round(100 * rate(Pool(blue=3), Pool(white=1))) == 80
    assert round(100 * rate(Pool(white=1, red=2, green=1), Pool(blue=1, red=1, green=1))) == 68


def test_a_hero_strikes_at_what_has_yet_to_act() -> None:
    table = Table.new(PALADIN, MAGE)
    ready, spent = table.field("knucklehead", (4, 3)), table.field("knucklehead", (4, 5))
    table.world.get(spent, Model).spent = True
    table.place(PALADIN, (3, 4)).start_activation(PALADIN)
    said = advice(table)
    worth = {foe: said[(f"attack:melee:{foe}",)].worth for foe in (ready, spent)}
    assert worth[ready] > worth[spent] > said[("end",)].worth


def test_rule_3_skulls_for_each_expected_attack() -> None:
    table = Table.new(PALADIN, MAGE)
    table.field("ironscale", (4, 3))
    flinger = table.field("flinger", (4, 5))
    table.place(PALADIN, (3, 4)).start_activation(PALADIN)
    said = advice(table)
    assert said[(f"attack:melee:{flinger}",)].worth > said[("end",)].worth + 1


def test_rule_3_an_area_attack_pays_against_many() -> None:
    table = Table.new(MAGE, PALADIN)
    for at in ((3, 3), (4, 3), (5, 3), (3, 5), (5, 5), (4, 5)):
        table.field("gouger", at)
    table.place(PALADIN, (8, 8)).place(MAGE, (4, 4)).start_activation(MAGE)
    assert best(table) == "use:fire-wave"
    table = Table.new(MAGE, PALADIN)
    lone = table.field("gouger", (4, 3))
    table.place(PALADIN, (8, 8)).place(MAGE, (4, 4)).start_activation(MAGE)
    assert best(table) == f"attack:magic:{lone}"


def test_a_strike_is_not_taken_for_one_that_has_been_thought_of_and_dropped() -> None:
    table = Table.new(MAGE, PALADIN)
    table.field("gouger", (4, 3))
    table.place(PALADIN, (8, 8)).place(MAGE, (4, 4)).start_activation(MAGE)
    thinker = mind(table)
    me, [foe] = thinker.pieces[f"hero/{MAGE}"], thinker.foes(figures.HEROES)
    pools, arms = [Pool(blue=n) for n in range(1, 6)], Arms(thinker, me)
    # each strike lies where the one before it lay in memory
    worths = [arms.worth(Strike("melee", 1, "att", pool), foe)[0] for pool in pools]
    assert worths == sorted(set(worths))


def test_a_hero_walks_to_where_something_can_be_done() -> None:
    table = Table.new(FIGHTER, MAGE)
    foe = table.field("knucklehead", (6, 4))
    table.place(MAGE, (1, 8)).place(FIGHTER, (1, 4)).start_activation(FIGHTER)
    chosen = best(table)
    assert chosen.startswith("space/")
    table.answer(chosen)
    assert best(table) == f"attack:melee:{foe}"


def test_a_hero_opens_the_chest_beside_him() -> None:
    table = Table.new(FIGHTER, MAGE)
    table.world.spawn("chest/1", Chest(), Footing(4, 4))
    table.place(MAGE, (8, 8)).place(FIGHTER, (3, 4)).start_activation(FIGHTER)
    assert best(table) == "open:chest/1"


def test_whoever_lies_on_the_ground_stands_up() -> None:
    table = Table.new(PALADIN, MAGE)
    table.field("knucklehead", (4, 4))
    table.place(PALADIN, (3, 4)).afflict(PALADIN, "knockdown").start_activation(PALADIN)
    assert best(table) == "stand"


def test_a_hero_far_from_everything_runs() -> None:
    table = Table.new(PALADIN, MAGE, FIGHTER)
    table.field("kobold-warren", (28, 8))
    table.place(PALADIN, (1, 1)).start_activation(PALADIN)
    assert best(table) == "run"


@pytest.mark.rule("SD-235")
def test_nobody_stands_in_the_fire_for_nothing() -> None:
    table = Table.new(PALADIN, MAGE, FIGHTER)
    table.field("kobold-warren", (5, 5))
    table.place(PALADIN, (2, 5)).start_activation(PALADIN)
    seat = mind(table)
    standing = Standing(seat, seat.pieces[f"hero/{PALADIN}"])
    assert standing.ground((4, 5)) < standing.ground((3, 5)) == 0


def test_an_activation_comes_to_its_end() -> None:
    table = Table.new(ROGUE, MAGE, bare=False)
    table.place(ROGUE, (1, 1)).start_activation(ROGUE)
    for _ in range(20):
        if table.decision != "DP-17":
            break
        table.answer(best(table))
    assert table.decision != "DP-17"


# --- the Consul ------------------------------------------------------------------------------------------------------


def test_rule_11_the_consul_strikes_at_the_weakest_hero() -> None:
    table = Table.new(PALADIN, MAGE)
    monster = table.field("knucklehead", (4, 4))
    table.place(PALADIN, (3, 4)).place(MAGE, (5, 4)).wound(MAGE, 4).start_activation(monster)
    assert best(table) == f"attack:melee:hero/{MAGE}"


def test_rule_12_who_strengthens_others_acts_first() -> None:
    table = Table.new(PALADIN, MAGE)
    priest = table.field("dragon-priest", (6, 4))
    table.field("knucklehead", (5, 5))
    table.place(PALADIN, (3, 4)).place(MAGE, (2, 8)).start_turn("consul")
    assert best(table) == priest


def test_the_consul_uses_his_fourth_skull() -> None:
    table = Table.new(PALADIN, MAGE)
    for x in (4, 6, 8):
        table.field("knucklehead", (x, 4))
    table.start_turn("consul").answer("monster/knucklehead/1").skip_until("DP-16")
    assert best(table) != "end"


def test_rule_10_the_consul_produces_as_much_as_he_may() -> None:
    table = Table.new(PALADIN, MAGE, bare=False).call(SpawnStep())
    for _ in range(60):
        if table.decision != "DP-11":
            break
        assert best(table) != "done"
        table.answer(best(table))
    standing = figures.monsters(table.world)
    assert sum(figures.record(table.world, key).skulls for key in standing) == 8


def test_rule_16_the_boss_enters_far_from_the_party() -> None:
    table = Table.new(PALADIN, MAGE, FIGHTER)
    for x, hero in enumerate((PALADIN, MAGE, FIGHTER)):
        table.place(hero, (1 + x, 1))
    table.call(EnterBoss())
    chosen = figures.cell_of(table.world, best(table))
    nearest = min(max(x, y) for x, y in (figures.cell_of(table.world, o) for o in table.options))
    assert max(chosen) > nearest + 8


def test_rule_15_the_better_upgrade_is_kept() -> None:
    table = Table.new(PALADIN, MAGE, FIGHTER, bare=False)
    table.top("watchmans-plate", "adder-skin-vest", "owl-lens").call(DrawUpgrade())
    assert table.cards_in("shown") == ["watchmans-plate", "adder-skin-vest", "owl-lens"]
    assert best(table) == table.key("watchmans-plate")


# --- potions, hearts, cards ------------------------------------------------------------------------------------------


def attacked(stars: int, hearts: int) -> Table:
    """The Mage, with so many hearts left, is attacked with so many stars; the Rogue has a potion to teleport her."""
    table = Table.new(MAGE, ROGUE)
    monster = table.field("knucklehead", (4, 4))
    table.place(MAGE, (3, 4)).place(ROGUE, (8, 8)).wound(MAGE, 5 - hearts).give_potions(MAGE, 0)
    hero = f"hero/{MAGE}"
    table.world.add(GAME, Attack(monster, reach=1, targets=[hero], stars=stars))
    world = table.world
    saved = world.get(GAME, Attack)
    table._clear()
    world.add(GAME, saved)
    return table._begin("consul", [Window(moment="attack_rolled", about=monster)], clear=False)


def test_rule_8_teleport_saves_the_last_heart() -> None:
    assert best(attacked(stars=6, hearts=1)).startswith("potion:")


def test_rule_8_a_weak_attack_is_no_reason_to_drink() -> None:
    assert best(attacked(stars=1, hearts=4)) == "pass"


def test_fire_is_put_out_before_a_wound_is_healed() -> None:
    table = Table.new(PALADIN, MAGE).wound(MAGE, 2).afflict(MAGE, "fire")
    table.call(ShareIcons(hero=f"hero/{PALADIN}", hearts=1, potions=0))
    assert best(table) == f"hero/{MAGE}:fire"


def test_a_card_goes_to_whom_it_brings_most() -> None:
    assert card_worth("sages-abacus", MAGE) > card_worth("sages-abacus", FIGHTER)
    assert card_worth("ogre-bone-club", FIGHTER) > card_worth("ogre-bone-club", MAGE)
    table = Table.new(FIGHTER, MAGE).put("ogre-bone-club", "pool")
    table.call(equipment.DealWith(card=table.key("ogre-bone-club")))
    assert best(table) == f"equip:hero/{FIGHTER}"


def test_a_worse_card_replaces_nothing() -> None:
    table = Table.new(FIGHTER, MAGE)
    for hero in (FIGHTER, MAGE):
        table.put("titans-signet" if hero == FIGHTER else "archmages-seal", hero)
    table.put("cloud-feather", "pool").call(equipment.DealWith(card=table.key("cloud-feather")))
    assert not best(table).startswith("replace")


def test_rule_1_the_last_heart_counts_twice() -> None:
    assert values.hero_wound(1) == 2 * values.HERO
    assert values.losses(2, 2.0) == values.hero_wound(2) + values.hero_wound(1)
    assert values.losses(3, 0.0) == 0.0


def test_rule_4_points_are_worth_less_once_nothing_is_produced() -> None:
    table = Table.new(PALADIN, MAGE, FIGHTER, bare=False)
    table.start_activation(PALADIN)
    before = mind(table)
    point = before.points[0]
    early = values.wound(before, point)
    table.world.get(GAME, Tracker).boss_entered = True
    assert values.wound(mind(table), point) < early


# --- measures --------------------------------------------------------------------------------------------------------


def test_measures_of_the_ground() -> None:
    table = Table.new(PALADIN, MAGE)
    terrain = Terrain(figures.ground(table.world))
    assert terrain.steps((1, 1), (1, 1)) == 0
    assert terrain.steps((1, 1), (4, 1)) == 3
    assert (2, 1) in terrain.beside((1, 1), 1) and (3, 1) not in terrain.beside((1, 1), 1)
    assert (3, 3) in terrain.striking((1, 3), 1, 2) and (3, 3) not in terrain.striking((1, 3), 1, 1)
    assert terrain.within((4, 4), 1) <= terrain.within((4, 4), 2)


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES.values())
def test_a_game_between_bots_ends_by_a_rule(size: str) -> None:
    session = Table.begin(seats=3, seed=2, size=size).session
    bots = [player("easy" if seat else "normal", seat) for seat in range(3)]
    while (question := session.question) is not None:
        options, _ = bots[question.seat].answer(session.view(question.seat), question)
        session.choose(*options)
    assert session.over is not None and session.over.reason.key != ROUND_LIMIT
    assert session.world.the(RoundState).number < 25
