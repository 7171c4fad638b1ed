"""What an entry of a log requires of the table that it changes."""

from __future__ import annotations

from tockbot.rules import Seat
from tockbot.tables.log.entry import LogError
from tockbot.tables.players import Player
from tockbot.tables.state.table import Table


def require(table: Table, holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Refuse the entry that makes this table unless something holds.

    Raises:
        LogError: it does not.
    """
    if not holds:
        raise LogError(f"entry {table.entries} {otherwise}")


def player_on(table: Table, seat: Seat) -> Player | None:
    """Who sits on a seat that the log names."""
    require(table, seat in table.rules.seats, "names a seat that is not there")
    return table.seated[seat]
