"""Tests that published names stay: later versions may add names that leave the process, but never rename or remove one.

``published.json`` lists them as version 0.2.0 had them. ``python -m tests.test_published`` prints those of this
checkout, from which a release takes new ones. ``tests/tables/data`` records the contents of logs instead, and
``tests/released.sha256`` the schema.
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args, get_type_hints

import pytest

import tockbot
from tests.bot.test_texts import translated_commands
from tockbot import cli, metrics
from tockbot.bot.commands import FluentTranslator
from tockbot.bot.press import Press, presses, read_press, write_press
from tockbot.features.review import REASONS
from tockbot.monitoring import set_up_logging
from tockbot.results import Figures, Result
from tockbot.rules import RULESETS, Seat
from tockbot.settings import DEFAULTS
from tockbot.storage import Preferences, ServerChoices
from tockbot.tables import KINDS, Level, Pace, PersonId, Stamp, TableId
from tockbot.tournaments import Tournament

RECORDED: Final = Path(__file__).parent / "published.json"
NAMES: Final[dict[str, list[str]]] = json.loads(RECORDED.read_text(encoding="utf-8"))

SAMPLES: Final[dict[object, tuple[object, ...]]] = {
    TableId: (TableId(12),),
    PersonId: (PersonId(7),),
    Stamp: (Stamp(345),),
    Seat: (Seat(3),),
    int: (6,),
    bool: (True, False),
    str: ("swiss",),
    tuple[int, ...]: ((2, 10),),
}
"""Values for each type of field in presses."""


def values_of(hint: object) -> tuple[object, ...]:
    """Return values of a field's type: all members of an enum, and samples of anything else."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    kinds = get_args(hint) if isinstance(hint, UnionType) else ()
    if type(None) in kinds:
        return (None, *(value for kind in kinds if kind is not type(None) for value in values_of(kind)))
    if kinds:
        return tuple(one for kind in kinds for one in buttons_of(kind))
    return SAMPLES[hint]


def buttons_of(kind: type[Press]) -> Iterator[Press]:
    """Yield presses of a kind in which each field takes each of its values."""
    hints = get_type_hints(kind)
    choices = [values_of(hints[field.name]) for field in fields(kind)]
    most = max(map(len, choices), default=1)
    for index in range(most):
        yield kind(*(values[index % len(values)] for values in choices))


def stored_fields(kind: type[Any]) -> Iterator[str]:
    """Yield the fields of a dataclass that is stored by their names, and of the dataclasses in it."""
    for name, hint in get_type_hints(kind).items():
        yield name
        for inner in (hint, *get_args(hint), *(part for one in get_args(hint) for part in get_args(one))):
            if isinstance(inner, type) and is_dataclass(inner):
                yield from (f"{name}.{one}" for one in stored_fields(inner))


def questions() -> Iterator[str]:
    """Yield the names of the questions in forms, which Discord sends back with the answers."""
    kinds = {"OneOf", "AnyOf", "Typed", "OneRole", "Upload", "Choice", "Tick", "NotesTick"}
    for path in Path(tockbot.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(kind) | ast.Attribute(attr=kind), args=[*args]) if kind in kinds:
                    yield from (str(one.value) for one in args[:2] if isinstance(one, ast.Constant))
                case _:
                    pass


def json_log_keys() -> list[str]:
    """Return the keys of a line of the log that is written for programs."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    set_up_logging(logging.WARNING, for_programs=True)
    (added,) = [handler for handler in root.handlers if handler not in before]
    root.removeHandler(added)
    root.setLevel(level)
    return list(json.loads(added.format(logging.LogRecord("tockbot", logging.WARNING, "", 1, "text", (), None))))


def options_of(parser: argparse.ArgumentParser, before: str = "") -> Iterator[str]:
    """Yield each command of a command line with each of its options and arguments."""
    for action in parser._actions:  # noqa: SLF001 - argparse offers no other way to list them
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - as above
            for name, inner in action.choices.items():
                yield f"{before}{name}"
                yield from options_of(inner, f"{before}{name} ")
        else:
            yield from (f"{before}{option}" for option in action.option_strings or [str(action.metavar or action.dest)])


def command_line() -> list[str]:
    """Return the commands and options of ``tockbot``."""
    found: list[str] = []

    def parse_args(self: argparse.ArgumentParser, *_: object) -> None:
        found.extend(options_of(self))
        raise SystemExit

    with pytest.MonkeyPatch.context() as patch, suppress(SystemExit):
        patch.setattr(argparse.ArgumentParser, "parse_args", parse_args)
        cli.main((), lambda: pytest.fail("no settings"), lambda *_: 0)
    return found


def slash_commands(parts: list[dict[str, Any]], before: str = "") -> Iterator[str]:
    """Yield slash commands, their options and the values of their choices."""
    for part in parts:
        name = f"{before}{part['name']}"
        yield name
        yield from (f"{name}={choice['value']}" for choice in part.get("choices", ()))
        yield from slash_commands(part.get("options", []), f"{name} ")


def metric_names() -> Iterator[str]:
    """Yield each metric with its labels, and the values of labels that have a fixed set."""
    for collector in vars(metrics).values():
        if hasattr(collector, "_labelnames"):
            yield f"{collector._name} {' '.join(collector._labelnames)}".strip()  # noqa: SLF001 - no other way


# In one process, because each process would collect all names.
pytestmark = pytest.mark.xdist_group("published")


@cache
def published() -> dict[str, list[str]]:
    """Return the names of this version, by what they belong to."""
    commands = asyncio.run(translated_commands(FluentTranslator()))
    return {
        "buttons": sorted(write_press(one) for kind in presses() for one in buttons_of(kind)),
        "press labels": sorted(f"{declared.word} {declared.label}" for declared in presses().values()),
        "log entries": sorted(KINDS.values()),
        "results": sorted(stored_fields(Result)),
        "figures": sorted(Figures().numbers),
        "tournaments": sorted(stored_fields(Tournament)),
        "preferences": sorted(get_type_hints(Preferences)),
        "server choices": sorted(get_type_hints(ServerChoices)),
        "review reasons": sorted(
            f"{name} {' '.join(field.name for field in fields(kind))}".strip() for kind, name in REASONS.items()
        ),
        "metrics": sorted(metric_names()),
        "slash commands": sorted(slash_commands(commands)),
        "settings": sorted((*DEFAULTS, "TOCKBOT_FOLDER")),
        "questions": sorted(set(questions())),
        "keys of the log": sorted(json_log_keys()),
        "command line": sorted(command_line()),
        "rulesets": sorted(f"{name} {option.name}" for name, one in RULESETS.items() for option in one.options),
        "levels and paces": sorted(one.value for kind in (Level, Pace) for one in kind),
    }


@pytest.mark.xdist_group("published names")
@pytest.mark.parametrize("what", NAMES)
def test_published_names_are_kept(what: str) -> None:
    assert set(NAMES[what]) - set(published()[what]) == set()


@pytest.mark.parametrize("text", NAMES["buttons"])
def test_published_buttons_are_read(text: str) -> None:
    assert write_press(read_press(text)) == text


if __name__ == "__main__":
    print(json.dumps(published(), indent=1))  # noqa: T201 - the requested output
