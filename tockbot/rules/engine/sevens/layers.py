"""What a cluster of pawns comes to by a seven, step by step.

Law: a layer has every arrangement that so many steps lead to once, with one way that led to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tockbot.rules.engine.parts import PartStep

DIGIT: Final = 32
"""So many bits has each digit of :attr:`Layers.counts`: more than there are arrangements."""


class Reached(NamedTuple):
    """How an arrangement is reached, and what the search needs to skip what it would only find again.

    Of two parts that follow each other and touch nothing in common either may come first, and the outcome is the same;
    so only the one in order is followed up.

    Attributes:
        parts: how many parts it takes, those in which one pawn walks on and on counted as one.
        before: how the arrangement before the last part is reached; None at the beginning.
        step: the last part; None at the beginning.
        order: the first origin of all last parts that lead here.
        touched: all places that those parts touch, as a mask.
        resting: the pawns that need not move again, as bits of the number of all pawns.
    """

    parts: int
    before: Reached | None
    step: PartStep | None
    order: int
    touched: int
    resting: int


BEGINNING: Final = Reached(0, None, None, 0, 0, 0)

Way = Reached | tuple["Way", "Way"]
"""How a seven is made: what is reached in one cluster, and in others after it."""

Change = tuple[int, Way]
"""A change of the pawns, the 8s marked above them (rules.md 4.12), with a way to make it."""


class Layers(NamedTuple):
    """What is reached with no step used, with one, and so on.

    Attributes:
        alone: the changes where nobody else is in the way, by the steps used.
        sweeps: for each of them the fields on which it hits others that stand there.
        swept: all of these.
        counts: how many there are of each, as the digits of one number, no steps the lowest.
        alike: whether some change comes of as many steps twice, hitting others on other fields: where nobody stands
            there, it is one change.
        repeat: whether some change comes of different numbers of steps: a pawn that is hit wastes those that it made.
    """

    alone: Sequence[Sequence[Change]]
    sweeps: Sequence[Sequence[int]]
    swept: int
    counts: int
    alike: bool
    repeat: bool


def counted(layers: Sequence[Sequence[Change]]) -> int:
    """How many changes there are in each layer, as the digits of one number."""
    return sum(len(layer) << DIGIT * used for used, layer in enumerate(layers))
