"""Nasty lines against the games of the shelf: each is refused in one sentence, and the table stays as it was.

The referee protocol itself is tested over the toy game in `test_protocol.py`.
"""

from __future__ import annotations

import json

import pytest

from systems import catalogue
from systems.referee.protocol import Referee, Shelf
from systems.text.words import Words

NEW = '{"do":"new","game":"GAME","seats":[{},{}],%s}'
LINES = (
    ('{"do":"choose","option":NaN}', "bad_json"),
    ('{"do":"choose","option":1e999}', "bad_json"),
    ("\x00\x01\x02", "bad_json"),
    ('\ufeff{"do":"hash"}', "bad_json"),
    ('{"do":"hash"}\x00', "bad_json"),
    ('{"do":"hash","do":"reply"}', "unknown_request"),
    ('{"do":"__class__"}', "unknown_request"),
    ('{"do":"choose","options":[null]}', "bad_argument"),
    ('{"do":"choose","option":"\\u0000"}', "illegal_option"),
    (json.dumps({"do": "choose", "options": ["pass"] * 50_000}), "illegal_option"),
    ('{"do":"state","seat":-1}', "bad_argument"),
    ('{"do":"state","seat":99999999999999999999999}', "bad_argument"),
    ('{"do":"play","limit":1e3}', "bad_argument"),
    (NEW % '"seed":1e400', "bad_json"),
    (NEW % '"seed":123456789012345678901234567890', "bad_argument"),
    (NEW % '"seed":true', "bad_argument"),
    (NEW % '"map":"../../x"', "bad_argument"),
    (NEW % '"map":"tile_1a"', "bad_argument"),
    (NEW % '"options":{"x":1}', "bad_argument"),
    (NEW.replace("{},{}", '{"control":"ghost"},{}') % '"seed":1', "bad_argument"),
    (NEW.replace("{},{}", '{"colour":1},{"colour":1}') % '"seed":1', "bad_argument"),
    ('{"do":"save","path":"\\u0000"}', "bad_file"),
    ('{"do":"load","path":"\\u0000"}', "bad_file"),
    ('{"do":"save","path":"%s"}' % ("a" * 5000), "bad_file"),
    ('{"do":"load","path":"/dev/zero"}', "bad_file"),
    ('{"do":"load","path":"/"}', "bad_file"),
    ('{"do":"arrange","set":{"":{}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"":{}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"Generator":{"state":99999999999999999999999}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"Progress":{"questions":99999999999999999999}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"FlowStack":{"frames":[]}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"FlowStack":{"frames":[{"type":"Turn"}]}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"FlowStack":{"frames":"x"}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"PendingQuestion":{"question":null}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"TurnOrder":{"active":99}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"GameInfo":{"game":"chess"}}}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"QueuedDice":{"faces":{"coin":[1]}}}}}', "bad_argument"),
    ('{"do":"arrange","dice":{"coin":[1]}}', "bad_argument"),
    ('{"do":"arrange","tops":{"game":["game"]}}', "bad_argument"),
    ('{"do":"arrange","set":{"game":{"Generator":{"state":%s}}}}' % ("[" * 5000 + "]" * 5000), "bad_json"),
)


@pytest.mark.parametrize("game", catalogue.ids())
def test_nasty_lines_change_nothing(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words("en", catalogue.ids())
    referee = Referee(Shelf(catalogue.ids(), catalogue.find, lambda game: [], words))
    begin = json.loads(referee.reply((NEW % '"seed":3').replace("GAME", game)))
    assert begin["ok"]
    before = referee.reply('{"do":"hash"}')
    for line, kind in LINES:
        answer = json.loads(referee.reply(line.replace("GAME", game).encode()))
        shown = f"{line[:80]}: {answer}"
        assert not answer["ok"] and answer["error"]["kind"] == kind, shown
        assert answer["error"]["message"].endswith((".", "?")) and "\n" not in answer["error"]["message"], (
            shown
        )
        assert referee.reply('{"do":"hash"}') == before, shown
    assert capsys.readouterr().err == ""
    assert json.loads(referee.reply('{"do":"bot","level":"easy"}'))["ok"]
