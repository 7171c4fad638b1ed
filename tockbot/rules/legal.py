"""All legal plays of a position: the only source of legality (rules.md 2.5, 2.6, 4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tockbot.rules.board import CENTRE, Seat, is_track
from tockbot.rules.law import HAND_ORDER, Unplayable
from tockbot.rules.moves import pawn_moves, straight, swaps
from tockbot.rules.pawns import Pawns, location_of
from tockbot.rules.plays import Discard, Draw, Jump, Move, MovePlay, Play, ThrowIn, Walk
from tockbot.rules.position import Phase, Position, is_over, next_in_play, played_seat, side_is_home
from tockbot.rules.seven import Part, Parts, next_parts, stepped_on_eights, whole_seven
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


def plays_without_sevens(position: Position) -> tuple[Play, ...]:
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
    hand, splitting = position.hands[position.turn], position.rules.splitting
    return "".join(card for card in splitting if splitting[card] and card in hand and seven_parts(position, card))


def seven_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """The parts that may follow those made when a card is spent as a seven (rules.md 4.3, 4.14).

    Raises:
        ValueError: a part made so far is none that may be made, or nobody is to play.
    """
    seat = _player(position)
    rules = position.rules

    def may_end(pawns: Pawns) -> bool:
        return rules.may_finish(spent) or not side_is_home(rules, pawns, seat)

    return next_parts(rules, position.pawns, seat, made, may_end)


def seven_plays(position: Position, spent: str, parts: Parts) -> tuple[MovePlay, ...]:
    """The play of a whole seven of these parts, and those that go on with a second card (rules.md 4.3, 4.12).

    Raises:
        ValueError: they are no whole seven that can be played.
    """
    seat = _player(position)
    after, _ = whole_seven(position.rules, position.pawns, seat, parts)
    rank = position.rules.splitting[spent][0]
    play = MovePlay(spent, after, _forces_discard(position, seat, rank, after), rank, parts, in_parts=True)
    return tuple(_ending(position, seat, spent, [play]))


def is_legal(position: Position, play: Play) -> bool:
    """Whether a play is one of the legal plays, without listing every seven."""
    seat = position.turn
    if play in plays_without_sevens(position):
        return True
    if not isinstance(play, MovePlay) or seat is None or position.phase is not Phase.PLAY:
        return False
    last = len(play.moves) - (len(play.spent) - 1)
    parts = tuple(move for move in play.moves[:last] if isinstance(move, Walk | Jump))
    splitting = position.rules.splitting
    cards = [card for card in play.spent if splitting.get(card) and card in position.hands[seat]]
    try:
        return any(play in seven_plays(position, card, parts) for card in cards)
    except ValueError:
        return False


def some_play(position: Position) -> Play:
    """A legal play, if need be a seven of the longest parts.

    Raises:
        ValueError: nobody is to act.
    """
    listed = plays_without_sevens(position)
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
    return any(hit.seat == seat for move in play.moves for hit in move.hits)


Distinct = tuple[str, Pawns, bool]
"""What tells plays with pawns apart: the cards spent, the pawns after, whether a discard is forced (rules.md 4.6)."""


def _card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> list[Play]:
    """Every distinct play of a card of the hand for its effect."""
    stands = standing(position.rules, position.pawns)
    plays: dict[Distinct | Draw, Play] = {}
    for spent in dict.fromkeys(hand):
        made = _single_moves(position, stands, seat, spent)
        if with_sevens:
            made += _sevens(position, seat, spent)
        for play in _ending(position, seat, spent, made):
            plays.setdefault((play.spent, play.pawns, play.forces_discard), play)
        if spent in position.rules.drawing_cards:
            plays.update((draw, draw) for draw in _draws(position, seat, spent))
    return list(plays.values())


def _draws(position: Position, seat: Seat, spent: str) -> Iterator[Draw]:
    """A draw from each opponent who holds a card (rules.md 4.2)."""
    for other in position.rules.seats:
        if other != seat and position.hands[other]:
            yield Draw(spent, other)


def _moves(stands: Standing, seat: Seat, card: str) -> list[tuple[str, Move, Pawns]]:
    """Every move of one pawn and every swap of a card, the rank for which it then stands, and the pawns after it."""
    rules = stands.rules
    mine = played_seat(rules, stands.pawns, seat)
    found: list[tuple[str, Move, Pawns]] = [*pawn_moves(stands, mine, card)]
    for rank, action in rules.swapping[card]:
        others = _swap_partners(rules, seat, mine, opponents_only=action.opponents_only)
        found += [(rank, swap, after) for swap, after in swaps(stands, mine, others)]
    return found


def _single_moves(position: Position, stands: Standing, seat: Seat, spent: str) -> list[MovePlay]:
    """The plays of a card that move one pawn, or swap two."""
    return [
        MovePlay(spent, after, _forces_discard(position, seat, rank, after), rank, (move,))
        for rank, move, after in _moves(stands, seat, spent)
    ]


def _sevens(position: Position, seat: Seat, spent: str) -> list[MovePlay]:
    """The plays of a card that split seven steps."""
    rules = position.rules
    return [
        MovePlay(spent, after, _forces_discard(position, seat, rank, after), rank, parts, in_parts=True)
        for rank in rules.splitting[spent]
        for after, _, parts in sevens(rules, position.pawns, seat)
    ]


def arrangements(stands: Standing, seat: Seat, card: str, *, with_sevens: bool = True) -> list[Pawns]:
    """How a card can leave the pawns, for whoever only asks where they then stand; some may come more than once.

    Left out are second cards (rules.md 4.12), and what a joker may not finish (4.14).
    """
    left = [after for _, _, after in _moves(stands, seat, card)]
    if with_sevens and stands.rules.splitting[card]:
        left += [after for after, _, _ in sevens(stands.rules, stands.pawns, seat)]
    return left


def _swap_partners(rules: TableRules, seat: Seat, mine: Seat, *, opponents_only: bool) -> tuple[Seat, ...]:
    """With whose pawns a seat may swap (rules.md 4.8, 4.10)."""
    spared = rules.side_of(seat) if opponents_only or mine != seat else (mine,)
    return tuple(other for other in rules.seats if other not in spared)


def _ending(position: Position, seat: Seat, spent: str, made: Sequence[MovePlay]) -> Sequence[MovePlay]:
    """Of these plays of a card those that may end so, and those that go on with a second card (rules.md 4.12, 4.14)."""
    rules = position.rules
    if not rules.may_finish(spent):
        made = [play for play in made if not side_is_home(rules, play.pawns, seat)]
    if not rules.ways_to_centre:
        return made
    return [*made, *(further for play in made for further in _with_second_card(position, seat, play))]


def _with_second_card(position: Position, seat: Seat, play: MovePlay) -> Iterator[MovePlay]:
    """The plays that go on to put a pawn that stepped on an 8 into the centre with another card (rules.md 4.12)."""
    rules = position.rules
    eights = 0
    for move in play.moves:
        if isinstance(move, Walk):
            eights = stepped_on_eights(rules, eights, move)
    if not eights:
        return
    rest = without(position.hands[seat], play.spent)
    seconds = [second for second in dict.fromkeys(rest) if second in rules.law.centre_second_cards]
    stands = standing(rules, play.pawns)
    for owner, mover in stands.those_on(eights):
        for move, then in straight(stands, owner, mover, CENTRE):
            for second in seconds:
                spent = sorted_hand(play.spent + second)
                moves = (*play.moves, move)
                yield MovePlay(spent, then, forces_discard=False, rank=play.rank, moves=moves, in_parts=play.in_parts)


def _forces_discard(position: Position, seat: Seat, rank: str, after: Pawns) -> bool:
    """Whether the game goes on and the next player has a card to discard (rules.md 4.9, 4.10, readings.md A13, A16)."""
    rules = position.rules
    if rank != rules.forcing_rank or is_over(rules, after):
        return False
    return bool(position.hands[next_in_play(rules, after, seat)])
