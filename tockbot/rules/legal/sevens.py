"""A seven put together part by part: which cards, which parts may follow, which play comes of it (rules.md 4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Pawns
from tockbot.rules.engine.lookup import lookup
from tockbot.rules.engine.sevens.seven_endings import Fit, fewest_parts, seven_endings
from tockbot.rules.engine.sevens.seven_parts import next_parts, outcome_of_parts, pawns_after
from tockbot.rules.legal.card_plays import may_leave, second_cards
from tockbot.rules.legal.listing import forces_discard
from tockbot.rules.moves import Jump, Part, Parts, Walk
from tockbot.rules.plays import MovePlay, Play
from tockbot.rules.position import Phase, Position


def seven_cards(position: Position) -> str:
    """The ranks of the hand that can be split over pawns now."""
    if position.turn is None or position.phase is not Phase.PLAY:
        return ""
    hand, splitting = position.hands[position.turn], position.rules.splitting
    return "".join(card for card in splitting if splitting[card] and card in hand and seven_parts(position, card))


def seven_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """The parts that may follow those made when a card is spent as a seven (rules.md 4.3, 4.14).

    Raises:
        ValueError: a part made so far is none that may be made, or nobody is to play.
    """
    seat = _player(position)
    look = lookup(position.rules)
    return next_parts(look, position.pawns.bits, seat, made, partial(may_leave, look, seat, spent))


def distinct_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """Of the parts that may follow those that do not only go on with one that was made: that could have been longer.

    Raises:
        ValueError: a part made so far is none that may be made, or nobody is to play.
    """
    seat, look = _player(position), lookup(position.rules)
    parts = seven_parts(position, spent, made)
    apart = (one for one in parts if len(fewest_parts(look, position.pawns.bits, seat, (*made, one))) > len(made))
    return tuple(apart) or parts


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
    seat, look, bits = _player(position), lookup(position.rules), position.pawns.bits
    apart: dict[MovePlay, None] = {}
    going_on: dict[MovePlay, None] = {}
    for parts in seven_endings(look, bits, seat, made, partial(may_leave, look, seat, spent)):
        some = apart if not made or fewest_parts(look, bits, seat, parts) == parts else going_on
        for play in seven_plays(position, spent, parts):
            some.setdefault(play)
        if len(apart) > most:
            return None
    ways = tuple(apart or going_on)
    return ways if len(ways) <= most else None


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
    seat, look = _player(position), lookup(position.rules)
    for parts in seven_endings(look, position.pawns.bits, seat, (), partial(may_leave, look, seat, spent), fit, most):
        yield from seven_plays(position, spent, parts)


def in_fewest_parts(position: Position, play: Play) -> Play:
    """The same play, its seven told in fewer parts where two of one pawn can be made in one go (rules.md 4.3).

    A play that is not legal is given back as it is.
    """
    if not isinstance(play, MovePlay) or not play.in_parts:
        return play
    last = len(play.moves) - (len(play.spent) - 1)
    parts = tuple(move for move in play.moves[:last] if isinstance(move, Walk | Jump))
    try:
        fewest = fewest_parts(lookup(position.rules), position.pawns.bits, _player(position), parts)
    except ValueError:
        return play
    return replace(play, told=(*fewest, *play.moves[last:]))


def seven_plays(position: Position, spent: str, parts: Parts) -> tuple[MovePlay, ...]:
    """The play of a whole seven of these parts, and those that go on with a second card (rules.md 4.3, 4.12).

    Raises:
        ValueError: they are no whole seven that can be played.
    """
    seat = _player(position)
    look = lookup(position.rules)
    where = look.layout
    after, marked = outcome_of_parts(look, position.pawns.bits, seat, parts)
    if not may_leave(look, seat, spent, after):
        return ()
    rank, pawns = position.rules.splitting[spent][0], Pawns(where, after)
    forces = forces_discard(position, seat, rank, pawns)
    further = [
        MovePlay(
            cards,
            Pawns(where, step.after(where, after)),
            forces_discard=False,
            rank=rank,
            told=(*parts, step.told(where, after)),
            in_parts=True,
        )
        for cards, step in second_cards(look, position.hands[seat], spent, after, marked)
    ]
    return (MovePlay(spent, pawns, forces, rank, parts, in_parts=True), *further)


def after_parts(position: Position, parts: Parts) -> Pawns:
    """The pawns after these parts of a seven of the seat to act.

    Raises:
        ValueError: a part cannot be made, or nobody is to play.
    """
    look, pawns = lookup(position.rules), position.pawns
    return Pawns(pawns.layout, pawns_after(look, pawns.bits, _player(position), parts))


def _player(position: Position) -> Seat:
    if position.turn is None or position.phase is not Phase.PLAY:
        raise ValueError("nobody is to play a card")
    return position.turn
