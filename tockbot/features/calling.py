"""Calling people to a table that waits for them: those who asked for it, by a role of the server or by a list."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from random import SystemRandom
from typing import Final

import discord

from tockbot.bot.errands import BeCalled, CallPlayers
from tockbot.bot.incoming.deeds import does
from tockbot.bot.incoming.request import Request
from tockbot.bot.incoming.roles import called_role, check_mentionable, may_give
from tockbot.bot.messages.sending import is_refused
from tockbot.bot.objections import Objection
from tockbot.bot.people import Members
from tockbot.bot.screen import Button, Screen
from tockbot.bot.words.names import ruleset_name
from tockbot.bot.words.person_names import mention
from tockbot.bot.words.speaker import Speaker, language_of, speaker
from tockbot.service import utc_now
from tockbot.storage import StoredCalls, StoredPeople
from tockbot.tables import GuildId, Person, Refusal, Refused, ServerChoices, Stage, TableSeen

logger = logging.getLogger(__name__)

MOST_CALLED: Final = 20
"""So many people of a list are called at a time, as luck has it: of each it is asked whether they are still there."""


class Calling:
    """Calls people, and knows who wants to be called."""

    def __init__(
        self, calls: StoredCalls, people: StoredPeople, members: Members, now: Callable[[], datetime] = utc_now
    ) -> None:
        """Keep here whom to call, and know here when they sleep and who is still in a server."""
        self._calls = calls
        self._people = people
        self._members = members
        self._now = now

    @does(CallPlayers)
    async def call(self, request: Request, _: CallPlayers) -> None:
        """Call people to a table, once in so many hours a server, for its host.

        Raises:
            Refused: CALLS_OFF, NOT_IN_LOBBY, CALL_OF_HOST, CALL_NO_SEAT, ROLE_MENTION, CALL_NOBODY, CALL_TOO_SOON.
        """
        seen, guild, choices = request.seen(), *await _wanted(request)
        if seen.stage is not Stage.LOBBY:
            raise Refused(Refusal.NOT_IN_LOBBY)
        if request.person.id != seen.host.id:
            raise Refused(Objection.CALL_OF_HOST)
        if not seen.free:
            raise Refused(Objection.CALL_NO_SEAT)
        role = called_role(guild, choices)
        if role is not None:
            check_mentionable(request, role)
        now = self._now()
        people = await self._awake(guild, seen, now)
        if role is None and not people:
            raise Refused(Objection.CALL_NOBODY)
        pause = timedelta(hours=choices.call_hours)
        last = await self._calls.call(seen.guild, now, now - pause)
        if last is not None:
            raise Refused(Objection.CALL_TOO_SOON, at=f"<t:{int((last + pause).timestamp())}:R>")
        try:
            await request.show_everybody(call_screen(speaker(language_of(seen.language)), seen, role, people))
        except discord.HTTPException:
            await self._calls.take_back(seen.guild, now)
            raise

    async def _awake(self, guild: discord.Guild, seen: TableSeen, now: datetime) -> list[Person]:
        """Some of those who want to be called, sleep at no quiet hours and do not sit there; who has left is let go."""
        wanted = [one for one in await self._calls.wanted(seen.guild) if one not in {own.id for own in seen.sitting}]
        quiet = await self._people.quiet(wanted)
        awake = [one for one in wanted if one not in quiet or quiet[one].after(now) == now]
        known = {one.id: one for one in await self._people.read(awake)}
        called: list[Person] = []
        for one in SystemRandom().sample(awake, len(awake)):
            if len(called) == MOST_CALLED:
                break
            if one in known and await self._members.is_in(guild, known[one]):
                called.append(known[one])
            else:
                await self._calls.unwant(seen.guild, one)
        return called

    @does(BeCalled)
    async def be_called(self, request: Request, press: BeCalled) -> None:
        """Call whoever presses from now on, by the server's role where the bot may give it, or no more.

        Raises:
            Refused: NEEDS_SERVER, NOT_IN_SERVER, CALLS_OFF.
        """
        guild, choices = await _wanted(request)
        say, here, role, member = request.say, GuildId(guild.id), called_role(guild, choices), request.interaction.user
        given = role if role is not None and may_give(guild, role) and isinstance(member, discord.Member) else None
        if press.wanted:
            if given is None or not await _changed(member, given, has=True):
                given = None
                await self._calls.want(here, request.person.id)
            said = say("called-now") if given is None else say("called-by-role", role=given.mention)
        else:
            await self._calls.unwant(here, request.person.id)
            has = role is not None and isinstance(member, discord.Member) and member.get_role(role.id) is not None
            kept = has and (given is None or not await _changed(member, given, has=False))
            said = say("called-role-kept", role=role.mention) if kept and role is not None else say("called-no-more")
        await request.show(Screen(said, ((_be_called(say, wanted=not press.wanted),),)))


async def _wanted(request: Request) -> tuple[discord.Guild, ServerChoices]:
    """The server in which people may be called, and what it has chosen.

    Raises:
        Refused: NEEDS_SERVER, NOT_IN_SERVER, CALLS_OFF.
    """
    guild = request.server()
    choices = await request.viewers.choices(GuildId(guild.id))
    if not choices.call_hours:
        raise Refused(Objection.CALLS_OFF)
    return guild, choices


async def _changed(member: discord.abc.User, role: discord.Role, *, has: bool) -> bool:
    """Give somebody a role, or take it; False if Discord does not let the bot."""
    if not isinstance(member, discord.Member):
        return False
    try:
        await (member.add_roles(role) if has else member.remove_roles(role))
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        logger.info("a role of those who are called could not be changed: %s", error)
        return False
    return True


def call_screen(say: Speaker, seen: TableSeen, role: discord.Role | None, people: list[Person]) -> Screen:
    """What calls people to a table that waits for them."""
    users = [one.user for one in people if one.user is not None]
    pinged = [*([] if role is None else [role.mention]), *(f"<@{user}>" for user in users)]
    host, rules = mention(say, seen.host), ruleset_name(say, seen.rules)
    told = say("call-waits", host=host, rules=rules, free=len(seen.free))
    buttons = ((_be_called(say, wanted=True),),)
    return Screen(f"{' '.join(pinged)}\n{told}", buttons, mentions=tuple(users), role=None if role is None else role.id)


def _be_called(say: Speaker, *, wanted: bool) -> Button:
    return Button(say("button-be-called" if wanted else "button-not-called"), BeCalled(wanted))
