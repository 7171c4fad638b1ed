"""A table as one person may see it: the seats, proposals, and the game as known to their seat.

It includes the series of games, which everyone may know, and two things about a game beside its log:

- Predictions of spectators, and their points. A prediction names the log entry after which it was made, so that it
  counts only for what came later; a play that was undone counts for nothing.
- The proof that the chance of a finished game was fair.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import Final

from tockbot.rules import (
    PAWNS,
    Seat,
    TableRules,
    is_home,
)
from tockbot.tables import players
from tockbot.tables.clock import Clock
from tockbot.tables.events import Cause, Entry, Queued, Wanted
from tockbot.tables.folding import verified
from tockbot.tables.game import Numbering, PlayRecord, seed_hash
from tockbot.tables.observation import Observation, letters_taken, observe, person_of
from tockbot.tables.proposals import waited_for
from tockbot.tables.state import Absence, Proposal, Series, Stage, Table, Terms


@dataclass(frozen=True, slots=True)
class SeriesSeen:
    """A series, as everyone may know it.

    Attributes:
        first_to: number of wins that win the series.
        won: wins of each side, including this game once it is finished.
        number: number of this game in the series, from 1.
        most: maximum number of games.
        winner: side that won the series with this game; None if no side has yet.
        given_up: true if it ended with this game because someone left permanently.
        left: in the lobby, score of the previous series, which is not continued because other people sit there.
    """

    first_to: int
    won: tuple[int, ...]
    number: int
    most: int
    winner: int | None = None
    given_up: bool = False
    left: tuple[int, ...] = ()

    @property
    def goes_on(self) -> bool:
        """True if the series continues after this game."""
        return self.winner is None and not self.given_up


def seen_series(table: Table) -> SeriesSeen | None:
    """Return the series of a table; None for a single game."""
    series = table.series
    if series is None:
        return None
    if table.stage is Stage.LOBBY and not table.continues_series:
        new = Series(series.first_to, (0,) * len(table.rules.sides))
        return replace(_seen(new), left=series.won if series.follows is not None else ())
    seen = replace(_seen(series), given_up=series.given_up)
    if table.stage is not Stage.FINISHED or table.game is None:
        return seen
    winner = table.rules.sides.index(table.game.finished[0])
    return replace(seen, won=series.after(winner), winner=winner if series.is_won(winner) else None)


def _seen(series: Series) -> SeriesSeen:
    return SeriesSeen(series.first_to, series.won, series.number, series.most)


@dataclass(frozen=True, slots=True)
class AskingSeen:
    """An open proposal.

    Attributes:
        person: its author.
        wanted: what they propose.
        seat: the seat that it is about, which is their own for an undo; None for ending the game.
        owner: owner of that seat, if any.
        number: number of the entry that made the proposal, by which others agree to it.
        waiting: people who have not agreed yet; for a seat, any one of them is enough.
    """

    person: players.Person
    wanted: Wanted
    seat: Seat | None
    owner: players.Person | None
    number: players.Stamp
    waiting: tuple[players.Person, ...]


@dataclass(frozen=True, slots=True)
class AwaySeen:
    """A person who is away, whose seat a computer player holds.

    Attributes:
        seat: their seat.
        person: the person.
        until: announced time of return, in UTC; None if they return when they like.
        held_until: time until which the seat is given to no one else, in UTC.
    """

    seat: Seat
    person: players.Person
    until: datetime | None
    held_until: datetime


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table as one person, the viewer, sees it.

    Attributes:
        id: id of the table.
        entries: number of entries in its log.
        guild: server that added the bot; NO_GUILD if there is none.
        channel: channel or thread.
        place: kind of place.
        host: the host.
        language: language used at the table.
        rules: rules of the table.
        kind: kind of game.
        stage: stage of the table.
        seated: player of each seat.
        held: for each seat without a person, the person for whom it is held or reserved.
        newcomers: people who joined the game after it had begun.
        closed_by: people who closed the table before its game was finished; empty if it closed automatically.
        closing_cause: why it was closed before its game was finished; None if it was not.
        exchanged: number of the entry that completed this round's exchange; 0 before that.
        due_at: time since which the players to act have been due, in UTC.
        viewer: the viewer's seat, or None.
        was_there: true if the viewer sits at the table, sat there, or has a seat held.
        game: the game as known to the viewer's seat; None before the start.
        terms: the host's other choices for the game.
        may_be_rated: true if the game may be rated.
        series: series to which the game belongs; None for a single game.
        back: number of the viewer's last play, if they can propose to undo it.
        last_press: number of the entry by which the viewer sat down or last chose something in private, or 0.
        undone_seat: seat that has just undone a play.
        queued: the viewer's planned play.
        is_discarding: true if the viewer's hand is being discarded, one card per turn.
        made_ahead: seats whose last play in this round was a planned one, with the number of its entry.
        may_change: true if the viewer may still change the card to pass, or the planned play.
        unfit: true if it is the viewer's turn and their planned play cannot be made as planned.
        seed_hash: SHA-256 of the seed.
        cut: text typed at the start to add to the randomness.
        hinted: seats that had a hint in this round.
        hints_left: number of hints that the viewer may still have; None is unlimited.
        clock: pace, deadlines and time banks.
        away: people who are away, whose seats computer players hold.
        home: the viewer's own seat while they are away; None if they are not.
        asked: open proposals.
        unresponsive: seats of people whom a computer player may replace, because they missed a turn or a presence
            check.
        removed: removed people, who can sit down only if a server manager lets them back in.
        forgotten: people who held a hand, or were removed, and whose data was deleted.
        closed_absent: seats of sides that did not agree to its end because none of their people was there.
        called: people who have not answered a presence check.
        free: free seats, or in a game computer players' seats that are held for no one.
        winning_seats: seats of the side that won because it was ahead when a tournament round ended.
        leading: seats of the side that was ahead when the table was closed before its game was finished.
    """

    id: players.TableId
    entries: int
    guild: players.GuildId
    channel: players.ChannelId
    place: players.PlaceKind
    host: players.Person
    language: str
    rules: TableRules
    kind: players.Kind
    stage: Stage
    seated: tuple[players.Person | players.Computer | None, ...]
    held: tuple[players.Person | None, ...]
    newcomers: tuple[players.PersonId, ...]
    closed_by: tuple[players.Person, ...]
    closing_cause: Cause | None
    exchanged: players.Stamp
    due_at: datetime
    viewer: Seat | None
    was_there: bool
    game: Observation | None
    terms: Terms
    may_be_rated: bool
    series: SeriesSeen | None
    back: players.Stamp | None
    last_press: players.Stamp
    undone_seat: Seat | None
    queued: Queued | None
    is_discarding: bool
    made_ahead: tuple[tuple[Seat, players.Stamp], ...]
    may_change: bool
    unfit: bool
    seed_hash: str
    cut: str
    hinted: tuple[Seat, ...]
    hints_left: int | None
    clock: Clock
    away: tuple[AwaySeen, ...]
    home: AwaySeen | None
    asked: tuple[AskingSeen, ...]
    unresponsive: tuple[Seat, ...]
    removed: tuple[players.Person, ...]
    forgotten: tuple[players.PersonId, ...]
    closed_absent: tuple[Seat, ...]
    called: tuple[players.Person, ...]
    free: tuple[Seat, ...]
    winning_seats: tuple[Seat, ...]
    leading: tuple[Seat, ...]

    @property
    def is_elsewhere(self) -> bool:
        """True if the table is in a place without the bot."""
        return self.place is players.PlaceKind.ELSEWHERE

    @property
    def is_private(self) -> bool:
        """True if the table is in direct messages with the bot, as practice games are."""
        return self.guild == players.NO_GUILD and not self.is_elsewhere

    def open_seats(self, now: datetime) -> tuple[Seat, ...]:
        """Return the seats for newcomers: free ones, or in a game computer players' seats no longer held for anyone."""
        return tuple(sorted({*self.free, *(one.seat for one in self.away if one.held_until <= now)}))

    def seat_held_until(self, now: datetime) -> datetime:
        """Return the time, in UTC, until which a seat is held for a person who leaves it now without a duration."""
        return Absence(Seat(0), now).held_until(self.clock.pace)

    @property
    def sitting(self) -> tuple[players.Person, ...]:
        """People who sit at the table."""
        return tuple(player for player in self.seated if isinstance(player, players.Person))


def see(table_id: players.TableId, table: Table, person: players.PersonId | None, people: players.People) -> TableSeen:
    """Return the table as seen by a person, or with None by anyone.

    Args:
        table_id: id of the table.
        table: the table.
        person: the viewer.
        people: identities of the people whom the table knows.
    """
    viewer = None if person is None else table.seat_of(person)
    game = table.game
    returns = dict(table.returns)
    away = tuple(
        AwaySeen(seat, person_of(one, people), returns.get(seat), table.held_until(seat) or table.at)
        for one, seat in table.away
    )
    return TableSeen(
        id=table_id,
        entries=table.entries,
        guild=table.opening.guild,
        channel=table.opening.channel,
        place=table.opening.place,
        host=person_of(table.host, people),
        language=table.opening.language,
        rules=table.rules,
        kind=table.opening.kind,
        stage=table.stage,
        seated=tuple(_seated(player, table, people) for player in table.seated),
        held=tuple(_known(table.held_for(seat), people) for seat in table.rules.seats),
        newcomers=table.newcomers,
        closed_by=() if table.closing is None else tuple(person_of(person, people) for person in table.closing.by),
        closing_cause=None if table.closing is None else table.closing.cause,
        exchanged=players.Stamp(0) if game is None else game.exchanged,
        due_at=table.due_at,
        viewer=viewer,
        was_there=any(one == person for one, _ in (*table.seat_owners, *table.presence.held)),
        game=None if game is None else observe(table, game, viewer, people),
        terms=table.terms,
        may_be_rated=table.may_be_rated,
        series=seen_series(table),
        back=_back(table, viewer),
        last_press=players.Stamp(0) if viewer is None else dict(table.presses).get(viewer, players.Stamp(0)),
        undone_seat=table.undone_seat,
        queued=table.ahead.queued_by(viewer),
        is_discarding=viewer in table.ahead.discarding,
        made_ahead=table.ahead.made,
        may_change=viewer is not None and table.ahead.may_change(viewer),
        unfit=viewer is not None and table.ahead.unfit == viewer,
        seed_hash=seed_hash(table.opening.seed),
        cut=table.start.cut,
        hinted=_hinted(table),
        hints_left=table.terms.hints if viewer is None else table.hints_left(viewer),
        clock=table.clock,
        away=away,
        asked=tuple(_asking(table, one, people) for one in table.asked),
        unresponsive=tuple(seat for seat in map(table.seat_of, table.unresponsive) if seat is not None),
        removed=tuple(person_of(one, people) for one in table.removed),
        forgotten=tuple(one.person for one in table.presence.strangers),
        closed_absent=() if table.closing is None else table.closing.absent,
        called=tuple(person_of(one, people) for one, _ in table.presence.calls),
        free=table.open_seats(table.at),
        home=next((one for one in away if one.person.id == person), None),
        winning_seats=() if table.closing is None else table.closing.won,
        leading=() if table.closing is None else table.closing.won or table.leading,
    )


def _back(table: Table, viewer: Seat | None) -> players.Stamp | None:
    last = table.undoable if table.terms.allows_undo and table.stage is Stage.PLAYING else None
    if last is None or last.seat != viewer or table.undo_proposal is not None or table.lacks_opponent(last.seat):
        return None
    return last.number


def _asking(table: Table, asking: Proposal, people: players.People) -> AskingSeen:
    waiting = tuple(person_of(person, people) for person in waited_for(table, asking))
    owner = None if asking.seat is None else _known(table.owners[asking.seat], people)
    return AskingSeen(person_of(asking.person, people), asking.wanted, asking.seat, owner, asking.number, waiting)


def _seated(
    player: players.Player | None, table: Table, people: players.People
) -> players.Person | players.Computer | None:
    """Return the player of a seat, with the name to show."""
    match player:
        case players.Human(person):
            return person_of(person, people)
        case players.Computer(name):
            return replace(player, name=players.name_without(name, letters_taken(table, people)))
        case None:
            return None


def _known(person: players.PersonId | None, people: players.People) -> players.Person | None:
    return None if person is None else person_of(person, people)


def _hinted(table: Table) -> tuple[Seat, ...]:
    dealt = players.Stamp(0) if table.game is None else table.game.dealt
    return tuple(dict.fromkeys(seat for seat, stamp in table.hinted if stamp >= dealt))


QUARTERS: Final = 4
CLOSES_AT: Final = 3
"""Quarters of a side's pawns at home from which it is too late to predict the winner."""

MAX_FOR_A_PAWN: Final = 3
"""Maximum number of points for predicting whose pawn comes home next."""


class GuessAt(Enum):
    """Subject of a prediction; the value is stored."""

    WINNER = "winner"
    """The side that wins."""

    HOME = "home"
    """The seat whose pawn comes home next."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A prediction.

    Attributes:
        person: the spectator.
        at: what is predicted.
        homecoming: index of the predicted play among those that bring pawns home; 0 for the winner.
        seat: the predicted seat, or a seat of the predicted side.
        number: number of entries in the table's log at that time.
    """

    person: players.PersonId
    at: GuessAt
    homecoming: int
    seat: Seat
    number: players.Stamp


def winner_worth(rules: TableRules, pawns: Numbering) -> int:
    """Return the points for predicting the winner now: one fewer for each quarter of pawns that a side has at home.

    The side that is furthest counts, so that everyone gets the same at the same time. It returns 0 once it is too late.
    """
    quarters = max(QUARTERS * sum(_home(pawns, seat) for seat in side) // (PAWNS * len(side)) for side in rules.sides)
    return QUARTERS - quarters if quarters < CLOSES_AT else 0


def _home(pawns: Numbering, seat: Seat) -> int:
    return sum(map(is_home, pawns[seat]))


def homecomings(history: Sequence[PlayRecord]) -> tuple[tuple[int, frozenset[Seat]], ...]:
    """Return the plays that brought pawns home: the index of each in the history, with the seats of those pawns."""
    found: list[tuple[int, frozenset[Seat]]] = []
    for place, record in enumerate(history):
        if came := frozenset(pawn.seat for pawn in record.brought_home):
            found.append((place, came))
    return tuple(found)


def points_of(
    rules: TableRules, history: Sequence[PlayRecord], finished: Sequence[Collection[Seat]], guess: Guess
) -> int:
    """Return the points of a prediction of a finished game, assuming that the spectator did not play in it.

    Args:
        rules: rules of the table.
        history: all plays of the game.
        finished: sides that finished, in that order.
        guess: the prediction.
    """
    if not history or not finished:
        return 0
    before = [record for record in history if record.number <= guess.number]
    if guess.at is GuessAt.WINNER:
        stood = before[-1].after if before else history[0].before
        return winner_worth(rules, stood) if guess.seat in finished[0] else 0
    came = homecomings(history)
    if guess.homecoming >= len(came) or guess.seat not in came[guess.homecoming][1]:
        return 0
    turns, _ = divmod(came[guess.homecoming][0] - len(before), rules.party.players)
    return max(0, min(1 + turns, MAX_FOR_A_PAWN))


def scored(
    rules: TableRules,
    history: Sequence[PlayRecord],
    finished: Sequence[Collection[Seat]],
    guesses: Iterable[Guess],
) -> tuple[tuple[Guess, int], ...]:
    """Return all predictions of a finished game with their points; people who played in it get none."""
    played = {record.player.person for record in history if isinstance(record.player, players.Human)}
    return tuple(
        (guess, 0 if guess.person in played else points_of(rules, history, finished, guess)) for guess in guesses
    )


@dataclass(frozen=True, slots=True)
class Proof:
    """Values for checking that each deal and draw of a game follows from what was fixed in advance (``game.py``).

    Attributes:
        seed: seed, in hexadecimal.
        seed_hash: its SHA-256, which the lobby showed.
        message: message that announced the start; None if it was not announced.
        lobby: message that showed the hash; None if it is not known.
        cut: text typed at the start to add to the randomness.
        rounds: number of rounds dealt.
        entries: number of entries in the log.
    """

    seed: str
    seed_hash: str
    message: players.MessageId | None
    lobby: players.MessageId | None
    cut: str
    rounds: int
    entries: int


def proof_of(entries: Iterable[Entry], now: datetime) -> Proof | None:
    """Check a log and return its proof; None while its seed is secret, because the game may still go on.

    Raises:
        LogError: this is not the log of a table, or something in it does not follow from the seed.
    """
    table = verified(entries)
    if table.game is None or not table.is_final(now):
        return None
    hashed = seed_hash(table.opening.seed)
    return Proof(
        seed=table.opening.seed.hex(),
        seed_hash=hashed,
        message=table.start.message,
        lobby=table.start.lobby,
        cut=table.start.cut,
        rounds=table.game.round,
        entries=table.entries,
    )
