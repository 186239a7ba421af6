"""The window of Super Dungeon: what lies where, what is pressed, what a choice shows before it is made."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from components.questions import Option, Question
from components.superdungeon import Activation, LaidTile, Model
from engine.session import Session
from engine.world import GAME as TABLE
from systems.bots.players import player
from systems.presentation.meters import percent
from systems.presentation.skins import superdungeon_marks as marks
from systems.presentation.skins.looks import CardsStage
from systems.presentation.skins.superdungeon_aims import Aims
from systems.presentation.skins.superdungeon_board import SIZE, SLOT
from systems.presentation.skins.superdungeon_rolls import last_rolls, pool_dice
from systems.presentation.star_dice import FILLS, MARK
from systems.presentation.table.camera import STEPS, Camera
from systems.superdungeon import figures, targets
from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import Pool
from systems.text.words import LANGUAGES
from tests.presentation.dungeon_stage import moment, sat_down, skin_at
from tests.presentation.stage import press

FRAME = pygame.Rect(100, 80, 900, 560)
HEROES = ("", "ember-mage", "hearthsworn-fighter")


def asked(session: Session) -> Question:
    assert session.question is not None
    return session.question


def of_heroes(question: Question) -> bool:
    return question.about[0].startswith("hero/")


def blows(question: Question) -> list[Option]:
    return [option for option in question.options if option.id.startswith("attack:")]


@pytest.fixture(scope="module")
def menu() -> Session:
    """A hero may walk, and strike at somebody."""
    return moment("DP-17", lambda q: of_heroes(q) and len(q.options) > 20 and bool(blows(q)), heroes=HEROES)


@pytest.fixture(scope="module")
def laying() -> Session:
    """The second tile is laid."""
    return moment("DP-05", lambda q: len(q.options) > 100, options={})


# --- the board


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_every_square_is_found_where_it_is_drawn(menu: Session, step: int) -> None:
    view = menu.view(0)
    camera = Camera(skin_at(menu).ground(view, None))
    camera.set_frame(FRAME)
    camera.zoom(step - camera.step, FRAME.center)
    half = camera.cell_width * 0.45
    seen = 0
    for key in camera.ground.kinds:
        x, y = camera.centre(key)
        for point in ((x, y), (x - half, y - half), (x + half, y + half)):
            if FRAME.collidepoint(point):
                assert camera.space_at(point) == key
                seen += 1
    assert seen > 50


def test_the_picture_has_the_size_the_camera_thinks(menu: Session) -> None:
    ground = skin_at(menu).ground(menu.view(0), None)
    camera = Camera(ground)
    camera.set_frame(pygame.Rect(0, 0, 420, 300))
    pygame.display.set_mode((8, 8))
    assert ground.draw(camera.cell_width).get_size() == camera.picture_size()


def test_beside_the_squares_there_is_wall(menu: Session) -> None:
    ground = skin_at(menu).ground(menu.view(0), None)
    assert ground.space_at(0.5, 0.5) == ""
    assert ground.space_at(-3, -3) == ""


def test_a_board_is_made_once(menu: Session) -> None:
    skin, view = skin_at(menu), menu.view(0)
    assert skin.ground(view, None) is skin.ground(view, menu.question)


def test_what_no_hero_sees_lies_in_the_dark(menu: Session) -> None:
    view = menu.view(0)
    dark = skin_at(menu).look(view, 0).dark
    heroes = figures.models(view, figures.HEROES)
    assert dark
    for hero in heroes:
        assert not dark.intersection(figures.spaces(view, hero))
        near = figures.ground(view).around(figures.cell(view, hero))
        assert not dark.intersection(map(figures.space_at, near))


def test_the_dark_is_drawn(menu: Session) -> None:
    pygame.display.set_mode((8, 8))
    view = menu.view(0)
    ground = skin_at(menu).ground(view, None)
    key = min(skin_at(menu).look(view, 0).dark)
    picture = ground.draw(16)
    x, y = ground.centre(key)
    at = round(x * 16) + ground.offset(16)[0] + 3, round(y * 16) + ground.offset(16)[1] + 3
    before = picture.get_at(at)
    ground.darken(picture, 16, ground.offset(16), frozenset([key]))
    assert sum(picture.get_at(at)[:3]) < sum(before[:3])


def test_pieces_tell_of_their_models(menu: Session) -> None:
    view = menu.view(0)
    pieces = {piece.key: piece for piece in skin_at(menu).look(view, 0).pieces}
    active = view.get(TABLE, Activation).model
    assert pieces[active].lively and not pieces[active].pale
    for key in figures.models(view):
        piece = pieces[key]
        assert piece.hearts[0] == figures.hearts_left(view, key)
        assert len(piece.marks) == len(figures.statuses(view, key))
        assert piece.pale == (
            view.get(key, Model).spent and key != active and not figures.is_point(view, key)
        )
        assert piece.kind == (
            "lair" if figures.is_point(view, key) else "hero" if key.startswith("hero/") else "foe"
        )
    assert {piece.kind for piece in pieces.values()} >= {"way_in", "chest", "hero"}


def test_large_models_cover_four_squares(tmp_path: Path) -> None:
    session = moment(
        "DP-17", lambda q: q.about[0].startswith(("monster/rex", "monster/rockgut")), heroes=HEROES
    )
    view, model = session.view(0), asked(session).about[0]
    skin = skin_at(session)
    piece = next(piece for piece in skin.look(view, 0).pieces if piece.key == model)
    assert piece.span == 2
    for space in figures.spaces(view, model):
        assert skin.face(view, space) is skin.face(view, model) is not None
        assert skin.flag(view, space) == skin.say.name(model)
    walk = next((o for o in asked(session).options if o.id.startswith("space/")), None)
    if walk is not None:
        aim = skin.aim(view, asked(session), walk)
        assert aim is not None and len(aim.spaces) == 4 and aim.spaces[0] == walk.id


# --- laying tiles


def test_free_places_are_lit_and_tiles_are_turned(tmp_path: Path, laying: Session) -> None:
    with sat_down(laying, tmp_path) as (window, table):
        assert table.laying is not None
        slots = {key for key in table.board.camera.ground.kinds if key.startswith(SLOT)}
        assert table.board.lit == slots and len(slots) >= 4
        place = min(slots)
        ids = {option.id for option in asked(laying).options}
        assert table.laying.option(place) in ids
        before = table.laying.option(place)
        table.laying.turn()
        assert table.laying.option(place) != before and table.laying.option(place) in ids
        assert table.laying.ghost(12).get_width() >= SIZE * 12
        window.step((), 101.0)


def test_a_tile_is_laid_by_hand(tmp_path: Path) -> None:
    session = moment("DP-05", lambda q: len(q.options) > 100, options={})
    with sat_down(session, tmp_path) as (window, table):
        assert table.laying is not None
        table.laying.choose(2)
        window.step(
            (pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=table.layout.board.center),), 101.0
        )
        place = min(table.board.lit)
        wanted = table.laying.option(place)
        window.step(press(table.board.camera.centre(place)), 102.0)
        window.step((), 103.0)
        tile = [tile for _, tile in session.view(0).all(LaidTile)][-1]
        assert wanted == f"{tile.face}:{tile.turns}:{tile.gx}:{tile.gy}"
        assert tile.turns == 1


# --- choosing on the board


def test_a_press_on_a_square_walks(tmp_path: Path) -> None:
    session = moment("DP-17", lambda q: of_heroes(q) and len(q.options) > 20, heroes=HEROES)
    with sat_down(session, tmp_path) as (window, table):
        hero = asked(session).about[0]
        walk = next(option for option in asked(session).options if option.id.startswith("space/"))
        assert walk.id in table.board.lit
        trail = table.skin.trail_to(table.view, walk.id, table.board.trail)
        assert trail is not None and trail.steps[-1][0] == walk.id
        window.step(press(table.board.camera.centre(walk.id)), 102.0)
        assert figures.spaces(session.view(0), hero) == [walk.id]


def test_enemies_bear_their_chance_and_are_attacked_by_a_press(tmp_path: Path) -> None:
    test = lambda q: of_heroes(q) and len(blows(q)) == 1  # noqa: E731
    session = moment("DP-17", test, heroes=HEROES)
    with sat_down(session, tmp_path) as (window, table):
        blow = blows(asked(session))[0]
        space = figures.spaces(table.view, blow.on[0])[0]
        hit = next(odds for odds in blow.odds if odds.outcome.key == "odds-hit")
        assert table.board.aim is not None
        assert (space, percent(hit.ways / hit.of)) in table.board.aim.flags
        assert space in table.board.lit
        shown = table.skin.aim(table.view, asked(session), blow)
        assert shown is not None and shown.dice and shown.targets
        before = asked(session).id
        window.step(press(table.board.camera.centre(space)), 102.0)
        assert session.question is None or session.question.id != before
        assert "attack-declared" in [event.kind for event in session.log[-12:]]


def test_an_area_is_shown_with_the_chance_against_each_target() -> None:
    session = moment(
        "DP-18", lambda q: any(o.id.startswith("side:") and len(o.odds) > 1 for o in q.options), heroes=HEROES
    )
    view, question = session.view(asked(session).seat), asked(session)
    option = next(o for o in question.options if o.id.startswith("side:") and len(o.odds) > 1)
    aim = Aims(skin_at(session).facts, view, question).look(option)
    actor = question.about[0]
    name = getattr(question.prompt.args["action"], "key", "").removeprefix("name-")
    action = next(each for _, each in figures.actions(view, actor) if each.id == name)
    meant = next(each for each in targets.aims(view, actor, action) if each.id == option.id)
    assert aim is not None
    assert aim.spaces == meant.squares
    if len(meant.targets) > 1:
        assert [words for _, words in aim.flags] == [percent(o.ways / o.of) for o in option.odds]
    assert aim.dice


def test_a_shape_is_chosen_on_its_squares(tmp_path: Path) -> None:
    session = moment("DP-18", lambda q: any(o.id.startswith("side:") for o in q.options), heroes=HEROES)
    question = asked(session)
    option = next(o for o in question.options if o.id.startswith("side:"))
    skin, view = skin_at(session), session.view(question.seat)
    assert set(skin.spots(view, question, option)) <= set(skin.ground(view, question).kinds)
    assert not skin.stands_alone(question, option)


def test_spawning_is_chosen_at_the_points(tmp_path: Path) -> None:
    session = moment("DP-11", lambda q: q.kind == "pick", heroes=HEROES)
    question, view = asked(session), session.view(0)
    skin = skin_at(session)
    order = next(option for option in question.options if ":" in option.id)
    point = order.on[0]
    assert set(figures.spaces(view, point)) <= set(skin.spots(view, question, order))
    aim = skin.aim(view, question, order)
    assert aim is not None and aim.spaces
    with sat_down(session, tmp_path) as (window, table):
        space = figures.spaces(view, point)[0]
        window.step(press(table.board.camera.centre(space)), 102.0)
        assert table.is_narrow or asked(session).kind == "place"


def test_heroes_are_chosen_as_cards(tmp_path: Path) -> None:
    session = moment("DP-02")
    with sat_down(session, tmp_path) as (window, table):
        assert isinstance(table.stage, CardsStage)
        assert len(table.stage.groups[0].cards) == len(asked(session).options)
        assert table.tray is None
        table.pick_card(table.stage.groups[0].cards[0].key)
        assert [e.kind for e in session.log][-1] == "hero-chosen"


# --- seats, pages, tracks


def test_every_hero_has_a_page_of_his_own() -> None:
    session = moment("DP-15", seats=2)
    skin, view = skin_at(session), session.view(1)
    look = skin.look(view, 1)
    heroes = figures.heroes(view)
    assert [seat.seat for seat in look.seats] == [0, 1, 2, 3][: 1 + len(heroes)]
    names = {seat.seat: seat.title for seat in look.seats}
    for leaf in range(1, 1 + len(heroes)):
        assert skin.page(view, leaf).seat.title == names[leaf] == skin.say.name(heroes[leaf - 1])
        assert skin.own_card(view, leaf) is not None


def test_the_page_of_the_active_hero_lies_open() -> None:
    session = moment("DP-17", lambda q: of_heroes(q), seats=2)
    skin, view = skin_at(session), session.view(1)
    hero = asked(session).about[0]
    assert skin.page(view, skin.leaf(view, asked(session))).seat.title == skin.say.name(hero)
    assert skin.look(view, 1).active == skin.leaf(view, asked(session))


def test_a_ribbon_calls_whoever_is_asked_out_of_turn() -> None:
    session = moment("DP-21", heroes=HEROES, seeds=range(3, 14))
    question = asked(session)
    banner = skin_at(session).look(session.view(question.seat), question.seat).banner
    active = session.view(0).find(TABLE, Activation)
    if active is not None and session.view(0).get(active.model, Model).seat != question.seat:
        assert f"P{question.seat}" in banner


def test_the_tracks_stand_beside_the_board(menu: Session) -> None:
    power, loot = skin_at(menu).look(menu.view(0), 0).boxes
    numbers = content().numbers
    assert power.last == numbers.power_spaces
    assert {n for n, icon in power.icons if icon == "skull"} == set(numbers.power_skulls)
    assert loot.last == 9 and [n for n, _ in loot.icons] == [3, 6, 9]


@pytest.mark.parametrize("what", ["power/", "loot/", "tokens/", "points/", "deck/loot", "deck/treasure"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_beside_the_board_is_explained(menu: Session, language: str, what: str) -> None:
    heading, lines = skin_at(menu, language).explain(menu.view(0), what)
    assert heading and lines
    assert "skin-" not in heading + lines


def test_numbers_are_told_part_by_part(menu: Session) -> None:
    skin, view = skin_at(menu), menu.view(0)
    hero = asked(menu).about[0]
    for what in (f"pool/{name}@{hero}" for name, _, _ in marks.ATTRIBUTES):
        assert "printed" in skin.explain(view, what)[1]
    for name in ("ap", "speed", "hearts", "potion_cap"):
        assert skin.explain(view, f"stat/{name}@{hero}")[1]
    assert skin.explain(view, "nothing/at all") == ("", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_has_something_to_read(menu: Session, language: str) -> None:
    skin, view = skin_at(menu, language), menu.view(0)
    for space in skin.ground(view, None).kinds:
        heading, lines = skin.note(view, space)
        assert heading and lines and "skin-" not in lines


# --- dice


def test_the_last_roll_lies_in_the_dock() -> None:
    session = moment("DP-17", lambda q: of_heroes(q), heroes=HEROES)
    chance = iter(range(4000))
    while not any(event.kind == "attack-rolled" for event in session.log[-3:]):
        question = asked(session)
        blow = next((o.id for o in question.options if o.id.startswith(("attack:", "free:"))), "")
        session.choose(*((blow,) if blow else [o.id for o in question.options[-question.min :]]))
        assert next(chance) < 3000
    event = next(event for event in reversed(session.log) if event.kind == "attack-rolled")
    rolled = [n for colour in ("blue", "red", "green") for n in event.numbers.get(colour, [])]  # type: ignore[union-attr]
    dice = last_rolls(skin_at(session).facts, session.log[: session.log.index(event) + 1])
    assert len([die for die in dice if die.colour not in ("white", MARK)]) == len(rolled)


def test_a_pool_is_shown_die_by_die() -> None:
    assert [die.colour for die in pool_dice(Pool(white=2, blue=1, green=2))] == [
        "white",
        "blue",
        "green",
        "green",
    ]
    assert set(FILLS) == {"white", "blue", "red", "green"}


# --- a whole game


def test_a_whole_game_can_be_looked_at(tmp_path: Path) -> None:
    """Every seventh question of a game is shown and its options are pointed at."""
    session = moment("DP-06", options={}, heroes=HEROES)
    mind, number = player("random", 5), 0
    with sat_down(session, tmp_path) as (window, table):
        while session.question is not None and number < 500:
            question = session.question
            if number % 7 == 0:
                table._refresh()
                window.step((), 110.0 + number)
                for option in question.options[-6:]:
                    table.skin.aim(table.view, question, option)
            session.choose(*mind.answer(session.view(question.seat), question)[0])
            table.play.version += 1
            number += 1
    assert number > 100
