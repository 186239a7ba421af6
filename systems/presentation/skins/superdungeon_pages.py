"""The right page of Super Dungeon: attributes, equipment and statuses of a hero, the party's pool; the Consul's force.

Reads the table through a seat's view; sums come from the rules, handed over as facts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from components.cards import Pile
from engine.observe import SeatView
from systems.presentation.skins import superdungeon_marks as marks
from systems.presentation.skins.looks import Held, Meter, PageLook, SeatLook
from systems.presentation.skins.superdungeon_numbers import Numbers

if TYPE_CHECKING:
    from systems.presentation.skins.superdungeon import SuperDungeonSkin

POOL: Final = "pool"


def hero_page(skin: SuperDungeonSkin, view: SeatView, seat: SeatLook, hero: str) -> PageLook:
    """The page of a hero; cards of the pool lie there for whoever may put them on."""
    facts = skin.facts
    pools, record = facts.pools, facts.figures.record(view, hero)
    worn = tuple(_held(skin, view, card) for card in facts.figures.equipment(view, hero))
    pile = view.find(POOL, Pile)
    spare = tuple(_held(skin, view, card, skin.say("skin-in-pool")) for card in (pile.cards if pile else ()))
    return PageLook(
        seat=seat,
        values=tuple(
            skin.cards.value(name, icon, ink, pools.pool(view, hero, name).value)
            for name, icon, ink in marks.ATTRIBUTES
        ),
        value_keys=tuple(f"?pool/{name}@{hero}" for name, _, _ in marks.ATTRIBUTES),
        held=(*worn, *spare),
        tallies=tuple(
            Meter(marks.STATUSES[name][0], "1", colour=marks.STATUSES[name][1], what=f"?status/{name}")
            for name in facts.figures.statuses(view, hero)
        ),
        lines=tuple(skin.say.rich(line) for line in facts.words.card_text(record)),
    )


def _held(skin: SuperDungeonSkin, view: SeatView, card: str, tag: str = "") -> Held:
    return Held(card, skin.cards.face(skin.facts.figures.card_record(view, card)), tag=tag)


def force(skin: SuperDungeonSkin, view: SeatView) -> tuple[Held, ...]:
    """A card for each kind that the Consul may field, with how many are left."""
    models = skin.facts.content.models
    return tuple(
        Held(f"model/{kind}", skin.cards.face(models[kind]), meters=(Meter("pawn", str(left), f"/{n}"),))
        for kind, left, n in Numbers(skin.facts, skin.say, view).pool_of()
    )
