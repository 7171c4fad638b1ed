"""A practice game's beginning: dealt so that whoever learns can bring a pawn out at once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from tockbot.rules import Seat
from tockbot.tables import Opened, decide_opening, rank_of, wishes

TRIES: Final = 100
"""So many seeds are tried; of ten hands about six hold a card that enters."""

_MOMENT: Final = datetime(2026, 1, 1, tzinfo=UTC)


def with_a_way_out(opened: Callable[[], Opened]) -> Opened:
    """A practice game's opening, of those made one after another, whose first hand holds a card that enters.

    A practice game is not rated and nobody is dealt against, so its seed may be chosen.
    """
    event = opened()
    for _ in range(TRIES):
        game = decide_opening(event, _MOMENT, wishes.practise).table.game
        if game is not None and any(rank_of(card) in event.rules.law.entering_ranks for card in game.hands[Seat(0)]):
            break
        event = opened()
    return event
