"""What others have to agree to: a play back is asked for on the private screen, all is agreed to under the board."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from tockbot.tables import SentAway, Step, Wanted, wishes
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import Agree, AskBack, AskingPress, Decline, SayHere, StandIn
from tockbot.ui.screens.turn.hand import hand_screen
from tockbot.ui.words.person_names import mention
from tockbot.ui.words.speaker import speaker


async def asking(request: Request, press: AskingPress) -> None:
    """Ask for a play back, answer whoever asked for anything, or see to a seat whose person is not there."""
    say = request.say
    match press:
        case AskBack(_, stamp):
            seen = await request.play(partial(wishes.ask_back, number=stamp))
            waits = any(one.wanted is Wanted.BACK for one in seen.asked)
            await request.show(hand_screen(say, seen, say("back-asked") if waits else ""))
        case Agree(_, stamp):
            await tell_sent_away(request, await request.decide(partial(wishes.agree, number=stamp)))
        case Decline(_, stamp):
            await request.decide(partial(wishes.decline, number=stamp))
        case StandIn(_, seat):
            await request.decide(partial(wishes.stand_in, seat=seat))
        case SayHere():
            await request.decide(wishes.here)
        case _:
            assert_never(press)


async def tell_sent_away(request: Request, step: Step) -> None:
    """Tell the channel who was sent away by a step, and by whom, in the language of the table."""
    for entry in step.entries:
        if isinstance(entry.event, SentAway):
            seen = request.seen()
            say = speaker(seen.language)
            by = [request.person] if entry.actor is not None else list(seen.sitting)
            names = ", ".join(mention(say, person) for person in by)
            await request.tell_everybody(say("sent-away-told", name=mention(say, seen.sent_away[-1]), names=names))
