"""Describes the payloads that Discord accepts, and refuses all others."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import chain
from typing import Final

from loopback.checks.components import (
    COMPONENTS_V2,
    LABEL,
    ON_A_MESSAGE,
    ROW,
    TEXT,
    any_of,
    missing_files,
    too_much,
)
from loopback.checks.shapes import Fields, Flag, ListOf, MapOf, OneOf, Path, Problem, Shape, Text, Whole, nested
from loopback.faults import Json, bad_form

MAX_CONTENT: Final = 2000
TO_PERSON, AMONG_PEOPLE = 1, 2
"""An installation by a user, and the places without the bot: commands for these places need such an installation."""

TYPED: Final = 1
"""The type of a command that people type."""

MAX_COMMAND: Final = 8000
"""Maximum number of characters in the names, descriptions and values of a command."""

_SNOWFLAKE: Final = Whole()
_FILE: Final = Fields(
    {"id": _SNOWFLAKE, "filename": Text(1024, 1), "description": Text(1024), "is_spoiler": Flag()}, ("id",)
)
_MENTIONS: Final = Fields(
    {
        "parse": ListOf(OneOf(("users", "roles", "everyone")), 3),
        "users": ListOf(_SNOWFLAKE, 100),
        "roles": ListOf(_SNOWFLAKE, 100),
        "replied_user": Flag(),
    }
)
_REPLY: Final = Fields(
    {"type": Whole(0, 1), "message_id": _SNOWFLAKE, "channel_id": _SNOWFLAKE, "fail_if_not_exists": Flag()},
    ("message_id",),
)
MESSAGE: Final = Fields(
    {
        "content": Text(MAX_CONTENT),
        "embeds": ListOf(MapOf(Text(4096)), 0),  # the bot sends none
        "allowed_mentions": _MENTIONS,
        "components": ON_A_MESSAGE,
        "attachments": ListOf(_FILE, 10),
        "flags": Whole(),
        "tts": Flag(),
    }
)
"""The shape of a message that is sent or edited."""

FOLLOW_UP: Final = MESSAGE
"""The shape of a message that is sent with a token: without a nonce and a reference."""

NEW_MESSAGE: Final = Fields({**MESSAGE.fields, "nonce": Text(25), "enforce_nonce": Flag(), "message_reference": _REPLY})
NEW_DM: Final = Fields({"recipient_id": _SNOWFLAKE}, ("recipient_id",))
_SILENT: Final = OneOf((60, 1440, 4320, 10080))
NEW_THREAD: Final = Fields(
    {"name": Text(100, 1), "auto_archive_duration": _SILENT, "rate_limit_per_user": Whole(0, 21600)}, ("name",)
)
THREAD: Final = Fields({"name": Text(100, 1), "auto_archive_duration": _SILENT, "archived": Flag(), "locked": Flag()})
"""The shape of a change to a thread."""
EXTERNAL: Final = 3
_EVENT: Final[dict[str, Shape]] = {
    "name": Text(100, 1),
    "description": Text(1000, 1),
    "scheduled_start_time": Text(40, 1),
    "scheduled_end_time": Text(40, 1),
    "privacy_level": OneOf((2,)),
    "entity_type": OneOf((EXTERNAL,)),  # the bot makes no others
    "entity_metadata": Fields({"location": Text(100, 1)}, ("location",)),
}
NEW_EVENT: Final = Fields(
    _EVENT,
    ("name", "scheduled_start_time", "scheduled_end_time", "privacy_level", "entity_type", "entity_metadata"),
)
"""The shape of a new event outside of voice channels."""

EVENT: Final = Fields({**_EVENT, "status": Whole(1, 4)})
"""The shape of a change to an event."""

_PICTURE: Final = Text(2_000_000, 1, re.compile(r"data:image/[a-z]+;base64,\S+"))
_INSTALL: Final = Fields(
    {"oauth2_install_params": Fields({"scopes": ListOf(Text(50, 1), 10), "permissions": Whole()}, ("scopes",))}
)
APPLICATION: Final = Fields(
    {
        "description": Text(400),
        "tags": ListOf(Text(20, 1), 5),
        "icon": _PICTURE,
        "cover_image": _PICTURE,
        "integration_types_config": Fields({"0": _INSTALL, "1": _INSTALL}),
    }
)
NEW_EMOJI: Final = Fields({"name": Text(32, 2, re.compile(r"\w+")), "image": Text(400_000)}, ("name", "image"))

_WORD: Final = re.compile(r"[-_'\w]{1,32}")
_NAMES: Final = MapOf(Text(32, 1, _WORD))
_ABOUT: Final = MapOf(Text(100, 1))
_NAMED: Final[dict[str, Shape]] = {
    "name": Text(32, 1, _WORD),
    "name_localizations": _NAMES,
    "description": Text(100, 1),
    "description_localizations": _ABOUT,
}
_CHOICE: Final = Fields(
    {"name": Text(100, 1), "name_localizations": MapOf(Text(100, 1)), "value": Text(100)}, ("name", "value")
)
_NUMBER_CHOICE: Final = Fields({**_CHOICE.fields, "value": Whole()}, ("name", "value"))
SUBCOMMAND: Final = 1
GROUP: Final = 2
STRING: Final = 3
INTEGER: Final = 4


class _Option:
    """An option of a command: a parameter, a subcommand, or a group of those."""

    def problems(self, value: object, path: Path) -> Iterator[Problem]:
        """See :class:`~loopback.checks.shapes.Shape`."""
        kind = value.get("type") if isinstance(value, dict) else None
        fields: dict[str, Shape] = {**_NAMED, "type": Whole(1, 11), "required": Flag()}
        if kind in (SUBCOMMAND, GROUP):
            fields["options"] = ListOf(self, 25)
        else:
            fields |= {
                "autocomplete": Flag(),
                "choices": ListOf(_CHOICE if kind == STRING else _NUMBER_CHOICE, 25),
                "min_value": Whole(),
                "max_value": Whole(),
                "min_length": Whole(0, 6000),
                "max_length": Whole(1, 6000),
                "channel_types": ListOf(Whole(0, 20), 20),
            }
        yield from Fields(fields, ("type", "name", "description")).problems(value, path)


COMMANDS: Final = ListOf(
    Fields(
        {
            **_NAMED,
            "type": Whole(1, 4),
            "options": ListOf(_Option(), 25),
            "nsfw": Flag(),
            "dm_permission": Flag(),
            "default_member_permissions": Whole(),
            "default_permission": Flag(),
            "contexts": ListOf(Whole(0, 2), 3, 1),
            "integration_types": ListOf(Whole(0, 1), 2, 1),
            "id": _SNOWFLAKE,
            "handler": Whole(1, 2),
        },
        ("name",),
    ),
    100,
)
"""The shape of all commands of an application, which replace the earlier ones."""

_MODAL: Final = Fields(
    {"custom_id": Text(100, 1), "title": Text(45, 1), "components": ListOf(any_of(ROW, TEXT, LABEL), 5, 1)},
    ("custom_id", "title", "components"),
)
_SUGGESTIONS: Final = Fields({"choices": ListOf(_CHOICE, 25)}, ("choices",))
_ANSWERS: Final = {4: MESSAGE, 5: MESSAGE, 6: MESSAGE, 7: MESSAGE, 8: _SUGGESTIONS, 9: _MODAL}


class _Callback:
    """The first answer to an interaction."""

    def problems(self, value: object, path: Path) -> Iterator[Problem]:
        """See :class:`~loopback.checks.shapes.Shape`."""
        kind = value.get("type") if isinstance(value, dict) else None
        data: Shape = _ANSWERS[kind] if isinstance(kind, int) and kind in _ANSWERS else MESSAGE
        yield from Fields({"type": OneOf(tuple(_ANSWERS)), "data": data}, ("type",)).problems(value, path)


CALLBACK: Final = _Callback()


def check(payload: object, shape: Shape) -> None:
    """Refuse a payload that does not have a shape.

    Raises:
        Fault: the payload does not have it.
    """
    if errors := nested(shape.problems(payload, ())):
        raise bad_form(errors)


def check_message(message: Json, filenames: Collection[str]) -> None:
    """Refuse a message that exceeds a limit, or that shows files which it does not contain.

    Raises:
        Fault: the message is not acceptable.
    """
    laid_out, components = bool(message["flags"] & COMPONENTS_V2), message["components"]
    problems = chain(
        too_much(components, laid_out=laid_out, path=("components",)),
        missing_files(components, filenames, ("components",)),
    )
    if errors := nested(problems):
        raise bad_form(errors)
    if laid_out and message["content"]:
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        raise bad_form(nested(iter([Problem(("content",), code, "The 'content' field cannot be used.")])))


def check_commands(commands: list[Json]) -> None:
    """Refuse commands that are too large, or whose options are in a wrong order.

    Raises:
        Fault: there is such a command.
    """
    if errors := nested(_command_problems(commands)):
        raise bad_form(errors)


def _command_problems(commands: list[Json]) -> Iterator[Problem]:
    for place, command in enumerate(commands):
        if _size(command) > MAX_COMMAND:
            yield Problem((place,), "APPLICATION_COMMAND_TOO_LARGE", f"The maximum is {MAX_COMMAND} characters.")
        kinds, contexts = command.get("integration_types") or [0], command.get("contexts") or []
        if AMONG_PEOPLE in contexts and TO_PERSON not in kinds:
            said = "The PRIVATE_CHANNEL context needs the USER_INSTALL integration type."
            yield Problem((place, "contexts"), "APPLICATION_COMMAND_INVALID_CONTEXTS", said)
        yield from _option_problems(command, (place,))
    names = [(command.get("type", 1), command["name"]) for command in commands]
    if len(set(names)) < len(names):
        yield Problem((), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique.")


def _option_problems(command: Json, path: Path) -> Iterator[Problem]:
    options: list[Json] = command.get("options") or []
    # Commands that are not typed may have any name.
    is_typed = len(path) > 1 or command.get("type", TYPED) == TYPED
    for name in [command["name"], *(command.get("name_localizations") or {}).values()]:
        if is_typed and name != name.lower():
            yield Problem((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid.")
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield Problem(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must be placed before non-required options.",
        )
    if len({option["name"] for option in options}) < len(options):
        yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names differ.")
    for place, option in enumerate(options):
        yield from _option_problems(option, (*path, "options", place))


def _size(command: Json) -> int:
    """Return the number of characters of a command, in the language with the longest texts."""

    def longest(field: str) -> int:
        texts = [command.get(field) or "", *(command.get(f"{field}_localizations") or {}).values()]
        return max(map(len, texts))

    choices = sum(len(str(choice["name"])) + len(str(choice["value"])) for choice in command.get("choices") or [])
    return longest("name") + longest("description") + choices + sum(map(_size, command.get("options") or []))
