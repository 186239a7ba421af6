"""Exact chances of two ten-sided dice (section 12 rule 1 of the rules document). Pure arithmetic."""

from __future__ import annotations

from components.questions import Odds
from components.texts import Text

WAYS = 100
"""Ways two ten-sided dice can fall."""
EVEN_ROLL = 11
"""What two ten-sided dice show on average."""


def ways_at_least(total: int) -> int:
    """In how many of the 100 ways two ten-sided dice show `total` or more."""
    if total <= 2:
        return WAYS
    if total > 20:
        return 0
    return (21 - total) * (22 - total) // 2 if total >= 11 else WAYS - (total - 1) * (total - 2) // 2


def success(need: int, won: Text, lost: Text) -> tuple[Odds, ...]:
    """Odds of a roll that must show `need` or more; outcomes that cannot happen are left out."""
    ways = ways_at_least(need)
    both = (Odds(won, ways, WAYS), Odds(lost, WAYS - ways, WAYS))
    return tuple(odds for odds in both if odds.ways)
