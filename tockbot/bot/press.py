"""Presses: what a button, or a line of a menu, means, each declared once with all that belongs to it.

A feature declares a press beside what it shows, and marks who does it with :func:`~tockbot.bot.incoming.deeds.does`::

    @press("sit", asked=Cost.SEAT)
    class Sit(AtTable):
        seat: Seat

Theory of operation. All that a press means stands in its fields, so it works on a message of any age, also after a
restart. It is written into the ``custom_id`` of a button, or into the value of a menu's line: :data:`VERSION`, its word
and its fields with ``:`` between them, each as its type is written. Whether it still fits the table is for the table
to say.

Invariant: what :func:`read_press` gives is a press whose fields are of the right kind and within bounds, and is written
as it was read. Whatever else Discord brings is a :class:`PressError`. It is read in one pass over a bounded text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from hashlib import sha256
from types import MappingProxyType, UnionType
from typing import Any, Final, TypeVar, dataclass_transform, get_args, get_type_hints

from tockbot.bot.allowance import Cost
from tockbot.rules import Seat
from tockbot.tables import PersonId, Stamp, TableId

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
class Declared:
    """What is declared of a press besides its fields.

    Attributes:
        word: stands for it in Discord's ids, and for no other press ever.
        anew: whether it is answered by a new message for the person's eyes only; else it changes the one pressed on,
            or where others read that, is answered by a new one too.
        painted: whether the message pressed on stays as it is for the painter to change.
        asked: what it costs of what one person may ask for.
        label: its name in metrics and in the log, which is published: a class that is renamed keeps it.
        here: whether others hear of it, so that it is done only in the channel of its table.
    """

    word: str
    anew: bool
    painted: bool
    asked: Cost
    here: bool
    label: str


_declared: Final[dict[type[Press], Declared]] = {}
_kinds: Final[dict[str, type[Press]]] = {}


@dataclass_transform(frozen_default=True)
def press(  # noqa: PLR0913 - a press is declared in one place
    word: str,
    *,
    anew: bool = False,
    painted: bool = False,
    asked: Cost = Cost.PRESS,
    here: bool = False,
    label: str | None = None,
) -> Callable[[type[P]], type[P]]:
    """Make a press of a class, as :class:`Declared` says; its label is the name of the class unless one is given.

    Raises:
        ValueError: the word is another press's.
    """

    def declare(kind: type[P]) -> type[P]:
        made = dataclass(frozen=True, slots=True)(kind)
        if word in _kinds:
            raise ValueError(f"{word!r} is written for {_kinds[word].__name__} already")
        _kinds[word] = made
        _declared[made] = Declared(word, anew, painted, asked, here, label or kind.__name__)
        return made

    return declare


def presses() -> Mapping[type[Press], Declared]:
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


MOST_PARTS: Final = 7
"""A seven has so many parts at the most."""


def _path(text: str) -> tuple[int, ...]:
    parts = text.split(".") if text else []
    if len(parts) > MOST_PARTS:
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
    """The item that a press means by its place.

    Raises:
        PressError: there is none.
    """
    if not 0 <= place < len(items):
        raise PressError
    return items[place]
