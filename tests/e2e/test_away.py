"""Going away for as long as one says: typed in one's own words, told at the table, kept over a restart."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.positions import OUT, put
from tests.e2e.world import answered, open_world, text_of
from tockbot.bot.words.speaker import speaker


async def test_somebody_is_away_for_as_long_as_they_say(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", ("Anna", "Bruno", "Chloé"))
        await world.press("Anna", world.dm("Anna"), "1 ·")

        async def told(**typed: str) -> str:
            return answered(await world["Anna"].slash(world.channel, "tock leave", **typed)).content

        offered = await world["Anna"].autocomplete(world.channel, "tock leave", "for", "2")
        assert [choice["value"] for choice in offered] == ["2 hours"]
        assert (await told(**{"for": "a while"})).startswith("Please say for how long")
        assert (await told(**{"for": "3 weeks"})).startswith("Please say for how long")
        assert (await told(**{"for": "18:30"})).startswith("For a time of day please say your time zone")
        assert world.seen().away == ()
        assert "it is yours again <t:" in await told(**{"for": "2 hours"})
        (away,) = world.seen().away
        assert away.until is not None
        back = f"**Anna** (back <t:{int(away.until.timestamp())}:R>)"
        assert back.replace("*", "") in text_of(world.board()).replace("*", "")
        await world.restart()
        assert world.seen().away == (away,)
        assert "yours again <t:" in await told(**{"for": "18:30", "time-zone": "Europe/Zurich"})
        assert "A computer player keeps your seat" in world.dm("Anna").content
        hand = answered(await world["Anna"].slash(world.channel, "tock table")).content
        assert hand == speaker("en")("refused-away")
        await world.press("Anna", world.board(), "I'm back")
        assert world.seen().away == ()
        assert "Others are playing" in world.dm("Anna").content, "her screen says that she is back"
