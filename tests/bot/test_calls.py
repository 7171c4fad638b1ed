"""A player who must act is notified by one private screen, which is not deleted again immediately."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from discord import MessageFlags

from tests.service.shared import begin, opened_file, tables_on, until_play
from tests.tables.live import PEOPLE, person_at
from tockbot.app.features import SCREENS
from tockbot.bot.budget import RateBudget
from tockbot.bot.posts import MessagePublisher
from tockbot.bot.private_screens import PrivateScreens
from tockbot.bot.sending import NO_EMOJIS
from tockbot.bot.shown import ShownMessages
from tockbot.bot.tokens import InteractionTokens
from tockbot.render import WOOD, Theme
from tockbot.storage import MessageAt, Preferences, ShownMessage, StoredMessages
from tockbot.tables import ChannelId, Person, PersonId, TableSeen

DM = ChannelId(70)


class Channel:
    """A channel of direct messages, with the messages sent to it and deleted from it."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.taken: list[int] = []

    def get_partial_messageable(self, channel: int) -> Channel:
        assert channel == DM
        return self

    def get_partial_message(self, number: int) -> object:
        async def delete() -> None:
            self.taken.append(number)

        return SimpleNamespace(delete=delete)

    async def send(self, **content: Any) -> object:  # noqa: ANN401 - as discord.py has it
        self.sent.append(content["content"])
        return SimpleNamespace(id=800 + len(self.sent), content=content["content"], flags=MessageFlags())


class UserDirectory:
    """People without preferences; something may happen while their theme is looked up."""

    def __init__(self, meanwhile: Callable[[], Awaitable[object]] | None) -> None:
        self._meanwhile = meanwhile

    async def preferences(self, person: PersonId) -> Preferences:
        assert person
        return Preferences(dm_channel=DM, learnt=frozenset({"all"}))

    async def takes_messages(self, *_: object) -> bool:
        return True

    async def theme(self, *_: object) -> Theme:
        if self._meanwhile is not None:
            await self._meanwhile()
        return WOOD

    async def learn(self, *_: object) -> None:
        """Do nothing."""


@dataclass
class Now:
    """A moment of a game: the player who must act, their messages, and the channel."""

    seen: TableSeen
    due: Person
    messages: ShownMessages
    channel: Channel


@asynccontextmanager
async def called(
    folder: Path,
    meanwhile: Callable[[Now], Callable[[], Awaitable[object]]] | None = None,
    left: tuple[MessageAt, ...] = (),
) -> AsyncIterator[Now]:
    """Notify the player who must act and has no message, while these messages are still to be deleted."""
    async with opened_file(folder / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        due = PEOPLE[person_at(await until_play(tables, table_id, Random(1)))]
        now = Now(tables.see(table_id), due, ShownMessages(StoredMessages(opened)), Channel())
        if left:
            assert await now.messages.replace(table_id, due.id, None, ShownMessage(None, 0, leftovers=left))
        client: Any = now.channel
        viewers: Any = UserDirectory(None if meanwhile is None else meanwhile(now))
        budget = RateBudget(1000)
        posts = MessagePublisher(client, now.messages, InteractionTokens(lambda: client), budget, NO_EMOJIS)
        screens = PrivateScreens(client, tables, posts, viewers, budget, SCREENS)
        rows = await now.messages.of_table(table_id)
        calls = await screens.calls(now.seen, rows)
        assert calls.in_private == (due,), "when it was read, they had not been answered yet"
        await screens.paint(now.seen, rows, calls)
        yield now


@pytest.mark.parametrize("is_answered", [False, True])
async def test_whoever_is_answered_while_their_call_is_drawn_is_not_called(
    tmp_path: Path,
    is_answered: bool,  # noqa: FBT001 - a parameter of pytest
) -> None:
    def answering(now: Now) -> Callable[[], Awaitable[object]]:
        return lambda: now.messages.replace(now.seen.id, now.due.id, None, ShownMessage((DM, 700), now.seen.entries))

    async with called(tmp_path, answering if is_answered else None) as now:
        assert len(now.channel.sent) == (0 if is_answered else 1)
        stands = await now.messages.recall(now.seen.id, now.due.id)
        assert stands == ShownMessage((DM, 700 if is_answered else 801), now.seen.entries)


async def test_what_discord_gives_back_while_it_was_to_be_taken_away_stands(tmp_path: Path) -> None:
    async with called(tmp_path, left=((DM, 801), (DM, 799))) as now:
        assert now.channel.taken == [799]
        stands = await now.messages.recall(now.seen.id, now.due.id)
        assert stands is not None
        assert stands.at == (DM, 801)
