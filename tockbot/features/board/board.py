"""What everybody may see of a game: the position in words, and what was played."""

from __future__ import annotations

from tockbot.bot.handlers import does
from tockbot.bot.request import Request
from tockbot.bot.sending import Films
from tockbot.bot.shared_presses import ReadBoard, ShowLog
from tockbot.features.board.screens import log_screen, text_board_screen
from tockbot.render import FilmScene


class Looking:
    """Shows the position, and what was played."""

    def __init__(self, films: Films) -> None:
        """Have films of rounds drawn here."""
        self._films = films

    @does(ReadBoard)
    async def read_board(self, request: Request, _: ReadBoard) -> None:
        """Tell the whole position in words."""
        await request.show(text_board_screen(request.say, request.seen()))

    @does(ShowLog)
    async def show_log(self, request: Request, _: ShowLog) -> None:
        """Show what was played, with the last round in motion."""
        seen = request.seen()
        screen = log_screen(request.say, seen)
        if seen.game is None or screen.picture is None or not isinstance(screen.picture.scene, FilmScene):
            await request.show(screen)
            return
        theme = await request.theme()
        moment = seen.id, seen.game.stamp, seen.viewer
        key = (*moment, request.say.language, theme.name, request.guild_id == seen.guild)
        await request.show(screen, await self._films.drawn(request.user, key, screen.picture.scene, theme))
