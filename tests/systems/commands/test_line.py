"""The command line: exit codes, one clear line for every mistake, and what each command prints."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import main
from engine.session import Session
from systems import catalogue
from systems.commands import line, play
from tests.contracts.games import ROOMS
from tests.toy import play as toy

ROOT = Path(__file__).resolve().parents[3]
TABLE = ("play", "toy", "--seats", "bot:random,bot:easy", "--seed", "7")


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue._ROOMS, "toy", lambda: ROOMS)
    monkeypatch.setattr(catalogue, "map_folder", lambda game: ROOT / "maps" / "nowhere")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    try:
        code = line.run(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


# --- play ---


def test_a_game_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, *TABLE)
    assert (code, err) == (0, "")
    (only,) = out.splitlines()
    assert re.fullmatch(
        r"game 1: seed 7, won by (seat \d \(bot:\w+\)(, )?)+: [^;]+; \d+ rounds, \d+ questions, \d+\.\d s",
        only,
    )


def test_several_games_end_in_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out_file = tmp_path / "results.jsonl"
    code, out, _ = said(capsys, *TABLE, "--games", "3", "--out", str(out_file), "--option", "rounds=2")
    assert code == 0
    lines = out.splitlines()
    assert [words.partition(",")[0] for words in lines[:3]] == [
        f"game {n + 1}: seed {7 + n}" for n in range(3)
    ]
    assert lines[4].split() == ["seat", "player", "won", "share"]
    assert lines[-1].startswith("3 games, on average ")
    results = [json.loads(words) for words in out_file.read_text(encoding="utf-8").splitlines()]
    assert [result["seed"] for result in results] == [7, 8, 9]
    assert all(result["rounds"] <= 3 for result in results)
    again = Session.replayed(results[0]["replay"], toy.find)
    assert again.over is not None
    assert again.over.winners == results[0]["winners"]


def test_the_same_seed_plays_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    first = said(capsys, *TABLE)[1].rpartition(",")[0]
    assert said(capsys, *TABLE)[1].rpartition(",")[0] == first


@pytest.mark.parametrize(
    ("changes", "code", "words"),
    [
        (["--seats", "human,bot:easy"], 2, "Without a window only bots can play"),
        (["--seats", "bot:genius,bot:easy"], 2, "no bot level 'genius'"),
        (["--seats", "robot"], 2, "'robot' is nobody who can sit down"),
        (["--seats", "bot:easy"], 1, "takes 2 to 4 seats, not 1"),
        (["--option", "round=3"], 2, "'round=3' is no option of toy. Did you mean 'rounds'?"),
        (["--option", "rounds"], 2, "'rounds' is no option of toy."),
        (["--option", "rounds=many"], 2, "say a whole number"),
        (["--option", "rounds=99"], 1, "99 is no value of option 'rounds'"),
        (["--option", "blessing=perhaps"], 2, "say true or false"),
        (["--option", "die=d7"], 1, "'d7' is no value of option 'die'"),
        (["--map", "moon"], 1, "no map 'moon'"),
        (["--out", "/nowhere/at/all"], 1, "No such file or directory"),
        (["--seed", "x"], 2, "'x' is no seed"),
        (["--seed", "99999999999999999999"], 1, "The seed must be a number"),
        (["--seed", "9" * 5000], 2, "999...' is no seed"),
        (["--games", "9" * 5000], 2, "999...' is no number of games"),
        (["--option", f"rounds={'9' * 5000}"], 2, "say a whole number"),
        (["--seats", ""], 2, "'' is nobody who can sit down"),
        (["--out", "."], 1, ".: Is a directory."),
        (["--games", "0"], 2, "'0' is no number of games"),
        (["--lang", "elvish"], 2, "invalid choice: 'elvish'"),
    ],
)
def test_mistakes_are_answered_in_one_line(
    capsys: pytest.CaptureFixture[str], changes: list[str], code: int, words: str
) -> None:
    found, out, err = said(capsys, *TABLE, *changes)
    assert (found, out) == (code, "")
    assert words in err
    assert "Traceback" not in err


def test_unknown_games_and_commands(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = said(capsys, "play", "tuy")
    assert (code, err) == (1, "five-tales: This program plays no game 'tuy'. Did you mean 'toy'?\n")
    assert said(capsys, "dance")[0] == 2
    assert said(capsys, "--nonsense")[0] == 2
    assert said(capsys, "--help")[0] == 0


class Faulty:
    """A computer player that does what a test wants; an exception is raised."""

    level = "random"

    def __init__(self, answer: Exception | tuple[str, ...]) -> None:
        self._answer = answer

    def answer(self, view: object, question: object) -> tuple[tuple[str, ...], None]:
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer, None


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (ZeroDivisionError("no\nidea"), "ZeroDivisionError: no idea"),
        (("win",), "Refusal: 'win' is no answer to the open question."),
        (("win",) * 99, "is no answer to the open question."),
        (([],), "[] is no answer to the open question."),
    ],
)
def test_a_bot_that_fails_is_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    answer: Exception | tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.setattr(play, "player", lambda level, seed: Faulty(answer))
    code, out, err = said(capsys, *TABLE)
    assert (code, out, len(err.splitlines())) == (1, "", 1)
    assert "the random bot of seat 0 has no answer to T00 (seed 7, question 1): " in err and words in err


def test_a_terminal_that_knows_no_chinese() -> None:
    done = program(
        "play", "runebound", "--seats", "bot:easy", "--lang", "zh_Hans", "--option", "round_limit=2"
    )
    assert done.returncode == 0 and done.stdout.startswith("game 1: seed ") and done.stderr == ""


def test_breaking_off(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "play_one", broken_off)
    code, _, err = said(capsys, *TABLE)
    assert (code, err) == (130, "Broken off.\n")


def test_progress_is_for_terminals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(play, "PROGRESS_EVERY", 0)
    _, out, err = said(capsys, *TABLE)
    assert "game 1 of 1: round 1, 1 questions" in err
    assert err.endswith("\r\x1b[K")
    assert "\r" not in out


# --- check ---


def test_check_names_file_and_place(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for language, source in {"en": "a = A\n", "zh_Hans": "b = 乙\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(source, encoding="utf-8")
    code, out, _ = said(capsys, "check", str(tmp_path))
    assert code == 1
    assert "zh_Hans: a is missing" in out
    assert out.splitlines()[-1] == "2 faults."
    (tmp_path / "zh_Hans" / "x.ftl").write_text("a = 甲\n", encoding="utf-8")
    code, out, _ = said(capsys, "check", str(tmp_path))
    assert (code, out) == (0, f"{tmp_path}: no fault.\n")


def test_check_of_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = said(capsys, "check", str(tmp_path / "none"))
    assert code == 1
    assert "there is no such file or folder" in out
    code, out, _ = said(capsys, "check", str(tmp_path))
    assert code == 1
    assert "nothing here can be checked" in out


def test_check_of_a_map(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.tmx"
    path.write_text("hello", encoding="utf-8")
    code, out, _ = said(capsys, "check", str(path))
    assert code == 1
    assert "mine.tmx" in out


# --- the program itself ---


def program(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "main.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, input=given, capture_output=True, text=True)


@pytest.mark.skipif(os.name == "nt", reason="no other process can press Ctrl-C there")
def test_ctrl_c_breaks_a_run_off() -> None:
    command = [
        sys.executable,
        "main.py",
        "play",
        "runebound",
        "--games",
        "1000",
        "--seats",
        "bot:easy,bot:easy",
    ]
    running = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=_hear_ctrl_c
    )
    try:
        assert running.stdout is not None and running.stdout.readline().startswith("game 1: ")
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=30)
    finally:
        running.kill()
    assert (running.returncode, err) == (130, "Broken off.\n")


@pytest.mark.skipif(os.name == "nt", reason="no other process can press Ctrl-C there")
def test_ctrl_c_before_all_is_loaded_shows_no_traceback() -> None:
    code = (
        "import signal, sys, main\n"
        "class Early:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'systems.commands.line':\n"
        "            signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Early())\n"
        "sys.argv = ['main.py', 'check']\n"
        "sys.exit(main.main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, preexec_fn=_hear_ctrl_c
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Broken off.\n")


def _hear_ctrl_c() -> None:
    """Tests may themselves run where Ctrl-C is not heard."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_referee_prints_nothing_but_protocol() -> None:
    done = program("referee", given='{"do":"games"}\n{"do":"hash"}\nhello\n')
    replies = [json.loads(words) for words in done.stdout.splitlines()]
    assert len(replies) == 3
    assert [reply["ok"] for reply in replies] == [True, False, False]
    assert done.returncode == 0


def test_whoever_stops_reading_gets_no_traceback() -> None:
    command = f"{sys.executable} main.py --help | head -1"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True)
    assert "Traceback" not in done.stderr


def test_without_its_libraries_one_line_says_what_to_do() -> None:
    command = [sys.executable, "-S", "-E", "main.py", "check"]  # -S: no installed package is found
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "is not installed; run `" in done.stderr and "-m pip install .` here first." in done.stderr


def test_with_an_old_python_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    assert main.main() == 2
    assert (
        capsys.readouterr().err
        == "five-tales: this program needs Python 3.11 or newer; start it with that one.\n"
    )
