"""What Runebound demands of a map beyond the general rules of the map reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.systems.maps.breaking import NAME, TOWN, change, set_tile, told


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            'name="start_town" value="tamalir"',
            'name="start_town" value="hamlet"',
            'layer towns: there is no town "hamlet"',
        ),
        ('type="int" value="7"', 'type="int" value="9"', "layer towns: no towns have market_index 7"),
        ('type="int" value="7"', 'type="int" value="6"', "layer towns: 2 towns have market_index 6"),
        ('name="doom_3"', 'name="doom_33"', 'layer board: the rectangle "doom_3" is missing'),
        (
            'name="G01" x="576" y="90"',
            'name="G01" x="640" y="414"',
            'layer jewels, object "G01": it lies in a town',
        ),
        (
            'name="forge" x="1024" y="198"',
            'name="forge" x="1088" y="198"',
            'layer towns, object "forge": it lies on plains',
        ),
    ],
)
@pytest.mark.rule("RB-002")
def test_a_map_against_the_rules_of_the_game(maps_to_break: Path, old: str, new: str, words: str) -> None:
    change(maps_to_break / NAME, old, new)
    assert told(maps_to_break / NAME).startswith(f"{NAME}, {words}")


@pytest.mark.rule("RB-008")
def test_no_more_jewels_than_counters(maps_to_break: Path) -> None:
    text = (maps_to_break / NAME).read_text(encoding="utf-8")
    (maps_to_break / NAME).write_text(text.replace('value="yellow"', 'value="red"'), encoding="utf-8")
    assert told(maps_to_break / NAME).startswith(
        f"{NAME}, layer jewels: 21 jewels are red, but there are only 9 red"
    )


def test_a_town_tile_needs_its_town(maps_to_break: Path) -> None:
    set_tile(maps_to_break / NAME, 2, 1, TOWN)
    assert told(maps_to_break / NAME).startswith(
        f"{NAME}, layer terrain, cell 2,1: no town lies on this town tile"
    )
