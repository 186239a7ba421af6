"""The words of Runebound's cards: every line reads in both languages, and no two different things read the same."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from components.texts import Text
from engine.effects import Effect
from engine.paths import data_folder
from systems.runebound.content import content
from systems.runebound.phrases import ability_label, effect_text, effects_text, modifier_text, special_text
from systems.runebound.vocabulary import (
    Ability,
    AdventureRecord,
    AnyEffect,
    AnySpecial,
    Branch,
    ChallengeRecord,
    EncounterRecord,
    HeroRecord,
    Modifier,
    Record,
    Special,
    Stat,
)
from systems.runebound.words import card_text, flavour_line, kind_line, reward_text
from systems.text.names import slug
from systems.text.words import Words
from tests.content.rule_tables import RULES

LANGUAGES = ("en", "zh_Hans")
CONTENT = content()
RECORDS: dict[str, Record] = {**CONTENT.heroes, **CONTENT.market, **CONTENT.adventure, **CONTENT.kept}
FOES = [
    card.id
    for card in CONTENT.adventure.values()
    if isinstance(card, ChallengeRecord) or (isinstance(card, EncounterRecord) and card.foe)
]
TOLD = [id_ for id_, record in RECORDS.items() if isinstance(record, HeroRecord | AdventureRecord)]
LONGEST_FLAVOUR = {"en": 90, "zh_Hans": 35}


@cache
def words(language: str) -> Words:
    return Words(language, ["runebound"])


@cache
def keys(language: str, file: str = "*.ftl") -> frozenset[str]:
    """All message keys that a language itself says, without its fallback."""
    folder = data_folder("runebound") / "text" / language
    texts = [path.read_text("utf-8") for path in sorted(folder.glob(file))]
    return frozenset(key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def used(text: Text) -> Iterator[str]:
    """The keys of a text and of all texts in it."""
    yield text.key
    for value in text.args.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Text):
                yield from used(inner)


def lines(record: Record) -> list[Text]:
    extra = [line for line in (reward_text(record), flavour_line(record)) if line]
    return [kind_line(record), *card_text(record), *extra]


# --- every line reads ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", RECORDS)
def test_every_line_of_every_card_reads(id_: str, language: str) -> None:
    for line in lines(RECORDS[id_]):
        missing = [key for key in used(line) if key not in keys(language)]
        assert not missing
        said = words(language).render(line)
        assert said and "{" not in said and "$" not in said


def test_both_languages_say_the_same_messages_about_cards_and_places() -> None:
    assert keys("en", "cards.ftl") == keys("zh_Hans", "cards.ftl")


def test_a_card_reads_as_printed() -> None:
    nest = RECORDS["brood-mothers-nest"]
    said = [words("en").render(line) for line in lines(nest)]
    assert said[:4] == [
        "yellow challenge",
        "*Before combat:* test swim 14 or suffer 1 wound.",
        "*Discard, before combat (once kept):* the foe suffers 1 wound.",
        "3 gold and keep this card as an artifact",
    ]
    chinese = [words("zh_Hans").render(line) for line in card_text(nest)]
    assert chinese[0] == "*战斗前：*测试游泳14，否则受到1点伤害。"


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_every_foe_too_and_every_tale_a_line(language: str) -> None:
    found = {key for key in keys(language, "cards.ftl") if not key.startswith("place-")}
    wanted = {f"name-{id_}" for id_ in RECORDS} | {f"foe-{id_}" for id_ in FOES}
    assert found == wanted | {f"flavour-{id_}" for id_ in TOLD}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_a_kind_bear_the_same_name(language: str) -> None:
    for shelf in (CONTENT.heroes, CONTENT.market, CONTENT.adventure, CONTENT.kept):
        names = [words(language).say(f"name-{id_}") for id_ in shelf]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_flavour_is_short(language: str) -> None:
    told = {id_: words(language).say(f"flavour-{id_}") for id_ in TOLD}
    assert not {id_: line for id_, line in told.items() if len(line) > LONGEST_FLAVOUR[language]}
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_place_has_a_name(language: str) -> None:
    table = re.findall(r"^\| [GYBR]\d\d \|(?:[^|]*\|){3} ([^|]+) \|", RULES.read_text("utf-8"), re.MULTILINE)
    assert len(table) == 50
    assert {f"place-{slug(name)}" for name in table} <= keys(language)
    assert {f"place-{town}" for town in CONTENT.numbers.towns} <= keys(language)


# --- no two different things read the same ---------------------------------------------------------------------------


def samples(struct: type[Any]) -> list[Any]:
    """A struct with plain values, and copies that differ from it in one field each."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    choices = {field.name: values(field.name, field.type) for field in info.fields}
    base = struct(**{name: options[0] for name, options in choices.items()})
    changed = [
        msgspec.structs.replace(base, **{name: option})
        for name, options in choices.items()
        for option in options[1:]
    ]
    return [base, *changed]


def values(name: str, node: inspect.Type) -> list[Any]:
    """A few values that a field may have."""
    match node:
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType():
            return [2, 3, 1]
        case inspect.LiteralType(values=words):
            return list(words)
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=words)):
            return [tuple(words[:1]), tuple(words[1:2]), tuple(words[:2])]
        case inspect.VarTupleType(item_type=inspect.StructType(cls=cls)) if cls is Branch:
            return [(Branch(gold=1), Branch(gold=2)), (Branch(rune=1), Branch(token=1))]
        case inspect.VarTupleType():
            effects = {cls.__struct_config__.tag: cls for cls in get_args(AnyEffect)}
            return (
                [(effects["foe_wound"](n=1),), (effects["reroll"](),), ()]
                if name in ("ok", "fail")
                else [
                    (effects["foe_wound"](n=1),),
                    (effects["reroll"](),),
                ]
            )
        case inspect.UnionType(types=types):
            return [value for part in types for value in values(name, part)]
        case inspect.NoneType():
            return [None]
    raise TypeError(f"no sample for {name}")


def reading(thing: Effect | Special) -> Text:
    return effect_text(thing) if isinstance(thing, Effect) else special_text(thing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "struct", [*get_args(AnyEffect), *get_args(AnySpecial)], ids=lambda cls: cls.__name__
)
def test_each_field_of_an_effect_or_rule_can_be_read(struct: type[Any], language: str) -> None:
    said: dict[str, Any] = {}
    for sample in samples(struct):
        line = words(language).render(reading(sample))
        assert said.setdefault(line, sample) == sample, f"two different things read: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_kinds_of_effect_read_the_same(language: str) -> None:
    said: dict[str, Any] = {}
    for struct in get_args(AnyEffect):
        for sample in samples(struct):
            line = words(language).render(effect_text(sample))
            assert type(said.setdefault(line, sample)) is struct, f"two kinds of effect read: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_lasting_changes_read_the_same(language: str) -> None:
    """Phases, roles and figures only matter for rolls; skills for tests, colours and levels for foes."""
    changes = [Modifier(stat, n) for stat in get_args(Stat) for n in (1, -1, 2)]
    changes += [
        Modifier("roll", 1, phases=phases, roles=roles, by=by, first=first)
        for phases, roles, by, first in itertools.product(
            ((), ("ranged",), ("ranged", "melee")), ((), ("attack",), ("defend",)), ("hero", "ally", "self", "any"),
            ("", "combat", "round"),
        )
    ]  # fmt: skip
    changes += [
        Modifier(stat, 1, colours=("red",)) for stat in ("roll", "foe_value", "foe_life", "reward_gold")
    ]
    changes += [Modifier("foe_value", 1, phases=("magic",)), Modifier("foe_life", 1, level=4)]
    changes += [Modifier("test", 1, skills=("lore",)), Modifier("movement_dice", 1, only_on=("road",))]
    said: dict[str, Modifier] = {}
    for change in changes:
        line = words(language).render(modifier_text(change))
        assert said.setdefault(line, change) == change, f"two different changes read: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_abilities_in_the_box_read_the_same(language: str) -> None:
    """Apart from their id, two abilities with the same words are the same ability."""
    said: dict[tuple[str, str], Ability] = {}
    for record in RECORDS.values():
        for ability in getattr(record, "abilities", ()):
            line = (
                words(language).render(ability_label(ability)),
                words(language).render(effects_text(ability.effects)),
            )
            assert said.setdefault(line, ability) == ability, f"two different abilities read: {line}"
