"""The shape in which every adviser answers: a worth and a reason for each option it knows."""

from __future__ import annotations

from components.texts import Text

Verdicts = dict[str, tuple[float, Text]]
"""By option id: what the option is worth, and why in words."""
