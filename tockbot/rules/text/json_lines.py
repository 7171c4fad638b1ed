"""Legal plays as lines of JSON, for other programs and bug reports (rules.md 6.2)."""

from __future__ import annotations

import json
from typing import Any

from tockbot.rules.law import HAND_ORDER
from tockbot.rules.legal.legal import legal_plays
from tockbot.rules.plays import Draw
from tockbot.rules.position import Position
from tockbot.rules.text.notation import NotationError, format_position, parse_position
from tockbot.rules.turn import after_legal


def plays_as_json(line: str) -> str:
    """The JSON answer to one line of notation: its legal plays sorted, or what is wrong with it."""
    try:
        position = parse_position(line)
    except NotationError as error:
        return json.dumps({"error": str(error)})
    return json.dumps(plays_as_data(position))


def plays_as_data(position: Position) -> list[dict[str, Any]]:
    """The legal plays as plain data, in the order of readings.md A6."""
    rows: list[dict[str, Any]] = []
    for play in legal_plays(position):
        if isinstance(play, Draw):
            rows.append({"spent": play.spent, "draw": position.rules.board.sectors[play.seat]})
        else:
            rows.append({"spent": play.spent, "after": format_position(after_legal(position, play))})
    return sorted(rows, key=_order)


def _order(row: dict[str, Any]) -> tuple[list[int], bool, str, int]:
    spent = [HAND_ORDER.index(rank) for rank in row["spent"]]
    return spent, "draw" in row, row.get("after", ""), row.get("draw", 0)
