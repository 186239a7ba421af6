"""The toy's turn and its attack: an interrupt inside an interrupt, a re-roll, a forced trigger and an end."""

from __future__ import annotations

from components.board import Position
from components.cards import Card
from components.identity import GameInfo
from components.questions import Odds, Option, Question
from components.seats import TurnOrder
from components.texts import Text, text
from engine import piles, rng
from engine.effects import RunEffects, plain
from engine.events import Event
from engine.flow import Ask, Call, Done, Goto, Procedure, RulesProcessor, Step, Unwind, end_game, option
from engine.modifiers import Part, Total, total
from engine.windows import open_window
from engine.world import GAME, World
from tests.toy.components import Brawler, Plays, Swing
from tests.toy.content import CARDS, FULL_VIGOUR, HIT_FROM, board

DECK, DISCARD, TABLE = "deck/camp", "discard/camp", "table"


class Evening(Procedure):
    """The whole game: seats take turns until one brawler stands or the last round is over."""

    def start(self, world: World) -> Step:
        """Everybody looks through the first two cards, the first seat first."""
        order = world.the(TurnOrder)
        return Call(PutAway(seat=order.seats[0]), then="turn")

    def turn(self, world: World) -> Step:
        """The active seat takes its turn."""
        return Call(Turn(seat=world.the(TurnOrder).active), then="next")

    def next(self, world: World) -> Step:
        """Hand on to the next seat that stands, or end the game."""
        order, info = world.the(TurnOrder), world.the(GameInfo)
        later = [seat for seat in order.seats if seat > order.active]
        if not later:
            order.round += 1
        if len(order.seats) == 1 or order.round > info.options["rounds"]:
            return self._end(world)
        order.active = later[0] if later else order.seats[0]
        order.turn += 1
        return Goto("turn")

    def _end(self, world: World) -> Step:
        vigour = {brawler.seat: brawler.vigour for _, brawler in world.all(Brawler)}
        ranking = sorted(vigour, key=lambda seat: (-vigour[seat], seat))
        winners = [seat for seat in ranking if vigour[seat] == vigour[ranking[0]]]
        last = len(world.the(TurnOrder).seats) == 1
        end_game(world, text("end-last-standing" if last else "end-fire-out"), winners, ranking)
        return Done()


class PutAway(Procedure):
    """Before the first turn each seat in turn may put away any of its first cards, unseen by the others."""

    seat: int

    def start(self, world: World) -> Step:
        """Ask in secret which cards go."""
        hand = piles.cards_in(world, hand_of(self.seat))
        options = tuple(Option(card, name_of(world, card), (card,)) for card in hand)
        prompt = text("ask-put-away", who=f"@{hero_of(world, self.seat)}")
        question = Question(self.seat, "pick_some", "T00", prompt, options, min=0, max=len(hand), secret=True)
        return Ask(question, then="put")

    def put(self, world: World) -> Step:
        """Lay the chosen cards aside; the next seat goes on."""
        for card in self.answer:
            piles.move(world, card, DISCARD)
        seats = world.the(TurnOrder).seats
        after = seats.index(self.seat) + 1
        return Call(PutAway(seat=seats[after]), then="stop") if after < len(seats) else Done()

    def stop(self, world: World) -> Step:
        """Everybody has chosen."""
        return Done()


class Turn(Procedure):
    """One turn: draw a card, then walk, swing or rest."""

    seat: int

    def start(self, world: World) -> Step:
        """Draw the top card and do what it says."""
        card = draw(world, self.seat)
        return Goto("act") if card is None else Call(effects_of(world, card, self.seat), then="act")

    def act(self, world: World) -> Step:
        """Ask what to do."""
        hero = hero_of(world, self.seat)
        here = world.get(hero, Position).space
        walks = [option(f"walk:{space}", text("do-walk"), space) for space in board().neighbours(here)]
        swings = [
            Option(f"attack:{foe}", text("do-attack", foe=f"@{foe}"), (foe,), odds(world, 0))
            for foe in in_reach(world, hero)
        ]
        rest = option("rest", text("do-rest"))
        prompt = text("ask-act", who=f"@{hero}")
        return Ask(Question(self.seat, "pick", "T01", prompt, (*walks, *swings, rest), default="rest"), "do")

    def do(self, world: World) -> Step:
        """Do what was chosen."""
        hero = hero_of(world, self.seat)
        verb, _, about = self.chosen.partition(":")
        if verb == "attack":
            return Call(Attack(attacker=hero, target=about), then="stop")
        if verb == "walk":
            world.get(hero, Position).space = about
            world.emit(Event("moved", text("walks", who=f"@{hero}"), (hero, about)))
        else:
            mend(world, hero, 1)
        return Done()

    def stop(self, world: World) -> Step:
        """The turn is over."""
        return Done()


class Attack(Procedure):
    """A swing: before_roll window, the die, after_roll window, then the hit."""

    attacker: str
    target: str

    def start(self, world: World) -> Step:
        """Lift the club; shields may be raised."""
        world.add(GAME, Swing(self.attacker, self.target))
        return open_window(world, "before_roll", self.target, then="roll")

    def roll(self, world: World) -> Step:
        """The die falls."""
        swing = world.the(Swing)
        (swing.die,) = roll_die(world, self.attacker)
        return open_window(world, "after_roll", self.attacker, then="settle")

    def settle(self, world: World) -> Step:
        """A total of four or more takes one vigour."""
        is_hit = swing_total(world).value >= HIT_FROM
        for shield in world.the(Swing).guards:
            piles.move(world, shield, DISCARD)
        world.drop(GAME, Swing)
        if is_hit:
            hurt(world, self.target, 1)
        return Done()


class RaiseShield(Procedure):
    """A shield against the swing: its bearer chooses how to hold it; a curse may break it first."""

    card: str
    seat: int
    guard: int = 0

    def start(self, world: World) -> Step:
        """Ask how it is held."""
        options = (option("brace", text("do-brace")), option("parry", text("do-parry")))
        return Ask(
            Question(self.seat, "pick", "T03", text("ask-shield"), options, about=(self.card,)), "raise_it"
        )

    def raise_it(self, world: World) -> Step:
        """It is up: whoever has a curse may break it."""
        self.guard = 3 if self.chosen == "brace" else 1
        world.the(Swing).guards[self.card] = self.guard
        return open_window(world, "shield_raised", self.card, then="settle")

    def settle(self, world: World) -> Step:
        """A parry that was not broken also brings a card."""
        swing = world.the(Swing)
        if self.card in swing.cursed:
            del swing.guards[self.card]
            piles.move(world, self.card, DISCARD)
        elif self.guard == 1 and (card := draw(world, self.seat)) is not None:
            return Call(effects_of(world, card, self.seat), then="stop")
        return Done()

    def stop(self, world: World) -> Step:
        """The card that a parry brought is done with."""
        return Done()


class Curse(Procedure):
    """A curse breaks a raised shield."""

    card: str
    shield: str

    def start(self, world: World) -> Step:
        """Break it."""
        world.the(Swing).cursed.append(self.shield)
        piles.move(world, self.card, DISCARD)
        world.emit(Event("cursed", text("shield-breaks"), (self.card, self.shield)))
        return Done()


class Charm(Procedure):
    """A charm rolls the die again; the new face stands."""

    card: str

    def start(self, world: World) -> Step:
        """Roll again."""
        swing = world.the(Swing)
        piles.move(world, self.card, DISCARD)
        swing.is_rerolled = True
        (swing.die,) = roll_die(world, swing.attacker)
        return Done()


class Omen(Procedure):
    """An omen must come true before its bearer swings: one vigour is lost, and with the last one the turn."""

    card: str
    hero: str

    def start(self, world: World) -> Step:
        """Stumble."""
        piles.move(world, self.card, DISCARD)
        hurt(world, self.hero, 1)
        if world.get(self.hero, Brawler).vigour:
            return Done()
        world.drop(GAME, Swing)
        return Unwind("Evening", "next")


class BrawlProcessor(RulesProcessor):
    """Advances the attack and what interrupts it."""

    procedures = (Attack, RaiseShield, Curse, Charm, Omen)


class EveningProcessor(RulesProcessor):
    """Advances the game and its turns."""

    procedures = (Evening, PutAway, Turn)


# --- small rules ---


def hand_of(seat: int) -> str:
    """The pile of cards before a seat."""
    return f"hand/{seat}"


def hero_of(world: World, seat: int) -> str:
    """The brawler of a seat."""
    return world.get(f"seat/{seat}", Plays).hero


def name_of(world: World, card: str) -> Text:
    """The words for a card."""
    return text("card-name", card=f"@card/{world.get(card, Card).definition}")


def in_reach(world: World, hero: str) -> list[str]:
    """Other brawlers on this stone or the next."""
    here = world.get(hero, Position).space
    return [
        other
        for other, place in world.all(Position)
        if other != hero and board().distance(here, place.space) <= 1
    ]


def draw(world: World, seat: int) -> str | None:
    """Draw the top card to the hand; an empty deck is made anew from the discards."""
    if piles.top(world, DECK) is None:
        for card in piles.cards_in(world, DISCARD):
            piles.move(world, card, DECK)
        piles.shuffle(world, DECK)
    card = piles.top(world, DECK)
    if card is not None:
        piles.move(world, card, hand_of(seat))
        words = text("draws", who=f"@{hero_of(world, seat)}", card=name_of(world, card))
        world.emit(Event("drawn", words, (card,), barrier="hidden"))
    return card


def effects_of(world: World, card: str, seat: int) -> RunEffects:
    """What happens when a card is drawn."""
    _, effects = CARDS[world.get(card, Card).definition]
    return RunEffects(plain(effects), actor=hero_of(world, seat), source=card)


def roll_die(world: World, who: str) -> list[int]:
    """Roll the die of this evening."""
    die = str(world.the(GameInfo).options["die"])
    faces = rng.roll(world, die, world.rules.dice[die])
    world.emit(
        Event("dice_rolled", text("rolls", who=f"@{who}", n=faces[0]), (who,), {"faces": faces}, "dice")
    )
    return faces


def swing_total(world: World) -> Total:
    """The die less the shields, with what each of them takes."""
    swing = world.the(Swing)
    return total(swing.die, [Part(card, -guard) for card, guard in swing.guards.items()], floor=0)


def odds(world: World, guard: int) -> tuple[Odds, ...]:
    """How likely a swing against that guard is to hit."""
    faces = world.rules.dice[str(world.the(GameInfo).options["die"])]
    hits = sum(face - guard >= HIT_FROM for face in range(1, faces + 1))
    return (Odds(text("odds-hit"), hits, faces), Odds(text("odds-miss"), faces - hits, faces))


def mend(world: World, hero: str, n: int) -> None:
    """Give vigour back."""
    brawler = world.get(hero, Brawler)
    brawler.vigour = min(FULL_VIGOUR, brawler.vigour + n)


def hurt(world: World, hero: str, n: int) -> None:
    """Take vigour; a brawler without any leaves the fire with all cards."""
    brawler = world.get(hero, Brawler)
    brawler.vigour = max(0, brawler.vigour - n)
    world.emit(Event("hurt", text("loses-vigour", who=f"@{hero}", n=n), (hero,), {"n": n}))
    if brawler.vigour == 0 and world.has(hero, Position):
        world.drop(hero, Position)
        world.the(TurnOrder).seats.remove(brawler.seat)
        for card in piles.cards_in(world, hand_of(brawler.seat)):
            piles.move(world, card, DISCARD)
