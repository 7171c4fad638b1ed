"""Who can hit a pawn with one card, and which pawns can be hit at all (rules.md 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.engine.layout import Pawns
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.moving import Standing, pawn_moves
from tockbot.rules.engine.pawns import Pawn, is_protected, location_of
from tockbot.rules.engine.sevens.seven_parts import whole_walks
from tockbot.rules.law import RANKS, Blocking, Seven
from tockbot.rules.moves import PawnMove, Spot
from tockbot.rules.table import TableRules


class Threat(NamedTuple):
    """A way to hit a pawn: who could, with which rank, and by which move."""

    seat: Seat
    rank: str
    move: PawnMove


def can_be_hit(rules: TableRules, seat: Seat, one: Pawn) -> bool:
    """Whether a pawn of this seat stands where others may hit it, if they reach it (rules.md 3.2, 3.3)."""
    if location_of(one) > CENTRE or is_protected(one):
        return False
    return rules.law.blocking is not Blocking.OWN_START or location_of(one) != rules.board.starts[seat]


def threats(rules: TableRules, pawns: Pawns, prey: Spot, hunters: Iterable[Seat]) -> list[Threat]:
    """Every way in which one of these seats could hit a pawn with one card spent whole on one pawn of its own."""
    if prey.location > CENTRE:
        return []
    look = lookup(rules)
    return [
        Threat(seat, rank, move)
        for seat in hunters
        for rank in RANKS
        for move in _moves_of_one_pawn(look, pawns.bits, seat, rank)
        if prey in move.hits
    ]


def _moves_of_one_pawn(look: Lookup, bits: int, seat: Seat, rank: str) -> Iterator[PawnMove]:
    standing = Standing(look, bits, seat)
    for _, step in pawn_moves(standing, rank):
        yield step.told(look.layout, bits)
    if Seven() in look.rules.law.cards[rank]:
        yield from whole_walks(look, bits, seat)
