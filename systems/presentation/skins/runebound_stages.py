"""What takes the place of the board in Runebound: fights, markets, deals, spoils.

Reads the table through a seat's view; arranges, and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from components.cards import Pile
from components.questions import Question
from components.runebound import Combat, Deal, Hero, Plays, Roll, Town
from components.seats import Seat
from components.texts import text
from engine.observe import SeatView
from systems.presentation.palette import TOPAZ
from systems.presentation.skins.looks import CardsStage, Die, Fighter, FightStage, Group, Held, Meter

if TYPE_CHECKING:
    from systems.presentation.skins.runebound import RuneboundSkin

PHASES: Final = (
    ("escape", "footprint"),
    ("ranged", "arrow-flights"),
    ("melee", "broadsword"),
    ("magic", "fire-symbol"),
)
SCENES: Final = {
    "river": "river",
    "swamp": "river",
    "forest": "forest",
    "mountain": "mountain",
    "town": "town",
}


class StageSetter:
    """Sets one spread for one question."""

    def __init__(self, skin: RuneboundSkin, view: SeatView, question: Question) -> None:
        self._skin = skin
        self._view = view
        self._question = question
        self._say = skin.say
        self._figures = skin.facts.figures

    # --- cards

    def market(self) -> CardsStage | None:
        """The stack of the town, what the hero could sell, and his figures to heal."""
        space = self._question.about[0] if self._question.about else ""
        town = self._view.find(space, Town)
        plays = self._view.find(f"seat/{self._question.seat}", Plays)
        if town is None or plays is None:
            return None
        pile = self._view.find(self._figures.market_of(town.id), Pile)
        wares = tuple(self._card(card) for card in (pile.cards if pile else ()))
        own = tuple(
            self._skin.held(self._view, card) for card in self._figures.belongings(self._view, plays.hero)
        )
        title = self._say("skin-market-of", town=f"@{space}")
        return CardsStage(
            title,
            (
                Group(self._say("skin-wares"), wares, self._say("skin-market-empty")),
                Group(self._say("skin-belongings"), own, self._say("skin-nothing")),
            ),
            self._say("skin-purse", n=self._figures.gold(self._view, plays.hero)),
        )

    def deal(self) -> CardsStage:
        """Both sides' cards; what is offered is told in the sentence and marked on the cards."""
        deal = self._view.the(Deal)
        groups = []
        for hero, offered, gold in (
            (deal.proposer, deal.cards_from_proposer, deal.gold_from_proposer),
            (deal.other, deal.cards_from_other, deal.gold_from_other),
        ):
            seat = self._view.get(hero, Hero).seat
            cards = tuple(
                self._offered(self._skin.held(self._view, card), card in offered)
                for card in self._figures.belongings(self._view, hero)
            )
            purse = self._figures.gold(self._view, hero)
            heading = self._say("skin-deal-side", who=f"@seat/{seat}", gold=gold, of=purse)
            groups.append(Group(heading, cards, self._say("skin-nothing")))
        return CardsStage(self._say("skin-deal"), tuple(groups))

    def _offered(self, held: Held, is_offered: bool) -> Held:
        if not is_offered:
            return held
        return Held(
            held.key, held.face, held.hearts, (*held.meters, Meter("hand", self._say("skin-offered")))
        )

    def offered(self) -> CardsStage | None:
        """The cards that the options lie on, and those the question is about."""
        keys = list(dict.fromkeys(key for option in self._question.options for key in option.on))
        about = [key for key in self._question.about if key not in keys]
        choice = tuple(self._card(key) for key in keys if self._has_face(key))
        if not choice and not about:
            return None
        groups = [Group(self._say("skin-choose-card"), choice)] if choice else []
        shown = tuple(self._card(key) for key in about if key.startswith("card/") and self._has_face(key))
        if shown:
            groups.insert(0, Group(self._say("skin-it-is-about"), shown))
        return CardsStage(self._say("skin-cards"), tuple(groups)) if groups else None

    def _has_face(self, key: str) -> bool:
        return self._skin.shown_face(self._view, key) is not None

    def _card(self, key: str) -> Held:
        face = self._skin.shown_face(self._view, key)
        assert face is not None
        return Held(key, face)

    # --- fights

    def fight(self) -> FightStage:
        """Both sides and the phase."""
        fight = self._view.the(Combat)
        now = next((i for i, (phase, _) in enumerate(PHASES) if phase == fight.phase), -1)
        title = (
            self._say("skin-combat-round", n=fight.round) if fight.round else self._say("skin-before-combat")
        )
        ours = tuple(
            self._fighter(key, fight) for key in (fight.hero, *self._figures.allies(self._view, fight.hero))
        )
        return FightStage(
            title=title,
            phases=tuple((icon, self._say(f"word-{phase}").capitalize()) for phase, icon in PHASES),
            now=now,
            ours=ours,
            foes=(self._fighter(fight.foe, fight),),
            sums=self._sums(fight),
            verdict=self._verdict(),
            dice=self._dice(),
            scene=self._scene(fight),
        )

    def _scene(self, fight: Combat) -> str:
        ground = self._figures.terrain(self._view, fight.space) if fight.space else ""
        return SCENES.get(ground, "plain")

    def _fighter(self, key: str, fight: Combat) -> Fighter:
        view, figures = self._view, self._figures
        hero = view.find(key, Hero)
        life = figures.life(view, key).value
        record = figures.record(view, key)
        is_foe = key == fight.foe and hero is None
        stamina = 0 if is_foe else figures.stamina(view, key).value
        left = max(0, stamina - figures.exhaustion(view, key))
        return Fighter(
            key=key,
            name=self._say.name(f"foe/{key}" if is_foe else key),
            icon=self._skin.cards.face(record).icon,
            hearts=(max(0, life - figures.wounds(view, key)), life),
            values=self._skin.cards.values_now(view, key),
            seat=view.get(f"seat/{hero.seat}", Seat).colour if hero else -1,
            jewel=getattr(record, "colour", ""),
            is_spent=key in fight.acted and hero is None,
            meters=(Meter("lightning-bolt", str(left), f"/{stamina}", TOPAZ),) if stamina else (),
        )

    def _sums(self, fight: Combat) -> tuple[tuple[str, str], ...]:
        """The values that meet in this phase."""
        phase = "ranged" if fight.phase == "escape" else fight.phase
        names = {"ranged": "mind", "melee": "body", "magic": "spirit"}
        if phase not in names:
            return ()
        foe = fight.foe if self._view.has(fight.foe, Hero) else f"foe/{fight.foe}"
        pairs = ((fight.hero, fight.hero), (fight.foe, foe))
        return tuple(
            (str(self._figures.attribute(self._view, key, names[phase]).value), self._say.name(name))
            for key, name in pairs
        )

    def _verdict(self) -> str:
        roll = self._view.find("game", Roll)
        if roll is None or not roll.dice:
            return ""
        total = sum(roll.dice) + roll.value + sum(roll.parts.values())
        if not roll.target:
            return str(total)
        key = "skin-roll-enough" if total >= roll.target else "skin-roll-short"
        return self._say.plain(text(key, total=total, target=roll.target))

    def _dice(self) -> tuple[Die, ...]:
        roll = self._view.find("game", Roll)
        return tuple(Die(text=str(face)) for face in roll.dice) if roll else ()
