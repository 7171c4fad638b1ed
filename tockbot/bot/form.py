"""A form as plain data, which Discord calls a modal: what is asked, and what was answered.

A feature says with :func:`~tockbot.bot.incoming.deeds.asks` which form a press opens; whoever sends it off makes the
same press with its answers (:attr:`~tockbot.bot.incoming.request.Request.answers`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord

from tockbot.bot.press import PressError

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
    """What was answered, as Discord brought it; forged answers are no answers."""

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
        """Which of these was chosen.

        Raises:
            PressError: none of them was.
        """
        given = self._given.get(name, ())
        if len(given) != 1 or given[0] not in values:
            raise PressError
        return given[0]

    def any_of(self, name: str, values: Collection[str]) -> frozenset[str]:
        """Which of these were ticked.

        Raises:
            PressError: something else was.
        """
        given = frozenset(self._given.get(name, ()))
        if not given <= set(values):
            raise PressError
        return given

    def role(self, name: str, roles: Collection[int]) -> int | None:
        """Which role of these was chosen; None for none.

        Raises:
            PressError: another was, or more than one.
        """
        given = self._given.get(name, ())
        if not given:
            return None
        return int(self.one_of(name, [str(role) for role in roles]))

    def typed(self, name: str, longest: int) -> str:
        """What was typed, without blanks around it.

        Raises:
            PressError: it is longer than could be typed.
        """
        given = "".join(self._given.get(name, ()))
        if len(given) > longest:
            raise PressError
        return given.strip()

    def file(self, name: str) -> discord.Attachment:
        """The file that was chosen.

        Raises:
            PressError: none was.
        """
        for one in self._given.get(name, ()):
            if one in self._files:
                return self._files[one]
        raise PressError
