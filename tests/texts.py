"""Refers to the bot's texts by key, so that tests do not depend on the wording."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tockbot.bot.words import DEFAULT_LANGUAGE, LOCALES, speaker

EN: Final = speaker(DEFAULT_LANGUAGE)
DE, FR, IT = speaker("de"), speaker("fr"), speaker("it")


def says(text: str, key: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Return whether a text contains a message, with any values of its variables."""
    return re.search(_expression(key, language), text, re.DOTALL) is not None


def pawn_of(name: str, number: int) -> str:
    """Return the name of this pawn of another player."""
    return EN("pawn-of", name=name, number=number)


def walks(number: int, goal: object) -> str:
    """Return the text of a button for this pawn of the player that walks forward to a field."""
    return EN("brief-to", pawn=EN("pawn", number=number), goal=str(goal))


def brings_out(number: int) -> str:
    """Return the text of a button that brings out this pawn of the player."""
    return EN("brief-enter", pawn=EN("pawn", number=number))


def labelled(card: str, play: str) -> str:
    """Return the label of a button that plays a card, or a part of one."""
    return EN("card-play", card=card, play=play)


def split(one: tuple[int, str], other: tuple[int, str]) -> str:
    """Return the label of a button that splits a seven: the steps and the goal of each part."""
    first, second = (labelled(str(steps), goal) for steps, goal in (one, other))
    return EN("in-a-row", before=first, after=second)


def enters(number: int) -> str:
    """Return the text of a move in which this pawn of the player enters on the first field."""
    return EN("move-enter", pawn=EN("pawn", number=number), goal="0")


def hits(name: str, number: int) -> str:
    """Return the text of a move that hits this pawn of another player."""
    return EN("move-hits", victims=pawn_of(name, number))


def swaps(own: int, origin: str, name: str, goal: str) -> str:
    """Return the text of a move that swaps this pawn with the first one of another player."""
    return EN("move-swap", pawn=EN("pawn", number=own), origin=origin, other=pawn_of(name, 1), goal=goal)


def between(key: str, before: str, after: str, /, **facts: str | int) -> str:
    """Return the words of a message between two of its variables."""
    text = EN(key, **{**facts, before: "\0", after: "\0"})
    return text.split("\0")[1]


def shown_as(label: str) -> bool:
    """Return whether a label is an English button with any variables, or a message without any, emojis left out."""
    return any(one.fullmatch(label) for one in _labels())


@cache
def _labels() -> list[re.Pattern[str]]:
    """Return an expression for each English label; Python keeps too few of them compiled."""
    return [
        re.compile(re.sub(r"^[^\w.(]+", "", _expression(key, DEFAULT_LANGUAGE)))
        for key in re.findall(r"^([a-z][a-z0-9-]*) =", _messages(DEFAULT_LANGUAGE), re.MULTILINE)
        if key.startswith("button-") or not _has_variables(_pattern(key, DEFAULT_LANGUAGE))
    ]


@cache
def _messages(language: str) -> str:
    return (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _pattern(key: str, language: str) -> ftl.Pattern:
    """Return the pattern of a message, without parsing the others, which takes a quarter of a second."""
    _, found, after = _messages(language).partition(f"\n{key} =")
    entry = FluentParser().parse_entry(found.lstrip() + after)
    assert isinstance(entry, ftl.Message)
    assert entry.value is not None
    return entry.value


def _has_variables(pattern: ftl.Pattern) -> bool:
    placed = [one.expression for one in pattern.elements if isinstance(one, ftl.Placeable)]
    return any(not isinstance(one, ftl.MessageReference | ftl.StringLiteral) for one in placed)


def _expression(key: str, language: str) -> str:
    """Return a regular expression for a message."""
    return _expression_of(_pattern(key, language), language)


def _expression_of(pattern: ftl.Pattern, language: str) -> str:
    """Return a regular expression in which each variable matches anything, and each choice any of its variants."""
    parts = []
    for element in pattern.elements:
        match element:
            case ftl.TextElement(value=text):
                parts.append(re.escape(text))
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                parts.append(f"(?:{'|'.join(_expression_of(one.value, language) for one in variants)})")
            case ftl.Placeable(expression=ftl.MessageReference(id=inner)):
                parts.append(_expression(inner.name, language))
            case ftl.Placeable(expression=ftl.StringLiteral() as literal):
                parts.append(re.escape(literal.parse()["value"]))
            case _:
                parts.append(".*?")
    return "".join(parts)
