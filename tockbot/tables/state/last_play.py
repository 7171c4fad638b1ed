"""The play that can be taken back."""

from __future__ import annotations

from dataclasses import dataclass, field

from tockbot.rules import Seat
from tockbot.tables.ids import Stamp
from tockbot.tables.state.game.game import Game


@dataclass(frozen=True, slots=True)
class LastPlay:
    """A person's last play, while it can be taken back.

    Attributes:
        seat: who made it.
        number: its entry's.
        before: the game before it.
    """

    seat: Seat
    number: Stamp
    before: Game = field(repr=False)
