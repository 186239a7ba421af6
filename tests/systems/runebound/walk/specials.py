"""Proofs of the special rules of foes, events and helpful cards."""

from __future__ import annotations

from collections.abc import Iterator

from systems.runebound import figures, phases, values
from systems.runebound import vocabulary as v
from systems.runebound.pathfinding import faces
from tests.systems.runebound.walk.registry import proves
from tests.systems.runebound.walk.scene import OPEN, Scene


@proves(v.Forbid)
def forbid(scene: Scene, special: v.Forbid) -> Iterator[None]:
    """What is barred is not offered in this fight."""
    mail = scene.give("ringed-hauberk") if special.what == "armour" else ""
    yield
    yield
    scene.face()
    if special.what == "escape":
        assert scene.table.decision == "D14"
        assert scene.to_phase("ranged", 2).table.decision == "D14"
        assert not scene.table.events("roll-escape")
    elif special.what == "armour":
        scene.to_phase("ranged").table.totals(2).answer(f"attack:{scene.hero}")
        assert mail not in scene.uses()
        assert figures.wounds(scene.world, scene.hero) == phases.damage_of_side(
            scene.world, scene.foe, "ranged"
        )
    else:
        who = scene.ally if special.what == "ally_attack" else scene.hero
        for phase in v.PHASES:
            barred = phase in (special.phases or v.PHASES)
            scene.to_phase(phase)
            assert (f"attack:{who}" in scene.table.options) is not barred


@proves(v.OnFail)
def on_fail(scene: Scene, special: v.OnFail) -> Iterator[None]:
    """It strikes on such a failed roll, instead of the wounds or besides, and on no other roll."""
    yield
    yield
    scene.face().toughen()
    damage = {phase: phases.damage_of_side(scene.world, scene.foe, phase) for phase in v.PHASES}
    phase = min(special.phases or v.PHASES, key=damage.__getitem__)
    by_ally = special.by == "ally"
    who = scene.ally if by_ally else scene.hero
    role = special.roles[0] if special.roles else "attack"
    scene.to_phase(phase)
    assert phases.on_fail(scene.world, who, phase, role) == [special]
    scene.roll_for(who, role, 2)
    assert figures.wounds(scene.world, who) == (0 if special.instead else damage[phase])
    assert any(event.kind in ("exhausted", "gold-lost") for event in scene.table.events())
    elsewhere = [p for p in v.PHASES if special.phases and p not in special.phases]
    assert all(phases.on_fail(scene.world, who, p, role) == [] for p in elsewhere)
    if special.by != "any":
        assert phases.on_fail(scene.world, scene.hero if by_ally else scene.ally, phase, role) == []


@proves(v.PerWound)
def per_wound(scene: Scene, special: v.PerWound) -> Iterator[None]:
    """Each wound also exhausts such a figure, and no other one."""
    yield
    yield
    meant, other = (scene.hero, scene.ally) if special.by == "hero" else (scene.ally, scene.hero)
    scene.face().toughen().to_phase("melee").strike(meant, 2)
    dealt = figures.wounds(scene.world, meant)
    assert dealt == phases.damage_of_side(scene.world, scene.foe, "melee") > 0
    assert figures.exhaustion(scene.world, meant) == dealt
    scene.to_phase("magic").strike(other, 2)
    assert figures.wounds(scene.world, other) > 0
    assert figures.exhaustion(scene.world, other) == 0


@proves(v.HealsOnWound)
def heals_on_wound(scene: Scene, special: v.HealsOnWound) -> Iterator[None]:
    """Dealing wounds heals the foe; being held does not."""
    yield
    yield
    scene.face().toughen().table.set(scene.foe, Wounds={"count": 3})
    scene.to_phase("melee")
    assert figures.wounds(scene.world, scene.foe) == 3
    scene.strike(scene.hero, 2)
    assert figures.wounds(scene.world, scene.foe) == 3 - special.n


@proves(v.HitBonus)
def hit_bonus(scene: Scene, special: v.HitBonus) -> Iterator[None]:
    """A heavy hit deals more, a light one does not."""
    heavy = scene.give("sell-sword-captain")
    assert values.strength(scene.world, heavy, "melee").damage == special.at_least
    yield
    yield
    scene.face().toughen().to_phase("ranged").strike(scene.hero)
    assert figures.wounds(scene.world, scene.foe) == 1
    scene.to_phase("melee").strike(heavy)
    assert figures.wounds(scene.world, scene.foe) == 1 + special.at_least + special.n


@proves(v.HitCap)
def hit_cap(scene: Scene, special: v.HitCap) -> Iterator[None]:
    """A hit in those phases deals at most so much; elsewhere it deals all."""
    strider, captain = scene.give("elf-strider"), scene.give("sell-sword-captain")
    yield
    yield
    [phase] = special.phases
    assert values.strength(scene.world, strider, phase).damage > special.n
    scene.face().toughen().to_phase(phase).strike(strider)
    assert figures.wounds(scene.world, scene.foe) == special.n
    scene.to_phase("melee").strike(captain)
    assert figures.wounds(scene.world, scene.foe) == special.n + 2


@proves(v.Weakens)
def weakens(scene: Scene, special: v.Weakens) -> Iterator[None]:
    """In the phase after a hit it deals less, then as much as before."""
    yield
    yield
    scene.face().toughen().to_phase("ranged").strike(scene.hero).to_phase("melee")
    printed = values.strength(scene.world, scene.foe, "melee").damage
    scene.strike(scene.ally, 2)
    assert figures.wounds(scene.world, scene.ally) == printed - special.n
    assert phases.damage_of_side(scene.world, scene.foe, "magic") == 2
    scene.to_phase("magic", 2)
    assert phases.damage_of_side(scene.world, scene.foe, "magic") == 2


@proves(v.DoubleExhaustion)
def double_exhaustion(scene: Scene, special: v.DoubleExhaustion) -> Iterator[None]:
    """Exhaustion suffered in the fight counts twice; a price paid does not."""
    scene.give("soulburn")
    yield
    yield
    scene.face().toughen().to_phase("magic")
    scene.table.totals(20).answer(f"attack:{scene.hero}").answer("use:card/market/soulburn")
    assert figures.exhaustion(scene.world, scene.hero) == 2


@proves(v.DiscardCost)
def discard_cost(scene: Scene, special: v.DiscardCost) -> Iterator[None]:
    """Using an item up costs exhaustion too, and cannot be done without the strength for it."""
    bomb, nest = scene.give("dwarven-fire-bomb"), scene.give("brood-mothers-nest")
    yield
    yield
    scene.face().table.totals(2).answer(f"use:{bomb}")
    assert figures.exhaustion(scene.world, scene.hero) == special.n
    assert scene.uses() == [nest]
    stamina = values.stamina(scene.world, scene.hero).value
    scene.table.set(scene.hero, Exhaustion={"count": stamina})
    assert scene.uses() == []


@proves(v.ClosedTerrain)
def closed_terrain(scene: Scene, special: v.ClosedTerrain) -> Iterator[None]:
    """No die opens such a space, a single step does."""
    yield
    yield
    for terrain in special.terrains:
        here, goal = scene.beside(terrain)
        face = next(n for n, shown in enumerate(faces(), 1) if terrain in shown)
        scene.table.start_turn(scene.hero, at=here).dice(movement=[face] * 5).answer("roll")
        assert scene.table.decision != "D04" or goal not in scene.table.options
        scene.table.start_turn(scene.hero, at=here).answer("step").answer(goal)
        assert figures.here(scene.world, scene.hero) == goal


@proves(v.Symbols)
def symbols(scene: Scene, special: v.Symbols) -> Iterator[None]:
    """Each of these symbols opens each of these terrains."""
    yield
    yield
    for terrain in special.terrains:
        here, goal = scene.beside(terrain)
        for symbol in special.symbols:
            shown = [n for n, found in enumerate(faces(), 1) if symbol in found]
            face = min(shown, key=lambda n: terrain in faces()[n - 1])
            scene.table.start_turn(scene.hero, at=here).dice(movement=[face] * 5).answer("roll")
            assert goal in scene.table.options, (terrain, symbol)


@proves(v.Truce)
def truce(scene: Scene, special: v.Truce) -> Iterator[None]:
    """Nobody is attacked; one may talk over that distance and not farther."""
    yield
    yield
    board = figures.board(scene.world)
    for far in (0, special.distance, special.distance + 1):
        there = next(space for space in board.spaces if board.distance(OPEN, space) == far)
        scene.table.place(scene.other, there).start_turn(scene.hero, at=OPEN, step="adventure")
        offered = [name.partition(":")[0] for name in scene.table.options]
        assert ("negotiate" in offered) is (far <= special.distance)
        assert "attack" not in offered


@proves(v.TownRest)
def town_rest(scene: Scene, special: v.TownRest) -> Iterator[None]:
    """A turn begun in a town, or a town entered, heals the hero once."""
    scene.table.set(scene.hero, Wounds={"count": 3})
    yield
    yield
    scene.table.start_turn(scene.hero, at="tamalir")
    assert figures.wounds(scene.world, scene.hero) == 3 - special.n
    gate = figures.board(scene.world).neighbours(scene.table.space("tamalir"))[0]
    scene.table.start_turn(scene.hero, at=gate).answer("step").answer(scene.table.space("tamalir"))
    assert figures.wounds(scene.world, scene.hero) == 3 - 2 * special.n


@proves(v.OnStop)
def on_stop(scene: Scene, special: v.OnStop) -> Iterator[None]:
    """It strikes who ends his movement on these terrains, and nowhere else."""
    yield
    yield
    for terrain in (*special.terrains, "plains"):
        face = next(n for n, shown in enumerate(faces(), 1) if terrain in shown)
        scene.table.start_turn(scene.hero, at=scene.space(terrain))
        scene.table.totals(20).dice(movement=[face, face]).answer("stay")
        assert len(scene.table.events("roll-test")) == (1 if terrain in special.terrains else 0)
        scene.table.set("game", QueuedDice={"faces": {}})
