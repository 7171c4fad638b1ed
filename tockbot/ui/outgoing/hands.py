"""Private hands by direct message: one message a round, edited as the round goes on; none for those who are done."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import Final

import discord

from tockbot.render import Theme
from tockbot.service import Tables
from tockbot.tables import Person, Stage, TableId, TableSeen
from tockbot.ui.outgoing.posting import edit, editing, nonce_of, sending
from tockbot.ui.outgoing.shown_messages import EVERYBODY, MessageAt, ShownMessages
from tockbot.ui.outgoing.viewers import Viewers, speaker_to
from tockbot.ui.pictures.private import in_shape
from tockbot.ui.screen import Screen
from tockbot.ui.screens.hand import hand_screen
from tockbot.ui.words.person_names import mention
from tockbot.ui.words.speaker import speaker

logger = logging.getLogger(__name__)

CLOSED_DM_CODES: Final = (50007, 50278)
"""Discord's codes for people to whom no direct message can be sent."""

DONE: Final = "done"
"""In place of the round, for a player who is home while others play on (rules.md 5.1)."""


class Hands:
    """The hands of everybody at every table."""

    def __init__(self, client: discord.Client, tables: Tables, messages: ShownMessages, viewers: Viewers) -> None:
        """Send with this client."""
        self._client = client
        self._tables = tables
        self._messages = messages
        self._viewers = viewers

    async def paint(self, table_id: TableId) -> None:
        """Bring everybody's hand at a table up to date, also of those who left.

        Raises:
            BaseExceptionGroup: these hands could not be painted; all others were.
        """
        table = self._tables.see(table_id)
        if table.game is None:
            return
        people = {player.id: player for player in table.seated if isinstance(player, Person)}
        for left in set(await self._messages.people(table_id)) - {EVERYBODY, *people}:
            person = await self._viewers.person(left)
            if person is not None:
                people[left] = person
        painted = await asyncio.gather(
            *(self._paint_one(self._tables.see(table_id, person.id), person) for person in people.values()),
            return_exceptions=True,
        )
        problems = [problem for problem in painted if problem is not None]
        if problems:
            raise BaseExceptionGroup("hands", problems)

    async def _paint_one(self, seen: TableSeen, person: Person) -> None:
        known = await self._messages.recall(seen.id, person.id)
        shows = _shows(seen)
        if known is not None and known[1] == shows:
            return
        preferences = await self._viewers.preferences(person.id)
        if preferences.dm_closed or person.user is None:
            return
        screen = in_shape(hand_screen(speaker_to(preferences, seen.language), seen), wide=preferences.wide)
        theme = await self._viewers.theme(seen.guild, person.id)
        try:
            same_hand = known is not None and (seen.viewer is None or _is_same_hand(known[1], shows))
            if known is not None and same_hand and await self._edited(known[0], screen, theme):
                await self._messages.remember(seen.id, person.id, known[0], shows)
                return
            if seen.viewer is None:
                return
            channel = await self._client.create_dm(discord.Object(person.user))
            name = nonce_of(seen.seed_hash, person.id, shows, known)
            message = await channel.send(**await sending(screen, theme), nonce=name)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DM_CODES:
                raise
            await self._fall_back(seen, person)
            return
        await self._messages.remember(seen.id, person.id, (channel.id, message.id), shows)
        if known is not None:
            await self._delete(known[0])

    async def _edited(self, at: MessageAt, screen: Screen, theme: Theme) -> bool:
        return await edit(self._client, at, await editing(screen, theme), in_private=True)

    async def _delete(self, at: MessageAt) -> None:
        channel, message = at
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            logger.info("an old hand message stays: %s", error)

    async def _fall_back(self, seen: TableSeen, person: Person) -> None:
        """Remember that a person cannot be sent messages, and say once how to see the hand."""
        await self._viewers.set_dm_closed(person.id, closed=True)
        if seen.viewer is None or person.user is None:
            return
        say = speaker(seen.language)
        try:
            await self._client.get_partial_messageable(seen.channel).send(
                say("dm-closed", name=mention(say, person)),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(person.user)]),
            )
        except (discord.Forbidden, discord.NotFound) as error:
            logger.info("nobody can be told in the channel of closed direct messages: %s", error)
        except Exception:
            # Another try begins with the direct message again: only so is the person told at last.
            await self._viewers.set_dm_closed(person.id, closed=False)
            raise


def _shows(seen: TableSeen) -> str:
    """What a hand message shows, in short: the round, then a digest of the rest. The same needs no painting."""
    game = seen.game
    if game is None:
        return f"0 {seen.stage.value}"
    place = game.place_of(seen.viewer)
    if place is not None and seen.stage is Stage.PLAYING:
        return f"{DONE} {place}"
    my_turn = seen.viewer is not None and game.turn == seen.viewer
    due = (game.phase, game.stamp) if my_turn else (None, None)
    face = (seen.stage.value, seen.viewer, game.hand, game.gift, game.received, *due)
    return f"{game.round} {sha256(repr(face).encode()).hexdigest()[:16]}"


def _is_same_hand(before: str, now: str) -> bool:
    """Whether a message can become the next by an edit: in the same round, or for somebody who gets no more hands."""
    rounds = before.split(" ", maxsplit=1)[0], now.split(" ", maxsplit=1)[0]
    return rounds[0] == rounds[1] or DONE in rounds
