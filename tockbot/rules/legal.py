"""All legal plays of a position: the only source of legality (rules.md 2.5, 2.6, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from tockbot.rules.board import CENTRE, Location, Seat, is_track
from tockbot.rules.law import (
    HAND_ORDER,
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
from tockbot.rules.pawns import IN_RESERVE, Pawns, location_of
from tockbot.rules.plays import Discard, Draw, Jump, Move, MovePlay, Play, Swap, ThrowIn, Walk
from tockbot.rules.position import Phase, Position, is_over, next_in_play, played_seat, side_is_home
from tockbot.rules.seven import Part, Parts, next_parts, sevens, whole_seven
from tockbot.rules.standing import Standing, standing
from tockbot.rules.table_rules import TableRules


def sorted_hand(ranks: str) -> str:
    """Ranks in the notation's order (rules.md 6.1)."""
    return "".join(sorted(ranks, key=HAND_ORDER.index))


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


def listed_plays(position: Position) -> tuple[Play, ...]:
    """The legal plays without the sevens, of which there may be hundreds of thousands; those are put together by parts.

    Together with :func:`seven_cards` this says what a player can do at once: where both are empty, nothing is due.
    """
    seat = position.turn
    if seat is None or position.phase is Phase.DISCARD:
        return legal_plays(position)
    if position.rules.law.may_spare_partner:
        return tuple(play for play in legal_plays(position) if not (isinstance(play, MovePlay) and play.in_parts))
    hand = position.hands[seat]
    plays = _card_plays(position, seat, hand, with_sevens=False)
    if not plays and not seven_cards(position):
        return _unplayable(position, seat, hand)
    return tuple(plays)


def seven_cards(position: Position) -> str:
    """The ranks of the hand that can be split over pawns now."""
    if position.turn is None or position.phase is not Phase.PLAY:
        return ""
    hand, candidates = position.hands[position.turn], position.rules.law.seven_ranks + JOKER
    return "".join(rank for rank in candidates if rank in hand and seven_parts(position, rank))


def seven_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """The parts that may follow those made when a card is spent as a seven (rules.md 4.3, 4.14).

    Raises:
        ValueError: a part made so far is none that may be made, or nobody is to play.
    """
    seat = _player(position)
    return next_parts(position.rules, position.pawns, seat, made, lambda pawns: _may_end(position, spent, pawns))


def seven_plays(position: Position, spent: str, parts: Parts) -> tuple[MovePlay, ...]:
    """The play of a whole seven of these parts, and those that go on with a second card (rules.md 4.3, 4.12).

    Raises:
        ValueError: they are no whole seven that can be played.
    """
    seat = _player(position)
    after, eights = whole_seven(position.rules, position.pawns, seat, parts)
    rank = position.rules.law.seven_ranks[0] if spent == JOKER else spent
    return tuple(_move_plays(Trial(position, seat, spent, rank), (parts, after, eights), in_parts=True))


def is_legal(position: Position, play: Play) -> bool:
    """Whether a play is one of the legal plays, without listing every seven."""
    seat = position.turn
    if play in listed_plays(position):
        return True
    if not isinstance(play, MovePlay) or seat is None or position.phase is not Phase.PLAY:
        return False
    last = len(play.moves) - (len(play.spent) - 1)
    parts = tuple(move for move in play.moves[:last] if isinstance(move, Walk | Jump))
    candidates = position.rules.law.seven_ranks + JOKER
    cards = [card for card in play.spent if card in candidates and card in position.hands[seat]]
    try:
        return any(play in seven_plays(position, card, parts) for card in cards)
    except ValueError:
        return False


def some_play(position: Position) -> Play:
    """A legal play, if need be a seven of the longest parts.

    Raises:
        ValueError: nobody is to act.
    """
    listed = listed_plays(position)
    if listed:
        return listed[0]
    card = seven_cards(position)[0]
    parts: Parts = ()
    while following := seven_parts(position, card, parts):
        parts = (*parts, following[0])
    return seven_plays(position, card, parts)[0]


def _player(position: Position) -> Seat:
    if position.turn is None or position.phase is not Phase.PLAY:
        raise ValueError("nobody is to play a card")
    return position.turn


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


Outcome = tuple[tuple[Move, ...], Pawns, int]
"""Moves, the pawns after them, and the 8s on which they left a pawn moved by steps, as a bit mask (rules.md 4.12)."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A card of the hand, tried as a rank: itself, or for a joker each in turn."""

    position: Position
    seat: Seat
    spent: str
    rank: str


def _card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> list[Play]:
    """Every distinct play of a card of the hand for its effect."""
    stands = standing(position.rules, position.pawns)
    tried: dict[Action, list[Outcome]] = {}
    plays: dict[Play, None] = {}
    for spent in dict.fromkeys(hand):
        for rank in RANKS if spent == JOKER else spent:
            card = Trial(position, seat, spent, rank)
            for action in position.rules.law.cards[rank]:
                if isinstance(action, DrawCard):
                    plays.update(dict.fromkeys(_draws(card)))
                    continue
                if isinstance(action, Seven) and not with_sevens:
                    continue
                if action not in tried:
                    tried[action] = list(_outcomes(stands, seat, action))
                for outcome in tried[action]:
                    made = _move_plays(card, outcome, in_parts=isinstance(action, Seven))
                    plays.update(dict.fromkeys(made))
    return list(plays)


def _draws(card: Trial) -> Iterator[Draw]:
    """A draw from each opponent who holds a card (rules.md 4.2)."""
    for other in card.position.rules.seats:
        if other != card.seat and card.position.hands[other]:
            yield Draw(card.spent, other)


def _outcomes(stands: Standing, seat: Seat, action: Action) -> Iterator[Outcome]:
    """What one action of a card can come to, whichever card it is."""
    rules = stands.rules
    if isinstance(action, Seven):
        for (after, eights), parts in sevens(rules, stands.pawns, seat).items():
            yield parts, after, eights
    elif not isinstance(action, DrawCard):
        for move, after in _moves(stands, seat, action):
            eights = 1 << move.goal if isinstance(move, Walk) and move.goal in rules.board.eights else 0
            yield (move,), after, eights


def _moves(
    stands: Standing, seat: Seat, action: EnterPawn | Forward | Backward | SwapPawns | ToCentre | FromCentre
) -> list[tuple[Move, Pawns]]:
    """The moves of one action, by any of the pawns that this seat plays."""
    mine = played_seat(stands.rules, stands.pawns, seat)
    if isinstance(action, EnterPawn):
        return list(enter(stands, mine))
    found: list[tuple[Move, Pawns]] = []
    for mover in stands.pawns[mine]:
        if mover == IN_RESERVE:
            break
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


def _move_plays(card: Trial, outcome: Outcome, *, in_parts: bool) -> Iterator[MovePlay]:
    """The play of an outcome, and those that put a pawn in the centre with a second card (rules.md 4.12)."""
    moves, after, eights = outcome
    rules = card.position.rules
    if not _may_end(card.position, card.spent, after):
        return
    yield MovePlay(card.spent, after, _forces_discard(card, after), card.rank, moves, in_parts)
    rest = without(card.position.hands[card.seat], card.spent) if eights else ""
    seconds = [second for second in dict.fromkeys(rest) if second in rules.law.centre_second_cards]
    if not seconds:
        return
    stands = standing(rules, after)
    for field in rules.board.eights:
        if eights >> field & 1:
            owner, mover = stands.at[field]
            for move, then in jump(stands, owner, mover, CENTRE):
                for second in seconds:
                    spent = sorted_hand(card.spent + second)
                    yield MovePlay(spent, then, False, card.rank, (*moves, move), in_parts)  # noqa: FBT003


def _may_end(position: Position, spent: str, after: Pawns) -> bool:
    """Whether a card may leave the pawns so: no joker brings a team's last pawn home where that is ruled out (4.14)."""
    rules = position.rules
    finishes_by_joker = spent == JOKER and not rules.law.joker_finishes and rules.party.in_teams
    return not finishes_by_joker or position.turn is None or not side_is_home(rules, after, position.turn)


def _forces_discard(card: Trial, after: Pawns) -> bool:
    """Whether the next player must discard after this play (rules.md 4.9, 4.10, readings.md A13, A16)."""
    rules = card.position.rules
    forced = rules.law.forced_discard
    if forced is None or card.rank != forced.rank or is_over(rules, after):
        return False
    return bool(card.position.hands[next_in_play(rules, after, card.seat)])
