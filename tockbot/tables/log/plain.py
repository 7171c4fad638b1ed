"""Plain data, ready for JSON, read back with care: whatever is not just what was written is refused."""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypeVar

from tockbot.rules import Location, Seat
from tockbot.tables.cards import Card

T = TypeVar("T")

Data = dict[str, Any]


class LogError(Exception):
    """A log that cannot be read as a table's. The text says where it goes wrong and holds no card."""


def read_moment(text: object) -> datetime:
    """A moment that says in which time zone it is told.

    Raises:
        ValueError: it does not, or is none.
    """
    moment = datetime.fromisoformat(read_str(text))
    if moment.tzinfo is None:
        raise ValueError
    return moment


def read_seat(value: object) -> Seat:
    """A seat."""
    return Seat(read_int(value))


def read_location(value: object) -> Location:
    """A place on the board."""
    return Location(read_int(value))


def read_int(value: object) -> int:
    """A value that has to be a whole number: what equals one, such as 1.0 or true, is none.

    Raises:
        TypeError: it is something else.
    """
    return _just(int, value)


def read_bool(value: object) -> bool:
    """A value that has to be true or false.

    Raises:
        TypeError: it is something else.
    """
    return _just(bool, value)


def read_str(value: object) -> str:
    """A value that has to be text.

    Raises:
        TypeError: it is something else.
    """
    return _just(str, value)


def _just(kind: type[T], value: object) -> T:
    """A value of just this kind, and of none that passes for it."""
    if not isinstance(value, kind) or type(value) is not kind:
        raise TypeError
    return value


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards that are written one after another."""
    return tuple(map(Card, text.split()))
