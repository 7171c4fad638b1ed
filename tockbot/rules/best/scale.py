"""What things are worth to one side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tockbot.rules.engine.layout import Layout

Change = tuple[float, int]
"""What a change of all pawns gains, and the change."""


class Choice(NamedTuple):
    """What can be spent of a hand.

    Attributes:
        ranks: its ranks, each once.
        rests: for each what is left of the hand.
        kept: and what that is worth, by how much a way out of the reserve is needed.
    """

    ranks: Sequence[str]
    rests: Sequence[str]
    kept: Sequence[Sequence[float]]


@dataclass(slots=True)
class Scale:
    """What pawns, hands and the end are worth, and how much of that is kept as steps.

    Attributes:
        worths: for each seat what its pawns, by their number, are worth. A pawn that goes from one place on the track
            to another changes that by as much as if none but those at home were about.
        finish: what it gains to bring the last pawn of the side home (rules.md 5.1): more than anything else.
        choices: what can be spent of each hand.
        needs: how much a way out of the reserve is needed, by the number of the pawns that a seat plays; None where all
            are home, and a partner's count instead (2.7).
        held: how many steps are kept.
    """

    worths: Sequence[Mapping[int, float]]
    finish: float
    choices: Mapping[str, Choice]
    needs: Mapping[int, int | None]
    held: int = 0

    def lost(self, where: Layout, pawns: int, places: int) -> float:
        """What it gains that those of these pawns that stand on these places are sent away."""
        gain = 0.0
        for worth, shift in zip(self.worths, where.shifts, strict=True):
            number = pawns >> shift & where.region
            if number & places:
                gain += worth[number & ~where.with_marks(places)] - worth[number]
        return gain
