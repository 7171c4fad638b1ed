"""Sevens with special effects, built at a real table."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.e2e.positions import BOTH_WAYS, FOUR, OUT, THREE, Calls, Chair, board_alt, put
from tests.e2e.world import open_world, text_of
from tests.texts import EN, hits, labelled, pawn_of, split, walks
from tockbot.rules import HOME, RESERVE

# Sevens that move others' pawns (4.5)


@BOTH_WAYS
async def test_4_5_solo_seven_moves_anyones_pawns(tmp_path: Path, *, in_channel: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, "swiss 3s d2 pm 0 5,r,r,r/22,r,r,r/25,h2,r,r 7Q/5Q/9K", THREE)
        calls = Calls(world)
        anna = Chair(world, "Anna", in_channel=in_channel)
        await anna.look()
        await anna.press(1)
        assert EN("rules-seven-moves-anyone") in anna.text
        assert EN("seven-left", card="7♠", left=7) in anna.text
        await anna.pick(pawn_of("Bruno", 1))
        await anna.pick(labelled("4", f"26{hits('Chloé', 1)}"))
        assert EN("seven-left", card="7♠", left=3) in anna.text
        assert f"{pawn_of('Bruno', 1)}: 22 → 26{hits('Chloé', 1)}" in anna.text
        await anna.press(EN("button-back"))
        assert EN("seven-left", card="7♠", left=7) in anna.text
        await anna.pick(pawn_of("Bruno", 1))
        await anna.pick(labelled("4", f"26{hits('Chloé', 1)}"))
        assert world.game().history == ()
        rest = f"pawn 1: 5 → 6; {pawn_of('Chloé', 2)}: home 2 → home 4"
        second = EN("brief-to", pawn=pawn_of("Chloé", 2), goal="home 4")
        await anna.pick(EN("in-a-row", before=walks(1, 6), after=second))
        line = f"7♠ · {pawn_of('Bruno', 1)}: 22 → 26{hits('Chloé', 1)}; {rest}"
        assert f"> **Anna** {line}" in text_of(world.board())
        assert board_alt(world).startswith(f"Anna {line}.")
        assert calls.paints == 1, "one update for all parts"
        assert [seat[0] for seat in world.game().numbering] == [6, 26, RESERVE]
        assert world.game().numbering[2][1] == HOME[3]
        assert calls() == Counter({"Bruno": 1})


async def test_4_5_canadian_sevens_move_the_partners_pawns_too(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss+canadian_seven 4t d3 pm 0 5,r,r,r/{OUT}/40,r,r,r/{OUT} 7Q/5/9/9", FOUR)
        anna = Chair(world, "Anna")
        await anna.press(1)
        assert EN("rules-seven-moves-team") in anna.text
        assert not any("Bruno" in line or "Dario" in line for line in anna.lines)
        await anna.pick(split((3, "8"), (4, "44")))
        assert world.game().numbering[0][0] == 8
        assert world.game().numbering[2][0] == 44


async def test_4_5_solo_seven_may_bring_another_player_home(tmp_path: Path) -> None:
    """docs/readings.md A28."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, "swiss 2s d2 pm 0 5,r,r,r/33,h2,h3,h4 7/5", ("Anna", "Bruno"))
        anna = Chair(world, "Anna")
        await anna.press(1)
        await anna.pick(split((6, "11"), (1, "home 1")))
        assert "🏁 Bruno wins!" in text_of(world.board())
        assert "🏁 Bruno wins!" in board_alt(world)


async def test_4_7_at_home_a_seven_goes_back_too(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"ttg 4t d3 pm 0 5,h3,r,r/{OUT}/{OUT}/{OUT} 7/5Q/9K/9", FOUR)
        anna = Chair(world, "Anna")
        await anna.press(1)
        assert EN("rules-seven-backs-at-home") in anna.text
        await anna.pick(labelled("5", walks(1, 10)))
        await anna.pick(labelled("2", "pawn 2"), "home 1")
        assert "> **Anna** 7♠ · pawn 1: 5 → 10; pawn 2: home 3 → home 1" in text_of(world.board())


async def test_4_13_a_whole_seven_crosses_the_board(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        pawns = f"7,r,r,r/43,r,r,r/{OUT}/{OUT}"
        await put(world, f"toctoc+seven_diagonal 4t d3 pm 0 {pawns} 7/QK/9K/K", FOUR)
        anna = Chair(world, "Anna")
        await anna.press(1)
        marked = EN("rules-marked-fields", fields="7, 25, 43, 61", mark=7)
        assert EN("rules-seven-diagonal", fields=marked) in anna.text
        await anna.pick(labelled("7", walks(1, 43) + hits("Bruno", 1)))
        assert f"> **Anna** 7♠ · pawn 1: 7 → 43{hits('Bruno', 1)}" in text_of(world.board())
        assert [seat[0] for seat in world.game().numbering[:2]] == [43, RESERVE]
