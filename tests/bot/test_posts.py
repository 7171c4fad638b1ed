"""Messages that are overtaken: a person is answered while theirs is drawn, or Discord returns one to be deleted.

And messages that Discord sent without an answer that says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from discord import MessageFlags

from tests.bot.walking import NoEndCard
from tests.service.shared import begin, opened_file, tables_on, until_play
from tests.tables.live import PEOPLE, person_at
from tockbot.app.features import SCREENS
from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.contents import Contents, Post
from tockbot.bot.painter import Painter
from tockbot.bot.plan import CALL, EVERYBODY, Wanted, What, Where
from tockbot.bot.posts import Posts
from tockbot.bot.screen import Screen
from tockbot.bot.sending import NO_EMOJIS, said_of
from tockbot.bot.shown import ShownMessages
from tockbot.bot.tokens import InteractionTokens
from tockbot.render import WOOD, Theme
from tockbot.service import Backoff, EveryShard
from tockbot.storage import MessageAt, Preferences, ServerChoices, ShownMessage, StorageError, StoredMessages, Token
from tockbot.tables import ChannelId, GuildId, Person, PersonId, TableSeen

DM = ChannelId(70)
WAIT_SECONDS = 3
NOTHING: Any = None


class Channel:
    """The channels, with the direct messages sent and deleted; ``loses`` is the number of answers that get lost."""

    user = SimpleNamespace(id=1)

    def __init__(self, loses: int = 0) -> None:
        self.sent: list[str] = []
        self.nonces: list[str] = []
        self.taken: list[int] = []
        self.loses = loses

    def get_channel(self, _: int) -> None:
        """Return no channel: only direct messages matter here."""

    def get_partial_messageable(self, channel: int) -> object:
        async def nothing(**_: object) -> object:
            return SimpleNamespace(id=1, content="", flags=MessageFlags())

        board = SimpleNamespace(edit=nothing)
        return self if channel == DM else SimpleNamespace(send=nothing, get_partial_message=lambda _: board)

    def get_partial_message(self, number: int) -> object:
        async def delete() -> None:
            self.taken.append(number)

        return SimpleNamespace(delete=delete)

    async def send(self, **content: Any) -> object:  # noqa: ANN401 - as discord.py has it
        self.sent.append(content["content"])
        self.nonces.append(content["nonce"])
        self.loses -= 1
        if self.loses >= 0:
            raise ConnectionResetError
        return self._message(len(self.sent))

    def _message(self, number: int) -> Any:  # noqa: ANN401 - as much of a message as is needed
        said = self.sent[number - 1]
        return SimpleNamespace(id=800 + number, content=said, flags=MessageFlags(), author=self.user)

    async def history(self, **_: object) -> AsyncIterator[object]:
        for number in range(1, len(self.sent) + 1):
            yield self._message(number)


class UserDirectory:
    """People without preferences; something may happen while their theme is looked up."""

    def __init__(self, meanwhile: Callable[[], Awaitable[object]] | None) -> None:
        self._meanwhile = meanwhile

    async def preferences(self, person: PersonId) -> Preferences:
        assert person
        return Preferences(dm_channel=DM, learnt=frozenset({"all"}))

    async def plays_by_message(self, *_: object) -> bool:
        return True

    async def choices(self, _: GuildId) -> ServerChoices:
        return ServerChoices()

    async def theme(self, _: GuildId, person: PersonId | None = None) -> Theme:
        if self._meanwhile is not None and person is not None:
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
    painter: Painter | None = None

    def posts(self) -> Posts:
        """Return what another process would send messages with."""
        client: Any = self.channel
        viewers: Any = UserDirectory(None)
        tokens = InteractionTokens(lambda: client)
        return Posts(client, self.messages, tokens, RateBudget(1000), NO_EMOJIS, viewers)

    async def paint(self) -> None:
        """Paint the table, and wait until it is painted, or that failed."""
        assert self.painter is not None
        self.painter.changed(self.seen.id)
        painting = [task for task in asyncio.all_tasks() if task.get_name().startswith("painting ")]
        await asyncio.wait(painting, timeout=WAIT_SECONDS)


@asynccontextmanager
async def called(
    folder: Path,
    meanwhile: Callable[[Now], Callable[[], Awaitable[object]]] | None = None,
    left: tuple[MessageAt, ...] = (),
    loses: int = 0,
) -> AsyncIterator[Now]:
    """Notify the player who must act and has no message, while these messages are still to be deleted.

    So many answers of Discord get lost.
    """
    async with opened_file(folder / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        due = PEOPLE[person_at(await until_play(tables, table_id, Random(1)))]
        client: Any = Channel(loses)
        tokens = InteractionTokens(lambda: client)
        now = Now(tables.see(table_id), due, ShownMessages(StoredMessages(opened), tokens), client)
        if left:
            assert await now.messages.replace(table_id, due.id, None, ShownMessage(None, 0, leftovers=left))
        viewers: Any = UserDirectory(None if meanwhile is None else meanwhile(now))
        budget = RateBudget(1000)
        painter = Painter(
            client,
            tables,
            messages=now.messages,
            posts=Posts(client, now.messages, tokens, budget, NO_EMOJIS, viewers),
            contents=Contents(tables, viewers, SCREENS, NoEndCard()),
            viewers=viewers,
            lost=NOTHING,
            threads=SimpleNamespace(keep=lambda _: None),  # type: ignore[arg-type]
            ended=NOTHING,
            has_left=lambda _: False,
            shards=EveryShard(),
            backoff=Backoff(3600, 3600),
        )
        now.painter = painter
        await now.paint()
        assert painter.behind == (1 if loses else 0)
        yield now
        await painter.close()


@pytest.mark.parametrize("is_answered", [False, True])
async def test_ping_is_not_sent_when_a_press_was_answered_meanwhile(
    tmp_path: Path,
    is_answered: bool,  # noqa: FBT001 - a parameter of pytest
) -> None:
    def answering(now: Now) -> Callable[[], Awaitable[object]]:
        return lambda: now.messages.replace(now.seen.id, now.due.id, None, ShownMessage((DM, 700), now.seen.entries))

    async with called(tmp_path, answering if is_answered else None) as now:
        assert len(now.channel.sent) == (0 if is_answered else 1)
        row = await now.messages.recall(now.seen.id, now.due.id)
        assert row == ShownMessage((DM, 700 if is_answered else 801), now.seen.entries)


async def test_message_that_discord_returns_stays_though_stale(tmp_path: Path) -> None:
    async with called(tmp_path, left=((DM, 801), (DM, 799))) as now:
        assert now.channel.taken == [799]
        row = await now.messages.recall(now.seen.id, now.due.id)
        assert row is not None
        assert row.at == (DM, 801)


async def test_unconfirmed_message_is_deleted_when_not_wanted(tmp_path: Path) -> None:
    async with called(tmp_path, loses=1) as now:
        assert now.channel.sent
        noted = await now.messages.recall(now.seen.id, now.due.id)
        at = ChannelId(now.seen.channel), 900
        shown = replace(noted or ShownMessage(None, 0), at=at, stamp=now.seen.entries)
        assert await now.messages.replace(now.seen.id, now.due.id, noted, shown)
        await now.paint()
        assert len(now.channel.sent) == 1
        assert now.channel.taken == [801]
        assert await now.messages.recall(now.seen.id, now.due.id) == replace(
            shown, under_way="", leftovers=((DM, 801),)
        )


async def test_nonce_of_a_first_message_that_was_deleted_is_spent(tmp_path: Path) -> None:
    async with called(tmp_path) as now:
        earlier = await now.messages.recall(now.seen.id, now.due.id)
        found = ShownMessage(None, 1, leftovers=((DM, 801),))
        assert await now.messages.replace(now.seen.id, now.due.id, earlier, found)
        posts = now.posts()
        await posts.tidy(now.seen, now.due.id, found)
        assert now.channel.taken == [801]

        async def draw() -> Post:
            return Post(Wanted(What.TURN, where=Where.DIRECT), now.seen, now.due.id, found, Screen("again"))

        assert await posts.bring(Urgency.CALL, draw) is not None
        first, second = now.channel.nonces
        assert second != first


async def test_found_ping_is_adopted_after_another_restart(tmp_path: Path) -> None:
    async with called(tmp_path) as now:
        seen, screen = replace(now.seen, channel=DM), Screen(now.channel.sent[0])
        row = ShownMessage((DM, 799), 1, under_way=said_of(screen))
        assert await now.messages.replace(seen.id, CALL, None, row)
        await now.posts().orphans.settle(seen)
        posts = now.posts()
        before = (await posts.orphans.settle(seen))[CALL]

        async def draw() -> Post:
            return Post(Wanted(What.PING), seen, CALL, before, screen, face=str(now.due.id), pinged=(now.due,))

        assert await posts.bring(Urgency.CALL, draw) is not None
        assert len(now.channel.sent) == 1
        assert now.channel.taken == [799]
        present = await now.messages.recall(seen.id, CALL)
        assert present is not None
        assert (present.at, present.face, present.under_way) == ((DM, 801), str(now.due.id), "")


async def test_person_asked_for_again_counts_as_pinged_when_saving_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with called(tmp_path) as now:
        await now.messages.is_to_be_called(now.seen.id, now.due.id)

        async def fails(*_: object, **__: object) -> bool:
            raise StorageError

        async def draw() -> Post:
            screen = Screen("your turn")
            seen = replace(now.seen, channel=DM)
            return Post(Wanted(What.PING), seen, CALL, None, screen, face=str(now.due.id), pinged=(now.due,))

        monkeypatch.setattr(StoredMessages, "replace", fails)
        with pytest.raises(StorageError):
            await now.posts().bring(Urgency.CALL, draw)
        row = await now.messages.recall(now.seen.id, now.due.id)
        assert row is not None
        assert row.stamp == now.seen.entries


async def test_board_posted_by_a_command_is_not_posted_again(tmp_path: Path) -> None:
    async with called(tmp_path) as now:
        before, token = ShownMessage((DM, 799), 1), Token("token", 1 << 62)
        await now.messages.replace(now.seen.id, EVERYBODY, None, before)
        await now.messages.replace(now.seen.id, EVERYBODY, before, ShownMessage((DM, 800), now.seen.entries))
        sent = list[Token]()

        async def send(by: Token, _: object) -> MessageAt:
            sent.append(by)
            return DM, 801

        async def draw() -> Post:
            wanted = Wanted(What.BOARD, is_token_only=True)
            return Post(wanted, now.seen, EVERYBODY, before, Screen("board"), tokens=(token,))

        posts, serving = now.posts(), SimpleNamespace(serves=lambda _: True, send=send)
        posts._tokens = serving  # type: ignore[assignment]  # noqa: SLF001 - as if the token served
        assert await posts.bring(Urgency.CALL, draw, is_free=True) is None
        assert not sent


async def test_message_is_recorded_as_under_way_when_a_press_comes_first(tmp_path: Path) -> None:
    async with called(tmp_path) as now:
        earlier = await now.messages.recall(now.seen.id, now.due.id)
        assert earlier is not None
        pressed = replace(earlier, stamp=now.seen.entries + 1)
        assert await now.messages.replace(now.seen.id, now.due.id, earlier, pressed)
        now.channel.loses = 1
        screen = Screen("your turn")

        async def draw() -> Post:
            return Post(Wanted(What.TURN, where=Where.DIRECT), now.seen, now.due.id, earlier, screen)

        with pytest.raises(ConnectionResetError):
            await now.posts().bring(Urgency.CALL, draw)
        row = await now.messages.recall(now.seen.id, now.due.id)
        assert row == replace(pressed, under_way=said_of(screen))


async def test_message_under_way_is_found_whichever_emojis_it_has(tmp_path: Path) -> None:
    async with called(tmp_path) as now:
        earlier = await now.messages.recall(now.seen.id, now.due.id)
        # The emojis became known between the record and the message.
        row = ShownMessage((DM, 799), 1, under_way=said_of(Screen("5♠, 5♥")))
        assert await now.messages.replace(now.seen.id, now.due.id, earlier, row)
        now.channel.sent[:] = ["5<:suit_s_0123ab:1575841627878981717>, 5♥", "5♠, 5♣"]
        assert (await now.posts().orphans.settle(now.seen))[now.due.id].leftovers == ((DM, 801),)


async def test_found_message_stays_once_its_person_pressed_it(tmp_path: Path) -> None:
    async with called(tmp_path) as now:
        before = ShownMessage((DM, 799), 1, leftovers=((DM, 801), (DM, 798)))
        earlier = await now.messages.recall(now.seen.id, now.due.id)
        assert await now.messages.replace(now.seen.id, now.due.id, earlier, before)
        assert await now.messages.answers(now.seen, now.due.id, (DM, 801)) == (True, now.seen.entries)
        row = await now.messages.recall(now.seen.id, now.due.id)
        assert row == ShownMessage((DM, 801), now.seen.entries, leftovers=((DM, 798), (DM, 799)))
