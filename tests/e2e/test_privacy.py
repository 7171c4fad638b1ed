"""What a person reads who asks what is kept of them, and who wants to be forgotten."""

from __future__ import annotations

import json
from pathlib import Path

from tests.e2e.world import answered, open_world, seat_four
from tests.storage.places import everything
from tockbot.tables import Computer, Stage


async def test_a_person_sees_what_is_kept_and_is_forgotten_in_mid_game(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite3"
    async with open_world(database) as world:
        await seat_four(world, ("Anna", "Bruno"))
        await world["Anna"].slash(world.channel, "tock privacy")
        told = world.channel.history(viewer=world["Anna"])[-1]
        assert told.flags.ephemeral
        (file,) = told.attachments
        kept = json.loads(await file.read())
        assert kept["person"]["user_id"] == world["Anna"].id
        assert [one["channel"] for one in kept["tables"]] == [world.channel.id]
        asked = await world.press("Anna", told, "Forget me")
        assert "computer player" in answered(asked).content
        done = await world.press("Anna", world.channel.history(viewer=world["Anna"])[-1], "Forget me for good")
        assert "no longer know" in answered(done).content
        await world.env.settle()
        assert isinstance(world.seen().seated[0], Computer)
        assert world.seen().stage is Stage.PLAYING
        anna = str(world["Anna"].id)
    rows = str(everything(database))
    assert anna not in rows
    assert "Anna" not in rows
    assert "Bruno" in rows
