"""The best that a hand can do.

Law: a play is weighed by what it changes, against the pawns before it: those of the seat that moves
(:mod:`~tockbot.rules.best.own_steps`), and those that are hit or change places. Of plays of equal value the first
card's is taken, in the order of a hand, and of a card's first a step, then a seven, then a swap; of equal sevens the
first of a listing (notation.md), of equal steps the one that gains more by its own pawns, then the first pawn's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, NamedTuple

from tockbot.rules.best.lone import LoneSteps, LoneSwaps
from tockbot.rules.best.own_steps import Done, OwnStep, OwnSteps
from tockbot.rules.best.scale import Change, Scale
from tockbot.rules.best.shared import SharedSevens
from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Layout, each
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.sevens.seven_outcomes import all_but, seven_outcomes
from tockbot.rules.engine.sides import seat_played
from tockbot.rules.hands import PLACE_IN_HAND
from tockbot.rules.law import SevenMoves
from tockbot.rules.table import TableRules

MOST_HELD: Final = 1 << 15
"""So many steps are kept for a side with what they gain, some 8 MB; then all are forgotten."""

BestPlay = tuple[str, str, int, float]
"""The card spent, what is left of the hand, all pawns after it by their number, and by how much these are better."""


class _Board(NamedTuple):
    """The pawns as a seat finds them.

    Attributes:
        look: what is looked up under these rules.
        pawns: all pawns.
        seat: who spends a card.
        own: what the pawns can do that it plays.
        others: all other pawns.
        taken: where those stand.
        blocked: the fields of pawns that block.
    """

    look: Lookup
    pawns: int
    seat: Seat
    own: OwnSteps
    others: int
    taken: int
    blocked: int


class BestPlays:
    """Finds them for one side, and remembers what came up before."""

    def __init__(self, rules: TableRules, scale: Scale) -> None:
        """With what things are worth to the side."""
        self._rules, self._scale = rules, scale
        self._versatile = {card for card in rules.law.deck_ranks if rules.splitting[card] or rules.swapping[card]}
        self._begin(lookup(rules))

    def _begin(self, look: Lookup) -> None:
        """Forget everything: too much is kept, or the engine forgot what it looks up."""
        self._look, self._scale.held = look, 0
        self._lone: dict[tuple[Seat, int], LoneSteps] = {}
        self._swaps: dict[tuple[Seat, int], LoneSwaps] = {}
        self._own_steps: dict[tuple[int, Seat, bool], OwnSteps] = {}
        self._shared = SharedSevens(look, self._scale)

    def of(self, pawns: int, seat: Seat, hand: str) -> BestPlay | None:
        """The best play of a hand for the seat that holds it, None if no card can move a pawn.

        ``pawns`` are all pawns, by their number.
        """
        look = lookup(self._rules)
        if look is not self._look or self._scale.held > MOST_HELD:
            self._begin(look)
        where, mine = look.layout, seat_played(look, pawns, seat)
        shift, rest_home = where.shifts[mine], look.side_home[mine] ^ look.homes[mine]
        key = (pawns >> shift & where.region, mine, pawns & rest_home == rest_home)
        own = self._own_steps.get(key)
        if own is None:
            own = self._own_steps[key] = OwnSteps(self._lone_steps(mine, key[0] & where.home), key[0], ends=key[2])
        others, blocked = pawns ^ own.number << shift, look.blocked[pawns & look.any_blocking]
        taken = where.taken(others)
        over, lands, best, more, settled = own.hands.get(hand) or own.hand(hand, self._versatile)
        if not settled or over & blocked or lands & taken:
            best = self._with_others(_Board(look, pawns, seat, own, others, taken, blocked), hand)
        elif more:
            board = _Board(look, pawns, seat, own, others, taken, blocked)
            for rank, rest, kept in more:
                for change in (self._seven(board, rank), self._swap(board, rank)):
                    best = self._better(board, best, change, (rank, rest, kept))
        if best is None:
            return None
        _, rank, rest, changed, gain = best
        return rank, rest, pawns ^ changed, gain

    def _lone_steps(self, seat: Seat, home: int) -> LoneSteps:
        found = self._lone.get((seat, home))
        if found is None:
            found = self._lone[seat, home] = LoneSteps(self._look, seat, home, self._scale)
        return found

    def _lone_swaps(self, seat: Seat, home: int) -> LoneSwaps:
        found = self._swaps.get((seat, home))
        if found is None:
            found = self._swaps[seat, home] = LoneSwaps(self._look, seat, home, self._scale)
        return found

    def _with_others(self, board: _Board, hand: str) -> Done | None:
        """The best that can be done with a hand where others matter."""
        best: Done | None = None
        for card in zip(*self._scale.choices[hand], strict=True):
            rank = card[0]
            steps = [step for step in board.own[rank].steps if not step[1] & board.blocked]
            best = self._better(board, best, self._best(board, steps, board.taken), card)
            if rank in self._versatile:
                best = self._better(board, best, self._seven(board, rank), card)
                best = self._better(board, best, self._swap(board, rank), card)
        return best

    def _better(
        self, board: _Board, best: Done | None, found: Change | None, card: tuple[str, str, Sequence[float]]
    ) -> Done | None:
        """The better of what was found before and what a card, with what is left and what that is worth, can do."""
        if found is None:
            return best
        gain, change = found
        where, mine, after = board.look.layout, board.own.seat, board.pawns ^ change
        needed = self._scale.needs[after >> where.shifts[mine] & where.region]
        if needed is None:
            then = seat_played(board.look, after, board.seat)
            needed = self._scale.needs[after >> where.shifts[then] & where.region]
        rank, rest, kept = card
        value = gain + kept[needed or 0]
        better = best is None or (value, -PLACE_IN_HAND[rank]) > (best[0], -PLACE_IN_HAND[best[1]])
        return (value, rank, rest, change, gain) if better else best

    def _best(self, board: _Board, steps: Iterable[OwnStep], hit: int) -> Change | None:
        """The best of these steps where others are hit in these places."""
        where = board.look.layout
        best: Change | None = None
        for gain, _, lands, change, _ in steps:
            places, more, further = lands & hit, 0.0, 0
            if places:
                more, further = self._scale.lost(where, board.others, places), where.wiped(board.others, places)
            if best is None or gain + more > best[0]:
                best = (gain + more, change ^ further)
        return best

    def _swap(self, board: _Board, card: str) -> Change | None:
        """The best swap of a card (rules.md 4.8, 4.10)."""
        look, mine = board.look, board.own.seat
        rules, free = look.rules, look.layout.on_track_or_centre
        if not rules.law.blocking_can_swap:
            free &= ~board.blocked
        region, home, whole = look.layout.region, look.layout.home, look.layout.whole[mine]
        number = board.own.number
        swaps = self._lone_swaps(mine, number & home)
        ours = [(place, swaps[number & whole[place]]) for place in each(number & free)]
        best: Change | None = None
        for _, action in rules.swapping[card] if ours else ():
            spared = rules.side_of(board.seat) if action.opponents_only or mine != board.seat else (mine,)
            for other in rules.seats:
                if other in spared:
                    continue
                number = board.pawns >> look.layout.shifts[other] & region
                swaps, whole = self._lone_swaps(other, number & home), look.layout.whole[other]
                for there in each(number & free):
                    back = swaps[number & whole[there]]
                    for place, away in ours:
                        gain, change = away[there]
                        loss, opposite = back[place]
                        if best is None or gain + loss > best[0]:
                            best = (gain + loss, change ^ opposite)
        return best

    def _seven(self, board: _Board, card: str) -> Change | None:
        """The best of the sevens that a card makes."""
        look, seat, own = board.look, board.seat, board.own
        if not look.rules.splitting[card]:
            return None
        if look.rules.law.seven_moves is SevenMoves.TEAM or (own.turns and own.seat == seat):
            return self._any_seven(board, card)
        others = all_but(look, board.pawns, seat, (own.seat,))
        _, lands, steps = own.seven(others, card)
        best = (steps[0][0], steps[0][3]) if steps else None
        if lands & others.there:
            best = self._best_seven(board, steps, others.there)
        if look.rules.law.seven_moves is SevenMoves.OWN:
            return best
        shared = self._shared.best(board.pawns, seat, best[0] if best else -inf)
        return shared if shared and (best is None or shared[0] > best[0]) else best

    def _best_seven(self, board: _Board, steps: Iterable[OwnStep], hit: int) -> Change | None:
        """The best of these sevens where others are hit in these places."""
        where = board.look.layout
        best: Change | None = None
        for gain, _, lands, change, _ in steps:
            places = lands & hit
            more = self._scale.lost(where, board.others, places) if places else 0.0
            found = (gain + more, change ^ where.wiped(board.others, places))
            if best is None or _is_better(board, found, best):
                best = found
        return best

    def _any_seven(self, board: _Board, card: str) -> Change | None:
        """The same where a seven may move several seats' pawns."""
        where, home, pawns = board.look.layout, board.look.side_home[board.seat], board.pawns
        best: Change | None = None
        for marked, _ in seven_outcomes(board.look, pawns, board.seat):
            change = marked & where.all_pawns
            if (pawns ^ change) & home == home:
                if not self._rules.may_finish(card):
                    continue
                gain = self._scale.finish
            else:
                gain = self._gain(where, pawns, change)
            if best is None or _is_better(board, (gain, change), best):
                best = (gain, change)
        return best

    def _gain(self, where: Layout, pawns: int, change: int) -> float:
        """What a change of all pawns gains."""
        gain = 0.0
        for worth, shift in zip(self._scale.worths, where.shifts, strict=True):
            changed = change >> shift & where.region
            if changed:
                number = pawns >> shift & where.region
                gain += worth[number ^ changed] - worth[number]
        return gain


def _is_better(board: _Board, found: Change, best: Change) -> bool:
    """Whether a seven gains more than another, or stands before it in a listing where both gain the same."""
    if found[0] != best[0]:
        return found[0] > best[0]
    where, pawns = board.look.layout, board.pawns
    return where.further_on(pawns ^ found[1], pawns) < where.further_on(pawns ^ best[1], pawns)
