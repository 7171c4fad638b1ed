"""``/tock-anywhere``: what works without a server, for people who added the bot to their own account."""

from __future__ import annotations

from typing import Final

from tockbot.bot.handlers import Command, CommandButton, Run
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.words import Speaker

COMMAND_BUTTONS: Final = (
    (CommandButton.PUZZLE, CommandButton.LEARN, CommandButton.PRACTICE),
    (CommandButton.RULES, CommandButton.STATS, CommandButton.GAMES),
)
"""The command buttons on its screen, row by row."""


class Anywhere:
    """Handles ``/tock-anywhere``."""

    @Command("anywhere", anywhere=True, taken_along=True)
    async def anywhere(self, request: Request) -> None:
        """Solve, learn, practise, look back, in any server, group or direct message."""
        await request.show(anywhere_screen(request.say))


def anywhere_screen(say: Speaker) -> Screen:
    """Return the screen with everything that works anywhere."""
    rows = tuple(
        tuple(
            Button(say(f"errand-{one.value}"), Run(one), Style.GOOD if row is COMMAND_BUTTONS[0] else Style.PLAIN)
            for one in row
        )
        for row in COMMAND_BUTTONS
    )
    return Screen(say("anywhere"), rows)
