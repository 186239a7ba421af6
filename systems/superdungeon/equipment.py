"""What becomes of the party's cards: equipped, put in place of another, sacrificed, or kept for later (SD-083 to SD-092).

`DealWith` asks the party speaker about one card of the pool, `DealWithPool` about all of them. Slots and fitting cards
are read here too, on a `World` or a `SeatView`. Knows no card by name.
"""

from __future__ import annotations

from collections.abc import Iterator

from components.questions import Option, Question
from components.superdungeon import Damage, Potions
from components.texts import text
from engine import piles
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, option
from engine.modifiers import Part, Total, total
from engine.world import World
from systems.shared.telling import tell
from systems.superdungeon import changes, counters, decks, figures, icons
from systems.superdungeon.content import content
from systems.superdungeon.figures import Reader
from systems.superdungeon.vocabulary import GainPotion, Slots

WHEN_DRAWN, AFTER_ACTIVATION, AT_ROUND_END = "DP-26", "DP-27", "DP-28"
"""The windows in which pool cards may be dealt with (SD-083), by their decision points."""
REPLACES = "DP-35"
KEEP, DISCARD, REFUSE = "keep", "discard", "refuse"
SACRIFICES = ("sacrifice:", "potion:")
RELIC = "relic"

# --- reading -----------------------------------------------------------------------------------------------------------


def pool(reader: Reader) -> list[str]:
    """The party's cards that are neither equipped nor sacrificed yet."""
    return piles.cards_in(reader, decks.POOL)


def living(reader: Reader) -> list[str]:
    """Heroes on the map; destroyed ones neither equip nor profit (SD-089, SD-091)."""
    return [hero for hero in figures.heroes(reader) if figures.is_in_play(reader, hero)]


def slot_of(reader: Reader, card: str) -> str:
    """The slot a card goes into: weapon, armor, item or relic (SD-085)."""
    return figures.card_record(reader, card).slot


def slots(reader: Reader, hero: str, slot: str) -> Total:
    """How many cards a hero may have in a slot, and by what (SD-085)."""
    base = content().numbers.slots[slot]  # type: ignore[index]
    more = [
        Part(source.card, max(0, source.ability.n - base))
        for source in figures.abilities(reader, hero)
        if slot != RELIC and isinstance(source.ability, Slots)
    ]
    return total(base, more)


def in_slot(reader: Reader, hero: str, slot: str) -> list[str]:
    """The cards a hero has in a slot, the older one first."""
    return [card for card in figures.equipment(reader, hero) if slot_of(reader, card) == slot]


def has_room(reader: Reader, hero: str, card: str) -> bool:
    """Tell whether a card's slot is free."""
    slot = slot_of(reader, card)
    return len(in_slot(reader, hero, slot)) < slots(reader, hero, slot).value


# --- plain changes -----------------------------------------------------------------------------------------------------


def gain_potions(world: World, hero: str, n: int = 1) -> int:
    """Give potion counters up to the cap; returns how many came."""
    gained = 0
    while gained < n and icons.has_room(world, hero):
        world.get(hero, Potions).count += 1
        gained += 1
    if gained:
        tell(world, "potion-gained", hero, numbers={"n": gained}, who=f"@{hero}", n=gained)
    return gained


def take_off(world: World, hero: str, card: str) -> None:
    """A card leaves its owner: replaced, used up, or one too many (SD-090)."""
    decks.discard(world, card)
    _trim(world, hero)


def _trim(world: World, hero: str) -> None:
    """Wounds and potions that no longer fit go; a hero keeps one heart (SD-092)."""
    damage, most = world.get(hero, Damage), figures.stat(world, hero, "hearts").value
    damage.wounds = min(damage.wounds, most - 1)
    carried = world.get(hero, Potions)
    carried.count = min(carried.count, figures.stat(world, hero, "potion_cap").value)


# --- equipping -----------------------------------------------------------------------------------------------------------


class Equip(Procedure):
    """A hero equips a card, in place of another one if his slot is full; its owner agrees to that (DP-26, DP-35).

    Gives back whether it was done.
    """

    card: str
    hero: str
    decision: str = WHEN_DRAWN
    old: str = ""

    def start(self, world: World) -> Step:
        """Is there room? Else something must go."""
        if has_room(world, self.hero, self.card):
            return Goto("put_on")
        worn = in_slot(world, self.hero, slot_of(world, self.card))
        self.old = worn[0]
        is_owner = figures.seat_of(world, self.hero) == figures.speaker(world)
        return Goto("put_on" if is_owner and len(worn) == 1 else "choose")

    def choose(self, world: World) -> Step:
        """The owner names the card that goes, or refuses if the speaker is another one."""
        seat = figures.seat_of(world, self.hero)
        worn = in_slot(world, self.hero, slot_of(world, self.card))
        options = [option(old, text("opt-replace-card", old=f"@{old}"), old) for old in worn]
        if seat != figures.speaker(world):
            options.append(option(REFUSE, text("opt-refuse-card"), self.card))
        decision = REPLACES if len(worn) > 1 else self.decision
        prompt = text("ask-replace", who=f"@{self.hero}", card=f"@{self.card}")
        about = (self.hero, self.card)
        return Ask(Question(seat, "pick", decision, prompt, tuple(options), about=about), "chosen_old")

    def chosen_old(self, world: World) -> Step:
        """Put it on, or leave things as they are."""
        if self.chosen == REFUSE:
            return Done(False)
        self.old = self.chosen
        return Goto("put_on")

    def put_on(self, world: World) -> Step:
        """The card works at once, also in the midst of an activation (SD-086)."""
        before = changes.numbers(world, self.hero)
        piles.move(world, self.card, self.hero)
        if self.old:
            decks.discard(world, self.old)
        tell(world, "equipped", self.hero, self.card, who=f"@{self.hero}", card=f"@{self.card}")
        _trim(world, self.hero)
        changes.carry_over(world, self.hero, before)
        counters.shed_immune(world, self.hero)
        for op in figures.card_record(world, self.card).on_equip:
            if isinstance(op, GainPotion):
                gain_potions(world, self.hero, op.n)
        return Call(DropSurplus(hero=self.hero), then="end")

    def end(self, world: World) -> Step:
        """It is on."""
        return Done(True)


class UseUp(Procedure):
    """A card is used up and leaves its owner (SD-090)."""

    hero: str
    card: str

    def start(self, world: World) -> Step:
        """It goes, with all that it gave."""
        before = changes.numbers(world, self.hero)
        take_off(world, self.hero, self.card)
        changes.carry_over(world, self.hero, before)
        return Call(DropSurplus(hero=self.hero), then="end")

    def end(self, world: World) -> Step:
        """Gone."""
        return Done()


class DropSurplus(Procedure):
    """A hero who lost slots keeps as many cards in each as he may; he chooses which go (DP-35)."""

    hero: str

    def start(self, world: World) -> Step:
        """Is a slot too full?"""
        return Goto("choose") if self._slot(world) else Done()

    def choose(self, world: World) -> Step:
        """Which card goes?"""
        worn = in_slot(world, self.hero, self._slot(world))
        options = tuple(option(card, text("opt-drop-card", card=f"@{card}"), card) for card in worn)
        seat = figures.seat_of(world, self.hero)
        prompt = text("ask-surplus", who=f"@{self.hero}")
        return Ask(Question(seat, "pick", REPLACES, prompt, options, about=(self.hero,)), "drop")

    def drop(self, world: World) -> Step:
        """It goes; perhaps another slot is too full as well."""
        before = changes.numbers(world, self.hero)
        take_off(world, self.hero, self.chosen)
        changes.carry_over(world, self.hero, before)
        return Goto("start")

    def _slot(self, world: World) -> str:
        kinds = content().numbers.slots
        full = (s for s in kinds if len(in_slot(world, self.hero, s)) > slots(world, self.hero, s).value)
        return next(full, "")


# --- the pool ------------------------------------------------------------------------------------------------------------


class DealWith(Procedure):
    """The party speaker says what becomes of a card in the pool (SD-083 to SD-089, DP-26 to DP-28).

    `decision` is the window: when drawn and after an activation the card may be kept, at the round's end it may not.
    """

    card: str
    decision: str = WHEN_DRAWN
    refused: list[str] = []

    def start(self, world: World) -> Step:
        """A card that nobody can use is kept, or discarded when it cannot be kept (SD-084)."""
        options = self._options(world)
        if not is_open(world, self.decision):
            return Done()
        if len(options) > 1 or options[0].id not in (KEEP, DISCARD):
            return Goto("choose")
        if options[0].id == DISCARD:
            decks.discard(world, self.card)
        return Done()

    def choose(self, world: World) -> Step:
        """Equip, replace, sacrifice, or keep?"""
        options = tuple(self._options(world))
        prompt = text(f"ask-card-{self.decision.lower()}", card=f"@{self.card}")
        asked = Question(
            figures.speaker(world),
            "pick",
            self.decision,
            prompt,
            options,
            default=self._default(options),
            about=(self.card,),
        )
        return Ask(asked, "act")

    def act(self, world: World) -> Step:
        """Carry it out."""
        what, _, hero = self.chosen.partition(":")
        if what == KEEP:
            return Done()
        if what == DISCARD:
            decks.discard(world, self.card)
            return Done()
        if what in ("equip", "replace"):
            self.refused.append(hero)
            return Call(Equip(card=self.card, hero=hero, decision=self.decision), then="equipped")
        self._sacrifice(world, what, hero)
        return Done()

    def equipped(self, world: World) -> Step:
        """An owner who refused is not asked again for this card now."""
        return Done() if self.got else Goto("start")

    def _sacrifice(self, world: World, what: str, rest: str) -> None:
        """The card goes for a wound, a status, or a potion (SD-087)."""
        hero, _, relief = rest.partition(":")
        tell(world, "sacrificed", hero, self.card, who=f"@{hero}", card=f"@{self.card}")
        decks.discard(world, self.card)
        if what == "potion":
            gain_potions(world, hero)
        else:
            counters.relieve(world, hero, relief)

    def _options(self, world: World) -> list[Option]:
        found = [one for one in pool_options(world, self.card) if not self._is_refused(one)]
        if self.decision != AT_ROUND_END:
            found.append(option(KEEP, text("opt-keep-card"), self.card))
        elif not any(one.id.startswith(SACRIFICES) for one in found):
            found.append(option(DISCARD, text("opt-discard-card"), self.card))
        return found

    def _is_refused(self, one: Option) -> bool:
        what, _, hero = one.id.partition(":")
        return what == "replace" and hero in self.refused

    def _default(self, options: tuple[Option, ...]) -> str:
        return KEEP if options[-1].id == KEEP else options[0].id


class DealWithPool(Procedure):
    """Every card of the pool in turn: after an activation, or at the end of the round (SD-083, SD-084, SD-231)."""

    decision: str = AFTER_ACTIVATION
    done: list[str] = []

    def start(self, world: World) -> Step:
        """The next card that was not asked about yet."""
        card = next((card for card in pool(world) if card not in self.done), "")
        if not card or not is_open(world, self.decision):
            return Done()
        self.done.append(card)
        return Call(DealWith(card=card, decision=self.decision), then="start")


def is_open(reader: Reader, decision: str) -> bool:
    """Tell whether pool cards may be dealt with in a window; a house rule leaves only the round's end (`equip_window`)."""
    return decision == AT_ROUND_END or figures.switch(reader, "equip_window") == "any"


def pool_options(reader: Reader, card: str) -> Iterator[Option]:
    """What may be done with a card of the pool: free slots first, then sacrifices, then what takes another's place."""
    heroes = living(reader)
    free = [hero for hero in heroes if has_room(reader, hero, card)]
    yield from (option(f"equip:{hero}", text("opt-equip", who=f"@{hero}"), hero, card) for hero in free)
    yield from _sacrifices(reader, card, heroes)
    for hero in heroes:
        if hero not in free:
            worn = in_slot(reader, hero, slot_of(reader, card))
            names = [text("card-name", card=f"@{old}") for old in worn]
            yield option(f"replace:{hero}", text("opt-replace", who=f"@{hero}", old=names), hero, *worn)


def _sacrifices(reader: Reader, card: str, heroes: list[str]) -> Iterator[Option]:
    """A wound or status of one hero; a relic also for a potion (SD-087, SD-088)."""
    for hero in heroes:
        for what in counters.reliefs(reader, hero):
            words = text("opt-sacrifice", who=f"@{hero}", what=counters.relief_text(what))
            yield option(f"sacrifice:{hero}:{what}", words, hero)
    if slot_of(reader, card) == RELIC:
        for hero in heroes:
            if icons.has_room(reader, hero):
                yield option(f"potion:{hero}", text("opt-sacrifice-potion", who=f"@{hero}"), hero)


PROCEDURES = (Equip, UseUp, DropSurplus, DealWith, DealWithPool)
