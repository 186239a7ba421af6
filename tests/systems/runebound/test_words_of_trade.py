"""Everything that the modules of market, experience and negotiation say has words in every language."""

from __future__ import annotations

import re

import pytest

from engine.paths import root
from systems.runebound.experience import KINDS
from systems.text.words import Words

MODULES = ("spawning", "belongings", "market", "experience", "negotiation", "effects/market")
BUILT = {
    *(f"opt-token-{kind}" for kind in KINDS),
    *(f"token-{kind}" for kind in KINDS),
    *(f"opt-{verb}" for verb in ("buy", "hire")),
    *(f"opt-deal-{side}-{what}" for side in ("give", "take") for what in ("more", "less", "card", "not")),
    *(f"event-{kind}" for kind in ("bought", "hired", "gold-gained", "gold-lost")),
}
"""Keys that are put together from parts."""


def spoken(module: str) -> set[str]:
    """The keys written out in a module."""
    source = (root() / "systems" / "runebound" / f"{module}.py").read_text(encoding="utf-8")
    events = {f"event-{kind}" for kind in re.findall(r'(?:tell|_announce)\(\s*world,\s*"([a-z-]+)"', source)}
    return events | set(re.findall(r'(?:text|_prompt)\(\s*"([a-z-]+)"', source))


@pytest.mark.parametrize("language", ["en", "zh_Hans"])
@pytest.mark.parametrize("module", MODULES)
def test_every_key_has_words(module: str, language: str) -> None:
    folder = root() / "data" / "runebound" / "text" / language
    said = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    keys = spoken(module)
    assert len(keys) > 3
    assert [key for key in sorted(keys) if f"\n{key} = " not in f"\n{said}"] == []


@pytest.mark.parametrize("language", ["en", "zh_Hans", "zh_Hant"])
def test_keys_put_together_have_words(language: str) -> None:
    words = Words(language, games=["runebound"])
    assert [key for key in sorted(BUILT) if not words.has(key)] == []
