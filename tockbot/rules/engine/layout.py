"""All pawns of a table as one number.

Invariant: two arrangements of pawns on one board are the same if, and only if, their numbers are.

Each seat has a *region* of the number, that of seat 0 the lowest. A region, on a board of n track fields::

    bit   0 ... n-1    n        n+1 ... n+4   n+5 ... 2n+5     the next n+1           the last
          a pawn       ...      ...           the pawn there   the pawn there has     the pawn on the start field
          stands on    in the   at home,      has touched      touched it twice       is protected (3.3)
          that track   centre   h1 to h4      its entry
          field                               field (3.6)

Touches and protection have bits only where the rules read them. The reserve is implied: it holds who stands nowhere
else. The first n+5 bits are a pawn's *places*. Masks of places say what lies ahead of a pawn, and who is in its way.

A change of pawns is the number that ``^`` turns one arrangement into the other with; changes add up by ``^`` too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, overload

from tockbot.rules.board import CENTRE, HOME, PAWNS, Board, Location, Seat
from tockbot.rules.engine.pawns import IN_RESERVE, TOUCHES, Group, Pawn, is_protected, location_of, pawn
from tockbot.rules.moves import Spot

LAYOUTS: Final = 64
"""More than all the boards and marks there are."""

PAWN_WIDTH: Final = IN_RESERVE.bit_length()
GROUP_WIDTH: Final = PAWN_WIDTH * PAWNS

REMEMBERED: Final = 1 << 13
"""So many groups of pawns of a seat are kept as tuples."""


class _Read(dict[int, Pawn]):
    """The lone pawns of a seat, by their bits in its region."""

    def __init__(self, layout: Layout, seat: Seat) -> None:
        super().__init__()
        self._layout, self._seat = layout, seat

    def __missing__(self, one: int) -> Pawn:
        where = self._layout
        place = (one & where.places).bit_length() - 1
        found = self[one] = where.pawn(self._seat, one, place)
        return found


class Layout:
    """Where the bits of each pawn lie, on one board under rules that read certain marks."""

    def __init__(self, board: Board, touches: int, *, protects: bool) -> None:
        """Lay out a region for every seat. Make one with :func:`layout_of`: equal ones are then the same."""
        self._made_of = (board, touches, protects)
        self.board = board
        self.fields = board.fields
        self.track = (1 << self.fields) - 1
        self.on_track_or_centre = (1 << self.fields + 1) - 1
        self.places = (1 << self.fields + 1 + len(HOME)) - 1
        self.home = self.places ^ self.on_track_or_centre
        self._touched = [len(HOME) + self.fields + 1 + times * (self.fields + 1) for times in range(touches)]
        self.width = len(HOME) + (self.fields + 1) * (1 + touches) + protects
        self.protected = protects << self.width - 1
        self.region = (1 << self.width) - 1
        self.shifts = tuple(seat * self.width for seat in range(board.players))
        self._folds = [self.width << fold for fold in range((board.players - 1).bit_length())]
        self._everywhere = sum(1 << shift + mark for shift in self.shifts for mark in (0, *self._touched))
        self.end = board.players * self.width
        self.all_pawns = (1 << self.end) - 1
        self.whole = [
            tuple(self.with_marks(1 << place) | self.protected * (place == start) for place in range(self.fields + 5))
            for start in board.starts
        ]
        self.read = [_Read(self, Seat(seat)) for seat in range(board.players)]

    def __reduce__(self) -> tuple[object, ...]:
        return layout_of, self._made_of

    def place(self, location: Location) -> int:
        """The place of a location on the board."""
        return location if location < CENTRE else location - CENTRE + self.fields

    def location(self, place: int) -> Location:
        """The location of a place."""
        return Location(place if place < self.fields else place - self.fields + CENTRE)

    def with_marks(self, places: int) -> int:
        """The bits that pawns on these places can have, but for protection."""
        bits, out = places, places & self.on_track_or_centre
        for touched in self._touched:
            bits |= out << touched
        return bits

    def taken(self, bits: int) -> int:
        """The places on the track and in the centre on which anybody's pawn stands."""
        for fold in self._folds:
            bits |= bits >> fold
        return bits & self.on_track_or_centre

    def alone(self, one: Pawn) -> int:
        """The bits of one pawn in its seat's region; none in reserve."""
        if one >= IN_RESERVE:
            return 0
        place = self.place(location_of(one))
        bits = 1 << place
        for touched in self._touched[: one & TOUCHES]:
            bits |= 1 << touched + place
        return bits | self.protected * is_protected(one)

    def pawn(self, seat: Seat, group: int, place: int) -> Pawn:
        """The pawn of a seat on one of its places, from its region's bits."""
        touches = sum([group >> touched + place & 1 for touched in self._touched]) if place <= self.fields else 0
        protected = place == self.board.starts[seat] and group & self.protected != 0
        return pawn(self.location(place), protected=protected, touches=touches)

    def apart(self, seat: Seat, group: int) -> list[int]:
        """The pawns of a seat on the board, each as the bits it has in the seat's region."""
        whole, left = self.whole[seat], group & self.places
        found = []
        while left:
            lowest = left & -left
            left ^= lowest
            found.append(group & whole[lowest.bit_length() - 1])
        return found

    def group(self, bits: int, seat: Seat) -> Group:
        """The four pawns of a seat."""
        return read_group(self, seat, bits >> self.shifts[seat] & self.region)

    def packed(self, groups: Iterable[Iterable[Pawn]]) -> int:
        """The number of these pawns, seat by seat."""
        bits = 0
        for shift, group in zip(self.shifts, groups, strict=True):
            for one in group:
                bits |= self.alone(one) << shift
        return bits

    def further_on(self, bits: int, before: int) -> int:
        """Where some pawns come among all that others may become: a number that sorts as their groups would.

        Only the groups that are not as before are looked at.
        """
        place, changed = 0, bits ^ before
        while changed:
            seat = Seat((changed.bit_length() - 1) // self.width)
            shift, region = self.shifts[seat], self.region
            further = read_order(self, seat, bits >> shift & region) - read_order(self, seat, before >> shift & region)
            place += further << GROUP_WIDTH * (len(self.shifts) - seat)
            changed &= (1 << shift) - 1
        return place

    def spots(self, bits: int, places: int, origin: int = 0) -> tuple[Spot, ...]:
        """Who stands on these places of the track and the centre, in the order in which one from there meets them."""
        found = [(place, seat) for seat, shift in enumerate(self.shifts) for place in each(bits >> shift & places)]
        if len(found) > 1:
            found.sort(key=lambda one: (one[0] - origin) % self.fields)
        return tuple([Spot(Seat(seat), self.location(place)) for place, seat in found])

    def wiped(self, bits: int, places: int) -> int:
        """The change that sends away all pawns on these places of the track and the centre, none of them protected."""
        return bits & places * self._everywhere


@lru_cache(maxsize=LAYOUTS)
def layout_of(board: Board, touches: int, protects: bool) -> Layout:  # noqa: FBT001 - pickled as it is called
    """The layout of a board under rules that count so many touches, and tell protected pawns or not."""
    return Layout(board, touches, protects=protects)


@lru_cache(maxsize=REMEMBERED)
def read_group(layout: Layout, seat: Seat, region: int) -> Group:
    """The four pawns of a seat from the bits of its region."""
    read = layout.read[seat]
    found = [read[one] for one in layout.apart(seat, region)]
    return (*found, *(IN_RESERVE,) * (PAWNS - len(found)))


@lru_cache(maxsize=REMEMBERED)
def read_order(layout: Layout, seat: Seat, region: int) -> int:
    """A number that sorts as the four pawns of a seat do, from the bits of its region."""
    place = 0
    for one in read_group(layout, seat, region):
        place = place << PAWN_WIDTH | one
    return place


def each(places: int) -> Iterator[int]:
    """The places of a mask, the lowest first."""
    while places:
        lowest = places & -places
        places ^= lowest
        yield lowest.bit_length() - 1


class Pawns(Sequence[Group]):
    """All pawns of a game, a group for each seat in play: one number, read as tuples by whoever wants to look."""

    __slots__ = ("bits", "layout")

    def __init__(self, layout: Layout, bits: int) -> None:
        """The pawns that these bits say in this layout."""
        self.layout = layout
        self.bits = bits

    @overload
    def __getitem__(self, seat: int) -> Group: ...
    @overload
    def __getitem__(self, seat: slice) -> tuple[Group, ...]: ...
    def __getitem__(self, seat: int | slice) -> Group | tuple[Group, ...]:
        """The pawns of a seat, or of several."""
        if isinstance(seat, slice):
            return tuple(self)[seat]
        return self.layout.group(self.bits, Seat(seat))

    def __iter__(self) -> Iterator[Group]:
        return (self.layout.group(self.bits, Seat(seat)) for seat in range(len(self)))

    def __len__(self) -> int:
        return len(self.layout.shifts)

    def numbered(self, bits: int) -> Pawns:
        """Other pawns on the same board, from their number."""
        return Pawns(self.layout, bits)

    def number(self, seat: Seat) -> int:
        """The pawns of a seat as a number of its own: a key, for those who compare thousands."""
        return self.bits >> self.layout.shifts[seat] & self.layout.region

    def numbers(self) -> list[int]:
        """The same of each seat."""
        bits, region = self.bits, self.layout.region
        return [bits >> shift & region for shift in self.layout.shifts]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pawns) and self.bits == other.bits and self.layout is other.layout

    def __hash__(self) -> int:
        return hash(self.bits)

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Pawns, (self.layout, self.bits)
