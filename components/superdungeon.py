"""Components that only Super Dungeon has. Plain data; what they mean is written in docs/rules/superdungeon.md.

Squares of the dungeon are `Space` entities ("space/r07c12"); every model, chest and spawning point is an entity. A hero
entity carries a `Pile` with the cards it has equipped.
"""

from __future__ import annotations

from typing import Any

import msgspec

from components.identity import Component

# --- the dungeon -------------------------------------------------------------------------------------------------------


class LaidTile(Component):
    """A dungeon tile on the table: its face ("1a"), clockwise quarter turns, and its place on the grid of tiles."""

    face: str
    turns: int
    gx: int
    gy: int


class Square(Component):
    """On a space: the tile and the room it belongs to ("tile/1a:b"; "" for a hallway), and whether its hallway is open."""

    tile: str
    room: str = ""
    hallway: bool = False
    open: bool = False


class Chest(Component):
    """A treasure chest; its square is its `Footing`."""


class StartMarker(Component):
    """The hero start marker; its square is its `Footing`."""


# --- models --------------------------------------------------------------------------------------------------------------


class Model(Component):
    """A figure in play: its stat card, its side, the seat that decides for it, and whether it has acted this round.

    `form` is the shape it has taken ("" = its own). `activations` counts those of this round (a boss may have two).
    """

    record: str
    side: str
    seat: int
    form: str = ""
    spent: bool = False
    activations: int = 0
    destroyed: bool = False


class Footing(Component):
    """Where a model, chest or marker stands: column and row of its upper left square."""

    x: int
    y: int


class Damage(Component):
    """Wound counters on a model."""

    wounds: int = 0


class Potions(Component):
    """Potion counters of a hero."""

    count: int = 0


class Statuses(Component):
    """Status counters on a model, each kind at most once, in the order they came (SD-175)."""

    names: list[str] = []


class Lasting(msgspec.Struct, forbid_unknown_fields=True):
    """An effect that lasts on a model: abilities as plain data, what it came from, and whose next activation ends it.

    `source` is the id of the action or potion: one id counts once on a model (SD-138). A `set_pool` effect stands among
    `abilities` as its own plain data.
    """

    source: str
    abilities: list[Any]
    until: str
    """The model at whose next activation it ends; "" = for the rest of the game."""


class LastingEffects(Component):
    """Effects that last on a model (SD-152, SD-164)."""

    effects: list[Lasting] = []


class Aura(msgspec.Struct, forbid_unknown_fields=True):
    """An aura in force around its bearer: abilities for whom, within how many squares (SD-145).

    `source` is the id of the action: one id counts once on a model, whoever bears it (SD-138).
    """

    source: str
    n: int
    abilities: list[Any]
    tags: list[str] = []
    augment: bool = True
    dangerous: bool = False
    statuses: list[str] = []
    """Statuses that fall on whom it affects when it begins and when they enter it (SD-146)."""


class Auras(Component):
    """Auras that a model has created and that move with it."""

    auras: list[Aura] = []


# --- the game ------------------------------------------------------------------------------------------------------------


class Sides(Component):
    """On the game entity: the seats that are the Consul (two may take turns), and the hero seats in order."""

    consuls: list[int]
    heroes: list[int]


class Deeds(Component):
    """On a hero seat: what its heroes have done, for the ranking among them (section 11)."""

    wounds: int = 0
    points: int = 0
    hearts: int = 0


class Tracker(Component):
    """On the game entity: the adventure tracker and what it has set off (section 3.5, SD-207 to SD-220)."""

    power: int = 0
    red: bool = False
    loot: int = 0
    tokens: int = 0
    held_tokens: int = 0
    """Skull tokens from earlier rounds, which may be spent in this spawn step (SD-044, SD-045)."""
    loot_due: int = 0
    bit16_drawn: bool = False
    overcharge_drawn: bool = False
    boss_due: bool = False
    boss_entered: bool = False
    timeout_done: bool = False
    upgrades: list[str] = []
    """Cards whose effects all denizens and minions have."""


class Force(Component):
    """On the game entity: what the Consul chose: boss, mini-bosses, rosters, and models of each kind he may field."""

    boss: str = ""
    mini_bosses: list[str] = []
    rosters: list[str] = []
    pool: dict[str, int] = {}


class RoundState(Component):
    """On the game entity: the round under way."""

    number: int = 1
    phase: str = "setup"
    side: str = "consul"
    """Whose turn it is: "consul" or "heroes"."""
    skulls: int = 0
    """Skulls activated in this turn of the Consul (SD-033)."""
    speaker: int = 0
    """The seat that speaks for the party (SD-005)."""
    consul_turns: int = 0
    """Turns of the Consul so far in the game; two seats that share him take them alternately."""
    boss_rests: bool = False
    """The boss has acted in this turn of the Consul (SD-221)."""
    acted: str = ""
    """The side of whoever was activated last."""


class Activation(Component):
    """On the game entity while a model is activated: what it has left (SD-054 to SD-060)."""

    model: str
    ap: int
    speed: int
    ap_spent: int = 0
    moved: int = 0
    ran: bool = False
    berserk: bool = False
    """The free Berserk attack has been made."""
    red_mist: bool = False
    """A free attack may be made after every square moved, and no Berserk attack."""


class Attack(Component):
    """On the game entity while an attack is resolved (SD-114).

    `action` is "" for a basic attack; `reach` is how far an attack with a target goes, 0 for shapes around the attacker.
    `targets` are those still to defend, `squares` the area of a shape. Dice hold the faces rolled by colour, `stars` the
    result (-1 before the roll).
    """

    attacker: str
    action: str = ""
    card: str = ""
    kind: str = "melee"
    rolls: str = "att"
    against: str = "arm"
    reach: int = 0
    targets: list[str] = []
    squares: list[str] = []
    dice: dict[str, list[int]] = {}
    stars: int = -1
    defender: str = ""
    defence_dice: dict[str, list[int]] = {}
    defence_stars: int = -1
    escaped: list[str] = []
    """Targets for which the attack has failed before their defence (SD-130, SD-161)."""
    redirected: list[str] = []
    """Models that a potion has made targets; they defend wherever they stand (SD-249)."""
    aimed: str = ""
    """Who was aimed at himself, and may hide (SD-130); the others only stand in the area."""
    hearts: int = 0
    potions: int = 0
    icons_given: bool = False
    wounded: list[str] = []


class Prompts(Component):
    """On a seat: when potion windows are offered ("never", "when_attacked", "always", SD-167), and the turn passed."""

    mode: str = "when_attacked"
    passed_turn: int = -1
