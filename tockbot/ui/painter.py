"""Shows every change of a table: its message at the bottom of the channel, and everybody's hand.

Law: each table is painted by one task at a time, from how the table then stands; changes that come while it is being
painted are painted together afterwards. What cannot be painted is reported and never stops a game.
"""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import Any, Final

import discord

from tockbot.tables import decisions
from tockbot.tables.observation import TableSeen
from tockbot.tables.refusal import Refused
from tockbot.tables.table import Stage
from tockbot.tables.trouble import trouble
from tockbot.ui.desk import EVERYBODY, Desk, MessageAt
from tockbot.ui.hands import Hands
from tockbot.ui.post import editing, sending
from tockbot.ui.screen import Screen
from tockbot.ui.table_screens import table_screen
from tockbot.ui.texts import language_of, speaker

logger = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
TRIES: Final = 5
FINAL: Final = (discord.Forbidden, discord.NotFound)
"""What Discord will not answer otherwise when asked again."""

RETRY_SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class Shown:
    """What a table's message shows.

    Attributes:
        moment: the stage, the plays made and the phase; another moment gets a new message.
        picture: who sits there and whose turn it is; the same in the same moment needs no new picture.
    """

    moment: str
    picture: str

    def __str__(self) -> str:
        return json.dumps([self.moment, self.picture])


def shown(seen: TableSeen) -> Shown:
    """What the table's message is to show now."""
    game = seen.game
    if game is None:
        return Shown(seen.stage.value, repr(seen.sitters))
    moment = f"{seen.stage.value} {len(game.happenings)} {game.phase.value}"
    return Shown(moment, repr((seen.sitters, game.stamp)))


class Painter:
    """Paints every table that changes."""

    def __init__(self, client: discord.Client, desk: Desk, hands: Hands) -> None:
        """Paint with this client."""
        self._client = client
        self._tables = desk.tables
        self._messages = desk.messages
        self._hands = hands
        self._changed: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def changed(self, number: int) -> None:
        """Paint a table soon, in the background."""
        self._changed.add(number)
        task = self._tasks.get(number)
        if task is None or task.done():
            self._tasks[number] = asyncio.create_task(self._run(number), name=f"painting table {number}")

    async def close(self) -> None:
        """Stop painting."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, number: int) -> None:
        tries = 0
        while number in self._changed:
            self._changed.discard(number)
            parts = await asyncio.gather(self._paint_table(number), self._hands.paint(number), return_exceptions=True)
            problems = [problem for problem in parts if isinstance(problem, BaseException)]
            for problem in problems:
                if isinstance(problem, asyncio.CancelledError):
                    raise problem
                logger.error("table %d could not be painted: %s", number, trouble(problem))
            if any(not isinstance(problem, FINAL) for problem in problems) and tries < TRIES:
                tries += 1
                self._changed.add(number)
                await asyncio.sleep(RETRY_SECONDS)

    async def _paint_table(self, number: int) -> None:
        try:
            await self._paint_once(self._tables.see(number))
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
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
        before = None if known is None else Shown(*json.loads(known[1]))
        now = shown(seen)
        same_moment = before is not None and before.moment == now.moment
        screen = table_screen(say, seen, ping=not same_moment)
        if known is not None and (same_moment or seen.stage is Stage.LOBBY):
            content = await editing(screen, with_picture=before is None or before.picture != now.picture)
            if await self._edit(known[0], content):
                await self._messages.remember(seen.id, EVERYBODY, known[0], str(now))
                return
        await self._repost(seen, None if known is None else known[0], screen, now)

    async def _edit(self, at: MessageAt, content: dict[str, Any]) -> bool:
        """Edit the table's message; False if it is gone."""
        channel, message = at
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).edit(**content)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return False
        return True

    async def _repost(self, seen: TableSeen, old: MessageAt | None, screen: Screen, now: Shown) -> None:
        """Post the table anew at the bottom of its channel, and take the old message away."""
        channel = self._client.get_partial_messageable(seen.channel, guild_id=seen.guild)
        message = await channel.send(**await sending(screen))
        await self._messages.remember(seen.id, EVERYBODY, (seen.channel, message.id), str(now))
        if old is not None:
            try:
                await channel.get_partial_message(old[1]).delete()
            except discord.HTTPException as error:
                logger.info("an old table message stays: %s", error)
