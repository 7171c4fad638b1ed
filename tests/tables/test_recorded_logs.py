"""Logs recorded by earlier versions are read as they were written.

A file in ``data`` holds the database rows of a game in one format of the log, and never changes
(``tests/test_released.py``). A new format gets files of its own (``tests/tables/record_log.py``).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from tests.storage.places import database, outside
from tests.tables.live import HOST, MOMENT, SEED, person_at
from tests.tables.record_log import COLUMNS, GAMES, rows_of
from tockbot.rules import RULESETS, format_position
from tockbot.storage import StoredLog
from tockbot.tables import (
    FORM,
    KINDS,
    Cause,
    Computer,
    Entry,
    Human,
    Kind,
    Level,
    Pace,
    Stage,
    TableId,
    Wanted,
    replay,
)
from tockbot.tables.codec import MOVES, PLAYS

DATA = Path(__file__).parent / "data"
INSERT = "INSERT INTO entries (table_id, number, at, actor, form, kind, data) VALUES (1, ?, ?, ?, ?, ?, ?)"


def rows(name: str) -> list[tuple[int | str | None, ...]]:
    """Return the rows of a recorded log."""
    lines = (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [tuple(json.loads(line)[column] for column in COLUMNS) for line in lines]


async def read_back(path: Path, name: str) -> list[Entry]:
    """Return the entries of a recorded log, as the bot reads them."""
    async with database(path) as opened:
        outside(path, "INSERT INTO tables (id, guild, channel) VALUES (1, 1, 2)")
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.executemany(INSERT, rows(name))
        return await StoredLog(opened).read(TableId(1))


async def test_log_in_form_1_replays_the_recorded_game(tmp_path: Path) -> None:
    entries = await read_back(tmp_path / "t.sqlite3", "form_1")
    table = replay(entries)
    assert (table.stage, table.entries, table.opening.seed) == (Stage.FINISHED, 182, SEED)
    assert (entries[0].at, entries[0].actor, table.opening.host) == (MOMENT, HOST, HOST)
    assert table.seated == (Human(HOST), Human(person_at(1)), Computer("Carl", Level.HARD))
    assert table.game is not None
    assert (table.game.round, len(table.game.history)) == (11, 119)
    assert table.game.finished == ((2,), (1,))
    last = "swiss+places 3s d1 pe - 69+,h3,h4,r/h1,h2,h3,h4/h1,h2,h3,h4 -/-/-"
    assert format_position(table.game.position) == last


def test_every_earlier_form_is_recorded() -> None:
    recorded = {path.stem for path in DATA.glob("*.jsonl")}
    assert recorded == {*GAMES}
    assert {name.split("_")[1] for name in recorded} == {str(form) for form in range(1, FORM + 1)}


async def test_recordings_cover_every_kind_of_entry(tmp_path: Path) -> None:
    events = [entry.event for name in GAMES for entry in await read_back(tmp_path / name, name)]
    said = {(type(one), part.name) for one in events for part in fields(one) if getattr(one, part.name) != part.default}
    assert said == {(kind, part.name) for kind in KINDS for part in fields(kind)}
    written = " ".join(str(row[COLUMNS.index("data")]) for name in GAMES for row in rows(name))
    words = {str(member.value) for words in (Kind, Pace, Level, Wanted, Cause) for member in words}
    words |= {*PLAYS.values(), *MOVES.values()}
    not_written = {Kind.GAME.value, Pace.OPEN.value}
    assert [word for word in words - not_written if f'"{word}"' not in written] == []
    assert [name for name in RULESETS if f'"ruleset":"{name}' not in written] == []


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith(f"form_{FORM}")])
async def test_current_format_equals_the_last_recorded_one(tmp_path: Path, name: str) -> None:
    """If this fails, the format has changed: it needs a new number, and recorded logs of its own."""
    entries = await read_back(tmp_path / "t.sqlite3", name)
    replay(entries)
    assert await asyncio.to_thread(rows_of, entries) == rows(name)
