"""A finished game, replayed moment by moment, with all hands or one (rules.md 2.8).

A transcript is the game as it was played, without how people came to sit there: the content of its text file. It leaves
out plays that were undone and replaced choices of a card to pass, which do not change the cards. A moment is the game
at its start or after a deal, an exchange or a play.

:func:`log_lines` exports a table's whole log for other programs (docs/log.md). It includes hidden cards and the seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, assert_never

from tockbot.rules import (
    IllegalPlay,
    Pawns,
    Phase,
    Position,
    Seat,
    TableRules,
    format_position,
    format_ruleset,
    location_name,
)
from tockbot.tables import events
from tockbot.tables.codec import encode, player_data
from tockbot.tables.folding import fold, opened
from tockbot.tables.game import (
    Game,
    Hands,
    PawnId,
    PlayRecord,
    card_passed,
    dealt,
    game_from,
    game_seed,
    new_game,
    played,
)
from tockbot.tables.observation import Observation, observe
from tockbot.tables.players import Card, ChannelId, GuildId, Human, MessageId, People, PersonId, Player, Stamp, TableId
from tockbot.tables.state import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game, including hidden cards, and the player of each seat."""

    game: Game = field(repr=False)
    seats: tuple[Player, ...]

    @property
    def plays(self) -> int:
        """Number of plays made so far."""
        return len(self.game.history)


GameStep = events.Sat | events.Dealt | events.CardPassed | events.Played
"""A step of a game: a new player on a seat, a deal, a passed card or a play."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A game from its start.

    Attributes:
        number: number of the game, where it was played; None if it is not given.
        rules: rules of the table.
        seats: player of each seat at the start.
        names: names of the people; a person whose data were deleted is left out.
        seed: seed of the table.
        message: message that announced the start; None if it was not announced.
        cut: text typed at the start to add to the randomness.
        position: position from which it began; None for the opening.
        steps: what happened then, in order.
    """

    number: TableId | None
    rules: TableRules
    seats: tuple[Player, ...]
    names: Mapping[PersonId, str]
    seed: bytes = field(repr=False)
    message: MessageId | None
    cut: str
    position: Position | None = field(repr=False)
    steps: tuple[GameStep, ...] = field(repr=False)


def transcript_of(number: TableId, entries: Iterable[events.Entry], names: Mapping[PersonId, str]) -> Transcript:
    """Return the transcript of the game in a table's whole log.

    Raises:
        LogError: this is not the log of a table, or its game never began.
    """
    return read_log(number, entries, names)[1]


def read_log(
    number: TableId, entries: Iterable[events.Entry], names: Mapping[PersonId, str]
) -> tuple[Table, Transcript, tuple[Moment, ...]]:
    """Return the table with this log, the transcript of its game, and each moment of it."""
    table: Table | None = None
    begun: tuple[Table, Position | None] | None = None
    steps: list[GameStep] = []
    timeline: list[Moment] = []
    for entry in entries:
        table = opened(entry) if table is None else fold(table, entry)
        event, game = entry.event, table.game
        if game is None:
            continue
        if isinstance(event, events.Started | events.Announced):
            begun = table, event.position if isinstance(event, events.Started) else None
        elif isinstance(event, events.MoveUndone):
            most = len(game.history)
            steps, timeline = _first_plays(steps, most), [one for one in timeline if one.plays <= most]
        else:
            steps = _with(steps, event)
        if (
            isinstance(event, events.Started | events.Dealt | events.CardPassed | events.Played)
            and game.stamp == entry.number
        ):
            timeline.append(Moment(game, _players(table)))
    if begun is None or table is None:
        raise events.LogError("the game of this log never began")
    start, position = begun
    transcript = Transcript(
        number=number,
        rules=start.rules,
        seats=_players(start),
        names={person: name for person, name in names.items() if name},
        seed=start.opening.seed,
        message=start.start.message,
        cut=start.start.cut,
        position=position,
        steps=tuple(steps),
    )
    return table, transcript, tuple(timeline)


def _players(table: Table) -> tuple[Player, ...]:
    return tuple(player for player in table.seated if player is not None)


def _with(steps: list[GameStep], event: events.Event) -> list[GameStep]:
    """Return the steps with the next one, if it belongs to the game; a passed card replaces the earlier choice."""
    if isinstance(event, events.CardPassed):
        # There is no deal if the game began from a position in the exchange.
        deal = max((place for place, step in enumerate(steps) if isinstance(step, events.Dealt)), default=0)
        kept = (step for step in steps[deal:] if not (isinstance(step, events.CardPassed) and step.seat == event.seat))
        return [*steps[:deal], *kept, event]
    return [*steps, event] if isinstance(event, GameStep) else steps


def _first_plays(steps: list[GameStep], most: int) -> list[GameStep]:
    """Return the steps without the plays after the first ``most``."""
    kept: list[GameStep] = []
    plays = 0
    for step in steps:
        plays += isinstance(step, events.Played)
        if not isinstance(step, events.Played) or plays <= most:
            kept.append(step)
    return kept


def beginning(transcript: Transcript) -> Moment:
    """Return the first moment of a game."""
    seed = transcript.seed
    if transcript.message is not None:
        seed = game_seed(seed, transcript.message, transcript.cut)
    if transcript.position is None:
        return Moment(new_game(transcript.rules, seed, Stamp(0)), transcript.seats)
    return Moment(game_from(transcript.position, seed, Stamp(0)), transcript.seats)


def after_step(moment: Moment, step: GameStep) -> Moment:
    """Return the moment after one more step."""
    game, stamp = moment.game, Stamp(moment.game.stamp + 1)
    match step:
        case events.Sat(seat, player):
            _require_seat(game, seat)
            return Moment(game, (*moment.seats[:seat], player, *moment.seats[seat + 1 :]))
        case events.Dealt():
            return Moment(dealt(game, step, stamp), moment.seats)
        case events.CardPassed(seat, card):
            _require_seat(game, seat)
            return Moment(card_passed(game, seat, card, stamp), moment.seats)
        case events.Played(seat):
            _require_seat(game, seat)
            return Moment(played(game, step, moment.seats[seat], stamp), moment.seats)
        case _:
            assert_never(step)


def _require_seat(game: Game, seat: Seat) -> None:
    if seat not in game.position.rules.seats:
        raise IllegalPlay("there is no such seat", game.position)


def moments(transcript: Transcript) -> Iterator[Moment]:
    """Yield the game at its start and after each step, except a new player and all but the last card of an exchange.

    Raises:
        IllegalPlay: a step cannot follow, or does not follow from the seed.
    """
    moment = beginning(transcript)
    yield moment
    for step in transcript.steps:
        before, moment = moment, after_step(moment, step)
        waits = isinstance(step, events.CardPassed) and moment.game.position.phase is before.game.position.phase
        if not isinstance(step, events.Sat) and not waits:
            yield moment


@dataclass(frozen=True, slots=True)
class MomentSeen:
    """A moment of a finished game, as it is shown.

    Attributes:
        number: index of the moment in the game.
        game: the game as known to the seat from which it is seen.
        hands: cards of each seat; empty if they are hidden.
        gifts: card that each seat passed in this round, if it is shown.
        is_deal: true if the round has begun and nothing has been played in it yet.
    """

    number: int
    game: Observation
    hands: Hands = field(repr=False)
    gifts: tuple[Card | None, ...] = field(repr=False)
    is_deal: bool


@dataclass(frozen=True, slots=True)
class PastGame:
    """A final game. Its moments are the beginning of each round, after the exchange, and each play.

    Attributes:
        id: id of its table.
        table: the table at the end.
        transcript: the game as it was played, without names.
    """

    id: TableId
    table: Table = field(repr=False)
    transcript: Transcript = field(repr=False)
    _moments: tuple[Moment, ...] = field(repr=False)
    _exchanges: tuple[Moment, ...] = field(repr=False)

    @property
    def guild(self) -> GuildId:
        """Server in which it was played."""
        return self.table.opening.guild

    @property
    def channel(self) -> ChannelId:
        """Channel in which it was played."""
        return self.table.opening.channel

    @property
    def people(self) -> frozenset[PersonId]:
        """All people whom its table knows."""
        return self.table.people

    @property
    def players(self) -> frozenset[PersonId]:
        """All people who played in it."""
        return frozenset(dict(self.table.presence.held))

    @property
    def length(self) -> int:
        """Number of moments."""
        return len(self._moments)

    @property
    def rounds(self) -> tuple[int, ...]:
        """Index of the first moment of each round."""
        begins: dict[int, int] = {}
        for number, moment in enumerate(self._moments):
            begins.setdefault(moment.game.round, number)
        return tuple(begins.values())

    @property
    def positions(self) -> dict[int, Position]:
        """Position after each number of plays; for a deal, the one after the exchange."""
        return {moment.plays: moment.game.position for moment in self._moments}

    @property
    def boards(self) -> tuple[Pawns, ...]:
        """All pawns at each moment."""
        return tuple(moment.game.position.pawns for moment in self._moments)

    def play_at(self, number: int) -> PlayRecord | None:
        """Return the play that led to a moment; None for a deal and for the beginning.

        Raises:
            IndexError: there is no such moment.
        """
        before = len(self._moments[number - 1].game.history) if number else 0
        history = self._moments[number].game.history
        return history[-1] if len(history) > before else None

    def player_at(self, number: int, seat: Seat) -> Player:
        """Return the player of a seat at a moment.

        Raises:
            IndexError: there is no such moment, or no such seat.
        """
        return self._moments[number].seats[seat]

    def before_gift(self, number: int, side: Seat, people: People) -> Observation | None:
        """Return what a seat saw before the exchange of a round; None if there was none.

        Args:
            number: index of the first moment of the round.
            side: the seat.
            people: identities of the people.

        Raises:
            IndexError: there is no such moment, or no such seat.
        """
        round_ = self._moments[number].game.round
        for one in self._exchanges:
            if one.game.round == round_:
                return observe(replace(self.table, seated=one.seats), one.game, side, people)
        return None

    def seat_of(self, person: PersonId) -> Seat | None:
        """Return the seat on which a person played; the last one, if there were several."""
        return dict(self.table.presence.held).get(person)

    def see(self, number: int, side: Seat | None, people: People, *, hands_open: bool) -> MomentSeen:
        """Return a moment as seen from a seat or by a spectator.

        Args:
            number: index of the moment.
            side: the seat; None for a spectator.
            people: identities of the people.
            hands_open: true to show all hands, not just that seat's.

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


def game_text(transcript: Transcript) -> PastGame:
    """Return the game of a transcript, as if it had been played at an unknown table.

    Raises:
        IllegalPlay: a step cannot follow, or does not follow from the seed.
    """
    timeline = tuple(moments(transcript))
    people = {
        one.person: Seat(seat) for moment in timeline for seat, one in enumerate(moment.seats) if isinstance(one, Human)
    }
    opening = events.Opened(GuildId(0), ChannelId(0), PersonId(0), "", transcript.rules, transcript.seed)
    table = replace(
        opened(events.Entry(1, datetime.min.replace(tzinfo=UTC), None, opening)), seat_owners=tuple(people.items())
    )
    return PastGame(transcript.number or TableId(0), table, transcript, *_worth_seeing(timeline))


def _worth_seeing(timeline: tuple[Moment, ...]) -> tuple[tuple[Moment, ...], tuple[Moment, ...]]:
    """Return the moments to show, and those at which cards were to be passed.

    Hidden are the time before the first deal, where there is nothing to see, and all of an exchange except its result.
    """
    last, giving = timeline[-1], [one.game.position.phase is Phase.EXCHANGE for one in timeline]
    kept = (one for one, gives in zip(timeline, giving, strict=True) if one.game.round and (one is last or not gives))
    return tuple(kept), tuple(one for one, gives in zip(timeline, giving, strict=True) if gives)


def past_game(table_id: TableId, entries: Iterable[events.Entry], now: datetime) -> PastGame | None:
    """Return the game in a table's log; None while its cards are secret, because it may still go on.

    Raises:
        LogError: this is not the log of a table, or its game never began.
    """
    table, transcript, timeline = read_log(table_id, entries, {})
    if not table.is_final(now):
        return None
    return PastGame(table_id, table, transcript, *_worth_seeing(timeline))


Line = dict[str, Any]


def log_lines(entries: Iterable[events.Entry]) -> Iterator[Line]:
    """Yield each entry of a whole log, with the state of the table after it, ready for JSON.

    Raises:
        LogError: this is not the log of a table.
    """
    table: Table | None = None
    for entry in entries:
        table = opened(entry) if table is None else fold(table, entry)
        kind, data = encode(entry.event)
        yield {
            "number": entry.number,
            "at": entry.at.isoformat(),
            "kind": kind,
            "actor": entry.actor,
            "data": data,
            "after": _table(table, played=kind == "play"),
        }


def _table(table: Table, *, played: bool) -> Line:
    """Return the state of a table; with ``played``, also the effect of its last play."""
    party = {"players": table.rules.party.players, "in_teams": table.rules.party.in_teams}
    line: Line = {
        "stage": table.stage.value,
        "ruleset": format_ruleset(table.rules),
        **party,
        "host": table.host,
        "seats": [None if player is None else player_data(player) for player in table.seated],
        "hints": table.terms.hints,
        "kind": table.opening.kind.value,
        "rated": table.may_be_rated,
        "series": None if table.series is None else {"first_to": table.series.first_to, "won": list(table.series.won)},
        "pace": table.clock.pace.value,
        "waits": [
            {"seat": wait.seat, "since": wait.since.isoformat(), "until": wait.until.isoformat()}
            for wait in table.clock.waits
        ],
        "away": [_absence(table, person, seat) for person, seat in table.away],
    }
    if table.game is not None:
        line |= _game(table.game)
        if played:
            line["play"] = _play(table.game.history[-1])
    return line


def _absence(table: Table, person: PersonId, seat: Seat) -> Line:
    until = dict(table.returns).get(seat)
    return {"seat": seat, "person": person, "until": None if until is None else until.isoformat()}


def _game(game: Game) -> Line:
    return {
        "round": game.round,
        "stamp": game.stamp,
        "position": format_position(game.position),
        "hands": [_line_cards(hand) for hand in game.hands],
        "gifts": list(game.gifts),
        "stock": _line_cards(game.stock),
        "discards": _line_cards(game.discards),
        "pawns": [[location_name(place) for place in group] for group in game.numbering],
        "finished": [list(side) for side in game.finished],
    }


def _line_cards(cards: tuple[Card, ...]) -> str:
    return " ".join(cards)


def _play(record: PlayRecord) -> Line:
    """Return the effect of a play: the pawns that moved, their old and new locations, hits, and sides at home."""
    return {
        "forced": record.forced,
        "in_stead": record.in_stead,
        "moves": [
            {
                **_pawn(moved.pawn),
                "from": location_name(moved.before[moved.pawn.seat][moved.pawn.number - 1]),
                "to": location_name(moved.after[moved.pawn.seat][moved.pawn.number - 1]),
                "struck": [{"seat": pawn.seat, "pawn": pawn.number} for pawn in moved.struck],
                "swapped": None if moved.swapped is None else _pawn(moved.swapped),
            }
            for moved in record.moved
        ],
        "home": [list(side) for side in record.home],
    }


def _pawn(pawn: PawnId) -> Line:
    return {"seat": pawn.seat, "pawn": pawn.number}
