"""What a seat does in the game: gives a card, makes a play, asks for a hint."""

from __future__ import annotations

from tockbot.rules import IllegalPlay, Phase, Play, Seat, in_fewest_parts, is_legal
from tockbot.tables.cards import Card, ranks_of, take
from tockbot.tables.ids import Stamp
from tockbot.tables.log.entry import LogError
from tockbot.tables.log.events import Gave, Hinted, LetGo, Played, Queued, Unqueued
from tockbot.tables.players import Computer, Human
from tockbot.tables.state.folding.queueing import ahead, discarded
from tockbot.tables.state.game.game import Game
from tockbot.tables.state.game.playing import card_taken
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table
from tockbot.tables.step import Draft, Wish
from tockbot.tables.view.question import has_choice
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.rights import check_changes, seat_of


def give(draft: Draft, card: Card, stamp: Stamp) -> None:
    """Choose the card to give in the exchange, or another instead of one chosen before.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NO_EXCHANGE, NOT_IN_HAND,
            CHOSEN_ENOUGH.
    """
    game = _game(draft.table, stamp)
    seat = seat_of(draft)
    if game.position.phase is not Phase.EXCHANGE:
        raise Refused(Refusal.NO_EXCHANGE)
    if card not in game.hands[seat]:
        raise Refused(Refusal.NOT_IN_HAND)
    if game.gifts[seat] != card:
        check_changes(draft.table, seat)
        draft.add(Gave(seat, card, _in_stead(draft, seat)))


def _in_stead(draft: Draft, seat: Seat) -> bool:
    """Whether the bot decides in the stead of a person who sits there."""
    return draft.actor.plays is not None and isinstance(draft.table.seated[seat], Human)


def _game(table: Table, stamp: Stamp) -> Game:
    """The game, if this is its moment."""
    if table.stage in (Stage.LOBBY, Stage.STARTING):
        raise Refused(Refusal.NOT_STARTED)
    if table.stage is not Stage.PLAYING or table.game is None:
        raise Refused(Refusal.NOT_PLAYING)
    if table.game.stamp != stamp:
        raise Refused(Refusal.STALE)
    return table.game


def play(draft: Draft, chosen: Play, stamp: Stamp, card: Card | None = None) -> None:
    """Make a play, a seven in the fewest parts. Of several cards of one rank ``card`` is the one to spend.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NOT_YOUR_TURN, NOT_LEGAL, NOT_IN_HAND.
    """
    game = _game(draft.table, stamp)
    seat = seat_of(draft)
    if game.position.turn != seat:
        raise Refused(Refusal.NOT_YOUR_TURN)
    chosen = in_fewest_parts(game.position, chosen)
    try:
        cards, _ = take(game.hands[seat], chosen.spent, () if card is None else (card,))
        drawn = card_taken(game, chosen)
        if card is not None and card not in cards:
            raise Refused(Refusal.NOT_IN_HAND)
        draft.add(Played(seat, chosen, cards, drawn, _in_stead(draft, seat)))
    except (LogError, ValueError) as error:
        # The one question of legality is asked where the log is folded; any other trouble there is a bug.
        if isinstance(error, LogError) and not isinstance(error.__cause__, IllegalPlay):
            raise
        raise Refused(Refusal.NOT_LEGAL) from error


def queue(draft: Draft, chosen: Play, stamp: Stamp, card: Card | None = None) -> None:
    """Choose in advance, and in secret, what to play when one's turn comes, instead of what one chose before.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NOT_AHEAD, NOT_LEGAL, NOT_IN_HAND,
            CHOSEN_ENOUGH.
    """
    game = _game(draft.table, stamp)
    seat = seat_of(draft)
    position = ahead(game.position, seat)
    if position is None:
        raise Refused(Refusal.NOT_AHEAD)
    if not is_legal(position, chosen):
        raise Refused(Refusal.NOT_LEGAL)
    cards, _ = take(game.hands[seat], chosen.spent, () if card is None else (card,))
    if card is not None and card not in cards:
        raise Refused(Refusal.NOT_IN_HAND)
    check_changes(draft.table, seat)
    draft.add(Queued(seat, in_fewest_parts(position, chosen), cards))


def unqueue(draft: Draft) -> None:
    """Take back what one chose in advance; nothing if it was made, or dropped, already.

    Raises:
        Refused: NOT_SEATED, CHOSEN_ENOUGH.
    """
    seat = seat_of(draft)
    if draft.table.ahead.queued_by(seat) is not None:
        check_changes(draft.table, seat)
        draft.add(Unqueued(seat))


def let_go(draft: Draft, stamp: Stamp) -> None:
    """Let all cards of one's hand go, one each turn, because none can be played before the next deal (rules.md 2.6).

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NOT_YOUR_TURN, NOT_LEGAL.
    """
    game = _game(draft.table, stamp)
    seat = seat_of(draft)
    if game.position.turn != seat:
        raise Refused(Refusal.NOT_YOUR_TURN)
    if discarded(game, seat) is None:
        raise Refused(Refusal.NOT_LEGAL)
    draft.add(LetGo(seat))


def hint(draft: Draft, stamp: Stamp) -> None:
    """Give a person a hint at what is due; the same moment counts once, and one without a choice not at all.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, HINTS_OFF, HINTS_SPENT, NOTHING_DUE.
    """
    table = draft.table
    game = _game(table, stamp)
    seat = seat_of(draft)
    gives = game.position.phase is Phase.EXCHANGE and bool(game.hands[seat])
    if not gives and game.position.turn != seat:
        raise Refused(Refusal.NOTHING_DUE)
    if (seat, stamp) in table.hinted:
        return
    if table.terms.hints == 0:
        raise Refused(Refusal.HINTS_OFF)
    if not has_choice(game.position, ranks_of(game.hands[seat])):
        return
    if table.hints_left(seat) == 0:
        raise Refused(Refusal.HINTS_SPENT, hints=table.terms.hints or 0)
    draft.add(Hinted(seat))


def unless_a_person_sits(seat: Seat, wish: Wish) -> Wish:
    """The wish, unless somebody took the seat of the computer player while it was thinking: then nothing."""

    def still_a_computer(draft: Draft) -> None:
        if isinstance(draft.table.seated[seat], Computer):
            wish(draft)

    return still_a_computer
