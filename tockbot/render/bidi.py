"""Orders texts of two directions, by the parts of Unicode's bidirectional algorithm (UAX #9) that short texts need.

A text is drawn in pieces if no font has all of its signs. Each piece must then be at its place from the left.
Embeddings and paired brackets are left out: tockbot's texts isolate names instead.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

ISOLATE: Final = "\u2068"
ISOLATED: Final = "\u2069"
"""The marks around a part of a text that has a direction of its own."""

LEFTWARD: Final = "\u200f"
"""A mark that begins a text that runs from right to left."""

ISOLATES: Final = str.maketrans(dict.fromkeys(f"{ISOLATE}{ISOLATED}{LEFTWARD}"))

STRONG: Final = ("L", "R", "AL")
MAX_LEVEL: Final = 2


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a text, in reading order, and whether it is read from right to left."""

    text: str
    leftward: bool


def runs_left(text: str) -> bool:
    """Return whether the first letter of a text, outside isolated parts, runs from right to left."""
    kinds = (unicodedata.bidirectional(unit[0]) for unit in _units(text))
    return next((kind for kind in kinds if kind in STRONG), "L") != "L"


def runs_from_the_left(text: str) -> tuple[Run, ...]:
    """Return the parts of a text in visual order from the left, without the marks of isolated parts."""
    base = int(runs_left(text))
    units = tuple(_units(text))
    ordered = [
        (level, tuple(_runs_of([unit for unit, _ in part], leftward=level % 2 == 1)))
        for level, part in groupby(zip(units, _levels(units, base), strict=True), key=lambda one: one[1])
    ]
    for least in range(MAX_LEVEL, 0, -1):
        ordered = [
            one
            for is_turned, some in groupby(ordered, key=lambda one: one[0] >= least)
            for one in (reversed(list(some)) if is_turned else some)
        ]
    return tuple(run for _, runs in ordered for run in runs)


def _units(text: str) -> Iterator[str]:
    """Yield the letters of a text, and its isolated parts whole."""
    part, depth = "", 0
    for letter in text:
        depth += (letter == ISOLATE) - (letter == ISOLATED and depth > 0)
        part += letter
        if not depth:
            yield part
            part = ""
    if part:
        yield part


def _runs_of(units: Sequence[str], *, leftward: bool) -> Iterator[Run]:
    """Yield the runs of units of one level in visual order: isolated parts are ordered on their own."""
    runs: list[tuple[Run, ...]] = []
    for is_isolated, some in groupby(units, key=lambda unit: unit[0] == ISOLATE):
        if is_isolated:
            runs += [runs_from_the_left(unit[1:].removesuffix(ISOLATED)) for unit in some]
        else:
            runs.append((Run("".join(some).translate(ISOLATES), leftward),))
    for run in reversed(runs) if leftward else runs:
        yield from run


KINDS: Final = {"L": "L", "R": "R", "AL": "A", "EN": "E", "AN": "N", "ES": "S", "CS": "C", "ET": "T"}
"""A letter for each bidirectional class; ``O`` is any other."""


def _levels(units: Sequence[str], base: int) -> list[int]:
    """Return the level of each unit: an odd one is read from right to left."""
    around = "LR"[base]
    kinds = "".join("O" if unit[0] == ISOLATE else KINDS.get(unicodedata.bidirectional(unit), "O") for unit in units)
    # Rules W2 to W7: numbers take in the signs that belong to them, and belong to the text before them.
    kinds = re.sub("A[^LR]*", lambda found: found[0].replace("E", "N"), kinds).replace("A", "R")
    kinds = re.sub("(?<=E)[SC](?=E)|(?<=N)C(?=N)", lambda found: kinds[found.start() - 1], kinds)
    kinds = re.sub("T+(?=E)|(?<=E)T+", lambda found: "E" * len(found[0]), kinds)
    kinds = re.sub("L[^R]*", lambda found: found[0].replace("E", "L"), around + kinds) + around
    # Rules N1 and N2: signs without a direction take that of both neighbours, or else the text's.
    resolved = re.sub(
        "[SCTO]+",
        lambda found: _shared(kinds[found.start() - 1], kinds[found.end()], around) * len(found[0]),
        kinds,
    )
    return [MAX_LEVEL if kind in "EN" or (kind == "L" and base) else int(kind == "R") for kind in resolved[1:-1]]


def _shared(before: str, after: str, otherwise: str) -> str:
    """Return the direction of two neighbours; numbers count as leftward (rule N1)."""
    return before.replace("E", "R").replace("N", "R") if (before == "L") == (after == "L") else otherwise
