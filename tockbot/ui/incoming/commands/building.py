"""Commands as Discord is told of them: their names, descriptions and choices in every language."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final

import discord
from discord import app_commands

from tockbot.rules import RULESETS
from tockbot.tables import Level, Pace, Regular
from tockbot.ui.incoming.commands.catalogue import Command, CommandGroup, catalogue
from tockbot.ui.incoming.dispatch import Dispatch, Suggest
from tockbot.ui.incoming.settings.own import EVERY, FEW, TALL, WIDE
from tockbot.ui.incoming.settings.server import BOARDS, POSTED
from tockbot.ui.incoming.translator import localised
from tockbot.ui.incoming.typed.rules import MODES
from tockbot.ui.outgoing.messages.answers import Interaction
from tockbot.ui.press import Standings
from tockbot.ui.words.speaker import languages, speaker

Built = app_commands.Command[Any, ..., None]

EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
TO_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)
"""The bot is added to servers, never to a person alone."""


def discord_commands(dispatch: Dispatch) -> tuple[app_commands.Group, ...]:
    """All commands, with their names and descriptions in every language."""
    return tuple(_top(dispatch, group) for group in catalogue(dispatch.handlers))


def _top(dispatch: Dispatch, group: CommandGroup) -> app_commands.Group:
    """A command of its own: only of such a one does Discord take who may use it, and where."""
    built = app_commands.Group(
        name=localised(f"command-{group.texts}"),
        description=localised(f"command-{group.texts}-about"),
        allowed_contexts=IN_SERVERS if group.for_managers else EVERYWHERE,
        allowed_installs=TO_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True) if group.for_managers else None,
    )
    _add_members(dispatch, group, built)
    return built


def _add_members(dispatch: Dispatch, group: CommandGroup, built: app_commands.Group) -> None:
    for member in group.members:
        if isinstance(member, Command):
            built.add_command(_command(dispatch, member))
        else:
            inner = app_commands.Group(
                name=localised(f"command-{member.texts}"), description=localised(f"command-{member.texts}-about")
            )
            _add_members(dispatch, member, inner)
            built.add_command(inner)


def _command(dispatch: Dispatch, command: Command) -> Built:
    texts = command.texts
    parameters = [name for name in command.callback.__annotations__ if name not in ("request", "return")]
    typed = _typed(dispatch, command)
    app_commands.describe(**{name: localised(f"command-{texts}-{name}-about") for name in parameters})(typed)
    app_commands.rename(**{name: localised(f"parameter-{name}") for name in parameters})(typed)
    offered = _choices(command)
    app_commands.choices(**{name: choices for name, choices in offered.items() if name in parameters})(typed)
    built: Built = app_commands.Command(
        name=localised(f"command-{texts}"), description=localised(f"command-{texts}-about"), callback=typed
    )
    for parameter, suggest in command.suggested.items():
        built.autocomplete(parameter)(_suggested(dispatch, suggest))
    return built


def _choices(command: Command) -> dict[str, list[app_commands.Choice[str]]]:
    """What can be chosen, by the name that a parameter has in every command."""
    posted = [app_commands.Choice(name=localised(f"regular-{where}"), value=where) for where in POSTED]
    return {
        "ruleset": [app_commands.Choice(name=localised(f"ruleset-{name}"), value=name) for name in RULESETS],
        "mode": [app_commands.Choice(name=localised(f"mode-{value}"), value=value) for value in MODES],
        "level": [app_commands.Choice(name=localised(f"level-{one.value}"), value=one.value) for one in Level],
        "pace": [app_commands.Choice(name=localised(f"pace-{one.value}"), value=one.value) for one in Pace],
        "language": [app_commands.Choice(name=speaker(one)("language-name"), value=one) for one in languages()],
        "shape": [app_commands.Choice(name=localised(f"shape-{name}"), value=name) for name in (TALL, WIDE)],
        "numbers": [app_commands.Choice(name=localised(f"numbers-{name}"), value=name) for name in (FEW, EVERY)],
        "boards": [app_commands.Choice(name=localised(f"boards-{kept}"), value=kept) for kept in BOARDS],
        **dict.fromkeys((one.value for one in Regular), posted),
        "standings": [
            app_commands.Choice(name=localised(f"standings-{one.value}".replace("_", "-")), value=one.value)
            for one in Standings
        ],
        "theme": [app_commands.Choice(name=localised(f"theme-{name}"), value=name) for name in command.themes],
    }


def _typed(dispatch: Dispatch, command: Command) -> Callable[..., Coroutine[Any, Any, None]]:
    """What Discord's library calls for a command; it reads the parameters off the callback that it stands for."""
    callback = command.callback

    @wraps(callback)
    async def typed(interaction: Interaction, **given: Any) -> None:  # noqa: ANN401 - whatever the command takes
        await dispatch.typed(
            interaction, lambda request: callback(request, **given), command.asked, anywhere=command.anywhere
        )

    # A dot in the name would tell the library of a method, whose first parameter is not the interaction.
    typed.__qualname__ = callback.__name__
    return typed


def _suggested(
    dispatch: Dispatch, suggest: Suggest
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def suggested(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await dispatch.suggested(interaction, suggest, current)

    return suggested
