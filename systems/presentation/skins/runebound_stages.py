"""What takes the place of the board in Runebound where it is no fight: markets, deals, spoils.

Reads the table through a seat's view; arranges, and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.cards import Pile
from components.questions import Question
from components.runebound import Deal, Hero, Plays, Town
from engine.observe import SeatView
from systems.presentation.skins.looks import CardsStage, Group, Held, Meter

if TYPE_CHECKING:
    from systems.presentation.skins.runebound import RuneboundSkin


class StageSetter:
    """Sets one spread for one question."""

    def __init__(self, skin: RuneboundSkin, view: SeatView, question: Question) -> None:
        self._skin = skin
        self._view = view
        self._question = question
        self._say = skin.say
        self._figures = skin.facts.figures

    # --- cards

    def market(self) -> CardsStage | None:
        """The stack of the town, what the hero could sell, and his figures to heal."""
        space = self._question.about[0] if self._question.about else ""
        town = self._view.find(space, Town)
        plays = self._view.find(f"seat/{self._question.seat}", Plays)
        if town is None or plays is None:
            return None
        pile = self._view.find(self._figures.market_of(town.id), Pile)
        wares = tuple(self._card(card) for card in (pile.cards if pile else ()))
        own = tuple(
            self._skin.held(self._view, card) for card in self._figures.belongings(self._view, plays.hero)
        )
        title = self._say("skin-market-of", town=f"@{space}")
        return CardsStage(
            title,
            (
                Group(self._say("skin-wares"), wares, self._say("skin-market-empty")),
                Group(self._say("skin-belongings"), own, self._say("skin-nothing")),
            ),
            self._say("skin-purse", n=self._figures.gold(self._view, plays.hero)),
        )

    def deal(self) -> CardsStage:
        """Both sides' cards; what is offered is told in the sentence and marked on the cards."""
        deal = self._view.the(Deal)
        groups = []
        for hero, offered, gold in (
            (deal.proposer, deal.cards_from_proposer, deal.gold_from_proposer),
            (deal.other, deal.cards_from_other, deal.gold_from_other),
        ):
            seat = self._view.get(hero, Hero).seat
            cards = tuple(
                self._offered(self._skin.held(self._view, card), card in offered)
                for card in self._figures.belongings(self._view, hero)
            )
            purse = self._figures.gold(self._view, hero)
            heading = self._say("skin-deal-side", who=f"@seat/{seat}", gold=gold, of=purse)
            groups.append(Group(heading, cards, self._say("skin-nothing")))
        return CardsStage(self._say("skin-deal"), tuple(groups))

    def _offered(self, held: Held, is_offered: bool) -> Held:
        if not is_offered:
            return held
        return Held(
            held.key, held.face, held.hearts, (*held.meters, Meter("hand", self._say("skin-offered")))
        )

    def offered(self) -> CardsStage | None:
        """The cards that the options lie on, and those the question is about."""
        keys = list(dict.fromkeys(key for option in self._question.options for key in option.on))
        about = [key for key in self._question.about if key not in keys]
        choice = tuple(self._card(key) for key in keys if self._has_face(key))
        if not choice and not about:
            return None
        groups = [Group(self._say("skin-choose-card"), choice)] if choice else []
        shown = tuple(self._card(key) for key in about if key.startswith("card/") and self._has_face(key))
        if shown:
            groups.insert(0, Group(self._say("skin-it-is-about"), shown))
        return CardsStage(self._say("skin-cards"), tuple(groups)) if groups else None

    def _has_face(self, key: str) -> bool:
        return self._skin.shown_face(self._view, key) is not None

    def _card(self, key: str) -> Held:
        face = self._skin.shown_face(self._view, key)
        assert face is not None
        return Held(key, face)
