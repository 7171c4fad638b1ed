"""The search of the compiled core: it gets a table's weights as numbers, and returns what the Python search would."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar, overload

from tockbot import core
from tockbot.computer import evaluation
from tockbot.computer.knowledge import Knowledge, Trial
from tockbot.rules import (
    CENTRE,
    HAND_ORDER,
    HOME,
    PAWNS,
    RESERVE,
    Burn,
    Draw,
    Group,
    Move,
    MovePlay,
    Pawn,
    Pawns,
    Play,
    Position,
    Seat,
    TableRules,
    ThrowIn,
    legal_plays,
    plays_without_sevens,
)
from tockbot.tables import Card, Observation, rank_of

if TYPE_CHECKING:
    from tockbot.core._core import Given, Thinker, Told

T = TypeVar("T")

SEATS: Final = 8
"""Number of seats for which the core has room."""

CODES: Final = RESERVE << 3
"""Upper bound of the numbers of pawns that are not in reserve."""

PROTECTED: Final = 4
"""The mark of a protected pawn in its number."""


class CompiledSearch:
    """Searches at one table."""

    def __init__(self, rules: TableRules, thinker: Thinker) -> None:
        """Wrap the core's thinker; callers use :func:`compiled_search`."""
        self._rules, self._thinker = rules, thinker

    def lead(self, pawns: Pawns, seat: Seat) -> int:
        """Return the lead of a seat's side over the others, as :meth:`Evaluation.lead` of the mover."""
        return self._thinker.lead(core.pawns_bytes(pawns), seat)

    def plays(
        self, position: Position, knows: Knowledge, chosen: Sequence[Play] | None, budget: tuple[int, int], seed: int
    ) -> list[Trial[Play]]:
        """Return the plays tried, the best first.

        Args:
            position: the position, in which the viewer is to act.
            knows: what the viewer knows.
            chosen: the plays to choose from; None for all.
            budget: number of plays to try, and of rounds to play out.
            seed: seed of all randomness.
        """
        given = None if chosen is None else [_given(play) for play in chosen]
        asking = (*core.asked(position), given, *_known(knows), *budget, seed)
        rows = self._thinker.plays(*asking)
        plays = _plays(position, chosen, rows)
        return [_trial(plays[one[:4]], one) for one in rows]

    def gifts(
        self, observation: Observation, knows: Knowledge, budget: tuple[int, int], seed: int
    ) -> list[Trial[Card]]:
        """Return the cards tried for the exchange, the best first."""
        position, cards = observation.position(), {rank_of(card): card for card in observation.hand}
        asking = (*core.asked(position), knows.viewer, position.dealer, *_known(knows), *budget, seed)
        return [_trial(cards[one[0]], one) for one in self._thinker.gifts(*asking)]

    def compare(
        self, observation: Observation, knows: Knowledge, things: Sequence[Play] | Sequence[Card], deals: int, seed: int
    ) -> list[float]:
        """Return the mean winning chance of each of these plays or passed cards, on the same deals."""
        position = observation.position()
        cards = "".join(rank_of(one) for one in things if isinstance(one, str))
        given = cards or [_given(one) for one in things if not isinstance(one, str)]
        asking = (*core.asked(position), knows.viewer, position.dealer, given, *_known(knows), deals, seed)
        return self._thinker.compare(*asking)


def thinks_by(rules: TableRules, mover: evaluation.Weights, leaf: evaluation.Weights) -> Thinker | None:
    """Return a thinker in the core with these weights, or None if there is no core or it does not support the table."""
    return core.compiled_thinker(rules, array("i", _numbers(rules, mover, leaf)).tobytes())


@lru_cache(maxsize=8)
def _search(rules: TableRules) -> CompiledSearch | None:
    judge = evaluation.judges(rules)
    thinker = thinks_by(rules, judge.mover.weights, judge.leaf.weights)
    return None if thinker is None else CompiledSearch(rules, thinker)


def compiled_search(rules: TableRules) -> CompiledSearch | None:
    """Return the search at a table, or None if this process may not use the core or it does not support the table."""
    return None if core.compiled_table(rules) is None else _search(rules)


def _known(knows: Knowledge) -> tuple[str, str]:
    """Return the unseen cards, and the known cards of each seat."""
    held = ("".join(rank for holder, rank in knows.held if holder == seat) for seat in range(len(knows.sizes)))
    return "".join(knows.unseen), "/".join(held)


def _given(play: Play) -> Given:
    if isinstance(play, MovePlay):
        return play.spent, core.pawns_bytes(play.pawns), play.forces_discard
    match play:
        case Draw(spent, seat):
            return spent, None, seat
        case Burn(spent, seat, choice):
            return spent, None, seat + (core.CHOSEN_OF if choice else core.BURN_OF)
        case _:
            return play.spent, None, core.THROWN_IN if isinstance(play, ThrowIn) else core.DISCARDED


MOVES, DRAWS, BURNS, PUTS_AWAY = range(4)
Key = tuple[str, bytes | None, int, int]
"""A play as the core returns it: the cards, the pawns afterwards, its kind, and its other effect."""


def _key(play: Play) -> Key:
    if isinstance(play, MovePlay):
        return play.spent, core.pawns_bytes(play.pawns), MOVES, play.forces_discard
    match play:
        case Draw(spent, seat):
            return spent, None, DRAWS, seat
        case Burn(spent, seat, choice):
            return spent, None, BURNS, seat + SEATS * choice
        case _:
            return play.spent, None, PUTS_AWAY, isinstance(play, ThrowIn)


def _plays(position: Position, chosen: Sequence[Play] | None, rows: Sequence[Told]) -> dict[Key, Play]:
    """Return the plays of the core's answer; the parts of a seven are looked up only on first use."""
    some = plays_without_sevens(position) if chosen is None else chosen
    listed = {_key(play): play for play in some}
    keys = [one[:4] for one in rows]
    return {key: listed[key] if key in listed else _seven(position, key) for key in keys}


def _seven(position: Position, key: Key) -> MovePlay:
    """Return the seven of the core's answer.

    Its parts are found by listing only the plays of the cards spent.
    """
    spent, after, _, forces = key
    if after is None:
        raise ValueError("what moves no pawn is no seven")

    def moves() -> tuple[Move, ...]:
        only = tuple(spent if seat == position.turn else hand for seat, hand in enumerate(position.hands))
        sevens = legal_plays(replace(position, hands=only))
        return next(one.moves for one in sevens if isinstance(one, MovePlay) and one.in_parts and _key(one) == key)

    # The seven may be a joker, listed after the card that then puts its pawn into the centre.
    rank = next(filter(None, (position.rules.splitting[card] for card in spent)))[0]
    return MovePlay(spent, core.pawns_of(after), bool(forces), rank, moves, in_parts=True)


class _Ends(Sequence[Pawns]):
    """The pawns at the ends of play-outs, decoded when they are read: a play needs none of them, a hint all."""

    def __init__(self, given: bytes, count: int) -> None:
        self._given, self._count = given, count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Pawns: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Pawns]: ...
    def __getitem__(self, place: int | slice) -> Pawns | Sequence[Pawns]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(self._count))]
        size, first = len(self._given) // max(self._count, 1), range(self._count)[place]
        return core.pawns_of(self._given[first * size : (first + 1) * size])


def _trial(what: T, row: Told) -> Trial[T]:
    *_, value, first_look, chances, total, ends = row
    return Trial(what, value, first_look, chances, total, _Ends(ends, len(chances)))


def _numbers(rules: TableRules, mover: evaluation.Weights, leaf: evaluation.Weights) -> Iterator[int]:
    """Yield all weights for the core, in the order of ``Weights`` in its ``think.h``."""
    for weights in (mover, leaf):
        yield from _worths(rules, weights)
        yield from _worths(rules, weights[evaluation.ALONE])
        yield from evaluation.danger_weights(weights)
        yield from (
            round(evaluation.VALUE_SCALE * weights[evaluation.NAMES.index(name)]) for name in evaluation.HAND_NAMES
        )
    for seat in map(Seat, range(SEATS)):
        lost = {code: evaluation.lost_with(rules, seat, code) for code in codes(rules, seat)}
        yield from (lost.get(Pawn(code), 0) for code in range(CODES))
    yield from (card in rules.law.entering_ranks for card in HAND_ORDER)


def _worths(rules: TableRules, weights: evaluation.Weights) -> Iterator[int]:
    """Yield the values of pawns on their own and as the last of their seat, and those of their arrangement."""
    found = [
        {code: evaluation.pawn_features(rules, seat, code) for code in codes(rules, seat)}
        for seat in map(Seat, range(SEATS))
    ]
    nothing: evaluation.FeatureCounts = []
    for seat in found:
        yield from (evaluation.grains(weights, seat.get(Pawn(code), nothing)) for code in range(CODES))
    for seat in found:
        yield from (
            evaluation.grains(weights, evaluation.last_features(seat.get(Pawn(code), nothing))) for code in range(CODES)
        )
    shapes = [shape(homes, count) for homes in range(1 << PAWNS) for count in range(PAWNS + 1)]
    yield from (evaluation.grains(weights, evaluation.shape_features(group)) for group in shapes)
    yield from map(evaluation.only_first_free, shapes)


def shape(homes: int, count: int) -> Group:
    """Return four pawns, ``count`` of them on the board, with those of the mask ``homes`` at home."""
    at_home = [Pawn(home << 3) for place, home in enumerate(HOME) if homes >> place & 1]
    out = [Pawn(0)] * (count - len(at_home))
    return (*out, *at_home, *[Pawn(RESERVE << 3)] * PAWNS)[:PAWNS]


def codes(rules: TableRules, seat: Seat) -> Iterator[Pawn]:
    """Yield every pawn of a seat that is not in reserve; none if the seat is not in play."""
    if seat not in rules.seats:
        return
    for location in (*range(rules.board.fields), CENTRE):
        for touches in range(rules.most_touches + 1):
            yield Pawn(location << 3 | touches)
            if rules.marks_protection and location == rules.board.starts[seat]:
                yield Pawn(location << 3 | PROTECTED | touches)
    for home in HOME:
        yield Pawn(home << 3)
