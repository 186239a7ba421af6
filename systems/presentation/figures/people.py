"""Puts a person together: layers of the kit on a skeleton, from back to front."""

from __future__ import annotations

from typing import Final

from systems.presentation.figures.body import Dress
from systems.presentation.figures.curves import Spot
from systems.presentation.figures.extras import EXTRAS, draw_cape, draw_clasp
from systems.presentation.figures.faces import draw_face
from systems.presentation.figures.frame import Frame, frame_of
from systems.presentation.figures.garments import GARMENTS
from systems.presentation.figures.hair import BACK, BEARDS, FRONT
from systems.presentation.figures.hats import HATS, hood_back
from systems.presentation.figures.heads import HEADS
from systems.presentation.figures.helms import HELMS
from systems.presentation.figures.inks import ink
from systems.presentation.figures.limbs import draw_arm, draw_legs
from systems.presentation.figures.props import PROPS
from systems.presentation.figures.recipes import Person
from systems.presentation.figures.sketch import Sketch
from systems.presentation.figures.wares import WARES
from systems.presentation.figures.weapons import WEAPONS, Stuff
from systems.presentation.figures.words import Held

THINGS: Final = {**WEAPONS, **PROPS, **WARES}
HEADGEAR: Final = {**HATS, **HELMS}
HOODS: Final = ("hood", "cowl", "half_mask")
# Hats that cover the crown leave no room for hair on top; beards and the back of the hair stay.
COVERING: Final = (
    *HOODS, "coif", "turban", "wig", "bird_mask", "cook", "great", "visor", "miner", "bandana", "mitre", "winged", "nasal",
    "horned", "scrap", "plumed", "eagle",
)  # fmt: skip
# Helmets that hide the whole face.
CLOSED: Final = ("great", "visor")
# Things too long for a hand at the hip are drawn before the body, so that they do not cross the face.
BEHIND: Final = ("bow_rest", "banner", "sign", "scythe", "oar", "pike", "lance", "pole_lantern")
# Poses whose off arm lies before the body.
CROSSING: Final = ("pray", "hug", "port", "drum", "bow")
GIANT_GRIP: Final = {"hulk": 1.5, "giant": 1.5, "small": 0.82, "child": 0.8, "dwarf": 0.95}


def draw_person(s: Sketch, look: Person) -> None:
    """Draws a person with both feet on the ground in the middle."""
    f = frame_of(look.build, look.pose)
    dress = Dress(
        *(ink(name) for name in (look.skin, look.cloth, look.trim, look.metal, look.legs, look.boots))
    )
    _extras(s, f, look, 0)
    if look.cape:
        draw_cape(s, f, ink(look.cape))
    _held(s, f, look, behind=True)
    _hair_behind(s, f, look)
    if look.garment != "shroud":
        draw_legs(s, f, dress, look.garment)
    if look.pose not in CROSSING:
        draw_arm(s, f, dress, look.garment, main=False)
    GARMENTS[look.garment](s, f, dress)
    _extras(s, f, look, 1)
    if look.cape:
        draw_clasp(s, f, ink(look.cape), dress.metal)
    _head(s, f, look)
    _front(s, f, look, dress)


def _front(s: Sketch, f: Frame, look: Person, dress: Dress) -> None:
    """Draws arms, things and extras that lie over the body."""
    _held(s, f, look, behind=False)
    if look.pose in CROSSING:
        draw_arm(s, f, dress, look.garment, main=False)
    draw_arm(s, f, dress, look.garment, main=True)
    _extras(s, f, look, 2)


def _extras(s: Sketch, f: Frame, look: Person, layer: int) -> None:
    for name in look.extras:
        worn = EXTRAS[name]
        if worn.layer == layer:
            worn.draw(s, f, ink(look.extra_ink))


def _held(s: Sketch, f: Frame, look: Person, behind: bool) -> None:
    if (look.off in BEHIND) == behind:
        _thing(s, look, look.off, look.off_ink, f.off_hand, f.pose.off_turn)
    if (look.main in BEHIND) == behind:
        _thing(s, look, look.main, look.main_ink, f.main_hand, f.pose.main_turn)


def _thing(s: Sketch, look: Person, name: Held, inked: str, hand: Spot, turn: float) -> None:
    if name == "none":
        return
    grow = GIANT_GRIP.get(look.build, 1)
    with s.at(*hand, turn, grow):
        THINGS[name](s, Stuff(ink(inked), ink(look.metal), -hand[1] / grow))


def _hair_behind(s: Sketch, f: Frame, look: Person) -> None:
    with s.at(*f.head, 0, f.measures.head / 10):
        if look.hat in HOODS:
            hood_back(s, ink(look.hat_ink), ink(look.hat_trim))
        if look.hair in BACK:
            BACK[look.hair](s, ink(look.hair_ink))


def _head(s: Sketch, f: Frame, look: Person) -> None:
    with s.at(*f.head, 0, f.measures.head / 10):
        s.look_here((0.8, 0), 17.5)
        skin = ink(look.skin if look.head != "void" else look.eye_ink)
        if look.hat not in CLOSED:
            HEADS[look.head](s, skin)
            draw_face(s, look.head, look.eyes, look.mouth, skin, ink(look.eye_ink))
            BEARDS[look.beard](s, ink(look.hair_ink))
        if look.hat not in COVERING:
            FRONT[look.hair](s, ink(look.hair_ink))
        if look.hat != "none":
            HEADGEAR[look.hat](s, ink(look.hat_ink), ink(look.hat_trim))
