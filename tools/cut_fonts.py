"""Cuts the typefaces of the house into data/fonts: static faces, icon font, licences, coverage.

A development tool; the program itself only reads what this script wrote. It wants an environment with
fonttools, fontpkg-fraunces, fontpkg-alegreya-sans, tkinter-icons-rpga and pygame_gui (the last two may be
installed with --no-deps). Every source is free; the cut faces bear names of their own, as the OFL asks.

    python tools/cut_fonts.py [FOLDER]
"""

from __future__ import annotations

import importlib.metadata
import json
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).resolve().parents[1] / "data" / "fonts"
DISPLAY_WEIGHTS = {"Title": 620, "Black": 900}
DISPLAY_AXES = {"opsz": 72, "SOFT": 40, "WONK": 0}
TEXT_CUTS = ("Medium", "Bold", "ExtraBold", "MediumItalic")
FAMILY_NAME_IDS = (1, 3, 4, 16)
POSTSCRIPT_NAME_ID = 6


def main(folder: Path = FONTS) -> None:
    """Writes every font file, its licence and the coverage table into `folder`."""
    (folder / "licences").mkdir(parents=True, exist_ok=True)
    cut_display_faces(folder)
    cut_text_faces(folder)
    copy_icon_font(folder)
    write_coverage(folder)


def packaged(distribution: str, ending: str) -> Path:
    """Finds the one file of an installed package whose path ends with `ending`."""
    files = importlib.metadata.files(distribution) or []
    return next(Path(str(f.locate())) for f in files if str(f).endswith(ending))


def cut_display_faces(folder: Path) -> None:
    """Takes two weights of the variable Fraunces: one for titles, one for numerals."""
    source = packaged("fontpkg-fraunces", "Fraunces[SOFT,WONK,opsz,wght].ttf")
    for name, weight in DISPLAY_WEIGHTS.items():
        face = instancer.instantiateVariableFont(
            TTFont(source, recalcTimestamp=False), {**DISPLAY_AXES, "wght": weight}
        )
        rename(face, f"Storybook {name}")
        face.save(folder / f"Storybook-{name}.ttf")
    shutil.copyfile(
        packaged("fontpkg-fraunces", "fontpkg_fraunces/LICENSE"), folder / "licences/Storybook-OFL.txt"
    )


def cut_text_faces(folder: Path) -> None:
    """Gives the needed cuts of Alegreya Sans lining figures, which stand better among icons."""
    for cut in TEXT_CUTS:
        face = TTFont(packaged("fontpkg-alegreya-sans", f"AlegreyaSans-{cut}.ttf"), recalcTimestamp=False)
        line_up_figures(face)
        rename(face, f"Page Sans {cut}")
        face.save(folder / f"PageSans-{cut}.ttf")
    licence = packaged("fontpkg-alegreya-sans", "fontpkg_alegreya_sans/LICENSE")
    shutil.copyfile(licence, folder / "licences/PageSans-OFL.txt")


def copy_icon_font(folder: Path) -> None:
    """Copies RPG Awesome with its table of names; its three notices are kept by hand beside it."""
    shutil.copyfile(
        packaged("tkinter-icons-rpga", "rpgawesome-webfont.ttf"), folder / "rpgawesome-webfont.ttf"
    )
    names = json.loads(packaged("tkinter-icons-rpga", "glyphmap.json").read_text("utf-8"))
    own = {name: code for name, code in names.items() if not name.startswith("ra-")}
    (folder / "rpgawesome-glyphs.json").write_text(json.dumps(own, indent=0, sort_keys=True) + "\n", "utf-8")


def write_coverage(folder: Path) -> None:
    """Notes which characters each face has, so that the program need not read font tables."""
    faces = {
        path.stem: path for path in sorted(folder.glob("*-*.ttf")) if path.stem.startswith(("Story", "Page"))
    }
    faces["NotoSansSC-Regular"] = packaged("pygame_gui", "NotoSansSC-Regular.otf")
    faces["NotoSansSC-Bold"] = packaged("pygame_gui", "NotoSansSC-Bold.otf")
    table = {stem: ranges(TTFont(path).getBestCmap()) for stem, path in faces.items()}
    lines = [f'"{stem}": {json.dumps(table[stem], separators=(",", ":"))}' for stem in table]
    (folder / "coverage.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def rename(face: TTFont, family: str) -> None:
    """Puts our own name into the face, in place of the one its makers use."""
    for record in face["name"].names:
        if record.nameID in FAMILY_NAME_IDS:
            record.string = family
        elif record.nameID == POSTSCRIPT_NAME_ID:
            record.string = family.replace(" ", "")


def line_up_figures(face: TTFont) -> None:
    """Makes the lining figures the default ones, by pointing the character table at them."""
    lining = substitutions(face, "lnum")
    for table in face["cmap"].tables:
        for digit in map(ord, "0123456789"):
            if table.cmap.get(digit) in lining:
                table.cmap[digit] = lining[table.cmap[digit]]


def substitutions(face: TTFont, feature: str) -> dict[str, str]:
    """Collects the one-to-one glyph substitutions of an OpenType feature."""
    table = face["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for subtable in table.LookupList.Lookup[index].SubTable:
                    found.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
    return found


def ranges(characters: Iterable[int]) -> list[list[int]]:
    """Writes a set of character codes as pairs of first and last."""
    runs: list[list[int]] = []
    for code in sorted(characters):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return runs


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FONTS)
