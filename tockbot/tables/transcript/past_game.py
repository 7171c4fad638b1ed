"""A game that is over, to be looked at moment by moment: by whoever may, with all hands or one (rules.md 2.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from tockbot.rules import Pawns, Phase, Position, Seat
from tockbot.tables.cards import Card
from tockbot.tables.ids import ChannelId, GuildId, PersonId, TableId
from tockbot.tables.log.entry import Entry
from tockbot.tables.log.events import Opened
from tockbot.tables.players import Human, People, Player
from tockbot.tables.state.folding.fold import opened
from tockbot.tables.state.game.game import Hands
from tockbot.tables.state.game.record import PlayRecord
from tockbot.tables.state.table import Table
from tockbot.tables.transcript.moments import moments
from tockbot.tables.transcript.transcript import Moment, Transcript, read_log
from tockbot.tables.view.observation import Observation, observe


@dataclass(frozen=True, slots=True)
class MomentSeen:
    """One moment of a game that is over.

    Attributes:
        number: its place among the game's moments, from 0.
        game: the game as the seat knew it from whose side it is seen.
        hands: each seat's cards, none of those that are not shown.
        gifts: what each seat gave in the exchange of this round, as far as that is shown.
        is_deal: whether the round has begun and nothing was played in it yet.
    """

    number: int
    game: Observation
    hands: Hands = field(repr=False)
    gifts: tuple[Card | None, ...] = field(repr=False)
    is_deal: bool


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that is over for good. Its moments are the beginning of each round, once cards were given, and each play.

    Attributes:
        id: its table's.
        table: as it stood in the end.
        transcript: what was played; nobody has a name in it.
    """

    id: TableId
    table: Table = field(repr=False)
    transcript: Transcript = field(repr=False)
    _moments: tuple[Moment, ...] = field(repr=False)
    _exchanges: tuple[Moment, ...] = field(repr=False)

    @property
    def guild(self) -> GuildId:
        """The server in which it was played."""
        return self.table.opening.guild

    @property
    def channel(self) -> ChannelId:
        """The channel in which it was played."""
        return self.table.opening.channel

    @property
    def people(self) -> frozenset[PersonId]:
        """Everybody whom it knows."""
        return self.table.people

    @property
    def players(self) -> frozenset[PersonId]:
        """Everybody who played in it."""
        return frozenset(dict(self.table.presence.held))

    @property
    def length(self) -> int:
        """How many moments it has."""
        return len(self._moments)

    @property
    def rounds(self) -> tuple[int, ...]:
        """The number of the moment with which each round begins, from the first."""
        begins: dict[int, int] = {}
        for number, moment in enumerate(self._moments):
            begins.setdefault(moment.game.round, number)
        return tuple(begins.values())

    @property
    def positions(self) -> dict[int, Position]:
        """After each number of plays the position; that of a deal once cards were given."""
        return {moment.plays: moment.game.position for moment in self._moments}

    @property
    def boards(self) -> tuple[Pawns, ...]:
        """Where all pawns stand at each moment."""
        return tuple(moment.game.position.pawns for moment in self._moments)

    def play_at(self, number: int) -> PlayRecord | None:
        """The play that led to a moment; None where that was a deal, or the beginning.

        Raises:
            IndexError: there is no such moment.
        """
        before = len(self._moments[number - 1].game.history) if number else 0
        history = self._moments[number].game.history
        return history[-1] if len(history) > before else None

    def player_at(self, number: int, seat: Seat) -> Player:
        """Who sat on a seat at a moment.

        Raises:
            IndexError: there is no such moment, or no such seat.
        """
        return self._moments[number].seats[seat]

    def before_gift(self, number: int, side: Seat, people: People) -> Observation | None:
        """What a seat saw when cards were to be given before the moment with which a round begins; None if none were.

        Raises:
            IndexError: there is no such moment, or no such seat.
        """
        round_ = self._moments[number].game.round
        for one in self._exchanges:
            if one.game.round == round_:
                return observe(replace(self.table, seated=one.seats), one.game, side, people)
        return None

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat on which somebody played; the last one, where there were several."""
        return dict(self.table.presence.held).get(person)

    def see(self, number: int, side: Seat | None, people: People, *, hands_open: bool) -> MomentSeen:
        """A moment from the side of a seat, or of nobody's, with all hands or only that seat's.

        Raises:
            IndexError: there is no such moment, or no such seat.
        """
        moment = self._moments[number]
        game = moment.game
        shown = [hands_open or seat == side for seat in self.table.rules.seats]
        begun = number == 0 or self._moments[number - 1].game.round != game.round
        return MomentSeen(
            number=number,
            game=observe(replace(self.table, seated=moment.seats), game, side, people),
            hands=tuple(hand if seen else () for hand, seen in zip(game.hands, shown, strict=True)),
            gifts=tuple(gift if seen else None for gift, seen in zip(game.gifts, shown, strict=True)),
            is_deal=begun,
        )


def told_game(transcript: Transcript) -> PastGame:
    """The game that a text tells, as if its people had sat at a table that nobody knows.

    Raises:
        IllegalPlay: a step cannot follow, or is not what follows from the seed.
    """
    told = tuple(moments(transcript))
    people = {
        one.person: Seat(seat) for moment in told for seat, one in enumerate(moment.seats) if isinstance(one, Human)
    }
    opening = Opened(GuildId(0), ChannelId(0), PersonId(0), "", transcript.rules, transcript.seed)
    table = replace(opened(Entry(1, datetime.min.replace(tzinfo=UTC), None, opening)), homes=tuple(people.items()))
    return PastGame(transcript.number or TableId(0), table, transcript, *_worth_seeing(told))


def _worth_seeing(told: tuple[Moment, ...]) -> tuple[tuple[Moment, ...], tuple[Moment, ...]]:
    """The moments, and how it stood where cards were to be given.

    Before the first deal there is nothing to see, and of an exchange only what came of it.
    """
    last, giving = told[-1], [one.game.position.phase is Phase.EXCHANGE for one in told]
    kept = (one for one, gives in zip(told, giving, strict=True) if one.game.round and (one is last or not gives))
    return tuple(kept), tuple(one for one, gives in zip(told, giving, strict=True) if gives)


def past_game(table_id: TableId, entries: Iterable[Entry], now: datetime) -> PastGame | None:
    """The game of a table with this log; None while its cards are secret, because it may go on.

    Raises:
        LogError: this is no table's log, or its game never began.
    """
    table, transcript, told = read_log(table_id, entries, {})
    if not table.is_over_for_good(now):
        return None
    return PastGame(table_id, table, transcript, *_worth_seeing(told))
