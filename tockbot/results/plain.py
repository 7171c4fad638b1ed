"""Results as plain data, ready for JSON, and back."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from tockbot.results.result import Result, SeatResult, Sitting
from tockbot.tables import GuildId, Kind, Level, PersonId, Series, TableId

Data = dict[str, Any]


class ResultError(Exception):
    """Data that are no result that this version can read."""


def plain_result(result: Result) -> Data:
    """A result as plain data."""
    return {
        "guild": result.guild,
        "ruleset": result.ruleset,
        "options": result.options,
        "in_teams": result.in_teams,
        "began": result.began.isoformat(),
        "ended": result.ended.isoformat(),
        "rounds": result.rounds,
        "beginners": [[person, seat] for person, seat in result.beginners],
        "kind": result.kind.value,
        "from_position": result.from_position,
        "is_over": result.is_over,
        "rated": [[person, seat] for person, seat in result.rated],
        "lost": result.lost,
        **({} if result.series is None else {"series": _plain_series(result.series)}),
        "seats": [_plain_seat(seat) for seat in result.seats],
    }


def _plain_series(series: Series) -> Data:
    return {
        "first_to": series.first_to,
        "won": list(series.won),
        "owners": list(series.owners),
        "follows": series.follows,
        "given_up": series.given_up,
    }


def _plain_seat(seat: SeatResult) -> Data:
    return {
        "place": seat.place,
        "sittings": [[one.person, one.turns, one.missed] for one in seat.sittings],
        "level": None if seat.level is None else seat.level.value,
        "computer_turns": seat.computer_turns,
        "hits": [seat.hits_given, seat.hits_taken],
        "home": seat.pawns_home,
        "walk": seat.longest_walk,
        "entered": seat.entered,
    }


def read_result(data: Data) -> Result:
    """The result that these data are.

    Raises:
        ResultError: they are none.
    """
    try:
        return Result(
            guild=GuildId(data["guild"]),
            ruleset=data["ruleset"],
            options=data["options"],
            in_teams=data["in_teams"],
            began=datetime.fromisoformat(data["began"]),
            ended=datetime.fromisoformat(data["ended"]),
            rounds=data["rounds"],
            beginners=tuple((PersonId(person), seat) for person, seat in data["beginners"]),
            kind=Kind(data["kind"]),
            from_position=data["from_position"],
            is_over=data["is_over"],
            rated=tuple((PersonId(person), seat) for person, seat in data["rated"]),
            lost=data["lost"],
            series=_series(data["series"]) if "series" in data else None,
            seats=tuple(map(_seat, data["seats"])),
        )
    except (KeyError, ValueError, TypeError) as error:
        raise ResultError(f"a result cannot be read: {type(error).__name__}") from error


def _series(data: Data) -> Series:
    return Series(
        first_to=data["first_to"],
        won=tuple(data["won"]),
        owners=tuple(None if owner is None else PersonId(owner) for owner in data["owners"]),
        follows=None if data["follows"] is None else TableId(data["follows"]),
        given_up=data["given_up"],
    )


def _seat(data: Data) -> SeatResult:
    given, taken = data["hits"]
    return SeatResult(
        place=data["place"],
        sittings=tuple(Sitting(PersonId(person), turns, missed) for person, turns, missed in data["sittings"]),
        level=None if data["level"] is None else Level(data["level"]),
        computer_turns=data["computer_turns"],
        hits_given=given,
        hits_taken=taken,
        pawns_home=data["home"],
        longest_walk=data["walk"],
        entered=data["entered"],
    )
