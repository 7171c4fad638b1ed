"""Carries plans out: brings one message at a time from what exists to what should exist.

This module alone chooses between the two ways to send: with a valid interaction token, which does not count towards
Discord's rate limit, or as a counted request if there is no such token or it fails. In a place without the bot there
are only tokens.

*Before it sends* a message, the bot stores that it is under way, and its text; durably for a board or a ping. A process
that finds that note without its message searches the channel for it.

*Counted requests.* A message is sent with a nonce made from the message that it follows. If the bot dies before it
remembers the message, or gets an error although Discord sent it, sending again within minutes returns the same message.
The bot first remembers the new message, and then deletes the old one. A sender that finds a newer message deletes its
own, and never uses its nonce again: Discord would refuse it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

import aiohttp
import discord
from attrs import define, field

from tockbot.bot.answers import Answer
from tockbot.bot.budget import Fare, RateBudget, Urgency
from tockbot.bot.contents import Post, with_shown_picture
from tockbot.bot.orphans import FOUND, Orphans
from tockbot.bot.people import UserDirectory, speaker_to
from tockbot.bot.plan import CALL, EVERYBODY, How, Where, is_ephemeral
from tockbot.bot.screen import Screen
from tockbot.bot.sending import (
    NO_EMOJIS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Emojis,
    drawn_all,
    edit,
    editing,
    is_refused,
    nonce_of,
    said_by,
    said_of,
    sending,
)
from tockbot.bot.shown import TRIES, BusyError, ShownMessages
from tockbot.bot.tokens import LIFE, InteractionTokens, token_of
from tockbot.bot.words import Speaker
from tockbot.render import WOOD
from tockbot.service import traceback_line
from tockbot.storage import MessageAt, ShownMessage, Token
from tockbot.tables import ChannelId, MessageId, Person, PersonId, TableSeen, UserId

logger = logging.getLogger(__name__)

T = TypeVar("T")

MAX_SPENT: Final = 1000
"""Maximum number of nonces that are not used again: Discord forgets them within minutes."""

UNCERTAIN: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError)
"""The errors after which a request may have been carried out."""


def _is_alone(post: Post, before: ShownMessage) -> bool:
    """Return whether only a token can change or delete a message: a screen in the channel that only its person sees."""
    return post.person > EVERYBODY and before.at is not None and is_ephemeral(post.seen, before.at)


def _nonce_facts(seen: TableSeen, person: PersonId, before: ShownMessage | None) -> tuple[object, ...]:
    """Return what the nonce of a message is made from: its person, and the message that it follows."""
    # A ping may follow one that was deleted, whose moment is still recorded.
    moment = before.stamp if before is not None and person == CALL else 0
    return seen.seed_hash, person, (before and before.at) or moment or None


@dataclass(frozen=True, slots=True)
class _Sent:
    """A message that was sent, the token with which it was, and others of that text to delete."""

    at: MessageAt
    token: Token | None = None
    others: tuple[MessageAt, ...] = ()


class _AnsweredError(Exception):
    """A person was answered while their screen was drawn, and saw the present state there."""


@define(eq=False)
class Posts:
    """Sends, edits, replaces and deletes messages.

    Attributes:
        emojis: the emojis that replace text signs.
        orphans: messages that were being sent.
    """

    _client: discord.Client
    _shown: ShownMessages
    _tokens: InteractionTokens
    _budget: RateBudget
    emojis: Emojis
    _viewers: UserDirectory
    # Nonces that name a message which was deleted, though it follows one that is still there.
    _spent: deque[str] = field(init=False, factory=partial(deque, maxlen=MAX_SPENT))
    orphans: Orphans = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.orphans = Orphans(self._client, self._shown, self._budget, self._viewers)

    async def bring(
        self, urgency: Urgency, draw: Callable[[], Awaitable[Post | None]], *, is_free: bool = False
    ) -> Post | None:
        """Bring one message from what exists to what should exist, and return it; None if it was left as it is.

        Args:
            urgency: the urgency of a counted request for it.
            draw: plans and draws the message; called once a counted request may be made, and returns None if nothing
                is to be done any more.
            is_free: whether it probably needs no counted request.

        Raises:
            BusyError: it cannot be changed now, but in a moment.
            discord.HTTPException: Discord refused, or has problems.
            StorageError: it could not be recorded; this process knows it all the same.
        """
        # A message that needs a request after all is drawn already, and would become stale if it waited long.
        fare = Fare(self._budget, Urgency.CALL if is_free else urgency)
        if not is_free:
            await fare.take()
        try:
            post = await draw()
            return post if post is not None and await self._carry_out(post, fare) else None
        finally:
            fare.give_back()

    async def _carry_out(self, post: Post, fare: Fare) -> bool:
        """Bring a message about; return whether it is so now."""
        if post.wanted.how is How.DELETE:
            return await self._take_away(post)
        if post.wanted.how is How.EDIT:
            in_place = with_shown_picture(post)
            try:
                is_edited = await self._edit(in_place, fare)
            except _AnsweredError:
                return False
            if is_edited or (post.person > EVERYBODY and not post.wanted.is_token_only):
                # A private screen that cannot be edited counts as edited, or it would be tried for ever.
                await self._remember(in_place)
                return True
            if post.person > EVERYBODY:
                return False
        if post.wanted.where is Where.ALONE:
            return await self._show_alone(post, fare)
        if post.wanted.where is Where.DIRECT:
            person = next(one for one in post.seen.sitting if one.id == post.person)
            return await self._in_direct(person, lambda channel: self._send(post, channel, fare))
        if post.closed is not None and post.before is not None:
            ending = replace(post, screen=post.closed, theme=WOOD)
            await self._edit(ending, Fare(self._budget, Urgency.BOARD))
        return await self._send(post, post.seen.channel, fare)

    async def _choose(
        self,
        tokens: Sequence[Token],
        draw: Callable[[], Awaitable[dict[str, Any]]],
        by_token: Callable[[Token, dict[str, Any]], Awaitable[T | None]],
        counted: Callable[[dict[str, Any]], Awaitable[T]] | None,
        fare: Fare,
    ) -> T | None:
        """Do something with a token if that works, and otherwise as a counted request, if there is such a way.

        Args:
            tokens: the tokens, in the order in which they are tried.
            draw: makes the content, once for each attempt.
            by_token: does it with a token; a false result means that it was certainly not done.
            counted: does it as a counted request; None if only a token will do.
            fare: the counted request.

        Raises:
            BusyError: only a token will do, and one serves in a moment.
        """
        for token in tokens:
            if not self._tokens.serves(token):
                continue
            content = await draw()
            # It may have ended, or been suspended, while the content was drawn.
            if not self._tokens.serves(token):
                continue
            try:
                if done := await by_token(token, content):
                    return done
            except discord.DiscordServerError as error:
                if counted is None:
                    raise
                logger.info("could not use a token: %s", error)
        if counted is None:
            if any(self._tokens.serves_soon(token) for token in tokens):
                raise BusyError
            return None
        content = await draw()
        await fare.spend()
        return await counted(content)

    # --- edit -------------------------------------------------------------------------------------------------------

    async def _edit(self, post: Post, fare: Fare) -> bool:
        """Edit a message; return False if it is gone, or cannot be edited.

        Raises:
            BusyError: a press on it is being answered, or only its token can change it, and serves in a moment.
        """
        before = post.before
        if before is None or (at := before.at) is None:
            return False

        async def draw() -> dict[str, Any]:
            picture, with_picture = post.screen.picture, post.wanted.with_picture
            drawn = None if picture is None or post.drawn is None else post.drawn.get(picture.filename)
            content = await editing(post.screen, self.emojis, post.theme, with_picture=with_picture, drawn=drawn)
            if post.person > EVERYBODY and await self._shown.recall(post.seen.id, post.person) != before:
                raise _AnsweredError
            return content

        async def by_token(token: Token, content: dict[str, Any]) -> bool:
            with self._shown.turns.editing(at):
                return await self._tokens.edit(token, at[1], content)

        async def counted(content: dict[str, Any]) -> bool:
            with self._shown.turns.editing(at):
                return await edit(self._client, at, content, in_private=post.person > EVERYBODY)

        is_token_only = post.wanted.is_token_only or _is_alone(post, before)
        try:
            tokens, way = self._shown.editing_tokens(before), None if is_token_only else counted
            return bool(await self._choose(tokens, draw, by_token, way, fare))
        except discord.HTTPException as error:
            if post.person <= EVERYBODY or not is_refused(error):
                raise
            logger.info("could not edit a private screen: %s", error)
            return False

    async def _remember(self, post: Post) -> None:
        """Record the current content of a message; a press on a board may store its token meanwhile."""
        before = post.before
        while before is not None:
            now = post.record(before.at, self._shown.stale(before), before.token)
            if await self._shown.replace(post.seen.id, post.person, before, now):
                await self.tidy(post.seen, post.person, now)
                return
            row = await self._shown.recall(post.seen.id, post.person)
            is_pressed = post.person == EVERYBODY and row is not None and replace(before, token=row.token) == row
            before = row if is_pressed else None

    # --- send -------------------------------------------------------------------------------------------------------

    async def _send(self, post: Post, channel: int, fare: Fare) -> bool:
        """Send a message in place of an earlier one, which is deleted unless it stays; return False if overtaken."""
        sent = self._adopted(post)
        if sent is None:
            # Saving durably takes a while: the picture is drawn at the same time.
            drawn, before = await asyncio.gather(self._drawn(post), self._noted(post))
            post = replace(post, drawn=drawn, before=before)
            if post.wanted.is_token_only and await self._is_overtaken(post):
                return False
            is_noted = before is not None and bool(before.under_way)
            tokens = post.tokens if is_noted or post.wanted.is_token_only else ()
            counted = None if post.wanted.is_token_only else partial(self._send_counted, post, channel)
            sent = await self._choose(
                tokens, partial(self._content, post), partial(self._send_by_token, post, channel), counted, fare
            )
            if sent is None:
                return False
        return await self._record(post, sent)

    async def _is_overtaken(self, post: Post) -> bool:
        """Return whether another message took the place of the earlier one, which tokens could not edit."""
        row = await self._shown.recall(post.seen.id, post.person)
        return row is not None and post.before is not None and row.at != post.before.at

    async def _record(self, post: Post, sent: _Sent) -> bool:
        """Record a message that was sent, and delete the earlier one; return False if it was overtaken."""
        before = post.before
        shown = self._in_place_of(post, before, sent)
        try:
            while not await self._shown.replace(post.seen.id, post.person, before, shown):
                before = await self._shown.recall(post.seen.id, post.person)
                if before is None or (before.stamp >= post.seen.entries and before.at != sent.at):
                    logger.info("a message of table %d was overtaken", post.seen.id)
                    self._spent.append(nonce_of(*_nonce_facts(post.seen, post.person, post.before)))
                    await self._delete(sent.at, sent.token)
                    return False
                shown = self._in_place_of(post, before, sent)
        except Exception:
            # This process knows the message all the same.
            await asyncio.gather(*self._notes_of_pings(post), return_exceptions=True)
            raise
        if post.wanted.is_token_only and post.person == EVERYBODY and sent.token is not None:
            self._shown.keep(sent.at, sent.token)
        # Before anything else, which may fail.
        await asyncio.gather(*self._notes_of_pings(post))
        await self.tidy(post.seen, post.person, shown, before)
        return True

    def _notes_of_pings(self, post: Post) -> list[Awaitable[None]]:
        """Return what records that people were pinged, so that no one is pinged again."""
        return [self._shown.was_called(post.seen, person.id) for person in post.pinged]

    def _adopted(self, post: Post) -> _Sent | None:
        """Return the ping with this text if one was found, so that people are not pinged twice; None otherwise."""
        before = post.before
        if before is None or before.at is None or before.under_way != FOUND + said_of(post.screen):
            return None
        return _Sent(before.at)

    async def _drawn(self, post: Post) -> Mapping[str, bytes]:
        return await drawn_all(post.screen, post.theme) if post.drawn is None else post.drawn

    async def _content(self, post: Post) -> dict[str, Any]:
        return await sending(post.screen, self.emojis, post.theme, post.drawn)

    async def _noted(self, post: Post) -> ShownMessage | None:
        """Record that a message is being sent; return the record, without that if it could not be saved."""
        before = post.before
        if post.wanted.is_token_only:
            # No one could look for it.
            return before
        try:
            for _ in range(TRIES):
                noted = replace(before or ShownMessage(None, 0), under_way=said_of(post.screen))
                if await self._shown.replace(post.seen.id, post.person, before, noted):
                    return noted
                # A press was recorded meanwhile.
                before = await self._shown.recall(post.seen.id, post.person)
        except Exception as error:  # noqa: BLE001 - a counted request has a nonce, and so can be repeated
            logger.warning("could not record that a message is being sent: %s", traceback_line(error))
        return before

    async def _send_by_token(self, post: Post, channel: int, token: Token, content: dict[str, Any]) -> _Sent | None:
        """Send a message with a token; return None if it was not sent.

        Raises:
            BusyError: it may have been sent, and the channel could not be searched for it; the next attempt does.
            discord.DiscordServerError, aiohttp.ClientError, OSError: it may have been sent, where only tokens serve.
        """
        try:
            at = await self._tokens.send(token, content)
        except UNCERTAIN as error:
            logger.info("a message may have been sent with a token: %s", error)
            if post.wanted.is_token_only or (before := post.before) is None:
                raise
            # If it was sent, another one would ping people twice. What the token sent is never older than its press.
            try:
                found = await self.orphans.look_for(before, channel, token.until - LIFE)
            except UNCERTAIN as unknown:
                raise BusyError from unknown
            return _Sent(found[-1], token, found[:-1]) if found else None
        return None if at is None else _Sent(at, token)

    async def _send_counted(self, post: Post, channel: int, content: dict[str, Any]) -> _Sent:
        """Send a message as a counted request."""
        before, messageable = post.before, self._client.get_partial_messageable(channel)
        facts, is_silent = _nonce_facts(post.seen, post.person, before), post.wanted.is_silent
        nonce, again = nonce_of(*facts), nonce_of(*facts, post.seen.entries)
        try:
            unspent = again if nonce in self._spent else nonce
            message = await messageable.send(**content, silent=is_silent, nonce=unspent)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE and isinstance(error, discord.NotFound):
                # A message with this nonce was sent, and deleted since: use another nonce.
                await self._budget.take(Urgency.CALL)
                message = await messageable.send(**await self._content(post), silent=is_silent, nonce=again)
            else:
                if before is not None and before.under_way and is_refused(error):
                    # It was certainly not sent: no one has to look for it.
                    await self._shown.replace(post.seen.id, post.person, before, replace(before, under_way=""))
                raise
        at = channel, message.id
        if said_by(message) != said_of(post.screen):
            # An earlier attempt sent it, with the content of that time.
            await self._budget.take(Urgency.CALL)
            await edit(self._client, at, await editing(post.screen, self.emojis, post.theme))
        return _Sent(at)

    def _in_place_of(self, post: Post, before: ShownMessage | None, sent: _Sent) -> ShownMessage:
        """Return the record of a message that was sent, with the messages to delete now that it is shown."""
        left: tuple[MessageAt, ...] = sent.others
        if before is not None:
            # One that was to be deleted stays if Discord returned it: it has the nonce of the message being sent.
            left += tuple(one for one in self._shown.stale(before) if one != sent.at)
            # An ephemeral screen cannot be deleted without its token.
            fades = _is_alone(post, before) and not self._tokens.serves(before.token)
            if not (post.wanted.keeps or before.at is None or before.at == sent.at or fades):
                left = (*left, before.at)
        return post.record(sent.at, left, sent.token)

    async def _show_alone(self, post: Post, fare: Fare) -> bool:
        """Show a person a screen that only they see, in place of the earlier one, if they have a valid token."""
        before = post.before
        if before is None or before.at is None or before.token is None:
            return False

        async def by_token(token: Token, content: dict[str, Any]) -> MessageAt | None:
            return await self._tokens.send(token, content, ephemeral=True)

        try:
            sent = await self._choose((before.token,), partial(self._content, post), by_token, None, fare)
        except UNCERTAIN as error:
            logger.info("a hand may have been sent with a token: %s", error)
            return False
        if sent is None:
            return False
        shown, replaced = post.record((before.at[0], sent[1]), before.leftovers, before.token), before.at
        if not await self._shown.replace(post.seen.id, post.person, before, shown):
            # The person was answered meanwhile and saw it there, or pressed on this very message, so that it is theirs.
            row = await self._shown.recall(post.seen.id, post.person)
            if row is not None and row.at == shown.at:
                return True
            replaced = before.at[0], sent[1]
        await self._shown.delete_alone(before.token, replaced)
        return True

    async def answer(self, answer: Answer, post: Post) -> bool:
        """Send a board as the answer to a command, or below that to a press, in place of the one before.

        Returns:
            False if Discord shows it to this person only; then it is deleted.
        """
        token = token_of(answer.interaction)
        at, is_hidden = await answer.post(await self._content(post))
        self._shown.uses(token)
        if is_hidden:
            self._tokens.note_hiding(token)
            await self._tokens.delete_soon(token, at[1])
            return False
        await self._record(post, _Sent(at, token))
        return True

    async def announce(self, post: Post, begin: Callable[[MessageId], Awaitable[object]]) -> None:
        """Announce the start of a game, and begin it with the message; do nothing if a token is needed and none serves.

        Sent again within minutes as a counted request, it is the same message. In a place without the bot, it becomes
        the board, and the lobby remains as the record of the start.

        Raises:
            discord.HTTPException: the message could not be sent.
        """
        seen, before = post.seen, post.before
        if not post.wanted.is_token_only:
            await self._budget.take(Urgency.CALL)
            channel = self._client.get_partial_messageable(seen.channel, guild_id=seen.guild)
            nonce = nonce_of(seen.seed_hash, seen.stage.value)
            await begin(MessageId((await channel.send(**await sending(post.screen, NO_EMOJIS), nonce=nonce)).id))
            return

        async def by_token(token: Token, content: dict[str, Any]) -> _Sent | None:
            at = None if self._tokens.hides(token) else await self._tokens.send(token, content)
            if at is None and self._tokens.hides(token):
                # The game must begin, even if Discord shows messages to the person who pressed only.
                at = await self._tokens.send(token, content, ephemeral=True)
            return None if at is None else _Sent(at, token)

        fare = Fare(self._budget, Urgency.CALL)
        sent = await self._choose(post.tokens, partial(self._content, post), by_token, None, fare)
        if sent is None:
            return
        await begin(MessageId(sent.at[1]))
        if sent.token is not None and not self._tokens.hides(sent.token) and post.closed is not None:
            await self._edit(replace(post, screen=post.closed), fare)
            await self._shown.replace(seen.id, EVERYBODY, before, post.record(sent.at, (), sent.token))
            self._shown.keep(sent.at, sent.token)

    async def point(self, seen: TableSeen, at: MessageAt, token: Token, screen: Screen) -> None:
        """Turn an outdated board into a pointer to the newest, if the token of a press on it serves."""
        if self._tokens.serves(token):
            await self._tokens.edit(token, at[1], await editing(screen, self.emojis))
        self._shown.drop_outdated(seen.id, at)

    # --- delete -----------------------------------------------------------------------------------------------------

    async def _take_away(self, post: Post) -> bool:
        """Delete a message without a replacement."""
        before = post.before
        if before is None or before.at is None:
            return False
        left = (*self._shown.stale(before), before.at)
        gone = replace(before, at=None, leftovers=left, token=None, under_way="")
        if not await self._shown.replace(post.seen.id, post.person, before, gone):
            return False
        await self.tidy(post.seen, post.person, gone, before)
        return True

    async def tidy(
        self, seen: TableSeen, person: PersonId, shown: ShownMessage, before: ShownMessage | None = None
    ) -> None:
        """Delete replaced messages, the one ``before`` with its token; a record of those that were gone is corrected.

        Raises:
            BusyError: a press on one of them is being answered; the others were deleted.
            discord.HTTPException: some could not be deleted; the others were.
            StorageError: the result could not be saved.
        """
        failed: discord.HTTPException | BusyError | None = None
        were_gone = False
        for one in self._shown.stale(shown):
            if self._shown.turns.is_answering(one):
                self._shown.turns.wait_for(one)
                failed = failed or BusyError()
            elif not self._shown.is_given_up(one):
                try:
                    token = before.token if before is not None and before.at == one else None
                    is_token_only = seen.is_elsewhere and one[0] == seen.channel
                    were_gone |= not await self._delete(one, token, is_token_only=is_token_only)
                    # A ping is also deleted when none follows it. Its successor has a nonce of its own.
                    was_found = person != CALL if shown.at is None else one[1] > shown.at[1]
                    if was_found:
                        # A process that got no answer had sent it.
                        self._spent.append(nonce_of(*_nonce_facts(seen, person, shown)))
                except discord.HTTPException as error:
                    failed = error
        if failed is not None:
            raise failed
        # A restart would look for them again.
        if were_gone and (row := await self._shown.recall(seen.id, person)) is not None:
            await self._shown.replace(seen.id, person, row, replace(row, leftovers=self._shown.stale(row)))

    async def _delete(self, at: MessageAt, token: Token | None = None, *, is_token_only: bool = False) -> bool:
        """Delete a message, or leave it if only its token can; return False if it was already gone.

        Raises:
            discord.HTTPException: Discord has problems; the message is tried again soon.
        """

        async def nothing() -> dict[str, Any]:
            return {}

        async def by_token(token: Token, _: dict[str, Any]) -> bool:
            return await self._tokens.delete(token, at[1])

        async def counted(_: dict[str, Any]) -> bool:
            await self._client.get_partial_messageable(at[0]).get_partial_message(at[1]).delete()
            return True

        try:
            way = None if is_token_only else counted
            tokens = () if token is None else (token,)
            await self._choose(tokens, nothing, by_token, way, Fare(self._budget, Urgency.TIDY))
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            # `find_obstacle` decides which channels are gone.
            is_gone = isinstance(error, discord.NotFound) and error.code != UNKNOWN_CHANNEL
            logger.info("an old message of a table %s: %s", "is gone" if is_gone else "stays", error)
            self._shown.give_up(at, is_gone=is_gone)
            return not is_gone
        self._shown.give_up(at, is_gone=True)
        return True

    # --- direct messages --------------------------------------------------------------------------------------------

    async def _in_direct(self, person: Person, send: Callable[[ChannelId], Awaitable[T]]) -> T:
        """Send something in the channel of a person's direct messages, which is opened if it is unknown or gone."""
        known = (await self._viewers.preferences(person.id)).dm_channel
        try:
            return await send(known or await self._opened(person))
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or known is None:
                raise
            return await send(await self._opened(person))

    async def _opened(self, person: Person) -> ChannelId:
        """Return the channel of a person's direct messages, and store it: discord.py caches only a few."""
        await self._budget.take(Urgency.CALL)
        opened = await self._viewers.direct.open(self._client, person.user or UserId(0))
        await self._viewers.change(person.id, lambda chosen: replace(chosen, dm_channel=opened))
        return opened

    async def notify(
        self, person: Person, language: str, words: Callable[[Speaker], str]
    ) -> discord.HTTPException | None:
        """Send a person a direct message of its own, in their language; a failure does no harm.

        Returns:
            Discord's error, if it answered with one.
        """
        try:
            preferences = await self._viewers.preferences(person.id)
            if preferences.dm_closed or person.user is None or self._viewers.direct.are_held(person.id):
                return None
            await self._in_direct(
                person, lambda channel: self.send_text(channel, words(speaker_to(preferences, language)))
            )
        except Exception as error:  # noqa: BLE001 - others may have to be notified, too
            logger.warning("could not send a direct message: %s", traceback_line(error))
            return error if isinstance(error, discord.HTTPException) else None
        return None

    async def send_text(self, channel: ChannelId, text: str) -> None:
        """Send a text in a channel, without pinging anyone."""
        await self._budget.take(Urgency.CALL)
        quiet = discord.AllowedMentions.none()
        await self._client.get_partial_messageable(channel).send(text, allowed_mentions=quiet)
