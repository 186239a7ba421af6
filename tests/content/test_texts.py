"""The text files that ship: no fault in any language, every key in the code is said, Traditional follows Simplified."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.paths import root
from systems import catalogue
from systems.text.faults import entries, faults
from systems.text.words import LANGUAGES, Words, game_folder, shared_folder
from tools.derive_traditional import FORMS, TRADITIONAL, derived, is_same

FOLDERS = {"shared": shared_folder(), **{game: game_folder(game) for game in catalogue.ids()}}
TELLERS = {"text": "", "say": "", "tell": "event-"}
"""Functions whose first or second constant argument is a key, with what they put before it."""


@pytest.mark.parametrize("name", FOLDERS)
def test_no_text_file_has_a_fault(name: str) -> None:
    assert faults(FOLDERS[name]) == []


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_something(name: str, language: str) -> None:
    assert entries(FOLDERS[name], language)


def keys_in_code(path: Path) -> Iterator[tuple[int, str]]:
    """Message keys that a file names in full."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in TELLERS:
            first = [
                a.value for a in node.args[:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)
            ]
            yield from ((node.lineno, TELLERS[called] + key) for key in first[:1] if "-" in key)


def test_every_key_in_the_code_is_said() -> None:
    known: set[str] = set()
    for folder in FOLDERS.values():
        known |= set(entries(folder, "en"))
    silent = [
        f"{path.relative_to(root())}:{line}: {key}"
        for path in sorted((root() / "systems").rglob("*.py"))
        for line, key in keys_in_code(path)
        if key not in known
    ]
    assert silent == []


def test_traditional_follows_simplified() -> None:
    texts = derived(root() / "data")
    stale = [str(path) for path, text in texts.items() if not is_same(path, text)]
    assert stale == [], "run `python -m tools.derive_traditional`"
    kept = {path for form in FORMS for path in (root() / "data").glob(form.format(TRADITIONAL))}
    assert kept == set(texts), "a Traditional file without its Simplified one"


NUMBERS = r"\*?\{ \$(?:n|low|high|of|need|left|price|level) \}\*?"
STRAY_SPACE = re.compile(
    f"[\u4e00-\u9fff] {NUMBERS} ?[\u4e00-\u9fff]|[\u4e00-\u9fff] ?{NUMBERS} [\u4e00-\u9fff]"
)
"""A number that keeps away from the Chinese signs around it."""
OTHER_WORDS = {
    "runebound": ("疲劳", "体力", "雇用", "日芒", "检定", "龙符文", "击中", "牌库", "治疗{", "掷骰", "掷出"),
    "superdungeon": ("掷骰", "掷出"),
    "shared": ("掷骰", "掷出"),
}
"""Words for what the rules call by another name: exhaustion, stamina, hire, sunburst, test, Dragon Rune, hit, deck, roll."""


@pytest.mark.parametrize("name", FOLDERS)
def test_chinese_has_one_word_for_each_thing(name: str) -> None:
    lines = [
        f"{path.name}: {line}"
        for path in sorted((FOLDERS[name] / "zh_Hans").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert lines
    assert [line for line in lines if any(word in line for word in OTHER_WORDS.get(name, ()))] == []
    assert [line for line in lines if STRAY_SPACE.search(line)] == []


WRONG_SIGNS = (
    "隻[能有要是會可對影受剩差在需為將]|[不最也]隻",
    "[皇太母]後|后面|以后|最后|之后",
    "[公英千]裡|裡程",
    "[沙理毛]發|發型|頭發",
    "見麵|表麵|地麵|麵對|方麵",
    "幹燥|乾涉|幹擾|若幹|若乾|才乾",
    "關繫|繫統",
    "剩余|其余|余燼",
    "劃船|計划",
    "限製|強製|製度|制作|制造",
    "松開|鬆林",
    "鐘表|手表",
    "準許|標准|准備|瞄准",
    "沖鋒|沖撞|俯沖",
    "鬥篷|北鬥|戰斗|決斗",
    "鍾岩|時鍾|鍾聲|鬧鍾",
    "輪迴合|迴合|迴到|返迴|迴復",
    "峽穀|山穀|谷倉",
    "象征|征兆|徵服|長徵",
    "卷輪",
    "佈料|哥佈林",
    "游戲|遊標|陽游",
    "收獲|穫得|穫勝",
    "重覆|恢複|複活",
    "巖",
    "動議透過|型別|連線板塊|遠端|捆綁",
)
"""What a conversion sign by sign, or to words of computers, makes of the words of a game: wrong in Traditional Chinese."""


def test_traditional_has_no_sign_converted_wrongly() -> None:
    wrong = re.compile("|".join(WRONG_SIGNS))
    lines = [
        f"{path.relative_to(root())}:{number}: {line}"
        for form in FORMS
        for path in sorted((root() / "data").glob(form.format(TRADITIONAL)))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if wrong.search(line)
    ]
    assert lines == []


def test_a_square_has_a_column_and_a_row_in_the_words_of_taiwan() -> None:
    assert Words(TRADITIONAL).say("space-at", ground="X", column=3, row=5) == "X（第3欄，第5列）"
