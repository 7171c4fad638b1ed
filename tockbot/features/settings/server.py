"""What a server wants new tables to be like, and what boards look like in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final

from discord import app_commands

from tockbot.bot.incoming.deeds import Command
from tockbot.bot.incoming.request import Request
from tockbot.bot.incoming.typed_rules import DEFAULT_RULESET, chosen_rules, suggest_options
from tockbot.bot.objections import Objection
from tockbot.bot.screen import Screen
from tockbot.bot.words.names import ruleset_name
from tockbot.bot.words.speaker import Speaker, language_of, speaker
from tockbot.rules import TableRules
from tockbot.service import utc_now
from tockbot.storage import StoredRegularPosts
from tockbot.tables import DEFAULT_PACE, GuildId, Pace, Refused, Regular, RegularPost, ServerChoices

LAST_BOARD: Final = "last"
EVERY_BOARD: Final = "every"
BOARDS: Final = (LAST_BOARD, EVERY_BOARD)
"""Which boards stay in a channel."""

HERE: Final = "here"
OFF: Final = "off"
POSTED: Final = (HERE, OFF)
"""Where something is posted by the calendar."""


class ServerSettings:
    """Keeps what those choose for a server who may manage it."""

    def __init__(self, regular: StoredRegularPosts, now: Callable[[], datetime] = utc_now) -> None:
        """Keep here what is posted by the calendar."""
        self._regular = regular
        self._now = now

    @Command(
        "server-settings",
        suggests={"options": suggest_options},
        choices={"boards": ("boards", BOARDS), **{one.value: ("regular", POSTED) for one in Regular}},
        for_managers=True,
    )
    async def settings(  # noqa: PLR0913, PLR0917 - Discord gives a command its options by name
        self,
        request: Request,
        language: str | None = None,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        mode: str | None = None,
        options: app_commands.Range[str, 0, 500] | None = None,
        theme: str | None = None,
        boards: str | None = None,
        pace: str | None = None,
        week: str | None = None,
        puzzle: str | None = None,
    ) -> None:
        """See or change what new tables in this server are like."""
        say, guild = request.say, request.guild
        if guild is None or not request.may_manage:
            raise Refused(Objection.NOT_MANAGER)
        rules: TableRules | None = None
        if any((ruleset, players, mode, options)):
            rules = chosen_rules(say, ruleset or DEFAULT_RULESET, (players, mode), options or "")

        def change(chosen: ServerChoices) -> ServerChoices:
            return ServerChoices(
                language or chosen.language,
                rules or chosen.rules,
                theme or chosen.theme,
                chosen.keeps_boards if boards is None else boards == EVERY_BOARD,
                chosen.pace if pace is None else Pace(pace),
            )

        await self._choose_posts(request, GuildId(guild.id), {Regular.WEEK: week, Regular.PUZZLE: puzzle})
        await request.viewers.change_server(GuildId(guild.id), change)
        chosen = await request.viewers.choices(GuildId(guild.id))
        look = await request.viewers.theme(GuildId(guild.id))
        rules = chosen.rules or chosen_rules(say, DEFAULT_RULESET, (None, None), "")
        spoken = chosen.language or language_of(guild.preferred_locale.value)
        name = speaker(spoken)("language-name")
        lines = (
            say("server-settings", language=name, rules=ruleset_name(say, rules)),
            say("setup-pace-chosen", pace=say(f"pace-{(chosen.pace or DEFAULT_PACE).value}")),
            say("server-settings-theme", theme=say(f"theme-{look.name}")),
            say(f"server-settings-boards-{EVERY_BOARD if chosen.keeps_boards else LAST_BOARD}"),
            *await self._posts(say, GuildId(guild.id)),
        )
        await request.show(Screen("\n".join(lines)))

    async def _choose_posts(self, request: Request, guild: GuildId, chosen: Mapping[Regular, str | None]) -> None:
        """Let this be posted by the calendar in the channel where it was asked, or not at all.

        Raises:
            Refused: PERMISSIONS, NO_TABLE.
        """
        for what, where in chosen.items():
            if where == OFF:
                await self._regular.unwant(guild, what)
            elif where == HERE:
                request.check_permissions()
                due = what.next_due(self._now())
                await self._regular.want(RegularPost(guild, what, request.channel, request.person.id, due))

    async def _posts(self, say: Speaker, guild: GuildId) -> list[str]:
        """What is posted by the calendar, in words."""
        wanted = await self._regular.wanted(guild)
        return [
            say(f"server-settings-{what.value}-on", channel=f"<#{wanted[what]}>")
            if what in wanted
            else say(f"server-settings-{what.value}-off")
            for what in Regular
        ]
