"""Opening a table, with the rules asked for or as the last one was, and what a server wants new tables to be like."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

import discord
from discord import app_commands

from tockbot.rules import ON, RULESETS, Party, RulesError, TableRules, choices, table_rules
from tockbot.tables import Opened, Refusal, Refused, Stage, decisions
from tockbot.ui.custom_id import PressError
from tockbot.ui.desk import Desk, Interaction, acknowledge, desk_of, show, speaker_for
from tockbot.ui.handler import Pressing, person_of
from tockbot.ui.screen import OPTION_LIMIT, OPTIONS_LIMIT, Screen, clipped
from tockbot.ui.words.names import option_name, party_name, ruleset_name
from tockbot.ui.words.speaker import Speaker, language_of, speaker

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""The permissions without which a table cannot be shown in a channel."""


DEFAULT_RULESET: Final = "swiss"


MODE_TEAMS: Final = "teams"


MODE_SOLO: Final = "solo"


MODES: Final = (MODE_TEAMS, MODE_SOLO)
"""What a command may say of who plays with whom."""


DEFAULT_PLAYERS: Final = 4


SEPARATOR: Final = re.compile(r"[\s,+]+")
"""What stands between options that are typed."""


async def new(
    interaction: Interaction,
    ruleset: str | None = None,
    players: app_commands.Range[int, 2, 8] | None = None,
    mode: str | None = None,
    options: str | None = None,
) -> None:
    """Open a table in this channel."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await acknowledge(interaction)
        channel, guild = await _check_place(desk, interaction, say)
        language, rules = await desk.guilds.choices(guild.id)
        if rules is None or any((ruleset, players, mode, options)):
            rules = _chosen_rules(say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        host = person_of(interaction)
        spoken = language or language_of(guild.preferred_locale.value)
        opened = Opened(guild.id, channel, host.user, spoken, rules)
        await desk.tables.open(opened, lambda table: decisions.join(table, host))
        await show(interaction, Screen(say("new-opened")))

    await desk.guarded(interaction, act)


async def again(pressing: Pressing) -> None:
    """Open a table like one whose game is over, with everybody on the seat they had; whoever sat there may."""
    before, desk, say = pressing.seen, pressing.desk, pressing.say
    if before.viewer is None:
        raise Refused(Refusal.NOT_SEATED)
    if before.game is None or before.stage is Stage.PLAYING:
        raise PressError
    await _check_place(desk, pressing.interaction, say)
    opened = Opened(before.guild, before.channel, pressing.user, before.language, before.rules)
    await desk.tables.open(opened, lambda _: decisions.as_before(before.sitters, before.hints))
    await show(pressing.interaction, Screen(say("new-again")))


async def settings(  # noqa: PLR0913, PLR0917 - Discord gives a command its options by name
    interaction: Interaction,
    language: str | None = None,
    ruleset: str | None = None,
    players: app_commands.Range[int, 2, 8] | None = None,
    mode: str | None = None,
    options: str | None = None,
    theme: str | None = None,
) -> None:
    """See or change what new tables in this server are like."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await acknowledge(interaction)
        guild = interaction.guild
        if guild is None or not interaction.permissions.manage_guild:
            raise Refused(Refusal.NOT_MANAGER)
        spoken, rules = await desk.guilds.choices(guild.id)
        if any((ruleset, players, mode, options)):
            rules = _chosen_rules(say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        spoken = language or spoken
        await desk.guilds.choose(guild.id, spoken, rules)
        if theme is not None:
            await desk.themes.choose(guild.id, theme)
        look = await desk.theme(guild.id)
        rules = rules or _chosen_rules(say, DEFAULT_RULESET, (None, None), "")
        spoken = spoken or language_of(guild.preferred_locale.value)
        name = speaker(spoken)("language-name")
        lines = (
            say("settings", language=name, rules=ruleset_name(say, rules)),
            say("settings-theme", theme=say(f"theme-{look.name}")),
        )
        await show(interaction, Screen("\n".join(lines)))

    await desk.guarded(interaction, act)


async def _check_place(desk: Desk, interaction: Interaction, say: Speaker) -> tuple[int, discord.Guild]:
    """The channel, and its server, in which a table can be opened here.

    Raises:
        Refused: NO_TABLE, PERMISSIONS, CHANNEL_TAKEN.
    """
    channel, guild = interaction.channel_id, interaction.guild
    if channel is None or guild is None:
        raise Refused(Refusal.NO_TABLE)
    _check_permissions(interaction, say)
    running = desk.tables.in_channel(channel)
    if running is not None:
        raise Refused(Refusal.CHANNEL_TAKEN, link=await desk.where(running))
    return channel, guild


def _check_permissions(interaction: Interaction, say: Speaker) -> None:
    """Make sure that a table can be shown here.

    Raises:
        Refused: PERMISSIONS.
    """
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = [name.replace("send_messages", "send_messages_in_threads") if in_thread else name for name in NEEDED]
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        names = ", ".join(say(f"permission-{name}".replace("_", "-")) for name in missing)
        raise Refused(Refusal.PERMISSIONS, permissions=names)


def _chosen_rules(say: Speaker, ruleset: str, seating: tuple[int | None, str | None], options: str) -> TableRules:
    """The rules chosen for a new table.

    Raises:
        Refused: RULES_RULESET, RULES_PARTY, RULES_OPTION, RULES_NO_OPTION, RULES_VALUE.
    """
    players, mode = seating
    in_teams = None if mode is None else mode == MODE_TEAMS
    chosen = dict(map(_option, filter(None, SEPARATOR.split(options))))
    if players is None:
        party = _party(ruleset, seating)
        players = DEFAULT_PLAYERS if party is None else party.players
    try:
        return table_rules(ruleset, players, in_teams=in_teams, options=chosen)
    except RulesError as error:
        reason = Refusal(f"refused-rules-{error.kind}")
        if reason is Refusal.RULES_PARTY:
            offered = "; ".join(party_name(say, party) for party in RULESETS[ruleset].parties)
            raise Refused(reason, offered=offered) from error
        if reason is Refusal.RULES_OPTION and not error.offered:
            plain = ruleset_name(say, table_rules(ruleset, players, in_teams=in_teams))
            raise Refused(Refusal.RULES_NO_OPTION, wrong=error.wrong, rules=plain) from error
        raise Refused(reason, wrong=error.wrong, offered=", ".join(error.offered)) from error


def _option(word: str) -> tuple[str, str]:
    """An option's name and its value, from how it is typed: ``places``, ``board=dog``."""
    name, _, value = word.partition("=")
    return name, value or ON


def _party(ruleset: str, seating: tuple[int | None, str | None]) -> Party | None:
    """Who plays, as far as chosen; None if the ruleset is not for such a party."""
    players, mode = seating
    in_teams = None if mode is None else mode == MODE_TEAMS
    fitting = (
        party
        for party in (RULESETS[ruleset].parties if ruleset in RULESETS else ())
        if players in (None, party.players) and in_teams in (None, party.in_teams)
    )
    return next(fitting, None)


async def suggest_options(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The options that exist beside all that is chosen so far, by their ids and their names, each to be added to it."""
    say = speaker_for(interaction)
    chosen = interaction.namespace
    ruleset = getattr(chosen, "ruleset", None) or DEFAULT_RULESET
    party = _party(ruleset, (getattr(chosen, "players", None), getattr(chosen, "mode", None)))
    if party is None:
        return []
    words = SEPARATOR.split(current)
    known = {option.name for option in RULESETS[ruleset].options}
    # The last word, and all from one that is no option's id, are being typed; they may be of an option's name.
    whole = list(takewhile(lambda word: _option(word)[0] in known, words[:-1]))
    typed = " ".join(words[len(whole) :]).casefold()
    before = dict(map(_option, whole))
    suggestions = []
    for choice in choices(RULESETS[ruleset], party, before):
        for value in choice.values[1:]:
            word = choice.option.name if value == ON else f"{choice.option.name}={value}"
            about = option_name(say, choice.option.name, value)
            text = " ".join((*whole, word))
            fits = word.startswith(typed) or f" {typed}" in f" {about.casefold()}"
            if fits and choice.option.name not in before and len(text) <= OPTION_LIMIT:
                name = clipped(say("setup-suggested", option=text, about=about), OPTION_LIMIT)
                suggestions.append(app_commands.Choice(name=name, value=text))
    return suggestions[:OPTIONS_LIMIT]
