"""What a server wants new tables to be like, and what boards look like in it."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from tockbot.tables import DEFAULT_PACE, GuildId, Pace, Refused, ServerChoices
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.typed.rules import DEFAULT_RULESET, chosen_rules
from tockbot.ui.objections import Objection
from tockbot.ui.outgoing.people.viewers import Guilds
from tockbot.ui.screen import Screen
from tockbot.ui.words.names import ruleset_name
from tockbot.ui.words.speaker import language_of, speaker

LAST_BOARD: Final = "last"
EVERY_BOARD: Final = "every"
BOARDS: Final = (LAST_BOARD, EVERY_BOARD)
"""Which boards stay in a channel."""


class ServerSettings:
    """Keeps what those choose for a server who may manage it."""

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
        boards: str | None = None,
        pace: str | None = None,
    ) -> None:
        """See or change what new tables in this server are like."""
        say, guild = request.say, request.guild
        if guild is None or not request.may_manage:
            raise Refused(Objection.NOT_MANAGER)
        chosen = await self._guilds.choices(GuildId(guild.id))
        rules = chosen.rules
        if any((ruleset, players, mode, options)):
            rules = chosen_rules(say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        chosen = ServerChoices(
            language or chosen.language,
            rules,
            theme or chosen.theme,
            chosen.keeps_boards if boards is None else boards == EVERY_BOARD,
            chosen.pace if pace is None else Pace(pace),
        )
        await request.viewers.choose(GuildId(guild.id), chosen)
        look = await request.viewers.theme(GuildId(guild.id))
        rules = rules or chosen_rules(say, DEFAULT_RULESET, (None, None), "")
        spoken = chosen.language or language_of(guild.preferred_locale.value)
        name = speaker(spoken)("language-name")
        lines = (
            say("server-settings", language=name, rules=ruleset_name(say, rules)),
            say("setup-pace-chosen", pace=say(f"pace-{(chosen.pace or DEFAULT_PACE).value}")),
            say("server-settings-theme", theme=say(f"theme-{look.name}")),
            say(f"server-settings-boards-{EVERY_BOARD if chosen.keeps_boards else LAST_BOARD}"),
        )
        await request.show(Screen("\n".join(lines)))
