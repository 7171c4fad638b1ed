"""The saved digest of a table's message, and when the message is left alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.tables.live import PEOPLE, LiveTable, opening_of
from tockbot.app.features import SCREENS
from tockbot.bot.boards import LOST, Boards, Face, face_of, read_face
from tockbot.bot.sending import NO_EMOJIS
from tockbot.bot.words import speaker
from tockbot.render import WOOD, Theme
from tockbot.rules import table_rules
from tockbot.storage import ServerChoices, ShownMessage
from tockbot.tables import GuildId, TableId, see


def test_what_a_message_shows_is_read_back() -> None:
    face = Face("playing", 7, "ab12", "cd34")
    assert read_face(str(face)) == face


@pytest.mark.parametrize("text", ["", "no json", "null", "7", "[]", '["lobby", 0]', '["a", 1, "b", "c", "d"]'])
def test_what_another_version_wrote_counts_as_nothing(text: str) -> None:
    assert read_face(text) is None


SEEN = see(TableId(1), LiveTable.opened(opening_of(table_rules("swiss", 4))).table, None, PEOPLE)
SCREEN = SCREENS.message(speaker("en"), SEEN)


class FakeChannel:
    """A channel whose last message is the table's, and the requests to Discord about it."""

    emojis = NO_EMOJIS

    def __init__(self) -> None:
        self.asked: list[str] = []

    def get_channel(self, channel: int) -> Any:  # noqa: ANN401 - a partial channel
        return SimpleNamespace(id=channel, last_message_id=MESSAGE)

    async def choices(self, _: GuildId) -> ServerChoices:
        return ServerChoices()

    async def theme(self, _: GuildId) -> Theme:
        return WOOD

    async def tidy(self, *_: object) -> None:
        """Do nothing: there is nothing to delete."""

    def is_gone(self, _: object) -> bool:
        return False

    @property
    def leftovers(self) -> FakeChannel:
        return self

    async def edit(self, *_: object, **__: object) -> bool:
        self.asked.append("edit")
        return True


async def nothing_besides(*_: object) -> str:
    return ""


MESSAGE = discord.utils.time_snowflake(discord.utils.utcnow())


@pytest.mark.parametrize(
    ("mark", "left", "asked"), [("", False, []), (LOST, False, ["edit"]), ("", True, ["edit"]), (LOST, True, ["edit"])]
)
async def test_a_board_that_shows_what_it_should_is_left_alone_but_where_it_was_lost(
    mark: str,
    left: bool,  # noqa: FBT001 - a parameter of pytest
    asked: list[str],
) -> None:
    kept: Any = FakeChannel()
    boards = Boards(kept, kept, kept, SCREENS, nothing_besides, lambda _: left)
    stood = ShownMessage((SEEN.channel, MESSAGE), SEEN.entries, mark + str(face_of(SEEN, SCREEN)))
    assert await boards.paint(SEEN, stood) is bool(asked)
    assert kept.asked == asked
