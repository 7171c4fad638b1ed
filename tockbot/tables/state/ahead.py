"""What people at a table have chosen before it was due."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tockbot.rules import Seat
from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import Queued

MOST_CHANGES: Final = 10
"""Number of times that a player may change a card to pass, or a planned move; then the last choice stands."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What was chosen before it was due, and how often somebody thought better of it.

    Attributes:
        queued: the plays chosen in advance, one a seat.
        made: whose last play in this round was one chosen in advance, and the number of its entry.
        unfit: whose turn has come, while what they had chosen for it cannot be made as it was chosen.
        let_go: whose cards go one each turn until the next deal.
        changes: for each time that somebody chose a gift or a play in advance, for what is to come, their seat.
    """

    queued: tuple[Queued, ...] = ()
    made: tuple[tuple[Seat, Stamp], ...] = ()
    unfit: Seat | None = None
    let_go: tuple[Seat, ...] = ()
    changes: tuple[Seat, ...] = ()

    def queued_by(self, seat: Seat | None) -> Queued | None:
        """What a seat has chosen in advance."""
        return next((one for one in self.queued if one.seat == seat), None)

    def may_change(self, seat: Seat) -> bool:
        """Return whether a seat may still choose something else."""
        return self.changes.count(seat) <= MOST_CHANGES

    def without_queued(self, seat: Seat) -> Ahead:
        """The same with nothing chosen in advance by a seat."""
        if self.queued_by(seat) is None:
            return self
        return replace(self, queued=tuple(one for one in self.queued if one.seat != seat))

    def without(self, seat: Seat) -> Ahead:
        """The same with nothing left of what a seat chose."""
        return replace(self.without_queued(seat), let_go=tuple(one for one in self.let_go if one != seat))
