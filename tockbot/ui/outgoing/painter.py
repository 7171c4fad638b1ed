"""Shows every change of a table: its message at the bottom of the channel, and everybody's hand.

Invariant: each table is painted by one task at a time, from how the table then stands; changes that come while it is
being painted are painted together afterwards. What cannot be painted is reported, tried again later, and never stops a
game. Only a paint of a table that was over when it began lets go of the table's messages.
"""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass, replace
from typing import Final

import discord

from tockbot.rules import Phase
from tockbot.service import Backoff, Tables, TableTasks, traceback_line
from tockbot.tables import Actor, Observation, Refused, Stage, TableId, TableSeen, wishes
from tockbot.ui.outgoing.hands import Hands
from tockbot.ui.outgoing.posting import edit, editing, nonce_of, sending
from tockbot.ui.outgoing.shown_messages import EVERYBODY, MessageAt, ShownMessages
from tockbot.ui.outgoing.viewers import Viewers
from tockbot.ui.screens.lobby import started_screen
from tockbot.ui.screens.table import table_screen
from tockbot.ui.words.speaker import language_of, speaker

logger = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
MISSING_ACCESS: Final = 50001
TOO_MANY_REQUESTS: Final = 429
SERVER_ERRORS: Final = 500
"""The first HTTP status that is Discord's own trouble."""


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
        return Shown(seen.stage.value, repr(seen.seated))
    moment = _moment(seen.stage, len(game.history), game.phase)
    return Shown(moment, repr((seen.seated, game.stamp)))


def _moment(stage: Stage, plays: int, phase: Phase) -> str:
    return f"{stage.value} {plays} {phase.value}"


class Painter:
    """Paints every table that changes."""

    def __init__(
        self, client: discord.Client, tables: Tables, messages: ShownMessages, viewers: Viewers, backoff: Backoff
    ) -> None:
        """Paint with this client; what could not be painted is tried again after a while."""
        self._client = client
        self._tables = tables
        self._messages = messages
        self._viewers = viewers
        self._hands = Hands(client, tables, messages, viewers)
        self._tasks = TableTasks("painting", self._paint, backoff)

    def changed(self, table_id: TableId) -> None:
        """Paint a table soon, in the background."""
        self._tasks.wake(table_id)

    @property
    def behind(self) -> int:
        """How many tables are being painted, or wait to be."""
        return len(self._tasks.pending)

    async def close(self) -> None:
        """Stop painting."""
        await self._tasks.close()

    async def _paint(self, table_id: TableId) -> bool:
        """Paint a table and its hands; False if trying again may do better."""
        seen = await self._fetched(table_id)
        if seen is None:
            return True
        # Read before painting: the table may end meanwhile, and that end is not what is painted here.
        is_over = not seen.stage.is_open
        if is_over and not await self._messages.people(table_id):
            # Its end is shown, and the messages that show it are forgotten.
            return True
        parts = await asyncio.gather(self._paint_table(seen), self._hands.paint(table_id), return_exceptions=True)
        problems = [problem for part in parts if isinstance(part, BaseException) for problem in _each(part)]
        for problem in problems:
            logger.error("table %d could not be painted: %s", table_id, traceback_line(problem))
        well = all(_is_final(problem) for problem in problems)
        if well and is_over:
            await self._forget(table_id)
        return well

    async def _fetched(self, table_id: TableId) -> TableSeen | None:
        """The table as everybody sees it, read from its log if need be; None if it is not to be had."""
        try:
            await self._tables.fetch(table_id)
            return self._tables.see(table_id)
        except Refused as refusal:
            logger.warning("table %d is not painted: %s", table_id, refusal)
            return None

    async def _forget(self, table_id: TableId) -> None:
        """Let go of the messages of a table whose end they show."""
        try:
            await self._messages.forget(table_id)
        except Exception as error:  # noqa: BLE001 - the next start paints it once more
            logger.warning("the messages of table %d could not be forgotten: %s", table_id, traceback_line(error))

    async def _paint_table(self, seen: TableSeen) -> None:
        try:
            await self._paint_once(seen)
        except (discord.NotFound, discord.Forbidden) as error:
            # The bot may have been off when the channel was deleted, or when it was sent away from the server.
            left = error.code == MISSING_ACCESS and self._client.get_guild(seen.guild) is None
            if error.code != UNKNOWN_CHANNEL and not left:
                raise
            await self._abandon(seen.id)

    async def _abandon(self, table_id: TableId) -> None:
        try:
            await self._tables.decide(table_id, Actor(), wishes.abandon)
        except Refused as refusal:
            logger.warning("table %d in a deleted channel could not be ended: %s", table_id, refusal)

    async def _paint_once(self, seen: TableSeen) -> None:
        say = speaker(language_of(seen.language))
        known = await self._messages.recall(seen.id, EVERYBODY)
        before = None if known is None else read_shown(known[1])
        now = shown(seen)
        same_moment = before is not None and before.moment == now.moment
        screen = table_screen(say, seen, ping=not same_moment and not _is_still_there(before, seen.game))
        theme = await self._viewers.theme(seen.guild)
        if known is not None and before is not None and (same_moment or seen.stage is Stage.LOBBY):
            content = await editing(screen, theme, with_picture=before.picture != now.picture)
            if await edit(self._client, known[0], content):
                await self._settle(seen.id, known[0], replace(now, leftovers=before.leftovers))
                return
        # A new message at the bottom of the channel, in place of the one before.
        leftovers = () if known is None or before is None else (*before.leftovers, known[0][1])
        if known is not None and before is not None and before.moment == Stage.LOBBY.value and seen.game is not None:
            # The lobby stays, as the record of who began and of the seed's hash.
            await edit(self._client, known[0], await editing(started_screen(say, seen)))
            leftovers = before.leftovers
        name = nonce_of(seen.seed_hash, EVERYBODY, now.moment, *leftovers)
        channel = self._client.get_partial_messageable(seen.channel, guild_id=seen.guild)
        message = await channel.send(**await sending(screen, theme), nonce=name)
        await self._settle(seen.id, (seen.channel, message.id), replace(now, leftovers=leftovers))

    async def _settle(self, table_id: TableId, at: MessageAt, now: Shown) -> None:
        """Remember the table's message, then take those before it away."""
        await self._messages.remember(table_id, EVERYBODY, at, str(now))
        if not now.leftovers:
            return
        channel = self._client.get_partial_messageable(at[0])
        for message in now.leftovers:
            try:
                await channel.get_partial_message(message).delete()
            except (discord.Forbidden, discord.NotFound) as error:
                logger.info("an old table message stays: %s", error)
        await self._messages.remember(table_id, EVERYBODY, at, str(replace(now, leftovers=())))


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
