"""Scheduled events on Discord that announce tournaments: their texts, and keeping them in step at Discord.

An event is external, with a start and an end. The tournament does not depend on it: it goes on if Discord refuses the
event, or if someone deletes it. Nothing in an event names a person.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Any, Final

import discord
from attrs import define

from tockbot import tournaments
from tockbot.bot import screen
from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.press import Cost, Press, PressError, press
from tockbot.bot.request import Request
from tockbot.bot.sending import is_refused
from tockbot.bot.words import Speaker, language_of, speaker
from tockbot.service import utc_now

logger = logging.getLogger(__name__)


@press("announceevent", cost=Cost.SEAT)
class AnnounceEvent(Press):
    """Announce the tournament by a scheduled event on Discord, or change when that begins."""

    number: int


TO_ANNOUNCE: Final = "create_events"
"""The permission to create scheduled events in a server, and to change and delete those one has created."""

ACTIVE: Final = 2
"""The status of a scheduled event that has begun."""


def _written(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()


class Lacks(Enum):
    """Someone who lacks the permission to create scheduled events; the value is used in messages."""

    YOU = "you"
    BOT = "bot"


def who_lacks(request: Request) -> frozenset[Lacks]:
    """Return who lacks the permission to create a scheduled event in this server: the user, the bot or both."""
    guild, member = request.server(), request.interaction.user
    may = isinstance(member, discord.Member) and getattr(member.guild_permissions, TO_ANNOUNCE)
    own = getattr(guild.me.guild_permissions, TO_ANNOUNCE)
    lacks = {Lacks.YOU: not may, Lacks.BOT: not own}
    return frozenset(who for who, is_lacking in lacks.items() if is_lacking)


STARTS: Final = (15, 30, 60, 120, 180, 240, 360, 480, 720, 1080)
"""Minutes from now until the beginning that can be announced."""

STEP: Final = timedelta(minutes=5)
"""An announced beginning is a multiple of this."""

NAME_LIMIT: Final = 100
ABOUT_LIMIT: Final = 1000
"""Maximum numbers of characters in the name and the description of a scheduled event."""

EXTERNAL: Final = 3
GUILD_ONLY: Final = 2
"""Discord's numbers for an event that is in no voice channel, and for one that only the server sees."""


def begins_at(now: datetime, minutes: int) -> datetime:
    """Return the beginning that is announced if it is so many minutes from now, rounded up."""
    begins = now + timedelta(minutes=minutes)
    return begins + (datetime.min.replace(tzinfo=UTC) - begins) % STEP


def possible_starts(tournament: tournaments.Tournament, now: datetime) -> list[int]:
    """Return the minutes from now until the beginnings that can be announced, before a tournament is cancelled."""
    latest = tournament.opened + tournaments.MAX_ENTRY_TIME
    return [minutes for minutes in STARTS if begins_at(now, minutes) < latest]


def event_form(say: Speaker, tournament: tournaments.Tournament, now: datetime) -> screen.Form:
    """Return the form to announce when a tournament begins."""
    lines = tuple(
        screen.Line(str(minutes), say("event-in", minutes=minutes, hours=minutes // 60 if minutes % 60 == 0 else 0))
        for minutes in possible_starts(tournament, now)
    )
    if not lines:
        raise PressError
    question = screen.OneOf("begins", say("ask-event-begins"), say("ask-event-begins-about"), lines)
    return screen.Form(event_label(say, tournament), (question,))


def event_label(say: Speaker, tournament: tournaments.Tournament) -> str:
    """Return the label of the button that announces a tournament, or changes its beginning."""
    event = tournament.event
    return say("button-announce-event" if event is None or event.refused else "button-move-event")


def event_place(tournament: tournaments.Tournament) -> str:
    """Return the location of a tournament's event: the link to the message with the button to enter."""
    return f"https://discord.com/channels/{tournament.guild}/{tournament.channel}/{tournament.message}"


def event_fields(say: Speaker, tournament: tournaments.Tournament, event: tournaments.Event) -> dict[str, Any]:
    """Return a tournament's event as Discord's API takes it; it names no one."""
    title = say("tournament-title", rules=say(f"ruleset-{tournament.rules.ruleset.name}"))
    about = say(
        "event-about",
        mode=say(f"tournament-{tournament.mode.value}"),
        rounds=say("tournament-rounds", rounds=tournament.rounds),
        minutes=tournament.minutes,
        channel=f"<#{tournament.channel}>",
    )
    return {
        "name": screen.clipped(title, NAME_LIMIT),
        "description": screen.clipped(about, ABOUT_LIMIT),
        "privacy_level": GUILD_ONLY,
        "entity_type": EXTERNAL,
        "entity_metadata": {"location": event_place(tournament)},
        "scheduled_start_time": event.begins.isoformat(),
        "scheduled_end_time": None if event.ends is None else event.ends.isoformat(),
    }


def event_lines(say: Speaker, tournament: tournaments.Tournament, lacks: frozenset[Lacks] | None) -> list[str]:
    """Return what there is to say about the event before a tournament begins; ``lacks`` as in a tournament's *More*."""
    event = tournament.event
    lines: list[str] = []
    if event is not None and event.refused and lacks is not None:
        lines.append(say("tournament-event-refused"))
    elif event is not None and not event.refused:
        if event.id is None:
            lines.append(say("tournament-event-soon"))
        else:
            lines.append(say("tournament-event", link=f"https://discord.com/events/{tournament.guild}/{event.id}"))
    if lacks:
        who = "both" if len(lacks) > 1 else next(iter(lacks)).value
        lines.append(say("tournament-event-needs", who=who, permission=say("permission-create-events")))
    return lines


def begins_lines(say: Speaker, tournament: tournaments.Tournament) -> list[str]:
    """Return when a tournament is announced to begin; nothing if it is not."""
    event = tournament.event
    if event is None or event.refused or not tournament.is_entered:
        return []
    at = int(event.begins.timestamp())
    return [say("tournament-begins", at=f"<t:{at}:F>", when=f"<t:{at}:R>")]


@define(eq=False)
class TournamentEvents:
    """Creates, changes and deletes the events at Discord.

    Attributes:
        client: the client to ask with.
        budget: the rate budget of requests to Discord.
    """

    _client: discord.Client
    _budget: RateBudget

    async def show(self, tournament: tournaments.Tournament, event: tournaments.Event) -> int | None:
        """Create the scheduled event, or change it; return its id, or None if Discord refuses it or it was deleted.

        The bot looks for an event that it created and did not save. An event that Discord refuses to change is deleted,
        and replaced if the tournament has not begun.

        Raises:
            discord.HTTPException: Discord could not be asked.
        """
        http, guild = self._client.http, tournament.guild
        try:
            number = await self._find(tournament) if event.id is None else event.id
            if number is not None:
                try:
                    await self._budget.take(Urgency.BOARD)
                    await http.edit_scheduled_event(guild, number, **_changes(event))
                except discord.HTTPException as error:
                    if not is_refused(error):
                        raise
                    await self.remove(tournament, replace(event, id=number))
                else:
                    return number
            if event.begun:
                return None
            shown = event_fields(speaker(language_of(tournament.language)), tournament, event)
            await self._budget.take(Urgency.BOARD)
            made = await http.create_guild_scheduled_event(guild, **shown)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            logger.info("Discord refused the event of a tournament: %s", error)
            return None
        return int(made["id"])

    async def remove(self, tournament: tournaments.Tournament, event: tournaments.Event) -> None:
        """Delete the scheduled event, if there is one and Discord allows it.

        Raises:
            discord.HTTPException: Discord could not be asked.
        """
        try:
            number = event.id
            if number is None and not event.refused:
                number = await self._find(tournament)
            if number is not None:
                await self._budget.take(Urgency.BOARD)
                await self._client.http.delete_scheduled_event(tournament.guild, number)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            logger.info("Discord refused to delete the event of a tournament: %s", error)

    async def _find(self, tournament: tournaments.Tournament) -> int | None:
        """Return the event of a tournament that the bot created, if it did; its location is unique."""
        await self._budget.take(Urgency.BOARD)
        listed: Any = await self._client.http.get_scheduled_events(tournament.guild, with_user_count=False)
        place = event_place(tournament)
        own = (one for one in listed if (one["entity_metadata"] or {}).get("location") == place)
        return next((int(one["id"]) for one in own), None)


def _changes(event: tournaments.Event) -> dict[str, Any]:
    """Return the fields to change in a scheduled event.

    Discord starts an event at its time. One that begins earlier is started; one that has begun cannot be moved.
    """
    ends = {"scheduled_end_time": _written(event.ends)}
    if not event.begun:
        return {**ends, "scheduled_start_time": _written(event.begins)}
    return {**ends, "status": ACTIVE} if utc_now() < event.begins else ends
