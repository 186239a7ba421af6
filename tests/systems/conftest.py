"""What the tests of several rooms share."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

SHIPPED = Path(__file__).resolve().parents[2] / "maps" / "runebound"


@pytest.fixture
def maps_to_break(tmp_path: Path) -> Path:
    """A copy of the shipped maps."""
    home = tmp_path / "maps"
    shutil.copytree(SHIPPED, home)
    return home
