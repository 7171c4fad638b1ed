from __future__ import annotations

import random
from pathlib import Path

from tests.e2e.world import exchange, play_by_buttons, seat_four, world
from tockbot.rules.position import Phase
from tockbot.tables.table import Stage

FOUR = ("Anna", "Bruno", "Chloé", "Dario")


async def test_one_person_and_three_computers_play_a_whole_game(tmp_path: Path) -> None:
    chance = random.Random(1)
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        while table.seen().stage is Stage.PLAYING:
            if table.game().phase is Phase.EXCHANGE:
                await exchange(table, ("Anna",))
            else:
                assert table.to_act() == "Anna"
                await play_by_buttons(table, "Anna", chance.choice)
        assert table.seen().stage is Stage.FINISHED
        assert "win!" in table.board().content
