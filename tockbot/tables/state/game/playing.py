"""The exchange and the plays of a game (rules.md 2.3 to 2.6), with the real cards that change hands."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from tockbot.rules import (
    Burn,
    Draw,
    IllegalPlay,
    MovePlay,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    after_legal,
    exchange,
    is_home,
    location_of,
    receiver,
    takes_from,
)
from tockbot.tables.cards import Card, rank_of, sorted_cards
from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import Played
from tockbot.tables.players import Player
from tockbot.tables.state.game.chance import number_below
from tockbot.tables.state.game.game import Drawn, Game, Hands
from tockbot.tables.state.game.numbering import Numbering
from tockbot.tables.state.game.record import Moved, PlayRecord, follow


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
    rules: TableRules, finished: Collection[tuple[Seat, ...]], moved: Sequence[Moved]
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
