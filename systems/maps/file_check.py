"""Looks through the XML of a map and its tilesets before pytmx sees them.

pytmx lets some faults pass without a word and answers others with an exception that names no place; and a
map may come from a stranger, so it may not pull in files from elsewhere.
"""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from engine.map_rules import MapRules
from systems.maps.faults import MapError, sentence

_NUMBERS: Final[dict[str, Callable[[str], object]]] = {"int": int, "float": float, "object": int}
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
        content = path.read_bytes()
    except OSError as error:
        raise MapError(sentence(path.name, "the file cannot be read", "check that it is there")) from error
    if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
        what = "it holds a <!DOCTYPE>, which no map of Tiled does"
        raise MapError(sentence(path.name, what, remedy))
    try:
        root = ET.fromstring(content)
    except ET.ParseError as error:
        raise MapError(sentence(path.name, f"it is no readable XML ({error})", remedy)) from error
    if root.tag != tag:
        raise MapError(sentence(path.name, f"it begins with <{root.tag}> and not with <{tag}>", remedy))
    return root


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
        if not _whole(root.get(name, "")) or int(root.get(name, "")) < 1:
            yield sentence(
                file, f'{name} is "{root.get(name, "")}"', "set a size above 0 in Map > Map Properties"
            )


def _whole(text: str) -> bool:
    return text.isascii() and text.isdigit()


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
    if data.get("encoding") == "csv":
        wrong = [token for token in (data.text or "").split(",") if not _whole(token.strip())]
        if wrong:
            yield sentence(
                file, f'"{wrong[0].strip()}" is no tile number', "save the map again with Tiled", name
            )


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
            yield from _property_faults(path, item, name, at)


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
        try:
            _NUMBERS.get(kind, str)(value)
        except ValueError:
            yield sentence(
                file, f'property "{name}" is "{value}"', f"enter a number of type {kind}", layer, at
            )
        if kind == "file":
            fault = _foreign(file, name, value, layer, at)
            if not fault and not (path.parent / value).is_file():
                fault = sentence(
                    file, f'property "{name}" names "{value}", which is missing', _BESIDE, layer, at
                )
            if fault:
                yield fault
