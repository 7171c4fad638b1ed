"""Tournaments as plain data, ready for JSON, and back."""

from __future__ import annotations

from typing import Any, Final

from tockbot.tables import UNREADABLE, strict_converter
from tockbot.tournaments.tournament import Tournament

_converter: Final = strict_converter()


class TournamentError(Exception):
    """Data that are no tournament that this version can read."""


def plain_tournament(tournament: Tournament) -> dict[str, Any]:
    """A tournament as plain data."""
    return dict(_converter.unstructure(tournament))


def read_tournament(data: dict[str, Any]) -> Tournament:
    """The tournament that these data are.

    Raises:
        TournamentError: they are none.
    """
    try:
        return _converter.structure(data, Tournament)
    except UNREADABLE as error:
        raise TournamentError(f"a tournament cannot be read: {type(error).__name__}") from error
