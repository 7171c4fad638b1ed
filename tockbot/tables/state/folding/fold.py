"""The fold of a log: what each entry makes of a table.

Invariant: ``fold(table, entry)`` is the only way a table changes. It checks that what it is told can follow; whether
a play is legal, which takes longest, is asked where an entry is written and where a log is verified.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from typing import assert_never

from tockbot.rules import IllegalPlay, Phase, is_legal
from tockbot.tables.ids import Stamp
from tockbot.tables.log.entry import Entry, LogError
from tockbot.tables.log.events import (
    Agreed,
    Allowed,
    Announced,
    Asked,
    Away,
    BackAllowed,
    ByInvitation,
    Called,
    Chosen,
    ClockHeld,
    Closed,
    Dealt,
    Declined,
    Forgotten,
    GameEvent,
    Gave,
    GivenUp,
    Here,
    Hinted,
    InSeries,
    Kept,
    Left,
    LetBack,
    LetGo,
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
)
from tockbot.tables.state.clock import Clock
from tockbot.tables.state.folding.asking import asked, asked_after
from tockbot.tables.state.folding.closing import closing_after
from tockbot.tables.state.folding.last_play import last_play_after, took_back
from tockbot.tables.state.folding.presence import called, forgotten, heard
from tockbot.tables.state.folding.queueing import ahead_after, queue_after
from tockbot.tables.state.folding.requiring import player_on, require
from tockbot.tables.state.folding.seating import reseated
from tockbot.tables.state.folding.serial import in_series, series_begun
from tockbot.tables.state.folding.timing import clock_after, clocked
from tockbot.tables.state.game.chance import SEED_BYTES, mixed
from tockbot.tables.state.game.dealing import dealt
from tockbot.tables.state.game.game import Game, game_from, new_game
from tockbot.tables.state.game.playing import gave, played
from tockbot.tables.state.presence import Homes, Presence
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.start import Beginning
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
        opening=event,
        entries=1,
        at=entry.at,
        acted_at=entry.at,
        due_at=entry.at,
        rules=event.rules,
        stage=Stage.LOBBY,
        seated=(None,) * event.rules.party.players,
        clock=Clock(event.pace),
    )


def fold(table: Table, entry: Entry) -> Table:  # noqa: C901, PLR0912 - a match over a closed union has as many cases
    """The table after one more entry of its log.

    Raises:
        LogError: the entry cannot follow.
    """
    if entry.number != table.entries + 1:
        raise LogError(f"entry {entry.number} cannot follow entry {table.entries}")
    since, table = table.at, heard(table, entry)
    # Deadlines are renewed if nobody could act, such as while the bot was stopped: no seat has used that time.
    if table.clock.waits and not isinstance(entry.event, Timed):
        table = replace(table, clock=table.clock.waited(since, table.at))
    after_closing = table.closing is not None and isinstance(entry.event, Reopened | GivenUp | Left | Forgotten)
    require(table, table.stage.is_open or after_closing, "comes after the end")
    in_lobby = table.stage is Stage.LOBBY
    match event := entry.event:
        case Opened():
            raise LogError(f"entry {table.entries} opens a table that is open")
        case Chosen() | Sat() | Left() | Kept() | Away() | SentAway() | LetBack():
            return reseated(table, event)
        case Forgotten(known, seat):
            return forgotten(table, known, seat, entry.actor)
        case Called() | Here():
            return called(table, event, entry.actor)
        case Allowed() | Hinted():
            return _hinted(table, event)
        case Rated(rated):
            require(table, in_lobby, "says in mid-game whether it is rated")
            return replace(table, terms=replace(table.terms, rated=rated))
        case BackAllowed(allowed):
            require(table, in_lobby, "says in mid-game whether plays are taken back")
            return replace(table, terms=replace(table.terms, takes_back=allowed))
        case ByInvitation(only):
            require(table, in_lobby, "says in mid-game who may sit down")
            return replace(table, terms=replace(table.terms, by_invitation=only))
        case InSeries():
            return in_series(table, event)
        case Paced() | Timed() | Reminded() | Missed() | ClockHeld():
            return clocked(table, event)
        case Asked() | Agreed() | Declined():
            return asked(table, event, entry.actor)
        case TookBack():
            return took_back(table, event)
        case Queued() | Unqueued() | LetGo():
            return queue_after(table, event)
        case Closed() | Reopened() | GivenUp():
            return closing_after(table, event, entry.actor)
        case Started(None, cut) if cut is not None:
            require(table, in_lobby and None not in table.seated, "begins a game that cannot begin")
            return replace(table, stage=Stage.STARTING, series=series_begun(table), start=Beginning(cut))
        case Started() | Announced() | Dealt() | Gave() | Played():
            return _in_game(table, event)
        case _:
            assert_never(event)


def _hinted(table: Table, event: Allowed | Hinted) -> Table:
    """The table after hints were allowed, or one was given."""
    if isinstance(event, Allowed):
        can_be = table.stage is Stage.LOBBY and (event.hints is None or event.hints >= 0)
        require(table, can_be, "allows hints that cannot be allowed")
        return replace(table, terms=replace(table.terms, hints=event.hints))
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
    last = last_play_after(table, event)
    return replace(
        table,
        game=game,
        stage=Stage.FINISHED if game.position.phase is Phase.GAME_OVER else Stage.PLAYING,
        start=_start(table, event),
        series=series_begun(table) if isinstance(event, Started) else table.series,
        presence=_presence(table, event),
        clock=clock_after(table, event, game),
        ahead=ahead_after(table, event, game),
        asked=asked_after(table, event, last),
        last_play=last,
        took_back=None,
        due_at=table.at if game.stamp == table.entries else table.due_at,
    )


def _start(table: Table, event: GameEvent) -> Beginning:
    """How the game began, as far as something that happened in it tells."""
    match event:
        case Started(position):
            return Beginning(began=table.at, seats=_sitting(table), from_position=position is not None)
        case Announced(message, lobby):
            return Beginning(table.start.cut, message, table.at, _sitting(table), lobby=lobby)
        case _:
            return table.start


def _presence(table: Table, event: GameEvent) -> Presence:
    """Who was at the game once something happened in it: whoever sits there when cards are dealt sees a hand."""
    match event:
        case Started() | Announced():
            return replace(table.presence, held=_sitting(table), seen=_sitting(table))
        case Dealt():
            return replace(table.presence, seen=_sitting(table), comings=())
        case _:
            return table.presence


def _sitting(table: Table) -> Homes:
    return tuple(home for home in table.homes if table.seat_of(home[0]) is not None)


def _next_game(table: Table, event: GameEvent) -> Game:
    stamp = Stamp(table.entries)
    if isinstance(event, Announced):
        require(table, table.stage is Stage.STARTING, "tells of a start that was not made")
        return new_game(table.rules, mixed(table.opening.seed, event.message, table.start.cut), stamp)
    if isinstance(event, Started):
        require(table, table.stage is Stage.LOBBY and None not in table.seated, "begins a game that cannot begin")
        if event.position is None:
            return new_game(table.rules, table.opening.seed, stamp)
        require(table, event.position.rules is table.rules, "begins from a position of other rules")
        return game_from(event.position, table.opening.seed, stamp)
    if table.game is None:
        raise LogError(f"entry {table.entries} belongs to a game that has not started")
    match event:
        case Dealt():
            return dealt(table.game, event, stamp)
        case Gave(seat, card):
            return gave(table.game, seat, card, stamp)
        case Played(seat):
            in_advance = seat in table.ahead.let_go or table.ahead.queued_by(seat) is not None
            return played(table.game, event, player_on(table, seat), stamp, ahead=in_advance)
        case _:
            assert_never(event)


def replay(entries: Iterable[Entry]) -> Table:
    """The table whose whole log this is. That its plays were legal was asked when they were written.

    Raises:
        LogError: this is no table's log.
    """
    return _folded(entries, fold)


def verified(entries: Iterable[Entry]) -> Table:
    """As :func:`replay`, and every play is asked for again: whoever wrote the log may have done it by hand.

    Raises:
        LogError: this is no table's log, or a play in it was not legal.
    """
    return _folded(entries, fold_legal)


def fold_legal(table: Table, entry: Entry) -> Table:
    """As :func:`fold`, where a play is only made if the rules allow it: the one place that asks.

    Raises:
        LogError: the entry cannot follow; where the rules refuse it, the cause is an ``IllegalPlay``.
    """
    event, game = entry.event, table.game
    if isinstance(event, Played) and game is not None and not is_legal(game.position, event.play):
        raise LogError(f"entry {entry.number} cannot follow") from IllegalPlay("no legal play", game.position)
    return fold(table, entry)


def _folded(entries: Iterable[Entry], after: Callable[[Table, Entry], Table]) -> Table:
    log = iter(entries)
    first = next(log, None)
    if first is None:
        raise LogError("a log begins with the opening of its table")
    return reduce(after, log, opened(first))
