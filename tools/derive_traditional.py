"""Makes the Traditional Chinese text files from the Simplified ones: `python -m tools.derive_traditional`.

OpenCC turns the characters (with Taiwan's phrases); what it gets wrong, data/text/traditional_corrections.txt mends, one
"wrong = right" a line. With --check nothing is written.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache
from pathlib import Path
from typing import Final

from opencc import OpenCC

ROOT: Final = Path(__file__).resolve().parent.parent
CORRECTIONS: Final = ROOT / "data" / "text" / "traditional_corrections.txt"
SIMPLIFIED, TRADITIONAL = "zh_Hans", "zh_Hant"
FORMS: Final = ("**/text/{}/*.ftl", "**/help/{}/*.md")
"""Where the words of a language lie: messages, and the pages of the rules help."""


def main(arguments: list[str] | None = None) -> int:
    """Write (or with --check compare) every file; 1 when --check finds an old one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="only tell which files are not up to date")
    is_check = parser.parse_args(arguments).check
    texts = derived(ROOT / "data")
    stale = [path for path, text in texts.items() if not is_same(path, text)]
    for path in stale:
        if not is_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(texts[path], encoding="utf-8", newline="\n")
        print(f"{'out of date' if is_check else 'written'}: {path.relative_to(ROOT)}")
    return 1 if is_check and stale else 0


def derived(folder: Path) -> dict[Path, str]:
    """Every Traditional file there should be below a folder, with its text."""
    sources = sorted(source for form in FORMS for source in folder.glob(form.format(SIMPLIFIED)))
    targets = {source.parent.parent / TRADITIONAL / source.name: source for source in sources}
    return {target: converted(source.read_text(encoding="utf-8")) for target, source in targets.items()}


def is_same(path: Path, text: str) -> bool:
    """Tell whether a file is there and says just that."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def converted(source: str) -> str:
    """Simplified to Traditional, corrections last."""
    text: str = _opencc().convert(source)
    for wrong, right in corrections():
        text = text.replace(wrong, right)
    return text


@cache
def _opencc() -> OpenCC:
    return OpenCC("s2twp")


@cache
def corrections() -> list[tuple[str, str]]:
    """What OpenCC gets wrong in our texts, with what is right."""
    lines = CORRECTIONS.read_text(encoding="utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if "=" in line and not line.startswith("#")]
    return [(wrong.strip(), right.strip()) for wrong, _, right in pairs]


if __name__ == "__main__":
    sys.exit(main())
