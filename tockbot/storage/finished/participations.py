"""What a game came to for each person who played it, as rows."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Final

from tockbot.results import Participation, Result, participations_of, plain_figures, read_figures
from tockbot.storage.database import Transaction
from tockbot.storage.engines.engine import Row, Value
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId, PersonId, TableId

COLUMNS: Final = (
    "person, guild, ended_at, ruleset, in_teams, players, partner, place, decided, turns, missed, figures, table_id"
)
"""What :func:`participation` reads, in this order."""

_INSERT: Final = (
    f"INSERT INTO participations ({COLUMNS})"  # noqa: S608 - columns of this file
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
)


async def keep_participations(transaction: Transaction, table_id: TableId, result: Result) -> None:
    """Keep what a game came to for each person who played it."""
    rows = [_row(table_id, one) for one in participations_of(result)]
    if rows:
        await transaction.run_many(_INSERT, rows)


def _row(table_id: TableId, one: Participation) -> tuple[Value, ...]:
    return (
        one.person,
        one.guild,
        moment_text(one.ended),
        one.ruleset,
        int(one.in_teams),
        one.players,
        one.partner,
        one.place,
        int(one.decided),
        one.turns,
        one.missed,
        json.dumps(plain_figures(one.figures), separators=(",", ":")),
        table_id,
    )


def participation(row: Row) -> Participation:
    """What stands in a row of :data:`COLUMNS`."""
    person, guild, ended, ruleset, in_teams, players, partner, place, decided, turns, missed, figures, _ = row
    return Participation(
        person=PersonId(person),
        guild=GuildId(guild),
        ended=datetime.fromisoformat(ended),
        ruleset=ruleset,
        in_teams=bool(in_teams),
        players=players,
        partner=None if partner is None else PersonId(partner),
        place=place,
        decided=bool(decided),
        turns=turns,
        missed=missed,
        figures=read_figures(json.loads(figures)),
    )
