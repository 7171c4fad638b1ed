"""Registry that maps button presses and slash commands to the feature methods that handle them.

Features mark their methods with decorators::

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
"""Name of the attribute that the decorators set on a method."""

Suggest = Callable[[Request, str], Awaitable[list[app_commands.Choice[str]]]]
"""Returns autocomplete choices for the text typed so far."""


class CommandButton(Enum):
    """A command that a button can run without arguments; the value is the command's name."""

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
    """Run a command."""

    command: CommandButton


@dataclass(frozen=True, slots=True)
class Command:
    """Marks a feature method as the handler of a slash command.

    Attributes:
        texts: message prefix of its name and description in the locale files, after ``command-``.
        within: subcommand group of ``/tock`` that contains it, by message prefix; None for the top level.
        cost: the rate limit that it counts towards.
        suggests: autocomplete function by parameter: a callable, or the name of an attribute of the feature.
        choices: fixed choices by parameter: message prefix of their names, and their values.
        anywhere: whether it works in direct messages and in servers without the bot.
        for_managers: whether it belongs to ``/tock-server``, which Discord offers to server managers only.
        taken_along: whether it is a command of its own, ``/tock-<name>``, for people who added it to their account.
        is_public: whether everyone sees its answer if options are given.
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
    is_public: bool = False

    def __call__(self, handler: F) -> F:
        """Mark a method."""
        setattr(handler, _HANDLER_ATTR, self)
        return handler


@dataclass(frozen=True, slots=True)
class Typed:
    """A command and its handler.

    Attributes:
        command: the command.
        act: its handler; the parameters after the request are those of the command.
        suggested: autocomplete function by parameter.
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
    """Marks the method that returns the form of presses of these kinds; they are handled when it is submitted."""

    def __init__(self, *kinds: type[P]) -> None:
        """Mark the method that returns the form of presses of these kinds."""
        self.kinds = kinds

    def __call__(
        self, asking: Callable[[S, Request, P], Coroutine[Any, Any, Form]]
    ) -> Callable[[S, Request, P], Coroutine[Any, Any, Form]]:
        """Mark a method."""
        setattr(asking, _HANDLER_ATTR, self)
        return asking


class HandlerRegistry:
    """All handlers found on a set of features."""

    def __init__(self, features: Collection[object]) -> None:
        """Collect the handlers of these features.

        Raises:
            TypeError: a declared press has no handler, or more than one.
        """
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
                            raise TypeError(f"{kind.__name__} has more than one handler")
                        self._by_press[kind] = handler
        unhandled = set(presses()) - set(self._by_press) - {Run}
        if unhandled:
            raise TypeError(f"no handler for {', '.join(sorted(kind.__name__ for kind in unhandled))}")

    def of_press(self, pressed: Press) -> Callable[[Request, Any], Awaitable[None]]:
        """Return the handler of a press."""
        return self._by_press[type(pressed)]

    def form_of(self, pressed: Press) -> Callable[[Request, Any], Awaitable[Form]] | None:
        """Return the function that builds the form a press opens, or None if it opens none."""
        return self._forms.get(type(pressed))

    def of_button(self, button: CommandButton) -> Typed:
        """Return the command that a button runs."""
        return next(one for one in self.commands if one.command.texts == button.value)


def _suggested(feature: object, command: Command) -> Mapping[str, Suggest]:
    """Return the autocomplete functions of a command, with names replaced by the feature's own attributes."""
    return {
        parameter: getattr(feature, suggest) if isinstance(suggest, str) else suggest
        for parameter, suggest in command.suggests.items()
    }
