"""Tournaments on Discord: handles their buttons, and sends their messages. Each game has its own thread.

Automatic actions of tournaments, such as starting a round, are in the service package.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from random import SystemRandom
from typing import Any

import discord
from attrs import define

from tockbot import tournaments
from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.channels import (
    TO_OPEN_THREAD,
    channel_with_lacks,
    discard_thread,
    find_obstacle,
    lacking,
    open_thread,
    own_lacking,
)
from tockbot.bot.handlers import handles, opens_form
from tockbot.bot.people import UserDirectory
from tockbot.bot.posts import Posts
from tockbot.bot.press import PressError
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import Form, Screen
from tockbot.bot.sending import Emojis, edit, editing, is_refused, nonce_of, sending
from tockbot.bot.shared_presses import CallTournament
from tockbot.bot.typed import DEFAULT_RULESET, chosen_rules, with_party
from tockbot.bot.words import Speaker, language_of, mention, speaker
from tockbot.features import tournament_events, tournament_screens
from tockbot.rules import RULESETS, Party, TableRules, format_ruleset, table_rules
from tockbot.service import utc_now
from tockbot.storage import StoredTournaments
from tockbot.tables import ChannelId, GuildId, MessageId, Refused, UserId

logger = logging.getLogger(__name__)


@define(eq=False)
class TournamentMessenger:
    """Sends the messages of tournaments. A message that is sent again within minutes appears once.

    Attributes:
        client: the client to send with.
        has_left: returns whether the bot was certainly removed from a server.
        viewers: names and languages of people.
        posts: sends direct messages.
        budget: the rate budget of requests to Discord.
        emojis: the application's emojis.
    """

    _client: discord.Client
    _has_left: Callable[[GuildId], bool]
    _viewers: UserDirectory
    _posts: Posts
    _budget: RateBudget
    _emojis: Emojis

    async def announce(self, tournament: tournaments.Tournament) -> MessageId:
        """Send the message with the button to enter.

        Raises:
            discord.HTTPException: Discord rejected the message.
        """
        people = await self._viewers.people(tournament_screens.people_of(tournament), tournament.guild)
        screen = tournament_screens.entering_screen(_speaker(tournament), tournament, people)
        sent = await self._send(tournament, tournament.channel, screen, "enter")
        return MessageId(sent.id)

    async def repaint(self, tournament: tournaments.Tournament) -> None:
        """Update the message with the button to enter. Does nothing if it was deleted."""
        if tournament.message is None:
            return
        people = await self._viewers.people(tournament_screens.people_of(tournament), tournament.guild)
        content = await editing(
            tournament_screens.entering_screen(_speaker(tournament), tournament, people), self._emojis
        )
        await self._budget.take(Urgency.BOARD)
        try:
            await edit(self._client, (tournament.channel, tournament.message), content)
        except discord.HTTPException as error:
            logger.info("could not update a tournament's message: %s", error)

    async def call(self, tournament: tournaments.Tournament, number: int) -> ChannelId:
        """Create a thread for a game, and ping its players there.

        The thread belongs to a message with a fixed nonce. Discord shows a message with the same nonce only once, and
        creates only one thread per message, so a repeated call finds both.

        Raises:
            Refused: PERMISSIONS.
            discord.HTTPException: the thread could not be created.
        """
        say, what = _speaker(tournament), ("game", len(tournament.played), number)
        people = await self._viewers.people(tournament_screens.people_of(tournament), tournament.guild)
        # Check the permissions first: otherwise each attempt would post another message without a thread.
        there = await channel_with_lacks(self._client, tournament.channel, opens_thread=True)
        if there is not None and there[1]:
            raise lacking(say, tournament.channel, there[1])
        above = await self._send(
            tournament, tournament.channel, tournament_screens.table_screen(say, tournament, people, number), *what
        )
        try:
            await self._budget.take(Urgency.CALL)
            thread = await open_thread(above, tournament_screens.table_name(say, tournament, number), tournament.pace)
            await self._send(
                tournament, thread, tournament_screens.call_screen(say, tournament, people, number), *what, "call"
            )
        except discord.HTTPException as error:
            if is_refused(error):
                await discard_thread(above)
            raise
        return thread

    async def discard(self, tournament: tournaments.Tournament, thread: ChannelId) -> None:
        """Delete the thread of a game that is not played, with the message above it."""
        channel = self._client.get_channel(tournament.channel)
        if isinstance(channel, discord.TextChannel):
            await discard_thread(channel.get_partial_message(thread))

    async def post_standings(self, tournament: tournaments.Tournament) -> bool:
        """Post the standings after a round. Return False if the bot may not post in the channel."""
        people = await self._viewers.people(tournament_screens.people_of(tournament), tournament.guild)
        screen = tournament_screens.standings_screen(_speaker(tournament), tournament, people)
        return await self._post(tournament, screen, "standings", len(tournament.played))

    async def ask(self, tournament: tournaments.Tournament) -> bool:
        """Ask in the channel what to do about absent sides of a round. Return False if the bot may not post there."""
        people = await self._viewers.people(tournament_screens.people_of(tournament), tournament.guild)
        screen = tournament_screens.absent_screen(_speaker(tournament), tournament, people)
        return await self._post(tournament, screen, "absent", len(tournament.played), len(tournament.games))

    async def has_arbiter(self, tournament: tournaments.Tournament) -> bool:
        """Return whether anyone who does not play manages the server; True if Discord cannot be asked."""
        party = [one.person for one in tournament.entrants if tournament.is_party(one.person)]
        people = await self._viewers.people(party, tournament.guild)
        users = [user for one in party if (user := people[one].user) is not None]
        try:
            return await _is_managed_by_others(self._client, tournament.guild, users, self._budget)
        except discord.HTTPException as error:
            logger.warning("could not ask who manages server %d: %s", tournament.guild, error)
            return True

    async def post_unanswered(self, tournament: tournaments.Tournament) -> None:
        """Post that the tournament was called off because no one decided about the absent sides."""
        say = _speaker(tournament)
        screen = Screen(say("tournament-unanswered", round=len(tournament.played)))
        await self._post(tournament, screen, "unanswered")

    async def _post(self, tournament: tournaments.Tournament, screen: Screen, *what: object) -> bool:
        """Post a message in the channel. Return False if the bot may not do that."""
        try:
            await self._send(tournament, tournament.channel, screen, *what)
        except discord.HTTPException as error:
            place = tournament.guild, tournament.channel
            if not is_refused(error) or await find_obstacle(self._client, self._has_left, place, error) is None:
                raise
            logger.info("could not send a tournament's message: %s", error)
            return False
        return True

    async def notify_given_up(self, tournament: tournaments.Tournament) -> None:
        """Notify the host by direct message that the tournament ended because the bot may not post in the channel."""
        host = await self._viewers.person(tournament.host)
        if host is None:
            return

        def words(say: Speaker) -> str:
            return say("tournament-given-up", channel=f"<#{tournament.channel}>")

        await self._posts.notify(host, tournament.language, words)

    async def _send(self, tournament: tournaments.Tournament, channel: ChannelId, screen: Screen, *what: object) -> Any:  # noqa: ANN401 - a message
        content = await sending(screen, self._emojis, await self._viewers.theme(tournament.guild))
        await self._budget.take(Urgency.CALL)
        nonce = nonce_of(tournament.guild, tournament.number, tournament.opened, *what)
        # Creating a thread needs a message whose server is known.
        found: Any = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        return await found.send(**content, nonce=nonce)


async def _is_managed_by_others(
    client: discord.Client, guild_id: GuildId, users: Sequence[UserId], budget: RateBudget
) -> bool:
    """Return whether anyone but these users owns a server, or has a role that lets them manage it.

    Discord does not list who has a role without a privileged intent; it does say how many have each.

    Raises:
        discord.HTTPException: Discord cannot be asked.
    """
    guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id, with_counts=False)
    bot = client.user.id if client.user is not None else None
    if guild.owner_id not in {*users, bot}:
        return True
    managing = [role for role in guild.roles if role.permissions.manage_guild or role.permissions.administrator]
    # A bot's own role belongs to no person.
    managing = [role for role in managing if not role.is_bot_managed()]
    if not managing:
        return False
    await budget.take(Urgency.CALL)
    counts = {role.id: count for role, count in (await guild.role_member_counts()).items()}
    own = Counter[int]()
    for user in users:
        await budget.take(Urgency.CALL)
        with suppress(discord.NotFound):
            own.update(role.id for role in (await guild.fetch_member(user)).roles)
    return any(role.is_default() or counts.get(role.id, 0) > own[role.id] for role in managing)


def _speaker(tournament: tournaments.Tournament) -> Speaker:
    return speaker(language_of(tournament.language))


FOUR = Party(tournaments.SEATS, in_teams=True)


class TournamentFeature:
    """Handles the buttons of tournaments: opening, entering, starting, presence and decisions."""

    def __init__(
        self,
        book: StoredTournaments,
        messenger: Callable[[], TournamentMessenger],
        wake: Callable[[], None],
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Create the feature.

        Args:
            book: stores the tournaments.
            messenger: returns the messenger that keeps the message in the channel up to date.
            wake: makes the service carry out due actions soon.
            now: returns the current time.
        """
        self._book = book
        self._messenger = messenger
        self._wake = wake
        self._now = now

    @opens_form(CallTournament)
    async def ask_tournament(self, request: Request, _: CallTournament) -> Form:
        guild = await self._check_calling(request)
        chosen = await request.viewers.choices(GuildId(guild.id))
        return tournament_screens.call_form(
            request.say, chosen.rules or chosen_rules(request.say, DEFAULT_RULESET, (None, None), "")
        )

    @handles(CallTournament)
    async def call_tournament(self, request: Request, _: CallTournament) -> None:
        guild, given = await self._check_calling(request), request.answers
        mode = tournaments.Mode(given.one_of("mode", [one.value for one in tournaments.Mode]))
        chosen = await request.viewers.choices(GuildId(guild.id))
        rules = _rules(chosen.rules, given.one_of("ruleset", tuple(RULESETS)))
        rounds = int(given.one_of("rounds", [str(one) for one in tournaments.ROUNDS]))
        minutes = int(given.one_of("minutes", [str(one) for one in tournaments.MINUTES]))
        spoken, now = await request.viewers.language_at(guild), self._now()

        def make(number: tournaments.Number) -> tournaments.Tournament:
            where = (number, GuildId(guild.id), request.channel, request.person.id, spoken)
            return tournaments.Tournament(*where, mode, format_ruleset(rules), rounds, minutes, now)

        try:
            await self._book.open(GuildId(guild.id), make)
        except Refused:
            # Another user was quicker, possibly in a channel that this user cannot see.
            await self._check_calling(request)
            raise
        self._wake()
        say = request.say
        more = "" if tournament_events.who_lacks(request) else f" {say('tournament-called-event')}"
        await request.show(Screen(say("tournament-called") + more))

    @opens_form(tournament_events.AnnounceEvent)
    async def ask_event(self, request: Request, press: tournament_events.AnnounceEvent) -> Form:
        found = await self._found(request, press.number)
        self._check_announces(request, found)
        return tournament_events.event_form(request.say, found, self._now())

    @handles(tournament_events.AnnounceEvent)
    async def announce_event(self, request: Request, press: tournament_events.AnnounceEvent) -> None:
        found, now = await self._found(request, press.number), self._now()
        self._check_announces(request, found)
        starts = tournament_events.possible_starts(found, now)
        minutes = int(request.answers.one_of("begins", [str(one) for one in starts]))
        change = partial(tournaments.announce, begins=tournament_events.begins_at(now, minutes))
        after = await self._change(request, press.number, change)
        self._wake()
        is_new = found.event is None or found.event.refused
        await self._show(request, after, request.say("tournament-announced" if is_new else "tournament-moved"))
        await self._messenger().repaint(after)

    @staticmethod
    def _check_announces(request: Request, found: tournaments.Tournament) -> None:
        """Make sure that the user may announce a tournament by an event, and the bot too.

        Raises:
            Refused: NOT_HOST, OWN_PERMISSIONS, PERMISSIONS, or what the tournament refuses.
        """
        _check_in_charge(request, found)
        if tournament_events.Lacks.YOU in (lacks := tournament_events.who_lacks(request)):
            raise own_lacking(request.say, request.channel, (tournament_events.TO_ANNOUNCE,))
        if lacks:
            raise lacking(request.say, request.channel, (tournament_events.TO_ANNOUNCE,))

    @handles(tournament_screens.Enter)
    async def enter(self, request: Request, press: tournament_screens.Enter) -> None:
        await self._amend(
            request, await self._change(request, press.number, partial(tournaments.enter, person=request.person.id))
        )

    @handles(tournament_screens.Withdraw)
    async def withdraw(self, request: Request, press: tournament_screens.Withdraw) -> None:
        after = await self._change(request, press.number, partial(tournaments.withdraw, person=request.person.id))
        self._wake()
        await self._amend(request, after, request.say("tournament-withdrawn"))

    @handles(tournament_screens.AskPartner)
    async def ask_partner(self, request: Request, press: tournament_screens.AskPartner) -> None:
        now = await self._found(request, press.number)
        if now.entrant(request.person.id) is None:
            raise Refused(tournaments.TournamentRefusal.NOT_ENTERED)
        if not now.is_entered:
            raise Refused(tournaments.TournamentRefusal.GONE if now.over else tournaments.TournamentRefusal.BEGUN)
        await request.show(
            tournament_screens.partner_screen(request.say, now, await _people(request, now), request.person.id)
        )

    @handles(tournament_screens.ChoosePartner)
    async def choose_partner(self, request: Request, press: tournament_screens.ChoosePartner) -> None:
        change = partial(tournaments.choose_partner, person=request.person.id, partner=press.person)
        after = await self._change(request, press.number, change)
        await request.show(
            tournament_screens.partner_screen(request.say, after, await _people(request, after), request.person.id)
        )
        await self._messenger().repaint(after)

    @handles(tournament_screens.Begin)
    async def begin(self, request: Request, press: tournament_screens.Begin) -> None:
        found = await self._found(request, press.number)
        _check_in_charge(request, found)
        request.check_permissions(opens_thread=True)
        needed = len(tournaments.begin(found, self._now(), _drawn).games)
        free = await request.tables.free(found.guild, needed)
        if free < needed:
            raise Refused(tournaments.TournamentRefusal.NO_ROOM, needed=needed, free=max(0, free))
        after = await self._change(request, press.number, partial(tournaments.begin, now=self._now(), draw=_drawn))
        self._wake()
        await self._amend(request, after)

    @handles(tournament_screens.ShowCourse)
    async def show_course(self, request: Request, press: tournament_screens.ShowCourse) -> None:
        await self._show(request, await self._found(request, press.number))

    @handles(tournament_screens.SayPresent)
    async def say_present(self, request: Request, press: tournament_screens.SayPresent) -> None:
        change = partial(tournaments.check_in, played=press.round, number=press.game, person=request.person.id)
        found = await self._found(request, press.number, may_open=True)
        after = await self._book.change(found.guild, found.number, change)
        self._wake()
        if _is_for_all(request):
            say = speaker(language_of(after.language))
            await request.amend(tournament_screens.call_screen(say, after, await _people(request, after), press.game))

    @handles(tournament_screens.CallOff)
    async def call_off(self, request: Request, press: tournament_screens.CallOff) -> None:
        now = await self._found(request, press.number)
        _check_decides(request, now)
        if not press.sure:
            await request.show(tournament_screens.sure_screen(request.say, now))
            return
        after = await self._change(request, press.number, tournaments.call_off)
        self._wake()
        told = request.say("tournament-called-off" if after.teams else "tournament-called-off-early")
        await self._show(request, after, told)
        await self._messenger().repaint(after)

    @handles(tournament_screens.BeginWithPresent)
    async def begin_with_present(self, request: Request, press: tournament_screens.BeginWithPresent) -> None:
        change = partial(tournaments.begin_with_present, played=press.round, now=self._now())
        after, say = await self._decide(request, press.number, change)
        await self._answer(request, after, say("tournament-begun-present", name=mention(say, request.person)))

    @handles(tournament_screens.PairAgain)
    async def pair_again(self, request: Request, press: tournament_screens.PairAgain) -> None:
        change = partial(tournaments.pair_again, played=press.round, now=self._now())
        after, say = await self._decide(request, press.number, change)
        await self._answer(request, after, say("tournament-paired-again", name=mention(say, request.person)))

    async def _decide(
        self, request: Request, number: int, change: tournaments.Change
    ) -> tuple[tournaments.Tournament, Speaker]:
        """Save a decision about the absent sides of a round. Return the tournament, and texts in its language."""

        def decided(now: tournaments.Tournament) -> tournaments.Tournament:
            _check_decides(request, now)
            return change(now)

        after = await self._change(request, number, decided)
        self._wake()
        return after, speaker(language_of(after.language))

    async def _answer(self, request: Request, after: tournaments.Tournament, done: str) -> None:
        """Replace the question with what was decided."""
        say = speaker(language_of(after.language))
        await request.amend(tournament_screens.absent_screen(say, after, await _people(request, after), done))

    @opens_form(tournament_screens.Drop)
    async def ask_drop(self, request: Request, press: tournament_screens.Drop) -> Form:
        now = await self._found(request, press.number)
        _check_decides(request, now)
        return tournament_screens.drop_form(request.say, now, await _people(request, now))

    @handles(tournament_screens.Drop)
    async def drop(self, request: Request, press: tournament_screens.Drop) -> None:
        now = await self._found(request, press.number)
        _check_decides(request, now)
        people = {str(one.person): one.person for one in now.entrants}
        person = people[request.answers.one_of("who", people)]
        after = await self._change(request, press.number, partial(tournaments.withdraw, person=person))
        self._wake()
        name = mention(request.say, (await _people(request, now))[person])
        await self._show(request, after, request.say("tournament-dropped", name=name))
        await self._messenger().repaint(after)

    async def obstacle(self, request: Request) -> Refused | None:
        """Return why the user cannot open a tournament in this channel, or None if they can."""
        try:
            await self._check_calling(request)
        except Refused as refusal:
            return refusal
        return None

    async def _check_calling(self, request: Request) -> discord.Guild:
        """Return the server if the user may open a tournament in this channel, and no other is running."""
        guild = await _check_place(request)
        with suppress(tournaments.TournamentError):
            before = await self._book.last(GuildId(guild.id))
            if before is not None and not before.over:
                raise _goes_on(request, guild, before)
        return guild

    async def _found(self, request: Request, number: int, *, may_open: bool = False) -> tournaments.Tournament:
        """Return a tournament of this server, if its buttons belong to this channel.

        Args:
            request: the press.
            number: the tournament's number.
            may_open: whether this may be the thread of a game that opens: it is saved after its message was sent.
        """
        if request.guild is None:
            raise Refused(tournaments.TournamentRefusal.GONE)
        found = await self._book.find(GuildId(request.guild.id), tournaments.Number(number))
        opens = may_open and any(game.thread is None and game.outcome is None for game in found.games)
        if request.channel not in {found.channel, *found.threads} and not opens:
            raise Refused(BotRefusal.ELSEWHERE)
        return found

    async def _change(self, request: Request, number: int, change: tournaments.Change) -> tournaments.Tournament:
        """Save a change of a tournament of this server."""
        found = await self._found(request, number)
        return await self._book.change(found.guild, found.number, change)

    async def _amend(self, request: Request, after: tournaments.Tournament, done: str = "") -> None:
        """Show a change on the pressed message: the public one with the button to enter, or the user's own."""
        if not _is_for_all(request):
            await self._show(request, after, done)
            await self._messenger().repaint(after)
            return
        people = await _people(request, after)
        await request.amend(tournament_screens.entering_screen(speaker(language_of(after.language)), after, people))

    async def _show(self, request: Request, now: tournaments.Tournament, done: str = "") -> None:
        people, in_charge = await _people(request, now), _may_decide(request, now)
        lacks = tournament_events.who_lacks(request) if in_charge else None
        await request.show(
            tournament_screens.course_screen(request.say, now, people, request.person.id, lacks=lacks, done=done)
        )


async def _people(request: Request, tournament: tournaments.Tournament) -> tournament_screens.People:
    return await request.viewers.people(tournament_screens.people_of(tournament), tournament.guild)


def _is_for_all(request: Request) -> bool:
    """Return whether the pressed message is public."""
    message = request.interaction.message
    return message is not None and not message.flags.ephemeral


def _is_in_charge(request: Request, tournament: tournaments.Tournament) -> bool:
    """Return whether the user is the host or manages the server."""
    return request.person.id == tournament.host or request.may_manage


def _may_decide(request: Request, tournament: tournaments.Tournament) -> bool:
    """Return whether the user may decide about others: after the start, none of the tournament's players may."""
    return _is_in_charge(request, tournament) and (tournament.is_entered or not tournament.is_party(request.person.id))


def _check_decides(request: Request, tournament: tournaments.Tournament) -> None:
    """Raise if the user may not decide about others."""
    _check_in_charge(request, tournament)
    if not _may_decide(request, tournament):
        raise Refused(tournaments.TournamentRefusal.PLAYS)


def _check_in_charge(request: Request, tournament: tournaments.Tournament) -> None:
    """Raise if the user is neither the host nor a server manager."""
    if not _is_in_charge(request, tournament):
        raise Refused(tournaments.TournamentRefusal.NOT_HOST)


def _goes_on(request: Request, guild: discord.Guild, before: tournaments.Tournament) -> Refused:
    """Return the refusal because of a running tournament; it names the channel only if the user can see it."""
    channel, member = guild.get_channel(before.channel), request.interaction.user
    if isinstance(member, discord.Member) and channel is not None and channel.permissions_for(member).view_channel:
        return Refused(tournaments.TournamentRefusal.ONE_GOES_ON, channel=channel.mention)
    return Refused(tournaments.TournamentRefusal.GOES_ON_ELSEWHERE)


async def _check_place(request: Request) -> discord.Guild:
    """Return the server if the user may open tournaments in it, and the bot can create threads in this channel."""
    guild = request.server()
    anybody = (await request.viewers.choices(GuildId(guild.id))).anybody_calls
    if not (anybody or request.may_manage):
        raise Refused(BotRefusal.TOURNAMENT_MANAGERS)
    if not isinstance(request.interaction.channel, discord.TextChannel):
        raise Refused(BotRefusal.TOURNAMENT_PLACE)
    request.check_permissions()
    request.check_permissions(opens_thread=True)
    request.check_own_permissions(*TO_OPEN_THREAD)
    return guild


def _rules(chosen: TableRules | None, name: str) -> TableRules:
    """Return the rules: those of new tables if they have this ruleset, otherwise without house rules."""
    if chosen is not None and chosen.ruleset.name == name:
        with suppress(PressError):
            return with_party(chosen, FOUR)
    return table_rules(name, FOUR.players, in_teams=True)


def _drawn(teams: Sequence[tournaments.Team]) -> list[tournaments.Team]:
    """Return the teams in an unpredictable order."""
    return SystemRandom().sample(teams, len(teams))
