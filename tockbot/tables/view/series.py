"""A series of games as everybody may know it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tockbot.tables.state.series import Series
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class SeriesSeen:
    """The series to which a game belongs.

    Attributes:
        first_to: so many games win it.
        won: how many each side has won, this game among them once it is over.
        number: which game it is, from 1.
        most: so many games there can be.
        winner: the side that won it with this game; None for nobody yet.
        given_up: whether it ended with this game because somebody left for good.
        left: how a series stood that does not go on, before the game, because others sit there.
    """

    first_to: int
    won: tuple[int, ...]
    number: int
    most: int
    winner: int | None = None
    given_up: bool = False
    left: tuple[int, ...] = ()

    @property
    def goes_on(self) -> bool:
        """Whether there is a game to come, as far as this one tells."""
        return self.winner is None and not self.given_up


def seen_series(table: Table) -> SeriesSeen | None:
    """The series of a table; None where its game is one by itself."""
    series = table.series
    if series is None:
        return None
    if table.stage is Stage.LOBBY and not table.goes_on_with_series:
        new = Series(series.first_to, (0,) * len(table.rules.sides))
        return replace(_seen(new), left=series.won if series.follows is not None else ())
    seen = replace(_seen(series), given_up=series.given_up)
    if table.stage is not Stage.FINISHED or table.game is None:
        return seen
    winner = table.rules.sides.index(table.game.finished[0])
    return replace(seen, won=series.after(winner), winner=winner if series.is_won(winner) else None)


def _seen(series: Series) -> SeriesSeen:
    return SeriesSeen(series.first_to, series.won, series.number, series.most)
