"""A game in progress: the position with everything that the rules leave to the table, such as real cards and chance.

The rules know ranks only; here cards have suits, and are shuffled, dealt, passed, drawn and discarded (rules.md 2.1 to
2.6). Each pawn keeps its number, 1 to 4, for the whole game, although the rules do not tell the pawns of a seat apart.

Invariant: a :class:`Game` is immutable. Each function returns the next game or raises.

**Chance that anyone can check.** A table has a 32-byte seed. The lobby shows its SHA-256 hash, and the seed is shown
when the game is final. The start is announced in a message, to which Discord gives an id, and a player may have typed a
*cut*. The game's seed is SHA-256(seed + message id in decimal ASCII + ``:`` + cut in UTF-8); a game that is not
announced uses the table's seed itself. So no one knows the cards before the seats are fixed. The operator cannot choose
the cards without starting again and again in front of everyone.

Each shuffle and draw has its own stream of numbers, with a name such as ``shuffle 1``, ``draw 1``, ``burn 1`` or
``dealer``; shuffles, draws and burnt cards are counted from 1. Number k of a stream, from 0, is the first eight bytes
(big-endian) of SHA-256(game's seed + name in ASCII + ``:`` + k in decimal). A number below n is the next number of the
stream that is less than the largest multiple of n that eight bytes can hold, modulo n. The shuffle is that of Fisher
and Yates: for i from the last index down to 1, swap item i with item (number below i + 1).

Before the first shuffle the cards are in order: pack by pack spades, hearts, diamonds and clubs, each from ace to king,
and after the last pack all jokers. A later shuffle takes the discard pile in the order in which it grew. One play adds
first the hands that it discarded, seat by seat, then the cards spent, then a card that it burnt.
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
    """Return the hash that the lobby shows of a seed: its SHA-256, in hexadecimal."""
    return sha256(seed).hexdigest()


def game_seed(seed: bytes, message: MessageId, cut: str) -> bytes:
    """Return the seed of a game whose start was announced in this message."""
    return sha256(seed + f"{message}:{cut}".encode()).digest()


def _numbers(seed: bytes, occasion: str) -> Iterator[int]:
    for k in count():
        yield int.from_bytes(sha256(seed + f"{occasion}:{k}".encode("ascii")).digest()[:8], "big")


def _below(numbers: Iterator[int], bound: int) -> int:
    limit = _RANGE - _RANGE % bound
    return next(number for number in numbers if number < limit) % bound


def number_below(seed: bytes, occasion: str, bound: int) -> int:
    """Return the first random number of a stream, from 0 to ``bound`` - 1."""
    return _below(_numbers(seed, occasion), bound)


def shuffled(seed: bytes, occasion: str, items: Sequence[T]) -> tuple[T, ...]:
    """Return the items in random order."""
    order = list(items)
    numbers = _numbers(seed, occasion)
    for i in range(len(order) - 1, 0, -1):
        j = _below(numbers, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


Numbering = tuple[tuple[Location, ...], ...]
"""Location of pawns 1 to 4, for each seat in play."""


def numbered(pawns: Pawns) -> Numbering:
    """Number the pawns in their current order."""
    return tuple(tuple(location_of(pawn) for pawn in group) for group in pawns)


def pawn_number(numbering: Numbering, seat: Seat, location: Location) -> int:
    """Return the number of the seat's pawn at this location; the lowest, if several are in the reserve.

    Raises:
        ValueError: the seat has no pawn there.
    """
    return numbering[seat].index(location) + 1


class PawnId(NamedTuple):
    """A pawn: its seat, and its number from 1 to 4."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class MoveResult:
    """A move and its effect.

    Attributes:
        move: the move, as the rules describe it.
        pawn: the pawn that moved.
        swapped: the other pawn of a swap.
        struck: the pawns that it hit, in the order in which it met them.
        before: locations of the pawns before it.
        after: locations of the pawns after it.
    """

    move: Move
    pawn: PawnId
    swapped: PawnId | None
    struck: tuple[PawnId, ...]
    before: Numbering
    after: Numbering


def follow(before: Numbering, moves: Iterable[Move]) -> tuple[MoveResult, ...]:
    """Return the effects of moves that are made one after another.

    Args:
        before: locations of the pawns before the first move.
        moves: the moves.

    Raises:
        ValueError: a move begins at, hits or swaps a pawn that is not there.
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
    """Return the numbering with one pawn moved to another location."""
    group = list(numbering[pawn.seat])
    group[pawn.number - 1] = place
    return (*numbering[: pawn.seat], tuple(group), *numbering[pawn.seat + 1 :])


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """A play that was made, as everyone saw it.

    Attributes:
        seat: the seat that made it.
        player: the player who sat there at that time.
        cards: the cards spent.
        play: the play, as the rules describe it.
        before: locations of the numbered pawns before it.
        round: the round, from 1.
        forced: true if it is a discard that another player's card required (rules.md 4.9, 4.10).
        moved: effects of its moves, in order; empty if no pawn moved.
        home: sides that it brought home, in order (readings.md A12).
        in_stead: true if the bot made it on behalf of the player.
        ahead: true if the player had planned it, so that it was made as soon as their turn came.
        burnt: card burnt from another hand by chance, which everyone saw (rules-family.md W10).
        number: number of the log entry that made it.
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
    # Not compared: the same play has another number in the text of its game than in the log.
    number: Stamp = field(default=Stamp(0), compare=False, repr=False)

    @property
    def follows_at_once(self) -> bool:
        """True if no person acted just before it: a computer's play, a planned one, or an automatic throw-in."""
        return self.ahead or self.was_automatic or isinstance(self.player, Computer)

    @property
    def was_automatic(self) -> bool:
        """True if a person could do nothing but throw in their hand, and the bot did so for them."""
        return self.in_stead and isinstance(self.play, ThrowIn)

    @property
    def after(self) -> Numbering:
        """Locations of the numbered pawns after it."""
        return self.moved[-1].after if self.moved else self.before

    @property
    def struck(self) -> tuple[PawnId, ...]:
        """The pawns that it hit."""
        return tuple(one for moved in self.moved for one in moved.struck)

    @property
    def brought_home(self) -> tuple[PawnId, ...]:
        """The pawns that it brought home."""
        return tuple(
            PawnId(Seat(seat), number)
            for seat, places in enumerate(zip(self.before, self.after, strict=True))
            for number, (origin, goal) in enumerate(zip(*places, strict=True), 1)
            if is_home(goal) and not is_home(origin)
        )


Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card that was drawn from an opponent (rules.md 4.2); only the two players know which one.

    ``place`` is the index of the play in the game's history.
    """

    place: int
    drawer: Seat
    other: Seat
    card: Card = field(repr=False)


@dataclass(frozen=True, slots=True)
class PassedInStead:
    """A card that the bot passed on behalf of a person: their seat, the number of the log entry, and the card."""

    seat: Seat
    number: Stamp
    card: Card = field(repr=False)


@dataclass(frozen=True, slots=True)
class Game:
    """A game in progress, including its hidden cards.

    Attributes:
        seed: source of all its randomness.
        position: the position, as the rules see it.
        round: number of rounds dealt so far.
        hands: cards of each seat.
        stock: cards left to deal, the next one first.
        discards: the discard pile, the last card last.
        gifts: card that each seat has chosen to pass; None until it has chosen.
        received: card that each seat was passed in this round.
        passed_in_stead: every card that the bot passed on behalf of a person.
        numbering: locations of the numbered pawns.
        history: every play so far.
        shuffles: number of shuffles so far.
        drawn: every card drawn from an opponent.
        finished: sides that are home, in the order in which they finished.
        stamp: number of the last log entry that changed what anyone may do next.
        dealt: number of the entry that dealt this round; 0 before the first.
        exchanged: number of the entry that completed this round's exchange; 0 before that.
    """

    seed: bytes = field(repr=False)
    position: Position
    round: int
    hands: Hands = field(repr=False)
    stock: tuple[Card, ...] = field(repr=False)
    discards: tuple[Card, ...]
    gifts: tuple[Card | None, ...] = field(repr=False)
    received: tuple[Card | None, ...] = field(repr=False)
    passed_in_stead: tuple[PassedInStead, ...] = field(repr=False)
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
        """Seats that must act: pass a card, or play."""
        if self.position.phase is Phase.EXCHANGE:
            return tuple(Seat(seat) for seat, gift in enumerate(self.gifts) if gift is None and self.hands[seat])
        return () if self.position.turn is None else (self.position.turn,)


def new_game(rules: TableRules, seed: bytes, stamp: Stamp) -> Game:
    """Return a game before its first deal, with a randomly drawn dealer (rules.md 2.1)."""
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
        passed_in_stead=(),
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
    """Return a game whose first round begins from a position; cards that are in no hand are shuffled into the stock.

    For each rank, a hand gets the spade first, then the heart, the diamond and the club, as far as the deck still has
    them. It gets a second card of the same suit only if there is no other.

    Raises:
        IllegalPlay: no game can begin from the position.
    """
    try:
        # The log stores the position's notation, so a position that cannot be parsed would make the log unreadable.
        parse_position(format_position(position))
    except NotationError as error:
        # The parser's message may contain a hand, and this message becomes part of a LogError.
        raise IllegalPlay("this position is impossible", position) from error
    if position.phase is Phase.GAME_OVER:
        raise IllegalPlay("the game is already over", position)
    rules = position.rules
    deck = list(full_deck(rules.law))
    hands: list[tuple[Card, ...]] = []
    for ranks in position.hands:
        hand: list[Card] = []
        for rank in ranks:
            left = [card for card in deck if rank_of(card) == rank]
            if not left:
                raise IllegalPlay("the deck has too few cards of a rank", position)
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
    """The next deal: dealer, hands, and the cards that are left."""

    dealer: Seat
    hands: Hands = field(repr=False)
    stock: tuple[Card, ...] = field(repr=False)
    discards: tuple[Card, ...]
    shuffles: int


def next_deal(game: Game) -> Deal:
    """Return the next deal, which follows from the seed (rules.md 2.1, 2.2)."""
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
    """Return the game after the next round was dealt."""
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


def card_passed(game: Game, seat: Seat, card: Card, stamp: Stamp, *, in_stead: bool = False) -> Game:
    """Return the game after a seat chose the card to pass; after the last choice the cards change hands (rules.md 2.3).

    Args:
        game: the game before it.
        seat: the seat.
        card: the card.
        stamp: number of the log entry.
        in_stead: true if the bot chose it on behalf of a person.

    Raises:
        IllegalPlay: no exchange is due, or the seat does not hold the card.
    """
    if game.position.phase is not Phase.EXCHANGE or card not in game.hands[seat]:
        raise IllegalPlay("this card cannot be passed", game.position)
    gifts = (*game.gifts[:seat], card, *game.gifts[seat + 1 :])
    chosen = replace(game, gifts=gifts)
    if in_stead:
        passed = PassedInStead(seat, stamp, card)
        chosen = replace(chosen, passed_in_stead=(*game.passed_in_stead, passed))
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
    """Return the card that chance draws or burns from another hand (rules.md 4.2, rules-family.md W10), or None."""
    other = takes_from(play)
    if other is None:
        return None
    burns = sum(record.burnt is not None for record in game.history)
    occasion = f"burn {burns + 1}" if isinstance(play, Burn) else f"draw {len(game.drawn) + 1}"
    return game.hands[other][number_below(game.seed, occasion, len(game.hands[other]))]


def played(game: Game, event: Played, player: Player | None, stamp: Stamp, *, ahead: bool = False) -> Game:
    """Return the game after a play of the seat to act.

    Args:
        game: the game before it.
        event: the play, which must be legal.
        player: player on the seat.
        stamp: number of the log entry.
        ahead: true if the player had planned it.

    Raises:
        IllegalPlay: another seat must act, these are not the cards that it spends, or not the card that chance draws.
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
        raise IllegalPlay("these moves do not lead to the position after the play", game.position)
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
    """Return the hands after a play, the cards of hands that it discarded, and all cards drawn so far."""
    hands = list(game.hands)
    drawn = game.drawn
    if "".join(map(rank_of, event.cards)) != event.play.spent:
        raise IllegalPlay("these are not the cards that the play spends", game.position)
    for card in event.cards:
        if card not in hands[event.seat]:
            raise IllegalPlay("a card spent is not in the hand", game.position)
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
    """Return the cards without one of them."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def came_home(
    rules: TableRules, finished: Collection[tuple[Seat, ...]], moved: Sequence[MoveResult]
) -> tuple[tuple[Seat, ...], ...]:
    """Return the sides that these moves brought home, in the order in which they finished (readings.md A12)."""
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
