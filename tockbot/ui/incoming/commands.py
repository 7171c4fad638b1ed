"""The commands under ``/tock``: their names, descriptions and choices in every language, and who does each."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, Final

import discord
from discord import app_commands

from tockbot.render import THEMES
from tockbot.rules import RULESETS
from tockbot.tables import Level
from tockbot.ui.incoming.dispatch import Dispatch, Handlers, Suggest
from tockbot.ui.incoming.settings import AS_THE_SERVER
from tockbot.ui.incoming.translator import localised
from tockbot.ui.incoming.typed_rules import MODES, suggest_options
from tockbot.ui.limits import Asked
from tockbot.ui.outgoing.answers import Interaction
from tockbot.ui.words.speaker import languages, speaker

Callback = Callable[..., Coroutine[Any, Any, None]]
"""What does a command: it is given the request, then what was typed, and is called as the command is."""


def callbacks(handlers: Handlers) -> tuple[Callback, ...]:
    """Who does each command, in the order in which Discord lists them."""
    lobby, game, opening, settings = handlers.lobby, handlers.game, handlers.opening, handlers.settings
    return (
        opening.new,
        lobby.join,
        lobby.leave,
        lobby.kick,
        lobby.computer,
        lobby.start,
        game.hand,
        handlers.typed_plays.play,
        handlers.hints.hint,
        game.board,
        game.log,
        game.rules,
        settings.settings,
        settings.theme,
        lobby.end,
    )


def suggestions(handlers: Handlers) -> Mapping[str, Mapping[str, Suggest]]:
    """By command and parameter, what is suggested while it is typed."""
    return {
        "play": {"card": handlers.typed_plays.suggest},
        "new": {"options": suggest_options},
        "settings": {"options": suggest_options},
    }


COUNTED: Final[Mapping[str, Asked]] = {
    "new": Asked.TABLE,
    "join": Asked.SEAT,
    "leave": Asked.SEAT,
    "board": Asked.BOARD,
    "log": Asked.LOG,
    "hint": Asked.HINT,
}
"""By command, what one person may ask for only so often."""


def tock_commands(dispatch: Dispatch) -> app_commands.Group:
    """All commands, under ``/tock``, with their names and descriptions in every language."""
    group = app_commands.Group(
        name="tock",
        description=localised("command-tock-about"),
        guild_only=True,
    )
    for callback in callbacks(dispatch.handlers):
        group.add_command(_command(dispatch, callback))
    return group


def _command(dispatch: Dispatch, callback: Callback) -> app_commands.Command[Any, ..., None]:
    word = callback.__name__
    parameters = [name for name in callback.__annotations__ if name not in ("request", "return")]
    typed = _typed(dispatch, callback)
    app_commands.describe(**{name: localised(f"command-{word}-{name}-about") for name in parameters})(typed)
    app_commands.rename(**{name: localised(f"parameter-{name}") for name in parameters})(typed)
    own = (*THEMES, AS_THE_SERVER) if word == "theme" else THEMES
    offered = {
        "ruleset": [app_commands.Choice(name=localised(f"ruleset-{name}"), value=name) for name in RULESETS],
        "mode": [app_commands.Choice(name=localised(f"mode-{value}"), value=value) for value in MODES],
        "level": [app_commands.Choice(name=localised(f"level-{one.value}"), value=one.value) for one in Level],
        "language": [app_commands.Choice(name=speaker(one)("language-name"), value=one) for one in languages()],
        "theme": [app_commands.Choice(name=localised(f"theme-{name}"), value=name) for name in own],
    }
    app_commands.choices(**{name: choices for name, choices in offered.items() if name in parameters})(typed)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=localised(f"command-{word}"), description=localised(f"command-{word}-about"), callback=typed
    )
    for parameter, suggest in suggestions(dispatch.handlers).get(word, {}).items():
        command.autocomplete(parameter)(_suggested(dispatch, suggest))
    return command


def _typed(dispatch: Dispatch, callback: Callback) -> Callback:
    """What Discord's library calls for a command; it reads the parameters off the callback that it stands for."""

    @wraps(callback)
    async def typed(interaction: Interaction, **given: Any) -> None:  # noqa: ANN401 - whatever the command takes
        await dispatch.typed(interaction, lambda request: callback(request, **given), COUNTED.get(callback.__name__))

    # A dot in the name would tell the library of a method, whose first parameter is not the interaction.
    typed.__qualname__ = callback.__name__
    return typed


def _suggested(
    dispatch: Dispatch, suggest: Suggest
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def suggested(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await dispatch.suggested(interaction, suggest, current)

    return suggested
