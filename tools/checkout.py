"""A computer player of a checkout of this project, in a process of its own, which receives a game's log as it grows.

Entries go over its pipe as the log writes them, one line of JSON each, and the player's event comes back in the same
form. Both versions must be able to read that, and nothing else of each other. Only names that both versions have are
used here.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Final

from tockbot import core
from tockbot.computer import levels
from tockbot.rules import Phase, Play, Seat
from tockbot.tables import (
    Card,
    CardPassed,
    Entry,
    Event,
    Level,
    Observation,
    Played,
    Table,
    decode,
    encode,
    fold,
    observe,
    opened,
)

THEN: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""The time of all entries; players do not use it."""


class CheckoutPlayer:
    """A level of a checkout."""

    def __init__(self, checkout: Path, level: Level) -> None:
        """Start its process."""
        self._seconds = 0.0
        self._process = subprocess.Popen(  # noqa: S603 - this very program
            (sys.executable, "-P", __file__, level.value),
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(checkout)},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def hear(self, entries: Sequence[Entry]) -> None:
        """Send new log entries."""
        for entry in entries:
            print(json.dumps((entry.number, *encode(entry.event))), file=self._process.stdin)

    def play(self, observation: Observation, seed: int) -> Play:
        """Return its play."""
        event = self._asked(observation, seed)
        if not isinstance(event, Played):
            raise TypeError(f"{event} is not a play")
        return event.play

    def gift(self, observation: Observation, seed: int) -> Card:
        """Return the card that it passes."""
        event = self._asked(observation, seed)
        if not isinstance(event, CardPassed):
            raise TypeError(f"{event} is not a passed card")
        return event.card

    def clock(self) -> float:
        """Return the processor seconds that it has used."""
        return self._seconds

    def _asked(self, observation: Observation, seed: int) -> Event:
        lines, answers = self._process.stdin, self._process.stdout
        if lines is None or answers is None:
            raise RuntimeError("the process has pipes")
        print(json.dumps((observation.viewer, seed)), file=lines, flush=True)
        seconds, kind, data = json.loads(answers.readline())
        self._seconds += seconds
        return decode(kind, data, observation.rules)


def _work(level: Level) -> None:
    """Read entries, and answer what a seat does, until the input ends."""
    core.use()
    table: Table | None = None
    for line in sys.stdin:
        match json.loads(line):
            case [1, kind, data]:
                table = opened(Entry(1, THEN, None, decode(kind, data, None)))
            case [number, kind, data] if table is not None:
                table = fold(table, Entry(number, THEN, None, decode(kind, data, table.rules)))
            case [seat, seed] if table is not None and table.game is not None:
                began = process_time()
                event = _chosen(observe(table, table.game, Seat(seat)), Seat(seat), level, seed)
                print(json.dumps((process_time() - began, *encode(event))), flush=True)


def _chosen(observation: Observation, seat: Seat, level: Level, seed: int) -> Event:
    if observation.phase is Phase.EXCHANGE:
        return CardPassed(seat, levels.choose_gift(observation, level, seed))
    return Played(seat, levels.choose_play(observation, level, seed), ())


if __name__ == "__main__":
    _work(Level(sys.argv[1]))
