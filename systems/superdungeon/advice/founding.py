"""Before the first round: heroes, the Consul's force, the dungeon and what stands in it; later the boss's entry.

DP-02 to DP-09, DP-12 and DP-33 (section 12 rules 16 and 17).
"""

from __future__ import annotations

from components.superdungeon import Model, Square, StartMarker
from components.texts import text
from systems.superdungeon import figures, odds
from systems.superdungeon.advice.danger import within_reach
from systems.superdungeon.advice.mind import Mind
from systems.superdungeon.advice.terrain import Cell
from systems.superdungeon.advice.verdict import Verdict, Verdicts
from systems.superdungeon.content import content
from systems.superdungeon.vocabulary import Carries, Has, Heal, ModelRecord, Pool, Reaches, Remedy

FIGHTER, REACHER, HEALER = "fighter", "reacher", "healer"
NEW_PART = 2.0
"""What a part that the party lacks is worth (rule 17)."""
SAME_AGAIN = 1.5
STURDY = 0.5
FAR_ENOUGH = 8
"""Steps from the ways in that keep a point out of the first rush."""
APART, ASIDE = 0.6, 0.6
"""Points far from each other and from the passages between tiles take the heroes long; so much for each step."""
ROOM = 6
"""Squares beside a point that are enough for what it produces."""
CHARGE = 12
"""Steps from the party that are far enough: he is among them in his second activation."""
IN_REACH = 4.0
"""What it is worth to the boss that a hero cannot strike at him at once."""


# --- choosing --------------------------------------------------------------------------------------------------------


def parts(card: ModelRecord) -> set[str]:
    """What a hero is good for."""
    found = {REACHER} if any(isinstance(ability, Reaches) for ability in card.abilities) else {FIGHTER}
    heals = any(isinstance(op, (Heal, Remedy)) for action in card.actions for op in action.ops)
    if heals or any(isinstance(a, Has) and a.trait == "healer" for a in card.abilities):
        found.add(HEALER)
    return found


def on_hero(mind: Mind) -> Verdicts:
    """DP-02: whoever brings what the party lacks; a party of fighters alone is weak."""
    party = [
        content().models[model.record] for _, model in mind.view.all(Model) if model.side == figures.HEROES
    ]
    held = [part for hero in party for part in parts(hero)]
    found: Verdicts = {}
    for option in mind.question.options:
        card = content().models[option.id.removeprefix("hero/")]
        worth = sum(NEW_PART if part not in held else 0.3 for part in parts(card)) + _might(card)
        worth -= SAME_AGAIN if card in party else 0.0
        found[(option.id,)] = (worth, text("why-hero", hero=f"@{option.id}"))
    return found


def _might(card: ModelRecord) -> float:
    strikes = max(odds.mean(getattr(card, name) or Pool()) for name in ("att", "will", "dex"))
    burden = sum(isinstance(ability, Carries) for ability in card.abilities)
    return 0.4 * strikes + 0.5 * odds.mean(card.arm or Pool()) + STURDY * card.hearts + 0.2 * burden


def on_force(mind: Mind) -> Verdicts:
    """DP-03: the strongest leader."""
    found: Verdicts = {}
    for option in mind.question.options:
        card = content().models[option.id]
        worth = card.hearts + odds.mean(card.att or Pool()) + odds.mean(card.arm or Pool())
        found[(option.id,)] = (worth, text("why-strong"))
    return found


def on_rosters(mind: Mind) -> Verdicts:
    """DP-04: the set that fields most skulls."""
    found: Verdicts = {}
    for option in mind.question.options:
        models = [content().rosters[name].models for name in option.id.split("+")]
        skulls = sum(content().models[kind].skulls * n for fielded in models for kind, n in fielded.items())
        found[(option.id,)] = (float(skulls), text("why-many-monsters"))
    return found


# --- laying out ------------------------------------------------------------------------------------------------------


def on_tile(mind: Mind) -> Verdicts:
    """DP-05: the Consul likes long dungeons full of hazards, the party short and plain ones."""
    sign = 1.0 if mind.is_consul else -1.0
    floors: dict[str, tuple[int, int]] = {}
    found: Verdicts = {}
    for option in mind.question.options:
        face, _, gx, gy = option.id.split(":")
        if face not in floors:
            floors[face] = _floor(mind, face)
        rough, runes = floors[face]
        worth = sign * (0.1 * rough + 0.3 * (abs(int(gx)) + abs(int(gy))) - 0.5 * runes)
        found[(option.id,)] = (worth, text("why-hard-tile" if mind.is_consul else "why-easy-tile"))
    return found


def _floor(mind: Mind, face: str) -> tuple[int, int]:
    """(difficult and burning squares, runes) of a tile's face."""
    kinds = [square.terrain for square in mind.view.rules.faces[face].squares.values()]
    return sum(kind in ("difficult", "lava") for kind in kinds), kinds.count("restoration_rune")


def on_point(mind: Mind) -> Verdicts:
    """DP-06: far from every way in and from each other, with room around it."""
    squares = mind.view.all(Square)
    doors = [figures.cell_of(mind.view, key) for key, square in squares if square.open]
    passages = [
        figures.cell_of(mind.view, key) for key, square in squares if square.hallway and not square.open
    ]
    terrain = mind.terrain
    from_doors, from_passages = terrain.ways(doors), terrain.ways(passages)
    from_points = terrain.ways(point.at for point in mind.points)
    found: Verdicts = {}
    for option in mind.question.options:
        at = figures.cell_of(mind.view, option.id)
        worth = min(FAR_ENOUGH, from_doors.get(at, 0)) + ASIDE * from_passages.get(at, 0)
        worth += APART * from_points.get(at, 0) + 0.5 * min(ROOM, len(terrain.ground.around(at)))
        found[(option.id,)] = (worth, text("why-far-away"))
    return found


def on_start(mind: Mind) -> Verdicts:
    """DP-07: with room to stand, not far from the first point, but out of its monsters' first rush."""
    found: Verdicts = {}
    for option in mind.question.options:
        at = figures.cell_of(mind.view, option.id)
        ways = sorted(mind.terrain.steps(point.at, at) for point in mind.points)
        near = ways[0] if ways else 0
        room = len(mind.terrain.ground.around(at))
        worth = 0.4 * room - 0.1 * sum(ways) - abs(near - 9) * 0.3
        found[(option.id,)] = (worth, text("why-good-start"))
    return found


def on_place_hero(mind: Mind) -> Verdicts:
    """DP-08, and DP-36 when a hero returns: towards the nearest point."""
    return {(o.id,): _towards(mind, o.id) for o in mind.question.options}


def _towards(mind: Mind, space: str) -> Verdict:
    at = figures.cell_of(mind.view, space)
    goals = [point.at for point in mind.points] or [monster.at for monster in mind.monsters]
    near = min((mind.terrain.steps(goal, at) for goal in goals), default=0)
    burns = 3.0 if at in mind.terrain.ground.burning else 0.0
    return -0.2 * near - burns, text("why-near-goal")


def on_chest(mind: Mind) -> Verdicts:
    """DP-09: far from the heroes and off their way to the points."""
    start = [figures.cell(mind.view, key) for key, _ in mind.view.all(StartMarker)]
    found: Verdicts = {}
    for option in mind.question.options:
        at = figures.cell_of(mind.view, option.id)
        far = sum(mind.terrain.steps(cell, at) for cell in start)
        apart = min((mind.terrain.steps(point.at, at) for point in mind.points), default=0)
        found[(option.id,)] = (0.2 * far + 0.1 * apart, text("why-far-away"))
    return found


def on_boss_place(mind: Mind) -> Verdicts:
    """DP-12 and DP-33: the boss far from the party, those he calls near it (rule 16)."""
    is_boss = mind.question.prompt.key != "ask-summon"
    found: Verdicts = {}
    for option in mind.question.options:
        at = figures.cell_of(mind.view, option.id)
        found[(option.id,)] = (
            _boss_worth(mind, at, is_boss),
            text("why-far-away" if is_boss else "why-near-heroes"),
        )
    return found


def _boss_worth(mind: Mind, at: Cell, is_boss: bool) -> float:
    near = min((mind.terrain.steps(hero.at, at) for hero in mind.heroes), default=0)
    burns = 5.0 if at in mind.terrain.ground.burning else 0.0
    if not is_boss:
        return -near - burns
    return (
        min(near, 2 * CHARGE - near)
        - burns
        - IN_REACH * sum(at in within_reach(mind, hero) for hero in mind.heroes)
    )
