"""The messages on Discord that show a table: which exist, which token serves, which are stale, and whose turn it is.

A record that cannot be saved is kept in memory, or its message would be sent again. Most records need not survive the
loss of a database server: a process that continues may then know of an older message only.

*Orphans.* Before a message is sent, the record says so, with a digest of its text (``under_way``). A process that finds
such a note without the message looks for it in the channel: the sender died, or got no answer.

*Stale messages* are those that were replaced and not deleted yet (``leftovers``). One that Discord refuses to delete is
given up for an hour.

*Tokens.* A record has the newest token that can change its message. In a place without the bot, older ones that can
are kept in memory: the newest may be of a person for whom Discord doesn't let an app edit what others see.

*Turns.* Presses and the painter change a screen in turn (:class:`ScreenTurns`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from math import inf
from typing import Final

import discord

from tockbot.bot.plan import CALL, EVERYBODY, Existing, Serves, What, is_ephemeral
from tockbot.bot.tokens import LIFE, InteractionTokens, present_id
from tockbot.service import PeriodicTask, traceback_line
from tockbot.storage import MessageAt, ShownMessage, StoredMessages, Token
from tockbot.tables import GuildId, PersonId, Stage, Stamp, TableId, TableSeen

logger = logging.getLogger(__name__)

REMEMBERED_SECONDS: Final = 0.5
"""Seconds within which a sent message is usually recorded."""

TRIES: Final = 3
"""Maximum number of attempts to save a record while others write it at the same moment."""


MAX_TRIED: Final = 8
"""Maximum number of records in memory of one person that the database may have saved, or not."""


@dataclass(frozen=True, slots=True)
class _Unsaved:
    """A message that could not be saved yet.

    Attributes:
        saved: the one that is saved in its place.
        shown: the message.
        tried: earlier ones that could not be saved, as it seemed: the database may have saved them, or may still.
        has_failed: whether that is so for this one; otherwise it is just being saved.
    """

    saved: ShownMessage | None
    shown: ShownMessage
    tried: tuple[ShownMessage, ...] = ()
    has_failed: bool = False

    def followed_by(self, shown: ShownMessage) -> _Unsaved:
        """Return a message that is shown in place of this one."""
        tried = (*self.tried, self.shown) if self.has_failed else self.tried
        return _Unsaved(self.saved, shown, tried[-MAX_TRIED:])

    def may_replace(self, present: ShownMessage) -> bool:
        """Return whether the message may replace one that is saved, unexpectedly.

        What is shown only ever becomes newer, whichever process shows it: an older row is one read before.
        """
        if self.saved is not None and present.at != self.saved.at and present.stamp < self.saved.stamp:
            return True
        return any((present.at, present.stamp) == (one.at, one.stamp) for one in self.tried)


MAX_ANSWER: Final = 5.0
"""Maximum seconds for which the painter leaves a screen to a press: after three, Discord takes no first answer."""

MAX_EDIT: Final = 1.0
"""Maximum seconds for which a press waits for the painter's edit of the same screen."""


class BusyError(Exception):
    """The painter cannot change a screen now, but can in a moment."""


class ScreenTurns:
    """Lets presses and the painter change a screen in turn: of two simultaneous requests, the older may arrive last.

    The painter leaves a screen alone while a press on it is being answered, and looks at its table again afterwards. A
    press waits until an edit that was sent before it has arrived. Neither waits for long.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with no press and no edit; ``now`` is in seconds."""
        self._now = now
        self._presses: dict[MessageAt, list[float]] = {}
        self._wanted: set[MessageAt] = set()
        self._edits: dict[MessageAt, asyncio.Event] = {}

    @contextmanager
    def answering(self, at: MessageAt | None, wake: Callable[[], None]) -> Iterator[None]:
        """Keep the painter away from a message while a press on it is answered; wake the painter if it had to wait."""
        if at is None:
            yield
            return
        began = self._now()
        self._presses.setdefault(at, []).append(began)
        try:
            yield
        finally:
            self._presses[at].remove(began)
            if not self._presses[at]:
                del self._presses[at]
                if at in self._wanted:
                    self._wanted.discard(at)
                    wake()

    def is_answering(self, at: MessageAt | None) -> bool:
        """Return whether the painter must leave a message alone for now, because a press on it is being answered."""
        presses = [] if at is None else self._presses.get(at, [])
        return any(self._now() - began < MAX_ANSWER for began in presses)

    def wait_for(self, at: MessageAt | None) -> None:
        """Wake the painter once the presses on a message are answered."""
        if at is not None and self.is_answering(at):
            self._wanted.add(at)

    @contextmanager
    def editing(self, at: MessageAt) -> Iterator[None]:
        """Edit a message as the painter.

        Raises:
            BusyError: a press on it is being answered.
        """
        if self.is_answering(at):
            self.wait_for(at)
            raise BusyError
        edited = self._edits[at] = asyncio.Event()
        try:
            yield
        finally:
            edited.set()
            if self._edits.get(at) is edited:
                del self._edits[at]

    async def until_edited(self, at: MessageAt | None) -> None:
        """Wait until the painter's edit of a message has arrived, if there is one."""
        edited = None if at is None else self._edits.get(at)
        if edited is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_EDIT):
                    await edited.wait()


MAX_GIVEN_UP: Final = 10_000
"""Maximum number of messages that are remembered as deleted, or as refused to be deleted."""

AGAIN_SECONDS: Final = 3600.0
"""Seconds after which a message is tried again that Discord refused to delete."""

MAX_TOKENS: Final = 8
"""Maximum number of tokens in memory that can change one board."""

MAX_BOARDS: Final = 10_000
"""Maximum number of boards in places without the bot whose tokens are in memory."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press on a board in a place without the bot.

    Attributes:
        token: its token.
        server: the server of that place; NO_GUILD if it has none. It is needed for links, and is not stored.
        offers_hand: whether people can ask for their hands there: on a board of a running game, or a pointer to one.
    """

    token: Token
    server: GuildId
    offers_hand: bool


class ShownMessages:
    """Records the messages of the tables, who was pinged or answered, and which tokens are valid.

    Attributes:
        turns: decides whether a press or the painter may change a message now.
        tokens: the interaction tokens.
    """

    def __init__(
        self, messages: StoredMessages, tokens: InteractionTokens, now: Callable[[], float] = time.monotonic
    ) -> None:
        """Save the records here; a token deletes the ephemeral screen that another replaces; ``now`` is in seconds."""
        self.turns = ScreenTurns(now)
        self._messages = messages
        self.tokens = tokens
        self._now = now
        self._unsaved: dict[tuple[TableId, PersonId], _Unsaved] = {}
        self._not_before: dict[MessageAt, float] = {}
        self._kept: dict[MessageAt, tuple[Token, ...]] = {}
        self._outdated: dict[TableId, dict[MessageAt, Pressed]] = {}

    def existing(self, row: ShownMessage, *, is_owed: bool = False, is_board: bool = False) -> Existing:
        """Return a message with what is known about it."""
        tokens = self.editing_tokens(row) if is_board else self.tokens_of(row)
        serves = Serves.SOON if any(map(self.tokens.serves_soon, tokens)) else Serves.NEVER
        if any(map(self.tokens.serves, tokens)):
            serves = Serves.NOW
        return Existing(row, serves, self.turns.is_answering(row.at), is_owed)

    def tokens_of(self, row: ShownMessage) -> tuple[Token, ...]:
        """Return the tokens of presses on a message, and of the press that sent it, the newest first."""
        kept = () if row.at is None else self._kept.get(row.at, ())
        return kept if row.token is None or row.token in kept else (row.token, *kept)

    def editing_tokens(self, row: ShownMessage) -> tuple[Token, ...]:
        """Return those of its tokens that may be able to edit a message, the newest first."""
        message = 0 if row.at is None else row.at[1]
        return tuple(one for one in self.tokens_of(row) if self.tokens.may_edit(one, message))

    def sending_tokens(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], what: What) -> tuple[Token, ...]:
        """Return the tokens that can send a board, a ping or an announcement, in the order in which they are tried.

        In a place without the bot these are the tokens of all presses, the newest first.
        """
        board = rows.get(EVERYBODY)
        if not seen.is_elsewhere:
            return () if board is None or board.token is None else (board.token,)
        # A press posts the board again only once: then it is older than the board.
        since = board.at[1] if what is What.BOARD and board is not None and board.at is not None else 0
        known = dict.fromkeys(token for person, row in rows.items() if person != CALL for token in self.tokens_of(row))
        found = sorted((one for one in known if self.tokens.serves(one) and one.until - LIFE > since), key=_until)
        public = [one for one in reversed(found) if not self.tokens.hides(one)]
        # A game begins even if only the person who pressed may see the announcement.
        hiding = [one for one in reversed(found) if self.tokens.hides(one)] if what is What.ANNOUNCEMENT else []
        return (*public, *hiding)

    def keep(self, at: MessageAt, token: Token) -> None:
        """Keep another token that can change a board in a place without the bot."""
        before = (one for one in self._kept.pop(at, ()) if one.text != token.text)
        self._kept[at] = (token, *before)[:MAX_TOKENS]
        if len(self._kept) > MAX_BOARDS:
            del self._kept[next(iter(self._kept))]

    def outdated(self, table_id: TableId) -> Mapping[MessageAt, Pressed]:
        """Return the boards of a table that were pressed, though a newer one is there."""
        return self._outdated.get(table_id, {})

    def drop_outdated(self, table_id: TableId, at: MessageAt) -> None:
        """Forget a board that became a pointer to the newest, or cannot be changed."""
        self._outdated.get(table_id, {}).pop(at, None)
        if not self._outdated.get(table_id):
            self._outdated.pop(table_id, None)

    def is_gone(self, at: MessageAt) -> bool:
        """Return whether a message is known to be deleted."""
        return self._not_before.get(at) == inf

    def stale(self, row: ShownMessage) -> tuple[MessageAt, ...]:
        """Return the replaced messages that are still to be deleted."""
        return tuple(one for one in row.leftovers if not self.is_gone(one))

    def is_given_up(self, at: MessageAt) -> bool:
        """Return whether a message is not deleted now, because Discord refused to delete it lately."""
        return self._now() < self._not_before.get(at, 0.0)

    def give_up(self, at: MessageAt, *, is_gone: bool) -> None:
        """Don't delete a message any more, because it is gone, or not for a while, because Discord refused."""
        self._not_before.pop(at, None)
        self._not_before[at] = inf if is_gone else self._now() + AGAIN_SECONDS
        if len(self._not_before) > MAX_GIVEN_UP:
            del self._not_before[next(iter(self._not_before))]

    async def replace(
        self, table_id: TableId, person: PersonId, before: ShownMessage | None, shown: ShownMessage
    ) -> bool:
        """Record a message in place of the one ``before``, in memory even if saving raises.

        Returns:
            True if it was recorded; False if another writer was quicker, whose record stays.
        """
        key = table_id, person
        waiting = self._unsaved.get(key)
        mine = _Unsaved(before, shown) if waiting is None else waiting.followed_by(shown)
        self._unsaved[key], lasting = mine, _lasts(person, shown)
        try:
            done = await self._messages.replace(table_id, person, mine.saved, shown, lasting=lasting)
        except Exception:
            if self._unsaved.get(key) is mine:
                self._unsaved[key] = replace(mine, has_failed=True)
            raise
        if not done:
            present = await self._messages.recall(table_id, person)
            if present is not None and mine.may_replace(present):
                done = await self._messages.replace(table_id, person, present, shown, lasting=lasting)
        if self._unsaved.get(key) is mine:
            del self._unsaved[key]
        return done

    async def save_rest(self, table_id: TableId) -> None:
        """Save the records of a table that could not be saved before."""
        for (of_table, person), unsaved in list(self._unsaved.items()):
            if of_table == table_id:
                await self.replace(table_id, person, unsaved.saved, unsaved.shown)

    async def recall(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """Return the message shown to a person."""
        unsaved = self._unsaved.get((table_id, person))
        return await self._messages.recall(table_id, person) if unsaved is None else unsaved.shown

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """Return all messages of a table, by the person they are for."""
        unsaved = {person: one.shown for (table, person), one in self._unsaved.items() if table == table_id}
        return await self._messages.of_table(table_id) | unsaved

    async def drop_tokens(self, until: int) -> None:
        """Forget the tokens that expired before the moment of this Discord id."""
        await self._messages.drop_tokens(until)

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table."""
        self._unsaved = {key: one for key, one in self._unsaved.items() if key[0] != table_id}
        self._outdated.pop(table_id, None)
        await self._messages.forget(table_id)

    async def forget_people(self, seen: TableSeen) -> None:
        """Forget the screens of people whose data was deleted, once these say so, or nothing can change them."""
        rows = await self.of_table(seen.id)
        for person in rows.keys() & set(seen.forgotten):
            row = rows[person]
            is_out_of_reach = seen.is_elsewhere and self.existing(row).serves is Serves.NEVER
            if (row.face == seen.stage.value or is_out_of_reach) and all(map(self.is_given_up, row.leftovers)):
                self._unsaved.pop((seen.id, person), None)
                await self._messages.forget_person(seen.id, person)

    @contextmanager
    def answering(
        self, interaction: discord.Interaction[discord.Client], at: MessageAt | None, wake: Callable[[], None]
    ) -> Iterator[None]:
        """Keep the painter away from the message that a press changes, and from its token, until it is answered.

        Args:
            interaction: the press.
            at: the message that it changes; None if it changes none.
            wake: wakes the painter, if it had to wait.
        """
        with self.turns.answering(at, wake):
            try:
                yield
            finally:
                if interaction.response.is_done():
                    self.tokens.answered(interaction.token)

    async def until_edited(self, at: MessageAt | None) -> None:
        """Wait until the painter's edit of a message has arrived, if there is one."""
        await self.turns.until_edited(at)

    def uses(self, token: Token) -> Token:
        """Return a token whose press is answered, and allow its use from now on."""
        self.tokens.answered(token.text)
        return token

    async def answers(
        self, seen: TableSeen, person: PersonId, at: MessageAt | None = None, token: Token | None = None
    ) -> tuple[bool, Stamp]:
        """Record the screen of a person who is being answered with the table as it is seen.

        If that cannot be saved, the person is answered all the same; at worst they have one screen too many.

        Args:
            seen: the table.
            person: the person.
            at: the message with their screen from now on; None if it stays the same.
            token: the token that can change that message.

        Returns:
            False if the pressed message is deleted, because another screen takes its place: the caller answers below.
            And the entry of which only this answer tells the person; 0 if something else told them of it before.
        """
        told = Stamp(0)
        try:
            for _ in range(TRIES):
                row = await self.recall(seen.id, person)
                if row is not None and row.stamp > seen.entries:
                    break
                told = Stamp(seen.entries if row is None or row.stamp < seen.entries else 0)
                is_superseded = self._is_superseded(seen, row, at)
                shown = None if is_superseded else at
                if await self.replace(seen.id, person, row, _answered(seen, row, shown, token)):
                    await self._let_go(seen, row, shown)
                    return not is_superseded, told
        except Exception as error:  # noqa: BLE001 - a saved move must be confirmed
            logger.warning("could not record an answer: %s", traceback_line(error))
        return True, told

    async def _let_go(self, seen: TableSeen, row: ShownMessage | None, at: MessageAt | None) -> None:
        """Delete the earlier ephemeral screen."""
        if row is None or row.at is None or at in (None, row.at):
            return
        if is_ephemeral(seen, row.at) and row.token is not None:
            await self.delete_alone(row.token, row.at)

    def _is_superseded(self, seen: TableSeen, row: ShownMessage | None, at: MessageAt | None) -> bool:
        """Return whether the pressed screen is deleted, or in the channel, and a newer one of its person is there."""
        if at is None or not is_ephemeral(seen, at):
            return False
        newer = None if row is None else row.at
        return self.is_gone(at) or (newer is not None and newer[0] == at[0] and at[1] < newer[1])

    async def delete_alone(self, token: Token, at: MessageAt) -> None:
        """Delete a screen that only its person sees, and that another replaces."""
        # A press on it may be on its way.
        self.give_up(at, is_gone=True)
        await self.tokens.delete_soon(token, at[1])

    async def pressed(self, table_id: TableId, at: MessageAt, token: Token, *, is_sent_by_token: bool) -> None:
        """Store the token of a press on a table's message; delete a message that only looks like the table's.

        Such an orphaned message was sent with a token by a process that died before it recorded the message.

        Args:
            table_id: the table.
            at: the message that was pressed.
            token: the token of the press, which is answered.
            is_sent_by_token: whether the message looks as if it was sent with a token.
        """
        try:
            for _ in range(TRIES):
                row = await self.recall(table_id, EVERYBODY)
                if row is not None and row.at is not None and row.at[0] == at[0] and row.at[1] < at[1]:
                    # It may have been sent just now.
                    await asyncio.sleep(REMEMBERED_SECONDS)
                    row = await self.recall(table_id, EVERYBODY)
                if row is None or row.at is None or row.at[0] != at[0]:
                    return
                if row.at != at:
                    is_stray = is_sent_by_token and not row.under_way and at not in row.leftovers
                    if is_stray and self.tokens.serves(token):
                        await self.tokens.delete(token, at[1])
                    return
                if await self.replace(table_id, EVERYBODY, row, replace(row, token=token)):
                    return
        except Exception as error:  # noqa: BLE001 - the person gets an answer all the same
            logger.warning("could not record a press on a table's message: %s", traceback_line(error))

    async def pressed_elsewhere(self, seen: TableSeen, at: MessageAt, pressed: Pressed) -> None:
        """Store the token of a press, which is answered, on a message of a table in a place without the bot."""
        try:
            for _ in range(TRIES):
                row = await self.recall(seen.id, EVERYBODY)
                if row is None and seen.stage is Stage.FINISHED:
                    # The final board is not edited again: it may name people who applauded.
                    return
                if row is not None and row.at is not None and at[1] < row.at[1]:
                    if pressed.offers_hand:
                        self._outdated.setdefault(seen.id, {})[at] = pressed
                    return
                # A newer board was posted by a process that died before it recorded the board.
                now = ShownMessage(at, 0) if row is None or row.at != at else row
                if await self.replace(seen.id, EVERYBODY, row, replace(now, token=pressed.token)):
                    self.keep(at, pressed.token)
                    # The process that shows the table may be another: in which one a press arrives, no one knows.
                    self._messages.announce_press(seen.id)
                    return
        except Exception as error:  # noqa: BLE001 - as above
            logger.warning("could not record a press on a table's message: %s", traceback_line(error))

    async def was_called(self, seen: TableSeen, person: PersonId) -> None:
        """Record that a person was pinged in the channel because they must act."""
        row = await self.recall(seen.id, person)
        now = ShownMessage(None, seen.entries) if row is None else replace(row, stamp=seen.entries, face="")
        if row is None or row.stamp <= now.stamp:
            await self.replace(seen.id, person, row, now)

    async def is_to_be_called(self, table_id: TableId, person: PersonId, told: Stamp | None = None) -> None:
        """Record that a person is to be notified again, unless something told them of a later entry than ``told``."""
        row = await self.recall(table_id, person)
        if row is not None and (told is None or row.stamp <= told):
            await self.replace(table_id, person, row, replace(row, stamp=0))


def _lasts(person: PersonId, shown: ShownMessage) -> bool:
    """Return whether the record of a message must survive the loss of a database server.

    That holds for a message for everyone that is being sent: Discord cannot be asked for it by a nonce. It also holds
    for a ping: the record that people were pinged is saved after it, and without the ping's own record it would be
    deleted as an orphaned message.
    """
    return (person <= EVERYBODY and bool(shown.under_way)) or (person == CALL and shown.at is not None)


def _answered(seen: TableSeen, row: ShownMessage | None, at: MessageAt | None, token: Token | None) -> ShownMessage:
    """Return the record of a person's screen once the press is answered."""
    stood = ShownMessage(None, 0) if row is None else row
    now = replace(stood, stamp=seen.entries, face="")
    if at is None:
        return now
    # One that was found, and was to be deleted, is theirs now.
    others = tuple(one for one in stood.leftovers if one != at)
    if stood.at is None or stood.at == at:
        return replace(now, at=at, token=token, leftovers=others)
    if stood.at[0] == at[0] and at[1] < stood.at[1]:
        # An older screen that was not deleted.
        return replace(now, leftovers=(*others, at))
    left = () if is_ephemeral(seen, stood.at) else (stood.at,)
    return replace(now, at=at, token=token, leftovers=(*others, *left))


def _until(token: Token) -> int:
    return token.until


EVERY: Final = timedelta(minutes=5)
"""Interval at which expired tokens are forgotten."""


def tokens_dropped(messages: ShownMessages) -> PeriodicTask:
    """Return the task that forgets expired tokens stored with the messages."""

    async def drop() -> None:
        await messages.drop_tokens(present_id())

    return PeriodicTask("letting go of ended tokens", drop, EVERY)


async def link_to(messages: ShownMessages, seen: TableSeen) -> str:
    """Return the link to a table's message, or to its channel if there is none."""
    known = await messages.recall(seen.id, EVERYBODY)
    if known is None or known.at is None:
        return f"https://discord.com/channels/{_server(seen)}/{seen.channel}"
    return link_of(seen, known.at)


def link_of(seen: TableSeen, at: MessageAt) -> str:
    """Return the link to a message of a table."""
    channel, message = at
    return f"https://discord.com/channels/{_server(seen)}/{channel}/{message}"


def _server(seen: TableSeen) -> str:
    return str(seen.guild or "@me")
