"""Private hands by direct message: one message a round, edited as the round goes on."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from tockbot.tables.observation import TableSeen
from tockbot.tables.service import Tables
from tockbot.tables.sitters import Human, UserId
from tockbot.ui.desk import Desk
from tockbot.ui.hand_screens import hand_screen
from tockbot.ui.post import editing, sending
from tockbot.ui.texts import speaker

logger = logging.getLogger(__name__)

CLOSED_DM_CODES: Final = (50007, 50278)
"""Discord's codes for people to whom no direct message can be sent."""

UNKNOWN_MESSAGE: Final = 10008

Face = tuple[object, ...]
"""All that a hand message shows; while it is the same, nothing needs painting."""


class Hands:
    """The hands of everybody at every table."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        """Send with this client."""
        self._client = client
        self._desk = desk
        self._messages = desk.messages
        self._faces: dict[tuple[int, int], Face] = {}

    @property
    def _tables(self) -> Tables:
        return self._desk.tables

    async def paint(self, number: int) -> None:
        """Bring everybody's hand at a table up to date."""
        table = self._tables.see(number)
        if table.game is None:
            return
        seated = {sitter.user for sitter in table.sitters if isinstance(sitter, Human)}
        gone = {person for game, person in self._faces if game == number and person not in seated}
        for person in (*seated, *gone):
            await self._paint_one(self._tables.see(number, UserId(person)), person)
        for person in gone:
            self._faces.pop((number, person), None)

    async def _paint_one(self, seen: TableSeen, person: int) -> None:
        before = self._faces.get((seen.id, person))
        face = _face(seen)
        if face == before:
            return
        self._faces[seen.id, person] = face
        if await self._desk.people.is_dm_closed(person):
            return
        say = await self._desk.speaker_to(person, seen.language)
        screen = hand_screen(say, seen)
        known = await self._messages.recall(seen.id, person)
        new_round = before is not None and seen.viewer is not None and before[0] != face[0]
        try:
            if known is not None and not new_round and await self._edit(known, await editing(screen)):
                return
            if seen.viewer is None:
                return
            channel = await self._client.create_dm(discord.Object(person))
            message = await channel.send(**await sending(screen))
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM_CODES:
                raise
            await self._fall_back(seen, person)
            return
        await self._messages.remember(seen.id, person, channel.id, message.id)
        if known is not None:
            await self._delete(known)

    async def _edit(self, known: tuple[int, int], content: dict[str, Any]) -> bool:
        """Edit a hand message; False if it is gone."""
        channel, message = known
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).edit(**content)
        except discord.NotFound:
            return False
        return True

    async def _delete(self, known: tuple[int, int]) -> None:
        channel, message = known
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            logger.info("an old hand message stays: %s", error)

    async def _fall_back(self, seen: TableSeen, person: int) -> None:
        """Remember that a person cannot be sent messages, and say once how to see the hand."""
        await self._desk.people.set_dm_closed(person, closed=True)
        say = speaker(seen.language)
        await self._client.get_partial_messageable(seen.channel).send(
            say("dm-closed", name=f"<@{person}>"),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(person)]),
        )


def _face(seen: TableSeen) -> Face:
    game = seen.game
    if game is None:
        return (0, seen.stage, seen.viewer)
    my_turn = seen.viewer is not None and game.turn == seen.viewer
    return (
        game.round,
        seen.stage,
        seen.viewer,
        game.hand,
        game.gift,
        game.phase if my_turn else None,
        my_turn and game.stamp,
    )
