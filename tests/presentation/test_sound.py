"""What is heard: the committed sounds, which events make them, and silence where there is no audio device."""

from __future__ import annotations

import json
import wave
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from components.texts import text
from engine.events import Event
from engine.paths import root
from systems import catalogue
from systems.presentation import sound
from systems.presentation.settings import load_settings
from systems.presentation.sound import Sounds, sound_table, sounds_folder, sounds_of
from systems.text.words import game_folder
from tests.presentation.stage import Hand, pygame, runebound, toy
from tools import make_sounds

COMMITTED = sorted(sounds_folder().glob("*.wav"))
NAMES = {path.stem for path in COMMITTED}


class Heard(Sounds):
    """Notes what would be heard."""

    def __init__(self) -> None:
        super().__init__(100)
        self.names: list[str] = []

    def play(self, name: str) -> None:
        self.names.append(name)


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An audio device that nobody hears."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


# --- the files


def test_the_script_makes_the_committed_files(tmp_path: Path) -> None:
    make_sounds.main(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [path.name for path in COMMITTED]
    stale = [path.name for path in COMMITTED if path.read_bytes() != (tmp_path / path.name).read_bytes()]
    assert stale == [], "run `python -m tools.make_sounds`"


def test_the_sounds_are_small() -> None:
    assert sum(path.stat().st_size for path in COMMITTED) < 900_000


@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.stem)
def test_the_sounds_sit_together(path: Path) -> None:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
    assert np.abs(samples).max() <= make_sounds.CEILING
    assert 0.35 <= make_sounds.loudness(samples) / make_sounds.LOUDNESS <= 1.02
    assert abs(samples[0]) < 0.001 > abs(samples[-1]), "a click at the begin or end"
    power = np.abs(np.fft.rfft(samples)) ** 2
    harsh = power[np.fft.rfftfreq(samples.size, 1 / 44_100) > 6000].sum() / power.sum()
    assert harsh < 0.02


# --- which event is heard how


def kinds(game: str) -> set[str]:
    """Every kind of event that has words."""
    found = set()
    for path in (game_folder(game) / "en").glob("*.ftl"):
        lines = path.read_text(encoding="utf-8").splitlines()
        found |= {line.split(" =")[0].removeprefix("event-") for line in lines if line.startswith("event-")}
    return found


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_event_has_a_sound_or_is_silent_on_purpose(game: str) -> None:
    heard = {key.partition("/")[0] for key in sound_table(game)}
    assert heard == kinds(game)
    assert set(sound_table(game).values()) - {""} <= NAMES


@pytest.mark.parametrize("game", catalogue.ids())
def test_a_second_sound_comes_after_a_first(game: str) -> None:
    assert [key for key in sound_table(game) if key.partition("/")[0] not in sound_table(game)] == []


def test_every_sound_is_used() -> None:
    used = {sound.CLICK, sound.PAGE_TURN}
    for game in catalogue.ids():
        used |= set(sound_table(game).values())
    assert used >= NAMES


def test_what_matters_is_heard() -> None:
    table = sound_table("runebound")
    for kind in (
        "movement-rolled",
        "roll-attack",
        "gold-gained",
        "wounded",
        "healed",
        "knocked-out",
        "game-won",
    ):
        assert table[kind], kind


def test_an_event_is_heard_by_kind_and_words() -> None:
    words = text("event-roll-attack", of=text("word-ranged"), first=3, outcome="failure")
    assert sounds_of("runebound", Event("roll-attack", words)) == ["dice", "bow", "sword_miss"]
    assert sounds_of("runebound", Event("stayed", text("event-stayed"))) == []
    assert sounds_of("no-such-game", Event("moved", text("event-moved"))) == []


def test_a_damaged_table_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "sounds_folder", lambda: tmp_path)
    (tmp_path / "damaged.json").write_text("{", encoding="utf-8")
    assert sound_table("damaged") == {}


def test_the_tables_are_readable() -> None:
    for game in catalogue.ids():
        path = root() / "data" / "sounds" / f"{game}.json"
        pairs = json.loads(path.read_text("utf-8"), object_pairs_hook=list)
        assert len(pairs) == len(dict(pairs)), f"{path.name}: a kind is listed twice"


# --- playing


@pytest.mark.parametrize("driver", ["invalid", "none"])
def test_no_device_is_silent(monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    sounds = Sounds(100)
    sounds.play("dice")
    sounds.follow(["coin", "card"], 1.0)
    sounds.update(9.0)
    sounds.set_volume(50)
    assert pygame.mixer.get_init() is None


def test_the_device_is_opened_for_the_first_sound(device: None) -> None:
    sounds = Sounds(0)
    sounds.play("dice")
    assert pygame.mixer.get_init() is None, "silence needs no device"
    sounds.set_volume(100)
    sounds.play("dice")
    assert pygame.mixer.get_init() is not None
    assert pygame.mixer.get_busy()


def test_an_unknown_sound_is_silent(device: None) -> None:
    Sounds(100).play("no-such-sound")
    assert not pygame.mixer.get_busy()


def test_volume_holds_for_what_is_loaded(device: None) -> None:
    sounds = Sounds(100)
    sounds.play("dice")
    (playing,) = (pygame.mixer.Channel(i).get_sound() for i in range(8) if pygame.mixer.Channel(i).get_busy())
    assert playing.get_volume() == 1.0
    sounds.set_volume(50)
    assert playing.get_volume() == pytest.approx(0.25, abs=0.01)
    sounds.set_volume(400)
    assert sounds.volume == 100
    sounds.set_volume(-1)
    assert sounds.volume == 0 == playing.get_volume()


def test_a_row_is_heard_one_after_the_other() -> None:
    sounds = Heard()
    sounds.follow(["dice", "bow", "bow", "sword_hit"], 1.0)
    assert sounds.names == ["dice"]
    sounds.update(1.1)
    assert sounds.names == ["dice"]
    sounds.update(1.3)
    sounds.update(1.6)
    sounds.update(2.0)
    assert sounds.names == ["dice", "bow", "sword_hit"]


def test_new_things_matter_more_than_old_ones() -> None:
    sounds = Heard()
    sounds.follow(["dice", "coin", "card"], 1.0)
    sounds.follow([], 1.1)
    sounds.follow(["step"], 1.2)
    sounds.update(1.3)
    sounds.update(1.7)
    assert sounds.names == ["dice", "step"]


def test_a_row_is_short() -> None:
    sounds = Heard()
    sounds.follow(sorted(NAMES), 0.0)
    for second in range(1, 30):
        sounds.update(float(second))
    assert len(sounds.names) == sound.LONGEST_ROW


# --- at the window


def listening(tmp_path: Path) -> tuple[Hand, Heard]:
    hand = Hand(tmp_path)
    heard = Heard()
    hand.window.desk.sounds = heard
    return hand, heard


def test_a_roll_is_heard(tmp_path: Path) -> None:
    hand, heard = listening(tmp_path)
    session = hand.sit_down(runebound())
    assert heard.names == [], "the set-up was heard"
    while session.question is not None and session.question.kind != "turn":
        if "roll" in [option.id for option in session.question.options]:
            break
        session.skip()
    session.events()
    hand.table.give(("roll",))
    hand.frame()
    assert heard.names == ["dice"]


def test_a_game_without_sounds_is_silent(tmp_path: Path) -> None:
    hand, heard = listening(tmp_path)
    session = hand.sit_down(toy())
    assert session.question is not None
    hand.table.give(tuple(option.id for option in session.question.options[: session.question.min]))
    assert heard.names == []


def test_buttons_click_and_pages_turn(tmp_path: Path) -> None:
    hand, heard = listening(tmp_path)
    hand.routes.title()
    assert heard.names == []
    hand.routes.settings()
    hand.frame()
    hand.click(volume_button(hand, 0))
    assert heard.names == [sound.CLICK]
    hand.routes.saved_games()
    assert heard.names == [sound.CLICK, sound.PAGE_TURN]


def volume_button(hand: Hand, index: int) -> tuple[int, int]:
    """Where a button of the row of volumes lies: the fourth row of the screen."""
    elements = hand.window.top.ui.get_sprite_group().sprites()
    rows: dict[int, list[pygame.Rect]] = {}
    for element in elements:
        if hasattr(element, "press"):
            rows.setdefault(element.rect.top, []).append(element.rect)
    place: tuple[int, int] = rows[sorted(rows)[3]][index].center
    return place


def test_the_volume_is_chosen_and_kept(tmp_path: Path) -> None:
    hand, heard = listening(tmp_path)
    hand.routes.title()
    hand.routes.settings()
    hand.frame()
    hand.click(volume_button(hand, 1))
    assert heard.volume == hand.settings.volume == load_settings(tmp_path).volume == 40
