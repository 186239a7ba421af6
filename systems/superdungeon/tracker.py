"""The adventure tracker: the power track, the loot track and skull tokens (SD-046, SD-077 to SD-081, SD-207 to SD-216).

Counts what happened and notes what is due; who draws cards or brings the boss in, other modules say. Every function that
reads also reads a `SeatView`.
"""

from __future__ import annotations

from collections.abc import Mapping

from components.identity import GameInfo
from components.superdungeon import Deeds, Model, Tracker
from engine.definition import OptionValue
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon.content import SizeNumbers, content
from systems.superdungeon.figures import HEROES, Reader
from systems.superdungeon.vocabulary import Platform

PERCENT = 100
FOUR_HEROES = "four_heroes"


# --- reading ---------------------------------------------------------------------------------------------------------


def numbers_with(options: Mapping[str, OptionValue]) -> SizeNumbers:
    """The numbers of a game with these options; four heroes are a size of their own (SD-001, section 10)."""
    name = FOUR_HEROES if options[FOUR_HEROES] else options["size"]
    return next(numbers for size, numbers in content().numbers.sizes.items() if size == name)


def size_numbers(reader: Reader) -> SizeNumbers:
    """The numbers of a game of this size."""
    return numbers_with(reader.the(GameInfo).options)


def scaled(reader: Reader, space: int) -> int:
    """Where a space of the printed power track lies on this game's (house rule `power_scale`)."""
    scale = int(reader.the(GameInfo).options["power_scale"])
    return max(1, round(space * scale / PERCENT))


def power_end(reader: Reader) -> int:
    """The last space of the power track, where the Super! icon is."""
    return scaled(reader, content().numbers.power_spaces)


def power_mark(reader: Reader, platform: Platform) -> int:
    """The space of the power track with the icon of a platform; 0 where it has none."""
    found = content().numbers.power_marks.get(platform, 0)
    return scaled(reader, found) if found else 0


def is_reached(reader: Reader, platform: Platform) -> bool:
    """Tell whether models of a platform may be produced (SD-041, SD-207, SD-213)."""
    tracker = reader.the(Tracker)
    if platform == "overcharge":
        return tracker.red
    return platform != "none" and (tracker.red or tracker.power >= power_mark(reader, platform))


def tokens_left(reader: Reader) -> int:
    """Skull tokens in the bank."""
    tracker = reader.the(Tracker)
    return content().numbers.skull_tokens - tracker.tokens - tracker.held_tokens


# --- counting --------------------------------------------------------------------------------------------------------


def count_wounds(world: World, by: str, n: int, enemy: bool = True) -> None:
    """Move the tracks for n wounds that a model inflicted at once, on an enemy or not: power, then loot, then skulls.

    Not called for wounds that count for no track (SD-112). What the party may draw then is `Tracker.loot_due`.
    """
    is_hero = world.get(by, Model).side == HEROES
    skulls = _move_power(world, n)
    if is_hero and enemy:
        _move_loot(world, n)
        credit(world, by, wounds=n)
    _take_tokens(world, skulls)


def owe_loot(world: World, n: int = 1) -> None:
    """The party may draw loot at once, whatever the track says (SD-081)."""
    world.the(Tracker).loot_due += n


def credit(world: World, hero: str, wounds: int = 0, points: int = 0, hearts: int = 0) -> None:
    """Note what a hero has done for the ranking; nothing is noted for others (section 11)."""
    model = world.find(hero, Model)
    if model is None or model.side != HEROES:
        return
    deeds = world.get(f"seat/{model.seat}", Deeds)
    deeds.wounds += wounds
    deeds.points += points
    deeds.hearts += hearts


def reset_loot(world: World) -> None:
    """The loot marker goes back to START (SD-079)."""
    world.the(Tracker).loot = 0


def _move_power(world: World, n: int) -> int:
    """Move the power marker space by space; returns how many skull icons it reached (SD-111, SD-113, SD-212)."""
    tracker, end = world.the(Tracker), power_end(world)
    before, skulls = (tracker.power, tracker.red), 0
    for _ in range(n):
        if tracker.power == end:
            break
        tracker.power += 1
        skulls += tracker.power in {scaled(world, space) for space in content().numbers.power_skulls}
        if tracker.power == end and not tracker.red and size_numbers(world).laps > 1:
            tracker.power, tracker.red = 0, True
            tell(world, "overcharge", "game")
    if (tracker.power, tracker.red) != before:
        tell(world, "power-moved", "game", numbers={"power": tracker.power}, n=tracker.power, of=end)
        _note_boss(world)
    return skulls


def _note_boss(world: World) -> None:
    """The boss is due once the track is full on the last lap; in an 8-Bit game at 16-Bit (SD-211, SD-215, SD-230)."""
    tracker, numbers = world.the(Tracker), size_numbers(world)
    mark = power_end(world) if numbers.bosses else power_mark(world, "bit16")
    is_last_lap = tracker.red or numbers.laps == 1
    if is_last_lap and tracker.power >= mark and not tracker.boss_due and not tracker.boss_entered:
        tracker.boss_due = True
        tell(world, "boss-due", "game")


def _move_loot(world: World, n: int) -> None:
    """Move the loot marker; each icon passed brings a card, none past the last space (SD-077, SD-078)."""
    tracker, numbers = world.the(Tracker), size_numbers(world)
    after = min(tracker.loot + n, numbers.loot_spaces)
    won = sum(tracker.loot < icon <= after for icon in numbers.loot_icons)
    if after > tracker.loot:
        tracker.loot = after
        tell(world, "loot-moved", "game", numbers={"loot": after}, n=after, of=numbers.loot_spaces)
    tracker.loot_due += won


def _take_tokens(world: World, skulls: int) -> None:
    """The Consul takes a token from the bank for each skull icon passed, while there are any (SD-046)."""
    taken = min(skulls, tokens_left(world))
    if taken:
        world.the(Tracker).tokens += taken
        tell(world, "token-taken", "game", n=taken)
