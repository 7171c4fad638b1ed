"""The clock of a table in words; Discord itself counts down, so nothing is edited for it."""

from __future__ import annotations

from collections.abc import Collection

from tockbot.rules import Seat
from tockbot.tables import Clock
from tockbot.ui.words.speaker import Speaker


def time_left(say: Speaker, clock: Clock, seats: Collection[Seat]) -> str:
    """When the first of these seats is out of time; nothing where none of them is timed."""
    times = [wait.until for wait in clock.waits if wait.seat in seats]
    return say("time-left", until=f"<t:{int(min(times).timestamp())}:R>") if times else ""
