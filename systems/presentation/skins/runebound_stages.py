"""What takes the place of the board in Runebound: a fight, trade, or cards that an answer is about.

Reads the table through a seat's view; arranges, and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from components.questions import Option, Question
from components.runebound import Combat, Deal
from components.texts import text
from engine.observe import SeatView
from engine.world import GAME
from systems.presentation.skins.looks import CardsStage, Group, Held, StageLook
from systems.presentation.skins.runebound_fights import FightSetter
from systems.presentation.skins.runebound_rolls import Tests
from systems.presentation.skins.runebound_trade import TradeSetter, choice_of

if TYPE_CHECKING:
    from systems.presentation.skins.runebound import RuneboundSkin

NOT_IN_FIGHTS: Final = ("D13", "D19", "D20")
"""What is asked when a fight is over but still lies on the table."""
ABOUT_CARDS: Final = ("D18", "D19", "D25", "D31", "hero_draft")
DRAFT: Final = "hero_draft"
TEST_BOOST: Final = "D10"
CHOICES: Final = ("D09", "D29")
"""Questions that may lead to a test."""


def stage_of(skin: RuneboundSkin, view: SeatView, question: Question) -> StageLook | None:
    """The spread for a question, or None where the board stays."""
    decision = question.decision
    if decision == TEST_BOOST and (spread := Tests(skin, view).standing(question)) is not None:
        return spread
    if view.find(GAME, Combat) is not None and decision not in NOT_IN_FIGHTS:
        return FightSetter(skin, view, question).stage()
    if decision in CHOICES and (spread := Tests(skin, view).offered(question)) is not None:
        return spread
    trade = TradeSetter(skin, view, question)
    if view.find(GAME, Deal) is not None and decision == "D24":
        return trade.deal()
    if decision in ("D21", "D22"):
        return trade.market()
    if decision == "D27":
        return trade.experience()
    return _offered(skin, view, question) if decision in ABOUT_CARDS else None


def _offered(skin: RuneboundSkin, view: SeatView, question: Question) -> CardsStage | None:
    """The cards that the options lie on, those the question is about, and the options that lie on none."""
    say = skin.say
    kinds = ("card/", "hero/") if question.decision == DRAFT else ("card/",)
    keys = dict.fromkeys(key for option in question.options for key in option.on if key.startswith(kinds))
    about = [key for key in question.about if key not in keys and key.startswith("card/")]
    choice = tuple(_card(skin, view, key) for key in keys if skin.shown_face(view, key) is not None)
    shown = tuple(_card(skin, view, key) for key in about if skin.shown_face(view, key) is not None)
    groups = [Group(say("skin-it-is-about"), shown)] if shown else []
    groups += [Group(say("skin-choose-card"), choice)] if choice else []
    if not groups:
        return None
    others = [option for option in question.options if not _is_on(option, kinds)]
    beside = tuple(choice_of(skin, question, option) for option in others) if choice else ()
    return CardsStage(say("skin-cards"), tuple(groups), choices=beside)


def _is_on(option: Option, kinds: tuple[str, ...]) -> bool:
    return any(key.startswith(kinds) for key in option.on)


def _card(skin: RuneboundSkin, view: SeatView, key: str) -> Held:
    face = skin.shown_face(view, key)
    assert face is not None
    record = skin.facts.content.market.get(key.rpartition("/")[2])
    tag = skin.say.rich(text("skin-worth", n=record.cost)) if record is not None and record.cost else ""
    return Held(key, face, tag=tag)
