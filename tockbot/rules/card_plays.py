"""What the cards of a hand can do: the plays of each, and what they leave the pawns as (rules.md 4).

Law: no two plays listed spend the same cards and leave the same position (rules.md 4.6).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.engine.layers import Changes
from tockbot.rules.engine.layout import Pawns, each
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.moving import Standing, pawn_moves, put_straight, swaps
from tockbot.rules.engine.seven_outcomes import seven_outcomes
from tockbot.rules.engine.sides import seat_played
from tockbot.rules.engine.steps import Step, SwapStep
from tockbot.rules.hands import sorted_hand, without
from tockbot.rules.listing import Found, How, Plays, SecondCard, SevenMade, forces_discard
from tockbot.rules.moves import Walk
from tockbot.rules.plays import Draw
from tockbot.rules.position import Position

Stepped = tuple[str, Step | SevenMade, int, int]
"""A play that may go on with a second card: as it is found, all pawns after it, and the 8s on which it left its own."""


def card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> Plays:
    """Every distinct play of a card of the hand for its effect."""
    rules, bits = position.rules, position.pawns.bits
    look = lookup(rules)
    standing = Standing(look, bits, seat_played(look, bits, seat))
    simple, others = look.by_kind[hand]
    found: list[Found | Draw] = [*pawn_moves(standing, simple)]
    sevens: Changes = {}
    for spent in others:
        if with_sevens and not sevens and rules.splitting[spent]:
            sevens = seven_outcomes(look, bits, seat)
        found += [(spent, how) for how in _of_card(standing, position, seat, spent, sevens)]
        if spent in rules.drawing_cards:
            found += _draws(position, seat, spent)
    if look.eights and any(card in hand for card in rules.law.centre_second_cards):
        found += _with_second_cards(look, position, seat, found, sevens)
    return Plays(look, position, seat, found)


def _of_card(standing: Standing, position: Position, seat: Seat, spent: str, sevens: Changes) -> Iterable[How]:
    """The distinct plays of a card that may do several kinds of things."""
    look, bits = standing.look, standing.bits
    rules, where = look.rules, look.layout
    made: list[How] = [step for _, step in pawn_moves(standing, spent)]
    made += _swaps(standing, seat, spent)
    for rank in rules.splitting[spent]:
        made += [SevenMade(rank, change, way) for change, way in sevens.items()]
    if spent in look.never_alike:
        return made
    distinct: dict[tuple[int, bool], How] = {}
    for how in made:
        after = how.after(where, bits)
        if may_leave(look, seat, spent, after):
            forces = how.rank == rules.forcing_rank and forces_discard(position, seat, how.rank, Pawns(where, after))
            distinct.setdefault((after, forces), how)
    return distinct.values()


def _with_second_cards(
    look: Lookup, position: Position, seat: Seat, found: Iterable[Found | Draw], sevens: Changes
) -> Iterable[Found]:
    """The plays that go on to put a pawn that stepped on an 8 into the centre with another card (rules.md 4.12)."""
    hand, bits = position.hands[seat], position.pawns.bits
    pairs: dict[tuple[str, int], Found] = {}
    for spent, how, between, marked in (*_walks_onto(look, bits, found), *_sevens_onto(look, position, seat, sevens)):
        if may_leave(look, seat, spent, between):
            for cards, step in second_cards(look, hand, spent, between, marked):
                left = cards, step.after(look.layout, between)
                pairs.setdefault(left, (cards, SecondCard(how.rank, how, between, step)))
    return pairs.values()


def _walks_onto(look: Lookup, bits: int, found: Iterable[Found | Draw]) -> Iterator[Stepped]:
    """The walks by a whole card that end on one of the 8s, and this 8."""
    for one in found:
        if isinstance(one, tuple):
            spent, how = one
            if isinstance(how, Step) and isinstance(how.move, Walk) and how.lands & look.eights:
                yield spent, how, how.after(look.layout, bits), how.lands


def _sevens_onto(look: Lookup, position: Position, seat: Seat, sevens: Changes) -> Iterator[Stepped]:
    """The sevens that leave pawns that they moved on 8s, and these 8s."""
    where, bits = look.layout, position.pawns.bits
    marking = [(change, way) for change, way in sevens.items() if change >> where.end]
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
