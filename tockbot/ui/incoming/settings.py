"""What a server wants new tables to be like, and what pictures look like to a server or a person."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from tockbot.render import THEMES
from tockbot.tables import GuildId, Refused, ServerChoices
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.typed_rules import DEFAULT_RULESET, chosen_rules
from tockbot.ui.objections import Objection
from tockbot.ui.outgoing.viewers import Guilds
from tockbot.ui.screen import Screen
from tockbot.ui.words.names import ruleset_name
from tockbot.ui.words.speaker import language_of, speaker

AS_THE_SERVER: Final = "server"
"""What a person chooses who wants no theme of their own."""


class Settings:
    """Keeps what is chosen for later."""

    def __init__(self, guilds: Guilds) -> None:
        """Keep the servers' choices here."""
        self._guilds = guilds

    async def settings(  # noqa: PLR0913, PLR0917 - Discord gives a command its options by name
        self,
        request: Request,
        language: str | None = None,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        mode: str | None = None,
        options: str | None = None,
        theme: str | None = None,
    ) -> None:
        """See or change what new tables in this server are like."""
        say, guild = request.say, request.guild
        if guild is None or not request.may_manage:
            raise Refused(Objection.NOT_MANAGER)
        chosen = await self._guilds.choices(GuildId(guild.id))
        rules = chosen.rules
        if any((ruleset, players, mode, options)):
            rules = chosen_rules(say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        chosen = ServerChoices(language or chosen.language, rules, theme or chosen.theme)
        await self._guilds.choose(GuildId(guild.id), chosen)
        look = await request.viewers.theme(GuildId(guild.id))
        rules = rules or chosen_rules(say, DEFAULT_RULESET, (None, None), "")
        spoken = chosen.language or language_of(guild.preferred_locale.value)
        name = speaker(spoken)("language-name")
        lines = (
            say("settings", language=name, rules=ruleset_name(say, rules)),
            say("settings-theme", theme=say(f"theme-{look.name}")),
        )
        await request.show(Screen("\n".join(lines)))

    async def theme(self, request: Request, theme: str) -> None:
        """Choose what your own pictures look like."""
        say = request.say
        await request.viewers.choose_theme(request.person.id, theme if theme in THEMES else None)
        await request.show(Screen(say("theme-chosen", theme=say(f"theme-{theme}"))))
