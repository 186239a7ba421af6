"""The golden playthroughs: a game goes today as it went when its transcript was read and kept."""

from __future__ import annotations

import pytest

from tests.playthroughs import write
from tests.playthroughs.recorder import CASES, FOLDER, Case, record


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_a_playthrough_goes_as_it_went(case: Case) -> None:
    kept = case.path.read_text(encoding="utf-8").splitlines()
    played = record(case)
    for number, (before, now) in enumerate(zip(kept, played, strict=False), start=1):
        place = f"{case.path.name}, line {number}; `python -m tests.playthroughs.write {case.game}` writes it anew"
        assert now == before, place
    assert len(played) == len(kept)


def test_every_file_has_its_case() -> None:
    assert {path for path in FOLDER.glob("*/*.txt")} == {case.path for case in CASES}


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert write.main(["chess"]) == 2
    assert "Name a game" in capsys.readouterr().err
