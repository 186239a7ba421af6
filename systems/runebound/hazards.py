"""Travel hazards (RB-176 to RB-190): what lurks where nobody lives, and how it is met.

The fight itself is `combat.py`; without before-combat part, escape and reward it is a fight like any other.
"""

from __future__ import annotations

from components.cards import Pile
from components.questions import Option, Question
from components.runebound import TurnState
from components.texts import text
from engine import rng
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, Unwind, option
from engine.world import World
from systems.runebound import abilities, discards, figures, spawning
from systems.runebound.adventure import ResolveCard, draw_card
from systems.runebound.content import content
from systems.runebound.figures import DOOM_TRACK, Reader
from systems.runebound.movement import MOVEMENT_DIE
from systems.runebound.pathfinding import faces
from systems.runebound.vocabulary import Ability, Choose, IgnoreHazard
from systems.shared.telling import DICE, tell

ACCEPT = "accept"


def is_due(reader: Reader, hero: str) -> bool:
    """Tell whether a hero who ends his movement where he stands must roll (RB-176)."""
    space = figures.here(reader, hero)
    return (
        bool(figures.switch(reader, "travel_hazards"))
        and not reader.the(TurnState).ignores_hazard
        and not figures.town_at(reader, space)
        and not figures.counters_at(reader, space)
        and not figures.challenges_at(reader, space)
        and figures.heroes_at(reader, space) == [hero]
    )


def colours_on_track(reader: Reader) -> list[str]:
    """The backs of the cards on the doom track from space 1 upward, which everybody sees (RB-165)."""
    return [card.split("/")[1] for card in reader.get(DOOM_TRACK, Pile).cards]


def colour_on_track(reader: Reader, number: int) -> str:
    """The colour that a hazard number points at: counted from space 1 upward, round and round (RB-180)."""
    colours = colours_on_track(reader)
    return colours[(number - 1) % len(colours)]


def colour_of_roll(total: int) -> str:
    """The colour of a hazard without doom track, by a roll of 2d10 (RB-181)."""
    return next(colour for highest, colour in content().numbers.hazard_colours if total <= highest)


class HazardRoll(Procedure):
    """The hazard roll, the very last thing of movement (RB-177). Gives back whether a challenge was faced."""

    hero: str
    colour: str = ""

    def start(self, world: World) -> Step:
        """If any symbol equals the terrain nothing happens (RB-178)."""
        if not is_due(world, self.hero):
            return Done(False)
        terrain = figures.terrain(world, figures.here(world, self.hero))
        shown = _roll_movement_dice(world)
        is_safe = any(terrain in faces()[face - 1] for face in shown)
        tell(
            world, "hazard-rolled", self.hero, barrier=DICE, numbers={"faces": shown},
            who=f"@{self.hero}", terrain=text(f"terrain-{terrain}"), outcome="safe" if is_safe else "hazard",
        )  # fmt: skip
        return Done(False) if is_safe else Goto("offer_cards")

    def offer_cards(self, world: World) -> Step:
        """D32: a card may still turn the hazard away, before its colour is known."""
        seat = figures.seat_of(world, self.hero)
        cards = [
            found
            for found in abilities.usable(world, self.hero, "after_move")
            if _ignores_hazard(found.ability)
        ]
        options = [Option(found.option_id, abilities.use_words(found), (found.card,)) for found in cards]
        if not options:
            return Goto("choose_colour")
        options.append(option(ACCEPT, text("opt-hazard-accept")))
        prompt = text("ask-hazard", who=f"@seat/{seat}")
        question = Question(seat, "react", "D32", prompt, tuple(options), default=ACCEPT, about=(self.hero,))
        return Ask(question, "answered")

    def answered(self, world: World) -> Step:
        """Use the card, or let it come."""
        if self.chosen == ACCEPT:
            return Goto("choose_colour")
        return Call(abilities.use_by_id(self.hero, self.chosen), then="turned_away")

    def turned_away(self, world: World) -> Step:
        """Did the card help?"""
        return Done(False) if world.the(TurnState).ignores_hazard else Goto("choose_colour")

    def choose_colour(self, world: World) -> Step:
        """By the doom track, or by a roll (RB-180, RB-181)."""
        if figures.switch(world, "doom_track") and colours_on_track(world):
            die, shown = "faces", _roll_movement_dice(world)
            number = sum(len(faces()[face - 1]) for face in shown)
            self.colour = colour_on_track(world, number)
        else:
            die, shown = "dice", rng.roll(world, "d10", 10, 2)
            number = sum(shown)
            self.colour = colour_of_roll(number)
        colour = text(f"colour-{self.colour}")
        tell(world, "hazard-colour", self.hero, barrier=DICE, numbers={die: shown}, n=number, colour=colour)
        return Goto("draw")

    def draw(self, world: World) -> Step:
        """One card only (RB-182, RB-185)."""
        card = draw_card(world, self.hero, self.colour)
        if card is None:
            tell(world, "hazard-deck-empty", colour=text(f"colour-{self.colour}"))
            return Done(False)
        space = figures.here(world, self.hero)
        return Call(ResolveCard(hero=self.hero, card=card, space=space, mode="hazard"), then="resolved")

    def resolved(self, world: World) -> Step:
        """An event or encounter ends the turn (RB-185); a beaten challenge gives its experience alone (RB-186 to RB-189)."""
        if self.got in ("event", "encounter"):
            return Unwind("Turn", "end")
        if self.got == "won":
            spawning.gain_counter(world, self.hero, self.colour)
            discards.clear_hand(world)
        return Done(True)


def _roll_movement_dice(world: World) -> list[int]:
    return rng.roll(world, MOVEMENT_DIE, len(faces()), content().numbers.hazard_dice)


def _ignores_hazard(ability: Ability) -> bool:
    effects = list(ability.effects)
    for effect in ability.effects:
        if isinstance(effect, Choose):
            effects += [chosen for branch in effect.branches for chosen in branch.effects]
    return any(isinstance(effect, IgnoreHazard) for effect in effects)


PROCEDURES = (HazardRoll,)
