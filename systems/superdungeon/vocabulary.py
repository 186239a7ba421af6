"""The words of Super Dungeon's cards: pools, ranges, areas, abilities, actions and records, all immutable content.

This is the schema of data/superdungeon/*.json (section 9 of docs/rules/superdungeon.md). It says what a card may say, not
how it is carried out, and knows no model and no card by name.
"""

from __future__ import annotations

from typing import Literal, Union

import msgspec

from engine.effects import Effect

Attribute = Literal["att", "arm", "will", "dex"]
Status = Literal[
    "bind",
    "choke",
    "cold",
    "fire",
    "fragile",
    "immobile",
    "knockdown",
    "pacify",
    "poison",
    "slow",
    "stun",
    "weak",
]
Trait = Literal[
    "fly", "surefoot", "stealth", "mob", "luck", "healer", "tough", "backlash", "dodge", "berserk", "sturdy",
    "massive_damage", "shapeshift",
]  # fmt: skip
"""Abilities that are a bare word (sections 5.14 and 9.1)."""
RangeKind = Literal["reach", "range", "magic", "missile", "hookshot"]
Shape = Literal["burst", "cross", "lance", "spray", "sweep", "wave", "aura"]
Control = Literal["compel", "pull", "push"]
Slot = Literal["weapon", "armor", "item", "relic"]
Deck = Literal["loot", "treasure", "boss"]
"""`boss`: cards that come into the treasure deck with their boss (SD-026)."""
Platform = Literal["bit8", "bit16", "super", "overcharge", "none"]
ModelType = Literal["hero", "boss", "mini_boss", "denizen", "minion", "shapeshift", "spawning_point", "trap"]
Race = Literal["human", "dwarf", "half_elf", "demonkin", "elf", "kobold", "drake", "dragon", "ogre", "troll"]
Tag = Union[ModelType, Race]

ATTRIBUTES: tuple[Attribute, ...] = ("att", "arm", "will", "dex")
STATUSES: tuple[Status, ...] = Status.__args__  # type: ignore[attr-defined]
DISCARDS: dict[Attribute, Status] = {"att": "weak", "arm": "fragile", "will": "stun", "dex": "cold"}
"""Which status makes rolls of an attribute discard their highest die (SD-096)."""
ATTRIBUTE_OF_RANGE: dict[str, Attribute] = {
    "reach": "att", "range": "att", "magic": "will", "missile": "dex", "hookshot": "dex",
}  # fmt: skip
"""What is rolled at a distance (SD-119 to SD-122)."""


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything a card may say."""


class Pool(Word, frozen=True):
    """Dice of a roll: white stars are fixed, the others are rolled (SD-093, SD-094)."""

    white: int = 0
    blue: int = 0
    red: int = 0
    green: int = 0


class Distance(Word, frozen=True):
    """How far an attack or effect reaches, and by what kind of ability."""

    kind: RangeKind
    n: int


class Area(Word, frozen=True):
    """The shape an attack or effect covers (SD-139 to SD-145)."""

    shape: Shape
    n: int


# --- abilities: always on ----------------------------------------------------------------------------------------------


class Ability(msgspec.Struct, frozen=True, tag_field="ability", forbid_unknown_fields=True):
    """Base of special abilities; they cost nothing and always work (SD-148)."""


class Has(Ability, frozen=True, tag="has"):
    """A trait."""

    trait: Trait


class Reaches(Ability, frozen=True, tag="reaches"):
    """Reach, Range, Magic or Missile X."""

    kind: RangeKind
    n: int


class Carries(Ability, frozen=True, tag="carries"):
    """This model's attacks place the status on whom they wound (SD-189)."""

    status: Status


class Immune(Ability, frozen=True, tag="immune"):
    """The model ignores the status; "all" covers every status (SD-190)."""

    status: Status | Literal["all"]


class Vulnerable(Ability, frozen=True, tag="vulnerable"):
    """Targeted by an ability with that status it takes a wound besides (SD-191)."""

    status: Status


class Dice(Ability, frozen=True, tag="dice"):
    """Bonus dice or stars on an attribute; with `target_has` only against a target with that status."""

    attribute: Attribute
    pool: Pool
    target_has: Status | None = None


class Stats(Ability, frozen=True, tag="stats"):
    """More of the plain numbers."""

    ap: int = 0
    speed: int = 0
    hearts: int = 0
    potion_cap: int = 0


class Slots(Ability, frozen=True, tag="slots"):
    """So many cards in each loot slot (Hoarder's Gem)."""

    n: int


AnyAbility = Union[Has, Reaches, Carries, Immune, Vulnerable, Dice, Stats, Slots]

# --- what actions, potions and adventure cards do -------------------------------------------------------------------------


class Op(Effect, frozen=True):
    """Base of effects."""


class Give(Op, frozen=True, tag="give"):
    """The affected have these abilities until the user's (for potions: their own) next activation (SD-152, SD-164)."""

    abilities: tuple[AnyAbility, ...]


class Place(Op, frozen=True, tag="place"):
    """Place a status on every affected model (SD-153)."""

    status: Status


class Heal(Op, frozen=True, tag="heal"):
    """Remove up to n wounds, or up to n statuses (SD-203)."""

    n: int


class Remedy(Op, frozen=True, tag="remedy"):
    """Remove all statuses (SD-203)."""


class Move(Op, frozen=True, tag="move"):
    """Compel, Pull or Push the affected models by up to n squares (SD-193 to SD-202)."""

    control: Control
    n: int


class Teleport(Op, frozen=True, tag="teleport"):
    """Move to an empty square within n with line of sight."""

    n: int = 10


class Redirect(Op, frozen=True, tag="redirect"):
    """The current attack gets the beneficiary as its target instead of one of its targets (SD-249)."""


class Resurrect(Op, frozen=True, tag="resurrect"):
    """Bring a destroyed hero back (SD-204)."""


class Shift(Op, frozen=True, tag="shift"):
    """Change into another form (SD-169 to SD-174)."""

    form: str


class WoundSelf(Op, frozen=True, tag="wound_self"):
    """The affected model takes n wounds that count for no track; not usable with so few hearts left."""

    n: int = 1


class ExtraWounds(Op, frozen=True, tag="extra_wounds"):
    """A wound of this attack becomes one wound per star of its attack roll."""


class HealUser(Op, frozen=True, tag="heal_user"):
    """If the attack wounds, the user removes n own wounds."""

    n: int


class FreeAttacks(Op, frozen=True, tag="free_attacks"):
    """After every square moved this activation one free basic attack; no Berserk attack (Red Mist)."""


class SetPool(Op, frozen=True, tag="set_pool"):
    """The user's attribute becomes this pool until his next activation."""

    attribute: Attribute
    pool: Pool


class DiscardSelf(Op, frozen=True, tag="discard_self"):
    """The card is used up."""


class GainPotion(Op, frozen=True, tag="gain_potion"):
    """The bearer gains n potions, up to his cap."""

    n: int = 1


AnyOp = Union[
    Give, Place, Heal, Remedy, Move, Teleport, Redirect, Resurrect, Shift, WoundSelf, ExtraWounds, HealUser, FreeAttacks,
    SetPool, DiscardSelf, GainPotion,
]  # fmt: skip


class Action(Word, frozen=True, kw_only=True):
    """A special action (blue), special attack (red) or potion: `cost` in AP or potion counters.

    `rolls` against `against` where a roll is made (control actions where the card says "A vs B", and all attacks but those
    that only open other attacks); `against` None: no roll; `rolls` None: the attribute of the distance used. `statuses`
    and `traits` are those of an attack that wounds; what other actions do is all in `ops`. `tags` narrows down who is
    affected ("kobold", "hero"); `everyone`: all friendly models with those tags, wherever they stand. `when`
    "round_start" is used then instead of in an activation (Resurrection Charm). `distance` None: adjacent for attacks,
    oneself for actions (SD-150, SD-155).
    """

    id: str
    kind: Literal["action", "attack", "potion"]
    cost: int
    distance: Distance | None = None
    area: Area | None = None
    augment: bool = False
    dangerous: bool = False
    tags: tuple[Tag, ...] = ()
    everyone: bool = False
    rolls: Attribute | None = None
    against: Attribute | None = None
    bonus: Pool = Pool()
    bonus_if_target_has: Status | None = None
    statuses: tuple[Status, ...] = ()
    traits: tuple[Trait, ...] = ()
    ops: tuple[AnyOp, ...] = ()
    when: Literal["activation", "round_start"] = "activation"


# --- records -----------------------------------------------------------------------------------------------------------


class ModelRecord(Word, frozen=True, kw_only=True):
    """A stat card: hero, shape, monster, boss, spawning point or trap.

    `tags` hold the model type and the race. An attribute of None does not exist (spawning points). `copies` is how many
    models of it there are (SD-010, SD-012); of heroes there are as many as wanted (SD-008).
    """

    id: str
    tags: tuple[Tag, ...]
    speed: int
    ap: int
    att: Pool | None
    arm: Pool | None
    will: Pool | None
    dex: Pool | None
    hearts: int
    large: bool = False
    potion_cap: int = 0
    skulls: int = 0
    platform: Platform = "none"
    spawnable: bool = True
    copies: int = 1
    icon: str = ""
    abilities: tuple[AnyAbility, ...] = ()
    actions: tuple[Action, ...] = ()
    loot: tuple[str, ...] = ()
    """Extra loot cards shuffled in when the model is fielded (SD-027)."""
    relics: tuple[str, ...] = ()
    """Extra treasure cards (SD-026)."""

    @property
    def width(self) -> int:
        """How many squares wide its base is (SD-066)."""
        return 2 if self.large else 1


class CardRecord(Word, frozen=True, kw_only=True):
    """A loot or treasure card. `ambush` marks Boo-Booty!, whose `model` takes the place of the chest (SD-076)."""

    id: str
    slot: Slot | Literal["ambush"]
    deck: Deck
    icon: str = ""
    abilities: tuple[AnyAbility, ...] = ()
    actions: tuple[Action, ...] = ()
    on_equip: tuple[AnyOp, ...] = ()
    consul_ok: bool = True
    one_use: bool = False
    """Gone once one of its actions was used, whatever came of it (SD-090)."""
    model: str = ""
    copies: int = 1


class RosterRecord(Word, frozen=True, kw_only=True):
    """What a choice of spawning points lets the Consul field (table 3.3). `points` of kind `point` come together."""

    id: str
    point: str
    points: int
    copies: int
    models: dict[str, int]


class AdventureRecord(Word, frozen=True, kw_only=True):
    """A boss's adventure card (SD-235 to SD-240).

    `near_points` is placed on a hero that moves next to a spawning point; `potions` are extra potions of every hero;
    `boss_statuses` fall on every hero when the boss enters, `horde` are abilities that denizens and minions then have;
    `timeout_statuses` fall on models beside the boss at timeout, `summons` come then.
    """

    id: str
    boss: str
    near_points: tuple[Status, ...] = ()
    potions: tuple[Action, ...] = ()
    boss_statuses: tuple[Status, ...] = ()
    horde: tuple[AnyAbility, ...] = ()
    timeout_statuses: tuple[Status, ...] = ()
    summons: dict[str, int] = {}


Record = Union[ModelRecord, CardRecord, RosterRecord, AdventureRecord]
