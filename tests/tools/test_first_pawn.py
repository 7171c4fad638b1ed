"""Somebody new has a pawn out soon, however the cards fall."""

from __future__ import annotations

import pytest

from tools.first_pawn import main


@pytest.mark.usefixtures("in_the_core")
@pytest.mark.parametrize("arguments", [[], ["--careless"]])
def test_first_pawn_is_out_in_six_presses_in_nine_of_ten_games(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(arguments) == 0
    told = capsys.readouterr().out.splitlines()
    assert [len(line.split()) for line in told[:-1]] == [11] * 10, "every seed has a line"
    assert told[-1].startswith("out within 6 presses: ")
