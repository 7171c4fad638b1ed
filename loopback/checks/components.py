"""Describes the components of a message that Discord accepts, and how many a message may have."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from loopback.checks.shapes import ByType, Fields, Flag, ListOf, OneOf, Path, Problem, Shape, Text, Whole
from loopback.faults import Json

COMPONENTS_V2: Final = 1 << 15
"""The flag of a message that consists only of components."""

ROW: Final = 1
BUTTON: Final = 2
MENU: Final = 3
TEXT_INPUT: Final = 4
ROLE_MENU: Final = 6
SECTION: Final = 9
TEXT: Final = 10
THUMBNAIL: Final = 11
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LABEL: Final = 18
UPLOAD: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22

LINK: Final = 5
"""The style of a button that opens a web page."""

MAX_ROWS: Final = 5
MAX_COMPONENTS: Final = 40
"""Maximum number of components of a message that consists of them, including nested ones."""
MAX_DISPLAYED: Final = 4000
"""Maximum number of characters in all texts of a message that consists of components."""

EMOJI: Final = Fields({"id": Whole(), "name": Text(32), "animated": Flag()})
_ID: Final = Whole(most=2**31 - 1)
_CUSTOM_ID: Final = Text(100, 1)
_ALT: Final = Text(1024, 1)
_MEDIA: Final = Fields({"url": Text(2048, 1)}, ("url",))
_GALLERY_ITEM: Final = Fields({"media": _MEDIA, "description": _ALT, "spoiler": Flag()}, ("media",))
_LINE: Final = Fields(
    {"label": Text(100, 1), "value": Text(100, 1), "description": Text(100), "default": Flag()}, ("label", "value")
)
_MENU_OPTION: Final = Fields({**_LINE.fields, "emoji": EMOJI}, ("label", "value"))
_MANY: Final[dict[str, Shape]] = {"min_values": Whole(0, 10), "max_values": Whole(1, 10), "required": Flag()}

_SHAPES: Final[dict[int, Fields]] = {}


def any_of(*kinds: int) -> ByType:
    """Return the shape of a component of one of these kinds."""
    return ByType(_SHAPES, kinds)


def _declare(kind: int, fields: dict[str, Shape], *required: str) -> None:
    _SHAPES[kind] = Fields({"type": OneOf((kind,)), "id": _ID, **fields}, ("type", *required))


_declare(ROW, {"components": ListOf(any_of(BUTTON, MENU), 5, 1)}, "components")
_declare(
    BUTTON,
    {
        "style": Whole(1, 6),
        "label": Text(80),
        "custom_id": _CUSTOM_ID,
        "url": Text(512),
        "emoji": EMOJI,
        "disabled": Flag(),
    },
    "style",
)
_declare(
    MENU,
    {
        "custom_id": _CUSTOM_ID,
        "placeholder": Text(150),
        "min_values": Whole(0, 25),
        "max_values": Whole(1, 25),
        "disabled": Flag(),
        "required": Flag(),
        "options": ListOf(_MENU_OPTION, 25, 1),
    },
    "custom_id",
    "options",
)
_declare(
    TEXT_INPUT,
    {
        "custom_id": _CUSTOM_ID,
        "style": Whole(1, 2),
        "label": Text(45, 1),
        "value": Text(4000),
        "placeholder": Text(100),
        "required": Flag(),
        "min_length": Whole(0, 4000),
        "max_length": Whole(1, 4000),
    },
    "custom_id",
    "style",
)
_declare(
    SECTION,
    {"components": ListOf(any_of(TEXT), 3, 1), "accessory": any_of(BUTTON, THUMBNAIL)},
    "components",
    "accessory",
)
_declare(TEXT, {"content": Text(4000, 1)}, "content")
_declare(THUMBNAIL, {"media": _MEDIA, "description": _ALT, "spoiler": Flag()}, "media")
_declare(GALLERY, {"items": ListOf(_GALLERY_ITEM, 10, 1)}, "items")
_declare(FILE, {"file": _MEDIA, "spoiler": Flag()}, "file")
_declare(SEPARATOR, {"spacing": Whole(1, 2), "divider": Flag()})
_declare(
    CONTAINER,
    {
        "accent_color": Whole(0, 0xFFFFFF),
        "spoiler": Flag(),
        "components": ListOf(any_of(ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR), 40, 1),
    },
    "components",
)
_declare(
    RADIO_GROUP, {"custom_id": _CUSTOM_ID, "required": Flag(), "options": ListOf(_LINE, 10, 2)}, "custom_id", "options"
)
_declare(CHECKBOX_GROUP, {"custom_id": _CUSTOM_ID, "options": ListOf(_LINE, 10, 1), **_MANY}, "custom_id", "options")
_declare(UPLOAD, {"custom_id": _CUSTOM_ID, **_MANY}, "custom_id")
_declare(
    ROLE_MENU,
    {
        "custom_id": _CUSTOM_ID,
        "placeholder": Text(150),
        "disabled": Flag(),
        "default_values": ListOf(Fields({"id": Whole(), "type": Text(10)}, ("id", "type")), 25),
        **_MANY,
        "min_values": Whole(0, 25),
        "max_values": Whole(1, 25),
    },
    "custom_id",
)
_declare(
    LABEL,
    {
        "label": Text(45, 1),
        "description": Text(100, 1),
        "component": any_of(MENU, TEXT_INPUT, ROLE_MENU, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP),
    },
    "label",
    "component",
)

ON_A_MESSAGE: Final = ListOf(any_of(ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER), MAX_COMPONENTS)


def walk(components: list[Json], path: Path = ()) -> Iterator[tuple[Json, Path]]:
    """Yield every component, including nested ones, with its path."""
    for place, component in enumerate(components):
        yield component, (*path, place)
        yield from walk(component.get("components") or [], (*path, place, "components"))
        for inside in ("accessory", "component"):
            if component.get(inside):
                yield component[inside], (*path, place, inside)


def too_much(components: list[Json], *, laid_out: bool, path: Path = ()) -> Iterator[Problem]:
    """Yield the limits of a message that these components exceed together.

    Args:
        components: the components of the message.
        laid_out: whether the message consists only of components.
        path: their path.
    """
    everything = list(walk(components, path))
    if laid_out:
        if len(everything) > MAX_COMPONENTS:
            yield Problem(
                path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"The maximum is {MAX_COMPONENTS} components."
            )
        if sum(len(one["content"]) for one, _ in everything if one["type"] == TEXT) > MAX_DISPLAYED:
            yield Problem(
                path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"The maximum is {MAX_DISPLAYED} characters of text."
            )
    elif len(components) > MAX_ROWS:
        yield Problem(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_ROWS} in length.")
    else:
        for place, one in enumerate(components):
            if one["type"] != ROW:
                yield Problem(
                    (*path, place, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1,).'
                )
    yield from _misfits(everything)


def _misfits(everything: list[tuple[Json, Path]]) -> Iterator[Problem]:
    """Yield conflicts: repeated ids, a menu beside something else, two lines with the same value."""
    names: set[str] = set()
    for one, path in everything:
        name = one.get("custom_id")
        if name is not None and name in names:
            yield Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Custom ids cannot be duplicated.")
        names.add(str(name))
        if one["type"] == ROW and len(one["components"]) > 1 and any(x["type"] == MENU for x in one["components"]):
            yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The row is too wide.")
        if one["type"] == BUTTON and (name is None) != (one["style"] == LINK):
            yield Problem((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required.")
        if one["type"] == MENU:
            values = [option["value"] for option in one["options"]]
            if len(set(values)) < len(values):
                yield Problem(
                    (*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "A value is already used."
                )


def missing_files(components: list[Json], filenames: Collection[str], path: Path = ()) -> Iterator[Problem]:
    """Yield pictures that a message shows but does not contain."""
    for one, at in walk(components, path):
        for media in _media(one):
            if media["url"].startswith("attachment://") and media["url"].removeprefix("attachment://") not in filenames:
                yield Problem(
                    (*at, "media", "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found.",
                )


def _media(component: Json) -> list[Json]:
    match component["type"]:
        case 11:
            return [component["media"]]
        case 12:
            return [item["media"] for item in component["items"]]
        case 13:
            return [component["file"]]
        case _:
            return []
