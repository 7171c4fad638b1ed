"""Commands that ask the rules: legal plays, and how many sequences of plays there are."""

from __future__ import annotations

import sys

from tockbot.rules import NotationError, parse_position, perft, plays_as_json


def print_plays() -> int:
    """Answer each line of standard input as it comes (docs/rules.md 6.2)."""
    for line in sys.stdin.buffer:
        # A position is ASCII; whatever else stands there is answered as the error it is.
        text = line.decode("utf-8", errors="replace").removesuffix("\n").removesuffix("\r")
        print(plays_as_json(text), flush=True)
    return 0


def count_sequences(position: str, depth: int) -> int:
    """Print how many sequences of so many plays follow a position (docs/rules.md 6.3)."""
    try:
        print(perft(parse_position(position), depth))
    except NotationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0
