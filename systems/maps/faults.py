"""How faults of map files are told: one sentence each, with file, place and what to change in Tiled."""

from __future__ import annotations


class MapError(ValueError):
    """A map that cannot be used; the message is one sentence for its maker."""


def sentence(file: str, what: str, remedy: str, layer: str = "", at: str = "") -> str:
    """Returns "FILE, layer L, PLACE: what is wrong; what to do."."""
    place = ", ".join(part for part in (file, f"layer {layer}" if layer else "", at) if part)
    return f"{place}: {what}; {remedy}."
