"""Pings people who want to play when a table waits for players, by a role of the server or from a list."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta
from random import SystemRandom
from typing import Final

import discord
from attrs import define

from tockbot.bot.handlers import handles
from tockbot.bot.people import Members
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.roles import called_role, check_mentionable, may_give, objection_to
from tockbot.bot.screen import Button, Screen
from tockbot.bot.sending import is_refused
from tockbot.bot.shared_presses import BeCalled, CallPlayers
from tockbot.bot.words import Speaker, language_of, mention, ruleset_name, shown_name, speaker
from tockbot.service import utc_now
from tockbot.storage import ServerChoices, StoredCalls, StoredPeople
from tockbot.tables import GuildId, Person, PersonId, Refusal, Refused, Stage, TableSeen, UserId

logger = logging.getLogger(__name__)

MAX_CALLED: Final = 20
"""Maximum number of people from the list who are pinged at once, chosen at random: each membership costs a look-up."""


SERVER_ERROR: Final = 500
"""The lowest HTTP status code for errors of Discord's own servers."""

TellPrivately = Callable[[Person, str, Callable[[Speaker], str]], Awaitable[object]]
"""Sends a person a direct message in their language, or in this one if theirs is unknown."""


@define(eq=False)
class PlayerPingFeature:
    """Pings people for players, and handles who wants to be pinged.

    Attributes:
        calls: who wants to be pinged, and the roles given to them.
        people: their quiet hours.
        members: members of servers.
        tell: notifies the managers of a server that the bot does not accept their role.
        now: returns the current time.
    """

    _calls: StoredCalls
    _people: StoredPeople
    _members: Members
    _tell: TellPrivately
    _now: Callable[[], datetime] = utc_now

    @handles(CallPlayers)
    async def call(self, request: Request, _: CallPlayers) -> None:
        seen, guild, choices = request.seen(), *await _wanted(request)
        if seen.stage is not Stage.LOBBY:
            raise Refused(Refusal.NOT_IN_LOBBY)
        if request.person.id != seen.host.id:
            raise Refused(BotRefusal.CALL_OF_HOST)
        if not seen.free:
            raise Refused(BotRefusal.CALL_NO_SEAT)
        request.check_may_write()
        role, is_checked = await self._acceptable(guild, choices)
        if role is not None and not (is_checked or role.mentionable):
            role = None
        if role is not None:
            check_mentionable(request, role)
        now, pause = self._now(), timedelta(hours=choices.call_hours)
        # Check this before asking Discord about members.
        _check_pause(await self._calls.last(seen.guild), now, pause)
        by_role = frozenset[PersonId]() if role is None else await self._calls.given_to(seen.guild, role.id)
        people = await self._awake(guild, seen, now, by_role)
        if role is None and not people:
            raise Refused(BotRefusal.CALL_NOBODY)
        _check_pause(await self._calls.call(seen.guild, now, now - pause), now, pause)
        # The ping counts even if Discord reports an error: people may have been pinged.
        await request.show_everybody(call_screen(speaker(language_of(seen.language)), seen, role, people))

    async def _acceptable(self, guild: discord.Guild, choices: ServerChoices) -> tuple[discord.Role | None, bool]:
        """Return the role of a server if it is acceptable, and whether it was confirmed.

        If it is not, notify the managers once. The role is not pinged either: the bot then pings people from its own
        list.
        """
        role, here = called_role(guild, choices), GuildId(guild.id)
        if role is None:
            return None, False
        checked_by, objection = await self._calls.checked_by(here, role.id), objection_to(role)
        if objection is None:
            return role, checked_by is not None
        if await self._calls.refuse_role(here, role.id):
            await self._tell_managers(role, objection, choices.language or guild.preferred_locale.value, checked_by)
        return None, False

    async def _tell_managers(
        self, role: discord.Role, objection: BotRefusal, language: str, checked_by: PersonId | None
    ) -> None:
        """Notify the person who confirmed a role, and the server's owner, that the bot no longer accepts the role."""
        owner = None if role.guild.owner_id is None else await self._people.find(UserId(role.guild.owner_id))
        known = [] if checked_by is None else await self._people.read((checked_by,))
        server, name = shown_name(role.guild.name), shown_name(role.name)

        def words(say: Speaker) -> str:
            return f"{say('called-role-refused', server=server, role=name)}\n{say(objection.value, role=name)}"

        for person in dict.fromkeys(one for one in (*known, owner) if one is not None):
            await self._tell(person, language, words)

    async def _awake(
        self, guild: discord.Guild, seen: TableSeen, now: datetime, by_role: Collection[PersonId]
    ) -> list[Person]:
        """Return people from the list who have no quiet hours now and do not sit at the table.

        People pinged ``by_role`` are left out. People who left the server are removed from the list.
        """
        others = {*by_role, *(own.id for own in seen.sitting)}
        wanted = [one for one in await self._calls.wanted(seen.guild) if one not in others]
        quiet = await self._people.quiet(wanted)
        awake = [one for one in wanted if one not in quiet or quiet[one].after(now) == now]
        known = {one.id: one for one in await self._people.read(awake)}
        called: list[Person] = []
        for one in SystemRandom().sample(awake, len(awake)):
            if len(called) == MAX_CALLED:
                break
            if one in known and await self._members.is_in(guild, known[one]):
                called.append(known[one])
            else:
                await self._calls.unsubscribe(seen.guild, one)
        return called

    @handles(BeCalled)
    async def be_called(self, request: Request, press: BeCalled) -> None:
        guild, choices = await _wanted(request)
        say, here, member = request.say, GuildId(guild.id), request.interaction.user
        role, is_checked = await self._acceptable(guild, choices)
        if press.wanted:
            await self._calls.want(here, request.person.id)
            said = say("called-now")
            if role is not None and is_checked and await self._has_role(here, request.person.id, member, role):
                said = say("called-by-role", role=role.mention)
        else:
            await self._calls.unsubscribe(here, request.person.id)
            kept = await self._take_roles(here, request.person.id, member, called_role(guild, choices))
            said = say("called-no-more") if kept is None else say("called-role-kept", role=kept.mention)
        await request.show(Screen(said, ((_be_called(say, wanted=not press.wanted),),)))

    async def _has_role(self, here: GuildId, person: PersonId, member: discord.abc.User, role: discord.Role) -> bool:
        """Give a member a role, unless they have it. Return False if they do not have it now."""
        if not isinstance(member, discord.Member):
            return False
        if member.get_role(role.id) is not None:
            return True
        if not may_give(role.guild):
            return False
        await self._calls.give(here, person, role.id)
        if (error := await _changed(member, role, has=True)) is None:
            return True
        # After an error of its servers, Discord may have given the role anyway.
        if error.status < SERVER_ERROR:
            await self._calls.take(here, person, role.id)
        return False

    async def _take_roles(
        self, here: GuildId, person: PersonId, member: discord.abc.User, called: discord.Role | None
    ) -> discord.Role | None:
        """Take the roles that the bot gave a member. Return a role for pings that they still have."""
        if not isinstance(member, discord.Member):
            return None
        kept = None
        given = await self._calls.given(here, person)
        for number in dict.fromkeys((*given, *([] if called is None else [called.id]))):
            role = member.get_role(number)
            if role is None:
                await self._calls.take(here, person, number)
                continue
            is_ours = number in given and may_give(role.guild) and objection_to(role) is None
            if is_ours and await _changed(member, role, has=False) is None:
                await self._calls.take(here, person, number)
            else:
                kept = role
        return kept


def _check_pause(last: datetime | None, now: datetime, pause: timedelta) -> None:
    """Raise if the last ping was too recent."""
    if last is not None and last > now - pause:
        raise Refused(BotRefusal.CALL_TOO_SOON, at=f"<t:{int((last + pause).timestamp())}:R>")


async def _wanted(request: Request) -> tuple[discord.Guild, ServerChoices]:
    """Return the server in which people may be pinged, and its settings."""
    guild = request.server()
    choices = await request.viewers.choices(GuildId(guild.id))
    if not choices.call_hours:
        raise Refused(BotRefusal.CALLS_OFF)
    return guild, choices


async def _changed(member: discord.Member, role: discord.Role, *, has: bool) -> discord.HTTPException | None:
    """Give a member a role or take it, and return Discord's error if it refused."""
    try:
        await (member.add_roles(role) if has else member.remove_roles(role))
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        logger.info("could not change a role for pings: %s", error)
        return error
    return None


def call_screen(say: Speaker, seen: TableSeen, role: discord.Role | None, people: list[Person]) -> Screen:
    """Return the message that pings people for a table that waits for players."""
    users = [one.user for one in people if one.user is not None]
    pinged = [*([] if role is None else [role.mention]), *(f"<@{user}>" for user in users)]
    host, rules = mention(say, seen.host), ruleset_name(say, seen.rules)
    text = say("call-waits", host=host, rules=rules, free=len(seen.free))
    buttons = ((_be_called(say, wanted=True),),)
    return Screen(f"{' '.join(pinged)}\n{text}", buttons, mentions=tuple(users), role=None if role is None else role.id)


def _be_called(say: Speaker, *, wanted: bool) -> Button:
    return Button(say("button-be-called" if wanted else "button-not-called"), BeCalled(wanted))
