"""What everybody may see of a game, by command and under the board."""

from __future__ import annotations

from tockbot.bot.allowance import Cost
from tockbot.bot.errands import ShowLog
from tockbot.bot.incoming.deeds import Command, does
from tockbot.bot.incoming.looking_back import LookingBack
from tockbot.bot.incoming.request import Request
from tockbot.bot.messages.films import Films
from tockbot.features.board.screens import board_screen, log_screen, text_board_screen
from tockbot.render import FilmScene
from tockbot.tables import Refusal, Refused, TableSeen


class Looking:
    """Shows the board, and what was played."""

    def __init__(self, films: Films, looking_back: LookingBack) -> None:
        """Have films of rounds drawn here, and find games that are over there."""
        self._films = films
        self._looking_back = looking_back

    @Command("board", asked=Cost.BOARD)
    async def board(self, request: Request, text: bool = False) -> None:  # noqa: FBT001, FBT002 - Discord names it
        """See the board, your own seat at the bottom, or read it."""
        await request.show((text_board_screen if text else board_screen)(request.say, request.seen()))

    @Command("log", "game", asked=Cost.LOG)
    async def log(self, request: Request) -> None:
        """Read what was played, also in the last game of a channel where no table is open."""
        seen = await self._seen(request)
        screen = log_screen(request.say, seen)
        if seen.game is None or screen.picture is None or not isinstance(screen.picture.scene, FilmScene):
            await request.show(screen)
            return
        theme = await request.theme()
        key = (seen.id, seen.game.stamp, seen.viewer, request.say.language, theme.name)
        await request.show(screen, await self._films.drawn(request.user, key, screen.picture.scene, theme))

    async def _seen(self, request: Request) -> TableSeen:
        """The table that was pressed or is open here, or the last one whose game was played to its end here.

        Raises:
            Refused: UNREADABLE, NO_GAME_HERE, NO_PAST_GAME.
        """
        try:
            return request.seen()
        except Refused as refusal:
            if refusal.reason is not Refusal.NO_TABLE or request.pressed is not None:
                raise
        last = (await self._looking_back.wanted(request, None)).id
        await request.tables.fetch(last)
        return request.tables.see(last, request.person.id)

    @does(ShowLog)
    async def show_log(self, request: Request, _: ShowLog) -> None:
        """Show what was played."""
        await self.log(request)
