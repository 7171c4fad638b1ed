"""From a log to what its game came to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tockbot.results.course import Course, course_of
from tockbot.results.result import Result, SeatResult, Sitting
from tockbot.rules import Enter, Seat, format_ruleset, is_home
from tockbot.tables import (
    Computer,
    Entry,
    Highlights,
    Human,
    Level,
    PersonId,
    PlayRecord,
    Series,
    highlights,
    rank_of,
)

Homes = tuple[tuple[PersonId, int], ...]
"""People with their seats."""


def result_of(log: Iterable[Entry]) -> Result | None:
    """What the game came to that a log tells; None where none was played to its end, nor lost by being absent.

    The log may leave out what is :data:`~tockbot.results.course.NOT_TOLD`.

    Raises:
        LogError: it is no table's log.
    """
    course = course_of(log)
    if course is None or not (course.is_over or course.absent):
        return None
    start, rules = course.start, course.start.rules
    told = highlights(rules.board, course.history)
    seats = tuple(_seat_result(course, seat, told) for seat in rules.seats)
    beginners = tuple((player.person, seat) for seat, player in enumerate(start.seated) if isinstance(player, Human))
    _, _, options = format_ruleset(rules).partition("+")
    return Result(
        guild=start.guild,
        ruleset=rules.ruleset.name,
        options=options,
        in_teams=rules.party.in_teams,
        began=start.at,
        ended=course.ended,
        rounds=told.rounds,
        beginners=beginners,
        kind=start.kind,
        from_position=start.game is not None and start.game.round > 0,
        is_over=course.is_over,
        rated=_rated(course, seats, beginners),
        lost=bool(course.absent),
        series=_series(course),
        seats=seats,
    )


def _rated(course: Course, seats: Sequence[SeatResult], beginners: Homes) -> Homes:
    """Who has a result of the game, and on which seat: whoever began it has its loss, who played most of it all."""
    sat = (*beginners, *((one.person, number) for number, seat in enumerate(seats) for one in seat.sittings))
    return tuple(
        (person, number)
        for person, number in dict.fromkeys(sat if course.counts else course.absent)
        if person not in course.sent_away
        and (
            any(one.person == person for one in seats[number].players)
            or ((person, number) in beginners and (not course.counts or seats[number].place > 1))
        )
    )


def _series(course: Course) -> Series | None:
    """The series of which the game was one; given up where a seat of it was handed on."""
    series = course.start.series
    if series is None:
        return None
    left = any(series.owners[seat] is not None for seat in course.handed_on)
    return replace(series, given_up=series.given_up or left)


def _seat_result(course: Course, seat: Seat, told: Highlights) -> SeatResult:
    records = [record for record in course.history if record.seat == seat]
    own = [record.player for record in records if isinstance(record.player, Computer)]
    pawns = course.history[-1].after if course.history else ()
    return SeatResult(
        place=_place(course, seat),
        sittings=_sittings(records),
        level=_level(course, seat, own),
        computer_turns=len(own),
        hits_given=told.hits_given[seat],
        hits_taken=told.hits_taken[seat],
        pawns_home=sum(map(is_home, pawns[seat])) if pawns else 0,
        longest_walk=told.walks[seat],
        entered="".join(
            rank_of(record.cards[0]) for record in records for moved in record.moved if isinstance(moved.move, Enter)
        ),
    )


def _place(course: Course, seat: Seat) -> int:
    side = course.start.rules.side_of(seat)
    return 1 + (course.finished.index(side) if side in course.finished else len(course.finished))


def _sittings(records: Sequence[PlayRecord]) -> tuple[Sitting, ...]:
    turns: dict[PersonId, list[int]] = {}
    for record in records:
        if isinstance(record.player, Human):
            turns.setdefault(record.player.person, [0, 0])[record.in_stead] += 1
    return tuple(Sitting(person, made, missed) for person, (made, missed) in turns.items())


def _level(course: Course, seat: Seat, own: Sequence[Computer]) -> Level | None:
    """How well the last computer player of a seat plays, also of one that never had a turn."""
    if own:
        return own[-1].level
    first = course.start.seated[seat]
    return first.level if isinstance(first, Computer) else None
