"""What went wrong, for the log: which error and where, and not its text, which may name a card.

Only of those kinds of errors is the text told of which whoever puts the bot together says that it names none; of what
Discord refuses, its status and code are.
"""

from __future__ import annotations

import traceback
from pathlib import PurePath
from typing import Final

NEAREST: Final = 4

_TOLD_IN_FULL: Final[set[type[BaseException]]] = set()


def tell_in_full(kind: type[BaseException]) -> None:
    """Have the log tell the text of errors of this kind, which names no card, seed or token."""
    _TOLD_IN_FULL.add(kind)


def traceback_line(error: BaseException) -> str:
    """An error in one line: its type, and the last places it came through, the innermost first."""
    frames = traceback.extract_tb(error.__traceback__)[-NEAREST:]
    places = " < ".join(f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__}{_reason(error)} at {places or 'an unknown place'}"


def _reason(error: BaseException) -> str:
    """The error's own text where that may be told, or else Discord's status and code."""
    if isinstance(error, tuple(_TOLD_IN_FULL)):
        return f" ({error})"
    status, code = getattr(error, "status", None), getattr(error, "code", None)
    if isinstance(status, int) and isinstance(code, int):
        return f" (status {status}, code {code})"
    return ""
