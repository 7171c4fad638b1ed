"""The end of a table before its game is over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId
from tockbot.tables.log.events import Cause
from tockbot.tables.state.stage import Stage

CLOSED_FOR_GOOD: Final = timedelta(days=30)
"""So long after it was closed a game can be taken up again."""


@dataclass(frozen=True, slots=True)
class Closing:
    """How a table was closed before its game was over.

    Attributes:
        at: when, in UTC.
        cause: why.
        by: who closed it; nobody where it closed by itself.
        stage: where it was in its life then.
        absent: the seats of the sides that did not agree to it because none of their people was there.
        given_up: who agreed that it is closed for good.
        won: the seats of the side that has won the game because it was ahead when a tournament's round ended.
    """

    at: datetime
    cause: Cause
    by: tuple[PersonId, ...]
    stage: Stage
    absent: tuple[Seat, ...] = ()
    given_up: tuple[PersonId, ...] = ()
    won: tuple[Seat, ...] = ()
