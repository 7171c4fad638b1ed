"""What a play did, followed once and read everywhere: who was struck, where each pawn then is, who came home."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, assert_never

from tockbot.rules import RESERVE, Enter, Jump, Location, Move, Play, Seat, Spot, Swap, ThrowIn, Walk
from tockbot.tables.cards import Card
from tockbot.tables.ids import Stamp
from tockbot.tables.players import Computer, Player
from tockbot.tables.state.game.numbering import Numbering, pawn_number


class PawnId(NamedTuple):
    """Which pawn: its seat, and the number 1 to 4 that it keeps all game."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Moved:
    """One move with what it did.

    Attributes:
        move: the move, as the rules tell it.
        pawn: the pawn that went.
        swapped: the other pawn of a swap.
        struck: the pawns that it sent to their reserves, the first one met first.
        before: where each pawn stood before it.
        after: where each pawn stands after it.
    """

    move: Move
    pawn: PawnId
    swapped: PawnId | None
    struck: tuple[PawnId, ...]
    before: Numbering
    after: Numbering


def follow(before: Numbering, moves: Iterable[Move]) -> tuple[Moved, ...]:
    """What these moves do one after another, from where the pawns stand before them.

    Raises:
        ValueError: no pawn stands where a move begins, or where it hits or swaps one.
    """
    followed: list[Moved] = []
    for move in moves:
        followed.append(_moved(before, move))
        before = followed[-1].after
    return tuple(followed)


def _moved(before: Numbering, move: Move) -> Moved:
    origin = RESERVE if isinstance(move, Enter) else move.origin
    pawn = PawnId(move.seat, pawn_number(before, move.seat, origin))
    struck = tuple(_pawn_at(before, spot) for spot in move.hits)
    match move:
        case Enter(_, goal, _) | Walk(_, _, goal, _, _) | Jump(_, _, goal, _):
            after = before
            for one in struck:
                after = _placed(after, one, RESERVE)
            return Moved(move, pawn, None, struck, before, _placed(after, pawn, goal))
        case Swap(_, _, other):
            swapped = _pawn_at(before, other)
            after = _placed(_placed(before, swapped, origin), pawn, other.location)
            return Moved(move, pawn, swapped, struck, before, after)
        case _:
            assert_never(move)


def _pawn_at(numbering: Numbering, spot: Spot) -> PawnId:
    return PawnId(spot.seat, pawn_number(numbering, spot.seat, spot.location))


def _placed(numbering: Numbering, pawn: PawnId, place: Location) -> Numbering:
    """The pawns with one of them elsewhere."""
    group = list(numbering[pawn.seat])
    group[pawn.number - 1] = place
    return (*numbering[: pawn.seat], tuple(group), *numbering[pawn.seat + 1 :])


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """A play that was made, as everybody saw it.

    Attributes:
        seat: whose it was.
        player: who sat there then.
        cards: the cards spent.
        play: the play, as the rules tell it.
        before: where each numbered pawn stood before it.
        round: the round in which it was made, from 1.
        forced: whether it is a discard that another's card made due (rules.md 4.9, 4.10).
        moved: what each of its moves did, in order; none where no pawn moved.
        home: the sides that it brought home, in the order in which they came (readings.md A12).
        in_stead: whether a program made it in the stead of that player.
        ahead: whether that player had chosen it in advance, so that it was made in the step that gave the turn.
        burnt: the card that chance burnt of another's hand, which all saw (rules-family.md W10).
        number: the entry's of the log by which it was made.
    """

    seat: Seat
    player: Player | None
    cards: tuple[Card, ...]
    play: Play
    before: Numbering
    round: int
    forced: bool = False
    moved: tuple[Moved, ...] = field(default=(), repr=False)
    home: tuple[tuple[Seat, ...], ...] = ()
    in_stead: bool = False
    ahead: bool = False
    burnt: Card | None = None
    # The same play is another entry in the log than in the text of its game.
    number: Stamp = field(default=Stamp(0), compare=False, repr=False)

    @property
    def follows_at_once(self) -> bool:
        """Whether nobody did anything for it just then: a computer's, one chosen in advance, a hand that went."""
        return self.ahead or self.went_by_itself or isinstance(self.player, Computer)

    @property
    def went_by_itself(self) -> bool:
        """Whether it is a hand of a person that could only be thrown in, and went without them."""
        return self.in_stead and isinstance(self.play, ThrowIn)

    @property
    def after(self) -> Numbering:
        """Where each numbered pawn stood after it."""
        return self.moved[-1].after if self.moved else self.before

    @property
    def struck(self) -> tuple[PawnId, ...]:
        """The pawns that it sent to their reserves."""
        return tuple(one for moved in self.moved for one in moved.struck)
