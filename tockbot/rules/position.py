"""One moment of a game, and the questions one can ask of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from tockbot.rules.board import Seat
from tockbot.rules.pawns import Pawns, all_home
from tockbot.rules.table_rules import TableRules


class Phase(Enum):
    """What is due, by its letter in the notation (rules.md 6.1)."""

    EXCHANGE = "x"
    PLAY = "m"
    DISCARD = "d"
    ROUND_OVER = "r"
    GAME_OVER = "e"


@dataclass(frozen=True, slots=True)
class Position:
    """Where everything stands, all hands included (rules.md 6.1).

    Attributes:
        rules: the rules of the table.
        dealer: the dealer of this round, or of the one just over.
        phase: what is due.
        turn: the seat to act, in play and forced discard.
        pawns: a group for each seat in play.
        hands: a string of ranks for each seat in play, in the notation's order.
    """

    rules: TableRules
    dealer: Seat
    phase: Phase
    turn: Seat | None
    pawns: Pawns
    hands: tuple[str, ...] = field(repr=False)


def side_is_home(rules: TableRules, pawns: Pawns, seat: Seat) -> bool:
    """Whether all pawns of a seat's side are home (rules.md 5.1)."""
    return _all_home(pawns, rules.side_of(seat))


def _all_home(pawns: Pawns, side: tuple[Seat, ...]) -> bool:
    for member in side:  # noqa: SIM110 - a generator takes three times as long, and this is asked of every play
        if not all_home(pawns[member]):
            return False
    return True


def is_over(rules: TableRules, pawns: Pawns) -> bool:
    """Whether the game has ended: one side home, or with ``places`` all but one (rules.md 5.1)."""
    home = [side for side in rules.sides if _all_home(pawns, side)]
    return len(home) >= (len(rules.sides) - 1 if rules.law.places else 1)


def played_seat(rules: TableRules, pawns: Pawns, seat: Seat) -> Seat:
    """Whose pawns a seat plays: its own, or in teams, once those are home, its partner's (rules.md 2.7)."""
    partner = rules.partners[seat]
    return partner if partner is not None and all_home(pawns[seat]) else seat


def next_in_play(rules: TableRules, pawns: Pawns, seat: Seat) -> Seat:
    """The next seat clockwise that has not finished (rules.md 4.9, 5.1)."""
    players = rules.party.players
    for step in range(1, players):
        after = Seat((seat + step) % players)
        if not side_is_home(rules, pawns, after):
            return after
    return seat


def next_holder(hands: tuple[str, ...], seat: Seat) -> Seat | None:
    """The next seat clockwise that holds a card, the seat itself last; None if nobody does (rules.md 2.4)."""
    players = len(hands)
    for step in range(1, players + 1):
        after = (seat + step) % players
        if hands[after]:
            return Seat(after)
    return None
