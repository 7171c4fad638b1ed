"""From a table whose game is over to what the game came to."""

from __future__ import annotations

from collections.abc import Sequence

from tockbot.results.figures import figures_of
from tockbot.results.result import Result, SeatResult, Sitting
from tockbot.rules import Seat, format_ruleset
from tockbot.tables import (
    Computer,
    Game,
    Highlights,
    Homes,
    Human,
    Level,
    PersonId,
    Player,
    PlayRecord,
    Table,
    highlights,
)


def result_of(table: Table) -> Result | None:
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
    told = highlights(rules.board, game.history)
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


def _rated(table: Table, seats: Sequence[SeatResult], lost: Homes | None) -> Homes:
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
    table: Table, game: Game, seat: Seat, told: Highlights, ahead: Sequence[tuple[Seat, ...]]
) -> SeatResult:
    """Return the result of a seat; these sides were ahead of all others, in this order."""
    records = [record for record in game.history if record.seat == seat]
    side = table.rules.side_of(seat)
    return SeatResult(
        place=1 + (ahead.index(side) if side in ahead else len(ahead)),
        sittings=_sittings(records),
        level=_level(table.seated[seat], records),
        computer_turns=sum(isinstance(record.player, Computer) for record in records),
        figures=figures_of(game, seat, told),
    )


def _sittings(records: Sequence[PlayRecord]) -> tuple[Sitting, ...]:
    turns: dict[PersonId, list[int]] = {}
    for record in records:
        # A hand that goes by itself is no turn missed: there was nothing to choose.
        if isinstance(record.player, Human) and not record.went_by_itself:
            turns.setdefault(record.player.person, [0, 0])[record.in_stead] += 1
    return tuple(Sitting(person, made, missed) for person, (made, missed) in turns.items())


def _level(last: Player | None, records: Sequence[PlayRecord]) -> Level | None:
    """How well the last computer player of a seat plays that had a turn there, or else the one that sits there last."""
    played = [record.player.level for record in records if isinstance(record.player, Computer)]
    return played[-1] if played else last.level if isinstance(last, Computer) else None
