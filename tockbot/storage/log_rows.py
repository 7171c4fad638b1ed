"""An entry of a table's log as a row, and back; and all rows of a log packed into one."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from tockbot.rules import TableRules
from tockbot.storage.moments import moment_text
from tockbot.tables import (
    FORM,
    Chosen,
    Entry,
    Gave,
    Human,
    Kept,
    LogError,
    Opened,
    PersonId,
    Played,
    Queued,
    Sat,
    Unqueued,
    decode,
    encode,
)

LogRow = tuple[int, str, int | None, int, str, str]
"""An entry as it is saved: number, moment, actor, form, kind, data."""


CHOOSE_RULES: Final = ("open", "choose")
"""Plays are written by the rules of the table, which stand in the entries of these kinds."""


def brought_in(entries: Sequence[Entry]) -> list[PersonId]:
    """Who sat down, for whom a seat is kept, and who did anything else than play on a seat: asked for one, closed."""
    found = {one.actor for one in entries if not isinstance(one.event, Gave | Played | Queued | Unqueued)}
    for entry in entries:
        match entry.event:
            case Sat(_, Human(person)) | Kept(_, person):
                found.add(person)
            case _:
                pass
    return sorted(person for person in found if person is not None)


def rows_of(entries: Iterable[Entry]) -> list[LogRow]:
    """The rows that hold these entries."""
    return [_row(entry) for entry in entries]


def _row(entry: Entry) -> LogRow:
    kind, data = encode(entry.event)
    at = moment_text(entry.at)
    return entry.number, at, entry.actor, FORM, kind, json.dumps(data, separators=(",", ":"))


def entry_of(row: LogRow, rules: TableRules | None) -> Entry:
    """The entry that a row holds.

    Raises:
        LogError: it holds none that this version can read.
    """
    number, at, actor, form, kind, data = row
    try:
        event = decode(kind, json.loads(data), rules, form)
        moment = datetime.fromisoformat(at)
    except LogError as error:
        raise LogError(f"entry {number}: {error}") from error
    except ValueError as error:
        raise LogError(f"entry {number} has no time, or is no JSON") from error
    if moment.tzinfo is None:
        raise LogError(f"entry {number} does not say in which time zone it was written")
    return Entry(number, moment, None if actor is None else PersonId(actor), event)


def packed(rows: Sequence[LogRow]) -> bytes:
    """All rows of a log as JSON, compressed: an eighth of their size."""
    return zlib.compress(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode(), zlib.Z_BEST_COMPRESSION)


def unpacked(data: bytes) -> list[LogRow]:
    """The rows that were packed, equal to the last sign.

    Raises:
        LogError: this is nothing that was packed.
    """
    try:
        rows: list[LogRow] = [tuple(row) for row in json.loads(zlib.decompress(data))]
    except (zlib.error, ValueError) as error:
        raise LogError("its entries cannot be unpacked") from error
    return rows


def rules_after(entry: Entry, rules: TableRules | None) -> TableRules | None:
    """The rules of the table after an entry."""
    return entry.event.rules if isinstance(entry.event, Opened | Chosen) else rules


def unpacked_from(rows: Sequence[tuple[Any, ...]], after: int) -> Iterator[LogRow]:
    """The rows of a log after so many, and those before by which they are read."""
    for *row, data in rows:
        if data is None:
            yield row[0], row[1], row[2], row[3], row[4], row[5]
        else:
            yield from (one for one in unpacked(data) if one[0] > after or one[4] in CHOOSE_RULES)
