"""``/tock-anywhere``: what works without a server, for people who added the bot to their own account."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from discord import app_commands

from tockbot.bot.handlers import Command, CommandButton, Run, handles
from tockbot.bot.press import Cost, Press, press
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.typed import DEFAULT_RULESET, chosen_rules, suggest_options
from tockbot.bot.words import Speaker
from tockbot.rules import TableRules

COMMAND_BUTTONS: Final = (
    (CommandButton.PUZZLE, CommandButton.LEARN, CommandButton.PRACTICE),
    (CommandButton.RULES, CommandButton.STATS, CommandButton.GAMES),
)
"""The command buttons on its screen, row by row."""

Open = Callable[[Request, TableRules], Awaitable[None]]
"""Opens a table with these rules in the place of a request."""


@press("openanywhere", cost=Cost.TABLE)
class OpenTable(Press):
    """Open a table in this place, or show the one that is here again."""


class Anywhere:
    """Handles ``/tock-anywhere``."""

    def __init__(self, open_table: Open) -> None:
        """Create the feature."""
        self._open = open_table

    @Command("anywhere", anywhere=True, taken_along=True, is_public=True, suggests={"options": suggest_options})
    async def anywhere(
        self,
        request: Request,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        mode: str | None = None,
        options: app_commands.Range[str, 0, 500] | None = None,
    ) -> None:
        """Open a table with these rules; without options, solve, learn, practise and look back."""
        if any((ruleset, players, mode, options)):
            rules = chosen_rules(request.say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
            await self._open(request, rules)
        else:
            is_offered = request.guild is None and request.may_show
            await request.show(anywhere_screen(request.say, offers_table=is_offered))

    @handles(OpenTable)
    async def open_table(self, request: Request, _: OpenTable) -> None:
        await self._open(request, chosen_rules(request.say, DEFAULT_RULESET, (None, None), ""))


def anywhere_screen(say: Speaker, *, offers_table: bool = False) -> Screen:
    """Return the screen with everything that works anywhere, and a table for the people who are there."""
    rows = tuple(
        tuple(
            Button(say(f"errand-{one.value}"), Run(one), Style.GOOD if row is COMMAND_BUTTONS[0] else Style.PLAIN)
            for one in row
        )
        for row in COMMAND_BUTTONS
    )
    if not offers_table:
        return Screen(say("anywhere"), rows)
    table = Button(say("button-open-anywhere"), OpenTable(), Style.MAIN)
    return Screen(say("anywhere-with-table"), ((table,), *rows))
