"""Plays as they are found: a few numbers each, made whole when somebody asks for one.

Law: a play found says the cards spent and how they came to move pawns. Where that leaves the pawns, what they did, and
whom they hit, is worked out from the position in which it was found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple, overload

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Layout, Pawns
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.sevens.layers import Change, Way
from tockbot.rules.engine.sevens.seven_outcomes import told_parts
from tockbot.rules.engine.sides import is_over, next_in_play
from tockbot.rules.engine.steps import Step, SwapStep
from tockbot.rules.moves import Move
from tockbot.rules.plays import Draw, MovePlay, Play
from tockbot.rules.position import Position


class SevenMade(NamedTuple):
    """A seven: the rank that was split, what it changes, the 8s marked above all pawns (rules.md 4.12), and a way."""

    rank: str
    change: int
    way: Way

    def after(self, where: Layout, bits: int) -> int:
        """All pawns after it."""
        return (bits ^ self.change) & where.all_pawns


class SecondCard(NamedTuple):
    """How a play goes on with a second card (rules.md 4.12).

    Attributes:
        rank: the rank for which the first card stands.
        first: how it began.
        between: all pawns after that.
        step: how the second card moved one of them.
    """

    rank: str
    first: Step | SevenMade
    between: int
    step: Step

    def after(self, where: Layout, _bits: int) -> int:
        """All pawns after it."""
        return self.step.after(where, self.between)


How = Step | SwapStep | SevenMade | SecondCard
"""How a play comes about."""

Found = tuple[str, How]
"""The cards spent, and how they moved pawns."""


class Sevens(Sequence[Found]):
    """The sevens of a card, found one by one when asked for."""

    __slots__ = ("_changes", "_rank", "_spent")

    def __init__(self, spent: str, rank: str, changes: Sequence[Change]) -> None:
        """The card spent, the rank that is split, and what it comes to."""
        self._spent, self._rank, self._changes = spent, rank, changes

    @overload
    def __getitem__(self, index: int) -> Found: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Found]: ...
    def __getitem__(self, index: int | slice) -> Found | Sequence[Found]:
        """A seven, or some of them."""
        if isinstance(index, slice):
            return Sevens(self._spent, self._rank, self._changes[index])
        return self._spent, SevenMade(self._rank, *self._changes[index])

    def __iter__(self) -> Iterator[Found]:
        return ((self._spent, SevenMade(self._rank, change, way)) for change, way in self._changes)

    def __len__(self) -> int:
        return len(self._changes)


class Plays(Sequence[Play]):
    """The plays that one position allows, each made whole when it is asked for."""

    __slots__ = ("_count", "_found", "_look", "_position", "_seat")

    def __init__(self, look: Lookup, position: Position, seat: Seat, found: Sequence[Sequence[Found | Draw]]) -> None:
        """The plays of a seat, found or whole, those of some cards after those of others."""
        self._look, self._position, self._seat, self._found = look, position, seat, found
        self._count = sum(map(len, found))

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Play]: ...
    def __getitem__(self, index: int | slice) -> Play | Sequence[Play]:
        """A play, or some of them."""
        if isinstance(index, slice):
            return [self[one] for one in range(self._count)[index]]
        at = index if index >= 0 else index + self._count
        for some in self._found:
            if at < len(some):
                return self._whole(some[at])
            at -= len(some)
        raise IndexError(index)

    def __iter__(self) -> Iterator[Play]:
        return map(self._whole, chain.from_iterable(self._found))

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return repr(tuple(self))

    def outcomes(self) -> Iterator[int]:
        """All pawns after each of them, by their number."""
        where, bits = self._look.layout, self._position.pawns.bits
        for one in chain.from_iterable(self._found):
            yield bits if isinstance(one, Draw) else one[1].after(where, bits)

    def _whole(self, one: Found | Draw) -> Play:
        """The play that was found."""
        if isinstance(one, Draw):
            return one
        spent, how = one
        look, position, seat = self._look, self._position, self._seat
        before = position.pawns
        after = Pawns(before.layout, how.after(before.layout, before.bits))
        first = how.first if isinstance(how, SecondCard) else how
        forces = first is how and forces_discard(position, seat, how.rank, after)
        in_parts = isinstance(first, SevenMade)
        return MovePlay(spent, after, forces, how.rank, partial(_told, look, before.bits, seat, how), in_parts)


def _told(look: Lookup, bits: int, seat: Seat, how: How) -> tuple[Move, ...]:
    """What the pawns did, one move after another."""
    match how:
        case Step() | SwapStep():
            return (how.told(look.layout, bits),)
        case SevenMade(_, _, way):
            return told_parts(look, bits, seat, way)
        case SecondCard(_, first, between, step):
            return (*_told(look, bits, seat, first), step.told(look.layout, between))


def forces_discard(position: Position, seat: Seat, rank: str, after: Pawns) -> bool:
    """Whether the game goes on and the next player has a card to discard (rules.md 4.9, 4.10, readings.md A13, A16)."""
    rules = position.rules
    if rank != rules.forcing_rank or is_over(rules, after):
        return False
    return bool(position.hands[next_in_play(rules, after, seat)])
