"""A fight of Runebound as a spread: who stands where, what meets in this phase, what every choice gains and costs.

Reads the table through a seat's view; the chances are those of the options and of the facts. Decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from components.cards import Activated
from components.questions import Odds, Option, Question
from components.runebound import Combat, Hero, Roll
from components.seats import Seat
from components.texts import Text, text
from engine.observe import SeatView
from engine.world import GAME
from systems.presentation.icons import has_icon
from systems.presentation.palette import AMETHYST, DEEP, INK2, RUBY, SAPPHIRE, SEATS, TOPAZ, Colour
from systems.presentation.skins.looks import ChoiceLook, Die, Fighter, FightStage, Meter

if TYPE_CHECKING:
    from systems.presentation.skins.runebound import RuneboundSkin

PHASES: Final = (
    ("escape", "footprint"),
    ("ranged", "arrow-flights"),
    ("melee", "broadsword"),
    ("magic", "fire-symbol"),
)
PHASE_INK: Final[dict[str, Colour]] = {"ranged": SAPPHIRE, "melee": RUBY, "magic": AMETHYST}
ATTRIBUTE: Final = {"escape": "mind", "ranged": "mind", "melee": "body", "magic": "spirit"}
SCENES: Final = {
    "river": "river",
    "swamp": "river",
    "forest": "forest",
    "mountain": "mountain",
    "town": "town",
}
HELPER: Final[Colour] = (78, 100, 44)
"""The ink of allies, as on their cards."""
ASKS_FOR_BLOWS: Final = "D14"
GOES_ON: Final = ("go_on", "pass")
DUEL: Final = 10_000
GAIN, LOSS, HARMLESS, AWAY = "odds-hit", "odds-wound", "odds-nothing", "odds-escape"
SPECIAL_LOSS: Final = "odds-wound-special"


class FightSetter:
    """Sets the spread of one fight for one question."""

    def __init__(self, skin: RuneboundSkin, view: SeatView, question: Question) -> None:
        self._skin = skin
        self._view = view
        self._question = question
        self._say = skin.say
        self._figures = skin.facts.figures
        self._values = skin.facts.values
        self._fight = view.the(Combat)

    def stage(self) -> FightStage:
        """Both sides, the phase, and the choices."""
        fight, say = self._fight, self._say
        now = next((i for i, (phase, _) in enumerate(PHASES) if phase == fight.phase), -1)
        ours = (fight.hero, *self._figures.allies(self._view, fight.hero))
        chances = self._chances()
        return FightStage(
            title=say("skin-combat-round", n=fight.round) if fight.round else say("skin-before-combat"),
            phases=tuple((icon, _first_up(say(f"word-{phase}"))) for phase, icon in PHASES),
            now=now,
            ours=tuple(self._fighter(key) for key in ours),
            foes=(self._fighter(fight.foe),),
            sum_title=say("skin-sum", phase=fight.phase) if now >= 0 else "",
            sums=self._sums(ours) if now >= 0 else (),
            formula=self._formula() if now >= 0 else "",
            verdict=self._verdict(),
            dice=self._dice(),
            choices=tuple(self._choice(option, bool(chances)) for option in self._options()),
            ready=tuple(self._ready(fight.hero)),
            aside=self._aside(),
            chances=chances,
            scene=SCENES.get(self._figures.terrain(self._view, fight.space) if fight.space else "", "plain"),
        )

    def _options(self) -> list[Option]:
        return [option for option in self._question.options if not self._skin.is_aside(option)]

    def _chances(self) -> tuple[Any, Any] | None:
        if self._question.decision not in ("D11", "D12", ASKS_FOR_BLOWS):
            return None
        numbers = self._skin.facts.outlook.fight_numbers(self._view)
        return (self._skin.facts.outlook.chances, numbers) if numbers else None

    # --- both sides

    def _fighter(self, key: str) -> Fighter:
        view, figures = self._view, self._figures
        hero = view.find(key, Hero)
        life = self._values.life(view, key).value
        record = figures.record(view, key)
        is_foe = key == self._fight.foe and hero is None
        stamina = 0 if is_foe else self._values.stamina(view, key).value
        left = max(0, stamina - figures.exhaustion(view, key))
        return Fighter(
            key=key,
            name=self._name(key),
            icon=self._skin.cards.face(record).icon,
            figure=self._skin.cards.figure(record.id),
            hearts=(max(0, life - figures.wounds(view, key)), life),
            values=self._skin.cards.values_now(view, key),
            seat=view.get(f"seat/{hero.seat}", Seat).colour if hero else -1,
            jewel=getattr(record, "colour", ""),
            is_spent=key in self._fight.acted and hero is None,
            meters=(Meter("lightning-bolt", str(left), f"/{stamina}", TOPAZ),) if stamina else (),
        )

    def _name(self, key: str) -> str:
        is_foe = key == self._fight.foe and not self._view.has(key, Hero)
        return self._say.name(f"foe/{key}" if is_foe else key)

    def _ink(self, key: str) -> Colour:
        hero = self._view.find(key, Hero)
        if hero is not None:
            return SEATS[self._view.get(f"seat/{hero.seat}", Seat).colour][1]
        record = self._figures.record(self._view, key)
        return DEEP.get(getattr(record, "colour", ""), HELPER) if key == self._fight.foe else HELPER

    # --- what meets in this phase

    def _value(self, key: str) -> int:
        value: int = self._values.attribute(self._view, key, ATTRIBUTE[self._fight.phase]).value
        return value

    def _sums(self, ours: tuple[str, ...]) -> tuple[tuple[str, str, Colour], ...]:
        """The values that meet: that of who rolls now, else those of all who could."""
        able = ours[:1] if self._fight.phase == "escape" else ours
        keys = [key for key in able if key == ours[0] or key not in self._fight.acted]
        roll = self._view.find(GAME, Roll)
        if roll is not None and roll.who in ours and roll.phase == self._fight.phase:
            keys = [roll.who]
        return tuple(
            (str(self._value(key)), self._name(key), self._ink(key)) for key in (*keys[:3], self._fight.foe)
        )

    def _formula(self) -> str:
        """What the dice must show; between heroes the number to reach is rolled."""
        fight, roll = self._fight, self._coming
        if roll is not None:
            return self._needed(roll.target, self._value(roll.who), _need(roll))
        if fight.kind == "hero":
            return ""
        foe, own = self._value(fight.foe), self._value(fight.hero)
        needs = [
            option.text.args.get("need")
            for option in self._question.options
            if option.id == "try" or option.on[:1] == (fight.hero,)
        ]
        usual = max(2, foe - own) if self._question.decision == ASKS_FOR_BLOWS else None
        need = next((need for need in needs if isinstance(need, int)), usual)
        return self._needed(foe, own, need) if need is not None else ""

    def _needed(self, foe: int, own: int, need: int) -> str:
        """The sum of what must be reached: the foe's value less one's own, and less all that helps besides."""
        more = foe - own - need
        if need <= 2 or not more:
            return self._say("skin-formula", foe=foe, own=own, need=max(2, foe - own))
        return self._say(
            "skin-formula-more", foe=foe, own=own, more=f"{more:+d}".replace("-", "−"), need=need
        )

    @property
    def _coming(self) -> Roll | None:
        """The blow whose dice are about to fall while cards may still help, with a known number to reach."""
        roll = self._view.find(GAME, Roll)
        known = roll is not None and not roll.dice and roll.target and roll.phase == self._fight.phase
        return roll if known else None

    def _verdict(self) -> str:
        roll = self._view.find(GAME, Roll)
        if roll is None or not roll.dice:
            return ""
        total = sum(roll.dice) + roll.value + sum(roll.parts.values())
        if not roll.target:
            return str(total)
        key = "skin-roll-enough" if total >= roll.target else "skin-roll-short"
        return self._say(key, total=total, target=roll.target)

    def _dice(self) -> tuple[Die, ...]:
        roll = self._view.find(GAME, Roll)
        return tuple(Die(text=str(face)) for face in roll.dice) if roll else ()

    def _ready(self, hero: str) -> list[str]:
        """Cards that could still help when wounds come, in their own words."""
        found, phase = [], self._fight.phase
        for card in self._figures.belongings(self._view, hero):
            if self._view.has(card, Activated):
                continue
            for ability in self._figures.thing(self._view, card).abilities:
                if "wounds" in ability.times or phase in ability.times:
                    does = self._skin.facts.words.effects_text(ability.effects)
                    found.append(self._say.rich(text("skin-ready", card=f"@{card}", does=does)))
                    break
        return found

    def _aside(self) -> str:
        """Whether escape is barred for good, by the foe or by what happened, or only until the next round."""
        if self._fight.phase not in PHASE_INK:
            return ""
        is_open = self._fight.kind == "hero" or self._skin.facts.phases.may_escape(self._view)
        return self._say("skin-escape-later" if is_open else "skin-no-escape")

    # --- choices

    def _choice(self, option: Option, has_chances: bool) -> ChoiceLook:
        kind = option.id.partition(":")[0]
        if kind == "use":
            return self._use(option)
        decision, roll = self._question.decision, self._coming
        if roll is not None and option.id in GOES_ON:
            return self._throw(option, _need(roll))
        if decision == ASKS_FOR_BLOWS and kind in ("attack", "defend"):
            return self._blow(option, kind, has_chances)
        stays = option.id in GOES_ON and decision in ("D11", "D12")
        return self._judged(
            option,
            title=self._say("skin-escape") if option.id == "try" else self._say.plain(option.text),
            line=self._need_line(option),
            icon=self._skin.option_icon(self._question, option) or ("broadsword" if stays else ""),
            colour=INK2 if option.id == "try" else self._skin.accent,
            fate="" if stays and has_chances else None,
        )

    def _throw(self, option: Option, need: int) -> ChoiceLook:
        """To let the dice fall as matters stand, cards used so far and all."""
        return ChoiceLook(
            id=option.id,
            title=self._say.plain(option.text),
            line=self._say("skin-cannot-fail") if need <= 2 else self._say("skin-roll-need", n=need),
            icon=dict(PHASES)[self._fight.phase],
            colour=PHASE_INK.get(self._fight.phase, INK2),
            chance=self._skin.facts.outlook.chance(need),
            is_default=option.id == self._question.default,
        )

    def _blow(self, option: Option, kind: str, has_chances: bool) -> ChoiceLook:
        """Somebody strikes, or the hero defends."""
        who = option.on[0]
        phase = self._fight.phase
        is_ally = not self._view.has(who, Hero)
        icons = dict(PHASES)
        record = self._figures.record(self._view, who)
        duel = self._skin.facts.outlook.hero_blow(self._view, who, kind)
        if duel is not None:
            option = Option(option.id, option.text, option.on, _duel_odds(duel, kind))
        return self._judged(
            option,
            title=self._say("skin-strikes" if kind == "attack" else "skin-defends", who=f"@{who}"),
            line=self._say("skin-target-rolled") if duel else self._need_line(option),
            icon="shield" if kind == "defend" else icons[phase],
            colour=HELPER if is_ally else SAPPHIRE if kind == "defend" else PHASE_INK.get(phase, RUBY),
            figure=self._skin.cards.figure(record.id) if is_ally else None,
            gains=() if option.odds else (self._free_line(kind),),
            fate=option.id if has_chances else None,
        )

    def _free_line(self, kind: str) -> str:
        return self._say("skin-unhurt" if kind == "defend" else "skin-no-roll")

    def _need_line(self, option: Option) -> str:
        need = option.text.args.get("need")
        if not isinstance(need, int):
            return ""
        return self._say("skin-cannot-fail") if need <= 2 else self._say("skin-roll-need", n=need)

    def _use(self, option: Option) -> ChoiceLook:
        """A card or an ability that may be used now: what it does, what it costs."""
        _, card, ability_id = option.id.split(":", 2)
        view, figures = self._view, self._figures
        record = figures.record(view, card) if view.has(card, Hero) else figures.thing(view, card)
        ability = next((one for one in record.abilities if one.id == ability_id), None)
        does = self._say.rich(self._skin.facts.words.effects_text(ability.effects)) if ability else ""
        cost = f"cost-{ability.use}" if ability and not ability.exhaustion else "cost-exhaustion"
        return self._judged(
            option,
            title=self._say.name(card),
            line=self._say(f"skin-{cost}", n=ability.exhaustion if ability else 0),
            icon=record.icon if has_icon(record.icon) else "scroll-unfurled",
            figure=self._skin.cards.figure(record.id),
            colour=HELPER,
            gains=(does,) if does and not option.odds else (),
            on=card,
        )

    @property
    def _is_weighed(self) -> bool:
        """Tells whether several blows are to be weighed: then none of them is framed as if it were advised."""
        return self._question.decision == ASKS_FOR_BLOWS and len(self._options()) > 1

    def _judged(self, option: Option, **parts: Any) -> ChoiceLook:
        """A choice with its odds in words."""
        bad = [LOSS, SPECIAL_LOSS, "odds-failure"]
        if any(odds.outcome.key == GAIN for odds in option.odds):
            bad.append(HARMLESS)  # beside a hit it is the miss
        gains = [odds for odds in option.odds if odds.outcome.key not in bad]
        losses = [odds for odds in option.odds if odds not in gains]
        chance = sum(odds.ways / odds.of for odds in gains) if option.odds else None
        return ChoiceLook(
            id=option.id,
            chance=chance,
            gains=parts.pop("gains", ()) + tuple(self._outcome(option, odds) for odds in gains),
            losses=tuple(self._outcome(option, odds) for odds in losses),
            is_default=option.id == self._question.default and not self._is_weighed,
            foot=self._say("skin-win-from-here") if parts.get("fate") is not None else "",
            **parts,
        )

    def _outcome(self, option: Option, odds: Odds) -> str:
        """What one end of a roll means for whom, with the life that is at stake."""
        key, args = odds.outcome.key, odds.outcome.args
        n = args.get("n", 0)
        if key == GAIN:
            return self._loses(self._fight.foe, n) if n else self._say("skin-no-harm")
        if key in (LOSS, SPECIAL_LOSS) and option.on:
            words = self._loses(option.on[0], n) if n else ""
            special = self._say("skin-and-special") if key == SPECIAL_LOSS else ""
            alone = self._say("skin-special" if special else "skin-unhurt")
            return f"{words}{special}" if words else alone
        if key == HARMLESS:
            return self._say("skin-unhurt")
        if key == AWAY:
            return self._say.rich(text("skin-away", who=f"@{option.on[0]}"))
        return self._say.rich(odds.outcome)

    def _loses(self, key: str, n: int | str | Text | list[Text]) -> str:
        left = self._values.life_left(self._view, key)
        is_foe = key == self._fight.foe and not self._view.has(key, Hero)
        return self._say.rich(text("skin-loses", who=f"@foe/{key}" if is_foe else f"@{key}", n=n, of=left))  # type: ignore[arg-type]


def _duel_odds(duel: Any, kind: str) -> tuple[Odds, ...]:
    """The odds of a roll against another hero's, in the words of any other roll."""
    won = text(GAIN, n=duel.dealt) if kind == "attack" else text(HARMLESS)
    ways = round(duel.hit * DUEL)
    both = Odds(won, ways, DUEL), Odds(text(LOSS, n=duel.cost), DUEL - ways, DUEL)
    return tuple(odds for odds in both if odds.ways)


def _need(roll: Roll) -> int:
    """What the dice of a roll must show."""
    return roll.target - roll.value - sum(roll.parts.values())


def _first_up(word: str) -> str:
    return word[:1].upper() + word[1:]
