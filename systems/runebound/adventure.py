"""The adventure step: attempt an adventure, or meet another hero, or neither (RB-037 to RB-048, D07, D30).

What the cards then do is told elsewhere: `events`, `encounters`, and for challenges `combat`.
"""

from __future__ import annotations

from components.board import Space
from components.cards import Pile
from components.questions import Option, Question
from components.runebound import AdventureCounter, TurnState, Undefeated
from components.texts import text
from engine import piles
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.world import World
from systems.runebound import abilities, experience, figures, spawning, values
from systems.runebound.combat import Fight
from systems.runebound.encounters import PlayEncounter
from systems.runebound.events import PlayEvent
from systems.runebound.figures import AT_HAND, Reader
from systems.runebound.hero_combat import HeroFight
from systems.runebound.negotiation import Negotiate
from systems.runebound.vocabulary import COLOURS, ChallengeRecord, EventRecord, Truce
from systems.shared.telling import HIDDEN, tell

ATTEMPT = "attempt"
NOTHING = "nothing"

# --- the choice ------------------------------------------------------------------------------------------------------


class AdventureStep(Procedure):
    """The adventure, or one hero, or nothing: never two of them in one turn (RB-042, RB-043)."""

    hero: str

    def start(self, world: World) -> Step:
        """With nothing to choose from, the step is skipped (RB-037)."""
        return Goto("ask") if choices(world, self.hero) else Done()

    def ask(self, world: World) -> Step:
        """D07; D30 when the challenge lies there face up, to be read first (RB-039)."""
        seat, space = figures.seat_of(world, self.hero), figures.here(world, self.hero)
        waiting = figures.challenges_at(world, space)
        options = [
            *choices(world, self.hero),
            option(NOTHING, text("opt-adventure-nothing")),
            *abilities.free_options(world, self.hero),
        ]
        prompt = text(
            "ask-adventure-undefeated" if waiting else "ask-adventure", who=f"@seat/{seat}", space=f"@{space}"
        )
        decision = "D30" if waiting else "D07"
        question = Question(
            seat, "pick", decision, prompt, tuple(options), default=NOTHING, about=(space, *waiting[:1])
        )
        return Ask(question, "decided")

    def decided(self, world: World) -> Step:
        """Set about it."""
        free = abilities.free_procedure(world, self.hero, self.chosen)
        if free is not None:
            return Call(free, then="start")
        if self.chosen == ATTEMPT:
            space = figures.here(world, self.hero)
            colour = colour_to_attempt(world, space)
            tell(world, "attempts", self.hero, space, who=f"@{self.hero}", space=f"@{space}")
            return Call(Attempt(hero=self.hero, colour=colour, space=space), then="end")
        verb, _, other = self.chosen.partition(":")
        if verb == "negotiate":
            world.the(TurnState).negotiated = other
            return Call(Negotiate(hero=self.hero, other=other), then="end")
        if verb == "attack":
            return Call(HeroFight(hero=self.hero, other=other), then="end")
        return Done()

    def end(self, world: World) -> Step:
        """One adventure or one hero a turn: the step is over."""
        return Done()


def choices(reader: World, hero: str) -> list[Option]:
    """What the hero may do in the adventure step besides nothing."""
    return [*_attempt_option(reader, hero), *_meeting_options(reader, hero)]


def _attempt_option(reader: Reader, hero: str) -> list[Option]:
    space = figures.here(reader, hero)
    colour = colour_to_attempt(reader, space)
    if not colour or is_barred(reader, hero, colour):
        return []
    waiting = figures.challenges_at(reader, space)
    if waiting:
        return [option(ATTEMPT, text("opt-attempt-undefeated", card=f"@{waiting[0]}"), waiting[0], space)]
    return [option(ATTEMPT, text("opt-attempt", colour=text(f"colour-{colour}")), space)]


def _meeting_options(reader: Reader, hero: str) -> list[Option]:
    """Talk to or attack a hero on the space; in a truce talk over a distance and do not attack (RB-041, RB-044)."""
    space = figures.here(reader, hero)
    truces = [special.distance for _, special in values.specials(reader, hero) if isinstance(special, Truce)]
    reach = figures.board(reader).within(space, max(truces, default=0))
    found = []
    for other in figures.heroes(reader):
        if other == hero or figures.here(reader, other) not in reach:
            continue
        found.append(option(f"negotiate:{other}", text("opt-negotiate", who=f"@{other}"), other))
        if not truces:
            found.append(option(f"attack:{other}", text("opt-fight-hero", who=f"@{other}"), other))
    return found


def colour_to_attempt(reader: Reader, space: str) -> str:
    """The colour of the adventure on a space, or "": an undefeated challenge comes before the counter (RB-040)."""
    waiting = figures.challenges_at(reader, space)
    if waiting:
        return figures.foe_colour(reader, waiting[0])
    counter = spawning.counter_on(reader, space)
    return spawning.colour_of(reader, counter) if counter else ""


def is_barred(reader: Reader, hero: str, colour: str) -> bool:
    """Tell whether Life tokens bar a hero from adventures of that colour (RB-045, RB-157)."""
    return colour in experience.barred_colours(reader, hero)


def is_board_bare(reader: Reader) -> bool:
    """Tell whether no hero may draw a card anywhere (RB-053): all counters left lie under undefeated challenges, or are
    of colours whose deck is empty, or which Life tokens bar for everybody.
    """
    waiting = {place.space for _, place in reader.all(Undefeated)}
    drawn = {
        colour
        for colour in COLOURS
        if reader.get(figures.deck_of(colour), Pile).cards
        and any(not is_barred(reader, hero, colour) for hero in figures.heroes(reader))
    }
    return not any(
        counter.colour in drawn and counter.at not in waiting and reader.has(counter.at, Space)
        for _, counter in reader.all(AdventureCounter)
    )


# --- the attempt -----------------------------------------------------------------------------------------------------


class Attempt(Procedure):
    """Cards are drawn until a challenge has been faced, or every card of the deck was seen once (RB-046, RB-048, RB-056).

    `seen` holds the cards drawn in this attempt.
    """

    hero: str
    colour: str
    space: str
    seen: list[str] = []

    def start(self, world: World) -> Step:
        """An undefeated challenge is fought where it lies; no card is drawn (RB-039)."""
        waiting = figures.challenges_at(world, self.space)
        if not waiting:
            return Goto("draw")
        return Call(Fight(hero=self.hero, foe=waiting[0], kind="undefeated", space=self.space), then="end")

    def draw(self, world: World) -> Step:
        """The next card of the colour; with none left that was not seen yet the attempt ends without effect (RB-048)."""
        top = piles.top(world, figures.deck_of(self.colour))
        if top is None or top in self.seen:
            tell(world, "attempt-fruitless", self.hero, who=f"@{self.hero}", deck=text(f"deck-{self.colour}"))
            return Done()
        self.seen.append(top)
        draw_card(world, self.hero, self.colour)
        return Call(ResolveCard(hero=self.hero, card=top, space=self.space), then="resolved")

    def resolved(self, world: World) -> Step:
        """After an event or encounter another card is drawn (RB-056, RB-060)."""
        return Goto("draw") if self.got in ("event", "encounter") else Done()

    def end(self, world: World) -> Step:
        """A challenge was faced; the counter is taken with the victory (RB-062, RB-101)."""
        return Done()


def draw_card(world: World, hero: str, colour: str) -> str | None:
    """Draw the top card of a deck and show it to all; it is then at hand. None when the deck is empty."""
    card = piles.top(world, figures.deck_of(colour))
    if card is not None:
        piles.move(world, card, AT_HAND)
        tell(world, "card-drawn", hero, card, barrier=HIDDEN, who=f"@{hero}", card=f"@{card}")
    return card


class ResolveCard(Procedure):
    """Resolve the card at hand by its kind (RB-047).

    `mode` is "adventure", or "hazard" for a travel hazard. Gives back "event", "encounter", or how the fight with a
    challenge ended: "won" or "lost".
    """

    hero: str
    card: str
    space: str
    mode: str = "adventure"

    def start(self, world: World) -> Step:
        """A fight, an event for all, or an encounter."""
        printed = figures.record(world, self.card)
        if isinstance(printed, ChallengeRecord):
            kind = "hazard" if self.mode == "hazard" else "challenge"
            return Call(Fight(hero=self.hero, foe=self.card, kind=kind, space=self.space), then="fought")
        if isinstance(printed, EventRecord):
            return Call(PlayEvent(hero=self.hero, card=self.card), then="event_over")
        return Call(PlayEncounter(hero=self.hero, card=self.card), then="encounter_over")

    def fought(self, world: World) -> Step:
        """How the fight ended."""
        return Done(self.got)

    def event_over(self, world: World) -> Step:
        """No challenge was faced."""
        return Done("event")

    def encounter_over(self, world: World) -> Step:
        """No challenge was faced."""
        return Done("encounter")


PROCEDURES = (AdventureStep, Attempt, ResolveCard)
