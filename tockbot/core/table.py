"""The rules of a table as numbers for the core, in the order in which ``src/law.c`` reads them."""

from __future__ import annotations

from typing import Final, assert_never

from tockbot.rules import (
    HAND_ORDER,
    RANKS,
    Action,
    Backward,
    Blocking,
    BurnCard,
    DrawCard,
    EnterPawn,
    Exchange,
    Forward,
    FromCentre,
    HomeEntry,
    Lead,
    OwnPawns,
    PawnOwner,
    Seven,
    SevenHits,
    Shuffling,
    Swappable,
    SwapPawns,
    TableRules,
    ToCentre,
    Unplayable,
)

UNPLAYABLE: Final = (Unplayable.THROW_IN, Unplayable.THROW_IN_OFF_TRACK, Unplayable.DISCARD)
OWN_PAWNS: Final = (OwnPawns.PASSED_AND_HIT, OwnPawns.HIT_ONLY, OwnPawns.NEITHER)
SWAPPABLE: Final = (Swappable.NOBODY, Swappable.OWNER, Swappable.ANYONE)
LEAD: Final = (Lead.EACH_ROUND, Lead.EACH_CYCLE, Lead.NEVER)
BLOCKING: Final = (Blocking.ENTERED, Blocking.OWN_START, Blocking.NONE)
HOME_ENTRY: Final = (HomeEntry.TOUCHED, HomeEntry.FORWARD, HomeEntry.OVER, HomeEntry.TWICE)
SEVEN_HITS: Final = (SevenHits.EVERYONE, SevenHits.OPPONENTS, SevenHits.NOBODY)
WHOSE: Final = (PawnOwner.OWN, PawnOwner.TEAM, PawnOwner.ANYONE)
EXCHANGE: Final = (Exchange.PARTNER, Exchange.LEFT, Exchange.NONE)
KNOWN_SHUFFLING: Final = (Shuffling.WHEN_SHORT, Shuffling.EACH_CYCLE)
"""The core treats both alike, because it deals no real game's cards."""


def numbers(rules: TableRules) -> tuple[int, ...]:
    """Return all that the core reads of a table.

    Raises:
        ValueError: the core does not know a word of the declaration.
    """
    law, board = rules.law, rules.board
    forced = law.forced_discard
    KNOWN_SHUFFLING.index(law.shuffling)
    return (
        rules.party.players,
        board.fields,
        rules.party.in_teams,
        *(field for seat in rules.seats for field in (board.starts[seat], board.entries[seat])),
        *(len(board.eights), *board.eights),
        *(len(board.sevens), *board.sevens),
        rules.most_touches,
        rules.marks_protection,
        UNPLAYABLE.index(law.unplayable),
        law.may_spare_partner,
        BLOCKING.index(law.blocking),
        OWN_PAWNS.index(law.own_pawns),
        law.pairs_block,
        law.passes_entry,
        SWAPPABLE.index(law.blocking_can_swap),
        HOME_ENTRY.index(law.home_entry),
        SEVEN_HITS.index(law.seven_hits),
        WHOSE.index(law.seven_moves),
        law.seven_pawns or 0,
        law.seven_backs_at_home,
        law.seven_diagonal,
        *((-1, False) if forced is None else (RANKS.index(forced.rank), forced.loses_turn)),
        law.centre,
        *(card in law.centre_second_cards for card in HAND_ORDER),
        law.joker_finishes,
        rules.sides_to_end,
        EXCHANGE.index(law.exchange),
        LEAD.index(law.lead),
        law.begins_entered,
        law.suits,
        law.jokers,
        *(len(law.hand_sizes), *law.hand_sizes),
        *(number for rank in RANKS for number in _actions(law.cards[rank])),
    )


def _actions(actions: tuple[Action, ...]) -> tuple[int, ...]:
    """Return the actions of a card: their number, then four numbers for each."""
    return (len(actions), *(number for action in actions for number in _action(action)))


def _action(action: Action) -> tuple[int, int, bool, int]:
    match action:
        case EnterPawn():
            return 0, 0, False, 0
        case Forward(steps, hits_passed, pawns):
            return 1, steps, hits_passed, WHOSE.index(pawns)
        case Backward(steps):
            return 2, steps, False, 0
        case Seven():
            return 3, 0, False, 0
        case SwapPawns(opponents_only):
            return 5 if opponents_only else 4, 0, False, 0
        case DrawCard():
            return 6, 0, False, 0
        case ToCentre():
            return 7, 0, False, 0
        case FromCentre():
            return 8, 0, False, 0
        case BurnCard(choice):
            return 10 if choice else 9, 0, False, 0
        case _:
            assert_never(action)
