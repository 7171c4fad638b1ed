"""A series of games between the same sides: whoever wins so many first has won it.

Each game's log holds how the series stood before it (:class:`~tockbot.tables.log.events.InSeries`), which follows from
the log of the game before. It goes on as long as the same people sit on the same seats when a game begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tockbot.tables.ids import PersonId, TableId

FIRST_TO: Final = 3
"""So many games win a series that is chosen."""

Owners = tuple[PersonId | None, ...]
"""For each seat the person to whom it belongs; None where a computer player sits."""


@dataclass(frozen=True, slots=True)
class Series:
    """What a game is one of, as it stood before the game.

    Attributes:
        first_to: so many games win it.
        won: how many each side has won.
        owners: whose the seats were when that was written down; empty where nothing was won before.
        follows: the table of the game before; None for the first game.
        given_up: whether somebody to whom a seat belongs has left it for good in the game.
    """

    first_to: int
    won: tuple[int, ...]
    owners: Owners = ()
    follows: TableId | None = None
    given_up: bool = False

    @property
    def number(self) -> int:
        """Which game of the series it is, from 1."""
        return sum(self.won) + 1

    @property
    def most(self) -> int:
        """So many games it can have."""
        return len(self.won) * (self.first_to - 1) + 1

    def after(self, winner: int) -> tuple[int, ...]:
        """How many each side has won after a game that this side won."""
        return tuple(won + (side == winner) for side, won in enumerate(self.won))

    def is_won(self, winner: int) -> bool:
        """Whether the series is won by a game that this side won."""
        return not self.given_up and self.won[winner] + 1 >= self.first_to
