"""What one viewer may know of a table: the only view of it that leaves this floor (rules.md 2.8).

A spectator's has no ``viewer`` and an empty ``hand``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Final

from tockbot.rules import (
    HAND_ORDER,
    Location,
    Pawns,
    Phase,
    Position,
    Seat,
    TableRules,
    is_protected,
    location_of,
)
from tockbot.tables.cards import Card, ranks_of
from tockbot.tables.ids import ChannelId, GuildId, PersonId, Stamp, TableId
from tockbot.tables.kind import Kind
from tockbot.tables.log.events import Cause, Queued, Wanted
from tockbot.tables.players import Computer, Human, Level, People, Person, Player
from tockbot.tables.state.clock import Clock
from tockbot.tables.state.folding.asking import waited_for
from tockbot.tables.state.game.chance import seed_hash
from tockbot.tables.state.game.game import Drawn, Game
from tockbot.tables.state.game.numbering import Numbering
from tockbot.tables.state.game.record import PlayRecord
from tockbot.tables.state.table import Asking, Stage, Table
from tockbot.tables.view.series import SeriesSeen, seen_series

NOBODY_KNOWN: Final[People] = MappingProxyType({})
"""Where nobody's name matters: a computer player does not ask for names."""

UNSEEN = HAND_ORDER[1]
"""What a hand holds, card for card, that the viewer does not see; no rule reads what it is."""


@dataclass(frozen=True, slots=True)
class PawnSeen:
    """One pawn: its number 1 to 4, which it keeps all game, and where it stands."""

    number: int
    location: Location
    protected: bool


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """One seat: who sits there, a computer player's level, its four pawns by number, and how many cards it holds."""

    seat: Seat
    name: str
    is_computer: bool
    team: int | None
    pawns: tuple[PawnSeen, ...]
    cards: int
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat, or a spectator, knows it.

    Attributes:
        rules: what is played.
        viewer: the seat that sees, or None.
        seats: every seat.
        phase: what is due.
        turn: the seat to act.
        dealer: the dealer of the round.
        round: the round's number, from 1.
        stamp: changes whenever anybody may do something new.
        hand: the viewer's cards.
        gift: the card the viewer has chosen to give in this round.
        received: the card the viewer was given in this round.
        drawn: every card that the viewer drew, or that was drawn from the viewer.
        has_given: for each seat, whether it has chosen its gift.
        pawns: as the rules see them.
        numbering: where each numbered pawn stands.
        discards: the discard pile since the last shuffle, the last card last.
        history: every play so far.
        finished: the sides that are home, in the order in which they came.
        names: what the people are called who play, or played.
    """

    rules: TableRules
    viewer: Seat | None
    seats: tuple[SeatSeen, ...]
    phase: Phase
    turn: Seat | None
    dealer: Seat
    round: int
    stamp: Stamp
    hand: tuple[Card, ...] = field(repr=False)
    gift: Card | None = field(repr=False)
    received: Card | None = field(repr=False)
    drawn: tuple[Drawn, ...] = field(repr=False)
    has_given: tuple[bool, ...]
    pawns: Pawns
    numbering: Numbering
    discards: tuple[Card, ...]
    history: tuple[PlayRecord, ...]
    finished: tuple[tuple[Seat, ...], ...]
    names: Mapping[PersonId, str]

    def player_of(self, record: PlayRecord) -> str:
        """What whoever made a play is called; nothing if that is no longer known."""
        return _name(record.player, self.names)

    def place_of(self, seat: Seat | None) -> int | None:
        """In which place, counted from 1, a seat's side came home; None if it has not (rules.md 5.1)."""
        return next((place for place, side in enumerate(self.finished, 1) if seat in side), None)

    def position(self) -> Position:
        """The position with every hand but the viewer's made up of unseen cards.

        The legal plays of the viewer are the same in it: no rule reads what others hold, only whether they hold a card.
        """
        hands = tuple(UNSEEN * seat.cards for seat in self.seats)
        if self.viewer is not None:
            hands = (*hands[: self.viewer], ranks_of(self.hand), *hands[self.viewer + 1 :])
        return Position(self.rules, self.dealer, self.phase, self.turn, self.pawns, hands)


@dataclass(frozen=True, slots=True)
class AskingSeen:
    """What somebody has asked for that others have to agree to.

    Attributes:
        person: who asks.
        wanted: for what.
        seat: about which seat, with a play to take back one's own; None for the end.
        number: the entry's by which they asked; whoever agrees names it.
        waiting: who has still to agree; with a seat somebody of each other side is enough.
    """

    person: Person
    wanted: Wanted
    seat: Seat | None
    number: Stamp
    waiting: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class AwaySeen:
    """Somebody for whom a computer player keeps a seat.

    Attributes:
        seat: theirs.
        person: who is away.
        until: until when they said to be, in UTC; None is until they are back.
    """

    seat: Seat
    person: Person
    until: datetime | None


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
        closed_by: who closed the table before its game was over; nobody where it closed by itself.
        closed_for: why it was closed before its game was over; None if it was not.
        due_at: since when what is due now is due, in UTC.
        viewer: the person's seat, or None.
        game: the game as that seat knows it, once started.
        takes_back: whether plays can be taken back in the game.
        rated: whether its result is to count for ratings.
        series: of which its game is one; None where it is one by itself.
        back: the number of the viewer's last play, where they can ask for it back.
        took_back: who took one back just now.
        queued: what the viewer has chosen in advance.
        made_ahead: whose last play in this round was one chosen in advance, and the number of its entry.
        unfit: whether it is the viewer's turn, and what they had chosen for it cannot be made as it was chosen.
        seed_hash: the SHA-256 of the seed.
        cut: what was typed at the start to be mixed into chance.
        hints: how many hints each seat may have; None is as many as anybody likes.
        hints_left: how many more the viewer may have, in the same way.
        clock: its pace, and who has until when to act.
        away: for whom computer players keep seats.
        home: the viewer's own seat, while a computer player keeps it, and until when.
        asked: what people have asked for that others have to agree to.
        open_seats: the seats that are free, or in a game those that computer players keep for nobody.
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
    closed_by: tuple[Person, ...]
    closed_for: Cause | None
    due_at: datetime
    viewer: Seat | None
    game: Observation | None
    takes_back: bool
    rated: bool
    series: SeriesSeen | None
    back: Stamp | None
    took_back: Seat | None
    queued: Queued | None
    made_ahead: tuple[tuple[Seat, Stamp], ...]
    unfit: bool
    seed_hash: str
    cut: str
    hints: int | None
    hints_left: int | None
    clock: Clock
    away: tuple[AwaySeen, ...]
    home: AwaySeen | None
    asked: tuple[AskingSeen, ...]
    open_seats: tuple[Seat, ...]


def see(table_id: TableId, table: Table, person: PersonId | None, people: People) -> TableSeen:
    """The table as a person sees it, or with None as anybody does; ``people`` says who everybody there is."""
    viewer = None if person is None else table.seat_of(person)
    game = table.game
    returns = dict(table.returns)
    away = tuple(AwaySeen(seat, _person(one, people), returns.get(seat)) for one, seat in table.away)
    return TableSeen(
        id=table_id,
        entries=table.entries,
        guild=table.guild,
        channel=table.channel,
        host=_person(table.host, people),
        language=table.language,
        rules=table.rules,
        kind=table.kind,
        stage=table.stage,
        seated=tuple(
            _person(player.person, people) if isinstance(player, Human) else player for player in table.seated
        ),
        kept=tuple(_known(table.kept_for(seat), people) for seat in table.rules.seats),
        closed_by=() if table.closing is None else tuple(_person(person, people) for person in table.closing.by),
        closed_for=None if table.closing is None else table.closing.cause,
        due_at=table.due_at,
        viewer=viewer,
        game=None if game is None else observe(table, game, viewer, people),
        takes_back=table.takes_back,
        rated=table.rated,
        series=seen_series(table),
        back=_back(table, viewer),
        took_back=table.took_back,
        queued=table.queued_by(viewer),
        made_ahead=table.made_ahead,
        unfit=viewer is not None and table.unfit == viewer,
        seed_hash=seed_hash(table.seed),
        cut=table.cut,
        hints=table.hints,
        hints_left=table.hints if viewer is None else table.hints_left(viewer),
        clock=table.clock,
        away=away,
        asked=tuple(_asking(table, one, people) for one in table.asked),
        open_seats=_open_seats(table),
        home=next((one for one in away if one.person.id == person), None),
    )


def _name(player: Player | None, names: Mapping[PersonId, str]) -> str:
    """What a player is called."""
    match player:
        case Human(person):
            return names.get(person, "")
        case Computer(name):
            return name
        case None:
            return ""


def _open_seats(table: Table) -> tuple[Seat, ...]:
    if table.stage is not Stage.LOBBY:
        return table.open_seats
    return tuple(seat for seat in table.rules.seats if table.seated[seat] is None and table.kept_for(seat) is None)


def _person(person: PersonId, people: People) -> Person:
    return people.get(person) or Person(person, None, "")


def _back(table: Table, viewer: Seat | None) -> Stamp | None:
    last = table.last_play if table.takes_back and table.stage is Stage.PLAYING else None
    return None if last is None or last.seat != viewer or table.back_asked is not None else last.number


def _asking(table: Table, asking: Asking, people: People) -> AskingSeen:
    waiting = tuple(_person(person, people) for person in waited_for(table, asking))
    return AskingSeen(_person(asking.person, people), asking.wanted, asking.seat, asking.number, waiting)


def _known(person: PersonId | None, people: People) -> Person | None:
    return None if person is None else _person(person, people)


def observe(table: Table, game: Game, viewer: Seat | None, people: People = NOBODY_KNOWN) -> Observation:
    """The game as a seat knows it, or with None as everybody does."""
    position = game.position
    names = {person: _person(person, people).name for person in table.people}
    return Observation(
        rules=table.rules,
        viewer=viewer,
        seats=tuple(_seat_seen(table, game, seat, names) for seat in table.rules.seats),
        phase=position.phase,
        turn=position.turn,
        dealer=position.dealer,
        round=game.round,
        stamp=game.stamp,
        hand=() if viewer is None else game.hands[viewer],
        gift=None if viewer is None else game.gifts[viewer],
        received=None if viewer is None else game.received[viewer],
        drawn=tuple(one for one in game.drawn if viewer is not None and viewer in (one.drawer, one.other)),
        has_given=tuple(gift is not None for gift in game.gifts),
        pawns=position.pawns,
        numbering=game.numbering,
        discards=game.discards,
        history=game.history,
        finished=game.finished,
        names=names,
    )


def _seat_seen(table: Table, game: Game, seat: Seat, names: Mapping[PersonId, str]) -> SeatSeen:
    player = table.seated[seat]
    protected = {location_of(pawn) for pawn in game.position.pawns[seat] if is_protected(pawn)}
    return SeatSeen(
        seat=seat,
        name=_name(player, names),
        is_computer=isinstance(player, Computer),
        team=table.rules.sides.index(table.rules.side_of(seat)) if table.rules.party.in_teams else None,
        pawns=tuple(
            PawnSeen(number, location, location in protected) for number, location in enumerate(game.numbering[seat], 1)
        ),
        cards=len(game.hands[seat]),
        level=player.level if isinstance(player, Computer) else None,
    )
