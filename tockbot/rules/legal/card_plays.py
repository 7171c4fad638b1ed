"""What the cards of a hand can do: the plays of each, and what they leave the pawns as (rules.md 4).

Law: no two plays listed spend the same cards and leave the same position (rules.md 4.6).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.engine.layout import Pawns, each
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.moving import CardStep, Standing, pawn_moves, put_straight, swaps
from tockbot.rules.engine.sevens.layers import Change
from tockbot.rules.engine.sevens.seven_outcomes import seven_outcomes
from tockbot.rules.engine.sides import seat_played
from tockbot.rules.engine.steps import Step, SwapStep
from tockbot.rules.hands import sorted_hand, without
from tockbot.rules.law import SEVEN_STEPS, SevenMoves
from tockbot.rules.legal.listing import Found, Plays, SecondCard, SevenMade, Sevens, forces_discard
from tockbot.rules.moves import Walk
from tockbot.rules.plays import Draw
from tockbot.rules.position import Position

WHOLE_SEVEN: Final = range(SEVEN_STEPS, SEVEN_STEPS + 1)

Stepped = tuple[str, Step | SevenMade, int, int]
"""A play that may go on with a second card: as it is found, all pawns after it, and the 8s on which it left its own."""


def card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> Plays:
    """Every distinct play of a card of the hand for its effect."""
    rules, bits = position.rules, position.pawns.bits
    look = lookup(rules)
    standing = Standing(look, bits, seat_played(look, bits, seat))
    cards = dict.fromkeys(hand)
    special = [card for card in look.special if card in cards]
    if not special and not look.eights:
        return Plays(look, position, seat, [pawn_moves(standing, cards)])
    for card in special:
        del cards[card]
    found: list[Collection[Found | Draw]] = [pawn_moves(standing, cards)]
    splitting = with_sevens and any(card in look.splitting for card in special)
    sevens = seven_outcomes(look, bits, seat) if splitting else ()
    for spent in special:
        found += _of_card(standing, position, seat, spent, sevens)
        if spent in rules.drawing_cards:
            found.append([*_draws(position, seat, spent)])
    if look.eights and any(card in hand for card in rules.law.centre_second_cards):
        found.append([*_with_second_cards(standing, position, seat, sevens)])
    return Plays(look, position, seat, found)


def _of_card(
    standing: Standing, position: Position, seat: Seat, spent: str, sevens: Collection[Change]
) -> Sequence[Collection[Found]]:
    """The distinct plays of a card that may do several kinds of things."""
    rules = standing.look.rules
    steps = pawn_moves(standing, (spent,))
    found: list[Collection[Found]] = [steps, [(spent, swap) for swap in _swaps(standing, seat, spent)]]
    ranks = rules.splitting[spent] if sevens else ""
    if ranks:
        found.append(Sevens(spent, ranks, sevens))
    alike = (ranks and _may_be_alike(standing, steps)) or len(rules.swapping[spent]) > 1
    if alike or not rules.may_finish(spent):
        return [_distinct(standing.look, position, seat, chain.from_iterable(found))]
    return found


def _may_be_alike(standing: Standing, steps: Sequence[CardStep]) -> bool:
    """Whether a step and a seven of a card may leave the pawns alike, or two sevens that mark other 8s (4.12)."""
    look = standing.look
    law = look.rules.law
    if look.eights:
        return True
    if law.seven_moves is not SevenMoves.OWN or law.seven_backs_at_home:
        return bool(steps)
    if not any(step.lands & standing.own for _, step in steps):
        return False
    # A step onto an own pawn takes one pawn from where it stood and moves no other. So does a seven only by walking
    # seven fields on onto an own pawn, or up to own pawns on its way that walk on.
    rows = look.parts[standing.seat]
    return any(part.lands & standing.own for one in standing.lone for part in rows[one][WHOLE_SEVEN])


def _distinct(look: Lookup, position: Position, seat: Seat, found: Iterable[Found]) -> list[Found]:
    """Of plays that come to the same the first (rules.md 4.6), of those that may be played (4.14)."""
    where, bits = look.layout, position.pawns.bits
    distinct: dict[tuple[int, bool], Found] = {}
    for spent, how in found:
        after = how.after(where, bits)
        if may_leave(look, seat, spent, after):
            forces = forces_discard(position, seat, how.rank, Pawns(where, after))
            distinct.setdefault((after, forces), (spent, how))
    return list(distinct.values())


def _with_second_cards(
    standing: Standing, position: Position, seat: Seat, sevens: Collection[Change]
) -> Iterable[Found]:
    """The plays that go on to put a pawn that stepped on an 8 into the centre with another card (rules.md 4.12)."""
    look, hand = standing.look, position.hands[seat]
    pairs: dict[tuple[str, int], Found] = {}
    for spent, how, between, marked in (*_walks_onto(standing, hand), *_sevens_onto(look, position, seat, sevens)):
        if may_leave(look, seat, spent, between):
            for cards, step in second_cards(look, hand, spent, between, marked):
                left = cards, step.after(look.layout, between)
                pairs.setdefault(left, (cards, SecondCard(how.rank, how, between, step)))
    return pairs.values()


def _walks_onto(standing: Standing, hand: str) -> Iterator[Stepped]:
    """The walks by a whole card that end on one of the 8s, and this 8.

    A walk counts where another, by which no pawn steps on an 8, leaves the same: only from this one may a play go on.
    """
    look = standing.look
    for spent in dict.fromkeys(hand):
        for row in standing.movers:
            for step in row[spent]:
                if not step.stops & standing.bars and isinstance(step.move, Walk) and step.lands & look.eights:
                    yield spent, step, step.after(look.layout, standing.bits), step.lands


def _sevens_onto(look: Lookup, position: Position, seat: Seat, sevens: Collection[Change]) -> Iterator[Stepped]:
    """The sevens that leave pawns that they moved on 8s, and these 8s."""
    where, bits = look.layout, position.pawns.bits
    marking = [(change, way) for change, way in sevens if change >> where.end]
    for spent in dict.fromkeys(position.hands[seat]):
        for rank in look.rules.splitting[spent][:1]:
            for change, way in marking:
                seven = SevenMade(rank, change, way)
                yield spent, seven, seven.after(where, bits), change >> where.end


def _swaps(standing: Standing, seat: Seat, card: str) -> Iterator[SwapStep]:
    """The swaps of a card that this seat spends (rules.md 4.8, 4.10)."""
    rules, mine = standing.look.rules, standing.seat
    for rank, action in rules.swapping[card]:
        spared = rules.side_of(seat) if action.opponents_only or mine != seat else (mine,)
        yield from swaps(standing, [other for other in rules.seats if other not in spared], rank)


def may_leave(look: Lookup, seat: Seat, card: str, after: int) -> bool:
    """Whether a card may leave the pawns so: a joker may not bring the last pawn home everywhere (rules.md 4.14)."""
    home = look.side_home[seat]
    return after & home != home or look.rules.may_finish(card)


def _draws(position: Position, seat: Seat, spent: str) -> Iterator[Draw]:
    """A draw from each opponent who holds a card (rules.md 4.2)."""
    for other in position.rules.seats:
        if other != seat and position.hands[other]:
            yield Draw(spent, other)


def second_cards(look: Lookup, hand: str, spent: str, pawns: int, marked: int) -> Iterator[tuple[str, Step]]:
    """How a play of a hand can go on with a second card, where it left moved pawns on these 8s, a mask (4.12).

    With each go both cards and the step into the centre.
    """
    if not marked:
        return
    seconds = [card for card in dict.fromkeys(without(hand, spent)) if card in look.rules.law.centre_second_cards]
    for owner in look.rules.seats:
        for place in each(pawns >> look.layout.shifts[owner] & marked):
            step = put_straight(look, pawns, owner, place, CENTRE)
            if step is not None:
                for second in seconds:
                    yield sorted_hand(spent + second), step
