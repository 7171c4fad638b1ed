"""The course of a game, read off its log for what is told of it afterwards.

Whatever stands in a log was checked when it was decided, and is again whenever its table is read. Here only what was
played is followed, for all games that a database has are read again in one go.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

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
    Left,
    LogError,
    Moved,
    Numbering,
    PersonId,
    Played,
    Player,
    PlayRecord,
    Queued,
    Reminded,
    Reopened,
    Sat,
    SentAway,
    Table,
    Timed,
    TookBack,
    Unqueued,
    came_home,
    computer_on,
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
    """

    start: Table
    history: tuple[PlayRecord, ...]
    finished: tuple[tuple[Seat, ...], ...]
    ended: datetime
    handed_on: frozenset[Seat]

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
    seated: list[Player | None] = list(start.seated)
    numbering, rounds = game.numbering, game.round
    history: list[PlayRecord] = []
    finished = list(game.finished)
    # How many plays, and sides at home, stay where a person's last play is taken back.
    before_last: tuple[int, int] | None = None
    ended = start.at
    handed_on: set[Seat] = set()
    homes = dict(start.homes)
    for entry in entries:
        ended = entry.at
        seated = _seated_after(seated, homes, entry)
        handed_on |= _handed_on(start, entry)
        match event := entry.event:
            case Dealt():
                rounds += 1
            case Played(seat):
                if isinstance(seated[seat], Human) and not event.in_stead:
                    before_last = (len(history), len(finished))
                moved = _moved(event, numbering)
                home = came_home(start.rules, finished, moved)
                history.append(_record(event, seated[seat], numbering, rounds, (moved, home)))
                finished += home
                numbering = history[-1].after
            case TookBack():
                if before_last is None:
                    raise LogError(f"entry {entry.number} takes back what was not played")
                numbering = history[before_last[0]].before
                del history[before_last[0] :], finished[before_last[1] :]
            case _:
                pass
    return Course(start, tuple(history), tuple(finished), ended, frozenset(handed_on))


def _seated_after(seated: list[Player | None], homes: dict[PersonId, Seat], entry: Entry) -> list[Player | None]:
    """Who sits on each seat after an entry; ``homes``, where each person sat last, is brought up to date."""
    left: Collection[Seat] = ()
    match entry.event:
        case Sat(seat, player):
            homes |= {player.person: seat} if isinstance(player, Human) else {}
            return [*seated[:seat], player, *seated[seat + 1 :]]
        case Left(seat):
            left = (seat,)
        case SentAway(person):
            left = [homes[person]] if person in homes else ()
        case Reopened():
            # All others are away until they are back.
            left = [seat for person, seat in homes.items() if person != entry.actor]
            back = [] if entry.actor is None else [(homes.get(entry.actor), Human(entry.actor))]
            seated = [dict(back).get(Seat(seat), player) for seat, player in enumerate(seated)]
        case _:
            return seated
    return [
        computer_on(seat) if seat in left and isinstance(player, Human) else player
        for seat, player in enumerate(seated)
    ]


def _handed_on(start: Table, entry: Entry) -> set[Seat]:
    """The seats that are no more whose they were as the game began, by an entry."""
    match entry.event:
        case Sat(seat, Human(person)) if person != start.owners[seat]:
            return {seat}
        case Left(seat):
            return {seat}
        case SentAway(person) if person in start.owners:
            return {Seat(start.owners.index(person))}
        case _:
            return set()


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
