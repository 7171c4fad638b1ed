"""Ending a table before its game is over: asked first, done when it is meant."""

from __future__ import annotations

from typing import assert_never

from tockbot.tables import wishes
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import EndPress, EndTable, GiveUp, Reopen
from tockbot.ui.screen import Screen
from tockbot.ui.screens.table.ending import end_screen


class Ending:
    """What ``/tock end`` does, and the button by which one says that it is meant."""

    async def ask(self, request: Request) -> None:
        """Ask whoever may end the table in this channel whether they mean it."""
        unread = request.unreadable
        if unread is not None and request.may_manage:
            await request.show(end_screen(request.say, unread, None))
            return
        request.check(wishes.close)
        await request.show(end_screen(request.say, request.table_id, request.seen()))

    async def pressed(self, request: Request, press: EndPress) -> None:
        """Do what a button at the end of a table says."""
        say = request.say
        match press:
            case EndTable():
                await self.end(request, press)
            case Reopen():
                await request.tables.reopen(press.table_id, request.actor)
                await request.show(Screen(say("reopened")))
            case GiveUp():
                step = await request.decide(wishes.give_up)
                left = len(step.table.not_given_up)
                await request.show(Screen(say("given-up", people=left)))
            case _:
                assert_never(press)

    async def end(self, request: Request, press: EndTable) -> None:
        """End the table; whoever may manage the server closes one that cannot be read."""
        say = request.say
        if request.unreadable == press.table_id and request.may_manage:
            await request.tables.close_unread(request.channel)
        else:
            step = await request.decide(wishes.close)
            if step.table.stage.is_open:
                await request.show(Screen(say("asked")))
                return
        await request.show(Screen(say("ended")))
