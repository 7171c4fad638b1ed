"""The deal of a round (rules.md 2.1, 2.2); :mod:`~tockbot.tables.state.game.chance` tells how it is shuffled."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tockbot.rules import (
    IllegalPlay,
    Seat,
    Shuffling,
    deal,
    next_dealer,
    side_is_home,
)
from tockbot.tables.cards import Card, full_deck, ranks_of, sorted_cards
from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import Dealt
from tockbot.tables.state.game.chance import shuffled
from tockbot.tables.state.game.game import Game, Hands


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
        dealt=stamp,
        exchanged=Stamp(0),
    )
