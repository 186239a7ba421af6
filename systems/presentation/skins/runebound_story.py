"""What the last page of Runebound tells in numbers: fights, gold, knock-outs, dice, and the way of each hero.

Reads events and a seat's view; the words come from the text folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from components.runebound import Plays
from engine.events import Event
from engine.observe import SeatView
from systems.presentation.chronicle import Counter, SeatStory, Throw
from systems.presentation.palette import RUBY, TOPAZ
from systems.presentation.skins.looks import StatLook

if TYPE_CHECKING:
    from systems.presentation.skins.runebound import RuneboundSkin

FACES: Final = 10
FIGHT_EVENTS: Final = frozenset(
    (
        "fight-begins", "hero-fight-begins", "roll-attack", "roll-defend", "roll-escape", "roll-target", "roll-answer",
        "wounded", "foe-wounded", "foe-healed", "foe-defeated", "hero-beaten", "escaped", "knocked-out", "eliminated",
        "ally-killed", "fight-broken-off", "takes-gold", "takes-card",
    )
)  # fmt: skip
OPENING_EVENTS: Final = frozenset(("fight-begins", "hero-fight-begins"))
PASSING_EVENTS: Final = frozenset(("event-in-play", "event-replaced", "event-unplayed"))
TURN_EVENTS: Final = frozenset(("turn-begins", "endgame-turn"))
COUNTED: Final = {
    "fight-begins": ("begun",),
    "foe-defeated": ("won",),
    "escaped": ("escaped",),
    "knocked-out": ("knocked",),
    "eliminated": ("knocked",),
}
"""Numbers that an event adds one to, for the hero it tells of first."""


class Storyteller(Counter):
    """Counts what events tell."""

    def __init__(self, skin: RuneboundSkin) -> None:
        self._skin = skin
        self.way_title = skin.say("skin-way")

    def tally(self, view: SeatView, event: Event) -> tuple[tuple[int, str, int], ...]:
        """What an event adds to which seat's numbers."""
        seat = self._skin.seat_of(view, event.on[:1])
        if event.kind == "hero-fight-begins":
            return (seat, "begun", 1), (self._skin.seat_of(view, event.on[1:2]), "begun", 1)
        if event.kind == "hero-beaten":
            return ((seat, "won", 1),)
        return tuple((seat, name, 1) for name in COUNTED.get(event.kind, ()) if seat >= 0)

    def throw(self, view: SeatView, event: Event) -> Throw | None:
        """A roll of ten-sided dice."""
        dice = event.numbers.get("dice")
        seat = self._skin.seat_of(view, event.on[:1])
        if not isinstance(dice, list) or seat < 0:
            return None
        shown, mean = sum(dice), len(dice) * (1 + FACES) / 2
        target, total = event.numbers.get("target", 0), event.numbers.get("total", 0)
        if not isinstance(target, int) or not isinstance(total, int) or not target:
            return Throw(seat, shown, mean)
        chance: float = self._skin.facts.outlook.chance(target - (total - shown))
        return Throw(seat, shown, mean, total >= target, chance, True)

    def fortune(self, view: SeatView, seat: int) -> tuple[int, int]:
        """Gold, and all experience points a hero has ever gained."""
        plays = view.find(f"seat/{seat}", Plays)
        if plays is None:
            return 0, 0
        facts: Any = self._skin.facts
        gold = facts.figures.gold(view, plays.hero)
        spent = facts.figures.level(view, plays.hero) * facts.experience.price(view)
        return gold, spent + facts.experience.points(view, plays.hero)

    def stats(self, story: SeatStory) -> tuple[StatLook, ...]:
        """The numbers of a seat as the last page shows them."""
        say, counts = self._skin.say, story.counts
        lost = max(0, counts["begun"] - counts["won"] - counts["escaped"])
        return (
            StatLook(say("skin-stat-won"), "crossed-swords", counts["won"]),
            StatLook(say("skin-stat-lost"), "broken-heart", lost, RUBY),
            StatLook(say("skin-stat-escaped"), "footprint", counts["escaped"]),
            StatLook(say("skin-stat-knocked"), "skull", counts["knocked"]),
            StatLook(say("skin-stat-gold"), "gold-bar", story.earned, TOPAZ),
        )
