"""A table: the fold of its log.

Law: ``fold(table, event)`` is the only way a table changes. It checks what it is told, so a log that was tampered with
or written by another program is found out when it is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, assert_never

from tockbot.rules import Phase, Seat, TableRules
from tockbot.tables.chance import SEED_BYTES
from tockbot.tables.codec import LogError
from tockbot.tables.events import (
    Allowed,
    Chosen,
    Closed,
    Dealt,
    Event,
    Gave,
    Hinted,
    Left,
    Opened,
    Played,
    Sat,
    Started,
)
from tockbot.tables.game import Game, dealt, gave, new_game, next_deal, played
from tockbot.tables.sitters import Human, Sitter, UserId

HINTS: Final = 3
"""How many hints each seat may have in a game unless the host says otherwise."""


class Stage(Enum):
    """Where a table is in its life (docs/architecture.md)."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Table:
    """One game in one channel, from its opening to its end.

    Attributes:
        number: the number of the last event in its log, from 1.
        guild: the server.
        channel: the channel or thread.
        opener: who opened it.
        language: the language spoken at it.
        rules: what is played.
        stage: where it is in its life.
        sitters: who sits on each seat.
        game: the game, once started.
        homes: the seat of each person who sits, or sat in the game, to come back to.
        hints: how many hints each seat may have in the game; None is as many as anybody likes.
        hinted: the hints given so far: to which seat, and at which stamp of the game.
    """

    number: int
    guild: int
    channel: int
    opener: UserId
    language: str
    rules: TableRules
    stage: Stage
    sitters: tuple[Sitter | None, ...]
    game: Game | None
    homes: tuple[tuple[UserId, Seat], ...]
    hints: int | None = HINTS
    hinted: tuple[tuple[Seat, int], ...] = ()

    @property
    def host(self) -> UserId:
        """Who chooses what is played: whoever opened the table, or, with that person gone, the first who sits there."""
        seated = [user for user, seat in self.homes if self.seat_of(user) == seat]
        return self.opener if self.opener in seated or not seated else seated[0]

    def hints_left(self, seat: Seat) -> int | None:
        """How many more hints a seat may have; None is as many as it likes."""
        return None if self.hints is None else max(0, self.hints - sum(one == seat for one, _ in self.hinted))

    def seat_of(self, user: UserId) -> Seat | None:
        """The seat a person sits on."""
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, Human) and sitter.user == user:
                return Seat(seat)
        return None


def opened(event: Opened) -> Table:
    """A table just opened."""
    return Table(
        number=1,
        guild=event.guild,
        channel=event.channel,
        opener=event.host,
        language=event.language,
        rules=event.rules,
        stage=Stage.LOBBY,
        sitters=(None,) * event.rules.party.players,
        game=None,
        homes=(),
    )


def fold(table: Table, event: Event) -> Table:
    """The table after one more event.

    Raises:
        LogError: the event cannot follow.
    """
    table = replace(table, number=table.number + 1)
    in_lobby = table.stage is Stage.LOBBY
    _require(table, in_lobby or table.stage is Stage.PLAYING, "comes after the end")
    match event:
        case Opened():
            raise LogError(f"event {table.number} opens a table that is open")
        case Chosen(rules):
            _require(table, in_lobby, "chooses rules in mid-game")
            sitters = _moved_up(table.sitters, rules.party.players)
            return replace(table, rules=rules, sitters=sitters, homes=_homes(sitters))
        case Sat(seat, sitter):
            return _sat(table, seat, sitter)
        case Left(seat):
            _require(table, in_lobby and _sitter(table, seat) is not None, "frees a seat that cannot be freed")
            sitters = (*table.sitters[:seat], None, *table.sitters[seat + 1 :])
            return replace(table, sitters=sitters, homes=_homes(sitters))
        case Started(seed):
            ready = in_lobby and None not in table.sitters and len(seed) == SEED_BYTES
            _require(table, ready, "begins a game that cannot begin")
            return replace(table, stage=Stage.PLAYING, game=new_game(table.rules, seed, table.number))
        case Allowed(hints):
            _require(table, in_lobby and (hints is None or hints >= 0), "allows hints that cannot be allowed")
            return replace(table, hints=hints)
        case Hinted(seat):
            due = table.game is not None and _sitter(table, seat) is not None and table.hints_left(seat) != 0
            _require(table, due, "gives a hint that is not allowed")
            return replace(table, hinted=(*table.hinted, (seat, 0 if table.game is None else table.game.stamp)))
        case Closed():
            return replace(table, stage=Stage.CLOSED)
        case Dealt() | Gave() | Played():
            return _game_after(table, event)
        case _:
            assert_never(event)


def _require(table: Table, holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Refuse the event that makes this table unless something holds.

    Raises:
        LogError: it does not.
    """
    if not holds:
        raise LogError(f"event {table.number} {otherwise}")


def _sitter(table: Table, seat: Seat) -> Sitter | None:
    """Who sits on a seat that the log names."""
    _require(table, seat in table.rules.seats, "names a seat that is not there")
    return table.sitters[seat]


def _moved_up(sitters: tuple[Sitter | None, ...], seats: int) -> tuple[Sitter | None, ...]:
    """The sitters on another number of seats: people whose seat is no more get the first without a person.

    Raises:
        LogError: there are more people than seats.
    """
    if sum(isinstance(sitter, Human) for sitter in sitters) > seats:
        raise LogError("there are more people than seats")
    kept = [*sitters[:seats], *(None,) * (seats - len(sitters))]
    for person in (sitter for sitter in sitters[seats:] if isinstance(sitter, Human)):
        kept[next(seat for seat, sitter in enumerate(kept) if not isinstance(sitter, Human))] = person
    return tuple(kept)


def _homes(sitters: tuple[Sitter | None, ...]) -> tuple[tuple[UserId, Seat], ...]:
    """The seat of everybody who sits there."""
    return tuple((sitter.user, Seat(seat)) for seat, sitter in enumerate(sitters) if isinstance(sitter, Human))


def _sat(table: Table, seat: Seat, sitter: Sitter) -> Table:
    before = _sitter(table, seat)
    _require(table, before is None or table.stage is Stage.PLAYING, "takes a seat that is taken")
    twice = isinstance(sitter, Human) and table.seat_of(sitter.user) not in (None, seat)
    _require(table, not twice, "seats somebody twice")
    sitters = (*table.sitters[:seat], sitter, *table.sitters[seat + 1 :])
    if not isinstance(sitter, Human):
        return replace(table, sitters=sitters)
    homes = (*(home for home in table.homes if home[0] != sitter.user), (sitter.user, seat))
    return replace(table, sitters=sitters, homes=homes)


def _game_after(table: Table, event: Dealt | Gave | Played) -> Table:
    if table.game is None:
        raise LogError(f"event {table.number} belongs to a game that has not started")
    try:
        game = _next_game(table, table.game, event)
    except (ValueError, IndexError, TypeError) as error:
        raise LogError(f"event {table.number} cannot follow: {error}") from error
    over = game.position.phase is Phase.GAME_OVER
    return replace(table, game=game, stage=Stage.FINISHED if over else table.stage)


def _next_game(table: Table, game: Game, event: Dealt | Gave | Played) -> Game:
    stamp = table.number
    match event:
        case Dealt(dealer, hands):
            due = next_deal(game)
            if (due.dealer, due.hands) != (dealer, hands):
                raise ValueError("these are not the cards that follow from the seed")
            return dealt(game, stamp)
        case Gave(seat, card):
            return gave(game, seat, card, stamp)
        case Played(seat):
            sitter = _sitter(table, seat)
            return played(game, event, stamp, "" if sitter is None else sitter.name)
        case _:
            assert_never(event)


def replay(events: Iterable[Event]) -> Table:
    """The table whose whole log this is.

    Raises:
        LogError: this is no table's log.
    """
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, Opened):
        raise LogError("a log begins with the opening of its table")
    table = opened(first)
    for event in log:
        table = fold(table, event)
    return table
