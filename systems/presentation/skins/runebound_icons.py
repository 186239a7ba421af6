"""The icons of what one may choose in Runebound, by the words of the option."""

from __future__ import annotations

from typing import Final

OPTION_ICONS: Final = {
    "opt-attack": "broadsword",
    "opt-attack-hero": "broadsword",
    "opt-defend": "shield",
    "opt-defend-free": "shield",
    "opt-defend-hero": "shield",
    "opt-escape": "footprint",
    "opt-escape-hero": "footprint",
    "opt-move-roll": "perspective-dice-six",
    "opt-move-rest": "campfire",
    "opt-move-step": "footprint",
    "opt-move-stay": "campfire",
    "opt-stop": "footprint",
    "opt-branch-fight": "crossed-swords",
    "opt-attempt": "scroll-unfurled",
    "opt-attempt-undefeated": "scroll-unfurled",
    "opt-negotiate": "speech-bubbles",
    "opt-fight-hero": "crossed-swords",
    "opt-heal-wound": "heart",
    "opt-heal-exhaustion": "lightning-bolt",
    "opt-sell": "gold-bar",
    "opt-enter-market": "town",
    "opt-token-mind": "arrow-flights",
    "opt-token-body": "broadsword",
    "opt-token-spirit": "fire-symbol",
    "opt-token-stamina": "lightning-bolt",
    "opt-token-life": "heart",
    "opt-discard": "cancel",
}
