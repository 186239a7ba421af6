"""The golden playthroughs: a game goes today as it went when its transcript was read and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs import recorder, write
from tests.playthroughs.recorder import CASES, FOLDER, Case, record

LARGEST = 300_000
"""Bytes of a transcript: more than that nobody reads."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_a_playthrough_goes_as_it_went(case: Case) -> None:
    kept = case.path.read_text(encoding="utf-8").splitlines()
    played = record(case)
    for number, (before, now) in enumerate(zip(kept, played, strict=False), start=1):
        place = f"{case.path.name}, line {number}; `python -m tests.playthroughs.write {case.game}` writes it anew"
        assert now == before, place
    assert len(played) == len(kept)


def test_every_file_has_its_case() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {case.path for case in CASES}
    assert set(FOLDER.glob("*/*.replay")) == {case.replay for case in CASES}


def test_transcripts_can_be_read_by_people() -> None:
    for case in CASES:
        assert case.path.stat().st_size < LARGEST, case.path.name


def test_heroes_fight_and_deal_in_the_transcripts() -> None:
    told = (FOLDER / "runebound" / "four-seats-with-variants.txt").read_text(encoding="utf-8")
    for words in (
        "D24 pick",
        "> accept: Agree",
        " attacks Varikas!",
        "D25 pick",
        "goes face down on the doom track",
    ):
        assert words in told, words


def test_players_are_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Better computer players change no transcript."""

    def nobody(level: str, seed: int) -> None:
        raise AssertionError("a computer player was asked")

    monkeypatch.setattr(recorder, "player", nobody)
    assert record(CASES[0])[-1].startswith("hash ")


def test_an_answer_that_is_none_any_more_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(recorder, "FOLDER", tmp_path)
    case = CASES[0]
    (tmp_path / "toy").mkdir()
    kept = (FOLDER / "toy" / case.replay.name).read_text(encoding="utf-8")
    case.replay.write_text(kept.replace(" rest\n", " dance\n"), encoding="utf-8")
    monkeypatch.setattr(write, "CASES", (case,))
    assert write.main(["toy"]) == 1
    assert "'dance' is no answer to the open question. Play it --anew." in capsys.readouterr().err


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert write.main(["chess"]) == 2
    assert "Name a game" in capsys.readouterr().err
