"""An attack that waits for an answer at the window: who attacks whom, and with what chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.questions import Option, Question
from components.superdungeon import Attack, Footing
from engine.session import Session
from engine.world import GAME as TABLE
from systems.presentation.meters import percent
from systems.presentation.skins.looks import AimLook
from systems.superdungeon import blows, figures
from systems.text.words import LANGUAGES
from tests.presentation.dungeon_stage import moment, sat_down, skin_at

HEROES = ("", "ember-mage", "hearthsworn-fighter")


def asked(session: Session) -> Question:
    assert session.question is not None
    return session.question


def attack_of(session: Session) -> Attack:
    return session.view(asked(session).seat).get(TABLE, Attack)


def shown(session: Session, option: Option | None) -> AimLook | None:
    """What lies on the board while an option is pointed at, or none."""
    skin, view = skin_at(session), session.view(asked(session).seat)
    aim = skin.aim(view, asked(session), option) if option else None
    return aim or skin.survey(view, asked(session))


@pytest.fixture(scope="module")
def potion() -> Session:
    """A hero is about to be attacked, and somebody may drink."""
    return moment("DP-21", lambda q: q.prompt.key == "ask-potion-attack-declared", heroes=HEROES)


@pytest.fixture(scope="module")
def order() -> Session:
    """Several targets shall defend."""
    return moment("DP-19", heroes=HEROES)


def test_an_attack_is_seen_while_potions_are_thought_about(potion: Session) -> None:
    """Attacker and targets are framed with the chances, whatever row is pointed at."""
    view, attack = potion.view(asked(potion).seat), attack_of(potion)
    chances = tuple(
        (figures.spaces(view, blow.target)[0], percent(blow.ways / blow.of)) for blow in blows.ahead(view)
    )
    framed = {tuple(figures.spaces(view, key)) for key in (attack.attacker, *attack.targets)}
    others = [option for option in asked(potion).options if option.id.count(":") < 4]
    for option in (None, *others):
        look = shown(potion, option)
        assert look is not None
        assert (set(look.targets), look.flags) == (framed, chances)
    assert chances


def test_a_redirected_attack_is_shown_against_its_new_target(potion: Session) -> None:
    view, target = potion.view(asked(potion).seat), attack_of(potion).targets[0]
    other = next(key for key in figures.models(view, figures.HEROES) if key != target)
    option = Option(f"potion:{other}:bulwark-brew:{other}:{target}", asked(potion).prompt, (other,))
    look = shown(potion, option)
    found = blows.ahead(view, target, other)
    assert look is not None
    assert (figures.spaces(view, other)[0], percent(found[0].ways / found[0].of)) in look.flags
    assert figures.spaces(view, target)[0] not in [space for space, _ in look.flags]


def test_a_row_of_several_options_does_not_speak_for_the_first_of_them(
    tmp_path: Path, potion: Session
) -> None:
    with sat_down(potion, tmp_path) as (_, table):
        bundle = next(option.id for option in asked(potion).options if table.is_bundle(option.id))
        asked_for: list[str] = []
        table.skin.aim = lambda view, question, option: asked_for.append(option.id)  # type: ignore[method-assign, assignment, func-returns-value]
        table.pointer._show("", "", bundle)
        assert asked_for == []
        assert table.board.aim == table.skin.survey(table.view, asked(potion))


def test_a_target_that_has_left_is_not_marked() -> None:
    session = moment("DP-21", lambda q: q.prompt.key == "ask-potion-attack-declared", heroes=HEROES)
    for target in attack_of(session).targets:
        session.world.drop(target, Footing)
    view = session.view(asked(session).seat)
    assert skin_at(session).survey(view, asked(session)) is None


def test_targets_are_put_in_order_on_the_board(tmp_path: Path, order: Session) -> None:
    """They are lit, bear their chances, and a press marks them."""
    with sat_down(order, tmp_path) as (_, table):
        question, view = asked(order), table.view
        spaces = {option.id: figures.spaces(view, option.id) for option in question.options}
        assert {space for each in spaces.values() for space in each} <= table.board.lit
        assert table.board.aim is not None
        assert {space for space, _ in table.board.aim.flags} == {each[0] for each in spaces.values()}
        last = question.options[-1].id
        table.pick_space(spaces[last][0])
        assert table.answering is not None
        assert table.answering.marked == [last]
        assert table.tray is not None
        assert all(row.odds for row in table.tray.rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_tells_the_hearts_of_a_target(order: Session, language: str) -> None:
    skin, view, question = skin_at(order, language), order.view(asked(order).seat), asked(order)
    option = question.options[0]
    told = skin.told(view, question, option)
    assert told is not None
    assert str(figures.hearts_left(view, option.id)) in skin.say.plain(told)
    assert skin.say.name(option.id) in skin.say.plain(told)
