"""The house rules that a machine can check: who imports whom, no card ids in code, short files, no foreign pygame."""

from __future__ import annotations

import ast
import importlib.metadata
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "components", "systems")
SHARED = tuple(
    f"components.{path.stem}"
    for path in sorted((ROOT / "components").glob("*.py"))
    if not (ROOT / "systems" / path.stem).is_dir()
)
"""Components that every game has; the others belong to the game they are named after."""
BOXES = {file.parent.name for file in ROOT.glob("data/*/*.json")}
GAMES = tuple(sorted(box for box in BOXES if (ROOT / "systems" / box).is_dir()))
LINES = 400
"""A file longer than this wants to be two."""
LONG = {
    "systems/runebound/vocabulary.py": "one closed vocabulary reads best in one piece",
}

PLAIN = {"msgspec"}
"""What every room may import beside the standard library."""
ENGINE = {"engine", *SHARED}
WINDOW = {*ENGINE, *(f"components.{game}" for game in GAMES), "pygame", "pygame_gui", "platformdirs"}
RULES = {
    "components": {"components"},
    "engine": ENGINE,
    "engine/world.py": {*ENGINE, "esper"},
    "systems/shared": ENGINE,
    "systems/bots": ENGINE,
    "systems/maps": {*ENGINE, "pytmx", "systems.maps"},
    "systems/text": {*ENGINE, "fluent", "systems.text"},
    "systems/referee": {*ENGINE, "systems.referee", "systems.bots", "systems.text"},
    "systems/commands": {*ENGINE, "systems"},
    "systems/presentation": {*WINDOW, "systems.presentation"},
    "systems/catalogue.py": {*ENGINE, "systems.maps", *(f"systems.{game}" for game in GAMES)},
    **{
        f"systems/{game}": {*ENGINE, f"components.{game}", f"systems.{game}", "systems.shared"}
        for game in GAMES
    },
}
"""What each room (or single file) may import of ours and of others; the most exact rule counts."""
DICE_OF_ITS_OWN = ("systems/presentation",)
"""Where pictures are strewn with the standard library's generator, seeded; a game's chance is `engine.rng` alone."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def sources(*rooms: str) -> list[Path]:
    return [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a file imports; `from a import b` is both a and a.b."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}:{node.lineno}: imports are absolute"
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def allowed(path: Path) -> set[str]:
    """The rule for a file: its own, or that of the innermost room that has one."""
    name = name_of(path)
    rooms = [name, *(parent.as_posix() for parent in Path(name).parents)]
    return next(RULES[room] for room in rooms if room in RULES)


def is_within(module: str, rooms: set[str]) -> bool:
    """Tell whether a module is one of those named, or lies in one; `from components import cards` is both."""
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


@pytest.mark.parametrize(
    "path", [path for path in sources(*ROOMS) if path.name != "__init__.py"], ids=name_of
)
def test_who_imports_whom(path: Path) -> None:
    rooms = allowed(path) | PLAIN
    wrong = [
        f"{name_of(path)}:{line}: {module}"
        for line, module in imports(path)
        if module.partition(".")[0] not in sys.stdlib_module_names and not is_within(module, rooms)
    ]
    assert not wrong, wrong


def test_the_table_can_tell_right_from_wrong() -> None:
    world, flow = ROOT / "engine" / "world.py", ROOT / "engine" / "flow.py"
    assert is_within("esper", allowed(world))
    assert not is_within("esper", allowed(flow))
    assert not is_within("components.runebound.Hero", allowed(flow))
    assert not is_within("components.cardsharp", {"components.cards"})


def test_every_room_has_a_rule() -> None:
    rooms = [path for path in (ROOT / "systems").iterdir() if path.is_dir() and any(path.glob("*.py"))]
    assert [name_of(room) for room in rooms if name_of(room) not in RULES] == []


MUTUAL = {frozenset({"systems.runebound.belongings", "systems.runebound.harm"})}
"""Modules whose procedures call each other by the rules: what a hero loses may knock him out, and then he loses more."""


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def needs(path: Path) -> set[str]:
    """Modules of ours that must be there before this one can run; what only type checkers read does not count."""
    typed = [
        node
        for block in ast.walk(tree(path))
        if isinstance(block, ast.If) and "TYPE_CHECKING" in ast.unparse(block.test)
        for node in ast.walk(block)
    ]
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and node not in typed:
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_modules_import_downwards_only() -> None:
    """No module needs one that needs it, be it by a detour; nothing is imported inside functions to hide that."""
    graph = {module_of(path): needs(path) for path in sources(*ROOMS)}
    graph = {module: {other for other in found if other in graph} for module, found in graph.items()}
    rounds: set[frozenset[str]] = set()
    for module in graph:
        below = beyond(graph, module)
        if module in below:
            rounds.add(frozenset(other for other in below if module in beyond(graph, other)))
    assert rounds == MUTUAL


def beyond(graph: dict[str, set[str]], module: str) -> set[str]:
    """Everything that a module needs, directly or not."""
    reached: set[str] = set()
    queue = [module]
    while queue:
        fresh = graph[queue.pop()] - reached
        reached |= fresh
        queue += fresh
    return reached


def test_main_is_a_door() -> None:
    path = ROOT / "main.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) < 60
    ours = [module for _, module in imports(path) if module.partition(".")[0] not in sys.stdlib_module_names]
    assert ours == ["systems.commands.line.run"]


def test_a_games_chance_is_the_engines() -> None:
    wrong = [
        f"{name_of(path)}:{line}"
        for path in sources(*ROOMS)
        for line, module in imports(path)
        if module.partition(".")[0] == "random" and not name_of(path).startswith(DICE_OF_ITS_OWN)
    ]
    assert wrong == []


def record_ids() -> set[str]:
    """Ids of all records in the boxes of all games."""
    found: set[str] = set()
    for path in sorted((ROOT / "data").glob("*/*.json")):
        raw = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(raw, list):
            found |= {item["id"] for item in raw}
    return found


def test_no_card_or_hero_is_known_to_the_code() -> None:
    ids = record_ids()
    assert len(ids) > 100
    wrong = []
    for path in sources(*ROOMS):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words = {node.value, node.value.rpartition("/")[2]}
                wrong += [f"{name_of(path)}:{node.lineno}: {word}" for word in sorted(words & ids)]
    assert wrong == []


def test_files_are_short() -> None:
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources(*ROOMS)}
    long = {name: length for name, length in lengths.items() if length > LINES and name not in LONG}
    assert long == {}
    assert [name for name in LONG if lengths.get(name, 0) <= LINES] == [], "no exception is needed any more"


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        name_of(path)
        for path in [*sources(*ROOMS, "tools"), ROOT / "main.py"]
        if path.read_text(encoding="utf-8").strip() and not ast.get_docstring(tree(path))
    ]
    assert silent == []


def test_only_one_pygame_is_installed() -> None:
    with pytest.raises(importlib.metadata.PackageNotFoundError):
        importlib.metadata.distribution("pygame")
    assert importlib.metadata.version("pygame-ce")


def test_no_file_speaks_of_a_machine() -> None:
    spots = ("/" + "work/", "/" + "tmp/", "/" + "home/", "local" + "host")
    kinds = {".py", ".md", ".toml", ".ftl", ".json", ".tmx", ".tsx", ".txt", ".yml", ""}
    files = [path for path in ROOT.rglob("*") if path.is_file() and path.suffix in kinds]
    hidden = (
        ".git",
        ".venv",
        "build",
        "__pycache__",
        ".mypy_cache",
        ".ruff_cache",
        ".pytest_cache",
        ".benchmarks",
    )
    wrong = []
    for path in files:
        if not set(path.relative_to(ROOT).parts) & set(hidden) and not path.name.endswith(".egg-info"):
            text = path.read_text(encoding="utf-8", errors="ignore")
            wrong += [f"{name_of(path)}: {spot}" for spot in spots if spot in text]
    assert wrong == []
