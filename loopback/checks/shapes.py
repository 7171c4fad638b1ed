"""Declares shapes of JSON payloads as data, and finds the errors of payloads that do not have them.

Errors are nested like the payload, in Discord's form: ``{"components": {"0": {"_errors": [{"code": …}]}}}``.
An unknown field is an error too. Discord ignores most of them, but a bot that sends one has a bug.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from loopback.faults import Json

Path = tuple[str | int, ...]
"""A path to a value in a payload."""

SNOWFLAKE: Final = re.compile("0|[1-9][0-9]{0,19}")


@dataclass(frozen=True, slots=True)
class Problem:
    """An error in a payload.

    Attributes:
        path: the path to the value.
        code: Discord's error code.
        message: Discord's sentence.
    """

    path: Path
    code: str
    message: str


def nested(problems: Iterator[Problem]) -> Json:
    """Return all problems, nested like the payload; empty if there are none."""
    errors: Json = {}
    for problem in problems:
        place = errors
        for step in problem.path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return errors


class Shape(Protocol):
    """The shape that a value must have."""

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - whatever JSON can hold
        """Yield the problems of the value at a path."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of limited length."""

    most: int
    least: int = 0
    pattern: re.Pattern[str] | None = None

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - as in Shape
        """See :class:`Shape`."""
        if not isinstance(value, str):
            yield Problem(path, "STRING_TYPE_CONVERT", "Could not interpret this as string.")
        elif not self.least <= len(value) <= self.most:
            yield Problem(path, *_length(self.least, self.most))
        elif self.pattern is not None and not self.pattern.fullmatch(value):
            yield Problem(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number, also as text, like an id."""

    least: int = 0
    most: int = 2**64

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - as in Shape
        """See :class:`Shape`."""
        if isinstance(value, bool) or not SNOWFLAKE.fullmatch(str(value)):
            yield Problem(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif not self.least <= int(value) <= self.most:
            yield Problem(path, "NUMBER_TYPE_MAX", f"int value should be from {self.least} to {self.most}.")


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - as in Shape
        """See :class:`Shape`."""
        if not isinstance(value, bool):
            yield Problem(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these values."""

    values: tuple[str | int, ...]

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - as in Shape
        """See :class:`Shape`."""
        if value not in self.values:
            yield Problem(path, "BASE_TYPE_CHOICES", f"Value must be one of {set(self.values)}.")


@dataclass(frozen=True, slots=True)
class ListOf:
    """A limited number of values of one shape."""

    each: Shape
    most: int
    least: int = 0

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - as in Shape
        """See :class:`Shape`."""
        if not isinstance(value, list):
            yield Problem(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
            return
        if not self.least <= len(value) <= self.most:
            yield Problem(path, *_length(self.least, self.most))
        for place, one in enumerate(value):
            yield from self.each.problems(one, (*path, place))


@dataclass(frozen=True, slots=True)
class MapOf:
    """Values of one shape by any name."""

    each: Shape

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - as in Shape
        """See :class:`Shape`."""
        if not isinstance(value, dict):
            yield Problem(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a DictType.")
            return
        for name, one in value.items():
            yield from self.each.problems(one, (*path, name))


@dataclass(frozen=True, slots=True)
class Fields:
    """An object with these fields; some are required, and the others may be missing or null."""

    fields: Mapping[str, Shape]
    required: tuple[str, ...] = ()

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - as in Shape
        """See :class:`Shape`."""
        if not isinstance(value, dict):
            yield Problem(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType.")
            return
        for name in self.required:
            if value.get(name) is None:
                yield Problem((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
        for name, one in value.items():
            if name not in self.fields:
                yield Problem((*path, name), "UNKNOWN_FIELD", "There is no such field.")
            elif one is not None:
                yield from self.fields[name].problems(one, (*path, name))


@dataclass(frozen=True, slots=True)
class ByType:
    """An object whose ``type`` chooses its shape.

    Shapes may hold each other, so they are looked up by name only when something is checked.
    """

    shapes: Mapping[int, Fields]
    allowed: tuple[int, ...]

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:  # noqa: ANN401 - as in Shape
        """See :class:`Shape`."""
        kind = value.get("type") if isinstance(value, dict) else None
        if kind not in self.allowed:
            yield Problem(
                (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {self.allowed}.'
            )
        else:
            yield from self.shapes[kind].problems(value, path)


def _length(least: int, most: int) -> tuple[str, str]:
    if not least:
        return "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length."
    return "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
