"""The result of a finished game, and of one person in it.

:func:`result_of` computes a table's result. :func:`participations_of` splits it by person; statistics are made of that.

The figures of a game are extra counts that are only shown. To add one, declare a field of :class:`Figures`, set it in
:func:`figures_of`, and write its label in the locale files: ``figure-`` and the field's name with hyphens. The field's
metadata says how the figures of several games are combined; by default they are added.
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
"""Figures that are 0 in most games; they are shown only if they are not 0."""

_ONE_AFTER_ANOTHER: Final = {TOGETHER: "".join}


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """The figures of one seat in a game, or of all games of a person.

    Attributes:
        hits_given: number of pawns hit, including partners' and its own.
        hits_taken: number of its pawns that were hit.
        pawns_home: number of its pawns that came home.
        longest_walk: most fields that one of its pawns walked.
        cards_burnt: number of other players' cards burnt (rules-family.md W10).
        entered: ranks of the cards that brought its pawns in, in order; a joker is a joker.
    """

    hits_given: int = 0
    hits_taken: int = 0
    pawns_home: int = 0
    longest_walk: int = field(default=0, metadata=_LONGEST)
    cards_burnt: int = 0
    entered: str = field(default="", metadata=_ONE_AFTER_ANOTHER)

    @property
    def numbers(self) -> Mapping[str, int]:
        """The figures that are numbers, by their names in the locale files, in the order shown."""
        figures = {one.name.replace("_", "-"): getattr(self, one.name) for one in fields(self)}
        return {name: count for name, count in figures.items() if isinstance(count, int)}


def figures_of(game: tables.Game, seat: Seat, highlights: tables.Highlights) -> Figures:
    """Return the figures of a seat in a finished game with these highlights."""
    records = [record for record in game.history if record.seat == seat]
    return Figures(
        hits_given=highlights.hits_given[seat],
        hits_taken=highlights.hits_taken[seat],
        pawns_home=sum(map(is_home, game.numbering[seat])),
        longest_walk=highlights.walks[seat],
        cards_burnt=sum(record.burnt is not None for record in records),
        entered="".join(
            tables.rank_of(record.cards[0])
            for record in records
            for moved in record.moved
            if isinstance(moved.move, Enter)
        ),
    )


def together(games: Iterable[Figures]) -> Figures:
    """Return the combined figures of all these games."""
    each = [*games]
    kinds = {one.name: one.metadata.get(TOGETHER, sum) for one in fields(Figures)}
    return Figures(**{name: of_all(getattr(game, name) for game in each) for name, of_all in kinds.items()})


class ResultError(Exception):
    """Data that this version cannot read as a result."""


FIGURES_JSON: Final = JsonCodec(Figures, ResultError, "a game's figures")
"""Reads a figure as 0 if it did not exist when the text was written."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """The turns of a person on a seat.

    Attributes:
        person: the person.
        turns: number of turns that they made.
        missed: number of turns that a computer made for them because their time was over.
    """

    person: tables.PersonId
    turns: int
    missed: int = 0


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a game for one seat.

    Attributes:
        place: 1 for the winning side; sides that neither won nor came home share the place after the last.
        sittings: the people who sat there, in the order in which they first did.
        level: level of the computer player that last made a turn there of its own; None if none did.
        computer_turns: number of turns that computer players made there of their own.
        figures: the seat's figures.
    """

    place: int
    sittings: tuple[Sitting, ...]
    level: tables.Level | None
    computer_turns: int
    figures: Figures

    @property
    def turns(self) -> int:
        """The number of all turns made there."""
        return self.computer_turns + sum(one.turns + one.missed for one in self.sittings)

    @property
    def players(self) -> tuple[Sitting, ...]:
        """The people who made at least half of its turns: one, two who shared them, or none."""
        return tuple(one for one in self.sittings if one.turns and 2 * one.turns >= self.turns)

    @property
    def player(self) -> Sitting | None:
        """The person who made at least half of its turns, the first if there are two, or None."""
        return next(iter(self.players), None)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game; ``began`` and ``ended`` are in UTC.

    Attributes:
        guild: the server.
        ruleset: name of the ruleset.
        options: the chosen options in the notation; empty if there are none.
        in_teams: whether partners played together.
        began: time at which the seats were fixed.
        ended: time at which the game ended.
        rounds: number of rounds dealt.
        beginners: the people who sat there at the beginning, with their seats.
        kind: the kind of game.
        from_position: whether it began from a position.
        is_over: whether it was played to its end; if not, people lost it by absence, or it was decided at the end of a
            tournament's round.
        rated: the people whose ratings it changes, with their seats (docs/ratings.md).
        lost: whether these people lost it by absence; then no one gains by it.
        series: the series of the game, as it was before; None for a single game.
        seats: the result of each seat.
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
        """True if statistics count it: an ordinary game, played from the beginning to its end."""
        return self.is_over and self.kind is tables.Kind.GAME and not self.from_position

    @property
    def people(self) -> tuple[tables.PersonId, ...]:
        """All people in the result: those who began the game, and those who made a turn."""
        sat = (one.person for seat in self.seats for one in seat.sittings)
        return tuple(dict.fromkeys((*(person for person, _ in self.beginners), *sat)))

    @property
    def group(self) -> str:
        """The people who began it, in a fixed order; the same people give the same text."""
        return ",".join(str(person) for person in sorted(person for person, _ in self.beginners))

    @property
    def decides(self) -> bool:
        """True if it decided a series."""
        if not self.is_over:
            return False
        winner = next((number for number, side in enumerate(self.sides) if side[0].place == 1), None)
        return self.series is not None and winner is not None and self.series.is_won(winner)

    @property
    def sides(self) -> tuple[tuple[SeatResult, ...], ...]:
        """The seats of each side: opposite seats, or each alone (rules.md 1.5)."""
        count = self.side_count
        return tuple(self.seats[side::count] for side in range(count))

    @property
    def side_count(self) -> int:
        """The number of sides; a seat belongs to the side of its number modulo this."""
        return len(self.seats) // 2 if self.in_teams else len(self.seats)


RESULT_JSON: Final = JsonCodec(Result, ResultError, "a result")


@dataclass(frozen=True, slots=True)
class Participation:
    """A finished game from the point of view of a person who played it, that is, made at least half of a seat's turns.

    Attributes:
        person: the person.
        guild: the server.
        ended: time at which the game ended, in UTC.
        ruleset: name of the ruleset.
        in_teams: whether partners played together.
        players: number of seats.
        partner: the person who played the partner's seat, or None.
        place: place of the person's side.
        decided: whether the game decided a series.
        turns: number of turns that the person made.
        missed: number of turns that a computer made for the person.
        figures: the figures of their seat.
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
        """True if the person's side won."""
        return self.place == 1


def participations_of(result: Result) -> tuple[Participation, ...]:
    """Return a game's result for each person who played it, seat by seat; empty if statistics do not count it."""
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

    Return None unless the game was played to its end, decided at the end of a tournament's round, or lost by absence.
    """
    game, start, rules = table.game, table.start, table.rules
    if game is None or start.began is None:
        return None
    is_over = len(game.finished) >= rules.sides_to_end
    may_count = table.may_be_rated and not start.from_position
    won = table.closing.won if table.closing is not None and not is_over else ()
    counts = may_count and (is_over or bool(won)) and not table.awaited_sides
    lost = table.lost if may_count and not counts else ()
    if not is_over and not lost and not won:
        return None
    highlights = tables.highlights(rules.board, game.history)
    ahead = (*game.finished, won) if won else game.finished
    seats = tuple(_seat_result(table, game, seat, highlights, ahead) for seat in rules.seats)
    _, _, options = format_ruleset(rules).partition("+")
    return Result(
        guild=table.opening.guild,
        ruleset=rules.ruleset.name,
        options=options,
        in_teams=rules.party.in_teams,
        began=start.began,
        ended=table.at,
        rounds=highlights.rounds,
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
    """Return the people who have a rated result, with their seats.

    A person who began the game has its result if they played most of the seat, otherwise only a loss. Someone else has
    the result if they played most of the seat. A removed player has a result only if they played most of the seat. If
    the game does not count, only the sides that were absent have a result.
    """
    began = table.start.seats
    sat = (*began, *((one.person, Seat(number)) for number, seat in enumerate(seats) for one in seat.sittings))
    if lost is not None:
        absent = sorted({seat for _, home in lost for seat in table.rules.side_of(home)})
        players = ((one.person, seat) for seat in absent for one in seats[seat].players)
        sat = (*lost, *(one for one in players if one[0] in table.removed))
    return tuple(
        (person, number)
        for person, number in dict.fromkeys(sat)
        if any(one.person == person for one in seats[number].players)
        or (person not in table.removed and (person, number) in began and (lost is not None or seats[number].place > 1))
    )


def _seat_result(
    table: tables.Table, game: tables.Game, seat: Seat, highlights: tables.Highlights, ahead: Sequence[tuple[Seat, ...]]
) -> SeatResult:
    """Return the result of a seat; ``ahead`` are the sides that came before all others, in order."""
    records = [record for record in game.history if record.seat == seat]
    side = table.rules.side_of(seat)
    return SeatResult(
        place=1 + (ahead.index(side) if side in ahead else len(ahead)),
        sittings=_sittings(records),
        level=_level(table.seated[seat], records),
        computer_turns=sum(isinstance(record.player, tables.Computer) for record in records),
        figures=figures_of(game, seat, highlights),
    )


def _sittings(records: Sequence[tables.PlayRecord]) -> tuple[Sitting, ...]:
    turns: dict[tables.PersonId, list[int]] = {}
    for record in records:
        # A hand discarded automatically is not a missed turn: the player had no choice.
        if isinstance(record.player, tables.Human) and not record.was_automatic:
            turns.setdefault(record.player.person, [0, 0])[record.in_stead] += 1
    return tuple(Sitting(person, made, missed) for person, (made, missed) in turns.items())


def _level(last: tables.Player | None, records: Sequence[tables.PlayRecord]) -> tables.Level | None:
    """Return the level of the last computer player that had a turn on a seat, or else of the one that sits there."""
    played = [record.player.level for record in records if isinstance(record.player, tables.Computer)]
    return played[-1] if played else last.level if isinstance(last, tables.Computer) else None
