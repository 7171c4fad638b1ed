"""Sums that come to the same in every engine and in every Python, to the last bit."""

from __future__ import annotations

from collections.abc import Iterable


def in_order(amounts: Iterable[float]) -> float:
    """These added up from the first to the last; ``sum`` makes up for what is rounded off, from Python 3.12 on."""
    total = 0.0
    for amount in amounts:
        total += amount
    return total
