"""The bot's processes: started against a loopback, stopped, killed, measured."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import psutil

from loopback.server import TOKEN, Loopback

ROOT: Final = Path(__file__).parent.parent


class Bot:
    """One process of the bot."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Be this one."""
        self._process = process
        self.seen = psutil.Process(process.pid)

    @classmethod
    async def start(cls, loopback: Loopback, database: str | Path, log: Path, settings: Mapping[str, str]) -> Bot:
        """Start one.

        Args:
            loopback: its Discord.
            database: where its games are.
            log: the file to which it writes its log, after what is there.
            settings: by variable, what is not to be as it is by itself.
        """
        given = {"DISCORD_TOKEN": TOKEN, "TOCKBOT_DATABASE": str(database), **settings}
        with log.open("ab") as writing:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "loopback.launch",
                loopback.address,
                cwd=ROOT,
                env={**os.environ, **given},
                stdout=writing,
                stderr=writing,
            )
        return cls(process)

    def kill(self) -> None:
        """Kill it, as when the machine stops."""
        self._process.kill()

    def ask_to_stop(self) -> None:
        """Ask it to stop, as the system does."""
        self._process.terminate()

    async def ended(self) -> int:
        """Wait until it has ended; give its exit code."""
        return await self._process.wait()

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process.returncode is None

    def processor_seconds(self) -> float:
        """What it has used of the processor, its workers included."""
        family = (self.seen, *self.seen.children(recursive=True))
        return float(sum(times.user + times.system for times in (one.cpu_times() for one in family)))

    def memory(self) -> int:
        """The bytes that it has in memory, its workers not included."""
        return int(self.seen.memory_info().rss)
