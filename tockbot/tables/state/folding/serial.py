"""What an entry of the log makes of the series to which a table's game belongs."""

from __future__ import annotations

from dataclasses import replace

from tockbot.rules import Seat
from tockbot.tables.log.events import InSeries
from tockbot.tables.state.folding.requiring import require
from tockbot.tables.state.series import Series
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table


def in_series(table: Table, event: InSeries) -> Table:
    """The table after it was chosen whether its game is one of a series, and how that stood before.

    Raises:
        LogError: that cannot be.
    """
    require(table, table.stage is Stage.LOBBY, "chooses a series in mid-game")
    if event.first_to is None:
        return replace(table, series=None)
    sides = len(table.rules.sides)
    won = event.won or (0,) * sides
    can_be = len(won) == sides and all(0 <= one < event.first_to for one in won)
    require(table, can_be and event.first_to > 0, "goes on with a series that cannot go on")
    return replace(table, series=Series(event.first_to, won, table.owners, event.follows))


def series_begun(table: Table) -> Series | None:
    """The series once the seats are fixed: where others sit there than before, a new one begins."""
    series = table.series
    if series is None:
        return None
    if not table.goes_on_with_series:
        series = Series(series.first_to, (0,) * len(table.rules.sides))
    return replace(series, owners=table.owners)


def left_for_good(table: Table, seat: Seat) -> Table:
    """The table after a seat is no more the person's to whom it belonged."""
    series = table.series
    if series is None or series.owners[seat] is None:
        return table
    return replace(table, series=replace(series, given_up=True))
