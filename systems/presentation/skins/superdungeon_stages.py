"""What takes the place of the board in Super Dungeon: heroes, bosses and rosters to choose, cards that an answer is about.

Reads the table through a seat's view; arranges, and decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from components.questions import Question
from components.texts import Text
from engine.observe import SeatView
from systems.presentation.skins.looks import CardsStage, ChoiceLook, Group, Held

if TYPE_CHECKING:
    from systems.presentation.skins.superdungeon import SuperDungeonSkin

CHOOSES: Final = {"DP-02": "skin-heroes", "DP-03": "skin-monsters"}
ROSTERS: Final = "DP-04"
TO_EQUIP: Final = ("DP-26", "DP-27", "DP-28")
"""What becomes of a card is chosen beside it: one card has many uses."""
CARDS: Final = ("DP-26", "DP-27", "DP-28", "DP-29", "DP-30", "DP-35")


def stage_of(skin: SuperDungeonSkin, view: SeatView, question: Question) -> CardsStage | None:
    """The spread for a question, or None where the board stays."""
    decision = question.decision
    if decision in CHOOSES:
        keys = [key for option in question.options for key in skin.spots(view, question, option)]
        return CardsStage(skin.say(CHOOSES[decision]), (_group(skin, view, "", keys),))
    if decision == ROSTERS:
        keys = [f"roster/{roster}" for roster in skin.facts.content.rosters]
        return CardsStage(skin.say("skin-rosters"), (_group(skin, view, "", keys),))
    return _about_cards(skin, view, question) if decision in CARDS else None


def _about_cards(skin: SuperDungeonSkin, view: SeatView, question: Question) -> CardsStage | None:
    """The card in question, those that could be chosen, and what the heroes have on."""
    on = [key for option in question.options for key in option.on]
    keys = list(dict.fromkeys(key for key in (*question.about, *on) if key.startswith("card/")))
    if not keys:
        return None
    heroes = list(dict.fromkeys(key for key in (*on, *question.about) if key.startswith("hero/")))
    worn_by = {hero: skin.facts.figures.equipment(view, hero) for hero in heroes}
    if question.decision in TO_EQUIP:
        # What would be replaced is not in question: it stays with whoever wears it.
        keys = [key for key in keys if not any(key in worn for worn in worn_by.values())] or keys
    groups = [_group(skin, view, skin.say("skin-cards-in-question"), keys)]
    for hero, equipment in worn_by.items():
        worn = [card for card in equipment if card not in keys]
        groups.append(_group(skin, view, skin.say("skin-equipped-by", who=f"@{hero}"), worn))
    if question.decision not in TO_EQUIP:
        return CardsStage(skin.say("skin-cards"), tuple(groups))
    choices = tuple(
        ChoiceLook(
            id=option.id,
            title=skin.say.plain(option.text),
            icon=skin.option_icon(question, option) or "vest",
            colour=skin.accent,
            is_default=option.id == question.default,
        )
        for option in question.options
    )
    title = skin.say("skin-choices")
    return CardsStage(skin.say("skin-cards"), tuple(groups), choices=choices, choices_title=title)


def drawn_text(facts: Any, view: SeatView, question: Question) -> Sequence[Text]:
    """The rules of the card that shall be put on, sacrificed or kept."""
    key = next((key for key in question.about if key.startswith("card/")), "")
    if question.decision not in TO_EQUIP or not key:
        return ()
    return tuple(facts.words.card_text(facts.figures.card_record(view, key)))


def _group(skin: SuperDungeonSkin, view: SeatView, heading: str, keys: Sequence[str]) -> Group:
    faces = ((key, skin.shown_face(view, key)) for key in keys)
    cards = tuple(Held(key, face) for key, face in faces if face is not None)
    return Group(heading, cards, skin.say("skin-nothing-equipped"))
