"""Who is called for what is due: by one private screen, and not by one that is taken away again at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from discord import MessageFlags

from tests.service.shared import begin, opened_file, tables_on, until_play
from tests.tables.live import PEOPLE, person_at
from tockbot.app.features import SCREENS
from tockbot.bot.messages.budget import Budget
from tockbot.bot.messages.emojis import NO_EMOJIS
from tockbot.bot.messages.tokens import Tokens
from tockbot.bot.painting.posts import Posts
from tockbot.bot.painting.private_screens import PrivateScreens
from tockbot.bot.painting.shown_messages import ShownMessages
from tockbot.render import WOOD, Theme
from tockbot.storage import StoredMessages
from tockbot.tables import ChannelId, PersonId, Preferences, ShownMessage

DM = ChannelId(70)


class Channel:
    """A channel of direct messages, and what was sent to it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def get_partial_messageable(self, channel: int) -> Channel:
        assert channel == DM
        return self

    async def send(self, **content: Any) -> object:  # noqa: ANN401 - as discord.py has it
        self.sent.append(content["content"])
        return SimpleNamespace(id=800 + len(self.sent), content=content["content"], flags=MessageFlags())


class Viewers:
    """People who have chosen nothing; something may happen while it is looked up what pictures look like to them."""

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
        """Nothing is remembered."""


@pytest.mark.parametrize("is_answered", [False, True])
async def test_whoever_is_answered_while_their_call_is_drawn_is_not_called(
    tmp_path: Path,
    is_answered: bool,  # noqa: FBT001 - a parameter of pytest
) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        due = PEOPLE[person_at(await until_play(tables, table_id, Random(1)))]
        messages, channel = ShownMessages(StoredMessages(opened)), Channel()
        seen = tables.see(table_id)
        answered = ShownMessage((DM, 700), seen.entries)

        async def answer() -> None:
            assert await messages.replace(table_id, due.id, None, answered)

        client: Any = channel
        viewers: Any = Viewers(answer if is_answered else None)
        budget = Budget(1000)
        posts = Posts(client, messages, Tokens(lambda: client), budget, NO_EMOJIS)
        screens = PrivateScreens(client, tables, posts, viewers, budget, SCREENS)
        rows = await messages.of_table(table_id)
        calls = await screens.calls(seen, rows)
        assert calls.in_private == (due,), "when it was looked they were not answered yet"
        await screens.paint(seen, rows, calls)
        assert len(channel.sent) == (0 if is_answered else 1)
        stands = await messages.recall(table_id, due.id)
        assert stands == (answered if is_answered else ShownMessage((DM, 801), seen.entries))
