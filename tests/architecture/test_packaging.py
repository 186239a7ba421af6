"""The recipe of the folder for a double click: it takes along every library, its licence, and every font that is set."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

from systems.presentation.fonts import CHINESE

ROOT = Path(__file__).resolve().parents[2]


def constants() -> dict[str, Any]:
    """The plain constants of the recipe, by name."""
    tree = ast.parse((ROOT / "five-tales.spec").read_text(encoding="utf-8"))
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    return {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in assigned
        if isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Tuple | ast.Dict)
    }


def test_every_library_goes_along_with_its_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {line.partition(">")[0] for line in project["dependencies"]}
    assert set(constants()["LIBRARIES"]) == wanted


def test_every_font_that_is_set_goes_along() -> None:
    kept = constants()["KEPT"]["pygame_gui/data"]
    assert [face for face in CHINESE.values() if not face.startswith(kept)] == []


def test_what_is_built_is_not_committed() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {"build/", "dist/"} <= set(ignored)
