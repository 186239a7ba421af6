"""One battery over all games: what the engine promises holds in each of them at every question."""

from __future__ import annotations

from pathlib import Path

import pytest

from systems.bots.players import player
from tests.contracts.battery import Trial
from tests.contracts.games import IDS, find, mixes, short, words
from tests.toy import play

CLOSELY = {"toy": 1}
"""How often a game is looked at closely; the others less often, as their tables are large."""
ANSWERS = {"toy": 2000}


def cases() -> list[tuple[str, int, int]]:
    """Every game with every option mix; numbers of seats take turns."""
    found = []
    for game in IDS:
        for number, mix in enumerate(mixes(find(game))):
            low, high = find(game).seats_for({**mix, **short(game)})
            found.append((game, low + number % (high - low + 1), number))
    return found


@pytest.mark.parametrize(("game", "seats", "mix"), cases())
def test_every_promise_at_every_question(game: str, seats: int, mix: int, tmp_path: Path) -> None:
    definition = find(game)
    options = {**mixes(definition)[mix], **short(game)}
    trial = Trial(
        definition,
        seats,
        100 + mix,
        options,
        words(game),
        tmp_path,
        players="mixed" if mix % 2 == 1 else "random",
    )
    trial.play(sample=CLOSELY.get(game, 17), answers=ANSWERS.get(game, 150))
    trial.finish()


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_every_game_ends(game: str, level: str) -> None:
    definition = find(game)
    session = play.Session.new(
        definition, [play.SeatSetUp()] * definition.seats[0], 5, short(game), undo=False
    )
    bots = [player(level, seat) for seat in range(definition.seats[0])]
    while (question := session.question) is not None:
        options, why = bots[question.seat].answer(session.view(question.seat), question)
        assert words(game).has(why.key), f"no words for {why.key}"
        session.choose(*options)
        assert len(session.answers) < 20_000
    assert session.over is not None


@pytest.mark.parametrize("game", IDS)
def test_a_game_is_described(game: str) -> None:
    definition, said = find(game), words(game)
    assert definition.id == game
    assert 1 <= definition.seats[0] <= definition.seats[1]
    keys = [f"game-{game}", f"game-{game}-line"]
    for option in definition.options:
        keys += [f"option-{option.id}", f"option-{option.id}.line"]
        keys += [f"option-{option.id}-{choice}" for choice in option.choices]
    keys += [f"preset-{preset}" for preset in definition.presets]
    keys += [f"name-{hero.rpartition('/')[2]}" for hero in definition.heroes]
    assert [key for key in keys if not said.has(key)] == []
    known = {option.id for option in definition.options}
    assert all(set(preset) <= known for preset in definition.presets.values())
