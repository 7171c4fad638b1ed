"""Being told when a table has ended, asked for under its board."""

from __future__ import annotations

from tockbot.tables import Refused
from tockbot.ui.incoming.request import Request
from tockbot.ui.objections import Objection
from tockbot.ui.outgoing.painting.watchers import MOST_WATCHING, Watching
from tockbot.ui.screen import Screen


class WatchingTables:
    """Writes down who wants to be told."""

    def __init__(self, watching: Watching) -> None:
        """Write it down here."""
        self._watching = watching

    async def watch(self, request: Request) -> None:
        """Be told when the table has ended, or pressed again, not.

        Raises:
            Refused: NO_TABLE, UNREADABLE, PLAYS_HERE, MANY_WATCH.
        """
        say, seen, person = request.say, request.seen(), request.person.id
        if await self._watching.unwatch(seen.id, person):
            await request.show(Screen(say("watch-stopped")))
            return
        if seen.viewer is not None:
            raise Refused(Objection.PLAYS_HERE)
        if not await self._watching.watch(seen.id, person, MOST_WATCHING):
            raise Refused(Objection.MANY_WATCH)
        closed = (await request.viewers.preferences(person)).dm_closed
        await request.show(Screen(say("watch-dm-closed" if closed else "watch-begun")))
