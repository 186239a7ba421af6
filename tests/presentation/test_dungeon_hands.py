"""What hands do at the dungeon's table: draw a monster onto its square, read a result, order targets, set a game up."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from components.questions import Option, Question
from components.superdungeon import Aura, Auras, Footing, RoundState
from components.texts import text
from engine.events import Event
from engine.session import Session
from engine.world import GAME
from systems.presentation.metrics import Metrics
from systems.presentation.scenes.setup import SetUpScene
from systems.presentation.scenes.setup_form import SetupForm
from systems.presentation.skins.looks import AreaLook, CardsStage, Die, Group, Held
from systems.presentation.skins.roll_looks import RollLook, RollSide
from systems.presentation.skins.superdungeon_rolls import _until
from systems.presentation.table import motion
from systems.presentation.table.answering import Answering
from systems.presentation.table.area_view import AreaView
from systems.presentation.table.roll_sheet import DIE, roll_sheet
from systems.presentation.table.spread_plan import plan_spread
from tests.presentation.dungeon_stage import dungeon, moment, skin_at
from tests.presentation.stage import Hand
from tests.presentation.stage import motion as moved
from tests.presentation.test_rolls import attack, blow, settle, sit

BIT16 = {"preset_dungeon": True}


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    """A hand at a window in which things move."""
    made = Hand(tmp_path, (1920, 1080))
    made.settings.speed = "normal"
    pygame.mouse.set_pos(1, 1)
    return made


def point_at(hand: Hand, place: tuple[float, float]) -> tuple[int, int]:
    at = round(place[0]), round(place[1])
    pygame.mouse.set_pos(at)
    hand.frame(moved(at), later=0.05)
    return at


# --- drawing a monster onto the board


def spawning(hand: Hand) -> tuple[Session, Option, str]:
    """A table at the spawn step with the list of one point open: a monster and a free square for it."""
    session = moment("DP-11", lambda q: q.kind == "pick" and len(q.options) > 3, options=dict(BIT16))
    hand.routes.play(session)
    settle(hand)
    table = hand.table
    option = next(option for option in session.question.options if option.id != "done")  # type: ignore[union-attr]
    point = next(key for key in table.answering.spots(option) if table.board.camera.knows(key))  # type: ignore[union-attr]
    hand.click(table.board.camera.centre(point))
    settle(hand)
    aim = table.skin.aim(table.view, session.question, option)
    assert aim is not None and table.tray is not None
    return session, option, aim.spaces[-1]


def test_a_monster_is_drawn_from_the_list_onto_its_square(hand: Hand) -> None:
    session, option, space = spawning(hand)
    table = hand.table
    start, end = hand.row(option.id), table.board.camera.centre(space)
    hand.drag(start, (round(end[0]), round(end[1])))
    settle(hand)
    spawned = next(event for event in reversed(session.log) if event.kind == "spawned")
    figures = table.skin.facts.figures
    assert figures.space_at(figures.cell(session.world, spawned.on[0])) == space
    assert session.world.has(spawned.on[0], Footing)


def test_who_would_come_is_seen_on_the_way_and_read_in_the_list(hand: Hand) -> None:
    session, option, space = spawning(hand)
    table = hand.table
    start = point_at(hand, hand.row(option.id))
    kind = option.id.rpartition(":")[2]
    assert table.pointer.reads == f"model/{kind}"
    hand.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    point_at(hand, table.board.camera.centre(space))
    assert table.board.hovered == space and table.board.ghost is not None
    assert space in table.board.aim.spaces  # type: ignore[union-attr]
    assert session.question is not None and session.question.decision == "DP-11"


def test_a_monster_let_go_elsewhere_is_not_produced(hand: Hand) -> None:
    session, option, space = spawning(hand)
    before = len(session.answers)
    hand.drag(hand.row(option.id), (3, 3))
    settle(hand)
    assert len(session.answers) == before
    assert hand.table.skin.aim(hand.table.view, session.question, option) is not None and space


# --- reading what was rolled


def test_a_result_stays_under_a_pointer_that_rests(hand: Hand) -> None:
    session = sit(hand, attack(), blue=[1] * 12, red=[1] * 12, green=[1] * 12)
    table, option = hand.table, session.question.option(blow(session))  # type: ignore[union-attr]
    assert option is not None and table.answering is not None
    space = next(key for key in table.answering.spots(option) if table.board.camera.knows(key))
    at = point_at(hand, table.board.camera.centre(space))
    assert table.rolls.reads() is not None and not table.rolls.reads().verdict  # type: ignore[union-attr]
    table.give((option.id,))
    settle(hand)
    hand.frame(later=5.0)
    assert table.rolls.reads() is table.rolls.look and table.pointer.is_resting
    point_at(hand, (at[0] + 2, at[1]))
    assert table.pointer.is_resting, "a hand trembles"
    point_at(hand, (at[0] + 40, at[1] + 40))
    assert not table.pointer.is_resting


def test_a_narrow_sheet_becomes_smaller_before_it_cuts_names() -> None:
    star = Die(faces=("1",), colour="red")
    names = ("Hearthsworn Fighter", "Flinger 1", "Kobold Warren 1", "Knucklehead 3")
    sides = tuple(RollSide(name=name, total="1", dice=(star,)) for name in names)
    look = RollLook(title="Fire Wave", sides=sides, verdict="3 of 3 hit", news=("One.", "Two.", "Three."))
    sheet = roll_sheet((428, 480), look, 21, (90, 40, 160))
    assert sheet.height <= 480
    assert max(die.px for die in sheet.dice) < 21 * DIE, "two columns at full size would cut the longest name"


def test_a_disabled_undo_says_why(hand: Hand) -> None:
    session = sit(hand, attack())
    hand.table.give((blow(session),))
    settle(hand)
    assert not session.can_undo
    undo = next(
        press
        for press in hand.table.ui.get_sprite_group().sprites()
        if pygame.K_BACKSPACE in getattr(press, "keys", ())
    )
    hand.click(undo.rect.center)
    assert hand.table.note is not None and hand.table.note.key == "window-no-undo"


def test_the_reason_of_a_bot_is_not_read_as_advice(hand: Hand) -> None:
    sit(hand, attack())
    hand.table.play.why = text("window-ok")
    assert hand.table.painter.sentence()[1] != hand.table.say("window-ok")


def test_a_great_event_hangs_on_a_ribbon(hand: Hand) -> None:
    sit(hand, attack())
    table = hand.table
    great = Event("boss-entered", text("event-boss-entered", boss="@model/rex"))
    table.play.fresh = (great,)
    table.motion.follow()
    assert table.motion.is_moving(table.now + motion.RIBBON_TIME + 0.1), "longer than the ribbon of a turn"
    assert not table.play.update(table.now)


# --- answers in order


def test_what_is_not_put_in_order_follows_as_it_is_listed() -> None:
    options = tuple(Option(name, text("window-ok")) for name in "abc")
    answering = Answering(
        Question(0, "order", "DP-19", text("window-ok"), options, min=3, max=3), lambda key: False
    )
    assert answering.confirm() == ("a", "b", "c")
    answering.press("c")
    assert answering.can_confirm and answering.confirm() == ("c", "a", "b")


# --- cards


def test_groups_of_few_cards_share_a_line() -> None:
    face = skin_at(moment("DP-17")).hero_card("hero/ember-mage")
    assert face is not None
    groups = tuple(
        Group(name, tuple(Held(f"{name}/{i}", face) for i in range(count)))
        for name, count in (("a", 1), ("b", 1), ("c", 3))
    )
    plan = plan_spread(pygame.Rect(0, 0, 680, 860), Metrics(1920, 1080), CardsStage("x", groups))
    assert plan.groups[0].heading.top == plan.groups[1].heading.top < plan.groups[2].heading.top


def test_what_a_drawn_card_does_is_read_below_the_question(hand: Hand) -> None:
    session = moment("DP-26")
    hand.routes.play(session)
    settle(hand)
    facts, card = hand.table.skin.facts, session.question.about[0]  # type: ignore[union-attr]
    rules = facts.words.card_text(facts.figures.card_record(hand.table.view, card))
    line = hand.table.painter.sentence()[1]
    assert rules and all(hand.table.say.rich(rule) in line for rule in rules)


# --- numbers


@pytest.mark.parametrize(
    ("size", "key"),
    [("bit8", "skin-power-mini-boss"), ("bit16", "skin-power-end"), ("super", "skin-power-lap")],
)
def test_the_power_track_tells_what_its_icons_bring_in_this_game(size: str, key: str) -> None:
    session = moment("DP-17", options={"preset_dungeon": True, "size": size}, seats=2)
    skin = skin_at(session)
    view = session.view(0)
    end, mark = skin.facts.tracker.power_end(view), skin.facts.tracker.power_mark(view, "bit16")
    line = skin.say.rich(text(key, n=mark if size == "bit8" else end))
    assert line in skin.explain(view, "power/")[1]


def test_nobody_acts_while_initiative_is_rolled() -> None:
    session = moment("DP-13")
    view = session.view(0)
    assert view.get(GAME, RoundState).phase == "round_start"
    assert not any(
        seat.status == skin_at(session).say("skin-acts-now") for seat in skin_at(session).look(view, 0).seats
    )


# --- setting up


def form() -> SetupForm:
    return SetupForm(dungeon(), (), ("easy",))


def test_each_chair_says_what_it_plays() -> None:
    made = form()
    made.seat(2, "human")
    assert [made.role(chair).id for chair in made.seated] == ["consul", "heroes", "heroes"]  # type: ignore[union-attr]
    assert made.role(made.chairs[4]) is None
    assert not made.takes_hero(made.chairs[0]) and made.takes_hero(made.chairs[1])
    seat = next(option for option in made.definition.options if option.is_seat)
    made.turn(seat)
    made.turn(seat)
    assert [made.role(chair).id for chair in made.seated] == ["heroes", "heroes", "consul"]  # type: ignore[union-attr]
    made.seat(2, "closed")
    assert made.options[seat.id] == 1, "there is no third seat any more"
    made.turn(seat)
    assert made.options[seat.id] == 0


def test_only_maps_that_fit_can_be_chosen() -> None:
    made, maps = form(), ("dungeon_2", "dungeon_3", "dungeon_5")
    made.preset("bit8")
    assert made.fitting(maps) == ["dungeon_2"]
    made.preset("bit16")
    assert made.fitting(maps) == [], "both sides lay tiles"


def test_escape_shuts_a_menu_before_it_leaves(hand: Hand) -> None:
    hand.routes.set_up(dungeon())
    hand.frame()
    scene = hand.window.top
    assert isinstance(scene, SetUpScene)
    menu = scene._menus[0]
    hand.click(menu.rect.center)
    hand.frame()
    assert menu.current_state is menu.menu_states["expanded"]
    hand.key(pygame.K_ESCAPE)
    hand.frame()
    assert hand.window.top is scene and menu.current_state is menu.menu_states["closed"]
    hand.key(pygame.K_ESCAPE)
    hand.frame()
    assert hand.window.top is not scene


# --- what the stranger could not see


def test_the_line_about_a_way_follows_the_pointer(hand: Hand) -> None:
    session = sit(
        hand, moment("DP-17", lambda q: sum(o.id.startswith("space/") for o in q.options) > 3).replay_text()
    )
    table = hand.table
    spaces = [o.id for o in session.question.options if o.id.startswith("space/")][:3]  # type: ignore[union-attr]
    told = set()
    for space in spaces:
        point_at(hand, table.board.camera.centre(space))
        settle(hand)
        assert table.pointer.way is not None
        dock = table.painter._sheet._parts["dock"]
        assert dock.shows[1] == table.painter.sentence()[1]  # type: ignore[index]
        told.add(dock.shows[1])  # type: ignore[index]
    assert len(told) == len(spaces)


def test_an_aura_in_force_lies_on_the_board_and_marks_its_bearer(hand: Hand) -> None:
    session = sit(hand, moment("DP-17").replay_text())
    table = hand.table
    assert table.look.areas == ()
    hero = table.skin.facts.figures.models(session.world, "heroes")[0]
    plain = next(piece for piece in table.look.pieces if piece.key == hero)
    session.world.get(hero, Auras).auras.append(Aura("iron-aura", 2, []))
    table.play.version += 1
    settle(hand)
    (area,) = table.look.areas
    marked = next(piece for piece in table.look.pieces if piece.key == hero)
    assert plain.space in area.spaces and len(area.spaces) > 4
    assert set(marked.marks) - set(plain.marks) == {("aura", area.ink)}
    note = table.skin.note(table.view, plain.space)[1]
    assert table.say("skin-aura-here", aura="@action/iron-aura", who=f"@{hero}") in note


def test_an_area_is_drawn_over_its_spaces_alone(hand: Hand) -> None:
    sit(hand, moment("DP-17").replay_text())
    table = hand.table
    board, pieces = table.board, table.look.pieces
    near, far = pieces[0].space, next(p.space for p in pieces if p.space != pieces[0].space)
    image = pygame.Surface(hand.window.surface.get_size())
    image.fill((250, 240, 220))
    AreaView(board.camera).draw(image, (AreaLook(spaces=frozenset([near]), ink=(10, 90, 160)),))
    places = [tuple(map(round, board.camera.centre(space))) for space in (near, far)]
    assert image.get_at(places[0])[:3] != (250, 240, 220)  # type: ignore[arg-type]
    assert image.get_at(places[1])[:3] == (250, 240, 220)  # type: ignore[arg-type]


def test_an_attack_goes_on_on_its_sheet_after_a_card_it_has_won() -> None:
    events = [
        Event(kind, text("word-attack")) for kind in ("attack-rolled", "hit", "card-drawn", "hit", "missed")
    ]
    assert [event.kind for event in _until(events, "attack-rolled")] == [event.kind for event in events]
    assert len(_until(events, "stealth-rolled")) == 2
