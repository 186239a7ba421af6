"""How strong a hero is, and so what a card or token is worth to him, in gold.

Strength is what he would bring home from fights of all colours. What no fight shows (more movement, better tests, escapes)
has a plain price by kind of effect.
"""

from __future__ import annotations

from functools import cache, lru_cache

from systems.runebound import vocabulary as v
from systems.runebound.advice.builds import FRESH, Build, thing, token, with_card, with_token, without_card
from systems.runebound.advice.fights import average, challenges, outlook, sample
from systems.runebound.advice.lending import tells_in_fights
from systems.runebound.advice.lineup import party_against, soaked
from systems.runebound.content import content
from systems.runebound.experience import KINDS

PRIZES = {"green": 6.0, "yellow": 14.0, "blue": 20.0, "red": 30.0}
"""What it is worth to be able to beat a colour; a wound on the way takes `HURT` off."""
CROWN = 20.0
"""What it is worth to be able to beat the foe whose defeat is victory."""
HURT = 1.5
SPARE_BREATH, ENOUGH_BREATH = 0.2, 2
"""What the first stamina tokens are worth besides what they pay for in fights."""
TIE_BREAK = 0.1
"""Where forecasts see no difference, the rule of thumb does; it counts for so much."""
DETAIL = 2
"""Foes of each colour that stand for all."""
EASIEST, *UPWARD = PRIZES
EASY = 0.98
HOPELESS = 0.1
"""Who hardly ever beats a colour need not think of the next."""
PUNCH, LIFE, GUARD, COVER = 0.9, 1.8, 0.2, 1.4
"""A rule of thumb for strength: value times damage of the best figure in each phase, the hero's life and defence, the life
of his allies; fitted to what forecasts say of many heroes, of which it tells 98 %.
"""
EASY_COLOURS = ("green", "yellow")
VETERAN, VETERANS_DUE = 45.0, sum(PRIZES[colour] for colour in EASY_COLOURS) - 0.4 * HURT
"""Who is so strong by that rule beats the easy colours nearly always, for four tenths of a wound."""
COST_SHARE = 0.1
"""Of two cards that help the same, the dearer one is a little better: the box knows its prices."""
BAN = 8.0
"""What the first Life token costs, which bars its hero from green (RB-157), less so the easier that colour has become."""
DEAD_END = -20.0
"""A second one bars yellow too: who then loses what he has finds nothing any more that he can beat."""


@lru_cache(maxsize=10_000)
def fighter(build: Build) -> Build:
    """The hero with nothing but what tells in any fight, so that heroes who fight alike are judged once."""
    cards = sorted(card for card in build.cards if tells_in_fights(card))
    return Build(build.hero, build.tokens, tuple(cards))


@lru_cache(maxsize=10_000)
def strength(build: Build, closely: bool) -> float:
    """What the hero's fights would bring, over all colours, whatever event is in play: by forecasts, or about."""
    return _strength(fighter(build)) if closely else _rule_of_thumb(fighter(build))


@lru_cache(maxsize=10_000)
def _strength(build: Build) -> float:
    """Colours upward, as long as there is hope; the easy ones are looked at only while they are not yet easy."""
    veteran = is_veteran(build)
    found = VETERANS_DUE if veteran else 0.0
    for colour in UPWARD[veteran:]:
        seen = average(build, FRESH, _standard_foes(colour), True)
        found += seen.win * (PRIZES[colour] - HURT * seen.wounds)
        if colour == UPWARD[0] and seen.win >= EASY:
            found += PRIZES[EASIEST]
        elif colour == UPWARD[0]:
            weak = average(build, FRESH, _standard_foes(EASIEST), True)
            found += weak.win * (PRIZES[EASIEST] - HURT * weak.wounds)
        if seen.win < HOPELESS:
            return found
    crown = _victory_card()
    return found + (CROWN * outlook(build, FRESH, crown, True).win if crown else 0.0)


def is_veteran(build: Build) -> bool:
    """Tell whether the easy colours are no longer a question for the hero."""
    return _rule_of_thumb(fighter(build)) >= VETERAN


@lru_cache(maxsize=10_000)
def _rule_of_thumb(build: Build) -> float:
    hero, defence, allies = party_against(build, "")
    punch = sum(max(side.values[n] * side.damages[n] for side in (hero, *allies)) for n in range(3))
    life = hero.life + soaked(build, FRESH)
    return PUNCH * punch + LIFE * life + GUARD * sum(defence) + COVER * sum(ally.life for ally in allies)


@cache
def _standard_foes(colour: str) -> tuple[str, ...]:
    return sample(tuple(foe for foe in challenges(colour) if foe != _victory_card()), DETAIL)


@cache
def _victory_card() -> str:
    """The challenge whose defeat wins the game (RB-159), "" if there is none."""
    found = [foe for foe in challenges("red") if wins_game(foe)]
    return found[0] if found else ""


def wins_game(foe: str) -> bool:
    """Tell whether the reward of a challenge is victory."""
    printed = content().adventure[foe]
    return isinstance(printed, v.ChallengeRecord) and printed.reward.victory


# --- cards -----------------------------------------------------------------------------------------------------------


def gain_of(build: Build, record_id: str, closely: bool) -> float:
    """What a further card would be worth to the hero."""
    return strength(with_card(build, record_id), closely) - strength(build, closely) + plain_worth(record_id)


def loss_of(build: Build, record_id: str, closely: bool) -> float:
    """What the hero would miss without one of his cards."""
    return (
        strength(build, closely) - strength(without_card(build, record_id), closely) + plain_worth(record_id)
    )


@lru_cache(maxsize=1_000)
def plain_worth(record_id: str) -> float:
    """What a card is worth beyond what forecasts show."""
    record = thing(record_id)
    found = COST_SHARE * record.cost - 0.5 * record.wages + 0.15 * sum(record.skills.values())
    found += sum(_plain_modifier(m) for m in record.modifiers)
    found += sum(_plain_ability(a) for a in record.abilities)
    return found + sum(1.0 for s in record.specials if isinstance(s, v.Symbols))


def _plain_modifier(m: v.Modifier) -> float:
    prices = {
        "movement_dice": 2.0,
        "escape": 0.3,
        "rest": 1.0,
        "test": 0.6,
        "stamina": 0.4,
        "reward_gold": 3.0,
    }
    return prices.get(m.stat, 0.0) * m.n + (1.0 if m.stat == "weapon_limit" else 0.0)


def _plain_ability(ability: v.Ability) -> float:
    if ability.use == "discard":
        return sum(ONE_USE.get(type(effect), 0.5) for effect in ability.effects)
    return sum(MANY_USES.get(type(effect), 0.0) for effect in ability.effects)


ONE_USE: dict[type[v.Effect], float] = {
    v.Attack: 3.0, v.Heal: 2.0, v.Rest: 0.5, v.RollBonus: 1.0, v.Soak: 1.0, v.Reroll: 1.5, v.FoeWound: 2.5,
    v.CancelKnockOut: 3.0,
}  # fmt: skip
MANY_USES: dict[type[v.Effect], float] = {
    v.Attack: 4.0, v.DamageBonus: 3.0, v.MovementDice: 2.5, v.MoveHexes: 1.5, v.MoveToTown: 4.0, v.Heal: 4.0,
    v.NextRoll: 1.0,
    v.FoeDamage: 2.5, v.FoeValue: 2.0, v.RefreshCard: 4.0, v.Choose: 1.5, v.PeekDeck: 0.5, v.Discount: 2.0,
    v.Rest: 1.0, v.RollBonus: 0.5, v.Redirect: 2.0,
}  # fmt: skip


# --- tokens ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=10_000)
def token_gain(build: Build, kind: str, closely: bool) -> float:
    """What one token more is worth; a Life token less what its ban costs (section 12 rule 7)."""
    grown = with_token(build, kind)
    gain = strength(grown, closely) - strength(build, closely)
    if kind == "stamina":
        return gain + (SPARE_BREATH if token(build, kind) < ENOUGH_BREATH else 0.0)
    gain += TIE_BREAK * (strength(grown, False) - strength(build, False))
    if kind != "life":
        return gain
    if build.tokens[KINDS.index("life")]:
        return DEAD_END
    return gain - BAN * (1.0 - average(build, FRESH, _standard_foes(UPWARD[0]), True).win)
