"""The referee: JSON lines in, JSON lines out, over the same session that the window uses.

A refused request changes nothing and says why: {"ok": false, "error": {"kind", "message", "at"}}. Kinds: bad_json,
unknown_request, bad_argument, no_game, no_question, illegal_option, bad_file, over; and internal, for a fault of ours,
after which the game stands as before the request. It knows no game by name.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from components.seats import TurnOrder
from engine.commands import Refusal
from engine.content import ContentError
from engine.definition import GameDefinition
from engine.misspelt import explain
from engine.replay import ReplayError
from engine.saves import SaveError
from engine.session import Session
from engine.setup import nearest
from engine.world import GAME
from systems.bots.players import Player, UnknownLevel, player
from systems.referee import describe, requests
from systems.referee.describe import Describer, Json
from systems.text.words import Words

LINE_LIMIT: Final = 1_000_000
"""Bytes in one request; more is refused unread."""


class Shelf(msgspec.Struct, frozen=True):
    """The games that a referee offers: their ids, definitions (LookupError if unknown) and maps."""

    ids: tuple[str, ...]
    find: Callable[[str], GameDefinition]
    maps: Callable[[str], Sequence[str]]
    words: Words


class Referee:
    """One table at a time, driven by requests."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._session: Session | None = None
        self._players: dict[tuple[str, int], Player] = {}

    # --- lines ---

    def reply(self, line: bytes | str) -> bytes:
        """The answer to one request, as one line without its end."""
        try:
            answer = {"ok": True, **self.do(parsed(line))}
        except Exception as error:
            answer = {"ok": False, "error": self._error(error)}
        return msgspec.json.encode(answer)

    def serve(self, lines: BinaryIO, out: BinaryIO) -> None:
        """Answer every line until the end of the input."""
        for line in read_lines(lines):
            out.write(self.reply(line) + b"\n")
            out.flush()

    def do(self, request: requests.Request) -> Json:
        """Carry out a request; raises what `reply` turns into an error."""
        verb: Callable[[Any], Json] = getattr(self, f"_{request.__struct_config__.tag}")
        return verb(request)

    def _error(self, error: Exception) -> Json:
        if isinstance(error, Refusal):
            return {"kind": error.kind, "message": str(error), "at": error.at}
        if isinstance(error, (SaveError, ReplayError)):
            return {"kind": "bad_file", "message": str(error), "at": "load.path"}
        if isinstance(error, ContentError):
            return {"kind": "bad_file", "message": str(error), "at": ""}
        traceback.print_exception(error)
        if self._session is not None:
            self._session.rewind(len(self._session.answers))
        return {"kind": "internal", "message": f"A fault of this program: {error!r}.", "at": ""}

    # --- games ---

    def _games(self, request: requests.Games) -> Json:
        shelf = self._shelf
        return {
            "games": [describe.game(shelf.find(game), shelf.words, shelf.maps(game)) for game in shelf.ids]
        }

    def _new(self, request: requests.New) -> Json:
        try:
            definition = self._shelf.find(request.game)
        except LookupError as error:
            raise Refusal("bad_argument", str(error.args[0]), "new.game") from None
        self._session = Session.new(definition, request.seats, request.seed, request.options, request.map)
        self._players.clear()
        return self._position()

    def _load(self, request: requests.Load) -> Json:
        self._session = Session.load(Path(request.path), self._shelf.find)
        self._players.clear()
        return self._position()

    # --- the game under way ---

    @property
    def _game(self) -> Session:
        if self._session is None:
            raise Refusal("no_game", 'No game is under way; begin one with "new" or "load".')
        return self._session

    @property
    def _describer(self) -> Describer:
        return Describer(self._shelf.words, self._game)

    def _position(self) -> Json:
        return self._describer.position()

    def _choose(self, request: requests.Choose) -> Json:
        if (request.option is None) == (request.options is None):
            raise Refusal("bad_argument", 'Name either one "option" or several "options".', "choose.option")
        chosen = [request.option] if request.option is not None else request.options or []
        self._game.choose(*chosen)
        return self._position()

    def _state(self, request: requests.ShowState) -> Json:
        seats = len(self._game.setup.seats)
        if request.seat is not None and not 0 <= request.seat < seats:
            raise Refusal(
                "bad_argument", f"There is no seat {request.seat}; there are 0 to {seats - 1}.", "state.seat"
            )
        return {"state": self._describer.state(request.seat)}

    def _arrange(self, request: requests.Arrange) -> Json:
        self._game.arrange(request.set, request.tops, request.dice)
        return self._position()

    def _undo(self, request: requests.Undo) -> Json:
        self._game.undo()
        return self._position()

    def _redo(self, request: requests.Redo) -> Json:
        self._game.redo()
        return self._position()

    def _save(self, request: requests.Save) -> Json:
        game, path = self._game, Path(request.path)
        if not os.path.isdir(path.parent):
            message = f"{path}: could not be written: there is no folder {str(path.parent)!r}."
            raise Refusal("bad_file", message, "save.path")
        try:
            game.save(path)
        except SaveError as error:
            raise Refusal("bad_file", str(error), "save.path") from None
        return {}

    def _replay(self, request: requests.Replay) -> Json:
        return {"replay": self._game.replay_text()}

    def _hash(self, request: requests.Hash) -> Json:
        return {"hash": self._game.hash()}

    # --- bots ---

    def _bot(self, request: requests.Bot) -> Json:
        chosen, why = self._bot_answers(request.level, "bot.level")
        return {"chose": chosen, "why": why, **self._position()}

    def _play(self, request: requests.Play) -> Json:
        turn, answers = self._turn(), 0
        while answers < request.limit and (self._game.question is not None or answers == 0):
            self._bot_answers(request.level, "play.level")
            answers += 1
            if request.until == "question" or (request.until == "turn" and self._turn() != turn):
                break
        return {"answers": answers, **self._position()}

    def _bot_answers(self, level: str, at: str) -> tuple[list[str], str]:
        game = self._game
        if game.question is None:
            raise Refusal("over" if game.over else "no_question", "The game is over." if game.over else "")
        seat = game.question.seat
        try:
            bot = self._players.setdefault((level, seat), player(level, game.setup.seed + seat))
        except UnknownLevel as error:
            raise Refusal("bad_argument", str(error), at) from None
        chosen, why = bot.answer(game.view(seat), game.question)
        words = self._describer.say(why)
        game.choose(*chosen)
        return list(chosen), words

    def _turn(self) -> tuple[int, int] | None:
        order = self._game.world.find(GAME, TurnOrder)
        return (order.turn, order.active) if order else None


def parsed(line: bytes | str) -> requests.Request:
    """A line as a request; raises `Refusal`."""
    if not line.strip():
        raise Refusal("bad_json", "This line is empty.")
    if len(line) > LINE_LIMIT:
        raise Refusal("bad_json", f"This line is longer than {LINE_LIMIT} bytes.")
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("bad_json", f"This line is no JSON: {error}.") from None
    if not isinstance(raw, dict):
        raise Refusal("bad_json", 'A request is one JSON object, such as {"do": "games"}.')
    known = f"There are {', '.join(requests.KINDS)}."
    if "do" not in raw:
        raise Refusal("unknown_request", f'"do" names the request. {known}', "do")
    word = raw["do"]
    if not isinstance(word, str) or word not in requests.KINDS:
        hint = nearest(str(word), requests.KINDS)
        raise Refusal("unknown_request", f"There is no request {word!r}. {known}{hint}", "do")
    try:
        return msgspec.convert(raw, requests.KINDS[word])
    except msgspec.ValidationError as error:
        place = str(error).partition(" - at `$")[2].rstrip("`")
        raise Refusal("bad_argument", _plainly(str(error), raw, word), f"{word}{place}") from None


def _plainly(error: str, raw: Any, word: str) -> str:
    """What is wrong with a field, with the words that may stand there; where it stands is told beside it."""
    clause = explain(error, raw, requests.KINDS[word])
    if clause.startswith("at "):
        clause = clause.partition(", ")[2]
    sentence = f"{clause[:1].upper()}{clause[1:]}"
    return sentence if sentence.endswith("?") else f"{sentence}."


def read_lines(stream: BinaryIO) -> Iterable[bytes]:
    """The lines of a stream; of one too long only the beginning, so that no memory is spent on it."""
    while line := stream.readline(LINE_LIMIT + 2):
        rest = line
        while len(rest) > LINE_LIMIT and not rest.endswith(b"\n"):
            rest = stream.readline(LINE_LIMIT + 2)
        yield line.rstrip(b"\r\n")
