"""What choices reach on the board of Super Dungeon: where they are pressed, whom they hit, what they roll.

Reads the table through a seat's view; aims and odds are those of the rules, handed over as facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from components.board import Space
from components.questions import Odds, Option, Question
from components.superdungeon import Activation, Model
from components.texts import Text, text
from engine.observe import SeatView
from engine.world import GAME
from systems.presentation.meters import percent
from systems.presentation.skins.looks import AimLook, Trail
from systems.presentation.skins.superdungeon_board import LAY, SLOT
from systems.presentation.skins.superdungeon_marks import GROUNDS
from systems.presentation.skins.superdungeon_rolls import HIT, Rolls, pool_dice

AT_MODELS: Final = ("DP-11", "DP-13", "DP-15", "DP-16", "DP-17", "DP-18", "DP-19", "DP-22", "DP-23")
"""Questions whose options can be pressed on the models they name."""
CHOICES: Final = {"DP-02": "hero/", "DP-03": "model/"}
"""Questions whose options are records, and how their cards are named."""
CHOSEN_ON_BOARD: Final = ("DP-11", "DP-13", "DP-15", "DP-16")
"""Questions whose options are chosen by a press on a model."""
BLOWS: Final = ("attack", "free")
AIM: Final = "DP-18"
ORDER: Final = "DP-19"
SPAWN: Final = "DP-11"
MENU: Final = "DP-17"
ATTACKED: Final = ("ask-potion-attack-declared", "ask-potion-attack-rolled", "ask-potion-defence-rolled")
"""Prompts of questions that are asked while an attack waits."""
REDIRECTING: Final = 5
"""So many parts has the id of a potion that makes another one the target: potion, hero, action, the other, the target."""
SHAPES: Final = ("side", "here")
"""Aims without a target of their own."""


def stands_alone(question: Question, option: Option) -> bool:
    """Tells whether an option is found on the board alone: a square, a model, a place for a tile."""
    kind = option.id.partition(":")[0]
    if question.decision == MENU:
        return kind in BLOWS or option.id.startswith("space/")
    if question.decision == AIM:
        return bool(option.odds) and kind not in SHAPES
    return question.decision in (*CHOSEN_ON_BOARD, LAY)


class Aims:
    """The choices of one question at one table."""

    def __init__(self, facts: Any, view: SeatView, question: Question, rolls: Rolls | None = None) -> None:
        self._facts = facts
        self._rolls = rolls
        self._figures = facts.figures
        self._view = view
        self._question = question

    # --- where an option is pressed

    def spots(self, option: Option) -> tuple[str, ...]:
        """Spaces and entities on which an option can be pressed."""
        question, kind = self._question, option.id.partition(":")[0]
        if question.decision in CHOICES:
            return (CHOICES[question.decision] + option.id.rpartition("/")[2],)
        if question.decision == LAY:
            return (SLOT + option.id.partition(":")[2].partition(":")[2],)
        if question.kind in ("place", "path"):
            return option.on[:1]
        if question.decision not in AT_MODELS or kind in ("use", "potion"):
            return option.on
        aim = self._aim(option) if question.decision == AIM else None
        if aim is not None and not aim.target:
            return aim.squares
        if aim is not None and aim.id.count("space/"):
            return (aim.id[aim.id.index("space/") :],)
        models = (aim.target,) if aim is not None else option.on
        return (*option.on, *self._spaces(models))

    def _spaces(self, keys: Sequence[str]) -> tuple[str, ...]:
        """The spaces under those entities that stand on the board."""
        view, figures = self._view, self._figures
        standing = [key for key in keys if figures.is_in_play(view, key) or key in figures.chests(view)]
        return tuple(space for key in standing for space in figures.spaces(view, key))

    def potion(self, option: Option) -> tuple[str, Text] | None:
        """The potion that an option drinks, and what it does; nothing for other options."""
        hero, action = self._drunk(option)
        if action is None:
            return None
        does, name = self._facts.words.action_text(action), text(f"name-{action.id}")
        return f"{hero}:{action.id}", text("skin-potion", potion=name, who=f"@{hero}", does=does)

    def _drunk(self, option: Option) -> tuple[str, Any]:
        """Whose potion an option drinks, and what it is; None for other options."""
        kind, _, rest = option.id.partition(":")
        if kind != "potion":
            return "", None
        hero, name = rest.split(":")[:2]
        return hero, next((one for _, one in self._figures.actions(self._view, hero) if one.id == name), None)

    def told(self, option: Option) -> Text | None:
        """What an option of the list is and does, where its own words only name an action, a potion or a target."""
        if self._question.decision == ORDER:
            have = max(0, self._figures.hearts_left(self._view, option.id))
            full = self._figures.stat(self._view, option.id, "hearts").value
            return text("skin-target", target=option.text, have=have, full=full)
        action = self._action(option) if option.id.startswith("use:") else self._drunk(option)[1]
        if action is None:
            return None
        return text("skin-does", option=option.text, does=self._facts.words.action_text(action))

    # --- what it reaches

    def look(self, option: Option) -> AimLook | None:
        """Area, targets, chances and dice of an option."""
        kind = option.id.partition(":")[0]
        if self._is_attacked:
            return self._attack_with(option)
        if self._question.decision == ORDER:
            return self._blows((option.id,), self._facts.blows.ahead(self._view))
        if self._question.kind == "place":
            return AimLook(spaces=option.on) if len(option.on) > 1 else None
        if self._question.decision == MENU and self._view.has(option.id, Space):
            return self._large_step(option)
        aim = self._aim(option)
        if aim is not None:
            return self._look_at(aim, self._action(option), option.odds)
        if kind == "use":
            return self._all_aims(option)
        if self._question.decision == SPAWN:
            return self._spawning(option)
        return AimLook(targets=self._targets(option.on)) if self._targets(option.on) else None

    def survey(self) -> AimLook | None:
        """The best chance to hit each of those who can be attacked at once, or are attacked; who can be chosen."""
        if self._is_attacked or self._question.decision == ORDER:
            return self._attack_with(None)
        best: dict[str, float] = {}
        models = []
        for option in self._question.options:
            aim = self._aim(option)
            if aim is None and self._question.decision in CHOSEN_ON_BOARD:
                models += [key for key in option.on if self._view.has(key, Model)]
            if aim is not None and aim.targets == (aim.target,) and option.odds:
                space, chance = self._spaces(aim.targets)[0], _chance(option.odds)
                best[space] = max(chance, best.get(space, 0.0))
        flags = tuple((space, percent(chance)) for space, chance in best.items())
        return (
            AimLook(flags=flags, targets=self._targets(list(dict.fromkeys(models))))
            if flags or models
            else None
        )

    # --- the attack under way

    @property
    def _is_attacked(self) -> bool:
        """Tells whether an attack waits for the answer."""
        return self._question.prompt.key in ATTACKED

    def _attack_with(self, option: Option | None) -> AimLook | None:
        """The attack under way; with a potion that makes another one the target, as it would be then."""
        parts = option.id.split(":") if option is not None else []
        other, target = parts[3:] if len(parts) == REDIRECTING else ("", "")
        found = self._facts.blows.ahead(self._view, target, other)
        attackers = self._question.about[:1] if found else ()
        return self._blows((*attackers, *dict.fromkeys(blow.target for blow in found)), found)

    def _blows(self, marked: Sequence[str], blows: Sequence[Any]) -> AimLook | None:
        """Lines around some models, and over everybody who is struck the chance that he is hit."""
        flags = {self._spaces((blow.target,))[0]: percent(blow.ways / blow.of) for blow in blows}
        return AimLook(targets=self._targets(marked), flags=tuple(flags.items())) if flags else None

    # --- parts of a look

    def _large_step(self, option: Option) -> AimLook | None:
        """A large model is told by its upper left square: the others it will stand on are shown."""
        size = self._figures.size(self._view, self._actor)
        cells = self._facts.geometry.base(self._figures.cell_of(self._view, option.id), size)
        return AimLook(spaces=tuple(map(self._figures.space_at, cells))) if size > 1 else None

    def _spawning(self, option: Option) -> AimLook | None:
        """Where a monster could come out of a spawning point."""
        point, _, kind = option.id.rpartition(":")
        if not point:
            return None
        places = self._facts.spawning.places_beside(self._view, kind, point)
        return AimLook(spaces=tuple(map(self._figures.space_at, places)), targets=self._targets((point,)))

    def _targets(self, keys: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        found = (self._spaces((key,)) for key in keys)
        return tuple(spaces for spaces in found if spaces)

    @property
    def _actor(self) -> str:
        """Whose choice it is."""
        about = (key for key in self._question.about if self._view.has(key, Model))
        active = self._view.find(GAME, Activation)
        return next(about, active.model if active else "")

    def _action(self, option: Option) -> Any:
        """The action that is aimed, or None for a basic attack."""
        name = option.id.partition(":")[2] if option.id.startswith("use:") else ""
        words = self._question.prompt.args.get("action")
        if self._question.decision == AIM and words is not None:
            name = getattr(words, "key", "").removeprefix("name-")
        found = (action for _, action in self._figures.actions(self._view, self._actor) if action.id == name)
        return next(found, None)

    def _aim(self, option: Option) -> Any:
        """The aim behind an option, or None where it is no aim."""
        kind, _, rest = option.id.partition(":")
        name = rest if kind in BLOWS else option.id if self._question.decision == AIM else ""
        if not name or not self._actor:
            return None
        aims = self._facts.targets.aims(self._view, self._actor, self._action(option))
        return next((aim for aim in aims if aim.id == name), None)

    def _all_aims(self, option: Option) -> AimLook | None:
        """What an action could reach; exactly, where there is but one way to use it."""
        action = self._action(option)
        if action is None or (action.area is None and action.distance is None and action.against is None):
            return None
        aims = self._facts.targets.aims(self._view, self._actor, action)
        if len(aims) == 1:
            odds = (
                self._facts.attack.aim_odds(self._view, self._actor, aims[0], action)
                if action.against
                else ()
            )
            return self._look_at(aims[0], action, odds)
        models = dict.fromkeys(target for aim in aims for target in aim.targets)
        return AimLook(targets=self._targets(tuple(models)))

    def _look_at(self, aim: Any, action: Any, odds: Sequence[Odds]) -> AimLook:
        is_area = action is not None and action.area is not None
        pool = self._facts.attack.aimed_pool(self._view, self._actor, aim, action).value
        return AimLook(
            spaces=aim.squares if is_area else (),
            targets=() if is_area else self._targets(aim.targets),
            flags=tuple(self._flags(aim, odds)),
            dice=pool_dice(pool) if odds else (),
            roll=self._rolls.aimed(self._actor, aim, action, odds) if self._rolls else None,
        )

    def _flags(self, aim: Any, odds: Sequence[Odds]) -> Iterator[tuple[str, str]]:
        """The chance to hit over each target."""
        if not odds:
            return
        if len(aim.targets) == 1:
            yield self._spaces(aim.targets)[0], percent(_chance(odds))
            return
        for one in odds:
            where = self._spaces((str(one.outcome.args["who"]).removeprefix("@"),))
            if where:
                yield where[0], percent(one.ways / one.of)


def _chance(odds: Sequence[Odds]) -> float:
    """The chance to hit the one target."""
    return next((one.ways / one.of for one in odds if one.outcome.key == HIT), 0.0)


def subject_of(question: Question, option: Option) -> str:
    """The monster that an option of the spawn step would produce, or ""."""
    point, _, kind = option.id.rpartition(":")
    return f"model/{kind}" if question.decision == SPAWN and question.kind == "pick" and point else ""


# --- ways ------------------------------------------------------------------------------------------------------------


def way_to(facts: Any, view: SeatView, space: str) -> Trail | None:
    """The cheapest way of the active model to a square that it may walk to."""
    active = view.find(GAME, Activation)
    if active is None or not view.has(space, Space):
        return None
    figures = facts.figures
    reach, goal = facts.movement.walks(view, active.model), figures.cell_of(view, space)
    if goal not in reach.ends:
        return None
    path = [figures.space_at(cell) for cell in reach.path(goal)]
    known = [
        key for key in path if view.has(key, Space)
    ]  # a large base that squeezes through lies over walls, too
    steps = [(key, GROUNDS.get(view.get(key, Space).kind, "footprint")) for key in known]
    price = text("skin-way-price", n=reach.costs[goal], left=active.speed)
    return Trail(((figures.space_at(figures.cell(view, active.model)), ""), *steps), price=price)
