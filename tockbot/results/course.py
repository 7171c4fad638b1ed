"""The course of a game, read off its log for what is told of it afterwards.

Whatever stands in a log was checked when it was decided, and is again whenever its table is read. Here only what was
played is followed, for all games that a database has are read again in one go.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from tockbot.results.attendance import Attendance
from tockbot.rules import MovePlay, Seat
from tockbot.tables import (
    Agreed,
    Asked,
    Away,
    Called,
    Dealt,
    Declined,
    Entry,
    Game,
    Gave,
    Here,
    Hinted,
    Human,
    LogError,
    Moved,
    Numbering,
    PersonId,
    Played,
    Player,
    PlayRecord,
    Queued,
    Reminded,
    Table,
    Timed,
    TookBack,
    Unqueued,
    came_home,
    fold,
    follow,
    opened,
)

NOT_TOLD: Final = (
    Gave,
    Hinted,
    Timed,
    Reminded,
    Away,
    Asked,
    Agreed,
    Declined,
    Queued,
    Unqueued,
    Called,
    Here,
)
"""What happens in a game and can be left out where its course is read: nothing that is told of it follows from it."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went.

    Attributes:
        start: its table as the game began.
        history: every play that was not taken back; whether a discard was forced is not told.
        finished: the sides that came home, in order.
        ended: when the last thing happened, in UTC.
        handed_on: the seats that are no more whose they were.
        sent_away: who was sent away from it.
        absent: who lost it by being absent, with their seats; nobody where its end counts.
        counts: whether its end counts for ratings.
    """

    start: Table
    history: tuple[PlayRecord, ...]
    finished: tuple[tuple[Seat, ...], ...]
    ended: datetime
    handed_on: frozenset[Seat]
    sent_away: frozenset[PersonId]
    absent: tuple[tuple[PersonId, Seat], ...]
    counts: bool

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end (rules.md 5.1)."""
        return len(self.finished) >= self.start.rules.sides_to_end


def course_of(log: Iterable[Entry]) -> Course | None:
    """The course of the game that a log tells, which may leave out what is :data:`NOT_TOLD`; None if none began.

    Raises:
        LogError: it is no table's log, or moves do not begin where pawns stand.
    """
    entries = iter(log)
    first = next(entries, None)
    if first is None:
        raise LogError("a log begins with the opening of its table")
    table = opened(first)
    while table.game is None:
        entry = next(entries, None)
        if entry is None:
            return None
        table = fold(table, entry)
    return _played_on(table, table.game, entries)


def _played_on(start: Table, game: Game, entries: Iterable[Entry]) -> Course:
    numbering, rounds = game.numbering, game.round
    history: list[PlayRecord] = []
    finished = list(game.finished)
    # How many plays, and sides at home, stay where a person's last play is taken back.
    before_last: tuple[int, int] | None = None
    ended = start.at
    there = Attendance(start)
    for entry in entries:
        ended = entry.at
        there.see(entry)
        match event := entry.event:
            case Dealt():
                rounds += 1
            case Played(seat):
                if isinstance(there.seated[seat], Human) and not event.in_stead:
                    before_last = (len(history), len(finished))
                moved = _moved(event, numbering)
                home = came_home(start.rules, finished, moved)
                history.append(_record(event, there.seated[seat], numbering, rounds, (moved, home)))
                finished += home
                numbering = history[-1].after
            case TookBack():
                if before_last is None:
                    raise LogError(f"entry {entry.number} takes back what was not played")
                numbering = history[before_last[0]].before
                del history[before_last[0] :], finished[before_last[1] :]
            case _:
                pass
    may_count = start.may_be_rated and game.round == 0
    counts = may_count and there.is_whole and len(finished) >= start.rules.sides_to_end
    return Course(
        start=start,
        history=tuple(history),
        finished=tuple(finished),
        ended=ended,
        handed_on=frozenset(there.handed_on),
        sent_away=frozenset(there.sent_away),
        absent=there.absent if may_count and not counts else (),
        counts=counts,
    )


def _moved(event: Played, before: Numbering) -> tuple[Moved, ...]:
    """What the moves of a play did.

    Raises:
        LogError: they move a pawn that is not there.
    """
    try:
        return follow(before, event.play.moves) if isinstance(event.play, MovePlay) else ()
    except (ValueError, IndexError) as error:
        raise LogError("a pawn moves that is not there") from error


def _record(
    event: Played,
    player: Player | None,
    before: Numbering,
    number: int,
    did: tuple[tuple[Moved, ...], tuple[tuple[Seat, ...], ...]],
) -> PlayRecord:
    """A play that was made in the round of this number, with its moves and the sides that it brought home."""
    moved, home = did
    return PlayRecord(
        event.seat,
        player,
        event.cards,
        event.play,
        before,
        number,
        moved=moved,
        home=home,
        in_stead=event.in_stead,
    )
