"""Dog, as played in Switzerland: the Swiss rules on the board where pawns turn home from their start field.

There is no Dog for eight players (rules-family.md G1.5).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tockbot.rules.rulesets.swiss import SWISS, on_dog_board

DOG: Final = replace(
    SWISS,
    name="dog",
    parties=tuple(party for party in SWISS.parties if party.players <= 6),
    law=lambda party: on_dog_board(SWISS.law(party)),
    options=tuple(option for option in SWISS.options if option.name != "board"),
)
