"""Turns the decoder's complaints about a record into a sentence a card author can act on.

msgspec says what is wrong and where, but not which word was meant; this module follows the path through the
record's type and finds the words that may stand there. It knows no game.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

PLACE = re.compile(r"^(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`)?$", re.DOTALL)
QUOTED = re.compile(r"'(?P<word>[^']*)'")
FIELD = re.compile(r"unknown field `(?P<field>[^`]*)`")
MISSING = re.compile(r"missing required field `(?P<field>[^`]*)`")
STEP = re.compile(r"\.(?P<field>[^.\[]+)|\[(?P<index>\d+|\.\.\.)\]")
LONG_LIST = 12
PLAIN = {
    "`int`": "a whole number", "`str`": "a text", "`bool`": "true or false", "`array`": "a list",
    "`object`": "an object in braces", "`null`": "nothing", "`float`": "a number with a decimal point",
}  # fmt: skip


def explain(error: str, raw: Any, record_type: type[Any]) -> str:
    """One clause: the place in the record, what is wrong there, and the word that was probably meant."""
    found = PLACE.match(error)
    what, path = (found["what"], found["path"] or "") if found else (error, "")
    node, value = _follow(inspect.type_info(record_type), raw, path)
    if found and found["key"]:
        node = node.key_type if isinstance(node, inspect.DictType) else node
    where = f"at {path.lstrip('.').replace('[...]', '')}, " if path else ""
    return where + _clause(what, node, value)


def _clause(what: str, node: inspect.Type, value: Any) -> str:
    if field := FIELD.search(what):
        return f'the field "{field["field"]}" is not known{_meant(field["field"], _fields(node, value))}'
    if field := MISSING.search(what):
        return f'the field "{field["field"]}" is missing'
    if what.startswith("Invalid"):
        word = found["word"] if (found := QUOTED.search(what)) else str(value)
        return f'"{word}" is not known{_meant(word, _words(node))}'
    for name, plain in PLAIN.items():
        what = what.replace(name, plain)
    return what[:1].lower() + what[1:]


def _meant(word: str, known: Iterable[str]) -> str:
    """The nearest known word; where nothing is near, all of them if they are few."""
    words = sorted(set(known))
    if close := difflib.get_close_matches(word, words, n=1):
        return f'; did you mean "{close[0]}"?'
    return f" (known: {', '.join(words)})" if 0 < len(words) <= LONG_LIST else ""


def _follow(node: inspect.Type, value: Any, path: str) -> tuple[inspect.Type, Any]:
    """The type that the record's schema has at a path, and the value that stands there."""
    for step in STEP.finditer(path):
        if step["field"]:
            node, value = _field(node, value, step["field"])
        else:
            node, value = _item(node, value, step["index"])
    return node, value


def _field(node: inspect.Type, value: Any, name: str) -> tuple[inspect.Type, Any]:
    inner = value.get(name) if isinstance(value, dict) else None
    structs = _structs(node)
    if any(struct.tag_field == name for struct in structs):
        tags = tuple(str(struct.tag) for struct in structs)
        return inspect.LiteralType(tags), inner
    for struct in _narrow(structs, value):
        for field in struct.fields:
            if field.encode_name == name:
                return field.type, inner
    return inspect.AnyType(), inner


def _item(node: inspect.Type, value: Any, index: str) -> tuple[inspect.Type, Any]:
    inner = value[int(index)] if isinstance(value, list) and index.isdigit() else None
    for part in _parts(node):
        if isinstance(part, inspect.VarTupleType | inspect.ListType):
            return part.item_type, inner
        if isinstance(part, inspect.DictType):
            return part.value_type, inner
    return inspect.AnyType(), inner


def _parts(node: inspect.Type) -> tuple[inspect.Type, ...]:
    return node.types if isinstance(node, inspect.UnionType) else (node,)


def _structs(node: inspect.Type) -> list[inspect.StructType]:
    return [part for part in _parts(node) if isinstance(part, inspect.StructType)]


def _narrow(structs: list[inspect.StructType], value: Any) -> list[inspect.StructType]:
    """Of several structs the one whose tag the value bears."""
    if len(structs) < 2 or not isinstance(value, dict):
        return structs
    return [struct for struct in structs if value.get(struct.tag_field or "") == struct.tag]


def _fields(node: inspect.Type, value: Any) -> list[str]:
    return [field.encode_name for struct in _narrow(_structs(node), value) for field in struct.fields]


def _words(node: inspect.Type) -> list[str]:
    literals = [part for part in _parts(node) if isinstance(part, inspect.LiteralType)]
    return [str(value) for part in literals for value in part.values]
