"""Trade in Runebound as spreads: the market with its prices, experience tokens, a deal between two heroes.

Reads the table through a seat's view and asks the facts for prices and limits; what may be done, the options say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from components.cards import Pile
from components.questions import Option, Question
from components.runebound import Deal, Hero, Plays, Tokens, Town, TurnState
from components.seats import Seat
from components.texts import text
from engine.observe import SeatView
from systems.presentation.palette import AMETHYST, RUBY, SAPPHIRE, TOPAZ, Colour
from systems.presentation.skins.looks import CardsStage, ChoiceLook, Group, Held, Meter, Stepper

if TYPE_CHECKING:
    from systems.presentation.skins.runebound import RuneboundSkin

WILLOW: Final[Colour] = (78, 100, 44)
TOKENS: Final[tuple[tuple[str, str, Colour], ...]] = (
    ("mind", "arrow-flights", SAPPHIRE),
    ("body", "broadsword", RUBY),
    ("spirit", "fire-symbol", AMETHYST),
    ("stamina", "lightning-bolt", TOPAZ),
    ("life", "heart", RUBY),
)
PHASE_OF: Final = {"mind": "ranged", "body": "melee", "spirit": "magic"}
LIMITED: Final = ("ally", "weapon", "armour")
MARKET_DOOR: Final = "D21"


class TradeSetter:
    """Sets one spread for one question about trade."""

    def __init__(self, skin: RuneboundSkin, view: SeatView, question: Question) -> None:
        self._skin = skin
        self._view = view
        self._question = question
        self._say = skin.say
        self._facts = skin.facts
        self._figures = skin.facts.figures
        self._values = skin.facts.values

    # --- market

    def market(self) -> CardsStage | None:
        """The stack of the town with its prices, what the hero could sell, and his people to heal."""
        space = self._question.about[0] if self._question.about else ""
        town = self._view.find(space, Town)
        plays = self._view.find(f"seat/{self._question.seat}", Plays)
        if town is None or plays is None:
            return None
        hero, say = plays.hero, self._say
        is_inside = self._question.decision != MARKET_DOOR
        pile = self._view.find(self._figures.market_of(town.id), Pile)
        wares = tuple(self._ware(hero, card) for card in (pile.cards if pile else ()))
        own = tuple(self._own(hero, card, is_inside) for card in self._figures.belongings(self._view, hero))
        return CardsStage(
            title=say("skin-market-of", town=f"@{space}"),
            groups=(
                Group(say("skin-wares"), wares, say("skin-market-empty")),
                Group(say("skin-belongings"), own, say("skin-nothing")),
            ),
            line=say("skin-market-line" if is_inside else "skin-market-door"),
            choices=tuple(self._healings(hero)) if is_inside else (),
            choices_title=say("skin-heal"),
            meters=(self._purse(hero),),
        )

    def _purse(self, hero: str) -> Meter:
        return Meter("gold-bar", str(self._figures.gold(self._view, hero)), colour=TOPAZ)

    def _ware(self, hero: str, card: str) -> Held:
        """A card for sale: its price, what made it cheaper or dearer, and why it cannot be had."""
        price = self._facts.market.price(self._view, hero, card)
        printed = self._figures.thing(self._view, card).cost
        gold = self._figures.gold(self._view, hero)
        key = "skin-price" if price.value == printed else "skin-price-changed"
        tag = self._say.rich(text(key, n=price.value, printed=printed))
        why = ""
        if not self._facts.belongings.fits(self._view, hero, card):
            why = self._over_limit(card)
        elif price.value > gold:
            why = self._say("skin-too-dear", n=price.value - gold)
        return msgspec.structs.replace(self._held(card), tag=tag, why_not=why)

    def _over_limit(self, card: str) -> str:
        """Which limit stands against a card (RB-131, RB-192, RB-194)."""
        kind = self._figures.thing(self._view, card).kind
        by_type = self._figures.switch(self._view, "item_limits") and kind != "ally"
        if by_type or kind not in LIMITED:
            return self._say("skin-limit-type")
        return self._say(f"skin-limit-{kind}", n=self._facts.content.numbers.limits[kind])

    def _own(self, hero: str, card: str, is_inside: bool) -> Held:
        """A card of the hero's: what the market pays for it, or why it takes it not."""
        held = self._skin.held(self._view, card)
        if not is_inside:
            return held
        if self._facts.market.can_sell(self._view, card) and card in self._figures.items(self._view, hero):
            gold = self._facts.market.sale_price(self._view, card)
            return msgspec.structs.replace(held, tag=self._say.rich(text("skin-sells-for", n=gold)))
        if card in self._view.the(TurnState).bought:
            return msgspec.structs.replace(held, why_not=self._say("skin-just-bought"))
        return msgspec.structs.replace(held, why_not=self._say("skin-not-sold"))

    def _healings(self, hero: str) -> list[ChoiceLook]:
        """Everybody who is hurt or tired, with what healing costs."""
        view, figures = self._view, self._figures
        price = self._facts.market.heal_price(view, hero).value
        looks = []
        for key in (hero, *figures.allies(view, hero)):
            for what, count, of in (
                ("wound", figures.wounds(view, key), self._values.life(view, key).value),
                ("exhaustion", figures.exhaustion(view, key), self._values.stamina(view, key).value),
            ):
                if count:
                    looks.append(self._healing(key, what, count, of, price))
        return looks

    def _healing(self, key: str, what: str, count: int, of: int, price: int) -> ChoiceLook:
        option = f"heal:{key}:{what}"
        may = self._question.option(option) is not None
        figure = self._skin.cards.figure(self._figures.record(self._view, key).id)
        why = "" if may else self._say("skin-too-dear", n=max(1, price - self._gold()))
        return ChoiceLook(
            id=option,
            title=self._say.name(key),
            line=self._say(f"skin-has-{what}", n=count, of=of),
            icon="heart" if what == "wound" else "lightning-bolt",
            figure=figure,
            colour=RUBY if what == "wound" else TOPAZ,
            gains=(self._say.rich(text(f"skin-heals-{what}", n=count)),),
            foot=self._say("skin-costs"),
            foot_value=str(price),
            why_not=why,
            on=key,
        )

    def _gold(self) -> int:
        gold: int = self._figures.gold(self._view, self._view.get(f"seat/{self._question.seat}", Plays).hero)
        return gold

    def _held(self, card: str) -> Held:
        face = self._skin.shown_face(self._view, card)
        assert face is not None
        return Held(card, face)

    # --- experience

    def experience(self) -> CardsStage | None:
        """Five sorts of tokens: what each changes, what it costs, how many the hero has."""
        plays = self._view.find(f"seat/{self._question.seat}", Plays)
        if plays is None:
            return None
        hero, facts, say = plays.hero, self._facts, self._say
        points, price = facts.experience.points(self._view, hero), facts.experience.price(self._view)
        choices = tuple(self._token(hero, kind, icon, colour, price) for kind, icon, colour in TOKENS)
        return CardsStage(
            title=say("skin-experience"),
            line=say(
                "skin-experience-line",
                points=points,
                price=price,
                level=self._figures.level(self._view, hero),
            ),
            choices=choices,
            meters=self._skin.counters(self._view, hero),
        )

    def _token(self, hero: str, kind: str, icon: str, colour: Colour, price: int) -> ChoiceLook:
        view, say = self._view, self._say
        gain = self._facts.content.numbers.token_values[kind]
        now = self._value(hero, kind)
        owned = getattr(view.get(hero, Tokens), kind)
        return ChoiceLook(
            id=kind,
            title=say(f"token-{kind}"),
            line=say("skin-tokens-owned", n=owned),
            icon=icon,
            colour=colour,
            big=f"{now} → {now + gain}",
            gains=(self._token_line(kind),),
            losses=(self._barred_line(hero),) if kind == "life" and self._question.option(kind) else (),
            foot=say("skin-costs-points"),
            foot_value=str(price),
            why_not="" if self._question.option(kind) else say("skin-life-full"),
        )

    def _value(self, hero: str, kind: str) -> int:
        if kind in PHASE_OF:
            found: Any = self._values.attribute(self._view, hero, kind)
        else:
            found = (
                self._values.stamina(self._view, hero)
                if kind == "stamina"
                else self._values.life(self._view, hero)
            )
        value: int = found.value
        return value

    def _token_line(self, kind: str) -> str:
        if kind in PHASE_OF:
            return self._say.rich(text("skin-token-attribute", phase=text(f"word-{PHASE_OF[kind]}")))
        return self._say.rich(text(f"skin-token-{kind}"))

    def _barred_line(self, hero: str) -> str:
        barred = self._facts.experience.barred_colours(self._view, hero)
        colours = ("green", "yellow", "blue", "red")
        colour = colours[min(len(barred), len(colours) - 1)]
        return self._say.rich(text("skin-life-bars", colour=text(f"colour-{colour}")))

    # --- negotiation

    def deal(self) -> CardsStage:
        """Both sides: gold and cards, what each gives, what must stay."""
        deal = self._view.the(Deal)
        groups = (
            self._side(deal.proposer, "give", deal.cards_from_proposer, deal.gold_from_proposer),
            self._side(deal.other, "take", deal.cards_from_other, deal.gold_from_other),
        )
        return CardsStage(
            self._say("skin-deal"), groups, self._say("skin-deal-line", n=deal.counters, of=COUNTERS)
        )

    def _side(self, hero: str, verb: str, offered: list[str], gold: int) -> Group:
        view, say = self._view, self._say
        seat = view.get(f"seat/{view.get(hero, Hero).seat}", Seat)
        purse = self._figures.gold(view, hero)
        cards = tuple(self._offered(card, card in offered) for card in self._figures.belongings(view, hero))
        buttons = tuple(self._step(f"{verb}:gold:{n:+d}", f"{n:+d}") for n in (-1, 1, 5))
        draws = any(option for _, option in buttons) or self._question.option("propose") is not None
        stepper = Stepper(say("skin-deal-gold", of=purse), str(gold), "gold-bar", buttons if draws else ())
        return Group(
            say("skin-deal-side", who=f"@seat/{seat.index}"),
            cards,
            say("skin-nothing"),
            seat=self._skin.seat(view, seat),
            stepper=stepper,
        )

    def _step(self, option: str, words: str) -> tuple[str, str]:
        return words.replace("-", "−"), option if self._question.option(option) else ""

    def _offered(self, card: str, is_offered: bool) -> Held:
        held = self._skin.held(self._view, card)
        if is_offered:
            return msgspec.structs.replace(held, tag=self._say.rich(text("skin-offered")))
        if not self._figures.can_be_lost(self._view, card) or self._figures.is_quest(self._view, card):
            return msgspec.structs.replace(held, why_not=self._say("skin-stays"))
        return held


COUNTERS: Final = 3
"""So many counter-offers may follow one offer."""


def choice_of(skin: RuneboundSkin, question: Question, option: Option) -> ChoiceLook:
    """An option that is no card, as a choice beside the cards."""
    return ChoiceLook(
        id=option.id,
        title=skin.say.plain(option.text),
        icon=skin.option_icon(question, option) or ("gold-bar" if option.id == "gold" else "cancel"),
        colour=TOPAZ if option.id == "gold" else WILLOW,
        is_default=option.id == question.default,
    )
