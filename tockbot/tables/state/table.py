"""A table: the fold of its log.

Invariant: ``fold(table, entry)`` is the only way a table changes. It checks what it is told, so a log that was tampered
with or written by another program is found out when it is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum
from typing import Final, assert_never

from tockbot.rules import Phase, Seat, TableRules
from tockbot.tables.ids import ChannelId, GuildId, PersonId, Stamp
from tockbot.tables.log.codec import LogError
from tockbot.tables.log.entry import Entry
from tockbot.tables.log.events import (
    Allowed,
    Chosen,
    Closed,
    Dealt,
    Gave,
    Hinted,
    Left,
    Opened,
    Played,
    Sat,
    Started,
)
from tockbot.tables.players import Human, Player
from tockbot.tables.state.chance import SEED_BYTES
from tockbot.tables.state.dealing import dealt
from tockbot.tables.state.game import Game, game_from, new_game
from tockbot.tables.state.playing import gave, played

HINTS: Final = 3
"""How many hints each seat may have in a game unless the host says otherwise."""


class Stage(Enum):
    """Where a table is in its life (docs/architecture.md)."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def is_open(self) -> bool:
        """Whether anything can still happen at the table."""
        return self in (Stage.LOBBY, Stage.PLAYING)


Seated = tuple[Player | None, ...]
"""Who sits on each seat."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game in one channel, from its opening to its end.

    Attributes:
        entries: how many entries its log has; the last one's number.
        at: when the last of them was written, in UTC.
        guild: the server.
        channel: the channel or thread.
        opener: who opened it.
        language: the language spoken at it.
        rules: what is played.
        seed: what all chance of the game follows from.
        stage: where it is in its life.
        seated: who sits on each seat.
        game: the game, once started.
        homes: the seat of each person who sits, or sat in the game, to come back to.
        hints: how many hints each seat may have in the game; None is as many as anybody likes.
        hinted: the hints given so far: to which seat, and at which stamp of the game.
    """

    entries: int
    at: datetime
    guild: GuildId
    channel: ChannelId
    opener: PersonId
    language: str
    rules: TableRules
    seed: bytes = field(repr=False)
    stage: Stage
    seated: Seated
    game: Game | None
    homes: tuple[tuple[PersonId, Seat], ...]
    hints: int | None = HINTS
    hinted: tuple[tuple[Seat, Stamp], ...] = ()

    @property
    def host(self) -> PersonId:
        """Who chooses what is played: whoever opened the table, or, with that person gone, the first who sits there."""
        here = [person for person, seat in self.homes if self.seat_of(person) == seat]
        return self.opener if self.opener in here or not here else here[0]

    @property
    def people(self) -> frozenset[PersonId]:
        """Everybody whom the table knows: who opened it, who sits there, and who has a seat to come back to."""
        return frozenset((self.opener, *(person for person, _ in self.homes)))

    @property
    def is_deserted(self) -> bool:
        """Whether no person sits at it."""
        return not any(isinstance(player, Human) for player in self.seated)

    def hints_left(self, seat: Seat) -> int | None:
        """How many more hints a seat may have; None is as many as it likes."""
        return None if self.hints is None else max(0, self.hints - sum(one == seat for one, _ in self.hinted))

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat a person sits on."""
        for seat, player in enumerate(self.seated):
            if isinstance(player, Human) and player.person == person:
                return Seat(seat)
        return None


def opened(entry: Entry) -> Table:
    """A table just opened.

    Raises:
        LogError: the entry opens no table, or is not the first.
    """
    event = entry.event
    if not isinstance(event, Opened) or entry.number != 1:
        raise LogError("a log begins with the opening of its table")
    if len(event.seed) != SEED_BYTES:
        raise LogError(f"a seed has {SEED_BYTES} bytes, not {len(event.seed)}")
    return Table(
        entries=1,
        at=entry.at,
        guild=event.guild,
        channel=event.channel,
        opener=event.host,
        language=event.language,
        rules=event.rules,
        seed=event.seed,
        stage=Stage.LOBBY,
        seated=(None,) * event.rules.party.players,
        game=None,
        homes=(),
    )


def fold(table: Table, entry: Entry) -> Table:
    """The table after one more entry of its log.

    Raises:
        LogError: the entry cannot follow.
    """
    if entry.number != table.entries + 1:
        raise LogError(f"entry {entry.number} cannot follow entry {table.entries}")
    table = replace(table, entries=entry.number, at=entry.at)
    _require(table, table.stage.is_open, "comes after the end")
    in_lobby = table.stage is Stage.LOBBY
    match event := entry.event:
        case Opened():
            raise LogError(f"entry {table.entries} opens a table that is open")
        case Chosen(rules):
            _require(table, in_lobby, "chooses rules in mid-game")
            seated = _moved_up(table.seated, rules.party.players)
            return replace(table, rules=rules, seated=seated, homes=_homes(seated))
        case Sat(seat, player):
            return _sat(table, seat, player)
        case Left(seat):
            _require(table, in_lobby and _player(table, seat) is not None, "frees a seat that cannot be freed")
            seated = (*table.seated[:seat], None, *table.seated[seat + 1 :])
            return replace(table, seated=seated, homes=_homes(seated))
        case Allowed(hints):
            _require(table, in_lobby and (hints is None or hints >= 0), "allows hints that cannot be allowed")
            return replace(table, hints=hints)
        case Hinted(seat):
            due = table.game is not None and _player(table, seat) is not None and table.hints_left(seat) != 0
            _require(table, due, "gives a hint that is not allowed")
            stamp = Stamp(0) if table.game is None else table.game.stamp
            return replace(table, hinted=(*table.hinted, (seat, stamp)))
        case Closed():
            return replace(table, stage=Stage.CLOSED)
        case Started() | Dealt() | Gave() | Played():
            return _in_game(table, event)
        case _:
            assert_never(event)


def _require(table: Table, holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Refuse the entry that makes this table unless something holds.

    Raises:
        LogError: it does not.
    """
    if not holds:
        raise LogError(f"entry {table.entries} {otherwise}")


def _player(table: Table, seat: Seat) -> Player | None:
    """Who sits on a seat that the log names."""
    _require(table, seat in table.rules.seats, "names a seat that is not there")
    return table.seated[seat]


def _moved_up(seated: Seated, seats: int) -> Seated:
    """Who sits where on another number of seats: people whose seat is no more get the first without a person.

    Raises:
        LogError: there are more people than seats.
    """
    if sum(isinstance(player, Human) for player in seated) > seats:
        raise LogError("there are more people than seats")
    kept = [*seated[:seats], *(None,) * (seats - len(seated))]
    for person in (player for player in seated[seats:] if isinstance(player, Human)):
        kept[next(seat for seat, player in enumerate(kept) if not isinstance(player, Human))] = person
    return tuple(kept)


def _homes(seated: Seated) -> tuple[tuple[PersonId, Seat], ...]:
    """The seat of everybody who sits there."""
    return tuple((player.person, Seat(seat)) for seat, player in enumerate(seated) if isinstance(player, Human))


def _sat(table: Table, seat: Seat, player: Player) -> Table:
    before = _player(table, seat)
    _require(table, before is None or table.stage is Stage.PLAYING, "takes a seat that is taken")
    twice = isinstance(player, Human) and table.seat_of(player.person) not in (None, seat)
    _require(table, not twice, "seats somebody twice")
    seated = (*table.seated[:seat], player, *table.seated[seat + 1 :])
    if not isinstance(player, Human):
        return replace(table, seated=seated)
    homes = (*(home for home in table.homes if home[0] != player.person), (player.person, seat))
    return replace(table, seated=seated, homes=homes)


def _in_game(table: Table, event: Started | Dealt | Gave | Played) -> Table:
    """The table after its game went on.

    Raises:
        LogError: it cannot go on so; the cause is the engine's own refusal.
    """
    try:
        game = _next_game(table, event)
    except (ValueError, IndexError, TypeError) as error:
        raise LogError(f"entry {table.entries} cannot follow: {error}") from error
    over = game.position.phase is Phase.GAME_OVER
    return replace(table, game=game, stage=Stage.FINISHED if over else Stage.PLAYING)


def _next_game(table: Table, event: Started | Dealt | Gave | Played) -> Game:
    stamp = Stamp(table.entries)
    if isinstance(event, Started):
        _require(table, table.stage is Stage.LOBBY and None not in table.seated, "begins a game that cannot begin")
        if event.position is None:
            return new_game(table.rules, table.seed, stamp)
        _require(table, event.position.rules is table.rules, "begins from a position of other rules")
        return game_from(event.position, table.seed, stamp)
    if table.game is None:
        raise LogError(f"entry {table.entries} belongs to a game that has not started")
    match event:
        case Dealt():
            return dealt(table.game, event, stamp)
        case Gave(seat, card):
            return gave(table.game, seat, card, stamp)
        case Played(seat):
            return played(table.game, event, _player(table, seat), stamp)
        case _:
            assert_never(event)


def replay(entries: Iterable[Entry]) -> Table:
    """The table whose whole log this is.

    Raises:
        LogError: this is no table's log.
    """
    log = iter(entries)
    first = next(log, None)
    if first is None:
        raise LogError("a log begins with the opening of its table")
    table = opened(first)
    for entry in log:
        table = fold(table, entry)
    return table
