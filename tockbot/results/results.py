"""What a game that is over came to.

The figures of a game: what is counted of a seat for nothing but to be told.

A figure is declared here once: a field of :class:`Figures`, how it is read off a game, and how those of several games
come together. It needs no more than its label in the texts, ``figure-`` and its name with hyphens.

What one person's game came to: what statistics are made of.

From a table whose game is over to what the game came to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from functools import partial
from typing import Final

from tockbot import tables
from tockbot.json_codec import JsonCodec
from tockbot.rules import Enter, Seat, format_ruleset, is_home

TOGETHER: Final = "together"
_LONGEST: Final = {TOGETHER: partial(max, default=0)}
RARE: Final = frozenset({"cards-burnt"})
"""What most games do not know: it is told of where there was any."""

_ONE_AFTER_ANOTHER: Final = {TOGETHER: "".join}


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What was counted of one seat in a game, or of all games of a person.

    Attributes:
        hits_given: how many pawns it hit, partners' and its own among them.
        hits_taken: how many of its pawns were hit.
        pawns_home: how many of its pawns came home.
        longest_walk: the most fields that one of its pawns walked.
        cards_burnt: how many cards it burnt of others (rules-family.md W10).
        entered: the ranks of the cards with which it brought pawns in, in order; a joker is a joker.
    """

    hits_given: int = 0
    hits_taken: int = 0
    pawns_home: int = 0
    longest_walk: int = field(default=0, metadata=_LONGEST)
    cards_burnt: int = 0
    entered: str = field(default="", metadata=_ONE_AFTER_ANOTHER)

    @property
    def numbers(self) -> Mapping[str, int]:
        """Those that are numbers, by their names in texts, in the order in which they are shown."""
        told = {one.name.replace("_", "-"): getattr(self, one.name) for one in fields(self)}
        return {name: count for name, count in told.items() if isinstance(count, int)}


def figures_of(game: tables.Game, seat: Seat, told: tables.Highlights) -> Figures:
    """What is counted of a seat in a game that is over, of which this is told."""
    records = [record for record in game.history if record.seat == seat]
    return Figures(
        hits_given=told.hits_given[seat],
        hits_taken=told.hits_taken[seat],
        pawns_home=sum(map(is_home, game.numbering[seat])),
        longest_walk=told.walks[seat],
        cards_burnt=sum(record.burnt is not None for record in records),
        entered="".join(
            tables.rank_of(record.cards[0])
            for record in records
            for moved in record.moved
            if isinstance(moved.move, Enter)
        ),
    )


def together(games: Iterable[Figures]) -> Figures:
    """The figures of all these games."""
    each = [*games]
    kinds = {one.name: one.metadata.get(TOGETHER, sum) for one in fields(Figures)}
    return Figures(**{name: of_all(getattr(game, name) for game in each) for name, of_all in kinds.items()})


class ResultError(Exception):
    """Data that are no result that this version can read."""


FIGURES_JSON: Final = JsonCodec(Figures, ResultError, "a game's figures")
"""Reads a figure that was not counted yet when the text was written as nought."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a person did on a seat.

    Attributes:
        person: who.
        turns: the turns that they made.
        missed: the turns that a program made in their stead, because they came too late.
    """

    person: tables.PersonId
    turns: int
    missed: int = 0


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a game came to for one seat.

    Attributes:
        place: 1 for the side that won; sides that were not home, and did not win, share the place after the last.
        sittings: the people who sat there, in the order in which they first did.
        level: how well the computer player plays that last made a turn there of its own; None where none did.
        computer_turns: the turns that computer players made there of their own.
        figures: what else was counted.
    """

    place: int
    sittings: tuple[Sitting, ...]
    level: tables.Level | None
    computer_turns: int
    figures: Figures

    @property
    def turns(self) -> int:
        """All turns that were made there."""
        return self.computer_turns + sum(one.turns + one.missed for one in self.sittings)

    @property
    def players(self) -> tuple[Sitting, ...]:
        """The people who made at least half of its turns: one, two who shared them, or nobody."""
        return tuple(one for one in self.sittings if one.turns and 2 * one.turns >= self.turns)

    @property
    def player(self) -> Sitting | None:
        """Whose game it was: the person who made at least half of its turns, of two the first; None for nobody's."""
        return next(iter(self.players), None)


@dataclass(frozen=True, slots=True)
class Result:
    """What a game came to; ``began`` and ``ended`` are in UTC.

    Attributes:
        guild: the server.
        ruleset: the name of what was played.
        options: which of its options were chosen, as the notation writes them; empty for none.
        in_teams: whether partners played together.
        began: when its seats were fixed.
        ended: when it ended.
        rounds: how many were dealt.
        beginners: the people who sat there when it began, with their seats.
        kind: what it was played for.
        from_position: whether it began in the middle.
        is_over: whether it was played to its end; if not, people lost it by their absence, or it was decided at the end
            of a tournament's round.
        rated: whose ratings it changes, with their seats (docs/ratings.md).
        lost: whether these lost it by their absence, whatever it came to, so that nobody gains by it.
        series: the series that it was one of, as it stood before; None for a game by itself.
        seats: what it came to for each seat.
    """

    guild: tables.GuildId
    ruleset: str
    options: str
    in_teams: bool
    began: datetime
    ended: datetime
    rounds: int
    beginners: tuple[tuple[tables.PersonId, int], ...]
    kind: tables.Kind
    from_position: bool
    is_over: bool
    rated: tuple[tuple[tables.PersonId, int], ...]
    lost: bool
    series: tables.Series | None
    seats: tuple[SeatResult, ...]

    @property
    def counts(self) -> bool:
        """Whether statistics count it: a game for itself, from its opening to its end."""
        return self.is_over and self.kind is tables.Kind.GAME and not self.from_position

    @property
    def people(self) -> tuple[tables.PersonId, ...]:
        """Whom it names: who began it, and who made a turn."""
        sat = (one.person for seat in self.seats for one in seat.sittings)
        return tuple(dict.fromkeys((*(person for person, _ in self.beginners), *sat)))

    @property
    def group(self) -> str:
        """Who began it, in one order: where this is equal, the same people played."""
        return ",".join(str(person) for person in sorted(person for person, _ in self.beginners))

    @property
    def decides(self) -> bool:
        """Whether a series was won by it."""
        if not self.is_over:
            return False
        winner = next((number for number, side in enumerate(self.sides) if side[0].place == 1), None)
        return self.series is not None and winner is not None and self.series.is_won(winner)

    @property
    def sides(self) -> tuple[tuple[SeatResult, ...], ...]:
        """The seats by side: opposite ones, or each alone (rules.md 1.5)."""
        count = self.side_count
        return tuple(self.seats[side::count] for side in range(count))

    @property
    def side_count(self) -> int:
        """How many sides there were; a seat belongs to the side of its number modulo this."""
        return len(self.seats) // 2 if self.in_teams else len(self.seats)


RESULT_JSON: Final = JsonCodec(Result, ResultError, "a result")


@dataclass(frozen=True, slots=True)
class Participation:
    """A game as it came to an end for a person who played it, that is, who made at least half of a seat's turns.

    Attributes:
        person: who.
        guild: the server.
        ended: when it ended, in UTC.
        ruleset: the name of what was played.
        in_teams: whether partners played together.
        players: how many seats there were.
        partner: the person who played the partner's seat; None where nobody did, or there was none.
        place: in which place the person's side came.
        decided: whether a series was won by the game, by whoever won it.
        turns: the turns that the person made.
        missed: the turns that a program made in the person's stead.
        figures: what else was counted of their seat.
    """

    person: tables.PersonId
    guild: tables.GuildId
    ended: datetime
    ruleset: str
    in_teams: bool
    players: int
    partner: tables.PersonId | None
    place: int
    decided: bool
    turns: int
    missed: int
    figures: Figures

    @property
    def won(self) -> bool:
        """Whether the person's side won."""
        return self.place == 1


def participations_of(result: Result) -> tuple[Participation, ...]:
    """What a game came to for each person who played it, seat by seat; none of a game that is not counted."""
    if not result.counts:
        return ()
    found: list[Participation] = []
    for side in result.sides:
        for seat in side:
            partner = next((one for one in side if one is not seat), None)
            found += _of_seat(result, seat, partner)
    return tuple(found)


def _of_seat(result: Result, seat: SeatResult, partner: SeatResult | None) -> tuple[Participation, ...]:
    player = seat.player
    if player is None:
        return ()
    beside = None if partner is None else partner.player
    return (
        Participation(
            person=player.person,
            guild=result.guild,
            ended=result.ended,
            ruleset=result.ruleset,
            in_teams=result.in_teams,
            players=len(result.seats),
            partner=None if beside is None else beside.person,
            place=seat.place,
            decided=result.decides,
            turns=player.turns,
            missed=player.missed,
            figures=seat.figures,
        ),
    )


def result_of(table: tables.Table) -> Result | None:
    """Return the result of a table's game.

    It is None if no game was played to its end, decided at the end of a tournament's round, or lost by absence.
    """
    game, start, rules = table.game, table.start, table.rules
    if game is None or start.began is None:
        return None
    is_over = len(game.finished) >= rules.sides_to_end
    may_count = table.may_be_rated and not start.from_position
    won = table.closing.won if table.closing is not None and not is_over else ()
    counts = may_count and (is_over or bool(won)) and not table.to_come
    lost = table.lost if may_count and not counts else ()
    if not is_over and not lost and not won:
        return None
    told = tables.highlights(rules.board, game.history)
    ahead = (*game.finished, won) if won else game.finished
    seats = tuple(_seat_result(table, game, seat, told, ahead) for seat in rules.seats)
    _, _, options = format_ruleset(rules).partition("+")
    return Result(
        guild=table.opening.guild,
        ruleset=rules.ruleset.name,
        options=options,
        in_teams=rules.party.in_teams,
        began=start.began,
        ended=table.at,
        rounds=told.rounds,
        beginners=tuple(sorted(start.seats, key=lambda home: home[1])),
        kind=table.opening.kind,
        from_position=start.from_position,
        is_over=is_over,
        rated=_rated(table, seats, None if counts else lost),
        lost=bool(lost),
        series=table.series,
        seats=seats,
    )


def _rated(table: tables.Table, seats: Sequence[SeatResult], lost: tables.Homes | None) -> tables.Homes:
    """Who has a result of the game, and on which seat: whoever began it has its loss, who played most of it all.

    Whoever was removed has the result of their side if they played most of the seat, and otherwise none. Where the game
    does not count, only those have one whose side lost it by being absent.
    """
    began = table.start.seats
    sat = (*began, *((one.person, Seat(number)) for number, seat in enumerate(seats) for one in seat.sittings))
    if lost is not None:
        absent = sorted({seat for _, home in lost for seat in table.rules.side_of(home)})
        players = ((one.person, seat) for seat in absent for one in seats[seat].players)
        sat = (*lost, *(one for one in players if one[0] in table.sent_away))
    return tuple(
        (person, number)
        for person, number in dict.fromkeys(sat)
        if any(one.person == person for one in seats[number].players)
        or (
            person not in table.sent_away
            and (person, number) in began
            and (lost is not None or seats[number].place > 1)
        )
    )


def _seat_result(
    table: tables.Table, game: tables.Game, seat: Seat, told: tables.Highlights, ahead: Sequence[tuple[Seat, ...]]
) -> SeatResult:
    """Return the result of a seat; these sides were ahead of all others, in this order."""
    records = [record for record in game.history if record.seat == seat]
    side = table.rules.side_of(seat)
    return SeatResult(
        place=1 + (ahead.index(side) if side in ahead else len(ahead)),
        sittings=_sittings(records),
        level=_level(table.seated[seat], records),
        computer_turns=sum(isinstance(record.player, tables.Computer) for record in records),
        figures=figures_of(game, seat, told),
    )


def _sittings(records: Sequence[tables.PlayRecord]) -> tuple[Sitting, ...]:
    turns: dict[tables.PersonId, list[int]] = {}
    for record in records:
        # A hand that goes by itself is no turn missed: there was nothing to choose.
        if isinstance(record.player, tables.Human) and not record.was_automatic:
            turns.setdefault(record.player.person, [0, 0])[record.in_stead] += 1
    return tuple(Sitting(person, made, missed) for person, (made, missed) in turns.items())


def _level(last: tables.Player | None, records: Sequence[tables.PlayRecord]) -> tables.Level | None:
    """How well the last computer player of a seat plays that had a turn there, or else the one that sits there last."""
    played = [record.player.level for record in records if isinstance(record.player, tables.Computer)]
    return played[-1] if played else last.level if isinstance(last, tables.Computer) else None
