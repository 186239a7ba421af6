"""Inside an activation: where to go, whom to strike, what to use, and when to stop (DP-17)."""

from __future__ import annotations

from functools import cache

from components.questions import Option
from components.texts import Text, text
from systems.shared.lazily import lazily
from systems.superdungeon import activation, shapes
from systems.superdungeon.advice import drinking, helping
from systems.superdungeon.advice.mind import Mind
from systems.superdungeon.advice.plans import EVERYBODY, THRIFT, Deed, Plans
from systems.superdungeon.advice.standing import PACE, Standing
from systems.superdungeon.advice.strikes import Arms, Strike
from systems.superdungeon.advice.terrain import Cell
from systems.superdungeon.advice.verdict import Verdict, Verdicts
from systems.superdungeon.marching import GO_ON
from systems.superdungeon.vocabulary import Action

SQUARE = "space/"
"""How options begin that are squares to walk to."""
LATER = 0.5
"""How much a square counts while there is something to do: one may still walk on."""
STEP = 0.01
"""Of two equal squares the nearer one."""
NOW = 0.03
"""Of two equal deeds the one that can be done at once."""
EAGER = 1.02
"""Of deeds that will all be done the best comes first."""
SETTLED = 0.06
"""Walking on must make things at least so much better."""
IDLE = -0.5
RISE = 3.0
MIST = 0.7
"""How many of the squares of a walk in Red Mist lie beside an enemy."""
NOTHING_THERE = text("why-nothing-there")
SECOND_CHOICE = text("why-second-choice")
"""Only the best way is worth words of its own."""


class Acting:
    """The readings behind one menu."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        active = mind.activation
        assert active is not None
        self.active = active
        self.me = mind.pieces[active.model]
        self.ap = active.ap
        self.arms = Arms(mind, self.me, max(self.ap, 1 if active.red_mist else 0))
        self.plans = Plans(mind, self.me, self.arms, (self.me.at,))
        self.is_content = not mind.careful and self._has_enough()
        self.squares: dict[str, Cell] = {}
        self.walks: dict[Cell, int] = {}
        if not self.is_content:
            walks = [option for option in mind.question.options if option.id.startswith(SQUARE)]
            self.squares = {option.id: cell_at(option.id) for option in walks}
            self.walks = {self.squares[option.id]: option.text.args["n"] for option in walks}  # type: ignore[misc]
            self.plans = Plans(mind, self.me, self.arms, (self.me.at, *self.walks))
        self.standing = Standing(mind, self.me, max(self.walks.values(), default=0))

    def _has_enough(self) -> bool:
        """Tell whether the careless look no farther: there is something at hand, or they have spent their last AP."""
        if self.active.red_mist:
            return False
        is_done = self.ap == 0 and self.active.ap_spent > 0 and not self.active.ran
        return is_done or bool(self.plans.deeds)

    @lazily
    def is_busy(self) -> bool:
        """Tell whether there is anything left to do with AP."""
        return self.ap > 0 and bool(self.plans.deeds)

    @lazily
    def _share(self) -> float:
        return LATER if self.is_busy else 1.0

    def stand(self, at: Cell) -> float:
        """What a square is worth to stand on."""
        return 0.0 if self.is_content else self._share * self.standing.worth(at)

    @lazily
    def here(self) -> float:
        """What the square it stands on is worth."""
        return self.stand(self.me.at)

    def fill(self, ap: int, struck: str = "") -> float:
        """What AP are worth where it stands, after a strike at somebody."""
        return self.plans.fill(self.me.at, max(0, ap), struck)

    @lazily
    def scores(self) -> dict[Cell, float]:
        """What going to each square is worth."""
        return {cell: self._score(cell, cost) for cell, cost in self._worth_a_look().items()}

    def _worth_a_look(self) -> dict[Cell, int]:
        """The squares that are weighed: all, or while there is something to do those from which it can be done."""
        if not self.is_busy or self.active.red_mist:
            return self.walks
        filled = {cell: self.plans.fill(cell, self.ap) for cell in self.plans.deeds}
        enough = 0.6 * max(filled.values())
        return {cell: cost for cell, cost in self.walks.items() if filled.get(cell, 0.0) >= enough}

    def _score(self, cell: Cell, cost: int) -> float:
        found = self.stand(cell) - STEP * cost
        if self.active.red_mist:
            left = max(0, self.active.speed - cost)
            found += self.plans.melee(cell) * (1.0 + MIST * left)
        if self.ap:
            found += self.plans.fill(cell, self.ap)
        return found - (0.0 if self.is_busy else SETTLED)

    @lazily
    def best_score(self) -> float:
        """The best that can be had by walking, or by staying."""
        return max([self.fill(self.ap) + self.here, *self.scores.values()])

    def aim(self, strikes: list[Strike]) -> tuple[float, str]:
        """(worth, whom) of the best use of an attack from where it stands; a worth of 0 if there is none."""
        best: tuple[float, str] = (0.0, "")
        for strike in strikes:
            if strike.shape:
                sides = shapes.aims(strike.shape)  # type: ignore[arg-type]
                best = max([best, *((self.arms.of_shape(strike, side), "") for side in sides)])
            else:
                foes = self.mind.at_hand(self.me)
                near = [foe for foe in foes if self.arms.reaches(strike, foe, self.me.at)]
                best = max([best, *((self.arms.worth(strike, foe)[0], foe.key) for foe in near)])
        return best


def on_menu(mind: Mind) -> Verdicts:
    """DP-17, also the question after each square in Red Mist, and the squares of another form."""
    active = mind.activation
    if active is None or active.model not in mind.pieces:
        return {}
    if not any(option.id in (activation.END, GO_ON) for option in mind.question.options):
        return _on_form(mind)
    acting = Acting(mind)
    found: Verdicts = {}
    for option in mind.question.options:
        if option.id in acting.squares:
            found[(option.id,)] = _walk(acting, acting.squares[option.id])
        elif not option.id.startswith(SQUARE):
            found[(option.id,)] = _verdict(acting, option)
    if acting.squares:
        first = max(acting.squares, key=lambda space: found[(space,)][0])
        found[(first,)] = (found[(first,)][0], _why_walk(acting, acting.squares[first]))
    return found


@cache
def cell_at(space: str) -> Cell:
    """The cell of a space, by its key."""
    row, _, column = space.removeprefix("space/r").partition("c")
    return int(column), int(row)


def _on_form(mind: Mind) -> Verdicts:
    """Where another form stands: the best of the squares offered."""
    standing = Standing(mind, mind.pieces[mind.activation.model])  # type: ignore[union-attr]
    found: Verdicts = {}
    for option in mind.question.options:
        worth = standing.worth(cell_at(option.id))
        found[(option.id,)] = (worth, text("why-good-place"))
    return found


def _verdict(acting: Acting, option: Option) -> Verdict:
    name = option.id
    kind, _, rest = name.partition(":")
    if kind in ("attack", "free"):
        return _attack(acting, rest, 0 if kind == "free" else 1)
    if kind == "use":
        return _use(acting, _action(acting, rest))
    if kind == "potion":
        gain, why = drinking.in_menu(acting.mind, name, acting.is_busy)
        return acting.best_score + gain, why
    if kind == "open":
        return acting.plans.fill(acting.me.at, acting.ap) + acting.here + NOW, text("why-open")
    if name == activation.RUN:
        return _run(acting)
    if name == activation.STAND:
        return RISE + acting.here, text("why-stand-up")
    if name == GO_ON:
        return 0.0, text("why-enough")
    return acting.here, text("why-enough")


def _walk(acting: Acting, cell: Cell) -> Verdict:
    score = acting.scores.get(cell)
    if score is None:
        return acting.here - 1.0 - STEP * acting.walks[cell], NOTHING_THERE
    return score, SECOND_CHOICE


def _why_walk(acting: Acting, cell: Cell) -> Text:
    deed = acting.plans.best(cell) if acting.ap else None
    if deed is not None:
        return _why_deed(deed)
    goal, steps = acting.standing.goal(cell)
    before = acting.standing.goal(acting.me.at)
    if goal and (goal, steps) != before:
        return text("why-towards", goal=f"@{goal}", n=steps)
    return text("why-safer")


def _why_deed(deed: Deed) -> Text:
    if deed.strike is None:
        return text("why-chest-near")
    if deed.target == EVERYBODY:
        return text("why-many")
    return text("why-within-reach", target=f"@{deed.target}", n=round(100 * deed.chance))


def _attack(acting: Acting, aim: str, cost: int) -> Verdict:
    kind, _, target = aim.partition(":")
    strike = next(strike for strike in acting.arms.basic if strike.kind == kind)
    foe = acting.mind.pieces[target]
    worth, chance = acting.arms.worth(strike, foe)
    if acting.mind.question.options[-1].id == GO_ON:
        return worth + NOW, text("why-strike", target=f"@{target}", n=round(100 * chance))
    total = worth * EAGER - THRIFT * cost + acting.fill(acting.ap - cost, target) + acting.here + NOW
    return total, text("why-strike", target=f"@{target}", n=round(100 * chance))


def _action(acting: Acting, name: str) -> Action:
    return next(action for action in acting.me.profile.actions if action.id == name)


def _use(acting: Acting, action: Action) -> Verdict:
    """A special attack for what it hits, anything else for what it helps."""
    if action.kind == "attack" and action.against:
        worth, whom = acting.aim(acting.arms.of(action))
        if not worth:
            return acting.here + IDLE, text("why-nothing-gained")
        name = text(f"name-{action.id}")
        why = text("why-special", action=name, target=f"@{whom}") if whom else text("why-area", action=name)
        left = acting.fill(acting.ap - action.cost, whom or EVERYBODY) - THRIFT * action.cost
        return worth * EAGER + left + acting.here + NOW, why
    gain, why = helping.gain(
        acting.mind, acting.me, action, acting.standing, acting.plans, acting.active.speed
    )
    return gain + acting.fill(acting.ap - action.cost) + acting.here, why


def _run(acting: Acting) -> Verdict:
    """Twice the way instead of deeds: only where there is nothing to do, and far to go (SD-058)."""
    if acting.is_busy:
        return acting.here + IDLE, text("why-stay-to-act")
    cells = acting.scores or {acting.me.at: acting.here}
    there = max(cells, key=lambda cell: cells[cell])
    goal, steps = acting.standing.goal(there)
    more = min(acting.active.speed + acting.active.moved, steps - 1)
    if not goal or more <= 0:
        return acting.here + IDLE, text("why-no-hurry")
    gain = PACE * more - _caution(acting, goal)
    return cells[there] + gain, text("why-hurry", goal=f"@{goal}", n=steps)


def _caution(acting: Acting, goal: str) -> float:
    """Whoever runs into the midst of enemies has no AP left to strike."""
    piece = acting.mind.pieces.get(goal)
    if not acting.mind.careful or piece is None or piece.is_point:
        return 0.0
    return 0.2
