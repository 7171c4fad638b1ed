"""What one person may see of a table: who sits where, what is asked for, and the game as their seat knows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from tockbot.rules import (
    Seat,
    TableRules,
)
from tockbot.tables.ids import ChannelId, GuildId, PersonId, Stamp, TableId
from tockbot.tables.kind import Kind
from tockbot.tables.log.events import Cause, Queued, Wanted
from tockbot.tables.players import Computer, Human, People, Person, Player, name_without
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.clock import Clock
from tockbot.tables.state.folding.asking import waited_for
from tockbot.tables.state.game.chance import seed_hash
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.start import Terms
from tockbot.tables.state.table import Table
from tockbot.tables.view.observation import Observation, letters_taken, observe, person_of
from tockbot.tables.view.series import SeriesSeen, seen_series


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

    person: Person
    wanted: Wanted
    seat: Seat | None
    owner: Person | None
    number: Stamp
    waiting: tuple[Person, ...]


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
    person: Person
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

    id: TableId
    entries: int
    guild: GuildId
    channel: ChannelId
    host: Person
    language: str
    rules: TableRules
    kind: Kind
    stage: Stage
    seated: tuple[Person | Computer | None, ...]
    kept: tuple[Person | None, ...]
    newcomers: tuple[PersonId, ...]
    closed_by: tuple[Person, ...]
    closed_for: Cause | None
    exchanged: Stamp
    due_at: datetime
    viewer: Seat | None
    was_there: bool
    game: Observation | None
    terms: Terms
    may_be_rated: bool
    series: SeriesSeen | None
    back: Stamp | None
    took_back: Seat | None
    queued: Queued | None
    let_go: bool
    made_ahead: tuple[tuple[Seat, Stamp], ...]
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
    not_there: tuple[Seat, ...]
    sent_away: tuple[Person, ...]
    closed_absent: tuple[Seat, ...]
    called: tuple[Person, ...]
    free: tuple[Seat, ...]
    decided_for: tuple[Seat, ...]
    leading: tuple[Seat, ...]

    def open_seats(self, now: datetime) -> tuple[Seat, ...]:
        """The seats that are free, or in a game those that computer players keep for nobody any more."""
        return tuple(sorted({*self.free, *(one.seat for one in self.away if one.kept_until <= now)}))

    @property
    def sitting(self) -> tuple[Person, ...]:
        """The people who sit at it."""
        return tuple(player for player in self.seated if isinstance(player, Person))


def see(table_id: TableId, table: Table, person: PersonId | None, people: People) -> TableSeen:
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
        exchanged=Stamp(0) if game is None else game.exchanged,
        due_at=table.due_at,
        viewer=viewer,
        was_there=any(one == person for one, _ in (*table.homes, *table.presence.held)),
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
        not_there=tuple(seat for seat in map(table.seat_of, table.not_there) if seat is not None),
        sent_away=tuple(person_of(one, people) for one in table.sent_away),
        closed_absent=() if table.closing is None else table.closing.absent,
        called=tuple(person_of(one, people) for one, _ in table.presence.calls),
        free=table.open_seats(table.at),
        home=next((one for one in away if one.person.id == person), None),
        decided_for=() if table.closing is None else table.closing.won,
        leading=() if table.closing is None else table.closing.won or table.leading,
    )


def _back(table: Table, viewer: Seat | None) -> Stamp | None:
    last = table.undoable if table.terms.takes_back and table.stage is Stage.PLAYING else None
    if last is None or last.seat != viewer or table.back_asked is not None or table.lacks_opponent(last.seat):
        return None
    return last.number


def _asking(table: Table, asking: Asking, people: People) -> AskingSeen:
    waiting = tuple(person_of(person, people) for person in waited_for(table, asking))
    owner = None if asking.seat is None else _known(table.owners[asking.seat], people)
    return AskingSeen(person_of(asking.person, people), asking.wanted, asking.seat, owner, asking.number, waiting)


def _seated(player: Player | None, table: Table, people: People) -> Person | Computer | None:
    """Who sits on a seat, a computer player under the name that it has among these people."""
    match player:
        case Human(person):
            return person_of(person, people)
        case Computer(name):
            return replace(player, name=name_without(name, letters_taken(table, people)))
        case None:
            return None


def _known(person: PersonId | None, people: People) -> Person | None:
    return None if person is None else person_of(person, people)


def _hinted(table: Table) -> tuple[Seat, ...]:
    dealt = Stamp(0) if table.game is None else table.game.dealt
    return tuple(dict.fromkeys(seat for seat, stamp in table.hinted if stamp >= dealt))
