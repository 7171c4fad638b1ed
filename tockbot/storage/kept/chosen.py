"""What a person or a server has chosen, as JSON: each field by its name, and only those that differ from the default.

So a new field needs nothing here as long as it is made of what is: truth values, numbers, words, enums, sets of these,
dataclasses of these, the rules of a table, or None. What this version does not know or cannot read was not chosen.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from tockbot.rules import NotationError, TableRules, format_ruleset, parse_ruleset
from tockbot.tables import Preferences, ServerChoices

Chosen = TypeVar("Chosen", Preferences, ServerChoices)


def written(chosen: Preferences | ServerChoices) -> str:
    """What was chosen as JSON."""
    default = type(chosen)()
    values = {field.name: getattr(chosen, field.name) for field in fields(chosen)}
    return json.dumps({name: _plain(value) for name, value in values.items() if value != getattr(default, name)})


def read(kind: type[Chosen], text: str) -> Chosen:
    """What was chosen, out of JSON."""
    known, kinds = {}, _kinds(kind)
    for name, plain in json.loads(text).items():
        with suppress(ValueError, TypeError, LookupError, NotationError):
            known[name] = _value(kinds[name], plain)
    return kind(**known)


def changed(kind: type[Chosen], text: str, change: Callable[[Chosen], Chosen]) -> str:
    """JSON after a change of what it says."""
    return written(change(read(kind, text)))


_worked_out = cache(get_type_hints)


def _kinds(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - any dataclass
    """Of which kind each field is; to work it out again would take longer than to read all of them."""
    return _worked_out(kind)


def _plain(value: Any) -> Any:  # noqa: ANN401 - any value of a field
    match value:
        case Enum():
            return value.value
        case frozenset():
            return sorted(_plain(one) for one in value)
        case TableRules():
            return [format_ruleset(value), value.party.players, value.party.in_teams]
        case _ if is_dataclass(value):
            return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value


def _value(kind: Any, plain: Any) -> Any:  # noqa: ANN401 - the kind of any field
    """A value of this kind.

    Raises:
        ValueError, TypeError, LookupError, NotationError: it is none.
    """
    kind = getattr(kind, "__supertype__", kind)
    if get_origin(kind) is frozenset:
        (of,) = get_args(kind)
        return frozenset(_value(of, one) for one in plain)
    if get_args(kind):
        (kind,) = (one for one in get_args(kind) if one is not NoneType)
        return _value(kind, plain)
    if kind is TableRules:
        ruleset, players, in_teams = plain
        return parse_ruleset(ruleset, _value(int, players), in_teams=_value(bool, in_teams))
    if isinstance(kind, type) and is_dataclass(kind):
        return kind(**{name: _value(of, plain[name]) for name, of in _kinds(kind).items()})
    if issubclass(kind, Enum):
        return kind(plain)
    if type(plain) is not kind:
        raise TypeError
    return plain
