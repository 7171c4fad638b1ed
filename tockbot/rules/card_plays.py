"""What the cards of a hand can do: the plays of each, and what they leave the pawns as (rules.md 4).

Law: no two plays listed spend the same cards and leave the same position (rules.md 4.6).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.engine.layers import Changes, Way
from tockbot.rules.engine.layout import Pawns, each
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.moving import pawn_moves, put_straight, swaps
from tockbot.rules.engine.seven_outcomes import seven_outcomes
from tockbot.rules.engine.sides import seat_played
from tockbot.rules.engine.steps import Step
from tockbot.rules.hands import sorted_hand, without
from tockbot.rules.listing import Found, Plays, SecondCard, forces_discard
from tockbot.rules.moves import Walk
from tockbot.rules.plays import Draw, Play
from tockbot.rules.position import Position
from tockbot.rules.table import TableRules

Stepped = tuple[str, int, str, Step | Way, int]
"""A play that may go on with a second card: as it is found, and the 8s on which it left pawns that it moved."""


def card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> Plays:
    """Every distinct play of a card of the hand for its effect."""
    rules, bits = position.rules, position.pawns.bits
    look = lookup(rules)
    mine = seat_played(look, bits, seat)
    simple, others = look.by_kind[hand]
    found: list[Found | Play] = [*pawn_moves(look, bits, mine, simple)]
    sevens: Changes = {}
    for spent in others:
        if with_sevens and not sevens and rules.splitting[spent]:
            sevens = seven_outcomes(look, bits, seat)
        found += _of_card(position, seat, mine, spent, sevens)
        if spent in rules.drawing_cards:
            found += _draws(position, seat, spent)
    if look.eights and any(card in hand for card in rules.law.centre_second_cards):
        found += _with_second_cards(position, seat, found, sevens)
    return Plays(position, seat, found)


def _of_card(position: Position, seat: Seat, mine: Seat, spent: str, sevens: Changes) -> Iterable[Found]:
    """The distinct plays of a card that may do several kinds of things."""
    rules, bits = position.rules, position.pawns.bits
    look = lookup(rules)
    made: list[Found] = [*pawn_moves(look, bits, mine, spent), *_swaps(look, bits, seat, mine, spent)]
    pawns = look.layout.all_pawns
    for rank in rules.splitting[spent]:
        made += [(spent, (bits ^ change) & pawns, rank, way) for change, way in sevens.items()]
    if spent in look.never_alike:
        return made
    distinct: dict[tuple[int, bool], Found] = {}
    for one in made:
        _, after, rank, _ = one
        if may_leave(look, seat, spent, after):
            forces = rank == rules.forcing_rank and forces_discard(position, seat, rank, Pawns(look.layout, after))
            distinct.setdefault((after, forces), one)
    return distinct.values()


def _with_second_cards(
    position: Position, seat: Seat, found: Iterable[Found | Play], sevens: Changes
) -> Iterable[Found]:
    """The plays that go on to put a pawn that stepped on an 8 into the centre with another card (rules.md 4.12)."""
    look, hand = lookup(position.rules), position.hands[seat]
    pairs: dict[tuple[str, int], Found] = {}
    stepped = (*_walks_onto(look.eights, found), *_sevens_onto(position, seat, sevens))
    for spent, between, rank, how, marked in stepped:
        if may_leave(look, seat, spent, between):
            for cards, after, step in second_cards(look, hand, spent, between, marked):
                pairs.setdefault((cards, after), (cards, after, rank, SecondCard(how, between, step)))
    return pairs.values()


def _walks_onto(eights: int, found: Iterable[Found | Play]) -> Iterator[Stepped]:
    """The walks by a whole card that end on one of these 8s, and this 8."""
    for one in found:
        if isinstance(one, tuple):
            spent, after, rank, how = one
            if isinstance(how, Step) and isinstance(how.move, Walk):
                yield spent, after, rank, how, how.lands & eights


def _sevens_onto(position: Position, seat: Seat, sevens: Changes) -> Iterator[Stepped]:
    """The sevens that leave pawns that they moved on 8s, and these 8s."""
    where, bits = position.pawns.layout, position.pawns.bits
    marking = [(bits ^ change, way) for change, way in sevens.items() if change >> where.end]
    for spent in dict.fromkeys(position.hands[seat]):
        for rank in position.rules.splitting[spent][:1]:
            for outcome, way in marking:
                yield spent, outcome & where.all_pawns, rank, way, outcome >> where.end


def _swaps(look: Lookup, bits: int, seat: Seat, mine: Seat, card: str) -> Iterator[Found]:
    """The swaps of a card, where a seat plays these pawns (rules.md 4.8, 4.10)."""
    rules = look.rules
    for rank, action in rules.swapping[card]:
        spared = rules.side_of(seat) if action.opponents_only or mine != seat else (mine,)
        others = [other for other in rules.seats if other not in spared]
        for after, step in swaps(look, bits, mine, others):
            yield card, after, rank, step


def may_leave(look: Lookup, seat: Seat, card: str, after: int) -> bool:
    """Whether a card may leave the pawns so: a joker may not bring the last pawn home everywhere (rules.md 4.14)."""
    home = look.side_home[seat]
    return after & home != home or look.rules.may_finish(card)


def _draws(position: Position, seat: Seat, spent: str) -> Iterator[Draw]:
    """A draw from each opponent who holds a card (rules.md 4.2)."""
    for other in position.rules.seats:
        if other != seat and position.hands[other]:
            yield Draw(spent, other)


def second_cards(look: Lookup, hand: str, spent: str, pawns: int, marked: int) -> Iterator[tuple[str, int, Step]]:
    """How a play of a hand can go on with a second card, where it left moved pawns on these 8s, a mask (4.12).

    With each go both cards, all pawns after them, and the step into the centre.
    """
    if not marked:
        return
    seconds = [card for card in dict.fromkeys(without(hand, spent)) if card in look.rules.law.centre_second_cards]
    for owner in look.rules.seats:
        for place in each(pawns >> look.layout.shifts[owner] & marked):
            for after, step in put_straight(look, pawns, owner, place, CENTRE):
                for second in seconds:
                    yield sorted_hand(spent + second), after, step


def outcomes(rules: TableRules, pawns: Pawns, seat: Seat, cards: str) -> dict[str, list[int]]:
    """How each of these cards can leave the pawns, as numbers, for whoever only asks where they then stand.

    Some may come more than once. Second cards (rules.md 4.12) are left out, and nobody asks here whether a joker may
    bring the last pawn home (4.14).

    Args:
        rules: the rules of the table.
        pawns: all pawns.
        seat: who spends the card.
        cards: the ranks to ask for, each once.
    """
    look, bits = lookup(rules), pawns.bits
    mine = seat_played(look, bits, seat)
    left: dict[str, list[int]] = {card: [] for card in cards}
    for card, after, _, _ in pawn_moves(look, bits, mine, cards):
        left[card].append(after)
    for card, special in special_outcomes(look, bits, seat, mine, cards):
        left[card] += special
    return left


def special_outcomes(look: Lookup, bits: int, seat: Seat, mine: Seat, cards: str) -> Iterator[tuple[str, list[int]]]:
    """The outcomes of swaps and of sevens, by card."""
    sevens: list[int] | None = None
    for card in cards:
        if look.rules.swapping[card]:
            yield card, [after for _, after, _, _ in _swaps(look, bits, seat, mine, card)]
        if look.rules.splitting[card]:
            if sevens is None:
                sevens = [(bits ^ change) & look.layout.all_pawns for change in seven_outcomes(look, bits, seat)]
            yield card, sevens
