"""Asks the compiled core about positions, and returns its answers in terms of the rules."""

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
"""Maximum number of cached tables."""

ENGINE: Final = "TOCKBOT_ENGINE"
"""Environment variable; the value ``python`` turns the core off."""

PHASES: Final = (Phase.EXCHANGE, Phase.PLAY, Phase.DISCARD, Phase.ROUND_OVER, Phase.GAME_OVER)

MAX_DEPTH: Final = 64
"""Maximum depth to which the core counts sequences."""

MakeTable = type["_core.Table"]
MakeThinker = type["_core.Thinker"]
Asked = tuple[bytes, str, int, int]


@dataclass(slots=True)
class _Use:
    """The permission of this process to use the core, off by default."""

    allowed: bool = False


_USE: Final = _Use()


def use(*, allowed: bool = True) -> None:
    """Let this process use the core, if there is one. A crash in the core ends the whole process."""
    _USE.allowed = allowed


def choose(engine: str) -> None:
    """Choose the engine for this process and its child processes, before any of them thinks."""
    os.environ[ENGINE] = engine


@lru_cache(maxsize=1)
def _loaded() -> tuple[tuple[MakeTable, MakeThinker] | None, str]:
    """Return the core if it is usable, and a sentence that says which engine is used."""
    if os.environ.get(ENGINE) == "python":
        return None, f"Computer players think in Python, because {ENGINE} says so."
    try:
        from tockbot.core import _core  # noqa: PLC0415 - the core may be missing
    except ImportError:
        return None, "Computer players think in Python: the core was not compiled (that needs a C compiler)."
    if digest() != _core.DIGEST:
        return None, "Computer players think in Python: the compiled core is of another version."
    return (_core.Table, _core.Thinker), "Computer players think in the compiled core."


def is_enabled() -> bool:
    """Return whether processes that may use the core use it."""
    return _loaded()[0] is not None


def engine() -> str:
    """Return a sentence that says which engine is used by processes that may use the core."""
    return _loaded()[1]


BURN_OF: Final = 8
"""Code of a seat's card burnt at random, plus the seat."""

CHOSEN_OF: Final = 16
"""Code of a burnt card that its owner chooses, plus the seat."""

DISCARDED: Final = 24
THROWN_IN: Final = 25
"""Codes of a discarded card, and of a whole hand thrown in, for plays handed to the core."""

Listed = tuple[str, bytes | None, bool | int | None]
"""A play as the core lists it.

The items are: the cards spent; all pawns afterwards, as :func:`pawns_bytes` returns them, or None if no pawn moves; and
whether the next player must discard, or the code of the seat that loses a card, or None if cards are only discarded.
"""


class CompiledTable:
    """The rules of one table in the core; its methods raise ValueError if a position does not fit the table."""

    def __init__(self, rules: TableRules, table: _core.Table) -> None:
        """Wrap the core's table; callers use :func:`compiled_table`."""
        self._rules, self._table = rules, table

    def plays(self, position: Position) -> list[Listed]:
        """Return the legal plays, in the order of a listing (notation.md)."""
        return self._table.plays(*asked(position))

    def count(self, position: Position) -> int:
        """Return the number of legal plays."""
        return self._table.count(*asked(position))

    def after(self, position: Position, place: int, drawn: str | None = None) -> Position:
        """Return the position after a play of the listing; ``drawn`` is as in :func:`~tockbot.rules.after`."""
        phase, turn, pawns, hands = self._table.after(*asked(position), place, drawn or "")
        due = None if turn < 0 else Seat(turn)
        return Position(self._rules, position.dealer, PHASES[phase], due, pawns_of(pawns), hands)

    def perft(self, position: Position, depth: int) -> int:
        """Return the number of play sequences of this length (rules.md 6.3), at most :data:`MAX_DEPTH`."""
        return self._table.perft(*asked(position), depth)

    def random_games(self, seed: int, games: int, rounds: int) -> tuple[int, int, int, int]:
        """Play random games of limited length; return their numbers of positions, plays, rounds and decided games."""
        return self._table.games(seed, games, rounds)


def asked(position: Position) -> Asked:
    """Return a position as the core reads it."""
    return (
        pawns_bytes(position.pawns),
        "/".join(position.hands),
        PHASES.index(position.phase),
        -1 if position.turn is None else position.turn,
    )


def pawns_bytes(pawns: Pawns) -> bytes:
    """Return all pawns as the core reads them: two bytes each, the lower byte first."""
    return pack(f"<{PAWNS * len(pawns)}H", *chain.from_iterable(pawns))


def pawns_of(given: bytes) -> Pawns:
    """Return pawns from the bytes of the core."""
    each = unpack(f"<{len(given) // 2}H", given)
    return tuple([each[first : first + PAWNS] for first in range(0, len(each), PAWNS)])


def compiled_table(rules: TableRules) -> CompiledTable | None:
    """Return a table in the core, or None if this process may not use it or the core does not support the rules."""
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
    """Return a thinker with these weights (``Weights`` in ``src/think.h``), or None as for tables."""
    loaded, _ = _loaded()
    if loaded is None or compiled_table(rules) is None:
        return None
    return loaded[1](numbers(rules), weights)


def perft(position: Position, depth: int) -> int:
    """Return the number of distinct play sequences of this length (rules.md 6.3), with the core if there is one."""
    table = compiled_table(position.rules)
    return law.perft(position, depth) if table is None or depth > MAX_DEPTH else table.perft(position, depth)
