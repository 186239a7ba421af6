"""The book that joins the vocabulary of effects with the functions that carry them out.

`BOOK` is filled by the modules beside this one; `systems/runebound/rulebook.py` imports them all.
"""

from __future__ import annotations

from engine.effects import EffectBook
from systems.runebound.vocabulary import AnyEffect

BOOK = EffectBook(AnyEffect)
