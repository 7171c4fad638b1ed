"""Presses: what a button or a menu line means, declared once; and how often one person may ask for something.

A feature declares a press beside its screens, and marks its handler with :func:`~tockbot.bot.handlers.handles`::

    @press("sit", cost=Cost.SEAT)
    class Sit(AtTable):
        seat: Seat

A press is complete in its fields, so it works on a message of any age, also after a restart. It is written into the
``custom_id`` of a button, or the value of a menu line: :data:`VERSION`, its word and its fields, separated by ``:``.
The table decides whether it still fits.

Invariant: :func:`read_press` returns only presses whose fields have the right types and are within bounds, and that are
written as they were read. Anything else is a :class:`PressError`. The text is bounded and read in one pass.

Allowances are generous for people and hopeless for scripts. They are kept in memory only: a restart fills them all.
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
"""So many characters may be typed for an option, as the commands say, or are read of what is typed so far."""


class Cost(Enum):
    """What somebody can ask for again and again, at some cost to everybody else."""

    TABLE = "table"
    """A new table."""

    AGAIN = "again"
    """Another table like the one that is over, where others were: it calls them."""

    POSITION = "position"
    """A table that begins from a position, which is found in a file or in a game that is over."""

    SETUP = "setup"
    """To change a table before its game: each change is written to its log."""

    SEAT = "seat"
    """To sit down or to get up, or to see to it that another does."""

    BOARD = "board"
    LESSON = "lesson"
    """A press in a lesson, each of which draws a picture."""

    LOG = "log"
    HINT = "hint"

    REPLAY = "replay"
    """To look at a moment of a game that is over."""

    EXPORT = "export"

    STATISTICS = "statistics"
    """What games came to, of somebody or of a server."""

    PRIVACY = "privacy"
    """To see what is kept of oneself."""

    PRESS = "press"
    """Any other press or command."""

    SUGGEST = "suggest"
    """Suggestions while a command is typed."""


ONLY_WHEN_DONE: Final = frozenset({Cost.TABLE, Cost.AGAIN})
"""What is not charged if it is refused, as after a slip in typing, unless the bot made a counted request for it."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often one person may ask for something: so many times at once, then once in so many seconds.

    Attributes:
        at_once: how many times in a row, after a pause.
        seconds: how long it takes until it may be asked for once more.
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
"""More than a person in a hurry comes to, and far less than a program can use to hold up the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of the user interface.

    Attributes:
        rates: how often one person may ask for what.
        people: of so many people who asked lately it is known how often.
        hints: so many hints are remembered.
        films: so many films are remembered, each of them up to 1 MB.
        reviews: so many reviews of games that are over are remembered.
        game_films: so many films of whole games are remembered, each of them up to 6 MB.
        films_waiting: so many films may wait to be drawn, the one being drawn among them.
        rules: of so many tables' rules the boards are remembered, each up to 0.5 MB.
        listings: so many lists of plays that fit what is typed are remembered.
        requests_a_second: so many requests that Discord counts may be made a second; it lets one bot make 50. What may
            be made at once comes on top, and a busy machine makes some late.
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
"""The limits unless somebody says otherwise."""


def _now() -> float:
    """Seconds on a clock that nobody sets back."""
    return time.monotonic()


@dataclass(slots=True)
class _Noted:
    """The number of counted requests that one piece of work has made."""

    requests: int = 0


_noted: ContextVar[_Noted | None] = ContextVar("noted", default=None)


def note_request() -> None:
    """Note that a counted request is made for whoever asked for something."""
    if (noted := _noted.get()) is not None:
        noted.requests += 1


class Allowance:
    """What everybody who asked lately may still ask for."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = _now) -> None:
        """Allow as much as these limits say, by a clock that gives seconds."""
        self._rates = limits.rates
        self._most = limits.people
        self._clock = clock
        self._full_again: dict[tuple[UserId, Cost], float] = {}

    def __len__(self) -> int:
        return len(self._full_again)

    def spend(self, user: UserId, cost: Cost) -> None:
        """Count that somebody asks for something once more.

        Raises:
            Refused: TOO_OFTEN, with the seconds after which it may be asked for again.
        """
        rate, now = self._rates[cost], self._clock()
        # A bucket is told by the moment at which it is full again; each asking puts that off by the rate's seconds.
        full_again = max(now, self._full_again.pop((user, cost), now)) + rate.seconds
        wait = full_again - now - _room(rate)
        if wait > 0:
            self._keep(user, cost, full_again - rate.seconds)
            raise Refused(BotRefusal.TOO_OFTEN, seconds=math.ceil(wait))
        self._keep(user, cost, full_again)

    @contextmanager
    def spending(self, user: UserId, cost: Cost) -> Iterator[None]:
        """Count what somebody asks for within."""
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
    """How far off the moment may be at which a bucket is full again."""
    return rate.at_once * rate.seconds


T = TypeVar("T")
P = TypeVar("P", bound="Press")

LENGTH_LIMIT: Final = 100
"""How many characters Discord takes in a ``custom_id``, and in the value of a menu's line."""

VERSION: Final = "tock2"
"""Begins every press. Whoever changes what is written after it gives it another number."""

MENU: Final = "tock-menu"
"""Begins the ``custom_id`` of a menu, which means nothing by itself: its lines are the presses."""


class PressError(Exception):
    """A press that fits nothing that is offered: it is forged, or from a moment long gone."""


@dataclass(frozen=True, slots=True)
class Press:
    """What somebody wants who pressed a button, or chose a line of a menu."""


@dataclass(frozen=True, slots=True)
class AtTable(Press):
    """What somebody wants at a table that is open, or was just now."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class AtMoment(AtTable):
    """What belongs to one moment of a game, and to no other.

    Attributes:
        table_id: the table.
        stamp: the moment (``Observation.stamp``).
    """

    stamp: Stamp


@dataclass(frozen=True, slots=True)
class OfPastGame(Press):
    """What somebody wants of a game that is over, and may have been played anywhere, if they may look at it."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class PressSpec:
    """What is declared of a press besides its fields.

    Attributes:
        word: stands for it in Discord's ids, and for no other press ever.
        new_message: whether the answer is a new message that only the person sees; otherwise it changes the pressed
            message, or sends a new one where others read that.
        updates_board: whether the pressed message is a table's, which the painter changes.
        cost: which of a person's allowances it counts towards.
        label: its name in metrics and in the log, which is published: a class that is renamed keeps it.
        here: whether others hear of it, so that it is done only in the channel of its table.
    """

    word: str
    new_message: bool
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
    updates_board: bool = False,
    cost: Cost = Cost.PRESS,
    here: bool = False,
    label: str | None = None,
) -> Callable[[type[P]], type[P]]:
    """Make a press of a class, as :class:`PressSpec` says; its label is the name of the class unless one is given."""

    def declare(kind: type[P]) -> type[P]:
        made = dataclass(frozen=True, slots=True)(kind)
        if word in _kinds:
            raise ValueError(f"{word!r} is written for {_kinds[word].__name__} already")
        _kinds[word] = made
        _declared[made] = PressSpec(word, new_message, updates_board, cost, here, label or kind.__name__)
        return made

    return declare


def presses() -> Mapping[type[Press], PressSpec]:
    """All presses that features have declared."""
    return MappingProxyType(_declared)


def label_of(pressed: Press) -> str:
    """Return the published name of a press, as metrics and the log show it."""
    return _declared[type(pressed)].label


@dataclass(frozen=True, slots=True)
class _Form:
    """How fields of a type are read, which raises ValueError, and written. What is read is written as it was."""

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
"""A seven has so many parts at the most."""


def _path(text: str) -> tuple[int, ...]:
    parts = text.split(".") if text else []
    if len(parts) > MAX_PARTS:
        raise ValueError(text)
    return tuple(map(_number(9999), parts))


_FORMS: Final[Mapping[object, _Form]] = {
    # No longer numbers than the database holds.
    TableId: _Form(_number(10**18 - 1)),
    PersonId: _Form(_number(10**18 - 1)),
    Stamp: _Form(_number(10**18 - 1)),
    Seat: _Form(lambda text: Seat(_number(7)(text))),
    int: _Form(_number(99_999)),
    bool: _Form(lambda text: bool("ny".index(text)), lambda yes: "y" if yes else "n"),
    str: _Form(_word),
    tuple[int, ...]: _Form(_path, lambda path: ".".join(map(str, path))),
}
"""How fields of each type are written, in whichever press they stand."""

_NONE: Final = "-"


def _form(hint: Any) -> _Form:  # noqa: ANN401 - a type, or what stands for one
    """How fields of a type are written."""
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
    raise TypeError(f"it is not said how {hint} is written in a press")


def _one_of(kinds: Sequence[type[Press]], text: str) -> Press:
    """A press within another, which may be of these kinds only."""
    within = read_press(f"{VERSION}:{text}")
    if type(within) not in kinds:
        raise PressError
    return within


_written: Final[dict[type[Press], tuple[tuple[str, _Form], ...]]] = {}


def _forms(kind: type[Press]) -> tuple[tuple[str, _Form], ...]:
    """The fields of a press, and how each is written."""
    if kind not in _written:
        hints = get_type_hints(kind)
        _written[kind] = tuple((field.name, _form(hints[field.name])) for field in fields(kind))
    return _written[kind]


def write_press(pressed: Press) -> str:
    """A press as text of at most :data:`LENGTH_LIMIT` ASCII characters."""
    kind = type(pressed)
    written = (form.write(getattr(pressed, name)) for name, form in _forms(kind))
    return ":".join((VERSION, _declared[kind].word, *written))


def read_press(text: str) -> Press:
    """The press that was written.

    Raises:
        PressError: the text is none of ours.
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
    """The ``custom_id`` of a menu of these presses: it differs from those of the other rows, and of other lists.

    Discord keeps showing the line chosen from a menu for as long as the menu has the same ``custom_id``.
    """
    digest = sha256(" ".join(map(write_press, options)).encode()).hexdigest()
    return f"{MENU}:{row}:{digest[:16]}"


def press_of(custom_id: str, values: Sequence[str]) -> Press:
    """What was pressed: a button, by its ``custom_id``, or the line of a menu, by its value.

    Raises:
        PressError: it is none of ours.
    """
    return read_press(at(values, 0) if custom_id.startswith(f"{MENU}:") else custom_id)


def is_ours(custom_id: str) -> bool:
    """Whether a ``custom_id`` was, or pretends to be, one of ours; others are not for us to answer."""
    return custom_id.startswith("tock")


def at(items: Sequence[T], place: int) -> T:
    """The item that a press means by its place."""
    if not 0 <= place < len(items):
        raise PressError
    return items[place]
