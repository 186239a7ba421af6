"""What a computer player knows at one question: every model in plain numbers, and the dungeon's measures.

Made anew for every question from the seat's view, so it cannot know more than the seat does; each reading is taken when it
is first asked for.
"""

from __future__ import annotations

from components.board import Space
from components.cards import Card, Pile
from components.questions import Question
from components.superdungeon import (
    Activation,
    Attack,
    Aura,
    Auras,
    Chest,
    Footing,
    Force,
    Lasting,
    LastingEffects,
    Model,
    RoundState,
    Sides,
    Statuses,
    Tracker,
)
from engine.observe import SeatView
from engine.world import GAME
from systems.shared.lazily import lazily
from systems.superdungeon import figures, sides
from systems.superdungeon.advice.profiles import Profile, profile
from systems.superdungeon.advice.terrain import Cell, Terrain
from systems.superdungeon.content import content
from systems.superdungeon.figures import CONSUL, HEROES
from systems.superdungeon.geometry import base, distance
from systems.superdungeon.healing import RUNE
from systems.superdungeon.printed import decoded, is_upgraded
from systems.superdungeon.vocabulary import ModelRecord

POINT = "spawning_point"
AT_HAND = 5
"""So many enemies are looked at by those who play carelessly."""
UNMARKED: frozenset[str] = frozenset()


class Piece:
    """A model as it stands there; what it carries is read when it is first asked for."""

    def __init__(self, mind: Mind, key: str, model: Model, at: Cell) -> None:
        self._mind = mind
        self.key = key
        self.side = model.side
        self.record = model.record
        self.card: ModelRecord = content().models[model.form or model.record]
        self.at = at
        self.size = self.card.width
        self.is_spent = model.spent
        self.cells = base(at, self.size)
        self.is_point = POINT in self.card.tags

    @lazily
    def wounds(self) -> int:
        """Wound counters on it."""
        return figures.wounds(self._mind.view, self.key)

    @lazily
    def potions(self) -> int:
        """Its potion counters."""
        return figures.potions(self._mind.view, self.key)

    @lazily
    def statuses(self) -> frozenset[str]:
        """Status counters on it."""
        found = None if self.is_point else self._mind.view.find(self.key, Statuses)
        return frozenset(found.names) if found and found.names else UNMARKED

    @lazily
    def is_boss(self) -> bool:
        """Tell whether it plays the boss's part."""
        return self.record == self._mind.boss_record

    @lazily
    def profile(self) -> Profile:
        """Its numbers."""
        return profile(self.record, (), "", "") if self.is_point else self._mind.profile(self)

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
        self.mobs: dict[str, list[Piece]] = {}
        """By enemy: those with Mob who could strike at it, once they were looked for."""

    # --- the table ---

    @lazily
    def terrain(self) -> Terrain:
        """The measures of the dungeon."""
        ground = figures.ground(self.view)
        return self.view.infer(f"measures of {id(ground)}", lambda _: Terrain(ground, self._runes()))  # type: ignore[no-any-return]

    def _runes(self) -> frozenset[Cell]:
        return frozenset((space.x, space.y) for _, space in self.view.all(Space) if space.kind == RUNE)

    @lazily
    def tracker(self) -> Tracker:
        """The adventure tracker."""
        return self.view.the(Tracker)

    @lazily
    def round(self) -> RoundState:
        """The round under way."""
        return self.view.the(RoundState)

    @lazily
    def activation(self) -> Activation | None:
        """What the active model has left, while one is active."""
        return self.view.find(GAME, Activation)

    @lazily
    def attack(self) -> Attack | None:
        """The attack under way."""
        return self.view.find(GAME, Attack)

    @lazily
    def chests(self) -> dict[str, Cell]:
        """Where chests stand."""
        view = self.view
        found = {key: view.find(key, Footing) for key, _ in view.all(Chest)}
        return {key: (at.x, at.y) for key, at in found.items() if at is not None}

    # --- models ---

    @lazily
    def pieces(self) -> dict[str, Piece]:
        """All models on the map, by key."""
        view, found = self.view, {}
        for key, model in view.all(Model):
            footing = None if model.destroyed else view.find(key, Footing)
            if footing is not None:
                found[key] = Piece(self, key, model, (footing.x, footing.y))
        return found

    def profile(self, piece: Piece) -> Profile:
        """The numbers of a model: its card, the cards it has, and whatever else is in force for it."""
        is_hero, card = piece.side == HEROES, piece.card
        adventure = self._adventure if is_hero else ""
        is_horde = not is_hero and self._has_upgrades and is_upgraded(card)
        cards = self.equipment(piece.key) if is_hero else self._upgrades if is_horde else ()
        horde = self._adventure if is_horde and self.tracker.boss_entered else ""
        lasting = self.view.find(piece.key, LastingEffects)
        passing: list[Lasting | Aura] = list(lasting.effects) if lasting else []
        passing += [aura for bearer, aura in self._auras if self._lies_over(bearer, aura, piece)]
        # the same ability from two sources counts once (SD-138)
        effects = {effect.source: effect for effect in passing}.values()
        more = tuple(decoded(raw) for effect in effects for raw in effect.abilities)
        return profile(card.id, cards, horde, adventure, more)

    def _lies_over(self, bearer: Piece, aura: Aura, piece: Piece) -> bool:
        """Tell whether an aura reaches and affects a model (SD-132 to SD-136)."""
        if aura.augment != (bearer.side == piece.side) and not aura.dangerous:
            return False
        if distance(bearer.at, piece.at, bearer.size, piece.size) > aura.n:
            return False
        if aura.tags and set(aura.tags).isdisjoint(piece.card.tags):
            return False
        return not self.terrain.area("aura", aura.n, bearer.at, bearer.size).isdisjoint(piece.cells)

    def equipment(self, hero: str) -> tuple[str, ...]:
        """Record ids of the cards that a hero has equipped."""
        pile = self.view.find(hero, Pile)
        return tuple(self.view.get(card, Card).definition for card in pile.cards) if pile else ()

    @lazily
    def _upgrades(self) -> tuple[str, ...]:
        return tuple(self.view.get(name, Card).definition for name in self.tracker.upgrades)

    @lazily
    def _has_upgrades(self) -> bool:
        return bool(self.tracker.upgrades) or self.tracker.boss_entered

    @lazily
    def _adventure(self) -> str:
        adventure = figures.adventure_card(self.view)
        return adventure.id if adventure else ""

    @lazily
    def _auras(self) -> list[tuple[Piece, Aura]]:
        """(bearer, aura) of every aura that lies about a model on the map."""
        found = [(self.pieces.get(key), held.auras) for key, held in self.view.all(Auras) if held.auras]
        return [(bearer, aura) for bearer, auras in found if bearer is not None for aura in auras]

    @lazily
    def boss_record(self) -> str:
        """The stat card of whoever plays the boss's part."""
        return sides.boss_record(self.view) if self.view.has(GAME, Force) else ""

    # --- sides ---

    @lazily
    def heroes(self) -> list[Piece]:
        """Heroes on the map."""
        return [piece for piece in self.pieces.values() if piece.side == HEROES]

    @lazily
    def monsters(self) -> list[Piece]:
        """The Consul's models that can act."""
        return [piece for piece in self.pieces.values() if piece.side == CONSUL and not piece.is_point]

    @lazily
    def points(self) -> list[Piece]:
        """Spawning points on the map."""
        return [piece for piece in self.pieces.values() if piece.is_point]

    def foes(self, side: str) -> list[Piece]:
        """All models that a side may attack."""
        return self.heroes if side == CONSUL else [*self.monsters, *self.points]

    def at_hand(self, me: Piece) -> list[Piece]:
        """The models that one may attack, as far as its player looks: the careless see the nearest only."""
        foes = self.foes(me.side)
        if self.careful or len(foes) <= AT_HAND:
            return foes
        return sorted(foes, key=lambda foe: distance(me.at, foe.at, me.size, foe.size))[:AT_HAND]

    def friends(self, side: str) -> list[Piece]:
        """The models of a side that can act."""
        return self.monsters if side == CONSUL else self.heroes

    @property
    def is_consul(self) -> bool:
        """Tell whether the seat asked plays the Consul."""
        return self.question.seat in self._consuls

    @lazily
    def _consuls(self) -> tuple[int, ...]:
        return tuple(self.view.the(Sides).consuls)

    @property
    def side(self) -> str:
        """The side of the seat that is asked."""
        return CONSUL if self.is_consul else HEROES
