"""Plays as they are found: a few numbers each, made whole when somebody asks for one.

Law: a play found says the cards spent and how they came to move pawns. Where that leaves the pawns, what they did, and
whom they hit, is worked out from the position in which it was found.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache, partial
from itertools import chain
from typing import NamedTuple, overload

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Layout, Pawns
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.sevens.layers import Change, Way
from tockbot.rules.engine.sevens.seven_outcomes import told_parts
from tockbot.rules.engine.sides import is_over, next_in_play
from tockbot.rules.engine.steps import Step, SwapStep
from tockbot.rules.hands import PLACE_IN_HAND
from tockbot.rules.law import HAND_ORDER
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

Order = tuple[tuple[int, ...], bool, int, bool]
"""The cards' places in a hand; whether one is drawn; all pawns after it, or from whom; whether somebody discards."""


class Sevens(Collection[Found]):
    """The sevens of a card, found one by one."""

    __slots__ = ("_changes", "_rank", "_spent")

    def __init__(self, spent: str, rank: str, changes: Collection[Change]) -> None:
        """The card spent, the rank that is split, and what it comes to."""
        self._spent, self._rank, self._changes = spent, rank, changes

    def __contains__(self, one: object) -> bool:
        return any(one == found for found in self)

    def __iter__(self) -> Iterator[Found]:
        return ((self._spent, SevenMade(self._rank, change, way)) for change, way in self._changes)

    def __len__(self) -> int:
        return len(self._changes)


class Plays(Sequence[Play]):
    """The plays that one position allows, in the order of a listing (notation.md), each made whole when asked for.

    They are counted without being put in order: of sevens alone there may be hundreds of thousands.
    """

    __slots__ = ("_count", "_found", "_look", "_ordered", "_position", "_seat")

    def __init__(self, look: Lookup, position: Position, seat: Seat, found: Sequence[Collection[Found | Draw]]) -> None:
        """The plays of a seat, as they were found."""
        self._look, self._position, self._seat, self._found = look, position, seat, found
        self._count = sum(map(len, found))
        self._ordered: list[Found | Draw] | None = None

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Play]: ...
    def __getitem__(self, index: int | slice) -> Play | Sequence[Play]:
        """A play, or some of them."""
        if isinstance(index, slice):
            return [self._whole(one) for one in self._in_order()[index]]
        return self._whole(self._in_order()[index])

    def __iter__(self) -> Iterator[Play]:
        return map(self._whole, self._in_order())

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return repr(tuple(self))

    def outcomes(self) -> Iterator[int]:
        """All pawns after each of them, by their number, in any order."""
        where, bits = self._look.layout, self._position.pawns.bits
        for one in chain.from_iterable(self._found):
            yield bits if isinstance(one, Draw) else one[1].after(where, bits)

    def _in_order(self) -> list[Found | Draw]:
        """Everything that was found, in the order of a listing."""
        if self._ordered is None:
            self._ordered = sorted(chain.from_iterable(self._found), key=self._order)
        return self._ordered

    def _order(self, one: Found | Draw) -> Order:
        """What comes before what."""
        if isinstance(one, Draw):
            return _in_hand(one.spent), True, one.seat, False
        spent, how = one
        where, bits = self._look.layout, self._position.pawns.bits
        after = how.after(where, bits)
        return _in_hand(spent), False, where.further_on(after, bits), self._forces(how, after)

    def _forces(self, how: How, after: int) -> bool:
        if how.rank != self._look.rules.forcing_rank or isinstance(how, SecondCard):
            return False
        return forces_discard(self._position, self._seat, how.rank, Pawns(self._look.layout, after))

    def _whole(self, one: Found | Draw) -> Play:
        """The play that was found."""
        if isinstance(one, Draw):
            return one
        spent, how = one
        look, seat = self._look, self._seat
        before = self._position.pawns
        after = how.after(before.layout, before.bits)
        in_parts = isinstance(how.first if isinstance(how, SecondCard) else how, SevenMade)
        told = partial(_told, look, before.bits, seat, how)
        return MovePlay(spent, Pawns(before.layout, after), self._forces(how, after), how.rank, told, in_parts)


@lru_cache(maxsize=len(HAND_ORDER) ** 2)
def _in_hand(spent: str) -> tuple[int, ...]:
    return tuple([PLACE_IN_HAND[card] for card in spent])


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
