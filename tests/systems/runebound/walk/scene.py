"""The stage on which a card does what it says: a hero, an ally, a sparring foe, and the moment the card waits for.

Dagna plays the hero, because nothing of hers stirs in a fight; a hero card plays itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from components.runebound import Combat, QuestProgress
from engine.arranging import Arrangement, arrange
from engine.definition import OptionValue, SeatSetUp
from engine.session import Session
from systems.runebound import figures, phases, quests, rolls, values
from systems.runebound import vocabulary as v
from systems.runebound.harm import Suffer
from tests.systems.runebound.fighting import HOME
from tests.systems.runebound.table import Table, game
from tests.systems.runebound.walk.cases import Case

HERO, OTHER = "dagna-tunnelborn", "fen-rushwater"
OPEN = "space/r08c11"
"""A space with nothing on it."""
CALM = {
    "green": "goblin-toll-clerks",
    "yellow": "duellist-of-tamalir",
    "blue": "the-glass-giant",
    "red": "verdant-ruin",
}
"""A challenge of each colour without a before-combat text, drawn after events and encounters."""
GOLD = 9
TOUGH = 20
"""Life added to a foe that must outlive its part."""


class QuickTable(Table):
    """A table that keeps nothing to take back: arranging it costs no snapshots, and a walk over a deck arranges much."""

    @classmethod
    def of(cls, *heroes: str, **options: OptionValue) -> QuickTable:
        """A fresh game with these heroes."""
        seats = [SeatSetUp(hero=f"hero/{hero}") for hero in heroes]
        return cls(Session.new(game(), seats, 1, options, "runebound", undo=False))

    def set(self, name: str, **components: Mapping[str, Any]) -> QuickTable:
        """Set fields of one entity; the open question is posed anew."""
        fields = {kind: dict(values) for kind, values in components.items()}
        arrange(self.world, self.session.codec, Arrangement(set={self.key(name): fields}))
        self._ask_again()
        return self

    def dice(self, d10: Sequence[int] = (), movement: Sequence[int] = ()) -> QuickTable:
        """Queue faces for the next dice."""
        faces = {die: list(wanted) for die, wanted in (("d10", d10), ("movement", movement)) if wanted}
        arrange(self.world, self.session.codec, Arrangement(dice=faces))
        return self


class Scene:
    """One case on the table. Proofs may change `loss`, `foe` and the table before `reach` brings the moment."""

    def __init__(self, case: Case) -> None:
        self.case = case
        hero = case.record.id if case.holder == "hero" else HERO
        other = OTHER if hero != OTHER else HERO
        self.table = QuickTable.of(hero, other, travel_hazards=True)
        self.hero, self.other = f"hero/{hero}", f"hero/{other}"
        self.card = self.hero if case.holder == "hero" else self.table.card(case.record.id)
        self.ally = self.give("hired-pikes" if case.record.id != "hired-pikes" else "road-warden")
        self.foe = self.card if case.holder == "foe" else self.table.card(CALM["green"])
        self.loss: dict[str, int] = {"wounds": 3}
        self.rolled = 2
        self.own: list[int] = []
        """The rolls that the thing itself brings."""
        self.others = 20
        """What the other tests of the card show."""
        self.actor = self.hero
        self.table.place(other, "forge")
        self.table.set(hero, Purse={"gold": GOLD}, Tokens={"stamina": 1})
        self.put_in_force()

    # --- the table ---

    @property
    def world(self) -> Any:
        """The world of components."""
        return self.table.world

    @property
    def fight(self) -> Combat:
        """The fight under way."""
        return self.world.the(Combat)

    def give(self, name: str) -> str:
        """Lay a card before the hero; returns its key."""
        self.table.put(name, self.hero)
        return self.table.card(name)

    def put_in_force(self) -> None:
        """The card comes to where it does what it says."""
        if self.case.holder == "held":
            self.give(self.case.record.id)
            self.world.drop(self.card, QuestProgress)  # what it is kept as, not the quest it was
        elif self.case.holder == "event":
            self.table.put(self.card, "event_slot")
        elif self.case.holder == "quest":
            quests.take_quest(self.world, self.hero, self.card)

    def space(self, terrain: str) -> str:
        """An empty space of that terrain."""
        spaces = figures.board(self.world).spaces
        return next(s for s in spaces if figures.terrain(self.world, s) == terrain and self.is_empty(s))

    def is_empty(self, space: str) -> bool:
        """Tell whether neither town nor counter is there."""
        return not figures.town_at(self.world, space) and not figures.counters_at(self.world, space)

    def beside(self, terrain: str) -> tuple[str, str]:
        """A space, and one of that terrain next to it."""
        goal = self.space(terrain)
        return figures.board(self.world).neighbours(goal)[0], goal

    def uses(self) -> list[str]:
        """Cards whose use is offered now."""
        return [one.on[0] for one in self.table.question.options if one.id.startswith("use:")]

    def reached(self, target: v.Target) -> list[str]:
        """The figures that a target word means."""
        figures_of_hero = [self.hero, *figures.allies(self.world, self.hero)]
        return {
            "hero": [self.actor],
            "all_allies": figures_of_hero[1:],
            "one_ally": figures_of_hero[1:],
            "each_hero": [self.hero, self.other],
        }.get(target, figures_of_hero)

    # --- in a fight ---

    def face(self, *test_totals: int) -> Scene:
        """The hero meets the foe; tests of its text succeed unless that would end the fight."""
        colour = self.foe.split("/")[1]
        self.table.top(self.foe).start_turn(self.hero, at=HOME[colour], step="adventure")
        totals = test_totals or [_harmless(e) for e in self._text() if isinstance(e, v.Test)]
        self.table.totals(*totals).answer("attempt")
        if self.table.decision == "D09":
            self.table.answer(self.table.options[-1])
        return self

    def _text(self) -> tuple[v.AnyEffect, ...]:
        printed = figures.record(self.world, self.foe)
        return printed.before_combat if isinstance(printed, v.ChallengeRecord) else ()

    def toughen(self, life: int = TOUGH) -> Scene:
        """The foe has more life in this fight."""
        self.table.set("game", Combat={"foe_life": life})
        return self

    def to_phase(self, phase: str, round_: int = 1) -> Scene:
        """On to the choice of that phase; until then the hero holds his ground."""
        for _ in range(20):
            here = (self.fight.phase, self.fight.round)
            if here == (phase, round_) and self.table.decision == "D14":
                return self
            if self.table.decision == "D14":
                self.hold()
            else:
                self.table.answer("go_on" if self.table.decision == "D12" else "pass")
        raise AssertionError(f"{phase} of round {round_} was not reached; {self.table.decision} is open")

    def hold(self, total: int = 20) -> Scene:
        """The hero defends; nothing is used."""
        if phases.needs_defence_roll(self.world, self.fight.phase):
            self.table.totals(total)
        self.table.answer("defend")
        return self.keep()

    def strike(self, who: str, total: int = 20) -> Scene:
        """A figure attacks; nothing is used."""
        self.table.totals(total).answer(f"attack:{who}")
        return self.keep()

    def roll_for(self, who: str, role: str, total: int) -> Scene:
        """A figure attacks, or the hero defends."""
        return self.strike(who, total) if role == "attack" else self.hold(total)

    def set_out(self) -> Scene:
        """Nothing more is used before moving."""
        if self.table.decision == "D01":
            self.table.answer("pass")
        return self

    def keep(self) -> Scene:
        """Pass at every window of a roll and its wounds."""
        while self.table.decision in ("D15", "D16", "D17", "D10", "D26"):
            self.table.answer("pass")
        return self

    def win(self) -> Scene:
        """The hero beats the foe with one blow."""
        if self.table.decision in ("D11", "D12"):
            self.to_phase("ranged")
        self.toughen(
            1 - values.life(self.world, self.fight.foe).base + figures.wounds(self.world, self.fight.foe)
        )
        return self.strike(self.hero)

    def settle(self) -> Scene:
        """Skip the choices that other effects of the card bring."""
        while self.table.decision in ("D09", "D31"):
            self.table.skip()
        return self

    # --- the moment ---

    def reach(self) -> None:
        """On to the moment at which the card may do what it says."""
        source = self.case.source
        if source == "ability":
            self._reach_ability(self.case.owner)
        elif source in ("text", "at_once", "steps"):
            self._lay_on_deck()
        elif source == "round_end":
            self.face().toughen().to_phase("magic")
        elif source == "reward":
            self.face().to_phase("ranged")
        elif source == "on_fail":
            self._reach_failure(self.case.owner)
        elif source == "on_stop":
            self.table.start_turn(self.hero, at=self.space(self.case.owner.terrains[-1]))
        elif source.startswith("quest") and self.case.owner.when == "stop":
            self._reach_task(self.case.owner)

    def fire(self) -> None:
        """It happens."""
        source = self.case.source
        if not source:
            return
        self.table.totals(*self._dice())
        if source == "ability":
            self.table.answer(f"use:{self.card}:{self.case.owner.id}")
        elif source in ("text", "at_once", "steps"):
            self.table.answer("attempt")
        elif source == "round_end":
            self._end_round()
        elif source == "reward":
            self.win()
        elif source == "on_fail":
            self._fail(self.case.owner)
        elif source == "on_stop":
            self.table.dice(movement=[3, 3]).answer("stay")
        elif self.case.owner.when == "stop":
            self.table.answer("do")
        else:
            self.table.start_turn(self.hero, at=OPEN)
        self._follow_the_way()

    def _dice(self) -> list[int]:
        """The rolls of the tests on the way, of the task of a quest, and of the thing itself."""
        ends = {"ok": 20, "fail": 2}
        tests = [way for way in self.case.way if isinstance(way.effect, v.Test)]
        totals = [ends.get(way.kind, self.others) for way in tests]
        if self.case.source.startswith("quest_"):
            totals.append(2 if self.case.source == "quest_fail" else 20)
        return [*totals, *self.own, *[self.others] * self._tests_to_come()]

    def _tests_to_come(self) -> int:
        """How many tests of an encounter follow on this one."""
        if self.case.source != "steps":
            return 0
        done = [*(way.effect for way in self.case.way), self.case.thing]
        return sum(isinstance(effect, v.Test) for effect in self.case.owner.effects if effect not in done)

    def _follow_the_way(self) -> None:
        """Take the branches, and win the fights, that lead to the effect."""
        for way in self.case.way:
            if way.kind == "branch":
                while self.table.decision in ("D09", "D29") and f"branch:{way.index}" in self.table.options:
                    self.table.answer(f"branch:{way.index}")
            elif way.kind == "win":
                self.win()

    def _lay_on_deck(self) -> None:
        colour = self.card.split("/")[1]
        if self.case.holder != "foe":
            self.table.top(CALM[colour])
        self.table.top(self.card).start_turn(self.hero, at=HOME[colour], step="adventure")

    def _end_round(self) -> None:
        """The magic phase of the round passes without harm (dice for what follows are queued behind)."""
        if phases.needs_defence_roll(self.world, "magic"):
            queued = self._dice()
            self.table.set("game", QueuedDice={"faces": {}}).totals(20, *queued)
        self.table.answer("defend")

    def _reach_ability(self, ability: v.Ability) -> None:
        times, table = ability.times, self.table
        if "wounds" in times:
            self._reach_wounds(ability)
        elif set(times) & set(v.PHASES):
            self._reach_roll(ability)
        elif "before_combat" in times:
            self.face().toughen()
        elif "escape" in times:
            self.face().table.totals(self.rolled).answer("try")
        elif "test" in times:
            table.totals(self.rolled).call(
                rolls.TestRoll(hero=self.hero, of="luck", n=99), self.hero, at=OPEN
            )
        elif "market" in times:
            table.start_turn(self.hero, at="tamalir", step="market").answer("enter")
        else:
            table.start_turn(self.hero, at=self.space(ability.terrains[0]) if ability.terrains else OPEN)
            if "after_move" in times:
                table.answer("stay")

    def _reach_roll(self, ability: v.Ability) -> None:
        """A roll of the phase: a sure hit for more damage, else a sure miss."""
        phase = next(time for time in ability.times if time in v.PHASES)
        self.face().toughen().to_phase(phase)
        self.actor = self.card if ability.rolls_by == "self" else self.hero
        self.rolled = 20 if any(isinstance(e, v.DamageBonus) for e in ability.effects) else 2
        self.table.totals(self.rolled).answer(f"attack:{self.actor}")

    def _reach_wounds(self, ability: v.Ability) -> None:
        phases = [time for time in ability.times if time in v.PHASES]
        if phases:
            self.face().to_phase(phases[0]).table.totals(2).answer(f"attack:{self.hero}")
        else:
            self.table.call(Suffer(victim=self.hero, **self.loss), self.hero, at=OPEN)

    def _reach_failure(self, rule: v.OnFail) -> None:
        phase = rule.phases[0] if rule.phases else "melee"
        self.face().toughen().to_phase(phase)
        roller = self.ally if rule.by == "ally" else self.hero
        self.actor = roller if rule.harms == "roller" else self.hero

    def _fail(self, rule: v.OnFail) -> None:
        if rule.by == "ally":
            self.strike(self.ally, 2)
        elif "attack" in rule.roles:
            self.strike(self.hero, 2)
        else:
            self.hold(2)

    def _reach_task(self, quest: v.Quest) -> None:
        if self.case.source == "quest_finish":
            self.table.set(self.card, QuestProgress={"tokens": quest.needed - 1})
        town = quest.towns[0] if quest.towns else "tamalir"
        self.table.start_turn(self.hero, at=town, step="tasks")


def _harmless(test: v.Test) -> int:
    """A roll that succeeds, or one that fails where success would end the fight."""
    return 2 if any(isinstance(e, v.EndFight) for e in test.ok) else 20
