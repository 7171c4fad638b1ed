"""What follows from a wish: pure decisions from a table to events, or a refusal.

Each decision is given the table as it stands under its lock, and gives the events to write to the log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tockbot.rules import Draw, Phase, Play, Seat, TableRules, is_legal
from tockbot.tables.cards import Card, take
from tockbot.tables.events import Allowed, Chosen, Closed, Dealt, Event, Gave, Hinted, Left, Played, Sat, Started
from tockbot.tables.game import Game, draw_from, next_deal
from tockbot.tables.refusal import Refusal, Refused
from tockbot.tables.sitters import COMPUTER_NAMES, Computer, Human, Level, Sitter, UserId
from tockbot.tables.table import Stage, Table, fold

Events = tuple[Event, ...]

Decision = Callable[[Table], Events]
"""A wish, as what follows from it at a table; or it is refused."""


def join(table: Table, person: Human, seat: Seat | None = None) -> Events:
    """Sit down: on a free seat in the lobby, or in a game in a computer player's place.

    Without a seat named it is the first that is to be had. Whoever has played in a game comes back to the same seat.

    Raises:
        Refused: ALREADY_SEATED, SEAT_TAKEN, NO_SEAT_FREE, NO_SUCH_SEAT, NOT_PLAYING.
    """
    _check_alive(table)
    current = table.seat_of(person.user)
    to_be_had = [Seat(one) for one, sitter in enumerate(table.sitters) if _to_be_had(table, sitter)]
    home = dict(table.homes).get(person.user)
    if table.stage is Stage.PLAYING and home is not None:
        # Whoever has seen a hand of this game must not see another.
        to_be_had = [one for one in to_be_had if one == home]
    if seat is not None and seat not in table.rules.seats:
        raise Refused(Refusal.NO_SUCH_SEAT, seats=table.rules.party.players)
    if current is not None and (table.stage is not Stage.LOBBY or seat in (None, current)):
        raise Refused(Refusal.ALREADY_SEATED)
    if seat is not None and seat not in to_be_had:
        raise Refused(Refusal.SEAT_TAKEN)
    if not to_be_had:
        raise Refused(Refusal.NO_SEAT_FREE)
    if seat is None:
        seat = home if home in to_be_had else to_be_had[0]
    moved: Events = () if current is None else (Left(current),)
    return (*moved, Sat(seat, person))


def as_before(sitters: Sequence[Sitter | None], hints: int | None) -> Events:
    """Sit down on the same seats as at another table, under the same rules, with as many hints."""
    seated = (Sat(Seat(seat), sitter) for seat, sitter in enumerate(sitters) if sitter is not None)
    return (Allowed(hints), *seated)


def _to_be_had(table: Table, sitter: Human | Computer | None) -> bool:
    return sitter is None if table.stage is Stage.LOBBY else isinstance(sitter, Computer)


def _check_alive(table: Table) -> None:
    if table.stage not in (Stage.LOBBY, Stage.PLAYING):
        raise Refused(Refusal.NOT_PLAYING)


def choose(table: Table, user: UserId, rules: TableRules) -> Events:
    """Choose other rules, before the game; the host does. Nobody may lose a seat by it.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES, TOO_MANY.
    """
    check_lobby(table)
    if user != table.host:
        raise Refused(Refusal.HOST_CHOOSES)
    people = sum(isinstance(sitter, Human) for sitter in table.sitters)
    if people > rules.party.players:
        raise Refused(Refusal.TOO_MANY, people=people)
    return () if rules == table.rules else (Chosen(rules),)


def leave(table: Table, user: UserId) -> Events:
    """Get up. In a game a computer player takes over (rules.md 5.2); nobody leaves a game that is over.

    Raises:
        Refused: NOT_SEATED, NOT_PLAYING.
    """
    _check_alive(table)
    seat = seat_of(table, user)
    return (Left(seat),) if table.stage is Stage.LOBBY else (Sat(seat, Computer(COMPUTER_NAMES[seat])),)


def kick(table: Table, user: UserId, person: UserId, *, may_manage: bool) -> Events:
    """Let somebody who does not play get up, who may come back; the host may, or whoever may manage the server.

    Raises:
        Refused: NOT_PLAYING, NOT_HOST, NOBODY_THERE.
    """
    _check_alive(table)
    if user != table.host and not may_manage:
        raise Refused(Refusal.NOT_HOST)
    if table.seat_of(person) is None:
        raise Refused(Refusal.NOBODY_THERE)
    return leave(table, person)


def seat_of(table: Table, user: UserId) -> Seat:
    """The seat on which a person sits.

    Raises:
        Refused: NOT_SEATED.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def add_computer(table: Table, seat: Seat | None = None, level: Level = Level.NORMAL) -> Events:
    """Put a computer player on a free seat, the first if none is named.

    Raises:
        Refused: NOT_IN_LOBBY, NO_SEAT_FREE, SEAT_TAKEN, NO_SUCH_SEAT.
    """
    check_lobby(table)
    free = [Seat(one) for one, sitter in enumerate(table.sitters) if sitter is None]
    if seat is not None and seat not in table.rules.seats:
        raise Refused(Refusal.NO_SUCH_SEAT, seats=table.rules.party.players)
    if not free:
        raise Refused(Refusal.NO_SEAT_FREE)
    if seat is not None and seat not in free:
        raise Refused(Refusal.SEAT_TAKEN)
    chosen = free[0] if seat is None else seat
    return (Sat(chosen, Computer(COMPUTER_NAMES[chosen], level)),)


def set_level(table: Table, seat: Seat, level: Level) -> Events:
    """Let the computer player on a seat play at another level, before the game.

    Raises:
        Refused: NOT_IN_LOBBY, NO_COMPUTER.
    """
    check_lobby(table)
    sitter = table.sitters[seat] if seat in table.rules.seats else None
    if not isinstance(sitter, Computer):
        raise Refused(Refusal.NO_COMPUTER)
    return () if sitter.level is level else (Left(seat), Sat(seat, replace(sitter, level=level)))


def remove_computer(table: Table, seat: Seat | None = None) -> Events:
    """Take a computer player away, in the lobby: the one on this seat, or the last.

    Raises:
        Refused: NOT_IN_LOBBY, NO_COMPUTER.
    """
    check_lobby(table)
    computers = [Seat(one) for one, sitter in enumerate(table.sitters) if isinstance(sitter, Computer)]
    if not computers or seat not in (None, *computers):
        raise Refused(Refusal.NO_COMPUTER)
    return (Left(computers[-1] if seat is None else seat),)


def check_lobby(table: Table) -> None:
    """Refuse what is only for the time before the game.

    Raises:
        Refused: NOT_IN_LOBBY.
    """
    if table.stage is not Stage.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY)


def check_belongs(table: Table, user: UserId) -> None:
    """Refuse whoever neither sits at the table nor opened it.

    Raises:
        Refused: NOT_SEATED.
    """
    if user not in (table.opener, table.host):
        seat_of(table, user)


def start(table: Table, user: UserId, seed: bytes) -> Events:
    """Begin the game and deal its first round; anybody seated, or the host, may.

    Raises:
        Refused: NOT_IN_LOBBY, NOT_SEATED, SEATS_FREE, NO_HUMAN.
    """
    check_lobby(table)
    check_belongs(table, user)
    free = sum(sitter is None for sitter in table.sitters)
    if free:
        raise Refused(Refusal.SEATS_FREE, free=free)
    if not any(isinstance(sitter, Human) for sitter in table.sitters):
        raise Refused(Refusal.NO_HUMAN)
    return _with_deal(table, Started(seed))


def _with_deal(table: Table, event: Event) -> Events:
    """The event, and the deal that it may make due."""
    after = fold(table, event)
    if after.game is None or after.game.position.phase is not Phase.ROUND_OVER:
        return (event,)
    due = next_deal(after.game)
    return (event, Dealt(due.dealer, due.hands))


def give(table: Table, seat: Seat, card: Card, stamp: int) -> Events:
    """Choose the card to give in the exchange, or another instead of one chosen before.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NO_EXCHANGE, NOT_IN_HAND.
    """
    game = _game(table, stamp)
    if game.position.phase is not Phase.EXCHANGE:
        raise Refused(Refusal.NO_EXCHANGE)
    if card not in game.hands[seat]:
        raise Refused(Refusal.NOT_IN_HAND)
    return () if game.gifts[seat] == card else (Gave(seat, card),)


def _game(table: Table, stamp: int) -> Game:
    if table.stage is Stage.LOBBY:
        raise Refused(Refusal.NOT_STARTED)
    if table.stage is not Stage.PLAYING or table.game is None:
        raise Refused(Refusal.NOT_PLAYING)
    if table.game.stamp != stamp:
        raise Refused(Refusal.STALE)
    return table.game


def play(table: Table, seat: Seat, chosen: Play, stamp: int, card: Card | None = None) -> Events:
    """Make a play, and deal the next round if that ends this one.

    The rules read ranks only: of several cards of one rank, ``card`` is the one to spend.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_YOUR_TURN, NOT_LEGAL, NOT_IN_HAND.
    """
    game = _game(table, stamp)
    if game.position.turn != seat:
        raise Refused(Refusal.NOT_YOUR_TURN)
    if not is_legal(game.position, chosen):
        raise Refused(Refusal.NOT_LEGAL)
    cards, _ = take(game.hands[seat], chosen.spent, () if card is None else (card,))
    if card is not None and card not in cards:
        raise Refused(Refusal.NOT_IN_HAND)
    drawn = draw_from(game, chosen) if isinstance(chosen, Draw) else None
    return _with_deal(table, Played(seat, chosen, drawn, cards))


def allow_hints(table: Table, user: UserId, hints: int | None) -> Events:
    """Say how many hints each seat may have, before the game; the host does. None is as many as anybody likes.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(table)
    if user != table.host:
        raise Refused(Refusal.HOST_CHOOSES)
    return () if hints == table.hints else (Allowed(hints),)


def hint(table: Table, user: UserId, stamp: int) -> Events:
    """Give a person a hint at what is due; the same moment counts once.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, HINTS_OFF, HINTS_SPENT, NOTHING_DUE.
    """
    game = _game(table, stamp)
    seat = seat_of(table, user)
    gives = game.position.phase is Phase.EXCHANGE and bool(game.hands[seat])
    if not gives and game.position.turn != seat:
        raise Refused(Refusal.NOTHING_DUE)
    if (seat, stamp) in table.hinted:
        return ()
    if table.hints == 0:
        raise Refused(Refusal.HINTS_OFF)
    if table.hints_left(seat) == 0:
        raise Refused(Refusal.HINTS_SPENT, hints=table.hints or 0)
    return (Hinted(seat),)


def close(table: Table, user: UserId, *, may_manage: bool) -> Events:
    """End the table before its time: the host may, or whoever may manage the server.

    Raises:
        Refused: NOT_PLAYING, NOT_HOST.
    """
    _check_alive(table)
    if user != table.host and not may_manage:
        raise Refused(Refusal.NOT_HOST)
    return (Closed(user),)


def abandon(table: Table) -> Events:
    """End a table whose channel is gone."""
    return (Closed(None),) if table.stage in (Stage.LOBBY, Stage.PLAYING) else ()
