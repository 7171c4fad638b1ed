"""What somebody has asked for in mid-game that others have to agree to."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.log.events import Wanted


@dataclass(frozen=True, slots=True)
class Asking:
    """What somebody has asked for, and who of the others has agreed.

    Attributes:
        person: who asks.
        wanted: for what.
        seat: about which seat, with a play to take back one's own; None for the end.
        number: the entry's by which they asked.
        agreed: who has agreed.
    """

    person: PersonId
    wanted: Wanted
    seat: Seat | None
    number: Stamp
    agreed: tuple[PersonId, ...] = ()
