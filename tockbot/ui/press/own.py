"""Presses that are about oneself, or about a server; they belong to no table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class AskToBeForgotten:
    """Say what it means to be forgotten, and ask whether it is meant."""


@dataclass(frozen=True, slots=True)
class BeForgotten:
    """Forget whoever presses."""


@dataclass(frozen=True, slots=True)
class HideStatistics:
    """Show one's statistics to nobody else, or to those in the same servers."""

    hidden: bool


PrivacyPress = AskToBeForgotten | BeForgotten | HideStatistics
"""What belongs to whoever presses, and to no table."""


class Standings(Enum):
    """A list of who stands where in a server; its value is how it is written, and how its name's message ends."""

    TEAMS = "teams"
    """By rating, in teams."""

    ALONE = "alone"
    """By rating, each alone."""

    MONTH = "month"
    """By games won this month."""

    PAIRS = "pairs"
    """Partners, by games won."""

    PAIRS_MONTH = "pairs_month"
    """Partners, by games won this month."""


@dataclass(frozen=True, slots=True)
class ShowStandings:
    """Show a page of a list of the server, from 0."""

    standings: Standings
    page: int
