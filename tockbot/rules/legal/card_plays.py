"""What the cards of a hand can do: the plays of each, in the order of a listing (rules.md 4, notation.md).

Law: no two plays listed spend the same cards and leave the same position (rules.md 4.6). Of the ways to come to it one
is told; none that is put together of parts where another is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from operator import itemgetter
from typing import Final, NamedTuple

from tockbot.rules.board import CENTRE, Location, Seat
from tockbot.rules.engine.pawns import Pawns
from tockbot.rules.engine.sevens import Begun, Made, seven_endings, told
from tockbot.rules.engine.sides import is_over, may_leave, next_in_play, played_seat
from tockbot.rules.engine.standing import Standing
from tockbot.rules.engine.ways import Way, pushes_by_card, straight, swaps_by_card, ways_by_card
from tockbot.rules.hands import PLACE_IN_HAND, sorted_hand, without
from tockbot.rules.law import HAND_ORDER
from tockbot.rules.plays import Burn, Draw, MovePlay, Moves
from tockbot.rules.position import Position
from tockbot.rules.table import TableRules

NONE: Final = frozenset[Location]()


class Found(NamedTuple):
    """What a card can do with pawns.

    Attributes:
        rank: the rank for which it stands.
        pawns: all pawns as it leaves them.
        moves: tells what they do.
        in_parts: whether it is a seven, put together part by part.
        eights: the 8s on which it leaves pawns that it moved by steps: a second card may go on there (rules.md 4.12).
    """

    rank: str
    pawns: Pawns
    moves: Callable[[], Moves]
    in_parts: bool
    eights: frozenset[Location]


Order = tuple[tuple[int, ...], int, tuple[tuple[int, ...], ...], bool]
"""Which play it is, and what comes before what: the cards' places in a hand; pawns that move, a card drawn, one burnt;
all pawns after it, or whose card; whether somebody discards or chooses."""


def card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> list[MovePlay | Draw | Burn]:
    """Every distinct play of a card of the hand for its effect, in the order of a listing."""
    rules, standing = position.rules, Standing(position.rules, position.pawns)
    splits = with_sevens and any(rules.splitting[card] for card in hand)
    endings = seven_endings(rules, position.pawns, seat) if splits else {}
    listed: dict[Order, MovePlay | Draw | Burn] = {}
    for card in dict.fromkeys(hand):
        place, may_finish = _in_hand(card), rules.may_finish(card)
        for rank, pawns, moves, in_parts, eights in found_by_card(standing, seat, card, endings):
            if may_finish or may_leave(rules, pawns, seat, card):
                forces = rank == rules.forcing_rank and forces_discard(position, seat, rank, pawns)
                play = MovePlay(card, pawns, forces, rank, moves, in_parts)
                listed.setdefault((place, 0, pawns, forces), play)
                for more in with_second_card(rules, position.hands[seat], play, eights) if eights else ():
                    listed.setdefault((_in_hand(more.spent), 0, more.pawns, False), more)
        if card in rules.drawing_cards:
            for other in rules.seats:
                if other != seat and position.hands[other]:
                    listed[place, 1, ((other,),), False] = Draw(card, other)
        victim = burnt_seat(position, seat) if rules.burning[card] else None
        if victim is not None:
            for choice in rules.burning[card]:
                listed[place, 2, ((victim,),), choice] = Burn(card, victim, choice)
    return [play for _, play in sorted(listed.items(), key=itemgetter(0))]


def burnt_seat(position: Position, seat: Seat) -> Seat | None:
    """Whose card burns when a seat burns one: the next in play's, if it holds any (rules-family.md W10)."""
    other = next_in_play(position.rules, position.pawns, seat)
    return other if other != seat and position.hands[other] else None


@lru_cache(maxsize=len(HAND_ORDER) ** 2)
def _in_hand(cards: str) -> tuple[int, ...]:
    return tuple([PLACE_IN_HAND[card] for card in cards])


def found_by_card(standing: Standing, seat: Seat, card: str, endings: dict[Begun, Made]) -> list[Found]:
    """What a card that a seat spends can do with pawns: steps, swaps, and sevens, which come to these endings."""
    rules, pawns = standing.rules, standing.pawns
    mine = played_seat(rules, pawns, seat)
    found: list[Found] = []
    for rank, way in ways_by_card(standing, mine, card):
        goes_on = rules.law.centre_second_cards and way.steps
        eights = frozenset({Location(way.arrived >> 3)}).intersection(rules.board.eights) if goes_on else NONE
        found.append(Found(rank, way.after(pawns), way.moves, in_parts=False, eights=eights))
    for rank, way in pushes_by_card(standing, mine, card) if rules.pushing[card] else ():
        found.append(Found(rank, way.after(pawns), way.moves, in_parts=False, eights=NONE))
    for rank, swap in swaps_by_card(standing, seat, mine, card) if rules.swapping[card] else ():
        found.append(Found(rank, swap.after(pawns), swap.moves, in_parts=False, eights=NONE))
    for rank in rules.splitting[card]:
        for begun, made in endings.items():
            found.append(Found(rank, begun.pawns, partial(told, made), in_parts=True, eights=begun.eights))
    return found


def with_second_card(rules: TableRules, hand: str, play: MovePlay, eights: frozenset[Location]) -> Iterator[MovePlay]:
    """A play of a hand that goes on to put a pawn that it left on one of these 8s into the centre (rules.md 4.12)."""
    if not eights:
        return
    standing = Standing(rules, play.pawns)
    seconds = [card for card in dict.fromkeys(without(hand, play.spent)) if card in rules.law.centre_second_cards]
    for eight in eights:
        for owner, one in standing.on(eight):
            for way in straight(standing, owner, one, CENTRE):
                for second in seconds:
                    yield replace(
                        play,
                        spent=sorted_hand(play.spent + second),
                        pawns=way.after(play.pawns),
                        forces_discard=False,
                        told=partial(_both, play, way),
                    )


def _both(play: MovePlay, way: Way) -> Moves:
    return (*play.moves, way.told())


def forces_discard(position: Position, seat: Seat, rank: str, after: Pawns) -> bool:
    """Whether the game goes on and the next player has a card to discard (rules.md 4.9, 4.10, readings.md A13, A16)."""
    rules = position.rules
    if rank != rules.forcing_rank or is_over(rules, after):
        return False
    return bool(position.hands[next_in_play(rules, after, seat)])
