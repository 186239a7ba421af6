"""The vocabulary of recipes: every word that may stand in one, by what it names.

Each list here has a table of drawing functions in the module of its theme; a test keeps both alike.
"""

from __future__ import annotations

from typing import Literal

Build = Literal["slim", "plain", "broad", "stout", "dwarf", "small", "child", "gaunt", "hulk", "giant"]
Pose = Literal[
    "stand", "guard", "raise", "plant", "offer", "cast", "spread", "claws", "bow", "akimbo", "pray", "port", "drum",
    "hug", "hang", "hold_up",
]  # fmt: skip
Head = Literal[
    "human", "elf", "goblin", "orc", "ogre", "troll", "kobold", "wolf", "skull", "ghoul", "sack", "void", "rock", "crystal",
]  # fmt: skip
Eyes = Literal[
    "dots", "stern", "fierce", "gentle", "closed", "glow", "wide", "patch", "blind", "tears", "none",
]  # fmt: skip
Mouth = Literal["small", "smile", "frown", "grin", "fangs", "open", "none"]
Hair = Literal[
    "none", "bald", "short", "long", "bob", "braid", "braids", "bun", "topknot", "ponytail", "mohawk", "wild", "curls",
    "widow", "tonsure", "flame",
]  # fmt: skip
Beard = Literal["none", "short", "long", "forked", "plaited", "moustache", "goatee"]
Headgear = Literal[
    "none", "hood", "cowl", "wizard", "witch", "wide", "tricorn", "straw", "cap", "cook", "bandana", "headband", "feathers",
    "coif", "veil", "crown", "spikes", "circlet", "stars", "antlers", "horns", "mitre", "wig", "turban", "bird_mask",
    "half_mask", "candles", "leaves", "mortar",
    "nasal", "kettle", "great", "visor", "horned", "winged", "plumed", "miner", "scrap", "eagle",
]  # fmt: skip
Garment = Literal[
    "tunic", "robe", "gown", "habit", "shroud", "mantle", "plate", "brigandine", "mail", "leather", "coat", "rags",
    "loincloth", "vest", "apron", "harness", "bones",
]  # fmt: skip
Held = Literal[
    "none", "sword", "greatsword", "rapier", "sabre", "dagger", "knives", "cleaver", "axe", "great_axe", "hammer", "mace",
    "club", "spiked_club", "flail", "spear", "pike", "halberd", "lance", "trident", "harpoon", "scythe", "pitchfork",
    "bow", "bow_rest", "crossbow", "whip", "net", "shield", "round_shield", "tower_shield",
    "staff", "crook", "knotted_staff", "orb_staff", "star_staff", "skull_staff", "flame_staff", "crystal_staff",
    "sun_staff", "wand", "lantern", "pole_lantern", "torch", "candle", "fireball", "orb", "book", "tome", "scroll", "quill",
    "purse", "coins", "keys", "scales", "gavel", "drum", "drumstick", "horn", "flute", "lute", "bell", "shovel", "pick",
    "oar", "sickle",
    "ladle", "pan", "pot", "teacup", "flask", "bomb", "egg", "fish", "bone", "meat", "skull", "sign", "banner",
    "sheaf", "rose", "clover", "bolt", "shard", "chain", "rope", "compass", "hare",
]  # fmt: skip
Extra = Literal[
    "bat_wings", "feather_wings", "ice_wings", "quiver", "pack", "load", "post", "tail", "brush", "arrows", "satchel",
    "sash", "chains", "sun", "eye", "drop", "cross", "blaze", "knot", "paint", "bandage", "tusks", "vines", "cracks",
    "knife_belt", "pauldrons", "spiked_pauldrons", "scarf", "straw", "noose",
]  # fmt: skip
Aura = Literal[
    "none", "flames", "rays", "moon", "frost", "bolts", "stars", "bats", "crows", "leaves", "mist", "web", "grave", "throne",
    "gibbet",
]  # fmt: skip
Ground = Literal["none", "water", "boat", "well", "mud", "rock", "bones"]

Beast = Literal[
    "wolf", "hound", "boar", "bear", "lion", "horse", "mule", "griffon", "basilisk", "spider",
]  # fmt: skip
Mane = Literal["none", "hair", "flame", "bristles", "lion", "spines", "thorns", "bone"]
Wings = Literal["none", "bat", "feather", "tattered"]
BeastTail = Literal["none", "brush", "tuft", "horse", "lizard", "sting", "flame", "snake", "curl"]
BeastHead = Literal["own", "skull", "man", "goat", "dragon", "fire"]

DragonPose = Literal["rampant", "prowl", "coil", "perch", "wyvern", "nestling"]
Horns = Literal["none", "swept", "ram", "antlers", "crown", "ice", "forked", "frill"]
Breath = Literal["none", "fire", "frost", "bolt", "spores"]

Crowd = Literal["rats", "crows"]
Spirit = Literal["wisp", "storm"]
Deep = Literal["kraken", "mire"]
