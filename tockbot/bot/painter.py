"""Keeps Discord's messages in step with the tables.

Invariant: one task at a time paints a table, from its current state; changes that arrive meanwhile are painted together
afterwards. A failure is logged and tried again later, and never stops a game. The table's messages are forgotten only
after a paint that began when the table was already over.

*Outages.* While Discord cannot be reached, every table fails at every attempt. The log gets one line when an outage
begins and one when it ends, and a metric counts the errors. Any other failure is logged once per table, until the table
is shown again.

*Members.* Discord does not tell the bot when people leave a server or change their names. The bot asks about people
whose turn becomes due or has run out, and about people whose name it does not know: in the background, within the
request budget, and at most once an hour per person and server. Someone who left, or was banned, is away from the
server's tables. If Discord cannot be asked, nothing changes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from typing import Final

import aiohttp
import discord
from attrs import define, field

from tockbot.bot.boards import Boards, ChannelCalls, link_of
from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.channels import LostPermissions, Threads, find_obstacle
from tockbot.bot.people import Members
from tockbot.bot.posts import MessagePublisher
from tockbot.bot.private_screens import PrivateScreens, seats_due
from tockbot.bot.sending import NO_EMOJIS, UNKNOWN_CHANNEL, is_refused, nonce_of, sending
from tockbot.bot.shown import CALL, EVERYBODY, BusyError, ShownMessages
from tockbot.bot.table_screens import TableScreens
from tockbot.bot.words import language_of, speaker
from tockbot.metrics import PAINT_ERRORS
from tockbot.service import Backoff, Outcome, Shards, Tables, TableTasks, abandon, traceback_line
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import (
    NO_GUILD,
    Actor,
    GuildId,
    MessageId,
    Person,
    PersonId,
    Refused,
    Stage,
    TableId,
    TableSeen,
    commands,
)

logger = logging.getLogger(__name__)

SERVER_ERRORS: Final = 500
"""The first HTTP status of Discord's own problems."""


def is_away(problem: BaseException) -> bool:
    """Return whether Discord could not be reached, or had problems of its own."""
    if isinstance(problem, discord.HTTPException):
        return problem.status >= SERVER_ERRORS
    return isinstance(problem, aiohttp.ClientError | OSError)


class Troubles:
    """The tables that could not be shown at the last attempt."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with none; the clock gives seconds."""
        self._clock = clock
        self._away: set[TableId] = set()
        self._since = 0.0
        self._errors = 0
        self._logged: dict[TableId, set[str]] = {}

    def attempted(self, table_id: TableId, problems: Iterable[BaseException] = ()) -> None:
        """Report the result of an attempt to show a table."""
        waits_for_discord, others = False, set[str]()
        for problem in problems:
            if is_away(problem):
                self._count_outage(problem, table_id)
                waits_for_discord = True
            else:
                is_refusal = isinstance(problem, discord.HTTPException)
                PAINT_ERRORS.labels("refused" if is_refusal else "failed").inc()
                others.add(traceback_line(problem))
        for line in others - self._logged.get(table_id, set()):
            logger.error("could not show table %d: %s", table_id, line)
        if others:
            self._logged.setdefault(table_id, set()).update(others)
        elif not waits_for_discord:
            self._logged.pop(table_id, None)
        if not waits_for_discord:
            self._reached(table_id)

    def _count_outage(self, problem: BaseException, table_id: TableId) -> None:
        PAINT_ERRORS.labels("away").inc()
        if not self._away:
            self._since, self._errors = self._clock(), 0
            logger.warning("could not reach Discord, tables are shown when it is back: %s", traceback_line(problem))
        self._errors += 1
        self._away.add(table_id)

    def _reached(self, table_id: TableId) -> None:
        if table_id in self._away:
            self._away.discard(table_id)
            if not self._away:
                seconds = self._clock() - self._since
                logger.warning("reached Discord again after %.0f s and %d errors", seconds, self._errors)


MIN_SECONDS: Final = 1.0
"""Nothing more is sent when the lease on a shard has less than this time left: a request may still be on its way."""

LOOK_SECONDS: Final = 1.0
"""Seconds between two checks of the lease while something is being sent."""


@define(eq=False)
class Painter:
    """Paints each table that changes, if this process holds its shard; what fails is tried again later."""

    _client: discord.Client
    _tables: Tables
    _messages: ShownMessages
    _posts: MessagePublisher
    _boards: Boards
    _calls: ChannelCalls
    _screens: PrivateScreens
    _budget: RateBudget
    _lost: LostPermissions
    _threads: Threads
    _ended: Callable[[TableSeen, MessageAt | None], Awaitable[None]]
    _table_screens: TableScreens
    _has_left: Callable[[GuildId], bool]
    _shards: Shards
    _backoff: Backoff
    _troubles: Troubles = field(init=False, factory=Troubles)
    _tasks: TableTasks = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._tasks = TableTasks("painting", self._paint, self._backoff)

    def changed(self, table_id: TableId) -> None:
        """Paint a table soon, in the background."""
        self._tasks.wake(table_id)

    @property
    def behind(self) -> int:
        """Number of tables that are being painted, or wait to be."""
        return len(self._tasks.pending)

    async def close(self) -> None:
        """Stop painting."""
        await self._tasks.close()

    async def _paint(self, table_id: TableId) -> Outcome:
        """Paint a table and its private screens, and report what went wrong."""
        try:
            outcome, problems = await self._attempt(table_id)
        except Exception as problem:  # noqa: BLE001 - a problem of one table must not stop the others
            outcome, problems = _outcome([problem]), [problem]
        self._troubles.attempted(table_id, [one for one in problems if not isinstance(one, BusyError)])
        return outcome

    async def _attempt(self, table_id: TableId) -> tuple[Outcome, Sequence[BaseException]]:
        seen = await self._fetched(table_id)
        if seen is None:
            return Outcome.DONE, ()
        # Only the process that holds the table's shard shows it: it alone knows the other messages in the channel.
        if self._shards.seconds_left(seen.guild) <= MIN_SECONDS:
            return Outcome.DONE, ()
        # If this is interrupted, the next holder of the shard shows the table; this process may be that holder.
        result: tuple[Outcome, Sequence[BaseException]] = Outcome.FAILED, ()
        async with while_held(self._shards, seen.guild):
            result = await self._show(seen)
        return result  # noqa: RET504 - an interrupted `_show` leaves the value from above

    async def _show(self, seen: TableSeen) -> tuple[Outcome, Sequence[BaseException]]:
        table_id = seen.id
        rows = await self._posts.settle(seen)
        # Read before painting: the table may end meanwhile, and that end is not what is painted here.
        is_over = not seen.stage.is_open
        if is_over and not rows:
            # Its end has been shown, and its messages are forgotten; or it never had any.
            await self._forget(table_id)
            return Outcome.DONE, ()
        calls = await self._screens.calls(seen, rows)
        parts = await asyncio.gather(
            self._paint_channel(seen, rows, calls.in_channel),
            self._screens.paint(seen, rows, calls),
            return_exceptions=True,
        )
        problems = [problem for part in parts if isinstance(part, BaseException) for problem in _each(part)]
        outcome = _outcome([problem for problem in problems if not _is_final(problem, is_over=is_over)])
        self._threads.keep(seen)
        await self._messages.save_rest(table_id)
        if outcome is Outcome.DONE and is_over:
            stood = await self._messages.recall(table_id, EVERYBODY)
            await self._ended(self._tables.see(table_id, outside=True), None if stood is None else stood.at)
            await self._forget(table_id)
        return outcome, problems

    async def _fetched(self, table_id: TableId) -> TableSeen | None:
        """Return the table as everyone sees it, loaded if needed; None if it cannot be read."""
        try:
            await self._tables.fetch(table_id)
            return self._tables.see(table_id)
        except Refused as refusal:
            logger.warning("could not paint table %d: %s", table_id, refusal)
            return None

    async def _forget(self, table_id: TableId) -> None:
        """Forget the messages of a table that already show its end."""
        try:
            await self._messages.forget(table_id)
        except Exception as error:  # noqa: BLE001 - the next start paints the table again
            logger.warning("could not forget the messages of table %d: %s", table_id, traceback_line(error))

    async def _paint_channel(
        self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], called: tuple[Person, ...]
    ) -> None:
        """Paint a table's message, and ping people below it, even if the message could not be painted."""
        problems: list[Exception] = []
        try:
            await self._paint_board(seen, rows, called)
        except Exception as problem:  # noqa: BLE001 - raised below, with the other
            problems.append(problem)
        try:
            if called or CALL in rows:
                await self._call(seen, called)
        except Exception as problem:  # noqa: BLE001 - raised below
            problems.append(problem)
        if problems:
            raise BaseExceptionGroup("in the channel", problems)

    async def _call(self, seen: TableSeen, called: tuple[Person, ...]) -> None:
        now = self._tables.see(seen.id)
        if called and now.entries != seen.entries:
            # The table is painted again immediately: then it is known who must act.
            return
        await self._calls.paint(now, await self._messages.of_table(seen.id), called)
        await self._screens.push_private_screen(seen.id, called)

    async def _paint_board(
        self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], called: tuple[Person, ...]
    ) -> None:
        stood, call = rows.get(EVERYBODY), rows.get(CALL)
        is_paid = not self._posts.is_free(stood)
        if is_paid and await self._budget.take(_urgency(seen, called)):
            stood = await self._messages.recall(seen.id, EVERYBODY)
        # Under load boards wait, and the changes that arrive meanwhile are painted with them.
        now = self._tables.see(seen.id)
        try:
            if now.stage is Stage.STARTING:
                lobby = None if stood is None else stood.at
                await announce(self._client, self._tables, now, self._table_screens, lobby)
                return
            if not await self._boards.paint(now, stood, call, is_paid=is_paid) and is_paid:
                self._budget.give_back()
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            obstacle = await find_obstacle(self._client, self._has_left, (now.guild, now.channel), error)
            # The bot may have been off when the channel was deleted, or when it was removed from the server.
            if obstacle is not None and obstacle.is_gone:
                await abandon(self._tables, seen.id)
                return
            if obstacle is not None and now.stage.is_open:
                await self._lost.tell(now, obstacle)
            raise


@asynccontextmanager
async def while_held(shards: Shards, guild: GuildId) -> AsyncIterator[None]:
    """Stop the code within before the shard of a server is no longer held; its lease may be renewed meanwhile.

    The code after the context runs in any case.
    """
    loop, timer, held = asyncio.get_running_loop(), None, asyncio.timeout(None)

    def look() -> None:
        nonlocal timer
        left = shards.seconds_left(guild) - MIN_SECONDS
        if left <= 0:
            held.reschedule(loop.time())
        elif left < inf:
            timer = loop.call_later(min(left, LOOK_SECONDS), look)

    try:
        async with held:
            look()
            yield
    except TimeoutError:
        if not held.expired():
            raise
        logger.info("stopped showing a table of server %d, because its shard is no longer held", guild)
    finally:
        if timer is not None:
            timer.cancel()


def _urgency(seen: TableSeen, called: tuple[Person, ...]) -> Urgency:
    """Return the urgency of a table's message: highest if it comes with a ping, lower if it is a person's turn."""
    if called:
        return Urgency.CALL
    due = () if seen.game is None else seats_due(seen.game)
    return Urgency.AWAITED if any(isinstance(seen.seated[seat], Person) for seat in due) else Urgency.BOARD


def _each(problem: BaseException) -> list[BaseException]:
    """Return the problems in a group, and in the groups in it, or the problem itself."""
    if not isinstance(problem, BaseExceptionGroup):
        return [problem]
    return [each for one in problem.exceptions for each in _each(one)]


def _outcome(problems: Collection[BaseException]) -> Outcome:
    """Return the outcome of painting with these remaining problems; Discord's own trouble passes soon."""
    if not problems:
        return Outcome.DONE
    return Outcome.AWAY if all(is_away(one) or isinstance(one, BusyError) for one in problems) else Outcome.FAILED


def _is_final(problem: BaseException, *, is_over: bool) -> bool:
    """Return whether a refusal is final, so that the table is not painted again.

    While a game goes on, Discord may later allow what it refused. The end of a game is tried once, but again while it
    is uncertain whether its channel is gone.
    """
    if not isinstance(problem, discord.HTTPException) or not is_over:
        return False
    return is_refused(problem) and problem.code != UNKNOWN_CHANNEL


async def announce(
    client: discord.Client, tables: Tables, seen: TableSeen, screens: TableScreens, lobby: MessageAt | None
) -> None:
    """Announce the start in the channel, with a link to the lobby, and begin the game with the message's id.

    Raises:
        discord.HTTPException: the message could not be sent.
        Refused: NOT_SAVED; sent again within minutes, it is the same message.
    """
    screen = screens.announcement(
        speaker(language_of(seen.language)), seen, None if lobby is None else link_of(seen, lobby)
    )
    channel = client.get_partial_messageable(seen.channel, guild_id=seen.guild)
    hashed = None if lobby is None else MessageId(lobby[1])
    message = await channel.send(**await sending(screen, NO_EMOJIS), nonce=nonce_of(seen.seed_hash, seen.stage.value))
    await tables.decide(seen.id, Actor(), partial(commands.announced, message=MessageId(message.id), lobby=hashed))


class Membership:
    """Asks Discord about the people at each table that changes."""

    def __init__(
        self, client: discord.Client, tables: Tables, members: Members, shards: Shards, backoff: Backoff
    ) -> None:
        """Ask about the tables whose shard is held."""
        self._client = client
        self._tables = tables
        self._members = members
        self._shards = shards
        self._tasks = TableTasks("asking about people at", self._ask, backoff)

    def changed(self, table_id: TableId) -> None:
        """Ask about a table's people if necessary, in the background."""
        guild = self._tables.guild_of(table_id)
        if guild is not None and guild != NO_GUILD and self._shards.seconds_left(guild) > 0:
            self._tasks.wake(table_id)

    async def close(self) -> None:
        """Stop asking."""
        await self._tasks.close()

    async def _ask(self, table_id: TableId) -> Outcome:
        try:
            seen, outside = self._tables.see(table_id), self._tables.see(table_id, outside=True)
        except Refused:
            return Outcome.DONE
        asked = [one for one in (*seen.sitting, *outside.sitting) if not one.name] if seen.stage.is_open else []
        if seen.stage is Stage.PLAYING and seen.game is not None:
            awaited = (seen.seated[seat] for seat in (*seats_due(seen.game), *seen.unresponsive))
            asked += [player for player in awaited if isinstance(player, Person)]
        for person in {one.id: one for one in asked}.values():
            if await self._members.is_gone(self._client, seen.guild, person):
                await self._let_go(seen.guild, person)
        return Outcome.DONE

    async def _let_go(self, guild: GuildId, person: Person) -> None:
        """Let computer players take over from a person at all tables of a server."""
        for table_id in self._tables.in_guild(guild):
            try:
                await self._tables.fetch(table_id)
                if person.id in {one.id for one in self._tables.see(table_id).sitting}:
                    await self._tables.decide(table_id, Actor(), partial(commands.left_server, person=person.id))
            except Refused as refusal:
                logger.info("could not remove a person who left the server from table %d: %s", table_id, refusal)
