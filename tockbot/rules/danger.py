"""Who can hit a pawn with one card, and which pawns can be hit at all (rules.md 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.engine.pawns import Pawn, Pawns, is_protected, location_of
from tockbot.rules.engine.sevens import parts, straight_across
from tockbot.rules.engine.standing import Standing
from tockbot.rules.engine.ways import Way, ways_by_card
from tockbot.rules.law import RANKS, SEVEN_STEPS, Blocking, Seven
from tockbot.rules.moves import PawnMove, Spot
from tockbot.rules.table import TableRules

WHOLE_SEVEN: Final = range(SEVEN_STEPS, SEVEN_STEPS + 1)


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
    standing = Standing(rules, pawns)
    return [
        Threat(seat, rank, way.told())
        for seat in hunters
        for rank in RANKS
        for way in _ways_of_one_pawn(standing, seat, rank)
        if any(Spot(owner, location_of(one)) == prey for owner, one in way.hits)
    ]


def _ways_of_one_pawn(standing: Standing, seat: Seat, rank: str) -> Iterator[Way]:
    for _, way in ways_by_card(standing, seat, rank):
        yield way
    if Seven() in standing.rules.law.cards[rank]:
        yield from parts(standing, seat, seat, WHOLE_SEVEN)
        yield from straight_across(standing, seat)
