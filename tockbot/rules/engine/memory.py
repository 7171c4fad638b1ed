"""How much the engine remembers.

Law: all that is kept of all tables together is counted, and when it is too much, all of it is forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST_HELD: Final = 1 << 16
"""So many steps of lone pawns and arrangements of clusters are kept: some 35 MB."""


@dataclass(slots=True)
class Memory:
    """How many steps and arrangements are kept."""

    held: int = 0


MEMORY: Final = Memory()
