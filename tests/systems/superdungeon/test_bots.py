"""Computer players of both sides in arranged positions: what anybody at the table would do, they do too (section 12)."""

from __future__ import annotations

import pytest

from components.superdungeon import Chest, Footing, Potions, Tracker
from engine.observe import SeatView
from engine.session import Session
from systems.bots.players import LEVELS, Player, player
from systems.superdungeon import figures, icons
from systems.superdungeon.advice.mind import AT_HAND, Mind
from tests.systems.superdungeon.table import Table

PALADIN, FIGHTER, MAGE, ROGUE, ARCHER = (
    "royal-paladin",
    "hearthsworn-fighter",
    "ember-mage",
    "riftling-rogue",
    "dewleaf-archer",
)


def reply(table: Table, level: str = "normal", seed: int = 0) -> str:
    """The first option id that a computer player answers with; it never answers without a reason."""
    question = table.question
    options, why = player(level, seed).answer(table.session.view(question.seat), question)
    assert why.key.startswith("why-")
    return options[0]


def sure(table: Table) -> set[str]:
    """What players of both levels answer, the easy one when it is not careless."""
    return {reply(table), reply(table, "easy", seed=1)}


def play_on(table: Table, decision: str = "DP-17", most: int = 30) -> Table:
    """Let a normal player answer until something else is asked."""
    for _ in range(most):
        if table.decision != decision:
            return table
        table.answer(reply(table))
    raise AssertionError(f"{decision} is asked without end")


def first_struck(table: Table, level: str = "normal") -> tuple[str, ...]:
    """Whom a player attacks first, after as much walking as it likes."""
    for _ in range(10):
        table.answer(reply(table, level, seed=1))
        if found := table.events("attack-declared"):
            return found[0].on[1:]
    raise AssertionError("nobody is attacked")


# --- heroes ----------------------------------------------------------------------------------------------------------


def test_a_hero_destroys_what_one_wound_destroys() -> None:
    table = Table.new(PALADIN, MAGE)
    hurt, _ = table.field("dragon-priest", (4, 3)), table.field("dragon-priest", (4, 5))
    table.wound(hurt, 2)
    table.place(MAGE, (8, 8)).place(PALADIN, (3, 4)).afflict(PALADIN, "pacify").start_activation(PALADIN)
    assert first_struck(table) == (hurt,)


def test_rule_4_a_hero_destroys_the_spawning_point_beside_him() -> None:
    table = Table.new(FIGHTER, MAGE)
    point = table.field("kobold-warren", (4, 4))
    table.place(MAGE, (8, 8)).place(FIGHTER, (3, 4)).start_activation(FIGHTER)
    assert sure(table) == {f"attack:melee:{point}"}


def test_rule_4_a_hero_walks_to_the_spawning_point() -> None:
    table = Table.new(FIGHTER, MAGE)
    point = table.field("kobold-warren", (8, 4))
    table.place(MAGE, (1, 8)).place(FIGHTER, (1, 4)).start_activation(FIGHTER)
    table.answer(reply(table))
    assert figures.are_adjacent(table.world, f"hero/{FIGHTER}", point)


def test_a_hero_walks_to_the_chest_and_opens_it() -> None:
    table = Table.new(FIGHTER, MAGE)
    table.world.spawn("chest/1", Chest(), Footing(7, 4))
    table.place(MAGE, (1, 8)).place(FIGHTER, (3, 4)).start_activation(FIGHTER)
    table.answer(reply(table))
    assert sure(table) == {"open:chest/1"}


@pytest.mark.parametrize("level", LEVELS)
def test_an_archer_shoots_from_afar(level: str) -> None:
    table = Table.new(ARCHER, FIGHTER)
    foe = table.field("dragon-priest", (7, 4))
    table.place(FIGHTER, (1, 8)).place(ARCHER, (1, 4)).start_activation(ARCHER)
    assert first_struck(table, level) == (foe,)
    assert table.at(ARCHER)[0] < 6


def test_a_wounded_hero_drinks_and_a_whole_one_does_not() -> None:
    table = Table.new(PALADIN, MAGE).give_potions(PALADIN, 1)
    table.place(MAGE, (8, 8)).place(PALADIN, (1, 1)).wound(MAGE, 4).start_activation(PALADIN)
    assert reply(table) == f"potion:hero/{PALADIN}:elixir:hero/{MAGE}"
    table = Table.new(PALADIN, MAGE).give_potions(PALADIN, 1)
    table.place(MAGE, (8, 8)).place(PALADIN, (1, 1)).wound(MAGE, 1).start_activation(PALADIN)
    play_on(table)
    assert table.potions(PALADIN) == 1


def test_no_potion_is_drunk_against_a_blow_that_has_missed() -> None:
    """Both levels keep their potions through a whole enemy turn in which nothing can hit."""
    table = Table.new(MAGE, ROGUE).give_potions(ROGUE, 1)
    monster = table.field("gouger", (4, 4))
    table.place(ROGUE, (8, 8)).place(MAGE, (3, 4)).start_activation(monster)
    table.faces(blue="0 0 1 1 1", red="1 1")
    table.answer(f"attack:melee:hero/{MAGE}")
    while table.decision == "DP-21":
        table.answer(reply(table))
    assert table.potions(ROGUE) == 1


def test_rule_7_a_heart_goes_to_who_is_nearest_to_the_end() -> None:
    table = Table.new(PALADIN, MAGE).wound(PALADIN, 1).wound(MAGE, 4)
    table.call(icons.ShareIcons(hero=f"hero/{PALADIN}", hearts=1, potions=0))
    assert sure(table) == {f"hero/{MAGE}:wound"}


def test_heroes_strike_at_the_boss_rather_than_at_his_minions() -> None:
    table = Table.new(FIGHTER, MAGE, PALADIN)
    boss = table.field("starfire", (4, 4))
    for at in ((3, 3), (3, 6)):
        table.field("whelp", at)
    table.wound(boss, 7)
    table.world.the(Tracker).boss_entered = True
    table.place(FIGHTER, (3, 5)).place(MAGE, (12, 8)).place(PALADIN, (12, 7)).start_activation(FIGHTER)
    assert first_struck(table) == (boss,)


# --- the Consul ------------------------------------------------------------------------------------------------------


def test_rule_11_a_monster_walks_past_the_strong_to_the_dying() -> None:
    table = Table.new(PALADIN, MAGE)
    monster = table.field("knucklehead", (8, 4))
    table.place(PALADIN, (6, 2)).place(MAGE, (5, 6)).wound(MAGE, 4).start_activation(monster)
    table.answer(reply(table))
    assert reply(table) == f"attack:melee:hero/{MAGE}"


def test_rule_13_monsters_keep_apart_where_nothing_else_matters() -> None:
    table = Table.new(PALADIN, MAGE)
    crowd = [table.field("knucklehead", (x, 1)) for x in (2, 3, 4)]
    mover = table.field("gouger", (3, 4))
    table.place(PALADIN, (18, 4)).place(MAGE, (18, 5)).start_activation(mover)
    play_on(table)
    assert not [other for other in crowd if figures.are_adjacent(table.world, mover, other)]


def test_the_boss_strikes_at_the_hero_beside_him() -> None:
    table = Table.new(FIGHTER, MAGE, PALADIN)
    boss = table.field("starfire", (4, 4))
    table.world.the(Tracker).boss_entered = True
    table.place(FIGHTER, (3, 5)).place(MAGE, (18, 8)).place(PALADIN, (18, 7)).start_activation(boss)
    assert sure(table) <= {f"attack:melee:hero/{FIGHTER}", "use:furnace-breath", "use:scythe-tail"}


def test_a_monster_on_fire_with_one_heart_waits() -> None:
    """Its activation would be its end (SD-180): others act before it."""
    table = Table.new(PALADIN, MAGE)
    burning, sound = table.field("knucklehead", (4, 3)), table.field("knucklehead", (4, 5))
    table.afflict(burning, "fire").place(PALADIN, (3, 4)).place(MAGE, (8, 8)).start_turn("consul")
    assert sure(table) == {sound}


# --- both ------------------------------------------------------------------------------------------------------------


def whole_game(level: str, seed: int) -> tuple[list[tuple[str, ...]], Session]:
    """The answers of a game between players of one level, each of which is given for a reason."""
    session = Table.begin(seed=seed, size="bit8").session
    bots = [player(level, seed + seat) for seat in range(2)]
    answers = []
    while (question := session.question) is not None:
        options, why = bots[question.seat].answer(session.view(question.seat), question)
        assert why.key.startswith("why-")
        answers.append(options)
        session.choose(*options)
    return answers, session


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    once, session = whole_game(level, 11)
    again, other = whole_game(level, 11)
    assert once == again
    assert session.world.the(Tracker) == other.world.the(Tracker)
    assert whole_game(level, 12)[0] != once


def test_a_player_looks_at_the_table_through_its_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a view hides, no adviser can use: blind to potions, nobody sees any."""
    table = Table.new(PALADIN, MAGE).give_potions(PALADIN, 1).wound(MAGE, 4)
    table.place(PALADIN, (1, 1)).start_activation(PALADIN)
    seen: list[type] = []
    find = SeatView.find

    def watched(view: SeatView, key: str, kind: type) -> object:
        seen.append(kind)
        return None if kind is Potions else find(view, key, kind)

    monkeypatch.setattr(SeatView, "find", watched)
    mind = Mind(table.session.view(table.question.seat), table.question)
    assert mind.pieces[f"hero/{PALADIN}"].potions == 0 and Potions in seen


def test_the_careless_see_the_nearest_enemies_only() -> None:
    table = Table.new(PALADIN, MAGE)
    foes = [table.field("knucklehead", (x, 1)) for x in range(2, 2 + AT_HAND + 1)]
    table.place(MAGE, (8, 8)).place(PALADIN, (1, 3)).start_activation(PALADIN)
    view, question = table.session.view(table.question.seat), table.question
    careful, careless = Mind(view, question), Mind(view, question, careful=False)
    me = f"hero/{PALADIN}"
    assert {foe.key for foe in careful.at_hand(careful.pieces[me])} == set(foes)
    assert {foe.key for foe in careless.at_hand(careless.pieces[me])} == set(foes[:-1])


def test_an_easy_player_lapses_now_and_then() -> None:
    table = Table.new(PALADIN, MAGE)
    table.field("knucklehead", (4, 3))
    table.field("gouger", (4, 5))
    table.place(MAGE, (8, 8)).place(PALADIN, (3, 4)).start_activation(PALADIN)
    bot: Player = player("easy", 3)
    view, question = table.session.view(table.question.seat), table.question
    assert len({bot.answer(view, question)[0] for _ in range(40)}) > 1
    assert len({player("normal", n).answer(view, question)[0] for n in range(5)}) == 1
