"""Tests the commands that copy a database, on a real file and a real server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_logs import file_of
from tests.storage.places import outside, paths_of_other_kinds, state_of, with_unreachable_host
from tockbot.__main__ import command as main
from tockbot.rules import table_rules

TWO = table_rules("swiss", 2)
ROWS = "SELECT table_id, number, at, actor, form, kind, data FROM entries ORDER BY table_id, number"


def test_database_moves_there_and_back_unchanged(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, _, entries = file_of(tmp_path, TWO)
    back = tmp_path / "back.sqlite3"
    assert main(["move", str(path), address]) == 0
    assert f"Copied 1 tables with {len(entries)} entries" in capsys.readouterr().out
    assert main(["move", address, str(back)]) == 0
    rows = outside(path, ROWS)
    assert rows == outside(address, ROWS) == outside(back, ROWS)
    assert main(["move", str(path), address]) == 1
    assert "already holds something" in capsys.readouterr().err


@pytest.mark.long
def test_every_command_takes_an_address_of_several_hosts(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, table_id, entries = file_of(tmp_path, TWO)
    several, game = with_unreachable_host(address), str(table_id)
    assert main(["move", str(path), several]) == 0
    assert len(outside(address, ROWS)) == len(entries)
    for asked in (
        ["log", several, game],
        ["verify", several, game],
        ["export", several, game],
        ["rebuild", several],
        ["drill", several, "--of", several],
        ["database", "shards", "--database", several, "3"],
        ["move", several, str(tmp_path / "back.sqlite3")],
    ):
        assert main(asked) == 0, capsys.readouterr().err
    for refused in (["backup", str(tmp_path / "copy"), "--database", several], ["database", "distribute", several]):
        assert main(refused) == 1
    assert "pg_dump" in capsys.readouterr().err


def test_a_file_is_backed_up_and_no_copy_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, _, _ = file_of(tmp_path, TWO)
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy), "--database", str(path)]) == 0
    assert str(copy) in capsys.readouterr().out
    assert outside(copy, ROWS) == outside(path, ROWS)
    assert main(["backup", str(copy), "--database", str(path)]) == 1
    assert "cannot be" in capsys.readouterr().err


def test_backup_of_a_server_is_refused(tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "copy.sqlite3"), "--database", address]) == 1
    assert "pg_dump" in capsys.readouterr().err


def test_backup_is_tested_by_restoring_it(tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    path, _, entries = file_of(tmp_path, TWO)
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy), "--database", str(path)]) == 0
    before = copy.read_bytes()
    assert main(["drill", str(copy), "--of", str(path)]) == 0
    told = capsys.readouterr().out
    assert f"1 tables with {len(entries)} entries" in told
    assert "0 entries were written since" in told
    assert (copy.read_bytes(), list(tmp_path.glob("copy*"))) == (before, [copy]), "it stays as it is"
    outside(copy, "UPDATE entries SET actor = 99 WHERE number = 2")
    assert main(["drill", str(copy), "--of", str(path)]) == 1
    assert "differs from the backup" in capsys.readouterr().err
    assert main(["move", str(path), address]) == 0
    outside(address, "DELETE FROM entries WHERE number = ?", len(entries))
    assert main(["drill", address]) == 1
    assert f"has {len(entries) - 1} of its {len(entries)} entries" in capsys.readouterr().err
    copy.write_bytes(before[:4096] + b"?" * (len(before) - 4096))
    assert main(["drill", str(copy)]) == 1
    assert "not proved" in capsys.readouterr().err


def test_commands_change_nothing_when_a_path_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours, _, _ = file_of(tmp_path, TWO)
    kinds = paths_of_other_kinds(tmp_path)
    for path in (*kinds, tmp_path / "nowhere" / "it", Path("x" * 300)):
        before = state_of(path) if path in kinds else None
        for asked in (
            ["log", str(path), "1"],
            ["verify", str(path), "1"],
            ["export", str(path), "1"],
            ["move", str(path), str(tmp_path / "new.sqlite3")],
            ["move", str(ours), str(path)],
            ["backup", str(tmp_path / "copy.sqlite3"), "--database", str(path)],
            ["backup", str(path / "copy.sqlite3")],
            ["drill", str(path)],
            ["drill", str(ours), "--of", str(path)],
            ["rebuild", str(path)],
            ["database", "shards", "--database", str(path), "3"],
            ["database", "distribute", str(path)],
        ):
            assert main(asked) == 1, asked
            said = capsys.readouterr()
            assert (said.out, len(said.err.splitlines())) == ("", 1), asked
        assert (state_of(path) if path in kinds else None) == before, path
    assert main(["backup", ".", "--database", str(ours)]) == 1
    assert "File exists" in capsys.readouterr().err


def test_rebuild_creates_no_database_when_its_path_is_mistyped(tmp_path: Path) -> None:
    assert main(["rebuild", str(tmp_path / "t.sqlite")]) == 1
    assert list(tmp_path.iterdir()) == []
