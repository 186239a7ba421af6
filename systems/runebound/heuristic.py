"""The adviser of computer players: for every decision point the module of `advice` that knows it (section 12).

Every option of a question gets a worth and a reason. What a module says nothing of is a free use or a discard, which may be
made at almost any decision: a use is worth what it adds, a discard is a waste.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from components.questions import Option, Question
from components.texts import Text, text
from engine.definition import Advice
from engine.observe import SeatView
from systems.runebound.advice import choosing, dealing, fighting, meeting, moving, rough, trading
from systems.runebound.advice.mind import Mind
from systems.runebound.advice.standing import Standing
from systems.runebound.advice.uses import use_worth
from systems.runebound.advice.verdict import Verdicts

Adviser = Callable[[Mind], Verdicts]

ADVISERS: Mapping[str, Adviser] = {
    "hero_draft": trading.on_draft,
    "D01": moving.on_before_move,
    "D02": moving.on_mode,
    "D03": moving.on_rest_split,
    "D04": moving.on_stop,
    "D05": moving.on_stop,
    "D06": moving.on_before_move,
    "D07": meeting.on_adventure,
    "D08": choosing.on_replenish,
    "D09": choosing.on_card_choice,
    "D10": fighting.on_cards,
    "D11": fighting.on_cards,
    "D12": fighting.on_escape,
    "D13": moving.on_stop,
    "D14": fighting.on_phase,
    "D15": fighting.on_cards,
    "D16": fighting.on_cards,
    "D17": fighting.on_cards,
    "D18": trading.on_limit,
    "D19": trading.on_limit,
    "D20": moving.on_town,
    "D21": trading.on_door,
    "D22": trading.on_market,
    "D23": trading.on_wages,
    "D24": dealing.on_deal,
    "D25": meeting.on_spoils,
    "D26": fighting.on_cards,
    "D27": trading.on_tokens,
    "D29": choosing.on_card_choice,
    "D30": meeting.on_adventure,
    "D31": choosing.on_peek,
    "D32": moving.on_hazard,
}
"""By decision point; D28, discards, is part of other menus."""
ROUGH: Mapping[str, Adviser] = {
    **ADVISERS,
    "D02": rough.on_mode,
    "D04": rough.on_walk,
    "D12": rough.on_escape,
    "D14": rough.on_phase,
}
"""For those who are not careful."""
WASTE = 20.0
"""Throwing a card away for nothing is the last thing to do."""
IDLE = 0.5


def advise(view: SeatView, question: Question, careful: bool = True) -> list[Advice]:
    """What each answer is worth to the seat that is asked, from what it may see; quicker and cruder if not `careful`."""
    mind = Mind(view, question, careful)
    verdicts = (ADVISERS if careful else ROUGH)[question.decision](mind)
    best = max((verdicts[option.id][0] for option in question.options if option.id in verdicts), default=0.0)
    found = []
    for option in question.options:
        worth, why = verdicts.get(option.id) or _by_the_way(mind, option, best)
        found.append(Advice((option.id,), worth, why))
    return found


def _by_the_way(mind: Mind, option: Option, best: float) -> tuple[float, Text]:
    """Free uses and discards (D28), which take no turn of their own: what they add to the best of the proper answers."""
    if option.id.startswith("use:"):
        gain, why = use_worth(mind, Standing(mind), option)
        return best + (gain if gain > 0 else gain - IDLE), why
    if option.id.startswith("discard:"):
        return best - WASTE, text("why-keep", card=f"@{option.on[0]}")
    return best - WASTE / 2, text("why-nothing-gained")
