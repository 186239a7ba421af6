"""A whole game of two seats on the small map, from its first question to its ending, by the mouse alone."""

from __future__ import annotations

import random
from pathlib import Path

import pygame

from systems.presentation.scenes.ending import Ending
from systems.presentation.widgets.press import Press
from tests.presentation.stage import Hand, runebound

MOST_CLICKS = 4000


def places(hand: Hand) -> list[tuple[int, int]]:
    """Every place on the table that answers something, or helps to."""
    table = hand.table
    found: list[tuple[float, float]] = []
    if table.tray is not None:
        found += [p.rect.center for p in table.tray.presses.values() if table.tray.rect.contains(p.rect)]
    if table.cards is not None:
        found += [p.rect.center for key, p in table.cards.presses.items() if key in table.cards._open]
        found += [p.rect.center for p in table.cards.row.presses.values()] if table.cards.row else []
    if table.stage is None and table.answering is not None:
        spaces = [table.board.camera.centre(space) for space in sorted(table.answering.lit)]
        found += [at for at in spaces if table.tray is None or not table.tray.rect.collidepoint(at)]
    found += [p.rect.center for p in table.buttons.presses.values()]
    if table.fight is not None and table.fight.row is not None:
        found += [p.rect.center for p in table.fight.row.presses.values()]
    main = [p for p in hand.buttons() if isinstance(p, Press) and pygame.K_RETURN in p.keys]
    found += [p.rect.center for p in main]
    return [(int(x), int(y)) for x, y in found]


def test_two_seats_play_marches_to_its_end(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1024, 768))
    session = hand.sit_down(runebound(), seed=5, map="marches", doom_track=True, travel_hazards=True)
    chance = random.Random(5)
    for _ in range(MOST_CLICKS):
        if session.over is not None:
            break
        assert places(hand), session.question
        hand.click(chance.choice(places(hand)))
    hand.frame()
    assert session.over is not None
    assert isinstance(hand.window.top, Ending)
    assert all(answer.seat in (0, 1) for answer in session.answers)
    hand.window.shut()


def reachable(hand: Hand) -> set[str]:
    """Options of the open question that a mouse can reach: rows, buttons, spaces, cards, or the list of all."""
    table = hand.table
    answering = table.answering
    assert answering is not None
    if answering.unlisted and not table.is_narrow:
        assert len([p for p in hand.buttons() if not p.keys]) >= 1, "there is no button for the list"
        return {option.id for option in answering.question.options}
    found = set(table.tray.presses if table.tray else ()) | set(table.buttons.taken)
    if table.stage is None:
        found |= {option.id for space in answering.lit for option in answering.at(space)}
    if table.cards is not None:
        found |= {option.id for key in table.cards._open for option in answering.at(key)}
        found |= set(table.cards.row.presses) if table.cards.row else set()
        found |= {
            option
            for group in table.cards.stage.groups
            if group.stepper
            for _, option in group.stepper.buttons
        }
    if table.fight is not None and table.fight.row is not None:
        found |= set(table.fight.row.presses)
    return found


def test_every_option_of_every_question_can_be_reached(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1024, 768))
    session = hand.sit_down(runebound(), seed=11, map="marches", travel_hazards=True)
    chance = random.Random(11)
    asked = set()
    for _ in range(120):
        question = session.question
        assert question is not None
        asked.add(question.decision)
        if hand.table.answering is None:
            hand.click(hand.main_button())
        assert {option.id for option in question.options} <= reachable(hand), question
        size = chance.randint(question.min, min(question.max, len(question.options)))
        session.choose(*(option.id for option in chance.sample(question.options, size)))
        hand.table.play.version += 1
        hand.frame()
    assert len(asked) >= 6
    hand.window.shut()
