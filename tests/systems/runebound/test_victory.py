"""Winning (RB-159 to RB-161, RB-202) and rankings (section 11)."""

from __future__ import annotations

import pytest

from systems.runebound import figures, victory
from systems.runebound.content import content
from systems.runebound.vocabulary import ChallengeRecord
from tests.systems.runebound.stacking import fight, stack
from tests.systems.runebound.table import Table

STRONG = {"Tokens": {"mind": 8, "body": 8, "spirit": 8}}


def at_red(card: str) -> Table:
    table = Table.new("varikas", "korrag-half-ogre").set("hero/varikas", **STRONG)
    return stack(table.start_turn(0, at="R04", step="adventure"), "red", card)


@pytest.mark.rule("RB-159")
def test_defeating_the_high_lord_wins_at_once() -> None:
    table = fight(at_red("high-lord-margath").answer("attempt"), won=True)
    assert table.session.over.winners == [0]
    assert table.session.over.reason.key == "over-victory-card"


@pytest.mark.rule("RB-159")
def test_before_combat_wounds_defeat_him_too() -> None:
    table = at_red("high-lord-margath").put("dwarven-fire-bomb", "varikas").totals(20).answer("attempt")
    table.set("high-lord-margath", Wounds={"count": 6}).totals(20).answer(
        "use:" + table.card("dwarven-fire-bomb")
    )
    assert table.session.over.winners == [0]


@pytest.mark.rule("RB-160", "RB-202")
def test_the_third_dragon_rune_wins_at_once() -> None:
    table = at_red("cinder-throne").put("verdant-ruin", "varikas").put("court-of-thunder", "varikas")
    fight(table.answer("attempt"), won=True)
    assert table.session.over.winners == [0]
    assert table.session.over.reason.key == "over-runes"


@pytest.mark.rule("RB-160", "RB-161")
def test_two_dragon_runes_are_not_enough_and_the_game_goes_on() -> None:
    table = at_red("cinder-throne").put("verdant-ruin", "varikas")
    fight(table.answer("attempt"), won=True)
    assert table.session.over is None
    assert len(figures.dragon_runes(table.world, "hero/varikas")) == 2


@pytest.mark.rule("RB-161")
def test_six_of_the_seven_red_challenges_keep_a_dragon_rune_and_the_other_is_victory() -> None:
    red = [r for r in content().adventure.values() if isinstance(r, ChallengeRecord) and r.colour == "red"]
    assert sum(1 for r in red if r.reward.keep and r.kept and r.kept.kind == "dragon_rune") == 6
    assert [r.id for r in red if r.reward.victory] == ["high-lord-margath"]


def test_the_others_are_ranked_by_red_cards_level_points_and_gold() -> None:
    table = Table.new("varikas", "korrag-half-ogre", "fen-rushwater", "sister-morwen")
    table.put("cinder-throne", "sister-morwen")
    table.set("hero/fen-rushwater", Tokens={"mind": 1})
    table.set("hero/korrag-half-ogre", Experience={"noted": 3})
    table.set("hero/varikas", Purse={"gold": 50})
    assert victory.ranking(table.world) == [3, 2, 1, 0]
    victory.win_by_victory_card(table.world, "hero/varikas")
    assert table.session.over.ranking == [0, 3, 2, 1]


@pytest.mark.rule("RB-171")
def test_total_points_are_unspent_points_and_the_price_of_every_token() -> None:
    table = Table.new("varikas", seats=4)
    table.set("hero/varikas", Tokens={"mind": 2}, Experience={"noted": 3})
    assert victory.total_points(table.world, "hero/varikas") == 3 + 2 * 4


def test_a_round_limit_ranks_like_the_endgame() -> None:
    table = Table.new("varikas", "korrag-half-ogre", round_limit=1).set(
        "hero/korrag-half-ogre", Tokens={"mind": 1}
    )
    while table.decision != "over":
        table.skip()
    assert table.session.over.reason.key == "over-round-limit"
    assert table.session.over.winners == [1]
