"""All legal plays of a position: the only source of legality (rules.md 2.5, 2.6, 4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tockbot.rules.board import CENTRE, Seat, is_track
from tockbot.rules.law import (
    HAND_ORDER,
    JOKER,
    SwapPawns,
    Unplayable,
)
from tockbot.rules.moves import pawn_moves, straight, swaps
from tockbot.rules.pawns import Pawns, location_of
from tockbot.rules.plays import Discard, Draw, Jump, Move, MovePlay, Play, Swap, ThrowIn, Walk
from tockbot.rules.position import Phase, Position, is_over, next_in_play, played_seat, side_is_home
from tockbot.rules.seven import Part, Parts, next_parts, whole_seven
from tockbot.rules.sevens import sevens
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
    return tuple(_move_plays(position, seat, spent, [(rank, parts, after, eights, True)]))


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


Outcome = tuple[str, tuple[Move, ...], Pawns, int, bool]
"""What a card can come to: the rank for which it stands, the moves in order, all pawns after them, the 8s on which they
left a pawn moved by steps as a bit mask (rules.md 4.12), and whether they are a seven's parts."""

Distinct = tuple[str, Pawns, bool]
"""What tells plays with pawns apart: the cards spent, the pawns after, whether a discard is forced (rules.md 4.6)."""


def _card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> list[Play]:
    """Every distinct play of a card of the hand for its effect."""
    rules = position.rules
    stands = standing(rules, position.pawns)
    mine = played_seat(rules, position.pawns, seat)
    plays: dict[Distinct | Draw, Play] = {}
    for spent in dict.fromkeys(hand):
        outcomes = _outcomes(stands, seat, mine, spent, with_sevens=with_sevens)
        for play in _move_plays(position, seat, spent, outcomes):
            plays.setdefault((play.spent, play.pawns, play.forces_discard), play)
        if spent in rules.drawing_cards:
            plays.update((draw, draw) for draw in _draws(position, seat, spent))
    return list(plays.values())


def _draws(position: Position, seat: Seat, spent: str) -> Iterator[Draw]:
    """A draw from each opponent who holds a card (rules.md 4.2)."""
    for other in position.rules.seats:
        if other != seat and position.hands[other]:
            yield Draw(spent, other)


def _outcomes(stands: Standing, seat: Seat, mine: Seat, card: str, *, with_sevens: bool) -> list[Outcome]:
    """What a card can come to for this seat, which plays the pawns of ``mine``."""
    rules = stands.rules
    eights = rules.ways_to_centre
    outcomes: list[Outcome] = [
        (rank, (move,), after, eights and _stepped_on(move, eights), False)
        for rank, move, after in pawn_moves(stands, mine, card)
    ]
    for rank, action in rules.actions_of_several_pawns[card]:
        if isinstance(action, SwapPawns):
            others = _swap_partners(rules, seat, mine, opponents_only=action.opponents_only)
            outcomes += [(rank, (move,), after, 0, False) for move, after in swaps(stands, mine, others)]
        elif with_sevens:
            found = sevens(rules, stands.pawns, seat)
            outcomes += [(rank, parts, after, marked, True) for after, marked, parts in found]
    return outcomes


def _stepped_on(move: Move, fields: int) -> int:
    """The field that a pawn walked onto as a bit, if it is one of these; 0 if it is none."""
    return 1 << move.goal & fields if isinstance(move, Walk) else 0


def _swap_partners(rules: TableRules, seat: Seat, mine: Seat, *, opponents_only: bool) -> tuple[Seat, ...]:
    """With whose pawns a seat may swap (rules.md 4.8, 4.10)."""
    spared = rules.side_of(seat) if opponents_only or mine != seat else (mine,)
    return tuple(other for other in rules.seats if other not in spared)


def _move_plays(position: Position, seat: Seat, spent: str, outcomes: Sequence[Outcome]) -> list[MovePlay]:
    """The plays that come to these outcomes, and those that put a pawn in the centre with a second card (4.12)."""
    rules = position.rules
    if spent == JOKER and not rules.law.joker_finishes and rules.party.in_teams:
        outcomes = [outcome for outcome in outcomes if not side_is_home(rules, outcome[2], seat)]
    forced = rules.law.forced_discard
    forcing = "" if forced is None else forced.rank
    plays = [
        MovePlay(spent, after, rank == forcing and _forces_discard(position, seat, after), rank, moves, in_parts)
        for rank, moves, after, _, in_parts in outcomes
    ]
    if rules.ways_to_centre:
        for outcome in outcomes:
            plays += _with_second_card(position, seat, spent, outcome)
    return plays


def _with_second_card(position: Position, seat: Seat, first: str, outcome: Outcome) -> Iterator[MovePlay]:
    """The plays that go on to put a pawn from an 8 into the centre with another card (rules.md 4.12)."""
    rules = position.rules
    rank, made, after, eights, in_parts = outcome
    if not eights:
        return
    rest = without(position.hands[seat], first)
    seconds = [second for second in dict.fromkeys(rest) if second in rules.law.centre_second_cards]
    stands = standing(rules, after)
    for owner, mover in stands.those_on(eights):
        for move, then in straight(stands, owner, mover, CENTRE):
            for second in seconds:
                spent = sorted_hand(first + second)
                yield MovePlay(spent, then, False, rank, (*made, move), in_parts)  # noqa: FBT003


def _may_end(position: Position, spent: str, after: Pawns) -> bool:
    """Whether a card may leave the pawns so: no joker brings a team's last pawn home where that is ruled out (4.14)."""
    rules = position.rules
    finishes_by_joker = spent == JOKER and not rules.law.joker_finishes and rules.party.in_teams
    return not finishes_by_joker or position.turn is None or not side_is_home(rules, after, position.turn)


def _forces_discard(position: Position, seat: Seat, after: Pawns) -> bool:
    """Whether the game goes on and the next player has a card to discard (rules.md 4.9, readings.md A13, A16)."""
    rules = position.rules
    return not is_over(rules, after) and bool(position.hands[next_in_play(rules, after, seat)])
