"""All legal plays of a position: the only source of legality (rules.md 2.5, 2.6, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from tockbot.rules.board import CENTRE, Location, Seat, is_track
from tockbot.rules.law import (
    JOKER,
    RANKS,
    Action,
    Backward,
    DrawCard,
    EnterPawn,
    Forward,
    FromCentre,
    Seven,
    SwapPawns,
    ToCentre,
    Unplayable,
)
from tockbot.rules.moves import backward, enter, forward, jump, swaps
from tockbot.rules.pawns import Pawns, location_of
from tockbot.rules.plays import Discard, Draw, Move, MovePlay, Play, Swap, ThrowIn, Walk
from tockbot.rules.position import Phase, Position, is_over, next_in_play, played_seat, side_is_home
from tockbot.rules.seven import sevens
from tockbot.rules.standing import Standing, standing
from tockbot.rules.table_rules import TableRules


def sorted_hand(ranks: str) -> str:
    """Ranks in the notation's order (rules.md 6.1)."""
    return "".join(sorted(ranks, key=(RANKS + JOKER).index))


def without(hand: str, spent: str) -> str:
    """A hand once these ranks are gone from it."""
    for rank in spent:
        hand = hand.replace(rank, "", 1)
    return hand


def legal_plays(position: Position) -> tuple[Play, ...]:
    """The distinct legal plays of the seat to act; none in a phase in which no seat acts (rules.md 4.6, 6.2)."""
    seat = position.turn
    if seat is None:
        return ()
    hand = position.hands[seat]
    if position.phase is Phase.DISCARD:
        return _discards(hand)
    plays = _card_plays(position, seat, hand)
    if not plays:
        return _unplayable(position, seat, hand)
    if _may_spare_partner(position, seat, plays):
        return (*plays, *_discards(hand))
    return tuple(plays)


def _discards(hand: str) -> tuple[Discard, ...]:
    return tuple(Discard(rank) for rank in dict.fromkeys(hand))


def _unplayable(position: Position, seat: Seat, hand: str) -> tuple[Play, ...]:
    """What is left to a player who can play no card (rules.md 2.6)."""
    match position.rules.law.unplayable:
        case Unplayable.THROW_IN:
            return (ThrowIn(hand),)
        case Unplayable.DISCARD:
            return _discards(hand)
        case Unplayable.THROW_IN_OFF_TRACK:
            own = position.pawns[seat]
            off_track = not any(is_track(location_of(pawn)) or location_of(pawn) == CENTRE for pawn in own)
            plays_own = played_seat(position.rules, position.pawns, seat) == seat
            return (ThrowIn(hand),) if off_track and plays_own else _discards(hand)


def _may_spare_partner(position: Position, seat: Seat, plays: list[Play]) -> bool:
    """Whether every play would hit a partner's pawn, where that allows a discard (rules.md 2.6, readings.md A14)."""
    if not position.rules.law.may_spare_partner:
        return False
    partner = position.rules.partners[seat]
    return all(isinstance(play, MovePlay) and _hits_seat(play, partner) for play in plays)


def _hits_seat(play: MovePlay, seat: Seat | None) -> bool:
    return any(hit.seat == seat for move in play.moves if not isinstance(move, Swap) for hit in move.hits)


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the hand, tried as a rank: itself, or for a joker each in turn."""

    position: Position
    seat: Seat
    stands: Standing
    spent: str
    rank: str


def _card_plays(position: Position, seat: Seat, hand: str) -> list[Play]:
    """Every distinct play of a card of the hand for its effect."""
    stands = standing(position.rules, position.pawns)
    plays: dict[Play, None] = {}
    for spent in dict.fromkeys(hand):
        for rank in RANKS if spent == JOKER else spent:
            card = Card(position, seat, stands, spent, rank)
            for action in position.rules.law.cards[rank]:
                plays.update(dict.fromkeys(_action_plays(card, action)))
    return list(plays)


def _action_plays(card: Card, action: Action) -> Iterator[Play]:
    """The plays of one action of a card."""
    rules, pawns = card.position.rules, card.position.pawns
    if isinstance(action, DrawCard):
        for other in rules.seats:
            if other != card.seat and card.position.hands[other]:
                yield Draw(card.spent, other)
    elif isinstance(action, Seven):
        for (after, eights), parts in sevens(rules, pawns, card.seat).items():
            yield from _move_plays(card, parts, after, eights)
    else:
        for move, after in _moves(card.stands, card.seat, action):
            eights = 1 << move.goal if isinstance(move, Walk) and move.goal in rules.board.eights else 0
            yield from _move_plays(card, (move,), after, eights)


def _moves(
    stands: Standing, seat: Seat, action: EnterPawn | Forward | Backward | SwapPawns | ToCentre | FromCentre
) -> list[tuple[Move, Pawns]]:
    """The moves of one action, by any of the pawns that this seat plays."""
    mine = played_seat(stands.rules, stands.pawns, seat)
    if isinstance(action, EnterPawn):
        return list(enter(stands, mine))
    found: list[tuple[Move, Pawns]] = []
    for mover in dict.fromkeys(stands.pawns[mine]):
        match action:
            case Forward(steps):
                found.extend(forward(stands, mine, mover, steps))
            case Backward(steps):
                found.extend(backward(stands, mine, mover, steps))
            case SwapPawns(opponents_only):
                others = _swap_partners(stands.rules, seat, mine, opponents_only=opponents_only)
                found.extend(swaps(stands, mine, mover, others))
            case ToCentre() | FromCentre():
                for goal in _centre_goals(stands.rules, location_of(mover), action):
                    found.extend(jump(stands, mine, mover, goal))
            case _:
                assert_never(action)
    return found


def _centre_goals(rules: TableRules, origin: Location, action: ToCentre | FromCentre) -> tuple[Location, ...]:
    """Where a pawn goes from an 8, or from the centre (rules.md 4.11, 4.12)."""
    if isinstance(action, ToCentre):
        return (CENTRE,) if origin in rules.board.eights else ()
    return rules.board.eights if origin == CENTRE else ()


def _swap_partners(rules: TableRules, seat: Seat, mine: Seat, *, opponents_only: bool) -> tuple[Seat, ...]:
    """With whose pawns a seat may swap (rules.md 4.8, 4.10)."""
    spared = rules.side_of(seat) if opponents_only or mine != seat else (mine,)
    return tuple(other for other in rules.seats if other not in spared)


def _move_plays(card: Card, moves: tuple[Move, ...], after: Pawns, eights: int) -> Iterator[MovePlay]:
    """The play of these moves, and those that put a pawn in the centre with a second card (rules.md 4.12).

    ``eights`` is a bit mask of the fields numbered 8 on which pawns stand that the moves brought there by steps.
    """
    rules = card.position.rules
    finishes_by_joker = card.spent == JOKER and not rules.law.joker_finishes and rules.party.in_teams
    if finishes_by_joker and side_is_home(rules, after, card.seat):
        return
    yield MovePlay(card.spent, after, _forces_discard(card, after), card.rank, moves)
    if not eights:
        return
    stands = standing(rules, after)
    rest = without(card.position.hands[card.seat], card.spent)
    seconds = [second for second in dict.fromkeys(rest) if second in rules.law.centre_second_cards]
    for field in rules.board.eights:
        if seconds and eights >> field & 1:
            owner, mover = stands.at[field]
            for move, then in jump(stands, owner, mover, CENTRE):
                for second in seconds:
                    spent = sorted_hand(card.spent + second)
                    yield MovePlay(spent, then, forces_discard=False, rank=card.rank, moves=(*moves, move))


def _forces_discard(card: Card, after: Pawns) -> bool:
    """Whether the next player must discard after this play (rules.md 4.9, 4.10, readings.md A13, A16)."""
    rules = card.position.rules
    forced = rules.law.forced_discard
    if forced is None or card.rank != forced.rank or is_over(rules, after):
        return False
    return bool(card.position.hands[next_in_play(rules, after, card.seat)])
