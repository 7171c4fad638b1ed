"""Keeps Discord's messages in step with the tables.

Invariant: one task at a time paints a table, from its current state; changes that arrive meanwhile are painted together
afterwards. A failure is logged and tried again later, and never stops a game. The table's messages are forgotten only
after a paint that began when the table was already over.

*Outages.* While Discord cannot be reached, every table fails at every attempt. The log gets one line when an outage
begins and one when it ends, and a metric counts the errors. Any other failure is logged once per table, until the table
is shown again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final

import aiohttp
import discord
from attrs import define, field

from tockbot.bot.budget import Urgency
from tockbot.bot.channels import LostPermissions, Threads, find_obstacle
from tockbot.bot.contents import Contents, face_of
from tockbot.bot.elsewhere import Elsewhere
from tockbot.bot.people import CLOSED_DM_CODES, UserDirectory
from tockbot.bot.plan import (
    CALL,
    EVERYBODY,
    HAND_ALONE,
    How,
    Place,
    Plan,
    Serves,
    State,
    Wanted,
    What,
    Where,
    can_show_hand,
    is_due,
    plan,
    seats_due,
)
from tockbot.bot.posts import Post, Posts
from tockbot.bot.screen import Screen
from tockbot.bot.sending import UNKNOWN_CHANNEL, is_refused
from tockbot.bot.shown import BusyError, ShownMessages
from tockbot.bot.tokens import present_id
from tockbot.bot.words import language_of, mention, speaker
from tockbot.metrics import PAINT_ERRORS
from tockbot.service import Backoff, Outcome, Shards, Tables, TableTasks, abandon, traceback_line
from tockbot.service_levels import BOARDS, PINGS, Deadline
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import (
    Actor,
    GuildId,
    Kind,
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
    _posts: Posts
    _contents: Contents
    _viewers: UserDirectory
    _lost: LostPermissions
    _threads: Threads
    _ended: Callable[[TableSeen, MessageAt | None], Awaitable[None]]
    _has_left: Callable[[GuildId], bool]
    _elsewhere: Elsewhere
    _shards: Shards
    _backoff: Backoff
    _troubles: Troubles = field(init=False, factory=Troubles)
    _tasks: TableTasks = field(init=False)
    # By table: when the first and the last change came that are not shown yet.
    _changes: dict[TableId, tuple[float, float]] = field(init=False, factory=dict)
    _owed: set[tuple[TableId, PersonId]] = field(init=False, factory=set)
    _unexplained: dict[tuple[TableId, PersonId], discord.HTTPException] = field(init=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        self._tasks = TableTasks("painting", self._paint, self._backoff)

    def changed(self, table_id: TableId) -> None:
        """Paint a table soon, in the background."""
        now = asyncio.get_running_loop().time()
        self._changes[table_id] = self._changes.get(table_id, (now, now))[0], now
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
        began = asyncio.get_running_loop().time()
        try:
            outcome, problems = await self._attempt(table_id)
        except Exception as problem:  # noqa: BLE001 - a problem of one table must not stop the others
            outcome, problems = _outcome([problem]), [problem]
        problems = [one for one in problems if not isinstance(one, BusyError)]
        self._troubles.attempted(table_id, problems)
        if outcome is not Outcome.AWAY or not problems:
            _, last = self._changes.pop(table_id, (began, began))
            if last > began:
                self._changes[table_id] = last, last
        return outcome

    def _measure(self, level: Deadline, table_id: TableId) -> None:
        """Record how long the first change of a table that was not shown has waited."""
        if table_id in self._changes:
            level.observe(asyncio.get_running_loop().time() - self._changes[table_id][0])

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
            if seen.forgotten:
                await self._messages.forget_people(seen)
        # An interrupted `_show` leaves the value from above.
        return result

    async def _show_elsewhere(self, seen: TableSeen) -> tuple[Outcome, Sequence[BaseException]]:
        """Show a table in a place without the bot as far as tokens allow; the next press there shows the rest."""
        rows = await self._messages.of_table(seen.id)
        is_shown = await self._elsewhere.paint(seen, rows)
        await self._messages.save_rest(seen.id)
        if not seen.stage.is_open and (is_shown or EVERYBODY not in rows):
            await self._ended(self._tables.see(seen.id, outside=True), None)
            await self._forget(seen.id)
        return Outcome.DONE, ()

    async def _fetched(self, table_id: TableId) -> TableSeen | None:
        """Return the table as everyone sees it, loaded if needed; None if it cannot be read."""
        try:
            await self._tables.fetch(table_id)
            return self._tables.see(table_id)
        except Refused as refusal:
            logger.warning("could not paint table %d: %s", table_id, refusal)
            return None

    async def _show(self, seen: TableSeen) -> tuple[Outcome, Sequence[BaseException]]:
        if seen.is_elsewhere:
            return await self._show_elsewhere(seen)
        table_id = seen.id
        rows = await self._posts.settle(seen)
        # Read before painting: the table may end meanwhile, and that end is not what is painted here.
        is_over = not seen.stage.is_open
        if is_over and not rows:
            # Its end has been shown, and its messages are forgotten; or it never had any.
            await self._forget(table_id)
            return Outcome.DONE, ()
        problems = await self._carry_out(seen, rows)
        outcome = _outcome([problem for problem in problems if not _is_final(problem, is_over=is_over)])
        self._threads.keep(seen)
        await self._messages.save_rest(table_id)
        if outcome is Outcome.DONE and is_over:
            board = await self._messages.recall(table_id, EVERYBODY)
            await self._ended(self._tables.see(table_id, outside=True), None if board is None else board.at)
            await self._forget(table_id)
        return outcome, problems

    async def _forget(self, table_id: TableId) -> None:
        """Forget the messages of a table that already show its end."""
        try:
            await self._messages.forget(table_id)
        except Exception as error:  # noqa: BLE001 - the next start paints the table again
            logger.warning("could not forget the messages of table %d: %s", table_id, traceback_line(error))

    async def _carry_out(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage]) -> list[BaseException]:
        """Plan the messages of a table, bring each about, and return the problems: none holds up another message."""
        results: list[object] = []
        try:
            screen = await self._board_screen(seen)
        except Exception as problem:  # noqa: BLE001 - people are notified all the same
            screen, results = None, [problem]
        planned = await self._plan(seen, rows, screen)
        pinged = {person.id for person in planned.pinged}
        self._owed -= {(table, one) for table, one in self._owed if table == seen.id and one not in planned.waiting}
        in_channel, *others = await asyncio.gather(
            self._paint_channel(seen, rows, planned, screen),
            *(
                self._paint_person(seen, one, wanted, rows)
                for one, wanted in planned.people.items()
                if one not in pinged
            ),
            *(self._explain(seen, person) for table, person in list(self._unexplained) if table == seen.id),
            *(self._posts.tidy(seen, person, rows[person]) for person in planned.tidied),
            return_exceptions=True,
        )
        for person in planned.waiting:
            self._messages.turns.wait_for(rows[person].at)
            results.append(BusyError())
        results += [*(in_channel if isinstance(in_channel, list) else [in_channel]), *others]
        return [problem for problem in results if isinstance(problem, BaseException)]

    async def _board_screen(self, seen: TableSeen) -> Screen | None:
        has_none = seen.kind is Kind.PRACTICE or seen.stage is Stage.STARTING
        return None if has_none else await self._contents.board_screen(seen)

    async def _plan(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], screen: Screen | None = None) -> Plan:
        """Plan the messages of a table, including its board if its content is given."""
        messages = {
            person: self._messages.existing(row, is_owed=(seen.id, person) in self._owed)
            for person, row in rows.items()
        }
        place = None
        if screen is not None:
            last = getattr(self._client.get_channel(seen.channel), "last_message_id", None)
            choices = await self._viewers.choices(seen.guild)
            place = Place(
                face_of(seen, screen),
                last,
                is_last_gone=last is not None and self._messages.is_gone((seen.channel, last)),
                keeps_boards=choices.keeps_boards,
                has_left=self._has_left(seen.guild),
                may_film=choices.films,
            )
        return plan(State(seen, messages, await self._contents.readers(seen), place, present_id()))

    def _is_free(self, wanted: Wanted, row: ShownMessage | None) -> bool:
        """Return whether a message probably needs no counted request."""
        serves = row is not None and self._messages.existing(row).serves is Serves.NOW
        return wanted.is_token_only or (serves and wanted.where is not Where.DIRECT)

    # --- in the channel ---------------------------------------------------------------------------------------------

    async def _paint_channel(
        self,
        seen: TableSeen,
        rows: Mapping[PersonId, ShownMessage],
        planned: Plan,
        screen: Screen | None,
    ) -> list[object]:
        """Paint a table's board, then ping people, and then show them their hands; return the results and problems."""
        results: list[object] = []
        if planned.board is not None:
            board = self._paint_board(seen, rows, planned, planned.board, screen)
            results += await asyncio.gather(board, return_exceptions=True)
        if planned.ping is not None:
            results += await asyncio.gather(self._ping(seen, planned.ping), return_exceptions=True)
            pinged = results[-1] if isinstance(results[-1], tuple) else ()
            hands = (self._show_hand(seen.id, person.id) for person in pinged)
            results += await asyncio.gather(*hands, return_exceptions=True)
        return results

    async def _paint_board(
        self,
        seen: TableSeen,
        rows: Mapping[PersonId, ShownMessage],
        planned: Plan,
        wanted: Wanted,
        screen: Screen | None,
    ) -> None:
        async def draw() -> Post | None:
            # Under load boards wait, and the changes that arrive meanwhile are painted with them.
            now, rows = self._tables.see(seen.id), await self._messages.of_table(seen.id)
            drawn = screen if now.entries == seen.entries else await self._board_screen(now)
            board, before = (await self._plan(now, rows, drawn)).board, rows.get(EVERYBODY)
            if board is None or drawn is None:
                return None
            return await self._contents.board(board, now, drawn, before)

        try:
            if wanted.what is What.ANNOUNCEMENT:
                await self._announce(seen, rows.get(EVERYBODY))
            else:
                is_free = self._is_free(wanted, rows.get(EVERYBODY))
                if await self._posts.bring(_urgency(seen, planned), draw, is_free=is_free) is not None:
                    self._measure(BOARDS, seen.id)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            obstacle = await find_obstacle(self._client, self._has_left, (seen.guild, seen.channel), error)
            # The bot may have been off when the channel was deleted, or when it was removed from the server.
            if obstacle is not None and obstacle.is_gone:
                await abandon(self._tables, seen.id)
                return
            if obstacle is not None and seen.stage.is_open:
                await self._lost.tell(seen, obstacle)
            raise

    async def _announce(self, seen: TableSeen, board: ShownMessage | None) -> None:
        """Announce the start in the channel, and begin the game with the message's id.

        Raises:
            discord.HTTPException: the message could not be sent.
            Refused: NOT_SAVED; sent again within minutes, it is the same message.
        """
        lobby = None if board is None else board.at
        message = await self._posts.announce(seen, self._contents.announcement(seen, lobby))
        hashed = None if lobby is None else MessageId(lobby[1])
        await self._tables.decide(seen.id, Actor(), partial(commands.announced, message=message, lobby=hashed))

    async def _ping(self, seen: TableSeen, wanted: Wanted) -> tuple[Person, ...]:
        """Ping people in the channel, and return them, or delete a ping that is no longer needed."""

        async def draw() -> Post | None:
            now, rows = self._tables.see(seen.id), await self._messages.of_table(seen.id)
            again = await self._plan(now, rows)
            # If the table has changed, it is painted again immediately: then it is known who must act.
            is_outdated = wanted.how is not How.DELETE and now.entries != seen.entries
            if is_outdated or again.ping is None or again.ping.how is not wanted.how:
                return None
            return self._contents.ping(wanted, now, again.pinged, rows.get(CALL), rows.get(EVERYBODY))

        post = await self._posts.bring(Urgency.CALL, draw, is_free=True)
        if post is not None and post.pinged:
            self._measure(PINGS, seen.id)
        return () if post is None else post.pinged

    # --- private screens --------------------------------------------------------------------------------------------

    async def _paint_person(
        self, seen: TableSeen, person: PersonId, wanted: Wanted, rows: Mapping[PersonId, ShownMessage]
    ) -> None:
        """Bring a private screen about, unless its person has played or was answered before it was drawn."""
        if wanted.where is Where.ALONE:
            await self._show_hand(seen.id, person)
            return

        async def draw() -> Post | None:
            post = await self._contents.private(wanted, seen.id, person, rows.get(person))
            now = await self._messages.of_table(seen.id)
            again = await self._plan(post.seen, now)
            if person in again.waiting:
                self._messages.turns.wait_for(now[person].at)
                raise BusyError
            return replace(post, before=now.get(person)) if again.people.get(person) == wanted else None

        urgency = Urgency.CALL if wanted.what is What.TURN else Urgency.BOARD
        try:
            post = await self._posts.bring(urgency, draw, is_free=self._is_free(wanted, rows.get(person)))
        except discord.HTTPException as error:
            if wanted.where is not Where.DIRECT or not is_refused(error):
                raise
            await self._fall_back(seen, person, error)
        else:
            if post is not None and wanted.what is What.TURN:
                self._measure(PINGS, seen.id)
            await self._learn(post)

    async def _show_hand(self, table_id: TableId, person: PersonId) -> None:
        """Show a player in the channel their hand without being asked, if a token can."""
        self._owed.discard((table_id, person))

        async def draw() -> Post | None:
            row, seen = await self._messages.recall(table_id, person), self._tables.see(table_id, person)
            existing = None if row is None else self._messages.existing(row)
            if not is_due(seen) or not can_show_hand(seen, existing):
                return None
            return await self._contents.private(HAND_ALONE, table_id, person, row)

        try:
            await self._learn(await self._posts.bring(Urgency.CALL, draw, is_free=True))
        except BusyError:
            self._owed.add((table_id, person))
            raise

    async def _learn(self, post: Post | None) -> None:
        """Remember that a person saw the tip on a screen."""
        if post is not None and post.note is not None:
            await self._viewers.learn(post.person, post.note.word)

    async def _fall_back(self, seen: TableSeen, person: PersonId, error: discord.HTTPException) -> None:
        """Ping a person in the channel from now on, because Discord refuses to send them direct messages."""
        logger.info("Discord refused a direct message, so the person is pinged in the channel: %s", error)
        is_news = await self._viewers.out_of_reach(person, error)
        if seen.kind is Kind.PRACTICE:
            return
        self._tables.announce(seen.id)
        if is_news:
            self._unexplained[seen.id, person] = error
            await self._explain(seen, person)

    async def _explain(self, seen: TableSeen, person: PersonId) -> None:
        """Explain once in the channel why a person gets no direct messages, and how they see their hand."""
        known = next((one for one in seen.sitting if one.id == person), None)
        why = self._unexplained.get((seen.id, person))
        if known is not None and why is not None and seen.stage is Stage.PLAYING:
            say = speaker(language_of(seen.language))
            key = "dm-closed" if why.code in CLOSED_DM_CODES else "dm-refused"
            try:
                await self._posts.send_text(seen.channel, say(key, name=mention(say, known)))
            except discord.HTTPException as error:
                if not is_refused(error):
                    raise
                logger.info("could not explain refused direct messages in the channel: %s", error)
        self._unexplained.pop((seen.id, person), None)


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


def _urgency(seen: TableSeen, planned: Plan) -> Urgency:
    """Return the urgency of a table's board: highest if it comes with a ping, lower if it is a person's turn."""
    if planned.pinged:
        return Urgency.CALL
    due = () if seen.game is None else seats_due(seen.game)
    return Urgency.AWAITED if any(isinstance(seen.seated[seat], Person) for seat in due) else Urgency.BOARD


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
