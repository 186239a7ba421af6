"""The shelf of games: what is unknown is refused with the nearest known word."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.commands import Refusal
from engine.definition import SeatSetUp
from engine.session import Session
from systems import catalogue

ROOT = Path(__file__).resolve().parents[2]


def test_every_game_is_found_by_its_id() -> None:
    assert tuple(game.id for game in catalogue.games()) == catalogue.ids()
    assert catalogue.find("runebound") is catalogue.find("runebound")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(catalogue.UnknownGame, match=r"no game 'runebond'\. Did you mean 'runebound'\?"):
        catalogue.find("runebond")


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_map_that_is_listed_can_be_played(game: str) -> None:
    entries = catalogue.maps(game)
    assert catalogue.find(game).default_map in [entry.id for entry in entries]
    for entry in entries:
        assert entry.fault == ""
        seats = [SeatSetUp()] * catalogue.find(game).seats[0]
        assert Session.new(catalogue.find(game), seats, 1, map=entry.id).question is not None


@pytest.mark.parametrize("name", ["marshes", "../runebound/marches", "marches.tmx", "/marches"])
def test_an_unknown_map_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="There is no map") as caught:
        Session.new(catalogue.find("runebound"), [SeatSetUp()] * 2, 1, map=name)
    assert caught.value.at == "new.map"


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    script = "import sys; from systems import catalogue; print('systems.runebound.definition' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
