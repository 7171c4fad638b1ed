"""A game: the position with what the rules leave to the table, real cards, stock, discards, chance; and its beginning.

Invariant: a :class:`Game` is immutable. Each function gives the next game or raises; what it is given stays as it was.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tockbot.rules import (
    IllegalPlay,
    NotationError,
    Phase,
    Position,
    Seat,
    TableRules,
    format_position,
    opening,
    parse_position,
    side_is_home,
)
from tockbot.tables.cards import SUITS, Card, full_deck, rank_of, sorted_cards
from tockbot.tables.ids import Stamp
from tockbot.tables.state.game.chance import number_below, shuffled
from tockbot.tables.state.game.numbering import Numbering, numbered
from tockbot.tables.state.game.record import PlayRecord

Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card that was drawn from an opponent (rules.md 4.2); which one it was, those two know and nobody else.

    ``place`` is the play's place among the game's history.
    """

    place: int
    drawer: Seat
    other: Seat
    card: Card = field(repr=False)


@dataclass(frozen=True, slots=True)
class Game:
    """A game being played, hidden cards included.

    Attributes:
        seed: what all chance follows from.
        position: as the rules see it.
        round: rounds dealt so far.
        hands: each seat's cards.
        stock: the cards left to deal, the next one first.
        discards: the discard pile, the last card last.
        gifts: what each seat means to give in the exchange, None until it has chosen.
        received: what each seat got in this round's exchange.
        numbering: where each numbered pawn stands.
        history: every play so far.
        shuffles: how often the cards were shuffled.
        drawn: every card drawn from an opponent.
        finished: the sides that are home, in the order in which they came.
        stamp: the number of the last log entry that changed what anybody may do next.
        dealt: the number of the entry with which this round was dealt; 0 before the first.
        exchanged: the number of the entry with which this round's cards changed hands; 0 while they have not.
    """

    seed: bytes = field(repr=False)
    position: Position
    round: int
    hands: Hands = field(repr=False)
    stock: tuple[Card, ...] = field(repr=False)
    discards: tuple[Card, ...]
    gifts: tuple[Card | None, ...] = field(repr=False)
    received: tuple[Card | None, ...] = field(repr=False)
    numbering: Numbering
    history: tuple[PlayRecord, ...]
    shuffles: int
    drawn: tuple[Drawn, ...] = field(repr=False)
    finished: tuple[tuple[Seat, ...], ...]
    stamp: Stamp
    dealt: Stamp
    exchanged: Stamp

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats from which something is due: a gift, or a play."""
        if self.position.phase is Phase.EXCHANGE:
            return tuple(Seat(seat) for seat, gift in enumerate(self.gifts) if gift is None and self.hands[seat])
        return () if self.position.turn is None else (self.position.turn,)


def new_game(rules: TableRules, seed: bytes, stamp: Stamp) -> Game:
    """A game before its first deal; the first dealer is drawn by lot (rules.md 2.1)."""
    position = opening(rules, Seat(number_below(seed, "dealer", rules.party.players)))
    nothing = (None,) * rules.party.players
    return Game(
        seed=seed,
        position=position,
        round=0,
        hands=((),) * rules.party.players,
        stock=(),
        discards=(),
        gifts=nothing,
        received=nothing,
        numbering=numbered(position.pawns),
        history=(),
        shuffles=0,
        drawn=(),
        finished=(),
        stamp=stamp,
        dealt=Stamp(0),
        exchanged=Stamp(0),
    )


def game_from(position: Position, seed: bytes, stamp: Stamp) -> Game:
    """A game that begins from a position, as its first round; what is not in a hand lies shuffled in the stock.

    Of one rank each hand gets the spade first, then the heart, the diamond, the club, as far as the deck has them left,
    and none of them twice while there is another.

    Raises:
        IllegalPlay: it is no position that can be, the game is over in it, or the deck has not so many cards of a rank.
    """
    try:
        # The log keeps its notation: a position that cannot be read back would make a log that cannot be read.
        parse_position(format_position(position))
    except NotationError as error:
        # What is wrong with its notation may name a hand, and this is said in the text of a LogError.
        raise IllegalPlay("no such position can be", position) from error
    if position.phase is Phase.GAME_OVER:
        raise IllegalPlay("a game that is over cannot be played on", position)
    rules = position.rules
    deck = list(full_deck(rules.law))
    hands: list[tuple[Card, ...]] = []
    for ranks in position.hands:
        hand: list[Card] = []
        for rank in ranks:
            left = [card for card in deck if rank_of(card) == rank]
            if not left:
                raise IllegalPlay("the deck has not so many cards of one rank", position)
            card = min(left, key=lambda one: (one in hand, SUITS.find(one[1])))
            deck.remove(card)
            hand.append(card)
        hands.append(sorted_cards(hand))
    return replace(
        new_game(rules, seed, stamp),
        position=position,
        round=1,
        hands=tuple(hands),
        stock=shuffled(seed, "shuffle 1", deck),
        numbering=numbered(position.pawns),
        shuffles=1,
        finished=tuple(side for side in rules.sides if side_is_home(rules, position.pawns, side[0])),
    )
