"""Tests numbers that are typed on the command line."""

from __future__ import annotations

import pytest

from tockbot.__main__ import command as main


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["verify", "t.sqlite3", "one"], "argument table: must be a whole number from 1 to 9223372036854775807"),
        (["log", "t.sqlite3", "9223372036854775808"], "argument table: must be a whole number from 1 to"),
        (["export", "t.sqlite3", "0"], "argument table: must be a whole number from 1 to"),
        (["perft", "x", "-1"], "argument depth: must be a whole number from 0 to"),
        (["replay", "x", "--play", "first"], "argument --play: must be a whole number from 0 to"),
    ],
)
def test_bad_number_is_refused_with_the_expected_ones(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err.splitlines()[-1]
