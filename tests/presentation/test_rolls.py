"""Rolls at the table: the window of a test, dice that are seen rolling, results that stay, chances before the press."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from components.runebound import Combat
from components.texts import Text, text
from engine.definition import SeatSetUp
from engine.events import Event
from engine.session import Session
from engine.world import GAME
from systems.bots.players import player
from systems.presentation.fonts import smallest
from systems.presentation.scenes.ending import Ending
from systems.presentation.settings import READ_TIME, ROLL_TIME, Speed
from systems.presentation.skins.looks import CardsStage, Die
from systems.presentation.skins.roll_looks import RollLook, RollPart, RollSide
from systems.presentation.skins.superdungeon_rolls import last_rolls
from systems.presentation.table.roll_sheet import roll_sheet
from tests.presentation.dungeon_stage import dungeon, moment
from tests.presentation.stage import Hand, runebound

ACCENT = (166, 32, 46)
SUCCESS = "odds-success"
HEROES = ("", "ember-mage", "hearthsworn-fighter")


@cache
def quest() -> str:
    """The replay of a game in which somebody is asked whether to try the task of a quest."""
    options = {"doom_track": True, "travel_hazards": True}
    seats = [SeatSetUp(name) for name in ("Mara", "Jonas", "Cleo", "Dan")]
    session = Session.new(runebound(), seats, 11, options, undo=False)
    bot = player("easy", 3)
    for _ in range(3000):
        question = session.question
        assert question is not None
        if question.decision == "D09" and any(option.odds for option in question.options):
            return session.replay_text()
        session.choose(*bot.answer(session.view(question.seat), question)[0])
    raise AssertionError("nobody is asked")


@cache
def attack() -> str:
    """The replay of a game in which a hero may strike."""
    session = moment(
        "DP-17",
        lambda q: q.about[0].startswith("hero/") and any(o.id.startswith("attack:") for o in q.options),
        heroes=HEROES,
    )
    return session.replay_text()


def sit(hand: Hand, replay: str, **dice: list[int]) -> Session:
    """Opens a table at the end of a replay, the next dice laid out."""
    games = {"runebound": runebound, "superdungeon": dungeon}
    session = Session.replayed(replay, lambda game: games[game]())
    if dice:
        session.arrange(dice=dict(dice))
    hand.routes.play(session)
    settle(hand)
    return session


def settle(hand: Hand) -> None:
    """Lives until everything is drawn that is drawn beside the window."""
    for _ in range(12):
        hand.frame(later=0.01)
        hand.window.desk.darkroom.wait()


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    """A hand at a window in which things move."""
    made = Hand(tmp_path)
    made.settings.speed = "normal"
    pygame.mouse.set_pos(1, 1)
    return made


def stage_of(hand: Hand) -> CardsStage:
    stage = hand.table.stage
    assert isinstance(stage, CardsStage) and stage.roll is not None
    return stage


def press_choice(hand: Hand, option: str) -> None:
    """Presses a choice of the spread."""
    assert hand.table.cards is not None and hand.table.cards.row is not None
    hand.click(hand.table.cards.row.presses[option].rect.center, later=0.4)
    hand.frame(later=0.01)


def blow(session: Session) -> str:
    """The first blow that the open question offers."""
    assert session.question is not None
    return next(option.id for option in session.question.options if option.id.startswith("attack:"))


# --- the window of a test


def test_before_a_test_everything_about_it_is_told(hand: Hand) -> None:
    session = sit(hand, quest())
    assert session.question is not None
    roll = stage_of(hand).roll
    assert roll is not None
    odds = session.question.options[0].odds
    won = next(one for one in odds if one.outcome.key == SUCCESS)
    assert roll.chance == won.ways / won.of
    assert roll.target and roll.gains and roll.losses
    assert roll.sides[0].parts and [die.text for die in roll.sides[0].dice] == ["?", "?"]
    assert set(stage_of(hand).option_ids) == {option.id for option in session.question.options}


@pytest.mark.parametrize(("dice", "is_good"), [([10, 9], True), ([1, 1], False)])
def test_a_test_is_pressed_rolled_and_stays_to_be_read(hand: Hand, dice: list[int], is_good: bool) -> None:
    session = sit(hand, quest(), d10=dice)
    before = len(session.answers)
    press_choice(hand, "do")
    table = hand.table
    assert len(session.answers) == before + 1 and table.rolls.is_told
    assert table.rolls.throw.is_rolling(table.now)
    hand.frame(later=3.0)
    roll = stage_of(hand).roll
    assert roll is not None and roll.is_good is is_good and roll.verdict
    assert [die.text for die in roll.sides[0].dice] == [str(face) for face in dice]
    assert roll.news, "what it brings is told"
    assert table.answering is None, "nothing else is asked before the result has been read"
    hand.click(hand.main_button())
    assert not table.rolls.is_told and len(session.answers) == before + 1


def test_a_press_skips_the_dice_and_keeps_the_result(hand: Hand) -> None:
    sit(hand, quest(), d10=[10, 9])
    press_choice(hand, "do")
    table = hand.table
    assert table.rolls.throw.is_rolling(table.now)
    hand.click(table.layout.stage.midbottom, later=0.02)
    assert not table.rolls.throw.is_rolling(table.now)
    assert table.rolls.is_told and stage_of(hand).roll is not None


def test_enter_goes_on(hand: Hand) -> None:
    sit(hand, quest(), d10=[10, 9])
    press_choice(hand, "do")
    hand.key(pygame.K_RETURN)
    assert not hand.table.rolls.is_told


def test_what_passed_by_before_a_roll_is_told_too(hand: Hand) -> None:
    session = sit(hand, quest(), d10=[10, 9])
    rolls = hand.table.rolls
    passed = Event("event-in-play", text("event-event-in-play", card="@deck/green"))
    known = [*(event for event in session.log if event.only is None), passed, session.log[-1]]
    rolls._fresh = frozenset({id(known[-1])})
    told = rolls._earlier([passed, *known[-3:]])
    assert told and set(told) == {hand.table.say.rich(passed.text)}, "the way to a roll goes without saying"
    side = RollSide(name="Mara", dice=(Die(text="7"), Die(text="3")), total="12", mark=1)
    look = RollLook(title="Test", sides=(side,), target="10", verdict="Success", is_good=True)
    more = RollLook(
        title="Test",
        sides=(side,),
        target="10",
        verdict="Success",
        is_good=True,
        earlier=("Mara meets a bear.",),
    )
    plain, told = (roll_sheet((500, 500), one, 20, ACCENT) for one in (look, more))
    assert told.height > plain.height


def test_the_result_is_not_told_while_the_dice_roll() -> None:
    side = RollSide(name="Mara", dice=(Die(text="7"), Die(text="3")), total="12", mark=1)
    look = RollLook(
        title="Test", sides=(side,), target="10", verdict="Success", is_good=True, news=("Gain 3",)
    )
    veiled, open_ = (roll_sheet((500, 500), look, 20, ACCENT, flag) for flag in (True, False))
    assert veiled.height == open_.height and veiled.dice == open_.dice, "nothing moves when it is told"
    strip = pygame.Rect(0, open_.height // 2, 500, open_.height - open_.height // 2)
    shown = [pygame.image.tobytes(sheet.picture.subsurface(strip), "RGBA") for sheet in (veiled, open_)]
    assert shown[0] != shown[1]


@pytest.mark.parametrize("size", [(300, 260), (430, 560), (760, 620)])
@pytest.mark.parametrize("sides", [1, 2, 6])
def test_a_sheet_fits_its_place(size: tuple[int, int], sides: int) -> None:
    parts = tuple(RollPart("+2", "the long name of a card that adds something") for _ in range(2))
    one = RollSide(
        name="Brannoc Oathkeeper",
        dice=(Die(colour="red", faces=("star",)),) * 4,
        parts=parts,
        total="12",
        mark=1,
    )
    line = RollSide(name="Knucklehead 3", chance=0.5, hearts=(3, 3), pool=(("blue", 3),))
    look = RollLook(
        title="A roll", line="WILL against ARM", icon="broadsword", sides=(one, *(line,) * (sides - 1))
    )
    sheet = roll_sheet(size, look, 21, ACCENT)
    assert sheet.height <= size[1] or roll_sheet(size, look, smallest(), ACCENT).height == sheet.height
    for die in sheet.dice:
        assert die.at[0] - die.px // 2 >= 0 and die.at[0] + die.px // 2 <= size[0]


# --- attack against defence


def test_pointing_at_a_target_shows_the_whole_roll_before_the_press(hand: Hand) -> None:
    session = sit(hand, attack())
    table, option = hand.table, session.question.option(blow(session))  # type: ignore[union-attr]
    assert option is not None and table.answering is not None
    space = next(key for key in table.answering.spots(option) if table.board.camera.knows(key))
    pygame.mouse.set_pos(*map(int, table.board.camera.centre(space)))
    hand.frame()
    roll = table.rolls.reads()
    won = next((one for one in option.odds if one.outcome.key == "odds-hit"), None)
    assert roll is not None and len(roll.sides) == 2
    assert roll.sides[1].chance == (won.ways / won.of if won else 0.0)
    assert all(die.faces == ("?",) for die in roll.sides[0].dice if die.colour != "white")


def test_a_blow_rolls_attack_against_defence(hand: Hand) -> None:
    session = sit(hand, attack())
    hand.table.give((blow(session),))
    hand.frame(later=0.01)
    hand.frame(later=0.01)
    table = hand.table
    roll = table.rolls.look
    assert roll is not None and table.rolls.throw.is_rolling(table.now)
    assert not table.rolls.is_told, "a blow is read beside the board and stops nobody"
    event = next(event for event in reversed(session.log) if event.kind == "attack-rolled")
    assert roll.sides[0].total == str(event.numbers["stars"])
    assert roll.sides[0].dice == last_rolls(table.skin.facts, session.log[: session.log.index(event) + 1])
    hand.frame(later=2.0)
    assert not table.rolls.throw.is_rolling(table.now) and table.rolls.reads() is roll


@pytest.mark.parametrize("speed", ["calm", "normal", "fast"])
def test_dice_roll_at_three_speeds(hand: Hand, speed: Speed) -> None:
    session = sit(hand, attack())
    hand.settings.speed = speed
    hand.table.give((blow(session),))
    hand.frame(later=0.01)
    hand.frame(later=0.01)
    throw, began = hand.table.rolls.throw, hand.now
    assert throw.is_rolling(began) is (ROLL_TIME[speed] > 0)
    assert not throw.is_rolling(began + ROLL_TIME[speed] + 0.05)


def test_bots_wait_until_their_dice_could_be_read(hand: Hand) -> None:
    replay = attack()
    session = sit(hand, replay)
    asked = session.question
    assert asked is not None
    hand.table.play.give(asked.id, (blow(session),))
    hand.frame(later=0.01)
    hand.frame(later=0.01)
    play, now = hand.table.play, hand.now
    assert play._rests_until > now + ROLL_TIME["normal"]
    assert play._rests_until <= now + ROLL_TIME["normal"] + READ_TIME["normal"]
    hand.click(hand.table.layout.log.center, later=0.02)
    assert play._rests_until == 0.0, "a press goes on at once"


def test_an_old_roll_leaves_the_page_when_somebody_else_acts(hand: Hand) -> None:
    session = sit(hand, attack())
    hand.table.give((blow(session),))
    settle(hand)
    assert hand.table.rolls.look is not None
    for _ in range(200):
        question = session.question
        if question is None or session.log[-1].kind == "activated":
            break
        session.skip()
    hand.table.play.version += 1
    settle(hand)
    assert hand.table.rolls.look is None


# --- the other dice


def test_a_fight_tells_of_its_own_rolls_and_the_hazard_that_led_to_it_waits(hand: Hand) -> None:
    session = sit(hand, quest())
    table, before = hand.table, len(session.log)
    hero = table.skin.facts.figures.active_hero(table.view)
    for kind, text_args in (("hazard-rolled", {"outcome": "hazard"}), ("roll-attack", {})):
        args = {"who": f"@{hero}", "terrain": text("terrain-plains"), "of": text("word-melee"), **text_args}
        numbers = {"faces": [1, 2], "dice": [3, 4], "value": 1, "target": 9, "total": 8}
        session.log.append(Event(kind, Text(f"event-{kind}", args), (hero,), numbers, "dice"))  # type: ignore[arg-type]
    hazard, strike = session.log[before:]
    assert table.skin.rolled(table.view, [strike], True).verdict  # type: ignore[union-attr]
    session.world.add(GAME, Combat(hero, hero, "hazard"))
    view = session.view(0)
    assert (
        table.skin.rolled(view, [strike], True) is None
        and table.skin.rolled(view, session.log, False) is None
    )
    told = table.skin.rolled(view, [hazard, strike], True)
    assert told is not None and told.waits and told.is_good is False


def test_the_last_page_counts_for_whoever_plays_two_heroes(tmp_path: Path) -> None:
    """Three seats, three heroes and the Consul: one seat has two pages, and one story."""
    session = moment("DP-26", heroes=HEROES)
    hand = Hand(tmp_path, (1280, 720))
    hand.routes.play(session)
    hand.frame()
    table = hand.table
    assert len(table.whole_look.seats) > len(session.setup.seats)
    ending = Ending(hand.window.desk, hand.routes, table, _over(session))
    hand.window.lay(ending)
    for _ in range(400):
        hand.frame(later=0.05)
        if ending.chronicle.is_ready:
            break
    hand.frame()
    assert not ending.chronicle.failure
    hits = sum(story.counts["hits"] for story in ending.chronicle.seats.values())
    assert hits == sum(event.kind == "hit" for event in session.log)
    assert all(table.skin.story.stats(story) for story in ending.chronicle.seats.values())


def _over(session: Session):  # type: ignore[no-untyped-def]
    from components.flow import Outcome

    order = list(range(len(session.setup.seats)))
    return Outcome(text("over-heroes-destroyed"), winners=[0], ranking=order)
