"""The games that the contracts are kept for: all in the catalogue, and the toy."""

from __future__ import annotations

from pathlib import Path

from engine.definition import GameDefinition, GameOption, OptionValue
from engine.map_rules import MapRules
from engine.rng import Chance
from systems import catalogue
from systems.text.words import Words
from tests.toy import play


def no_faults(*_: object) -> list[str]:
    """The toy has no box and no map files that could be wrong."""
    return []


ROOMS = catalogue.Rooms(
    define=lambda read_map: play.TOY,
    map_rules=lambda name: MapRules("toy", "orthogonal", "ground", "kind", ("stone",)),
    check_map=no_faults,
    content_faults=no_faults,
    is_playable=lambda name: True,
)
"""The toy as the catalogue takes a game."""

TEXTS = {"toy": Path(__file__).resolve().parents[1] / "toy" / "text"}
"""Where the words of games lie that are in no box."""

IDS = ("toy", *catalogue.ids())


def find(game: str) -> GameDefinition:
    """A game of the catalogue, or the toy."""
    return play.TOY if game == "toy" else catalogue.find(game)


def short(game: str) -> dict[str, OptionValue]:
    """Options with which a game is over soon, even between players who know nothing."""
    known: dict[str, dict[str, OptionValue]] = {
        "toy": {"rounds": 4},
        "runebound": {"round_limit": 12},
        "superdungeon": {"size": "bit8", "round_limit": 4},
    }
    return known.get(game, {})


def mixes(definition: GameDefinition) -> list[dict[str, OptionValue]]:
    """Option mixes that every game is tried with: defaults, each preset, all switches on, and mixed ones."""
    switches = [option for option in definition.options if option.kind == "bool"]
    found: list[dict[str, OptionValue]] = [{}]
    found += [dict(preset) for preset in definition.presets.values() if preset]
    found.append({option.id: True for option in switches})
    for seed in range(3):
        chance = Chance(seed)
        found.append({option.id: _some_value(option, chance) for option in definition.options})
    return found


def _some_value(option: GameOption, chance: Chance) -> OptionValue:
    if option.kind == "bool":
        return bool(chance.below(2))
    if option.kind == "choice":
        return chance.pick(option.choices)
    # the default of a number often means "no limit": keep it half of the time
    return option.default if chance.below(2) else option.low + chance.below(option.high - option.low + 1)


def words(game: str) -> Words:
    """The English words of a game."""
    return Words("en", [game], [TEXTS[game]] if game in TEXTS else [])
