"""What was chosen before a game, and how it began."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from tockbot.tables.ids import MessageId
from tockbot.tables.state.presence import Homes

HINTS: Final = 3
"""How many hints each seat may have in a game unless the host says otherwise."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the host chose for a game, besides its rules and its pace.

    Attributes:
        hints: how many hints each seat may have in the game; None is as many as anybody likes.
        takes_back: whether plays can be taken back in the game.
        rated: whether its result is to count for ratings, as far as its host chose.
        by_invitation: whether only those sit down whom the host lets in.
    """

    hints: int | None = HINTS
    takes_back: bool = True
    rated: bool = True
    by_invitation: bool = False


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a game began, or is about to.

    Attributes:
        cut: what was typed at the start to be mixed into chance; empty if nothing was.
        message: in which the start was said; None before, and in a game of which nobody is told.
        began: when it did, in UTC; None before.
        seats: who sat where when it began.
        from_position: whether it began in the middle.
        lobby: the message in which its seed's hash stands; None before, and where there is none.
    """

    cut: str = ""
    message: MessageId | None = None
    began: datetime | None = None
    seats: Homes = ()
    from_position: bool = False
    lobby: MessageId | None = None
