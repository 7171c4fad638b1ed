"""A game being played: the position with what the rules leave to the table: real cards, stock, discards, chance.

Invariant: a :class:`Game` is immutable. Each function gives the next game or raises; what it is given stays as it was.
``docs/rules.md`` 2 tells how cards move; :mod:`~tockbot.tables.state.chance` how they are shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tockbot.rules import (
    Draw,
    IllegalPlay,
    MovePlay,
    NotationError,
    Phase,
    Position,
    Seat,
    Shuffling,
    TableRules,
    after,
    deal,
    exchange,
    format_position,
    is_home,
    location_of,
    next_dealer,
    opening,
    parse_position,
    receiver,
    side_is_home,
)
from tockbot.tables.cards import SUITS, Card, full_deck, rank_of, ranks_of, sorted_cards
from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import Dealt, Played
from tockbot.tables.players import Player
from tockbot.tables.state.chance import number_below, shuffled
from tockbot.tables.state.numbering import Numbering, numbered
from tockbot.tables.state.record import Moved, PlayRecord, follow

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
        raise IllegalPlay(f"no such position can be: {error}", position) from error
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


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance deals next: the dealer, the hands, and what is left of the cards."""

    dealer: Seat
    hands: Hands = field(repr=False)
    stock: tuple[Card, ...] = field(repr=False)
    discards: tuple[Card, ...]
    shuffles: int


def next_deal(game: Game) -> Deal:
    """The deal that is due, as it follows from the seed (rules.md 2.1, 2.2)."""
    position = game.position
    law = position.rules.law
    dealer = position.dealer if game.round == 0 else next_dealer(position)
    size = law.hand_sizes[game.round % len(law.hand_sizes)]
    players = position.rules.party.players
    order = [Seat((dealer + step) % players) for step in range(1, players + 1)]
    order = [seat for seat in order if not side_is_home(position.rules, position.pawns, seat)]
    stock, discards, shuffles = game.stock, game.discards, game.shuffles
    first_of_cycle = game.round % len(law.hand_sizes) == 0
    if game.round == 0 or (law.shuffling is Shuffling.EACH_CYCLE and first_of_cycle):
        shuffles += 1
        stock, discards = shuffled(game.seed, f"shuffle {shuffles}", full_deck(law)), ()
    hands: list[list[Card]] = [[] for _ in range(players)]
    for seat in order * size:
        if not stock:
            shuffles += 1
            stock, discards = shuffled(game.seed, f"shuffle {shuffles}", discards), ()
        hands[seat].append(stock[0])
        stock = stock[1:]
    return Deal(dealer, tuple(sorted_cards(hand) for hand in hands), stock, discards, shuffles)


def dealt(game: Game, event: Dealt, stamp: Stamp) -> Game:
    """The game with its next round dealt.

    Raises:
        IllegalPlay: no deal is due, or these are not the cards that follow from the seed.
    """
    new = next_deal(game)
    if (new.dealer, new.hands) != (event.dealer, event.hands):
        raise IllegalPlay("these are not the cards that follow from the seed", game.position)
    nothing = (None,) * len(new.hands)
    return replace(
        game,
        position=deal(game.position, new.dealer, [ranks_of(hand) for hand in new.hands]),
        round=game.round + 1,
        hands=new.hands,
        stock=new.stock,
        discards=new.discards,
        gifts=nothing,
        received=nothing,
        shuffles=new.shuffles,
        stamp=stamp,
    )


def gave(game: Game, seat: Seat, card: Card, stamp: Stamp) -> Game:
    """The game once a seat has chosen its gift; with the last gift chosen, all change hands (rules.md 2.3).

    Raises:
        IllegalPlay: no exchange is due, or the seat does not hold the card.
    """
    if game.position.phase is not Phase.EXCHANGE or card not in game.hands[seat]:
        raise IllegalPlay("no such card can be given", game.position)
    gifts = (*game.gifts[:seat], card, *game.gifts[seat + 1 :])
    chosen = replace(game, gifts=gifts)
    if any(gift is None and game.hands[giver] for giver, gift in enumerate(gifts)):
        return chosen
    return _exchanged(chosen, stamp)


def _exchanged(game: Game, stamp: Stamp) -> Game:
    hands = [list(hand) for hand in game.hands]
    received: list[Card | None] = [None] * len(hands)
    for seat, gift in enumerate(game.gifts):
        if gift is not None:
            hands[seat].remove(gift)
    for seat, gift in enumerate(game.gifts):
        if gift is not None:
            to = receiver(game.position, Seat(seat))
            hands[to].append(gift)
            received[to] = gift
    position = exchange(game.position, ["" if gift is None else rank_of(gift) for gift in game.gifts])
    return replace(
        game,
        position=position,
        hands=tuple(sorted_cards(hand) for hand in hands),
        received=tuple(received),
        stamp=stamp,
    )


def draw_from(game: Game, play: Draw) -> Card:
    """The card that chance draws from an opponent's hand (rules.md 4.2)."""
    hand = game.hands[play.seat]
    return hand[number_below(game.seed, f"draw {len(game.drawn) + 1}", len(hand))]


def played(game: Game, event: Played, player: Player | None, stamp: Stamp) -> Game:
    """The game after a play of the seat to act, on which this player sits.

    Raises:
        IllegalPlay: another seat's turn, no legal play, cards that it does not spend, or not what chance draws.
    """
    seat, play = event.seat, event.play
    if seat != game.position.turn:
        raise IllegalPlay("it is another seat's turn", game.position)
    position = after(game.position, play, None if event.drawn is None else rank_of(event.drawn))
    if event.drawn != (draw_from(game, play) if isinstance(play, Draw) else None):
        raise IllegalPlay("this is not the card that follows from the seed", game.position)
    moved = follow(game.numbering, play.moves) if isinstance(play, MovePlay) else ()
    home = _came_home(game, moved)
    record = PlayRecord(
        seat=seat,
        player=player,
        cards=event.cards,
        play=play,
        before=game.numbering,
        round=game.round,
        forced=game.position.phase is Phase.DISCARD,
        moved=moved,
        home=home,
    )
    if [sorted(group) for group in record.after] != [list(map(location_of, group)) for group in position.pawns]:
        raise IllegalPlay("these moves do not lead where the play does", game.position)
    hands, dropped, drawn = _hands_after(game, event, position)
    return replace(
        game,
        position=position,
        hands=hands,
        discards=(*game.discards, *dropped, *event.cards),
        numbering=record.after,
        history=(*game.history, record),
        drawn=drawn,
        finished=(*game.finished, *home),
        stamp=stamp,
    )


def _hands_after(game: Game, event: Played, position: Position) -> tuple[Hands, tuple[Card, ...], tuple[Drawn, ...]]:
    """The hands after a play, the cards that went with hands that it emptied, and all cards drawn so far.

    Raises:
        IllegalPlay: these are not the cards that the play spends.
    """
    hands = list(game.hands)
    drawn = game.drawn
    if "".join(map(rank_of, event.cards)) != event.play.spent:
        raise IllegalPlay("these are not the cards that the play spends", game.position)
    for card in event.cards:
        if card not in hands[event.seat]:
            raise IllegalPlay("a card that is spent is not in the hand", game.position)
        hands[event.seat] = _without(hands[event.seat], card)
    if isinstance(event.play, Draw) and event.drawn is not None:
        other = event.play.seat
        hands[other] = _without(hands[other], event.drawn)
        hands[event.seat] = sorted_cards((*hands[event.seat], event.drawn))
        drawn = (*drawn, Drawn(len(game.history), event.seat, other, event.drawn))
    dropped: tuple[Card, ...] = ()
    for seat, ranks in enumerate(position.hands):
        if hands[seat] and not ranks:
            dropped, hands[seat] = (*dropped, *hands[seat]), ()
    return tuple(hands), dropped, drawn


def _without(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """The cards less one of them."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def _came_home(game: Game, moved: Sequence[Moved]) -> tuple[tuple[Seat, ...], ...]:
    """The sides that these moves brought home, in the order in which they came (readings.md A12)."""
    home: list[tuple[Seat, ...]] = []
    for one in moved:
        for side in game.position.rules.sides:
            if side not in game.finished and side not in home and all(_is_home(one.after, seat) for seat in side):
                home.append(side)
    return tuple(home)


def _is_home(numbering: Numbering, seat: Seat) -> bool:
    return all(is_home(location) for location in numbering[seat])
