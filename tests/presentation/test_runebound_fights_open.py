"""How fights of Runebound open and end on the screen: only what belongs to them is told, and who may not be escaped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from components.runebound import Combat, Roll
from engine.world import GAME
from systems.presentation.skins.looks import CardsStage, FightStage
from systems.presentation.skins.roll_looks import RollLook
from systems.presentation.table.fight_page import UNKNOWN
from tests.presentation.stage import LANGUAGES, Hand
from tests.presentation.test_rolls import settle
from tests.systems.runebound.stacking import stack
from tests.systems.runebound.table import Table


def table_before(*cards: str, hero: str = "varikas") -> Table:
    """A hero before a green jewel, these cards in the deck."""
    table = Table.new(hero, "korrag-half-ogre").start_turn(0, at="G10", step="adventure")
    return stack(table, "green", *cards)


def sit(folder: Path, table: Table, language: str = "en") -> Hand:
    """Opens the window on a game; things move in it."""
    hand = Hand(folder, language=language)
    hand.settings.speed = "normal"
    pygame.mouse.set_pos(1, 1)
    hand.routes.play(table.session)
    settle(hand)
    return hand


def give(hand: Hand, wanted: str, *sums: int) -> None:
    """Answers as a press does, with an option that begins so; rolls of 2d10 come to these sums."""
    session = hand.table.play.session
    if sums:
        session.arrange(dice={"d10": [face for total in sums for face in (total // 2, total - total // 2)]})
        hand.table.play.version += 1
        settle(hand)
    assert session.question is not None
    hand.table.give((next(o.id for o in session.question.options if o.id.startswith(wanted)),))
    settle(hand)


def go_on_to(hand: Hand, decision: str) -> None:
    """Passes by all that is asked before."""
    while (question := hand.table.play.question) is not None and question.decision != decision:
        give(hand, question.default or question.options[0].id)


def fight_stage(hand: Hand) -> FightStage:
    assert isinstance(hand.table.stage, FightStage)
    return hand.table.stage


# --- who cannot be escaped


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("card", "key"), [("orc-outriders", "no-escape"), ("thorn-hound", "escape-later")])
def test_a_ban_for_good_is_told_from_one_for_this_round(
    tmp_path: Path, card: str, key: str, language: str
) -> None:
    hand = sit(tmp_path, table_before(card), language)
    give(hand, "attempt")
    go_on_to(hand, "D14")
    assert fight_stage(hand).aside == hand.table.say(f"skin-{key}")


# --- what is told on the page


def win(hand: Hand) -> None:
    """Wins the fight under way by tens."""
    world = hand.table.play.session.world
    while world.find(GAME, Combat) is not None:
        question = hand.table.play.question
        assert question is not None
        wanted = "attack" if question.decision == "D14" else question.default
        give(hand, wanted or question.options[0].id, 20)


def test_a_new_fight_opens_without_the_dice_of_the_last_one(tmp_path: Path) -> None:
    table = table_before("thorn-hound", "orc-outriders")
    hand = sit(tmp_path, table)
    give(hand, "attempt")
    win(hand)
    stack(table, "green", "orc-outriders").start_turn(0, at="G11", step="adventure")
    hand.table.play.version += 1
    settle(hand)
    give(hand, "attempt")
    page = hand.table.fight
    assert page is not None and page._dice() in ((UNKNOWN, ""), ((), ""))
    assert not page._are_past and page._rolls_told(600, 2) == ""
    go_on_to(hand, "D14")
    give(hand, "attack", 20)
    page = hand.table.fight
    assert page is not None and page._dice()[1] and page._rolls_told(600, 2), "its own dice are told"


def test_an_event_on_the_way_to_a_fight_is_told_on_its_page(tmp_path: Path) -> None:
    hand = sit(tmp_path, table_before("rumours-of-runes", "orc-outriders"))
    give(hand, "attempt")
    page, table = hand.table.fight, hand.table
    assert page is not None
    event = next(e for e in table.play.session.log if e.kind == "event-in-play")
    assert page._rolls_told(600, 2) == table.say.rich(event.text)


def test_only_what_follows_a_roll_stands_beside_its_result(tmp_path: Path) -> None:
    hand = sit(tmp_path, table_before("the-bragging-champion", "the-lost-surveyor", "orc-outriders"))
    give(hand, "attempt", 20)
    hand.table.go_on()
    while sum(event.kind == "roll-test" for event in hand.table.play.session.log) < 2:
        question = hand.table.play.question
        assert question is not None and question.decision in ("D11", "D12", "D14", "D16"), question
        wanted = "attack" if question.decision == "D14" else question.default
        give(hand, wanted, 20, 20)
    table = hand.table
    assert table.rolls.is_told and isinstance(table.stage, CardsStage)
    fresh = [event.kind for event in table.play.fresh]
    assert "foe-defeated" in fresh and fresh.index("foe-defeated") < fresh.index("roll-test")
    look = table.stage.roll
    after = table.play.fresh[fresh.index("roll-test") + 1 :]
    assert look is not None and look.earlier == ()
    assert look.news == tuple(table.say.rich(event.text) for event in after)


def test_the_values_that_meet_are_those_of_who_rolls(tmp_path: Path) -> None:
    start = Table.new("varikas", "korrag-half-ogre").put("hired-pikes", "varikas")
    table = stack(start.start_turn(0, at="G10", step="adventure"), "green", "orc-outriders")
    hand = sit(tmp_path, table)
    give(hand, "attempt")
    go_on_to(hand, "D14")
    assert len(fight_stage(hand).sums) == 3, "hero, ally and foe may meet"
    ally, skin, question = table.card("hired-pikes"), hand.table.skin, table.question
    table.world.add(GAME, Roll("attack", ally, "ranged", target=14))
    stage = skin.stage(table.session.view(0), question)
    assert isinstance(stage, FightStage)
    own = skin.facts.values.attribute(table.world, ally, "mind").value  # type: ignore[attr-defined]
    assert [number for number, _, _ in stage.sums] == [str(own), "14"]
    assert stage.sums[0][1] == hand.table.say.name(ally)


# --- sheets of rolls


def test_a_sheet_of_another_roll_never_stands_in_for_one_that_is_still_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = sit(tmp_path, table_before("the-lost-surveyor", "thorn-hound"))
    give(hand, "attempt", 20)
    rolls = hand.table.rolls
    look = rolls.look
    assert look is not None
    rect = pygame.Rect(0, 0, 400, 500)
    other = msgspec.structs.replace(look, sides=(msgspec.structs.replace(look.sides[0], mark=1),))

    def is_black(shown: RollLook) -> bool:
        surface = pygame.Surface(rect.size)
        rolls.paint(surface, rect, shown)
        return pygame.transform.average_color(surface)[:3] == (0, 0, 0)

    is_black(look)
    hand.window.desk.darkroom.wait()
    assert not is_black(look)
    monkeypatch.setattr(hand.window.desk.darkroom, "get", lambda *wanted: None)
    assert not is_black(look), "its own sheet stays until the next one is ready"
    assert is_black(other)
