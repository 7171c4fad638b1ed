"""How long somebody is away, as it is typed: ``2 hours``, ``1 d 12 h``, ``tonight``, ``18:30``, ``until I am back``.

It is read in the language of whoever types it, and in English.
"""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from discord import app_commands

from tockbot.tables import Refusal, Refused
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.typed.hours import zone_named
from tockbot.ui.objections import Objection
from tockbot.ui.words.speaker import DEFAULT_LANGUAGE, Speaker, speaker

EVENING: Final = time(20)
"""When it is *tonight*."""

UNITS: Final = {
    "minutes": timedelta(minutes=1),
    "hours": timedelta(hours=1),
    "days": timedelta(days=1),
    "weeks": timedelta(weeks=1),
}
USUAL: Final = ((15, "minutes"), (1, "hours"), (2, "hours"), (5, "hours"), (1, "days"), (3, "days"), (1, "weeks"))
"""The lengths that are offered first."""

PART: Final = re.compile(r"\s*([0-9]{1,4}(?:[.,][0-9]{1,2})?)\s*([^\W\d_]+)\.?\s*")
CLOCK: Final = re.compile(r"([0-9]{1,2})[:.h]([0-9]{2})")


def typed_length(say: Speaker, typed: str, zone: str | None, now: datetime) -> timedelta | None:
    """How long somebody says to be away who lives in a time zone, if that is known; None is until they are back.

    Raises:
        Refused: AWAY_LENGTH, AWAY_ZONE because a time of day was typed and no zone is known, QUIET_ZONE.
    """
    text = _plain(typed)
    if text in _said(say, "length-back"):
        return None
    at = EVENING if text in _said(say, "length-tonight") else _time_of_day(text)
    if at is None:
        return _added_up(say, text)
    if zone is None:
        raise Refused(Objection.AWAY_ZONE)
    local = now.astimezone(ZoneInfo(zone_named(zone)))
    day = local.date() + timedelta(days=int(at <= local.time() and at != EVENING))
    return datetime.combine(day, at, local.tzinfo).astimezone(now.tzinfo) - now


def _time_of_day(text: str) -> time | None:
    found = CLOCK.fullmatch(text)
    if found is None:
        return None
    try:
        return time(int(found[1]), int(found[2]))
    except ValueError as error:
        raise Refused(Refusal.AWAY_LENGTH) from error


def _added_up(say: Speaker, text: str) -> timedelta:
    """So many of one unit, and of others.

    Raises:
        Refused: AWAY_LENGTH.
    """
    words = {
        word: unit
        for name, unit in UNITS.items()
        for said in _said(say, f"length-{name}-words")
        for word in said.split()
    }
    length, read = timedelta(), 0
    while read < len(text):
        found = PART.match(text, read)
        unit = None if found is None else words.get(found[2])
        if found is None or unit is None:
            raise Refused(Refusal.AWAY_LENGTH)
        length += float(found[1].replace(",", ".")) * unit
        read = found.end()
    return length


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _said(say: Speaker, message: str) -> tuple[str, ...]:
    """How something is said, in English and then in the language of whoever asks, which counts more."""
    return tuple(_plain(one(message)) for one in (speaker(DEFAULT_LANGUAGE), say))


def offered_lengths(say: Speaker) -> tuple[str, ...]:
    """What is offered to choose from, each as it can be typed."""
    usual = [say(f"length-{unit}", count=count) for count, unit in USUAL]
    return (*usual, say("length-tonight"), say("length-back"))


async def suggest_lengths(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Usual lengths; once something else is typed, those that begin so."""
    begun = [one for one in offered_lengths(request.say) if _plain(one).startswith(_plain(current))]
    return [app_commands.Choice(name=one, value=one) for one in begun]
