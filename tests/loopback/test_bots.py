"""Tests the handles of the bot's processes."""

from __future__ import annotations

import asyncio
import sys

from loopback import Bot


async def test_bot_that_ended_can_be_killed_and_stopped_again() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", "input()", stdin=asyncio.subprocess.PIPE)
    bot = Bot(process.pid)
    assert bot.is_running
    await process.communicate(b"\n")
    await bot.ended()
    bot.ask_to_stop()
    bot.kill()
    assert (bot.is_running, bot.workers_left()) == (False, 0)
