"""What went wrong, for the log: which error and where, and not its text, which may name a card."""

from __future__ import annotations

import traceback
from pathlib import PurePath
from typing import Final

NEAREST: Final = 4


def traceback_line(error: BaseException) -> str:
    """An error in one line: its type, and the last places it came through, the innermost first."""
    frames = traceback.extract_tb(error.__traceback__)[-NEAREST:]
    places = " < ".join(f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places or 'an unknown place'}"
