"""The commands under ``/tock``. Each callback is named for its command."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from tockbot.render import THEMES
from tockbot.rules import RULESETS, Seat
from tockbot.tables import Computer, Decision, Level, Refusal, Refused, Sat, Stage, Table, TableSeen, UserId, decisions
from tockbot.ui.desk import Interaction, acknowledge, desk_of, show
from tockbot.ui.handler import person_of
from tockbot.ui.hint_command import hint
from tockbot.ui.new_table import new, settings, suggest_options
from tockbot.ui.screen import Screen
from tockbot.ui.screens.hand import hand_screen
from tockbot.ui.screens.rules import rules_screen
from tockbot.ui.screens.table import board_screen, log_screen, text_board_screen
from tockbot.ui.themes import AS_THE_SERVER, theme
from tockbot.ui.translator import localised
from tockbot.ui.typed_play import play, suggest_plays
from tockbot.ui.words.names import team_letter
from tockbot.ui.words.speaker import Speaker, languages, speaker

COMING_AND_GOING: Final = ("joined", "left", "kicked")
"""What everybody is told too, in mid-game."""


async def join(interaction: Interaction, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
    """Sit down at the table in this channel."""
    person = person_of(interaction)
    wanted = None if seat is None else Seat(seat - 1)
    await _decide_here(interaction, "joined", lambda table: decisions.join(table, person, wanted))


async def leave(interaction: Interaction) -> None:
    """Get up from the table in this channel."""
    user = UserId(interaction.user.id)
    await _decide_here(interaction, "left", lambda table: decisions.leave(table, user))


async def kick(interaction: Interaction, player: discord.User) -> None:
    """Let somebody who does not play get up; in a game a computer player takes over."""
    user, person = UserId(interaction.user.id), UserId(player.id)
    may_manage = interaction.permissions.manage_guild
    told = f"<@{player.id}>"
    await _decide_here(
        interaction, "kicked", lambda table: decisions.kick(table, user, person, may_manage=may_manage), told
    )


async def computer(
    interaction: Interaction, seat: app_commands.Range[int, 1, 8] | None = None, level: str | None = None
) -> None:
    """Put a computer player on a free seat, or let the one there play at another level."""
    wanted = None if seat is None else Seat(seat - 1)
    skill = Level.NORMAL if level is None else Level(level)
    user = UserId(interaction.user.id)

    def decision(table: Table) -> decisions.Events:
        decisions.check_belongs(table, user)
        sits_there = wanted in table.rules.seats and isinstance(table.sitters[wanted or 0], Computer)
        if wanted is not None and level is not None and sits_there:
            return decisions.set_level(table, wanted, skill)
        return decisions.add_computer(table, wanted, skill)

    await _decide_here(interaction, "computer-added", decision)


async def start(interaction: Interaction) -> None:
    """Begin the game."""
    user = UserId(interaction.user.id)
    seed = desk_of(interaction).new_seed()
    await _decide_here(interaction, "started", lambda table: decisions.start(table, user, seed))


async def end(interaction: Interaction) -> None:
    """End the table before its time."""
    user = UserId(interaction.user.id)
    may_manage = interaction.permissions.manage_guild
    await _decide_here(interaction, "ended", lambda table: decisions.close(table, user, may_manage=may_manage))


async def _decide_here(interaction: Interaction, done: str, decision: Decision, about: str = "") -> None:
    """Make a decision at the table in this channel, and say that it was done, ``about`` whom if not whoever asked."""
    desk = desk_of(interaction)
    told: list[str] = []
    whom = about or f"<@{interaction.user.id}>"

    def told_as_it_is_made(table: Table) -> decisions.Events:
        events = decision(table)
        if done in COMING_AND_GOING and table.stage is Stage.PLAYING:
            told[:] = [_told(table, done, whom, sat) for sat in events if isinstance(sat, Sat)]
        return events

    async def act(say: Speaker) -> None:
        await acknowledge(interaction)
        await desk.tables.decide(desk.table_here(interaction), told_as_it_is_made)
        await show(interaction, Screen(say(done)))
        for text in told:
            await interaction.followup.send(text, allowed_mentions=discord.AllowedMentions.none())

    await desk.guarded(interaction, act)


def _told(table: Table, done: str, name: str, sat: Sat) -> str:
    """Who of this name changes which seat in mid-game with which computer player."""
    say = speaker(table.language)
    computer = sat.sitter if isinstance(sat.sitter, Computer) else table.sitters[sat.seat]
    seat = str(sat.seat + 1)
    if table.rules.party.in_teams:
        seat = say("alt-name-team", name=seat, letter=team_letter(table.rules, sat.seat))
    return say(f"{done}-told", name=name, seat=seat, computer="" if computer is None else computer.name)


async def hand(interaction: Interaction) -> None:
    """See your cards, and have direct messages tried again."""
    desk = desk_of(interaction)

    async def replace_before(_: Speaker) -> None:
        await desk.shown_hands.replace(desk.table_here(interaction), interaction)

    async def try_again(_: Speaker) -> None:
        await desk.people.set_dm_closed(interaction.user.id, closed=False)
        await desk.tables.announce(desk.table_here(interaction))

    if await _show_here(interaction, _hand):
        await desk.guarded(interaction, replace_before)
        await desk.guarded(interaction, try_again)


def _hand(say: Speaker, seen: TableSeen) -> Screen:
    if seen.viewer is None:
        raise Refused(Refusal.NOT_SEATED)
    return hand_screen(say, seen)


async def board(interaction: Interaction, text: bool = False) -> None:  # noqa: FBT001, FBT002 - Discord names it
    """See the board, your own seat at the bottom, or read it."""
    await _show_here(interaction, text_board_screen if text else board_screen)


async def log(interaction: Interaction) -> None:
    """Read what was played."""
    await _show_here(interaction, log_screen)


async def rules(interaction: Interaction) -> None:
    """Read the rules of this table."""
    await _show_here(interaction, lambda say, seen: rules_screen(say, seen.rules))


async def _show_here(interaction: Interaction, screen: Callable[[Speaker, TableSeen], Screen]) -> bool:
    """Show a screen of the table in this channel only to the person asking. Gives whether it was shown."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await acknowledge(interaction)
        seen = desk.seen_by(interaction, desk.table_here(interaction))
        await show(interaction, screen(say, seen))

    return await desk.guarded(interaction, act)


Callback = Callable[..., Coroutine[Any, Any, None]]


Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


COMMANDS: Final[tuple[Callback, ...]] = (
    new,
    join,
    leave,
    kick,
    computer,
    start,
    hand,
    play,
    hint,
    board,
    log,
    rules,
    settings,
    theme,
    end,
)


SUGGESTIONS: Final[Mapping[Callback, Mapping[str, Suggest]]] = {
    play: {"card": suggest_plays},
    new: {"options": suggest_options},
    settings: {"options": suggest_options},
}


def tock_commands() -> app_commands.Group:
    """All commands, under ``/tock``, with their names and descriptions in every language."""
    group = app_commands.Group(
        name="tock",
        description=localised("command-tock-about"),
        guild_only=True,
    )
    for callback in COMMANDS:
        group.add_command(_command(callback))
    return group


def _command(callback: Callback) -> app_commands.Command[Any, ..., None]:
    word = callback.__name__
    parameters = [name for name in callback.__annotations__ if name not in ("interaction", "return")]
    app_commands.describe(**{name: localised(f"command-{word}-{name}-about") for name in parameters})(callback)
    app_commands.rename(**{name: localised(f"parameter-{name}") for name in parameters})(callback)
    offered = {
        "ruleset": [app_commands.Choice(name=localised(f"ruleset-{name}"), value=name) for name in RULESETS],
        "mode": [
            app_commands.Choice(name=localised(f"mode-{value}"), value=value) for value in (MODE_TEAMS, MODE_SOLO)
        ],
        "level": [app_commands.Choice(name=localised(f"level-{one.value}"), value=one.value) for one in Level],
        "language": [app_commands.Choice(name=speaker(one)("language-name"), value=one) for one in languages()],
    }
    own = (*THEMES, AS_THE_SERVER) if callback is theme else THEMES
    offered["theme"] = [app_commands.Choice(name=localised(f"theme-{name}"), value=name) for name in own]
    app_commands.choices(**{name: choices for name, choices in offered.items() if name in parameters})(callback)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=localised(f"command-{word}"), description=localised(f"command-{word}-about"), callback=callback
    )
    for parameter, suggest in SUGGESTIONS.get(callback, {}).items():
        command.autocomplete(parameter)(suggest)
    return command
