"""The clock of a table in words; Discord itself counts down, so nothing is edited for it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from tockbot.rules import Seat
from tockbot.tables import Clock, TableSeen
from tockbot.ui.words.person_names import player_name, shown_name
from tockbot.ui.words.speaker import Speaker


def moment(at: datetime | None) -> str:
    """A moment as Discord counts down to it; none, as texts ask for it, where there is none."""
    return "none" if at is None else f"<t:{int(at.timestamp())}:R>"


def time_left(say: Speaker, clock: Clock, seats: Collection[Seat]) -> str:
    """When the first of these seats is out of time; nothing where none of them is timed."""
    times = [wait.until for wait in clock.waits if wait.seat in seats]
    return say("time-left", until=moment(min(times))) if times else ""


def away_line(say: Speaker, seen: TableSeen) -> str:
    """Who is away from a table, and until when they said to be; nothing where nobody is."""
    names = [
        say(
            "table-away-name",
            name=shown_name(player_name(say, away.person, away.seat)),
            until=moment(away.until),
        )
        for away in seen.away
    ]
    return say("table-away", names=", ".join(names), count=len(names)) if names else ""
