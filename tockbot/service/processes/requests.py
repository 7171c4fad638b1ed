"""The requests that Discord lets one bot make, divided among its processes by what each would make.

Theory of operation. With each beat a process says how many requests it would make a second, and reads what the others
said. All work out the same shares from that. Nobody's share is 0, so whoever has just begun may send at once; for the
second in which others have not heard of it, all together make more, by its share at most.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LEAST: Final = 2
"""So many a second count as wanted by everybody: a first call has to go out before anybody is told of it."""


def fair_share(me: str, wants: Mapping[str, int], total: float) -> float:
    """How many of so many requests a second a process may make, given how many each of all, itself too, would make.

    Whoever wants little gets it; the others get equal parts of what is left. What nobody wants is divided evenly.
    """
    left, waiting = total, len(wants)
    mine = 0.0
    for process in sorted(wants, key=lambda one: (wants[one], one)):
        given = min(max(LEAST, wants[process]), left / waiting)
        left, waiting = left - given, waiting - 1
        if process == me:
            mine = given
    return mine + left / len(wants)
