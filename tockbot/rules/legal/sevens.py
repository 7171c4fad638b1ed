"""A seven put together part by part: which cards, which parts may follow, which play comes of it (rules.md 4.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from tockbot.rules.board import Seat
from tockbot.rules.engine.pawns import Pawns
from tockbot.rules.engine.sevens import Begun, next_parts
from tockbot.rules.engine.sides import may_leave
from tockbot.rules.law import SEVEN_STEPS
from tockbot.rules.legal.card_plays import forces_discard, with_second_card
from tockbot.rules.legal.fewest import fewest_parts, replayed
from tockbot.rules.moves import Jump, Part, Parts, Walk, steps_of
from tockbot.rules.plays import MovePlay, Moves, Play
from tockbot.rules.position import Phase, Position

Fit = Callable[[Parts], int | None]
"""How far parts are what somebody looks for, as a number; None where no seven that begins with them is."""


def seven_cards(position: Position) -> str:
    """The ranks of the hand that can be split over pawns now."""
    if position.turn is None or position.phase is not Phase.PLAY:
        return ""
    hand, splitting = position.hands[position.turn], position.rules.splitting
    return "".join(
        card for card in splitting if splitting[card] and card in hand and any(_parts_to_an_end(position, card, ()))
    )


def seven_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """The parts that may follow those made so that all steps can be used, the longest of a pawn first (4.3, 4.14).

    Raises:
        ValueError: a part made so far is none that may be made, or nobody is to play.
    """
    return tuple(_parts_to_an_end(position, spent, made))


def _parts_to_an_end(position: Position, spent: str, made: Parts) -> Iterator[Part]:
    """Yield the parts of :func:`seven_parts` as they are found: whoever needs one of them need not wait for all."""
    player, rules = _player(position), position.rules
    known: dict[Begun, bool] = {}

    def can_end(begun: Begun) -> bool:
        if not begun.left:
            return may_leave(rules, begun.pawns, player, spent)
        if begun not in known:
            following = next_parts(rules, begun, player, range(begun.left, 0, -1))
            known[begun] = any(can_end(begun.after(rules, way)) for way in following)
        return known[begun]

    begun = replayed(rules, position.pawns, player, made)
    ways = next_parts(rules, begun, player, range(begun.left, 0, -1))
    yield from (way.part() for way in ways if can_end(begun.after(rules, way)))


def distinct_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """Of the parts that may follow those that do not only go on with one that was made: that could have been longer.

    Raises:
        ValueError: a part made so far is none that may be made, or nobody is to play.
    """
    parts = seven_parts(position, spent, made)
    apart = tuple(one for one in parts if len(_told(position, (*made, one))) > len(made))
    return apart or parts


def seven_ways(position: Position, spent: str, made: Parts, most: int) -> tuple[MovePlay, ...] | None:
    """The plays that a seven of which these parts were made can end in, each once and in as few parts as can be.

    As with :func:`distinct_parts`, those that only go on with a part that was made are left out where there are others.

    Args:
        position: the position.
        spent: the card that is spent as a seven.
        made: the parts so far.
        most: where there are more plays than this it is None.

    Raises:
        ValueError: a part made so far is none that may be made, or nobody is to play.
    """
    apart: dict[MovePlay, None] = {}
    going_on: dict[MovePlay, None] = {}
    for parts in _endings(position, spent, made):
        some = apart if not made or _told(position, parts) == parts else going_on
        for play in seven_plays(position, spent, parts):
            some.setdefault(play)
        if len(apart) > most:
            return None
    ways = tuple(apart or going_on)
    return ways if len(ways) <= most else None


class SevenStep(NamedTuple):
    """A seven being put together, and how it may go on.

    Attributes:
        spent: the card that is spent as a seven.
        parts: the parts chosen.
        offered: the parts that may come next, as :func:`distinct_parts` lists them.
        ways: the plays in which it can end, as :func:`seven_ways` lists them; None if there are too many.
        only: for each part offered, the one play in which the seven can then end; None if there are more.
    """

    spent: str
    parts: Parts
    offered: Parts
    ways: tuple[MovePlay, ...] | None
    only: tuple[MovePlay | None, ...]

    @property
    def left(self) -> int:
        """The steps left."""
        return SEVEN_STEPS - sum(map(steps_of, self.parts))

    @property
    def may_be_played(self) -> bool:
        """Whether there is one way to end it, or it is whole and may go on with a second card (rules.md 4.12)."""
        return self.ways is not None and (not self.left or len(self.ways) == 1)


def seven_step(position: Position, spent: str, path: tuple[int, ...], most: int) -> SevenStep:
    """Return a seven of which these parts were chosen, with everything that a screen offers next.

    At a crowded board this looks at more than a thousand positions: ask a worker process for it.

    Args:
        position: the position, in which a seat is to play.
        spent: the card that is spent as a seven.
        path: the parts chosen, each by its place among those offered.
        most: the most plays, or parts, of which every single one is looked into.

    Raises:
        IndexError: a part chosen was not offered.
    """
    parts: Parts = ()
    for place in path:
        parts = (*parts, _offered(position, spent, parts)[place])
    offered = _offered(position, spent, parts)
    looked_into = offered if len(offered) <= most else ()
    ends = [seven_ways(position, spent, (*parts, part), most=1) for part in looked_into]
    only = tuple(plays[0] if plays else None for plays in ends) or (None,) * len(offered)
    return SevenStep(spent, parts, offered, seven_ways(position, spent, parts, most), only)


def _offered(position: Position, spent: str, parts: Parts) -> Parts:
    return distinct_parts(position, spent, parts) if sum(map(steps_of, parts)) < SEVEN_STEPS else ()


def sevens_that_fit(position: Position, spent: str, fit: Fit, most: int) -> Iterator[MovePlay]:
    """The sevens of a card that somebody looks for, each once, those that fit best first, then those of few parts.

    Args:
        position: the position.
        spent: the card that is spent as a seven.
        fit: asked of each seven begun.
        most: so many of them are looked at; all together may be hundreds of thousands.

    Raises:
        ValueError: nobody is to play.
    """
    for parts in _endings(position, spent, (), fit, most):
        yield from seven_plays(position, spent, parts)


def _endings(position: Position, spent: str, made: Parts, fit: Fit = lambda _: 0, most: float = inf) -> Iterator[Parts]:
    """A seven of which these parts were made, to every ending once, by as few further parts as can be.

    Those that fit best come first, then those of few parts, so that whoever asks may stop when there are enough. Of two
    that leave the same and fit as far, only the first is gone on with.
    """
    rules, player = position.rules, _player(position)
    begun = replayed(rules, position.pawns, player, made)
    known: set[tuple[Begun, int]] = set()
    fresh = [(0, len(made), 0, begun, made)]
    if not begun.left:
        yield made
        return
    while fresh:
        *_, begun, parts = heappop(fresh)
        for way in next_parts(rules, begun, player, range(begun.left, 0, -1)):
            most -= 1
            if most < 0:
                return
            after, further = begun.after(rules, way), (*parts, way.part())
            fits = fit(further)
            if fits is None or (after, fits) in known:
                continue
            known.add((after, fits))
            if after.left:
                heappush(fresh, (-fits, len(further), len(known), after, further))
            elif may_leave(rules, after.pawns, player, spent):
                yield further


def in_fewest_parts(position: Position, play: Play) -> Play:
    """The same play, its seven told in fewer parts where two of one pawn can be made in one go (rules.md 4.3).

    A play that is not legal is given back as it is.
    """
    if not isinstance(play, MovePlay) or not play.in_parts:
        return play
    parts, more = parts_of(play)
    try:
        return replace(play, told=(*_told(position, parts), *more))
    except ValueError:
        return play


def parts_of(play: MovePlay) -> tuple[Parts, Moves]:
    """The parts of a seven, and what a second card does after them."""
    last = len(play.moves) - (len(play.spent) - 1)
    return tuple(move for move in play.moves[:last] if isinstance(move, Walk | Jump)), play.moves[last:]


def _told(position: Position, parts: Parts) -> Parts:
    return fewest_parts(position.rules, position.pawns, _player(position), parts)


def seven_plays(position: Position, spent: str, parts: Parts) -> tuple[MovePlay, ...]:
    """The play of a whole seven of these parts, and those that go on with a second card (rules.md 4.3, 4.12).

    Raises:
        ValueError: they are no whole seven that can be played.
    """
    player, rules = _player(position), position.rules
    begun = replayed(rules, position.pawns, player, parts)
    if begun.left:
        raise ValueError("a seven is used in full")
    if not may_leave(rules, begun.pawns, player, spent):
        return ()
    rank = rules.splitting[spent][0]
    forces = forces_discard(position, player, rank, begun.pawns)
    play = MovePlay(spent, begun.pawns, forces, rank, parts, in_parts=True)
    return (play, *with_second_card(rules, position.hands[player], play, begun.eights))


def after_parts(position: Position, parts: Parts) -> Pawns:
    """The pawns after these parts of a seven of the seat to act.

    Raises:
        ValueError: a part cannot be made, or nobody is to play.
    """
    return replayed(position.rules, position.pawns, _player(position), parts).pawns


def _player(position: Position) -> Seat:
    if position.turn is None or position.phase is not Phase.PLAY:
        raise ValueError("nobody is to play a card")
    return position.turn
