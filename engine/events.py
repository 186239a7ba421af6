"""What just happened, for whoever watches: frozen, short-lived, never state and never read by a rule."""

from __future__ import annotations

import msgspec

from components.texts import Text


class Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One thing that happened.

    `kind` is a short name a screen can animate ("dice_rolled", "moved"), `on` the entities meant, `numbers` the facts.
    `barrier` tells why the answer that led here cannot be taken back ("dice", "hidden"; empty = it can). `only` is the
    seat that may see the event when it is secret.
    """

    kind: str
    text: Text
    on: tuple[str, ...] = ()
    numbers: dict[str, int | str | list[int]] = {}
    barrier: str = ""
    only: int | None = None
