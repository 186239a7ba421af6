"""The words of Runebound's cards: records, abilities, modifiers, specials and effects, all immutable content.

This is the schema of data/runebound/*.json (section 9 of docs/rules/runebound.md). It says what a card may say, not how
it is carried out (that is `effects.py`), and knows no card by name.
"""

from __future__ import annotations

from typing import Literal, Union

import msgspec

from components.runebound import Colour, Phase
from engine.effects import Effect

Skill = Literal["sneak", "notice", "lore", "swim", "climb", "brawn", "diplomacy", "resolve", "luck"]
Attribute = Literal["mind", "body", "spirit"]
Role = Literal["attack", "defend"]
Terrain = Literal["plains", "road", "river", "swamp", "forest", "hills", "mountain", "town"]
Target = Literal["hero", "one_character", "all_allies", "one_ally", "each_hero", "all"]
"""Who an effect acts on: the acting hero, one of his figures by choice, his allies, one of them, every hero, all."""
Time = Literal[
    "before_move",
    "after_move",
    "before_combat",
    "escape",
    "ranged",
    "melee",
    "magic",
    "test",
    "wounds",
    "market",
    "any",
]
"""When an ability may be used (RB-068); a combat roll in any phase lists the three phases."""

ATTRIBUTE_OF: dict[str, Attribute] = {
    "sneak": "mind", "notice": "mind", "lore": "mind",
    "swim": "body", "climb": "body", "brawn": "body",
    "diplomacy": "spirit", "resolve": "spirit", "luck": "spirit",
}  # fmt: skip
"""The attribute a skill belongs to (RB-119)."""
PHASES: tuple[Phase, ...] = ("ranged", "melee", "magic")
ATTRIBUTE_OF_PHASE: dict[str, Attribute] = {"ranged": "mind", "melee": "body", "magic": "spirit"}
COLOURS: tuple[Colour, ...] = ("green", "yellow", "blue", "red")
COUNTER_VALUE: dict[str, int] = {"green": 1, "yellow": 2, "blue": 3, "red": 4}


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all records: `id` is its key in text files and saves, `icon` the glyph that stands for it."""

    id: str
    icon: str = ""


# --- effects -----------------------------------------------------------------------------------------------------


class Gold(Effect, tag="gold"):
    """Gain n gold, or lose n when negative (never below 0)."""

    n: int
    target: Literal["hero", "each_hero"] = "hero"


class Xp(Effect, tag="xp"):
    """Gain an adventure counter of a colour from the pile (RB-156)."""

    colour: Colour
    n: int = 1


class Wound(Effect, tag="wound"):
    """Suffer n wounds. `spares_last`: never below 1 life left."""

    n: int
    target: Target = "hero"
    spares_last: bool = False


class Heal(Effect, tag="heal"):
    """Remove up to n wounds (n = 0: all)."""

    n: int
    target: Target = "hero"


class Exhaust(Effect, tag="exhaust"):
    """Suffer n exhaustion (RB-064)."""

    n: int
    target: Target = "hero"


class Rest(Effect, tag="rest"):
    """Remove up to n exhaustion (n = 0: all)."""

    n: int
    target: Target = "hero"


class FoeWound(Effect, tag="foe_wound"):
    """The foe suffers n wounds."""

    n: int


class FoeHeals(Effect, tag="foe_heals"):
    """The foe loses n wounds; with `unless_hit` only if it was not hit this round."""

    n: int
    unless_hit: bool = False


class Test(Effect, tag="test"):
    """Test a skill or an attribute against n (RB-116, RB-117), then `ok` or `fail`."""

    of: Skill | Attribute
    n: int
    ok: tuple[AnyEffect, ...] = ()
    fail: tuple[AnyEffect, ...] = ()


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One branch of a choice. Legal only when its price can be paid: gold, one rune, one experience token."""

    effects: tuple[AnyEffect, ...] = ()
    gold: int = 0
    rune: int = 0
    token: int = 0


class Choose(Effect, tag="choose"):
    """The player picks a branch; only payable ones are legal. `each_hero`: every player does, from the drawer on."""

    branches: tuple[Branch, ...]
    each_hero: bool = False


class Attack(Effect, tag="attack"):
    """Attack outside the phases with the user's value (RB-203); `damage` None = the user's damage of that sort."""

    phase: Phase
    damage: int | None = None
    bonus: int = 0


class RollBonus(Effect, tag="roll_bonus"):
    """Add n to the roll that stands."""

    n: int


class NextRoll(Effect, tag="next_roll"):
    """A later combat roll gets +n: the hero's next one, the hero's first one, or the first one of one ally by choice."""

    n: int
    whose: Literal["hero_next", "hero_first", "ally_first"]


class DamageBonus(Effect, tag="damage_bonus"):
    """If the roll that stands hits, it deals n more."""

    n: int


class Reroll(Effect, tag="reroll"):
    """Roll again; the new result stands."""


class FoeValue(Effect, tag="foe_value"):
    """Change the foe's value in these phases for this fight; `one` = the player picks one of them."""

    n: int
    phases: tuple[Phase, ...] = PHASES
    one: bool = False


class FoeDamage(Effect, tag="foe_damage"):
    """Change the foe's damage in a phase: by n, or to nothing; for the fight, or for the present phase only."""

    phase: Phase
    n: int = 0
    zero: bool = False
    this_phase: bool = False


class FoeLife(Effect, tag="foe_life"):
    """Change the foe's life for this fight (RB-106)."""

    n: int


class NoEscape(Effect, tag="no_escape"):
    """The escape phase is dropped for this fight."""


class NoAttack(Effect, tag="no_attack"):
    """The hero may not attack in that phase of that round (0 = every round)."""

    phase: Phase
    round: int = 0


class Soak(Effect, tag="soak"):
    """Cancel up to n wounds (or, with `exhaustion`, wounds or exhaustion) of the loss at hand (RB-076)."""

    n: int
    exhaustion: bool = False


class Redirect(Effect, tag="redirect"):
    """The ally that uses this takes any number of the hero's wounds on itself."""


class CancelKnockOut(Effect, tag="cancel_knock_out"):
    """A knock-out about to happen does not: the hero stays with 1 life left."""


class MoveHexes(Effect, tag="move_hexes"):
    """Move up to n hexes over any terrain."""

    n: int


class MoveToTown(Effect, tag="move_to_town"):
    """Move to any town instead of moving."""


class MovementDice(Effect, tag="movement_dice"):
    """Roll n more movement dice this turn."""

    n: int


class WildTerrain(Effect, tag="wild_terrain"):
    """Any symbol opens these terrains until the turn ends."""

    terrains: tuple[Terrain, ...]


class IgnoreHazard(Effect, tag="ignore_hazard"):
    """No hazard is rolled for this turn; with `terrains` only there."""

    terrains: tuple[Terrain, ...] = ()


class DrawMarket(Effect, tag="draw_market"):
    """Draw n market cards face up to a town's stack: the nearest town, every town, or the start town."""

    n: int
    town: Literal["nearest", "every", "start"] = "nearest"


class PeekMarket(Effect, tag="peek_market"):
    """Look at the top card of the market deck."""


class PeekDeck(Effect, tag="peek_deck"):
    """Look at the top card of one deck by choice; it may be put to the bottom."""


class PeekRed(Effect, tag="peek_red"):
    """Look at the top n cards of the red deck and put one of them on top."""

    n: int


class TopToBottom(Effect, tag="top_to_bottom"):
    """Move the top card of a deck under it unseen."""

    colour: Colour


class OfferMarket(Effect, tag="offer_market"):
    """Draw n market cards; one may be bought at half cost (rounded up), the others go to the nearest town's stack."""

    n: int


class EndFight(Effect, tag="end_fight"):
    """The fight ends and counts as won; with `gold` False the reward's gold is not given."""

    gold: bool = True


class Keep(Effect, tag="keep"):
    """The card at hand stays with the hero, as its record's `kept` says."""


class FightFoe(Effect, tag="fight"):
    """Fight the foe of this encounter card (RB-060); `win` happens on victory."""

    win: tuple[AnyEffect, ...] = ()


class DiscardItem(Effect, tag="discard_item"):
    """Lose an item: at random, or one of the own runes by choice."""

    which: Literal["random", "own_rune"]


class LoseToken(Effect, tag="lose_token"):
    """Give up one owned experience token of choice; its points are gone."""


class RefreshCard(Effect, tag="refresh_card"):
    """Turn one other activated card of the hero face up."""


class Discount(Effect, tag="discount"):
    """The next purchase of this market step costs n less (at least 1)."""

    n: int


AnyEffect = Union[
    Gold, Xp, Wound, Heal, Exhaust, Rest, FoeWound, FoeHeals, Test, Choose, Attack, RollBonus, NextRoll, DamageBonus,
    Reroll, FoeValue, FoeDamage, FoeLife, NoEscape, NoAttack, Soak, Redirect, CancelKnockOut, MoveHexes, MoveToTown,
    MovementDice, WildTerrain, IgnoreHazard, DrawMarket, PeekMarket, PeekDeck, PeekRed, TopToBottom, OfferMarket,
    EndFight, Keep, FightFoe, DiscardItem, LoseToken, RefreshCard, Discount,
]  # fmt: skip
Effects = tuple[AnyEffect, ...]

# --- modifiers: always in force while their card is ----------------------------------------------------------------

Stat = Literal[
    "roll", "damage", "escape", "test", "life", "stamina", "movement_dice", "rest", "weapon_limit", "item_price",
    "ally_price", "heal_price", "reward_gold", "foe_value", "foe_life",
]  # fmt: skip


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lasting change of a number while its card is in force (a held card, a foe in its fight, an event in play).

    `phases`, `roles`, `colours` (of the foe) and `skills` narrow it down (empty = all). `by`: whose roll: the hero, any
    ally, or this ally itself. `first`: only the figure's first combat roll of the combat, or the first roll of a round.
    `level`: only against heroes of that level or more. `only_on`: movement dice that need every step on these terrains.
    """

    stat: Stat
    n: int
    phases: tuple[Phase, ...] = ()
    roles: tuple[Role, ...] = ()
    by: Literal["hero", "ally", "self", "any"] = "hero"
    skills: tuple[Skill, ...] = ()
    colours: tuple[Colour, ...] = ()
    first: Literal["", "combat", "round"] = ""
    level: int = 0
    only_on: tuple[Terrain, ...] = ()


# --- specials: rules that hold while their card is in force ----------------------------------------------------------


class Special(msgspec.Struct, frozen=True, tag_field="rule", forbid_unknown_fields=True):
    """Base of the special rules of foes, events and helpful cards."""


class Forbid(Special, tag="forbid"):
    """Barred in this fight: the escape phase, attacks by allies or the hero (in `phases`; empty = all), or armour."""

    what: Literal["escape", "ally_attack", "hero_attack", "armour"]
    phases: tuple[Phase, ...] = ()


class OnFail(Special, tag="on_fail"):
    """When such a combat roll fails: `effects` on the roller or the hero, `instead` of the wounds or besides."""

    effects: Effects
    phases: tuple[Phase, ...] = ()
    roles: tuple[Role, ...] = ()
    by: Literal["hero", "ally", "any"] = "any"
    instead: bool = False
    harms: Literal["roller", "hero"] = "roller"


class PerWound(Special, tag="per_wound"):
    """Each wound dealt to such a figure also exhausts it by 1."""

    by: Literal["hero", "ally"]


class HealsOnWound(Special, tag="heals_on_wound"):
    """When the foe deals wounds it loses n wounds of its own."""

    n: int


class HitBonus(Special, tag="hit_bonus"):
    """A hit on the foe of at least `at_least` damage deals n more."""

    at_least: int
    n: int


class HitCap(Special, tag="hit_cap"):
    """Attacks in these phases deal at most n."""

    phases: tuple[Phase, ...]
    n: int


class Weakens(Special, tag="weakens"):
    """In the phase after one in which it was hit, the foe deals n less."""

    n: int


class DoubleExhaustion(Special, tag="double_exhaustion"):
    """Exhaustion suffered in this fight counts twice."""


class DiscardCost(Special, tag="discard_cost"):
    """Discard-to-use items also cost n exhaustion in this fight."""

    n: int


class ClosedTerrain(Special, tag="closed_terrain"):
    """Spaces of these terrains cannot be entered by dice, only by a single step."""

    terrains: tuple[Terrain, ...]


class Truce(Special, tag="truce"):
    """Heroes may not attack heroes; they may negotiate within that distance."""

    distance: int


class TownRest(Special, tag="town_rest"):
    """Entering a town, or standing in one at the start of one's turn, heals n wounds of the hero (once a turn)."""

    n: int


class OnStop(Special, tag="on_stop"):
    """Each hero who ends movement on these terrains: `effects`."""

    terrains: tuple[Terrain, ...]
    effects: Effects


class Symbols(Special, tag="symbols"):
    """The hero may enter these terrains with any of these symbols too."""

    terrains: tuple[Terrain, ...]
    symbols: tuple[Terrain, ...]


AnySpecial = Union[
    Forbid, OnFail, PerWound, HealsOnWound, HitBonus, HitCap, Weakens, DoubleExhaustion, DiscardCost, ClosedTerrain,
    Truce, TownRest, OnStop, Symbols,
]  # fmt: skip

# --- abilities: used by choice ---------------------------------------------------------------------------------------


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a player may do with a card (RB-068 to RB-074).

    `use`: "activate" turns the item face down, "discard" puts it away, "pay" only costs what is named. `exhaustion` is
    laid on the card's own figure (for items: the hero), `wounds` on the hero. For rolls: `moment` before or after the
    dice fall; `roles` and `rolls_by` narrow down which rolls; `on` asks for a success or a failure (after only).
    Phases beside "wounds" in `times` (and `roles`) ask for wounds that such a failed roll brings.
    `once`: at most once per combat, round or turn.
    """

    times: tuple[Time, ...]
    use: Literal["activate", "discard", "pay"]
    effects: Effects
    id: str = "use"
    exhaustion: int = 0
    wounds: int = 0
    moment: Literal["before", "after"] = "before"
    roles: tuple[Role, ...] = ()
    rolls_by: Literal["hero", "self", "any"] = "hero"
    on: Literal["", "hit", "miss"] = ""
    once: Literal["", "combat", "round", "turn"] = ""
    terrains: tuple[Terrain, ...] = ()
    """Only while the hero stands on one of these (after moving)."""


# --- records ---------------------------------------------------------------------------------------------------------


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """Value and damage of one attribute, written [value, damage]."""

    value: int
    damage: int


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers of a hero, an ally or a foe; a foe has no stamina."""

    mind: Strength
    body: Strength
    spirit: Strength
    life: int
    stamina: int = 0


class HeroRecord(Record, frozen=True, kw_only=True):
    """A hero card."""

    figure: Figure
    skills: dict[Skill, int] = {}
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    specials: tuple[AnySpecial, ...] = ()


class MarketRecord(Record, frozen=True, kw_only=True):
    """An item or ally of the market, or what a kept adventure card becomes.

    `kind`: "weapon", "armour", "artifact", "rune" (items), "ally", or for kept cards also "ability", "dragon_rune".
    `wages`: gold to pay at the start of each market step, or the ally leaves.
    """

    kind: Literal["weapon", "armour", "artifact", "rune", "ally", "ability", "dragon_rune"]
    cost: int = 0
    item_type: str = ""
    figure: Figure | None = None
    wages: int = 0
    skills: dict[Skill, int] = {}
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    specials: tuple[AnySpecial, ...] = ()


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tasks of a card that stays with its hero.

    `when`: at the end of movement ("stop") or in the refresh step ("refresh"). `towns`: where (empty: any town for
    "stop"); `different`: each town once. `needed` successes of the test finish it; `finish_on_fail`: so does a failure.
    `ok` and `fail` follow each test, `finish` the last success. `modifiers` hold while the quest lasts.
    """

    when: Literal["stop", "refresh"]
    test: Skill
    n: int
    towns: tuple[str, ...] = ()
    different: bool = False
    needed: int = 1
    ok: Effects = ()
    fail: Effects = ()
    finish: Effects = ()
    finish_on_fail: bool = False
    modifiers: tuple[Modifier, ...] = ()


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a defeated challenge gives: gold, effects, the card itself (as its `kept` says), or victory (RB-159)."""

    gold: int = 0
    effects: Effects = ()
    keep: bool = False
    victory: bool = False


class AdventureRecord(Record, frozen=True, kw_only=True):
    """Base of adventure cards. `kept` is what the card is when a hero keeps it."""

    colour: Colour
    kept: MarketRecord | None = None


class ChallengeRecord(AdventureRecord, frozen=True, kw_only=True):
    """A challenge: its foe's numbers, before-combat text, special rules, end of each round, reward."""

    figure: Figure
    reward: Reward
    before_combat: Effects = ()
    modifiers: tuple[Modifier, ...] = ()
    specials: tuple[AnySpecial, ...] = ()
    round_end: Effects = ()


class EventRecord(AdventureRecord, frozen=True, kw_only=True):
    """An event: its number, what happens at once, and what holds while it is in play. All bear the sunburst (RB-053)."""

    number: Literal[1, 2, 3]
    at_once: Effects = ()
    modifiers: tuple[Modifier, ...] = ()
    specials: tuple[AnySpecial, ...] = ()


class EncounterRecord(AdventureRecord, frozen=True, kw_only=True):
    """An encounter: its instructions, a foe for its own fight, or a quest that stays with the hero."""

    effects: Effects = ()
    foe: Figure | None = None
    quest: Quest | None = None


AdventureCard = ChallengeRecord | EventRecord | EncounterRecord
