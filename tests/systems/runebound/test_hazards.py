"""Travel hazards (RB-176 to RB-190, D32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from components.board import Space
from components.cards import Card, Pile
from components.runebound import AdventureCounter
from systems.runebound import figures
from systems.runebound.hazards import colour_of_roll, colour_on_track
from systems.runebound.pathfinding import faces
from tests.systems.runebound.table import Table

PLAINS, FOREST, RIVER = "space/r06c09", "space/r05c04", "space/r06c07"


def stop_at(
    space: str,
    *heroes: str,
    movement: Sequence[int] = (),
    d10: Sequence[int] = (),
    **options: Any,
) -> Table:
    """A hero stays on a space and meets what lurks there."""
    table = Table.new(*(heroes or ("varikas",)), travel_hazards=True, **options)
    table.start_turn(0, at=space, step="move", came_from="space/r05c09")
    return table.dice(movement=movement, d10=d10)


def track(table: Table, letters: str) -> None:
    """Lay cards of these colours on the doom track, space 1 first."""
    names = {"G": "green", "Y": "yellow", "B": "blue"}
    pile = table.world.get("doom_track", Pile)
    for old in list(pile.cards):
        table.put(old, f"deck/{old.split('/')[1]}")
    for letter in letters:
        deck = f"deck/{names[letter]}"
        table.put(table.world.get(deck, Pile).cards[-1], "doom_track")


# --- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-176", "RB-178", "VT-16")
def test_without_the_terrains_symbol_there_is_a_hazard() -> None:
    table = stop_at(FOREST, movement=[1, 6], d10=[1, 1]).top("rats-in-the-granary").answer("stay")
    assert table.events("hazard-rolled")[0].text.args["outcome"] == "hazard"
    assert table.pile_of("rats-in-the-granary") == "at_hand"


@pytest.mark.rule("RB-178", "VT-16")
def test_with_the_terrains_symbol_there_is_none() -> None:
    table = stop_at(FOREST, movement=[1, 3]).answer("stay")
    assert table.events("hazard-rolled")[0].text.args["outcome"] == "safe"
    assert table.cards_in("at_hand") == []


@pytest.mark.rule("RB-176")
@pytest.mark.parametrize("place", ["tamalir", "G08"])
def test_towns_and_counters_are_safe(place: str) -> None:
    table = stop_at(place).answer("stay")
    assert table.events("hazard-rolled") == []


@pytest.mark.rule("RB-176")
def test_another_hero_makes_a_space_safe() -> None:
    table = stop_at(PLAINS, "varikas", "korrag-half-ogre").place("korrag-half-ogre", PLAINS).answer("stay")
    assert table.events("hazard-rolled") == []


@pytest.mark.rule("RB-176")
def test_an_undefeated_challenge_makes_a_space_safe() -> None:
    table = stop_at(PLAINS).put("rats-in-the-granary", "undefeated")
    table.set("rats-in-the-granary", Undefeated={"slot": 1, "space": PLAINS}).answer("stay")
    assert table.events("hazard-rolled") == []


@pytest.mark.rule("RB-176")
def test_without_the_variant_nobody_rolls() -> None:
    table = Table.new("varikas").start_turn(0, at=PLAINS, step="move").answer("stay")
    assert table.events("hazard-rolled") == []


@pytest.mark.rule("RB-177", "VT-22")
def test_the_roll_comes_after_the_last_step() -> None:
    table = stop_at("tamalir", movement=[6, 6]).answer("step").answer(PLAINS)
    kinds = [event.kind for event in table.events()]
    assert kinds.index("moved") < kinds.index("hazard-rolled")


@pytest.mark.rule("RB-124")
def test_a_hero_who_stays_must_roll_too() -> None:
    assert stop_at(PLAINS, movement=[6, 6]).answer("stay").events("hazard-rolled")


@pytest.mark.rule("RB-179")
@pytest.mark.parametrize(
    ("terrain", "percent"),
    [
        ("plains", 25),
        ("road", 25),
        ("river", 25),
        ("hills", 44),
        ("forest", 44),
        ("swamp", 69),
        ("mountain", 69),
    ],
)
def test_odds_of_a_hazard(terrain: str, percent: int) -> None:
    without = sum(terrain not in face for face in faces())
    assert round(100 * without**2 / len(faces()) ** 2) == percent


# --- which colour ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-180", "VT-17")
@pytest.mark.parametrize(("shown", "colour"), [([1, 2], "yellow"), ([4, 5], "green")])
def test_the_hazard_number_counts_up_the_doom_track(shown: list[int], colour: str) -> None:
    table = stop_at(FOREST, movement=[6, 6, *shown], doom_track=True, doom_limit=20)
    track(table, "GGGGBYG")
    table.top("rats-in-the-granary").top("ogre-at-the-ford")
    before = table.cards_in("doom_track")
    table.answer("stay")
    assert drawn_colour(table) == colour
    assert table.cards_in("doom_track") == before


@pytest.mark.rule("RB-180", "VT-18")
def test_a_number_beyond_the_cards_wraps_round() -> None:
    table = stop_at(FOREST, movement=[6, 6, 1, 4], doom_track=True, doom_limit=20)
    track(table, "GYB")
    table.top("ogre-at-the-ford")
    table.answer("stay")
    assert drawn_colour(table) == "yellow"
    assert [colour_on_track(table.world, n) for n in (1, 2, 3, 4)] == ["green", "yellow", "blue", "green"]


def drawn_colour(table: Table) -> str:
    """The colour of the card that was drawn for the hazard."""
    card = next(key for key in table.events("card-drawn")[0].on if table.world.has(key, Card))
    return figures.foe_colour(table.world, card)


@pytest.mark.rule("RB-181", "VT-38")
@pytest.mark.parametrize(
    ("total", "colour"),
    [(2, "green"), (6, "green"), (7, "yellow"), (15, "yellow"), (16, "blue"), (20, "blue")],
)
def test_without_the_track_two_dice_tell_the_colour(total: int, colour: str) -> None:
    assert colour_of_roll(total) == colour
    table = stop_at(FOREST, movement=[6, 6], d10=[total // 2, total - total // 2]).answer("stay")
    assert drawn_colour(table) == colour


@pytest.mark.rule("RB-182")
def test_an_empty_deck_means_no_hazard() -> None:
    table = stop_at(FOREST, movement=[6, 6], d10=[1, 1])
    for card in list(table.world.get("deck/green", Pile).cards):
        table.put(card, "removed")
    table.answer("stay")
    assert table.events("hazard-deck-empty") and not table.events("card-drawn")


# --- the fight -------------------------------------------------------------------------------------------------------


def fight_the_ogre(*d10: int) -> Table:
    """A yellow hazard: the ogre at the ford, who asks for a test before combat and pays 6 gold elsewhere."""
    table = stop_at(FOREST, "korrag-half-ogre", movement=[6, 6], d10=[3, 4, *d10]).top("ogre-at-the-ford")
    return table.answer("stay")


def beat_the_ogre(table: Table) -> Table:
    """One more wound will do."""
    table.set("ogre-at-the-ford", Wounds={"count": 2}).totals(20).answer("attack:hero/korrag-half-ogre")
    return pass_boosts(table)


def pass_boosts(table: Table) -> Table:
    """No cards are used for a roll."""
    while table.decision in ("D15", "D16"):
        table.skip()
    return table


def won_counters(table: Table) -> list[str]:
    """Colours of the counters that lie with the hero."""
    return [
        counter.colour
        for _, counter in table.world.all(AdventureCounter)
        if counter.at == "hero/korrag-half-ogre"
    ]


@pytest.mark.rule("RB-183", "RB-184")
def test_a_hazard_has_no_before_combat_part_and_no_escape() -> None:
    table = fight_the_ogre()
    assert table.decision == "D14" and not table.events("roll-test")


@pytest.mark.rule("RB-186", "RB-187", "RB-190", "VT-39")
def test_a_won_hazard_gives_its_experience_alone() -> None:
    table = beat_the_ogre(fight_the_ogre().points("korrag-half-ogre", 5))
    assert table.decision == "D27"
    assert won_counters(table) == ["yellow"] and table.gold("korrag-half-ogre") == 3
    assert table.cards_in("deck/yellow")[-1] == "ogre-at-the-ford"
    assert table.wounds("ogre-at-the-ford") == 0


@pytest.mark.rule("RB-190")
def test_after_a_hazard_nobody_is_met_even_over_a_distance() -> None:
    heroes = ("korrag-half-ogre", "varikas")
    table = stop_at(FOREST, *heroes, movement=[6, 6], d10=[3, 4]).top("ogre-at-the-ford")
    table.place("varikas", "space/r05c05").put("truce-of-the-barons", "event_slot").answer("stay")
    assert beat_the_ogre(table).active == "hero/varikas"


@pytest.mark.rule("RB-188")
def test_without_such_a_counter_others_of_that_value_are_given() -> None:
    table = fight_the_ogre()
    free = [space for space, _ in table.world.all(Space) if not figures.counters_at(table.world, space)]
    for counter in figures.counters_at(table.world, "counter_pile"):
        if counter.startswith("counter/yellow"):
            table.world.get(counter, AdventureCounter).at = free.pop()
    assert won_counters(beat_the_ogre(table)) == ["green", "green"]


@pytest.mark.rule("RB-189", "VT-40")
def test_a_lost_hazard_knocks_out_and_leaves_no_undefeated_counter() -> None:
    table = fight_the_ogre().set("korrag-half-ogre", Wounds={"count": 5})
    table.answer("defend").totals(2)
    pass_boosts(table.answer("defend"))
    assert table.events("knocked-out")
    assert table.gold("korrag-half-ogre") == 0 and table.wounds("korrag-half-ogre") == 0
    assert figures.town_at(table.world, table.here("korrag-half-ogre"))
    assert table.cards_in("undefeated") == [] and table.cards_in("deck/yellow")[-1] == "ogre-at-the-ford"


@pytest.mark.rule("RB-185")
def test_an_event_ends_the_turn() -> None:
    table = stop_at(FOREST, "varikas", "korrag-half-ogre", movement=[6, 6], d10=[1, 1]).top("goblin-summer")
    table.points("varikas", 5).answer("stay")
    assert table.cards_in("event_slot") == ["goblin-summer"]
    assert table.active == "hero/korrag-half-ogre" and len(table.events("card-drawn")) == 1


# --- cards against it ------------------------------------------------------------------------------------------------


def test_a_card_may_turn_it_away_beforehand() -> None:
    table = stop_at(FOREST, "varikas", movement=[6, 6]).put("ditch-ranger", "varikas").answer("stay")
    assert table.decision == "D06"
    table.answer("use:card/market/ditch-ranger")
    assert table.events("hazard-rolled") == [] and table.exhaustion("ditch-ranger") == 1


def test_a_card_may_turn_it_away_when_it_shows() -> None:
    table = (
        stop_at(FOREST, "varikas", movement=[6, 6])
        .put("ditch-ranger", "varikas")
        .answer("stay")
        .answer("pass")
    )
    assert (
        table.decision == "D32" and table.question.default == "accept" and not table.events("hazard-colour")
    )
    table.answer("use:card/market/ditch-ranger")
    assert not table.events("card-drawn") and table.exhaustion("ditch-ranger") == 1


def test_a_ranger_knows_only_the_forest() -> None:
    table = (
        stop_at(PLAINS, "varikas", movement=[6, 6], d10=[1, 1]).put("ditch-ranger", "varikas").answer("stay")
    )
    assert table.events("card-drawn")
