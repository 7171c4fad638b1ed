"""Messages that stand for something: one at a time, sent, edited and replaced, whatever happens in between.

Invariant: who sends a message first says which one it follows. The name that Discord knows it by (its nonce) is made of
that, so that one whose sender died before it was remembered, or heard of a failure though it was made, comes back when
it is sent again. Only then is it remembered in place of the one it follows, and that one taken away. Who finds that
somebody else has sent a newer one meanwhile takes its own away.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.messages.emojis import Emojis
from tockbot.bot.messages.sending import edit, editing, nonce_of, says, sending
from tockbot.bot.painting.shown_messages import ShownMessages
from tockbot.bot.screen import Screen
from tockbot.render import Theme
from tockbot.tables import MessageAt, PersonId, ShownMessage, TableId, TableSeen, Token

logger = logging.getLogger(__name__)

MOST_TAKEN: Final = 10_000
"""So many messages are known to be taken away already."""

UNKNOWN_MESSAGE: Final = 10008


@dataclass(frozen=True, slots=True)
class Post:
    """What is to stand for somebody.

    Attributes:
        seen: the table as it is shown.
        person: for whom.
        screen: what is shown.
        theme: what its picture looks like.
        face: in short what it shows.
        drawn: the pictures' files by their names, where they are drawn already.
    """

    seen: TableSeen
    person: PersonId
    screen: Screen
    theme: Theme
    face: str = ""
    drawn: Mapping[str, bytes] | None = None

    def at(self, place: MessageAt | None, leftovers: tuple[MessageAt, ...] = ()) -> ShownMessage:
        """As it is remembered."""
        return ShownMessage(place, self.seen.entries, self.face, leftovers)


def lives(token: Token) -> bool:
    """Whether a message can still be changed by its token."""
    return token.until > discord.utils.utcnow().timestamp()


class Posts:
    """Sends what is to stand somewhere, and takes away what stood there.

    Attributes:
        emojis: what stands in place of signs.
    """

    def __init__(self, client: discord.Client, messages: ShownMessages, budget: Budget, emojis: Emojis) -> None:
        """Send with this client, and remember here; whoever paints has taken the first request from the budget."""
        self.emojis = emojis
        self._client = client
        self._messages = messages
        self._budget = budget
        self._taken: dict[MessageAt, None] = {}

    async def stand(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """All that stands of a table, by the person for whom it stands."""
        return await self._messages.of_table(table_id)

    async def send(self, post: Post, channel: int, before: ShownMessage | None, *, stays: bool = False) -> None:
        """Send a message in place of the one before, which is taken away unless it ``stays``.

        Raises:
            discord.HTTPException: it could not be sent, or the one before could not be taken away.
            StorageError: it could not be remembered; it is known all the same.
        """
        place = await self._sent(post, channel, before)
        while not await self._messages.replace(
            post.seen.id, post.person, before, post.at(place, self._left_by(before, place, stays=stays))
        ):
            before = await self._messages.recall(post.seen.id, post.person)
            if before is None or (before.stamp >= post.seen.entries and before.at != place):
                logger.info("a message of table %d was overtaken", post.seen.id)
                await self._take_away(place)
                return
        await self.tidy(post.at(place, self._left_by(before, place, stays=stays)), before)

    async def _sent(self, post: Post, channel: int, before: ShownMessage | None) -> MessageAt:
        follows = None if before is None else before.at
        content = await sending(post.screen, self.emojis, post.theme, post.drawn)
        messageable = self._client.get_partial_messageable(channel)
        try:
            message = await messageable.send(**content, nonce=nonce_of(post.seen.seed_hash, post.person, follows))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            # One by this name was made, and deleted since: the next has another name.
            await self._budget.take(Urgency.CALL)
            again = nonce_of(post.seen.seed_hash, post.person, follows, post.seen.entries)
            content = await sending(post.screen, self.emojis, post.theme, post.drawn)
            message = await messageable.send(**content, nonce=again)
        place = channel, message.id
        if not says(message, post.screen, self.emojis):
            # It was made by an earlier try, and shows what stood then.
            await self._budget.take(Urgency.CALL)
            await edit(self._client, place, await editing(post.screen, self.emojis, post.theme))
        return place

    def _left_by(self, before: ShownMessage | None, place: MessageAt, *, stays: bool) -> tuple[MessageAt, ...]:
        """The messages that are to be taken away once another stands."""
        if before is None:
            return ()
        stood = () if before.at is None or before.at == place or stays else (before.at,)
        return (*self.untidy(before), *stood)

    def untidy(self, shown: ShownMessage) -> tuple[MessageAt, ...]:
        """The messages that are still to be taken away."""
        return tuple(one for one in shown.leftovers if one not in self._taken)

    async def tidy(self, shown: ShownMessage, before: ShownMessage | None = None) -> None:
        """Take away what is to be taken away: with the token of the one ``before``, where that is the one.

        Raises:
            discord.HTTPException: some could not be taken away; the others were.
        """
        failed: discord.HTTPException | None = None
        for one in self.untidy(shown):
            try:
                await self._take_away(one, before.token if before is not None and before.at == one else None)
            except discord.HTTPException as error:
                failed = error
        if failed is not None:
            raise failed

    async def _take_away(self, at: MessageAt, token: Token | None = None) -> None:
        channel, message = at
        try:
            if not await self._taken_by(token, message):
                await self._budget.take(Urgency.TIDY)
                await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except (discord.Forbidden, discord.NotFound) as error:
            logger.info("an old message of a table is gone, or stays: %s", error)
        self._taken[at] = None
        if len(self._taken) > MOST_TAKEN:
            del self._taken[next(iter(self._taken))]

    async def _taken_by(self, token: Token | None, message: int) -> bool:
        """Whether a message was taken away through the press that it answered, which Discord does not count."""
        application = self._client.application_id
        if token is None or application is None or not lives(token):
            return False
        try:
            await discord.Webhook.partial(application, token.text, client=self._client).delete_message(message)
        except discord.HTTPException as error:
            logger.info("a message could not be taken away by its token: %s", error)
            return False
        return True

    async def edit_by_token(self, post: Post, before: ShownMessage, content: dict[str, Any]) -> None:
        """Edit what stands through the press that it answered, which Discord does not count; else leave it as it is.

        Raises:
            StorageError: it could not be remembered.
        """
        application, token = self._client.application_id, before.token
        if before.at is None or application is None or token is None or not lives(token):
            return
        try:
            await discord.Webhook.partial(application, token.text, client=self._client).edit_message(
                before.at[1], **content
            )
        except discord.HTTPException as error:
            logger.info("a screen could not be changed by its token: %s", error)
            return
        await self.remember(post, before)

    async def edit(
        self, post: Post, before: ShownMessage, content: dict[str, Any], *, in_private: bool = False
    ) -> bool:
        """Edit what stands, and remember what it now shows; False if it is gone, or can be edited no more.

        Raises:
            discord.HTTPException: anything else is the matter.
            StorageError: it could not be remembered.
        """
        if before.at is None:
            return False
        if not await edit(self._client, before.at, content, in_private=in_private):
            return False
        await self.remember(post, before)
        return True

    async def finish(self, at: MessageAt, content: dict[str, Any]) -> None:
        """Edit a message for the last time: it stays as it then is, and stands for nothing any more.

        Raises:
            discord.HTTPException: it could not be edited, though it is there.
        """
        await self._budget.take(Urgency.BOARD)
        await edit(self._client, at, content)

    async def remember(self, post: Post, before: ShownMessage) -> None:
        """Remember what the message that stands shows now.

        Raises:
            discord.HTTPException: what stood before it could not be taken away.
            StorageError: it could not be remembered.
        """
        shown = replace(post.at(before.at, self.untidy(before)), token=before.token)
        if await self._messages.replace(post.seen.id, post.person, before, shown):
            await self.tidy(shown)
