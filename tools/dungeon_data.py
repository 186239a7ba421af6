"""Reads `tools/map_data/superdungeon.txt`, where faces of dungeon tiles and ready-made dungeons are written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from engine.boards import Cell

WALLS: Final = {"#": "rock", "O": "pillar", "&": "statue", "%": "pit"}
SIGHTS: Final = {
    "t": "torch",
    "f": "banner",
    "b": "bones",
    "e": "eggshell",
    "g": "moss",
    "m": "mushrooms",
    "p": "puddle",
    "s": "web",
    "h": "ashes",
}
ROOMS: Final = "abcd"
_TERRAIN: Final = {"floor": ROOMS, "difficult": "1234", "lava": "ABCD", "restoration_rune": "wxyz"}
SQUARES: Final = {
    letter: (terrain, room)
    for terrain, letters in _TERRAIN.items()
    for letter, room in zip(letters, ROOMS, strict=True)
} | {"=": ("hallway", "")}
"""Terrain and room of each letter."""


class FaceData(NamedTuple):
    """One face as written down."""

    tile: int
    side: str
    skin: str
    names: tuple[str, str, str]
    """English, Simplified and Traditional Chinese."""
    rooms: dict[str, str]
    rows: list[str]
    sights: list[str]

    @property
    def stem(self) -> str:
        """The name of its map file without ending."""
        return f"tile_{self.tile}{self.side.lower()}"

    def room_cells(self, room: str) -> list[Cell]:
        """The squares of a room in reading order."""
        cells = ((x, y, letter) for y, row in enumerate(self.rows) for x, letter in enumerate(row))
        return [(x, y) for x, y, letter in cells if letter not in WALLS and SQUARES[letter][1] == room]


class SlotData(NamedTuple):
    """One tile of a ready-made dungeon."""

    stem: str
    rotation: int
    gx: int
    gy: int


class DungeonData(NamedTuple):
    """One ready-made dungeon."""

    stem: str
    title: str
    slots: list[SlotData]


def read_data(path: Path) -> tuple[list[FaceData], list[DungeonData]]:
    """Returns all faces and all dungeons, in file order."""
    faces, dungeons = [], []
    for block in _blocks(path.read_text(encoding="utf-8")):
        if block[0].startswith("face "):
            faces.append(_face(block))
        else:
            dungeons.append(_dungeon(block))
    return faces, dungeons


def _blocks(text: str) -> Iterator[list[str]]:
    """The paragraphs of the file, without those of remarks."""
    for paragraph in text.split("\n\n"):
        lines = [
            line for line in paragraph.splitlines() if line and not line.startswith("# ") and line != "#"
        ]
        if lines:
            yield lines


def _face(lines: list[str]) -> FaceData:
    head, english, simplified, traditional = (part.strip() for part in lines[0].split("|"))
    _, number, skin = head.split()
    rooms = {line.split()[1]: line.split(maxsplit=2)[2] for line in lines if line.startswith("room ")}
    grid = [line.split() for line in lines[1 + len(rooms) :]]
    rows, sights = [row for row, _ in grid], [sight for _, sight in grid]
    names = (english, simplified, traditional)
    return FaceData(int(number[:-1]), number[-1], skin, names, rooms, rows, sights)


def _dungeon(lines: list[str]) -> DungeonData:
    _, stem, title = lines[0].split(maxsplit=2)
    slots = []
    for line in lines[1:]:
        face, rotation, place = line.split()
        gx, gy = place.split(",")
        slots.append(SlotData(f"tile_{face.lower()}", int(rotation), int(gx), int(gy)))
    return DungeonData(stem, title, slots)
