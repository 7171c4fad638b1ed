"""From a wish to what the log gains by it: decided once, folded once, saved as it is.

A *wish* is what somebody wants to do at a table: one of the functions in :mod:`~tockbot.tables.commands` with its
arguments filled in. It is given a *draft* and adds the events that follow, or refuses. What then follows at once by
itself, such as the next deal, is added too. What comes of it is a *step*: the entries to save, and the table after.

Why a table says no. The words are the user interface's business.
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
class Decision:
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
        """What was added, in order."""
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
"""What somebody wants: adds to the draft what follows from it, or raises ``Refused``."""


def decide(table: Table, actor: Actor, now: datetime, wish: TableCommand, quiet: Quiet = NOBODY_QUIET) -> Decision:
    """What comes of a wish at a table; ``quiet`` says when its people sleep.

    Raises:
        Refused: the table does not grant it.
    """
    draft = Draft(table, actor, now, quiet)
    wish(draft)
    draft.add_what_follows()
    return Decision(draft.entries, draft.table)


def decide_open_table(event: Opened, now: datetime, wish: TableCommand) -> Decision:
    """What comes of opening a table and of a first wish of whoever opens it.

    Raises:
        Refused: the wish is not granted.
    """
    first = Entry(1, now, event.host, event)
    following = decide(opened(first), Actor(event.host), now, wish)
    return Decision((first, *following.entries), following.table)


class Unknown(Exception):  # noqa: N818 - it is no error yet: that is being looked up
    """Nobody knows whether something was saved: the database did not say so in time, or took back that it had."""


class Refusal(Enum):
    """Every reason to refuse; its value is the id of its sentence in ``locales/``."""

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
        """Why something is refused that the database did not do, or may have done."""
        return cls.UNKNOWN if isinstance(error, Unknown) else cls.NOT_SAVED


class Refused(Exception):  # noqa: N818 - it is no error: the table answered no
    """A wish that the table does not grant; nothing has changed.

    Attributes:
        reason: why, a :class:`Refusal` where a table or the service refuses.
        facts: what its sentence mentions; never a hidden card.
    """

    def __init__(self, reason: Enum, **facts: str | int) -> None:
        """Refuse for a reason."""
        super().__init__(str(reason.value))
        self.reason = reason
        self.facts = facts

    @property
    def is_trouble(self) -> bool:
        """Whether it is for the database that something is refused: another time it may be granted."""
        return self.reason in (Refusal.NOT_SAVED, Refusal.UNKNOWN)
