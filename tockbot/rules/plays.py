"""What a player can do with a card: plays, most of them made of moves of pawns (rules.md 4).

A play is one of :class:`MovePlay`, :class:`Draw`, :class:`Burn`, :class:`ThrowIn`, :class:`Discard`. Cards are
written as in the notation: one character a rank, ``A23456789TJQK*``, hands and ``spent`` in that order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tockbot.rules.board import Seat
from tockbot.rules.engine.pawns import Pawns
from tockbot.rules.moves import Move

Moves = tuple[Move, ...]


@dataclass(slots=True, unsafe_hash=True)
class MovePlay:
    """Cards are spent and pawns move. Never changed once made; were it frozen, making it would take five times as long.

    ``spent`` holds the ranks spent, ``pawns`` all pawns as the play leaves them, ``forces_discard`` whether the next
    player must then discard (rules.md 4.9, 4.10). Two plays that agree in these are the same play (rules.md 4.6);
    ``rank``, what the first card stands for (never a joker), :attr:`moves`, and ``in_parts``, whether it was put
    together part by part (4.3), only tell how it came about.
    """

    __match_args__ = ("spent", "pawns", "forces_discard", "rank", "moves")

    spent: str
    pawns: Pawns
    forces_discard: bool
    rank: str = field(compare=False)
    told: Moves | Callable[[], Moves] = field(compare=False, repr=False)
    in_parts: bool = field(default=False, compare=False)

    @property
    def moves(self) -> Moves:
        """What the pawns did, a seven's parts one by one: told when somebody asks for the first time."""
        if callable(self.told):
            self.told = self.told()
        return self.told

    def __reduce__(self) -> tuple[object, ...]:
        return MovePlay, (self.spent, self.pawns, self.forces_discard, self.rank, self.moves, self.in_parts)


@dataclass(frozen=True, slots=True)
class Draw:
    """A card is spent to take one unseen from an opponent (rules.md 4.2)."""

    spent: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Burn:
    """A card is spent so that the next player loses one, by chance or by choice, and a turn (rules-family.md W10)."""

    spent: str
    seat: Seat
    choice: bool = False


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """No card can be played and the whole hand goes (rules.md 2.6)."""

    spent: str


@dataclass(frozen=True, slots=True)
class Discard:
    """One card goes without effect: by choice (rules.md 2.6) or made to (4.9, 4.10)."""

    spent: str


Play = MovePlay | Draw | Burn | ThrowIn | Discard


def takes_from(play: Play) -> Seat | None:
    """From whose hand chance takes a card, which is drawn or burnt; None where it takes none."""
    match play:
        case Draw(_, seat) | Burn(_, seat, False):
            return seat
        case _:
            return None
