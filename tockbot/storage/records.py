"""What is stored, as the rest of the program sees it."""

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
    QuietHours,
    TableId,
)


class Conflict(Exception):  # noqa: N818 - it is no error: somebody else was quicker
    """Somebody else has written entries with these numbers: read on, and decide again."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Where a table is open.

    Attributes:
        id: the table.
        channel: its channel or thread.
        guild: its server.
        opener: who opened it; None where its log does not say so.
        entries: how many entries its log had a moment ago, as far as that was noted.
    """

    id: TableId
    channel: ChannelId
    guild: GuildId
    opener: PersonId | None
    entries: int = 0


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """Who holds a shard of the gateway, and the number that whoever holds it counts up.

    Attributes:
        owner: the process that holds it, or held it; empty for none.
        number: as it was last counted up.
        is_connected: whether its holder is told of what happens there.
    """

    owner: str
    number: int
    is_connected: bool = False


@dataclass(frozen=True, slots=True)
class Heartbeats:
    """How the processes and the shards stand that they share.

    Attributes:
        processes: for each the number that it counts up.
        shards: who holds each.
        wants: how many requests a second each process would make.
    """

    processes: dict[str, int]
    shards: dict[int, Heartbeat]
    wants: dict[str, int]


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen, and whether they can be reached. It is kept by the names of these fields.

    Attributes:
        language: the language in which Discord last spoke to them; None if never. It is not chosen, but noted when
            they are met.
        theme: the theme of the pictures that only they see; None for that of the table.
        dm_closed: whether a direct message to them was refused.
        wide: whether their private pictures are wide, the hand beside the board, and not tall.
        dm_channel: the channel of their direct messages; None where it was never opened.
        quiet: when they sleep; None if they never said.
        learnt: what they have learnt, or need not be told any more, word by word.
        every_number: whether every field bears its number in their private pictures.
        named_in_pages: whether web pages of their games may say their name, where everybody who played agrees.
        in_channel: whether they play in the channel of a table, and not by direct message; None for as its server has
            it.
        told_next: whether they are told, without a sound, once it is the turn of the person before them.
        chosen_language: the language they have chosen; None for that of Discord.
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

    def knowing(self, *words: str, known: bool = True) -> Preferences:
        """The same of somebody who has learnt this, or has not."""
        return replace(self, learnt=self.learnt.union(words) if known else self.learnt.difference(words))


@dataclass(frozen=True, slots=True)
class ServerChoices:
    """What a server has chosen for its tables, None where it has not. It is kept by the names of these fields.

    Attributes:
        language: the language spoken at them.
        rules: the rules of new ones.
        theme: what their pictures look like.
        keeps_boards: whether every board stays in the channel, or only the last.
        pace: how fast new ones are played.
        in_channel: whether those who have not chosen play in the channel, and not by direct message.
        anybody_calls: whether anybody may call a tournament, and not only who manages the server.
        guesses: whether those who watch may guess at games.
        in_threads: whether a new one is in a thread of its own, unless whoever opens it wants otherwise.
        called_role: the role on Discord of those who are called when one waits for people; None for no role.
        call_hours: how many hours lie at least between two such calls; 0 where nobody is called.
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


MessageAt = tuple[int, int]
"""A message's channel and its id on Discord."""


@dataclass(frozen=True, slots=True)
class Token:
    """What a press leaves for a quarter of an hour: by it Discord does not count what is sent, edited and taken away.

    Attributes:
        text: Discord's own.
        until: the id that Discord would give at its end: the press has the one that is as much less as a token lives.
    """

    text: str = field(repr=False)
    until: int


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """What stands on Discord of a table, for one person or for everybody.

    Attributes:
        at: the message; None where none stands, and it was answered elsewhere.
        stamp: how many entries the log had when it was sent or answered.
        face: in short what it shows, in the words of whoever paints it.
        leftovers: messages that stood there before, and are still to be taken away.
        token: by what the message can be changed, and others sent beside it.
        under_way: in short what another message says that is to stand in its place, and is being sent by a token; empty
            for none. Where whoever sent it is gone it may stand, and nobody knows where.
    """

    at: MessageAt | None
    stamp: int
    face: str = ""
    leftovers: tuple[MessageAt, ...] = ()
    token: Token | None = None
    under_way: str = ""


class Regular(Enum):
    """What can be posted by the calendar; its value is how it is written."""

    WEEK = "week"
    """What was played in the week before: on Mondays at 8."""

    PUZZLE = "puzzle"
    """The puzzle of the day: every day at 8."""

    @property
    def first(self) -> datetime:
        """A moment, in UTC, at which it is due; at all others it is due so much :attr:`every`."""
        match self:
            case Regular.WEEK:
                return datetime(1970, 1, 5, 8, tzinfo=UTC)
            case Regular.PUZZLE:
                return datetime(1970, 1, 1, 8, tzinfo=UTC)

    @property
    def every(self) -> timedelta:
        """What lies between two posts."""
        match self:
            case Regular.WEEK:
                return timedelta(weeks=1)
            case Regular.PUZZLE:
                return timedelta(days=1)

    def last_due(self, now: datetime) -> datetime:
        """The last moment, until now, at which it was due."""
        return now - (now - self.first) % self.every

    def next_due(self, now: datetime) -> datetime:
        """The first moment, after now, at which it is due."""
        return self.last_due(now) + self.every


@dataclass(frozen=True, slots=True)
class RegularPost:
    """What a server wants to be posted by the calendar.

    Attributes:
        guild: the server.
        what: what is posted.
        channel: where.
        chosen_by: who wanted it there.
        due: when it is due next, in UTC.
    """

    guild: GuildId
    what: Regular
    channel: ChannelId
    chosen_by: PersonId
    due: datetime
