"""Writes dataclasses as JSON and reads them back strictly: anything that would be written differently is refused.

Everything stored as JSON starts from :func:`strict_converter` and adds hooks for its own types. If that is enough, a
:class:`JsonCodec` writes and reads it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final, Generic, NewType, TypeVar, get_args, get_origin

from cattrs import Converter
from cattrs.errors import ForbiddenExtraKeysError

T = TypeVar("T")

UNREADABLE: Final = (LookupError, ValueError, TypeError, AttributeError, ForbiddenExtraKeysError)
"""Errors raised if data are not what they should be."""


def strict_converter() -> Converter:
    """Return a converter of dataclasses with exactly their keys; moments must have a time zone."""
    converter = Converter(detailed_validation=False, forbid_extra_keys=True)
    for kind in (int, str, bool):
        converter.register_structure_hook(kind, _only(kind))
    converter.register_unstructure_hook(datetime, datetime.isoformat)
    converter.register_structure_hook(datetime, _read_moment)
    # These two do what the library does, but faster: a log is read play by play.
    converter.register_structure_hook_factory(
        lambda kind: isinstance(kind, NewType), lambda kind: converter.get_structure_hook(kind.__supertype__)
    )
    converter.register_structure_hook_factory(_is_many, lambda kind: _read_many(converter, get_args(kind)[0]))
    return converter


def _only(kind: type[T]) -> Callable[[T, object], T]:
    """Return a reader of values of exactly this type; equal ones of others, such as true for 1, are refused."""

    def read(value: T, _: object) -> T:
        if type(value) is not kind:
            raise TypeError
        return value

    return read


def _read_moment(text: str, _: object) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError
    return moment


def _is_many(kind: object) -> bool:
    return get_origin(kind) is tuple and get_args(kind)[-1] is ...


def _read_many(converter: Converter, kind: Any) -> Callable[[list[Any], object], tuple[Any, ...]]:  # noqa: ANN401 - any type
    read = converter.get_structure_hook(kind)
    return lambda data, _: tuple([read(one, kind) for one in data])


def compact(data: object) -> str:
    """Return plain data as JSON without blanks."""
    return json.dumps(data, separators=(",", ":"))


class JsonCodec(Generic[T]):
    """Writes the values of one dataclass as JSON, and reads them back."""

    def __init__(self, kind: type[T], error: type[Exception], name: str) -> None:
        """Write values of a kind; raise ``error``, which calls them by ``name``, if one cannot be read."""
        self._kind = kind
        self._error = error
        self._name = name

    def write(self, value: T) -> str:
        """Return a value as JSON."""
        return compact(_converter.unstructure(value))

    def read(self, text: str) -> T:
        """Return the value that was written.

        Raises:
            Exception: this version cannot read the text; of the type given to the constructor.
        """
        try:
            return _converter.structure(json.loads(text), self._kind)
        except UNREADABLE as error:
            raise self._error(f"{self._name} cannot be read: {type(error).__name__}") from error


_converter: Final = strict_converter()
