"""A message as plain data, before Discord: its text, its buttons and menus, its picture."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from tockbot.render import BoardScene, FilmScene, PosterScene, PrivateScene
from tockbot.ui.press import Press

# Discord counts code points, as ``len`` does, and not UTF-16 units: "Our API uses Python 3, so the API calculates
# length based on the number of codepoints in the string" (its staff, github.com/discord/discord-api-docs/issues/1315).
TEXT_LIMIT: Final = 2000
LABEL_LIMIT: Final = 80
OPTION_LIMIT: Final = 100
OPTIONS_LIMIT: Final = 25
BUTTONS_LIMIT: Final = 5
PLACEHOLDER_LIMIT: Final = 150
ALT_LIMIT: Final = 1024


class Style(Enum):
    """What a button is like."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button."""

    label: str
    press: Press
    style: Style = Style.PLAIN
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu, and what choosing it means."""

    label: str
    press: Press
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu from which one line is chosen."""

    placeholder: str
    options: tuple[Option, ...]


Row = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw, and the same in words."""

    filename: str
    alt: str
    scene: BoardScene | PrivateScene | PosterScene | FilmScene


@dataclass(frozen=True, slots=True)
class Screen:
    """A message. ``mentions`` are the people it may ping."""

    text: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    mentions: tuple[int, ...] = ()


def clipped(text: str, limit: int) -> str:
    """The text, cut to a limit with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
