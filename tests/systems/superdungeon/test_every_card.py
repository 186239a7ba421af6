"""Every action, attack and potion in the box is used once, and changes what it says (sections 9.2 to 9.5).

The walk reads the records alone: each word of the vocabulary has a check here or in `test_every_ability.py`, so that a new
card is walked as well, and a new word that nobody checks is an error.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from components.superdungeon import Activation, Model, Potions, Prompts, Tracker
from engine import piles
from systems.superdungeon import figures, harm, pools
from systems.superdungeon.attack import MakeAttack
from systems.superdungeon.healing import RoundStartEffects
from systems.superdungeon.printed import UPGRADED
from systems.superdungeon.upgrades import DrawUpgrade
from systems.superdungeon.vocabulary import (
    ATTRIBUTE_OF_RANGE,
    ATTRIBUTES,
    Action,
    AnyOp,
    CardRecord,
    Carries,
    Dice,
    DiscardSelf,
    ExtraWounds,
    FreeAttacks,
    GainPotion,
    Give,
    Heal,
    HealUser,
    Move,
    Place,
    Pool,
    Reaches,
    Redirect,
    Remedy,
    Resurrect,
    SetPool,
    Shift,
    Stats,
    Teleport,
    WoundSelf,
)
from tests.systems.superdungeon.arena import Arena
from tests.systems.superdungeon.test_every_ability import abilities
from tests.systems.superdungeon.walk import (
    BOX,
    MAGE,
    MANY,
    PALADIN,
    WITCH,
    Bearer,
    hall,
    wearers,
)

# --- actions and attacks -----------------------------------------------------------------------------------------------


def actions() -> Iterator[tuple[Bearer, Action]]:
    """Every special action and special attack in the box, by the card it is printed on."""
    for model in BOX.models.values():
        yield from ((Bearer(model.id), action) for action in model.actions if action.kind != "potion")
    for bearer, card in wearers():
        yield from ((bearer, action) for action in card.actions if action.when == "activation")


def rolled_with(bearer: Bearer, action: Action) -> str:
    """The attribute that the card has the user roll: its own word, that of its distance, or ATT."""
    if action.rolls is not None:
        return action.rolls
    far = action.distance.kind if action.distance else None
    own = [a.kind for a in BOX.models[bearer.record].abilities if isinstance(a, Reaches)]
    if far is None and action.area is not None and own and action.area.shape in ("burst", "wave", "spray"):
        far = own[0]
    return ATTRIBUTE_OF_RANGE[far] if far else "att"


def expected_pool(bearer: Bearer, action: Action) -> Pool:
    """The printed attribute, the dice of the card that is worn, and the bonus of the action."""
    attribute = rolled_with(bearer, action)
    worn = BOX.cards[bearer.card].abilities if bearer.card in BOX.cards else ()
    more = [a.pool for a in worn if isinstance(a, Dice) and a.attribute == attribute]
    bonus = () if action.bonus_if_target_has else (action.bonus,)
    return pools.added(getattr(BOX.models[bearer.record], attribute), *more, *bonus)


def scene(bearer: Bearer, action: Action) -> Arena:
    """The user, an enemy where the action is of use, and a friend behind his back, in an activation of the user."""
    foe = (6, 5)
    if any(isinstance(op, Move) and op.control == "pull" for op in action.ops):
        foe = (6, 3)
    elif _is_sent(bearer, action):
        foe = (2, 6)
    wide = 2 if BOX.models[bearer.record].large else 1
    arena = hall(bearer, f=(bearer.foe, *foe), a=(bearer.friend, 6 + wide, 7))
    arena.suffer(arena.a, "slow", "stun", wounds=min(1, BOX.models[bearer.friend].hearts - 1))
    return arena.activate(arena.u)


def _is_sent(bearer: Bearer, action: Action) -> bool:
    """Tell whether it flies as a missile, which beside an enemy it cannot."""
    own = [a.kind for a in BOX.models[bearer.record].abilities if isinstance(a, Reaches)]
    return "missile" in ([action.distance.kind] if action.distance else own)


def use(arena: Arena, bearer: Bearer, action: Action, hit: bool = True) -> Arena:
    """Use it from the menu on the enemy if it concerns enemies, else on the friend; everything else by default."""
    stars, none = ("2", "0") if hit else ("0", "2")
    pool = expected_pool(bearer, action) if action.against else Pool()
    dice = {
        "B": " ".join([stars] * pool.blue + [none] * MANY),
        "R": " ".join(["3" if hit else "P"] * pool.red + ["P" if hit else "3"] * MANY),
        "G": " ".join(["4" if hit else "HP"] * pool.green + ["HP" if hit else "4"] * MANY),
    }
    arena.dice(**dice)
    aimed = arena.a if action.augment else arena.f
    arena.answer(f"use:{action.id}")
    while arena.decision not in ("probe", "DP-17", "over") or arena.question.kind == "place":
        wanted = next((option for option in arena.question.options if aimed in option.on), None)
        if arena.decision == "DP-18" and wanted is not None:
            arena.answer(wanted.id)
        elif arena.question.kind == "order":
            arena.answer(*arena.options)
        else:
            arena.answer(arena.options[0])
    return arena


@pytest.mark.rule("SD-149", "SD-154")
@pytest.mark.parametrize(
    ("bearer", "action"), list(actions()), ids=[f"{bearer.name} {action.id}" for bearer, action in actions()]
)
def test_every_action_does_what_it_says(bearer: Bearer, action: Action) -> None:
    brings_back = any(isinstance(op, Resurrect) for op in action.ops)
    arena = fallen(bearer) if brings_back else scene(bearer, action)
    ap = arena.the(Activation).ap
    before = {key: arena.at(key) for key in (arena.u, arena.f)}
    use(arena, bearer, action)
    assert arena.the(Activation).ap == ap - action.cost or any(isinstance(op, Shift) for op in action.ops)
    if action.against is not None:
        rolled(arena, bearer, action)
    if action.kind == "attack" and action.against is not None:
        wounded(arena, bearer, action)
    for op in action.ops:
        happened(arena, bearer, action, op, before)


def rolled(arena: Arena, bearer: Bearer, action: Action) -> None:
    """One roll of just the dice that the cards say."""
    told = arena.told("attack-rolled")
    pool = expected_pool(bearer, action)
    assert len(told) == 1
    shown = {colour: len(told[0].numbers.get(colour, [])) for colour in ("blue", "red", "green")}  # type: ignore[arg-type]
    assert shown == {colour: getattr(pool, colour) for colour in shown}
    assert told[0].numbers["white"] == pool.white


def wounded(arena: Arena, bearer: Bearer, action: Action) -> None:
    """The enemy has the wounds and statuses, the friend none unless it is dangerous."""
    hearts = BOX.models[bearer.foe].hearts
    stars = int(arena.told("attack-rolled")[0].numbers["stars"])  # type: ignore[arg-type]
    each = 2 if "massive_damage" in action.traits else 1
    if any(isinstance(op, ExtraWounds) for op in action.ops):
        each = stars
    assert sum(int(event.numbers["n"]) for event in arena.told("wounded") if arena.f in event.on) == min(
        each, hearts
    )  # type: ignore[arg-type]
    carried = [a.status for a in BOX.models[bearer.record].abilities if isinstance(a, Carries)]
    if arena.stands(arena.f):
        assert set(arena.statuses(arena.f)) == {*action.statuses, *carried}
    assert arena.wounds(arena.a) == min(1, BOX.models[bearer.friend].hearts - 1)


def happened(
    arena: Arena, bearer: Bearer, action: Action, op: AnyOp, before: dict[str, tuple[int, int]]
) -> None:
    """One effect has changed what it says."""
    user, foe, friend = arena.u, arena.f, arena.a
    helped = friend if action.augment else user
    match op:
        case Give(abilities=given):
            found = [source.ability for source in figures.abilities(arena.world, helped)]
            assert all(ability in found for ability in given)
            arena.activate(user)  # it ends with the user's next activation
            names = [source.card for source in figures.abilities(arena.world, helped)]
            assert action.id not in names
        case Place(status=status):
            assert status in arena.statuses(foe)
            assert (status in arena.statuses(user)) == action.dangerous
        case Heal(n=n):
            assert arena.wounds(friend) == max(0, 1 - n)
        case Remedy():
            assert arena.statuses(friend) == []
        case Move():
            assert arena.at(foe) != before[foe]
            assert arena.wounds(foe) == (0 if action.kind == "action" else 1)
        case Teleport():
            assert arena.at(user) != before[user]
        case Shift(form=form):
            model = arena.world.get(user, Model)
            assert (model.form or model.record) == form
        case ExtraWounds():
            pass  # counted with the wounds
        case HealUser(n=n):
            again = scene(bearer, action)
            again.suffer(again.u, wounds=2)
            use(again, bearer, action)
            assert again.wounds(again.u) == 2 - n
        case FreeAttacks():
            assert arena.the(Activation).red_mist
        case SetPool(attribute=attribute, pool=pool):
            assert pools.pool(arena.world, user, attribute).value == pool
        case Resurrect():
            assert arena.stands(arena.d)
        case DiscardSelf():
            assert bearer.key in piles.cards_in(arena.world, "discard/loot")
        case _:
            raise AssertionError(f"nobody checks {op}")


def fallen(bearer: Bearer) -> Arena:
    """A hero has been destroyed, and the user is active."""
    arena = hall(bearer, f=(bearer.foe, 0, 0), a=(bearer.friend, 14, 14), d=(MAGE, 10, 10))
    harm.take_off(arena.world, arena.d)
    arena.suffer(arena.d, wounds=5)
    return arena.activate(arena.u).dice(B="2 2 2 2 2")


@pytest.mark.rule("SD-090")
@pytest.mark.parametrize(
    ("bearer", "card"), [pair for pair in wearers() if pair[1].one_use], ids=lambda x: str(x)[:30]
)
def test_a_card_of_one_use_is_gone_hit_or_not(bearer: Bearer, card: CardRecord) -> None:
    action = card.actions[0]
    for hit in (True, False):
        arena = fallen(bearer) if action.against is None else scene(bearer, action)
        use(arena, bearer, action, hit)
        assert figures.equipment(arena.world, arena.u) == []
        assert bearer.key in piles.cards_in(arena.world, "discard/treasure")


@pytest.mark.rule("SD-029", "SD-205")
def test_what_cards_do_at_the_start_of_a_round_is_walked_too() -> None:
    for bearer, card in wearers():
        for action in card.actions:
            if action.when == "round_start":
                arena = fallen(bearer)
                arena.call(RoundStartEffects()).answer(arena.d)
                while arena.decision != "probe":
                    arena.answer(arena.options[0])
                for op in action.ops:
                    happened(arena, bearer, action, op, {})


@pytest.mark.rule("SD-086")
@pytest.mark.parametrize(
    ("bearer", "card"), [pair for pair in wearers() if pair[1].on_equip], ids=lambda x: str(x)[:30]
)
def test_what_a_card_does_when_it_is_put_on(bearer: Bearer, card: CardRecord) -> None:
    arena = hall(bearer)
    for op in card.on_equip:
        assert isinstance(op, GainPotion)
        assert figures.potions(arena.world, arena.u) == op.n


# --- potions -----------------------------------------------------------------------------------------------------------


def all_potions() -> Iterator[tuple[Bearer, Action]]:
    """Every potion on a stat card or adventure card."""
    for model in BOX.models.values():
        yield from ((Bearer(model.id), action) for action in model.actions if action.kind == "potion")
    for card in BOX.adventures.values():
        yield from ((Bearer(PALADIN, card.id), action) for action in card.potions)


@pytest.mark.rule("SD-159", "SD-164")
@pytest.mark.parametrize(
    ("bearer", "potion"),
    list(all_potions()),
    ids=[f"{bearer.name} {potion.id}" for bearer, potion in all_potions()],
)
def test_every_potion_does_what_it_says(bearer: Bearer, potion: Action) -> None:
    other = WITCH if bearer.record != WITCH else PALADIN
    arena = hall(bearer, f=("starfire", 6, 4), a=(other, 9, 6))
    arena.set(arena.u, Potions, count=potion.cost)
    arena.suffer(arena.a, "slow", "stun", wounds=3)
    if any(isinstance(op, Redirect) for op in potion.ops):
        redirected(arena, potion)
        return
    arena.activate(arena.u)
    beneficiary = arena.u if potion.everyone else arena.a
    arena.answer(f"potion:{arena.u}:{potion.id}:{beneficiary}")
    while arena.decision in ("DP-31", "DP-18"):
        arena.answer(arena.options[0])
    assert figures.potions(arena.world, arena.u) == 0
    for op in potion.ops:
        drunk(arena, potion, op)


def drunk(arena: Arena, potion: Action, op: AnyOp) -> None:
    """One effect of a potion has changed what it says on the beneficiary."""
    match op:
        case Heal(n=n):
            assert arena.wounds(arena.a) == 3 - n
        case Remedy():
            assert arena.statuses(arena.a) == []
        case Teleport():
            assert arena.at(arena.a) != (9, 6)
        case WoundSelf(n=n):
            assert arena.wounds(arena.a) == 3 + n
            assert arena.the(Tracker).power == 0
        case Give(abilities=given):
            found = [source.ability for source in figures.abilities(arena.world, arena.a)]
            assert all(ability in found for ability in given)
            arena.activate(arena.u)
            assert potion.id in [source.card for source in figures.abilities(arena.world, arena.a)]
            arena.activate(arena.a)
            assert potion.id not in [source.card for source in figures.abilities(arena.world, arena.a)]
        case _:
            raise AssertionError(f"nobody checks {op}")


def redirected(arena: Arena, potion: Action) -> None:
    """The beneficiary defends in place of the target."""
    arena.set("seat/1", Prompts, mode="always").dice(B="0 0 0 0", R="3 3 P P", G="4")
    arena.set(arena.u, Potions, count=potion.cost)
    arena.call(MakeAttack(attacker=arena.f, aim=f"melee:{arena.u}"))
    arena.answer(f"potion:{arena.u}:{potion.id}:{arena.a}:{arena.u}")
    while arena.decision == "DP-21":
        arena.answer("pass")
    assert (arena.wounds(arena.u), arena.wounds(arena.a)) == (0, 4)


# --- the Consul's upgrades ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-208", "SD-210")
@pytest.mark.parametrize("card", [card.id for card in BOX.cards.values() if card.deck == "loot"])
def test_every_loot_card_upgrades_the_horde_or_is_none_for_the_consul(card: str) -> None:
    models = [model.id for model in BOX.models.values() if set(model.tags) & {*UPGRADED, "mini_boss"}]
    letters = {f"{chr(97 + place)}": kind for place, kind in enumerate(models)}
    drawing = "".join(f"{letter}." for letter in letters) + "z\n" + "." * (2 * len(letters) + 1)
    arena = Arena(drawing, z="egg-clutch", **letters)
    before = {letter: horde_numbers(arena, letter) for letter in letters}
    arena.deck("loot", card).call(DrawUpgrade())
    printed = BOX.cards[card]
    if not printed.consul_ok:
        assert arena.the(Tracker).upgrades == []
        return
    assert arena.the(Tracker).upgrades == [f"card/loot/{card}"]
    for letter, kind in letters.items():
        is_reached = bool(set(BOX.models[kind].tags) & set(UPGRADED))
        own = [source.ability for source in figures.abilities(arena.world, getattr(arena, letter))]
        assert all(
            (ability in own) == is_reached
            for ability in printed.abilities
            if ability not in BOX.models[kind].abilities
        )
        assert (horde_numbers(arena, letter) != before[letter]) == (is_reached and adds_numbers(printed))


def horde_numbers(arena: Arena, letter: str) -> dict[str, object]:
    """All numbers of a model of the drawing."""
    key = getattr(arena, letter)
    stats = {name: figures.stat(arena.world, key, name).value for name in ("ap", "speed", "hearts")}
    return stats | {each: pools.pool(arena.world, key, each).value for each in ATTRIBUTES}


def adds_numbers(card: CardRecord) -> bool:
    """Tell whether a card changes a number at all."""
    return any(isinstance(ability, (Dice, Stats)) for ability in card.abilities)


# --- the walk is whole -------------------------------------------------------------------------------------------------


def test_the_walk_has_met_every_record() -> None:
    walked = {bearer.name for bearer, _ in (*abilities(), *actions(), *all_potions())}
    walked |= {
        bearer.card for bearer, card in wearers() if any(a.when == "round_start" for a in card.actions)
    }
    plain = {model.id for model in BOX.models.values() if not (model.abilities or model.actions)}
    ambush = {card.id for card in BOX.cards.values() if card.slot == "ambush"}
    assert walked | plain | ambush == {*BOX.models, *BOX.cards, *BOX.adventures}
    assert plain == set()
