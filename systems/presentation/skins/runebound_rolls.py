"""Rolls of Runebound outside the page of a fight: tests, hazards, escapes, and the moment before the dice fall.

What was rolled is read from events, what will be rolled from the table; which card asks for a test, and what success and
failure bring, is printed on the card. Reads through a seat's view; decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from components.cards import Card, Pile
from components.questions import Option, Question
from components.runebound import Combat, Hero, Plays, QuestProgress, Roll
from components.seats import Seat
from components.texts import Text, text
from engine.events import Event
from engine.observe import SeatView
from engine.world import GAME
from systems.presentation.icons import has_icon
from systems.presentation.palette import AMETHYST, RUBY, SAPPHIRE, TOPAZ, Colour
from systems.presentation.skins.looks import CardsStage, ChoiceLook, Die, Group, Held
from systems.presentation.skins.roll_looks import RollLook, RollPart, RollSide
from systems.presentation.skins.runebound_trade import choice_of

if TYPE_CHECKING:
    from systems.presentation.skins.runebound import RuneboundSkin

BEGINS: Final = ("turn-begins", "endgame-turn", "movement-rolled")
HAZARD, COLOUR = "hazard-rolled", "hazard-colour"
TEST, ESCAPE = "roll-test", "roll-escape"
TOLD: Final = (TEST, ESCAPE, HAZARD, "roll-spell", "roll-attack", "roll-defend")
WAITS: Final = (TEST, HAZARD)
SUCCESS: Final = "odds-success"
ICONS: Final[dict[str, tuple[str, Colour]]] = {
    "mind": ("arrow-flights", SAPPHIRE),
    "ranged": ("arrow-flights", SAPPHIRE),
    "body": ("broadsword", RUBY),
    "melee": ("broadsword", RUBY),
    "spirit": ("fire-symbol", AMETHYST),
    "magic": ("fire-symbol", AMETHYST),
    "escape": ("footprint", SAPPHIRE),
}
SKILL: Final = ("perspective-dice-six", TOPAZ)
UNKNOWN: Final = (Die(text="?"), Die(text="?"))
USE: Final = "use:"


class Printed(NamedTuple):
    """A test as it is printed: its card, what is tested against what, and what both ends bring."""

    card: str
    of: str
    n: int
    ok: tuple[Any, ...]
    fail: tuple[Any, ...]


class Tests:
    """The rolls of one table as one seat sees it."""

    __test__ = False

    def __init__(self, skin: RuneboundSkin, view: SeatView) -> None:
        self._skin = skin
        self._say = skin.say
        self._facts = skin.facts
        self._figures = skin.facts.figures
        self._view = view

    # --- what has been rolled

    def last(self, events: Sequence[Event], is_new: bool = False) -> RollLook | None:
        """The last roll of this turn, and what came of it.

        The page of a fight tells of its own rolls; new are there only the hazard or test that led to it.
        """
        told = TOLD
        if self._view.find(GAME, Combat) is not None:
            told = WAITS if is_new else ()
        since: list[Event] = []
        for event in reversed(events):
            if event.kind in BEGINS:
                if not is_new:
                    break
                since.clear()
            since.insert(0, event)
            if event.kind in told:
                return self._told(event, since[1:])
        return None

    def _told(self, event: Event, after: Sequence[Event]) -> RollLook:
        news = tuple(self._say.rich(one.text) for one in after)
        if event.kind == HAZARD:
            return self._hazard(event, after, news)
        hero, args, numbers = event.on[0], event.text.args, event.numbers
        of = getattr(args.get("of"), "key", "").removeprefix("word-")
        total, target = numbers.get("total", 0), numbers.get("target", 0)
        assert isinstance(total, int) and isinstance(target, int)
        side = self._side(
            hero,
            dice=tuple(Die(text=str(face)) for face in numbers["dice"]),  # type: ignore[union-attr]
            parts=tuple(self._parts(of, numbers.get("value", 0), _each(args.get("parts")))),
            total=str(total),
            mark=id(event),
        )
        printed = self._printed(hero, of, target) if event.kind == TEST else None
        return self._look(event.kind, of, side, target, printed, total=total, news=news)

    def _hazard(self, event: Event, after: Sequence[Event], news: tuple[str, ...]) -> RollLook:
        """The dice that tell whether something lurks, and those that tell what."""
        say, is_safe = self._say, event.text.args.get("outcome") == "safe"
        sides = [self._side(event.on[0], dice=self._hazard_dice(event), mark=id(event))]
        colour = next((one for one in after if one.kind == COLOUR), None)
        if colour is not None:
            dice = self._hazard_dice(colour)
            sides.append(RollSide(name=say("skin-hazard-colour"), icon="gem", dice=dice, mark=id(colour)))
        terrain = event.text.args["terrain"]
        return RollLook(
            title=say("skin-hazard"),
            line=say("skin-hazard-line", terrain=terrain),
            icon="monster-skull",
            colour=RUBY,
            sides=tuple(sides),
            verdict=say("skin-hazard-safe" if is_safe else "skin-hazard-comes"),
            is_good=is_safe,
            news=news,
            waits=not is_safe,
        )

    def _hazard_dice(self, event: Event) -> tuple[Die, ...]:
        faces, shown = event.numbers.get("faces"), event.numbers.get("dice")
        if isinstance(faces, list):
            printed = self._facts.content.numbers.movement_faces
            return tuple(Die(faces=tuple(printed[face - 1])) for face in faces)
        return tuple(Die(text=str(face)) for face in shown) if isinstance(shown, list) else ()

    # --- what will be rolled

    def standing(self, question: Question) -> CardsStage | None:
        """The spread of a roll that cards may still change (D10)."""
        roll = self._view.find(GAME, Roll)
        if roll is None:
            return None
        of = roll.skill or roll.phase
        printed = self._printed(self._figures.owner_of(self._view, roll.who), of, roll.target)
        choices = tuple(self._card_choice(question, option) for option in self._options(question))
        return self._spread(self._of_roll(roll, printed), choices)

    def _of_roll(self, roll: Roll, printed: Printed | None) -> RollLook:
        """A roll as it lies on the table, or would lie there."""
        of, added = roll.skill or roll.phase, roll.value + sum(roll.parts.values())
        total = sum(roll.dice) + added if roll.dice else None
        side = self._side(
            roll.who,
            dice=tuple(Die(text=str(face)) for face in roll.dice) or UNKNOWN,
            parts=tuple(self._parts(of, roll.value, roll.parts.items())),
            total=str(total) if roll.dice else "",
        )
        kind, need = f"roll-{roll.kind}", roll.target - added
        return self._look(kind, of, side, roll.target, printed, total=total, need=need)

    def _spread(self, look: RollLook, choices: tuple[ChoiceLook, ...]) -> CardsStage:
        title = self._say.name(look.about) if look.about else look.sides[0].name
        return CardsStage(title, self._group(look.about), choices=choices, roll=look)

    def offered(self, question: Question) -> CardsStage | None:
        """The spread of a choice that leads to a test: the card, and for every branch its chance."""
        if not any(one.outcome.key == SUCCESS for option in question.options for one in option.odds):
            return None
        card = next((key for key in question.about if self._view.has(key, Card)), "")
        task = self._task(question, card)
        if task is not None:
            return self._spread(
                task, tuple(self._try(question, option) for option in self._options(question))
            )
        choices = tuple(self._branch(question, option, card) for option in self._options(question))
        title = self._say.name(card) if card else self._say("skin-cards")
        return CardsStage(
            title, self._group(card), line=self._say("skin-test-line"), choices=choices,
            choices_title=self._say("skin-test-choose"),
        )  # fmt: skip

    def _try(self, question: Question, option: Option) -> ChoiceLook:
        """To roll, or to leave it."""
        look = choice_of(self._skin, question, option)
        return msgspec.structs.replace(look, icon=SKILL[0], colour=SKILL[1]) if option.odds else look

    def _task(self, question: Question, card: str) -> RollLook | None:
        """The one test that a question is about, such as the task of a quest: what the roll would be."""
        tests = [option for option in question.options if option.odds]
        printed = self._test_of(card, tests[0].id) if len(tests) == 1 else None
        plays = self._view.find(f"seat/{question.seat}", Plays)
        if printed is None or plays is None:
            return None
        roll = self._facts.rolls.standing_roll(self._view, "test", plays.hero, printed.of, printed.n)
        return self._of_roll(roll, printed)

    def _options(self, question: Question) -> list[Option]:
        return [option for option in question.options if not self._skin.is_aside(option)]

    def _branch(self, question: Question, option: Option, card: str) -> ChoiceLook:
        won = next((one for one in option.odds if one.outcome.key == SUCCESS), None)
        look = choice_of(self._skin, question, option)
        if not option.odds:
            return look
        test = self._test_of(card, option.id)
        chance = won.ways / won.of if won else 0.0
        return msgspec.structs.replace(
            look,
            chance=chance,
            icon=SKILL[0],
            colour=SKILL[1],
            gains=self._outcome(test.ok) if test else (),
            losses=self._outcome(test.fail) if test else (),
        )

    def _card_choice(self, question: Question, option: Option) -> ChoiceLook:
        """A card that may be used, and what it does; or to let the dice be."""
        look = choice_of(self._skin, question, option)
        card = option.id.split(":")[1] if option.id.startswith(USE) else ""
        if not card:
            return msgspec.structs.replace(look, icon=SKILL[0], colour=self._skin.accent)
        record = self._figures.thing(self._view, card) if self._view.has(card, Card) else None
        if record is None:
            return look
        ability = next((one for one in record.abilities if one.id == option.id.split(":", 2)[2]), None)
        does = self._say.rich(self._facts.words.effects_text(ability.effects)) if ability else ""
        icon = record.icon if has_icon(record.icon) else "scroll-unfurled"
        return msgspec.structs.replace(look, icon=icon, gains=(does,) if does else (), on=card)

    # --- parts of both

    def _look(
        self,
        kind: str,
        of: str,
        side: RollSide,
        target: int,
        printed: Printed | None,
        *,
        total: int | None,
        need: int = 0,
        news: tuple[str, ...] = (),
    ) -> RollLook:
        say, word = self._say, text(f"word-{of}") if of else text("skin-test-roll")
        icon, ink = ICONS["escape"] if kind == ESCAPE else ICONS.get(of, SKILL)
        is_over, is_known = total is not None, bool(target)
        won = is_over and (total or 0) >= target
        key = "skin-test-success" if won else "skin-test-failure"
        return RollLook(
            title=say("skin-test-of", kind=kind.removeprefix("roll-"), of=word),
            line=say.name(printed.card) if printed else "",
            icon=icon,
            colour=ink,
            sides=(side,),
            target=str(target) if is_known else "",
            target_words=say("skin-test-target") if is_over else say("skin-test-need", n=max(2, need)),
            chance=self._facts.outlook.chance(need) if not is_over and is_known else None,
            gains=self._success(printed) if printed and (won or not is_over) else (),
            losses=self._outcome(printed.fail) if printed and not won else (),
            verdict=say(key, total=total or 0, target=target) if is_over and is_known else "",
            is_good=won if is_over and is_known else None,
            news=news,
            about=printed.card if printed else "",
            waits=kind in WAITS,
        )

    def _side(self, hero: str, **parts: Any) -> RollSide:
        """The hero, or an ally, who rolls."""
        view, found = self._view, self._view.find(hero, Hero)
        if found is None and not view.has(hero, Card):
            return RollSide(name=self._say.name(hero), **parts)
        record = self._figures.record(view, hero)
        seat = view.get(f"seat/{found.seat}", Seat).colour if found else -1
        icon = record.icon if has_icon(record.icon) else ""
        return RollSide(
            name=self._say.name(hero),
            icon=icon,
            figure=self._skin.cards.figure(record.id),
            seat=seat,
            **parts,
        )

    def _parts(self, of: str, value: object, more: Any) -> Iterator[RollPart]:
        """The printed value, and everything that adds to it, with its source."""
        yield RollPart(f"+{value}", self._say("skin-test-value", of=of))
        for source, n in more:
            if n:
                yield RollPart(_signed(n), self._source(source))

    def _source(self, source: Any) -> str:
        if isinstance(source, Text):
            return self._say.rich(source)
        key = str(source).removeprefix("@")
        return self._say.name(key) if "/" in key else self._say(f"part-{key}")

    def _group(self, card: str) -> tuple[Group, ...]:
        face = self._skin.shown_face(self._view, card) if card else None
        return (Group(self._say("skin-it-is-about"), (Held(card, face),)),) if face is not None else ()

    def _success(self, printed: Printed) -> tuple[str, ...]:
        """What a success brings: for a quest first of all its token."""
        progress = self._view.find(printed.card, QuestProgress)
        quest = getattr(self._figures.record(self._view, printed.card), "quest", None)
        if progress is None or quest is None:
            return self._outcome(printed.ok)
        step = self._say("skin-test-token", n=progress.tokens + 1, of=quest.needed)
        return (step, *self._outcome(printed.ok)) if printed.ok else (step,)

    def _outcome(self, effects: tuple[Any, ...]) -> tuple[str, ...]:
        """What effects do, in the words of their card."""
        if not effects:
            return (self._say("skin-test-nothing"),)
        return (self._say.rich(self._facts.words.effects_text(effects)),)

    # --- which card asks for it

    def _printed(self, hero: str, of: str, n: int) -> Printed | None:
        """The test of that kind on a card that lies open for the hero."""
        for card in self._open_cards(hero):
            for test in _tests(self._figures.record(self._view, card)):
                if (_tested(test), test.n) == (of, n):
                    return Printed(card, of, n, tuple(test.ok), tuple(test.fail))
        return None

    def _open_cards(self, hero: str) -> Iterator[str]:
        pile = self._view.find(self._figures.AT_HAND, Pile)
        yield from reversed(pile.cards if pile else ())
        event = self._figures.event_in_play(self._view)
        if event:
            yield event
        belongings = self._figures.belongings(self._view, hero) if hero else ()
        yield from (card for card in belongings if self._view.has(card, Card))
        here = self._view.find(hero, Pile)
        yield from (here.cards if here else ())

    def _test_of(self, card: str, option: str) -> Printed | None:
        """The test that a branch of a card begins with, or the task of a quest."""
        if not card:
            return None
        record = self._figures.record(self._view, card)
        found = list(_tests(record))
        if option.startswith("branch:"):
            branches = next((list(each) for each in _choices(record)), [])
            place = int(option.partition(":")[2])
            found = list(_tests(branches[place])) if place < len(branches) else []
        if not found:
            return None
        return Printed(card, _tested(found[0]), found[0].n, tuple(found[0].ok), tuple(found[0].fail))


def _each(parts: object) -> list[tuple[Any, int]]:
    """(source, amount) of everything that was added to a roll, as its event tells it."""
    found = parts.args.get("each", []) if isinstance(parts, Text) else []
    return [
        (one.args["source"], int(str(one.args["n"]).replace("−", "-")))
        for one in found
        if isinstance(one, Text)
    ]  # type: ignore[union-attr]


def _tests(thing: Any) -> Iterator[Any]:
    """Every test printed on something: structs that tell what follows success and failure."""
    if isinstance(thing, msgspec.Struct):
        if hasattr(thing, "ok") and hasattr(thing, "fail") and hasattr(thing, "n"):
            yield thing
        for name in thing.__struct_fields__:
            yield from _tests(getattr(thing, name))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from _tests(one)


def _tested(test: Any) -> str:
    """What a test is rolled on: an effect names it `of`, the task of a quest `test`."""
    return str(getattr(test, "of", "") or test.test)


def _choices(thing: Any) -> Iterator[Any]:
    """The branches of every choice printed on something."""
    if isinstance(thing, msgspec.Struct):
        if hasattr(thing, "branches"):
            yield thing.branches
        for name in thing.__struct_fields__:
            yield from _choices(getattr(thing, name))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from _choices(one)


def _signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")
