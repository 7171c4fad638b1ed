"""Plays as they are found: a few numbers each, made whole when somebody asks for one.

Law: a play found says the cards spent and all pawns after it. What the pawns did, and whom they hit, is told from the
position in which it was found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, overload

from tockbot.rules.board import Seat
from tockbot.rules.engine.layers import Way
from tockbot.rules.engine.layout import Pawns
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.seven_outcomes import told_parts
from tockbot.rules.engine.sides import is_over, next_in_play
from tockbot.rules.engine.steps import Step, SwapStep
from tockbot.rules.moves import Move
from tockbot.rules.plays import MovePlay, Play
from tockbot.rules.position import Position


class SecondCard(NamedTuple):
    """How a play goes on with a second card (rules.md 4.12).

    Attributes:
        first: how it began.
        between: all pawns after that.
        step: how the second card moved one of them.
    """

    first: Step | Way
    between: int
    step: Step


Found = tuple[str, int, str, Step | SwapStep | Way | SecondCard]
"""The cards spent, all pawns after it, the rank for which the first card stands, and how it came about."""


class Plays(Sequence[Play]):
    """The plays that one position allows, each made whole when it is asked for."""

    __slots__ = ("_found", "_position", "_seat")

    def __init__(self, position: Position, seat: Seat, found: Iterable[Found | Play]) -> None:
        """The plays of a seat, found or whole."""
        self._position, self._seat, self._found = position, seat, tuple(found)

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Play]: ...
    def __getitem__(self, index: int | slice) -> Play | Sequence[Play]:
        """A play, or some of them."""
        if isinstance(index, slice):
            return Plays(self._position, self._seat, self._found[index])
        return self._whole(self._found[index])

    def __iter__(self) -> Iterator[Play]:
        return map(self._whole, self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return repr(tuple(self))

    def _whole(self, one: Found | Play) -> Play:
        """The play that was found."""
        if not isinstance(one, tuple):
            return one
        spent, after, rank, how = one
        position, seat = self._position, self._seat
        pawns = Pawns(position.pawns.layout, after)
        moves = _told(lookup(position.rules), position.pawns.bits, seat, how)
        first = how.first if isinstance(how, SecondCard) else how
        return MovePlay(
            spent,
            pawns,
            forces_discard(position, seat, rank, pawns) and first is how,
            rank,
            moves,
            in_parts=not isinstance(first, Step | SwapStep),
        )


def _told(look: Lookup, bits: int, seat: Seat, how: Step | SwapStep | Way | SecondCard) -> tuple[Move, ...]:
    """What the pawns did, one move after another."""
    if isinstance(how, Step | SwapStep):
        return (how.told(look.layout, bits),)
    if isinstance(how, SecondCard):
        return (*_told(look, bits, seat, how.first), how.step.told(look.layout, how.between))
    return told_parts(look, bits, seat, how)


def forces_discard(position: Position, seat: Seat, rank: str, after: Pawns) -> bool:
    """Whether the game goes on and the next player has a card to discard (rules.md 4.9, 4.10, readings.md A13, A16)."""
    rules = position.rules
    if rank != rules.forcing_rank or is_over(rules, after):
        return False
    return bool(position.hands[next_in_play(rules, after, seat)])
