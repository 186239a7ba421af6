"""Looks through the XML of a map and its tilesets before pytmx sees them.

pytmx lets some faults pass without a word and answers others with an exception that names no place; and a
map may come from a stranger, so it may not pull in files from elsewhere.
"""

from __future__ import annotations

import base64
import math
import struct
import xml.etree.ElementTree as ET
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from engine.map_rules import MapRules
from engine.paths import read_file
from systems.maps.faults import MapError, sentence

_LARGEST_FILE: Final = 2_000_000
"""Bytes; the largest of our maps has 22 thousand."""
_LARGEST_SIZE: Final = 1024
"""Cells a side, and pixels of a cell: maps are small, and a slip of the hand must not eat all memory."""
_DIGITS: Final = 12
_GID_BYTES: Final = 4
_ANY_HEAD: Final = zlib.MAX_WBITS | 32
"""zlib reads its own form and that of gzip."""
_PLACES: Final = ("x", "y", "width", "height")
_PROPERTY_TYPES: Final = frozenset({"string", "int", "float", "bool", "color", "file", "object"})
_COMPRESSIONS: Final = frozenset({"", "zlib", "gzip"})
_BESIDE: Final = "put it beside the map"
_PNG_HEAD: Final = b"\x89PNG\r\n\x1a\n"


def file_faults(path: Path, rules: MapRules) -> list[str]:
    """Returns every fault of the files a map is made of; an empty list means pytmx may read it."""
    try:
        root = _parse(path, "map", "save it with Tiled as .tmx")
    except MapError as error:
        return [str(error)]
    faults = list(_grid_faults(path.name, root, rules))
    for tileset in root.findall("tileset"):
        faults += _tileset_faults(path, tileset)
    faults += _layer_faults(path.name, root)
    faults += _object_faults(path, root)
    return faults


def _parse(path: Path, tag: str, remedy: str) -> ET.Element:
    """Reads an XML file that may hold no document type, since entities can swell without bound."""
    try:
        content = read_file(path, _LARGEST_FILE)
    except OSError as error:
        what = f"the file cannot be read ({error.strerror or error})"
        raise MapError(sentence(path.name, what, "check that it is there and a map")) from error
    if b"\0" in content or not _is_utf8(content):
        raise MapError(sentence(path.name, "it is not written in UTF-8", remedy))
    if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
        what = "it holds a <!DOCTYPE>, which no map of Tiled does"
        raise MapError(sentence(path.name, what, remedy))
    try:
        root = ET.fromstring(content)
    except (ET.ParseError, LookupError, ValueError) as error:
        raise MapError(sentence(path.name, f"it is no readable XML ({error})", remedy)) from error
    if root.tag != tag:
        raise MapError(sentence(path.name, f"it begins with <{root.tag}> and not with <{tag}>", remedy))
    return root


def _is_utf8(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


# --- the grid -----------------------------------------------------------------------------------------------


def _grid_faults(file: str, root: ET.Element, rules: MapRules) -> Iterator[str]:
    if root.get("infinite", "0") != "0":
        yield sentence(file, "the map is infinite", 'untick "Infinite" in Map > Map Properties')
    wanted: dict[str, str] = {"orientation": rules.orientation}
    if rules.orientation == "hexagonal":
        wanted |= {"staggeraxis": "y", "staggerindex": "odd"}
    for name, value in wanted.items():
        if root.get(name) != value:
            yield sentence(
                file, f'{name} is "{root.get(name, "")}"', f'set it to "{value}" in Map > Map Properties'
            )
    sizes = ["width", "height", "tilewidth", "tileheight"]
    for name in [*sizes, "hexsidelength"] if rules.orientation == "hexagonal" else sizes:
        value = root.get(name, "")
        if not _whole(value) or not 1 <= int(value) <= _LARGEST_SIZE:
            remedy = f"set a size from 1 to {_LARGEST_SIZE} in Map > Map Properties"
            yield sentence(file, f'{name} is "{value[:_DIGITS]}"', remedy)


def _whole(text: str) -> bool:
    """Tell whether a text is a number that a map can hold."""
    return text.isascii() and text.isdigit() and len(text) <= _DIGITS


def _finite(text: str) -> float:
    """A text as a number that a place can have; raises ValueError."""
    if not math.isfinite(number := float(text)):
        raise ValueError(text)
    return number


# --- tilesets -----------------------------------------------------------------------------------------------


def _tileset_faults(path: Path, tileset: ET.Element) -> Iterator[str]:
    source = tileset.get("source", "")
    if not source:
        name = tileset.get("name", "")
        yield sentence(
            path.name, f'tileset "{name}" is embedded', "export it as a .tsx file beside the map and use that"
        )
        return
    fault = _foreign(path.name, "tileset", source)
    if not fault and not source.endswith(".tsx"):
        fault = sentence(path.name, f'tileset "{source}" is no .tsx file', "export it as .tsx beside the map")
    if not fault and not (path.parent / source).is_file():
        fault = sentence(path.name, f'tileset "{source}" is missing', _BESIDE)
    if fault:
        yield fault
        return
    home = path.parent / source
    try:
        root = _parse(home, "tileset", "save it with Tiled as .tsx")
    except MapError as error:
        yield str(error)
        return
    for name, low in (("tilewidth", 1), ("tileheight", 1), ("spacing", 0), ("margin", 0)):
        value = root.get(name, "0")
        if not _whole(value) or not low <= int(value) <= _LARGEST_SIZE:
            remedy = "open the tileset in Tiled and save it again"
            yield sentence(home.name, f'{name} is "{value[:_DIGITS]}"', remedy)
    for image in root.iter("image"):
        yield from _image_faults(home, image)


def _foreign(file: str, noun: str, source: str, layer: str = "", at: str = "") -> str:
    """A fault if a file named in a map does not lie beside or below the map."""
    parts = PurePosixPath(source)
    if parts.is_absolute() or ".." in parts.parts or ":" in source or "\\" in source:
        return sentence(file, f'{noun} "{source}" lies outside the folder of the map', _BESIDE, layer, at)
    return ""


def _image_faults(home: Path, image: ET.Element) -> Iterator[str]:
    source = image.get("source", "")
    picture = home.parent / source
    fault = _foreign(home.name, "image", source)
    if fault:
        yield fault
    elif not source or not picture.is_file():
        yield sentence(home.name, f'image "{source}" is missing', "put it beside the tileset")
    else:
        with picture.open("rb") as file:
            head = file.read(24)
        size = struct.unpack(">II", head[16:24]) if head[:8] == _PNG_HEAD and len(head) == 24 else (0, 0)
        told = (image.get("width", ""), image.get("height", ""))
        if not size[0]:
            yield sentence(home.name, f'image "{source}" is no PNG picture', "save the picture as PNG")
        elif told != (str(size[0]), str(size[1])):
            yield sentence(
                home.name,
                f'image "{source}" is {size[0]} x {size[1]} pixels and not {told[0]} x {told[1]}',
                "open the tileset in Tiled and save it again",
            )


# --- layers and objects -------------------------------------------------------------------------------------


def _layer_faults(file: str, root: ET.Element) -> Iterator[str]:
    layers = [*root.iter("layer"), *root.iter("objectgroup")]
    for name, count in Counter(layer.get("name", "") for layer in layers).items():
        if count > 1:
            yield sentence(file, f"{count} layers have this name", "rename or merge them", name)
    for layer in layers:
        name = layer.get("name", "")
        if {layer.get("offsetx", "0"), layer.get("offsety", "0")} != {"0"}:
            yield sentence(file, "the layer is shifted", "set its offset to 0 in the layer properties", name)
    for layer in root.iter("layer"):
        yield from _data_faults(file, root, layer)


def _data_faults(file: str, root: ET.Element, layer: ET.Element) -> Iterator[str]:
    name = layer.get("name", "")
    remedy = "choose CSV as tile layer format in Map > Map Properties"
    data = layer.find("data")
    if data is None or data.get("encoding") not in ("csv", "base64"):
        yield sentence(file, "its tiles are not stored as CSV or base64", remedy, name)
        return
    if data.get("compression", "") not in _COMPRESSIONS:
        yield sentence(file, f"its tiles are packed with {data.get('compression')}", remedy, name)
        return
    if (layer.get("width"), layer.get("height")) != (root.get("width"), root.get("height")):
        yield sentence(file, "the layer is not as large as the map", "resize the map in Tiled", name)
    if data.get("encoding") == "base64" and not _is_full(data, root):
        yield sentence(file, "its packed tiles cannot be read, or are too few or too many", remedy, name)
    elif data.get("encoding") == "csv":
        wrong = [token for token in (data.text or "").split(",") if not _whole(token.strip())]
        if wrong:
            yield sentence(
                file,
                f'"{wrong[0].strip()[:_DIGITS]}" is no tile number',
                "save the map again with Tiled",
                name,
            )


def _is_full(data: ET.Element, root: ET.Element) -> bool:
    """Tell whether packed tiles are as many as the map has cells, without unpacking more than that."""
    width, height = root.get("width", ""), root.get("height", "")
    wanted = int(width) * int(height) * _GID_BYTES if _whole(width) and _whole(height) else 0
    try:
        packed = base64.b64decode((data.text or "").strip())
        if not data.get("compression"):
            return len(packed) == wanted
        return len(zlib.decompressobj(_ANY_HEAD).decompress(packed, wanted + 1)) == wanted
    except (ValueError, zlib.error):
        return False


def _object_faults(path: Path, root: ET.Element) -> Iterator[str]:
    file = path.name
    yield from _property_faults(path, root, "", "")
    for layer in root.iter("layer"):
        yield from _property_faults(path, layer, layer.get("name", ""), "")
    for group in root.iter("objectgroup"):
        name = group.get("name", "")
        yield from _property_faults(path, group, name, "")
        for item in group.findall("object"):
            at = f'object "{item.get("name") or item.get("id", "")}"'
            if item.get("template"):
                yield sentence(file, "it comes from a template", "use Detach in its context menu", name, at)
            for place in _PLACES:
                if not _reads_as(_finite, item.get(place, "0")):
                    what = f'its {place} is "{item.get(place, "")[:_DIGITS]}"'
                    yield sentence(file, what, "move it in Tiled and save the map again", name, at)
            yield from _property_faults(path, item, name, at)


_NUMBERS: Final[dict[str, Callable[[str], object]]] = {"int": int, "float": _finite, "object": int}


def _reads_as(kind: Callable[[str], object], value: str) -> bool:
    try:
        kind(value)
    except ValueError:
        return False
    return True


def _property_faults(path: Path, owner: ET.Element, layer: str, at: str) -> Iterator[str]:
    """Property types pytmx cannot read, numbers that are none, and files that are not there."""
    file = path.name
    for entry in owner.findall("properties/property"):
        name, kind, value = entry.get("name", ""), entry.get("type", "string"), entry.get("value", "")
        if kind not in _PROPERTY_TYPES:
            yield sentence(
                file, f'property "{name}" has the type {kind}', "use string, int, float or bool", layer, at
            )
            continue
        if not _reads_as(_NUMBERS.get(kind, str), value):
            what = f'property "{name}" is "{value[:_DIGITS]}"'
            yield sentence(file, what, f"enter a number of type {kind}", layer, at)
        if kind == "file":
            fault = _foreign(file, name, value, layer, at)
            if not fault and not (path.parent / value).is_file():
                fault = sentence(
                    file, f'property "{name}" names "{value}", which is missing', _BESIDE, layer, at
                )
            if fault:
                yield fault
