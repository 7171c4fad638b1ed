"""Declarations that several rulesets share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tockbot.rules.law import OFF, ON, Action, EnterPawn, Forward, Law, MenuOption, Party

COMMON_CARDS: Final[dict[str, tuple[Action, ...]]] = {
    "2": (Forward(2),),
    "3": (Forward(3),),
    "5": (Forward(5),),
    "6": (Forward(6),),
    "8": (Forward(8),),
    "9": (Forward(9),),
    "T": (Forward(10),),
    "Q": (Forward(12),),
    "K": (EnterPawn(), Forward(13)),
}
"""The cards that do the same in every ruleset, unless the ruleset says otherwise (rules.md 4.1)."""


def toggle(name: str, on: Callable[[Law], Law], *, fits: Callable[[Party], bool] = lambda _: True) -> MenuOption:
    """Return an option that is off by default."""
    return MenuOption(name, lambda _: (OFF, ON), lambda law, value: on(law) if value == ON else law, fits)


PLACES: Final = toggle(
    "places", lambda law: replace(law, places=True), fits=lambda party: not party.in_teams or party.players > 4
)
"""Play on for second place (rules.md 5.1)."""

EITHER_TEAMS_OR_SOLO: Final = (
    Party(4, in_teams=True),
    Party(4, in_teams=False),
    Party(2, in_teams=False),
    Party(3, in_teams=False),
    Party(5, in_teams=False),
    Party(6, in_teams=True),
    Party(6, in_teams=False),
)
"""Two to six players; four and six choose between teams and solo (rules.md 1.5)."""
