"""The commands about games as text, on a real file."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.test_logs import ALONE, file_of, saved
from tests.tables.live import at_play
from tockbot.__main__ import command as main
from tockbot.rules import format_position
from tockbot.tables import ChannelId, Opened, replay


def test_a_game_is_exported_checked_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, table_id, entries = file_of(tmp_path, ALONE)
    game = replay(entries).game
    assert game is not None
    assert main(["export", str(path), str(table_id)]) == 0
    text = capsys.readouterr().out
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == f"swiss 2s, {game.round} rounds, {len(game.history)} plays"
    assert f"    {format_position(game.position)}" in shown
    assert "Every play is legal" in shown[-1]
    plays = [line for line in text.splitlines() if line[:1].isdecimal()]
    assert [line for line in shown if line[:1].isdecimal()] == plays
    last = str(len(plays))
    assert main(["replay", str(file), "--play", last]) == 0
    assert capsys.readouterr().out == f"{format_position(game.position)}\n"
    assert main(["replay", str(file), "--play", f"{last}1"]) == 1
    assert f"plays 1 to {last}" in capsys.readouterr().err


def test_what_is_no_text_of_a_game_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    assert main(["replay", str(file)]) == 1
    assert "cannot be read" in capsys.readouterr().err
    for content, told in ((b"\xff\xfe", "cannot be read"), (b"tock 1\nrules swiss 4t\n", "line 2: the end"), (b"", "")):
        file.write_bytes(content)
        assert main(["replay", str(file)]) == 1
        error = capsys.readouterr().err
        assert told in error
        assert error.count("\n") == 1


def test_a_game_that_goes_on_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live = at_play(ALONE)
    opening, *following = live.entries
    assert isinstance(opening.event, Opened)
    elsewhere = replace(opening, event=replace(opening.event, channel=ChannelId(3)))
    path = tmp_path / "t.sqlite3"
    running = asyncio.run(saved(path, [elsewhere, *following]))
    assert main(["export", str(path), str(running)]) == 1
    told = capsys.readouterr()
    assert (told.out, "is not over" in told.err) == ("", True)
    assert main(["export", str(path), str(running + 1)]) == 1
    assert "has no such table." in capsys.readouterr().err
