"""The words of Super Dungeon's cards: every line reads in all languages, as the tables have it, and no two the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from components.texts import Text
from systems.superdungeon.content import content
from systems.superdungeon.faces import TERRAINS
from systems.superdungeon.phrases import ability_text, action_label, action_text, op_text, pool_text
from systems.superdungeon.vocabulary import (
    Ability,
    Action,
    AnyAbility,
    AnyOp,
    Area,
    Carries,
    Distance,
    Has,
    Heal,
    ModelRecord,
    ModelType,
    Op,
    Pool,
    Race,
    RangeKind,
    Record,
    Remedy,
    Shape,
)
from systems.superdungeon.words import card_text, flavour_line, kind_line, stats_text
from systems.text.book import book
from systems.text.faults import entries, faults
from systems.text.words import Words, game_folder
from tests.content.superdungeon_tables import actions, names, slug, table

LANGUAGES = ("en", "zh_Hans", "zh_Hant")
FOLDER = game_folder("superdungeon")
CONTENT = content()
SHELVES = (CONTENT.models, CONTENT.cards, CONTENT.rosters, CONTENT.adventures)
RECORDS: dict[str, Record] = {id_: record for shelf in SHELVES for id_, record in shelf.items()}
ACTIONS = {
    action.id: action
    for record in RECORDS.values()
    for action in (*getattr(record, "actions", ()), *getattr(record, "potions", ()))
}
TOLD = [id_ for id_, record in RECORDS.items() if flavour_line(record)]
LONGEST_FLAVOUR = {"en": 90, "zh_Hans": 35, "zh_Hant": 35}


@cache
def words(language: str) -> Words:
    return Words(language, ["superdungeon"])


def render(text: Text, language: str = "en") -> str:
    return words(language).render(text)


def is_said(key: str, language: str) -> bool:
    """Tell whether a language itself says a key, without its fallback."""
    name, _, attribute = key.partition(".")
    return book(language, FOLDER).pattern(name, attribute) is not None


def used(text: Text) -> Iterator[str]:
    """The keys of a text and of all texts in it."""
    yield text.key
    for value in text.args.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Text):
                yield from used(inner)


def lines(record: Record) -> list[Text]:
    told = flavour_line(record)
    numbers = stats_text(record) if isinstance(record, ModelRecord) else []
    return [kind_line(record), *numbers, *card_text(record), *([told] if told else [])]


# --- every line reads ------------------------------------------------------------------------------------------------


def test_no_text_file_has_a_fault() -> None:
    assert faults(FOLDER) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", RECORDS)
def test_every_line_of_every_card_reads(id_: str, language: str) -> None:
    for line in lines(RECORDS[id_]):
        assert [key for key in used(line) if not is_said(key, language)] == []
        said = render(line, language)
        assert said and "{" not in said and "$" not in said


def test_cards_read_as_printed() -> None:
    assert [render(line) for line in lines(RECORDS["starfire"])][:-1] == [
        "boss · dragon · large",
        *("ATT 1W2R1G", "ARM 1B1R1G", "WILL 2R", "DEX 2R"),
        *("speed 6", "3 AP", "8 hearts", "4 skulls", "Super!"),
        "*Always:* Fly, Immune: Fire, Immune: Knockdown.",
        "*Furnace Breath (2 AP, red):* Spray 5, Fire. Attack ATT vs ARM.",
        "*Scythe Tail (2 AP, red):* Sweep 2, Knockdown. Attack ATT vs ARM.",
        "*Brings:* 6 relics for the treasure deck.",
    ]
    chinese = [render(line, "zh_Hans") for line in card_text(RECORDS["royal-paladin"])]
    assert chinese[1:3] == [
        "*钢铁光环（1行动点，蓝）：*灵气3，增益，盔甲+1蓝。",
        "*黎明之锤（2行动点，红）：*击倒，火焰。攻击骰：攻击对盔甲，+1红。",
    ]


def test_an_action_without_a_name_is_told_by_its_price() -> None:
    assert [render(line) for line in card_text(RECORDS["phoenix-brew"])] == [
        "*Always:* +1R WILL.",
        "*1 AP, blue, one use:* Resurrect a destroyed hero.",
    ]
    assert render(card_text(RECORDS["resurrection-charm"])[0]).startswith("*Start of a round:* Resurrect")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_is_said(language: str) -> None:
    tags = [f"tag-{name.replace('_', '-')}" for name in (*get_args(ModelType), *get_args(Race))]
    keys = [*tags, *(f"{key}.many" for key in tags), *(f"terrain-{name}" for name in TERRAINS)]
    keys += [f"platform-{name}" for name in ("bit8", "bit16", "super", "overcharge")]
    assert [key for key in keys if not is_said(key, language)] == []
    assert words(language).say("pool-none")


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_actions_have_a_name_and_models_and_relics_a_line(language: str) -> None:
    found = {key for key, entry in entries(FOLDER, language).items() if entry.file.name == "cards.ftl"}
    effects = ("near-points", "boss-statuses", "horde", "timeout-statuses")
    named = {f"{effect}-{id_}" for effect in effects for id_ in CONTENT.adventures}
    assert found == named | {f"name-{id_}" for id_ in (*RECORDS, *ACTIONS)} | {
        f"flavour-{id_}" for id_ in TOLD
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_of_a_kind_bear_the_same_name(language: str) -> None:
    for shelf in (*SHELVES, ACTIONS):
        said = [words(language).say(f"name-{id_}") for id_ in shelf]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_flavour_is_short(language: str) -> None:
    told = {id_: words(language).say(f"flavour-{id_}") for id_ in TOLD}
    assert not {id_: line for id_, line in told.items() if len(line) > LONGEST_FLAVOUR[language]}
    assert len(set(told.values())) == len(told)
    assert len(told) == len(CONTENT.models) + 22


def plain(name: str) -> str:
    """A printed name as the tables write it: with straight signs."""
    return name.replace("’", "'").replace("！", "!")


def test_names_are_those_of_the_tables_in_english_and_chinese() -> None:
    rows = [(row[1].split(" (")[0], row[2]) for row in table("9.2")] + [
        (row[4], row[5]) for row in table("9.4")
    ]
    rows += [(row[4], row[5]) for row in table("9.5") if row[4] != "Boo-Booty!"]
    for row in table("9.3"):
        rows += zip(names(row[0]), names(row[1]), strict=True)
    assert len(rows) == 9 + 48 + 22 + 14
    for english, chinese in rows:
        assert plain(words("en").say(f"name-{slug(english)}")) == english
        assert plain(words("zh_Hans").say(f"name-{slug(english)}")) == chinese


@pytest.mark.parametrize(("language", "column"), [("zh_Hans", 1), ("zh_Hant", 2)])
def test_words_of_the_rules_are_those_of_their_table(language: str, column: int) -> None:
    kinds = ("status", "trait", "range", "shape", "control", "attribute", "tag", "platform", "name")
    compared = 0
    for row in table("2"):
        printed = {name.split(": ")[-1].rstrip("X") for name in names(row[column])}
        for code in re.findall(r"`(\w+)`", row[3]):
            for key in (f"{kind}-{code.replace('_', '-')}" for kind in kinds):
                if is_said(key, language):
                    said = (
                        plain(words(language).say(key, n=9))
                        .rstrip("9")
                        .removeprefix("近战")
                        .removeprefix("近戰")
                    )
                    assert said in printed, key
                    compared += 1
    assert compared > 60


# --- what a card says is what its table says -------------------------------------------------------------------------

KEYWORDS = re.compile(
    r"(?:Burst|Cross|Lance|Spray|Sweep|Wave|Aura|Reach|Range|Magic|Missile|Hookshot|Heal|Pull|Push|Compel) \d+"
    r"|\+(?:\d[WBRG])+|Augment|Dangerous|Remedy|Massive Damage|Teleport|Resurrect|Stealth|Backlash|Healer|Fly"
    r"|Surefoot|Dodge|Luck|Tough|Berserk|Sturdy|Mob|Immune|Vulnerable|Status Effects|Bind|Choke|Cold|Fire"
    r"|Fragile|Immobile|Knockdown|Pacify|Poison|Slow|Stun|Weak|kobolds|all heroes|adjacent"
)
VERSUS = re.compile(r"(?:ATT|WILL|DEX) vs (?:ARM|WILL)")
BONUS = re.compile(r"\+(?:\d[WBRG])+ (ATT|ARM|WILL|DEX)")
LATER = {"Angry Bear": "Berry Mash", "Hatchling": "Pack Bite"}
"""Rows that name an action whose words stand in another row."""


def keywords(text: str) -> Counter[str]:
    """What counts of a text; dice of a bonus stand in any order."""
    found = KEYWORDS.findall(text.replace("Range 6, Hookshot", "Hookshot 6"))
    return Counter("".join(sorted(word)) if word.startswith("+") else word for word in found)


def same(told: str, printed: str) -> None:
    """A rendered line holds the keywords of a cell, its attributes, and nothing else."""
    assert keywords(told) == keywords(printed), (told, printed)
    assert set(VERSUS.findall(printed)) <= set(VERSUS.findall(told)), (told, printed)
    for attribute in BONUS.findall(printed):
        assert BONUS.search(told) or f"{attribute} vs" in told, (told, printed)


@pytest.mark.parametrize("row", [*table("9.2", 1), *table("9.3", 1)[:-1]], ids=lambda row: row[0])
def test_models_say_what_their_rows_say(row: tuple[str, ...]) -> None:
    model = CONTENT.models[slug(row[0])]
    always = [render(line.args["body"]) for line in card_text(model)[:1] if model.abilities]  # type: ignore[arg-type]
    same(" ".join(always), row[1])
    printed = [found for cell in row[2:] for found in actions(cell)]
    for action, found in zip(model.actions, printed, strict=True):
        if found.rest:
            same(render(action_text(action)), found.rest)
        else:
            assert action.id in ("berry-mash", "pack-bite") or action.id.startswith("shapeshift-")


@pytest.mark.parametrize(
    "row", [row for row in (*table("9.4"), *table("9.5")) if row[4] != "Boo-Booty!"], ids=lambda r: r[0]
)
def test_cards_say_what_their_rows_say(row: tuple[str, ...]) -> None:
    card = CONTENT.cards[slug(row[4])]
    told = " ".join(render(line.args["body"]) for line in card_text(card))  # type: ignore[arg-type]
    printed = f"{row[2]} {row[3]}"
    same(told, re.sub(r"\*\*[^*]+\*\*", "", printed))


# --- no two different things read the same ---------------------------------------------------------------------------


def samples(struct: type[Any]) -> list[Any]:
    """A struct with plain values, and copies that differ from it in one field each."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    choices = {field.name: values(field.type) for field in info.fields}
    base = struct(**{name: options[0] for name, options in choices.items()})
    return [base] + [
        msgspec.structs.replace(base, **{name: option})
        for name, options in choices.items()
        for option in options[1:]
    ]


def values(node: inspect.Type) -> list[Any]:
    """A few values that a field may have."""
    match node:
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType():
            return [2, 3, 1]
        case inspect.StrType():
            return ["angry-bear", "deeproot-druid"]
        case inspect.LiteralType(values=found):
            return list(found)
        case inspect.StructType(cls=cls) if cls is Pool:
            return [Pool(white=1), Pool(blue=1), Pool(red=1), Pool(green=1), Pool(green=2), Pool()]
        case inspect.VarTupleType():
            return [(Has("fly"),), (Carries("fire"),), (Has("fly"), Carries("fire"))]
        case inspect.UnionType(types=types):
            return [value for part in types for value in values(part)]
        case inspect.NoneType():
            return [None]
    raise TypeError(f"no sample for {node}")


def reading(thing: Ability | Op) -> Text:
    return ability_text(thing) if isinstance(thing, Ability) else op_text(thing)  # type: ignore[arg-type]


def tell_apart(things: Sequence[Any], language: str) -> None:
    said: dict[str, Any] = {}
    for thing in things:
        line = render(reading(thing), language)
        assert said.setdefault(line, thing) == thing, f"two different things read: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_abilities_read_the_same(language: str) -> None:
    tell_apart([sample for struct in get_args(AnyAbility) for sample in samples(struct)], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_effects_read_the_same(language: str) -> None:
    tell_apart([sample for struct in get_args(AnyOp) for sample in samples(struct)], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pools_read_the_same(language: str) -> None:
    pools = [
        None,
        *(Pool(w, b, r, g) for w in range(3) for b in range(3) for r in range(3) for g in range(3)),
    ]
    assert len({render(pool_text(pool), language) for pool in pools}) == len(pools)


ATTACK = Action(id="fire-wave", kind="attack", cost=2, against="arm", bonus=Pool(red=1), ops=(Heal(1),))
CHANGES: dict[str, list[Any]] = {
    "id": ["wide-cut"],
    "kind": ["action", "potion"],
    "cost": [1, 3],
    "distance": [Distance(kind, n) for kind in get_args(RangeKind) for n in (1, 4)],
    "area": [Area(shape, n) for shape in get_args(Shape) for n in (1, 4)],
    "augment": [True],
    "dangerous": [True],
    "tags": [("kobold",), ("hero",), ("kobold", "hero")],
    "everyone": [True],
    "rolls": ["att", "will", "dex", "arm"],
    "against": [None, "will", "dex", "att"],
    "bonus": [Pool(), Pool(blue=2)],
    "bonus_if_target_has": ["knockdown", "fire"],
    "statuses": [("fire",), ("cold",), ("fire", "cold")],
    "traits": [("massive_damage",), ("fly",)],
    "ops": [(), (Heal(2),), (Remedy(), Heal(1)), (Remedy(),)],
    "when": ["round_start"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_field_of_an_action_can_be_read(language: str) -> None:
    assert set(CHANGES) == set(Action.__struct_fields__)
    changed = [ATTACK] + [
        msgspec.structs.replace(ATTACK, **{field: value})
        for field, found in CHANGES.items()
        for value in found
    ]
    changed.append(msgspec.structs.replace(ATTACK, everyone=True, tags=("hero",)))
    said: dict[tuple[str, ...], Action] = {}
    for action in changed:
        line = render(action_label(action), language), render(action_text(action), language)
        assert said.setdefault(line, action) == action, f"two different actions read: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_field_of_a_card_can_be_read(language: str) -> None:
    """What is printed elsewhere is left out: name, icon, and how many copies there are."""
    reel = CONTENT.cards["grappling-reel"]
    changes: dict[str, Any] = {
        "slot": "weapon", "deck": "treasure", "abilities": (Has("fly"),), "actions": (), "on_equip": (Heal(1),),
        "consul_ok": True, "one_use": True, "model": "boo-booty",
    }  # fmt: skip
    assert set(changes) == set(type(reel).__struct_fields__) - {"id", "icon", "copies"}
    cards = [reel, *(msgspec.structs.replace(reel, **{field: value}) for field, value in changes.items())]
    cards[2] = msgspec.structs.replace(cards[2], slot="relic")
    said = {tuple(render(line, language) for line in (kind_line(card), *card_text(card))) for card in cards}
    assert len(said) == len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_in_the_box_read_the_same(language: str) -> None:
    said = {render(action_label(a), language) + render(action_text(a), language) for a in ACTIONS.values()}
    assert len(said) == len(ACTIONS)
