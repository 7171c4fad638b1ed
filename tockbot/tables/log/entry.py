"""One entry of a table's log, and what is no log."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from tockbot.tables.ids import PersonId
from tockbot.tables.log.events import Event


@dataclass(frozen=True, slots=True)
class Entry:
    """An event with its place in the log.

    Attributes:
        number: its place, from 1 without gaps.
        at: when it was written, in UTC.
        actor: the person who asked for it; None for what followed by itself, such as a deal or a computer's play.
        event: what happened.
    """

    number: int
    at: datetime
    actor: PersonId | None
    event: Event


class LogError(Exception):
    """A log that cannot be read as a table's. The text says where it goes wrong and holds no card."""
