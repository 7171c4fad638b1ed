"""Decides which boards are shown as short films of the last moves, in place of a picture that is sent anyway.

There is at most one film per table in :data:`MIN_SECONDS_BETWEEN` seconds, only during a game, and only if drawing it
delays nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from tockbot.bot.pictures import board_film
from tockbot.bot.screen import Picture
from tockbot.bot.words import Speaker
from tockbot.render import DRAWING, BoardFilmScene, Drawing, Theme
from tockbot.tables import Stage, TableId, TableSeen

MIN_SECONDS_BETWEEN: Final = 20.0
"""Minimum time between two films of a table, in seconds."""


class BoardFilms:
    """The films of all tables' boards."""

    def __init__(self, drawing: Drawing = DRAWING, now: Callable[[], float] = monotonic) -> None:
        """Begin with none."""
        self._drawing = drawing
        self._now = now
        self._last: dict[TableId, float] = {}

    async def of(self, say: Speaker, seen: TableSeen, theme: Theme) -> tuple[Picture, bytes] | None:
        """Return the board of a table as a film, with its file; None if a picture without motion is to be shown.

        Args:
            say: texts in the language of the table.
            seen: the table as a spectator sees it.
            theme: the theme of the board.
        """
        now = self._now()
        self._last = {one: last for one, last in self._last.items() if now < last + MIN_SECONDS_BETWEEN}
        if seen.game is None or seen.stage is not Stage.PLAYING or seen.id in self._last:
            return None
        picture = board_film(say, seen.game)
        if picture is None or not isinstance(picture.scene, BoardFilmScene):
            return None
        file = await self._drawing.board_film(picture.scene, theme)
        if file is None:
            return None
        self._last[seen.id] = now
        return picture, file
