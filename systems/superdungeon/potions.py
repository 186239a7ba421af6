"""Potions and the windows in which they are drunk (SD-159 to SD-168, SD-249; DP-21).

The engine's `Window` asks here for triggers; the menu of an activation asks for `menu_options`. What a potion does is in
`ops`. Knows no potion by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from components.questions import Option
from components.seats import TurnOrder
from components.superdungeon import Attack, Potions, Prompts
from components.texts import Text, text
from engine import flow
from engine.effects import RunEffects, plain
from engine.flow import Call, Done, Procedure, Step, option
from engine.windows import Trigger, Window
from engine.world import GAME, World
from systems.shared.telling import tell
from systems.superdungeon import counters, figures, placing, targets
from systems.superdungeon.figures import Reader
from systems.superdungeon.vocabulary import Action, Heal, Redirect, Remedy, Teleport, WoundSelf

CHOKE = "choke"
NEVER, WHEN_ATTACKED, ALWAYS = "never", "when_attacked", "always"
ATTACK_MOMENTS = ("attack_declared", "attack_rolled", "defence_rolled")
BEFORE_WOUND = "before_wound"
PHASE_MOMENTS = ("phase_start", "phase_end")
MOMENTS = (
    *ATTACK_MOMENTS, BEFORE_WOUND, *PHASE_MOMENTS, "activation_start", "activation_end", "after_step",
)  # fmt: skip
"""When potions may be drunk besides the owner's own decisions (SD-160)."""
HUSH = "pass-turn"
"""Passing for the rest of the turn (SD-167)."""


class Draught(NamedTuple):
    """A potion that a hero may use now, for whom, and whom it protects if it redirects an attack."""

    hero: str
    card: str
    action: Action
    beneficiary: str
    protects: str = ""

    @property
    def option_id(self) -> str:
        """The id of the option that drinks it."""
        protected = f":{self.protects}" if self.protects else ""
        return f"potion:{self.hero}:{self.action.id}:{self.beneficiary}{protected}"


# --- which may be drunk ------------------------------------------------------------------------------------------------


def draughts(reader: Reader, seat: int) -> Iterator[Draught]:
    """Every potion that heroes of a seat may drink now, for every hero who could profit (SD-159, SD-162, SD-165)."""
    party = figures.models(reader, figures.HEROES)
    known: dict[tuple[str, str], list[str]] = {}
    for hero in party:
        if figures.seat_of(reader, hero) != seat or figures.has_status(reader, hero, CHOKE):
            continue
        for card, action in figures.actions(reader, hero):
            if action.kind == "potion" and action.cost <= figures.potions(reader, hero):
                whose = hero if action.everyone else ""  # one for everybody is for its user
                if (action.id, whose) not in known:
                    among = [hero] if whose else party
                    helped = [other for other in among if does_something(reader, other, action)]
                    known[action.id, whose] = helped
                for other in known[action.id, whose]:
                    yield from _for_whom(reader, hero, card, action, other)


def _for_whom(reader: Reader, hero: str, card: str, action: Action, other: str) -> Iterator[Draught]:
    """A potion that does something for somebody, once for each whom it may protect."""
    if any(isinstance(op, Redirect) for op in action.ops):
        shielded = [target for target in protectable(reader) if target != other]
        yield from (Draught(hero, card, action, other, target) for target in dict.fromkeys(shielded))
    else:
        yield Draught(hero, card, action, other)


def reached(reader: Reader, beneficiary: str, action: Action) -> list[str]:
    """Whom a potion concerns: the beneficiary, those around him, or all heroes; nobody who chokes (SD-165)."""
    if action.everyone:
        found = [h for h in figures.models(reader, figures.HEROES) if _is_tagged(reader, h, action)]
    elif action.area is not None:
        found = [target for aim in targets.aims(reader, beneficiary, action) for target in aim.targets]
    else:
        found = [beneficiary]
    return [hero for hero in found if not figures.has_status(reader, hero, CHOKE)]


def _is_tagged(reader: Reader, hero: str, action: Action) -> bool:
    return not action.tags or bool(set(action.tags) & set(figures.record(reader, hero).tags))


def does_something(reader: Reader, beneficiary: str, action: Action) -> bool:
    """Tell whether a potion would do anything for a beneficiary, and leave him alive (SD-236)."""
    found = reached(reader, beneficiary, action)
    for op in action.ops:
        if isinstance(op, WoundSelf) and any(figures.hearts_left(reader, hero) <= op.n for hero in found):
            return False
    return any(_helps(reader, hero, op) for hero in found for op in action.ops)


def _helps(reader: Reader, hero: str, op: object) -> bool:
    match op:
        case Heal():
            return bool(counters.reliefs(reader, hero))
        case Remedy():
            return bool(figures.statuses(reader, hero))
        case Teleport(n=n):
            return bool(placing.teleport_places(reader, hero, n))
        case WoundSelf():
            return False
    return True


def protectable(reader: Reader) -> list[str]:
    """Heroes whom an attack under way will still make defend: only in windows of that attack (SD-249)."""
    attack = reader.find(GAME, Attack)
    return [target for target in attack.targets if figures.is_hero(reader, target)] if attack else []


# --- windows -------------------------------------------------------------------------------------------------------------


def triggers(world: World, window: Window) -> list[Trigger]:
    """The potions that each seat may use in a window, and passing for the turn (SD-160, SD-167).

    The effects of a potion open no window inside it (SD-166).
    """
    if window.moment not in MOMENTS or flow.innermost(world, UsePotion) is not None:
        return []
    found = []
    for seat in sorted({figures.seat_of(world, hero) for hero in figures.models(world, figures.HEROES)}):
        if not wants_to_be_asked(world, seat, window):
            continue
        mine = [Trigger(one.option_id, seat, one.hero, words(world, one)) for one in draughts(world, seat)]
        if mine:
            found += [
                *mine,
                Trigger(
                    f"{HUSH}:{seat}", seat, f"seat/{seat}", text("opt-pass-turn"), priority=1, declines=True
                ),
            ]
    return found


def wants_to_be_asked(world: World, seat: int, window: Window) -> bool:
    """Tell whether a seat's setting lets this window ask it (SD-167)."""
    prompts = world.get(f"seat/{seat}", Prompts)
    if prompts.mode == NEVER or prompts.passed_turn == world.the(TurnOrder).turn:
        return False
    return prompts.mode == ALWAYS or is_under_attack(world, window)


def is_under_attack(world: World, window: Window) -> bool:
    """Tell whether a hero is about to be hit: attacked, and not missed already; or about to lose his last heart."""
    if window.moment == BEFORE_WOUND:
        return figures.hearts_left(world, window.about) == 1
    attack = world.find(GAME, Attack)
    if attack is None or window.moment not in ATTACK_MOMENTS or figures.is_hero(world, attack.attacker):
        return False
    if window.moment == "defence_rolled":
        return figures.is_hero(world, attack.defender) and attack.stars > attack.defence_stars
    return any(figures.is_hero(world, target) for target in attack.targets)


def respond(world: World, window: Window, trigger: str) -> Procedure:
    """Drink the potion, or pass for the turn."""
    if trigger.startswith(HUSH):
        return PassTurn(seat=int(trigger.partition(":")[2]))
    return drink(trigger)


def describe_window(world: World, window: Window, seat: int) -> tuple[Text, str, tuple[str, ...]]:
    """Prompt, decision point and entities of a window's question."""
    key, attack = f"ask-potion-{_spelt(window.moment)}", world.find(GAME, Attack)
    if attack is not None and window.moment in ATTACK_MOMENTS:
        about = tuple(model for model in (attack.attacker, attack.defender) if model in world)
        who, stars, defence = f"@{attack.attacker}", attack.stars, attack.defence_stars
        still = [attack.defender] if window.moment == "defence_rolled" else attack.targets
        whom = [text("opt-target", who=f"@{model}") for model in still]
        return text(key, who=who, whom=whom, stars=stars, defence=defence), "DP-21", about
    if window.moment in PHASE_MOMENTS:
        return text(key, who=text(f"word-{_spelt(window.about)}")), "DP-21", ()
    return text(key, who=f"@{window.about}"), "DP-21", (window.about,) if window.about in world else ()


def pass_text(moment: str) -> Text:
    """The words of "pass"."""
    return text("opt-pass-potion")


def _spelt(moment: str) -> str:
    return moment.replace("_", "-")


class PassTurn(Procedure):
    """A seat drinks nothing more in windows of this turn (SD-167)."""

    seat: int

    def start(self, world: World) -> Step:
        """It is not asked again before the next turn."""
        world.get(f"seat/{self.seat}", Prompts).passed_turn = world.the(TurnOrder).turn
        return Done()


# --- drinking ------------------------------------------------------------------------------------------------------------


def menu_options(reader: Reader, model: str) -> list[Option]:
    """The potions that the owner of an active hero may use as he decides what to do (SD-160)."""
    if not figures.is_hero(reader, model):
        return []
    return [
        option(one.option_id, words(reader, one), one.hero, one.beneficiary)
        for one in draughts(reader, figures.seat_of(reader, model))
    ]


def words(reader: Reader, one: Draught) -> Text:
    """ "Use POTION of HERO for BENEFICIARY"."""
    name, who, n = text(f"name-{one.action.id}"), f"@{one.hero}", one.action.cost
    if one.protects:
        return text(
            "opt-drink-instead",
            potion=name,
            other=f"@{one.beneficiary}",
            instead=f"@{one.protects}",
            who=who,
            n=n,
        )
    if one.action.everyone or one.beneficiary == one.hero:
        return text("opt-drink", potion=name, who=who, n=n)
    return text("opt-drink-for", potion=name, other=f"@{one.beneficiary}", who=who, n=n)


def drink(option_id: str) -> Procedure:
    """The procedure behind "potion:HERO:ACTION:BENEFICIARY[:PROTECTED]"."""
    hero, action, beneficiary, *protects = option_id.split(":")[1:]
    return UsePotion(
        hero=hero, action=action, beneficiary=beneficiary, protects=protects[0] if protects else ""
    )


class UsePotion(Procedure):
    """A hero pays potion counters; the beneficiary has the effects until his own next activation (SD-159, SD-164)."""

    hero: str
    action: str
    beneficiary: str
    protects: str = ""

    def start(self, world: World) -> Step:
        """The counters go first."""
        card, action = self._found(world)
        world.get(self.hero, Potions).count -= action.cost
        tell(
            world,
            "potion-used",
            *dict.fromkeys((self.hero, self.beneficiary)),
            who=f"@{self.hero}",
            potion=text(f"name-{self.action}"),
            whom="self" if self.hero == self.beneficiary else "other",
            other=f"@{self.beneficiary}",
        )
        notes = {
            "targets": reached(world, self.beneficiary, action),
            "card": card,
            "seat": figures.seat_of(world, self.hero),
            "own": True,
            "protects": self.protects,
        }
        run = RunEffects(effects=plain(action.ops), actor=self.hero, source=self.action, notes=notes)
        return Call(run, then="end")

    def end(self, world: World) -> Step:
        """Back to what was interrupted."""
        return Done()

    def _found(self, world: World) -> tuple[str, Action]:
        return next(found for found in figures.actions(world, self.hero) if found[1].id == self.action)


PROCEDURES = (PassTurn, UsePotion)
