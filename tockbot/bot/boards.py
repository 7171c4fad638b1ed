"""The table's message in its channel, and the pings below it.

The board is edited while people still see it; otherwise it is posted again at the bottom. A ping is an ordinary message
that mentions the people who must act. There is one at a time: the next replaces it, and it is deleted once none of the
people it names has to act.
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
from tockbot.tables import GuildId, Kind, Person, PersonId, Stage, TableSeen

YOUNG: Final = timedelta(minutes=50)
"""The age up to which a message is edited: after an hour, Discord strictly limits edits."""

LOST: Final = "lost "
"""Prefix of a message's digest, from the moment when the bot lost the permission to change it and said so."""


@dataclass(frozen=True, slots=True)
class Face:
    """A short digest of the content of a table's message.

    Attributes:
        stage: the table's stage.
        plays: number of plays made.
        picture: digest of everything that the picture shows.
        words: digest of the texts and buttons.
    """

    stage: str
    plays: int
    picture: str
    words: str

    def __str__(self) -> str:
        return json.dumps([self.stage, self.plays, self.picture, self.words])


def read_face(text: str) -> Face | None:
    """Return the digest that was saved for a message; None if there is none, or another version wrote it."""
    try:
        return Face(*json.loads(text.removeprefix(LOST)))
    except (ValueError, TypeError):
        return None


def face_of(seen: TableSeen, screen: Screen) -> Face:
    """Return the digest of the message that the table should have now."""
    game = seen.game
    alt = None if screen.picture is None else screen.picture.alt
    picture = "" if alt is None else _digest(seen.seated, game and game.stamp, alt)
    plays = 0 if game is None else len(game.history)
    return Face(seen.stage.value, plays, picture, _digest(screen.text, screen.layout, screen.rows))


def _digest(*facts: object) -> str:
    return sha256(repr(facts).encode()).hexdigest()[:16]


@define(eq=False)
class Boards:
    """The messages of all tables; ``has_left`` returns whether the bot has certainly left a server."""

    _client: discord.Client
    _posts: MessagePublisher
    _viewers: UserDirectory
    _screens: TableScreens
    _besides: Besides
    _has_left: Callable[[GuildId], bool]

    async def paint(
        self, seen: TableSeen, stood: ShownMessage | None, call: ShownMessage | None = None, *, is_paid: bool = True
    ) -> bool:
        """Bring a table's message up to date; return False if it already was, without a request to Discord.

        Args:
            seen: the table as everyone sees it.
            stood: its message until now.
            call: the ping below it.
            is_paid: whether a request was taken from the budget for it.
        """
        if seen.kind is Kind.PRACTICE:
            # A practice game is played entirely on the player's private screen.
            return False
        say = speaker(language_of(seen.language))
        screen = self._screens.message(say, seen, await self._besides(say, seen))
        before, now = None if stood is None else read_face(stood.face), face_of(seen, screen)
        # A message marked as lost is edited even if its content is right: success must be recorded.
        is_lost = stood is not None and stood.face.startswith(LOST)
        # If the bot left the server while it was off, only Discord's refusal lets the table be closed: so ask Discord.
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
            # The lobby stays, as the record of the people who began and of the seed's hash.
            await self._posts.finish(Post(seen, EVERYBODY, self._screens.started(say, seen), WOOD), stood)
        stays = is_record or (choices.keeps_boards and not same_moment)
        await self._posts.send(post, seen.channel, stood, None if stood is None else stood.token, stays=stays)
        return True

    def _is_in_sight(self, seen: TableSeen, stood: ShownMessage, call: ShownMessage | None) -> bool:
        """Return whether a message is recent, and the last one in its channel, not counting the ping below it."""
        last = getattr(self._client.get_channel(seen.channel), "last_message_id", None)
        if stood.at is None or last is None:
            return False
        at = seen.channel, last
        is_call = (call is not None and call.at == at) or self._posts.leftovers.is_gone(at)
        if last > stood.at[1] and not is_call:
            return False
        return discord.utils.utcnow() - discord.utils.snowflake_time(stood.at[1]) < YOUNG


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


class ChannelCalls:
    """The pings of all tables."""

    def __init__(self, posts: MessagePublisher, answered: Answered, screens: TableScreens) -> None:
        """Send pings with ``posts``, and record in ``answered`` who was pinged."""
        self._posts = posts
        self._answered = answered
        self._screens = screens

    async def paint(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], called: tuple[Person, ...]) -> None:
        """Ping these people, or delete a ping that is no longer needed.

        Args:
            seen: the table as everyone sees it.
            rows: its messages.
            called: the people who must act, and who play in the channel.

        Raises:
            discord.HTTPException: the ping could not be sent, or not deleted.
            StorageError: the result could not be saved.
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
    """Return whether any of the people named in a ping must still act."""
    if seen.game is None or seen.stage is not Stage.PLAYING:
        return False
    due = [seen.seated[seat] for seat in seats_due(seen.game)]
    return any(isinstance(player, Person) and str(player.id) in call.face.split() for player in due)
