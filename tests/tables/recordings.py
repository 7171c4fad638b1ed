"""Whole games, played once for all tests that need them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from random import Random

from tests.tables.live import started
from tockbot.rules import TableRules
from tockbot.tables import Entry, Event, Game, Stage, Table, fold, opened


@dataclass(frozen=True)
class Recording:
    """A game: its log, the table after each exchange and play, and the table after each entry when the log is read."""

    rules: TableRules
    entries: tuple[Entry, ...]
    tables: tuple[Table, ...]
    after: tuple[Table, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, entry by entry."""
        return tuple(entry.event for entry in self.entries)

    @property
    def games(self) -> tuple[Game, ...]:
        """The game after each exchange and play."""
        return tuple(table.game for table in self.tables if table.game is not None)


@cache
def recorded(rules: TableRules) -> Recording:
    """Play a random game."""
    rng = Random(7)
    live = started(rules)
    tables = [live.table]
    while live.table.stage is Stage.PLAYING:
        live.step(rng)
        tables.append(live.table)
    opening, *following = live.entries
    after = tuple(accumulate(following, fold, initial=opened(opening)))
    return Recording(rules, tuple(live.entries), tuple(tables), after)
