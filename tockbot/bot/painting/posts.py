"""Messages that stand for something: one at a time, sent, edited and replaced, whatever happens in between.

This is the one place that knows of two ways: by a living token (:mod:`~tockbot.bot.messages.tokens`), which Discord
does not count, and the counted way, at once where there is none or it fails.

Invariant of the counted way: who sends a message first says which one it follows. The name that Discord knows it by
(its nonce) is made of that, so that one whose sender died before it was remembered, or heard of a failure though it
was made, comes back when it is sent again. Only then is it remembered in place of the one it follows, and that one
taken away. Who finds that somebody else has sent a newer one meanwhile takes its own away.

Invariant of the other: there is no such name, so it is written down first that one is under way, and that outlives the
database's machine, as what is remembered afterwards need not. Whoever finds that without its message lets it be looked
for (:mod:`~tockbot.bot.painting.strays`), and goes on by the counted way.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import aiohttp
import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.messages.emojis import Emojis
from tockbot.bot.messages.sending import UNKNOWN_MESSAGE, edit, editing, nonce_of, said_by, said_of, sending
from tockbot.bot.messages.tokens import Tokens
from tockbot.bot.painting.leftovers import Leftovers
from tockbot.bot.painting.post import Post
from tockbot.bot.painting.shown_messages import EVERYBODY, BusyError, ShownMessages, is_ephemeral
from tockbot.bot.painting.strays import Strays
from tockbot.storage import MessageAt, ShownMessage, Token
from tockbot.tables import PersonId, TableId, TableSeen

logger = logging.getLogger(__name__)


class Posts:
    """Sends what is to stand somewhere, and takes away what stood there.

    Attributes:
        emojis: what stands in place of signs.
        leftovers: what is to be taken away.
    """

    def __init__(
        self, client: discord.Client, messages: ShownMessages, tokens: Tokens, budget: Budget, emojis: Emojis
    ) -> None:
        """Send with this client, and remember here."""
        self.emojis = emojis
        self.leftovers = Leftovers(client, tokens, budget, messages.turns)
        self._strays = Strays(client, messages, budget)
        self._client = client
        self._messages = messages
        self._tokens = tokens
        self._budget = budget

    async def stood(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """What stands for a person."""
        return await self._messages.recall(table_id, person)

    def is_busy(self, stood: ShownMessage) -> bool:
        """Return whether what stands cannot be changed now, but in a moment."""
        return self.is_pressed(stood) or self._tokens.serves_soon(stood.token)

    def is_pressed(self, stood: ShownMessage) -> bool:
        """Return whether a press on what stands is being answered."""
        return self._messages.turns.is_answering(stood.at)

    def is_free(self, stood: ShownMessage | None) -> bool:
        """Whether what stands can be changed, or another sent beside it, without taking a request for it."""
        return stood is not None and self._tokens.serves(stood.token)

    async def settle(self, seen: TableSeen) -> dict[PersonId, ShownMessage]:
        """All that stands of a table, once nothing is under way any more: whoever sent it is gone.

        Raises:
            discord.HTTPException: it could not be looked for.
            StorageError: it could not be remembered.
        """
        rows = await self._messages.of_table(seen.id)
        if EVERYBODY in rows and (token := rows[EVERYBODY].token) is not None:
            # Unlike one of a private screen, it is stored once its press is answered.
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
        """Send a message in place of the one before, which is taken away unless it ``stays``.

        Args:
            post: what it is.
            channel: where.
            before: what stood there.
            by: a token of a press there, where there is one.
            stays: whether the one before stays.

        Raises:
            discord.HTTPException: it could not be sent, or the one before could not be taken away.
            StorageError: it could not be remembered; it is known all the same.
        """
        place, token = None, None
        if self._tokens.serves(by):
            # It takes a while to write it down so that it lasts: meanwhile the picture is drawn.
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
        """Take away what is left beside a message, and forget what was gone before: a restart would look for it again.

        Raises:
            discord.HTTPException: some could not be taken away; the others were.
            StorageError: it could not be remembered.
        """
        if await self.leftovers.tidy(shown, before):
            row = await self._messages.recall(table_id, person)
            if row is not None:
                await self._messages.replace(table_id, person, row, replace(row, leftovers=self.leftovers.of(row)))

    async def _begun(self, post: Post, before: ShownMessage | None) -> ShownMessage:
        """Write down that a message is under way by a token."""
        begun = replace(before or ShownMessage(None, 0), under_way=said_of(post.screen, self.emojis))
        await self._messages.replace(post.seen.id, post.person, before, begun)
        return begun

    async def _sent_by(
        self, token: Token, content: dict[str, Any], post: Post, channel: int, before: ShownMessage
    ) -> tuple[MessageAt | None, ShownMessage]:
        """Send a message by a token; give where it is, None where it has to be sent otherwise, and what stood before.

        Raises:
            discord.HTTPException: it may have been sent, and could not be looked for.
        """
        try:
            place = await self._tokens.send(token, content)
        except (discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
            logger.info("a message may have been sent by a token: %s", error)
            found = await self._strays.look_for(before, channel)
            return None, replace(before, leftovers=(*before.leftovers, *found))
        if place is not None:
            self._repay(post)
        return place, before

    async def _content(self, post: Post) -> dict[str, Any]:
        return await sending(post.screen, self.emojis, post.theme, post.drawn)

    def _repay(self, post: Post) -> None:
        """Give back the request that was taken for what was done by a token."""
        if post.is_paid:
            self._budget.give_back()

    async def _pay(self, post: Post) -> None:
        """Take a request for what could not be done by a token."""
        if not post.is_paid:
            await self._budget.take(Urgency.CALL)

    async def _sent(self, post: Post, channel: int, before: ShownMessage | None) -> MessageAt:
        """Send a message the counted way."""
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
            # One by this name was made, and deleted since: the next has another name.
            await self._budget.take(Urgency.CALL)
            again = nonce_of(post.seen.seed_hash, post.person, follows, post.seen.entries)
            content = await self._content(post)
            message = await messageable.send(**content, silent=post.is_silent, nonce=again)
        place = channel, message.id
        if said_by(message) != said_of(post.screen, self.emojis):
            # It was made by an earlier try, and shows what stood then.
            await self._budget.take(Urgency.CALL)
            await edit(self._client, place, await editing(post.screen, self.emojis, post.theme))
        return place

    async def show_alone(self, post: Post, channel: int, before: ShownMessage) -> None:
        """Show somebody a screen that only they see, in place of the one before, if a token of theirs lives.

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
            logger.info("a hand may have been shown by a token: %s", error)
            return
        if place is None:
            if self._tokens.serves_soon(token):
                raise BusyError
            return
        shown = replace(post.at((channel, place[1]), before.leftovers), token=token)
        if not await self._messages.replace(post.seen.id, post.person, before, shown):
            # They were answered meanwhile, and saw it there.
            await self._tokens.delete_soon(token, place[1])
        elif before.at is not None:
            await self._tokens.delete_soon(token, before.at[1])

    def _left_by(
        self, post: Post, before: ShownMessage | None, place: MessageAt, *, stays: bool
    ) -> tuple[MessageAt, ...]:
        """The messages that are to be taken away once another stands."""
        if before is None:
            return ()
        stays = stays or before.at is None or before.at == place or self._fades(post, before)
        # One that was to be taken away, and is known by the name of what is sent now, came back: it stands from now on.
        left = tuple(one for one in self.leftovers.of(before) if one != place)
        return (*left, *(() if stays or before.at is None else (before.at,)))

    def _fades(self, post: Post, stood: ShownMessage) -> bool:
        """Whether what stands can neither be changed nor taken away by now: a screen that only its person sees."""
        alone = post.person > EVERYBODY and stood.at is not None and is_ephemeral(post.seen, stood.at)
        return alone and not self.is_free(stood)

    async def take_away(self, table_id: TableId, person: PersonId, stood: ShownMessage) -> None:
        """Take away what stands, and nothing stands there any more.

        Raises:
            discord.HTTPException: it could not be taken away.
            StorageError: it could not be remembered.
        """
        if stood.at is not None:
            gone = replace(stood, at=None, leftovers=(*self.leftovers.of(stood), stood.at), token=None)
            if await self._messages.replace(table_id, person, stood, gone):
                await self.tidy(table_id, person, gone, stood)

    async def edit_by_token(self, post: Post, before: ShownMessage) -> None:
        """Edit what stands by its token; else leave it as it is.

        Raises:
            BusyError: a press on it is being answered, or the token is suspended.
            discord.DiscordServerError, aiohttp.ClientError, OSError: Discord failed, or could not be reached.
            StorageError: it could not be remembered.
        """
        content = await self._editing(post)
        if await self.stood(post.seen.id, post.person) != before:
            # They were answered while it was drawn, and saw it there.
            return
        if await self._is_edited_by_token(content, before):
            await self.remember(post, before)
        elif self._tokens.serves_soon(before.token):
            raise BusyError

    async def _edited_by_token(self, post: Post, before: ShownMessage, *, with_picture: bool = True) -> bool:
        """Edit what stands by its token; return False if that has to be done the counted way."""
        if not self.is_free(before):
            return False
        content = await self._editing(post, with_picture=with_picture)
        try:
            return await self._is_edited_by_token(content, before)
        except discord.DiscordServerError as error:
            logger.info("could not edit a message by a token: %s", error)
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
        """Edit what stands, and remember what it now shows; False if it is gone, or can be edited no more.

        Raises:
            BusyError: a press on it is being answered, or the only token that can change it is suspended.
            discord.HTTPException: anything else is the matter.
            StorageError: it could not be remembered.
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
        """Edit what stands for the last time: it stays as it then is, and stands for nothing any more.

        Raises:
            discord.HTTPException: it could not be edited, though it is there.
        """
        if stood.at is not None and not await self._edited_by_token(post, stood):
            await self._budget.take(Urgency.BOARD)
            await edit(self._client, stood.at, await self._editing(post))

    async def remember(self, post: Post, before: ShownMessage) -> None:
        """Remember what the message that stands shows now.

        Raises:
            discord.HTTPException: what stood before it could not be taken away.
            StorageError: it could not be remembered.
        """
        shown = replace(post.at(before.at, self.leftovers.of(before)), token=before.token)
        if await self._messages.replace(post.seen.id, post.person, before, shown):
            await self.tidy(post.seen.id, post.person, shown)
