"""Short questions to the engine, asked and answered in the notation of docs/rules.md 6.1."""

from __future__ import annotations

from tockbot.rules import parse_position
from tockbot.rules.notation import plays_as_data


def plays(notation: str) -> set[tuple[str, str]]:
    """Return the cards that each legal play spends, and the position after it, or ``draw`` and the seat drawn from."""
    rows = plays_as_data(parse_position(notation))
    found = {(row["spent"], row["after"] if "after" in row else f"draw {row['draw']}") for row in rows}
    assert len(found) == len(rows), "no play is listed twice"
    return found


def spendings(notation: str) -> set[str]:
    """Return all cards that can be spent."""
    return {cards for cards, _ in plays(notation)}


def afters(notation: str, spent: str) -> set[str]:
    """Return the results of the plays that spend exactly these cards."""
    return {after for cards, after in plays(notation) if cards == spent}


def the_after(notation: str, spent: str) -> str:
    """Return the position after the one play that spends exactly these cards."""
    (after,) = afters(notation, spent)
    return after


def boards(notation: str, spent: str) -> set[str]:
    """Return all pawns after each play that spends these cards and moves a pawn."""
    still = notation.split(" ")[5]
    return {after.split(" ")[5] for after in afters(notation, spent) if not after.startswith("draw")} - {still}


def groups(notation: str, spent: str, seat: int = 0) -> set[str]:
    """Return the pawns of one seat, counted among those in play, after each such play."""
    return {board.split("/")[seat] for board in boards(notation, spent)}
