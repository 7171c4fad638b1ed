"""What a player sees in private: the hand, the exchange, and what the cards can do now."""

from __future__ import annotations

from tockbot.bot.handlers import Errand, Run
from tockbot.bot.lists import in_rows
from tockbot.bot.move_texts import Teller
from tockbot.bot.pictures import board_picture, poster_picture, private_picture
from tockbot.bot.screen import TEXT_LIMIT, Button, Row, Screen, Style
from tockbot.bot.shared_presses import ComeBack, OpenReplay, PlayAgain, ShowHand
from tockbot.bot.table_screens import watchers_buttons
from tockbot.bot.table_texts import (
    forced_discard_loses_turn,
    fought_lines,
    moment,
    standing_lines,
    time_left,
    told_lines,
)
from tockbot.bot.words import Speaker, card_name, cards_names, record_name, seat_name, shown_name
from tockbot.features.turn.play import turn_rows
from tockbot.features.turn.presses import AskBack, BackToHand, ChooseAhead, DropAhead, Give, LetGo
from tockbot.features.turn.turn import Turn, hint_button, turn_of
from tockbot.learning import only_way_out
from tockbot.rules import JOKER, RESERVE, Discard, Phase, Seat, as_before, is_home, receiver, takes_from
from tockbot.tables import Kind, Observation, Stage, TableSeen, ahead, rank_of


def hand_screen(say: Speaker, seen: TableSeen, done: str = "", *, asked_for: bool = False) -> Screen:
    """A player's hand and what there is to do with it.

    Args:
        say: who speaks the viewer's language.
        seen: the table as the viewer sees it.
        done: a line about what the viewer just did.
        asked_for: whether the picture is wanted while others play, too: the next call brings one, and the channel's
            board shows what everybody does.
    """
    game = seen.game
    if game is None or game.viewer is None:
        return _away_screen(say, seen)
    where = _where(say, seen)
    told = done or made_line(say, seen) or _thrown_in_line(say, game)
    above = f"{told}\n" if told else ""
    if seen.stage is not Stage.PLAYING:
        over = (*standing_lines(say, game), *fought_lines(say, game))
        text = "\n".join((above + say("hand-over", channel=where), *over))
        rows = _afterwards(say, seen)
        return Screen(text, rows, poster_picture(say, game) if game.phase is Phase.GAME_OVER else None)
    header = above + say("hand-header", channel=where, number=game.round)
    back = (*_back_button(say, seen), *_look_again(say, seen))
    if not game.hand:
        text = "\n".join((header, *_private_lines(say, game), _without_cards(say, game, game.viewer)))
        return Screen(text, (back,) if back else ())
    if game.phase is Phase.EXCHANGE:
        return _exchange_screen(say, seen, game, header)
    if game.turn != game.viewer:
        lines = (*_private_lines(say, game), *([] if asked_for else [_cards_line(say, game)]), waiting_line(say, seen))
        look = () if asked_for or seen.kind is Kind.PRACTICE else (_picture_button(say, seen, game),)
        below = (*ahead_buttons(say, seen), *look, *back)
        picture = private_picture(say, game) if asked_for else None
        return Screen("\n".join((header, *lines)), (below,) if below else (), picture)
    return _turn_screen(say, seen, turn_of(seen), header)


def _cards_line(say: Speaker, game: Observation) -> str:
    """The viewer's cards in words, where no picture shows them."""
    return say("hand-cards", cards=cards_names(say, game.hand))


def _picture_button(say: Speaker, seen: TableSeen, game: Observation) -> Button:
    """To see the hand and the board while others play."""
    return Button(say("button-hand"), BackToHand(seen.id, game.stamp))


def _where(say: Speaker, seen: TableSeen) -> str:
    """Where a table is: its channel, or that it is for practice."""
    return say("practice-place") if seen.kind is Kind.PRACTICE else f"<#{seen.channel}>"


def _time_lines(say: Speaker, seen: TableSeen) -> tuple[str, ...]:
    """Until when what is asked of the viewer has to be done, below it; nothing without a clock."""
    left = "" if seen.viewer is None else time_left(say, seen.clock, (seen.viewer,))
    return (left,) if left else ()


def _away_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What somebody sees who has no seat: the way back, where a computer player keeps it."""
    if seen.home is None:
        return Screen(say("hand-no-game"))
    back = Button(say("button-return"), ComeBack(seen.id), Style.GOOD)
    until = moment(seen.home.until)
    return Screen(say("hand-away", channel=_where(say, seen), until=until), ((back,),))


def watching_screen(say: Speaker, seen: TableSeen, game: Observation, *, guesses: bool = False) -> Screen:
    """What somebody sees who does not play here: the board, in words too, and that they may be told of the end.

    Where its server lets those guess who watch, a button leads there.
    """
    buttons = watchers_buttons(say, seen, guesses=guesses)
    return Screen(say("refused-not-seated"), (buttons,), board_picture(say, game))


def _back_button(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """To take the viewer's own last play back, where that can be asked for."""
    return () if seen.back is None else (Button(say("button-take-back"), AskBack(seen.id, seen.back)),)


def _look_again(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """To see how it goes on in a practice game: there nobody is called in a channel who has closed direct messages."""
    return (Button(say("button-hand"), ShowHand(seen.id)),) if seen.kind is Kind.PRACTICE else ()


def _afterwards(say: Speaker, seen: TableSeen) -> tuple[Row, ...]:
    """What can be done after a game; after one that was ended early the message for everybody has it."""
    is_over = seen.game is not None and seen.game.phase is Phase.GAME_OVER
    is_practice = seen.kind is Kind.PRACTICE
    if not (is_over or is_practice):
        return ()
    again = Button(say("button-again"), Run(Errand.PRACTICE) if is_practice else PlayAgain(seen.id), Style.GOOD)
    return ((again, Button(say("button-replay"), OpenReplay(seen.id))) if is_over else (again,),)


def _exchange_screen(say: Speaker, seen: TableSeen, game: Observation, header: str) -> Screen:
    to = "" if game.viewer is None else seat_name(say, game.seats[receiver(game.position(), game.viewer)])
    text = say("hand-give", name=shown_name(to))
    if game.gift is not None:
        text = say(
            "hand-given" if seen.may_change else "hand-given-final", card=card_name(say, game.gift), name=shown_name(to)
        )
    chosen = game.hand.index(game.gift) if game.gift is not None else None
    buttons = [
        Button(
            say("hand-card", number=number, card=card_name(say, card)),
            Give(seen.id, game.stamp, number - 1),
            Style.GOOD if number - 1 == chosen else Style.MAIN,
            card=card,
        )
        for number, card in enumerate(game.hand, 1)
        if seen.may_change or chosen in {None, number - 1}
    ]
    again = () if game.gift is None else _look_again(say, seen)
    hint = hint_button(say, seen) if game.gift is None else ()
    rows = in_rows([*buttons, *hint, *again])
    way_out = only_way_out(game)
    quiet = () if way_out is None else (say("caution-only-way-out", card=card_name(say, way_out)),)
    return Screen("\n".join((header, text, *_time_lines(say, seen))), rows, private_picture(say, game), quiet=quiet)


def _without_cards(say: Speaker, game: Observation, viewer: Seat) -> str:
    """What is said to a player without cards: that others play on, or that no deal will come (rules.md 5.1)."""
    place = game.place_of(viewer)
    if place is not None:
        return say("hand-finished", place=place)
    return say("hand-empty", others=sum(seat.cards > 0 for seat in game.seats))


def _private_lines(say: Speaker, game: Observation) -> list[str]:
    """What the viewer alone is told: the card received, while it is held, and the cards drawn."""
    lines = []
    if game.received is not None and game.received in game.hand:
        lines.append(say("hand-received", card=card_name(say, game.received)))
    return lines + drawn_lines(say, game)


def drawn_lines(say: Speaker, game: Observation) -> list[str]:
    """What the viewer is told of cards drawn and burnt since their last own play: which they were (rules.md 4.2)."""
    lines = []
    own = [place for place, record in enumerate(game.history) if record.seat == game.viewer]
    since = own[-1] if own else 0
    for one in game.drawn:
        if one.place >= since and game.history[one.place].round == game.round:
            drew = one.drawer == game.viewer
            other = shown_name(seat_name(say, game.seats[one.other if drew else one.drawer]))
            lines.append(say("hand-drew" if drew else "hand-drawn", name=other, card=card_name(say, one.card)))
    for record in game.history[since:]:
        if record.burnt is not None and takes_from(record.play) == game.viewer and record.round == game.round:
            name = shown_name(record_name(say, game, record))
            lines.append(say("hand-burnt", name=name, card=card_name(say, record.burnt)))
    return lines


def _turn_screen(say: Speaker, seen: TableSeen, turn: Turn, header: str) -> Screen:
    game = turn.game
    unfit = [say("ahead-unfit")] if seen.unfit else []
    # What goes by itself in a moment asks for no haste.
    clock = () if turn.is_thrown_in else _time_lines(say, seen)
    lines = [*_private_lines(say, game), *unfit, *_asked(say, turn), *clock]
    # What others did is as long as they played; what is asked always has room.
    room = TEXT_LIMIT - sum(len(line) + 1 for line in (header, *lines))
    text = "\n".join((header, *told_lines(say, game, room), *lines))
    rows, quiet = turn_rows(say, turn, *_besides(say, seen, turn))
    return Screen(text, rows, private_picture(say, game, turn.playable), quiet=quiet)


def _besides(say: Speaker, seen: TableSeen, turn: Turn) -> tuple[Button, ...]:
    """What else can be done in a turn than to play a card: a hint, where there is anything to choose well."""
    if turn.may_let_go:
        return (Button(say("button-let-go"), LetGo(seen.id, turn.game.stamp), Style.MAIN),)
    return () if turn.is_thrown_in else hint_button(say, seen)


def _all_wait(game: Observation) -> bool:
    """Whether all of the viewer's pawns are in the reserve: that is why most cards cannot be played."""
    return game.viewer is not None and all(pawn.location == RESERVE for pawn in game.seats[game.viewer].pawns)


def _asked(say: Speaker, turn: Turn) -> list[str]:
    """What the player to act is asked to do, and why (rules.md 2.6, 4.9, 4.10, 4.14)."""
    game, plays, sevens = turn.game, turn.plays, turn.sevens
    if game.phase is Phase.DISCARD:
        made = game.history[-1]
        key = "hand-discard-lose" if forced_discard_loses_turn(game) else "hand-discard-keep"
        return [say(key, name=shown_name(record_name(say, game, made)), cards=cards_names(say, made.cards))]
    lines = [say("hand-joker-finish")] if _joker_would_finish(game) else []
    discards = [play for play in plays if isinstance(play, Discard)]
    if turn.is_thrown_in:
        return [*lines, say("hand-throw-in")]
    if discards and len(discards) == len(plays) and not sevens:
        return [*lines, say("hand-discard-all" if turn.may_let_go else "hand-discard-choice")]
    asked = say("hand-turn")
    if any(rank_of(card) not in turn.playable for card in game.hand):
        asked = f"{asked} {say('hand-unplayable-waiting' if _all_wait(game) else 'hand-unplayable')}"
    return [*lines, asked, *([say("hand-may-spare")] if discards else [])]


def _joker_would_finish(game: Observation) -> bool:
    """Whether the viewer holds a joker that may not bring the team's last pawn home (rules.md 4.14)."""
    if game.rules.may_finish(JOKER) or game.viewer is None:
        return False
    outside = [pawn for seat in game.rules.side_of(game.viewer) for pawn in game.numbering[seat] if not is_home(pawn)]
    return len(outside) == 1 and any(rank_of(card) == JOKER for card in game.hand)


def ahead_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The viewer's hand while it is another's turn, with what each card could do now.

    Raises:
        PressError: the viewer can choose nothing in advance.
    """
    turn = turn_of(seen)
    back = Button(say("button-back"), BackToHand(seen.id, turn.game.stamp))
    text = "\n".join((say("ahead-heading"), say("ahead-choose")))
    picture = private_picture(say, turn.game, turn.playable)
    rows, quiet = turn_rows(say, turn, back)
    return Screen(text, rows, picture, quiet=quiet)


def chooses_ahead(seen: TableSeen) -> bool:
    """Whether the viewer, while it is another's turn, can choose a play in advance."""
    game = seen.game
    if game is None or game.viewer is None or seen.stage is not Stage.PLAYING:
        return False
    return ahead(game.position(), game.viewer) is not None


def waiting_line(say: Speaker, seen: TableSeen) -> str:
    """That others play, or what the viewer has chosen in advance."""
    if seen.let_go:
        return say("hand-let-go")
    if seen.queued is None:
        return say("practice-wait" if seen.kind is Kind.PRACTICE else "hand-waiting")
    turn = turn_of(seen)
    play = as_before(turn.position, seen.queued.play)
    if play is None:
        return say("ahead-unfit-yet")
    told = say("card-does", card=cards_names(say, seen.queued.cards), deeds=Teller(say, turn.game).play(play))
    return say("ahead-chosen", play=shown_name(told))


def made_line(say: Speaker, seen: TableSeen) -> str:
    """That what the viewer had chosen in advance was played, while others play on; nothing where it was not."""
    game = seen.game
    if game is None or game.viewer not in dict(seen.made_ahead) or game.turn == game.viewer:
        return ""
    made = [record for record in game.history if record.seat == game.viewer]
    return say("ahead-made", play=Teller(say, game, marked=True).record(made[-1]))


def _thrown_in_line(say: Speaker, game: Observation) -> str:
    """That the viewer's hand went by itself, from then on until the viewer has cards to play again."""
    own = [record for record in game.history if record.seat == game.viewer]
    since = game.round - (game.phase is Phase.EXCHANGE)
    if not own or not own[-1].went_by_itself or own[-1].round < since:
        return ""
    return say("hand-thrown-in", cards=cards_names(say, own[-1].cards))


def ahead_buttons(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """To choose in advance, or to take back what was chosen; nothing where nothing is to be chosen any more."""
    if seen.let_go or not seen.may_change:
        return ()
    if seen.queued is not None:
        return (Button(say("button-drop-ahead"), DropAhead(seen.id), Style.DANGER),)
    return (Button(say("button-choose-ahead"), ChooseAhead(seen.id)),)
