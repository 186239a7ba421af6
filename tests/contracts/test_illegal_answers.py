"""Every decision point of every game, asked through the three doors of people and programs: nothing illegal is taken.

The doors are the session, the referee and the window. What is no answer is refused in a sentence, the question stays
open, and nothing has changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from components.questions import Question
from engine.commands import Refusal
from engine.session import Session
from systems import catalogue
from systems.bots.players import player
from systems.presentation.autosave import Autosave
from systems.presentation.settings import Settings
from systems.presentation.table.play import Play
from systems.referee.protocol import Referee, Shelf
from systems.text.words import Words
from tests.presentation import moments

ARRANGED = [name for name in moments.ARRANGED if name.startswith("D")]
MOMENTS = [*moments.RUNEBOUND, *ARRANGED, *(name for name in moments.SUPERDUNGEON if name.startswith("DP"))]
STRANGE = (
    "roll",
    "pass",
    "attack:hero/nobody",
    "space/r99c99",
    "card/market/excalibur",
    "done:1",
    "ROLL",
    " roll",
    "",
)
"""Answers that are read as options of other questions, of other tables, or as nothing at all."""


def wrong_answers(question: Question) -> Iterator[tuple[str, ...]]:
    """What is no answer to a question: strangers, too few, too many, one twice, an answer with a stranger in it."""
    ids = [option.id for option in question.options]
    for strange in (*STRANGE, f"{ids[0]}x", ids[0].upper() + "?"):
        if strange not in ids:
            yield (strange,)
            yield (*ids[: question.max - 1], strange)
    if question.min:
        yield tuple(ids[: question.min - 1])
    if question.max < len(ids):
        yield tuple(ids[: question.max + 1])
    yield (ids[-1], ids[-1])


@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_illegal_is_taken(name: str, tmp_path: Path) -> None:
    path, original = tmp_path / "moment.json", moments.session(name)
    original.save(path)
    session = Session.load(path, lambda game: original.definition)
    play = Play(session, player, Settings(), Autosave(tmp_path / "autosave.json"))  # type: ignore[arg-type]
    words = Words("en", catalogue.ids())
    referee = Referee(Shelf(catalogue.ids(), lambda game: original.definition, lambda game: [], words))
    assert json.loads(referee.reply(json.dumps({"do": "load", "path": str(path)})))["ok"]
    question, before = session.question, session.hash()
    assert question is not None
    for answer in wrong_answers(question):
        with pytest.raises(Refusal) as refused:
            session.choose(*answer)
        assert refused.value.kind == "illegal_option" and str(refused.value).endswith(".")
        reply = json.loads(referee.reply(json.dumps({"do": "choose", "options": answer})))
        assert reply["error"]["kind"] == "illegal_option" and reply["error"]["message"].endswith(".")
        assert not play.give(question.id, answer)
        assert play.failure is not None and play.failure.key == "window-refused"
        assert session.question == question and session.hash() == before
    assert json.loads(referee.reply('{"do":"hash"}'))["hash"] == before
    assert not play.give("q0", (question.options[0].id,)), "an answer to another question"
    assert play.give(question.id, tuple(option.id for option in question.options[: max(1, question.min)]))
    play.finish()
