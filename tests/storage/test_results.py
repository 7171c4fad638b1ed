"""Tests results that are computed from logs, stored beside them, and rebuilt in small steps."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.storage.places import database, everything, outside
from tests.tables.live import GUILD, person_at, started
from tests.tables.recordings import recorded
from tests.tables.wishing import closed
from tockbot.__main__ import command as main
from tockbot.results import result_of
from tockbot.rules import table_rules
from tockbot.storage import (
    Database,
    DatabaseLocation,
    Rebuilt,
    StoredLeftGuilds,
    StoredLog,
    StoredOldGames,
    StoredPersonalData,
    StoredResults,
    rebuild,
)
from tockbot.tables import Actor, Entry, LogError, TableId, commands, replay

TWO = table_rules("swiss", 2)
PLACES = table_rules("swiss", 3, options={"places": "on"})
DERIVED = ("results", "participations", "uncounted", "ratings", "rated_against", "rated_until")


def tell(*_: object) -> None:
    """Ignore progress."""


async def ended(opened: Database, entries: Sequence[Entry]) -> TableId:
    """Create a table that ended, saved step by step."""
    log = StoredLog(opened)
    table_id = await log.open(entries[:3])
    assert table_id is not None
    await log.append(table_id, entries[3:], ends=True)
    return table_id


async def counted(opened: Database) -> StoredResults:
    """Count all games in turn."""
    results = StoredResults(opened)
    for table_id, _ in await results.uncounted():
        await results.count(table_id)
    return results


def derived(place: DatabaseLocation) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows that follow from logs."""
    rows = everything(place)
    return {name: sorted(rows[name], key=str) for name in DERIVED}


async def test_ended_game_is_counted_exactly_once(place: DatabaseLocation) -> None:
    entries = recorded(TWO).entries
    async with database(place) as opened:
        results = StoredResults(opened)
        table_id = await ended(opened, entries)
        assert await results.uncounted() == [(table_id, GUILD)]
        assert await results.count(table_id) == result_of(replay(entries))
        assert await results.uncounted() == []
        once = derived(place)
        await results.count(table_id)
        kept = await StoredPersonalData(opened).of(person_at(0))
        assert [(one["table"], one["server"]) for one in kept["games"]] == [(table_id, GUILD)]
    assert derived(place) == once
    assert sorted(row[0] for row in once["participations"]) == [person_at(0), person_at(1)]


async def test_closed_game_leaves_no_result(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        await ended(opened, closed().entries)
        results = await counted(opened)
        assert await results.uncounted() == []
    assert not any(derived(place).values())


async def test_rebuild_gives_equal_results_without_deleted_logs(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        old = await ended(opened, recorded(TWO).entries)
        for rules in (PLACES, TWO):
            await ended(opened, recorded(rules).entries)
        unreadable = await ended(opened, recorded(TWO).entries[:40])
        await counted(opened)
        # Packing a log changes nothing that follows from it.
        old_games = StoredOldGames(opened)
        assert await old_games.pack(TableId(2))
        open_still = await StoredLog(opened).open(recorded(TWO).entries[:30])
    before = derived(place)
    outside(place, "DELETE FROM tables WHERE id = ?", old)
    outside(place, "UPDATE entries SET form = 99 WHERE table_id = ? AND number = 1", unreadable)
    outside(place, "UPDATE results SET ended_at = 'never' WHERE table_id <> ?", old)
    outside(place, "DELETE FROM participations WHERE person = ?", person_at(0))
    assert await rebuild(place, tell) == Rebuilt(2, 1, (unreadable,))
    assert derived(place) == {**before, "uncounted": outside(place, "SELECT * FROM uncounted")}
    async with database(place) as opened:
        assert [table.id for table in await StoredLog(opened).open_tables()] == [open_still]
        assert await StoredResults(opened).uncounted() == [(unreadable, GUILD)]


async def test_old_games_are_deleted_in_steps_without_their_results(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        tables = [await ended(opened, recorded(TWO).entries) for _ in range(3)]
        uncounted = await ended(opened, recorded(TWO).entries)
        results = StoredResults(opened)
        for table_id in tables:
            await results.count(table_id)
        before, end = derived(place), recorded(TWO).entries[-1].at
        old = StoredOldGames(opened)
        assert await old.forget(end, 9) == 0
        assert [await old.forget(end + timedelta(days=1), 2) for _ in range(3)] == [2, 1, 0]
        assert await StoredLog(opened).read(tables[0]) == []
        assert await StoredLog(opened).read(uncounted) != []
    assert derived(place) == before
    outside(place, "DELETE FROM ratings")
    assert await rebuild(place, tell) == Rebuilt(1, 3, ())
    after = derived(place)
    assert [row for row in after["results"] if row[0] != uncounted] == before["results"]


async def test_forgotten_server_loses_its_results(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        await ended(opened, recorded(TWO).entries)
        await counted(opened)
        outside(place, "DELETE FROM tables")
        left = StoredLeftGuilds(opened)
        assert await left.known() == {GUILD: False}
        await left.forget(GUILD)
    assert not any(derived(place).values())


async def test_unreadable_log_stays_uncounted(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        table_id = await ended(opened, recorded(TWO).entries)
        outside(place, "UPDATE entries SET data = '{}' WHERE number = 1")
        with pytest.raises(LogError):
            await StoredResults(opened).count(table_id)
        assert await StoredResults(opened).uncounted() == [(table_id, GUILD)]


def test_rebuild_command_refuses_other_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.sqlite3"

    async def save() -> None:
        async with database(path) as opened:
            await ended(opened, recorded(TWO).entries)

    asyncio.run(save())
    assert main(["rebuild", str(path)]) == 0
    assert "the results of 1 games" in capsys.readouterr().out
    (tmp_path / "text").write_text("no database, but long enough to look like a file of something else" * 9)
    assert main(["rebuild", str(tmp_path / "text")]) == 1
    assert "cannot be rebuilt" in capsys.readouterr().err


async def test_game_decided_at_the_end_of_a_round_is_rebuilt_alike(place: DatabaseLocation) -> None:
    live = started(table_rules("swiss", 4))
    rng = Random(1)
    for _ in range(40):
        live.step(rng)
    live.do(Actor(), commands.end_in_time)
    async with database(place) as opened:
        await ended(opened, live.entries)
        await counted(opened)
    once = derived(place)
    assert len(once["ratings"]) == 4 * 2, "one of all time, and one of the season"
    assert await rebuild(place, tell) == Rebuilt(1, 0, ())
    assert derived(place) == once
