"""What others have to agree to: a play back is asked for on the private screen, all is agreed to under the board."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from tockbot.tables import Wanted, wishes
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import Agree, AskBack, AskingPress, Decline
from tockbot.ui.screens.turn.hand import hand_screen


async def asking(request: Request, press: AskingPress) -> None:
    """Ask for a play back, or answer whoever asked for anything."""
    say = request.say
    match press:
        case AskBack(_, stamp):
            seen = await request.play(partial(wishes.ask_back, number=stamp))
            waits = any(one.wanted is Wanted.BACK for one in seen.asked)
            await request.show(hand_screen(say, seen, say("back-asked") if waits else ""))
        case Agree(_, stamp):
            await request.decide(partial(wishes.agree, number=stamp))
        case Decline(_, stamp):
            await request.decide(partial(wishes.decline, number=stamp))
        case _:
            assert_never(press)
