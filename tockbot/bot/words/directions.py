"""Directions of writing: what runs from right to left, and the marks that keep one direction from turning another.

They are Unicode's own (UAX #9). Discord lays out lines by rules that it does not tell, so a line that runs from right
to left says so at both its ends.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import accumulate
from typing import Final

ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"
LEFTWARD: Final = "\u200f"
"""A letter that cannot be seen, of a script that runs from right to left."""

LEFTWARD_LETTERS: Final = frozenset({"R", "AL"})
MARKS: Final = str.maketrans(dict.fromkeys((ISOLATE, END_ISOLATE, LEFTWARD)))

_LINE: Final = re.compile(r"^((?:-# |- |#+ |> )?)(.+)$", re.MULTILINE)
_WORDS: Final = re.compile(r"`[^`]*`|/?[A-Za-z][A-Za-z0-9-]*(?: [A-Za-z][A-Za-z0-9-]*){0,99}")
_CODE: Final = re.compile(r"`[^`\n]+`")


def isolated(text: str) -> str:
    """A text in its own direction, which does not turn the words beside it around."""
    return text if not text or is_isolated(text) else f"{ISOLATE}{text}{END_ISOLATE}"


def is_isolated(text: str) -> bool:
    """Whether a text is one isolate and nothing else."""
    if not text.startswith(ISOLATE):
        return False
    depths = [*accumulate((letter == ISOLATE) - (letter == END_ISOLATE) for letter in text)]
    return depths[-1] == 0 and all(depths[:-1])


def runs_left(text: str) -> bool:
    """Whether the first letter of a text that stands in no isolate is of a script that runs from right to left."""
    depth = 0
    for letter in text:
        depth += (letter == ISOLATE) - (letter == END_ISOLATE)
        kind = unicodedata.bidirectional(letter)
        if not depth and (kind == "L" or kind in LEFTWARD_LETTERS):
            return kind != "L"
    return False


def has_leftward_letters(text: str) -> bool:
    """Whether anything in a text runs from right to left, or is a number as it is written there."""
    return any(unicodedata.bidirectional(letter) in {*LEFTWARD_LETTERS, "AN"} for letter in text)


def leftward(text: str) -> str:
    """A text of which every line runs from right to left, but for code in it, which is copied as it stands."""
    return _LINE.sub(_leftward_line, _CODE.sub(lambda code: isolated(unmarked(code[0])), text))


def _leftward_line(line: re.Match[str]) -> str:
    begin, told = line.groups()
    if not any(map(str.isalnum, told)):
        return line[0]
    before, after = (
        "" if unicodedata.bidirectional(end) in LEFTWARD_LETTERS else LEFTWARD for end in (told[0], told[-1])
    )
    return f"{begin}{before}{told}{after}"


def with_words_isolated(text: str) -> str:
    """A text that runs from right to left, with words of other scripts isolated, but for those in code."""
    return _WORDS.sub(lambda found: found[0] if found[0].startswith("`") else isolated(found[0]), text)


def unmarked(text: str) -> str:
    """A text without marks of direction, as somebody types it."""
    return text.translate(MARKS)
