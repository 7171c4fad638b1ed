"""Turns a command into a decision: the entries to add to the log, and the table after them.

A *command* is an action of a person or the bot at a table: a function of :mod:`~tockbot.tables.commands` with its
arguments filled in. It receives a *draft*, to which it adds events, or it refuses. Then :func:`decide` adds the events
that follow automatically at once, such as the next deal.

Each event is decided once, folded once, and saved exactly as it is.

A refusal has a reason but no text: the user interface words it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from tockbot.rules import Seat
from tockbot.tables.automatic import next_automatic_event
from tockbot.tables.events import ClockHeld, Entry, Event, Left, Opened, PlayerRemoved, Sat
from tockbot.tables.folding import fold_legal, opened
from tockbot.tables.players import NOBODY_QUIET, Computer, Human, PersonId, Quiet
from tockbot.tables.state import Stage, Table


@dataclass(frozen=True, slots=True)
class Actor:
    """The actor of a command, with their rights.

    Attributes:
        person: the person; None for the bot itself.
        may_manage: true if the person may manage the server.
        plays: the seat for which the bot acts: a computer player's, or that of a person on whose behalf it acts.
    """

    person: PersonId | None = None
    may_manage: bool = False
    plays: Seat | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """The result of a command: the new log entries, and the table after them."""

    entries: tuple[Entry, ...]
    table: Table


class Draft:
    """A decision in progress. Each event is folded once, when it is added.

    Attributes:
        table: the table after the events added so far.
        actor: the actor of the command.
        now: time of the command, in UTC.
        quiet: quiet hours of the people who have any.
    """

    def __init__(self, table: Table, actor: Actor, now: datetime, quiet: Quiet = NOBODY_QUIET) -> None:
        """Create a draft without events."""
        self.table = table
        self.actor = actor
        self.now = now
        self.quiet = quiet
        self._entries: list[Entry] = []

    def add(self, event: Event) -> None:
        """Add an event that the actor asked for.

        Raises:
            LogError: the event cannot follow. If the rules forbid it, the cause is an ``IllegalPlay``.
        """
        self._add(event, self.actor.person)

    def add_automatic_events(self) -> None:
        """Add the events that follow automatically at once."""
        while (event := next_automatic_event(self.table, self.now, self.quiet)) is not None:
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
        """The entries added so far, in order."""
        return tuple(self._entries)


def _seat_left(table: Table, event: Event) -> Seat | None:
    """Return the seat of a game in progress that a person leaves by this event, or None if no one does."""
    if table.stage is not Stage.PLAYING:
        return None
    match event:
        case Sat(seat, Computer()) | Left(seat):
            return seat if isinstance(table.seated[seat], Human) else None
        case PlayerRemoved(person):
            return table.seat_of(person)
        case _:
            return None


TableCommand = Callable[[Draft], None]
"""A command: adds events to the draft, or raises ``Refused``."""


def decide(table: Table, actor: Actor, now: datetime, command: TableCommand, quiet: Quiet = NOBODY_QUIET) -> Decision:
    """Carry out a command at a table and return the decision; ``quiet`` holds the quiet hours of the table's people.

    Raises:
        Refused: the table refuses the command.
    """
    draft = Draft(table, actor, now, quiet)
    command(draft)
    draft.add_automatic_events()
    return Decision(draft.entries, draft.table)


def decide_open_table(event: Opened, now: datetime, command: TableCommand) -> Decision:
    """Open a table, carry out a first command of the person who opens it, and return the decision.

    Raises:
        Refused: the command is refused.
    """
    first = Entry(1, now, event.host, event)
    following = decide(opened(first), Actor(event.host), now, command)
    return Decision((first, *following.entries), following.table)


class Unknown(Exception):  # noqa: N818 - not an error yet: it is being looked up
    """The bot does not know whether a save was made: the database did not answer in time, or withdrew its answer."""


class Refusal(Enum):
    """Reasons to refuse a command; the value is the key of the message in ``locales/``."""

    JUST_OPENED = "refused-just-opened"
    TABLES_A_SERVER = "refused-tables-a-server"
    TABLES_A_PERSON = "refused-tables-a-person"
    LOBBIES_A_PERSON = "refused-lobbies-a-person"
    NO_TABLE = "refused-no-table"
    UNREADABLE = "refused-unreadable"
    NOT_SEATED = "refused-not-seated"
    AWAY = "refused-away"
    SIT_FIRST = "refused-sit-first"
    ALREADY_SEATED = "refused-already-seated"
    SEAT_TAKEN = "refused-seat-taken"
    SEAT_KEPT = "refused-seat-kept"
    NO_SEAT_FREE = "refused-no-seat-free"
    NO_SUCH_SEAT = "refused-no-such-seat"
    NOT_IN_LOBBY = "refused-not-in-lobby"
    NOT_STARTED = "refused-not-started"
    NOT_PLAYING = "refused-not-playing"
    SEATS_FREE = "refused-seats-free"
    NO_HUMAN = "refused-no-human"
    NOT_HOST = "refused-not-host"
    HOST_IS_THERE = "refused-host-is-there"
    HOST_CHOOSES = "refused-host-chooses"
    TOO_MANY = "refused-too-many"
    NOT_YOUR_TURN = "refused-not-your-turn"
    NO_EXCHANGE = "refused-no-exchange"
    NOT_AHEAD = "refused-not-ahead"
    NOT_IN_HAND = "refused-not-in-hand"
    STALE = "refused-stale"
    NOT_LEGAL = "refused-not-legal"
    HINTS_OFF = "refused-hints-off"
    HINTS_SPENT = "refused-hints-spent"
    BACK_OFF = "refused-back-off"
    BACK_RATED = "refused-back-rated"
    BACK_GONE = "refused-back-gone"
    NOTHING_DUE = "refused-nothing-due"
    NOBODY_THERE = "refused-nobody-there"
    NO_COMPUTER = "refused-no-computer"
    HELD_A_HAND = "refused-held-a-hand"
    SEAT_KEPT_FOR_OWNER = "refused-seat-kept-for-owner"
    AWAY_LENGTH = "refused-away-length"
    RATED_SEAT = "refused-rated-seat"
    SENT_AWAY = "refused-sent-away"
    REMOVED_SOMEONE = "refused-removed-someone"
    STILL_THERE = "refused-still-there"
    STILL_ASKED = "refused-still-asked"
    NOT_SILENT = "refused-not-silent"
    NOT_MANAGER = "refused-only-managers"
    CHOSEN_ENOUGH = "refused-chosen-enough"
    TAKEN_UP_TODAY = "refused-taken-up-today"
    NOT_YOURS_TO_AGREE = "refused-not-yours-to-agree"
    NO_PAST_GAME = "refused-no-past-game"
    NOT_CLOSED = "refused-not-closed"
    CLOSED_FOR_GOOD = "refused-closed-for-good"
    GUESS_OF_PLAYER = "refused-guess-of-player"
    GUESS_CLOSED = "refused-guess-closed"
    GUESS_LATE = "refused-guess-late"
    CHANNEL_HAS_TABLE = "refused-channel-has-table"
    NOT_SAVED = "refused-not-saved"
    UNKNOWN = "refused-unknown"

    @classmethod
    def from_error(cls, error: Exception) -> Refusal:
        """Return the reason to show for this database error."""
        return cls.UNKNOWN if isinstance(error, Unknown) else cls.NOT_SAVED


class Refused(Exception):  # noqa: N818 - not an error: the answer is no
    """A command was refused; nothing has changed.

    Attributes:
        reason: why; a :class:`Refusal` if a table or the service refuses.
        facts: variables of the message, never a hidden card.
    """

    def __init__(self, reason: Enum, **facts: str | int) -> None:
        """Create a refusal with this reason and these variables for its message."""
        super().__init__(str(reason.value))
        self.reason = reason
        self.facts = facts

    @property
    def is_database_error(self) -> bool:
        """True if the database is the reason, so that the command may work later."""
        return self.reason in (Refusal.NOT_SAVED, Refusal.UNKNOWN)
