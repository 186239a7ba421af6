"""What the cards of the box say, one thing at a time: every ability, effect, modifier, special rule, quest and reward.

A `Case` is one such thing with the way to it: through which ability or text of which card, past which tests and choices.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from systems.runebound import vocabulary as v
from systems.runebound.content import content


class Way(NamedTuple):
    """A step on the way to an effect: "after" another one, "ok" or "fail" of a test, a "branch", a "win"."""

    kind: str
    effect: v.AnyEffect
    index: int = 0


class Case(NamedTuple):
    """One thing that a card says. `holder`: where the card is for that ("hero", "held", "foe", "drawn", "event", "quest").

    `source` names what brings it about ("ability", "text", "round_end", "reward", "at_once", "steps", "on_fail",
    "on_stop", "quest", or "" for what simply holds), and `owner` is that ability, special rule or quest.
    """

    record: v.Record
    thing: Any
    holder: str
    source: str = ""
    owner: Any = None
    way: tuple[Way, ...] = ()

    @property
    def name(self) -> str:
        """Card, source and thing, for the list of tests."""
        path = [f"{way.kind}{way.index or ''}" for way in self.way if way.kind != "after"]
        stat = f"-{self.thing.stat}" if isinstance(self.thing, v.Modifier) else ""
        return ".".join(
            [self.record.id, *filter(None, [self.source]), *path, type(self.thing).__name__ + stat]
        )


def all_cases() -> list[Case]:
    """Every case of every record in the box."""
    box = content()
    records = [*box.heroes.values(), *box.market.values(), *box.adventure.values()]
    return [case for record in records for case in cases_of(record)]


def cases_of(record: v.Record) -> Iterator[Case]:
    """Every case of a card."""
    match record:
        case v.HeroRecord():
            yield Case(record, record, "hero")
            yield from _lasting(record, record, "hero")
        case v.MarketRecord():
            yield Case(record, record, "held")
            yield from _lasting(record, record, "held")
        case v.ChallengeRecord():
            yield from _challenge(record)
        case v.EventRecord():
            yield Case(record, record, "drawn")
            yield from _effects(record, "drawn", "at_once", record, record.at_once)
            yield from _rules(record, record, "event")
        case v.EncounterRecord():
            yield from _encounter(record)
    if isinstance(record, v.AdventureRecord) and record.kept:
        yield from _lasting(record, record.kept, "held")


def _challenge(record: v.ChallengeRecord) -> Iterator[Case]:
    yield Case(record, record, "foe")
    yield Case(record, record.figure, "foe")
    yield Case(record, record.reward, "foe", "reward", record)
    yield from _effects(record, "foe", "text", record, record.before_combat)
    yield from _effects(record, "foe", "round_end", record, record.round_end)
    yield from _effects(record, "foe", "reward", record, record.reward.effects)
    yield from _rules(record, record, "foe")


def _encounter(record: v.EncounterRecord) -> Iterator[Case]:
    yield Case(record, record, "drawn")
    yield from _effects(record, "drawn", "steps", record, record.effects)
    if record.quest is None:
        return
    yield Case(record, record.quest, "quest", "quest", record.quest)
    ends = {"ok": record.quest.ok, "fail": record.quest.fail, "finish": record.quest.finish}
    for end, effects in ends.items():
        yield from _effects(record, "quest", f"quest_{end}", record.quest, effects)
    for modifier in record.quest.modifiers:
        yield Case(record, modifier, "quest")


def _lasting(record: v.Record, printed: v.HeroRecord | v.MarketRecord, holder: str) -> Iterator[Case]:
    if printed is not record:
        yield Case(record, printed, holder)
    for ability in printed.abilities:
        yield Case(record, ability, holder, "ability", ability)
        yield from _effects(record, holder, "ability", ability, ability.effects)
    yield from _rules(record, printed, holder)


def _rules(record: v.Record, printed: Any, holder: str) -> Iterator[Case]:
    for modifier in printed.modifiers:
        yield Case(record, modifier, holder)
    for special in printed.specials:
        yield Case(record, special, holder)
        if isinstance(special, v.OnFail | v.OnStop):
            source = "on_fail" if isinstance(special, v.OnFail) else "on_stop"
            yield from _effects(record, holder, source, special, special.effects)


def _effects(
    record: v.Record,
    holder: str,
    source: str,
    owner: Any,
    effects: Iterable[v.AnyEffect],
    way: tuple[Way, ...] = (),
) -> Iterator[Case]:
    for effect in effects:
        yield Case(record, effect, holder, source, owner, way)
        for step, inner in _inside(effect):
            if step.kind == "branch":
                yield Case(record, effect.branches[step.index], holder, source, owner, (*way, step))
            yield from _effects(record, holder, source, owner, inner, (*way, step))
        way = (*way, Way("after", effect))


def _inside(effect: v.AnyEffect) -> Iterator[tuple[Way, Iterable[v.AnyEffect]]]:
    """The effects that an effect leads to."""
    match effect:
        case v.Test():
            yield Way("ok", effect), effect.ok
            yield Way("fail", effect), effect.fail
        case v.Choose():
            for index, branch in enumerate(effect.branches):
                yield Way("branch", effect, index), branch.effects
        case v.FightFoe():
            yield Way("win", effect), effect.win


def kinds_used() -> set[type]:
    """Every struct type of the vocabulary that the box uses, found without knowing where it may stand."""
    box, found = content(), set[type]()

    def look(item: Any) -> None:
        if isinstance(item, msgspec.Struct):
            found.add(type(item))
            for field in type(item).__struct_fields__:
                look(getattr(item, field))
        elif isinstance(item, tuple):
            for one in item:
                look(one)

    for record in (*box.heroes.values(), *box.market.values(), *box.adventure.values()):
        look(record)
    return found
