"""The signs of Super Dungeon: which icon and ink stand for a status, an attribute, a troop, an answer, an event.

Data only.
"""

from __future__ import annotations

from typing import Final

from systems.presentation.palette import AMETHYST, RUBY, SAPPHIRE, Colour

ATTRIBUTES: Final[tuple[tuple[str, str, Colour], ...]] = (
    ("att", "broadsword", RUBY),
    ("arm", "shield", (70, 92, 110)),
    ("will", "fire-symbol", AMETHYST),
    ("dex", "arrow-flights", SAPPHIRE),
)
POTION: Final = "round-bottom-flask"
SKULL: Final = "skull"
AP: Final = "lightning-bolt"
SPEED: Final = "footprint"

AURA: Final = "aura"

STATUSES: Final[dict[str, tuple[str, Colour]]] = {
    "bind": ("thorny-vine", (92, 112, 44)),
    "choke": ("bottle-vapors", (110, 90, 40)),
    "cold": ("snowflake", (44, 122, 168)),
    "fire": ("small-fire", (206, 84, 24)),
    "fragile": ("broken-shield", (96, 96, 108)),
    "immobile": ("bear-trap", (92, 72, 50)),
    "knockdown": ("falling", (150, 88, 16)),
    "pacify": ("flower", (168, 62, 116)),
    "poison": ("poison-cloud", (46, 124, 56)),
    "slow": ("snail", (108, 96, 70)),
    "stun": ("lightning-trio", (122, 70, 170)),
    "weak": ("broken-bone", (140, 52, 52)),
}

TROOPS: Final[dict[str, Colour]] = {
    "dragon": RUBY,
    "drake": (24, 110, 112),
    "troll": (86, 104, 52),
    "ogre": (124, 60, 84),
    "kobold": (150, 84, 18),
    "trap": AMETHYST,
}
"""The inks of the races; the first one that a stat card bears is its own."""

GROUNDS: Final[dict[str, str]] = {
    "floor": "footprint",
    "hallway": "footprint",
    "difficult": "groundbreaker",
    "lava": "lava",
    "restoration_rune": "rune-stone",
}
"""What stands on the steps of a way, by the ground that is entered."""

OPTIONS: Final[dict[str, str]] = {
    "attack": "broadsword",
    "free": "axe-swing",
    "open": "key",
    "run": "shoe-prints",
    "stand": "player-lift",
    "end": "hourglass",
    "potion": POTION,
    "pass": "cancel",
    "pass-turn": "cancel",
    "first": "level-two",
    "second": "level-three",
    "done": "cancel",
    "go_on": "footprint",
    "wounds": "heart",
    "lose": "cancel",
    "keep": "hand",
    "discard": "cancel",
    "att": "broadsword",
    "arm": "shield",
    "will": "fire-symbol",
    "dex": "arrow-flights",
    "melee": "broadsword",
    "range": "arrow-flights",
    "missile": "arrow-flights",
    "magic": "fire-symbol",
    "hookshot": "grappling-hook",
    "here": "circle-of-circles",
}
"""By what an option's id begins with."""
TEXTS: Final[dict[str, str]] = {
    "opt-use-action": "aura",
    "opt-use-attack": "crossed-swords",
    "opt-drink": POTION,
    "opt-drink-for": POTION,
    "opt-drink-instead": "eye-shield",
    "opt-activate": "player",
    "opt-activate-monster": SKULL,
    "opt-initiative": "fire-symbol",
    "opt-spawn": "spawn-node",
    "opt-heart": "heart",
    "opt-potion": POTION,
    "opt-resurrect": "ankh",
    "opt-sacrifice": "heart",
    "opt-sacrifice-potion": POTION,
}
"""By the message of an option."""

ROLES: Final = {"consul": "crowned-heart"}
"""By what a seat plays."""
GREAT: Final = frozenset({"boss-entered", "timeout", "overcharge"})
"""Events that turn the game: a ribbon tells them to everybody."""
EVENTS: Final[dict[str, str]] = {
    "round-begins": "hourglass",
    "initiative-won": "fire-symbol",
    "spawned": "spawn-node",
    "summoned": "spawn-node",
    "ambush": "monster-skull",
    "boss-entered": "dragon",
    "boss-due": "dragon",
    "timeout": "stopwatch",
    "moved": SPEED,
    "ran": "shoe-prints",
    "attack-declared": "broadsword",
    "action-used": "aura",
    "hit": "blade-bite",
    "missed": "shield",
    "wounded": "droplet",
    "destroyed": "death-skull",
    "healed": "heart",
    "heart-taken": "heart",
    "potion-taken": POTION,
    "potion-gained": POTION,
    "potion-used": POTION,
    "chest-opened": "key",
    "card-drawn": "gold-bar",
    "equipped": "vest",
    "power-moved": "energise",
    "loot-moved": "gold-bar",
    "token-taken": SKULL,
    "overcharge": "burning-meteor",
    "resurrected": "ankh",
    "upgraded": "level-three-advanced",
    "tile-laid": "jigsaw-piece",
}
"""Icons of the log, by the kind of an event; a placed status bears its own."""
