"""The adventure step and meetings with other heroes: D07, D30, D24 and the spoils of D25."""

from __future__ import annotations

from components.cards import Pile
from components.texts import Text, text
from systems.runebound import adventure, figures
from systems.runebound.advice import dealing
from systems.runebound.advice.bargains import swap_worth
from systems.runebound.advice.builds import build_of, shape_of
from systems.runebound.advice.duels import duel
from systems.runebound.advice.mind import Mind, record_id
from systems.runebound.advice.prospects import Prospects, face_up, percent, why_unknown
from systems.runebound.advice.purse import spending
from systems.runebound.advice.verdict import Verdicts

SURE = 0.7
"""Another hero is attacked only with that chance to win (section 12 rule 14)."""
CAUGHT = 0.75
"""So often a hero who is losing does not get away."""
UNEASE = 3.0
"""What an attack costs besides: wounds on the way, and an enemy made."""
DENIAL = 8.0
"""What it is worth to take from a hero who stands before victory."""
SHY = -0.5


def on_adventure(mind: Mind) -> Verdicts:
    """D07 and D30: the adventure, a hero, or nothing."""
    found: Verdicts = {adventure.NOTHING: (0.0, text("why-no-adventure"))}
    for option in mind.question.options:
        verb, _, other = option.id.partition(":")
        if verb == adventure.ATTEMPT:
            found[option.id] = _attempt(mind)
        elif verb == "negotiate":
            found[option.id] = _talk(mind, other)
        elif verb == "attack":
            found[option.id] = _attack(mind, other)
    return found


def _attempt(mind: Mind) -> tuple[float, Text]:
    colours = mind.colours_at(mind.here)
    waiting = figures.challenges_at(mind.view, mind.here)
    if waiting:
        worth, why = face_up(mind, waiting[0], colours)
    else:
        worth, seen = mind.unknown_fight(colours[0])
        why = why_unknown(colours[0], seen)
    if worth <= 0 and (found := Prospects(mind).at_once.get(mind.here)):
        return found
    return worth, why


def _talk(mind: Mind, other: str) -> tuple[float, Text]:
    wanted = dealing.best_deal(mind, other)
    if wanted is None:
        return SHY, text("why-no-deal", who=f"@{other}")
    return wanted.worth, text("why-talk", who=f"@{other}", card=f"@{wanted.card}")


def _attack(mind: Mind, other: str) -> tuple[float, Text]:
    """Rule 14: only when it is sure enough, and the spoils are worth it."""
    enemy = (build_of(mind.view, other), shape_of(mind.view, other))
    win = duel((mind.build, mind.shape), enemy)
    prize = max((worth for worth, _ in spoils(mind, other).values()), default=0.0)
    runes = len(figures.dragon_runes(mind.view, other))
    prize += DENIAL if runes >= 2 else 0.0
    worth = win * CAUGHT * prize - (1.0 - win) * mind.loss - UNEASE - _turn_worth(mind)
    if win < SURE:
        worth = min(worth, SHY) - 1.0
    key = "why-attack-hero" if worth > 0 else "why-spare-hero"
    return worth, text(key, who=f"@{other}", win=percent(win))


def _turn_worth(mind: Mind) -> float:
    """What else the turn could bring here: an attack ends it (RB-139)."""
    here = Prospects(mind).at_once.get(mind.here)
    return max(0.0, here.worth) if here else 0.0


def spoils(mind: Mind, loser: str) -> Verdicts:
    """What each thing of a beaten hero's would be worth."""
    amount = figures.gold(mind.view, loser)
    found: Verdicts = {"nothing": (0.0, text("why-no-spoils"))}
    if amount:
        found["gold"] = (-spending(mind.gold, -amount), text("why-spoils-gold", n=amount))
    for card in mind.view.get(loser, Pile).cards:
        if not figures.is_quest(mind.view, card):
            found[f"card:{card}"] = (_spoil(mind, card), text("why-spoils-card", card=f"@{card}"))
    return found


def _spoil(mind: Mind, card: str) -> float:
    if figures.thing(mind.view, card).kind == "dragon_rune":
        return mind.rune_worth
    own = record_id(mind.view, card)
    return max(0.5, swap_worth(mind.build, "", own, mind.careful)) if own else 0.5


def on_spoils(mind: Mind) -> Verdicts:
    """D25: the thing of the loser's that is worth most."""
    loser = mind.question.about[1]
    return spoils(mind, loser)
