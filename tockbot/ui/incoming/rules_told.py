"""``/tock rules``: what the game is, on a board, and all rules of the table, or of any other that is asked for."""

from __future__ import annotations

from discord import app_commands

from tockbot.rules import TableRules
from tockbot.tables import GuildId, Refused
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.typed.rules import DEFAULT_RULESET, chosen_rules
from tockbot.ui.outgoing.people.viewers import Guilds
from tockbot.ui.screens.rules import beginning_screen, rules_screen


class RulesTold:
    """Tells rules, with a table or without."""

    def __init__(self, guilds: Guilds) -> None:
        """Know what servers have chosen for their tables."""
        self._guilds = guilds

    async def rules(
        self,
        request: Request,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        mode: str | None = None,
        options: str | None = None,
    ) -> None:
        """Read the rules of this table, or of the one asked for."""
        if any((ruleset, players, mode, options)):
            rules = chosen_rules(request.say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        else:
            rules = await self._rules_here(request)
        await tell_rules(request, rules)

    async def _rules_here(self, request: Request) -> TableRules:
        """The rules of the table in the channel, else those of new tables in the server."""
        try:
            return request.seen().rules
        except Refused:
            guild = request.interaction.guild_id
            chosen = None if guild is None else (await self._guilds.choices(GuildId(guild))).rules
            return chosen or chosen_rules(request.say, DEFAULT_RULESET, (None, None), "")


async def tell_rules(request: Request, rules: TableRules) -> None:
    """Tell rules to whoever asks: first what the game is, then all of them."""
    await request.show(beginning_screen(request.say, rules))
    await request.tell(rules_screen(request.say, rules).text)
