"""What a computer player knows at one question: every model in plain numbers, and the dungeon's measures.

Made anew for every question from the seat's view, so it cannot know more than the seat does; each reading is taken when it
is first asked for.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from components.board import Space
from components.cards import Card, Pile
from components.questions import Question
from components.superdungeon import (
    Activation,
    Attack,
    Auras,
    Chest,
    Damage,
    Footing,
    Force,
    LastingEffects,
    Model,
    Potions,
    RoundState,
    Sides,
    Statuses,
    Tracker,
)
from engine.observe import SeatView
from engine.world import GAME
from systems.superdungeon import figures, sides
from systems.superdungeon.advice.profiles import Profile, fixed, profile
from systems.superdungeon.advice.terrain import Cell, Terrain
from systems.superdungeon.content import content
from systems.superdungeon.figures import CONSUL, HEROES
from systems.superdungeon.geometry import LARGE, SMALL, base
from systems.superdungeon.healing import RUNE
from systems.superdungeon.printed import is_upgraded
from systems.superdungeon.vocabulary import ModelRecord

UNMARKED: frozenset[str] = frozenset()


class Piece(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A model as it stands there."""

    key: str
    side: str
    card: ModelRecord
    at: Cell
    size: int
    cells: tuple[Cell, ...]
    wounds: int
    potions: int
    statuses: frozenset[str]
    is_spent: bool
    is_point: bool
    is_boss: bool
    profile: Profile

    @property
    def hearts(self) -> int:
        """Wounds it can still take."""
        return self.profile.hearts - self.wounds


class Mind:
    """The readings behind one answer. `careful` players look ahead, the others only at what is at hand."""

    def __init__(self, view: SeatView, question: Question, careful: bool = True) -> None:
        self.view = view
        self.question = question
        self.careful = careful

    # --- the table ---

    @cached_property
    def terrain(self) -> Terrain:
        """The measures of the dungeon."""
        ground = figures.ground(self.view)
        return self.view.infer(f"measures of {id(ground)}", lambda _: Terrain(ground, self._runes()))  # type: ignore[no-any-return]

    def _runes(self) -> frozenset[Cell]:
        return frozenset((space.x, space.y) for _, space in self.view.all(Space) if space.kind == RUNE)

    @cached_property
    def tracker(self) -> Tracker:
        """The adventure tracker."""
        return self.view.the(Tracker)

    @cached_property
    def round(self) -> RoundState:
        """The round under way."""
        return self.view.the(RoundState)

    @cached_property
    def activation(self) -> Activation | None:
        """What the active model has left, while one is active."""
        return self.view.find(GAME, Activation)

    @cached_property
    def attack(self) -> Attack | None:
        """The attack under way."""
        return self.view.find(GAME, Attack)

    @cached_property
    def chests(self) -> dict[str, Cell]:
        """Where chests stand."""
        view = self.view
        found = {key: view.find(key, Footing) for key, _ in view.all(Chest)}
        return {key: (at.x, at.y) for key, at in found.items() if at is not None}

    # --- models ---

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """All models on the map, by key."""
        view, found = self.view, {}
        for key, model in view.all(Model):
            footing = None if model.destroyed else view.find(key, Footing)
            if footing is not None:
                found[key] = self._piece(key, model, (footing.x, footing.y))
        return found

    def _piece(self, key: str, model: Model, at: Cell) -> Piece:
        view, record = self.view, model.form or model.record
        card, is_hero = content().models[record], model.side == HEROES
        is_point = "spawning_point" in card.tags
        damage, statuses = view.find(key, Damage), None if is_point else view.find(key, Statuses)
        potions = view.find(key, Potions) if is_hero else None
        size = LARGE if card.large else SMALL
        return Piece(
            key,
            model.side,
            card,
            at,
            size,
            base(at, size),
            damage.wounds if damage else 0,
            potions.count if potions else 0,
            frozenset(statuses.names) if statuses and statuses.names else UNMARKED,
            model.spent,
            is_point,
            model.record == self.boss_record,
            fixed(record, (), "", "") if is_point else self._profile(key, is_hero, card),
        )

    def _profile(self, key: str, is_hero: bool, card: ModelRecord) -> Profile:
        """Its numbers; only where effects last or auras lie everything in force is read anew."""
        adventure = self._adventure if is_hero else ""
        is_horde = not is_hero and self._has_upgrades and is_upgraded(card)
        cards = self.equipment(key) if is_hero else self._upgrades if is_horde else ()
        lasting = self.view.find(key, LastingEffects)
        if self._has_auras or (lasting is not None and lasting.effects):
            found = tuple(source.ability for source in figures.abilities(self.view, key))
            return profile(card.id, cards, found, adventure)
        horde = self._adventure if is_horde and self.tracker.boss_entered else ""
        return fixed(card.id, cards, horde, adventure)

    def equipment(self, hero: str) -> tuple[str, ...]:
        """Record ids of the cards that a hero has equipped."""
        pile = self.view.find(hero, Pile)
        return tuple(self.view.get(card, Card).definition for card in pile.cards) if pile else ()

    @cached_property
    def _upgrades(self) -> tuple[str, ...]:
        return tuple(self.view.get(name, Card).definition for name in self.tracker.upgrades)

    @cached_property
    def _has_upgrades(self) -> bool:
        return bool(self.tracker.upgrades) or self.tracker.boss_entered

    @cached_property
    def _adventure(self) -> str:
        adventure = figures.adventure_card(self.view)
        return adventure.id if adventure else ""

    @cached_property
    def _has_auras(self) -> bool:
        return any(held.auras for _, held in self.view.all(Auras))

    @cached_property
    def boss_record(self) -> str:
        """The stat card of whoever plays the boss's part."""
        return sides.boss_record(self.view) if self.view.has(GAME, Force) else ""

    # --- sides ---

    @cached_property
    def heroes(self) -> list[Piece]:
        """Heroes on the map."""
        return [piece for piece in self.pieces.values() if piece.side == HEROES]

    @cached_property
    def monsters(self) -> list[Piece]:
        """The Consul's models that can act."""
        return [piece for piece in self.pieces.values() if piece.side == CONSUL and not piece.is_point]

    @cached_property
    def points(self) -> list[Piece]:
        """Spawning points on the map."""
        return [piece for piece in self.pieces.values() if piece.is_point]

    def foes(self, side: str) -> list[Piece]:
        """All models that a side may attack."""
        return self.heroes if side == CONSUL else [*self.monsters, *self.points]

    def friends(self, side: str) -> list[Piece]:
        """The models of a side that can act."""
        return self.monsters if side == CONSUL else self.heroes

    @property
    def is_consul(self) -> bool:
        """Tell whether the seat asked plays the Consul."""
        return self.question.seat in self._consuls

    @cached_property
    def _consuls(self) -> tuple[int, ...]:
        return tuple(self.view.the(Sides).consuls)

    @property
    def side(self) -> str:
        """The side of the seat that is asked."""
        return CONSUL if self.is_consul else HEROES
