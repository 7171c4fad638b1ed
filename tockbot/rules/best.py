"""The best that a hand can do, for players that ask only where the pawns then stand, and what that is worth.

Law: of all that the cards of a hand can do with pawns, one card spent, the best is what is worth most together with
what is kept; of equals the first of a listing (notation.md). Where a seven may move anybody's pawns there are too many
to weigh: those of one's own pawns count, and if few play a good one that moves a pawn of somebody else's too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tockbot.rules.board import Seat
from tockbot.rules.engine.pawns import Group, Pawns, all_home
from tockbot.rules.engine.sevens import parts, seven_endings
from tockbot.rules.engine.sides import may_leave, played_seat, side_is_home
from tockbot.rules.engine.standing import Standing
from tockbot.rules.hands import without
from tockbot.rules.law import SEVEN_STEPS, Whose
from tockbot.rules.legal.card_plays import found_by_card
from tockbot.rules.table import TableRules


class Scale(NamedTuple):
    """What things are worth to the side of whoever plays.

    Attributes:
        lead: by how much it is ahead with all pawns so.
        finish: what it gains to bring the last pawn of the side home (rules.md 5.1): more than anything else.
        kept: what it is worth to hold a hand, for whoever moves these pawns.
        sharing: whether sevens that move somebody else's pawn are weighed.
    """

    lead: Callable[[Pawns], int]
    finish: int
    kept: Callable[[str, Group], int]
    sharing: bool


class BestPlay(NamedTuple):
    """The best play: what it is worth with what is kept, the card spent, all pawns after it."""

    value: int
    card: str
    pawns: Pawns


def best_play(rules: TableRules, scale: Scale, pawns: Pawns, seat: Seat, hand: str) -> BestPlay | None:
    """The best play of a hand for the seat that holds it, None if no card can move a pawn."""
    best: BestPlay | None = None
    for card, after in _outcomes(rules, scale, pawns, seat, hand):
        if may_leave(rules, after, seat, card):
            gain = scale.finish if side_is_home(rules, after, seat) else scale.lead(after)
            value = gain + scale.kept(without(hand, card), after[played_seat(rules, after, seat)])
            equal = best is not None and (value, card) == best[:2]
            if best is None or value > best.value or (equal and after < best.pawns):
                best = BestPlay(value, card, after)
    return best


def _outcomes(rules: TableRules, scale: Scale, pawns: Pawns, seat: Seat, hand: str) -> Iterator[tuple[str, Pawns]]:
    """What the cards of a hand can leave."""
    standing = Standing(rules, pawns)
    splits = any(rules.splitting[card] for card in hand)
    endings = seven_endings(rules.with_own_sevens(), pawns, seat) if splits else {}
    shares = splits and scale.sharing and rules.law.seven_moves is Whose.ANYONE
    shared = _shared_seven(scale, standing, seat) if shares else None
    for card in dict.fromkeys(hand):
        for found in found_by_card(standing, seat, card, endings):
            yield card, found.pawns
        if shared is not None and rules.splitting[card]:
            yield card, shared


def _shared_seven(scale: Scale, standing: Standing, player: Seat) -> Pawns | None:
    """A good seven that moves one pawn of somebody else's, and one's own with what is left of it (rules.md 4.5).

    Each walk is weighed as if it were the only one. The two that look best together are then made, the other's first.
    """
    own = _best_walks(scale, standing, player, player)
    found: tuple[int, Pawns, int] | None = None
    for other in standing.rules.seats:
        if other != player:
            for length, (gain, after) in sorted(_best_walks(scale, standing, player, other).items()):
                left = SEVEN_STEPS - length
                if left in own and (found is None or gain + own[left][0] > found[0]):
                    found = gain + own[left][0], after, left
    if found is None:
        return None
    _, after, left = found
    walks = _best_walks(scale, Standing(standing.rules, after), player, player)
    return walks[left][1] if left in walks else None


def _best_walks(scale: Scale, standing: Standing, player: Seat, mover: Seat) -> dict[int, tuple[int, Pawns]]:
    """The best part of each length that a player's seven makes with one pawn of a seat: what it gains, and leaves.

    None brings the last pawn of somebody else's home.
    """
    best, before = {0: (0, standing.pawns)}, scale.lead(standing.pawns)
    for way in parts(standing, player, mover, range(1, SEVEN_STEPS + 1)):
        after = way.after(standing.pawns)
        home = all_home(after[mover])
        if not home or mover == player:
            gain = scale.finish if home else scale.lead(after) - before
            length = abs(way.steps)
            if length not in best or gain > best[length][0]:
                best[length] = gain, after
    return best
