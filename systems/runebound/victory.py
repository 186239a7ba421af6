"""Winning, and who stands where when the game is over (RB-159 to RB-161, RB-175, section 11).

`check_victory` is called after every gain of a card: wins are looked for after every atomic change (RB-202).
"""

from __future__ import annotations

from collections.abc import Sequence

from components.flow import Outcome
from components.runebound import Endgame
from components.texts import Text, text
from engine.flow import end_game
from engine.world import GAME, World
from systems.runebound import experience, figures
from systems.runebound.content import content
from systems.runebound.figures import Reader
from systems.runebound.vocabulary import ChallengeRecord
from systems.shared.telling import tell

Standing = tuple[int, ...]


def check_victory(world: World) -> bool:
    """End the game if a hero holds three Dragon Runes, or in the endgame three red challenge cards (RB-160, RB-173).

    Tells whether the game is over.
    """
    if world.has(GAME, Outcome):
        return True
    numbers = content().numbers
    for hero in figures.heroes(world):
        runes = len(figures.dragon_runes(world, hero))
        if runes >= numbers.runes_to_win:
            _win(world, hero, text("over-runes", who=f"@{hero}", n=runes))
            return True
        red = len(red_cards(world, hero))
        if world.has(GAME, Endgame) and red >= numbers.endgame_cards:
            _win(world, hero, text("over-red-cards", who=f"@{hero}", n=red))
            return True
    return False


def win_by_victory_card(world: World, hero: str) -> None:
    """End the game: the hero has defeated the challenge whose reward is victory (RB-159)."""
    _win(world, hero, text("over-victory-card", who=f"@{hero}"))


def _win(world: World, hero: str, reason: Text) -> None:
    tell(world, "game-won", hero, who=f"@{hero}")
    seat = figures.seat_of(world, hero)
    end_game(world, reason, [seat], ranking(world, [seat]))


def end_by_rank(world: World, reason: Text) -> None:
    """End the game without a victor in the field: most red challenge cards, level and gold decide (RB-175).

    Heroes who tie in all three share the victory; a lone player has not won.
    """
    heroes = figures.heroes(world)
    best = max(deciding(world, hero) for hero in heroes)
    winners = [figures.seat_of(world, hero) for hero in heroes if deciding(world, hero) == best]
    tell(world, "game-ranked", *(figures.hero_of(world, seat) for seat in winners))
    end_game(world, reason, winners if len(heroes) > 1 else [], ranking(world, winners))


def ranking(reader: Reader, first: Sequence[int] = ()) -> list[int]:
    """All seats from first to last: `first`, then by red challenge cards, level, points and gold (section 11)."""
    others = [seat for seat in figures.seats(reader) if seat not in first]
    return [
        *first,
        *sorted(others, key=lambda seat: _place(reader, figures.hero_of(reader, seat)), reverse=True),
    ]


def _place(reader: Reader, hero: str) -> Standing:
    red, level, gold = deciding(reader, hero)
    return red, level, total_points(reader, hero), gold


def deciding(reader: Reader, hero: str) -> Standing:
    """What decides a game that nobody won outright: red challenge cards, level, gold (RB-175)."""
    return len(red_cards(reader, hero)), figures.level(reader, hero), figures.gold(reader, hero)


def red_cards(reader: Reader, hero: str) -> list[str]:
    """Red challenge cards that lie with a hero."""
    cards = [(card, figures.record(reader, card)) for card in figures.belongings(reader, hero)]
    return [
        card for card, printed in cards if isinstance(printed, ChallengeRecord) and printed.colour == "red"
    ]


def total_points(reader: Reader, hero: str) -> int:
    """All experience a hero ever won and kept: unspent points and the price of each token owned (RB-171)."""
    return experience.points(reader, hero) + experience.price(reader) * figures.level(reader, hero)
