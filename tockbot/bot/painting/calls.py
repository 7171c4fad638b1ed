"""Calls in a table's channel: an ordinary message that mentions those from whom something is due, below the table's.

One stands at a time. The next takes its place, and it goes once nobody is waited for any more whom it names.
"""

from __future__ import annotations

from collections.abc import Mapping

from tockbot.bot.painting.due import seats_due
from tockbot.bot.painting.post import Post
from tockbot.bot.painting.posts import Posts
from tockbot.bot.painting.shown_messages import CALL, EVERYBODY, Answered
from tockbot.bot.table_screens import TableScreens
from tockbot.bot.words.speaker import language_of, speaker
from tockbot.render import WOOD
from tockbot.storage import ShownMessage
from tockbot.tables import Person, PersonId, Stage, TableSeen


class ChannelCalls:
    """The calls of all tables."""

    def __init__(self, posts: Posts, answered: Answered, screens: TableScreens) -> None:
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
