"""Sends, edits, replaces and deletes the messages of a table, one at a time, whatever happens in between.

This module alone chooses between the two ways to send: with a valid interaction token, which does not count towards
Discord's rate limit, or as a counted request if there is no such token or it fails.

*Counted requests.* A message is sent with a nonce made from the message that it follows. If the bot dies before it
remembers the message, or gets an error although Discord sent it, sending again returns the same message. The bot first
remembers the new message, and then deletes the old one. A sender that finds a newer message deletes its own.

*With a token.* Such messages have no nonce. So the bot first stores durably that a message is being sent, and its text.
A process that finds that note without its message searches the channel for it, and continues with counted requests.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from math import inf
from typing import Any, Final

import aiohttp
import discord
from attrs import define, field

from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.screen import Screen
from tockbot.bot.sending import (
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Emojis,
    edit,
    editing,
    is_refused,
    nonce_of,
    said_by,
    said_of,
    sending,
)
from tockbot.bot.shown import CALL, EVERYBODY, BusyError, ScreenTurns, ShownMessages, is_ephemeral
from tockbot.bot.tokens import InteractionTokens
from tockbot.render import Theme
from tockbot.storage import MessageAt, ShownMessage, Token
from tockbot.tables import PersonId, TableId, TableSeen


@dataclass(frozen=True, slots=True)
class Post:
    """A message to show.

    Attributes:
        seen: the table that it shows.
        person: the person that it is for.
        screen: its content.
        theme: the theme of its picture.
        face: a short digest of its content.
        drawn: the pictures' files by name, if they are already drawn.
        is_paid: whether a request was taken from the budget for it.
        is_silent: whether it arrives without a notification.
    """

    seen: TableSeen
    person: PersonId
    screen: Screen
    theme: Theme
    face: str = ""
    drawn: Mapping[str, bytes] | None = None
    is_paid: bool = True
    is_silent: bool = False

    def at(self, place: MessageAt | None, leftovers: tuple[MessageAt, ...] = ()) -> ShownMessage:
        """Return the record of this message."""
        return ShownMessage(place, self.seen.entries, self.face, leftovers)


MAX_LOOKED: Final = 100
"""Maximum number of messages searched for one that was being sent."""


class OrphanedMessages:
    """Finds messages that were sent without being recorded, if the bot may read the channel's history."""

    def __init__(self, client: discord.Client, messages: ShownMessages, budget: RateBudget) -> None:
        """Search with this client for the messages that are recorded here as being sent."""
        self._client = client
        self._messages = messages
        self._budget = budget
        # By table: the ping of a process that died before it recorded the ping, for the paint that found it.
        self._found: dict[TableId, tuple[str, MessageAt]] = {}

    def adopt(self, table_id: TableId, person: PersonId, said: str) -> MessageAt | None:
        """Return the ping with this text if one was found, so that people are not pinged twice; None otherwise."""
        known, at = self._found.pop(table_id, ("", None)) if person == CALL else ("", None)
        return at if known == said else None

    async def settle(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage]) -> dict[PersonId, ShownMessage]:
        """Return the messages of a table, once none counts as being sent any more: the process that sent it is gone.

        Raises:
            discord.HTTPException: the channel could not be searched.
            StorageError: the result could not be saved.
        """
        settled = dict(rows)
        self._found.pop(seen.id, None)
        for person in (EVERYBODY, CALL):
            row = rows.get(person)
            if row is not None and row.under_way:
                found = await self.look_for(row, seen.channel)
                if person == CALL and found:
                    self._found[seen.id] = row.under_way, found[-1]
                now = replace(row, under_way="", leftovers=(*row.leftovers, *found))
                await self._messages.replace(seen.id, person, row, now)
                settled[person] = replace(now, token=None)
        return settled

    async def look_for(self, row: ShownMessage, channel: int) -> tuple[MessageAt, ...]:
        """Return the message that was being sent, if it is there; none if the bot may not read the channel's history.

        Raises:
            discord.HTTPException: the channel could not be searched.
        """
        await self._budget.take(Urgency.CALL)
        recently = discord.utils.utcnow() - timedelta(hours=1)
        after = recently if row.at is None else discord.Object(row.at[1])
        said = self._client.get_partial_messageable(channel).history(after=after, limit=MAX_LOOKED)
        try:
            found = [(channel, one.id) async for one in said if self._is_own(one) and said_by(one) == row.under_way]
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            return ()
        return tuple(one for one in found if one != row.at and one not in row.leftovers)

    def _is_own(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id


logger = logging.getLogger(__name__)

MAX_TAKEN: Final = 10_000
"""Maximum number of messages that are remembered as deleted, or as refused to be deleted."""

AGAIN_SECONDS: Final = 3600.0
"""Seconds after which a message is tried again that Discord refused to delete."""


@define(eq=False)
class StaleMessages:
    """Deletes messages that were replaced, in turn with presses on them; the clock gives seconds."""

    _client: discord.Client
    _tokens: InteractionTokens
    _budget: RateBudget
    _turns: ScreenTurns
    _clock: Callable[[], float] = time.monotonic
    _not_before: dict[MessageAt, float] = field(init=False, factory=dict)

    def is_gone(self, at: MessageAt) -> bool:
        """Return whether a message is known to be deleted."""
        return self._not_before.get(at) == inf

    def of(self, shown: ShownMessage) -> tuple[MessageAt, ...]:
        """Return the messages that are still to be deleted."""
        return tuple(one for one in shown.leftovers if not self.is_gone(one))

    async def tidy(self, shown: ShownMessage, before: ShownMessage | None = None) -> bool:
        """Delete replaced messages; the one ``before`` with its token, if it is among them.

        Returns:
            True if some were already gone: the saved record of them is out of date.

        Raises:
            BusyError: a press on one of them is being answered; the others were deleted.
            discord.HTTPException: some could not be deleted; the others were.
        """
        failed: discord.HTTPException | BusyError | None = None
        were_gone = False
        for one in self.of(shown):
            if self._turns.is_answering(one):
                failed = failed or BusyError()
                continue
            if self._clock() < self._not_before.get(one, 0.0):
                continue
            try:
                token = before.token if before is not None and before.at == one else None
                were_gone |= not await self.take_away(one, token)
            except discord.HTTPException as error:
                failed = error
        if failed is not None:
            raise failed
        return were_gone

    async def take_away(self, at: MessageAt, token: Token | None = None) -> bool:
        """Delete a message, with a token if that can be used.

        Returns:
            False if it was already gone.

        Raises:
            discord.HTTPException: Discord has problems; the message is tried again soon.
        """
        channel, message = at
        try:
            if not (self._tokens.serves(token) and await self._tokens.delete(token, message)):
                await self._budget.take(Urgency.TIDY)
                await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            # `find_obstacle` decides which channels are gone.
            is_gone = isinstance(error, discord.NotFound) and error.code != UNKNOWN_CHANNEL
            logger.info("an old message of a table %s: %s", "is gone" if is_gone else "stays", error)
            self._rest(at, inf if is_gone else self._clock() + AGAIN_SECONDS)
            return not is_gone
        self._rest(at, inf)
        return True

    def _rest(self, at: MessageAt, until: float) -> None:
        self._not_before.pop(at, None)
        self._not_before[at] = until
        if len(self._not_before) > MAX_TAKEN:
            del self._not_before[next(iter(self._not_before))]


class MessagePublisher:
    """Sends messages, and deletes the ones that they replace.

    Attributes:
        emojis: the emojis that replace text signs.
        leftovers: the messages to delete.
    """

    def __init__(
        self,
        client: discord.Client,
        messages: ShownMessages,
        tokens: InteractionTokens,
        budget: RateBudget,
        emojis: Emojis,
    ) -> None:
        """Send with this client, and record the messages here."""
        self.emojis = emojis
        self.leftovers = StaleMessages(client, tokens, budget, messages.turns)
        self._strays = OrphanedMessages(client, messages, budget)
        self._client = client
        self._messages = messages
        self._tokens = tokens
        self._budget = budget

    async def stood(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """Return the message shown to a person."""
        return await self._messages.recall(table_id, person)

    def is_busy(self, stood: ShownMessage) -> bool:
        """Return whether a message cannot be changed now, but can in a moment."""
        return self.is_pressed(stood) or self._tokens.serves_soon(stood.token)

    def is_pressed(self, stood: ShownMessage) -> bool:
        """Return whether a press on a message is being answered."""
        return self._messages.turns.is_answering(stood.at)

    def is_free(self, stood: ShownMessage | None) -> bool:
        """Return whether a message can be changed, or another sent beside it, without a counted request."""
        return stood is not None and self._tokens.serves(stood.token)

    async def settle(self, seen: TableSeen) -> dict[PersonId, ShownMessage]:
        """Return all messages of a table, once none counts as being sent any more: the process that sent it is gone.

        Raises:
            discord.HTTPException: the channel could not be searched.
            StorageError: the result could not be saved.
        """
        rows = await self._messages.of_table(seen.id)
        if EVERYBODY in rows and (token := rows[EVERYBODY].token) is not None:
            # Unlike the token of a private screen, this one is stored only after its press is answered.
            self._tokens.answered(token.text)
        return await self._strays.settle(seen, rows)

    async def send(
        self,
        post: Post,
        channel: int,
        before: ShownMessage | None,
        by: Token | None = None,
        *,
        stays: bool = False,
    ) -> None:
        """Send a message in place of an earlier one, which is deleted unless it ``stays``.

        Args:
            post: the message.
            channel: its channel.
            before: the earlier message.
            by: the token of a press in that channel, if there is one.
            stays: whether the earlier message stays.

        Raises:
            discord.HTTPException: the message could not be sent, or the earlier one could not be deleted.
            StorageError: the message could not be saved; this process knows it all the same.
        """
        place, token = self._strays.adopt(post.seen.id, post.person, said_of(post.screen, self.emojis)), None
        if place is None and self._tokens.serves(by):
            # Saving durably takes a while: the picture is drawn at the same time.
            content, before = await asyncio.gather(self._content(post), self._begun(post, before))
            place, before = await self._sent_by(by, content, post, channel, before)
            token = by
        if place is None:
            place, token = await self._sent(post, channel, before), None
        while not await self._messages.replace(
            post.seen.id,
            post.person,
            before,
            replace(post.at(place, self._left_by(post, before, place, stays=stays)), token=token),
        ):
            before = await self._messages.recall(post.seen.id, post.person)
            if before is None or (before.stamp >= post.seen.entries and before.at != place):
                logger.info("a message of table %d was overtaken", post.seen.id)
                await self.leftovers.take_away(place, token)
                return
        shown = post.at(place, self._left_by(post, before, place, stays=stays))
        await self.tidy(post.seen.id, post.person, shown, before)

    async def tidy(
        self, table_id: TableId, person: PersonId, shown: ShownMessage, before: ShownMessage | None = None
    ) -> None:
        """Delete replaced messages, and forget those that were already gone: a restart would look for them again.

        Raises:
            discord.HTTPException: some could not be deleted; the others were.
            StorageError: the result could not be saved.
        """
        if await self.leftovers.tidy(shown, before):
            row = await self._messages.recall(table_id, person)
            if row is not None:
                await self._messages.replace(table_id, person, row, replace(row, leftovers=self.leftovers.of(row)))

    async def _begun(self, post: Post, before: ShownMessage | None) -> ShownMessage:
        """Record that a message is being sent with a token."""
        begun = replace(before or ShownMessage(None, 0), under_way=said_of(post.screen, self.emojis))
        await self._messages.replace(post.seen.id, post.person, before, begun)
        return begun

    async def _sent_by(
        self, token: Token, content: dict[str, Any], post: Post, channel: int, before: ShownMessage
    ) -> tuple[MessageAt | None, ShownMessage]:
        """Send a message with a token; return its place, None if another way is needed, and the earlier message.

        Raises:
            discord.HTTPException: it may have been sent, and the channel could not be searched for it.
        """
        try:
            place = await self._tokens.send(token, content)
        except (discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
            logger.info("a message may have been sent with a token: %s", error)
            found = await self._strays.look_for(before, channel)
            if not found:
                return None, before
            # It was sent. Another one would ping people twice.
            place, before = found[-1], replace(before, leftovers=(*before.leftovers, *found[:-1]))
        if place is not None:
            self._repay(post)
        return place, before

    async def _content(self, post: Post) -> dict[str, Any]:
        return await sending(post.screen, self.emojis, post.theme, post.drawn)

    def _repay(self, post: Post) -> None:
        """Return the request that was taken for a message sent with a token."""
        if post.is_paid:
            self._budget.give_back()

    async def _pay(self, post: Post) -> None:
        """Take a request for a message that could not be sent with a token."""
        if not post.is_paid:
            await self._budget.take(Urgency.CALL)

    async def _sent(self, post: Post, channel: int, before: ShownMessage | None) -> MessageAt:
        """Send a message as a counted request."""
        follows = None if before is None else before.at
        content = await self._content(post)
        messageable = self._client.get_partial_messageable(channel)
        await self._pay(post)
        try:
            message = await messageable.send(
                **content, silent=post.is_silent, nonce=nonce_of(post.seen.seed_hash, post.person, follows)
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            # A message with this nonce was sent, and deleted since: use another nonce.
            await self._budget.take(Urgency.CALL)
            again = nonce_of(post.seen.seed_hash, post.person, follows, post.seen.entries)
            content = await self._content(post)
            message = await messageable.send(**content, silent=post.is_silent, nonce=again)
        place = channel, message.id
        if said_by(message) != said_of(post.screen, self.emojis):
            # An earlier attempt sent it, with the content of that time.
            await self._budget.take(Urgency.CALL)
            await edit(self._client, place, await editing(post.screen, self.emojis, post.theme))
        return place

    async def show_alone(self, post: Post, channel: int, before: ShownMessage) -> None:
        """Show a person a screen that only they see, in place of the earlier one, if they have a valid token.

        Raises:
            BusyError: the token is suspended.
        """
        token = before.token
        content = await self._content(post)
        if self._tokens.serves_soon(token):
            raise BusyError
        if not self._tokens.serves(token):
            return
        try:
            place = await self._tokens.send(token, content, ephemeral=True)
        except (discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
            logger.info("a hand may have been sent with a token: %s", error)
            return
        if place is None:
            if self._tokens.serves_soon(token):
                raise BusyError
            return
        shown = replace(post.at((channel, place[1]), before.leftovers), token=token)
        if not await self._messages.replace(post.seen.id, post.person, before, shown):
            # The person was answered meanwhile and saw it there, or pressed on this very message, so that it is theirs.
            stands = await self._messages.recall(post.seen.id, post.person)
            if stands is None or stands.at != shown.at:
                await self._tokens.delete_soon(token, place[1])
        elif before.at is not None:
            await self._tokens.delete_soon(token, before.at[1])

    def _left_by(
        self, post: Post, before: ShownMessage | None, place: MessageAt, *, stays: bool
    ) -> tuple[MessageAt, ...]:
        """Return the messages to delete once another is shown."""
        if before is None:
            return ()
        stays = stays or before.at is None or before.at == place or self._fades(post, before)
        # A message that was to be deleted has the nonce of the one being sent now, so Discord returned it: it stays.
        left = tuple(one for one in self.leftovers.of(before) if one != place)
        return (*left, *(() if stays or before.at is None else (before.at,)))

    def _fades(self, post: Post, stood: ShownMessage) -> bool:
        """Return whether a message can no longer be changed or deleted: a screen that only its person sees."""
        alone = post.person > EVERYBODY and stood.at is not None and is_ephemeral(post.seen, stood.at)
        return alone and not self.is_free(stood)

    async def take_away(self, table_id: TableId, person: PersonId, stood: ShownMessage) -> None:
        """Delete a message without a replacement.

        Raises:
            discord.HTTPException: it could not be deleted.
            StorageError: the result could not be saved.
        """
        if stood.at is not None:
            gone = replace(stood, at=None, leftovers=(*self.leftovers.of(stood), stood.at), token=None)
            if await self._messages.replace(table_id, person, stood, gone):
                await self.tidy(table_id, person, gone, stood)

    async def edit_by_token(self, post: Post, before: ShownMessage) -> None:
        """Edit a message with its token; leave it as it is if that is not possible.

        Raises:
            BusyError: a press on it is being answered, or the token is suspended.
            discord.DiscordServerError, aiohttp.ClientError, OSError: Discord failed, or could not be reached.
            StorageError: the result could not be saved.
        """
        content = await self._editing(post)
        if await self.stood(post.seen.id, post.person) != before:
            # The person was answered while it was drawn, and saw it there.
            return
        if await self._is_edited_by_token(content, before):
            await self.remember(post, before)
        elif self._tokens.serves_soon(before.token):
            raise BusyError

    async def _edited_by_token(self, post: Post, before: ShownMessage, *, with_picture: bool = True) -> bool:
        """Edit a message with its token; return False if that needs a counted request."""
        if not self.is_free(before):
            return False
        content = await self._editing(post, with_picture=with_picture)
        try:
            return await self._is_edited_by_token(content, before)
        except discord.DiscordServerError as error:
            logger.info("could not edit a message with a token: %s", error)
            return False

    async def _is_edited_by_token(self, content: dict[str, Any], before: ShownMessage) -> bool:
        if before.at is None or not self._tokens.serves(before.token):
            return False
        with self._messages.turns.editing(before.at):
            return await self._tokens.edit(before.token, before.at[1], content)

    async def _editing(self, post: Post, *, with_picture: bool = True) -> dict[str, Any]:
        return await editing(post.screen, self.emojis, post.theme, with_picture=with_picture)

    async def edit(
        self, post: Post, before: ShownMessage, *, with_picture: bool = True, in_private: bool = False
    ) -> bool:
        """Edit a message, and record its new content; return False if it is gone, or can no longer be edited.

        Raises:
            BusyError: a press on it is being answered, or the only token that can change it is suspended.
            discord.HTTPException: the edit failed for another reason.
            StorageError: the result could not be saved.
        """
        if await self._edited_by_token(post, before, with_picture=with_picture):
            self._repay(post)
        elif before.at is None:
            return False
        elif self._fades(post, before):
            if self._tokens.serves_soon(before.token):
                raise BusyError
            return False
        else:
            content = await self._editing(post, with_picture=with_picture)
            await self._pay(post)
            with self._messages.turns.editing(before.at):
                if not await edit(self._client, before.at, content, in_private=in_private):
                    return False
        await self.remember(post, before)
        return True

    async def finish(self, post: Post, stood: ShownMessage) -> None:
        """Edit a message for the last time: it stays, and no longer represents the table.

        Raises:
            discord.HTTPException: it could not be edited, though it is there.
        """
        if stood.at is not None and not await self._edited_by_token(post, stood):
            await self._budget.take(Urgency.BOARD)
            await edit(self._client, stood.at, await self._editing(post))

    async def remember(self, post: Post, before: ShownMessage) -> None:
        """Record the current content of a message.

        Raises:
            discord.HTTPException: an earlier message could not be deleted.
            StorageError: the content could not be saved.
        """
        shown = replace(post.at(before.at, self.leftovers.of(before)), token=before.token)
        if await self._messages.replace(post.seen.id, post.person, before, shown):
            await self.tidy(post.seen.id, post.person, shown)
