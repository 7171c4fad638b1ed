"""``/tock rules``: what the game is, and all rules of the table, or of any other that is asked for, on boards."""

from __future__ import annotations

from discord import app_commands

from tockbot.rules import TableRules
from tockbot.tables import GuildId, Refused
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.typed.rules import DEFAULT_RULESET, chosen_rules
from tockbot.ui.limits import Limits
from tockbot.ui.outgoing.messages.posting import drawn_all
from tockbot.ui.outgoing.people.viewers import Guilds
from tockbot.ui.remembered import Remembered
from tockbot.ui.screens.rules import beginning_screen, rules_screen


class RulesTold:
    """Tells rules, with a table or without."""

    def __init__(self, guilds: Guilds, limits: Limits) -> None:
        """Know what servers have chosen for their tables; remember so many boards as the limits say."""
        self._guilds = guilds
        self._drawn: Remembered[tuple[TableRules, str, str], dict[str, bytes]] = Remembered(limits.rules)

    async def rules(
        self,
        request: Request,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        mode: str | None = None,
        options: app_commands.Range[str, 0, 500] | None = None,
    ) -> None:
        """Read the rules of this table, or of the one asked for."""
        if any((ruleset, players, mode, options)):
            rules = chosen_rules(request.say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        else:
            rules = await self._rules_here(request)
        await self.tell(request, rules)

    async def tell(self, request: Request, rules: TableRules) -> None:
        """Tell rules to whoever asks: first what the game is, then all of them, each section with its board."""
        await request.show(beginning_screen(request.say, rules))
        screen, theme = rules_screen(request.say, rules), await request.theme()
        key = (rules, request.say.language, theme.name)
        await request.tell_screen(screen, theme, await self._drawn.get(key, lambda: drawn_all(screen, theme)))

    async def _rules_here(self, request: Request) -> TableRules:
        """The rules of the table in the channel, else those of new tables in the server."""
        try:
            return request.seen().rules
        except Refused:
            guild = request.interaction.guild_id
            chosen = None if guild is None else (await self._guilds.choices(GuildId(guild))).rules
            return chosen or chosen_rules(request.say, DEFAULT_RULESET, (None, None), "")
