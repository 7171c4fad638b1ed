"""What the cards of a hand can do: the plays of each, and what they leave the pawns as (rules.md 4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.engine.fields import eights_to_centre
from tockbot.rules.engine.moving import moved_straight, pawn_moves, swaps
from tockbot.rules.engine.occupancy import Occupancy, occupancy
from tockbot.rules.engine.pawns import Pawns
from tockbot.rules.engine.seven_outcomes import seven_outcomes
from tockbot.rules.engine.seven_parts import stepped_on_eights
from tockbot.rules.engine.sides import is_over, next_in_play, played_seat, side_is_home
from tockbot.rules.hands import sorted_hand, without
from tockbot.rules.law import JOKER
from tockbot.rules.moves import Move, Walk
from tockbot.rules.plays import Draw, MovePlay, Play
from tockbot.rules.position import Position
from tockbot.rules.table import TableRules

Distinct = tuple[str, Pawns, bool]
"""What tells plays with pawns apart: the cards spent, the pawns after, whether a discard is forced (rules.md 4.6)."""


def card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> list[Play]:
    """Every distinct play of a card of the hand for its effect."""
    occupied = occupancy(position.rules, position.pawns)
    plays: dict[Distinct | Draw, Play] = {}
    for spent in dict.fromkeys(hand):
        made = _single_moves(position, occupied, seat, spent)
        if with_sevens:
            made += _sevens(position, seat, spent)
        for play in endings(position, seat, spent, made):
            plays.setdefault((play.spent, play.pawns, play.forces_discard), play)
        if spent in position.rules.drawing_cards:
            plays.update((draw, draw) for draw in _draws(position, seat, spent))
    return list(plays.values())


def _draws(position: Position, seat: Seat, spent: str) -> Iterator[Draw]:
    """A draw from each opponent who holds a card (rules.md 4.2)."""
    for other in position.rules.seats:
        if other != seat and position.hands[other]:
            yield Draw(spent, other)


def _moves(occupied: Occupancy, seat: Seat, card: str) -> list[tuple[str, Move, Pawns]]:
    """Every move of one pawn and every swap of a card, the rank for which it then stands, and the pawns after it."""
    rules = occupied.rules
    mine = played_seat(rules, occupied.pawns, seat)
    found: list[tuple[str, Move, Pawns]] = [*pawn_moves(occupied, mine, card)]
    for rank, action in rules.swapping[card]:
        others = _swap_partners(rules, seat, mine, opponents_only=action.opponents_only)
        found += [(rank, swap, after) for swap, after in swaps(occupied, mine, others)]
    return found


def _single_moves(position: Position, occupied: Occupancy, seat: Seat, spent: str) -> list[MovePlay]:
    """The plays of a card that move one pawn, or swap two."""
    return [
        MovePlay(spent, after, forces_discard(position, seat, rank, after), rank, (move,))
        for rank, move, after in _moves(occupied, seat, spent)
    ]


def _sevens(position: Position, seat: Seat, spent: str) -> list[MovePlay]:
    """The plays of a card that split seven steps."""
    rules = position.rules
    return [
        MovePlay(spent, after, forces_discard(position, seat, rank, after), rank, parts, in_parts=True)
        for rank in rules.splitting[spent]
        for after, _, parts in seven_outcomes(rules, position.pawns, seat)
    ]


def outcomes(
    rules: TableRules, pawns: Pawns, seat: Seat, cards: Iterable[str], *, jokers_split: bool = True
) -> Iterator[tuple[str, list[Pawns]]]:
    """How each of these cards can leave the pawns, for whoever only asks where they then stand.

    Some may come more than once. Second cards (rules.md 4.12) are left out, and nobody asks here whether a joker may
    bring the last pawn home (4.14).

    Args:
        rules: the rules of the table.
        pawns: all pawns.
        seat: who spends the card.
        cards: the ranks to ask for, one after another.
        jokers_split: whether a joker may be split over pawns as well.
    """
    occupied = occupancy(rules, pawns)
    sevens: list[Pawns] | None = None
    for card in cards:
        left = [after for _, _, after in _moves(occupied, seat, card)]
        if rules.splitting[card] and (jokers_split or card != JOKER):
            if sevens is None:
                sevens = [after for after, _, _ in seven_outcomes(rules, pawns, seat)]
            left += sevens
        yield card, left


def _swap_partners(rules: TableRules, seat: Seat, mine: Seat, *, opponents_only: bool) -> tuple[Seat, ...]:
    """With whose pawns a seat may swap (rules.md 4.8, 4.10)."""
    spared = rules.side_of(seat) if opponents_only or mine != seat else (mine,)
    return tuple(other for other in rules.seats if other not in spared)


def endings(position: Position, seat: Seat, spent: str, made: Sequence[MovePlay]) -> Sequence[MovePlay]:
    """Of these plays of a card those that may end so, and those that go on with a second card (rules.md 4.12, 4.14)."""
    rules = position.rules
    if not rules.may_finish(spent):
        made = [play for play in made if not side_is_home(rules, play.pawns, seat)]
    if not rules.law.centre_second_cards:
        return made
    return [*made, *(further for play in made for further in _with_second_card(position, seat, play))]


def _with_second_card(position: Position, seat: Seat, play: MovePlay) -> Iterator[MovePlay]:
    """The plays that go on to put a pawn that stepped on an 8 into the centre with another card (rules.md 4.12)."""
    rules = position.rules
    eights, marked = eights_to_centre(rules), 0
    for move in play.moves:
        if isinstance(move, Walk):
            marked = stepped_on_eights(eights, marked, move)
    if not marked:
        return
    rest = without(position.hands[seat], play.spent)
    seconds = [second for second in dict.fromkeys(rest) if second in rules.law.centre_second_cards]
    occupied = occupancy(rules, play.pawns)
    for owner, mover in occupied.those_on(marked):
        for move, then in moved_straight(occupied, owner, mover, CENTRE):
            for second in seconds:
                spent = sorted_hand(play.spent + second)
                moves = (*play.moves, move)
                yield MovePlay(spent, then, forces_discard=False, rank=play.rank, moves=moves, in_parts=play.in_parts)


def forces_discard(position: Position, seat: Seat, rank: str, after: Pawns) -> bool:
    """Whether the game goes on and the next player has a card to discard (rules.md 4.9, 4.10, readings.md A13, A16)."""
    rules = position.rules
    if rank != rules.forcing_rank or is_over(rules, after):
        return False
    return bool(position.hands[next_in_play(rules, after, seat)])
