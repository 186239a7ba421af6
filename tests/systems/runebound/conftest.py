"""Failed assertions of the helpers of this room are told in full too."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.systems.runebound.walk")
