"""What a person or a server has chosen, as JSON: each field by its name, and only those that differ from the default.

So a new field needs nothing here. What this version does not know or cannot read was not chosen.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from typing import Any, Final, TypeVar, get_type_hints

from cattrs import Converter

from tockbot.rules import TableRules, format_ruleset, parse_ruleset
from tockbot.tables import UNREADABLE, Preferences, ServerChoices, strict_converter

Chosen = TypeVar("Chosen", Preferences, ServerChoices)

KINDS: Final = {kind: get_type_hints(kind) for kind in (Preferences, ServerChoices)}
"""Of which kind each field is."""


def written(chosen: Preferences | ServerChoices) -> str:
    """What was chosen as JSON."""
    default = type(chosen)()
    values = {field.name: getattr(chosen, field.name) for field in fields(chosen)}
    return json.dumps(
        {name: _converter.unstructure(value) for name, value in values.items() if value != getattr(default, name)}
    )


def read(kind: type[Chosen], text: str) -> Chosen:
    """What was chosen, out of JSON."""
    known, kinds = {}, KINDS[kind]
    for name, plain in json.loads(text).items():
        with suppress(*UNREADABLE):
            known[name] = _converter.structure(plain, kinds[name])
    return kind(**known)


def changed(kind: type[Chosen], text: str, change: Callable[[Chosen], Chosen]) -> str:
    """JSON after a change of what it says."""
    return written(change(read(kind, text)))


def _converter_of_choices() -> Converter:
    converter = strict_converter()
    words = frozenset[str]
    converter.register_unstructure_hook(frozenset, sorted)
    converter.register_structure_hook_func(
        lambda kind: kind == words, lambda plain, _: frozenset(converter.structure(plain, tuple[str, ...]))
    )
    converter.register_unstructure_hook(TableRules, _plain_rules)
    converter.register_structure_hook(TableRules, lambda plain, _: _rules(*converter.structure(plain, _PLAIN_RULES)))
    return converter


_PLAIN_RULES: Final = tuple[str, int, bool]


def _plain_rules(rules: TableRules) -> list[Any]:
    return [format_ruleset(rules), rules.party.players, rules.party.in_teams]


def _rules(ruleset: str, players: int, in_teams: bool) -> TableRules:  # noqa: FBT001 - as they stand in a row
    return parse_ruleset(ruleset, players, in_teams=in_teams)


_converter: Final = _converter_of_choices()
