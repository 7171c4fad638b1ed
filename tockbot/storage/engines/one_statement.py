"""Several statements as one: one way to a server instead of several, and all of it saved or nothing."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from typing import Final

FOUND: Final = "TRUE /*found*/"
"""What a statement behind another asks for, in SQL that both engines understand."""

PARAMETER: Final = re.compile(r"\$(\d+)")

IS_FOUND: Final = "EXISTS (SELECT 1 FROM found)"


@lru_cache(maxsize=128)
def in_one(first: str, *others: str) -> str:
    """Statements as one: the first, and if it gives a row the others. Their parameters are numbered on."""
    if not others:
        return first
    parts, used = [f"found AS ({first})"], _parameters(first)
    for number, sql in enumerate(others, 1):
        shifted = PARAMETER.sub(partial(_shifted, used), sql)
        parts.append(f"other{number} AS ({shifted.replace(FOUND, IS_FOUND)})")
        used += _parameters(sql)
    return f"WITH {', '.join(parts)} SELECT * FROM found"  # noqa: S608 - statements of this package


def _shifted(by: int, found: re.Match[str]) -> str:
    return f"${int(found[1]) + by}"


def _parameters(sql: str) -> int:
    """How many parameters a statement has."""
    return max(map(int, PARAMETER.findall(sql)), default=0)
