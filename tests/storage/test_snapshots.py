"""How a table stood, kept beside its log: whole, read by the program that wrote it, and by no other."""

from __future__ import annotations

import os
import pickle
import zlib
from functools import partial
from random import Random

import pytest

from tests.storage.places import database, outside
from tests.tables.live import EVERY_RULESET, LiveTable, at_play, opening_of, rules_id
from tockbot.rules import TableRules, table_rules
from tockbot.storage import Place, StoredLog
from tockbot.storage.kept.snapshots import freeze, thaw
from tockbot.tables import Actor, PersonId, Table, TableId, wishes

FOUR = table_rules("swiss", 4)


def mid_game(rules: TableRules = FOUR, seed: int = 1) -> LiveTable:
    """A game in which something was played."""
    live = at_play(rules)
    rng = Random(seed)
    for _ in range(12):
        live.step(rng)
    return live


async def kept(log: StoredLog, live: LiveTable) -> TableId:
    """A table in the database, and how it stands kept beside its log."""
    table_id = await log.open(live.entries)
    assert table_id is not None
    await log.keep(table_id, live.table)
    return table_id


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_a_table_is_the_same_afterwards(rules: TableRules) -> None:
    for live in (LiveTable.opened(opening_of(rules)), mid_game(rules)):
        again = thaw(freeze(live.table))
        assert again == live.table
        assert again is not None
        assert again.rules is live.table.rules, "the same choices give the same object"


@pytest.mark.parametrize(
    "state",
    [
        b"",
        b"no zlib",
        zlib.compress(b"no pickle"),
        zlib.compress(pickle.dumps(7)),
        zlib.compress(pickle.dumps(os.getcwd)),
        zlib.compress(pickle.dumps(partial(print, "hello"))),
    ],
)
def test_what_is_no_table_is_none(state: bytes) -> None:
    assert thaw(state) is None


RAN: list[str] = []
"""What bytes that were read as a table have done."""


def test_bytes_can_do_nothing_also_through_what_a_module_of_ours_imports() -> None:
    reach = b"ctockbot.tables.state.table\nfield.__builtins__.get\n(Vexec\ntR"
    done = b"(Vfrom tests.storage.test_snapshots import RAN; RAN.append('something')\ntR."
    assert thaw(zlib.compress(b"\x80\x04" + reach + done)) is None
    assert RAN == []


async def test_what_was_kept_last_is_recalled(place: Place) -> None:
    live = mid_game()
    async with database(place) as opened:
        log = StoredLog(opened)
        table_id = await kept(log, live)
        assert await log.recall(table_id) == live.table
        before = live.table
        live.step(Random(2))
        await log.append(table_id, live.entries[before.entries :], ends=False)
        assert await log.recall(table_id) == before
        await log.keep(table_id, live.table)
        assert await log.recall(table_id) == live.table
        assert await log.recall(TableId(99)) is None


@pytest.mark.parametrize(
    "doubt",
    [
        "UPDATE snapshots SET program = 'another'",
        "UPDATE snapshots SET entries = entries + 1",
        "DELETE FROM snapshots",
    ],
)
async def test_at_any_doubt_nothing_is_recalled(place: Place, doubt: str) -> None:
    async with database(place) as opened:
        table_id = await kept(StoredLog(opened), mid_game())
        outside(place, doubt)
        assert await StoredLog(opened).recall(table_id) is None


async def test_of_a_table_that_is_over_nothing_is_kept(place: Place) -> None:
    live = mid_game()
    async with database(place) as opened:
        log = StoredLog(opened)
        table_id = await kept(log, live)
        before: Table = live.table
        live.do(Actor(PersonId(1)), wishes.close)
        await log.append(table_id, live.entries[before.entries :], ends=True)
        await log.keep(table_id, before)
        assert outside(place, "SELECT * FROM snapshots") == []
        unread = await kept(log, mid_game())
        await log.close_unread(unread)
        assert outside(place, "SELECT * FROM snapshots") == []
