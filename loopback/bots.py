"""The bot's processes: started against a loopback, stopped, killed, measured."""

from __future__ import annotations

import asyncio
import atexit
import json
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

import psutil

from loopback.model import TOKEN
from loopback.server import LOOK_SECONDS, Loopback

ROOT: Final = Path(__file__).parent.parent


class Bot:
    """One process of the bot.

    Attributes:
        number: of the process.
    """

    def __init__(self, number: int) -> None:
        """Be the process of this number."""
        self.number = number
        self._process = psutil.Process(number)
        self._workers: list[psutil.Process] = []

    def kill(self) -> None:
        """Kill it, as when it fails; what its workers do is up to them. One that has ended by itself stays as it is."""
        self._send(signal.SIGKILL)

    def ask_to_stop(self) -> None:
        """Ask it to stop, as the system does; one that has ended by itself stays as it is."""
        self._send(signal.SIGTERM)

    def _send(self, number: signal.Signals) -> None:
        with suppress(psutil.NoSuchProcess):
            self._workers = self._process.children(recursive=True)
            self._process.send_signal(number)

    @property
    def is_running(self) -> bool:
        """Return whether it is still running."""
        return _runs(self._process)

    async def ended(self) -> None:
        """Wait until it has ended."""
        while self.is_running:  # noqa: ASYNC110 - it is the child of another process
            await asyncio.sleep(LOOK_SECONDS)

    def workers_left(self) -> int:
        """Return how many of its workers are still running."""
        return sum(map(_runs, self._workers))

    def processor_seconds(self) -> float:
        """Return its processor time, including all its workers, also those that have ended."""
        family = (self._process, *self._process.children(recursive=True))
        times = [one.cpu_times() for one in family]
        return float(sum(one.user + one.system + one.children_user + one.children_system for one in times))

    def memory(self) -> int:
        """The bytes that it has in memory, its workers not included."""
        return int(self._process.memory_info().rss)


def _runs(process: psutil.Process) -> bool:
    """Return whether a process is running; it may end at any moment."""
    try:
        return bool(process.is_running()) and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@cache
def _starting(root: Path, address: str, prepare: str) -> subprocess.Popen[str]:
    """A process that starts bots of a checkout, as long as this one lasts; see :mod:`loopback.launch`."""
    command = [sys.executable, "-m", "loopback.launch", address, *([prepare] if prepare else [])]
    process = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own

    def end() -> None:
        with process:
            process.communicate()

    atexit.register(end)
    return process


class Launcher:
    """Starts the bot as often as is asked for.

    Attributes:
        bots: those that it has started.
    """

    def __init__(self, loopback: Loopback, root: Path = ROOT, prepare: str = "") -> None:
        """Start the bots of this checkout, or of another at ``root``, against a loopback.

        Importing the module ``prepare`` does in advance what each bot of this checkout would do again, and the first
        worker of each is ready at once, too: see :mod:`loopback.launch`.
        """
        self.bots: list[Bot] = []
        self._address = loopback.address
        # Before 0.2.0 a process started bots for one loopback.
        self._process = _starting(root, *(("", prepare) if root == ROOT else (loopback.address, "")))

    async def start(self, database: str | Path, log: Path, settings: Mapping[str, str]) -> Bot:
        """Start a process of the bot.

        Args:
            database: where its games are.
            log: the file to which it writes its log, after what is there.
            settings: by variable, what is not to be as it is by itself.
        """
        environment = {
            "DISCORD_TOKEN": TOKEN,
            "LOOPBACK_ADDRESS": self._address,
            "TOCKBOT_DATABASE": str(database),
            "LOOPBACK_LOG": str(log),
            **settings,
        }
        bot = Bot(await asyncio.to_thread(self._ask, json.dumps(environment)))
        self.bots.append(bot)
        return bot

    def _ask(self, environment: str) -> int:
        """Have a process started; its number."""
        writer, reader = self._process.stdin, self._process.stdout
        if writer is None or reader is None:
            raise RuntimeError("it was started without pipes")
        writer.write(f"{environment}\n")
        writer.flush()
        return int(reader.readline())

    async def close(self) -> None:
        """Kill what still runs."""
        for bot in self.bots:
            if bot.is_running:
                bot.kill()
                await bot.ended()
