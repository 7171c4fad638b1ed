"""The greedy player: looks one play ahead, and passes its partner the card that it can best spare.

Its evaluation of pawns is hand-written, in fields of progress. A pawn in reserve counts 0. A pawn on the track counts
the fields behind it. A pawn at home counts a whole round, and more the deeper it is. The opponents' value, divided by
the number of other sides, is subtracted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from tockbot.rules import (
    CENTRE,
    HOME,
    PAWNS,
    RESERVE,
    Burn,
    Discard,
    Draw,
    Exchange,
    Location,
    MovePlay,
    Part,
    Parts,
    Pawn,
    PawnOwner,
    Pawns,
    Play,
    Position,
    Seat,
    TableRules,
    ThrowIn,
    after_parts,
    in_reserve,
    is_home,
    is_protected,
    legal_plays,
    location_of,
    played_seat,
    plays_without_sevens,
    seven_cards,
    seven_parts,
    seven_plays,
    side_is_home,
    touches_of,
)
from tockbot.tables import Card, Observation, rank_of

ENTERED: Final = 12.0
HOME_BONUS: Final = 14.0
DEPTH_BONUS: Final = 1.5
PROTECTED_BONUS: Final = 3.0
NEAR_HOME_BONUS: Final = 5.0
REACH: Final = 13
WIN: Final = 10_000.0

WORTH: Final = {"*": 20.0, "A": 11.0, "K": 10.0, "7": 8.0, "J": 5.0, "4": 5.0}
"""The value of keeping a card, in fields of progress; every other rank counts 1."""

MAX_PAWNS_TRIED: Final = 8
"""Maximum number of pawns on the board for which every seven is tried: they make at most 3,432."""

DRAW_VALUE: Final = 4.0
FORCED_DISCARD_VALUE: Final = 5.0


def pawn_value(rules: TableRules, seat: Seat, one: Pawn) -> float:
    """Return the value of one pawn to its owner."""
    location = location_of(one)
    fields = rules.board.fields
    if location == RESERVE:
        return 0.0
    if is_home(location):
        return ENTERED + fields + HOME_BONUS + DEPTH_BONUS * (location - HOME[0])
    if location == CENTRE:
        return ENTERED + fields / 2
    return ENTERED + _progress(rules, seat, location, touches_of(one)) + PROTECTED_BONUS * is_protected(one)


def _progress(rules: TableRules, seat: Seat, field: Location, touches: int) -> float:
    """Return the fields behind a pawn on the track; one just past its entry field may count as near home."""
    fields = rules.board.fields
    behind = (field - rules.board.starts[seat]) % fields
    to_entry = (rules.board.entries[seat] - field) % fields
    just_past = touches >= rules.most_touches > 0 and behind <= REACH
    near = to_entry <= REACH and behind > 0
    return behind + NEAR_HOME_BONUS * near + (fields / 3) * just_past


def side_value(rules: TableRules, pawns: Pawns, seat: Seat) -> float:
    """Return the value of an arrangement of pawns to a seat's side."""
    if side_is_home(rules, pawns, seat):
        return WIN
    mine = rules.side_of(seat)
    values = [sum(pawn_value(rules, one, pawn) for pawn in pawns[one]) for one in rules.seats]
    own = sum(values[one] for one in mine)
    others = sum(values) - own
    if not rules.law.places and any(side_is_home(rules, pawns, side[0]) for side in rules.sides):
        return -WIN
    return own - others / (len(rules.sides) - 1)


def card_worth(rank: str) -> float:
    """Return the value of keeping a card of this rank."""
    return WORTH.get(rank, 1.0)


def choose_play(observation: Observation) -> Play:
    """Return the legal play that looks best."""
    if observation.viewer is None or observation.viewer != observation.turn:
        raise ValueError("only the seat to act chooses a play")
    return max(_candidates(observation, observation.viewer), key=lambda play: _play_value(observation, play))


def _candidates(observation: Observation, seat: Seat) -> tuple[Play, ...]:
    """Return all plays; if too many pawns can share a seven, only one good seven for each card."""
    position = observation.position()
    on_board = sum(PAWNS - in_reserve(group) for group in observation.pawns)
    if observation.rules.law.seven_moves is not PawnOwner.ANYONE or on_board <= MAX_PAWNS_TRIED:
        return tuple(legal_plays(position))
    return (
        *plays_without_sevens(position),
        *good_sevens(position, lambda pawns: side_value(position.rules, pawns, seat)),
    )


def good_sevens(position: Position, value: Callable[[Pawns], float]) -> tuple[Play, ...]:
    """Return a seven for each card that can be split, built from the part that looks best at each step."""
    return tuple(_good_seven(position, card, value) for card in seven_cards(position))


def _good_seven(position: Position, card: str, value: Callable[[Pawns], float]) -> Play:
    parts: Parts = ()
    while following := seven_parts(position, card, parts):

        def after(part: Part, made: Parts = parts) -> float:
            return value(after_parts(position, (*made, part)))

        parts = (*parts, max(following, key=after))
    return seven_plays(position, card, parts)[0]


def _play_value(observation: Observation, play: Play) -> float:
    """Return the value of the board after a play, minus the value of the cards spent."""
    seat = observation.viewer
    if seat is None:
        raise ValueError("a spectator plays nothing")
    kept = -sum(card_worth(rank) for rank in play.spent)
    match play:
        case MovePlay():
            forced = FORCED_DISCARD_VALUE if play.forces_discard else 0.0
            return side_value(observation.rules, play.pawns, seat) + kept + forced
        case Draw():
            return side_value(observation.rules, observation.pawns, seat) + kept + DRAW_VALUE
        case Burn():
            return side_value(observation.rules, observation.pawns, seat) + kept + FORCED_DISCARD_VALUE
        case ThrowIn() | Discard():
            return side_value(observation.rules, observation.pawns, seat) + kept
        case _:
            assert_never(play)


def choose_gift(observation: Observation) -> Card:
    """Return the card to pass: a spare way out if the partner needs one, otherwise the card needed least."""
    seat = observation.viewer
    if seat is None or not observation.hand:
        raise ValueError("only a seat with cards gives one")
    needed = {card: _need(observation, card) for card in observation.hand}
    if observation.rules.law.exchange is Exchange.PARTNER:
        ways_out = [card for card in observation.hand if rank_of(card) in observation.rules.law.entering_ranks]
        partner = observation.rules.partners[seat]
        stuck = partner is not None and in_reserve(observation.pawns[partner]) == PAWNS
        if stuck and len(ways_out) > 1:
            return min(ways_out, key=lambda card: needed[card])
    return min(observation.hand, key=lambda card: needed[card])


def _need(observation: Observation, card: Card) -> float:
    """Return how much a card is needed, given the pawns that could use it."""
    seat = observation.viewer
    if seat is None:
        return 0.0
    mine = played_seat(observation.rules, observation.pawns, seat)
    waiting = in_reserve(observation.pawns[mine])
    rank = rank_of(card)
    return card_worth(rank) + (3.0 * waiting if rank in observation.rules.law.entering_ranks else 0.0)
