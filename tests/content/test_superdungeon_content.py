"""The box of Super Dungeon against the tables of docs/rules, and what bad data files are told."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.content import ContentError, content_hash
from engine.paths import data_folder
from systems.superdungeon import content as box
from systems.superdungeon.vocabulary import (
    ATTRIBUTES,
    STATUSES,
    Action,
    Carries,
    Dice,
    Give,
    Immune,
    ModelRecord,
    Pool,
    Reaches,
    Shift,
    Stats,
)
from tests.content.superdungeon_tables import Printed, actions, names, pool, slug, table

CONTENT = box.content()
Row = tuple[str, ...]
HEROES = table("9.2")
MONSTERS = [row for row in table("9.3") if "spawning point" not in row[2]]
LOOT = table("9.4")
TREASURE = [row for row in table("9.5") if row[1] != "Boo-Booty!"]
PLATFORMS = {"8-Bit": "bit8", "16-Bit": "bit16", "Super!": "super", "not spawnable": "none"}
DECKS = {"T": "treasure", "D": "boss"}


def ids(row: Row) -> str:
    return row[0]


def hero(row: Row) -> ModelRecord:
    return CONTENT.models[slug(row[1].split("(")[0])]


def monster(row: Row) -> ModelRecord:
    return CONTENT.models[slug(row[0])]


def dice(value: Pool | None) -> dict[str, int] | None:
    """A pool as the tables give it."""
    return None if value is None else {name: n for name, n in msgspec.to_builtins(value).items() if n}


def tags(words: str) -> set[str]:
    """The type and race of a table: "mini-boss kobold ogre"."""
    return {word.replace("-", "_") for word in words.split()}


def said(found: tuple[Action, ...]) -> list[tuple[str, int, str]]:
    """What tables and records both say of actions."""
    return [(action.kind, action.cost, action.id) for action in found]


def printed(found: list[Printed]) -> list[tuple[str, int, str]]:
    return [(action.kind, action.cost, action.id) for action in found]


# --- counts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-007")
def test_nine_hero_cards_are_eight_heroes_and_a_shape() -> None:
    assert {hero(row).id for row in HEROES} == {model.id for model in CONTENT.tagged("hero")}
    assert len(CONTENT.heroes()) == 8 and len(CONTENT.tagged("shapeshift")) == 1


def test_every_row_of_the_monster_table_is_a_record_and_every_record_is_a_row() -> None:
    rows = {slug(name) for row in table("9.3") for name in names(row[0])}
    assert rows == {model.id for model in CONTENT.models.values() if "hero" not in model.tags}


@pytest.mark.rule("SD-027")
def test_the_loot_deck_holds_48_cards_in_thirds() -> None:
    assert [card.id for card in CONTENT.cards.values() if card.deck == "loot"] == [
        slug(row[4]) for row in LOOT
    ]
    kinds = Counter(card.slot for card in CONTENT.cards.values() if card.deck == "loot")
    assert kinds == {"weapon": 16, "armor": 16, "item": 16} and len(CONTENT.deck("loot")) == 48


@pytest.mark.rule("SD-026")
def test_the_treasure_deck_holds_18_cards_and_24_with_the_boss() -> None:
    assert len(CONTENT.deck("treasure")) == 18 and len(CONTENT.deck("boss")) == 6
    (boss,) = CONTENT.tagged("boss")
    assert boss.relics == CONTENT.deck("boss")
    relics = [card.id for card in CONTENT.cards.values() if card.slot == "relic"]
    assert relics == [slug(row[4]) for row in TREASURE]
    (ambush,) = (card for card in CONTENT.cards.values() if card.slot == "ambush")
    assert (ambush.copies, ambush.model) == (2, "boo-booty")


def test_31_models_of_the_consul_are_in_the_box() -> None:
    """Without the Boo-Booties, the spawning points, and the troll whom the list of components forgets (section 3.1)."""
    counted = {
        model.id: model.copies
        for model in CONTENT.models.values()
        if model.id != "rockgut" and not {"hero", "trap", "spawning_point"} & set(model.tags)
    }
    assert sum(counted.values()) == 31
    assert sum(counted[model.id] for model in CONTENT.tagged("kobold") if "minion" in model.tags) == 22
    assert sum(model.copies for model in CONTENT.tagged("spawning_point")) == 5
    assert CONTENT.models["boo-booty"].copies == 2 and CONTENT.models["rockgut"].copies == 1


# --- stat cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", HEROES, ids=ids)
def test_heroes_bear_the_numbers_of_their_rows(row: Row) -> None:
    model = hero(row)
    assert set(model.tags) == tags(row[3])
    assert [model.speed, model.ap, model.hearts, model.potion_cap] == [int(row[i]) for i in (4, 5, 10, 11)]
    assert [dice(getattr(model, attribute)) for attribute in ATTRIBUTES] == [pool(cell) for cell in row[6:10]]
    assert model.large == ("large" in row[1])


@pytest.mark.parametrize("row", MONSTERS, ids=ids)
def test_monsters_bear_the_numbers_of_their_rows(row: Row) -> None:
    model = monster(row)
    assert set(model.tags) == tags(row[2]) and model.large == (row[3] == "large")
    assert [model.speed, model.ap, model.hearts, model.skulls] == [int(row[i]) for i in (4, 5, 10, 11)]
    assert [dice(getattr(model, attribute)) for attribute in ATTRIBUTES] == [pool(cell) for cell in row[6:10]]
    assert model.platform == PLATFORMS[row[12]]
    assert model.spawnable == (row[12] in ("8-Bit", "16-Bit"))


@pytest.mark.rule("SD-050", "SD-190")
def test_spawning_points_only_defend_themselves() -> None:
    for point in CONTENT.tagged("spawning_point"):
        assert [dice(getattr(point, attribute)) for attribute in ATTRIBUTES] == [
            None,
            {"white": 1},
            None,
            None,
        ]
        assert (point.speed, point.ap, point.hearts, point.spawnable) == (0, 0, 3, False)
        assert point.abilities == (Immune("all"),)


@pytest.mark.parametrize("row", table("9.2", 1), ids=ids)
def test_heroes_have_the_actions_and_potions_of_their_rows(row: Row) -> None:
    model = CONTENT.models[slug(row[0])]
    assert said(model.actions) == printed(actions(row[2]) + actions(row[3]))


@pytest.mark.parametrize("row", table("9.3", 1)[:-1], ids=ids)
def test_monsters_have_the_actions_of_their_rows(row: Row) -> None:
    assert said(monster(row).actions) == printed(actions(row[2]))


@pytest.mark.rule("SD-169", "SD-173")
def test_the_shape_and_its_hero_turn_into_each_other() -> None:
    (bear,) = CONTENT.tagged("shapeshift")
    (back,) = (op.form for action in bear.actions for op in action.ops if isinstance(op, Shift))
    (there,) = (op.form for a in CONTENT.models[back].actions for op in a.ops if isinstance(op, Shift))
    assert (back, there) == ("deeproot-druid", bear.id)


@pytest.mark.rule("SD-121", "SD-137")
def test_an_area_of_a_magic_model_rolls_will() -> None:
    (wave,) = (
        a
        for model in CONTENT.heroes()
        for a in model.actions
        if a.kind == "attack" and a.area and a.area.n == 2
    )
    assert (wave.rolls, wave.against) == ("will", "arm")


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [*LOOT, *TREASURE], ids=ids)
def test_cards_bear_the_dice_and_numbers_of_their_rows(row: Row) -> None:
    card = CONTENT.cards[slug(row[4])]
    assert card.slot == ("relic" if "relic" in row[1] else row[1])
    assert card.deck == DECKS.get(row[0][0], "loot")
    bonus = [(dice(a.pool), a.attribute.upper()) for a in card.abilities if isinstance(a, Dice)]
    assert bonus == [(pool(d), a) for d, a in re.findall(r"\+((?:\d[WBRG])+) (ATT|ARM|WILL|DEX)", row[2])]
    (plain,) = [a for a in card.abilities if isinstance(a, Stats)] or [Stats()]
    for field, word in (
        ("ap", "AP"),
        ("speed", "speed"),
        ("hearts", "hearts?"),
        ("potion_cap", "potion cap"),
    ):
        match = re.search(rf"\+(\d) {word}", row[2])
        assert getattr(plain, field) == (int(match[1]) if match else 0)


@pytest.mark.parametrize("row", [*LOOT, *TREASURE], ids=ids)
def test_cards_do_what_their_rows_say(row: Row) -> None:
    card = CONTENT.cards[slug(row[4])]
    wanted = [
        (action.kind, action.cost, action.id or card.id) for action in actions(row[2]) + actions(row[3])
    ]
    at_round_start = [("action", 0, card.id)] if row[3].startswith("start of a round") else []
    assert said(card.actions) == wanted + at_round_start
    assert card.consul_ok == ("C-" not in row[3])
    assert card.one_use == ("one use" in row[3])
    assert bool(card.on_equip) == ("when equipped" in row[3])


def test_each_status_is_once_on_a_weapon_and_each_immunity_once_on_an_armor() -> None:
    for slot, ability in (("weapon", Carries), ("armor", Immune)):
        found = [
            a.status
            for c in CONTENT.cards.values()
            if c.slot == slot
            for a in c.abilities
            if isinstance(a, ability)
        ]
        assert sorted(found) == sorted(STATUSES)


def test_the_curve_of_the_loot_is_that_of_the_rules() -> None:
    loot = [card for card in CONTENT.cards.values() if card.deck == "loot"]
    plain = [a for card in loot if len(card.abilities) == 1 and not card.on_equip for a in card.abilities]
    colours = Counter(name for a in plain if isinstance(a, Dice) for name in dice(a.pool) or {})
    assert colours == {"blue": 5, "red": 4, "white": 4}
    assert sum(isinstance(a, Stats) for a in plain) == 3
    assert sum(any(isinstance(a, Reaches) for a in card.abilities) for card in loot) == 1
    assert sum(bool(card.actions or card.on_equip) for card in loot) == 6


@pytest.mark.rule("SD-205")
def test_only_what_helps_heroes_alone_is_withheld_from_the_consul() -> None:
    withheld = [card for card in CONTENT.cards.values() if not card.consul_ok]
    assert all(card.actions or card.on_equip for card in withheld) and len(withheld) == 6


# --- rosters, adventure, numbers -------------------------------------------------------------------------------------


@pytest.mark.rule("SD-012", "SD-013")
def test_rosters_field_what_their_table_says() -> None:
    rows = table("3.3", 1)
    assert len(rows) == len(CONTENT.rosters)
    for (choice, points, models), roster in zip(rows, CONTENT.rosters.values(), strict=True):
        assert slug(choice.removesuffix(" pair")) == roster.point and int(points) == roster.points
        wanted = {slug(name.removesuffix("s")): int(n) for n, name in re.findall(r"(\d) ([^,]+)", models)}
        assert wanted == roster.models
        assert roster.copies * roster.points == CONTENT.models[roster.point].copies


@pytest.mark.rule("SD-235", "SD-236", "SD-237", "SD-238", "SD-239", "SD-240")
def test_the_adventure_of_the_boss_is_all_fire() -> None:
    card = CONTENT.adventure_of("starfire")
    assert card.near_points == card.boss_statuses == card.timeout_statuses == ("fire",)
    assert card.horde == (Carries("fire"),)
    (draught,) = card.potions
    assert (draught.id, draught.cost) == ("ember-draught", 1)
    assert Give((Dice("att", Pool(red=1)), Carries("fire"))) in draught.ops
    assert card.summons == {"wyrmling": 2, "whelp": 2, "hatchling": 2}


def test_dice_show_the_faces_of_their_table() -> None:
    letters = {"blank": "0", "heart": "H", "potion": "P", "heart+potion": "HP"}
    for colour, faces, _ in table("3.2")[:3]:
        wanted = [letters.get(face, face) for face in faces.split(", ")]
        assert list(CONTENT.numbers.faces[colour]) == wanted  # type: ignore[index]


@pytest.mark.rule("SD-001", "SD-003", "SD-021", "SD-046", "SD-158", "SD-211", "SD-212")
def test_the_printed_numbers() -> None:
    numbers = CONTENT.numbers
    found = {size: (n.heroes, n.mini_bosses, n.bosses, n.laps) for size, n in numbers.sizes.items()}
    assert found == {
        "bit8": (2, 1, 0, 1),
        "bit16": (3, 1, 1, 1),
        "four_heroes": (4, 1, 1, 1),
        "super": (5, 2, 1, 2),
    }
    assert numbers.sizes["bit16"].loot_icons == (3, 6, 9)
    assert numbers.sizes["super"].loot_icons == (3, 6, 9, 12, 15)
    assert all(n.loot_spaces == n.loot_icons[-1] for n in numbers.sizes.values())
    assert numbers.power_spaces == 30 and numbers.power_marks == {"bit16": 12, "super": 30}
    assert numbers.power_skulls == (4, 9, 15, 20, 26)
    assert (numbers.skull_tokens, numbers.skulls_per_point, numbers.skulls_per_turn) == (5, 4, 4)
    assert (numbers.starting_potions, numbers.mob_dice, numbers.boss_activations) == (1, 3, 2)
    assert numbers.tokens == {"wound": 35, "potion": 13, "status": 12} and numbers.players == (2, 6)
    assert set(numbers.slots) == {"weapon", "armor", "item", "relic"} and set(numbers.slots.values()) == {1}


def test_record_finds_every_kind_and_names_a_stranger() -> None:
    for id_ in ("ember-mage", "rex", "owl-lens", "storm-rod", "roster-egg-clutch", "starfire-adventure"):
        assert box.record_of(id_).id == id_
    with pytest.raises(KeyError, match="nobody"):
        box.record_of("nobody")


# --- bad data --------------------------------------------------------------------------------------------------------


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the data files that a test may spoil."""
    folder = tmp_path / "superdungeon"
    folder.mkdir()
    for file in data_folder("superdungeon").glob("*.json"):
        shutil.copy(file, folder)
    return folder


def edit(folder: Path, file: str, change: Any) -> list[str]:
    """Change the decoded content of a file; returns the faults found then."""
    path = folder / file
    raw = json.loads(path.read_text("utf-8"))
    records = {item["id"]: item for item in raw} if isinstance(raw, list) else raw
    change(records)
    path.write_text(json.dumps(list(records.values()) if isinstance(raw, list) else raw), "utf-8")
    return box.faults(folder)


BAD: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("heroes.json", "ember-mage", {"hearts": 0}, "hearts must be 1 or more"),
    ("heroes.json", "ember-mage", {"heart": 5}, 'the field "heart" is not known; did you mean "hearts"?'),
    ("heroes.json", "ember-mage", {"icon": "axes"}, 'the icon "axes" is not known; did you mean "axe"?'),
    ("heroes.json", "ember-mage", {"tags": ["hero", "humam"]}, '"humam" is not known; did you mean "human"?'),
    ("heroes.json", "ember-mage", {"tags": ["human"]}, "the tags must name one type"),
    ("heroes.json", "ember-mage", {"potion_cap": 0}, "the potion_cap must be 1 or more"),
    ("heroes.json", "ember-mage", {"skulls": 1}, "a hero has no skulls"),
    ("heroes.json", "ember-mage", {"ap": 0}, "speed and ap must be 1 or more"),
    ("heroes.json", "ember-mage", {"tags": ["minion"]}, "a model of the Consul does not belong in heroes.json"),
    ("monsters.json", "rex", {"tags": ["hero"]}, "a hero does not belong in monsters.json"),
    ("monsters.json", "rex", {"potion_cap": 1}, "only heroes have a potion_cap"),
    ("monsters.json", "rex", {"skulls": 0}, "copies and skulls must be 1 or more"),
    ("monsters.json", "rex", {"platform": "none"}, "monsters that enter play need a platform"),
    ("monsters.json", "boo-booty", {"spawnable": True}, "only mini-bosses, denizens and minions can be spawnable"),
    ("monsters.json", "egg-clutch", {"ap": 1}, "a spawning point has arm, but no speed, no ap"),
    ("monsters.json", "ironscale", {"copies": 3}, "copies says 3, but the rosters field 4"),
    ("monsters.json", "starfire", {"relics": ["storm-rod"]}, '"storm-rod" is no card of the deck "boss"'),
    ("monsters.json", "starfire", {"relics": []}, "one model must bring this card, not 0"),
    ("monsters.json", "rex", {"loot": ["owl-lense"]}, 'the card "owl-lense" is not known; did you mean "owl-lens"?'),
    ("monsters.json", "rex", {"platform": "super", "tags": ["boss"], "spawnable": False},
     "a boss needs one adventure card, not 0"),
    ("rosters.json", "roster-egg-clutch", {"point": "rex"}, 'the point "rex" is not known'),
    ("rosters.json", "roster-egg-clutch", {"models": {"whelps": 2}}, '"whelps" is not known; did you mean "whelp"?'),
    ("rosters.json", "roster-egg-clutch", {"points": 0}, "points, copies and models must be 1 or more"),
    ("rosters.json", "roster-egg-clutch", {"id": "owl-lens"}, 'the id "owl-lens" is already taken in loot.json'),
    ("adventures.json", "starfire-adventure", {"boss": "rex"}, 'the boss "rex" is not known'),
    ("adventures.json", "starfire-adventure", {"summons": {"rex": 1}}, '"rex" is not known'),
    ("adventures.json", "starfire-adventure", {"horde": [{"ability": "carry"}]}, 'did you mean "carries"?'),
    ("loot.json", "kindling-blade", {"abilities": [{"ability": "carries", "status": "cold"}]},
     "one weapon must carry fire, not 0"),
    ("loot.json", "fur-mantle", {"abilities": [{"ability": "immune", "status": "fire"}]},
     "one armor must give immunity to cold, not 0"),
    ("loot.json", "owl-lens", {"slot": "relic"}, 'a relic of the deck "loot" does not belong in loot.json'),
    ("loot.json", "owl-lens", {"abilities": []}, "a card needs abilities or actions"),
    ("loot.json", "owl-lens", {"copies": 0}, "copies must be 1 or more"),
    ("loot.json", "owl-lens", {"copies": 2}, "decks.item says 16, but the data files hold 17"),
    ("loot.json", "owl-lens", {"one_use": True}, "a card of one use needs an action to use"),
    ("treasure.json", "cloud-feather", {"consul_ok": False}, "only loot is drawn by the Consul"),
    ("treasure.json", "boo-booty-card", {"model": "rex"}, 'the model "rex" is not known'),
    ("treasure.json", "cloud-feather", {"model": "boo-booty"}, "only an ambush has a model"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("file", "id_", "changes", "sentence"), BAD, ids=[f"{b[1]}-{i}" for i, b in enumerate(BAD)]
)
def test_a_bad_record_gets_its_own_sentence(
    copy: Path, file: str, id_: str, changes: dict[str, Any], sentence: str
) -> None:
    found = edit(copy, file, lambda records: records[id_].update(changes))
    assert any(sentence in fault and fault.startswith("superdungeon/") for fault in found), found
    with pytest.raises(ContentError):
        box.load(copy)


MOVE = {"op": "move", "control": "pull", "n": 1}
BAD_ACTIONS: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("magma-strike", {"cost": 0}, "the cost must be 1 or more"),
    ("magma-strike", {"when": "round_start", "cost": 0}, "only an action at round_start is free"),
    ("cordial-of-kin", {"dangerous": True}, "augment and dangerous exclude each other"),
    ("cordial-of-kin", {"everyone": True}, "what reaches everyone needs no distance and no area"),
    ("magma-strike", {"against": None}, "an attack needs against"),
    ("magma-strike", {"ops": [{"op": "place", "status": "fire"}]}, "an attack places statuses by its field"),
    ("fire-wave", {"bonus_if_target_has": "fire"}, "bonus_if_target_has needs a bonus"),
    ("spark-water", {"statuses": ["fire"]}, "statuses, traits and bonus belong to attacks"),
    ("spark-water", {"ops": []}, "ops must say what it does"),
    ("spark-water", {"ops": [{"op": "extra_wounds"}]}, "nothing that only attacks can do"),
    ("spark-water", {"kind": "action", "ops": [{"op": "redirect"}]}, "only potions redirect attacks"),
    ("spark-water", {"ops": [MOVE]}, "compel, pull and push need rolls and against"),
    ("spark-water", {"rolls": "att", "against": "arm"}, "and nothing else has them"),
    ("spark-water", {"id": "iron-aura"}, "another action of that id is different"),
    ("spark-water", {"id": "owl-lens"}, "that id belongs to a record"),
    ("spark-water", {"ops": [{"op": "shift", "form": "angry-beer"}]}, 'the form "angry-beer" is not known; did you mean'),
)  # fmt: skip


@pytest.mark.parametrize(("action", "changes", "sentence"), BAD_ACTIONS)
def test_a_bad_action_gets_its_own_sentence(
    copy: Path, action: str, changes: dict[str, Any], sentence: str
) -> None:
    def spoil(records: dict[str, Any]) -> None:
        (found,) = (item for item in records["ember-mage"]["actions"] if item["id"] == action)
        found.update(changes)

    found = edit(copy, "heroes.json", spoil)
    assert any('record "ember-mage"' in fault and sentence in fault for fault in found), found


def test_a_shape_that_no_card_uses_is_missed(copy: Path) -> None:
    found = edit(
        copy, "treasure.json", lambda r: r["crossbrace-gauntlet"]["actions"][0]["area"].update(shape="wave")
    )
    assert found == ['superdungeon/treasure.json: no card and no model uses "cross".']


def test_an_adventure_brings_only_potions(copy: Path) -> None:
    found = edit(
        copy, "adventures.json", lambda r: r["starfire-adventure"]["potions"][0].update(kind="action")
    )
    assert any('must be of the kind "potion"' in fault for fault in found)


def test_every_deck_is_counted_and_no_other(copy: Path) -> None:
    found = edit(
        copy, "numbers.json", lambda numbers: numbers["decks"].update(item_s=numbers["decks"].pop("item"))
    )
    assert len(found) == 2 and 'the deck "item_s" is not known; did you mean "item"?' in found[0]
    assert found[1] == "superdungeon/numbers.json: decks.item is missing."


def test_numbers_are_checked_too(copy: Path) -> None:
    found = edit(copy, "numbers.json", lambda numbers: numbers["decks"].update(heroes=9))
    assert found == ["superdungeon/numbers.json: decks.heroes says 9, but the data files hold 8."]
    found = edit(copy, "numbers.json", lambda numbers: numbers["faces"]["blue"].__setitem__(0, "5"))
    assert (
        len(found) == 1
        and found[0].startswith("superdungeon/numbers.json: at faces")
        and '"5" is not known' in found[0]
    )
    assert edit(copy, "numbers.json", lambda numbers: numbers.pop("faces")) == [
        'superdungeon/numbers.json: the field "faces" is missing.'
    ]


def test_all_faults_are_collected_and_the_first_is_raised(copy: Path) -> None:
    edit(copy, "heroes.json", lambda records: records["ember-mage"].update(hearts=0))
    found = edit(copy, "loot.json", lambda records: records["owl-lens"].update(copies=0))
    assert len(found) >= 2
    with pytest.raises(ContentError) as refusal:
        box.load(copy)
    assert str(refusal.value) == found[0]


def test_a_missing_file_is_named(copy: Path) -> None:
    (copy / "rosters.json").unlink()
    assert "superdungeon/rosters.json: the file is missing" in box.faults(copy)[0]


def test_the_hash_is_that_of_the_files(copy: Path) -> None:
    assert content_hash(copy) == CONTENT.hash and len(CONTENT.hash) == 16
