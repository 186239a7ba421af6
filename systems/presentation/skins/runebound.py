"""How Runebound looks: hearts are life, the bolt is stamina, gems are counters, the margin is the doom track.

Reads components of the game and the facts its definition hands over; knows no rule and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, reduce
from typing import Any, Final

import msgspec

from components.board import Position, Space
from components.cards import Activated, Card, Pile
from components.questions import Option, Question
from components.runebound import (
    AdventureCounter,
    Combat,
    Doom,
    Hero,
    Jewel,
    MovementRoll,
    Plays,
    Purse,
    Town,
    Undefeated,
)
from components.seats import Seat, TurnOrder
from components.texts import text
from engine.events import Event
from engine.observe import SeatView
from systems.presentation.cards import CardFace
from systems.presentation.palette import TOPAZ
from systems.presentation.skins.looks import (
    Die,
    Held,
    Meter,
    NewsLook,
    PageLook,
    Piece,
    SeatLook,
    StageLook,
    TableLook,
    TrackLook,
    TrackStep,
    Trail,
)
from systems.presentation.skins.roll_looks import RollLook
from systems.presentation.skins.runebound_cards import CardPress
from systems.presentation.skins.runebound_icons import OPTION_ICONS
from systems.presentation.skins.runebound_notes import hero_lines, space_lines
from systems.presentation.skins.runebound_numbers import Numbers
from systems.presentation.skins.runebound_rolls import Tests
from systems.presentation.skins.runebound_stages import stage_of
from systems.presentation.skins.runebound_story import (
    FIGHT_EVENTS,
    OPENING_EVENTS,
    PASSING_EVENTS,
    TURN_EVENTS,
    Storyteller,
)
from systems.presentation.skins.runebound_ways import Ways
from systems.presentation.skins.skin import Skin

GAME: Final = "game"
DOOM_TRACK: Final = "doom_track"
COLOURS: Final = ("green", "yellow", "blue", "red")
ASIDE: Final = ("opt-discard",)
"""What may be done at any time and is rarely wanted (RB-132)."""


class RuneboundSkin(Skin):
    """The ruby book."""

    fight_events = FIGHT_EVENTS
    opening_events = OPENING_EVENTS
    passing_events = PASSING_EVENTS
    turn_events = TURN_EVENTS

    @property
    def facts(self) -> Any:
        """Content, figures and words, as the definition of the game hands them over."""
        return self.definition.facts

    @cached_property
    def cards(self) -> CardPress:
        """Where card faces are made."""
        return CardPress(self.facts, self.say)

    @cached_property
    def story(self) -> Storyteller:  # type: ignore[override]
        """What counts the numbers of the last page."""
        return Storyteller(self)

    # --- before the game

    def hero_card(self, hero: str) -> CardFace | None:
        """The card of a hero."""
        return self.cards.face(self.facts.content.heroes[hero.rpartition("/")[2]])

    # --- the table

    def look(self, view: SeatView, shown: int) -> TableLook:
        """The whole table."""
        order = view.the(TurnOrder)
        return TableLook(
            round=self.say("window-round", n=order.round),
            seats=tuple(self.seat(view, seat) for _, seat in view.all(Seat)),
            page=self.page(view, shown),
            active=order.active,
            pieces=self.pieces(view),
            track=self._track(view),
            news=self._news(view),
            dice=self._dice(view),
            stacks=Numbers(self.facts, self.say, view).stacks(),
        )

    def seat(self, view: SeatView, seat: Seat) -> SeatLook:
        """A seat with its hero."""
        plays = view.find(f"seat/{seat.index}", Plays)
        if plays is None:
            return super().seat(view, seat)
        hero, figures = plays.hero, self.facts.figures
        life = self.facts.values.life(view, hero).value
        name = self.say.name(hero)
        runes = len(figures.dragon_runes(view, hero))
        meters = [
            Meter("gold-bar", str(view.get(hero, Purse).gold), colour=TOPAZ, what=f"?gold/@{hero}"),
            Meter("star", str(figures.level(view, hero)), what=f"?level/@{hero}"),
        ]
        if runes:
            meters.append(Meter("rune-stone", str(runes), colour=self.accent))
        return SeatLook(
            seat=seat.index,
            colour=seat.colour,
            player=seat.name,
            hero=name,
            title=name,
            icon=figures.record(view, hero).icon,
            figure=self.cards.figure(figures.record(view, hero).id),
            hearts=(max(0, life - figures.wounds(view, hero)), life),
            life=f"?value/life@{hero}",
            meters=tuple(meters),
        )

    def page(self, view: SeatView, shown: int) -> PageLook:
        """The page of a seat: values with tokens, belongings, counters won, points."""
        plays = view.find(f"seat/{shown}", Plays)
        seat = self.seat(view, view.get(f"seat/{shown}", Seat))
        if plays is None:
            return PageLook(seat=seat)
        hero, figures = plays.hero, self.facts.figures
        stamina = self.facts.values.stamina(view, hero).value
        left = str(max(0, stamina - figures.exhaustion(view, hero)))
        bolt = Meter("lightning-bolt", left, f"/{stamina}", TOPAZ, f"?value/stamina@{hero}")
        seat = msgspec.structs.replace(seat, meters=(bolt, *seat.meters))
        return PageLook(
            seat=seat,
            values=self.cards.values_now(view, hero),
            value_keys=tuple(f"?value/{name}@{hero}" for name in ("mind", "body", "spirit")),
            held=tuple(self.held(view, card) for card in figures.belongings(view, hero)),
            tallies=self.counters(view, hero),
            lines=hero_lines(self.facts, self.say, view, hero),
        )

    def held(self, view: SeatView, card: str) -> Held:
        """A card before a player, with the counters on it."""
        figures = self.facts.figures
        thing = figures.thing(view, card)
        face = self.cards.face(
            figures.record(view, card), used=view.has(card, Activated), used_word=self.say("skin-used")
        )
        if thing.figure is None:
            return Held(card, face)
        life, stamina = self.facts.values.life(view, card).value, self.facts.values.stamina(view, card).value
        left = max(0, stamina - figures.exhaustion(view, card))
        bolt = (Meter("lightning-bolt", str(left), f"/{stamina}", TOPAZ),) if left < stamina else ()
        wounds = figures.wounds(view, card)
        return Held(card, face, (life - wounds, life) if wounds else (0, 0), bolt)

    def counters(self, view: SeatView, hero: str) -> tuple[Meter, ...]:
        """Adventure counters a hero has won, by colour."""
        won = [counter.colour for _, counter in view.all(AdventureCounter) if counter.at == hero]
        return tuple(Meter(f"gem-{colour}", str(won.count(colour))) for colour in COLOURS)

    def pieces(self, view: SeatView) -> tuple[Piece, ...]:
        """Jewels and counters, shields, names of towns, heroes."""
        counters = {counter.at for _, counter in view.all(AdventureCounter)}
        jewels = tuple(
            Piece(
                key=f"jewel {key}",
                space=key,
                kind="jewel" if key in counters else "taken",
                name=jewel.colour,
                sun=jewel.sunburst,
            )
            for key, jewel in view.all(Jewel)
        )
        return jewels + self._shields(view) + self._heroes(view) + self._town_names(view)

    def _shields(self, view: SeatView) -> tuple[Piece, ...]:
        return tuple(
            Piece(
                key=key,
                space=place.space,
                kind="shield",
                name=self.facts.figures.record(view, key).colour,
                number=place.slot,
            )
            for key, place in view.all(Undefeated)
        )

    def _town_names(self, view: SeatView) -> tuple[Piece, ...]:
        return tuple(
            Piece(
                key=f"label {key}",
                space=key,
                kind="label",
                name=self.say.name(key),
                number=self._wares(view, town),
            )
            for key, town in view.all(Town)
        )

    def _wares(self, view: SeatView, town: Town) -> int:
        """How many cards lie in the market of a town."""
        pile = view.find(self.facts.figures.market_of(town.id), Pile)
        return len(pile.cards) if pile else 0

    def _heroes(self, view: SeatView) -> tuple[Piece, ...]:
        active = view.the(TurnOrder).active
        pieces = []
        for key, hero in view.all(Hero):
            position = view.find(key, Position)
            if position is not None:
                seat = view.get(f"seat/{hero.seat}", Seat)
                record = self.facts.figures.record(view, key)
                pieces.append(
                    Piece(
                        key=key,
                        space=position.space,
                        kind="hero",
                        name=record.icon,
                        figure=self.cards.figure(record.id),
                        seat=seat.colour,
                        lively=hero.seat == active,
                    )
                )
        return tuple(sorted(pieces, key=lambda piece: piece.lively))

    def _track(self, view: SeatView) -> TrackLook | None:
        doom = view.find(GAME, Doom)
        if doom is None:
            return None
        pile = view.find(DOOM_TRACK, Pile)
        backs = [card.split("/")[1] for card in pile.cards] if pile else []
        steps = [
            TrackStep(
                str(number),
                self.say.name(space),
                number <= doom.counters,
                (backs[number - 1],) if number <= len(backs) else (),
                f"?doom/{number}@{space}",
            )
            for number, (space, _) in enumerate(self.facts.figures.towns(view), start=1)
        ]
        return TrackLook(self.say("skin-doom"), tuple(steps))

    def _news(self, view: SeatView) -> tuple[NewsLook, ...]:
        card = self.facts.figures.event_in_play(view)
        if not card:
            return ()
        record = self.facts.figures.record(view, card)
        lines = self.facts.words.card_text(record)
        in_play = [line.args["body"] for line in lines if line.args["label"] == text("label-in-play")]
        does = reduce(lambda a, b: text("join-clauses", a=a, b=b), in_play or [text("nothing")])
        label = self.say("skin-event", n="I" * record.number)
        return (NewsLook(label, self.say.name(card), self.say.plain(does), card),)

    def _dice(self, view: SeatView) -> tuple[Die, ...]:
        walk = view.find(GAME, MovementRoll)
        return Ways(self.facts, view).dice(walk.entered, walk.assigned) if walk else ()

    def trail(self, view: SeatView, events: Sequence[Event]) -> Trail:
        """The steps made with the dice on the table."""
        return Ways(self.facts, view).walked(events)

    def rolled(self, view: SeatView, events: Sequence[Event], is_new: bool) -> RollLook | None:
        """The last test, hazard or escape of this turn."""
        return Tests(self, view).last(events, is_new)

    def trail_to(self, view: SeatView, space: str, walked: Trail) -> Trail | None:
        """The shortest way to a space in reach, with the dice it takes."""
        return Ways(self.facts, view).to(space, walked)

    def explain(self, view: SeatView, what: str) -> tuple[str, str]:
        """What a number is made of, what a pile holds."""
        return Numbers(self.facts, self.say, view).explain(what)

    # --- reading

    def face(self, view: SeatView, key: str) -> CardFace | None:
        """The card behind an entity, or the one challenge that waits on a space."""
        waiting = self.facts.figures.challenges_at(view, key) if view.has(key, Space) else ()
        key = waiting[0] if len(waiting) == 1 else key
        if view.has(key, Hero):
            return self.cards.face(self.facts.figures.record(view, key))
        if view.has(key, Card):
            used = view.has(key, Activated)
            return self.cards.face(
                self.facts.figures.record(view, key), used=used, used_word=self.say("skin-used")
            )
        return None

    def shown_face(self, view: SeatView, key: str) -> CardFace | None:
        """The face of a card that an open question shows to its seat, also when it lies in a deck."""
        face = self.face(view, key)
        if face is None and key.startswith("card/"):
            try:
                return self.cards.face(self.facts.content.record(key.rpartition("/")[2]))
            except KeyError:
                return None
        return face

    def reading(self, view: SeatView, question: Question | None) -> str:
        """In a fight the foe's card lies open, else what the question is about."""
        fight = view.find(GAME, Combat)
        if fight is not None and question is not None and view.has(fight.foe, Card):
            return fight.foe
        return super().reading(view, question)

    def note(self, view: SeatView, space: str) -> tuple[str, str]:
        """What lies on a space."""
        return self.say.name(space), "\n".join(space_lines(self.facts, self.say, view, space))

    def seat_of(self, view: SeatView, keys: Iterable[str]) -> int:
        """The seat whose hero, card or chair is among the entities."""
        for key in keys:
            seat = view.find(key, Seat)
            if seat is not None:
                return seat.index
            owner = self.facts.figures.owner_of(view, key)
            if owner:
                return view.get(owner, Hero).seat
        return -1

    def own_card(self, view: SeatView, seat: int) -> CardFace | None:
        """The hero of a seat."""
        plays = view.find(f"seat/{seat}", Plays)
        return self.face(view, plays.hero) if plays else None

    # --- questions

    def option_icon(self, question: Question, option: Option) -> str:
        """The icon of what an option does."""
        return OPTION_ICONS.get(option.text.key, "")

    def option_dice(self, question: Question, option: Option) -> int:
        """Movement dice lie on the buttons that roll them."""
        dice = option.text.args.get("dice", 0) if question.decision == "D02" else 0
        return dice if isinstance(dice, int) else 0

    def hint(self, view: SeatView, question: Question) -> str:
        """Why fewer movement dice are offered than to a hero in good shape."""
        figures, numbers = self.facts.figures, self.facts.content.numbers
        dice = max((self.option_dice(question, option) for option in question.options), default=0)
        if dice != numbers.movement_dice_hurt:
            return ""
        hero = figures.active_hero(view)
        party = (hero, *figures.allies(view, hero))
        is_hurt = any(figures.wounds(view, one) or figures.exhaustion(view, one) for one in party)
        return self.say("skin-hurt-dice", n=dice, of=numbers.movement_dice) if is_hurt else ""

    def is_aside(self, option: Option) -> bool:
        """Discarding a card is offered everywhere and seldom wanted."""
        return option.text.key in ASIDE

    def stage(self, view: SeatView, question: Question) -> StageLook | None:
        """A fight, a market, a deal, spoils: what takes the place of the board."""
        return stage_of(self, view, question)
