"""The endgame: each hero in turn fights red challenges until he wins or falls (RB-170 to RB-175).

Only with the doom track; the game calls it when the turn is over in which the last doom counter fell (RB-168).
"""

from __future__ import annotations

from components.runebound import Endgame, Exhaustion, TurnState, Wounds
from components.seats import TurnOrder
from components.texts import text
from engine import piles, rng
from engine.flow import Call, Done, Goto, Procedure, Step
from engine.world import GAME, World
from systems.runebound import adventure, discards, figures, harm, undefeated, victory
from systems.runebound.combat import Fight
from systems.runebound.figures import AT_HAND, DOOM_TRACK, REMOVED
from systems.runebound.vocabulary import ChallengeRecord
from systems.shared.telling import DICE, tell

RED = "red"
RED_DECK = figures.deck_of(RED)


class PlayEndgame(Procedure):
    """All endgame turns in an order fixed once (RB-171), then the ranking. A knock-out leads to `knocked_out`."""

    def start(self, world: World) -> Step:
        """Prepare the red deck and the order."""
        prepare_red_deck(world)
        order = endgame_order(world)
        world.add(GAME, Endgame(order))
        tell(
            world,
            "endgame-begins",
            *order,
            barrier=DICE,
            order=[text("plain-name", of=f"@{hero}") for hero in order],
        )
        return Goto("begin_turn")

    def begin_turn(self, world: World) -> Step:
        """The next hero's turn, without refresh and movement (RB-172); after the last one the best hero wins (RB-175)."""
        endgame, order = world.the(Endgame), world.the(TurnOrder)
        if endgame.turn >= len(endgame.order):
            victory.end_by_rank(world, text("over-endgame"))
            return Done()
        hero = endgame.order[endgame.turn]
        order.active, order.turn = figures.seat_of(world, hero), order.turn + 1
        world.add(GAME, TurnState(hero, step="endgame"))
        tell(world, "endgame-turn", hero, who=f"@{hero}")
        return Goto("draw")

    def draw(self, world: World) -> Step:
        """He fights the top red card; with none left he has done all he can (RB-174)."""
        hero = figures.active_hero(world)
        card = adventure.draw_card(world, hero, RED)
        if card is None:
            tell(world, "endgame-no-card", hero, who=f"@{hero}")
            return Goto("next_hero")
        space = figures.here(world, hero)
        return Call(Fight(hero=hero, foe=card, kind="endgame", space=space), then="fought")

    def fought(self, world: World) -> Step:
        """Having won the card he draws again (RB-173); a fight broken off eliminates him (RB-209)."""
        return Goto("draw" if self.got == "won" else "knocked_out")

    def knocked_out(self, world: World) -> Step:
        """He is eliminated and keeps what he has; the challenge is shuffled back without wounds (RB-173)."""
        hero = figures.active_hero(world)
        harm.clear_scene(world)
        world.get(hero, Wounds).count = 0
        world.get(hero, Exhaustion).count = 0
        world.the(Endgame).eliminated.append(hero)
        tell(world, "eliminated", hero, who=f"@{hero}")
        for card in piles.cards_in(world, AT_HAND):
            discards.wipe(world, card)
            piles.move(world, card, RED_DECK)
        piles.shuffle(world, RED_DECK)
        return Goto("next_hero")

    def next_hero(self, world: World) -> Step:
        """The turn passes on."""
        world.the(Endgame).turn += 1
        return Goto("begin_turn")


def prepare_red_deck(world: World) -> None:
    """Only challenges stay in the red deck; those undefeated or on the doom track join it, and it is shuffled (RB-170)."""
    for card in piles.cards_in(world, RED_DECK):
        if not is_red_challenge(world, card):
            piles.move(world, card, REMOVED)
    for card in [*undefeated.in_order(world), *piles.cards_in(world, DOOM_TRACK)]:
        if is_red_challenge(world, card):
            undefeated.leave_undefeated(world, card)
            discards.wipe(world, card)
            piles.move(world, card, RED_DECK)
    piles.shuffle(world, RED_DECK)


def is_red_challenge(world: World, card: str) -> bool:
    """Tell whether a card is a red challenge."""
    printed = figures.record(world, card)
    return isinstance(printed, ChallengeRecord) and printed.colour == RED


def endgame_order(world: World) -> list[str]:
    """Heroes by level, total points and gold, from the highest on; ties fall by chance (RB-171)."""
    order = figures.heroes(world)
    rng.shuffle(world, order)
    return sorted(order, key=lambda hero: _rank(world, hero), reverse=True)


def _rank(world: World, hero: str) -> tuple[int, int, int]:
    return figures.level(world, hero), victory.total_points(world, hero), figures.gold(world, hero)


PROCEDURES = (PlayEndgame,)
