"""What a computer player knows at one question: its hero in plain values, and what fights are worth to it.

Made anew for every question; each number is worked out when it is first asked for. Reads a seat's view, so it cannot know
more than the seat does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from components.cards import Card, Pile
from components.identity import GameInfo
from components.questions import Question
from components.runebound import AdventureCounter, Endgame, Tokens, Undefeated
from engine.observe import SeatView
from engine.world import GAME
from systems.runebound import experience, figures, values
from systems.runebound.advice import fights
from systems.runebound.advice.builds import (
    Build,
    Shape,
    allies_of,
    build_with,
    card_ids,
    shape_with,
    thing_id,
    without_idle_event,
)
from systems.runebound.advice.fights import WOUND, Outlook, Stakes, outlook, worth_of
from systems.runebound.advice.purse import ENOUGH, purse_worth
from systems.runebound.advice.strength import (
    EASY_COLOURS,
    HOPELESS,
    fighter,
    is_veteran,
    loss_of,
    plain_worth,
)
from systems.runebound.content import content
from systems.runebound.vocabulary import COLOURS, COUNTER_VALUE, ChallengeRecord, Reward, Xp
from systems.shared.lazily import lazily

TOKEN_WORTH = 8.0
"""A token is worth about as much as an item of that cost (section 12 rule 7)."""
RUNES = (14.0, 22.0, 300.0)
"""What the first, second and third Dragon Rune are worth."""
RUNE_SHARE = 6 / 7
"""The part of the red challenges that are Dragon Runes."""
VICTORY = 300.0
KEPT_ALLY = 4.0
BOLD = 0.5
"""Chance to win that is enough when the game hangs on it."""
CAUTION = {"green": 0.6, "yellow": 0.66, "blue": 0.66, "red": 0.66}
"""Below this chance a fight is a gamble (section 12 rule 4), and each hundredth below costs more."""
GAMBLE = 12.0
OUT = 6.0
"""What being eliminated costs in the endgame, where nothing else is lost."""
IDLE = -0.1
"""What an attempt is worth that draws no card."""


class UnknownFight(NamedTuple):
    """What attempting the unknown card of a colour is worth, and how that fight will go."""

    worth: float
    colour: str
    seen: Outlook


class Mind:
    """The readings behind one answer."""

    def __init__(self, view: SeatView, question: Question, careful: bool = True) -> None:
        self.view = view
        self.question = question
        self.careful = careful
        self.hero = figures.hero_of(view, question.seat)
        self._left: dict[str, int] = {}

    @lazily
    def options(self) -> Mapping[str, Any]:
        """Variants and house rules of this game."""
        return self.view.the(GameInfo).options

    # --- the hero ---

    @lazily
    def _cards(self) -> list[tuple[str, str]]:
        return card_ids(self.view, self.hero)

    @lazily
    def build(self) -> Build:
        """Who the hero is and what he has."""
        return build_with(self.view, self.hero, self._cards)

    @lazily
    def shape(self) -> Shape:
        """His wounds and exhaustion."""
        return shape_with(self.view, self.hero, self._cards)

    @lazily
    def fighter(self) -> tuple[Build, Shape]:
        """How he sees himself in fights to come; who is careless counts in pairs, and his allies as unhurt."""
        if self.careful:
            return without_idle_event(self.build), self.shape._replace(tired=self.shape.tired // 2 * 2)
        return fighter(self.build), Shape(self.shape.wounds // 2 * 2, self.shape.tired // 2 * 2)

    @lazily
    def gold(self) -> int:
        """His gold."""
        return figures.gold(self.view, self.hero)

    @lazily
    def here(self) -> str:
        """The space he stands on."""
        return figures.here(self.view, self.hero)

    @lazily
    def life_left(self) -> int:
        """Wounds he can still take."""
        return values.life_left(self.view, self.hero)

    @lazily
    def barred(self) -> tuple[str, ...]:
        """Colours that his Life tokens bar (RB-157)."""
        return COLOURS[: self.view.get(self.hero, Tokens).life]

    @lazily
    def runes(self) -> int:
        """Dragon Runes he holds."""
        return len(figures.dragon_runes(self.view, self.hero))

    @lazily
    def point_worth(self) -> float:
        """What an experience point is worth."""
        return TOKEN_WORTH / experience.price(self.view)

    def loss_of(self, card: str, closely: bool = True) -> float:
        """What he would miss without one of his cards."""
        return loss_of(self.build, record_id(self.view, card), self.careful and closely)

    def left_of(self, ally: str) -> int:
        """Wounds that one of his allies can still take."""
        known = self._left.get(ally)
        if known is None:
            known = self._left[ally] = values.life_left(self.view, ally)
        return known

    # --- the board ---

    @lazily
    def counters(self) -> dict[str, str]:
        """The colour of the adventure counter on each space that has one."""
        counters = self.view.all(AdventureCounter)
        return {counter.at: counter.colour for _, counter in counters if counter.at.startswith("space/")}

    @lazily
    def undefeated(self) -> list[tuple[str, Undefeated]]:
        """Undefeated challenges by the number of their space."""
        return sorted(self.view.all(Undefeated), key=lambda item: item[1].slot)

    def colours_at(self, space: str) -> tuple[str, ...]:
        """The colour of the counter on a space, as a row of none or one."""
        return tuple(counter.colour for _, counter in self.view.all(AdventureCounter) if counter.at == space)

    # --- what fights bring and cost ---

    @lazily
    def loss(self) -> float:
        """What being knocked out would cost: gold, the dearest card, turns; but it heals all wounds (RB-108)."""
        if self.view.has(GAME, Endgame):
            return OUT
        dearest = 0
        if not self.options["gentle_knockout"]:
            market = content().market
            dearest = max((market[card].cost for card in self.build.cards if card in market), default=0)
        healed = WOUND * min(self.shape.wounds, 3)
        return fights.LOST_TURNS + purse_worth(min(self.gold, ENOUGH)) + dearest - healed

    @lazily
    def rune_worth(self) -> float:
        """What the next Dragon Rune is worth."""
        return RUNES[min(self.runes, len(RUNES) - 1)]

    def counter_worth(self, colour: str) -> float:
        """What an adventure counter is worth."""
        return COUNTER_VALUE[colour] * self.point_worth

    def stakes_of(self, foe: str, colours: tuple[str, ...], reward: bool = True) -> Stakes:
        """What is at stake against a known foe; `colours` are the counters that victory brings."""
        gain = sum(self.counter_worth(colour) for colour in colours)
        printed = content().adventure[foe]
        if isinstance(printed, ChallengeRecord) and printed.reward.victory:
            return Stakes(VICTORY, self.loss)
        if isinstance(printed, ChallengeRecord) and reward:
            gain += self._reward_worth(printed, printed.reward)
        return Stakes(gain, self.loss)

    def _reward_worth(self, printed: ChallengeRecord, reward: Reward) -> float:
        found = float(reward.gold)
        found += sum(self.counter_worth(e.colour) * e.n for e in reward.effects if isinstance(e, Xp))
        if printed.colour == "red" and reward.keep:
            return found + self.rune_worth
        if reward.keep and printed.kept is not None:
            is_ally = printed.kept.kind == "ally"
            found += (
                (KEPT_ALLY if self.has_room_for_ally else 1.0) if is_ally else plain_worth(printed.kept.id)
            )
        return found

    @lazily
    def has_room_for_ally(self) -> bool:
        """Tell whether a further ally would fit."""
        limited = not self.options["ally_limits"]
        return not limited or len(allies_of(self.build)) < content().numbers.limits["ally"]

    def known_fight(
        self, foe: str, colours: tuple[str, ...], reward: bool = True, shape: Shape | None = None
    ) -> tuple[float, Outlook]:
        """The worth of a fight with a known foe, and how it will go."""
        form = self.shape if self.careful else self.fighter[1]._replace(allies=self.shape.allies)
        seen = outlook(without_idle_event(self.build), shape or form, foe)
        stakes = self.stakes_of(foe, colours, reward)
        return worth_of(seen, stakes) - self._gamble(seen, content().adventure[foe].colour, stakes), seen

    def unknown_fight(self, colour: str, shape: Shape | None = None) -> tuple[float, Outlook]:
        """The worth of attempting the unknown card of a counter of that colour, and how a fight will go."""
        foes = self.sampled(colour)
        if not foes or self.has_run_out(colour):
            return IDLE, Outlook(0.0, 0.0)
        build, form = self.fighter
        seen = fights.average(build, shape or form, foes, not self.careful)
        gain = fights.mean_gold(self.pool(colour)) + self.counter_worth(colour)
        gain += self.rune_worth * RUNE_SHARE if colour == "red" else 0.5
        stakes = Stakes(gain, self.loss)
        return worth_of(seen, stakes) - self._gamble(seen, colour, stakes), seen

    def has_run_out(self, colour: str) -> bool:
        """Tell whether a deck is empty: then no attempt draws a card (RB-048)."""
        return not self.view.get(figures.deck_of(colour), Pile).cards

    @lazily
    def unknown_fights(self) -> list[UnknownFight]:
        """What unknown cards are worth, by colour up to a hopeless one; colours that are barred are left out."""
        found = []
        for colour in COLOURS[len(self.barred) :]:
            if self.has_run_out(colour):
                continue
            worth, seen = self.unknown_fight(colour)
            found.append(UnknownFight(worth, colour, seen))
            if seen.win < HOPELESS:
                break
        return found

    def _gamble(self, seen: Outlook, colour: str, stakes: Stakes) -> float:
        """A fight less sure than it should be costs more than its average tells."""
        enough = BOLD if stakes.gain >= VICTORY / 2 else CAUTION[colour]
        return GAMBLE * max(0.0, enough - seen.win)

    @lazily
    def hazard_risk(self) -> float:
        """What meeting a travel hazard costs on average (RB-180 to RB-190)."""
        mix = self._hazard_colours()
        found = 0.0
        for colour, share in mix.items():
            foes = self.sampled(colour)
            if foes:
                seen = fights.average(*self.fighter, foes, True)
                found -= share * worth_of(seen, Stakes(self.counter_worth(colour), self.loss))
        return max(0.0, found)

    def _hazard_colours(self) -> dict[str, float]:
        if not self.options["doom_track"]:
            return {"green": 0.15, "yellow": 0.64, "blue": 0.21}
        backs = [card.split("/")[1] for card in self.view.get(figures.DOOM_TRACK, Pile).cards]
        if not backs:
            return {"green": 0.15, "yellow": 0.64, "blue": 0.21}
        return {colour: backs.count(colour) / len(backs) for colour in COLOURS if colour in backs}

    # --- what hidden cards may be ---

    @lazily
    def _seen_cards(self) -> frozenset[str]:
        """Record ids of the adventure cards that lie open somewhere."""
        piles = [figures.UNDEFEATED, figures.REMOVED, figures.AT_HAND, *figures.heroes(self.view)]
        return frozenset(
            self.view.get(card, Card).definition for pile in piles for card in self.view.get(pile, Pile).cards
        )

    def pool(self, colour: str) -> tuple[str, ...]:
        """Challenges of a colour that the deck may still hold: all but those that lie open, if he thinks of them."""
        if not self.careful:
            return fights.challenges(colour)
        known = self._pools.get(colour)
        if known is None:
            seen = self._seen_cards
            known = tuple(foe for foe in fights.challenges(colour) if foe not in seen)
            self._pools[colour] = known
        return known

    @lazily
    def _pools(self) -> dict[str, tuple[str, ...]]:
        return {}

    def sampled(self, colour: str) -> tuple[str, ...]:
        """A few foes that stand for the unknown card of a colour; one does where all are beaten nearly always."""
        is_plain = not self.careful or (colour in EASY_COLOURS and is_veteran(self.build))
        n = fights.CRUDE_SAMPLE if is_plain else fights.RED_SAMPLE if colour == "red" else fights.SAMPLE
        return fights.sample(self.pool(colour), n)


def record_id(view: SeatView, card: str) -> str:
    """The record id of a card, or of what it was kept as."""
    return thing_id(view.get(card, Card).definition)
