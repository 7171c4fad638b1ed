"""Times as people type them: hours of a day, time zones, and how long."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

from discord import app_commands

from tockbot.bot.incoming.request import Request
from tockbot.bot.objections import Objection
from tockbot.bot.screen import OPTIONS_LIMIT
from tockbot.bot.words.directions import unmarked
from tockbot.bot.words.speaker import DEFAULT_LANGUAGE, Speaker, speaker
from tockbot.tables import QuietHours, Refusal, Refused

HOURS_LENGTH: Final = 10
ZONE_LENGTH: Final = 50
"""So many characters may be typed for them."""

MIDNIGHT: Final = "24"
HOURS: Final = re.compile(r"\s*(\d{1,2})\s*[-\u2013\u2014]\s*(\d{1,2})\s*")


def typed_hours(hours: str, zone: str) -> QuietHours:
    """The quiet hours that somebody types.

    Raises:
        Refused: QUIET_HOURS, QUIET_ZONE.
    """
    named, found = zone_named(zone), HOURS.fullmatch(hours)
    if found is None:
        raise Refused(Objection.QUIET_HOURS)
    try:
        return QuietHours(named, int(found[1]), 0 if found[2] == MIDNIGHT else int(found[2]))
    except ValueError as error:
        raise Refused(Objection.QUIET_HOURS) from error


@cache
def _zones() -> dict[str, str]:
    """The names of all time zones by how they may be typed."""
    names = files("tzdata").joinpath("zones").read_text(encoding="utf-8").split()
    return {_plain(name): name for name in names}


def _plain(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")


def zone_named(typed: str) -> str:
    """The time zone that somebody types, whole or as the city alone.

    Raises:
        Refused: QUIET_ZONE.
    """
    plain, zones = _plain(typed), _zones()
    cities = [name for zone, name in zones.items() if zone.endswith(f"/{plain}")]
    found = zones.get(plain, cities[0] if len(cities) == 1 else None)
    if found is None:
        raise Refused(Objection.QUIET_ZONE)
    return found


async def suggest_zones(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Time zones in whose names stands what is typed so far."""
    del request
    typed = _plain(current)
    found = [name for plain, name in _zones().items() if typed in plain]
    return [app_commands.Choice(name=name, value=name) for name in found[:OPTIONS_LIMIT]]


EVENING: Final = time(20)
"""When it is *tonight*."""

UNITS: Final = {
    "minutes": timedelta(minutes=1),
    "hours": timedelta(hours=1),
    "days": timedelta(days=1),
    "weeks": timedelta(weeks=1),
}
USUAL_LENGTHS: Final = (
    (15, "minutes"),
    (1, "hours"),
    (2, "hours"),
    (5, "hours"),
    (1, "days"),
    (3, "days"),
    (1, "weeks"),
)
"""The lengths that are offered first."""

PART: Final = re.compile(r"\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*([^\W\d_]+)\.?\s*")
CLOCK: Final = re.compile(r"(\d{1,2})[:.h](\d{2})")


def typed_length(say: Speaker, typed: str, zone: str | None, now: datetime) -> timedelta | None:
    """How long somebody says to be away who lives in a time zone, if that is known; None is until they are back.

    Raises:
        Refused: AWAY_LENGTH, AWAY_ZONE because a time of day was typed and no zone is known, QUIET_ZONE.
    """
    text = _spoken(typed)
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


def _spoken(text: str) -> str:
    return " ".join(unmarked(text).casefold().split())


def _said(say: Speaker, message: str) -> tuple[str, ...]:
    """How something is said, in English and then in the language of whoever asks, which counts more."""
    return tuple(_spoken(one(message)) for one in (speaker(DEFAULT_LANGUAGE), say))


def offered_lengths(say: Speaker) -> tuple[str, ...]:
    """What is offered to choose from, each as it can be typed."""
    usual = [say(f"length-{unit}", count=count) for count, unit in USUAL_LENGTHS]
    return (*usual, say("length-tonight"), say("length-back"))


async def suggest_lengths(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Usual lengths; once something else is typed, those that begin so."""
    begun = [one for one in offered_lengths(request.say) if _spoken(one).startswith(_spoken(current))]
    return [app_commands.Choice(name=one, value=one) for one in begun]
