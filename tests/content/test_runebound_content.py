"""The box of Runebound against the tables of docs/rules, and what bad data files are told."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.content import ContentError, content_hash
from engine.paths import data_folder
from systems.runebound import content as box
from systems.runebound.vocabulary import (
    ATTRIBUTE_OF,
    COUNTER_VALUE,
    ChallengeRecord,
    EncounterRecord,
    EventRecord,
    Figure,
    HeroRecord,
)
from tests.content.rule_tables import RULES, Row, all_rows, number_after, pair, rows, skill_tests, slug

CONTENT = box.content()
COLOUR_OF_SLOT = {"GC": "green", "YC": "yellow", "BC": "blue", "RC": "red"}
NUMERALS = {"I": 1, "II": 2, "III": 3}


def ids(row: Row) -> str:
    return row.slot


def strengths(figure: Figure) -> list[tuple[int, int]]:
    return [(part.value, part.damage) for part in (figure.mind, figure.body, figure.spirit)]


def ops(record: Any, op: str) -> list[dict[str, Any]]:
    """All effects of a kind anywhere in a record, in the order they are written."""
    found: list[dict[str, Any]] = []

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if node.get("op") == op:
                found.append(node)
            for inner in node.values():
                walk(inner)
        elif isinstance(node, list | tuple):
            for inner in node:
                walk(inner)

    walk(msgspec.to_builtins(record))
    return found


# --- counts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-004")
def test_the_market_holds_29_allies_and_55_items() -> None:
    kinds = Counter(card.kind for card in CONTENT.market.values())
    assert kinds == {"ally": 29, "weapon": 18, "armour": 10, "artifact": 20, "rune": 7}


@pytest.mark.rule("RB-005")
def test_the_adventure_decks_hold_35_25_16_and_8_cards() -> None:
    colours = Counter(card.colour for card in CONTENT.adventure.values())
    assert colours == {"green": 35, "yellow": 25, "blue": 16, "red": 8}


def test_adventure_cards_are_59_challenges_13_events_and_12_encounters() -> None:
    kinds = Counter((type(card), card.colour) for card in CONTENT.adventure.values())
    assert [kinds[ChallengeRecord, colour] for colour in COUNTER_VALUE] == [24, 17, 11, 7]
    assert [kinds[EventRecord, colour] for colour in COUNTER_VALUE] == [5, 4, 3, 1]
    assert [kinds[EncounterRecord, colour] for colour in COUNTER_VALUE] == [6, 4, 2, 0]


def test_every_row_of_the_tables_is_a_record_and_every_record_is_a_row() -> None:
    written = CONTENT.heroes.keys() | CONTENT.market.keys() | CONTENT.adventure.keys()
    assert {row.id for row in all_rows()} == written
    assert len(all_rows()) == 12 + 84 + 84


# --- each table, row by row ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [row for prefix in COLOUR_OF_SLOT for row in rows(prefix)], ids=ids)
def test_challenges_bear_the_numbers_of_their_rows(row: Row) -> None:
    card = CONTENT.adventure[row.id]
    assert isinstance(card, ChallengeRecord)
    assert card.colour == COLOUR_OF_SLOT[row.slot[:2]]
    assert strengths(card.figure) == [pair(cell) for cell in row.cells[3:6]]
    assert card.figure.life == int(row.cells[6])
    assert card.reward.gold == number_after("gold", row.cells[8])
    assert card.reward.victory == ("victory" in row.cells[8])
    assert [(test["of"], test["n"]) for test in ops(card.before_combat + card.round_end, "test")] == [
        *skill_tests(row.cells[7]),
        *([("brawn", 14)] if "unless brawn 14" in row.cells[7] else []),
    ]


@pytest.mark.parametrize("row", [row for prefix in COLOUR_OF_SLOT for row in rows(prefix)], ids=ids)
def test_challenges_are_kept_as_their_rows_say(row: Row) -> None:
    card = CONTENT.adventure[row.id]
    assert isinstance(card, ChallengeRecord)
    assert card.reward.keep == ("keep" in row.cells[8])
    text = row.cells[7] + row.cells[8]
    for word, kind in (("keep item", "artifact"), ("keep ally", "ally"), ("keep rune", "dragon_rune")):
        if word in text:
            assert card.kept is not None and card.kept.kind == kind
    assert (card.kept is None) == ("keep" not in text)


@pytest.mark.parametrize("row", rows("EV"), ids=ids)
def test_events_bear_colour_and_number_of_their_rows(row: Row) -> None:
    card = CONTENT.adventure[row.id]
    assert isinstance(card, EventRecord)
    assert (card.colour, card.number) == (row.cells[1], NUMERALS[row.cells[3]])
    assert bool(card.at_once) == ("at once" in row.cells[4])
    assert bool(card.modifiers or card.specials) == ("while in play" in row.cells[4])


@pytest.mark.parametrize("row", rows("EN"), ids=ids)
def test_encounters_bear_colour_and_tests_of_their_rows(row: Row) -> None:
    card = CONTENT.adventure[row.id]
    assert isinstance(card, EncounterRecord)
    assert card.colour == row.cells[1]
    assert (card.quest is not None) == ("quest" in row.cells[3] or "each own turn" in row.cells[3])
    if card.quest:
        assert (card.quest.test, card.quest.n) in skill_tests(row.cells[3])
    elif card.id != "trial-of-the-rune-smiths":
        assert [(test["of"], test["n"]) for test in ops(card, "test")] == skill_tests(row.cells[3])
    assert (card.foe is not None) == ("fight" in row.cells[3])
    if card.foe:
        printed = f"M {card.foe.mind.value}/{card.foe.mind.damage} B {card.foe.body.value}/"
        assert printed in row.cells[3] and f"life {card.foe.life}" in row.cells[3]


@pytest.mark.parametrize("row", rows("IT"), ids=ids)
def test_items_bear_kind_type_and_cost_of_their_rows(row: Row) -> None:
    card = CONTENT.market[row.id]
    assert [card.kind, card.item_type, str(card.cost)] == [row.cells[1], row.cells[2], row.cells[4]]
    text = row.cells[5]
    assert bool(card.modifiers or card.skills or card.specials) == text.startswith("always")
    uses = {ability.use for ability in card.abilities}
    assert uses == ({"activate"} if "A [" in text else {"discard"} if "D [" in text else set())
    for skill, n in card.skills.items():
        assert f"{skill} +{n}" in text
    for modifier in card.modifiers:
        assert f"{modifier.n:+d}" in text


@pytest.mark.parametrize("row", rows("AL"), ids=ids)
def test_allies_bear_the_numbers_of_their_rows(row: Row) -> None:
    card = CONTENT.market[row.id]
    assert card.kind == "ally" and card.figure is not None
    assert card.cost == int(row.cells[2])
    assert strengths(card.figure) == [pair(cell) for cell in row.cells[3:6]]
    assert (card.figure.life, card.figure.stamina) == (int(row.cells[6]), int(row.cells[7]))
    assert sum(ability.exhaustion for ability in card.abilities) == number_after("exh", row.cells[8])


@pytest.mark.parametrize("row", rows("HE"), ids=ids)
def test_heroes_bear_the_numbers_of_their_rows(row: Row) -> None:
    hero = CONTENT.heroes[row.id]
    assert isinstance(hero, HeroRecord)
    assert strengths(hero.figure) == [pair(cell) for cell in row.cells[2:5]]
    assert (hero.figure.stamina, hero.figure.life) == (int(row.cells[5]), int(row.cells[6]))
    assert ", ".join(f"{skill} +{n}" for skill, n in hero.skills.items()) == row.cells[7]
    assert sum(ability.exhaustion for ability in hero.abilities) == number_after("exh", row.cells[8])


@pytest.mark.rule("RB-103")
def test_kept_allies_bear_the_numbers_of_their_table() -> None:
    table = [line.split("|") for line in RULES.read_text("utf-8").splitlines()]
    start = next(i for i, cells in enumerate(table) if "Kept allies" in cells[0])
    found = [cells for cells in table[start + 4 : start + 8] if len(cells) == 9]
    assert len(found) == 4
    for cells in found:
        kept = CONTENT.kept[f"{slug(cells[1])}-kept"]
        assert kept.figure is not None
        assert strengths(kept.figure) == [pair(cell.strip()) for cell in cells[2:5]]
        assert (kept.figure.life, kept.figure.stamina) == (int(cells[5]), int(cells[6]))


# --- numbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-119")
def test_each_skill_belongs_to_the_attribute_of_the_rulebook() -> None:
    assert [skill for skill, attribute in ATTRIBUTE_OF.items() if attribute == "mind"] == [
        "sneak",
        "notice",
        "lore",
    ]
    assert {skill for skill, attribute in ATTRIBUTE_OF.items() if attribute == "body"} == {
        "swim",
        "climb",
        "brawn",
    }
    assert {ATTRIBUTE_OF[skill] for skill in ("diplomacy", "resolve", "luck")} == {"spirit"}


@pytest.mark.rule("RB-026")
def test_the_movement_die_shows_each_terrain_as_often_as_printed() -> None:
    faces = CONTENT.numbers.movement_faces
    shown = Counter(symbol for face in faces for symbol in face)
    assert [len(face) for face in faces] == [3, 3, 3, 2, 2, 2]
    assert shown == {
        "plains": 3, "road": 3, "river": 3, "hills": 2, "forest": 2, "swamp": 1, "mountain": 1,
    }  # fmt: skip


@pytest.mark.rule("RB-006", "RB-147", "RB-149", "RB-157", "RB-166", "RB-181")
def test_the_printed_numbers() -> None:
    numbers = CONTENT.numbers
    assert numbers.starting_gold == 3
    assert numbers.counters == {"green": 22, "yellow": 16, "blue": 11, "red": 9}
    assert numbers.token_prices == (5, 5, 4, 4, 3, 3)
    assert numbers.token_values == {"mind": 2, "body": 2, "spirit": 2, "stamina": 2, "life": 1}
    assert numbers.life_tokens == 3
    assert numbers.doom_cards == (2, 4, 6, 8, 8, 8)
    assert numbers.hazard_colours == ((6, "green"), (15, "yellow"), (20, "blue"))
    assert numbers.undefeated_spaces == 6


@pytest.mark.rule("RB-131")
def test_limits_are_two_weapons_one_armour_two_allies() -> None:
    assert CONTENT.numbers.limits == {"weapon": 2, "armour": 1, "ally": 2}


@pytest.mark.rule("RB-161")
def test_six_of_the_seven_red_challenges_are_dragon_runes() -> None:
    runes = [card.id for card in CONTENT.kept.values() if card.kind == "dragon_rune"]
    assert len(runes) == 6 and "high-lord-margath-kept" not in CONTENT.kept


# --- cards whose words need care -------------------------------------------------------------------------------------


def test_a_bargain_that_ends_the_fight_gives_no_gold() -> None:
    (bargain,) = ops(CONTENT.adventure["tax-deserters"], "choose")
    bought, fought = bargain["branches"]
    assert bought["gold"] == 2 and bought["effects"] == ({"op": "end_fight", "gold": False},)
    assert not any(fought.values())


def test_a_combat_roll_is_a_roll_in_any_of_the_three_phases() -> None:
    (brew,) = CONTENT.market["giants-brew"].abilities
    assert brew.times == ("ranged", "melee", "magic") and brew.use == "discard"


def test_record_finds_every_kind_and_names_a_stranger() -> None:
    for id_ in ("varikas", "white-blade", "brood-mothers-nest", "brood-mothers-nest-kept"):
        assert box.record_of(id_).id == id_
    with pytest.raises(KeyError, match="nobody"):
        box.record_of("nobody")


# --- bad data files --------------------------------------------------------------------------------------------------


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the shipped data files, to be spoilt."""
    folder = tmp_path / "runebound"
    shutil.copytree(data_folder("runebound"), folder, ignore=shutil.ignore_patterns("text"))
    return folder


def spoil(folder: Path, file: str, old: str, new: str) -> list[str]:
    """Replace the first place where `old` stands, and return the faults."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return box.faults(folder)


def test_the_shipped_files_have_no_fault() -> None:
    assert box.faults(data_folder("runebound")) == []


def test_a_wrong_type_names_file_record_and_field(copy: Path) -> None:
    assert spoil(copy, "challenges_green.json", '"life": 2', '"life": "two"') == [
        'runebound/challenges_green.json, record "toll-at-the-old-bridge": at figure.life, '
        "expected a whole number, got a text.",
        "runebound/numbers.json: decks.green says 35, but the data files hold 34.",
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("items.json", '"op": "damage_bonus"', '"op": "damge_bonus"',
         'record "white-blade": at abilities[0].effects[0].op, "damge_bonus" is not known; did you mean "damage_bonus"?'),
        ("challenges_green.json", '"rule": "forbid"', '"rule": "forbidden"',
         'record "orc-outriders": at specials[0].rule, "forbidden" is not known; did you mean "forbid"?'),
        ("challenges_green.json", '"of": "notice"', '"of": "notise"',
         'record "wolves-at-dusk": at before_combat[0].of, "notise" is not known; did you mean "notice"?'),
        ("heroes.json", '"brawn": 3', '"brwan": 3',
         'record "brannoc-oathkeeper": at skills, "brwan" is not known; did you mean "brawn"?'),
        ("heroes.json", '"moment": "after"', '"momennt": "after"',
         'record "korrag-half-ogre": at abilities[0], the field "momennt" is not known; did you mean "moment"?'),
        ("allies.json", '"cost": 2', '"kost": 2',
         'record "lantern-boy": the field "kost" is not known; did you mean "cost"?'),
        ("challenges_blue.json", '"colour": "blue"', '"colour": "azure"',
         'record "the-glass-giant": at colour, "azure" is not known (known: blue, green, red, yellow).'),
        ("events.json", '"icon": "castle-flag"', '"icon": "castle-flagg"',
         'record "black-banners": the icon "castle-flagg" is not known; did you mean "castle-flag"?'),
        ("encounters.json", '"towns": ["forge"]', '"towns": ["frorge"]',
         "record \"pit-fighters-of-forge\": the quest's town \"frorge\" is not known; did you mean \"forge\"?"),
        ("encounters.json", '"id": "the-lost-surveyor"', '"id": "white-blade"',
         'record "white-blade": the id "white-blade" is already taken in items.json; choose another.'),
        ("items.json", '"id": "white-blade"', '"id": "White Blade"',
         'record "White Blade": the id "White Blade" may only hold small letters, digits and hyphens.'),
        ("challenges_red.json", '"id": "cinder-throne-kept"', '"id": "cinder-kept"',
         'record "cinder-throne": the kept card must have the id "cinder-throne-kept".'),
        ("challenges_red.json", '"keep": true', '"keep": false',
         'record "vorakesh-the-necromancer": a card that can be kept needs "kept", and only such a card may have it.'),
        ("challenges_red.json", '"victory": true', '"victory": false',
         "challenges_red.json: one challenge must bring victory, not 0."),
        ("allies.json", '"kind": "ally"', '"kind": "armour"',
         'record "lantern-boy": the kind "armour" does not belong in allies.json.'),
        ("items.json", '"cost": 2', '"cost": 0', 'record "ploughmans-spear": the cost must be 1 or more.'),
        ("numbers.json", '"heroes": 12', '"heroes": 13',
         "numbers.json: decks.heroes says 13, but the data files hold 12."),
        ("numbers.json", '"starting_gold": 3,', "", 'numbers.json: the field "starting_gold" is missing.'),
        ("events.json", "[", "{", "events.json: the file is no valid JSON"),
    ],
)  # fmt: skip
def test_bad_data_gets_its_own_sentence(copy: Path, file: str, old: str, new: str, sentence: str) -> None:
    found = spoil(copy, file, old, new)
    assert any(sentence in fault and fault.startswith("runebound/") for fault in found), found
    with pytest.raises(ContentError):
        box.load(copy)


def test_all_faults_are_collected_and_the_first_is_raised(copy: Path) -> None:
    spoil(copy, "heroes.json", '"life": 5', '"life": 0')
    spoil(copy, "items.json", '"cost": 2', '"cost": true')
    found = box.faults(copy)
    assert len(found) >= 2
    with pytest.raises(ContentError) as refusal:
        box.load(copy)
    assert str(refusal.value) == found[0]


def test_a_missing_file_is_named(copy: Path) -> None:
    (copy / "allies.json").unlink()
    assert "runebound/allies.json: the file is missing" in box.faults(copy)[0]


def test_a_list_is_expected(copy: Path) -> None:
    (copy / "events.json").write_text("{}", "utf-8")
    assert "runebound/events.json: the file must be a list" in box.faults(copy)[0]


def test_nested_without_end_is_a_fault_and_no_crash(copy: Path) -> None:
    (copy / "events.json").write_text("[" * 200_000, "utf-8")
    assert box.faults(copy)[0].startswith("runebound/events.json: the file is no valid JSON")


# --- the mark of the content -----------------------------------------------------------------------------------------


def test_the_hash_minds_what_is_said_and_not_how_it_is_laid_out(copy: Path) -> None:
    before = content_hash(copy)
    assert before == CONTENT.hash and len(before) == 16
    heroes = json.loads((copy / "heroes.json").read_text("utf-8"))
    (copy / "heroes.json").write_text(json.dumps([dict(reversed(hero.items())) for hero in heroes]), "utf-8")
    assert content_hash(copy) == before
    heroes[0]["figure"]["life"] += 1
    (copy / "heroes.json").write_text(json.dumps(heroes), "utf-8")
    assert content_hash(copy) != before


def test_looks_are_no_part_of_the_content_hash(tmp_path: Path) -> None:
    (tmp_path / "heroes.json").write_text("[]", encoding="utf-8")
    mark = content_hash(tmp_path)
    (tmp_path / "looks.json").write_text("{}", encoding="utf-8")
    assert content_hash(tmp_path) == mark
    (tmp_path / "items.json").write_text("[]", encoding="utf-8")
    assert content_hash(tmp_path) != mark
