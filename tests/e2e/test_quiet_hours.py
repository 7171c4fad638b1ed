"""Quiet hours: entered in a form, and used at slow tables."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import discord

from tests.e2e.forms import own_settings, server_settings
from tests.e2e.world import open_world, seat_four
from tests.texts import says
from tockbot.features.server_settings import ChooseTables
from tockbot.features.settings import ChooseQuietHours


async def test_each_person_chooses_their_quiet_hours(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:

        async def told(**typed: str) -> str:
            return (await own_settings(world["Anna"], world.channel, ChooseQuietHours(), **typed)).content

        assert says(await told(), "settings-quiet-none")
        for zone in ("", "Atlantis", "/", "a" * 50):
            assert says(await told(hours="22-8", zone=zone), "refused-quiet-zone")
        for hours in ("22-9", "8-8", "25-3", "22-30", "night"):
            assert says(await told(hours=hours, zone="UTC"), "refused-quiet-hours")
        assert says(await told(), "settings-quiet-none")
        assert "**22:00 to 8:00** (Europe/Zurich)" in await told(hours="22 - 8", zone="europe/zurich")
        assert "**14:00 to 0:00** (Europe/Zurich)" in await told(hours="14\N{EN DASH}24")
        assert "**14:00 to 0:00** (America/New_York)" in await told(zone="new york")
        assert "**22:00 to 8:00** (America/New_York)" in await told(hours="٢٢-٨")
        assert says(await told(hours=" "), "settings-quiet-none")


async def test_a_slow_turn_runs_out_when_its_persons_quiet_hours_end(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        # In the middle of the quiet hours, so that the start of a new hour during the test changes nothing.
        now = datetime.now(UTC).hour
        hours = f"{(now - 2) % 24}-{(now + 3) % 24}"
        await own_settings(world["Anna"], world.channel, ChooseQuietHours(), hours=hours, zone="UTC")
        boss = world.guild.add_member(
            world.env.create_user("boss"),
            roles=[world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))],
        )
        await server_settings(boss, world.channel, ChooseTables(), pace="slow")
        await seat_four(world, ("Anna",))
        (wait,) = world.seen().clock.waits
        assert (wait.until.hour, wait.until.minute) == ((now + 3) % 24, 0)
