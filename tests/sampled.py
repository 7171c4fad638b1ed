"""Chooses cases that every run tests; ``make test-all`` tests all of them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def some(cases: Iterable[object], every: int) -> list[object]:
    """Return the cases, and mark all but one in ``every`` as long."""
    return [
        case if not place % every else pytest.param(case, marks=pytest.mark.long) for place, case in enumerate(cases)
    ]
