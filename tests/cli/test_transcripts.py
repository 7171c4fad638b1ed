"""Tests the commands about games as text, on a real file."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from dataclasses import replace
from operator import itemgetter
from pathlib import Path

import pytest

from tests.cli.test_logs import ALONE, file_of, saved
from tests.sampled import some
from tests.tables.live import at_play
from tockbot.__main__ import command as main
from tockbot.rules import format_position, plays_as_json
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


def test_invalid_game_text_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    assert main(["replay", str(file)]) == 1
    assert "cannot be read" in capsys.readouterr().err
    for content, told in (
        (b"tock \xff", "cannot be read"),
        (b"tock 1\nrules swiss 4t\n", "line 2: the end"),
        (b"", ""),
    ):
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


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_text_of_windows_is_read(encoding: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, table_id, _ = file_of(tmp_path, ALONE)
    assert main(["export", str(path), str(table_id)]) == 0
    file, text = tmp_path / "game.txt", capsys.readouterr().out
    file.write_bytes(text.replace("\n", "\r\n").encode(encoding))
    assert main(["replay", str(file), "--play", "1"]) == 0
    assert main(["page", str(file)]) == 0
    position = capsys.readouterr().out.splitlines()[0]
    typed = f"{position}\r\n\r\n{position}".encode(encoding)
    said = piped(["plays", "-"], typed).stdout.splitlines()
    assert said[0] == said[2] == plays_as_json(position).encode()
    assert said[1] == plays_as_json("").encode()


def test_plays_command_answers_each_line_at_once() -> None:
    asked = [*TOCKBOT, "plays", "-"]
    with subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:  # noqa: S603 - our own program
        assert program.stdin is not None
        assert program.stdout is not None
        for line in ("?", "", "\ufeff"):
            program.stdin.write(f"{line}\n".encode())
            program.stdin.flush()
            assert program.stdout.readline().strip() == plays_as_json(line).encode()


@pytest.mark.parametrize(
    "asked",
    some(
        [
            ("log", "{database}", "1"),
            ("replay", "{file}"),
            ("export", "{database}", "1"),
            ("backup", "{copy}", "--database", "{database}"),
            ("plays", "-"),
        ],
        4,
    ),
    ids=itemgetter(0),
)
def test_commands_end_quietly_when_their_output_is_closed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: tuple[str, ...]
) -> None:
    path, table_id, _ = file_of(tmp_path, ALONE)
    assert table_id == 1
    file = tmp_path / "game.txt"
    main(["export", str(path), "1"])
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    arguments = [one.format(database=path, file=file, copy=tmp_path / "copy.sqlite3") for one in asked]
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = subprocess.run(  # noqa: S603 - our own program
            [*TOCKBOT, *arguments], input=b"?\n" * 1000, stdout=writing, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writing)
    assert (ended.stderr, ended.returncode) == (b"", 141)


TOCKBOT = (sys.executable, "-m", "tockbot")


def piped(asked: list[str], typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a command as a shell does."""
    return subprocess.run([*TOCKBOT, *asked], input=typed, capture_output=True, check=True)  # noqa: S603 - our own program


@pytest.mark.parametrize("arguments", [("--help",), ("plays", "-")])
def test_simple_command_imports_only_the_rules(arguments: tuple[str, ...]) -> None:
    script = (
        "import sys\n"
        "from tockbot.__main__ import command\n"
        "try:\n"
        f"    command({arguments!r})\n"
        "finally:\n"
        "    found = {'PIL', 'fluent', 'discord', 'tockbot.storage', 'tockbot.tables'} & sys.modules.keys()\n"
        "    print(sorted(found), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], input="", capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert done.stderr.splitlines() == ["[]"]
