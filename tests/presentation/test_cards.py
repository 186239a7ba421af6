"""Cards: every kind at every width, with the longest text in either script still to be read."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import msgspec

from systems.presentation.cardparts import split_initial
from systems.presentation.cards import CardFace, card, card_back, card_size, fit_face, turned_card
from systems.presentation.palette import SAPPHIRE
from tools import kit_faces

LONG_CHINESE = (
    "*选择：*失去一枚你选择的经验标记，查看红色牌堆顶的五张牌，并将其中一张放回牌堆顶；*或者*进行意志测试 *16*。"
    "成功则保留此牌：你的所有测试 +2。失败则与神谕者战斗。"
)


def face(**changes: object) -> CardFace:
    """A challenge with everything a card can bear."""
    return msgspec.structs.replace(kit_faces.OGRE, **changes)


@pytest.mark.parametrize("width", [60, 92, 134, 226, 300, 330])
@pytest.mark.parametrize("sample", [*kit_faces.ENGLISH, *kit_faces.CHINESE], ids=lambda sample: sample.name)
def test_every_card_draws_at_every_width(sample: CardFace, width: int) -> None:
    image = card(sample, width)
    assert image.get_size() == card_size(width)
    assert card(sample, width) is image


@pytest.mark.parametrize("width", [240, 260, 300, 330])
@pytest.mark.parametrize("rules", [LONG_CHINESE, kit_faces.PRICE.rules], ids=["zh", "en"])
def test_the_longest_text_fits_without_becoming_small(rules: str, width: int) -> None:
    fitting, _ = fit_face(face(rules=rules), width)
    assert fitting.readable, fitting.px
    text_top = round(10 * width / 300) + fitting.plate_height
    foot = 14 + 43 + 42
    assert text_top + fitting.block.height <= card_size(width)[1] - foot * width / 300


def test_a_short_text_keeps_the_plate_large() -> None:
    long, _ = fit_face(face(rules=LONG_CHINESE), 300)
    short, _ = fit_face(face(rules="Go."), 300)
    assert short.plate_height > long.plate_height
    assert short.px > long.px


def test_english_gives_its_first_letter_to_the_initial_and_chinese_keeps_it() -> None:
    english, _ = fit_face(
        face(rules="*Before combat:* test swim 13 or suffer one wound, and then some more."), 300
    )
    chinese, _ = fit_face(face(rules="*战斗前：*测试游泳 *13*，失败则受到一点伤害，然后继续。"), 300)
    assert (english.letter, chinese.letter) == ("B", "战")
    assert split_initial("*Skills:* notice +3") == ("S", "*Skills:* notice +3"), "a bold word is not cut"
    assert split_initial("Every turn has five steps.") == ("E", "very turn has five steps.")
    bare, _ = fit_face(
        face(rules="{heart} 1 is lost by everybody who stands here at the end of the turn."), 300
    )
    assert bare.letter == ""


def test_a_used_card_is_pale_and_says_so() -> None:
    plain = card(face(), 120)
    used = card(face(used=True, used_word="used"), 120)
    assert used.get_at((60, 160)).a < plain.get_at((60, 160)).a == 255
    assert used.get_at((20, round(120 * 0.42) + 12)).a == 255
    lying = turned_card(face(), 120)
    assert lying.get_size() == (card_size(120)[1], 120)


def test_hostile_words_do_not_break_a_card() -> None:
    odd = face(
        name="W" * 60, kind_line="x" * 90, rules="w" * 300, reward="gold " * 30, life=14, short="Y" * 40
    )
    for width in (92, 226):
        assert card(odd, width).get_size() == card_size(width)
    assert card(face(rules="", reward="", life=0, values=()), 226)
    assert card_back(SAPPHIRE, "gem-blue", 100).get_size() == card_size(100)
