"""How Super Dungeon looks: the amethyst book.

Reads the table through a seat's view and makes plain records of it: seats and heroes, tracks, pieces, aims, card faces.
Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final

from components.cards import Card
from components.flow import Outcome
from components.questions import Option, PendingQuestion, Question
from components.seats import Seat, TurnOrder
from components.superdungeon import Activation, Force, Model, RoundState, Sides, Tracker
from components.texts import Text
from engine.events import Event
from engine.observe import SeatView
from engine.world import GAME
from systems.presentation.cards import CardFace
from systems.presentation.palette import INK2, TOPAZ
from systems.presentation.skins import superdungeon_marks as marks
from systems.presentation.skins.looks import (
    AimLook,
    LayingLook,
    Meter,
    NewsLook,
    PageLook,
    Piece,
    SeatLook,
    StageLook,
    TableLook,
    Trail,
)
from systems.presentation.skins.roll_looks import RollLook
from systems.presentation.skins.skin import Skin
from systems.presentation.skins.superdungeon_aims import Aims, stands_alone, subject_of, way_to
from systems.presentation.skins.superdungeon_board import SLOT, Boards, DungeonGround, OnBoard, Standing
from systems.presentation.skins.superdungeon_cards import DungeonCards
from systems.presentation.skins.superdungeon_numbers import Numbers, leaves
from systems.presentation.skins.superdungeon_pages import force, hero_page
from systems.presentation.skins.superdungeon_rolls import Rolls, last_rolls
from systems.presentation.skins.superdungeon_stages import drawn_text, stage_of
from systems.presentation.skins.superdungeon_story import FIGHT_EVENTS, Storyteller

MENU: Final = "DP-17"
SPAWNS: Final = "DP-11"
CONSUL_ICON: Final = "crowned-heart"
STATUS_EVENT: Final = "status"
CONSULS: Final = ("monster/", "point/")
"""With these begin the keys of all models that are the Consul's."""


class SuperDungeonSkin(Skin):
    """The amethyst book."""

    fight_events = FIGHT_EVENTS
    great_events = marks.GREAT
    role_icons = marks.ROLES
    turn_events = frozenset(("round-begins",))
    _seen: tuple[SeatView, OnBoard] | None = None

    @property
    def facts(self) -> Any:
        """Content, figures and words, as the definition of the game hands them over."""
        return self.definition.facts

    @cached_property
    def cards(self) -> DungeonCards:
        """Where card faces are made."""
        return DungeonCards(self.facts, self.say)

    @cached_property
    def story(self) -> Storyteller:  # type: ignore[override]
        """What counts the numbers of the last page."""
        return Storyteller(self.facts, self.say)

    @cached_property
    def _boards(self) -> Boards:
        return Boards(self.definition.read_map)

    # --- before the game

    def hero_card(self, hero: str) -> CardFace | None:
        """The card of a hero."""
        return self.cards.face(self.facts.content.models[hero.rpartition("/")[2]])

    # --- the table

    def ground(self, view: SeatView, question: Question | None) -> DungeonGround:
        """The dungeon as it lies; it grows while tiles are laid."""
        return self._boards.ground(view, question, self.say)

    def look_ahead(self, view: SeatView) -> None:
        """The pieces, and what the heroes see of the dungeon."""
        self._standing(view)

    def look(self, view: SeatView, shown: int) -> TableLook:
        """The whole table."""
        numbers = Numbers(self.facts, self.say, view)
        pieces, dark, areas = self._standing(view)
        return TableLook(
            round=self._round(view),
            seats=tuple(self._seat(view, leaf) for leaf in self._leaves(view)),
            page=self.page(view, shown),
            active=self._active(view),
            pieces=pieces,
            news=self._news(view),
            boxes=numbers.boxes(),
            stacks=numbers.stacks(),
            dark=dark,
            areas=areas,
            banner=self._banner(view),
        )

    def _round(self, view: SeatView) -> str:
        state = view.the(RoundState)
        return self.say("skin-set-up") if state.phase == "setup" else self.say("skin-round", n=state.number)

    def _leaves(self, view: SeatView) -> list[tuple[int, int, str]]:
        return leaves(self.facts, view)

    def leaf(self, view: SeatView, question: Question) -> int:
        """The page of the hero that a question is about, if its seat plays several."""
        active = view.find(GAME, Activation)
        wanted = [*question.about, *([active.model] if active else [])]
        found = (
            leaf
            for leaf, seat, hero in self._leaves(view)
            if seat == question.seat and hero in wanted and hero
        )
        return next(found, question.seat)

    def _active(self, view: SeatView) -> int:
        """The leaf of whoever acts; while nobody does, of whoever is asked."""
        active, pending = view.find(GAME, Activation), view.find(GAME, PendingQuestion)
        if active is None:
            return self.leaf(view, pending.question) if pending else view.the(TurnOrder).active
        found = (leaf for leaf, _, hero in self._leaves(view) if hero and hero == active.model)
        return next(found, view.the(TurnOrder).active)

    def _banner(self, view: SeatView) -> str:
        """Whoever is asked though another one acts is called by a ribbon."""
        pending, active = view.find(GAME, PendingQuestion), view.find(GAME, Activation)
        if pending is None or active is None or view.has(GAME, Outcome):
            return ""
        question = pending.question
        if question.seat == view.get(active.model, Model).seat:
            return ""
        key = "skin-banner-potion" if question.kind == "react" else "skin-banner"
        return self.say(key, who=f"@seat/{question.seat}")

    # --- seats and pages

    def seat(self, view: SeatView, seat: Seat) -> SeatLook:
        """A seat with its first hero, or the Consul."""
        return self._seat(view, next(leaf for leaf in self._leaves(view) if leaf[0] == seat.index))

    def _seat(self, view: SeatView, leaf: tuple[int, int, str]) -> SeatLook:
        number, index, hero = leaf
        seat = view.get(f"seat/{index}", Seat)
        if hero:
            return self._hero(view, number, seat, hero)
        if index in view.the(Sides).consuls:
            return self._consul(view, seat)
        return super().seat(view, seat)

    def _hero(self, view: SeatView, leaf: int, seat: Seat, hero: str) -> SeatLook:
        figures, record = self.facts.figures, self.facts.figures.record(view, hero)
        full = figures.stat(view, hero, "hearts").value
        cap, name = figures.stat(view, hero, "potion_cap").value, self.say.name(hero)
        have = 0 if view.get(hero, Model).destroyed else max(0, full - figures.wounds(view, hero))
        held = str(figures.potions(view, hero))
        return SeatLook(
            seat=leaf,
            colour=seat.colour,
            player=seat.name,
            hero=name,
            title=name,
            icon=record.icon,
            figure=self.cards.figure(record.id),
            hearts=(have, full),
            life=f"?stat/hearts@{hero}",
            status=Numbers(self.facts, self.say, view).status(hero),
            meters=(
                Meter(marks.POTION, held, f"/{cap}", TOPAZ, f"?stat/potion_cap@{hero}"),
                *self._under_way(view, hero),
            ),
        )

    def _under_way(self, view: SeatView, hero: str) -> tuple[Meter, ...]:
        """What the active hero has left."""
        active = view.find(GAME, Activation)
        if active is None or active.model != hero:
            return ()
        return (
            Meter(marks.AP, str(active.ap), colour=TOPAZ, what=f"?stat/ap@{hero}"),
            Meter(marks.SPEED, str(active.speed), what=f"?stat/speed@{hero}"),
        )

    def _consul(self, view: SeatView, seat: Seat) -> SeatLook:
        force, state, track = view.the(Force), view.the(RoundState), view.the(Tracker)
        limit = self.facts.content.numbers.skulls_per_turn
        tokens = track.tokens + track.held_tokens
        return SeatLook(
            seat=seat.index,
            colour=seat.colour,
            player=seat.name,
            hero=self.say("skin-consul"),
            title=self.say("skin-consul"),
            icon=CONSUL_ICON,
            figure=self.cards.figure(force.boss or next(iter(force.mini_bosses), "")),
            status=Numbers(self.facts, self.say, view).status_of_consul(),
            meters=(
                Meter(marks.SKULL, str(state.skulls), f"/{limit}", what="?skulls/"),
                Meter("spawn-node", str(len(self.facts.figures.points(view))), colour=INK2, what="?points/"),
                Meter("death-skull", str(tokens), what="?tokens/"),
            ),
        )

    def page(self, view: SeatView, shown: int) -> PageLook:
        """The page of a hero: attributes, equipment, the party's pool; or the Consul's force."""
        leaf = next(leaf for leaf in self._leaves(view) if leaf[0] == shown)
        seat = self._seat(view, leaf)
        if leaf[2]:
            return hero_page(self, view, seat, leaf[2])
        if leaf[1] in view.the(Sides).consuls:
            return PageLook(seat=seat, held=force(self, view))
        return PageLook(seat=seat)

    def pieces(self, view: SeatView) -> tuple[Piece, ...]:
        """Everything that stands in the dungeon."""
        return self._standing(view)[0]

    def _standing(self, view: SeatView) -> OnBoard:
        """Pieces, the dark and auras, looked at once for each view: turning a page changes nothing on the board."""
        if self._seen is None or self._seen[0] is not view:
            standing = Standing(self.facts, view, self.cards)
            self._seen = view, OnBoard(standing.pieces(), standing.dark(), standing.areas())
        return self._seen[1]

    def _news(self, view: SeatView) -> tuple[NewsLook, ...]:
        """The adventure card of the boss, which holds for everybody."""
        card = self.facts.figures.adventure_card(view)
        if card is None:
            return ()
        lines = self.facts.words.card_text(card)
        line = self.say.plain(lines[0]) if lines else ""
        return (NewsLook(self.say("skin-adventure"), self.say.name(card.id), line, f"adventure/{card.id}"),)

    # --- reading

    def face(self, view: SeatView, key: str) -> CardFace | None:
        """The card behind an entity or a record; that of whoever stands on a space."""
        content, figures = self.facts.content, self.facts.figures
        if view.has(key, Model):
            return self.cards.face(figures.record(view, key))
        if view.has(key, Card):
            return self.cards.face(figures.card_record(view, key))
        sort, _, record = key.partition("/")
        if sort == "space":
            model = self._standing_on(view, key)
            return self.face(view, model) if model else None
        shelves = {
            "model": content.models,
            "hero": content.models,
            "roster": content.rosters,
            "adventure": content.adventures,
        }
        found = shelves.get(sort, {}).get(record)
        return self.cards.face(found) if found is not None else None

    def shown_face(self, view: SeatView, key: str) -> CardFace | None:
        """The face of a card that an open question shows to its seat, also when it lies in a deck."""
        face = self.face(view, key)
        parts = key.split("/")
        if face is None and parts[0] == "card" and len(parts) > 2:
            record = self.facts.content.cards.get(parts[2])
            return self.cards.face(record) if record is not None else None
        return face

    def _standing_on(self, view: SeatView, space: str) -> str:
        figures = self.facts.figures
        return next((key for key in figures.models(view) if space in figures.spaces(view, key)), "")

    def flag(self, view: SeatView, space: str) -> str:
        """Who stands there, or what the square is."""
        model = self._standing_on(view, space)
        if model:
            return self.say.name(model)
        return "" if space.startswith(SLOT) else self.say.name(space)

    def note(self, view: SeatView, space: str) -> tuple[str, str]:
        """What a square is, and what it does."""
        return Numbers(self.facts, self.say, view).note(space)

    def explain(self, view: SeatView, what: str) -> tuple[str, str]:
        """What a number is made of, what a track or pile means."""
        return Numbers(self.facts, self.say, view).explain(what)

    def trail(self, view: SeatView, events: Sequence[Event]) -> Trail:
        """No way is kept; the last dice lie on the table."""
        return Trail(dice=last_rolls(self.facts, events))

    def rolled(self, view: SeatView, events: Sequence[Event], is_new: bool) -> RollLook | None:
        """The last attack with its defence, or another roll since somebody began to act."""
        return Rolls(self.facts, self.say, view, self.cards).last(events, is_new)

    def trail_to(self, view: SeatView, space: str, walked: Trail) -> Trail | None:
        """The way of the active model to a square that it may walk to."""
        pending = view.find(GAME, PendingQuestion)
        return way_to(self.facts, view, space) if pending and pending.question.decision == MENU else None

    def seat_of(self, view: SeatView, keys: Iterable[str]) -> int:
        """The leaf of a hero or the Consul's seat: models are told by their keys, also when they are off the map."""
        leaves = {hero: leaf for leaf, _, hero in self._leaves(view)}
        for key in keys:
            seat = view.find(key, Seat)
            if seat is not None:
                return seat.index
            if key in leaves:
                return leaves[key]
            if key.startswith(CONSULS):
                return next(iter(view.the(Sides).consuls), -1)
        return -1

    def own_seats(self, view: SeatView, seat: int) -> tuple[int, ...]:
        """The leaves of all heroes of a seat; the Consul may be two."""
        leaves, consuls = self._leaves(view), view.the(Sides).consuls
        return tuple(leaf for leaf, own, _ in leaves if own == seat or {own, seat} <= set(consuls))

    def own_card(self, view: SeatView, seat: int) -> CardFace | None:
        """The hero of a page."""
        hero = next((hero for leaf, _, hero in self._leaves(view) if leaf == seat), "")
        return self.face(view, hero) if hero else None

    def event_icon(self, event: Event) -> str:
        """What kind of thing happened; a status bears its own sign."""
        if event.kind == STATUS_EVENT:
            name = getattr(event.text.args.get("status"), "key", "").removeprefix("status-")
            return marks.STATUSES[name][0] if name in marks.STATUSES else ""
        return marks.EVENTS.get(event.kind, "")

    # --- questions

    def _aims(self, view: SeatView, question: Question) -> Aims:
        return Aims(self.facts, view, question, Rolls(self.facts, self.say, view, self.cards))

    def spots(self, view: SeatView, question: Question, option: Option) -> tuple[str, ...]:
        """Squares, models and cards on which an option can be pressed."""
        return self._aims(view, question).spots(option)

    def stands_alone(self, question: Question, option: Option) -> bool:
        """Squares to walk to, models to choose or to attack, places for a tile need no row."""
        return stands_alone(question, option) or super().stands_alone(question, option)

    def subject(self, question: Question, option: Option) -> str:
        """The monster that would come out of a spawning point."""
        return subject_of(question, option)

    def hint(self, view: SeatView, question: Question) -> str:
        """What a spawning point may produce; what the card does that has been drawn, where it lies without its rules."""
        if question.decision == SPAWNS and question.kind == "pick":
            return self.say("skin-hint-spawn", n=self.facts.content.numbers.skulls_per_point)
        return " ".join(map(self.say.rich, drawn_text(self.facts, view, question)))

    def aim(self, view: SeatView, question: Question, option: Option) -> AimLook | None:
        """Whom an option would reach, and with what chance."""
        return self._aims(view, question).look(option)

    def survey(self, view: SeatView, question: Question) -> AimLook | None:
        """The chances against all who can be attacked at once."""
        return self._aims(view, question).survey()

    def laying(self, view: SeatView, question: Question) -> LayingLook | None:
        """The faces of the tiles that may be laid."""
        return self._boards.laying(question, self.say)

    def bundle(self, view: SeatView, question: Question, option: Option) -> tuple[str, Text] | None:
        """A potion first, then for whom it is drunk."""
        return Aims(self.facts, view, question).potion(option)

    def told(self, view: SeatView, question: Question, option: Option) -> Text | None:
        """What an action or a potion does."""
        return Aims(self.facts, view, question).told(option)

    def option_icon(self, question: Question, option: Option) -> str:
        """The icon of what an option does."""
        return marks.TEXTS.get(option.text.key) or marks.OPTIONS.get(option.id.partition(":")[0], "")

    def stage(self, view: SeatView, question: Question) -> StageLook | None:
        """Cards to choose from, and cards that a question is about."""
        return stage_of(self, view, question)
