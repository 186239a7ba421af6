"""Messages without Fluent: what is plain, and that every shipped message says the same either way."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.paths import root
from systems.text.book import Book, book
from systems.text.plain import plain
from systems.text.words import LANGUAGES

FOLDERS = sorted({path.parents[1] for path in (root() / "data").glob("**/text/*/*.ftl")})
ARGUMENT = {0: "Mara", 1: 7, 2: 0}


@pytest.mark.parametrize(
    "source",
    [
        "a = two\n    lines\n",
        "a = words\n    .title = more\n",
        "a = { b }\n",
        'a = { "b" }\n',
        "a = { $n ->\n   *[other] n\n}\n",
        "a = { NUMBER($n) }\n",
        "a =\n    below\n",
        "-a = a term\n",
    ],
)
def test_what_only_fluent_can_say(source: str) -> None:
    assert plain(source) is None


def test_what_is_plain() -> None:
    found = plain("a = { $who } has {$n} coins. \n\n# the next one\n## is far\n")
    assert found is not None
    assert found.format({"who": "Mara", "n": 12}) == "Mara has 12 coins."


@pytest.mark.parametrize("value", [1000, -3, True, None])
def test_numbers_that_languages_write_in_their_way_are_left_to_fluent(value: int | None) -> None:
    found = plain("a = { $n } coins\n")
    assert found is not None
    assert found.format({} if value is None else {"n": value}) is None


def test_a_number_with_groups_is_said_all_the_same() -> None:
    assert Book("en", ["a = { $n } coins\n"]).say("a", "", {"n": 1234}) == "1,234 coins"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_plain_message_says_what_fluent_says(language: str, folder: object) -> None:
    said = book(language, folder)  # type: ignore[arg-type]
    count = 0
    for key, source in said._sources.items():
        found = plain(source)
        if found is None:
            continue
        count += 1
        names = found.parts[1::2]
        arguments = {name: ARGUMENT[place % len(ARGUMENT)] for place, name in enumerate(names)}
        assert found.format(arguments) == said.format(said.pattern(key), arguments), key
    assert count > 20


def test_plain_words_do_not_load_fluent() -> None:
    script = (
        "import sys; from systems.text.words import Words\n"
        "assert Words('en').say('window-title') == 'Five Tales, One Table'\n"
        "assert 'fluent' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], cwd=root(), check=True)
