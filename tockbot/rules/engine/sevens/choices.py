"""All choices of one arrangement of each cluster, so many steps in all: counted at once, made when asked for.

Law: there are as many as multiplying says. Clusters have no pawn in common, so two choices come to the same only where
one cluster comes to the same by fewer steps, and another by more.

How many arrangements a cluster has with no step, one step, two steps used are the digits of a number
(:attr:`~tockbot.rules.engine.sevens.layers.Layers.counts`). In the product of two such numbers each digit says in how
many ways both clusters together use that many steps.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import prod
from typing import Final

from tockbot.rules.engine.layout import Layout
from tockbot.rules.engine.sevens.clusters import Others
from tockbot.rules.engine.sevens.layers import DIGIT, Change, Layers, counted

MOST: Final = (1 << DIGIT) - 1


def choices(layout: Layout, others: Others, layered: Sequence[Layers], steps: int) -> Collection[Change]:
    """All choices that come to different changes: of these clusters, on a board with these others."""
    apart = [_apart(layout, others, layers) if layers.alike else layers for layers in layered]
    all_choices = Choices(layout, others, apart, steps)
    if sum(layers.repeat for layers in layered) < 2:
        return all_choices
    return list(dict(all_choices).items())


def _apart(layout: Layout, others: Others, layers: Layers) -> Layers:
    """What a cluster comes to on a board with these others, each change of as many steps once."""
    alone = [[*dict(_on_board(layout, others, layers, used)).items()] for used in range(len(layers.alone))]
    return Layers(alone, (), 0, counted(alone), alike=False, repeat=layers.repeat)


def _on_board(layout: Layout, others: Others, layers: Layers, used: int) -> Sequence[Change]:
    """What a cluster comes to with so many steps used: those whom it hits are sent away."""
    alone = layers.alone[used]
    if not layers.swept & others.there:
        return alone
    return [
        (change ^ layout.wiped(others.bits, sweep & others.there), way)
        for (change, way), sweep in zip(alone, layers.sweeps[used], strict=True)
    ]


class Choices(Collection[Change]):
    """The changes that come of it, each with the ways of all clusters, in the order of the steps of those before."""

    __slots__ = ("_count", "_layered", "_layout", "_others", "_steps")

    def __init__(self, layout: Layout, others: Others, layered: Sequence[Layers], steps: int) -> None:
        """Count them: these clusters, on a board with these others."""
        self._layout, self._others, self._layered, self._steps = layout, others, layered, steps
        self._count = prod(layers.counts for layers in layered) >> DIGIT * steps & MOST if layered else 0

    def __len__(self) -> int:
        return self._count

    def __contains__(self, one: object) -> bool:
        return any(one == change for change in self)

    def __iter__(self) -> Iterator[Change]:
        if not self._layered:
            return iter(())
        last, steps = len(self._layered) - 1, self._steps
        together: list[Sequence[Change]] = [self._on_board(0, used) for used in range(steps + 1)]
        for cluster in range(1, last + 1):
            each = [self._on_board(cluster, used) for used in range(steps + 1)]
            together = [
                [
                    (change ^ other, (way, more))
                    for before in range(used + 1)
                    for change, way in together[before]
                    for other, more in each[used - before]
                ]
                if used == steps or cluster < last
                else []
                for used in range(steps + 1)
            ]
        return iter(together[steps])

    def _on_board(self, cluster: int, used: int) -> Sequence[Change]:
        """What a cluster comes to with so many steps used."""
        return _on_board(self._layout, self._others, self._layered[cluster], used)
