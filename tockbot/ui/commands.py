"""The commands under ``/tock``. Each callback is named for its command."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from tockbot.rules.board import Seat
from tockbot.rules.legal import legal_plays
from tockbot.rules.plays import Play
from tockbot.rules.rulesets import RULESETS
from tockbot.rules.table_rules import RulesError, TableRules, table_rules
from tockbot.tables import decisions
from tockbot.tables.chance import SEED_BYTES
from tockbot.tables.events import Opened
from tockbot.tables.observation import Observation, TableSeen
from tockbot.tables.refusal import Reason, Refused
from tockbot.tables.service import Decision
from tockbot.tables.sitters import UserId
from tockbot.ui.desk import Interaction, desk_of, show
from tockbot.ui.hand_screens import hand_screen
from tockbot.ui.pressing import person_of
from tockbot.ui.rules_screen import rules_screen
from tockbot.ui.screen import OPTION_LIMIT, OPTIONS_LIMIT, Screen, clipped
from tockbot.ui.table_screens import board_screen, log_screen, option_name, party_name
from tockbot.ui.texts import Speaker, language_of, speaker
from tockbot.ui.translator import localised
from tockbot.ui.words import Teller, rank_name, shown_name

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""The permissions without which a table cannot be shown in a channel."""

TEAMS: Final = "teams"
SOLO: Final = "solo"


async def new(
    interaction: Interaction,
    ruleset: str = "swiss",
    players: app_commands.Range[int, 2, 8] | None = None,
    mode: str | None = None,
    options: str | None = None,
) -> None:
    """Open a table in this channel."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        channel, guild = interaction.channel_id, interaction.guild
        if channel is None or guild is None:
            raise Refused(Reason.NO_TABLE)
        _check_permissions(interaction, say)
        running = desk.tables.in_channel(channel)
        if running is not None:
            raise Refused(Reason.CHANNEL_TAKEN, link=await desk.where(running))
        rules = _chosen_rules(say, ruleset, (players, mode), options or "")
        language = language_of(guild.preferred_locale.value)
        host = person_of(interaction)
        number = await desk.tables.open(Opened(guild.id, channel, host.user, language, rules))
        await desk.tables.decide(number, lambda table: decisions.join(table, host))
        await show(interaction, Screen(say("new-opened")))

    await desk.guarded(interaction, act)


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
        raise Refused(Reason.PERMISSIONS, permissions=names)


def _chosen_rules(say: Speaker, ruleset: str, seating: tuple[int | None, str | None], options: str) -> TableRules:
    """The rules chosen for a new table.

    Raises:
        Refused: RULES_RULESET, RULES_PARTY, RULES_OPTION, RULES_VALUE.
    """
    players, mode = seating
    in_teams = None if mode is None else mode == TEAMS
    chosen: dict[str, str] = {}
    for word in re.split(r"[\s,+]+", options.strip()):
        name, _, value = word.partition("=")
        if name:
            chosen[name] = value or "on"
    if players is None:
        parties = RULESETS[ruleset].parties if ruleset in RULESETS else ()
        players = next((party.players for party in parties if in_teams in (None, party.in_teams)), 4)
    try:
        return table_rules(ruleset, players, in_teams=in_teams, options=chosen)
    except RulesError as error:
        reason = Reason(f"refused-rules-{error.kind}")
        if reason is Reason.RULES_PARTY:
            offered = "; ".join(party_name(say, party) for party in RULESETS[ruleset].parties)
            raise Refused(reason, offered=offered) from error
        raise Refused(reason, wrong=error.wrong, offered=", ".join(error.offered) or "-") from error


async def join(interaction: Interaction, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
    """Sit down at the table in this channel."""
    person = person_of(interaction)
    wanted = None if seat is None else Seat(seat - 1)
    await _decide_here(interaction, "joined", lambda table: decisions.join(table, person, wanted))


async def leave(interaction: Interaction) -> None:
    """Get up from the table in this channel."""
    user = UserId(interaction.user.id)
    await _decide_here(interaction, "left", lambda table: decisions.leave(table, user))


async def computer(interaction: Interaction, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
    """Put a computer player on a free seat."""
    wanted = None if seat is None else Seat(seat - 1)
    await _decide_here(interaction, "computer-added", lambda table: decisions.add_computer(table, wanted))


async def start(interaction: Interaction) -> None:
    """Begin the game."""
    user = UserId(interaction.user.id)
    seed = secrets.token_bytes(SEED_BYTES)
    await _decide_here(interaction, "started", lambda table: decisions.start(table, user, seed))


async def end(interaction: Interaction) -> None:
    """End the table before its time."""
    user = UserId(interaction.user.id)
    may_manage = interaction.permissions.manage_guild
    await _decide_here(interaction, "ended", lambda table: decisions.close(table, user, may_manage=may_manage))


async def _decide_here(interaction: Interaction, done: str, decision: Decision) -> None:
    """Make a decision at the table in this channel, and say that it was done."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await desk.tables.decide(desk.table_here(interaction), decision)
        await show(interaction, Screen(say(done)))

    await desk.guarded(interaction, act)


async def hand(interaction: Interaction) -> None:
    """See your cards, and have direct messages tried again."""
    await desk_of(interaction).people.set_dm_closed(interaction.user.id, closed=False)
    await _show_here(interaction, _hand)


def _hand(say: Speaker, seen: TableSeen) -> Screen:
    if seen.viewer is None:
        raise Refused(Reason.NOT_SEATED)
    return hand_screen(say, seen)


async def board(interaction: Interaction) -> None:
    """See the board, your own seat at the bottom."""
    await _show_here(interaction, board_screen)


async def log(interaction: Interaction) -> None:
    """Read what was played."""
    await _show_here(interaction, log_screen)


async def rules(interaction: Interaction) -> None:
    """Read the rules of this table."""
    await _show_here(interaction, lambda say, seen: rules_screen(say, seen.rules))


async def _show_here(interaction: Interaction, screen: Callable[[Speaker, TableSeen], Screen]) -> None:
    """Show a screen of the table in this channel to the person asking, and to nobody else."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        seen = desk.seen_by(interaction, desk.table_here(interaction))
        await show(interaction, screen(say, seen))

    await desk.guarded(interaction, act)


async def play(interaction: Interaction, card: str) -> None:
    """Make a play by typing it."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        number = desk.table_here(interaction)
        game = _game_of(desk.seen_by(interaction, number))
        seat, chosen = game.viewer, _named_play(say, game, card)
        if seat is None:
            raise Refused(Reason.NOT_SEATED)
        await desk.tables.decide(number, lambda table: decisions.play(table, seat, chosen, game.stamp))
        await show(interaction, Screen(say("played", play=shown_name(_named(say, game, chosen)))))

    await desk.guarded(interaction, act)


def _game_of(seen: TableSeen) -> Observation:
    """The game as a player to act knows it.

    Raises:
        Refused: NOT_SEATED, NOT_PLAYING, NOT_YOUR_TURN.
    """
    if seen.viewer is None:
        raise Refused(Reason.NOT_SEATED)
    if seen.game is None:
        raise Refused(Reason.NOT_PLAYING)
    if seen.game.turn != seen.viewer:
        raise Refused(Reason.NOT_YOUR_TURN)
    return seen.game


def _named(say: Speaker, game: Observation, chosen: Play) -> str:
    """A play as it is typed: the card, then what it does."""
    spent = "+".join(rank_name(say, rank) for rank in chosen.spent)
    return f"{spent}: {Teller(say, game).play(chosen)}"


def _named_play(say: Speaker, game: Observation, typed: str) -> Play:
    """The legal play that was picked from the suggestions, or whose words were typed.

    Raises:
        Refused: STALE, NOT_LEGAL, AMBIGUOUS.
    """
    plays = legal_plays(game.position())
    picked = re.fullmatch(r"#([0-9]{1,18})\.([0-9]{1,5})", typed)
    if picked is not None:
        if int(picked[1]) != game.stamp:
            raise Refused(Reason.STALE)
        if int(picked[2]) >= len(plays):
            raise Refused(Reason.NOT_LEGAL)
        return plays[int(picked[2])]
    words = typed.casefold().split()
    matching = [one for one in plays if _matches(_named(say, game, one), words)]
    exact = [one for one in matching if _named(say, game, one).casefold() == typed.casefold()]
    if len(exact or matching) != 1:
        raise Refused(Reason.AMBIGUOUS if matching else Reason.NOT_LEGAL)
    return (exact or matching)[0]


def _matches(name: str, words: list[str]) -> bool:
    folded = name.casefold()
    return all(word in folded for word in words)


async def _suggest_plays(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The legal plays whose words match what is typed so far."""
    desk = desk_of(interaction)
    say = await desk.speaker_for(interaction)
    try:
        game = _game_of(desk.seen_by(interaction, desk.table_here(interaction)))
    except Refused:
        return []
    words = current.casefold().split()
    named = [(place, _named(say, game, one)) for place, one in enumerate(legal_plays(game.position()))]
    return [
        app_commands.Choice(name=clipped(name, OPTION_LIMIT), value=f"#{game.stamp}.{place}")
        for place, name in named
        if _matches(name, words)
    ][:OPTIONS_LIMIT]


async def _suggest_options(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The options of the ruleset chosen so far, each to be added to those already typed."""
    say = speaker(language_of(interaction.locale.value))
    ruleset = RULESETS.get(getattr(interaction.namespace, "ruleset", None) or "swiss")
    if ruleset is None:
        return []
    *before, last = re.split(r"[\s,+]+", current) if current else [""]
    law = ruleset.law(ruleset.parties[0])
    suggestions = []
    for option in ruleset.options:
        for value in option.values(law)[1:]:
            word = option.name if value == "on" else f"{option.name}={value}"
            if word.startswith(last) and word not in before:
                whole = " ".join((*before, word))
                name = f"{whole}: {option_name(say, option.name, value)}"
                suggestions.append(app_commands.Choice(name=clipped(name, OPTION_LIMIT), value=whole[:OPTION_LIMIT]))
    return suggestions[:OPTIONS_LIMIT]


Callback = Callable[..., Coroutine[Any, Any, None]]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]

COMMANDS: Final[tuple[Callback, ...]] = (new, join, leave, computer, start, hand, play, board, log, rules, end)
SUGGESTIONS: Final[Mapping[Callback, Mapping[str, Suggest]]] = {
    play: {"card": _suggest_plays},
    new: {"options": _suggest_options},
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
    if callback is new:
        app_commands.choices(
            ruleset=[app_commands.Choice(name=localised(f"ruleset-{name}"), value=name) for name in RULESETS],
            mode=[app_commands.Choice(name=localised(f"mode-{value}"), value=value) for value in (TEAMS, SOLO)],
        )(callback)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=localised(f"command-{word}"), description=localised(f"command-{word}-about"), callback=callback
    )
    for parameter, suggest in SUGGESTIONS.get(callback, {}).items():
        command.autocomplete(parameter)(suggest)
    return command
