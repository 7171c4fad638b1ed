"""Tests the commands that read a table's log, on a real file."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.storage.places import database, outside
from tests.tables.live import at_play
from tests.tables.recordings import recorded
from tockbot.__main__ import command as main
from tockbot.rules import TableRules, parse_position, table_rules
from tockbot.storage import StoredLog
from tockbot.tables import ChannelId, Entry, Opened, TableId, replay

ALONE = table_rules("swiss", 2)


async def saved(path: Path, entries: list[Entry]) -> TableId:
    """Create a file with a table that has this log."""
    async with database(path) as opened:
        table_id = await StoredLog(opened).open(entries)
        assert table_id is not None
        return table_id


def file_of(tmp_path: Path, rules: TableRules) -> tuple[Path, TableId, list[Entry]]:
    """Create a file with a whole game."""
    path, entries = tmp_path / "t.sqlite3", list(recorded(rules).entries)
    return path, asyncio.run(saved(path, entries)), entries


@pytest.mark.parametrize("rules", [ALONE, table_rules("ttg", 4, options={"jokers": "on", "jack_discard": "on"})])
def test_log_prints_every_entry(tmp_path: Path, rules: TableRules, capsys: pytest.CaptureFixture[str]) -> None:
    path, table_id, entries = file_of(tmp_path, rules)
    assert main(["log", str(path), str(table_id)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines] == [entry.number for entry in entries]
    assert [line["actor"] for line in lines] == [entry.actor for entry in entries]
    table = replay(entries)
    assert table.game is not None
    last = lines[-1]["after"]
    assert last["stage"] == table.stage.value == "finished"
    assert last["hands"] == [" ".join(hand) for hand in table.game.hands]
    assert last["discards"].split() == list(table.game.discards)
    assert last["finished"] == [list(side) for side in table.game.finished]
    assert parse_position(last["position"]) == table.game.position
    plays = [line["after"]["play"] for line in lines if line["kind"] == "play"]
    assert len(plays) == len(table.game.history)
    for told, record in zip(plays, table.game.history, strict=True):
        assert [(move["seat"], move["pawn"]) for move in told["moves"]] == [moved.pawn for moved in record.moved]
        struck = [(pawn["seat"], pawn["pawn"]) for move in told["moves"] for pawn in move["struck"]]
        assert struck == list(record.struck)
        assert told["home"] == [list(side) for side in record.home]
    for line in lines:
        assert {"stage", "seats", "ruleset", "players"} <= line["after"].keys()
        assert ("position" in line["after"]) == (line["number"] > len(rules.seats) + 1)


def test_log_of_a_running_game_shows_hidden_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live = at_play(ALONE)
    path = tmp_path / "t.sqlite3"
    table_id = asyncio.run(saved(path, live.entries))
    assert main(["log", str(path), str(table_id)]) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])["after"]
    assert last["stock"].split() == list(live.game.stock)
    assert last["hands"] == [" ".join(hand) for hand in live.game.hands]
    assert last["gifts"] == list(live.game.gifts)


def test_log_ends_at_the_first_tampered_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, table_id, entries = file_of(tmp_path, ALONE)
    outside(path, "UPDATE entries SET data = replace(data, '\"dealer\":', '\"dealer\":1') WHERE kind = 'deal'")
    assert main(["log", str(path), str(table_id)]) == 1
    told = capsys.readouterr()
    assert len(told.out.splitlines()) < len(entries)
    assert told.err.startswith(f"The log of table {table_id} cannot be printed: ")


@pytest.mark.parametrize("command", ["log", "verify"])
def test_missing_file_is_one_sentence(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, str(tmp_path / "nothing.sqlite3"), "1"]) == 1
    assert "is no file." in capsys.readouterr().err
    path, table_id, _ = file_of(tmp_path, ALONE)
    assert main([command, str(path), str(table_id + 1)]) == 1
    assert "has no such table." in capsys.readouterr().err
    (tmp_path / "text").write_text("no database", encoding="utf-8")
    assert main([command, str(tmp_path / "text"), "1"]) == 1
    assert "cannot be used as a database" in capsys.readouterr().err


def test_finished_game_is_verified_and_running_one_stays_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, table_id, entries = file_of(tmp_path, ALONE)
    seed = replay(entries).opening.seed.hex()
    assert main(["verify", str(path), str(table_id)]) == 0
    assert seed in capsys.readouterr().out
    live = at_play(ALONE)
    opening, *following = live.entries
    assert isinstance(opening.event, Opened)
    elsewhere = replace(opening, event=replace(opening.event, channel=ChannelId(3)))
    running = asyncio.run(saved(path, [elsewhere, *following]))
    assert main(["verify", str(path), str(running)]) == 1
    told = capsys.readouterr()
    assert "is not over" in told.err
    assert seed not in told.out + told.err
