"""Recipes: plain records that say from which parts a figure is put together. Data, no drawing.

`body` tells the plan. `stature` is how large a figure stands among its like (1 is a grown human); `company`
are figures that stand behind it, so that a band is a band.
"""

from __future__ import annotations

from typing import Union

import msgspec

from systems.presentation.figures.inks import Ink
from systems.presentation.figures.words import (
    Aura,
    Beard,
    Beast,
    BeastHead,
    BeastTail,
    Breath,
    Build,
    Crowd,
    Deep,
    DragonPose,
    Extra,
    Eyes,
    Garment,
    Ground,
    Hair,
    Head,
    Headgear,
    Held,
    Horns,
    Mane,
    Mouth,
    Pose,
    Spirit,
    Wings,
)


class Recipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every plan shares."""

    stature: float = 1.0
    aura: Aura = "none"
    aura_ink: Ink = "straw"
    ground: Ground = "none"
    ground_ink: Ink = "stone"
    company: tuple[FigureLook, ...] = ()


class Person(Recipe, frozen=True, kw_only=True, tag="person", tag_field="body"):
    """Whoever stands on two legs: heroes, goblins, ghosts, giants."""

    build: Build = "plain"
    pose: Pose = "stand"
    head: Head = "human"
    skin: Ink = "fair"
    eyes: Eyes = "dots"
    eye_ink: Ink = "amber"
    mouth: Mouth = "small"
    hair: Hair = "none"
    hair_ink: Ink = "brown"
    beard: Beard = "none"
    hat: Headgear = "none"
    hat_ink: Ink = "brown"
    hat_trim: Ink = "gold"
    garment: Garment = "tunic"
    cloth: Ink = "navy"
    trim: Ink = "gold"
    metal: Ink = "steel"
    legs: Ink = "umber"
    boots: Ink = "brown"
    cape: Ink | None = None
    main: Held = "none"
    main_ink: Ink = "brown"
    off: Held = "none"
    off_ink: Ink = "brown"
    extras: tuple[Extra, ...] = ()
    extra_ink: Ink = "leather"


class Animal(Recipe, frozen=True, kw_only=True, tag="animal", tag_field="body"):
    """Whatever runs on four legs or more, with or without a rider."""

    beast: Beast = "wolf"
    coat: Ink = "slate"
    belly: Ink = "silver"
    horn: Ink = "bone"
    eye: Ink = "amber"
    mane: Mane = "none"
    mane_ink: Ink = "charcoal"
    tail: BeastTail = "brush"
    wings: Wings = "none"
    wing_ink: Ink = "rust"
    heads: tuple[BeastHead, ...] = ("own",)
    saddle: Ink | None = None
    bare_bones: bool = False
    young: bool = False
    rider: Person | None = None


class Dragon(Recipe, frozen=True, kw_only=True, tag="dragon", tag_field="body"):
    """Dragons, wyrms and wyverns."""

    pose: DragonPose = "prowl"
    scales: Ink = "crimson"
    belly: Ink = "straw"
    horns: Horns = "swept"
    horn: Ink = "bone"
    wings: Wings = "bat"
    wing_ink: Ink = "rust"
    eye: Ink = "amber"
    blind: bool = False
    breath: Breath = "none"
    crowned: bool = False
    spines: Ink = "soot"
    moss: bool = False


class Swarm(Recipe, frozen=True, kw_only=True, tag="swarm", tag_field="body"):
    """Many small animals that fight as one."""

    crowd: Crowd = "rats"
    coat: Ink = "charcoal"
    second: Ink = "brown"
    eye: Ink = "scarlet"


class Wraith(Recipe, frozen=True, kw_only=True, tag="wraith", tag_field="body"):
    """Spirits without a body: lights, storms."""

    spirit: Spirit = "wisp"
    core: Ink = "cream"
    glow: Ink = "sea"
    eye: Ink = "soot"


class Monster(Recipe, frozen=True, kw_only=True, tag="monster", tag_field="body"):
    """What reaches out of water or mud."""

    deep: Deep = "kraken"
    hide: Ink = "plum"
    belly: Ink = "rose"
    eye: Ink = "amber"


FigureLook = Union[Person, Animal, Dragon, Swarm, Wraith, Monster]
