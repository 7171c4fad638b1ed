"""Presses at a table: what somebody wants to see, its end, and what can be asked of the others."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import Seat
from tockbot.tables import SeatsAgain, Stamp, TableId


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show a fresh hand."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class BackToHand:
    """Show the hand in place of what was chosen from it at this moment."""

    table_id: TableId
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class ChooseAhead:
    """Show what can be chosen in advance for one's next turn."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class DropAhead:
    """Take back what one chose in advance."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class Watch:
    """Be told when the table has ended; pressed again, not."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ShowLog:
    """Show what was played."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ShowRules:
    """Show the rules of the table."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class OtherShape:
    """Show the private picture in the other shape, tall or wide, now and from now on."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ShowProof:
    """Show why the cards were dealt fairly, once the game is over."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Sit down again on the seat that a computer player keeps."""

    table_id: TableId


LookPress = ShowHand | BackToHand | ChooseAhead | ShowLog | ShowRules | OtherShape
"""What somebody wants to see; it changes nothing at the table."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Open a table like this one, whose game is over."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class SitAgain:
    """The same with the seats taken in another way."""

    table_id: TableId
    how: SeatsAgain


@dataclass(frozen=True, slots=True)
class SeriesAgain:
    """The same, as the first game of a series."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class EndTable:
    """End the table before its game is over, after being asked whether it is meant."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class Reopen:
    """Take a table up again that was closed."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Agree that a table that was closed is closed for good."""

    table_id: TableId


EndPress = EndTable | Reopen | GiveUp
"""The end of a table before its time, and what comes after."""


@dataclass(frozen=True, slots=True)
class AskBack:
    """Ask to take one's last play back; the stamp is its entry's number."""

    table_id: TableId
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to what somebody asks for; the stamp is the number of the entry by which they did, here and below."""

    table_id: TableId
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not agree to it."""

    table_id: TableId
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class StandIn:
    """Have a computer player take over the seat of somebody who is not there."""

    table_id: TableId
    seat: Seat


@dataclass(frozen=True, slots=True)
class SayHere:
    """Say that one is there, who was asked."""

    table_id: TableId


AskingPress = AskBack | Agree | Decline | StandIn | SayHere
"""About what others have to agree to, and who is there."""
