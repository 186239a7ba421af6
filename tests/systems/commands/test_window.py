"""`main.py` with a window to open, and `screenshot`: mistakes are answered before any window opens."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from systems.commands import line
from systems.commands.values import seats
from systems.commands.window import named

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--load", "none.json"], 1, "none.json: could not be read"),
        (["--load", str(ROOT / "LICENSE")], 1, "no save of Five Tales"),
        (["--replay", str(ROOT / "LICENSE")], 1, "line 1: a replay begins with"),
        (["--replay", "none.txt"], 1, "No such file"),
        (["--game", "chess"], 1, "no game 'chess'"),
        (["--game", "runebound", "--seats", "human,ghost"], 2, "'ghost' is nobody who can sit down"),
        (["--game", "runebound", "--option", "doom=1"], 2, "'doom=1' is no option of runebound"),
        (["--game", ""], 1, "no game ''"),
        (["--game", "runebound", "--seats", ""], 2, "'' is nobody who can sit down"),
        (["--game", "runebound", "--seats", "human," * 9 + "human"], 1, "takes 1 to 6 seats, not 10"),
        (["--game", "runebound", "--map", "../../x"], 1, "no map '../../x'"),
        (["--game", "superdungeon", "--map", "tile_1a"], 1, "'tile_1a' is a tile and no dungeon"),
        (["--replay", str(ROOT / "maps" / "runebound" / "terrain.png")], 1, "terrain.png: this is no replay"),
        (["--replay", str(ROOT)], 1, f"{ROOT}: Is a directory."),
        (["--load", str(ROOT)], 1, f"{ROOT}: could not be read: Is a directory."),
        (["--load", os.devnull], 1, "it is no ordinary file"),
        (["--load", "x" * 5000], 1, "File name too long"),
        (["--load", "x", "--replay", "y"], 2, "not allowed with argument --load"),
        (["--load", "x", "--game", "runebound"], 2, "not allowed with argument --"),
        (["--load", "x", "--seed", "3"], 2, "Name a game with --game"),
        (["--size", "0x0"], 2, "'0x0' is no size such as 1280x720"),
        (["--size", "99999x3"], 2, "at most 7680x4320"),
        (["--lang", "elvish"], 2, "invalid choice: 'elvish'"),
        (["screenshot", "title", "--out", "title.xyz"], 2, "it must end in .png"),
        (["screenshot", "title"], 2, "required: --out"),
        (["--seats", "human"], 2, "Name a game with --game"),
        (["--size", "big"], 2, "'big' is no size such as 1280x720"),
        (["screenshot", "moon", "--out", "moon.png"], 1, "no screen 'moon'"),
    ],
)
def test_mistakes(capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, words: str) -> None:
    try:
        found = line.run(arguments)
    except SystemExit as stop:
        found = int(stop.code or 0)
    err = capsys.readouterr().err
    assert found == code
    assert words in err
    assert "Traceback" not in err


def program(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The program as started by hand where there is no display."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "main.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_without_a_display_one_line_says_what_to_do() -> None:
    done = program()
    assert done.returncode == 2
    assert done.stdout == ""
    assert "There is no display to open a window on; try `main.py play`" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("what", "size"), [("title", (1024, 768)), ("runebound", (1280, 720))])
def test_a_screenshot_needs_no_display(tmp_path: Path, what: str, size: tuple[int, int]) -> None:
    picture = tmp_path / "screen.png"
    done = program(
        "screenshot", what, "--size", f"{size[0]}x{size[1]}", "--lang", "zh_Hans", "--out", str(picture)
    )
    assert (done.returncode, done.stdout) == (0, "")
    header = picture.read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", header[16:24]) == size


def test_a_picture_that_cannot_be_written(tmp_path: Path) -> None:
    done = program("screenshot", "title", "--out", str(tmp_path / "none" / "x.png"))
    assert done.returncode == 1
    assert "could not be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_seats_of_the_command_line_have_names_as_those_of_the_set_up_screen() -> None:
    chairs = named(seats("human,bot:easy"), "en")
    assert [(chair.name, chair.control) for chair in chairs] == [
        ("Player 1", "human"),
        ("Player 2", "bot:easy"),
    ]
    assert named(seats("human"), "zh_Hans")[0].name.endswith(" 1")
