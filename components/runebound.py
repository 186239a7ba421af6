"""Components that only Runebound has. Plain data; what they mean is written in docs/rules/runebound.md.

Heroes, allies and challenges share `Wounds`; heroes and allies share `Exhaustion`. A hero entity carries a `Pile` with
all cards that lie before its player: items, allies, kept adventure cards, quests.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from components.identity import Component

Colour = Literal["green", "yellow", "blue", "red"]
Phase = Literal["ranged", "melee", "magic"]

# --- heroes and what lies on cards ---


class Hero(Component):
    """A hero in play: whose it is, whether it has entered the board (RB-010) and where it came from (RB-034)."""

    seat: int
    placed: bool = False
    came_from: str = ""


class Plays(Component):
    """On a seat entity: the key of the hero it plays."""

    hero: str


class Wounds(Component):
    """Wound counters on a hero, an ally or a challenge."""

    count: int = 0


class Exhaustion(Component):
    """Exhaustion counters on a hero or an ally."""

    count: int = 0


class Purse(Component):
    """A hero's gold."""

    gold: int = 0


class Experience(Component):
    """Experience points noted on paper (RB-152); won counters are `AdventureCounter` entities."""

    noted: int = 0


class Tokens(Component):
    """Experience tokens a hero owns (RB-149)."""

    mind: int = 0
    body: int = 0
    spirit: int = 0
    stamina: int = 0
    life: int = 0


class QuestProgress(Component):
    """On a quest card that lies with a hero: tokens earned, towns where it was done, last turn a task was tried."""

    tokens: int = 0
    places: list[str] = []
    tried_turn: int = 0


# --- the board ---


class Town(Component):
    """On a space: a town, its id ("tamalir"), its place in market order from 1, and its crest.

    Its market stack is the pile "market/ID".
    """

    id: str
    index: int
    crest: str = ""
    start: bool = False
    """Heroes enter the board here (RB-010)."""


class Jewel(Component):
    """On a space: the adventure jewel printed there."""

    id: str
    colour: Colour
    sunburst: bool = False


class AdventureCounter(Component):
    """An adventure counter and where it is: a space key, a hero key (experience side up) or "counter_pile"."""

    colour: Colour
    at: str


class Undefeated(Component):
    """On a challenge card in the pile "undefeated": its number 1-6 and the space its numbered counter lies on."""

    slot: int
    space: str


class Doom(Component):
    """On the game entity with the doom track: doom counters laid so far, and whether the endgame is due (RB-168)."""

    counters: int = 0
    endgame_due: bool = False


class Endgame(Component):
    """On the game entity in the endgame: heroes in their fixed order, whose turn it is, and who is out (RB-171, RB-173)."""

    order: list[str]
    turn: int = 0
    eliminated: list[str] = []


# --- one turn ---


class TurnState(Component):
    """On the game entity: what has happened in the turn under way.

    `activated` lists the windows of RB-072 in which a card was activated, as "PART:CARD" (parts: "move", "market",
    "before_combat", "round1", "round2" ...); `used` the abilities already used that are bound to "once", as
    "SCOPE:CARD:ABILITY" (scopes: "combat", "round", "turn").
    """

    hero: str
    step: str = "refresh"
    entered: bool = False
    """The hero entered its space by movement this turn (for `market_requires_arrival`)."""
    dice_bonus: int = 0
    wild: list[str] = []
    """Terrains that any symbol opens until the turn ends."""
    ignores_hazard: bool = False
    town_healed: bool = False
    negotiated: str = ""
    bought: list[str] = []
    discount: int = 0
    """Gold taken off the next purchase (Merchant's Seal)."""
    activated: list[str] = []
    used: list[str] = []


class MovementRoll(Component):
    """On the game entity while a hero walks by dice: faces rolled, terrains entered so far, and the die of RB-026 per step.

    `bonus_dice` of the dice (the last ones) may only be used while every step enters plains or road (a pony's dice).
    """

    faces: list[int]
    entered: list[str] = []
    assigned: list[int] = []
    bonus_dice: int = 0


# --- combat ---


class Boost(msgspec.Struct, forbid_unknown_fields=True):
    """A bonus waiting in a combat: `who` gets `n` on the next combat roll, or on the first one of the combat only."""

    who: str
    n: int
    first: bool = False


class Harm(msgspec.Struct, forbid_unknown_fields=True):
    """What one fight changed about a side (`against`): its value or damage in a phase; `phase_only` ends with the phase."""

    against: str
    phase: Phase
    value: int = 0
    damage: int = 0
    zero_damage: bool = False
    phase_only: bool = False


class Combat(Component):
    """On the game entity during a fight: who fights what, and all that cards may look at or change.

    `hero` is the attacker (active hero, or the attacker of this round between heroes), `foe` the challenge or encounter
    card or the other hero. `kind` is "challenge", "undefeated", "encounter", "hazard", "endgame" or "hero".
    """

    hero: str
    foe: str
    kind: str
    space: str = ""
    round: int = 0
    phase: str = "before_combat"
    acted: list[str] = []
    """Figures that have attacked this round (RB-093, RB-094)."""
    rolled: list[str] = []
    """Figures that have made a combat roll in this combat (for "first combat roll")."""
    rolled_this_round: int = 0
    hit_phases: list[str] = []
    """Phases of this round, as "ROUND:PHASE", in which the foe was hit."""
    boosts: list[Boost] = []
    harms: list[Harm] = []
    foe_life: int = 0
    """Added to the foe's life in this fight."""
    forbidden: list[str] = []
    """What the fight's course has barred: "escape", "hero_attack:ranged:1" (WHAT:PHASE:ROUND)."""
    ended: str = ""
    """"won" once an effect ended the fight as defeated; "beaten" with `beaten` once a hero fell in a hero combat."""
    beaten: str = ""
    keeps: bool = False
    """The card is kept on victory though its printed reward does not say so."""
    reward_gold: bool = True


class Prepared(Component):
    """On an encounter card: what its text has changed about its foe before their fight begins."""

    foe_life: int = 0


class Roll(Component):
    """On the game entity while a roll stands: what it is for, its dice and all parts that make its total (RB-200).

    `kind`: "attack", "defend", "escape", "test", "spell" (RB-203), "target" (the defender's roll between heroes).
    """

    kind: str
    who: str
    phase: str = ""
    skill: str = ""
    target: int = 0
    dice: list[int] = []
    value: int = 0
    parts: dict[str, int] = {}
    """Modifiers by source: card key or rule word."""
    damage: int = 0
    """Added to the damage of a hit by cards used for this roll."""
    rerolled: int = 0


class Loss(Component):
    """On the game entity while wounds or exhaustion are about to be suffered (RB-076): who, how many, from what."""

    victim: str
    wounds: int = 0
    exhaustion: int = 0
    source: str = ""
    phase: str = ""
    role: str = ""
    """"attack" or "defend": the roll that failed; empty elsewhere."""
    knocks_out: bool = False
    saved: bool = False
    """A knock-out was cancelled: wounds stop at life - 1."""
    redirected: int = 0
    """Wounds that an ally took in place of the victim."""


# --- negotiation ---


class Deal(Component):
    """On the game entity while two heroes negotiate: what each side gives, and how often it was countered."""

    proposer: str
    other: str
    gold_from_proposer: int = 0
    gold_from_other: int = 0
    cards_from_proposer: list[str] = []
    cards_from_other: list[str] = []
    counters: int = 0
    deals: int = 0
