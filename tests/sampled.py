"""Cases of which some are run each time, and all of them by ``make test-all``."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def some(cases: Iterable[object], every: int) -> list[object]:
    """These cases; all but the first of every so many are marked as long."""
    return [
        case if not place % every else pytest.param(case, marks=pytest.mark.long) for place, case in enumerate(cases)
    ]
