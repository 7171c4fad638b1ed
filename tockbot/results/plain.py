"""Results as plain data, ready for JSON, and back."""

from __future__ import annotations

from typing import Any, Final

from tockbot.results.result import Result
from tockbot.tables import UNREADABLE, strict_converter

Data = dict[str, Any]


class ResultError(Exception):
    """Data that are no result that this version can read."""


_converter: Final = strict_converter()


def plain_result(result: Result) -> Data:
    """A result as plain data."""
    return dict(_converter.unstructure(result))


def read_result(data: Data) -> Result:
    """The result that these data are.

    Raises:
        ResultError: they are none.
    """
    try:
        return _converter.structure(data, Result)
    except UNREADABLE as error:
        raise ResultError(f"a result cannot be read: {type(error).__name__}") from error
