"""Where the hero stands in the fight under way: what the fight is worth with so much life left on both sides.

The foe's numbers come from the rules themselves, so that all that has happened in the fight counts. Outside a fight a wound
has a plain price.
"""

from __future__ import annotations

from components.cards import Card
from components.runebound import Combat
from engine.world import GAME
from systems.runebound import figures, phases, values
from systems.runebound.advice.builds import build_of, shape_of
from systems.runebound.advice.fights import WOUND, Stakes
from systems.runebound.advice.lineup import NOBODY, LineUp, foe_figure, line_up, quirks_of, soaked
from systems.runebound.advice.mind import Mind
from systems.runebound.forecast import Course, Foe, Side, course, ending, guess
from systems.runebound.odds import EVEN_ROLL
from systems.runebound.vocabulary import PHASES
from systems.shared.lazily import lazily

ESCAPED = -1.5
"""What it is worth to have escaped: the turn is over, but nothing is lost."""
SPOILS = 6.0
ENCOUNTER_PRIZE = 5.0
LONG = 30
"""Lives, one times the other, up to which a fight is followed to its end; in longer ones luck evens out."""


def _ending(way: Course, foe_life: int, own: int) -> tuple[float, float]:
    return ending(way, foe_life, own) if foe_life * own <= LONG else guess(way, foe_life, own)


class Standing:
    """Both sides of a fight as they are now, seen by one hero who is in it (or by one in no fight)."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._ending = _ending if mind.careful else guess
        self.combat = mind.view.find(GAME, Combat)
        self._known: dict[tuple[int, int], float] = {}

    @lazily
    def is_hero_fight(self) -> bool:
        """Tell whether the foe is another hero."""
        return self.combat is not None and self.combat.kind == "hero"

    @lazily
    def enemy(self) -> str:
        """The other side's key, "" outside a fight."""
        if self.combat is None:
            return ""
        return self.combat.foe if self.combat.hero == self.mind.hero else self.combat.hero

    @lazily
    def sides(self) -> LineUp:
        """The hero's figures against this foe."""
        foe, left = "", None
        if self.combat is not None and not self.is_hero_fight:
            foe, left = self.mind.view.get(self.enemy, Card).definition, self._enemy_life
        return line_up(self.mind.build, self.mind.shape, foe, True, left)

    @lazily
    def _enemy_life(self) -> int:
        return values.life_left(self.mind.view, self.enemy)

    @lazily
    def foe(self) -> Foe:
        """The foe's numbers as the fight has made them; who is careless looks at its card and its wounds."""
        if self.combat is None:
            return NOBODY
        view = self.mind.view
        if self.is_hero_fight:
            other = line_up(build_of(view, self.enemy), shape_of(view, self.enemy), "", True)
            rolled = tuple(value + EVEN_ROLL for value in other.defence)  # he rolls for the number (RB-136)
            return Foe((rolled[0], rolled[1], rolled[2]), other.hero.damages, other.hero.life)
        card = view.get(self.enemy, Card).definition
        quirks = quirks_of(card)
        left = self._enemy_life + quirks.tenacity
        if not self.mind.careful:
            return foe_figure(self.mind.build.event, self.mind.build.level, card)._replace(life=left)
        ranged, melee, magic = (phases.foe_value(view, phase) for phase in PHASES)
        damages = [phases.damage_of_side(view, self.enemy, phase) for phase in PHASES]
        return Foe((ranged, melee, magic), (damages[0], damages[1], damages[2]), left, quirks.healing)

    @lazily
    def own(self) -> int:
        """Wounds the hero can still take, those that his cards will cancel included."""
        return max(1, self.mind.life_left) + self.spare

    @lazily
    def spare(self) -> int:
        """Wounds that his cards can still cancel."""
        return soaked(self.mind.build, self.mind.shape)

    @lazily
    def stakes(self) -> Stakes:
        """What victory brings and defeat costs."""
        mind, fight = self.mind, self.combat
        if fight is None:
            return Stakes(0.0, mind.loss)
        if fight.kind == "hero":
            return Stakes(SPOILS, mind.loss)
        foe = mind.view.get(fight.foe, Card).definition
        if fight.kind == "hazard":
            return mind.stakes_of(foe, (figures.foe_colour(mind.view, fight.foe),), reward=False)
        if fight.kind == "encounter":
            return Stakes(ENCOUNTER_PRIZE, mind.loss)
        return mind.stakes_of(foe, mind.colours_at(fight.space) if fight.kind != "endgame" else ())

    def worth(self, hits: int = 0, wounds: int = 0, foe: Foe | None = None) -> float:
        """What the fight is worth after so many hits on the foe and wounds on the hero (below 0: healed)."""
        if foe is not None:
            return self._worth(foe._replace(life=foe.life - hits), self.own - wounds)
        if (hits, wounds) not in self._known:
            self._known[hits, wounds] = self._judged(self.course, self.foe.life - hits, self.own - wounds)
        return self._known[hits, wounds]

    def _worth(self, foe: Foe, own: int) -> float:
        hero = self.figure._replace(life=self.own)
        return self._judged(course(hero, self.sides.defence, self.sides.allies, foe), foe.life, own)

    @lazily
    def course(self) -> Course:
        """The best plan from here."""
        hero = self.figure._replace(life=self.own)
        return course(hero, self.sides.defence, self.sides.allies, self.foe)

    def _judged(self, way: Course, foe_life: int, own: int) -> float:
        if own <= 0:
            return -self.stakes.loss
        price = WOUND * (self.own - own)
        if self.combat is None:
            return -price
        if foe_life <= 0:
            return self.stakes.gain - price
        win, wounds = self._ending(way, foe_life, own)
        hurt = max(0.0, wounds - (1.0 - win) * own) + way.hurt
        return win * (self.stakes.gain - price) - WOUND * hurt - (1.0 - win) * self.stakes.loss

    @property
    def win(self) -> float:
        """The chance to win the fight from here."""
        return self._ending(self.course, self.foe.life, self.own)[0]

    @lazily
    def figure(self) -> Side:
        """The hero himself."""
        return self.sides.hero
