"""Bad input is refused with the rule named, and nothing is changed: by the session, by the referee, by a save (SD-243)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from components.superdungeon import Chest, Footing
from engine.commands import Refusal
from engine.definition import GameDefinition
from engine.saves import SaveError
from engine.session import Session
from systems.referee.protocol import Referee, Shelf
from systems.superdungeon import harm
from systems.superdungeon.objections import objection
from systems.text.words import Words, game_folder
from tests.systems.superdungeon.bad_input import (
    CASES,
    MAGE,
    PALADIN,
    Case,
    at_setup,
    attacked,
    knuckle,
    second_tile,
)
from tests.systems.superdungeon.table import Table

POINT = "point/kobold-warren/1"
ids = [f"{case.rule} {case.name}" for case in CASES]


@pytest.mark.rule("SD-243")
@pytest.mark.parametrize("case", CASES, ids=ids)
def test_the_session_names_the_rule_and_changes_nothing(case: Case) -> None:
    session = case.table().session
    question, before = session.question, session.hash()
    with pytest.raises(Refusal) as refused:
        session.choose(*case.answers)
    assert (refused.value.kind, session.hash(), session.question) == ("illegal_option", before, question)
    assert f" {case.rule}: " in str(refused.value)


NASTY = (
    "",
    ":",
    "::::",
    "space/",
    "attack:",
    "attack:melee:",
    "use:",
    "open:",
    "potion:::",
    "potion:a:b:c:d:e",
    "equip:",
    "1a:0:0",
    "1a:x:y:z",
    "game",
    "seat/0",
    "deck/loot",
    "hero/",
    "\x00",
    "9" * 400,
    "@hero",
    "pass",
)


@pytest.mark.rule("SD-243")
@pytest.mark.parametrize("case", CASES[::6], ids=ids[::6])
def test_any_text_is_refused_with_some_rule(case: Case) -> None:
    session = case.table().session
    assert session.question is not None
    before = session.hash()
    for answer in (*NASTY, *(option.id + "x" for option in session.question.options)):
        if session.question.option(answer) is None:
            with pytest.raises(Refusal, match=r" SD-\d{3}: "):
                session.choose(answer)
    with pytest.raises(Refusal, match="SD-"):
        session.choose(5)  # type: ignore[arg-type]
    assert session.hash() == before


def refusal(table: Table, *answers: str) -> str:
    """What is said to an answer that is none."""
    with pytest.raises(Refusal) as refused:
        table.session.choose(*answers)
    return str(refused.value)


WRONG_COUNTS = [("two tiles at once", second_tile, 2), ("no tile", second_tile, 0), ("no square", knuckle, 0)]


@pytest.mark.rule("SD-243")
@pytest.mark.parametrize(("name", "make", "n"), WRONG_COUNTS, ids=[name for name, *_ in WRONG_COUNTS])
def test_a_wrong_count_is_no_matter_of_a_rule(name: str, make: Callable[[], Table], n: int) -> None:
    table = make()
    given = [option.id for option in table.question.options][:n]
    assert refusal(table, *given) == f"{n} options were chosen; the question takes 1."


@pytest.mark.rule("SD-243")
def test_no_answer_to_where_is_no_matter_of_a_rule() -> None:
    table = at_setup("DP-06")
    assert table.question.kind == "place"
    assert refusal(table) == "0 options were chosen; the question takes 1."
    one = table.question.options[0].id
    assert refusal(table, one, one) == "An option was chosen twice."


@pytest.mark.rule("SD-243")
def test_who_is_in_no_game_has_not_been_destroyed() -> None:
    said = refusal(attacked(), f"potion:{PALADIN}:elixir:{MAGE}")
    assert "a hero of this game uses a potion" in said and "destroyed" not in said


def test_every_decision_point_names_a_rule() -> None:
    table = CASES[0].table()
    for number in range(2, 37):
        question = msgspec.structs.replace(table.question, decision=f"DP-{number:02d}", about=(), kind="pick")
        assert re.match(r"SD-\d{3}: \w", objection(table.world, question, "nonsense")), number
    assert objection(table.world, msgspec.structs.replace(table.question, decision="probe"), "x") == ""


# --- the referee -----------------------------------------------------------------------------------------------------


class Client:
    """Speaks JSON to a referee that has loaded a table."""

    def __init__(self, session: Session, folder: Path) -> None:
        def find(game: str) -> GameDefinition:
            return session.definition

        words = Words("en", folders=[game_folder("superdungeon")])
        self._referee = Referee(Shelf(("superdungeon",), find, lambda game: [], words))
        session.save(folder / "table.json")
        self.good(do="load", path=str(folder / "table.json"))

    def __call__(self, **request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self._referee.reply(json.dumps(request)))
        return answer

    def good(self, **request: Any) -> dict[str, Any]:
        """The answer to a request that is fine."""
        answer = self(**request)
        assert answer["ok"], answer
        return answer

    def refused(self, **request: Any) -> tuple[str, str]:
        """Kind and sentence of a refusal that has changed nothing."""
        before = self.good(do="hash")
        answer = self(**request)
        assert not answer["ok"], answer
        assert self.good(do="hash") == before
        return answer["error"]["kind"], answer["error"]["message"]


@pytest.mark.rule("SD-243")
@pytest.mark.parametrize("case", CASES, ids=ids)
def test_the_referee_says_the_same(case: Case, tmp_path: Path) -> None:
    client = Client(case.table().session, tmp_path)
    kind, message = client.refused(do="choose", options=list(case.answers))
    assert kind == "illegal_option" and f" {case.rule}: " in message


# --- tables and saves changed by hand ----------------------------------------------------------------------------------

IRON = {"source": "iron-aura", "n": 3, "abilities": []}

ARRANGED: list[tuple[str, str, dict[str, Any]]] = [
    ("an aura of a dead model", "SD-145", {"set": {MAGE: {"Auras": {"auras": [IRON]}}}}),
    ("a status of a dead model", "SD-117", {"set": {MAGE: {"Statuses": {"names": ["fire"]}}}}),
    ("a dead model on the map", "SD-117", {"set": {MAGE: {"Footing": {"x": 4, "y": 1}}}}),
    ("as many wounds as hearts", "SD-109", {"set": {PALADIN: {"Damage": {"wounds": 5}}}}),
    ("the same status twice", "SD-175", {"set": {PALADIN: {"Statuses": {"names": ["fire", "fire"]}}}}),
    ("a status of no card", "SD-175", {"set": {PALADIN: {"Statuses": {"names": ["itch"]}}}}),
    ("more potions than the cap", "SD-101", {"set": {PALADIN: {"Potions": {"count": 2}}}}),
    ("a point in a hallway", "SD-018", {"set": {POINT: {"Footing": {"x": 4, "y": 0}}}}),
    ("two points on a tile", "SD-018", {"set": {"point/egg-clutch/1": {"Footing": {"x": 8, "y": 8}}}}),
    ("a chest in a hallway", "SD-022", {"set": {"chest/1": {"Footing": {"x": 5, "y": 0}}}}),
    ("a chest in the rock", "SD-064", {"set": {"chest/1": {"Footing": {"x": 0, "y": 0}}}}),
    ("a point on a model", "SD-063", {"set": {POINT: {"Footing": {"x": 4, "y": 4}}}}),
    ("a tile that joins no other", "SD-016", {"set": {"tile/5a": {"LaidTile": {"gx": 3, "gy": 3}}}}),
    ("a tile on another", "SD-016", {"set": {"tile/1a": {"LaidTile": {"gx": 0}}}}),
    ("a seventh face", "SD-093", {"dice": {"red": [1, 7]}}),
    ("a die of no box", "SD-093", {"dice": {"yellow": [1]}}),
    ("a white die", "SD-094", {"dice": {"white": [1]}}),
    ("a seventh face on the table", "SD-093", {"set": {"game": {"Attack": {"dice": {"red": [7]}}}}}),
    (
        "a die of no box on the table",
        "SD-093",
        {"set": {"game": {"Attack": {"defence_dice": {"yellow": [1]}}}}},
    ),
]


def laid() -> Session:
    """A Knucklehead has declared an attack on the Paladin, who may drink; the Mage is destroyed."""
    table = Table.new("royal-paladin", "ember-mage", potion_prompts="always")
    table.field("kobold-warren", (3, 4))
    table.field("egg-clutch", (13, 4))
    table.world.spawn("chest/1", Chest(), Footing(3, 3))
    table.place("royal-paladin", (4, 4)).give_potions("royal-paladin", 1).wound(PALADIN, 1)
    foe = table.field("knucklehead", (5, 4))
    harm.take_off(table.world, MAGE)
    return table.start_activation(foe).skip_until("DP-17").answer(f"attack:melee:{PALADIN}").session


@pytest.mark.parametrize(("name", "rule", "change"), ARRANGED, ids=[name for name, *_ in ARRANGED])
def test_a_table_is_not_arranged_against_the_rules(name: str, rule: str, change: dict[str, Any]) -> None:
    session = laid()
    question, before = session.question, session.hash()
    with pytest.raises(Refusal) as refused:
        session.arrange(**change)
    assert rule in str(refused.value)
    assert (session.hash(), session.question) == (before, question)


@pytest.mark.parametrize(("name", "rule", "change"), ARRANGED, ids=[name for name, *_ in ARRANGED])
def test_nor_by_the_referee(name: str, rule: str, change: dict[str, Any], tmp_path: Path) -> None:
    kind, message = Client(laid(), tmp_path).refused(do="arrange", **change)
    assert kind == "bad_argument" and rule in message


@pytest.mark.parametrize(
    ("name", "rule", "change"), [row for row in ARRANGED if "set" in row[2]], ids=lambda each: str(each)[:40]
)
def test_a_save_against_the_rules_is_not_opened(
    name: str, rule: str, change: dict[str, Any], tmp_path: Path
) -> None:
    session, path = laid(), tmp_path / "table.json"
    session.save(path)
    saved = json.loads(path.read_text(encoding="utf-8"))
    for key, components in change["set"].items():
        for kind, fields in components.items():
            entity = saved["state"][key]
            entity[kind] = {**entity.get(kind, {}), **fields}
    path.write_text(json.dumps(saved), encoding="utf-8")
    with pytest.raises(SaveError) as refused:
        Session.load(path, lambda game: session.definition)
    assert rule in str(refused.value)
