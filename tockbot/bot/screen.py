"""Messages and forms as plain data, before :mod:`~tockbot.bot.sending` converts them to Discord's format.

A message has text, buttons, menus and a picture (:class:`Screen`). A form, which Discord calls a modal, has questions
(:class:`Form`). A feature declares with :func:`~tockbot.bot.handlers.opens_form` the form that a press opens. When a
person submits it, the same press arrives with their answers (:attr:`~tockbot.bot.request.Request.answers`).
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
"""Maximum number of characters in all texts of a message with components, together."""
LABEL_LIMIT: Final = 80
OPTION_LIMIT: Final = 100
OPTIONS_LIMIT: Final = 25
BUTTONS_LIMIT: Final = 5
ALT_LIMIT: Final = 1024


class Style(Enum):
    """The colour of a button, by its purpose."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button; ``card`` is the card that it is about, shown as an emoji if possible."""

    label: str
    press: Press
    style: Style = Style.PLAIN
    disabled: bool = False
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class MenuOption:
    """An option of a menu, with the press that it stands for and a short description."""

    label: str
    press: Press
    chosen: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu from which a person chooses one option."""

    placeholder: str
    options: tuple[MenuOption, ...]


Row = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw, with its description in words, and the width of a board in pixels if ``size`` is given."""

    filename: str
    alt: str
    scene: Scene
    size: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A text with an optional button beside it and pictures below it."""

    text: str
    button: Button | None = None
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of a message in a frame, as used for everyone in a channel.

    Attributes:
        seat: the seat whose colour the frame has; None for no colour.
        below: the text between the picture and the rows.
        sections: the sections below the rows.
    """

    seat: Seat | None = None
    below: str = ""
    sections: tuple[Section, ...] = ()


@dataclass(frozen=True, slots=True)
class Screen:
    """A message, from top to bottom.

    Attributes:
        text: its text.
        rows: its buttons and menus.
        picture: its picture.
        mentions: the people it may ping.
        layout: its layout; None for an ordinary message, whose notification shows its text.
        quiet: small lines below the text, for people who want tips.
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
        """All texts, from top to bottom."""
        if self.layout is None:
            return (self.text,)
        sections = (section.text for section in self.layout.sections)
        return tuple(text for text in (self.text, self.layout.below, *sections) if text)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All pictures, from top to bottom."""
        sections = () if self.layout is None else self.layout.sections
        own = () if self.picture is None else (self.picture,)
        return (*(picture for section in sections for picture in section.pictures), *own)


def clipped(text: str, limit: int) -> str:
    """Return a text, cut to a limit with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


RADIO_LIMIT: Final = 10
"""Maximum number of radio buttons. A question with more lines, or only one, becomes a menu."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that can be chosen.

    Attributes:
        value: the answer that it stands for.
        label: its text.
        chosen: whether it is already chosen.
        about: a short description.
    """

    value: str
    label: str
    chosen: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question in a form.

    Attributes:
        name: the name of its answer.
        label: its text.
        about: a short description.
    """

    name: str
    label: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class OneOf(Question):
    """A question with exactly one line to choose."""

    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class AnyOf(Question):
    """A question with any number of lines to tick, even none."""

    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Typed(Question):
    """A question with an optional text to type.

    Attributes:
        text: the text that is filled in at first.
        longest: maximum number of characters.
        example: placeholder shown in an empty field.
    """

    text: str = ""
    longest: int = 100
    example: str = ""


@dataclass(frozen=True, slots=True)
class OneRole(Question):
    """A question with an optional role of the server to choose.

    Attributes:
        chosen: the role that is already chosen.
    """

    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Upload(Question):
    """A question with a file to upload."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form that Discord shows in a window."""

    title: str
    questions: tuple[Question, ...]


class Answers:
    """The answers to a form, as Discord sent them.

    All methods raise PressError for an answer that the form does not offer.
    """

    def __init__(
        self, components: Collection[Mapping[str, Any]] = (), files: Mapping[str, discord.Attachment] | None = None
    ) -> None:
        """Read the answers of a submitted form, with the uploaded files by their ids."""
        self._files = files or {}
        self._given: dict[str, tuple[str, ...]] = {}
        for one in components:
            inner = one.get("component") or {}
            values = inner.get("values", inner.get("value"))
            texts = [values] if isinstance(values, str) else values or ()
            self._given[str(inner.get("custom_id", ""))] = tuple(map(str, texts))

    def one_of(self, name: str, values: Collection[str]) -> str:
        """Return the chosen one of these values."""
        given = self._given.get(name, ())
        if len(given) != 1 or given[0] not in values:
            raise PressError
        return given[0]

    def any_of(self, name: str, values: Collection[str]) -> frozenset[str]:
        """Return the ticked ones among these values."""
        given = frozenset(self._given.get(name, ()))
        if not given <= set(values):
            raise PressError
        return given

    def role(self, name: str, roles: Collection[int]) -> int | None:
        """Return the chosen one of these roles; None for none."""
        given = self._given.get(name, ())
        if not given:
            return None
        return int(self.one_of(name, [str(role) for role in roles]))

    def typed(self, name: str, longest: int) -> str:
        """Return the typed text, without surrounding blanks."""
        given = "".join(self._given.get(name, ()))
        if len(given) > longest:
            raise PressError
        return given.strip()

    def file(self, name: str) -> discord.Attachment:
        """Return the uploaded file."""
        for one in self._given.get(name, ()):
            if one in self._files:
                return self._files[one]
        raise PressError
