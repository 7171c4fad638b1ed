"""Records that the stores accept and return."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from enum import Enum

from tockbot.rules import TableRules
from tockbot.tables import (
    ChannelId,
    GuildId,
    Pace,
    PersonId,
    PlaceKind,
    QuietHours,
    TableId,
)


class Conflict(Exception):  # noqa: N818 - not an error: another process was faster
    """Another process has written entries with these numbers: read on, and decide again."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """An open table and its place.

    Attributes:
        id: the table.
        channel: its channel or thread.
        guild: its server; NO_GUILD if there is none that the bot is in.
        opener: the person who opened it; None if its log does not say so.
        entries: length of its log a moment ago, as far as that was noted.
        place: the kind of place.
    """

    id: TableId
    channel: ChannelId
    guild: GuildId
    opener: PersonId | None
    entries: int = 0
    place: PlaceKind = PlaceKind.HOME


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """The holder of a shard, and its counter.

    Attributes:
        owner: the process that holds it, or held it; empty for none.
        number: the counter, which the owner increases.
        is_connected: the holder receives Discord's events for it.
    """

    owner: str
    number: int
    is_connected: bool = False


@dataclass(frozen=True, slots=True)
class Heartbeats:
    """The state of the processes, and of the shards that they share.

    Attributes:
        processes: the counter of each process.
        shards: the holder of each shard.
        wants: requests per second that each process would make.
    """

    processes: dict[str, int]
    shards: dict[int, Heartbeat]
    wants: dict[str, int]


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's choices, and whether they can be reached. The field names are stored.

    Attributes:
        language: the language that the person last used on Discord; None if never. It is noted, not chosen.
        theme: the theme of pictures that only they see; None for that of the table.
        dm_closed: a direct message to them was refused.
        wide: their private pictures are wide, with the hand beside the board, instead of tall.
        dm_channel: the channel of their direct messages; None if it was never opened.
        quiet: their quiet hours; None if they never set any.
        learnt: names of tips and lessons that they need not see again.
        every_number: their private pictures show the number of every field.
        named_in_pages: web pages of their games may show their name, if everyone who played agrees.
        in_channel: they play in the channel of a table, and not by direct message; None for the server's choice.
        told_next: they are notified, silently, when it is the turn of the player before them.
        chosen_language: the language that they chose; None for the one they use on Discord.
        told_elsewhere: they are notified by direct message of their turn at tables in places without the bot.
    """

    language: str | None = None
    theme: str | None = None
    dm_closed: bool = False
    wide: bool = False
    dm_channel: ChannelId | None = None
    quiet: QuietHours | None = None
    learnt: frozenset[str] = frozenset()
    every_number: bool = False
    named_in_pages: bool = False
    in_channel: bool | None = None
    told_next: bool = False
    chosen_language: str | None = None
    told_elsewhere: bool = False

    @property
    def are_reached(self) -> bool:
        """True if a direct message has reached them, and none was refused since."""
        return self.dm_channel is not None and not self.dm_closed

    def knowing(self, *words: str, known: bool = True) -> Preferences:
        """Return these preferences with some words learnt, or not learnt."""
        return replace(self, learnt=self.learnt.union(words) if known else self.learnt.difference(words))


@dataclass(frozen=True, slots=True)
class ServerChoices:
    """A server's choices for its tables; None if it made none. The field names are stored.

    Attributes:
        language: the language of its tables.
        rules: the rules of new tables.
        theme: the board theme.
        keeps_boards: every board stays in the channel, not only the last.
        pace: the pace of new tables.
        in_channel: people who have not chosen play in the channel, and not by direct message.
        anybody_calls: anyone may announce a tournament, not only server managers.
        guesses: spectators may make predictions.
        in_threads: a new table gets a thread of its own, unless its opener wants otherwise.
        called_role: Discord id of the role that is pinged when a table looks for players; None for no role.
        call_hours: minimum hours between two such pings; 0 for no pings.
        films: boards are short films after a hit, when a pawn comes home, and when a round ends.
    """

    language: str | None = None
    rules: TableRules | None = None
    theme: str | None = None
    keeps_boards: bool = False
    pace: Pace | None = None
    in_channel: bool = False
    anybody_calls: bool = False
    guesses: bool = True
    in_threads: bool = False
    called_role: int | None = None
    call_hours: int = 1
    films: bool = True


MessageAt = tuple[int, int]
"""A message: the id of its channel, and its own."""


@dataclass(frozen=True, slots=True)
class Token:
    """An interaction token: for 15 minutes, messages sent, edited and deleted with it do not count as requests.

    Attributes:
        text: the token.
        until: the Discord id of the moment at which it expires: the interaction's id plus the token's lifetime.
    """

    text: str = field(repr=False)
    until: int


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message that shows a table, to one person or to everyone.

    Attributes:
        at: the message; None if there is none because the answer was given elsewhere.
        stamp: length of the log when it was sent or answered.
        face: a short text for what it shows, chosen by the code that paints it.
        leftovers: earlier messages that are still to be deleted.
        token: the interaction token with which it can be edited and others sent.
        under_way: a short text for the message that is being sent to replace it, or for a ping that was found; empty
            for none. If the sender died, that message may exist at an unknown place.
    """

    at: MessageAt | None
    stamp: int
    face: str = ""
    leftovers: tuple[MessageAt, ...] = ()
    token: Token | None = None
    under_way: str = ""


class Regular(Enum):
    """Kind of regular post; the value is stored."""

    WEEK = "week"
    """Summary of the week before: on Mondays at 8."""

    PUZZLE = "puzzle"
    """The daily puzzle: every day at 8."""

    @property
    def first(self) -> datetime:
        """A date, in UTC, on which it was due; all others follow at the interval :attr:`every`."""
        match self:
            case Regular.WEEK:
                return datetime(1970, 1, 5, 8, tzinfo=UTC)
            case Regular.PUZZLE:
                return datetime(1970, 1, 1, 8, tzinfo=UTC)

    @property
    def every(self) -> timedelta:
        """Interval between two posts."""
        match self:
            case Regular.WEEK:
                return timedelta(weeks=1)
            case Regular.PUZZLE:
                return timedelta(days=1)

    def last_due(self, now: datetime) -> datetime:
        """Return the latest date, up to now, on which it was due."""
        return now - (now - self.first) % self.every

    def next_due(self, now: datetime) -> datetime:
        """Return the first date after now on which it is due."""
        return self.last_due(now) + self.every


@dataclass(frozen=True, slots=True)
class RegularPost:
    """A regular post that a server has ordered.

    Attributes:
        guild: the server.
        what: the kind of post.
        channel: the channel to post in.
        chosen_by: the person who ordered it.
        due: when it is due next, in UTC.
    """

    guild: GuildId
    what: Regular
    channel: ChannelId
    chosen_by: PersonId
    due: datetime
