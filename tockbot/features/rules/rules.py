"""``/tock rules``: what the game is, and all rules of the table, or of any other that is asked for, on boards."""

from __future__ import annotations

from discord import app_commands

from tockbot.bot.cache import Remembered
from tockbot.bot.handlers import Command, does
from tockbot.bot.press import Cost, Limits
from tockbot.bot.request import Request
from tockbot.bot.rule_texts import beginning_lines, rule_sections
from tockbot.bot.screen import Layout, Screen
from tockbot.bot.screen import Section as Shown
from tockbot.bot.sending import drawn_all
from tockbot.bot.shared_presses import ShowRules
from tockbot.bot.typed import DEFAULT_RULESET, chosen_rules, suggest_options
from tockbot.bot.words import Speaker, ruleset_name
from tockbot.features.rules.pictures import READER, example_pictures, rules_picture
from tockbot.rules import Blocking, TableRules
from tockbot.storage import StoredGuilds
from tockbot.tables import Refused


class RulesTold:
    """Tells rules, with a table or without."""

    def __init__(self, guilds: StoredGuilds, limits: Limits) -> None:
        """Know what servers have chosen for their tables; remember so many boards as the limits say."""
        self._guilds = guilds
        self._drawn: Remembered[tuple[TableRules, str, str], dict[str, bytes]] = Remembered(limits.rules)

    @Command("rules", asked=Cost.BOARD, suggests={"options": suggest_options}, anywhere=True)
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

    @does(ShowRules)
    async def show_rules(self, request: Request, _: ShowRules) -> None:
        """Show the rules of the table."""
        await self.tell(request, request.seen().rules)

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
            guild = request.guild_id
            chosen = None if guild is None else (await self._guilds.choices(guild)).rules
            return chosen or chosen_rules(request.say, DEFAULT_RULESET, (None, None), "")


def beginning_screen(say: Speaker, rules: TableRules) -> Screen:
    """What the game is, and a board on which its words are marked."""
    marked = [say("rules-marked"), *([say("rules-marked-partner")] if rules.party.in_teams else [])]
    if rules.law.blocking is not Blocking.NONE:
        marked.append(say("rules-marked-protected"))
    told = (say("rules-intro-teams" if rules.party.in_teams else "rules-intro-solo"), "", *marked)
    text = "\n".join((f"**{ruleset_name(say, rules)}**", *told))
    fields = say("alt-fields", start=rules.board.starts[READER], entry=rules.board.entries[READER])
    alt = "\n".join((*told, fields)).replace("**", "")
    return Screen(text, picture=rules_picture(say, rules, alt))


def rules_screen(say: Speaker, rules: TableRules) -> Screen:
    """What is played at this table: all of it in words, and each section on a board of its own."""
    text = "\n".join((f"**{ruleset_name(say, rules)}**", *beginning_lines(say, rules)))
    sections = tuple(
        Shown("\n".join(lines), pictures=example_pictures(say, rules, section))
        for section, lines in rule_sections(say, rules)
    )
    return Screen(text, layout=Layout(sections=sections))
