"""Keeps Discord's messages in step with the tables.

Invariant: one task at a time paints a table, from its current state; changes that arrive meanwhile are painted together
afterwards. A failure is logged and tried again later, and never stops a game. The table's messages are forgotten only
after a paint that began when the table was already over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final

import discord
from attrs import define, field

from tockbot.bot.answers import Answer
from tockbot.bot.budget import Urgency
from tockbot.bot.channels import LostPermissions, Threads, find_obstacle
from tockbot.bot.contents import Contents, Post, face_of
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
    read_face,
    seats_due,
)
from tockbot.bot.posts import Posts
from tockbot.bot.screen import Screen
from tockbot.bot.sending import UNKNOWN_CHANNEL, is_refused
from tockbot.bot.shown import BusyError, ShownMessages
from tockbot.bot.tokens import present_id
from tockbot.bot.troubles import Troubles, is_away
from tockbot.bot.words import language_of, mention, speaker
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
            if seen.is_elsewhere:
                await self._point_here(seen)
            return Outcome.DONE, ()
        # If this is interrupted, the next holder of the shard shows the table; this process may be that holder.
        result: tuple[Outcome, Sequence[BaseException]] = Outcome.FAILED, ()
        async with while_held(self._shards, seen.guild):
            result = await self._show(seen)
            if seen.forgotten:
                await self._messages.forget_people(seen)
        # An interrupted `_show` leaves the value from above.
        return result

    async def _fetched(self, table_id: TableId) -> TableSeen | None:
        """Return the table as everyone sees it, loaded if needed; None if it cannot be read."""
        try:
            await self._tables.fetch(table_id)
            return self._tables.see(table_id)
        except Refused as refusal:
            logger.warning("could not paint table %d: %s", table_id, refusal)
            return None

    async def _show(self, seen: TableSeen) -> tuple[Outcome, Sequence[BaseException]]:
        table_id = seen.id
        rows = await self._posts.orphans.settle(seen)
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
        board = await self._messages.recall(table_id, EVERYBODY) if is_over else None
        if outcome is Outcome.DONE and is_over and not _is_end_unseen(seen, board):
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
            *(self._posts.tidy(seen, person, rows[person]) for person in planned.tidied),
            *(self._point(seen, at, rows) for at in planned.pointers),
            return_exceptions=True,
        )
        # After the ping, which is planned again when it is sent: until then, they must not count as notified. And after
        # the direct messages: all that Discord refused are explained together.
        others += await asyncio.gather(
            *(self._tell_turn(seen, person) for person in planned.notified),
            self._explain(seen),
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
            person: self._messages.existing(row, is_owed=(seen.id, person) in self._owed, is_board=person == EVERYBODY)
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
                has_left=not seen.is_elsewhere and self._has_left(seen.guild),
                may_film=choices.films and not seen.is_elsewhere,
            )
        state = State(seen, messages, await self._contents.readers(seen), place, present_id())
        if seen.is_elsewhere:
            board = What.ANNOUNCEMENT if seen.stage is Stage.STARTING else What.BOARD
            state = replace(
                state,
                outdated=tuple(self._messages.outdated(seen.id)),
                can_post=bool(self._messages.sending_tokens(seen, rows, board)),
                can_ping=bool(self._messages.sending_tokens(seen, rows, What.PING)),
            )
        return plan(state)

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
            if seen.is_elsewhere and isinstance(results[-1], BusyError):
                # The next attempt may post it again, which pings.
                return results
        pinged = planned.pinged if seen.is_elsewhere else ()
        if planned.ping is not None:
            results += await asyncio.gather(self._ping(seen, planned, planned.ping), return_exceptions=True)
            pinged = results[-1] if isinstance(results[-1], tuple) and results[-1] else pinged
        shown = [(one.id, planned.people.get(one.id, HAND_ALONE)) for one in pinged]
        hands = (self._show_hand(seen.id, person, wanted) for person, wanted in shown)
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
            now, present = self._tables.see(seen.id), await self._messages.of_table(seen.id)
            drawn, again = screen, planned
            if now.entries != seen.entries or present != rows:
                drawn = screen if now.entries == seen.entries else await self._board_screen(now)
                again = await self._plan(now, present, drawn)
            if again.board is None or drawn is None:
                return None
            pinged = again.pinged if again.board.pings else ()
            if again.board.pings and again.board.how is How.SEND:
                self._wait_for((one.id for one in planned.pinged), again, present)
            post = await self._contents.board(again.board, now, drawn, present.get(EVERYBODY), pinged)
            return replace(post, tokens=self._messages.sending_tokens(now, present, What.BOARD))

        try:
            if wanted.what is What.ANNOUNCEMENT:
                await self._announce(seen, wanted, rows)
                return
            is_free = self._is_free(wanted, rows.get(EVERYBODY))
            post = await self._posts.bring(_urgency(seen, planned), draw, is_free=is_free)
            self._was_shown(seen, post)
        except discord.HTTPException as error:
            if not is_refused(error) or seen.is_elsewhere:
                raise
            obstacle = await find_obstacle(self._client, self._has_left, (seen.guild, seen.channel), error)
            # The bot may have been off when the channel was deleted, or when it was removed from the server.
            if obstacle is not None and obstacle.is_gone:
                await abandon(self._tables, seen.id)
                return
            if obstacle is not None and seen.stage.is_open:
                await self._lost.tell(seen, obstacle)
            raise

    def _was_shown(self, seen: TableSeen, board: Post | None) -> None:
        """Note whether a board was shown.

        Raises:
            BusyError: the tokens with which it was tried have ended; another may serve, now or in a moment.
        """
        if board is not None:
            self._measure(BOARDS, seen.id)
            if seen.is_elsewhere and board.wanted.how is How.SEND:
                # Computer players waited until someone could see their moves.
                self._tables.announce(seen.id)
        elif seen.is_elsewhere:
            self._tasks.wake(seen.id)
            raise BusyError

    async def _announce(self, seen: TableSeen, wanted: Wanted, rows: Mapping[PersonId, ShownMessage]) -> None:
        """Announce the start in the channel, and begin the game with the message's id.

        Raises:
            discord.HTTPException: the message could not be sent.
            Refused: NOT_SAVED; sent again within minutes, it is the same message.
        """
        board = rows.get(EVERYBODY)
        post = self._contents.announcement(wanted, seen, board)
        post = replace(post, tokens=self._messages.sending_tokens(seen, rows, What.ANNOUNCEMENT))
        lobby = None if board is None or board.at is None else MessageId(board.at[1])

        async def begin(message: MessageId) -> None:
            await self._tables.decide(seen.id, Actor(), partial(commands.announced, message=message, lobby=lobby))

        await self._posts.announce(post, begin)

    async def _point_here(self, seen: TableSeen) -> None:
        """Turn outdated boards that were pressed in this process into pointers, though another shows the table."""
        if outdated := tuple(self._messages.outdated(seen.id)):
            rows = await self._messages.of_table(seen.id)
            if EVERYBODY in rows:
                await asyncio.gather(*(self._point(seen, at, rows) for at in outdated))

    async def _point(self, seen: TableSeen, at: MessageAt, rows: Mapping[PersonId, ShownMessage]) -> None:
        """Turn an outdated board in a place without the bot into a pointer to the newest."""
        pressed, newest = self._messages.outdated(seen.id).get(at), rows[EVERYBODY].at
        if pressed is not None and newest is not None:
            screen = self._contents.pointer(seen, newest, pressed.server)
            await self._posts.point(seen, at, pressed.token, screen)

    def _wait_for(self, people: Iterable[PersonId], again: Plan, rows: Mapping[PersonId, ShownMessage]) -> None:
        """Have a table painted again when the messages of these people can be changed, if they cannot be changed now.

        Raises:
            BusyError: one of them cannot.
        """
        busy = [person for person in people if person in again.waiting]
        for person in busy:
            self._messages.turns.wait_for(rows[person].at)
        if busy:
            raise BusyError

    async def _ping(self, seen: TableSeen, planned: Plan, wanted: Wanted) -> tuple[Person, ...]:
        """Ping people in the channel, and return them, or delete a ping that is no longer needed."""

        async def draw() -> Post | None:
            now, rows = self._tables.see(seen.id), await self._messages.of_table(seen.id)
            again = await self._plan(now, rows)
            # If the table has changed, it is painted again immediately: then it is known who must act.
            is_outdated = wanted.how is not How.DELETE and now.entries != seen.entries
            if not is_outdated:
                self._wait_for((one.id for one in planned.pinged), again, rows)
            if is_outdated or again.ping is None or again.ping.how is not wanted.how:
                return None
            post = self._contents.ping(wanted, now, again, rows.get(CALL))
            return replace(post, tokens=self._messages.sending_tokens(now, rows, What.PING))

        post = await self._posts.bring(Urgency.CALL, draw, is_free=True)
        if post is None and seen.is_elsewhere and wanted.how is How.SEND:
            # As for a board.
            self._tasks.wake(seen.id)
            raise BusyError
        if post is not None and post.pinged:
            self._measure(PINGS, seen.id)
        return () if post is None else post.pinged

    async def post_board(self, answer: Answer, table_id: TableId) -> bool:
        """Post the board of a table in a place without the bot, as the answer to a command or below that to a press.

        Returns:
            False if Discord would show it to this person only; then it is deleted.
        """
        seen, rows = self._tables.see(table_id), await self._messages.of_table(table_id)
        screen, wanted = await self._contents.board_screen(seen), Wanted(What.BOARD, keeps=True, is_token_only=True)
        post = await self._contents.board(wanted, seen, screen, rows.get(EVERYBODY))
        is_seen = await self._posts.answer(answer, post)
        self._tables.announce(table_id)
        return is_seen

    async def is_watched(self, table_id: TableId) -> bool:
        """Return whether people would see a change of a table now; always, in places with the bot."""
        if not self._tables.knows(table_id) or not self._tables.see(table_id).is_elsewhere:
            return True
        board = await self._messages.recall(table_id, EVERYBODY)
        return board is not None and self._messages.existing(board, is_board=True).serves is not Serves.NEVER

    # --- private screens --------------------------------------------------------------------------------------------

    async def _paint_person(
        self, seen: TableSeen, person: PersonId, wanted: Wanted, rows: Mapping[PersonId, ShownMessage]
    ) -> None:
        """Bring a private screen about, unless its person has played or was answered before it was drawn."""
        if wanted.where is Where.ALONE:
            await self._show_hand(seen.id, person, wanted)
            return

        async def draw() -> Post | None:
            post = await self._contents.private(wanted, seen.id, person, rows.get(person))
            now = await self._messages.of_table(seen.id)
            again = await self._plan(post.seen, now)
            self._wait_for([person], again, now)
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

    async def _show_hand(self, table_id: TableId, person: PersonId, wanted: Wanted) -> None:
        """Show a player in the channel their hand without being asked, if a token can."""
        self._owed.discard((table_id, person))

        async def draw() -> Post | None:
            row, seen = await self._messages.recall(table_id, person), self._tables.see(table_id, person)
            existing = None if row is None else self._messages.existing(row)
            if not (is_due(seen) or wanted.asks_press) or not can_show_hand(seen, existing):
                return None
            return await self._contents.private(wanted, table_id, person, row)

        try:
            await self._learn(await self._posts.bring(Urgency.CALL, draw, is_free=True))
        except BusyError:
            self._owed.add((table_id, person))
            raise

    async def _tell_turn(self, seen: TableSeen, person: Person) -> None:
        """Notify a person in a place without the bot by direct message, as they chose: it is a counted request."""
        now = self._tables.see(seen.id, person.id)
        if not is_due(now) or _moment(now) != _moment(seen):
            # The table is painted again immediately: then it is known who must act.
            return
        # First recorded: at worst they are not notified.
        await self._messages.was_called(seen, person.id)
        error = await self._posts.notify(person, seen.language, self._contents.turn_text(seen, person))
        if error is not None and is_refused(error):
            await self._viewers.out_of_reach(person.id, error)

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

    async def _explain(self, seen: TableSeen) -> None:
        """Explain once in the channel why people get no direct messages, and how they see their hands."""
        why = {person: error for (table, person), error in self._unexplained.items() if table == seen.id}
        say = speaker(language_of(seen.language))
        lines = [
            say("dm-closed" if why[one.id].code in CLOSED_DM_CODES else "dm-refused", name=mention(say, one))
            for one in seen.sitting
            if one.id in why
        ]
        if lines and seen.stage is Stage.PLAYING:
            try:
                await self._posts.send_text(seen.channel, "\n".join(lines))
            except discord.HTTPException as error:
                if not is_refused(error):
                    raise
                logger.info("could not explain refused direct messages in the channel: %s", error)
        for person in why:
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


def _moment(seen: TableSeen) -> tuple[Stage, int | None]:
    """Return the moment of a table's game, which changes with each turn."""
    return seen.stage, None if seen.game is None else seen.game.stamp


def _urgency(seen: TableSeen, planned: Plan) -> Urgency:
    """Return the urgency of a table's board: highest if it comes with a ping, lower if it is a person's turn."""
    if planned.pinged:
        return Urgency.CALL
    due = () if seen.game is None else seats_due(seen.game)
    return Urgency.AWAITED if any(isinstance(seen.seated[seat], Person) for seat in due) else Urgency.BOARD


def _is_end_unseen(seen: TableSeen, board: ShownMessage | None) -> bool:
    """Return whether the next press on a board in a place without the bot must show that the table ended."""
    face = None if board is None else read_face(board.face)
    return seen.is_elsewhere and board is not None and (face is None or face.stage != seen.stage.value)


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
