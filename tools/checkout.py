"""A computer player of a checkout of this project, at work in a process of its own, told the log of a game as it grows.

An entry goes over its pipe as the log writes it, one line of JSON, and what the player does comes back in the same way:
both versions have to read that, and nothing else of each other. Only what both have is named here.
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
"""When everything happened; no player asks."""


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
        """Tell it what the log gained."""
        for entry in entries:
            print(json.dumps((entry.number, *encode(entry.event))), file=self._process.stdin)

    def play(self, observation: Observation, seed: int) -> Play:
        """What it plays."""
        event = self._asked(observation, seed)
        if not isinstance(event, Played):
            raise TypeError(f"{event} is no play")
        return event.play

    def gift(self, observation: Observation, seed: int) -> Card:
        """What it gives."""
        event = self._asked(observation, seed)
        if not isinstance(event, CardPassed):
            raise TypeError(f"{event} is no gift")
        return event.card

    def clock(self) -> float:
        """How long it has thought, in seconds of the processor."""
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
    """Hear entries, and answer which seat should do what, until nobody asks any more."""
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
