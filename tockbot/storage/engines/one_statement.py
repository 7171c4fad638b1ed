"""Several statements as one: one way to a server instead of several, and all of it saved or nothing.

Where tables are distributed no worker would take it as one: there they are run one by one, or by the worker itself
(:func:`tockbot.storage.engines.citus.delegated`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import groupby
from typing import Final

from tockbot.storage.engines.engine import Saved, Statement, Transaction

FOUND: Final = "TRUE /*found*/"
"""What a statement behind another asks for, in SQL that both engines understand."""

PARAMETER: Final = re.compile(r"\$(\d+)")

IS_FOUND: Final = "EXISTS (SELECT 1 FROM found)"

OF_PARAMETERS: Final = re.compile(rf"SELECT (\$\d+(?:, \$\d+)*) WHERE {re.escape(FOUND)}")

LAZILY: Final = ", set_config('synchronous_commit', 'off', TRUE)"
"""A column by which a statement, which is a transaction by itself, says that nobody waits for the disk."""


@lru_cache(maxsize=128)
def in_one(first: str, *others: str, lazily: bool = False) -> str:
    """Statements as one: the first, and if it gives a row the others. Their parameters are numbered on.

    One that is saved ``lazily`` gives a column more; it has to give rows.
    """
    if not others and not lazily:
        return first
    parts, used = [f"found AS ({first})"], _parameters(first)
    for number, sql in enumerate(others, 1):
        shifted = PARAMETER.sub(partial(_shifted, used), sql)
        parts.append(f"other{number} AS ({shifted.replace(FOUND, IS_FOUND)})")
        used += _parameters(sql)
    return f"WITH {', '.join(parts)} SELECT found.*{LAZILY if lazily else ''} FROM found"  # noqa: S608 - statements of this package


def plain(sql: str) -> str:
    """A statement behind another that has given a row; one row of parameters is what Citus sends on as it is."""
    return OF_PARAMETERS.sub(r"VALUES (\1)", sql)


async def one_by_one(first: Statement, others: Sequence[Statement], transaction: Transaction) -> Saved:
    """The same in a transaction, one way for each text of a statement."""
    rows = await transaction.rows(first.sql, *first.values)
    for sql, same in groupby(others if rows else (), key=lambda other: other.sql):
        await transaction.run_many(plain(sql), [other.values for other in same])
    return Saved(rows, transaction.again)


def _shifted(by: int, found: re.Match[str]) -> str:
    return f"${int(found[1]) + by}"


def _parameters(sql: str) -> int:
    """How many parameters a statement has."""
    return max(map(int, PARAMETER.findall(sql)), default=0)
