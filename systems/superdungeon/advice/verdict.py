"""The shape in which every adviser answers: a worth, in skulls, and a reason for each answer it knows."""

from __future__ import annotations

from components.texts import Text

Verdict = tuple[float, Text]
Verdicts = dict[tuple[str, ...], Verdict]
"""By the option ids of an answer: what it is worth, and why in words."""
