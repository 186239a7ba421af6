"""What is written for a newcomer: the words on a card of Super Dungeon, the foe on a challenge, the event in play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from components.cards import Card, Pile
from components.texts import keys_of
from engine import piles
from systems import catalogue
from systems.presentation.scenes.table import TableScene
from systems.presentation.skins.catalogue import skin_of
from systems.presentation.skins.superdungeon_cards import EXPLAINED, DungeonCards
from systems.presentation.speech import Speech
from systems.presentation.table.glossary import WAIT
from systems.presentation.table.right_page import news_rows
from systems.runebound.content import content
from systems.runebound.vocabulary import EventRecord
from systems.text.names import Names
from systems.text.words import LANGUAGES, Words
from tests.presentation import moments
from tests.presentation.stage import Hand

UNEXPLAINED = {
    "ability-dice", "ability-dice-against", "ability-slots", "op-discard-self", "op-extra-wounds", "op-free-attacks",
    "op-gain-potion", "op-heal-user", "op-move", "op-place", "op-redirect", "op-set-pool", "op-shift", "op-wound-self",
    "reach-all", "reach-everyone", "reach-only",
}  # fmt: skip
"""What is a sentence by itself, or is explained by the word that stands in it."""


@cache
def speech(game: str, language: str) -> Speech:
    words = Words(language, (game,))
    return Speech(words, Names(words, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_card_is_explained(language: str) -> None:
    facts, say = catalogue.find("superdungeon").facts, speech("superdungeon", language)
    shelves = (facts.content.models, facts.content.cards, facts.content.rosters, facts.content.adventures)
    said = {
        key
        for shelf in shelves
        for record in shelf.values()
        for line in facts.words.card_text(record)
        for key in keys_of(line)
    }
    words = {key for key in said if key.partition("-")[0] in EXPLAINED} - UNEXPLAINED
    assert len(words) > 30
    assert [key for key in sorted(words) if say(f"gloss-{key}") == f"gloss-{key}"] == []


def test_a_face_tells_its_words_in_their_order_and_once() -> None:
    facts = catalogue.find("superdungeon").facts
    face = DungeonCards(facts, speech("superdungeon", "en")).face(facts.content.models["ember-mage"])
    names = [line.split(":")[0].strip("*") for line in face.terms.splitlines()]
    assert names[0] == "Magic X" and {"Wave X", "Augment"} <= set(names)
    assert any(name.startswith("Fire") for name in names) and len(names) == len(set(names))


@pytest.fixture(params=[((1280, 720), "zh_Hans"), ((1920, 1080), "en")], ids=str)
def hand(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hand]:
    size, language = request.param
    made = Hand(tmp_path, size, language)
    yield made
    made.window.shut()


def shown(hand: Hand, moment: str) -> TableScene:
    hand.routes.play(moments.session(moment))
    hand.frame()
    for _ in range(40):  # until the darkroom has made what is read
        hand.frame(later=0.05)
    return hand.table


def test_the_words_of_a_card_lie_beside_it_while_it_is_read(hand: Hand) -> None:
    table = shown(hand, "crowd of models")
    board = table.layout.board
    camera = table.board.camera
    foe = next(
        piece
        for piece in table.look.pieces
        if piece.kind == "foe" and board.inflate(-80, -80).collidepoint(camera.centre(piece.space))
        and (face := table.painter.face(piece.space)) is not None and face.terms.count("\n") > 1
        and table.pointer.is_on_board(tuple(map(int, camera.centre(piece.space))))  # type: ignore[arg-type]
    )  # fmt: skip
    point = tuple(map(int, camera.centre(foe.space)))
    pygame.mouse.set_pos(point)
    pygame.event.pump()
    hand.frame(later=0.01)
    table.needs_frame = True
    hand.frame(later=0.01)
    assert table.glossary.sheet() is None, "a pointer on its way over the board is not held up"
    for _ in range(12):
        hand.frame(later=WAIT / 8)
        table.desk.darkroom.wait()  # the words are set there
    sheet = table.glossary.sheet()
    assert sheet is not None
    assert not sheet[1].collidepoint(point) and hand.window.surface.get_rect().contains(sheet[1])
    pygame.mouse.set_pos(table.layout.dock.left + 3, table.layout.dock.bottom - 3)
    pygame.event.pump()
    hand.frame(later=0.05)
    hand.frame(later=0.05)
    assert table.glossary.sheet() is None


def test_lists_say_what_actions_and_potions_do(hand: Hand) -> None:
    table = shown(hand, "crowd of models")
    facts, say = table.skin.facts, table.say
    told = [row for row in table._rows if row.id.startswith(("use:", "potion:"))]
    actions = {
        action.id: say.rich(facts.words.action_text(action))
        for model in facts.content.models.values()
        for action in model.actions
    }
    names = [row.id.split(":")[1 if row.id.startswith("use:") else 2] for row in told]
    known = [(row, actions[name]) for row, name in zip(told, names, strict=True) if name in actions]
    assert len(known) > 4 and all(does.rstrip(".") in row.words for row, does in known)


def test_a_spawning_consul_reads_how_much_he_may_produce(hand: Hand) -> None:
    table = shown(hand, "DP-11")
    limit = table.skin.facts.content.numbers.skulls_per_point
    assert str(limit) in table.painter.sentence()[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_names_its_foe(language: str) -> None:
    definition = catalogue.find("runebound")
    say = speech("runebound", language)
    cards = skin_of(definition, say).cards  # type: ignore[attr-defined]
    named = 0
    for record in definition.facts.content.adventure.values():
        face, foe = cards.face(record), say.name(f"foe/{record.id}")
        if type(record).__name__ == "ChallengeRecord":
            assert foe == face.name or foe in face.rules.splitlines()[0]
            assert face.figure is not None and face.values and face.life
            named += foe != face.name
    assert named > 40


def wordiest_event(table: TableScene) -> str:
    """The event card with the longest rules."""
    printed = {key: content().record(card.definition) for key, card in table.play.session.world.all(Card)}
    events = {key: record for key, record in printed.items() if isinstance(record, EventRecord)}
    return max(events, key=lambda key: len(table.skin.cards.face(events[key]).rules))


def test_the_event_in_play_says_what_it_does(hand: Hand) -> None:
    session = moments.session("D10")
    hand.routes.play(session)
    event = wordiest_event(hand.table)
    for card in list(session.world.get("event_slot", Pile).cards):
        piles.move(session.world, card, "removed")
    piles.move(session.world, event, "event_slot")
    hand.table.play.version += 1
    for _ in range(40):  # until the darkroom has made what is read
        hand.frame(later=0.05)
    table = hand.table
    (item,) = table.look.news
    face = table.painter.face(event)
    assert face is not None and item.key == event
    said = face.rules.replace("*", "")
    assert item.line and all(part in said for part in re.split("，|, ", item.line))
    rows = news_rows(table.layout.page.width, hand.window.desk.metrics, table.look.news)
    spots = [
        rect for rect, key in table.painter.spots if key == event and rect.top > table.layout.page.centery
    ]
    assert rows >= 2 and spots and spots[0].height >= rows * hand.window.desk.metrics.type(19)


def test_no_words_are_left_over_when_the_drawer_closes(tmp_path: Path) -> None:
    hand = Hand(tmp_path, (1366, 768), text=150)
    table = shown(hand, "crowd of models")
    assert table.layout.has_drawer
    foe = next(
        piece
        for piece in table.look.pieces
        if piece.kind == "foe"
        and (face := table.painter.face(piece.space)) is not None
        and face.terms.count("\n") > 3
    )
    table.pointer.pinned = foe.space
    table.drawer.draw_out()
    for _ in range(20):
        table.needs_frame = True
        hand.frame(later=0.1)
    assert table.drawer.is_open and table.glossary.sheet() is not None
    table.drawer.toggle()
    assert not table.drawer.is_open
    hand.frame(later=0.1)
    assert table.glossary.sheet() is None
    hand.window.shut()
