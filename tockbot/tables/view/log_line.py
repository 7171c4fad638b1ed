"""A table's whole log told to other programs, entry by entry (docs/log.md). It shows hidden cards and the seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tockbot.rules import Seat, format_position, format_ruleset, location_name
from tockbot.tables.cards import Card
from tockbot.tables.ids import PersonId
from tockbot.tables.log.codec import encode, player_data
from tockbot.tables.log.entry import Entry
from tockbot.tables.state.folding.fold import fold, opened
from tockbot.tables.state.game.game import Game
from tockbot.tables.state.game.record import PawnId, PlayRecord
from tockbot.tables.state.table import Table

Line = dict[str, Any]


def log_lines(entries: Iterable[Entry]) -> Iterator[Line]:
    """Each entry of a whole log with how the table stands after it, ready for JSON.

    Raises:
        LogError: this is no table's log.
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
    """How a table stands, and where a play was just ``played`` what it did."""
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
        "hands": [_cards(hand) for hand in game.hands],
        "gifts": list(game.gifts),
        "stock": _cards(game.stock),
        "discards": _cards(game.discards),
        "pawns": [[location_name(place) for place in group] for group in game.numbering],
        "finished": [list(side) for side in game.finished],
    }


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(cards)


def _play(record: PlayRecord) -> Line:
    """What a play did: each pawn that moved, where from and where to, whom it struck, who came home."""
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
