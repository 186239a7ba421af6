"""Card faces of Runebound, made from its records: every word comes from what the card does.

Knows records by their fields, no card by name.
"""

from __future__ import annotations

from typing import Any, Final, cast

from components.texts import Text, text
from engine.observe import SeatView
from engine.paths import data_folder
from systems.presentation.cards import CardFace, Kind
from systems.presentation.figures import FigureLook, load_looks
from systems.presentation.icons import has_icon
from systems.presentation.meters import Value
from systems.presentation.palette import AMETHYST, RUBY, SAPPHIRE, Colour
from systems.presentation.scenery import Scenery
from systems.presentation.speech import Speech

ATTRIBUTES: Final[tuple[tuple[str, str, Colour], ...]] = (
    ("mind", "arrow-flights", SAPPHIRE),
    ("body", "broadsword", RUBY),
    ("spirit", "fire-symbol", AMETHYST),
)
SCENES: Final[tuple[Scenery, ...]] = ("plain", "forest", "mountain", "river", "town")
NO_ICON: Final = "scroll-unfurled"
GAME: Final = "runebound"
LOOKS: Final = "looks.json"
"""The recipes of all figures, by the ids of their records."""


class CardPress:
    """Prints faces in one language."""

    def __init__(self, facts: Any, say: Speech) -> None:
        self._facts = facts
        self._say = say
        self._printed: dict[tuple[str, bool], CardFace] = {}
        self._looks = load_looks(data_folder(GAME) / LOOKS)

    def face(self, record: Any, *, used: bool = False, used_word: str = "") -> CardFace:
        """The face of any record; it is printed once."""
        key = record.id, used
        if key not in self._printed:
            self._printed[key] = self._print(record, used, used_word)
        return self._printed[key]

    def _print(self, record: Any, used: bool, used_word: str) -> CardFace:
        words, say = self._facts.words, self._say
        kind = _kind(record)
        figure = getattr(record, "figure", None) or getattr(record, "foe", None)
        name = say.plain(text(f"name-{record.id}"))
        reward = words.reward_text(record)
        return CardFace(
            kind=kind,
            name=name,
            kind_line=say.plain(words.kind_line(record)),
            icon=record.icon if has_icon(record.icon) else NO_ICON,
            figure=self.figure(record.id),
            rules="\n".join(self._lines(record)),
            short=name,
            glance="" if figure else self._glance(record),
            scene=SCENES[sum(map(ord, record.id)) % len(SCENES)],
            seed=sum(map(ord, record.id)) % 97,
            colour=getattr(record, "colour", ""),
            number="I" * getattr(record, "number", 0),
            cost=record.cost if kind in ("item", "ally") and record.cost else None,
            values=self.values(figure) if figure else (),
            life=figure.life if figure else 0,
            stamina=figure.stamina if figure else 0,
            reward=say.rich(reward) if reward else "",
            used=used,
            used_word=used_word,
        )

    def _lines(self, record: Any) -> list[str]:
        """Whom one meets, where the title of the card does not say it, and what the card does."""
        lines = [
            self._say.rich(line) for line in self._facts.words.card_text(record) if not _is_numbers(line)
        ]
        foe = self._say.name(f"foe/{record.id}") if _has_foe(record) else ""
        if foe and foe != self._say.name(record.id):
            named = text("card-line", label=text("label-foe"), body=f"@foe/{record.id}")
            lines.insert(0, self._say.rich(named))
        return lines

    def figure(self, record_id: str) -> FigureLook | None:
        """The drawn figure of a hero, an ally or a foe; None for what is no creature."""
        return self._looks.get(record_id)

    def values(self, figure: Any) -> tuple[Value, ...]:
        """The printed values of a figure."""
        return tuple(
            self._value(name, icon, colour, getattr(figure, name).value, getattr(figure, name).damage)
            for name, icon, colour in ATTRIBUTES
        )

    def values_now(self, view: SeatView, key: str) -> tuple[Value, ...]:
        """The values of a figure on the table, with tokens and whatever changes them."""
        printed = self._facts.values.figure(view, key)
        return tuple(
            self._value(
                name,
                icon,
                colour,
                self._facts.values.attribute(view, key, name).value,
                getattr(printed, name).damage,
            )
            for name, icon, colour in ATTRIBUTES
        )

    def _value(self, name: str, icon: str, colour: Colour, number: int, drop: int) -> Value:
        return Value(number, drop, self._say(f"word-{name}"), icon, colour)

    def _glance(self, record: Any) -> str:
        """The one thing to see on a card at table size: what sort it is."""
        return self._say.plain(self._facts.words.kind_line(record)).split(" · ")[-1]


def _has_foe(record: Any) -> bool:
    """Tells whether a card of the adventure decks brings a foe."""
    return type(record).__name__ == "ChallengeRecord" or getattr(record, "foe", None) is not None


def _is_numbers(line: Text) -> bool:
    """Tells whether a line says what the values of the card show as well."""
    about = line.args.get("label")
    return isinstance(about, Text) and about.key == "label-foe"


def _kind(record: Any) -> Kind:
    """The kind of a card by the class of its record."""
    name = type(record).__name__
    if name == "HeroRecord":
        return "hero"
    if name == "MarketRecord":
        return "ally" if record.kind == "ally" else "treasure" if record.kind == "dragon_rune" else "item"
    return cast(Kind, name.removesuffix("Record").lower())
