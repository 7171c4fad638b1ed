"""Tests that the SQL respects where Citus has each table: a play's statements on several rows stay on one worker.

``make test-citus`` tests that it really runs there.
"""

from __future__ import annotations

import ast
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import tockbot.storage
from tests.storage.places import database
from tockbot.storage.engine import migrations
from tockbot.storage.postgres import placements

PLACED = placements(migrations())
DISTRIBUTED = {name: column for name, column in PLACED.items() if column is not None}

CREATED = re.compile(r"\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)")
COLUMN_ADDED = re.compile(r"ADD COLUMN[^;,]*\b(?:CHECK|UNIQUE|REFERENCES|PRIMARY)\b", re.IGNORECASE)
"""Clauses that Citus only accepts in statements of their own."""

JOINED = re.compile(r"\b(?:FROM|JOIN) (\w+)(?: AS (\w+))?")
EQUAL = re.compile(r"\b(?:(\w+)\.)?(\w+) = (?:(\w+)\.)?(\w+)")


def test_every_script_places_each_of_its_tables() -> None:
    assert {name for script in migrations() for name in CREATED.findall(script)} == PLACED.keys()
    assert placements(["CREATE TABLE lost (\n    id BIGINT\n) /*sqlite STRICT*/;"]) == {}


async def test_every_key_of_a_distributed_table_has_its_column(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path):
        pass
    connection = sqlite3.connect(path)
    for name, place in PLACED.items():
        unique = [index[1] for index in connection.execute(f"PRAGMA index_list({name})") if index[2]]
        keys = [{row[2] for row in connection.execute(f"PRAGMA index_info({index})")} for index in unique]
        keys.append({row[1] for row in connection.execute(f"PRAGMA table_info({name})") if row[5]})
        assert place is None or all(place in key for key in keys if key), name
        for foreign in connection.execute(f"PRAGMA foreign_key_list({name})").fetchall():
            table, own, other = foreign[2:5]
            assert place is not None, f"{name} is local, and a foreign key could lead to no worker"
            assert (own, other) == (place, DISTRIBUTED.get(table)), f"{name} and {table} need not be on one worker"
    connection.close()


@pytest.mark.parametrize("script", migrations()[1:] or [""])
def test_later_scripts_have_a_form_that_citus_accepts(script: str) -> None:
    assert not COLUMN_ADDED.search(script)
    assert COLUMN_ADDED.search("ALTER TABLE people ADD COLUMN a BIGINT NOT NULL DEFAULT 0 CHECK (a > 0);")


def statements() -> Iterator[str]:
    """Return every text of the package that may be a statement, without inserted parts."""
    for path in Path(tockbot.storage.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else "?" for part in node.values]
                yield "".join(parts)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def strays(sql: str) -> bool:
    """Return whether a statement joins distributed tables by other columns than their distribution columns."""
    named = {alias or name: name for name, alias in JOINED.findall(sql) if name in DISTRIBUTED}
    if len(named) < 2 or "UNION ALL" in sql:
        return False
    held = {(named.get(one, one), column) for one, column, *_ in EQUAL.findall(sql)}
    held |= {(named.get(other, other), column) for *_, other, column in EQUAL.findall(sql)}
    return not all((name, DISTRIBUTED[name]) in held for name in named.values())


def test_distributed_tables_are_joined_by_their_table() -> None:
    found = [sql for sql in statements() if re.match(r"\s*(?:SELECT|DELETE|UPDATE|INSERT|WITH|FROM)\b", sql)]
    assert len(found) > 100
    assert [sql for sql in found if strays(sql)] == []
    assert strays("SELECT 1 FROM tables JOIN entries ON entries.number = tables.entries")
    assert not strays("SELECT 1 FROM tables JOIN entries ON entries.table_id = tables.id")
