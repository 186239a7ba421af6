"""What a user has chosen once and keeps: language, size of type, speed, window. One small file in the user's folder.

A missing or damaged file means the defaults; settings are never worth an error message at start.
"""

from __future__ import annotations

import contextlib
import locale
import os
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import platformdirs

APP: Final = "five-tales"
FILE: Final = "settings.json"
AUTOSAVE: Final = "autosave.json"
"""The save that is written after every answer, beside the settings."""
LANGUAGES: Final = ("en", "zh_Hans", "zh_Hant")

Speed = Literal["calm", "normal", "fast"]
SPEEDS: Final[tuple[Speed, ...]] = ("calm", "normal", "fast")

BOT_PAUSE: Final[dict[Speed, float]] = {"calm": 1.2, "normal": 0.45, "fast": 0.0}
"""Seconds for which an answer of a bot stands before it is carried out."""

WATCH_PAUSE: Final[dict[Speed, float]] = {"calm": 1.5, "normal": 0.6, "fast": 0.1}
"""Seconds between two answers of a replay."""

STEP_TIME: Final[dict[Speed, float]] = {"calm": 0.18, "normal": 0.18, "fast": 0.0}
"""Seconds a token takes for one step (look, section 8)."""

ROLL_TIME: Final[dict[Speed, float]] = {"calm": 1.1, "normal": 0.6, "fast": 0.0}
"""Seconds that dice are on their way."""

READ_TIME: Final[dict[Speed, float]] = {"calm": 2.4, "normal": 1.1, "fast": 0.0}
"""Seconds for which bots wait after dice have come to rest, so that people can read what was rolled."""


Side = Annotated[int, msgspec.Meta(ge=64, le=16384)]
"""A side of a window, in pixels."""


class Settings(msgspec.Struct):
    """The choices of one user. `language` "" follows the system; `text` is a percentage of the designed size."""

    language: str = ""
    text: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100
    speed: Speed = "normal"
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 70
    fullscreen: bool = False
    size: tuple[Side, Side] = (1280, 720)
    still: bool = False
    """Nothing moves but the tokens (look, section 8: "calm")."""
    covers: bool = False
    """The cover closes between the turns of people who share the window."""
    names: list[str] = []
    """Names last given to the seats, offered again in the next set-up."""

    @property
    def is_still(self) -> bool:
        """Tells whether small movements are left out."""
        return self.still or self.speed == "fast"

    @property
    def tongue(self) -> str:
        """The language to speak: the chosen one, else that of the system where we speak it, else English."""
        return self.language if self.language in LANGUAGES else system_language()


def system_language() -> str:
    """Returns the language of the system, if it is one of ours, else English."""
    tag = os.environ.get("LC_ALL") or os.environ.get("LANG") or (locale.getlocale()[0] or "")
    if not tag.lower().startswith(("zh", "chinese")):
        return "en"
    traditional = any(mark in tag for mark in ("TW", "HK", "MO", "Hant", "Taiwan", "Hong"))
    return "zh_Hant" if traditional else "zh_Hans"


def user_folder() -> Path:
    """Returns the folder for saves and settings of this user (it need not exist yet)."""
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def load_settings(folder: Path) -> Settings:
    """Reads the settings of a folder; whatever cannot be read is forgotten."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError, RecursionError):
        return Settings()


def store_settings(folder: Path, settings: Settings) -> None:
    """Writes the settings; a folder that cannot be written costs the memory of them, no more."""
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f"{FILE}.part"
        part.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1))
        os.replace(part, folder / FILE)
