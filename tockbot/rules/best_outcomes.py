"""The best that each card can leave, where what pawns are worth adds up seat by seat.

Law: an outcome is weighed by what it changes, against the pawns before it: those of the seat that moves
(:mod:`~tockbot.rules.own_steps`), and those that are hit or change places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.seven_outcomes import all_but, seven_outcomes
from tockbot.rules.engine.sides import seat_played
from tockbot.rules.law import SevenMoves
from tockbot.rules.own_steps import OwnStep, OwnSteps, OwnSwaps, Scale
from tockbot.rules.table import TableRules

MOST_HELD: Final = 1 << 14
"""So many steps are kept for a side with what they gain, some 4 MB; then all are forgotten."""

Best = tuple[float, int, int]
"""By how much the best outcome is better than the pawns before it, all pawns after it, and those of its mover."""

Change = tuple[float, int]
"""What a change of all pawns gains, and the change."""


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


class BestOutcomes:
    """Finds them for one side, and remembers what came up before."""

    def __init__(self, rules: TableRules, worths: Sequence[Mapping[int, float]], finish: float) -> None:
        """``worths`` says for each seat what its pawns, by their number, are worth to the side.

        ``finish`` is what it gains to bring the last pawn of the side home (rules.md 5.1): more than anything else.
        """
        self._rules, self._scale = rules, Scale(worths, finish)
        self._own_steps: dict[tuple[int, Seat, bool], OwnSteps] = {}
        self._own_swaps: dict[tuple[int, Seat], OwnSwaps] = {}
        self._versatile = {card for card in rules.law.deck_ranks if rules.splitting[card] or rules.swapping[card]}

    def of(self, pawns: int, seat: Seat, cards: Iterable[str]) -> list[Best | None]:
        """The best outcome of each of these cards for the seat that spends it; None for one that can move no pawn.

        ``pawns`` are all pawns, by their number.
        """
        look = lookup(self._rules)
        where = look.layout
        own = self._steps(look, seat_played(look, pawns, seat), pawns)
        shift = where.shifts[own.seat]
        others, blocked = pawns ^ own.number << shift, look.blocked[pawns & look.any_blocking]
        taken = where.taken(others)
        board: _Board | None = None
        found: list[Best | None] = []
        for card in cards:
            over, lands, steps = own[card]
            best: Change | None = None
            if over & blocked or lands & taken:
                board = board or _Board(look, pawns, seat, own, others, taken, blocked)
                if over & blocked:
                    steps = [step for step in steps if not step[1] & blocked]
                best = self._best(board, steps, taken)
            elif steps:
                best = (steps[0][0], steps[0][3])
            if card in self._versatile:
                board = board or _Board(look, pawns, seat, own, others, taken, blocked)
                best = _better(best, self._seven(board, card), self._swap(board, card))
            if best is None:
                found.append(None)
            else:
                gain, change = best
                after = pawns ^ change
                found.append((gain, after, after >> shift & where.region))
        return found

    def _steps(self, look: Lookup, seat: Seat, pawns: int) -> OwnSteps:
        """What the pawns of a seat can do, the rest of its side being home or not."""
        number, rest = pawns >> look.layout.shifts[seat] & look.layout.region, look.side_home[seat] ^ look.homes[seat]
        key = (number, seat, pawns & rest == rest)
        steps = self._own_steps.get(key)
        if steps is None:
            if self._scale.held > MOST_HELD:
                self._own_steps.clear()
                self._own_swaps.clear()
                self._scale.held = 0
            steps = self._own_steps[key] = OwnSteps(look, seat, number, self._scale, ends=key[2])
        return steps

    def _best(self, board: _Board, steps: Iterable[OwnStep], hit: int) -> Change | None:
        """The best of these steps where others are hit in these places."""
        where = board.look.layout
        best: Change | None = None
        for gain, _, lands, change, _ in steps:
            places, more, further = lands & hit, 0.0, 0
            if places:
                more, further = self._lost(board, places), where.wiped(board.others, places)
            if best is None or gain + more > best[0]:
                best = (gain + more, change ^ further)
        return best

    def _lost(self, board: _Board, places: int) -> float:
        """What it gains that others' pawns on these places are sent away."""
        where, gain = board.look.layout, 0.0
        for worth, shift in zip(self._scale.worths, where.shifts, strict=True):
            number = board.others >> shift & where.region
            if number & places:
                gain += worth[number & ~where.with_marks(places)] - worth[number]
        return gain

    def _swap(self, board: _Board, card: str) -> Change | None:
        """The best swap of a card (rules.md 4.8, 4.10)."""
        look, mine = board.look, board.own.seat
        rules, free = look.rules, look.layout.on_track_or_centre
        if not rules.law.blocking_can_swap:
            free &= ~board.blocked
        number, swaps = self._swaps(look, mine, board.pawns)
        ours = [(place, swaps[place]) for place in each(number & free)]
        best: Change | None = None
        for _, action in rules.swapping[card] if ours else ():
            spared = rules.side_of(board.seat) if action.opponents_only or mine != board.seat else (mine,)
            for other in rules.seats:
                if other in spared:
                    continue
                number, swaps = self._swaps(look, other, board.pawns)
                for there in each(number & free):
                    back = swaps[there]
                    for place, away in ours:
                        gain, change = away[there]
                        loss, opposite = back[place]
                        if best is None or gain + loss > best[0]:
                            best = (gain + loss, change ^ opposite)
        return best

    def _swaps(self, look: Lookup, seat: Seat, pawns: int) -> tuple[int, OwnSwaps]:
        number = pawns >> look.layout.shifts[seat] & look.layout.region
        swaps = self._own_swaps.get((number, seat))
        if swaps is None:
            swaps = self._own_swaps[number, seat] = OwnSwaps(look, seat, number, self._scale)
        return number, swaps

    def _seven(self, board: _Board, card: str) -> Change | None:
        """The best of the sevens that a card makes."""
        look, seat, own = board.look, board.seat, board.own
        if not look.rules.splitting[card]:
            return None
        if look.rules.law.seven_moves is not SevenMoves.OWN or (own.turns and own.seat == seat):
            return self._any_seven(board, card)
        others = all_but(look, board.pawns, seat, (own.seat,))
        _, lands, steps = own.seven(others, card)
        if lands & others.there:
            return self._best(board, steps, others.there)
        return (steps[0][0], steps[0][3]) if steps else None

    def _any_seven(self, board: _Board, card: str) -> Change | None:
        """The same where a seven may move several seats' pawns."""
        where, home, pawns = board.look.layout, board.look.side_home[board.seat], board.pawns
        best: Change | None = None
        for marked, _ in seven_outcomes(board.look, pawns, board.seat):
            change = marked & where.all_pawns
            if (pawns ^ change) & home == home:
                if self._rules.may_finish(card):
                    return (self._scale.finish, change)
                continue
            gain = 0.0
            for worth, shift in zip(self._scale.worths, where.shifts, strict=True):
                changed = change >> shift & where.region
                if changed:
                    number = pawns >> shift & where.region
                    gain += worth[number ^ changed] - worth[number]
            if best is None or gain > best[0]:
                best = (gain, change)
        return best


def _better(*changes: Change | None) -> Change | None:
    """The best of what there is."""
    best: Change | None = None
    for one in changes:
        if one is not None and (best is None or one[0] > best[0]):
            best = one
    return best
