"""What is printed on a card: its kind, its lines and its reward, as `Text` trees made from its record.

So the words of a card cannot disagree with what it does. Knows no language and no card by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from components.texts import Text, text
from engine.effects import Effect
from systems.runebound.phrases import (
    ability_label,
    effect_text,
    effects_text,
    modifier_text,
    special_text,
)
from systems.runebound.vocabulary import (
    AdventureRecord,
    ChallengeRecord,
    EncounterRecord,
    EventRecord,
    Figure,
    HeroRecord,
    MarketRecord,
    Quest,
    Record,
)
from systems.shared.phrasing import joined, labelled, sign, words


def kind_line(record: Record) -> Text:
    """What sort of card it is: "weapon · sword", "green challenge"."""
    match record:
        case HeroRecord():
            return text("kind-hero")
        case MarketRecord(item_type=item_type) if item_type:
            return text("kind-item", kind=text(f"kind-{record.kind}"), type=text(f"type-{item_type}"))
        case MarketRecord():
            return text(f"kind-{record.kind.replace('_', '-')}")
        case EventRecord():
            return text("kind-event", colour=text(f"colour-{record.colour}"), n=record.number)
        case ChallengeRecord():
            return text("kind-challenge", colour=text(f"colour-{record.colour}"))
        case EncounterRecord():
            key = "kind-quest" if record.quest else "kind-encounter"
            return text(key, colour=text(f"colour-{record.colour}"))
    raise TypeError(f"{type(record).__name__} is no kind of card")


def card_text(record: Record) -> list[Text]:
    """The lines of a card, from top to bottom, without its numbers and its reward."""
    match record:
        case HeroRecord() | MarketRecord():
            return list(_held_lines(record))
        case ChallengeRecord():
            return [*_challenge_lines(record), *_kept_lines(record)]
        case EventRecord():
            return list(_event_lines(record))
        case EncounterRecord():
            return [*_encounter_lines(record), *_kept_lines(record)]
    raise TypeError(f"{type(record).__name__} is no kind of card")


def reward_text(record: Record) -> Text | None:
    """What a defeated challenge gives; None for a card without a reward."""
    if not isinstance(record, ChallengeRecord):
        return None
    reward = record.reward
    parts = [text("reward-gold", n=reward.gold)] if reward.gold else []
    parts += [effect_text(effect) for effect in reward.effects]
    if reward.keep and record.kept:
        parts.append(text(f"reward-keep-{record.kept.kind.replace('_', '-')}"))
    if reward.victory:
        parts.append(text("reward-victory"))
    return joined("join-and", parts) if parts else None


def flavour_line(record: Record) -> Text | None:
    """The sentence in the tone of the tale; heroes and adventure cards have one."""
    has_one = isinstance(record, HeroRecord | AdventureRecord)
    return text(f"flavour-{record.id}") if has_one else None


def figure_text(figure: Figure) -> Text:
    """The numbers of a figure in one line, for figures that have no card of their own."""
    pairs = {"mind": figure.mind, "body": figure.body, "spirit": figure.spirit}
    values = [
        text("figure-value", of=text(f"word-{a}"), n=s.value, damage=s.damage) for a, s in pairs.items()
    ]
    key = "figure-ally" if figure.stamina else "figure-foe"
    return text(key, values=values, life=figure.life, stamina=figure.stamina)


# --- lines -----------------------------------------------------------------------------------------------------------


def _effect_lines(label: str, effects: Sequence[Effect]) -> Iterator[Text]:
    """One line per effect, so that each test stands by itself."""
    for index, effect in enumerate(effects):
        yield labelled(text("label-then" if index else label), effect_text(effect))


def _held_lines(card: HeroRecord | MarketRecord) -> Iterator[Text]:
    """A card that lies before its player: what always holds, then what may be used."""
    if card.skills:
        bonuses = [
            text("skill-bonus", skill=text(f"word-{s}"), n=abs(n), sign=sign(n))
            for s, n in card.skills.items()
        ]
        yield labelled(text("label-skills"), joined("join-and", bonuses))
    always = [modifier_text(modifier) for modifier in card.modifiers]
    always += [special_text(special) for special in card.specials]
    if always:
        yield labelled(text("label-always"), joined("join-and", always))
    for ability in card.abilities:
        yield labelled(ability_label(ability), effects_text(ability.effects))
    if isinstance(card, MarketRecord) and card.wages:
        yield labelled(text("label-wages"), text("wages", n=card.wages))


def _challenge_lines(card: ChallengeRecord) -> Iterator[Text]:
    yield from _effect_lines("label-before-combat", card.before_combat)
    for modifier in card.modifiers:
        yield labelled(text("label-fight"), modifier_text(modifier))
    for special in card.specials:
        yield labelled(text("label-fight"), special_text(special))
    yield from _effect_lines("label-round-end", card.round_end)


def _event_lines(card: EventRecord) -> Iterator[Text]:
    yield from _effect_lines("label-at-once", card.at_once)
    in_play = [modifier_text(modifier) for modifier in card.modifiers]
    in_play += [special_text(special) for special in card.specials]
    for body in in_play:
        yield labelled(text("label-in-play"), body)


def _encounter_lines(card: EncounterRecord) -> Iterator[Text]:
    yield from _effect_lines("label-encounter", card.effects)
    if card.foe:
        yield labelled(text("label-foe"), figure_text(card.foe))
    if card.quest:
        yield from _quest_lines(card.quest)


def _quest_lines(quest: Quest) -> Iterator[Text]:
    """The task, then what its success and its failure bring."""
    yield labelled(text("label-quest"), _task(quest))
    if quest.modifiers:
        yield labelled(
            text("label-until-done"), joined("join-and", [modifier_text(m) for m in quest.modifiers])
        )
    if quest.ok:
        yield labelled(text("label-each-success"), effects_text(quest.ok))
    if quest.finish:
        yield labelled(text("label-finish", n=quest.needed), effects_text(quest.finish))
    if quest.fail:
        yield labelled(
            text("label-last-failure" if quest.finish_on_fail else "label-failure"), effects_text(quest.fail)
        )


def _task(quest: Quest) -> Text:
    test = {"skill": text(f"word-{quest.test}"), "n": quest.n}
    if quest.when == "refresh":
        return text("quest-refresh", **test)
    if quest.towns:
        return text("quest-stop", place=words("place", quest.towns), **test)
    return text("quest-stop", place=text("quest-new-town" if quest.different else "quest-any-town"), **test)


def _kept_lines(card: AdventureRecord) -> Iterator[Text]:
    """What the card does once it is kept: its numbers as an ally, and its lines."""
    if card.kept is None:
        return
    if card.kept.figure:
        yield labelled(
            text("label-kept-ally", name=text(f"name-{card.kept.id}")), figure_text(card.kept.figure)
        )
    for line in _held_lines(card.kept):
        yield text("card-line-kept", **line.args)
