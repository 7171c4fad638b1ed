"""Who does what is pressed and typed: features mark it on their methods, and all of it is found here.

A feature is an object with methods that are marked::

    class Lobby:
        @handles(Sit)
        async def sit(self, request: Request, press: Sit) -> None: ...

        @Command("join", cost=Cost.SEAT)
        async def join(self, request: Request, seat: int | None = None) -> None: ...
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from dataclasses import KW_ONLY, dataclass, field
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from discord import app_commands

from tockbot.bot.press import Cost, Press, press, presses
from tockbot.bot.request import Request
from tockbot.bot.screen import Form

S = TypeVar("S")
P = TypeVar("P", bound=Press)
F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, None]])

_HANDLER_ATTR: Final = "_deed"
"""The attribute of a method that is marked."""

Suggest = Callable[[Request, str], Awaitable[list[app_commands.Choice[str]]]]
"""Says what may be typed next, from what is typed so far."""


class CommandButton(Enum):
    """A command that can be run by a button, as if it was typed with nothing behind it; its value is the command's."""

    NEW = "new"
    PRACTICE = "practice"
    LEARN = "learn"
    RULES = "rules"
    PUZZLE = "puzzle"
    GAMES = "games"
    STATS = "stats"
    TABLE = "table"


@press("run")
class Run(Press):
    """Do what a command does."""

    errand: CommandButton


@dataclass(frozen=True, slots=True)
class Command:
    """A command that can be typed; it marks the method of a feature that does it.

    Attributes:
        texts: how the messages begin that name and describe it, after ``command-``.
        within: the group of ``/tock`` in which it stands, by the texts of that; None for none.
        cost: which of the allowances it counts towards.
        suggests: by parameter, the attribute of the feature that suggests what is typed, or who does.
        choices: by parameter, its choices: how the messages begin that name them, and their values.
        anywhere: whether it needs no server that the bot is in, so that it can be done in direct messages too.
        for_managers: whether it is one of ``/tock-server``: Discord offers it only to those who may manage the server.
        taken_along: whether it is a command of its own, ``/tock-`` with its name, that people who have added the bot to
            themselves can type wherever they are.
    """

    texts: str
    within: str | None = None
    _: KW_ONLY
    cost: Cost = Cost.PRESS
    suggests: Mapping[str, Suggest | str] = field(default_factory=dict)
    choices: Mapping[str, tuple[str, Collection[str]]] = field(default_factory=dict)
    anywhere: bool = False
    for_managers: bool = False
    taken_along: bool = False

    def __call__(self, handler: F) -> F:
        """Mark a method."""
        setattr(handler, _HANDLER_ATTR, self)
        return handler


@dataclass(frozen=True, slots=True)
class Typed:
    """A command, and who does it.

    Attributes:
        command: the command.
        act: does it; its parameters are those of the command, after the request.
        suggested: by parameter, who suggests what is typed.
    """

    command: Command
    act: Callable[..., Coroutine[Any, Any, None]]
    suggested: Mapping[str, Suggest]


class handles(Generic[P]):  # noqa: N801 - it is read as a verb: ``@handles(Sit)``
    """Marks the method of a feature that handles presses of these kinds, whose docstrings say what it does."""

    def __init__(self, *kinds: type[P]) -> None:
        """Mark the handler of presses of these kinds."""
        self.kinds = kinds

    def __call__(
        self, handler: Callable[[S, Request, P], Coroutine[Any, Any, None]]
    ) -> Callable[[S, Request, P], Coroutine[Any, Any, None]]:
        """Mark a method."""
        setattr(handler, _HANDLER_ATTR, self)
        return handler


class opens_form(Generic[P]):  # noqa: N801 - it is read as a verb: ``@opens_form(ChooseLooks)``
    """Marks the method that returns the form that presses of these kinds open; they are done once it is submitted."""

    def __init__(self, *kinds: type[P]) -> None:
        """Mark what presses of these kinds open."""
        self.kinds = kinds

    def __call__(
        self, asking: Callable[[S, Request, P], Coroutine[Any, Any, Form]]
    ) -> Callable[[S, Request, P], Coroutine[Any, Any, Form]]:
        """Mark a method."""
        setattr(asking, _HANDLER_ATTR, self)
        return asking


class HandlerRegistry:
    """All that features do."""

    def __init__(self, features: Collection[object]) -> None:
        """Find what these do."""
        self._by_press: dict[type[Press], Callable[[Request, Any], Awaitable[None]]] = {}
        self._forms: dict[type[Press], Callable[[Request, Any], Awaitable[Form]]] = {}
        self.commands: list[Typed] = []
        for feature in features:
            for name in vars(type(feature)):
                mark, handler = getattr(vars(type(feature))[name], _HANDLER_ATTR, None), getattr(feature, name)
                if isinstance(mark, Command):
                    self.commands.append(Typed(mark, handler, _suggested(feature, mark)))
                elif isinstance(mark, opens_form):
                    self._forms |= dict.fromkeys(mark.kinds, handler)
                elif isinstance(mark, handles):
                    for kind in mark.kinds:
                        if kind in self._by_press:
                            raise TypeError(f"two features do {kind.__name__}")
                        self._by_press[kind] = handler
        undone = set(presses()) - set(self._by_press) - {Run}
        if undone:
            raise TypeError(f"no feature does {', '.join(sorted(one.__name__ for one in undone))}")

    def of_press(self, pressed: Press) -> Callable[[Request, Any], Awaitable[None]]:
        """Who does a press."""
        return self._by_press[type(pressed)]

    def form_of(self, pressed: Press) -> Callable[[Request, Any], Awaitable[Form]] | None:
        """Who says which form a press opens; None where it opens none."""
        return self._forms.get(type(pressed))

    def of_button(self, errand: CommandButton) -> Typed:
        """The command that a button runs."""
        return next(one for one in self.commands if one.command.texts == errand.value)


def _suggested(feature: object, command: Command) -> Mapping[str, Suggest]:
    """Who suggests what is typed for a command, those among the feature's own methods found by their names."""
    return {
        parameter: getattr(feature, suggest) if isinstance(suggest, str) else suggest
        for parameter, suggest in command.suggests.items()
    }
