"""The Swiss rules, after Wolf Drößler's sheet, version 1.9."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tockbot.rules.law import (
    Action,
    Backward,
    Blocking,
    BoardKind,
    DrawCard,
    EnterPawn,
    Exchange,
    Forward,
    FromCentre,
    HomeEntry,
    Law,
    MenuOption,
    Party,
    PawnOwner,
    Ruleset,
    Seven,
    SevenHits,
    Shuffling,
    SwapPawns,
    Unplayable,
)
from tockbot.rules.rulesets.common import COMMON_CARDS, PLACES, toggle

CARDS: Final[dict[str, tuple[Action, ...]]] = COMMON_CARDS | {
    "A": (EnterPawn(), Forward(1), Forward(11)),
    "4": (Forward(4), Backward(4)),
    "7": (Seven(),),
    "J": (SwapPawns(),),
}

TEAM_LAW: Final = Law(
    board=BoardKind.CANADIAN,
    home_entries=(HomeEntry.TOUCHED, HomeEntry.OVER),
    home_entry=HomeEntry.TOUCHED,
    cards=CARDS,
    suits=8,
    jokers=6,
    hand_sizes=(6, 5, 4, 3, 2),
    shuffling=Shuffling.WHEN_SHORT,
    exchange=Exchange.PARTNER,
    unplayable=Unplayable.THROW_IN,
    blocking=Blocking.ENTERED,
    seven_hits=SevenHits.EVERYONE,
)

SOLO_LAW: Final = replace(
    TEAM_LAW,
    cards=CARDS | {"2": (Forward(2), DrawCard())},
    begins_entered=True,
    exchange=Exchange.LEFT,
    seven_moves=PawnOwner.ANYONE,
)

CENTRE_CARDS: Final = "A3K"

EIGHT_PLAYER_LAW: Final = replace(
    TEAM_LAW,
    cards=CARDS | {rank: (*CARDS[rank], FromCentre()) for rank in CENTRE_CARDS},
    centre=True,
    centre_second_cards=CENTRE_CARDS + "*",
)


def _law(party: Party) -> Law:
    if not party.in_teams:
        return SOLO_LAW
    return EIGHT_PLAYER_LAW if party.players == 8 else TEAM_LAW


def on_dog_board(law: Law) -> Law:
    """Return these rules for the board where pawns turn home from their start field (rules.md 3.7)."""
    ways = (HomeEntry.TWICE, HomeEntry.OVER)
    return replace(law, board=BoardKind.DOG, home_entries=ways, home_entry=ways[0])


def _on_board(law: Law, value: str) -> Law:
    return on_dog_board(law) if BoardKind(value) is BoardKind.DOG else law


def _canadian_seven(law: Law) -> Law:
    return replace(law, seven_moves=PawnOwner.TEAM) if law.seven_moves is PawnOwner.OWN else law


SWISS: Final = Ruleset(
    name="swiss",
    parties=(
        Party(4, in_teams=True),
        Party(2, in_teams=False),
        Party(3, in_teams=False),
        Party(5, in_teams=False),
        Party(6, in_teams=True),
        Party(8, in_teams=True),
    ),
    law=_law,
    options=(
        MenuOption("board", lambda _: (BoardKind.CANADIAN.value, BoardKind.DOG.value), _on_board),
        MenuOption(
            "home_entry",
            lambda law: tuple(way.value for way in law.home_entries),
            lambda law, value: replace(law, home_entry=HomeEntry(value)),
        ),
        toggle("canadian_seven", _canadian_seven),
        toggle("no_joker_finish", lambda law: replace(law, joker_finishes=False)),
        PLACES,
    ),
)
