"""Makes the sounds of data/sounds: short, warm WAV files out of sines and strewn noise, every run the same bytes.

A development tool that wants numpy; the program itself only plays what this script wrote. Nothing here is a
recording. All sounds are brought to one loudness, some a little below it, so that none startles.

    python -m tools.make_sounds [FOLDER]
"""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

SOUNDS: Final = Path(__file__).resolve().parents[1] / "data" / "sounds"
RATE: Final = 44_100
LOUDNESS: Final = 0.10
"""Root mean square of the loudest tenth of a second: -20 dB below full scale."""
CEILING: Final = 0.5
"""No sample goes above this: -6 dB."""
BRIGHTEST: Final = 6500.0
"""Hz above which everything is softened."""
BEGIN: Final = 0.001
END: Final = 0.05
"""Seconds in which a sound comes out of silence, and goes back into it."""

Wave = NDArray[np.float64]
Partial = tuple[float, float, float]
"""Hertz, strength, seconds in which it fades to a third."""


# --- building blocks ---------------------------------------------------------------------------------------------


def times(seconds: float) -> Wave:
    """The moments of a sound, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def struck(seconds: float, partials: Sequence[Partial]) -> Wave:
    """Something struck: partials that begin at once and fade, each in its own time."""
    t = times(seconds)
    return sum(
        (a * np.sin(2 * np.pi * hz * t) * np.exp(-t / fade) for hz, a, fade in partials), np.zeros(t.size)
    )


def bell(hz: float, seconds: float, fade: float = 0.35) -> Wave:
    """A small soft bell: five partials, the high ones short, and a touch of time to begin."""
    partials = [(hz * n, 0.5**i, fade / (1 + 0.8 * i)) for i, n in enumerate((1.0, 2.0, 3.0, 4.2, 5.4))]
    return struck(seconds, partials) * np.minimum(1.0, times(seconds) / 0.006)


def glide(seconds: float, start: float, end: float, tremble: float = 0.0) -> Wave:
    """A sine that slides from one pitch to another, perhaps trembling by a share of its pitch."""
    t = times(seconds)
    hz = start * (end / start) ** (t / seconds) * (1 + tremble * np.sin(2 * np.pi * 7 * t))
    return np.sin(2 * np.pi * np.cumsum(hz) / RATE)


def noise(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two pitches with soft edges; its strongest moment is 1."""
    # RandomState, because only its stream is promised to stay the same in every numpy
    raw = np.random.RandomState(seed).uniform(-1.0, 1.0, round(seconds * RATE))
    made = _filtered(raw, lambda hz: 1 / (1 + (hz / high) ** 6) / (1 + (low / np.maximum(hz, 1.0)) ** 4))
    return made / np.abs(made).max()


def swell(seconds: float, peak: float) -> Wave:
    """Rises to 1 at `peak` and falls more slowly, like a breath."""
    t = times(seconds) / peak
    return t * np.exp(1 - t)


def fade(seconds: float, third: float) -> Wave:
    """Falls to a third in that time, and on."""
    return np.exp(-times(seconds) / third)


def laid(*parts: tuple[float, Wave]) -> Wave:
    """Lays sounds over each other, each from its own moment."""
    places = [(round(start * RATE), part) for start, part in parts]
    whole = np.zeros(max(start + part.size for start, part in places))
    for start, part in places:
        whole[start : start + part.size] += part
    return whole


def _filtered(sound: Wave, share: Callable[[Wave], Wave]) -> Wave:
    """Weakens each pitch to a share of itself."""
    hertz = np.fft.rfftfreq(sound.size, 1 / RATE)
    return np.fft.irfft(np.fft.rfft(sound) * share(hertz), sound.size)


# --- the sounds --------------------------------------------------------------------------------------------------


def dice() -> Wave:
    """Seven knocks of bone on wood, ever closer and softer."""
    starts = (0.0, 0.085, 0.15, 0.225, 0.29, 0.335, 0.37)
    knocks = []
    for i, start in enumerate(starts):
        body = struck(0.09, [(880 + 130 * (i * 3 % 7), 0.8, 0.012), (330 + 20 * i, 0.6, 0.02)])
        knocks.append((start, 0.86**i * (body + 0.7 * noise(0.09, 400, 3500, i) * fade(0.09, 0.008))))
    return laid(*knocks)


def card() -> Wave:
    """A card slides off the deck and touches the table."""
    slide = noise(0.2, 1100, 4200, 20) * swell(0.2, 0.05)
    touch = noise(0.08, 150, 900, 21) * fade(0.08, 0.014)
    return laid((0.0, 0.6 * slide), (0.13, touch))


def coin() -> Wave:
    """Two coins on a small heap."""

    def one(shift: float) -> Wave:
        high = ((2093, 0.5, 0.14), (3136, 0.35, 0.11), (4186, 0.2, 0.08), (5274, 0.1, 0.06))
        return struck(0.32, [(hz * shift, a, third) for hz, a, third in high])

    return laid((0.0, one(0.84)), (0.075, 0.8 * one(1.0)))


def step() -> Wave:
    """Two soft boots on a road."""

    def one(seed: int) -> Wave:
        return noise(0.11, 70, 480, seed) * fade(0.11, 0.03) * np.minimum(1.0, times(0.11) / 0.006)

    return laid((0.0, one(30)), (0.13, 0.75 * one(31)))


def sword_hit() -> Wave:
    """A blade comes down and rings on mail."""
    rush = noise(0.14, 500, 2600, 40) * swell(0.14, 0.06)
    clang = struck(0.38, [(1245, 0.5, 0.13), (1870, 0.4, 0.11), (2790, 0.22, 0.09), (3530, 0.12, 0.06)])
    thud = struck(0.2, [(150, 1.2, 0.05), (95, 0.8, 0.07)])
    return laid((0.0, 0.4 * rush), (0.09, 0.7 * clang), (0.09, thud))


def sword_miss() -> Wave:
    """A blade through nothing but air."""
    return noise(0.32, 350, 1900, 50) * swell(0.32, 0.09)


def magic() -> Wave:
    """Something shimmers and rises."""
    arch = np.sin(np.pi * times(0.7) / 0.7) ** 2
    voices = (
        glide(0.7, 330, 990, 0.012) + 0.5 * glide(0.7, 495, 1485, 0.015) + 0.25 * glide(0.7, 660, 1980, 0.01)
    )
    return voices * arch


def bow() -> Wave:
    """A string lets go, an arrow flies and strikes."""
    string = struck(0.3, [(147 * n, 1.0 / n, 0.11 / n**0.6) for n in range(1, 8)])
    flight = noise(0.26, 900, 3200, 60) * swell(0.26, 0.1)
    strike = noise(0.1, 120, 700, 61) * fade(0.1, 0.02)
    return laid((0.0, 0.5 * string), (0.03, 0.35 * flight), (0.3, 0.8 * strike))


def wound() -> Wave:
    """A dull blow."""
    body = glide(0.34, 270, 95) * fade(0.34, 0.09)
    return body + 0.8 * noise(0.34, 150, 1100, 70) * fade(0.34, 0.035)


def heal() -> Wave:
    """Three breaths of a flute, each a step higher."""
    notes = [(0.14 * i, swell(0.42, 0.09) * (glide(0.42, hz, hz) + 0.2 * glide(0.42, 2 * hz, 2 * hz)))
             for i, hz in enumerate((440.0, 554.4, 659.3))]  # fmt: skip
    return laid(*notes)


def knock_out() -> Wave:
    """Down, and a thump."""
    fall = glide(0.34, 420, 130, 0.02) * swell(0.34, 0.12)
    thump = struck(0.3, [(98, 1.0, 0.08), (165, 0.7, 0.06)]) + 0.7 * noise(0.3, 100, 800, 80) * fade(
        0.3, 0.04
    )
    return laid((0.0, 0.4 * fall), (0.3, 1.1 * thump))


def level_up() -> Wave:
    """Four bells upwards."""
    return laid(*((0.1 * i, bell(hz, 0.45, 0.22)) for i, hz in enumerate((392.0, 523.3, 659.3, 784.0))))


def page_turn() -> Wave:
    """A leaf is lifted and laid over."""
    lifted = noise(0.2, 900, 3600, 90) * swell(0.2, 0.06)
    laid_over = noise(0.26, 400, 2400, 91) * swell(0.26, 0.07)
    return laid((0.0, 0.55 * lifted), (0.13, laid_over))


def win() -> Wave:
    """A small fanfare: up the chord, and the chord."""
    climb = [(0.15 * i, bell(hz, 0.5)) for i, hz in enumerate((523.3, 659.3, 784.0))]
    chord = sum(bell(hz, 0.9, 0.4) for hz in (261.6, 523.3, 659.3, 1046.5))
    return laid(*climb, (0.47, 0.7 * chord))


def lose() -> Wave:
    """Three low bells downwards, in minor."""
    return laid(*((0.24 * i, bell(hz, 0.62, 0.3)) for i, hz in enumerate((392.0, 311.1, 261.6))))


def click() -> Wave:
    """A wooden peg."""
    return struck(0.06, [(1150, 0.6, 0.008), (620, 0.8, 0.011)]) * np.minimum(1.0, times(0.06) / 0.001)


def doom() -> Wave:
    """One stroke of a great bell, far away."""
    hum = [(98.0, 0.9, 0.5), (196.0, 0.8, 0.4), (233.1, 0.5, 0.33), (294.0, 0.35, 0.28)]
    hum += [(392.0, 0.3, 0.2), (490.0, 0.15, 0.16), (588.0, 0.12, 0.12)]
    return struck(1.05, hum) * np.minimum(1.0, times(1.05) / 0.01)


LEVELS: Final[dict[Callable[[], Wave], float]] = {
    dice: 0.9, card: 0.7, coin: 0.8, step: 0.75, sword_hit: 1.0, sword_miss: 0.75, magic: 0.8, bow: 0.95,
    wound: 1.0, heal: 0.85, knock_out: 1.0, level_up: 0.9, page_turn: 0.65, win: 1.0, lose: 0.95, click: 0.45,
    doom: 1.0,
}  # fmt: skip
"""Every sound and its share of the common loudness: what is heard often is softer."""


# --- writing -----------------------------------------------------------------------------------------------------


def loudness(sound: Wave) -> float:
    """The root mean square of the loudest tenth of a second (of all, if it is shorter)."""
    window = min(sound.size, RATE // 10)
    power = np.concatenate(([0.0], np.cumsum(sound**2)))
    return float(np.sqrt((power[window:] - power[:-window]).max() / window))


def finished(sound: Wave, level: float) -> Wave:
    """Softens, brings to loudness, bends peaks under the ceiling, and lets begin and end in silence."""
    soft = _filtered(sound, lambda hz: 1 / np.sqrt(1 + (hz / BRIGHTEST) ** 4))
    soft = _filtered(soft, lambda hz: hz**2 / (hz**2 + 40.0**2))
    loud = soft * (level * LOUDNESS / loudness(soft))
    bent = CEILING * np.tanh(loud / CEILING)
    t = times(bent.size / RATE)
    return bent * np.minimum(1.0, t / BEGIN) * np.minimum(1.0, t[::-1] / END)


def write(path: Path, sound: Wave) -> None:
    """Writes mono samples of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


def main(folder: Path = SOUNDS) -> None:
    """Writes every sound into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for make, level in LEVELS.items():
        write(folder / f"{make.__name__}.wav", finished(make(), level))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else SOUNDS)
