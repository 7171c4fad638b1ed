"""Quiet hours as they are typed, ``22-8`` in a time zone, with what may be meant."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from discord import app_commands

from tockbot.tables import QuietHours, Refused
from tockbot.ui.incoming.request import Request
from tockbot.ui.objections import Objection
from tockbot.ui.screen import OPTIONS_LIMIT

NONE: Final = "none"
"""What whoever wants no quiet hours types, in any language, or picks."""

USUAL: Final = ("22-8", "23-8", "0-8", "21-7", "22-7", "23-7")
"""Quiet hours that are offered first."""

MIDNIGHT: Final = "24"
HOURS: Final = re.compile(r"\s*([0-9]{1,2})\s*[-\u2013\u2014]\s*([0-9]{1,2})\s*")


def typed_hours(before: QuietHours | None, hours: str | None, zone: str | None) -> QuietHours:
    """The quiet hours that somebody types who had others, or none, before; what is not typed stays.

    Raises:
        Refused: QUIET_HOURS, QUIET_ZONE.
    """
    named = before.zone if zone is None and before is not None else zone_named(zone or "")
    if hours is None and before is not None:
        return QuietHours(named, before.begins, before.ends)
    found = HOURS.fullmatch(hours or "")
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
    """The time zone that somebody types.

    Raises:
        Refused: QUIET_ZONE.
    """
    name = _zones().get(_plain(typed))
    if name is None:
        raise Refused(Objection.QUIET_ZONE)
    return name


async def suggest_hours(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Usual quiet hours, and none."""
    say = request.say
    none = app_commands.Choice(name=say("quiet-none"), value=NONE)
    return [none, *(app_commands.Choice(name=one, value=one) for one in USUAL if one.startswith(current.strip()))]


async def suggest_zones(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Time zones in whose names stands what is typed so far."""
    del request
    typed = _plain(current)
    found = [name for plain, name in _zones().items() if typed in plain]
    return [app_commands.Choice(name=name, value=name) for name in found[:OPTIONS_LIMIT]]
