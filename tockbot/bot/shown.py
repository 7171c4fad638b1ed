"""What stands on Discord of a table, for everybody and for each person, so that it is changed when the table does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

import discord

from tockbot.bot.tokens import InteractionTokens, present_id
from tockbot.service import PeriodicTask, traceback_line
from tockbot.storage import MessageAt, ShownMessage, StoredMessages, Token
from tockbot.tables import NO_GUILD, PersonId, TableId, TableSeen

EVERYBODY: Final = PersonId(0)
"""The person of the message that shows a table to everybody."""

CALL: Final = PersonId(-1)
"""The person of the message by which people are called in the table's channel; those who are people come after 0."""


def is_ephemeral(seen: TableSeen, at: MessageAt) -> bool:
    """Whether a person's screen is one that only they see among others, and its token alone can change.

    Such ones are in the table's channel; those of a table of no server are anywhere but there, in direct messages.
    """
    return (at[0] == seen.channel) is not (seen.guild == NO_GUILD)


@dataclass(frozen=True, slots=True)
class _Unsaved:
    """What could not be saved yet, and what is saved meanwhile."""

    saved: ShownMessage | None
    shown: ShownMessage


MAX_ANSWER: Final = 5.0
"""Maximum seconds for which the painter leaves a screen to a press: after three, Discord takes no first answer."""

MAX_EDIT: Final = 1.0
"""Maximum seconds for which a press waits for an edit of the same screen that is under way."""


class BusyError(Exception):
    """The painter cannot change a screen now, but can in a moment."""


class ScreenTurns:
    """Lets presses and the painter change a screen in turn: of two requests under way, the older one may arrive last.

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
        """Keep the painter away from a message while a press on it is answered; wake the painter if it came by."""
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
        """Return whether the painter must leave a message alone for now; then it is woken once it need not."""
        presses = [] if at is None else self._presses.get(at, [])
        if at is None or not any(self._now() - began < MAX_ANSWER for began in presses):
            return False
        self._wanted.add(at)
        return True

    @contextmanager
    def editing(self, at: MessageAt) -> Iterator[None]:
        """Edit a message as the painter.

        Raises:
            BusyError: a press on it is being answered.
        """
        if self.is_answering(at):
            raise BusyError
        edited = self._edits[at] = asyncio.Event()
        try:
            yield
        finally:
            edited.set()
            if self._edits.get(at) is edited:
                del self._edits[at]

    async def until_edited(self, at: MessageAt | None) -> None:
        """Wait until an edit of a message by the painter has arrived, if one is under way."""
        edited = None if at is None else self._edits.get(at)
        if edited is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_EDIT):
                    await edited.wait()


class ShownMessages:
    """What stands of the tables; what cannot be saved is known all the same, or every try would send it again.

    Of a table that is forgotten nothing stays, nor of a message that is saved at last. Most of what is saved need not
    outlive a server: one that goes on after another was lost may know of an older message only.

    Attributes:
        turns: who changes which of them now.
    """

    def __init__(self, messages: StoredMessages) -> None:
        """Save them here."""
        self.turns = ScreenTurns()
        self._messages = messages
        self._unsaved: dict[tuple[TableId, PersonId], _Unsaved] = {}

    async def replace(
        self, table_id: TableId, person: PersonId, before: ShownMessage | None, shown: ShownMessage
    ) -> bool:
        """Remember what stands there instead of what was there before; also where saving raises.

        Returns:
            Whether it is remembered; False if somebody else was quicker: then what they wrote stands.
        """
        key = table_id, person
        waiting = self._unsaved.get(key)
        mine = self._unsaved[key] = _Unsaved(before if waiting is None else waiting.saved, shown)
        lasting = _lasts(person, shown)
        done = await self._messages.replace(table_id, person, mine.saved, shown, lasting=lasting)
        if not done and mine.saved is not None:
            stands = await self._messages.recall(table_id, person)
            # What is shown only ever becomes newer, whoever shows it: an older row is one that was read before.
            if stands is not None and stands.at != mine.saved.at and stands.stamp < mine.saved.stamp:
                done = await self._messages.replace(table_id, person, stands, shown, lasting=lasting)
        if self._unsaved.get(key) is mine:
            del self._unsaved[key]
        return done

    async def save_rest(self, table_id: TableId) -> None:
        """Save what could not be saved of a table."""
        for (of_table, person), unsaved in list(self._unsaved.items()):
            if of_table == table_id:
                await self.replace(table_id, person, unsaved.saved, unsaved.shown)

    async def recall(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """What stands for a person."""
        unsaved = self._unsaved.get((table_id, person))
        return await self._messages.recall(table_id, person) if unsaved is None else unsaved.shown

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """All that stands of a table, by the person for whom it stands."""
        unsaved = {person: one.shown for (table, person), one in self._unsaved.items() if table == table_id}
        return await self._messages.of_table(table_id) | unsaved

    async def drop_tokens(self, until: int) -> None:
        """Forget the tokens that ended before Discord gave such ids."""
        await self._messages.drop_tokens(until)

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table."""
        self._unsaved = {key: one for key, one in self._unsaved.items() if key[0] != table_id}
        await self._messages.forget(table_id)


def _lasts(person: PersonId, shown: ShownMessage) -> bool:
    """Whether it has to outlive a server what stands for a person.

    That a message is under way: whoever goes on can ask Discord for it by no name. And a call: that people were called
    is written down after it, and whoever knew of that alone would take the call away as a stray.
    """
    return bool(shown.under_way) or (person == CALL and shown.at is not None)


logger = logging.getLogger(__name__)

REMEMBERED_SECONDS: Final = 0.5
"""A message that was sent is remembered so soon, mostly."""

TRIES: Final = 3
"""So often it is written down when others write at the same moment."""


class Answered:
    """Writes down who was called or answered, and which token lives."""

    def __init__(self, messages: ShownMessages, tokens: InteractionTokens) -> None:
        """Write it down here; an ephemeral screen that another stands for is taken away by its token."""
        self._messages = messages
        self._tokens = tokens

    @contextmanager
    def answering(
        self, interaction: discord.Interaction[discord.Client], at: MessageAt | None, wake: Callable[[], None]
    ) -> Iterator[None]:
        """Keep the painter away from the message that a press changes, and from its token, until it is answered.

        Args:
            interaction: the press.
            at: the message that it changes; None if it changes none.
            wake: wakes the painter, if it came by meanwhile.
        """
        with self._messages.turns.answering(at, wake):
            try:
                yield
            finally:
                if interaction.response.is_done():
                    self._tokens.answered(interaction.token)

    async def until_edited(self, at: MessageAt | None) -> None:
        """Wait until an edit of a message by the painter has arrived, if one is under way."""
        await self._messages.turns.until_edited(at)

    def uses(self, token: Token) -> Token:
        """Use a token from now on, whose press is answered, and give it."""
        self._tokens.answered(token.text)
        return token

    async def answers(
        self, seen: TableSeen, person: PersonId, at: MessageAt | None = None, token: Token | None = None
    ) -> bool:
        """Own the screen of somebody who is being answered with the table as it is seen.

        Where that cannot be written down the answer is given all the same; the worst is a screen too many.

        Returns:
            False if what was pressed on is in the channel and a newer one stands there, so that it goes, or is gone:
            the answer has to come anew.

        Args:
            seen: the table.
            person: who is answered.
            at: where their screen stands from now on; None for where it stood.
            token: by which that one can be changed.
        """
        try:
            for _ in range(TRIES):
                row = await self._messages.recall(seen.id, person)
                if row is not None and row.stamp > seen.entries:
                    break
                if await self._messages.replace(seen.id, person, row, _answered(seen, row, at, token)):
                    await self._let_go(seen, row, at)
                    return not _is_replaced(seen, row, at)
        except Exception as error:  # noqa: BLE001 - what was saved must be said
            logger.warning("an answer could not be remembered: %s", traceback_line(error))
        return True

    async def _let_go(self, seen: TableSeen, row: ShownMessage | None, at: MessageAt | None) -> None:
        """Take away the ephemeral screen that stood before."""
        if row is None or row.at is None or at in (None, row.at) or _is_replaced(seen, row, at):
            return
        if is_ephemeral(seen, row.at) and row.token is not None:
            await self._tokens.delete_soon(row.token, row.at[1])

    async def pressed(self, table_id: TableId, at: MessageAt, token: Token, *, is_sent_by_token: bool) -> None:
        """Remember what a press on a table's message leaves; take away one that is none, though it looks like one.

        Such a one was sent by a token, by somebody who was gone before it could be remembered.

        Args:
            table_id: the table.
            at: the message that was pressed on.
            token: what the press leaves; the press is answered.
            is_sent_by_token: whether it looks like that.
        """
        try:
            for _ in range(TRIES):
                row = await self._messages.recall(table_id, EVERYBODY)
                if row is not None and row.at is not None and row.at[0] == at[0] and row.at[1] < at[1]:
                    # It may have been sent just now.
                    await asyncio.sleep(REMEMBERED_SECONDS)
                    row = await self._messages.recall(table_id, EVERYBODY)
                if row is None or row.at is None or row.at[0] != at[0]:
                    return
                if row.at != at:
                    is_stray = is_sent_by_token and not row.under_way and at not in row.leftovers
                    if is_stray and self._tokens.serves(token):
                        await self._tokens.delete(token, at[1])
                    return
                if await self._messages.replace(table_id, EVERYBODY, row, replace(row, token=token)):
                    return
        except Exception as error:  # noqa: BLE001 - whoever pressed is answered all the same
            logger.warning("a press on a table's message could not be remembered: %s", traceback_line(error))

    async def was_called(self, seen: TableSeen, person: PersonId) -> None:
        """Somebody was called in the channel for what is due."""
        row = await self._messages.recall(seen.id, person)
        now = ShownMessage(None, seen.entries) if row is None else replace(row, stamp=seen.entries, face="")
        if row is None or row.stamp <= now.stamp:
            await self._messages.replace(seen.id, person, row, now)

    async def is_to_be_called(self, table_id: TableId, person: PersonId) -> None:
        """Somebody wants to be called for what is due, though they were."""
        row = await self._messages.recall(table_id, person)
        if row is not None:
            await self._messages.replace(table_id, person, row, replace(row, stamp=0))


def _is_replaced(seen: TableSeen, row: ShownMessage | None, at: MessageAt | None) -> bool:
    """Whether what was pressed on is in the channel, and a newer screen stands there for its person."""
    stands = None if row is None else row.at
    return at is not None and stands is not None and is_ephemeral(seen, at) and stands[0] == at[0] and at[1] < stands[1]


def _answered(seen: TableSeen, row: ShownMessage | None, at: MessageAt | None, token: Token | None) -> ShownMessage:
    """What is remembered of somebody's screen once the press is answered."""
    stood = ShownMessage(None, 0) if row is None else row
    now = replace(stood, stamp=seen.entries, face="")
    if at is None or _is_replaced(seen, row, at):
        return now
    if stood.at is None or stood.at == at:
        return replace(now, at=at, token=token)
    if stood.at[0] == at[0] and at[1] < stood.at[1]:
        # An older screen that was not taken away.
        return replace(now, leftovers=(*stood.leftovers, at))
    left = () if is_ephemeral(seen, stood.at) else (stood.at,)
    return replace(now, at=at, token=token, leftovers=(*stood.leftovers, *left))


EVERY: Final = timedelta(minutes=5)
"""So often tokens that ended are let go of."""


def tokens_dropped(messages: ShownMessages) -> PeriodicTask:
    """Lets go, now and then, of those that are kept beside what is shown."""

    async def drop() -> None:
        await messages.drop_tokens(present_id())

    return PeriodicTask("letting go of ended tokens", drop, EVERY)
