"""Films are drawn one after another, once each, one at a time for each person: they take a second of a processor."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tockbot.bot.objections import Objection
from tockbot.bot.remembered import Remembered
from tockbot.render import FilmScene, Theme, draw_film
from tockbot.tables import Refused, Stamp, TableId, UserId

FilmKey = tuple[TableId, Stamp | str, int | None, str, str, bool]
"""Everything that a film depends on.

The table, the moment or what it shows, the viewer's seat, the language, the theme, and whether names are those of the
table's server.
"""


class Films:
    """The films that are drawn, or were."""

    def __init__(self, most: int, waiting: int) -> None:
        """Remember so many, and let so many wait to be drawn, the one being drawn among them."""
        self._most_waiting = waiting
        self._drawn: Remembered[FilmKey, bytes] = Remembered(most)
        self._under_way: set[FilmKey] = set()
        self._waiting: set[UserId] = set()
        # A thread of their own: boards must not wait for films.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="film")

    async def drawn(self, user: UserId, key: FilmKey, scene: FilmScene, theme: Theme) -> bytes:
        """A film's file, for somebody.

        Raises:
            Refused: ONE_FILM_AT_A_TIME, because another film is being drawn for the same person; FILMS_BUSY, because
                too many wait to be drawn.
        """
        if self._drawn.has(key):
            return await self._drawn.get(key, lambda: self._draw(key, scene, theme))
        if user in self._waiting:
            raise Refused(Objection.ONE_FILM_AT_A_TIME)
        if key not in self._under_way and len(self._under_way) >= self._most_waiting:
            raise Refused(Objection.FILMS_BUSY)
        self._waiting.add(user)
        self._under_way.add(key)
        try:
            return await self._drawn.get(key, lambda: self._draw(key, scene, theme))
        finally:
            self._waiting.discard(user)

    async def _draw(self, key: FilmKey, scene: FilmScene, theme: Theme) -> bytes:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, draw_film, scene, theme)
        finally:
            self._under_way.discard(key)
