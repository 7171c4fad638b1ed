"""The lines of the log: read by a person, or by a program as JSON; never a card, a seed or a token in them."""

from __future__ import annotations

import logging
from typing import Final

from pythonjsonlogger.json import JsonFormatter

LIBRARIES: Final = ("aiohttp", "aiosqlite", "asyncio", "asyncpg", "discord", "PIL")
"""At DEBUG they tell every statement with its seed and cards, and the tokens of interactions: so they never may."""


def set_up_logging(level: int, *, for_programs: bool = False) -> None:
    """Log from a level on; the libraries from INFO on, whatever is asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(_for_programs() if for_programs else _for_people())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(max(level, logging.INFO))


def _for_people() -> logging.Formatter:
    return logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")


def _for_programs() -> logging.Formatter:
    names = {"levelname": "level", "name": "logger"}
    return JsonFormatter(["levelname", "name", "message"], rename_fields=names, timestamp=True)
