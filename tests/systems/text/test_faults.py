"""The checker of text files: every fault is one sentence with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from systems.text.faults import entries, faults

GOOD = {
    "en": "a = A { $n }\n    .line = more\nb = { $n ->\n    [one] one\n   *[other] many\n}\n-t = term\n",
    "zh_Hans": "a = 甲 { $n }\n    .line = 更多\nb = 好\n-t = 词\n",
}


def write(folder: Path, files: dict[str, str]) -> Path:
    for language, source in files.items():
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "words.ftl").write_text(source, encoding="utf-8")
    return folder


def found(folder: Path) -> list[str]:
    return faults(folder, ("en", "zh_Hans"))


def test_good_files_have_no_fault(tmp_path: Path) -> None:
    assert found(write(tmp_path, GOOD)) == []
    assert set(entries(tmp_path, "en")) == {"a", "a.line", "b", "-t"}


@pytest.mark.parametrize(
    ("language", "old", "new", "words"),
    [
        (
            "zh_Hans",
            "a = 甲 { $n }",
            "a = 甲 { $n",
            "zh_Hans/words.ftl, line 1: 'a = 甲 { $n' cannot be understood",
        ),
        ("en", "b = {", "= {", "en/words.ftl, line 3: '= { $n ->' cannot be understood"),
        ("zh_Hans", "b = 好\n", "", "zh_Hans: b is missing; words.ftl, line 3 has it in English."),
        ("zh_Hans", "    .line = 更多\n", "", "zh_Hans: a.line is missing"),
        ("zh_Hans", "甲 { $n }", "甲 { $m }", "line 1: a: { $m } is unknown in English; { $n } is missing."),
        ("zh_Hans", "甲 { $n }", "甲", "line 1: a: { $n } is missing."),
        ("zh_Hans", "b = 好", "b = { nobody }", "line 3: b refers to nobody, which nobody says."),
        ("en", "-t = term", "-t = term\nb = again", "b is said already in"),
        ("zh_Hans", "-t = 词", "-t = 词\nbb = 多", "line 5: bb is not said in English. Did you mean"),
    ],
)
def test_every_fault_is_told_with_its_place(
    tmp_path: Path, language: str, old: str, new: str, words: str
) -> None:
    assert old in GOOD[language]
    lines = found(write(tmp_path, {**GOOD, language: GOOD[language].replace(old, new)}))
    assert any(words in line for line in lines), lines
    assert all(str(tmp_path) in line and line.endswith((".", "?")) for line in lines)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    write(tmp_path, GOOD)
    (tmp_path / "zh_Hans" / "words.ftl").write_bytes(b"a = \xff\n")
    assert "cannot be read as UTF-8 text" in found(tmp_path)[0]


def test_shared_words_may_be_referred_to(tmp_path: Path) -> None:
    files = {language: f"{source}c = {{ list-separator }}\n" for language, source in GOOD.items()}
    assert found(write(tmp_path, files)) == []


def test_terms_and_helpers_may_be_a_languages_own(tmp_path: Path) -> None:
    files = {
        "en": GOOD["en"] + "c = see { helper }\nhelper = help { $x }\n-own = own\n",
        "zh_Hans": GOOD["zh_Hans"] + "c = 看 { $x }\n",
    }
    assert found(write(tmp_path, files)) == []
