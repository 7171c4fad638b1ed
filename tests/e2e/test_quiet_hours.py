"""When somebody sleeps: said by a command, and counted at slow tables."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import discord

from tests.e2e.world import answered, open_world, seat_four


async def test_each_person_chooses_their_quiet_hours(tmp_path: Path) -> None:
    names = {"quiet": "quiet-hours", "zone": "time-zone"}
    async with open_world(tmp_path / "t.sqlite3") as world:

        async def told(**typed: str) -> str:
            given = {names.get(name, name): value for name, value in typed.items()}
            return answered(await world["Anna"].slash(world.channel, "tock settings", **given)).content

        assert "Quiet hours: **none**" in await told()
        for wrong in ({"quiet": "22-8"}, {"quiet": "22-8", "zone": "Atlantis"}, {"zone": ""}):
            assert (await told(**wrong)).startswith("Please say your time zone")
        for hours in ("22-9", "8-8", "25-3", "22-30", "night", "", "٢-٨"):
            assert (await told(quiet=hours, zone="UTC", theme="dark")).startswith("Please say quiet hours")
        assert (await told(zone="UTC")).startswith("Please say quiet hours")
        nothing = await told()
        assert "Quiet hours: **none**" in nothing
        assert "**dark**" not in nothing
        assert "**22:00 to 8:00** (Europe/Zurich)" in await told(quiet="22 - 8", zone="europe/zurich")
        assert "**14:00 to 0:00** (Europe/Zurich)" in await told(quiet="14\N{EN DASH}24")
        assert "**14:00 to 0:00** (America/New_York)" in await told(zone="america/new york")
        assert "Quiet hours: **none**" in await told(quiet="none")
        found = await world["Anna"].autocomplete(world.channel, "tock settings", "time-zone", "new y")
        assert [choice["value"] for choice in found] == ["America/New_York"]
        found = await world["Anna"].autocomplete(world.channel, "tock settings", "quiet-hours", "23")
        assert [choice["value"] for choice in found] == ["none", "23-8", "23-7"]


async def test_a_slow_turn_runs_out_when_its_persons_quiet_hours_end(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        # In the middle of the quiet hours, so that the hour that strikes meanwhile changes nothing.
        now = datetime.now(UTC).hour
        quiet = {"quiet-hours": f"{(now - 2) % 24}-{(now + 3) % 24}", "time-zone": "UTC"}
        await world["Anna"].slash(world.channel, "tock settings", **quiet)
        boss = world.guild.add_member(
            world.env.create_user("boss"),
            roles=[world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))],
        )
        await boss.slash(world.channel, "tock-server settings", pace="slow")
        await seat_four(world, ("Anna",))
        (wait,) = world.seen().clock.waits
        assert (wait.until.hour, wait.until.minute) == ((now + 3) % 24, 0)
