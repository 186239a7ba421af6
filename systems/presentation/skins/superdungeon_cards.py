"""Card faces of Super Dungeon, made from its records: every word comes from what the card does.

Knows records by their fields, no card by name.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from components.texts import keys_of, text
from engine.paths import data_folder
from systems.presentation.cards import CardFace, Kind
from systems.presentation.figures import FigureLook, load_looks
from systems.presentation.icons import has_icon
from systems.presentation.meters import Value
from systems.presentation.palette import INK, Colour
from systems.presentation.skins.superdungeon_marks import ATTRIBUTES, SKULL, STATUSES, TROOPS
from systems.presentation.speech import Speech

GAME: Final = "superdungeon"
LOOKS: Final = "looks.json"
"""The recipes of all figures, by the ids of their records."""
NO_ICON: Final = "scroll-unfurled"
COLOURS: Final = ("white", "blue", "red", "green")
PLATES: Final[dict[str, str]] = {"boss": "red", "mini_boss": "blue", "denizen": "yellow", "minion": "green"}
"""The jewel on the card of a monster, by its rank."""
EXPLAINED: Final = ("shape", "range", "reach", "trait", "control", "op", "ability")
"""With these begin the messages of words that the glossary may explain, besides statuses."""
BETWEEN: Final = "  ·  "


@cache
def _looks() -> dict[str, FigureLook]:
    return load_looks(data_folder(GAME) / LOOKS)


class DungeonCards:
    """Prints faces in one language."""

    def __init__(self, facts: Any, say: Speech) -> None:
        self._facts = facts
        self._say = say
        self._printed: dict[str, CardFace] = {}

    def face(self, record: Any) -> CardFace:
        """The face of any record; it is printed once."""
        if record.id not in self._printed:
            self._printed[record.id] = self._print(record)
        return self._printed[record.id]

    def _print(self, record: Any) -> CardFace:
        words, say = self._facts.words, self._say
        kind, is_model = _kind(record), hasattr(record, "hearts")
        name, seed = say.plain(text(f"name-{record.id}")), sum(map(ord, record.id))
        icon = getattr(record, "icon", "") or NO_ICON
        kind_line = say.plain(words.kind_line(record))
        return CardFace(
            kind=kind,
            name=name,
            kind_line=kind_line,
            icon=icon if has_icon(icon) else NO_ICON,
            figure=self.figure(record.id),
            rules="\n".join(self._lines(record)),
            short=name,
            glance="" if is_model else kind_line.split(" · ")[-1],
            scene="mountain" if is_model else "plain",
            seed=seed % 97,
            colour=next((PLATES[tag] for tag in PLATES if tag in getattr(record, "tags", ())), ""),
            values=self.values(record) if is_model else (),
            life=getattr(record, "hearts", 0),
            reward=self._price(record) if is_model else "",
            initial=not is_model,
            terms="\n".join(self._terms(record)),
        )

    def _lines(self, record: Any) -> list[str]:
        """The plain numbers of a stat card in one line, then everything that it can do."""
        words, say = self._facts.words, self._say
        lines = [say.rich(line) for line in words.card_text(record)]
        if hasattr(record, "hearts") and record.speed:
            numbers = [text("stat-speed", n=record.speed), text("stat-ap", n=record.ap)]
            numbers += [text("stat-potion-cap", n=record.potion_cap)] if record.potion_cap else []
            lines.insert(0, BETWEEN.join(say.rich(number) for number in numbers))
        return lines

    def _terms(self, record: Any) -> list[str]:
        """What the words of its lines mean, in the order in which they come."""
        keys = dict.fromkeys(key for line in self._facts.words.card_text(record) for key in keys_of(line))
        found = []
        for key in keys:
            sort, _, word = key.partition("-")
            if sort == "status" and word in STATUSES:
                found.append(text("gloss-status", status=text(key), does=text(f"skin-status-{word}")))
            elif sort in EXPLAINED and self._say(f"gloss-{key}") != f"gloss-{key}":
                found.append(text(f"gloss-{key}"))
        return [self._say.rich(line) for line in found]

    def _price(self, record: Any) -> str:
        """What a monster costs the Consul, and from when on he has it."""
        if not record.skulls:
            return ""
        skulls = f"{{{SKULL}}}" * record.skulls
        if record.platform == "none":
            return skulls
        return f"{skulls} {self._say.rich(text(f'platform-{record.platform}'))}"

    def figure(self, record_id: str) -> FigureLook | None:
        """The drawn figure of a hero or monster; None for what is no creature."""
        return _looks().get(record_id)

    def values(self, record: Any) -> tuple[Value, ...]:
        """The printed attributes of a stat card."""
        return tuple(
            self.value(name, icon, colour, getattr(record, name))
            for name, icon, colour in ATTRIBUTES
            if getattr(record, name) is not None
        )

    def value(self, name: str, icon: str, colour: Colour, pool: Any) -> Value:
        """An attribute as the dice it rolls."""
        dice = dice_of(pool)
        return Value(sum(n for _, n in dice), None, self._say(f"attribute-{name}"), icon, colour, dice)


def dice_of(pool: Any) -> tuple[tuple[str, int], ...]:
    """A pool as colours with how many there are of each."""
    return tuple((colour, getattr(pool, colour)) for colour in COLOURS if getattr(pool, colour))


def troop_ink(record: Any) -> Colour:
    """The colour of the troop that a monster belongs to."""
    return next((ink for tag, ink in TROOPS.items() if tag in record.tags), INK)


def _kind(record: Any) -> Kind:
    """The kind of a card by the class of its record and its types."""
    match type(record).__name__:
        case "CardRecord":
            return "treasure" if record.slot == "relic" else "event" if record.slot == "ambush" else "item"
        case "RosterRecord":
            return "encounter"
        case "AdventureRecord":
            return "event"
    if "shapeshift" in record.tags:
        return "ally"
    if "hero" in record.tags:
        return "hero"
    return "encounter" if "spawning_point" in record.tags else "challenge"
