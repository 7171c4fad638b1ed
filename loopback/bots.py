"""Starts, stops, kills and measures the bot's processes against a loopback."""

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
        number: the process id.
    """

    def __init__(self, number: int) -> None:
        """Represent the process with this id."""
        self.number = number
        self._process = psutil.Process(number)
        self._workers: list[psutil.Process] = []

    def kill(self) -> None:
        """Kill the process, but not its workers. This does nothing if it has already ended."""
        self._send(signal.SIGKILL)

    def ask_to_stop(self) -> None:
        """Ask the process to stop, as the system does. This does nothing if it has already ended."""
        self._send(signal.SIGTERM)

    def _send(self, number: signal.Signals) -> None:
        with suppress(psutil.NoSuchProcess):
            self._workers = self._process.children(recursive=True)
            self._process.send_signal(number)

    @property
    def is_running(self) -> bool:
        """Return whether the process is still running."""
        return _runs(self._process)

    async def ended(self) -> None:
        """Wait until the process has ended."""
        while self.is_running:  # noqa: ASYNC110 - it is the child of another process
            await asyncio.sleep(LOOK_SECONDS)

    def workers_left(self) -> int:
        """Return how many of its workers are still running."""
        return sum(map(_runs, self._workers))

    def processor_seconds(self) -> float:
        """Return the seconds of processor time of the process and all its workers, including ended ones."""
        family = (self._process, *self._process.children(recursive=True))
        times = [one.cpu_times() for one in family]
        return float(sum(one.user + one.system + one.children_user + one.children_system for one in times))

    def memory(self) -> int:
        """Return the bytes that the process has in memory, without its workers."""
        return int(self._process.memory_info().rss)


def _runs(process: psutil.Process) -> bool:
    """Return whether a process is running; it may end at any moment."""
    try:
        return bool(process.is_running()) and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@cache
def _starting(root: Path, address: str, prepare: str) -> subprocess.Popen[str]:
    """Return a process that starts bots of a checkout until this one ends; see :mod:`loopback.launch`."""
    command = [sys.executable, "-m", "loopback.launch", address, *([prepare] if prepare else [])]
    process = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own

    def end() -> None:
        with process:
            process.communicate()

    atexit.register(end)
    return process


class Launcher:
    """Starts processes of the bot.

    Attributes:
        bots: all started processes.
    """

    def __init__(self, loopback: Loopback, root: Path = ROOT, prepare: str = "") -> None:
        """Use the bot of this checkout, or of another at ``root``, against a loopback.

        Importing the module ``prepare`` does work once that each bot of this checkout would do again.
        """
        self.bots: list[Bot] = []
        self._address = loopback.address
        # Before 0.2.0 a process started bots for one loopback.
        self._process = _starting(root, *(("", prepare) if root == ROOT else (loopback.address, "")))

    async def start(self, database: str | Path, log: Path, settings: Mapping[str, str]) -> Bot:
        """Start a process of the bot.

        Args:
            database: the file or address of its database.
            log: the file to which it appends its log.
            settings: values that differ from the defaults, by environment variable.
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
        """Start a process and return its id."""
        writer, reader = self._process.stdin, self._process.stdout
        if writer is None or reader is None:
            raise RuntimeError("it was started without pipes")
        writer.write(f"{environment}\n")
        writer.flush()
        return int(reader.readline())

    async def close(self) -> None:
        """Kill all processes that are still running."""
        for bot in self.bots:
            if bot.is_running:
                bot.kill()
                await bot.ended()
