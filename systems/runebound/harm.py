"""Wounds, exhaustion and knock-out (RB-063 to RB-077, RB-108 to RB-115).

`Suffer` is the only way to be hurt: it opens the window in which wounds are cancelled, lays what is left, kills allies
and knocks heroes out. `foe_suffers` hurts a challenge. Healing is a plain function.
"""

from __future__ import annotations

from components.board import Position
from components.questions import Question
from components.runebound import Combat, Endgame, Exhaustion, Hero, Loss, Purse, Roll, TurnState, Wounds
from components.texts import text
from engine import piles
from engine.flow import Ask, Call, Done, Goto, Procedure, Step, Unwind, option
from engine.windows import open_window
from engine.world import GAME, World
from systems.runebound import belongings, discards, figures, undefeated, values
from systems.runebound.figures import Reader
from systems.runebound.vocabulary import PHASES, DoubleExhaustion, HealsOnWound, PerWound
from systems.shared.telling import tell

REWARD = "reward"
"""The part of a fight after its last round: the foe is beaten, the reward is taken."""

# --- plain changes -------------------------------------------------------------------------------------------------


def heal(world: World, key: str, n: int) -> int:
    """Remove up to n wounds (0 = all) from a figure; returns how many went (RB-067)."""
    found = world.get(key, Wounds)
    gone = found.count if n == 0 else min(n, found.count)
    found.count -= gone
    if gone:
        tell(world, "healed", key, who=f"@{key}", n=gone)
    return gone


def rest(world: World, key: str, n: int) -> int:
    """Remove up to n exhaustion (0 = all) from a figure; returns how much went (RB-067)."""
    found = world.get(key, Exhaustion)
    gone = found.count if n == 0 else min(n, found.count)
    found.count -= gone
    if gone:
        tell(world, "rested", key, who=f"@{key}", n=gone)
    return gone


def foe_suffers(world: World, foe: str, n: int) -> None:
    """Lay wounds on a challenge or encounter foe; whether it is beaten, the fight looks itself (RB-063)."""
    if n > 0:
        world.get(foe, Wounds).count += n
        tell(world, "foe-wounded", foe, who=f"@foe/{foe}", n=n, left=max(0, values.life_left(world, foe)))


def foe_heals(world: World, foe: str, n: int) -> None:
    """Take up to n wounds off a challenge or encounter foe."""
    found = world.get(foe, Wounds)
    gone = min(n, found.count)
    found.count -= gone
    if gone:
        tell(world, "foe-healed", foe, who=f"@foe/{foe}", n=gone)


def foe_is_beaten(reader: Reader) -> bool:
    """Tell whether the foe of the fight is beaten: by wounds, or by an effect that ends it (RB-101, RB-106)."""
    combat = reader.the(Combat)
    return combat.ended == "won" or values.life_left(reader, combat.foe) <= 0


def can_pay(world: World, key: str, n: int) -> bool:
    """Tell whether a figure can pay n exhaustion without passing its stamina (RB-065)."""
    return figures.exhaustion(world, key) + n <= values.stamina(world, key).value


def pay(world: World, key: str, n: int) -> None:
    """Lay n exhaustion as a price; it is never turned into wounds (RB-065)."""
    world.get(key, Exhaustion).count += n
    if n:
        tell(world, "pays-exhaustion", key, who=f"@{key}", n=n)


def pay_wounds(world: World, hero: str, n: int) -> None:
    """Lay n wounds on a hero as a price; a price is not cancelled by armour."""
    world.get(hero, Wounds).count += n
    if n:
        tell(world, "wounded", hero, who=f"@{hero}", n=n, left=values.life_left(world, hero))


def clear_scene(world: World) -> None:
    """Take the marks of a fight, a roll and a loss off the table."""
    for kind in (Combat, Roll, Loss):
        world.drop(GAME, kind)


# --- suffering -----------------------------------------------------------------------------------------------------


class Suffer(Procedure):
    """A hero or ally suffers exhaustion and wounds.

    `source` is the card or rule it comes from; `phase` and `role` name the failed roll in a combat. Exhaustion beyond
    stamina becomes wounds (RB-064); wounds may be cancelled before they are laid (RB-076).
    """

    victim: str
    wounds: int = 0
    exhaustion: int = 0
    source: str = ""
    phase: str = ""
    role: str = ""
    laid: int = 0
    redirected: int = 0

    def start(self, world: World) -> Step:
        """Name the loss, so that cards can look at it."""
        doubled = 2 if self._is_doubled(world) else 1
        world.add(
            GAME,
            Loss(self.victim, self.wounds, self.exhaustion * doubled, self.source, self.phase, self.role),
        )
        return Goto("soak_exhaustion" if self.exhaustion else "soak_wounds")

    def soak_exhaustion(self, world: World) -> Step:
        """Exhaustion may be cancelled by cards that say so."""
        return open_window(world, "wounds", "exhaustion", then="exhaust")

    def exhaust(self, world: World) -> Step:
        """Lay exhaustion up to stamina; the rest is turned into wounds one for one (RB-064)."""
        loss = world.the(Loss)
        found = world.get(self.victim, Exhaustion)
        fits = max(0, min(loss.exhaustion, values.stamina(world, self.victim).value - found.count))
        found.count += fits
        if fits:
            tell(world, "exhausted", self.victim, who=f"@{self.victim}", n=fits)
        loss.wounds += loss.exhaustion - fits
        loss.exhaustion = 0
        return Goto("soak_wounds")

    def soak_wounds(self, world: World) -> Step:
        """Wounds may be cancelled, an ally may take them, a knock-out may be averted (RB-076)."""
        loss = world.the(Loss)
        if loss.wounds <= 0:
            return Goto("finish")
        return open_window(world, "wounds", "wounds", then="lay")

    def lay(self, world: World) -> Step:
        """Lay what is left; more wounds than needed have no further effect (RB-063)."""
        loss = world.the(Loss)
        left = values.life_left(world, self.victim)
        self.laid, self.redirected = min(loss.wounds, left - 1 if loss.saved else left), loss.redirected
        if self.laid > 0:
            world.get(self.victim, Wounds).count += self.laid
            tell(world, "wounded", self.victim, who=f"@{self.victim}", n=self.laid, left=left - self.laid)
        return Goto("finish")

    def finish(self, world: World) -> Step:
        """Is somebody beaten (RB-063)? Otherwise what follows from the wounds."""
        world.drop(GAME, Loss)
        if values.life_left(world, self.victim) <= 0:
            return Goto("beaten")
        return Goto("follow")

    def follow(self, world: World) -> Step:
        """What a foe's wounds bring besides (Ghoul Banquet, Vampire Regent ...)."""
        extra = self._follow_wounds(world)
        if extra:
            return Call(Suffer(victim=self.victim, exhaustion=extra, source=self.source), then="end")
        return Done()

    def end(self, world: World) -> Step:
        """Back to whoever hurt."""
        return Done()

    def beaten(self, world: World) -> Step:
        """An ally is killed, a hero is knocked out."""
        self._follow_wounds(world)
        if not figures.is_hero(world, self.victim):
            return Call(kill_ally(world, self.victim), then="end")
        return beaten_hero(world, self.victim, then="end")

    def _is_doubled(self, world: World) -> bool:
        owner = figures.owner_of(world, self.victim)
        combat = world.find(GAME, Combat)
        if combat is None or combat.hero != owner:
            return False
        return any(isinstance(special, DoubleExhaustion) for _, special in values.specials(world, owner))

    def _follow_wounds(self, world: World) -> int:
        """Let a foe heal by the wounds it dealt in a phase; returns the exhaustion that goes with those wounds."""
        combat = world.find(GAME, Combat)
        if combat is None or combat.kind == "hero" or combat.foe != self.source or self.phase not in PHASES:
            return 0
        extra = 0
        for _, special in values.specials(world, combat.hero):
            if isinstance(special, HealsOnWound) and self.laid + self.redirected:
                foe_heals(world, combat.foe, special.n)
            elif isinstance(special, PerWound):
                is_hero = figures.is_hero(world, self.victim)
                extra += self.laid if is_hero == (special.by == "hero") else 0
        return extra


class SufferInTurn(Procedure):
    """Several figures suffer the same, one after the other. `spares_last`: nobody loses the last life."""

    victims: list[str]
    wounds: int = 0
    exhaustion: int = 0
    source: str = ""
    spares_last: bool = False
    next: int = 0

    def start(self, world: World) -> Step:
        """The next one, if it is still there."""
        if self.next >= len(self.victims):
            return Done()
        victim = self.victims[self.next]
        self.next += 1
        if not figures.owner_of(world, victim):
            return Goto("start")
        most = values.life_left(world, victim) - 1 if self.spares_last else self.wounds
        wounds = min(self.wounds, most)
        return Call(
            Suffer(victim=victim, wounds=wounds, exhaustion=self.exhaustion, source=self.source), then="start"
        )


def kill_ally(world: World, ally: str) -> Procedure:
    """An ally with wounds equal to its life is killed (RB-099); gives back what follows from that for its hero."""
    hero = figures.owner_of(world, ally)
    tell(world, "ally-killed", ally, who=f"@{ally}")
    belongings.lose_card(world, ally)
    return belongings.Recount(hero=hero)


# --- knock-out -----------------------------------------------------------------------------------------------------


def beaten_hero(world: World, hero: str, then: str) -> Step:
    """What comes when a hero's wounds reach his life: it depends on the fight he is in (RB-108, RB-137, RB-173).

    A foe beaten in the same instant counts first: its reward is taken, then the hero is knocked out (RB-115).
    """
    combat = world.find(GAME, Combat)
    if combat and combat.kind == "hero" and hero in (combat.hero, combat.foe):
        combat.ended, combat.beaten = "beaten", hero
        return Unwind("HeroFight", "beaten")
    if combat and combat.hero == hero and combat.phase == REWARD:
        return Goto(then)
    if combat and combat.hero == hero and foe_is_beaten(world):
        return Unwind("Fight", "won")
    if world.has(GAME, Endgame) and figures.active_hero(world) == hero:
        return Unwind("PlayEndgame", "knocked_out")
    return Call(KnockOut(hero=hero), then=then)


class Settle(Procedure):
    """A lasting modifier has left a hero: if his wounds now reach his life he is knocked out at once (RB-077)."""

    hero: str

    def start(self, world: World) -> Step:
        """Look at the hero."""
        if values.life_left(world, self.hero) > 0:
            return Done()
        return beaten_hero(world, self.hero, then="end")

    def end(self, world: World) -> Step:
        """The hero was knocked out."""
        return Done()


def raise_up(world: World, hero: str) -> None:
    """Take all wounds and exhaustion off a fallen hero."""
    world.get(hero, Wounds).count = 0
    world.get(hero, Exhaustion).count = 0


class KnockOut(Procedure):
    """A hero is knocked out, in the order of RB-108; out of turn the same steps are taken (RB-113)."""

    hero: str

    def start(self, world: World) -> Step:
        """Wounds and exhaustion go (1), all gold is lost (2). Allies keep theirs (RB-111).

        A gentle knock-out costs no card (RB-191).
        """
        raise_up(world, self.hero)
        lost = figures.gold(world, self.hero)
        world.get(self.hero, Purse).gold = 0
        tell(world, "knocked-out", self.hero, who=f"@{self.hero}", gold=lost)
        return Goto("choose_town" if figures.switch(world, "gentle_knockout") else "choose_card")

    def choose_card(self, world: World) -> Step:
        """The costliest ally or item goes (3); ties are the owner's choice (RB-109, D19)."""
        dearest = costliest(world, self.hero)
        if not dearest:
            return Goto("choose_town")
        options = tuple(option(card, text("opt-lose-card", card=f"@{card}"), card) for card in dearest)
        prompt = text("ask-knockout-card", who=f"@{self.hero}")
        seat = figures.seat_of(world, self.hero)
        return Ask(Question(seat, "pick", "D19", prompt, options, about=(self.hero,)), "lose_card", auto=True)

    def lose_card(self, world: World) -> Step:
        """That card goes under the market deck."""
        card = self.chosen
        tell(world, "knockout-card", self.hero, card, who=f"@{self.hero}", card=f"@{card}")
        belongings.lose_card(world, card)
        return Call(belongings.Recount(hero=self.hero), then="choose_town")

    def choose_town(self, world: World) -> Step:
        """He is moved to the nearest town (4); ties are the owner's choice (RB-110, D20)."""
        space = figures.here(world, self.hero)
        towns = [key for key, _ in figures.towns(world)]
        nearest = [space] if space in towns else figures.board(world).nearest(space, towns)
        options = tuple(option(key, text("opt-town", town=f"@{key}"), key) for key in nearest)
        prompt = text("ask-knockout-town", who=f"@{self.hero}")
        seat = figures.seat_of(world, self.hero)
        return Ask(
            Question(seat, "place", "D20", prompt, options, about=(self.hero,)), "go_to_town", auto=True
        )

    def go_to_town(self, world: World) -> Step:
        """Moving without a path clears the way he came (RB-034)."""
        world.get(self.hero, Position).space = self.chosen
        world.get(self.hero, Hero).came_from = ""
        tell(world, "carried-to-town", self.hero, self.chosen, who=f"@{self.hero}", town=f"@{self.chosen}")
        return Goto("aftermath")

    def aftermath(self, world: World) -> Step:
        """The challenge loses its wounds and lies undefeated (5), or leaves as its kind says (RB-060, RB-189)."""
        combat = world.find(GAME, Combat)
        if combat is not None and combat.hero == self.hero:
            put_away_foe(world, combat)
            clear_scene(world)
        return Goto("end")

    def end(self, world: World) -> Step:
        """The turn ends (6) if it is his own (RB-113)."""
        if world.the(TurnState).hero == self.hero:
            return Unwind("Turn", "end")
        return Done()


def costliest(world: World, hero: str) -> list[str]:
    """The dearest items and allies of a hero by printed cost, several when tied; kept cards are exempt (RB-109)."""
    cards = [*figures.items(world, hero), *figures.allies(world, hero)]
    losable = [card for card in cards if figures.can_be_lost(world, card)]
    most = max((figures.thing(world, card).cost for card in losable), default=0)
    return sorted(card for card in losable if figures.thing(world, card).cost == most)


def put_away_foe(world: World, combat: Combat) -> None:
    """Where an unbeaten foe goes: a challenge lies undefeated, an encounter foe or a hazard is discarded."""
    world.get(combat.foe, Wounds).count = 0
    if combat.kind in ("challenge", "undefeated"):
        undefeated.to_undefeated(world, combat.foe, combat.space)
    else:
        discards.discard_adventure(world, combat.foe)


PROCEDURES = (Suffer, SufferInTurn, Settle, KnockOut)


def drawn_card(world: World) -> str:
    """The adventure card being resolved, or ""."""
    return piles.top(world, figures.AT_HAND) or ""
