"""The skeleton of a person: builds give the measures, poses give the places of hands and feet.

`main` is the hand on the side the person faces (right on the sketch), `off` the other. Knows no clothes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from systems.presentation.figures.curves import Spot, elbow
from systems.presentation.figures.words import Build, Pose


class Measures(NamedTuple):
    """Lengths of a build in units: leg, torso, half shoulder, half hip, half head, limb width, belly."""

    leg: float
    torso: float
    shoulder: float
    hip: float
    head: float
    limb: float
    belly: float = 0


BUILDS: Final[dict[Build, Measures]] = {
    "slim": Measures(36, 26, 11.5, 8.5, 13.5, 6.6),
    "plain": Measures(35, 27, 14, 10.5, 14, 7.8),
    "broad": Measures(34, 30, 18, 12, 13.5, 9.6),
    "stout": Measures(29, 30, 15.5, 15, 14.5, 8.6, 5),
    "dwarf": Measures(18, 25, 17, 14.5, 15, 9.4, 2),
    "small": Measures(19, 20, 10, 8.5, 14, 6.2),
    "child": Measures(21, 19, 9, 7.5, 13.5, 5.8),
    "gaunt": Measures(38, 28, 11, 7.5, 12.5, 5.4),
    "hulk": Measures(27, 38, 26, 19, 14, 14.5, 4),
    "giant": Measures(36, 46, 27, 21, 12, 14.5, 5),
}


class Reach(NamedTuple):
    """A pose: each hand as outward and downward shares of the arm, with the turn of what it holds; the stance."""

    off: Spot
    off_turn: float
    main: Spot
    main_turn: float
    stance: float = 1
    off_bend: float = 1
    main_bend: float = 1


POSES: Final[dict[Pose, Reach]] = {
    "stand": Reach((0.26, 0.86), 0, (0.3, 0.84), 10),
    "guard": Reach((0.3, 0.62), 0, (0.76, 0.4), 24, 1.25, 1, -1),
    "raise": Reach((0.5, 0.6), -20, (0.58, -0.62), 28, 1.35, 1, -1),
    "plant": Reach((0.28, 0.84), 0, (0.7, 0.36), 0, 1, 1, -1),
    "offer": Reach((0.16, 0.70), 0, (0.84, 0.24), 8, 1, 1, -1),
    "cast": Reach((0.76, 0.3), -14, (0.72, -0.46), 16, 1.1, -1, -1),
    "spread": Reach((0.9, 0.2), -24, (0.9, 0.2), 24, 1.3, -1, -1),
    "claws": Reach((0.76, -0.1), -20, (0.82, 0.2), 30, 1.4, -1, -1),
    "bow": Reach((-0.62, 0.12), 0, (1.0, -0.04), 0, 1.3, -1),
    "akimbo": Reach((0.06, 0.66), 0, (0.74, 0.48), 22, 1.15, 1, -1),
    "pray": Reach((-0.62, 0.42), 0, (-0.42, 0.42), 0),
    "port": Reach((-0.30, 0.66), -38, (0.16, 0.30), 34, 1.3),
    "drum": Reach((0.1, 0.56), 12, (0.72, 0.12), -30, 1.2, 1, -1),
    "hug": Reach((-0.35, 0.66), 0, (-0.1, 0.66), 0),
    "hang": Reach((0.12, 0.98), 0, (0.12, 0.98), 0, 0.5),
    "hold_up": Reach((0.55, -0.66), -10, (0.55, -0.66), 10, 1.2, -1, -1),
}  # fmt: skip

# From these shoulders on the head sinks between them.
HEAVY: Final = 22
SUNK: Final = 0.62


class Frame(NamedTuple):
    """Where everything of one person is."""

    measures: Measures
    pose: Reach
    neck: Spot
    head: Spot
    off_shoulder: Spot
    main_shoulder: Spot
    off_hand: Spot
    main_hand: Spot
    off_elbow: Spot
    main_elbow: Spot
    off_foot: Spot
    main_foot: Spot

    @property
    def hip_y(self) -> float:
        """The height of the hips."""
        return -self.measures.leg


def frame_of(build: Build, pose: Pose) -> Frame:
    """Returns the skeleton of a build in a pose."""
    m, reach = BUILDS[build], POSES[pose]
    top, inside = -m.leg - m.torso, m.shoulder - m.limb * 0.35
    off, main = (-inside, top + m.limb * 0.5), (inside, top + m.limb * 0.5)
    arm = m.torso * 0.72 + m.limb * 1.35
    off_hand = (off[0] - reach.off[0] * arm, off[1] + reach.off[1] * arm)
    main_hand = (main[0] + reach.main[0] * arm, main[1] + reach.main[1] * arm)
    foot = m.hip * 0.62 * reach.stance + 1
    return Frame(
        measures=m,
        pose=reach,
        neck=(0, top),
        head=(m.shoulder * 0.07, top - m.head * (SUNK if m.shoulder > HEAVY else 0.86)),
        off_shoulder=off,
        main_shoulder=main,
        off_hand=off_hand,
        main_hand=main_hand,
        off_elbow=elbow(off, off_hand, arm * 1.02, reach.off_bend),
        main_elbow=elbow(main, main_hand, arm * 1.02, -reach.main_bend),
        off_foot=(-foot, 0),
        main_foot=(foot, 0),
    )
