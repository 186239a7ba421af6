"""The referee protocol, request by request, over the toy game."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine.content import ContentError
from engine.rng import Chance
from systems.referee.protocol import LINE_LIMIT, Referee, Shelf
from systems.text.words import Words
from tests.toy import play

TOY_TEXT = Path(__file__).resolve().parents[2] / "toy" / "text"
SEATS = [{"name": "Ann", "hero": "hero/ash"}, {"name": "Bo", "hero": "hero/birch"}]


class Client:
    """Speaks JSON to a referee."""

    def __init__(self, language: str = "en") -> None:
        words = Words(language, folders=[TOY_TEXT])
        self.referee = Referee(Shelf(("toy",), play.find, lambda game: ["ring"], words))

    def __call__(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.line(json.dumps({"do": do, **fields}))

    def line(self, line: str | bytes) -> dict[str, Any]:
        reply = self.referee.reply(line)
        assert b"\n" not in reply
        answer: dict[str, Any] = json.loads(reply)
        return answer

    def good(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self(do, **fields)
        assert answer["ok"] is True, answer
        return answer

    def refused(self, do: str, **fields: Any) -> tuple[str, str, str]:
        """Kind, message and place of the refusal; nothing may have changed."""
        before = self("hash")
        answer = self(do, **fields)
        assert answer["ok"] is False, answer
        assert self("hash") == before
        error = answer["error"]
        return error["kind"], error["message"], error["at"]


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def table() -> Client:
    found = Client()
    found.good("new", game="toy", seats=SEATS, seed=7)
    return found


def test_games(client: Client) -> None:
    (game,) = client.good("games")["games"]
    assert (game["id"], game["title"], game["seats"], game["maps"]) == ("toy", "Campfire", [2, 4], ["ring"])
    assert game["heroes"][0] == {"id": "hero/ash", "name": "Ash"}
    rounds, blessing, die = game["options"]
    assert rounds == {
        "id": "rounds", "type": "int", "default": 6, "low": 1, "high": 20,
        "title": "Rounds", "line": "After so many rounds the fire goes out.",
    }  # fmt: skip
    assert blessing["type"] == "bool"
    assert die["choices"] == ["d6", "d8"]
    assert game["presets"] == {"short": {"rounds": 2}}


def test_a_new_game_and_its_position(client: Client) -> None:
    position = client.good("new", game="toy", seats=SEATS, seed=7, options={"die": "d8"})
    assert position["over"] is None
    question = position["question"]
    assert (question["seat"], question["kind"], question["secret"]) == (0, "pick_some", True)
    assert question["prompt"] == "Ash: which cards do you put away?"
    assert (question["min"], question["max"]) == (0, 2)
    assert all(set(option) == {"id", "text", "on"} for option in question["options"])
    assert client.good("state")["state"]["entities"]["game"]["GameInfo"]["options"]["die"] == "d8"


def test_answers_events_and_odds(table: Client) -> None:
    table.good("choose", options=[])
    position = table.good("choose", options=[])
    assert [event["kind"] for event in position["events"]] == ["drawn"]
    assert position["events"][0]["text"].startswith("Ash draws: ")
    assert position["events"][0]["barrier"] == "hidden"
    table.good("arrange", set={"hero/birch": {"Position": {"space": "space/s0"}}})
    options = {option["id"]: option for option in table.good("arrange")["question"]["options"]}
    assert options["attack:hero/birch"]["odds"] == [
        {"outcome": "hit", "exact": "1/2", "decimal": 0.5},
        {"outcome": "miss", "exact": "1/2", "decimal": 0.5},
    ]
    assert options["attack:hero/birch"]["on"] == ["hero/birch"]
    moved = table.good("choose", option="walk:space/s1")["events"][0]
    assert moved == {"kind": "moved", "text": "Ash walks.", "on": ["hero/ash", "space/s1"], "numbers": {}}


def test_state_for_all_and_for_a_seat(table: Client) -> None:
    everything = table.good("state")["state"]
    seen = table.good("state", seat=1)["state"]
    assert (everything["game"], everything["round"], everything["active_seat"]) == ("toy", 1, 0)
    assert set(seen["entities"]) < set(everything["entities"])
    assert "PendingQuestion" not in seen["entities"]["game"]
    assert table.refused("state", seat=2)[:2] == ("bad_argument", "There is no seat 2; there are 0 to 1.")


def test_arranging(table: Client) -> None:
    table.good("choose", options=[])
    table.good("choose", options=[])
    table.good("arrange", set={"hero/birch": {"Position": {"space": "space/s0"}}}, dice={"d6": [6, 6]})
    kind, message, at = table.refused("arrange", dice={"d6": [9]})
    assert (kind, message, at) == ("bad_argument", "A d6 has no face 9; it has 1 to 6.", "arrange.dice.d6")
    assert table.refused("arrange", sets={})[0] == "bad_argument"
    assert table.refused("arrange", tops={"deck/camp": "card/1"})[2] == "arrange.tops[...]"


def test_bots(table: Client) -> None:
    answer = table.good("bot", level="random")
    assert answer["why"] == "by chance"
    assert isinstance(answer["chose"], list)
    assert answer["question"]["seat"] == 1
    kind, message, at = table.refused("bot", level="genius")
    assert (kind, at) == ("bad_argument", "bot.level")
    assert "no bot level 'genius'" in message


def test_playing_on(table: Client) -> None:
    assert table.good("play", level="random", until="question")["answers"] == 1
    turn = table.good("play", level="random", until="turn")
    assert turn["answers"] >= 1
    assert table.good("play", level="easy", until="over", limit=3)["answers"] == 3
    end = table.good("play", level="random")
    assert end["question"] is None
    assert end["over"]["reason"] in ("the fire went out", "only one is left standing")
    assert sorted(end["over"]["ranking"]) == [0, 1]
    assert table.refused("play")[0] == "over"
    assert table.refused("bot")[0] == "over"
    assert table.refused("choose", option="rest")[0] == "over"
    assert table.refused("play", until="dawn")[0] == "bad_argument"
    assert table.refused("play", limit=0)[2] == "play.limit"


def test_undo_and_redo(table: Client) -> None:
    start = table.good("hash")
    table.good("choose", options=[])
    after = table.good("hash")
    assert table.good("undo")["question"]["seat"] == 0
    assert table.good("hash") == start
    table.good("redo")
    assert table.good("hash") == after
    table.good("choose", options=[])
    kind, message, at = table.refused("undo")
    assert (kind, at) == ("bad_argument", "undo")
    assert "something hidden was seen" in message
    assert table.refused("redo")[2] == "redo"


def test_saving_loading_and_replaying(table: Client, tmp_path: Path) -> None:
    table.good("play", level="random", until="over", limit=6)
    path, expected = str(tmp_path / "camp.json"), table.good("hash")
    table.good("save", path=path)
    table.good("play", level="random", limit=5)
    assert table.good("load", path=path)["question"]
    assert table.good("hash") == expected
    text = table.good("replay")["replay"]
    assert text.startswith("five-tales replay 1\n")
    assert text.splitlines()[-1].endswith(expected["hash"])
    assert table.refused("load", path=str(tmp_path / "none.json"))[0] == "bad_file"
    kind, message, at = table.refused("save", path=str(tmp_path / "camp.json" / "deeper.json"))
    assert (kind, at) == ("bad_file", "save.path")


@pytest.mark.parametrize(
    "do", ["choose", "state", "arrange", "bot", "play", "undo", "redo", "save", "replay", "hash"]
)
def test_without_a_game(client: Client, do: str) -> None:
    fields = {"choose": {"option": "x"}, "save": {"path": "x"}}.get(do, {})
    assert client(do, **fields)["error"]["kind"] == "no_game"


@pytest.mark.parametrize(
    ("fields", "at"),
    [
        ({"game": "tay"}, "new.game"),
        ({"seats": []}, "new.seats"),
        ({"seed": "x"}, "new.seed"),
        ({"seed": -4}, "new.seed"),
        ({"options": {"rounds": 99}}, "new.options.rounds"),
        ({"options": {"rounds": 1.5}}, "new.options[...]"),
        ({"map": "moon"}, "new.map"),
        ({"seats": [{"nam": "Ann"}, {}]}, "new.seats[0]"),
        ({"seats": [{"hero": "hero/elm"}, {}]}, "new.seats[0].hero"),
        ({"seet": 1}, "new"),
    ],
)
def test_a_wrong_new_game_is_refused_and_the_old_one_goes_on(
    table: Client, fields: dict[str, Any], at: str
) -> None:
    kind, _, place = table.refused("new", **{"game": "toy", "seats": SEATS, **fields})
    assert (kind, place) == ("bad_argument", at)


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"option": "fly"}, "illegal_option"),
        ({"options": ["fly"]}, "illegal_option"),
        ({"options": [""]}, "illegal_option"),
        ({}, "bad_argument"),
        ({"option": "a", "options": ["a"]}, "bad_argument"),
        ({"option": 3}, "bad_argument"),
        ({"options": "fly"}, "bad_argument"),
    ],
)
def test_wrong_answers(table: Client, fields: dict[str, Any], kind: str) -> None:
    assert table.refused("choose", **fields)[0] == kind


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (b"", "bad_json"),
        (b"hello", "bad_json"),
        (b'{"do":"hash"', "bad_json"),
        (b"\xff\xfe", "bad_json"),
        (b"[1]", "bad_json"),
        (b"null", "bad_json"),
        (b"[" * 100_000, "bad_json"),
        (b'{"do":' + b"[" * 100_000, "bad_json"),
        (b'{"do":"hash"}' + b" " * LINE_LIMIT, "bad_json"),
        (b"{}", "unknown_request"),
        (b'{"do":3}', "unknown_request"),
        (b'{"do":"chose"}', "unknown_request"),
        (b'{"do":"_error"}', "unknown_request"),
        (b'{"do":"hash","x":1}', "bad_argument"),
        (b'{"do":"play","limit":99999999999999999999999}', "bad_argument"),
    ],
    ids=lambda value: value[:20] if isinstance(value, bytes) else "",
)
def test_lines_that_are_no_request(table: Client, line: bytes, kind: str) -> None:
    before = table.good("hash")
    answer = table.line(line)
    assert answer["ok"] is False
    assert answer["error"]["kind"] == kind
    assert answer["error"]["message"].endswith((".", "?"))
    assert table.good("hash") == before


def test_lines_that_are_no_request_learn_what_is_one(table: Client) -> None:
    def message(line: str) -> str:
        return str(table.line(line)["error"]["message"])

    assert message("") == message(" \t") == "This line is empty."
    for line in ("{}", '{"do":"nothing"}', '{"do":null}'):
        assert "There are games, new, choose, state, arrange, " in message(line)
    assert message('{"do":"play","until":"x"}') == '"x" is not known (known: over, question, turn).'
    assert message('{"do":"play","until":"trun"}') == '"trun" is not known; did you mean "turn"?'


def test_a_save_makes_no_folders(table: Client, tmp_path: Path) -> None:
    path = tmp_path / "none" / "x.json"
    kind, message, at = table.refused("save", path=str(path))
    assert (kind, at) == ("bad_file", "save.path")
    assert message.startswith(f"{path}: could not be written: ") and not path.parent.exists()


def test_a_fault_of_ours_leaves_the_game_as_it_was(table: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    before = table.good("hash")

    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    with monkeypatch.context() as patch:
        patch.setattr("tests.toy.brawl.PutAway.put", broken)
        answer = table("choose", options=[])
        assert answer["error"]["kind"] == "internal"
    assert table.good("hash") == before
    table.good("choose", options=[])


def test_a_damaged_box_is_told(client: Client, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def broken(game: str) -> None:
        raise ContentError("toy/cards.json: the file is no valid JSON.")

    monkeypatch.setattr(
        client.referee, "_shelf", client.referee._shelf.__class__(("toy",), broken, lambda game: [], None)
    )  # type: ignore[arg-type]
    for request in ({"do": "games"}, {"do": "new", "game": "toy", "seats": SEATS}):
        error = client.line(json.dumps(request))["error"]
        assert (error["kind"], error["message"]) == ("bad_file", "toy/cards.json: the file is no valid JSON.")
    assert capsys.readouterr().err == ""


def test_a_whole_game_line_by_line() -> None:
    client, chance = Client("zh_Hans"), Chance(3)
    position = client.good("new", game="toy", seats=SEATS, seed=3)
    while (question := position["question"]) is not None:
        ids = [option["id"] for option in question["options"]]
        chosen = [ids.pop(chance.below(len(ids))) for _ in range(max(question["min"], 1))]
        position = client.good("choose", options=chosen)
    assert position["over"]["reason"] in ("篝火熄灭了", "只剩一人站着")


def test_lines_in_lines_out() -> None:
    words = Words("en", folders=[TOY_TEXT])
    referee = Referee(Shelf(("toy",), play.find, lambda game: ["ring"], words))
    huge = b'{"do":"hash","x":"' + b"x" * (3 * LINE_LIMIT) + b'"}\r\n'
    out = io.BytesIO()
    referee.serve(io.BytesIO(b'{"do":"games"}\r\n' + huge + b'\n{"do":"hash"}'), out)
    replies = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, False, False]
    kinds = [reply["error"]["kind"] for reply in replies[1:]]
    assert kinds == ["bad_json", "bad_json", "no_game"]
