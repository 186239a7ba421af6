"""How a game may begin: everything wrong is refused by name, defaults are filled in."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from components.identity import GameInfo
from components.seats import Seat
from engine.commands import Refusal
from engine.definition import SeatSetUp
from engine.session import Session
from tests.toy import play

TWO = [SeatSetUp(), SeatSetUp()]


@pytest.mark.parametrize(
    ("changed", "words", "at"),
    [
        ({"seats": []}, "takes 2 to 4 seats, not 0", "new.seats"),
        ({"seats": [SeatSetUp()] * 5}, "takes 2 to 4 seats, not 5", "new.seats"),
        ({"seed": -1}, "The seed must be a number from 0", "new.seed"),
        ({"seed": 2**63}, "The seed must be a number from 0", "new.seed"),
        ({"options": {"round": 3}}, "no option 'round'. Did you mean 'rounds'?", "new.options.round"),
        ({"options": {"rounds": 0}}, "0 is no value of option 'rounds'", "new.options.rounds"),
        ({"options": {"rounds": True}}, "True is no value of option 'rounds'", "new.options.rounds"),
        ({"options": {"blessing": 1}}, "1 is no value of option 'blessing'", "new.options.blessing"),
        ({"options": {"die": "d10"}}, "'d10' is no value of option 'die'", "new.options.die"),
        ({"map": "rings"}, "no map 'rings'", "new.map"),
        ({"seats": [SeatSetUp(hero="hero/birsh"), SeatSetUp()]}, "Did you mean 'hero/birch'", "new.seats[0].hero"),
        ({"seats": [SeatSetUp(hero="hero/ash")] * 2}, "'hero/ash' was chosen twice", "new.seats[1].hero"),
        ({"seats": [SeatSetUp(colour=2)] * 2}, "Two seats have one colour", "new.seats"),
        ({"seats": [SeatSetUp(), SeatSetUp(control="robot")]}, "not by 'robot'", "new.seats[1].control"),
    ],
)  # fmt: skip
def test_a_wrong_set_up_is_refused_by_name(changed: dict[str, Any], words: str, at: str) -> None:
    wanted: dict[str, Any] = {"seats": TWO, "seed": 1, **changed}
    with pytest.raises(Refusal) as caught:
        Session.new(play.TOY, **wanted)
    assert words in str(caught.value)
    assert caught.value.at == at
    assert caught.value.kind == "bad_argument"


def test_what_is_left_open_is_filled_in() -> None:
    session = Session.new(play.TOY, [SeatSetUp(colour=0), SeatSetUp(name="Bo"), SeatSetUp()], 7)
    assert session.setup.options == {"rounds": 6, "blessing": False, "die": "d6"}
    assert session.setup.map == "ring"
    assert [(seat.name, seat.colour) for seat in session.setup.seats] == [("1", 0), ("Bo", 1), ("3", 2)]
    assert session.world.the(GameInfo).options["rounds"] == 6
    assert [seat.name for _, seat in session.world.all(Seat)] == ["1", "Bo", "3"]


def test_chosen_heroes_are_played_and_the_others_drawn() -> None:
    session = Session.new(play.TOY, [SeatSetUp(hero="hero/cedar"), SeatSetUp()], 7)
    assert session.state()["seat/0"]["Plays"] == {"hero": "hero/cedar"}
    assert session.state()["seat/1"]["Plays"]["hero"] in set(play.TOY.heroes) - {"hero/cedar"}


def test_how_many_may_play_can_hang_on_options() -> None:
    """A short evening is for two; what the caller leaves out counts with its default."""
    toy = msgspec.structs.replace(play.TOY, seats_with=lambda options: (2, 4 if options["rounds"] > 2 else 2))
    assert [toy.seats_for({}), toy.seats_for({"rounds": 2}), play.TOY.seats_for({"rounds": 2})] == [
        (2, 4), (2, 2), (2, 4),
    ]  # fmt: skip
    three = [SeatSetUp()] * 3
    assert Session.new(toy, three).question is not None
    with pytest.raises(Refusal, match="takes 2 to 2 seats, not 3"):
        Session.new(toy, three, options={"rounds": 2})
