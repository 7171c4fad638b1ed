from __future__ import annotations

import pytest

from loopback.checks.payloads import CALLBACK, COMMANDS, NEW_MESSAGE, check, check_commands, check_message
from loopback.checks.shapes import Shape
from loopback.faults import Fault, Json

BUTTON: Json = {"type": 2, "style": 1, "label": "Play", "custom_id": "play"}
OPTION: Json = {"label": "One", "value": "1"}
MENU: Json = {"type": 3, "custom_id": "menu", "options": [OPTION]}
TEXT: Json = {"type": 10, "content": "Hello"}
PICTURE: Json = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "A board"}]}
COMMAND: Json = {"name": "tock", "description": "Play", "options": []}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def message(*components: Json, flags: int = 0, content: str = "") -> Json:
    return {"content": content, "components": list(components), "flags": flags}


def parameter(name: str, **more: object) -> Json:
    return {"type": 3, "name": name, "description": "About it", **more}


def codes(errors: Json | None) -> set[tuple[str, str]]:
    """Return the path and the code of each error."""
    found = set()
    for name, inner in (errors or {}).items():
        if name == "_errors":
            found |= {("", error["code"]) for error in inner}
        else:
            found |= {(f"{name}.{path}".rstrip("."), code) for path, code in codes(inner)}
    return found


def refused(payload: object, shape: Shape) -> set[tuple[str, str]]:
    with pytest.raises(Fault) as fault:
        check(payload, shape)
    assert (fault.value.status, fault.value.code) == (400, 50035)
    return codes(fault.value.errors)


def test_bot_messages_are_accepted() -> None:
    card = {"type": 17, "accent_color": 0xFF8800, "components": [TEXT, PICTURE, {"type": 14}, row(BUTTON)]}
    section = {"type": 9, "components": [TEXT], "accessory": BUTTON}
    for sent in (message(row(BUTTON), row(MENU), content="Hello"), message(card, section, flags=1 << 15)):
        check({**sent, "tts": False, "nonce": "abc", "enforce_nonce": True}, NEW_MESSAGE)
    check_message(message(card, flags=1 << 15), {"board.png"})
    check({"type": 5, "data": {"flags": 64}}, CALLBACK)
    check({"type": 6, "data": None}, CALLBACK)
    check([COMMAND], COMMANDS)


@pytest.mark.parametrize(
    ("payload", "wrong"),
    [
        ({"content": "x" * 2001}, ("content", "BASE_TYPE_MAX_LENGTH")),
        ({"text": "Hello"}, ("text", "UNKNOWN_FIELD")),
        ({"flags": "many"}, ("flags", "NUMBER_TYPE_COERCE")),
        ({"nonce": "x" * 26}, ("nonce", "BASE_TYPE_MAX_LENGTH")),
        ({"components": [{"type": 99}]}, ("components.0.type", "UNION_TYPE_CHOICES")),
        ({"components": [row()]}, ("components.0.components", "BASE_TYPE_BAD_LENGTH")),
        ({"components": [row(*[BUTTON] * 6)]}, ("components.0.components", "BASE_TYPE_BAD_LENGTH")),
        (
            {"components": [row({**BUTTON, "label": "x" * 81})]},
            ("components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
        ),
        (
            {"components": [row({**BUTTON, "custom_id": "x" * 101})]},
            ("components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        ),
        (
            {"components": [row({**MENU, "options": [OPTION] * 26})]},
            ("components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        ),
        (
            {"components": [{"type": 9, "components": [TEXT]}]},
            ("components.0.accessory", "BASE_TYPE_REQUIRED"),
        ),
        (
            {"attachments": [{"id": 0, "description": "x" * 1025}]},
            ("attachments.0.description", "BASE_TYPE_MAX_LENGTH"),
        ),
    ],
)
def test_bad_message_is_refused_with_the_path_of_its_error(payload: Json, wrong: tuple[str, str]) -> None:
    assert refused(payload, NEW_MESSAGE) == {wrong}


@pytest.mark.parametrize(
    ("whole", "wrong"),
    [
        (message(*[row({**BUTTON, "custom_id": str(n)}) for n in range(6)]), ("components", "BASE_TYPE_BAD_LENGTH")),
        (message(TEXT), ("components.0.type", "UNION_TYPE_CHOICES")),
        (message(*[TEXT] * 41, flags=1 << 15), ("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED")),
        (
            message({"type": 17, "components": [TEXT] * 40}, flags=1 << 15),
            ("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
        ),
        (
            message(*[{"type": 10, "content": "x" * 2001}] * 2, flags=1 << 15),
            ("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        ),
        (
            message(row(BUTTON, BUTTON)),
            ("components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ),
        (message(row(BUTTON, MENU)), ("components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED")),
        (
            message(row({"type": 2, "style": 1, "label": "Play"})),
            ("components.0.components.0.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
        ),
        (
            message(row({**MENU, "options": [OPTION, OPTION]})),
            ("components.0.components.0.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
        ),
        (
            message(PICTURE, flags=1 << 15),
            ("components.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
        ),
        (
            message(TEXT, flags=1 << 15, content="Hello"),
            ("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        ),
    ],
)
def test_oversized_message_is_refused(whole: Json, wrong: tuple[str, str]) -> None:
    with pytest.raises(Fault) as fault:
        check_message(whole, ())
    assert codes(fault.value.errors) == {wrong}


def test_bad_commands_are_refused() -> None:
    assert refused([{**COMMAND, "options": [parameter("Card!")]}], COMMANDS) == {
        ("0.options.0.name", "STRING_TYPE_REGEX")
    }
    assert refused([{**COMMAND, "description": "x" * 101}], COMMANDS) == {("0.description", "BASE_TYPE_BAD_LENGTH")}
    for contexts, kinds in (([0, 1, 2], [0]), ([2], [0])):
        with pytest.raises(Fault) as fault:
            check_commands([{**COMMAND, "contexts": contexts, "integration_types": kinds}])
        assert codes(fault.value.errors) == {("0.contexts", "APPLICATION_COMMAND_INVALID_CONTEXTS")}
    check_commands([{**COMMAND, "contexts": [0, 1, 2], "integration_types": [1]}])
    within = {"type": 1, "name": "new", "description": "Open", "integration_types": [1]}
    assert refused([{**COMMAND, "options": [within]}], COMMANDS) == {("0.options.0.integration_types", "UNKNOWN_FIELD")}
    long = parameter("card", choices=[{"name": "x" * 100, "value": "x" * 100}] * 25)
    for options, code in (
        ([parameter("one"), parameter("two", required=True)], "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
        ([parameter("one"), parameter("one")], "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
        ([long, {**long, "name": "other"}], "APPLICATION_COMMAND_TOO_LARGE"),
        ([parameter("Card")], "APPLICATION_COMMAND_INVALID_NAME"),
    ):
        with pytest.raises(Fault) as fault:
            check_commands([{**COMMAND, "options": options}])
        assert code in {found for _, found in codes(fault.value.errors)}
