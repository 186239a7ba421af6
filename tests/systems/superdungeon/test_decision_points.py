"""Section 6 as a table: every decision point is asked, of whom, with which answers, and what a skip does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from components.board import Space
from components.superdungeon import Chest, Footing, Potions, Tracker
from engine.flow import Ask
from engine.paths import root
from systems.superdungeon import figures, harm
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.boss import EnterBoss, Timeout
from systems.superdungeon.chests import OpenChest
from systems.superdungeon.choosing import ChooseForce
from systems.superdungeon.equipment import DealWith, DealWithPool, Equip
from systems.superdungeon.healing import Heal, Resurrect, RoundStartEffects, RuneOfRestoration
from systems.superdungeon.icons import ShareIcons
from systems.superdungeon.initiative import Initiative
from systems.superdungeon.movement import Enter
from systems.superdungeon.spawning import SpawnStep
from systems.superdungeon.upgrades import DrawUpgrade
from tests.systems.superdungeon.bad_input import (
    FIGHTER,
    MAGE,
    PALADIN,
    ROGUE,
    aiming,
    at_setup,
    attacked,
    consul_turn,
    hero_turn,
    knuckle,
    ordering,
    pushed,
    second_tile,
    space,
)
from tests.systems.superdungeon.table import Table
from tests.systems.superdungeon.test_auras import crossfire

CONSUL, PARTY = 0, 1


class Row(NamedTuple):
    """A decision point: a table that asks it, who decides, answers that must be among the options, what a skip answers."""

    table: Callable[[], Table]
    seat: int
    options: tuple[str, ...]
    default: str


def party(*heroes: str, **changes: int) -> Table:
    """Heroes in the Great Hall, none of them active."""
    table = Table.new(*(name.removeprefix("hero/") for name in heroes or (PALADIN, MAGE)))
    for place, hero in enumerate(heroes or (PALADIN, MAGE)):
        table.place(hero, (3 + place, 4))
    return table


def charm() -> Table:
    table = party().put("resurrection-charm", PALADIN)
    harm.take_off(table.world, MAGE)
    return table.call(RoundStartEffects())


def produced() -> Table:
    table = party()
    table.field("kobold-warren", (8, 8))
    return table.call(SpawnStep())


def boss_comes() -> Table:
    return party(PALADIN, MAGE, FIGHTER).call(EnterBoss())


def named() -> Table:
    table = party()
    table.field("knucklehead", (8, 8))
    table.field("dragon-priest", (8, 7))
    return table.call(Initiative())


def won() -> Table:
    return named().faces(blue="0 0", red="P 3").skip().skip()


def dodges() -> Table:
    table = party(ROGUE, MAGE).give_potions(ROGUE, 0).give_potions(MAGE, 0)
    table.field("knucklehead", (2, 4))
    return table.call(MakeAttack(attacker="monster/knucklehead/1", aim=f"melee:{ROGUE}"))


def icons(hearts: int, potions: int, hero: str = PALADIN) -> Callable[[], Table]:
    def make() -> Table:
        table = party(hero, MAGE).wound(MAGE, 2).wound(hero, 1)
        table.world.add(MAGE, Potions(0))
        return table.call(ShareIcons(hero=hero, hearts=hearts, potions=potions))

    return make


def drawn(decision: str = "DP-26") -> Table:
    table = party().put("padded-coat", "pool")
    return table.call(DealWith(card=table.key("padded-coat"), decision=decision))


def after_activation() -> Table:
    return party().put("padded-coat", "pool").call(DealWithPool(decision="DP-27"))


def lucky() -> Table:
    table = party(ROGUE, MAGE).top("titans-signet", "mithril-ward")
    table.world.spawn("chest/1", Chest(), Footing(2, 4))
    return table.call(OpenChest(hero=ROGUE, chest="chest/1"))


def upgrade() -> Table:
    table = party().top("kindling-blade", "padded-coat")
    table.field("kobold-warren", (8, 8))
    table.field("kobold-warren", (18, 8))
    return table.call(DrawUpgrade())


def healed() -> Table:
    return party().wound(PALADIN, 2).afflict(PALADIN, "fire").call(Heal(model=PALADIN, n=1))


def on_rune() -> Table:
    table = Table.new("royal-paladin", "ember-mage", tiles=("1b", "5a"))
    rune = next(key for key, kind in table.world.all(Space) if kind.kind == "restoration_rune")
    table.place(PALADIN, figures.cell_of(table.world, rune)).place(MAGE, (1, 1))
    return table.wound(PALADIN, 1).afflict(PALADIN, "slow").call(RuneOfRestoration(hero=PALADIN))


def timeout() -> Table:
    table = party(PALADIN, MAGE, FIGHTER)
    table.field("starfire", (13, 1))
    table.world.the(Tracker).boss_entered = True
    return table.call(Timeout())


def two_coats() -> Table:
    table = (
        party(PALADIN, MAGE, FIGHTER)
        .put("hoarders-gem", PALADIN)
        .put("padded-coat", PALADIN)
        .put("turtle-buckler", PALADIN)
    )
    table.put("fur-mantle", "pool")
    return table.call(Equip(card=table.key("fur-mantle"), hero=PALADIN))


def returning() -> Table:
    table = party(PALADIN, MAGE, FIGHTER)
    for hero in (MAGE, FIGHTER):
        harm.take_off(table.world, hero)
    return table.call(Resurrect(seat=1))


ROWS = {
    "DP-02": Row(lambda: at_setup("DP-02"), PARTY, (PALADIN, ROGUE), PALADIN),
    "DP-03": Row(lambda: at_setup("DP-03"), CONSUL, ("rex", "rockgut"), "rex"),
    "DP-05": Row(second_tile, PARTY, ("2a:0:1:0", "6b:3:0:1"), "2a:0:0:-1"),
    "DP-06": Row(lambda: at_setup("DP-06"), CONSUL, (space(2, 2),), ""),
    "DP-07": Row(lambda: at_setup("DP-07"), PARTY, (space(0, 4),), ""),
    "DP-08": Row(lambda: at_setup("DP-08"), PARTY, (), ""),
    "DP-09": Row(lambda: at_setup("DP-09"), CONSUL, (), ""),
    "DP-10": Row(charm, PARTY, (MAGE, "keep"), "keep"),
    "DP-11": Row(produced, CONSUL, ("point/kobold-warren/1:gouger", "done"), "done"),
    "DP-12": Row(boss_comes, CONSUL, (space(11, 1),), ""),
    "DP-13": Row(named, CONSUL, ("monster/knucklehead/1",), "monster/dragon-priest/1"),
    "DP-14": Row(won, PARTY, ("first", "second"), "first"),
    "DP-15": Row(hero_turn, PARTY, (FIGHTER, ROGUE), FIGHTER),
    "DP-16": Row(consul_turn, CONSUL, ("monster/gouger/1", "end"), "end"),
    "DP-17": Row(
        knuckle,
        PARTY,
        (space(4, 5), "run", "attack:melee:monster/knucklehead/1", "use:iron-aura", "use:dawn-hammer", "end"),
        "end",
    ),
    "DP-18": Row(aiming, PARTY, ("magic:monster/knucklehead/1",), "magic:monster/knucklehead/2"),
    "DP-19": Row(
        ordering, PARTY, ("monster/knucklehead/1", "monster/knucklehead/2"), "monster/knucklehead/1"
    ),
    "DP-20": Row(dodges, PARTY, ("arm", "dex"), "dex"),
    "DP-21": Row(attacked, PARTY, (f"potion:{ROGUE}:teleport-potion:{MAGE}", "pass-turn:1", "pass"), "pass"),
    "DP-22": Row(icons(1, 0), PARTY, (f"{PALADIN}:wound", f"{MAGE}:wound", "lose"), f"{MAGE}:wound"),
    "DP-23": Row(icons(0, 1), PARTY, (MAGE, "lose"), MAGE),
    "DP-24": Row(icons(1, 1, ROGUE), PARTY, ("hearts:2", "hearts:1", "hearts:0"), "hearts:1"),
    "DP-25": Row(pushed, PARTY, (space(7, 4), "leave"), "leave"),
    "DP-26": Row(drawn, PARTY, (f"equip:{PALADIN}", f"equip:{MAGE}", "keep"), "keep"),
    "DP-27": Row(after_activation, PARTY, (f"equip:{PALADIN}", "keep"), "keep"),
    "DP-28": Row(lambda: drawn(decision="DP-28"), PARTY, (f"equip:{MAGE}",), f"equip:{PALADIN}"),
    "DP-29": Row(lucky, PARTY, ("card/treasure/mithril-ward",), "card/treasure/titans-signet"),
    "DP-30": Row(upgrade, CONSUL, ("card/loot/padded-coat",), "card/loot/kindling-blade"),
    "DP-31": Row(healed, PARTY, ("wounds", "statuses"), "wounds"),
    "DP-32": Row(on_rune, PARTY, ("wound", "slow"), "wound"),
    "DP-33": Row(timeout, CONSUL, (space(15, 1),), ""),
    "DP-35": Row(two_coats, PARTY, ("card/loot/turtle-buckler",), "card/loot/padded-coat"),
    "DP-36": Row(returning, PARTY, (MAGE, FIGHTER), MAGE),
}
"""The default "" is the first option."""


def documented() -> set[str]:
    """The decision points of the rules document."""
    rules = (root() / "docs" / "rules" / "superdungeon.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| (DP-\d+) \|", rules, re.MULTILINE))


@pytest.mark.parametrize("decision", list(ROWS))
def test_a_decision_point(decision: str) -> None:
    row = ROWS[decision]
    table = row.table()
    assert (table.decision, table.question.seat) == (decision, row.seat)
    assert set(row.options) <= set(table.options)
    if decision == "DP-06":  # the farthest from all ways in
        assert table.question.default in table.options
    else:
        assert table.question.default == (row.default or table.options[0])
    before = table.session.hash()
    table.skip()
    assert table.session.hash() != before


def test_effects_at_the_same_moment_are_ordered_by_their_side() -> None:
    arena = crossfire().call(Enter(model="hero/ember-mage", at=(1, 1)))
    assert (arena.decision, arena.question.seat, arena.options) == ("DP-34", CONSUL, ["stink", "howl"])


def test_sets_of_points_are_asked_for_when_there_is_a_choice() -> None:
    table = at_setup("DP-03")
    step = ChooseForce().rosters(table.world)
    assert isinstance(step, Ask) and step.auto
    assert (step.question.decision, step.question.seat) == ("DP-04", CONSUL)
    assert [option.id for option in step.question.options] == ["roster-kobold-warren"]


def test_no_decision_point_is_missing() -> None:
    others = {"DP-01", "DP-04", "DP-34"}  # DP-01 is the set-up screen
    assert documented() == {*ROWS, *others}
