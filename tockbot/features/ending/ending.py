"""Ending a table before its game is over: asked first, done when it is meant."""

from __future__ import annotations

from tockbot.bot.handlers import Command, does
from tockbot.bot.people import Members
from tockbot.bot.refusals import Objection
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.shared_presses import AskToEnd, EndTable, Reopen
from tockbot.bot.words import Speaker
from tockbot.tables import Refused, TableId, TableSeen, commands


class Ending:
    """Asks whether it is meant, and ends tables."""

    def __init__(self, members: Members) -> None:
        """Know here what people may do in a channel."""
        self._members = members

    @does(AskToEnd)
    async def ask(self, request: Request, _: AskToEnd) -> None:
        """Ask whoever may end the table whether they mean it.

        Raises:
            Refused: NO_TABLE, or what ending is refused with.
        """
        await _ask(request)

    @Command("server-end", for_managers=True)
    async def end_here(self, request: Request) -> None:
        """End the table in this channel, also one that cannot be read.

        Raises:
            Refused: NOT_MANAGER, NO_TABLE.
        """
        if not request.may_manage:
            raise Refused(Objection.NOT_MANAGER)
        unread = request.unreadable
        if unread is not None:
            await request.show(end_screen(request.say, unread, None))
            return
        await _ask(request)

    @does(Reopen)
    async def reopen(self, request: Request, press: Reopen) -> None:
        """Take a table up again that was closed.

        Raises:
            Refused: OWN_PERMISSIONS, or what resuming is refused with.
        """
        await request.check_may_write_at(self._members, request.seen())
        await request.tables.reopen(press.table_id, request.actor)
        await request.show(Screen(request.say("reopened")))

    @does(EndTable)
    async def end(self, request: Request, press: EndTable) -> None:
        """End the table; whoever may manage the server closes one that cannot be read."""
        say = request.say
        if request.unreadable == press.table_id and request.may_manage:
            await request.tables.close_unread(request.channel)
        else:
            step = await request.decide(commands.close)
            if step.table.stage.is_open:
                await request.show(Screen(say("asked")))
                return
        await request.show(Screen(say("ended")))


async def _ask(request: Request) -> None:
    """Ask whether the end of the table in this channel is meant, of whoever may end it."""
    request.check(commands.close)
    await request.show(end_screen(request.say, request.table_id, request.seen()))


def end_screen(say: Speaker, table_id: TableId, seen: TableSeen | None) -> Screen:
    """Whether whoever wants to end a table means it; None is one that cannot be read."""
    button = Button(say("button-end"), EndTable(table_id), Style.DANGER)
    asked = "end-game-asked"
    if seen is not None and seen.game is None:
        asked = "end-lobby-asked"
    return Screen(say(asked), ((button,),))
