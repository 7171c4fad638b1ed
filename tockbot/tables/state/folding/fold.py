"""The fold of a log: what each entry makes of a table.

Invariant: ``fold(table, entry)`` is the only way a table changes. It checks what it is told, so a log that was tampered
with or written by another program is found out when it is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from tockbot.rules import Phase, Seat
from tockbot.tables.ids import Stamp
from tockbot.tables.log.entry import Entry, LogError
from tockbot.tables.log.events import (
    Agreed,
    Allowed,
    Announced,
    Asked,
    Away,
    BackAllowed,
    Called,
    Chosen,
    Closed,
    Dealt,
    Declined,
    GameEvent,
    Gave,
    GivenUp,
    Here,
    Hinted,
    InSeries,
    Kept,
    Left,
    LetBack,
    Missed,
    Opened,
    Paced,
    Played,
    Queued,
    Rated,
    Reminded,
    Reopened,
    Sat,
    SentAway,
    Started,
    Timed,
    TookBack,
    Unqueued,
    Wanted,
)
from tockbot.tables.players import Human
from tockbot.tables.state.clock import Clock
from tockbot.tables.state.folding.asking import asked
from tockbot.tables.state.folding.closing import closing_after
from tockbot.tables.state.folding.last_play import last_play_after, took_back, without_back
from tockbot.tables.state.folding.presence import called, heard
from tockbot.tables.state.folding.queueing import no_longer_queued, queue_after
from tockbot.tables.state.folding.requiring import player_on, require
from tockbot.tables.state.folding.seating import reseated, shown_there
from tockbot.tables.state.folding.serial import begun, in_series
from tockbot.tables.state.folding.timing import clock_after, clocked
from tockbot.tables.state.game.chance import SEED_BYTES, mixed
from tockbot.tables.state.game.dealing import dealt
from tockbot.tables.state.game.game import Game, game_from, new_game
from tockbot.tables.state.game.playing import gave, played
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table


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
        acted_at=entry.at,
        due_at=entry.at,
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
        clock=Clock(event.pace),
        kind=event.kind,
    )


def fold(table: Table, entry: Entry) -> Table:  # noqa: C901, PLR0912 - a match over a closed union has as many cases
    """The table after one more entry of its log.

    Raises:
        LogError: the entry cannot follow.
    """
    if entry.number != table.entries + 1:
        raise LogError(f"entry {entry.number} cannot follow entry {table.entries}")
    table = heard(replace(table, entries=entry.number, at=entry.at), entry)
    after_closing = table.closing is not None and isinstance(entry.event, Reopened | GivenUp | Left)
    require(table, table.stage.is_open or after_closing, "comes after the end")
    in_lobby = table.stage is Stage.LOBBY
    match event := entry.event:
        case Opened():
            raise LogError(f"entry {table.entries} opens a table that is open")
        case Chosen() | Sat() | Left() | Kept() | Away() | SentAway() | LetBack():
            return reseated(table, event)
        case Called() | Here():
            return called(table, event, entry.actor)
        case Allowed() | Hinted():
            return _hinted(table, event)
        case Rated(rated):
            require(table, in_lobby, "says in mid-game whether it is rated")
            return replace(table, rated=rated)
        case BackAllowed(allowed):
            require(table, in_lobby, "says in mid-game whether plays are taken back")
            return replace(table, takes_back=allowed)
        case InSeries():
            return in_series(table, event)
        case Paced() | Timed() | Reminded() | Missed():
            return clocked(table, event)
        case Asked() | Agreed() | Declined():
            return asked(table, event, entry.actor)
        case TookBack():
            return took_back(table, event)
        case Queued() | Unqueued():
            return queue_after(table, event)
        case Closed() | Reopened() | GivenUp():
            return closing_after(table, event, entry.actor)
        case Started(None, cut) if cut is not None:
            require(table, in_lobby and None not in table.seated, "begins a game that cannot begin")
            return replace(begun(table), stage=Stage.STARTING, cut=cut)
        case Started() | Announced() | Dealt() | Gave() | Played():
            return _in_game(table, event)
        case _:
            assert_never(event)


def _hinted(table: Table, event: Allowed | Hinted) -> Table:
    """The table after hints were allowed, or one was given."""
    if isinstance(event, Allowed):
        can_be = table.stage is Stage.LOBBY and (event.hints is None or event.hints >= 0)
        require(table, can_be, "allows hints that cannot be allowed")
        return replace(table, hints=event.hints)
    due = table.game is not None and player_on(table, event.seat) is not None and table.hints_left(event.seat) != 0
    require(table, due, "gives a hint that is not allowed")
    stamp = Stamp(0) if table.game is None else table.game.stamp
    return replace(table, hinted=(*table.hinted, (event.seat, stamp)))


def _in_game(table: Table, event: GameEvent) -> Table:
    """The table after its game went on.

    Raises:
        LogError: it cannot go on so; the cause is the engine's own refusal.
    """
    try:
        game = _next_game(table, event)
    except (ValueError, IndexError, TypeError) as error:
        raise LogError(f"entry {table.entries} cannot follow: {error}") from error
    over = game.position.phase is Phase.GAME_OVER
    message = event.message if isinstance(event, Announced) else table.message
    clock = clock_after(table, event, game)
    stage = Stage.FINISHED if over else Stage.PLAYING
    if isinstance(event, Started):
        table = begun(table)
    sitting = tuple(home for home in table.homes if table.seat_of(home[0]) is not None)
    if isinstance(event, Started | Announced):
        table = replace(table, starters=sitting, held=sitting, seen=sitting)
    if isinstance(event, Dealt):
        # What was agreed upon in one round does not bind the next, but for who is to have a seat.
        asked = tuple(one for one in table.asked if one.wanted is Wanted.SEAT)
        table = replace(table, seen=sitting, comings=(), asked=asked, queued=(), made_ahead=())
    if isinstance(event, Played):
        table = no_longer_queued(table, event.seat)
    if isinstance(event, Gave | Played) and not event.in_stead and isinstance(table.seated[event.seat], Human):
        table = shown_there(table, event.seat)
    last = last_play_after(table, event)
    if last is not table.last_play:
        table = replace(table, asked=without_back(table))
    table = replace(table, changes=_changes(table, event, game))
    due_at = table.at if game.stamp == table.entries else table.due_at
    table = replace(table, took_back=None, unfit=None, due_at=due_at)
    return replace(table, game=game, message=message, clock=clock, stage=stage, last_play=last)


def _changes(table: Table, event: GameEvent, game: Game) -> tuple[Seat, ...]:
    """How often who changed their mind about what is to come, once something happened: this is the game after it."""
    if table.game is None or game.position.phase is not table.game.position.phase:
        return ()
    if isinstance(event, Gave):
        return (*table.changes, event.seat)
    return tuple(one for one in table.changes if not isinstance(event, Played) or one != event.seat)


def _next_game(table: Table, event: GameEvent) -> Game:
    stamp = Stamp(table.entries)
    if isinstance(event, Announced):
        require(table, table.stage is Stage.STARTING, "tells of a start that was not made")
        return new_game(table.rules, mixed(table.seed, event.message, table.cut), stamp)
    if isinstance(event, Started):
        require(table, table.stage is Stage.LOBBY and None not in table.seated, "begins a game that cannot begin")
        if event.position is None:
            return new_game(table.rules, table.seed, stamp)
        require(table, event.position.rules is table.rules, "begins from a position of other rules")
        return game_from(event.position, table.seed, stamp)
    if table.game is None:
        raise LogError(f"entry {table.entries} belongs to a game that has not started")
    match event:
        case Dealt():
            return dealt(table.game, event, stamp)
        case Gave(seat, card):
            return gave(table.game, seat, card, stamp)
        case Played(seat):
            ahead = table.queued_by(seat) is not None
            return played(table.game, event, player_on(table, seat), stamp, ahead=ahead)
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
