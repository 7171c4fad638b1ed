"""Shows every change of a table: its message at the bottom of the channel, and everybody's hand.

Law: each table is painted by one task at a time, from how the table then stands; changes that come while it is being
painted are painted together afterwards. What cannot be painted is reported, tried again later, and never stops a game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from tockbot.rules import Phase
from tockbot.service.trouble import trouble
from tockbot.tables import Observation, Refused, Stage, TableSeen, decisions
from tockbot.ui.desk import EVERYBODY, Desk, MessageAt
from tockbot.ui.hands import Hands
from tockbot.ui.post import UNEDITABLE_CODES, editing, once, sending
from tockbot.ui.screens.lobby import started_screen
from tockbot.ui.screens.table import table_screen
from tockbot.ui.words.speaker import language_of, speaker

logger = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
MISSING_ACCESS: Final = 50001
TOO_MANY_REQUESTS: Final = 429
SERVER_ERRORS: Final = 500
"""The first HTTP status that is Discord's own trouble."""

RETRY_SECONDS: Final = 10.0
LONGEST_RETRY_SECONDS: Final = 600.0
"""How long a table waits that could not be painted: twice as long each time, up to the longest."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a table's message shows.

    Attributes:
        moment: the stage, the plays made and the phase; another moment gets a new message.
        picture: who sits there and whose turn it is; the same in the same moment needs no new picture.
        leftovers: the messages before it that are still to be taken away.
    """

    moment: str
    picture: str
    leftovers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return json.dumps([self.moment, self.picture, self.leftovers])


def read_shown(text: str) -> Shown:
    """What was remembered of a table's message."""
    moment, picture, leftovers = json.loads(text)
    return Shown(moment, picture, tuple(leftovers))


def shown(seen: TableSeen) -> Shown:
    """What the table's message is to show now."""
    game = seen.game
    if game is None:
        return Shown(seen.stage.value, repr(seen.sitters))
    moment = _moment(seen.stage, len(game.history), game.phase)
    return Shown(moment, repr((seen.sitters, game.stamp)))


def _moment(stage: Stage, plays: int, phase: Phase) -> str:
    return f"{stage.value} {plays} {phase.value}"


class Painter:
    """Paints every table that changes."""

    def __init__(self, client: discord.Client, desk: Desk, hands: Hands) -> None:
        """Paint with this client."""
        self._client = client
        self._desk = desk
        self._tables = desk.tables
        self._messages = desk.messages
        self._hands = hands
        self._changed: set[int] = set()
        self._done: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failures: dict[int, int] = {}
        self._retries: dict[int, asyncio.TimerHandle] = {}

    async def changed(self, number: int) -> None:
        """Paint a table soon, in the background."""
        self._paint_soon(number)

    def _paint_soon(self, number: int) -> None:
        if number in self._done:
            return
        retry = self._retries.pop(number, None)
        if retry is not None:
            retry.cancel()
        self._changed.add(number)
        task = self._tasks.get(number)
        if task is None or task.done():
            self._tasks[number] = asyncio.create_task(self._run(number), name=f"painting table {number}")

    async def close(self) -> None:
        """Stop painting."""
        for retry in self._retries.values():
            retry.cancel()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, number: int) -> None:
        well = True
        while number in self._changed:
            self._changed.discard(number)
            well = await self._paint(number)
        if well:
            self._failures.pop(number, None)
            return
        failures = self._failures.get(number, 0)
        self._failures[number] = failures + 1
        seconds = min(RETRY_SECONDS * 2**failures, LONGEST_RETRY_SECONDS)
        self._retries[number] = asyncio.get_running_loop().call_later(seconds, self._paint_soon, number)

    async def _paint(self, number: int) -> bool:
        """Paint a table and its hands; False if trying again may do better."""
        parts = await asyncio.gather(self._paint_table(number), self._hands.paint(number), return_exceptions=True)
        problems = [problem for part in parts if isinstance(part, BaseException) for problem in _each(part)]
        for problem in problems:
            logger.error("table %d could not be painted: %s", number, trouble(problem))
        well = all(_is_final(problem) for problem in problems)
        if well and self._tables.see(number).stage in (Stage.FINISHED, Stage.CLOSED):
            await self._finish(number)
        return well

    async def _finish(self, number: int) -> None:
        """Let go of a table whose end is shown."""
        self._done.add(number)
        try:
            await self._messages.forget(number)
        except Exception as error:  # noqa: BLE001 - the next start paints it once more
            logger.warning("the messages of table %d could not be forgotten: %s", number, trouble(error))

    async def _paint_table(self, number: int) -> None:
        seen = self._tables.see(number)
        try:
            await self._paint_once(seen)
        except (discord.NotFound, discord.Forbidden) as error:
            # The bot may have been off when the channel was deleted, or when it was sent away from the server.
            left = error.code == MISSING_ACCESS and self._client.get_guild(seen.guild) is None
            if error.code != UNKNOWN_CHANNEL and not left:
                raise
            await self._abandon(number)

    async def _abandon(self, number: int) -> None:
        try:
            await self._tables.decide(number, decisions.abandon)
        except Refused as refusal:
            logger.warning("table %d in a deleted channel could not be ended: %s", number, refusal)

    async def _paint_once(self, seen: TableSeen) -> None:
        say = speaker(language_of(seen.language))
        known = await self._messages.recall(seen.id, EVERYBODY)
        before = None if known is None else read_shown(known[1])
        now = shown(seen)
        same_moment = before is not None and before.moment == now.moment
        screen = table_screen(say, seen, ping=not same_moment and not _is_still_there(before, seen.game))
        theme = await self._desk.theme(seen.guild)
        if known is not None and before is not None and (same_moment or seen.stage is Stage.LOBBY):
            content = await editing(screen, theme, with_picture=before.picture != now.picture)
            if await self._edit(known[0], content):
                await self._settle(seen.id, known[0], replace(now, leftovers=before.leftovers))
                return
        # A new message at the bottom of the channel, in place of the one before.
        leftovers = () if known is None or before is None else (*before.leftovers, known[0][1])
        if known is not None and before is not None and before.moment == Stage.LOBBY.value and seen.game is not None:
            # The lobby stays, as the record of who began and of the seed's hash.
            await self._edit(known[0], await editing(started_screen(say, seen)))
            leftovers = before.leftovers
        name = once(seen.seed_hash or secrets.token_hex(), EVERYBODY, now.moment, *leftovers)
        channel = self._client.get_partial_messageable(seen.channel, guild_id=seen.guild)
        message = await channel.send(**await sending(screen, theme), nonce=name)
        await self._settle(seen.id, (seen.channel, message.id), replace(now, leftovers=leftovers))

    async def _edit(self, at: MessageAt, content: dict[str, Any]) -> bool:
        """Edit the table's message; False if it is gone, or can be edited no more."""
        channel, message = at
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).edit(**content)
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE_CODES:
                raise
            return False
        return True

    async def _settle(self, number: int, at: MessageAt, now: Shown) -> None:
        """Remember the table's message, then take those before it away."""
        await self._messages.remember(number, EVERYBODY, at, str(now))
        if not now.leftovers:
            return
        channel = self._client.get_partial_messageable(at[0])
        for message in now.leftovers:
            try:
                await channel.get_partial_message(message).delete()
            except (discord.Forbidden, discord.NotFound) as error:
                logger.info("an old table message stays: %s", error)
        await self._messages.remember(number, EVERYBODY, at, str(replace(now, leftovers=())))


def _is_still_there(before: Shown | None, game: Observation | None) -> bool:
    """Whether whoever is to act made the one play since the message before, and needs no calling."""
    if before is None or game is None or not game.history or game.history[-1].seat != game.turn:
        return False
    one_before = (_moment(Stage.PLAYING, len(game.history) - 1, phase) for phase in (Phase.PLAY, Phase.DISCARD))
    return before.moment in one_before


def _each(problem: BaseException) -> list[BaseException]:
    """The problems in a group, or the one."""
    return list(problem.exceptions) if isinstance(problem, BaseExceptionGroup) else [problem]


def _is_final(problem: BaseException) -> bool:
    """Whether Discord will give the same answer when asked again."""
    if not isinstance(problem, discord.HTTPException):
        return False
    return problem.status < SERVER_ERRORS and problem.status != TOO_MANY_REQUESTS
