"""Why a table says no. The words are the user interface's business."""

from __future__ import annotations

from enum import Enum


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
    def in_trouble(cls, error: Exception) -> Refusal:
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
