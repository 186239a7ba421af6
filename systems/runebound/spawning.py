"""What comes onto the table during play: market cards, adventure counters, and the change that is given for them.

Knows where counters lie and what they are worth; not why a hero wins one, nor what is bought for it (`experience.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from components.questions import Question
from components.runebound import AdventureCounter, Colour, Experience, Jewel
from components.texts import text
from engine import piles
from engine.flow import Ask, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.runebound import figures
from systems.runebound.figures import COUNTER_PILE, MARKET_DECK, Reader
from systems.runebound.vocabulary import COLOURS, COUNTER_VALUE
from systems.shared.telling import HIDDEN, tell

# --- market cards --------------------------------------------------------------------------------------------------


def draw_market(world: World, town_id: str, n: int) -> list[str]:
    """Lay up to n cards of the market deck face up on a town's stack (RB-123); fewer when the deck runs out."""
    drawn = piles.cards_in(world, MARKET_DECK)[:n]
    space = next(space for space, town in figures.towns(world) if town.id == town_id)
    for card in drawn:
        piles.move(world, card, figures.market_of(town_id), to_top=True)
        tell(world, "market-card-laid", card, space, barrier=HIDDEN, card=f"@{card}", town=f"@{space}")
    return drawn


# --- adventure counters --------------------------------------------------------------------------------------------


def counter_on(reader: Reader, space: str) -> str:
    """The adventure counter on a space, or ""."""
    return next(iter(figures.counters_at(reader, space)), "")


def colour_of(reader: Reader, counter: str) -> Colour:
    """The colour of an adventure counter."""
    return reader.get(counter, AdventureCounter).colour


def worth(reader: Reader, counter: str) -> int:
    """The experience points on the back of an adventure counter."""
    return COUNTER_VALUE[colour_of(reader, counter)]


def take_counters(world: World, space: str, hero: str) -> list[str]:
    """Give a hero the adventure counter of a space, experience side up (RB-101, RB-102); the counters he got."""
    won = figures.counters_at(world, space)
    for counter in won:
        _give(world, counter, hero)
    return won


def gain_counter(world: World, hero: str, colour: str, noted: bool = False) -> bool:
    """Give a hero a counter of that colour from the pile, or others of the same value (RB-156, RB-187, RB-188).

    Where the pile cannot pay, the points are noted on paper if `noted` (RB-156) and lost otherwise (RB-188).
    """
    value = COUNTER_VALUE[colour]
    pile = figures.counters_at(world, COUNTER_PILE)
    same = [counter for counter in pile if colour_of(world, counter) == colour]
    given = same[:1] or _exactly(world, pile, value)
    for counter in given:
        _give(world, counter, hero)
    if given or not noted:
        return bool(given)
    world.get(hero, Experience).noted += value
    tell(world, "points-noted", hero, who=f"@{hero}", n=value)
    return True


def _give(world: World, counter: str, hero: str) -> None:
    world.get(counter, AdventureCounter).at = hero
    numbers: dict[str, int | str | list[int]] = {"points": worth(world, counter)}
    colour = text(f"colour-{colour_of(world, counter)}")
    tell(
        world,
        "counter-gained",
        hero,
        counter,
        numbers=numbers,
        who=f"@{hero}",
        colour=colour,
        n=worth(world, counter),
    )


# --- paying with counters ------------------------------------------------------------------------------------------


def spend(world: World, hero: str, points: int) -> None:
    """Take that many points from a hero who has them: noted ones first, then counters, with change (RB-151, RB-152)."""
    experience = world.get(hero, Experience)
    noted = min(experience.noted, points)
    experience.noted -= noted
    spent = counters_to_spend(world, hero, points - noted)
    for counter in spent:
        world.get(counter, AdventureCounter).at = COUNTER_PILE
    _give_change(world, hero, sum(worth(world, counter) for counter in spent) - (points - noted))


def counters_to_spend(reader: Reader, hero: str, points: int) -> list[str]:
    """The counters that pay for so many points: least overpay, then fewest counters, then lower colours (RB-151)."""
    held = figures.counters_at(reader, hero)
    offers = [chosen for chosen in _selections(reader, held, points) if _sum(chosen) >= points]
    best = min(offers, key=lambda chosen: (_sum(chosen), sum(chosen.values()), _values(chosen)))
    return _counters_of(reader, held, best)


def _give_change(world: World, hero: str, points: int) -> None:
    """Change for an overpay: counters from the pile, the largest first; what cannot be changed is noted (RB-152)."""
    change = []
    for counter in sorted(figures.counters_at(world, COUNTER_PILE), key=lambda key: -worth(world, key)):
        if worth(world, counter) <= points:
            points -= worth(world, counter)
            change.append(counter)
    for counter in change:
        world.get(counter, AdventureCounter).at = hero
    world.get(hero, Experience).noted += points


def _exactly(reader: Reader, pile: list[str], points: int) -> list[str]:
    """The fewest counters of the pile worth exactly so many points, larger ones preferred; none if that cannot be."""
    fitting = [chosen for chosen in _selections(reader, pile, points) if _sum(chosen) == points]
    if not fitting:
        return []
    best = min(
        fitting, key=lambda chosen: (sum(chosen.values()), [-value for value in reversed(_values(chosen))])
    )
    return _counters_of(reader, pile, best)


Selection = Mapping[str, int]
"""How many counters of each colour."""


def _selections(reader: Reader, counters: list[str], points: int) -> Iterator[Selection]:
    """Every way to take counters that may be of use for so many points."""
    colours = [colour_of(reader, counter) for counter in counters]
    ranges = [range(min(colours.count(colour), points) + 1) for colour in COLOURS]
    for amounts in product(*ranges):
        yield dict(zip(COLOURS, amounts, strict=True))


def _sum(chosen: Selection) -> int:
    return sum(COUNTER_VALUE[colour] * n for colour, n in chosen.items())


def _values(chosen: Selection) -> list[int]:
    return sorted(COUNTER_VALUE[colour] for colour, n in chosen.items() for _ in range(n))


def _counters_of(reader: Reader, counters: list[str], chosen: Selection) -> list[str]:
    found = []
    for colour, n in chosen.items():
        found += [counter for counter in counters if colour_of(reader, counter) == colour][:n]
    return found


# --- replenishing --------------------------------------------------------------------------------------------------


class Replenish(Procedure):
    """Counters return to empty sunburst jewels (RB-053, RB-054); `drawer` drew the event and chooses when short (RB-055)."""

    drawer: str
    colour: str = ""

    def start(self, world: World) -> Step:
        """Fill what can be filled without a choice; ask where the pile is too short for a colour."""
        for colour in COLOURS:
            empty, pile = empty_sunbursts(world, colour), _in_pile(world, colour)
            if len(pile) >= len(empty):
                for space in empty:
                    _put_back(world, colour, space)
            elif pile:
                self.colour = colour
                return Goto("ask")
        return Done()

    def ask(self, world: World) -> Step:
        """D08: which empty space gets the next counter of that colour."""
        spaces = empty_sunbursts(world, self.colour)
        options = tuple(option(space, text("opt-replenish", space=f"@{space}"), space) for space in spaces)
        seat = figures.seat_of(world, self.drawer)
        left = len(_in_pile(world, self.colour))
        prompt = text("ask-replenish", who=f"@seat/{seat}", colour=text(f"colour-{self.colour}"), n=left)
        return Ask(Question(seat, "place", "D08", prompt, options, about=tuple(spaces)), "fill")

    def fill(self, world: World) -> Step:
        """Lay it there."""
        _put_back(world, self.colour, self.chosen)
        return Goto("start")


def empty_sunbursts(reader: Reader, colour: str) -> list[str]:
    """Spaces with a sunburst jewel of that colour and no adventure counter, in order of their jewels' ids."""
    taken = {counter.at for _, counter in reader.all(AdventureCounter)}
    found = [
        (jewel.id, space)
        for space, jewel in reader.all(Jewel)
        if jewel.sunburst and jewel.colour == colour and space not in taken
    ]
    return [space for _, space in sorted(found)]


def _in_pile(reader: Reader, colour: str) -> list[str]:
    pile = figures.counters_at(reader, COUNTER_PILE)
    return [counter for counter in pile if colour_of(reader, counter) == colour]


def _put_back(world: World, colour: str, space: str) -> None:
    counter = _in_pile(world, colour)[0]
    world.get(counter, AdventureCounter).at = space
    tell(world, "counter-returned", counter, space, space=f"@{space}", colour=text(f"colour-{colour}"))


PROCEDURES = (Replenish,)
