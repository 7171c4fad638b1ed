"""A form as plain data, which Discord calls a modal: what is asked, and what was answered.

A feature says with :func:`~tockbot.bot.handlers.opens_form` which form a press opens; whoever sends it off makes the
same press with its answers (:attr:`~tockbot.bot.request.Request.answers`).

A message as plain data, before Discord: its text, its buttons and menus, its picture.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

import discord

from tockbot.bot.press import Press, PressError
from tockbot.render import Scene
from tockbot.rules import Seat
from tockbot.tables import Card

# Discord counts code points, as ``len`` does, and not UTF-16 units: "Our API uses Python 3, so the API calculates
# length based on the number of codepoints in the string" (its staff, github.com/discord/discord-api-docs/issues/1315).
TEXT_LIMIT: Final = 2000
LAID_OUT_LIMIT: Final = 4000
"""Of all texts of a message that is laid out, together."""
LABEL_LIMIT: Final = 80
OPTION_LIMIT: Final = 100
OPTIONS_LIMIT: Final = 25
BUTTONS_LIMIT: Final = 5
ALT_LIMIT: Final = 1024


class Style(Enum):
    """What a button is like."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button; ``card`` is the one that it is about, to be shown on it if it can be."""

    label: str
    press: Press
    style: Style = Style.PLAIN
    disabled: bool = False
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class MenuOption:
    """A line of a menu, what choosing it means, and a sentence more."""

    label: str
    press: Press
    chosen: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu from which one line is chosen."""

    placeholder: str
    options: tuple[MenuOption, ...]


Row = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw, and the same in words; a board as many pixels wide as ``size`` says, if it does."""

    filename: str
    alt: str
    scene: Scene
    size: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A text of its own, the button beside it, where there is one, and the pictures below it."""

    text: str
    button: Button | None = None
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """What makes of a message one that is laid out in a frame, as messages for everybody in a channel are.

    Attributes:
        seat: in whose colour the frame is; None for no colour.
        below: the text between its picture and its rows.
        sections: what stands below its rows.
    """

    seat: Seat | None = None
    below: str = ""
    sections: tuple[Section, ...] = ()


@dataclass(frozen=True, slots=True)
class Screen:
    """A message, from top to bottom.

    Attributes:
        text: what it says.
        rows: its buttons and menus.
        picture: its picture.
        mentions: the people it may ping.
        layout: how it is laid out; None for an ordinary message, whose notification has its text.
        quiet: lines below what it says, for those who want notes.
        role: the role it may ping.
    """

    text: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    mentions: tuple[int, ...] = ()
    layout: Layout | None = None
    quiet: tuple[str, ...] = ()
    role: int | None = None

    @property
    def texts(self) -> tuple[str, ...]:
        """All its texts, from top to bottom."""
        if self.layout is None:
            return (self.text,)
        sections = (section.text for section in self.layout.sections)
        return tuple(text for text in (self.text, self.layout.below, *sections) if text)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All its pictures, from top to bottom."""
        sections = () if self.layout is None else self.layout.sections
        own = () if self.picture is None else (self.picture,)
        return (*(picture for section in sections for picture in section.pictures), *own)


def clipped(text: str, limit: int) -> str:
    """The text, cut to a limit with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


RADIO_LIMIT: Final = 10
"""Of more lines than these, or of one alone, one is chosen from a menu."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that can be chosen.

    Attributes:
        value: what choosing it means.
        label: what it says.
        chosen: whether it is chosen already.
        about: a sentence more.
    """

    value: str
    label: str
    chosen: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked in a form.

    Attributes:
        name: of its answer.
        label: what is asked.
        about: a sentence more.
    """

    name: str
    label: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class OneOf(Question):
    """One of these lines is chosen."""

    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class AnyOf(Question):
    """Any of these lines are ticked, or none."""

    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Typed(Question):
    """Something is typed, or nothing.

    Attributes:
        text: what stands there already.
        longest: how many characters it may have.
        example: shown where nothing stands.
    """

    text: str = ""
    longest: int = 100
    example: str = ""


@dataclass(frozen=True, slots=True)
class OneRole(Question):
    """A role of the server is chosen, or none.

    Attributes:
        chosen: the one that is chosen already.
    """

    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Upload(Question):
    """A file is chosen."""


@dataclass(frozen=True, slots=True)
class Form:
    """What Discord asks somebody in a window."""

    title: str
    questions: tuple[Question, ...]


class Answers:
    """The answers to a form, as Discord sent them. An answer that the form does not offer raises PressError."""

    def __init__(
        self, components: Collection[Mapping[str, Any]] = (), files: Mapping[str, discord.Attachment] | None = None
    ) -> None:
        """Read the answers of a form that was sent off, with the files that came with it, by their ids."""
        self._files = files or {}
        self._given: dict[str, tuple[str, ...]] = {}
        for one in components:
            inner = one.get("component") or {}
            values = inner.get("values", inner.get("value"))
            told = [values] if isinstance(values, str) else values or ()
            self._given[str(inner.get("custom_id", ""))] = tuple(map(str, told))

    def one_of(self, name: str, values: Collection[str]) -> str:
        """Which of these was chosen."""
        given = self._given.get(name, ())
        if len(given) != 1 or given[0] not in values:
            raise PressError
        return given[0]

    def any_of(self, name: str, values: Collection[str]) -> frozenset[str]:
        """Which of these were ticked."""
        given = frozenset(self._given.get(name, ()))
        if not given <= set(values):
            raise PressError
        return given

    def role(self, name: str, roles: Collection[int]) -> int | None:
        """Which role of these was chosen; None for none."""
        given = self._given.get(name, ())
        if not given:
            return None
        return int(self.one_of(name, [str(role) for role in roles]))

    def typed(self, name: str, longest: int) -> str:
        """What was typed, without blanks around it."""
        given = "".join(self._given.get(name, ()))
        if len(given) > longest:
            raise PressError
        return given.strip()

    def file(self, name: str) -> discord.Attachment:
        """The file that was chosen."""
        for one in self._given.get(name, ()):
            if one in self._files:
                return self._files[one]
        raise PressError
