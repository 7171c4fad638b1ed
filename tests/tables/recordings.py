"""Whole games, played once for all tests that look at them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from random import Random

from tests.tables.live import started
from tockbot.rules import TableRules
from tockbot.tables import Event, Game, Opened, Stage, Table, fold, opened


@dataclass(frozen=True)
class Recording:
    """A game: the events of its log, the table after each exchange and play, and after each event as it is read."""

    rules: TableRules
    events: tuple[Event, ...]
    tables: tuple[Table, ...]
    after: tuple[Table, ...]

    @property
    def games(self) -> tuple[Game, ...]:
        """The game after each exchange and play."""
        return tuple(table.game for table in self.tables if table.game is not None)


@cache
def recorded(rules: TableRules) -> Recording:
    """Play a game at random."""
    rng = Random(7)
    live = started(rules)
    tables = [live.table]
    while live.table.stage is Stage.PLAYING:
        live.step(rng)
        tables.append(live.table)
    opening, *events = live.events
    assert isinstance(opening, Opened)
    after = tuple(accumulate(events, fold, initial=opened(opening)))
    return Recording(rules, tuple(live.events), tuple(tables), after)
