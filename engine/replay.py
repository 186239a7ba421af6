"""Replays: a readable text of the set-up and every answer, with a state hash now and then.

five-tales replay 1
setup {"game":"runebound", ...}
content 0123456789abcdef
0 D02 roll
0 D04 space/r08c08
arrange {"set":{},"tops":{},"dice":{"d10":[3]}}
# 25 89abcdef01234567
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.definition import SetUp
from engine.history import ARRANGED, Answer

HEADER = "five-tales replay 1"
HASH_EVERY = 25
MOST_DIGITS = 9
SHOWN = 80
"""So much of a line that cannot be understood is shown again."""


class ReplayError(ValueError):
    """A text that is no replay, or one that this program plays otherwise; one sentence naming the line."""


class Replay(msgspec.Struct, frozen=True):
    """A parsed replay; `hashes` maps a number of answers to the state hash that must then hold."""

    setup: SetUp
    content: str
    answers: tuple[Answer, ...]
    hashes: dict[int, str]


def write(setup: SetUp, content: str, answers: Iterable[Answer], hashes: dict[int, str]) -> str:
    """The text of a game so far."""
    lines = [HEADER, f"setup {msgspec.json.encode(setup).decode()}", f"content {content}"]
    for count, answer in enumerate(answers, start=1):
        chosen = " ".join(answer.options)
        who = "" if answer.decision == ARRANGED else f"{answer.seat} "
        lines.append(f"{who}{answer.decision} {chosen}".rstrip())
        if count in hashes:
            lines.append(f"# {count} {hashes[count]}")
    return "\n".join(lines) + "\n"


def parse(text: str) -> Replay:
    """Read a replay text; raises `ReplayError` naming the line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADER:
        raise ReplayError(f"line 1: a replay begins with {HEADER!r}.")
    if len(lines) < 3 or not lines[1].startswith("setup ") or lines[2].split()[:1] != ["content"]:
        raise ReplayError("lines 2 and 3: the set-up and the content hash are missing.")
    try:
        setup = msgspec.json.decode(lines[1].removeprefix("setup "), type=SetUp)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ReplayError(f"line 2: the set-up cannot be read: {error}.") from None
    answers: list[Answer] = []
    hashes: dict[int, str] = {}
    for number, line in enumerate(lines[3:], start=4):
        _parse_line(number, line, answers, hashes)
    return Replay(setup, lines[2].removeprefix("content").strip(), tuple(answers), hashes)


def _parse_line(number: int, line: str, answers: list[Answer], hashes: dict[int, str]) -> None:
    words = line.split()
    if not words:
        return
    if words[0] == "#" and len(words) == 3 and _is_number(words[1]):
        hashes[int(words[1])] = words[2]
    elif words[0] == ARRANGED and len(words) >= 2:
        answers.append(Answer(-1, ARRANGED, (line.strip().removeprefix(ARRANGED).strip(),)))
    elif len(words) >= 2 and _is_number(words[0]):
        answers.append(Answer(int(words[0]), words[1], tuple(words[2:])))
    else:
        raise ReplayError(f"line {number}: {line[:SHOWN]!r} is neither an answer nor a hash.")


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= MOST_DIGITS
