"""Taking a play back: asked from the private screen, agreed to under the board."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from tockbot.tables import wishes
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import AnswerBack, AskBack, BackPress
from tockbot.ui.screen import Screen
from tockbot.ui.screens.turn.hand import hand_screen


async def take_back(request: Request, press: BackPress) -> None:
    """Ask for a play back, or answer whoever asked."""
    say = request.say
    match press:
        case AskBack(_, stamp):
            seen = await request.play(partial(wishes.ask_back, number=stamp))
            await request.show(hand_screen(say, seen, "" if seen.back is None else say("back-asked")))
        case AnswerBack(_, stamp, agrees):
            await request.decide(partial(wishes.answer_back, number=stamp, agrees=agrees))
            await request.show(Screen(say("back-agreed") if agrees else say("back-refused")))
        case _:
            assert_never(press)
