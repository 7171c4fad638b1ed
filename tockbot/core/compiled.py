"""Positions given to the compiled core, and what it answers as the rules say it."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tockbot import rules as law
from tockbot.core.digest import digest
from tockbot.core.table import numbers
from tockbot.rules import Pawns, Phase, Position, Seat, TableRules

if TYPE_CHECKING:
    from tockbot.core import _core

TABLES: Final = 64
"""For so many kinds of table their numbers are kept."""

ENGINE: Final = "TOCKBOT_ENGINE"
"""Set to ``python``, this setting switches the core off."""

PHASES: Final = (Phase.EXCHANGE, Phase.PLAY, Phase.DISCARD, Phase.ROUND_OVER, Phase.GAME_OVER)

MOST_DEPTH: Final = 64


class Listed(NamedTuple):
    """A play as the core lists it.

    Attributes:
        spent: the cards.
        pawns: all pawns after it, by their number; None if it moves none.
        more: whether the next must then discard; or from whom a card is drawn; None if cards are only put away.
    """

    spent: str
    pawns: int | None
    more: bool | int | None


@lru_cache(maxsize=1)
def _loaded() -> tuple[type[_core.Table] | None, str]:
    """The core if it can be used, and a sentence that says which engine thinks."""
    if os.environ.get(ENGINE) == "python":
        return None, f"Computer players think in Python, because {ENGINE} says so."
    try:
        from tockbot.core import _core  # noqa: PLC0415 - it may not be there
    except ImportError:
        return None, "Computer players think in Python: the core was not compiled (that needs a C compiler)."
    if digest() != _core.DIGEST:
        return None, "Computer players think in Python: the compiled core is of another version."
    return _core.Table, "Computer players think in the compiled core."


def engine() -> str:
    """A sentence that says which engine thinks."""
    return _loaded()[1]


class CompiledTable:
    """One table's rules in the core. Errors of its methods: ValueError for what is no position of the table."""

    def __init__(self, rules: TableRules, table: _core.Table) -> None:
        """Make one with :func:`compiled_table`."""
        self._rules, self._table = rules, table

    def plays(self, position: Position) -> list[Listed]:
        """The legal plays, in the order of a listing (notation.md)."""
        return list(map(Listed._make, self._table.plays(*_asked(position))))

    def count(self, position: Position) -> int:
        """How many legal plays there are."""
        return self._table.count(*_asked(position))

    def after(self, position: Position, place: int, drawn: str | None = None) -> Position:
        """The position after the play at a place of the listing; ``drawn`` is as in :func:`~tockbot.rules.after`."""
        phase, turn, pawns, hands = self._table.after(*_asked(position), place, drawn or "")
        due = None if turn < 0 else Seat(turn)
        return Position(self._rules, position.dealer, PHASES[phase], due, position.pawns.numbered(pawns), hands)

    def perft(self, position: Position, depth: int) -> int:
        """How many sequences of so many plays there are (rules.md 6.3), at most :data:`MOST_DEPTH`."""
        return self._table.perft(*_asked(position), depth)

    def random_games(self, seed: int, games: int, rounds: int) -> tuple[int, int, int, int]:
        """Positions, plays, rounds and decided games of so many random games, each of at most so many rounds."""
        return self._table.games(seed, games, rounds)


def _asked(position: Position) -> tuple[bytes, str, int, int]:
    return (
        pawns_bytes(position.pawns),
        "/".join(position.hands),
        PHASES.index(position.phase),
        -1 if position.turn is None else position.turn,
    )


def pawns_bytes(pawns: Pawns) -> bytes:
    """All pawns as the core reads them."""
    return pawns.bits.to_bytes((pawns.layout.end + 7) // 8, "little")


@lru_cache(maxsize=TABLES)
def compiled_table(rules: TableRules) -> CompiledTable | None:
    """A table's rules in the core; None where there is no core, or it does not know them."""
    table, _ = _loaded()
    if table is None:
        return None
    try:
        return CompiledTable(rules, table(numbers(rules)))
    except ValueError:
        return None


def perft(position: Position, depth: int) -> int:
    """How many distinct sequences of so many plays there are (rules.md 6.3), by the core where there is one."""
    table = compiled_table(position.rules)
    return law.perft(position, depth) if table is None or depth > MOST_DEPTH else table.perft(position, depth)
