"""The rules of a table as the numbers that the core is made from, in the order in which ``src/law.c`` reads them."""

from __future__ import annotations

from typing import Final, assert_never

from tockbot.rules import (
    HAND_ORDER,
    RANKS,
    Action,
    Backward,
    Blocking,
    DrawCard,
    EnterPawn,
    Exchange,
    Forward,
    FromCentre,
    HomeEntry,
    Seven,
    SevenHits,
    SevenMoves,
    Shuffling,
    SwapPawns,
    TableRules,
    ToCentre,
    Unplayable,
)

UNPLAYABLE: Final = (Unplayable.THROW_IN, Unplayable.THROW_IN_OFF_TRACK, Unplayable.DISCARD)
BLOCKING: Final = (Blocking.ENTERED, Blocking.OWN_START, Blocking.NONE)
HOME_ENTRY: Final = (HomeEntry.TOUCHED, HomeEntry.FORWARD, HomeEntry.OVER, HomeEntry.TWICE)
SEVEN_HITS: Final = (SevenHits.EVERYONE, SevenHits.OPPONENTS, SevenHits.NOBODY)
SEVEN_MOVES: Final = (SevenMoves.OWN, SevenMoves.TEAM, SevenMoves.ANYONE)
EXCHANGE: Final = (Exchange.PARTNER, Exchange.LEFT, Exchange.NONE)
KNOWN_SHUFFLING: Final = (Shuffling.WHEN_SHORT, Shuffling.EACH_CYCLE)
"""Both are the same to the core, which deals no game's cards."""


def numbers(rules: TableRules) -> tuple[int, ...]:
    """All that the core reads of a table.

    Raises:
        ValueError: a word is declared that the core does not know.
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
        law.own_colour_blocks,
        law.blocking_can_swap,
        HOME_ENTRY.index(law.home_entry),
        SEVEN_HITS.index(law.seven_hits),
        SEVEN_MOVES.index(law.seven_moves),
        law.seven_backs_at_home,
        law.seven_diagonal,
        *((-1, False) if forced is None else (RANKS.index(forced.rank), forced.loses_turn)),
        law.centre,
        *(card in law.centre_second_cards for card in HAND_ORDER),
        law.joker_finishes,
        rules.sides_to_end,
        EXCHANGE.index(law.exchange),
        law.leader_stays,
        law.begins_entered,
        law.decks,
        law.jokers,
        *(len(law.hand_sizes), *law.hand_sizes),
        *(number for rank in RANKS for number in _actions(law.cards[rank])),
    )


def _actions(actions: tuple[Action, ...]) -> tuple[int, ...]:
    """What a card does: how many things, and each as two numbers."""
    return (len(actions), *(number for action in actions for number in _action(action)))


def _action(action: Action) -> tuple[int, int]:
    match action:
        case EnterPawn():
            return 0, 0
        case Forward(steps):
            return 1, steps
        case Backward(steps):
            return 2, steps
        case Seven():
            return 3, 0
        case SwapPawns(opponents_only):
            return 5 if opponents_only else 4, 0
        case DrawCard():
            return 6, 0
        case ToCentre():
            return 7, 0
        case FromCentre():
            return 8, 0
        case _:
            assert_never(action)
