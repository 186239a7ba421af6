"""Rolls of Super Dungeon: attack against defence, initiative, hiding, and what an aimed attack would be.

What has been rolled is read from the events, so it is told in the same way whoever rolled. Reads the table through a
seat's view; pools and odds are those of the rules, handed over as facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from components.questions import Odds
from components.seats import Seat
from components.superdungeon import Attack, Footing, Model, Sides
from components.texts import Text, text
from engine.events import Event
from engine.observe import SeatView
from engine.world import GAME
from systems.presentation.palette import AMETHYST, INK2, Colour
from systems.presentation.skins.looks import Die
from systems.presentation.skins.roll_looks import RollLook, RollPart, RollSide
from systems.presentation.skins.superdungeon_cards import COLOURS, DungeonCards, dice_of, troop_ink
from systems.presentation.skins.superdungeon_marks import ATTRIBUTES, POTION
from systems.presentation.speech import Speech
from systems.presentation.star_dice import MARK, UNKNOWN

ROLLED: Final = "-rolled"
ATTACK, DEFENCE, INITIATIVE, STEALTH = (
    f"{what}-rolled" for what in ("attack", "defence", "initiative", "stealth")
)
DECLARED: Final = "attack-declared"
DRAWN: Final = "card-drawn"
BEGINS: Final = ("activated", "round-begins", "activation-over")
GOES_ON: Final = ("ap-paid", "moved", "ran", "chest-opened", "action-used", DRAWN, DECLARED, *BEGINS)
FOLLOWS: Final = (
    "wounded", "status", "destroyed", "healed", "status-removed", "heart-taken", "potion-taken", "cause-backlash",
    "escaped", "initiative-won", "resurrected", "stays-out", "token-taken",
)  # fmt: skip
"""What is worth telling under a roll."""
KINDS: Final = ("melee", "range")
MOST_STARS: Final = 4
SIGNS: Final = {"H": "heart", "P": POTION}
ICONS: Final = {name: icon for name, icon, _ in ATTRIBUTES}
HIT: Final = "odds-hit"


class Rolls:
    """The rolls of one table as one seat sees it."""

    def __init__(self, facts: Any, say: Speech, view: SeatView, cards: DungeonCards) -> None:
        self._facts = facts
        self._figures = facts.figures
        self._say = say
        self._view = view
        self._cards = cards

    # --- what has been rolled

    def last(self, events: Sequence[Event], is_new: bool = False) -> RollLook | None:
        """The last roll since somebody began to act, the defence against it, and what came of it."""
        since = list(events) if is_new else _since(events)
        rolled = [event for event in since if event.kind.endswith(ROLLED)]
        if not rolled:
            return None
        first = next((event for event in reversed(rolled) if event.kind != DEFENCE), rolled[-1])
        if first.kind == INITIATIVE:
            first = next(event for event in rolled if event.kind == INITIATIVE)
        begin = next(i for i, event in enumerate(since) if event is first)
        group, before = _until(since[begin:], first.kind), since[:begin]
        told = [event for event in group if event.kind.endswith(ROLLED)]
        declared = next((event for event in reversed(before) if event.kind == DECLARED), None)
        action = declared.text.args.get("action") if declared and first.kind == ATTACK else None
        sides = [self._rolled(event, action, told) for event in told]
        if first.kind == ATTACK:
            sides += self._waiting()
        verdict, is_good = self._verdict(group)
        title, line = self._title(first, action)
        return RollLook(
            title=title,
            line=line,
            icon=ICONS.get(_attribute(first), "broadsword"),
            colour=next((ink for name, _, ink in ATTRIBUTES if name == _attribute(first)), AMETHYST),
            sides=tuple(sides),
            verdict=verdict,
            is_good=is_good,
            news=tuple(self._say.rich(event.text) for event in group if event.kind in FOLLOWS),
        )

    def _title(self, event: Event, action: object) -> tuple[str, str]:
        if event.kind != ATTACK:
            return self._say(f"skin-roll-{event.kind.removesuffix(ROLLED)}"), ""
        name = self._say.plain(action) if isinstance(action, Text) else self._say("word-attack")
        return name[:1].upper() + name[1:], self._say("skin-roll-line")

    def _rolled(self, event: Event, action: object, told: Sequence[Event]) -> RollSide:
        """One throw with its faces, its parts and its stars."""
        key, attribute = event.on[0], _attribute(event)
        lost = event.text.args.get("lost")
        parts = list(self._parts(event, key, attribute, action, told))
        if isinstance(lost, Text):
            parts.append(RollPart("−1", self._say("skin-loses-die")))
        return self._side(
            key,
            word=self._say(f"attribute-{attribute}") if attribute else "",
            dice=tuple(_fallen(self._facts, event)),
            parts=tuple(parts),
            total=str(event.numbers.get("stars", "")),
            mark=id(event),
        )

    def _parts(
        self, event: Event, key: str, attribute: str, action: object, told: Sequence[Event]
    ) -> Iterator[RollPart]:
        """What has added to the dice, where it is still known: the pool must be the one that was rolled."""
        if not attribute or not self._view.has(key, Footing):
            return
        for total in self._pools(key, attribute, action, [one.on[0] for one in told[1:]]):
            if self._facts.pools.notation(total.value) == event.text.args.get("pool"):
                yield from self.parts(total)
                return

    def _pools(self, key: str, attribute: str, action: object, targets: Sequence[str]) -> Iterator[Any]:
        pools, view = self._facts.pools, self._view
        yield pools.pool(view, key, attribute)
        name = getattr(action, "key", "").removeprefix("name-")
        special = next((one for _, one in self._figures.actions(view, key) if one.id == name), None)
        aimed = [target for target in targets if view.has(target, Footing)]
        for target in ("", *aimed):
            for kind in KINDS:
                yield pools.attack_pool(view, key, kind, attribute, special, target)

    def _waiting(self) -> Iterator[RollSide]:
        """Whoever is about to defend, with the dice of his usual defence."""
        attack = self._view.find(GAME, Attack)
        if attack is None or attack.stars < 0 or not attack.defender or attack.defence_stars >= 0:
            return
        if not self._view.has(attack.defender, Footing):
            return
        pool = self._facts.pools.pool(self._view, attack.defender, attack.against)
        yield self._side(
            attack.defender,
            word=self._say(f"attribute-{attack.against}"),
            dice=pool_dice(pool.value),
            parts=tuple(self.parts(pool)),
        )

    def _verdict(self, group: Sequence[Event]) -> tuple[str, bool | None]:
        """How the blows ended, and whether that is good for the one who looks."""
        ends = [event for event in group if event.kind in ("hit", "missed")]
        if not ends:
            return "", None
        hits = [event for event in ends if event.kind == "hit"]
        is_ours = ends[0].on[0].startswith("hero/") != (self._view.seat in self._view.the(Sides).consuls)
        expected = len(ends) + self._still_to_defend()
        if expected > 1:
            return self._say("skin-roll-hits", n=len(hits), of=expected), bool(hits) == is_ours
        args = ends[0].text.args
        key = "skin-roll-hit" if hits else "skin-roll-miss"
        return self._say(key, attack=args["attack"], defence=args["defence"]), bool(hits) == is_ours  # type: ignore[arg-type]

    def _still_to_defend(self) -> int:
        """How many targets of the attack that is resolved have not defended yet."""
        attack = self._view.find(GAME, Attack)
        if attack is None or attack.stars < 0:
            return 0
        return len(attack.targets) + bool(attack.defender and attack.defence_stars < 0)

    # --- what an aim would be

    def aimed(self, actor: str, aim: Any, action: Any, odds: Sequence[Odds]) -> RollLook | None:
        """The roll of an aim: its dice, every target with its defence and the chance to hit it."""
        if not odds:
            return None
        made = self._facts.attack.aimed_pool(self._view, actor, aim, action)
        chances = _chances(aim, odds)
        attacker = self._side(
            actor,
            word=self._say(f"attribute-{aim.way.rolls}"),
            dice=pool_dice(made.value),
            parts=tuple(self.parts(made)),
        )
        targets = [self._target(target, action, chances.get(target)) for target in aim.targets]
        name = self._say(f"name-{action.id}") if action else self._say("word-attack")
        against = (action.against if action else None) or "arm"
        many = len(targets) > 1
        return RollLook(
            title=name[:1].upper() + name[1:],
            line=self._say(
                "skin-roll-against",
                rolls=text(f"attribute-{aim.way.rolls}"),
                against=text(f"attribute-{against}"),
                cost=action.cost if action else 1,
            ),
            icon=ICONS.get(aim.way.rolls, "broadsword"),
            colour=next((ink for key, _, ink in ATTRIBUTES if key == aim.way.rolls), AMETHYST),
            sides=(attacker, *targets),
            summary=(self._say("skin-roll-expect"), f"{sum(chances.values()):.1f}") if many else ("", ""),
            news=(self._say.rich(self._facts.words.action_text(action)),)
            if action
            else (self._say("skin-roll-tie"),),
        )

    def _target(self, key: str, action: Any, chance: float | None) -> RollSide:
        against = (action.against if action else None) or "arm"
        pool = self._facts.pools.pool(self._view, key, against).value
        return self._side(key, chance=chance or 0.0, pool=dice_of(pool), hearts=self._hearts(key))

    def _hearts(self, key: str) -> tuple[int, int]:
        full = self._figures.stat(self._view, key, "hearts").value
        return max(0, full - self._figures.wounds(self._view, key)), full

    # --- parts of both

    def parts(self, total: Any) -> Iterator[RollPart]:
        """What a pool is made of besides what is printed: dice of a colour, and their source."""
        for part in total.parts:
            for colour in COLOURS:
                n = getattr(part.pool, colour)
                if n:
                    words = self._say.rich(
                        text(f"skin-dice-{colour}", n=abs(n), source=self._source(part.source))
                    )
                    yield RollPart(f"{n:+d}".replace("-", "−"), words)

    def _source(self, source: str) -> Text:
        return text("skin-source", name=f"@{source}") if source else text("skin-own-ability")

    def _side(self, key: str, **parts: Any) -> RollSide:
        """A side with the token of its model; one that is gone is a name."""
        name, view = self._say.name(key), self._view
        if not view.has(key, Model):
            return RollSide(name=name, icon="death-skull", **parts)
        record = self._figures.record(view, key)
        is_hero = self._figures.is_hero(view, key)
        seat = view.get(f"seat/{view.get(key, Model).seat}", Seat).colour if is_hero else -1
        ink: Colour = INK2 if is_hero else troop_ink(record)
        return RollSide(
            name=name, icon=record.icon, figure=self._cards.figure(record.id), seat=seat, colour=ink, **parts
        )


def _since(events: Sequence[Event]) -> list[Event]:
    """The events since somebody began to act."""
    found: list[Event] = []
    for event in reversed(events):
        if event.kind in BEGINS:
            break
        found.insert(0, event)
    return found


def _until(events: Sequence[Event], rolled: str) -> list[Event]:
    """The events until something else begins that has no part in the roll; an attack goes on after a card it has won."""
    ends = [kind for kind in GOES_ON if (rolled, kind) != (ATTACK, DRAWN)]
    end = next((i for i, event in enumerate(events) if event.kind in ends), len(events))
    return list(events[:end])


def _attribute(event: Event) -> str:
    return getattr(event.text.args.get("attribute"), "key", "").removeprefix("attribute-")


def _chances(aim: Any, odds: Sequence[Odds]) -> dict[str, float]:
    """The chance to hit each target."""
    if len(aim.targets) == 1:
        won = next((one for one in odds if one.outcome.key == HIT), None)
        return {aim.targets[0]: won.ways / won.of if won else 0.0}
    return {str(one.outcome.args["who"]).removeprefix("@"): one.ways / one.of for one in odds}


def pool_dice(pool: Any) -> tuple[Die, ...]:
    """A pool that has not been rolled."""
    dice: list[Die] = []
    for colour, n in dice_of(pool):
        if colour == "white":
            dice += [Die(colour=colour, faces=("star",) * min(n, MOST_STARS))]
        else:
            dice += [Die(colour=colour, faces=(UNKNOWN,))] * n
    return tuple(dice)


def _fallen(facts: Any, event: Event) -> Iterator[Die]:
    """The upper faces of a throw, and stars that are not rolled."""
    white = event.numbers.get("white", 0)
    if isinstance(white, int) and white:
        yield Die(colour="white", faces=("star",) * min(white, MOST_STARS))
    for colour, faces in facts.content.numbers.faces.items():
        rolled = event.numbers.get(colour, [])
        for n in rolled if isinstance(rolled, list) else []:
            yield Die(colour=colour, faces=_symbols(faces[n - 1]))


def _symbols(face: str) -> tuple[str, ...]:
    if face.isdigit():
        return ("star",) * int(face)
    return tuple(SIGNS[sign] for sign in face)


def last_rolls(facts: Any, events: Sequence[Event]) -> tuple[Die, ...]:
    """The dice on the table, where there is no page to read them on: the last roll, and the defence against it."""
    rolled = [event for event in _since(events) if event.kind.endswith(ROLLED)]
    first = next((event for event in reversed(rolled) if event.kind != DEFENCE), None)
    found = [event for event in rolled[-1:] if event is not first]
    found = [first, *found] if first is not None else found
    dice: list[Die] = []
    for event in found:
        if len(found) > 1:
            dice.append(Die(colour=MARK, faces=("shield" if event.kind == DEFENCE else "broadsword",)))
        dice += _fallen(facts, event)
    return tuple(dice)
