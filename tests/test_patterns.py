"""Tests that no text from outside can make a regular expression of the bot slow.

They judge the parts of an expression, as the standard library parses it: only a single character may repeat without
limit, and the next part must not begin with the same character. So there is one way to match, without backtracking.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import tockbot

PARSER: Any = import_module("re._parser")
ALPHABET = frozenset(map(chr, (*range(0x250), 0x663, 0x2013, 0x2014, 0x2028, 0x3000, 0x1F600)))
BOUNDED = 100
"""Maximum number of repetitions that counts as limited: they have a limited cost."""

OURS = {
    "tockbot.bot.sending._OURS": "emojis of the bot's own, whose names have at most 32 characters",
    "tockbot.storage.engine.OF_PARAMETERS": "statements of the bot's own",
}
"""Expressions that match no text from outside, each with its reason."""

UNJUDGED = {"compile", "escape"}
ONCE = {"engine.py", "postgres_server.py", "typed.py"}
"""Modules that use expressions without a name: on the bot's own scripts, on the operator's settings, and on the bot's
own words in typed texts."""

Item = tuple[Any, Any]


def patterns() -> dict[str, re.Pattern[str]]:
    """Return the expressions in the modules of the bot, by their full names."""
    found: dict[str, re.Pattern[str]] = {}
    for info in walk_packages(tockbot.__path__, "tockbot."):
        if not info.name.endswith("__main__"):
            for name, value in vars(import_module(info.name)).items():
                if isinstance(value, re.Pattern):
                    found[f"{info.name}.{name}"] = value
    return found


def characters(item: Item) -> frozenset[str]:
    """Return the characters of the alphabet that an item of one character matches."""
    op, given = str(item[0]), item[1]
    match op:
        case "LITERAL":
            return frozenset(chr(given))
        case "NOT_LITERAL":
            return ALPHABET - {chr(given)}
        case "ANY":
            return ALPHABET
        case "RANGE":
            return frozenset(map(chr, range(given[0], given[1] + 1)))
        case "CATEGORY":
            word = {"DIGIT": r"\d", "SPACE": r"\s", "WORD": r"\w"}[str(given).rpartition("_")[2]]
            word = word.upper() if "_NOT_" in str(given) else word
            return frozenset(one for one in ALPHABET if re.match(word, one))
        case "IN":
            negated = str(given[0][0]) == "NEGATE"
            found = frozenset[str]().union(*map(characters, given[negated:]))
            return ALPHABET - found if negated else found
        case _:
            return ALPHABET


def begins(items: Sequence[Item], after: frozenset[str]) -> frozenset[str]:
    """Return the characters with which a match of the items, followed by ``after``, may begin."""
    for place, (op, given) in enumerate(items):
        rest = items[place + 1 :]
        match str(op):
            case "MAX_REPEAT" | "MIN_REPEAT":
                first = begins(list(given[2]), frozenset())
                return first if given[0] else first | begins(rest, after)
            case "SUBPATTERN":
                return begins([*given[3], *rest], after)
            case "BRANCH":
                return frozenset[str]().union(*(begins([*one, *rest], after) for one in given[1]))
            case "ASSERT":
                return begins(list(given[1]), after)
            case "AT" | "ASSERT_NOT":
                continue
            case _:
                return characters((op, given))
    return after


def faults(items: Sequence[Item], after: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the parts that can match a text of any length in several ways."""
    for place, (op, given) in enumerate(items):
        follows = begins(items[place + 1 :], after)
        match str(op):
            case "MAX_REPEAT" | "MIN_REPEAT":
                low, high, inner = given[0], given[1], list(given[2])
                again = begins(inner, frozenset())
                yield from faults(inner, follows | again if high > 1 else follows)
                if high > BOUNDED and (len(inner) != 1 or str(inner[0][0]) in {"SUBPATTERN", "BRANCH"}):
                    yield f"more than one character is repeated from {low} times without bound"
                elif high > BOUNDED and again & follows:
                    yield f"{min(again & follows)!r} may be repeated, or follow"
            case "SUBPATTERN":
                yield from faults(list(given[3]), follows)
            case "BRANCH":
                for one in given[1]:
                    yield from faults(list(one), follows)
            case "ASSERT" | "ASSERT_NOT":
                yield from faults(list(given[1]), follows)
            case _:
                pass


def judged(pattern: re.Pattern[str]) -> list[str]:
    """Return the problems of an expression."""
    return [*faults(list(PARSER.parse(pattern.pattern, pattern.flags)))]


@pytest.mark.parametrize(("name", "pattern"), [one for one in patterns().items() if one[0] not in OURS])
def test_no_expression_matches_in_two_ways(name: str, pattern: re.Pattern[str]) -> None:
    assert not judged(pattern), name


CARD = r"(?:[A2-9TJQK][shdc]|\*\*)"


@pytest.mark.parametrize(
    "pattern",
    [
        rf"([1-9][0-9]{{0,4}})\. ([0-7]) ((?:{CARD} )+)([^(]+?)(?: takes ({CARD}))?( \(in stead\))?",
        r"(a+)+b",
        r"(a|a)*b",
        r"\s*\s*x",
        r"[a-z]+\w+!",
        r"x*(?:y|x)",
        r"(?:[0-9]+,?)*;",
        r".*@",
    ],
)
def test_slow_pattern_is_found(pattern: str) -> None:
    assert judged(re.compile(pattern))


@pytest.mark.parametrize(
    "pattern", [r"[0-9]+x", r"\s*[0-9]{1,2}\s*-", r"a*b*c*", r"[^\W\d_]+\.?\s*", r"(?:a|b){0,6}c+"]
)
def test_fast_pattern_is_not_reported(pattern: str) -> None:
    assert not judged(re.compile(pattern))


def test_every_expression_has_a_name() -> None:
    """The other tests find only expressions with names."""
    used: set[str] = set()
    for path in Path(tockbot.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr=attr)) if attr not in {
                    "compile",
                    "escape",
                }:
                    used.add(path.name)
                case _:
                    pass
    assert used == ONCE
