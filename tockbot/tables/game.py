"""The exchange and the plays of a game (rules.md 2.3 to 2.6), with the real cards that change hands.

Chance that anybody can check afterwards: every shuffle, draw and burnt card follows from one seed.

The recipe. A table has a 32-byte seed; its SHA-256 is shown in the lobby, the seed when the game is over. The start is
said in a message, to which Discord gives an id, and a player may have typed a *cut*: the seed of the game's chance is
SHA-256(seed + id in decimal ASCII + ``:`` + cut in UTF-8). A game that nobody is told of has the table's own. So nobody
knows the cards before the seats are fixed, and whoever runs the bot cannot choose them without starting again and
again, in sight of all.

From the seed of the game's chance every shuffle and draw follows. A stream of numbers belongs to each occasion, named
``shuffle 1``, ``shuffle 2``, ..., ``draw 1``, ..., ``burn 1``, ... and ``dealer``: its k-th number, k from 0, is the
first eight bytes, big-endian, of SHA-256(seed + occasion in ASCII + ``:`` + k in decimal). A number below a bound n is
the next of the stream that is less than the largest multiple of n that eight bytes hold, modulo n. A shuffle is Fisher
and Yates': for i from the last index down to 1, swap item i with item (number below i + 1).

Before the first shuffle the cards lie in order: pack by pack spades, hearts, diamonds, clubs, each from ace to king,
then the jokers. A later shuffle takes the discard pile as it grew; of one play first the hands it dropped, seat by
seat, then the cards spent, then a card that it burnt.

Which pawn is which: each keeps its number, 1 to 4, all game, though the rules tell no two of a colour apart.

What a play did, followed once and read everywhere: who was struck, where each pawn then is, who came home.

A game: the position with what the rules leave to the table, real cards, stock, discards, chance; and its beginning.

Invariant: a :class:`Game` is immutable. Each function gives the next game or raises; what it is given stays as it was.

The deal of a round (rules.md 2.1, 2.2); :mod:`~tockbot.tables.game` tells how it is shuffled.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count
from typing import Final, NamedTuple, TypeVar, assert_never

from tockbot.rules import (
    RESERVE,
    Burn,
    Draw,
    Enter,
    IllegalPlay,
    Jump,
    Location,
    Move,
    MovePlay,
    NotationError,
    Pawns,
    Phase,
    Play,
    Position,
    Seat,
    Shuffling,
    Spot,
    Swap,
    TableRules,
    ThrowIn,
    Walk,
    after_legal,
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
    takes_from,
)
from tockbot.tables.events import Dealt, Played
from tockbot.tables.players import (
    SUITS,
    Card,
    Computer,
    MessageId,
    Player,
    Stamp,
    full_deck,
    rank_of,
    ranks_of,
    sorted_cards,
)

T = TypeVar("T")

SEED_BYTES: Final = 32
_RANGE: Final = 1 << 64


def seed_hash(seed: bytes) -> str:
    """What is shown of a seed before the game is over: its SHA-256 in hexadecimal."""
    return sha256(seed).hexdigest()


def mixed(seed: bytes, message: MessageId, cut: str) -> bytes:
    """The seed of the chance of a game whose start was said in a message."""
    return sha256(seed + f"{message}:{cut}".encode()).digest()


def _numbers(seed: bytes, occasion: str) -> Iterator[int]:
    for k in count():
        yield int.from_bytes(sha256(seed + f"{occasion}:{k}".encode("ascii")).digest()[:8], "big")


def _below(numbers: Iterator[int], bound: int) -> int:
    limit = _RANGE - _RANGE % bound
    return next(number for number in numbers if number < limit) % bound


def number_below(seed: bytes, occasion: str, bound: int) -> int:
    """A number from 0 to ``bound`` - 1."""
    return _below(_numbers(seed, occasion), bound)


def shuffled(seed: bytes, occasion: str, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order of chance."""
    order = list(items)
    numbers = _numbers(seed, occasion)
    for i in range(len(order) - 1, 0, -1):
        j = _below(numbers, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


Numbering = tuple[tuple[Location, ...], ...]
"""For each seat in play, where its pawns 1 to 4 stand."""


def numbered(pawns: Pawns) -> Numbering:
    """Numbers given in the order in which the pawns stand."""
    return tuple(tuple(location_of(pawn) for pawn in group) for group in pawns)


def pawn_number(numbering: Numbering, seat: Seat, location: Location) -> int:
    """The number of the seat's pawn there; in the reserve, the lowest.

    Raises:
        ValueError: the seat has no pawn there.
    """
    return numbering[seat].index(location) + 1


class PawnId(NamedTuple):
    """Which pawn: its seat, and the number 1 to 4 that it keeps all game."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class MoveResult:
    """One move with what it did.

    Attributes:
        move: the move, as the rules tell it.
        pawn: the pawn that went.
        swapped: the other pawn of a swap.
        struck: the pawns that it sent to their reserves, the first one met first.
        before: where each pawn stood before it.
        after: where each pawn stands after it.
    """

    move: Move
    pawn: PawnId
    swapped: PawnId | None
    struck: tuple[PawnId, ...]
    before: Numbering
    after: Numbering


def follow(before: Numbering, moves: Iterable[Move]) -> tuple[MoveResult, ...]:
    """What these moves do one after another, from where the pawns stand before them.

    Raises:
        ValueError: no pawn stands where a move begins, or where it hits or swaps one.
    """
    followed: list[MoveResult] = []
    for move in moves:
        followed.append(_moved(before, move))
        before = followed[-1].after
    return tuple(followed)


def _moved(before: Numbering, move: Move) -> MoveResult:
    origin = RESERVE if isinstance(move, Enter) else move.origin
    pawn = PawnId(move.seat, pawn_number(before, move.seat, origin))
    struck = tuple(_pawn_at(before, spot) for spot in move.hits)
    match move:
        case Enter(_, goal, _) | Walk(_, _, goal, _, _) | Jump(_, _, goal, _):
            after = before
            for one in struck:
                after = _placed(after, one, RESERVE)
            return MoveResult(move, pawn, None, struck, before, _placed(after, pawn, goal))
        case Swap(_, _, other):
            swapped = _pawn_at(before, other)
            after = _placed(_placed(before, swapped, origin), pawn, other.location)
            return MoveResult(move, pawn, swapped, struck, before, after)
        case _:
            assert_never(move)


def _pawn_at(numbering: Numbering, spot: Spot) -> PawnId:
    return PawnId(spot.seat, pawn_number(numbering, spot.seat, spot.location))


def _placed(numbering: Numbering, pawn: PawnId, place: Location) -> Numbering:
    """The pawns with one of them elsewhere."""
    group = list(numbering[pawn.seat])
    group[pawn.number - 1] = place
    return (*numbering[: pawn.seat], tuple(group), *numbering[pawn.seat + 1 :])


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """A play that was made, as everybody saw it.

    Attributes:
        seat: whose it was.
        player: who sat there then.
        cards: the cards spent.
        play: the play, as the rules tell it.
        before: where each numbered pawn stood before it.
        round: the round in which it was made, from 1.
        forced: whether it is a discard that another's card made due (rules.md 4.9, 4.10).
        moved: what each of its moves did, in order; none where no pawn moved.
        home: the sides that it brought home, in the order in which they came (readings.md A12).
        in_stead: whether a program made it in the stead of that player.
        ahead: whether that player had chosen it in advance, so that it was made in the step that gave the turn.
        burnt: the card that chance burnt of another's hand, which all saw (rules-family.md W10).
        number: the entry's of the log by which it was made.
    """

    seat: Seat
    player: Player | None
    cards: tuple[Card, ...]
    play: Play
    before: Numbering
    round: int
    forced: bool = False
    moved: tuple[MoveResult, ...] = field(default=(), repr=False)
    home: tuple[tuple[Seat, ...], ...] = ()
    in_stead: bool = False
    ahead: bool = False
    burnt: Card | None = None
    # The same play is another entry in the log than in the text of its game.
    number: Stamp = field(default=Stamp(0), compare=False, repr=False)

    @property
    def follows_at_once(self) -> bool:
        """Whether nobody did anything for it just then: a computer's, one chosen in advance, a hand that went."""
        return self.ahead or self.was_automatic or isinstance(self.player, Computer)

    @property
    def was_automatic(self) -> bool:
        """Whether it is a hand of a person that could only be thrown in, and went without them."""
        return self.in_stead and isinstance(self.play, ThrowIn)

    @property
    def after(self) -> Numbering:
        """Where each numbered pawn stood after it."""
        return self.moved[-1].after if self.moved else self.before

    @property
    def struck(self) -> tuple[PawnId, ...]:
        """The pawns that it sent to their reserves."""
        return tuple(one for moved in self.moved for one in moved.struck)


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
    dealer = position.dealer if game.round == 0 else next_dealer(position, game.round)
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
    """The game with its next round dealt."""
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
        dealt=stamp,
        exchanged=Stamp(0),
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
        exchanged=stamp,
    )


def card_taken(game: Game, play: Play) -> Card | None:
    """The card that chance draws or burns of another's hand (rules.md 4.2, rules-family.md W10); None of no hand."""
    other = takes_from(play)
    if other is None:
        return None
    burns = sum(record.burnt is not None for record in game.history)
    occasion = f"burn {burns + 1}" if isinstance(play, Burn) else f"draw {len(game.drawn) + 1}"
    return game.hands[other][number_below(game.seed, occasion, len(game.hands[other]))]


def played(game: Game, event: Played, player: Player | None, stamp: Stamp, *, ahead: bool = False) -> Game:
    """The game after a legal play of the seat to act, on which this player sits, who may have chosen it in advance.

    Raises:
        IllegalPlay: another seat's turn, cards that it does not spend, or not what chance draws.
    """
    seat, play = event.seat, event.play
    if seat != game.position.turn:
        raise IllegalPlay("it is another seat's turn", game.position)
    position = after_legal(game.position, play, None if event.drawn is None else rank_of(event.drawn))
    if event.drawn != card_taken(game, play):
        raise IllegalPlay("this is not the card that follows from the seed", game.position)
    moved = follow(game.numbering, play.moves) if isinstance(play, MovePlay) else ()
    home = came_home(game.position.rules, game.finished, moved)
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
        in_stead=event.in_stead,
        ahead=ahead,
        burnt=event.drawn if isinstance(play, Burn) else None,
        number=stamp,
    )
    if [sorted(group) for group in record.after] != [list(map(location_of, group)) for group in position.pawns]:
        raise IllegalPlay("these moves do not lead where the play does", game.position)
    hands, dropped, drawn = _hands_after(game, event, position)
    return replace(
        game,
        position=position,
        hands=hands,
        discards=(*game.discards, *dropped, *event.cards, *(() if record.burnt is None else (record.burnt,))),
        numbering=record.after,
        history=(*game.history, record),
        drawn=drawn,
        finished=(*game.finished, *home),
        stamp=stamp,
    )


def _hands_after(game: Game, event: Played, position: Position) -> tuple[Hands, tuple[Card, ...], tuple[Drawn, ...]]:
    """The hands after a play, the cards that went with hands that it emptied, and all cards drawn so far."""
    hands = list(game.hands)
    drawn = game.drawn
    if "".join(map(rank_of, event.cards)) != event.play.spent:
        raise IllegalPlay("these are not the cards that the play spends", game.position)
    for card in event.cards:
        if card not in hands[event.seat]:
            raise IllegalPlay("a card that is spent is not in the hand", game.position)
        hands[event.seat] = _without(hands[event.seat], card)
    other = takes_from(event.play)
    if other is not None and event.drawn is not None:
        hands[other] = _without(hands[other], event.drawn)
    if isinstance(event.play, Draw) and other is not None and event.drawn is not None:
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


def came_home(
    rules: TableRules, finished: Collection[tuple[Seat, ...]], moved: Sequence[MoveResult]
) -> tuple[tuple[Seat, ...], ...]:
    """The sides that these moves brought home, in the order in which they came (readings.md A12)."""
    home: list[tuple[Seat, ...]] = []
    for one in moved:
        if not is_home(one.after[one.pawn.seat][one.pawn.number - 1]):
            continue
        for side in rules.sides:
            if side not in finished and side not in home and all(_is_home(one.after, seat) for seat in side):
                home.append(side)
    return tuple(home)


def _is_home(numbering: Numbering, seat: Seat) -> bool:
    return all(is_home(location) for location in numbering[seat])
