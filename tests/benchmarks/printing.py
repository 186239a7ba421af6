"""What a benchmark says: the figure, and beside it what is wanted on a quiet machine. Nobody fails by a figure."""

from __future__ import annotations

HEAD = ("what", "measured", "wanted")


def show(what: str, measured: str, wanted: str = "") -> None:
    """Prints one line of the table."""
    print(f"{what:58} {measured:>26}   {wanted}", flush=True)
