"""Opens tables: with chosen rules, from a position, or with the rules and players of a finished one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from attrs import define
from discord import app_commands

from tockbot.bot.answers import Answer, is_alone
from tockbot.bot.channels import (
    MISSING_ACCESS,
    NEEDED,
    TO_OPEN_THREAD,
    channel_with_lacks,
    discard_thread,
    lacking,
    open_thread,
    waiting_name,
)
from tockbot.bot.handlers import Command, handles
from tockbot.bot.people import Members
from tockbot.bot.press import Cost, PressError
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Screen
from tockbot.bot.sending import nonce_of, sending
from tockbot.bot.shared_presses import PlayAgain, SeriesAgain, SitAgain
from tockbot.bot.shown import ShownMessages, link_to
from tockbot.bot.typed import DEFAULT_RULESET, chosen_rules, suggest_options, with_party, with_ruleset
from tockbot.bot.words import mention, ruleset_name, speaker
from tockbot.features.lobby.screens import OpenHere, setup_screen
from tockbot.rules import Party, Position, Seat, TableRules
from tockbot.service import abandon
from tockbot.storage import ServerChoices, StoredGuilds, StoredStatistics
from tockbot.tables import (
    DEFAULT_PACE,
    FIRST_TO,
    NO_GUILD,
    PACES,
    ChannelId,
    Computer,
    Draft,
    GuildId,
    Kind,
    Level,
    Opened,
    Pace,
    Person,
    PlaceKind,
    Refusal,
    Refused,
    SeatsAgain,
    SeriesChosen,
    Stage,
    TableId,
    TableSeen,
    commands,
    seats_again,
)


@asynccontextmanager
async def _thread_below(
    channel: discord.TextChannel, starter: dict[str, Any], name: str, pace: Pace
) -> AsyncIterator[ChannelId]:
    """Open a thread below a new message; remove both again if the table is not saved."""
    above = await channel.send(**starter)
    try:
        yield await open_thread(above, name, pace)
    except Exception as error:
        # After an unknown save, the table may exist in the thread, so keep the thread.
        if not (isinstance(error, Refused) and error.reason is Refusal.UNKNOWN):
            await discard_thread(above)
        raise


PostBoard = Callable[[Answer, TableId], Awaitable[bool]]
"""Posts the board of a table in a place without the bot as an answer, and returns whether others see it."""


@define(eq=False)
class OpeningFeature:
    """Opens tables, each with a new seed.

    Attributes:
        guilds: settings of servers.
        messages: messages of open tables.
        members: members of servers.
        post_board: posts the board of a table in a place without the bot.
        games: results of games, and the series that were continued.
        new_seed: returns a new secret seed, from which all randomness of a game follows.
    """

    _guilds: StoredGuilds
    _messages: ShownMessages
    _members: Members
    _post_board: PostBoard
    _games: StoredStatistics
    _new_seed: Callable[[], bytes]

    @Command("new", cost=Cost.TABLE, suggests={"options": suggest_options})
    async def new(  # noqa: PLR0913, PLR0917 - Discord passes the options of a command by name
        self,
        request: Request,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        mode: str | None = None,
        options: app_commands.Range[str, 0, 500] | None = None,
        rated: bool = True,  # noqa: FBT001, FBT002 - as above
        thread: bool | None = None,  # noqa: FBT001 - as above
    ) -> None:
        """Open a table in this channel or in a thread below it. Without options, also show the setup screen."""
        chosen = await self._choices(request)
        rules, asked = chosen.rules, any((ruleset, players, mode, options))
        if rules is None or asked:
            rules = chosen_rules(request.say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        below, wanted = request.interaction.channel, chosen.in_threads if thread is None else thread
        # Discord opens threads only in text channels: elsewhere the table is opened in the channel itself.
        if wanted and isinstance(below, discord.TextChannel):
            await self._open_in_thread(request, below, rules, rated=rated)
        else:
            await self._open_here(request, rules, rated=rated, offers=not asked)

    async def open_elsewhere(self, request: Request, rules: TableRules) -> None:
        """Open a table in a place without the bot, or show the one that is there again, below the others' messages."""
        if request.guild is not None:
            # The answer to a command given with options is for everyone; this one is not.
            request.answer.new_message = True
            await request.answer.acknowledge()
            await self._open_here(request, rules, rated=True, offers=False)
            return
        if is_alone(request.interaction):
            raise Refused(BotRefusal.NEEDS_SERVER)
        if not request.may_show:
            raise Refused(BotRefusal.TABLE_HIDDEN)
        running = request.tables.in_channel(request.channel)
        if running is not None and not _may_replace(request, running):
            await request.tables.fetch(running)
            await self._post_elsewhere(request, running, is_new=False)
            return
        place = NO_GUILD, request.channel, request.person.id
        opened = Opened(*place, request.say.language, rules, self._new_seed(), Pace.OPEN, place=PlaceKind.ELSEWHERE)
        await self._post_elsewhere(request, await request.tables.open(opened, partial(_join, rated=False)))

    async def _post_elsewhere(self, request: Request, table_id: TableId, *, is_new: bool = True) -> None:
        """Post a table's board as the answer, or below it; close a new table that no one else would see.

        Raises:
            Refused: TABLE_HIDDEN.
        """
        if await self._post_board(request.answer, table_id):
            return
        if is_new:
            await abandon(request.tables, table_id)
        raise Refused(BotRefusal.TABLE_HIDDEN)

    @handles(OpenHere)
    async def open_here(self, request: Request, press: OpenHere) -> None:
        rules = (await self._choices(request)).rules or chosen_rules(request.say, DEFAULT_RULESET, (None, None), "")
        if rules.ruleset.name != press.ruleset:
            rules = with_ruleset(rules, press.ruleset)
        rules = with_party(rules, Party(press.players, press.in_teams))
        await self._open_here(request, rules, rated=press.rated, offers=True)

    async def _open_here(self, request: Request, rules: TableRules, *, rated: bool, offers: bool) -> None:
        """Open a table in this channel; if ``offers``, also show the setup screen."""
        say, guild = request.say, await self._check_place(request)
        opened = await self._opened(request, guild, request.channel, rules)
        table_id = await request.tables.open(opened, partial(_join, rated=rated))
        if not offers:
            await request.show(Screen(say("new-opened")))
            return
        seen = request.see(table_id, request.person.id)
        offered = setup_screen(say, seen, await self._games.last_ruleset(opened.guild))
        await request.show(replace(offered, text=f"{say('new-opened')}\n\n{offered.text}"))

    async def _open_in_thread(
        self, request: Request, below: discord.TextChannel, rules: TableRules, *, rated: bool
    ) -> None:
        """Open a table in its own thread. If that is not allowed, explain why and offer to open it here.

        The thread is created last, and deleted if the table cannot be opened.
        """
        say = request.say
        try:
            request.check_permissions()
            request.check_permissions(opens_thread=True)
            request.check_own_permissions(*TO_OPEN_THREAD)
        except Refused as refusal:
            if refusal.reason not in {BotRefusal.PERMISSIONS, BotRefusal.OWN_PERMISSIONS}:
                raise
            here = OpenHere(rules.ruleset.name, rules.party.players, rules.party.in_teams, rated)
            text = f"{say(str(refusal.reason.value), **refusal.facts)}\n{say('thread-or-here')}"
            await request.show(Screen(text, ((Button(say("button-open-here"), here),),)))
            return
        opened = await self._opened(request, below.guild, request.channel, rules)
        say = speaker(opened.language)
        starter = Screen(say("thread-above", host=mention(say, request.person), rules=ruleset_name(say, rules)))
        sent = {**await sending(starter, request.emojis), "nonce": nonce_of(request.interaction.id)}
        thread = _thread_below(below, sent, waiting_name(say), opened.pace)
        table_id = await request.tables.open(opened, partial(_join, rated=rated), thread)
        channel = request.tables.channel_of(table_id)
        await request.show(Screen(request.say("new-opened-thread", thread=f"<#{channel}>")))

    async def _choices(self, request: Request) -> ServerChoices:
        """Return the server's settings."""
        if request.guild is None:
            raise Refused(Refusal.NO_TABLE)
        return await self._guilds.choices(GuildId(request.guild.id))

    async def _opened(self, request: Request, guild: discord.Guild, channel: ChannelId, rules: TableRules) -> Opened:
        """Return the first log entry of a table hosted by the user, at the server's pace and in its language."""
        spoken, pace = await request.viewers.language_at(guild), (await self._choices(request)).pace or DEFAULT_PACE
        return Opened(GuildId(guild.id), channel, request.person.id, spoken, rules, self._new_seed(), pace)

    async def from_position(self, request: Request, position: Position) -> None:
        """Open a table whose game starts at once from a position, to try other moves.

        The user sits on the seat to act. Hard computer players have the other seats, where people can replace them.
        """
        say, guild = request.say, await self._check_place(request)
        spoken = await request.viewers.language_at(guild)
        place = (GuildId(guild.id), request.channel)
        opened = Opened(
            *place, request.person.id, spoken, position.rules, self._new_seed(), Pace.OPEN, kind=Kind.ANALYSIS
        )
        await request.tables.open(opened, partial(_sit_and_start, position=position))
        await request.show(Screen(say("analysis-opened")))

    @handles(PlayAgain)
    async def play_again(self, request: Request, _: PlayAgain) -> None:
        await self._again(request, SeatsAgain.SAME)

    @handles(SitAgain)
    async def sit_again(self, request: Request, press: SitAgain) -> None:
        await self._again(request, press.how)

    @handles(SeriesAgain)
    async def series_again(self, request: Request, _: SeriesAgain) -> None:
        await self._again(request, SeatsAgain.SAME, serial=True)

    async def _again(self, request: Request, how: SeatsAgain, *, serial: bool = False) -> None:
        """Open a table with the rules and players of an ended one, for a person who sat there or was away.

        The game begins from the opening, even if the ended one began from a position. It is the next game of a running
        series, or the first of a new one if ``serial``. The bot reserves the seats of players who are still in the
        server.
        """
        say, before, person = request.say, request.seen(), request.person
        if before.game is None or before.stage is Stage.PLAYING or before.kind is Kind.PRACTICE:
            raise PressError
        own = next((seat for seat, kept in enumerate(before.held) if kept is not None and kept.id == person.id), None)
        if before.viewer is None and own is None:
            raise Refused(Refusal.NOT_PLAYING)
        if before.is_elsewhere and not request.may_show:
            raise Refused(BotRefusal.TABLE_HIDDEN)
        # Refuse before the bot asks Discord about the channel and the players.
        await request.tables.check_room(before.guild, person.id, place=before.place)
        goes_on = before.series is not None and before.series.goes_on and before.stage is Stage.FINISHED
        # In a series, a player who was away at the end of a game gets a seat in the next.
        kept = before.held if goes_on else (None,) * len(before.seated)
        players = [person if seat == own else kept[seat] or player for seat, player in enumerate(before.seated)]
        guild, channel = await self._place_of(request, before)
        seed = self._new_seed()
        order = seats_again(len(players), how, seed)
        seated = [await self._still_there(guild, players[seat]) for seat in order]
        all_there = all(player is not None for player in seated)
        series = await self._next_in_series(before, order) if goes_on and all_there else None
        ends = goes_on and series is None
        if series is None and (serial or before.series is not None):
            series = SeriesChosen(FIRST_TO)
        as_before = partial(commands.seat_as_before, seated=seated, terms=before.terms, series=series)
        where, pace = (before.guild, channel, request.person.id), before.clock.pace
        if pace not in PACES[before.place]:
            pace = Pace.OPEN if before.is_elsewhere else Pace.LIVE
        opened = Opened(*where, before.language, before.rules, seed, pace, place=before.place)
        table_id = await request.tables.open(opened, as_before)
        if before.is_elsewhere:
            await self._post_elsewhere(request, table_id)
        lines = [say("new-again" if how is SeatsAgain.SAME else "new-again-seats")]
        if request.guild is None and not before.is_elsewhere:
            lines.append(f"<#{channel}>")
        await request.show(Screen("\n".join((*lines, *([say("series-left")] if ends else [])))))

    async def _place_of(self, request: Request, before: TableSeen) -> tuple[discord.Guild | None, ChannelId]:
        """Return the server and channel for another table: this one or, in direct messages, the ended table's."""
        if before.is_elsewhere:
            await self._check_free(request, before.channel)
            return None, before.channel
        if request.guild is not None:
            return await self._check_place(request), request.channel
        await request.check_may_write_at(self._members, before)
        try:
            found = await channel_with_lacks(request.interaction.client, before.channel)
        except discord.NotFound:
            found = None
        except discord.Forbidden as error:
            if error.code != MISSING_ACCESS:
                raise
            raise lacking(request.say, before.channel, NEEDED[:1]) from error
        if found is None:
            raise Refused(BotRefusal.ELSEWHERE)
        channel, missing = found
        if missing:
            raise lacking(request.say, before.channel, missing)
        await self._check_free(request, before.channel)
        return channel.guild, before.channel

    async def _next_in_series(self, before: TableSeen, order: tuple[int, ...]) -> SeriesChosen | None:
        """Return the next game of a series, or None if partners change or the series was already continued."""
        series = before.series
        moved = before.rules.party.in_teams and order != tuple(range(len(order)))
        if series is None or moved or await self._games.is_continued(before.id):
            return None
        won = series.won if before.rules.party.in_teams else tuple(series.won[seat] for seat in order)
        return SeriesChosen(series.first_to, won, before.id)

    async def _still_there(
        self, guild: discord.Guild | None, player: Person | Computer | None
    ) -> Person | Computer | None:
        if guild is not None and isinstance(player, Person) and not await self._members.is_in(guild, player):
            return None
        return player

    async def _check_place(self, request: Request) -> discord.Guild:
        """Return the server of this channel, if a table can be opened in it."""
        guild = request.guild
        if guild is None:
            raise Refused(Refusal.NO_TABLE)
        request.check_permissions()
        await self._check_free(request, request.channel)
        return guild

    async def _check_free(self, request: Request, channel: ChannelId) -> None:
        """Raise if the channel has a table, unless that table may be closed."""
        running = request.tables.in_channel(channel)
        if running is not None:
            await self._check_silent(request, running)

    async def _check_silent(self, request: Request, running: TableId) -> None:
        """Raise CHANNEL_TAKEN unless this table may be closed, because it is vacant or no one answered in time."""
        try:
            request.tables.check(running, request.actor, commands.make_room)
        except Refused as refusal:
            seen, until = request.see(running), refusal.facts.get("until", "none")
            free = seen.open_seats(request.interaction.created_at)
            host = "anybody" if free and not seen.sitting else "somebody"
            link = await link_to(self._messages, seen)
            raise Refused(BotRefusal.CHANNEL_TAKEN, link=link, host=host, until=until) from refusal


def _may_replace(request: Request, running: TableId) -> bool:
    """Return whether the table in this channel may be closed, because it is vacant or no one answered in time."""
    try:
        request.tables.check(running, request.actor, commands.make_room)
    except Refused:
        return False
    return True


def _sit_and_start(draft: Draft, position: Position) -> None:
    """Seat the host on the seat to act, fill up with computer players, and start from a position."""
    own = Seat(0) if position.turn is None else position.turn
    commands.join(draft, seat=own)
    for seat in position.rules.seats:
        if seat != own:
            commands.add_computer(draft, seat=seat, level=Level.HARD)
    commands.allow_hints(draft, hints=None)
    commands.start(draft, position=position)


def _join(draft: Draft, *, rated: bool) -> None:
    """Seat the host at a newly opened table, which is rated or not."""
    commands.join(draft)
    commands.rate(draft, rated=rated)
