"""Readings that are taken when they are first asked for.

What `functools.cached_property` does, without its lock, which costs more than most of the readings here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazily(Generic[T]):  # noqa: N801 - it is used as a decorator
    """A property that is read once and then kept."""

    def __init__(self, read: Callable[[Any], T]) -> None:
        self._read = read
        self._name = read.__name__
        self.__doc__ = read.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> lazily[T]: ...
    @overload
    def __get__(self, owner: object, kind: type) -> T: ...

    def __get__(self, owner: object | None, kind: type) -> lazily[T] | T:
        if owner is None:
            return self
        found = owner.__dict__[self._name] = self._read(owner)
        return found
