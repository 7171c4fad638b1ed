"""The table's message in its channel, and the pings below it.

The board is edited while people still see it, and posted again at the bottom otherwise. A ping is an ordinary message
that mentions the people who must act. There is one at a time: the next replaces it, and it is deleted once it names
nobody who must act.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from typing import Final

import discord
from attrs import define

from tockbot.bot.people import UserDirectory
from tockbot.bot.posts import MessagePublisher, Post
from tockbot.bot.private_screens import seats_due
from tockbot.bot.screen import Screen
from tockbot.bot.shown import CALL, EVERYBODY, Answered, ShownMessages
from tockbot.bot.table_screens import Besides, TableScreens
from tockbot.bot.words import language_of, speaker
from tockbot.render import WOOD
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import NO_GUILD, GuildId, Kind, Person, PersonId, Stage, TableSeen

YOUNG: Final = timedelta(minutes=50)
"""So long a message is edited; of those older than an hour Discord lets only few edits through."""

LOST: Final = "lost "
"""Before what a message shows since it can be changed no more, and everybody was told why."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a table's message shows, in short.

    Attributes:
        stage: of the table.
        plays: how many were made.
        picture: a digest of all that its picture shows.
        words: a digest of its texts and buttons.
    """

    stage: str
    plays: int
    picture: str
    words: str

    def __str__(self) -> str:
        return json.dumps([self.stage, self.plays, self.picture, self.words])


def read_face(text: str) -> Face | None:
    """What was remembered that a message shows; None if nothing was, or another version wrote it."""
    try:
        return Face(*json.loads(text.removeprefix(LOST)))
    except (ValueError, TypeError):
        return None


def face_of(seen: TableSeen, screen: Screen) -> Face:
    """What the table's message is to show now, in short."""
    game = seen.game
    told = None if screen.picture is None else screen.picture.alt
    picture = "" if told is None else _digest(seen.seated, game and game.stamp, told)
    plays = 0 if game is None else len(game.history)
    return Face(seen.stage.value, plays, picture, _digest(screen.text, screen.layout, screen.rows))


def _digest(*facts: object) -> str:
    return sha256(repr(facts).encode()).hexdigest()[:16]


@define(eq=False)
class Boards:
    """The messages of all tables.

    Send with this client; ``has_left`` says whether the bot is surely in a server no more.
    """

    _client: discord.Client
    _posts: MessagePublisher
    _viewers: UserDirectory
    _screens: TableScreens
    _besides: Besides
    _has_left: Callable[[GuildId], bool]

    async def paint(
        self, seen: TableSeen, stood: ShownMessage | None, call: ShownMessage | None = None, *, is_paid: bool = True
    ) -> bool:
        """Bring a table's message up to date; False if it was, and Discord was not asked.

        Args:
            seen: the table as everybody sees it.
            stood: its message until now.
            call: the message below it by which people are called.
            is_paid: whether a request was taken from the budget for it.
        """
        if seen.kind is Kind.PRACTICE:
            # Whoever practises has it all on their private screen.
            return False
        say = speaker(language_of(seen.language))
        screen = self._screens.message(say, seen, await self._besides(say, seen))
        before, now = None if stood is None else read_face(stood.face), face_of(seen, screen)
        # One that was lost is tried again, though it shows what it should: that it can be changed has to be remembered.
        is_lost = stood is not None and stood.face.startswith(LOST)
        # Of a server that was left while the bot was off Discord is asked: only its refusal lets the table be closed.
        if stood is not None and before == now and not (is_lost or self._has_left(seen.guild)):
            await self._posts.tidy(seen.id, EVERYBODY, stood)
            return False
        choices = await self._viewers.choices(seen.guild)
        post = Post(seen, EVERYBODY, screen, await self._viewers.theme(seen.guild), str(now), is_paid=is_paid)
        same_moment = before is not None and (before.stage, before.plays) == (now.stage, now.plays)
        is_record = before is not None and before.stage == Stage.LOBBY.value and seen.game is not None
        if stood is not None and before is not None and not is_record and self._is_in_sight(seen, stood, call):
            may_edit, with_picture = same_moment or not choices.keeps_boards, before.picture != now.picture
            if may_edit and await self._posts.edit(post, stood, with_picture=with_picture):
                return True
        if is_record and stood is not None:
            # The lobby stays, as the record of who began and of the seed's hash.
            await self._posts.finish(Post(seen, EVERYBODY, self._screens.started(say, seen), WOOD), stood)
        stays = is_record or (choices.keeps_boards and not same_moment)
        await self._posts.send(post, seen.channel, stood, None if stood is None else stood.token, stays=stays)
        return True

    def _is_in_sight(self, seen: TableSeen, stood: ShownMessage, call: ShownMessage | None) -> bool:
        """Whether a message is young, and the last of its channel but for a call: that is nobody's message."""
        last = getattr(self._client.get_channel(seen.channel), "last_message_id", None)
        if stood.at is None or last is None:
            return False
        at = seen.channel, last
        is_call = (call is not None and call.at == at) or self._posts.leftovers.is_gone(at)
        if last > stood.at[1] and not is_call:
            return False
        return discord.utils.utcnow() - discord.utils.snowflake_time(stood.at[1]) < YOUNG


async def link_to(messages: ShownMessages, seen: TableSeen) -> str:
    """Where a table is, as text to press on: its message, or its channel."""
    known = await messages.recall(seen.id, EVERYBODY)
    if known is None or known.at is None:
        return f"https://discord.com/channels/{_server(seen)}/{seen.channel}"
    return link_of(seen, known.at)


def link_of(seen: TableSeen, at: MessageAt) -> str:
    """Where a message of a table is, as text to press on."""
    channel, message = at
    return f"https://discord.com/channels/{_server(seen)}/{channel}/{message}"


def _server(seen: TableSeen) -> str:
    return "@me" if seen.guild == NO_GUILD else str(seen.guild)


class ChannelCalls:
    """The calls of all tables."""

    def __init__(self, posts: MessagePublisher, answered: Answered, screens: TableScreens) -> None:
        """Send them so, and write down here who was called."""
        self._posts = posts
        self._answered = answered
        self._screens = screens

    async def paint(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], called: tuple[Person, ...]) -> None:
        """Call these people, or take away a call that is over.

        Args:
            seen: the table as everybody sees it.
            rows: what stands of it.
            called: from whom something is due, and who play in the channel.

        Raises:
            discord.HTTPException: it could not be said, or taken away.
            StorageError: it could not be remembered.
        """
        stood = rows.get(CALL)
        if called:
            screen = self._screens.call(speaker(language_of(seen.language)), seen, called)
            face = " ".join(str(person.id) for person in called)
            board = rows.get(EVERYBODY)
            post = Post(seen, CALL, screen, WOOD, face, is_paid=False)
            await self._posts.send(post, seen.channel, stood, None if board is None else board.token)
            for person in called:
                await self._answered.was_called(seen, person.id)
        elif stood is not None and not _is_awaited(seen, stood):
            await self._posts.take_away(seen.id, CALL, stood)


def _is_awaited(seen: TableSeen, call: ShownMessage) -> bool:
    """Whether something is still due from somebody whom a call names."""
    if seen.game is None or seen.stage is not Stage.PLAYING:
        return False
    due = [seen.seated[seat] for seat in seats_due(seen.game)]
    return any(isinstance(player, Person) and str(player.id) in call.face.split() for player in due)
