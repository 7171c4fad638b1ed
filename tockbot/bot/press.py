"""Presses: the meaning of each button and menu option, and the rate limits of each person.

A feature declares a press beside its screens, and marks its handler with :func:`~tockbot.bot.handlers.handles`::

    @press("sit", cost=Cost.SEAT)
    class Sit(AtTable):
        seat: Seat

The fields of a press say everything, so a message of any age works, even after a restart. A press is written into the
``custom_id`` of a button, or the value of a menu option, as :data:`VERSION`, its word and its fields, separated by
``:``. The table decides whether the press is still valid.

Invariant: :func:`read_press` returns a press only if its fields have the right types and are within bounds, and if
writing it gives the same text. Otherwise it raises :class:`PressError`. The text is bounded and read in one pass.

The rate limits are generous for people and strict for scripts. They are kept in memory only: a restart resets them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, fields
from enum import Enum
from hashlib import sha256
from types import MappingProxyType, UnionType
from typing import Any, Final, TypeVar, dataclass_transform, get_args, get_type_hints

from tockbot.bot.refusals import BotRefusal
from tockbot.rules import Seat
from tockbot.tables import PersonId, Refused, Stamp, TableId, UserId

MAX_TYPED: Final = 500
"""Maximum number of characters in a command option, and the number read for a suggestion."""


class Cost(Enum):
    """Actions that a person can repeat and that cost everyone else something, each with a rate limit of its own."""

    TABLE = "table"
    """Open a new table."""

    AGAIN = "again"
    """Open another table like a finished game, which pings the people who played there."""

    POSITION = "position"
    """Open a table that begins from a position, taken from a file or a finished game."""

    SETUP = "setup"
    """Change a table before its game: each change is written to its log."""

    SEAT = "seat"
    """Sit down or get up, or seat or remove another player."""

    BOARD = "board"
    LESSON = "lesson"
    """Press a button in a lesson; each press draws a picture."""

    LOG = "log"
    HINT = "hint"

    REPLAY = "replay"
    """Look at a moment of a finished game."""

    EXPORT = "export"

    STATISTICS = "statistics"
    """Look at the game results of a person or a server."""

    PRIVACY = "privacy"
    """Look at the data stored about oneself."""

    PRESS = "press"
    """Any other press or command."""

    SUGGEST = "suggest"
    """Suggestions while a person types a command."""


ONLY_WHEN_DONE: Final = frozenset({Cost.TABLE, Cost.AGAIN})
"""Costs that are refunded if the action is refused, for example after a typing mistake, unless it already made a
counted request to Discord."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: a number of actions at once, then one more at each interval.

    Attributes:
        at_once: maximum number of actions in a row, after a pause.
        seconds: seconds until one more action is allowed.
    """

    at_once: int
    seconds: float


RATES: Final[Mapping[Cost, Rate]] = MappingProxyType(
    {
        Cost.TABLE: Rate(5, 60),
        Cost.POSITION: Rate(5, 60),
        Cost.AGAIN: Rate(3, 180),
        Cost.SETUP: Rate(20, 6),
        Cost.SEAT: Rate(10, 15),
        Cost.BOARD: Rate(10, 5),
        Cost.LESSON: Rate(30, 1),
        Cost.LOG: Rate(6, 10),
        Cost.HINT: Rate(6, 10),
        Cost.REPLAY: Rate(30, 1.5),
        Cost.EXPORT: Rate(4, 20),
        Cost.STATISTICS: Rate(10, 5),
        Cost.PRIVACY: Rate(3, 60),
        Cost.PRESS: Rate(40, 1),
        Cost.SUGGEST: Rate(50, 1),
    }
)
"""More than a person in a hurry uses, and far less than a script needs to slow down the bot for everyone else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of the user interface.

    Attributes:
        rates: rate limit of each cost.
        people: maximum number of rate limits in memory, those used most recently.
        hints: maximum number of hints in memory.
        films: maximum number of films in memory, each up to 1 MB.
        reviews: maximum number of game reviews in memory.
        game_films: maximum number of films of whole games in memory, each up to 6 MB.
        films_waiting: maximum number of films that wait to be drawn, including the one being drawn.
        rules: maximum number of tables' rules whose boards are in memory, each up to 0.5 MB.
        listings: maximum number of lists of suggested plays in memory.
        requests_a_second: requests a second that count towards Discord's limit, which is 50 for a bot. A burst is
            allowed in addition, and a busy machine sends some late.
    """

    rates: Mapping[Cost, Rate] = field(default_factory=lambda: RATES)
    people: int = 10_000
    hints: int = 256
    films: int = 16
    reviews: int = 64
    game_films: int = 4
    films_waiting: int = 4
    rules: int = 16
    listings: int = 64
    requests_a_second: float = 40


LIMITS: Final = Limits()
"""The default limits."""


def _now() -> float:
    """Return the seconds on a clock that is never set back."""
    return time.monotonic()


@dataclass(slots=True)
class _Noted:
    """The number of counted requests that one piece of work has made."""

    requests: int = 0


_noted: ContextVar[_Noted | None] = ContextVar("noted", default=None)


def note_request() -> None:
    """Count a request to Discord towards the action that is being handled."""
    if (noted := _noted.get()) is not None:
        noted.requests += 1


class Allowance:
    """The rate limits of everyone who did something recently."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = _now) -> None:
        """Apply these limits, by a clock that gives seconds."""
        self._rates = limits.rates
        self._most = limits.people
        self._clock = clock
        self._full_again: dict[tuple[UserId, Cost], float] = {}

    def __len__(self) -> int:
        return len(self._full_again)

    def spend(self, user: UserId, cost: Cost) -> None:
        """Count one more action of a person.

        Raises:
            Refused: TOO_OFTEN, with the number of seconds to wait.
        """
        rate, now = self._rates[cost], self._clock()
        # A bucket is stored as the moment at which it is full again; each action moves that by the rate's seconds.
        full_again = max(now, self._full_again.pop((user, cost), now)) + rate.seconds
        # Rounded, because a rounding error would refuse the last action of several in one moment.
        wait = round(full_again - now - _room(rate), 6)
        if wait > 0:
            self._keep(user, cost, full_again - rate.seconds)
            raise Refused(BotRefusal.TOO_OFTEN, seconds=math.ceil(wait))
        self._keep(user, cost, full_again)

    @contextmanager
    def spending(self, user: UserId, cost: Cost) -> Iterator[None]:
        """Count the action that is handled within, and refund it if it is refused and may be refunded."""
        self.spend(user, cost)
        noted = _Noted()
        token = _noted.set(noted)
        try:
            yield
        except Refused:
            if cost in ONLY_WHEN_DONE and not noted.requests and (user, cost) in self._full_again:
                self._full_again[user, cost] -= self._rates[cost].seconds
            raise
        finally:
            _noted.reset(token)

    def _keep(self, user: UserId, cost: Cost, full_again: float) -> None:
        self._full_again[user, cost] = full_again
        if len(self._full_again) > self._most:
            del self._full_again[next(iter(self._full_again))]


def _room(rate: Rate) -> float:
    """Return how many seconds ahead the moment may be at which a bucket is full again."""
    return rate.at_once * rate.seconds


T = TypeVar("T")
P = TypeVar("P", bound="Press")

LENGTH_LIMIT: Final = 100
"""Maximum number of characters that Discord accepts in a ``custom_id``, and in the value of a menu option."""

VERSION: Final = "tock2"
"""The prefix of every press. Change the number whenever the format after it changes."""

MENU: Final = "tock-menu"
"""The prefix of a menu's ``custom_id``, which has no meaning of its own: the menu's options are the presses."""


class PressError(Exception):
    """The text is no valid press: it is forged, or comes from a version that has long been replaced."""


@dataclass(frozen=True, slots=True)
class Press:
    """The action of a person who pressed a button, or chose a menu option."""


@dataclass(frozen=True, slots=True)
class AtTable(Press):
    """An action at a table that is open, or was open just now."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class AtMoment(AtTable):
    """An action that is valid at one moment of a game only.

    Attributes:
        table_id: the table.
        stamp: the moment (``Observation.stamp``).
    """

    stamp: Stamp


@dataclass(frozen=True, slots=True)
class OfPastGame(Press):
    """An action on a finished game, played anywhere, for the people who may look at that game."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class PressSpec:
    """The declaration of a press, without its fields.

    Attributes:
        word: identifies the press in Discord's ids; it is never used again for another press.
        new_message: whether the answer is a new message that only the person sees; otherwise it changes the pressed
            message, or sends a new one if others can read the pressed one.
        panel: whether the answer is the person's panel at a table: in the channel it replaces the last one, or the
            pressed message if only the person sees that.
        updates_board: whether the pressed message belongs to a table, so that the painter changes it.
        cost: the rate limit that it counts towards.
        here: whether others are shown the result, so that it works only in the channel of its table.
        label: its published name in metrics and in the log; a class that is renamed keeps it.
    """

    word: str
    new_message: bool
    panel: bool
    updates_board: bool
    cost: Cost
    here: bool
    label: str


_declared: Final[dict[type[Press], PressSpec]] = {}
_kinds: Final[dict[str, type[Press]]] = {}


@dataclass_transform(frozen_default=True)
def press(  # noqa: PLR0913 - a press is declared in one place
    word: str,
    *,
    new_message: bool = False,
    panel: bool = False,
    updates_board: bool = False,
    cost: Cost = Cost.PRESS,
    here: bool = False,
    label: str | None = None,
) -> Callable[[type[P]], type[P]]:
    """Declare a class as a press, see :class:`PressSpec`; its label is the name of the class unless one is given."""

    def declare(kind: type[P]) -> type[P]:
        made = dataclass(frozen=True, slots=True)(kind)
        if word in _kinds:
            raise ValueError(f"{word!r} is already the word of {_kinds[word].__name__}")
        _kinds[word] = made
        _declared[made] = PressSpec(
            word, new_message or panel, panel, updates_board, cost, here, label or kind.__name__
        )
        return made

    return declare


def presses() -> Mapping[type[Press], PressSpec]:
    """Return all presses that features have declared."""
    return MappingProxyType(_declared)


def label_of(pressed: Press) -> str:
    """Return the published name of a press, as metrics and the log show it."""
    return _declared[type(pressed)].label


@dataclass(frozen=True, slots=True)
class _Form:
    """Functions to read and write fields of one type; ``read`` raises ValueError for a text that is not valid."""

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


def _number(most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text)
        if not 0 <= number <= most:
            raise ValueError(text)
        return number

    return read


def _word(text: str) -> str:
    if not text or not text.isascii() or not text.replace("_", "").replace("-", "").isalnum() or text.lower() != text:
        raise ValueError(text)
    return text


MAX_PARTS: Final = 7
"""Maximum number of parts of a seven."""


def _path(text: str) -> tuple[int, ...]:
    parts = text.split(".") if text else []
    if len(parts) > MAX_PARTS:
        raise ValueError(text)
    return tuple(map(_number(9999), parts))


_FORMS: Final[Mapping[object, _Form]] = {
    # The largest number that the database can store.
    TableId: _Form(_number(10**18 - 1)),
    PersonId: _Form(_number(10**18 - 1)),
    Stamp: _Form(_number(10**18 - 1)),
    Seat: _Form(lambda text: Seat(_number(7)(text))),
    int: _Form(_number(99_999)),
    bool: _Form(lambda text: bool("ny".index(text)), lambda yes: "y" if yes else "n"),
    str: _Form(_word),
    tuple[int, ...]: _Form(_path, lambda path: ".".join(map(str, path))),
}
"""Functions that write and read the fields of a press, by their type."""

_NONE: Final = "-"


def _form(hint: Any) -> _Form:  # noqa: ANN401 - a type, or a union of types
    """Return how to read and write fields of a type."""
    if hint in _FORMS:
        return _FORMS[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _Form(hint, lambda one: str(one.value))
    kinds = get_args(hint) if isinstance(hint, UnionType) else ()
    if type(None) in kinds:
        form = _form(next(kind for kind in kinds if kind is not type(None)))
        return _Form(
            lambda text: None if text == _NONE else form.read(text),
            lambda value: _NONE if value is None else form.write(value),
        )
    if kinds and all(issubclass(kind, Press) for kind in kinds):
        return _Form(lambda text: _one_of(kinds, text), lambda value: write_press(value).removeprefix(f"{VERSION}:"))
    raise TypeError(f"a press cannot have a field of type {hint}: add it to _FORMS")


def _one_of(kinds: Sequence[type[Press]], text: str) -> Press:
    """Return the press inside another press, which must be of one of these kinds."""
    within = read_press(f"{VERSION}:{text}")
    if type(within) not in kinds:
        raise PressError
    return within


_written: Final[dict[type[Press], tuple[tuple[str, _Form], ...]]] = {}


def _forms(kind: type[Press]) -> tuple[tuple[str, _Form], ...]:
    """Return the names of a press's fields, and how to read and write each."""
    if kind not in _written:
        hints = get_type_hints(kind)
        _written[kind] = tuple((field.name, _form(hints[field.name])) for field in fields(kind))
    return _written[kind]


def write_press(pressed: Press) -> str:
    """Return a press as text of at most :data:`LENGTH_LIMIT` ASCII characters."""
    kind = type(pressed)
    written = (form.write(getattr(pressed, name)) for name, form in _forms(kind))
    return ":".join((VERSION, _declared[kind].word, *written))


def read_press(text: str) -> Press:
    """Return the press that a text stands for.

    Raises:
        PressError: the text is not a valid press.
    """
    if len(text) > LENGTH_LIMIT:
        raise PressError
    version, _, rest = text.partition(":")
    word, _, written = rest.partition(":")
    kind = _kinds.get(word)
    if version != VERSION or kind is None:
        raise PressError
    forms = _forms(kind)
    # The last field may itself be a press, with ``:`` in it.
    parts = written.split(":", len(forms) - 1) if forms else []
    try:
        read = kind(*(form.read(part) for (_, form), part in zip(forms, parts, strict=True)))
    except ValueError as error:
        raise PressError from error
    if write_press(read) != text:
        raise PressError
    return read


def menu_id(row: int, options: Sequence[Press]) -> str:
    """Return the ``custom_id`` of a menu of these presses, different for each row and each list of options.

    Discord keeps showing the chosen option of a menu for as long as the menu has the same ``custom_id``.
    """
    digest = sha256(" ".join(map(write_press, options)).encode()).hexdigest()
    return f"{MENU}:{row}:{digest[:16]}"


def press_of(custom_id: str, values: Sequence[str]) -> Press:
    """Return the press of a button, from its ``custom_id``, or of a menu option, from its value.

    Raises:
        PressError: the text is not a valid press.
    """
    return read_press(at(values, 0) if custom_id.startswith(f"{MENU}:") else custom_id)


def is_ours(custom_id: str) -> bool:
    """Return whether a ``custom_id`` belongs to this bot, or pretends to; the bot ignores all others."""
    return custom_id.startswith("tock")


def at(items: Sequence[T], place: int) -> T:
    """Return the item at a position that a press names.

    Raises:
        PressError: there is no item at this position.
    """
    if not 0 <= place < len(items):
        raise PressError
    return items[place]
