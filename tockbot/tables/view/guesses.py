"""What those who watch a game guess at, and what that comes to: points, and nothing else.

A guess is no part of the game's log, which tells what was played. It says after which of the log's entries it was made,
so that it is known of how little it was made: whatever was taken back later counts for nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tockbot.rules import PAWNS, Seat, TableRules, is_home
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.players import Human
from tockbot.tables.state.game.numbering import Numbering
from tockbot.tables.state.game.record import PlayRecord

QUARTERS: Final = 4
CLOSES_AT: Final = 3
"""So many quarters of its pawns a side has home when it is too late to say who wins."""

MOST_FOR_A_PAWN: Final = 3
"""So many points there are at most for whose pawn came home."""


class GuessAt(Enum):
    """What is guessed at; its value is how it is kept."""

    WINNER = "winner"
    """Which side wins."""

    HOME = "home"
    """Whose pawn comes home next."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What somebody guesses.

    Attributes:
        person: who.
        at: at what.
        homecoming: at which of the plays that bring pawns home, from 0; 0 for who wins.
        seat: whose pawn it is said to be, or a seat of the side that is said to win.
        number: how many entries the table's log had.
    """

    person: PersonId
    at: GuessAt
    homecoming: int
    seat: Seat
    number: Stamp


def winner_worth(rules: TableRules, pawns: Numbering) -> int:
    """How many points there are for who now says who wins: one fewer for each quarter that a side has home; 0 is none.

    Any side counts, so that all guess at the same moment for the same, and nobody does once the end is in sight.
    """
    quarters = max(QUARTERS * sum(_home(pawns, seat) for seat in side) // (PAWNS * len(side)) for side in rules.sides)
    return QUARTERS - quarters if quarters < CLOSES_AT else 0


def _home(pawns: Numbering, seat: Seat) -> int:
    return sum(map(is_home, pawns[seat]))


def homecomings(history: Sequence[PlayRecord]) -> tuple[tuple[int, frozenset[Seat]], ...]:
    """The plays that brought pawns home, by their places among these, each with whose pawns those were."""
    found: list[tuple[int, frozenset[Seat]]] = []
    for place, record in enumerate(history):
        seats = map(Seat, range(len(record.before)))
        # What has come home stays there.
        came = frozenset(seat for seat in seats if _home(record.after, seat) > _home(record.before, seat))
        if came:
            found.append((place, came))
    return tuple(found)


def points_of(
    rules: TableRules, history: Sequence[PlayRecord], finished: Sequence[Collection[Seat]], guess: Guess
) -> int:
    """How many points a guess at a game that is over got, where nobody took part in it who guessed.

    Args:
        rules: what was played.
        history: all its plays.
        finished: the sides that came home, in that order.
        guess: what was guessed.
    """
    if not history or not finished:
        return 0
    before = [record for record in history if record.number <= guess.number]
    if guess.at is GuessAt.WINNER:
        stood = before[-1].after if before else history[0].before
        return winner_worth(rules, stood) if guess.seat in finished[0] else 0
    came = homecomings(history)
    if guess.homecoming >= len(came) or guess.seat not in came[guess.homecoming][1]:
        return 0
    turns, _ = divmod(came[guess.homecoming][0] - len(before), rules.party.players)
    return max(0, min(1 + turns, MOST_FOR_A_PAWN))


def scored(
    rules: TableRules,
    history: Sequence[PlayRecord],
    finished: Sequence[Collection[Seat]],
    guesses: Iterable[Guess],
) -> tuple[tuple[Guess, int], ...]:
    """What each guess at a game that is over got; nothing for who came to play in it."""
    played = {record.player.person for record in history if isinstance(record.player, Human)}
    return tuple(
        (guess, 0 if guess.person in played else points_of(rules, history, finished, guess)) for guess in guesses
    )
