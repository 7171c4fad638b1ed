"""Positions given to the compiled core, and what it answers as the rules say it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from struct import pack, unpack
from typing import TYPE_CHECKING, Final

from tockbot import rules as law
from tockbot.core.digest import digest
from tockbot.core.table import numbers
from tockbot.rules import PAWNS, Pawns, Phase, Position, Seat, TableRules

if TYPE_CHECKING:
    from tockbot.core import _core

TABLES: Final = 64
"""For so many kinds of table their numbers are kept."""

ENGINE: Final = "TOCKBOT_ENGINE"
"""Set to ``python``, this setting switches the core off."""

PHASES: Final = (Phase.EXCHANGE, Phase.PLAY, Phase.DISCARD, Phase.ROUND_OVER, Phase.GAME_OVER)

MAX_DEPTH: Final = 64
"""So many plays deep the core counts sequences."""

MakeTable = type["_core.Table"]
MakeThinker = type["_core.Thinker"]
Asked = tuple[bytes, str, int, int]


@dataclass(slots=True)
class _Use:
    """Whether this process may think with the core."""

    allowed: bool = False


_USE: Final = _Use()


def use(*, allowed: bool = True) -> None:
    """Let this process think with the core, if there is one: whatever that could do wrong ends the process."""
    _USE.allowed = allowed


def choose(engine: str) -> None:
    """Choose the engine for this process and those that it starts, before any of them thinks."""
    os.environ[ENGINE] = engine


@lru_cache(maxsize=1)
def _loaded() -> tuple[tuple[MakeTable, MakeThinker] | None, str]:
    """The core if it fits, and a sentence that says which engine thinks."""
    if os.environ.get(ENGINE) == "python":
        return None, f"Computer players think in Python, because {ENGINE} says so."
    try:
        from tockbot.core import _core  # noqa: PLC0415 - it may not be there
    except ImportError:
        return None, "Computer players think in Python: the core was not compiled (that needs a C compiler)."
    if digest() != _core.DIGEST:
        return None, "Computer players think in Python: the compiled core is of another version."
    return (_core.Table, _core.Thinker), "Computer players think in the compiled core."


def thinks() -> bool:
    """Whether the core thinks, in the processes that may use it."""
    return _loaded()[0] is not None


def engine() -> str:
    """A sentence that says which engine thinks, in the processes that may use the core."""
    return _loaded()[1]


BURN_OF: Final = 8
"""A card that chance burns of a seat is told as this and the seat."""

CHOSEN_OF: Final = 16
"""One that the seat chooses, as this and the seat."""

DISCARDED: Final = 24
THROWN_IN: Final = 25
"""A card put away, and a whole hand, where plays are handed to the core."""

Listed = tuple[str, bytes | None, bool | int | None]
"""A play as the core lists it: the cards; all pawns after it, as :func:`pawns_bytes` has them, None if it moves none;
whether the next must then discard, or from whom a card is drawn or burnt, None if cards are only put away."""


class CompiledTable:
    """One table's rules in the core. Errors of its methods: ValueError for what is no position of the table."""

    def __init__(self, rules: TableRules, table: _core.Table) -> None:
        """Make one with :func:`compiled_table`."""
        self._rules, self._table = rules, table

    def plays(self, position: Position) -> list[Listed]:
        """The legal plays, in the order of a listing (notation.md)."""
        return self._table.plays(*asked(position))

    def count(self, position: Position) -> int:
        """How many legal plays there are."""
        return self._table.count(*asked(position))

    def after(self, position: Position, place: int, drawn: str | None = None) -> Position:
        """The position after the play at a place of the listing; ``drawn`` is as in :func:`~tockbot.rules.after`."""
        phase, turn, pawns, hands = self._table.after(*asked(position), place, drawn or "")
        due = None if turn < 0 else Seat(turn)
        return Position(self._rules, position.dealer, PHASES[phase], due, pawns_of(pawns), hands)

    def perft(self, position: Position, depth: int) -> int:
        """How many sequences of so many plays there are (rules.md 6.3), at most :data:`MAX_DEPTH`."""
        return self._table.perft(*asked(position), depth)

    def random_games(self, seed: int, games: int, rounds: int) -> tuple[int, int, int, int]:
        """Positions, plays, rounds and decided games of so many random games, each of at most so many rounds."""
        return self._table.games(seed, games, rounds)


def asked(position: Position) -> Asked:
    """A position as the core reads it."""
    return (
        pawns_bytes(position.pawns),
        "/".join(position.hands),
        PHASES.index(position.phase),
        -1 if position.turn is None else position.turn,
    )


def pawns_bytes(pawns: Pawns) -> bytes:
    """All pawns as the core reads them: two bytes each, the lower first."""
    return pack(f"<{PAWNS * len(pawns)}H", *chain.from_iterable(pawns))


def pawns_of(given: bytes) -> Pawns:
    """Pawns that the core gives."""
    each = unpack(f"<{len(given) // 2}H", given)
    return tuple([each[first : first + PAWNS] for first in range(0, len(each), PAWNS)])


def compiled_table(rules: TableRules) -> CompiledTable | None:
    """A table's rules in the core; None where this process may not use it, there is none, or it does not know them."""
    return _table(rules) if _USE.allowed else None


@lru_cache(maxsize=TABLES)
def _table(rules: TableRules) -> CompiledTable | None:
    loaded, _ = _loaded()
    if loaded is None:
        return None
    try:
        return CompiledTable(rules, loaded[0](numbers(rules)))
    except ValueError:
        return None


def compiled_thinker(rules: TableRules, weights: bytes) -> _core.Thinker | None:
    """What thinks in the core with these weights, as ``Weights`` in ``src/think.h`` has them; None as for tables."""
    loaded, _ = _loaded()
    if loaded is None or compiled_table(rules) is None:
        return None
    return loaded[1](numbers(rules), weights)


def perft(position: Position, depth: int) -> int:
    """How many distinct sequences of so many plays there are (rules.md 6.3), by the core where there is one."""
    table = compiled_table(position.rules)
    return law.perft(position, depth) if table is None or depth > MAX_DEPTH else table.perft(position, depth)
