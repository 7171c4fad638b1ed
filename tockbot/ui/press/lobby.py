"""Presses in the lobby: who sits where, and what is to be played."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import Seat
from tockbot.tables import Level, Pace, TableId


@dataclass(frozen=True, slots=True)
class Sit:
    """Sit down on this seat."""

    table_id: TableId
    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Put a computer player on this seat; pressed twice it is one."""

    table_id: TableId
    seat: Seat


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Take the computer player on this seat away; pressed twice it is one."""

    table_id: TableId
    seat: Seat


@dataclass(frozen=True, slots=True)
class SetLevel:
    """Let the computer player on this seat play at this level."""

    table_id: TableId
    seat: Seat
    level: Level


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class FillAndStart:
    """Put computer players on all free seats, and begin the game."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class AllowBack:
    """Choose whether plays can be taken back in the game."""

    table_id: TableId
    allowed: bool


@dataclass(frozen=True, slots=True)
class RateGame:
    """Choose whether the result of the game is to count for ratings."""

    table_id: TableId
    rated: bool


@dataclass(frozen=True, slots=True)
class PlaySeries:
    """Choose whether the game is one of a series."""

    table_id: TableId
    serial: bool


ChoicePress = PlaySeries | RateGame | AllowBack
"""What kind of game it is to be, by a button of the lobby itself."""

SeatsPress = ChoicePress | Sit | Leave | AddComputer | RemoveComputer | SetLevel | Start | FillAndStart
"""Who sits where, and that it begins."""


@dataclass(frozen=True, slots=True)
class ShowSetup:
    """Show what can be chosen for the game."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ChooseRuleset:
    """Choose another ruleset."""

    table_id: TableId
    ruleset: str


@dataclass(frozen=True, slots=True)
class ChooseParty:
    """Choose how many play, and whether in teams."""

    table_id: TableId
    players: int
    in_teams: bool


@dataclass(frozen=True, slots=True)
class SetOption:
    """Give an option of the ruleset this value."""

    table_id: TableId
    option: str
    value: str


@dataclass(frozen=True, slots=True)
class AllowHints:
    """Choose how many hints each seat may have; None is as many as anybody likes."""

    table_id: TableId
    hints: int | None


@dataclass(frozen=True, slots=True)
class ChoosePace:
    """Choose how fast it is played."""

    table_id: TableId
    pace: Pace


SetupPress = ShowSetup | ChooseRuleset | ChooseParty | SetOption | AllowHints | ChoosePace
"""What is to be played."""
