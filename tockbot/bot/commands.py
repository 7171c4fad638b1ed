"""Registers the slash commands at Discord, with names, descriptions and choices in every language.

``/tock`` is for everyone, in servers and in the bot's direct messages; rare commands are in its groups.
``/tock-server`` is for server managers, ``/tock-anywhere`` for people who added the bot to their own account.
There are three because Discord sets permissions, contexts and installs for whole commands only; there are groups
because a command can have at most 25 subcommands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Mapping
from functools import wraps
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.http import Route

from tockbot.bot.answers import Interaction
from tockbot.bot.dispatch import Dispatch
from tockbot.bot.handlers import Suggest, Typed
from tockbot.bot.typed import MODES
from tockbot.bot.words import DEFAULT_LANGUAGE, languages, speaker
from tockbot.rules import RULESETS
from tockbot.tables import Level

SUBCOMMANDS_LIMIT: Final = 25
"""Maximum number of subcommands and groups of a command, and of commands in a group."""

EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ALSO_AMONG_PEOPLE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
TO_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)
TO_PEOPLE: Final = app_commands.AppInstallationType(guild=False, user=True)

CHOICES: Final[Mapping[str, tuple[str, Collection[str]]]] = MappingProxyType(
    {
        "ruleset": ("ruleset", tuple(RULESETS)),
        "mode": ("mode", MODES),
        "level": ("level", tuple(one.value for one in Level)),
    }
)
"""Choices of the parameters that mean the same in every command: message prefix of their names, and their values."""


ENTRY_POINT: Final = 4
"""The type of the command that starts an application's Activity, which only the application's owner can create."""

ENTRY_POINT_MISSING: Final = 50240
"""Discord's code if the commands lack the entry-point command that exists: a bulk update may not remove it."""

ENTRY_POINT_FIELDS: Final = (
    "id",
    "name",
    "name_localizations",
    "type",
    "handler",
    "default_member_permissions",
    "contexts",
    "integration_types",
)
"""The fields of an entry-point command that Discord accepts."""

TopCommand = app_commands.Group | app_commands.Command[Any, ..., None]


def discord_commands(dispatch: Dispatch) -> tuple[TopCommand, ...]:
    """Return all commands, with their names and descriptions in every language."""
    along = (_built(dispatch, typed) for typed in dispatch.handlers.commands if typed.command.taken_along)
    return _top(dispatch, for_managers=False), _top(dispatch, for_managers=True), *along


async def translated(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands in Discord's format, in every language."""
    translator = FluentTranslator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def register(client: discord.Client, commands: list[dict[str, Any]]) -> None:
    """Replace the commands that Discord has with these, and keep an entry-point command.

    Raises:
        Exception: Discord refuses them.
    """
    application = client.application_id or 0
    try:
        await client.http.bulk_upsert_global_commands(application, commands)
    except discord.HTTPException as error:
        if error.code != ENTRY_POINT_MISSING:
            raise
        path = Route("GET", "/applications/{application_id}/commands", application_id=application)
        existing = await client.http.request(path, params={"with_localizations": "true"})
        kept = [
            {name: command[name] for name in ENTRY_POINT_FIELDS if command.get(name) is not None}
            for command in existing
            if command.get("type") == ENTRY_POINT
        ]
        await client.http.bulk_upsert_global_commands(application, [*commands, *kept])


def _top(dispatch: Dispatch, *, for_managers: bool) -> app_commands.Group:
    """Return a top-level command: Discord sets who may use a command, and where, for these only."""
    name, about = _told("server" if for_managers else "tock")
    built = app_commands.Group(
        name=name,
        description=about,
        allowed_contexts=IN_SERVERS if for_managers else EVERYWHERE,
        allowed_installs=TO_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True) if for_managers else None,
    )
    groups: dict[str, app_commands.Group] = {}
    for typed in dispatch.handlers.commands:
        if typed.command.for_managers is not for_managers or typed.command.taken_along:
            continue
        within = typed.command.within
        if within is not None and within not in groups:
            name, about = _told(within)
            groups[within] = app_commands.Group(name=name, description=about, parent=built)
        (built if within is None else groups[within]).add_command(_built(dispatch, typed))
    return built


def _told(texts: str) -> tuple[locale_str, locale_str]:
    """Return the name and the description of a command or group."""
    return localised(f"command-{texts}"), localised(f"command-{texts}-about")


def _built(dispatch: Dispatch, typed: Typed) -> app_commands.Command[Any, ..., None]:
    texts = typed.command.texts
    parameters = [name for name in typed.act.__annotations__ if name not in ("request", "return")]
    callback = _callback(dispatch, typed)
    app_commands.describe(**{name: localised(f"command-{texts}-{name}-about") for name in parameters})(callback)
    app_commands.rename(**{name: localised(f"parameter-{name}") for name in parameters})(callback)
    app_commands.choices(**_choices(typed, parameters))(callback)
    name, about = _told(texts)
    built: app_commands.Command[Any, ..., None] = app_commands.Command(name=name, description=about, callback=callback)
    if typed.command.taken_along:
        built.allowed_contexts, built.allowed_installs = ALSO_AMONG_PEOPLE, TO_PEOPLE
    for parameter, suggest in typed.suggested.items():
        built.autocomplete(parameter)(_suggested(dispatch, suggest))
    return built


def _choices(typed: Typed, parameters: Collection[str]) -> dict[str, list[app_commands.Choice[str]]]:
    """Return the choices by parameter."""
    return {
        name: [app_commands.Choice(name=localised(f"{texts}-{one}".replace("_", "-")), value=one) for one in values]
        for name, (texts, values) in {**CHOICES, **typed.command.choices}.items()
        if name in parameters
    }


def _callback(dispatch: Dispatch, typed: Typed) -> Callable[..., Coroutine[Any, Any, None]]:
    """Return the callback of a command for discord.py, with the parameters of its handler."""

    @wraps(typed.act)
    async def callback(interaction: Interaction, **given: Any) -> None:  # noqa: ANN401 - whatever the command takes
        await dispatch.typed(interaction, typed, **given)

    # A dot in the name would make the library treat it as a method, and skip its first parameter.
    callback.__qualname__ = typed.act.__name__
    return callback


def _suggested(
    dispatch: Dispatch, suggest: Suggest
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def suggested(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await dispatch.suggested(interaction, suggest, current)

    return suggested


def localised(message: str) -> locale_str:
    """Return a message in the default language that Discord shows in other languages where it has them."""
    return locale_str(speaker(DEFAULT_LANGUAGE)(message), message=message)


class FluentTranslator(app_commands.Translator):
    """Looks translations up in ``locales/``."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the string in a locale; None if its language is not supported."""
        del context
        message = string.extras.get("message")
        language = locale.value.split("-")[0]
        if message is None or language not in languages():
            return None
        return speaker(language)(message)
