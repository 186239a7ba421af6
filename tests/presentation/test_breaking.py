"""Ctrl-C at the window is noted at once and obeyed between two frames; asked twice it is obeyed where one is."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from systems.presentation.breaking import Break
from tests.presentation.stage import Hand, runebound


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Tests may themselves run where Ctrl-C is not heard."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_the_first_is_noted_and_the_second_raised() -> None:
    with Break() as broken:
        assert not broken.is_asked
        signal.raise_signal(signal.SIGINT)
        assert broken.is_asked
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_where_nobody_hears_it_nothing_changes() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Break() as broken:
        signal.raise_signal(signal.SIGINT)
    assert not broken.is_asked and signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_the_window_keeps_the_game_before_it_goes(tmp_path: Path) -> None:
    hand = Hand(tmp_path)
    session = hand.sit_down(runebound(), map="marches")
    hand.click(hand.row("roll"))
    play = hand.table.play
    with Break() as broken:
        signal.raise_signal(signal.SIGINT)
        hand.window.run(broken)
    assert not hand.window.scenes and play._is_kept and len(session.answers) == 1
