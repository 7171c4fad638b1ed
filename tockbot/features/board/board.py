"""What everybody may see of a game, by command and under the board."""

from __future__ import annotations

from tockbot.bot.allowance import Cost
from tockbot.bot.errands import ShowLog
from tockbot.bot.incoming.deeds import Command, does
from tockbot.bot.incoming.request import Request
from tockbot.bot.messages.films import Films
from tockbot.features.board.screens import board_screen, log_screen, text_board_screen
from tockbot.render import FilmScene


class Looking:
    """Shows the board, and what was played."""

    def __init__(self, films: Films) -> None:
        """Have films of rounds drawn here."""
        self._films = films

    @Command("board", asked=Cost.BOARD)
    async def board(self, request: Request, text: bool = False) -> None:  # noqa: FBT001, FBT002 - Discord names it
        """See the board, your own seat at the bottom, or read it."""
        await request.show((text_board_screen if text else board_screen)(request.say, request.seen()))

    @Command("log", "game", asked=Cost.LOG)
    async def log(self, request: Request) -> None:
        """Read what was played."""
        seen = request.seen()
        screen = log_screen(request.say, seen)
        if seen.game is None or screen.picture is None or not isinstance(screen.picture.scene, FilmScene):
            await request.show(screen)
            return
        theme = await request.theme()
        key = (seen.id, seen.game.stamp, seen.viewer, request.say.language, theme.name)
        await request.show(screen, await self._films.drawn(request.user, key, screen.picture.scene, theme))

    @does(ShowLog)
    async def show_log(self, request: Request, _: ShowLog) -> None:
        """Show what was played."""
        await self.log(request)
