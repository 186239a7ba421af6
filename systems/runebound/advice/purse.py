"""What gold is worth: the first pieces buy allies and healing, a hoard buys nothing more, and a knock-out takes it all."""

from __future__ import annotations

GOLD = 0.8
"""What a piece of gold is worth while there is use for it."""
ENOUGH = 14
"""As much as the dearest cards cost."""
IDLE_GOLD = 0.15
"""What a piece beyond that is worth."""


def purse_worth(gold: int) -> float:
    """What so much gold is worth to a hero."""
    return GOLD * min(gold, ENOUGH) + IDLE_GOLD * max(0, gold - ENOUGH)


def spending(gold: int, price: int) -> float:
    """What paying a price out of so much gold costs; a price below 0 is income."""
    return purse_worth(gold) - purse_worth(gold - price)
