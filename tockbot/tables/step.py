"""From a wish to what the log gains by it: decided once, folded once, saved as it is.

A *wish* is what somebody wants to do at a table: one of the functions in :mod:`~tockbot.tables.wishes` with its
arguments filled in. It is given a *draft* and adds the events that follow, or refuses. What then follows at once by
itself, such as the next deal, is added too. What comes of it is a *step*: the entries to save, and the table after.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from tockbot.rules import Seat
from tockbot.tables.by_itself import due_at_once
from tockbot.tables.ids import PersonId
from tockbot.tables.log.entry import Entry
from tockbot.tables.log.events import ClockHeld, Event, Left, Opened, Sat, SentAway
from tockbot.tables.players import Computer, Human
from tockbot.tables.quiet_hours import NOBODY_QUIET, Quiet
from tockbot.tables.state.folding.fold import fold_legal, opened
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks for something, and with which rights.

    Attributes:
        person: the person; None for what the bot does by itself.
        may_manage: whether the person may manage the server.
        plays: the seat for which the bot decides, for a computer player or for somebody who is away.
    """

    person: PersonId | None = None
    may_manage: bool = False
    plays: Seat | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """What a decision comes to: the entries that the log gains, and the table after them."""

    entries: tuple[Entry, ...]
    table: Table


class Draft:
    """A step being put together. Each event is folded once, as it is added.

    Attributes:
        table: the table as it stands after the events added so far.
        actor: who asks.
        now: when it is asked, in UTC.
        quiet: the quiet hours of those who have any.
    """

    def __init__(self, table: Table, actor: Actor, now: datetime, quiet: Quiet = NOBODY_QUIET) -> None:
        """Begin with nothing added, at this time."""
        self.table = table
        self.actor = actor
        self.now = now
        self.quiet = quiet
        self._entries: list[Entry] = []

    def add(self, event: Event) -> None:
        """Let an event happen that the actor asked for.

        Raises:
            LogError: it cannot follow; where the rules refuse it, the cause is an ``IllegalPlay``.
        """
        self._add(event, self.actor.person)

    def add_what_follows(self) -> None:
        """Let happen what follows at once by itself."""
        while (event := due_at_once(self.table, self.now, self.quiet)) is not None:
            self._add(event, None)

    def _add(self, event: Event, by: PersonId | None) -> None:
        seat = _seat_left(self.table, event)
        if seat is not None and self.table.clock.counts_for(seat):
            self._append(ClockHeld(seat), None)
        self._append(event, by)

    def _append(self, event: Event, by: PersonId | None) -> None:
        entry = Entry(self.table.entries + 1, self.now, by, event)
        self.table = fold_legal(self.table, entry)
        self._entries.append(entry)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What was added, in order."""
        return tuple(self._entries)


def _seat_left(table: Table, event: Event) -> Seat | None:
    """Return the seat of a game in progress that a person leaves by this event, or None if no one does."""
    if table.stage is not Stage.PLAYING:
        return None
    match event:
        case Sat(seat, Computer()) | Left(seat):
            return seat if isinstance(table.seated[seat], Human) else None
        case SentAway(person):
            return table.seat_of(person)
        case _:
            return None


Wish = Callable[[Draft], None]
"""What somebody wants: adds to the draft what follows from it, or raises ``Refused``."""


def decide(table: Table, actor: Actor, now: datetime, wish: Wish, quiet: Quiet = NOBODY_QUIET) -> Step:
    """What comes of a wish at a table; ``quiet`` says when its people sleep.

    Raises:
        Refused: the table does not grant it.
    """
    draft = Draft(table, actor, now, quiet)
    wish(draft)
    draft.add_what_follows()
    return Step(draft.entries, draft.table)


def decide_opening(event: Opened, now: datetime, wish: Wish) -> Step:
    """What comes of opening a table and of a first wish of whoever opens it.

    Raises:
        Refused: the wish is not granted.
    """
    first = Entry(1, now, event.host, event)
    following = decide(opened(first), Actor(event.host), now, wish)
    return Step((first, *following.entries), following.table)
