"""What one person may see of a table: who sits where, what is asked for, and the game as their seat knows it.

A series of games as everybody may know it.

What those who watch a game guess at, and what that comes to: points, and nothing else.

A guess is no part of the game's log, which tells what was played. It says after which of the log's entries it was made,
so that it is known of how little it was made: whatever was taken back later counts for nothing.

What anybody needs to check the chance of a game that is over, found to be right.
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
from tockbot.tables.state import Proposal, Series, Stage, Table, Terms


@dataclass(frozen=True, slots=True)
class SeriesSeen:
    """The series to which a game belongs.

    Attributes:
        first_to: so many games win it.
        won: how many each side has won, this game among them once it is over.
        number: which game it is, from 1.
        most: so many games there can be.
        winner: the side that won it with this game; None for nobody yet.
        given_up: whether it ended with this game because somebody left for good.
        left: how a series stood that does not go on, before the game, because others sit there.
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
        """Whether there is a game to come, as far as this one tells."""
        return self.winner is None and not self.given_up


def seen_series(table: Table) -> SeriesSeen | None:
    """The series of a table; None where its game is one by itself."""
    series = table.series
    if series is None:
        return None
    if table.stage is Stage.LOBBY and not table.goes_on_with_series:
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
    """What somebody has asked for that others have to agree to.

    Attributes:
        person: who asks.
        wanted: for what.
        seat: about which seat, with a play to take back one's own; None for the end.
        owner: whose that seat is, if anybody's.
        number: the entry's by which they asked; whoever agrees names it.
        waiting: who has still to agree; with a seat somebody of each other side is enough.
    """

    person: players.Person
    wanted: Wanted
    seat: Seat | None
    owner: players.Person | None
    number: players.Stamp
    waiting: tuple[players.Person, ...]


@dataclass(frozen=True, slots=True)
class AwaySeen:
    """Somebody for whom a computer player keeps a seat.

    Attributes:
        seat: theirs.
        person: who is away.
        until: until when they said to be, in UTC; None is until they are back.
        kept_until: until when nobody else is given the seat.
    """

    seat: Seat
    person: players.Person
    until: datetime | None
    kept_until: datetime


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table as one person sees it.

    Attributes:
        id: the table's.
        entries: how many entries its log has.
        guild: the server.
        channel: the channel.
        host: who chooses what is played.
        language: the language spoken at it.
        rules: what is played.
        kind: what the game is played for.
        stage: where it is in its life.
        seated: who sits on each seat.
        kept: for whom each seat is kept on which no person sits.
        newcomers: who came to the game while it went on.
        closed_by: who closed the table before its game was over; nobody where it closed by itself.
        closed_for: why it was closed before its game was over; None if it was not.
        exchanged: the number of the entry with which this round's cards changed hands; 0 where they have not.
        due_at: since when what is due now is due, in UTC.
        viewer: the person's seat, or None.
        was_there: whether the person sits there, or sat, or has a seat kept.
        game: the game as that seat knows it, once started.
        terms: what else its host chose for the game.
        may_be_rated: whether it may count, as people sit, or did when the game began.
        series: of which its game is one; None where it is one by itself.
        back: the number of the viewer's last play, where they can ask for it back.
        took_back: who took one back just now.
        queued: what the viewer has chosen in advance.
        let_go: whether the viewer's cards go one each turn until the next deal.
        made_ahead: whose last play in this round was one chosen in advance, and the number of its entry.
        may_change: whether the viewer may still change what they chose to give, or in advance.
        unfit: whether it is the viewer's turn, and what they had chosen for it cannot be made as it was chosen.
        seed_hash: the SHA-256 of the seed.
        cut: what was typed at the start to be mixed into chance.
        hinted: the seats that had a hint in this round.
        hints_left: how many more hints the viewer may have; None is as many as they like.
        clock: its pace, and who has until when to act.
        away: for whom computer players keep seats.
        home: the viewer's own seat, while a computer player keeps it, and until when.
        asked: what people have asked for that others have to agree to.
        not_there: whose seats a computer player may take over, because they let a turn run out or do not answer.
        sent_away: who sits there only if a manager lets them.
        closed_absent: the seats of sides that did not agree to its end because none of their people was there.
        called: who was asked whether they are there, and has not answered.
        free: the seats that are free, or in a game those that computer players keep for nobody.
        decided_for: the seats of the side that has won the game because it was ahead when a tournament's round ended.
        leading: the seats of the side that was ahead when the table was closed before its game was over.
    """

    id: players.TableId
    entries: int
    guild: players.GuildId
    channel: players.ChannelId
    host: players.Person
    language: str
    rules: TableRules
    kind: players.Kind
    stage: Stage
    seated: tuple[players.Person | players.Computer | None, ...]
    kept: tuple[players.Person | None, ...]
    newcomers: tuple[players.PersonId, ...]
    closed_by: tuple[players.Person, ...]
    closed_for: Cause | None
    exchanged: players.Stamp
    due_at: datetime
    viewer: Seat | None
    was_there: bool
    game: Observation | None
    terms: Terms
    may_be_rated: bool
    series: SeriesSeen | None
    back: players.Stamp | None
    took_back: Seat | None
    queued: Queued | None
    let_go: bool
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
    sent_away: tuple[players.Person, ...]
    closed_absent: tuple[Seat, ...]
    called: tuple[players.Person, ...]
    free: tuple[Seat, ...]
    decided_for: tuple[Seat, ...]
    leading: tuple[Seat, ...]

    def open_seats(self, now: datetime) -> tuple[Seat, ...]:
        """The seats that are free, or in a game those that computer players keep for nobody any more."""
        return tuple(sorted({*self.free, *(one.seat for one in self.away if one.kept_until <= now)}))

    @property
    def sitting(self) -> tuple[players.Person, ...]:
        """The people who sit at it."""
        return tuple(player for player in self.seated if isinstance(player, players.Person))


def see(table_id: players.TableId, table: Table, person: players.PersonId | None, people: players.People) -> TableSeen:
    """The table as a person sees it, or with None as anybody does; ``people`` says who everybody there is."""
    viewer = None if person is None else table.seat_of(person)
    game = table.game
    returns = dict(table.returns)
    away = tuple(
        AwaySeen(seat, person_of(one, people), returns.get(seat), table.kept_until(seat) or table.at)
        for one, seat in table.away
    )
    return TableSeen(
        id=table_id,
        entries=table.entries,
        guild=table.opening.guild,
        channel=table.opening.channel,
        host=person_of(table.host, people),
        language=table.opening.language,
        rules=table.rules,
        kind=table.opening.kind,
        stage=table.stage,
        seated=tuple(_seated(player, table, people) for player in table.seated),
        kept=tuple(_known(table.kept_for(seat), people) for seat in table.rules.seats),
        newcomers=table.newcomers,
        closed_by=() if table.closing is None else tuple(person_of(person, people) for person in table.closing.by),
        closed_for=None if table.closing is None else table.closing.cause,
        exchanged=players.Stamp(0) if game is None else game.exchanged,
        due_at=table.due_at,
        viewer=viewer,
        was_there=any(one == person for one, _ in (*table.seat_owners, *table.presence.held)),
        game=None if game is None else observe(table, game, viewer, people),
        terms=table.terms,
        may_be_rated=table.may_be_rated,
        series=seen_series(table),
        back=_back(table, viewer),
        took_back=table.took_back,
        queued=table.ahead.queued_by(viewer),
        let_go=viewer in table.ahead.let_go,
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
        sent_away=tuple(person_of(one, people) for one in table.sent_away),
        closed_absent=() if table.closing is None else table.closing.absent,
        called=tuple(person_of(one, people) for one, _ in table.presence.calls),
        free=table.open_seats(table.at),
        home=next((one for one in away if one.person.id == person), None),
        decided_for=() if table.closing is None else table.closing.won,
        leading=() if table.closing is None else table.closing.won or table.leading,
    )


def _back(table: Table, viewer: Seat | None) -> players.Stamp | None:
    last = table.undoable if table.terms.takes_back and table.stage is Stage.PLAYING else None
    if last is None or last.seat != viewer or table.back_asked is not None or table.lacks_opponent(last.seat):
        return None
    return last.number


def _asking(table: Table, asking: Proposal, people: players.People) -> AskingSeen:
    waiting = tuple(person_of(person, people) for person in waited_for(table, asking))
    owner = None if asking.seat is None else _known(table.owners[asking.seat], people)
    return AskingSeen(person_of(asking.person, people), asking.wanted, asking.seat, owner, asking.number, waiting)


def _seated(
    player: players.Player | None, table: Table, people: players.People
) -> players.Person | players.Computer | None:
    """Who sits on a seat, a computer player under the name that it has among these people."""
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
"""So many quarters of its pawns a side has home when it is too late to say who wins."""

MAX_FOR_A_PAWN: Final = 3
"""So many points there are at most for whose pawn came home."""


class GuessAt(Enum):
    """What is guessed at; its value is how it is kept."""

    WINNER = "winner"
    """Which side wins."""

    HOME = "home"
    """Whose pawn comes home next."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What somebody guesses.

    Attributes:
        person: who.
        at: at what.
        homecoming: at which of the plays that bring pawns home, from 0; 0 for who wins.
        seat: whose pawn it is said to be, or a seat of the side that is said to win.
        number: how many entries the table's log had.
    """

    person: players.PersonId
    at: GuessAt
    homecoming: int
    seat: Seat
    number: players.Stamp


def winner_worth(rules: TableRules, pawns: Numbering) -> int:
    """How many points there are for who now says who wins: one fewer for each quarter that a side has home; 0 is none.

    Any side counts, so that all guess at the same moment for the same, and nobody does once the end is in sight.
    """
    quarters = max(QUARTERS * sum(_home(pawns, seat) for seat in side) // (PAWNS * len(side)) for side in rules.sides)
    return QUARTERS - quarters if quarters < CLOSES_AT else 0


def _home(pawns: Numbering, seat: Seat) -> int:
    return sum(map(is_home, pawns[seat]))


def homecomings(history: Sequence[PlayRecord]) -> tuple[tuple[int, frozenset[Seat]], ...]:
    """The plays that brought pawns home, by their places among these, each with whose pawns those were."""
    found: list[tuple[int, frozenset[Seat]]] = []
    for place, record in enumerate(history):
        seats = map(Seat, range(len(record.before)))
        # What has come home stays there.
        came = frozenset(seat for seat in seats if _home(record.after, seat) > _home(record.before, seat))
        if came:
            found.append((place, came))
    return tuple(found)


def points_of(
    rules: TableRules, history: Sequence[PlayRecord], finished: Sequence[Collection[Seat]], guess: Guess
) -> int:
    """How many points a guess at a game that is over got, where nobody took part in it who guessed.

    Args:
        rules: what was played.
        history: all its plays.
        finished: the sides that came home, in that order.
        guess: what was guessed.
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
    """What each guess at a game that is over got; nothing for who came to play in it."""
    played = {record.player.person for record in history if isinstance(record.player, players.Human)}
    return tuple(
        (guess, 0 if guess.person in played else points_of(rules, history, finished, guess)) for guess in guesses
    )


@dataclass(frozen=True, slots=True)
class Proof:
    """That every deal and draw of a game follows from what was fixed before (``state/chance.py``).

    Attributes:
        seed: in hexadecimal.
        seed_hash: its SHA-256, which stood in the lobby.
        message: in which the start was said; None if nobody was told.
        lobby: the message in which that SHA-256 stands; None if it is not known.
        cut: what was typed at the start to be mixed in.
        rounds: how many were dealt.
        entries: how many the log has.
    """

    seed: str
    seed_hash: str
    message: players.MessageId | None
    lobby: players.MessageId | None
    cut: str
    rounds: int
    entries: int


def proof_of(entries: Iterable[Entry], now: datetime) -> Proof | None:
    """The proof of a table's log; None while its seed is secret, because the game goes on or may be taken up again.

    Raises:
        LogError: this is no table's log, or something in it does not follow.
    """
    table = verified(entries)
    if table.game is None or not table.is_over_for_good(now):
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
