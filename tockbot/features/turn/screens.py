"""Formats the private screens of a turn: the hand, the exchange, what each card can do, and notes shown once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace

from tockbot import rules
from tockbot.bot.handlers import CommandButton, Run
from tockbot.bot.lists import (
    TWO_ROWS,
    Line,
    Offer,
    cautions_told,
    goal_of,
    group_of,
    in_blocks,
    in_rows,
    label_of,
    offered,
    told_apart,
)
from tockbot.bot.move_texts import MoveFormatter, first_and_second
from tockbot.bot.pictures import board_picture, poster_picture, preview_picture, private_picture
from tockbot.bot.press import PressError, at
from tockbot.bot.rule_texts import card_lines, sentences
from tockbot.bot.screen import BUTTONS_LIMIT, LABEL_LIMIT, TEXT_LIMIT, Button, Row, Screen, Style
from tockbot.bot.shared_presses import (
    AskBack,
    AskToGiveUpSeat,
    ComeBack,
    Learn,
    OpenReplay,
    PlayAgain,
    ShowHand,
)
from tockbot.bot.table_screens import watchers_buttons
from tockbot.bot.table_texts import (
    due_line,
    forced_discard_loses_turn,
    fought_lines,
    log_lines_text,
    moment,
    round_end_lines,
    standing_lines,
    time_left,
)
from tockbot.bot.words import Speaker, card_name, cards_names, rank_name, record_name, seat_name, shown_name
from tockbot.computer import Course
from tockbot.features.turn.news import drawn_lines, news_lines, unplayable_text
from tockbot.features.turn.seven import only_way
from tockbot.features.turn.turn import (
    BackToHand,
    BuildSeven,
    ChooseAhead,
    DiscardRest,
    DropAhead,
    Give,
    MakePlay,
    ShowCard,
    Turn,
    back_button,
    cautions_of,
    format_pawn,
    heading,
    hint_button,
    pawn_lines,
    play_button,
    style_of,
    turn_of,
)
from tockbot.learning import Note, note_on, only_way_out
from tockbot.tables import Card, Kind, Observation, Stage, Stamp, TableSeen, ahead, follow, rank_of


def card_screen(say: Speaker, seen: TableSeen, card: int, group: int | None = None) -> Screen:
    """Return the screen of a card: what it can do, with a preview of the board that shows the marks of the lines.

    Args:
        say: texts in the viewer's language.
        seen: the table as the viewer sees it.
        card: the card's position in the hand.
        group: if a pawn is chosen first, the position of its lines among those of all pawns.
    """
    turn = turn_of(seen)
    held = at(turn.game.hand, card)
    lines = lines_of(say, turn, card)
    if not lines:
        raise PressError
    if len(lines) == 1:
        return _only_screen(say, turn, card, lines[0])
    back = back_button(say, turn)
    blocks = in_blocks(say, lines, lambda line: line.group)
    shown = ShowCard(seen.id, turn.game.stamp, card)
    by_pawn = len(blocks) > 1 and len(lines) > _most_at_once(turn, held)
    whose = ""
    if by_pawn and group is None:
        lines = pawn_lines(say, blocks, lambda place: replace(shown, group=place))
    elif by_pawn:
        lines = at(blocks, group or 0)[1]
        back = Button(say("button-back"), shown)
        whose = format_pawn(say, blocks[group or 0])
    key = "card-choose-pawn" if by_pawn and group is None else "card-choose-move"
    offer = offered(say, lines)
    choose = say(key, card=card_name(say, held))
    if any(goal.label not in {"", say("mark-swap")} for goal in offer.goals):
        choose = f"{choose} {say('card-numbers')}"
    text = heading(say, turn, choose + whose + _does(say, turn.game, held))
    picture = preview_picture(say, turn.game, turn.playable, card, goals=offer.goals)
    return Screen(text, (*offer.rows, (back,)), picture, quiet=offer.quiet)


def turn_offer(say: Speaker, turn: Turn, *more: Button) -> Offer:
    """Return the buttons of the hand, followed by ``more``, and the goals and warnings of plays made at once."""
    if turn.is_thrown_in:
        button = Button(say("button-throw-in"), MakePlay(turn.table_id, turn.game.stamp, 0), Style.DANGER)
        return Offer(((button, *more),), (), ())
    lines = [_at_once(say, turn, card) for card in range(len(turn.game.hand))]
    buttons = [_card_buttons(say, turn, card, its) for card, its in enumerate(lines)]
    goals = dict.fromkeys(
        goal
        for its, shown in zip(lines, buttons, strict=True)
        for line in its
        if any(button.press == line.press for button in shown)
        for goal in line.goals
    )
    own = _labelled_apart(_without_repeated_plays([button for shown in buttons for button in shown]))
    return Offer(in_rows([*own, *more]), tuple(goals), _cautions(say, turn, lines))


def _without_repeated_plays(buttons: list[Button]) -> list[Button]:
    """Return buttons without those that make the same play as an earlier one, with an equal card."""
    first: dict[object, Button] = {}
    for button in buttons:
        press = button.press
        first.setdefault(replace(press, from_card=None) if isinstance(press, MakePlay) else button, button)
    return [*first.values()]


def _labelled_apart(buttons: list[Button]) -> list[Button]:
    """Return buttons with different labels, also for equal cards."""
    labels = told_apart([button.label for button in buttons])
    return [replace(button, label=label) for button, label in zip(buttons, labels, strict=True)]


def _card_buttons(say: Speaker, turn: Turn, card: int, lines: list[Line]) -> tuple[Button, ...]:
    """Return a card's buttons: one per play that is made at once, or one that opens the card's screen."""
    held = turn.game.hand[card]
    name = card_name(say, held)
    leading = Button(name, ShowCard(turn.table_id, turn.game.stamp, card), Style.MAIN, card=held)
    if not turn.lines(rank_of(held)):
        return (replace(leading, style=Style.PLAIN, disabled=True),)
    if len(lines) == 1 and isinstance(lines[0].press, BuildSeven):
        return (replace(leading, press=lines[0].press),)
    named = [_label_at_once(say, held, line) for line in lines]
    if not named or len({*named}) < len(named) or max(map(len, named)) > LABEL_LIMIT:
        return (leading,)
    return tuple(Button(label, line.press, line.style, card=held) for label, line in zip(named, lines, strict=True))


def _cautions(say: Speaker, turn: Turn, lines_of_cards: list[list[Line]]) -> tuple[str, ...]:
    """Return the warnings about plays that the card buttons make at once."""
    warned: list[tuple[str, tuple[str, ...]]] = []
    for held, lines in zip(turn.game.hand, lines_of_cards, strict=True):
        # Cards of one rank can do the same, so one warning serves for all of them.
        name = rank_name(say, rank_of(held))
        warned += [(label_of(say, line.mark or name, line.text), line.cautions) for line in lines]
    return cautions_told(say, warned)


def _at_once(say: Speaker, turn: Turn, card: int) -> list[Line]:
    """Return what a card can do if its buttons name it: a single play, or a hand with few plays in all.

    A joker takes a press more if another card does the same: no one shall waste it by mistake.
    """
    rank = rank_of(turn.game.hand[card])
    if rank == rules.JOKER and turn.wastes_a_joker:
        return []
    lines = turn.lines(rank)
    return lines_of(say, turn, card) if lines == 1 or (lines and _names_all(turn)) else []


def _names_all(turn: Turn) -> bool:
    """Return whether a card has several plays, but all cards together so few that each is named in the hand."""
    lines = [turn.lines(rank_of(card)) for card in turn.game.hand]
    return max(lines) > 1 and sum(lines) <= BUTTONS_LIMIT


def _label_at_once(say: Speaker, held: Card, line: Line) -> str:
    """Return the label of a card button that makes a play at once; a joker's also names what it stands for."""
    name = card_name(say, held)
    if rank_of(held) == rules.JOKER and line.mark:
        name = say("joker-as", joker=name, rank=line.mark)
    return label_of(say, name, line.text)


def lines_of(say: Speaker, turn: Turn, card: int) -> list[Line]:
    """Return all that a card of the hand can do: a line per play, and one for a seven that is built part by part."""
    game = turn.game
    rank, teller = rank_of(game.hand[card]), MoveFormatter(say, game)
    plays = turn.plays_of(rank)
    swaps = Counter(_swap_with(play) for _, play in plays)
    lines = [_line(say, turn, teller, card, one, is_only_swap=swaps[_swap_with(one[1])] == 1) for one in plays]
    if rank in turn.sevens:
        begin = BuildSeven(turn.table_id, game.stamp, card)
        label = say("button-as-seven")
        lines.append(only_way(say, turn, begin) or Line(label, begin, label, style=Style.MAIN))
    return _swaps_apart(say, lines)


def _swaps_apart(say: Speaker, lines: list[Line]) -> list[Line]:
    """Return lines with the swaps of a pawn under a heading of their own if it has many moves.

    Swaps have long labels: on a phone each takes a row, and all moves of a joker together would hide the board.
    """
    moves, swap = Counter(line.group for line in lines), say("mark-swap")
    return [
        replace(line, group=say("group-swaps", group=line.group))
        if moves[line.group] > TWO_ROWS and any(goal.label == swap for goal in line.goals)
        else line
        for line in lines
    ]


def _swap_with(play: rules.Play) -> tuple[str, rules.Seat, rules.Location, rules.Seat] | None:
    """Return the card and the pawn of a swap, and the player with whose pawn it swaps; None for another play."""
    move = play.moves[0] if isinstance(play, rules.MovePlay) else None
    if not isinstance(play, rules.MovePlay) or not isinstance(move, rules.Swap):
        return None
    return play.rank, move.seat, move.origin, move.other.seat


def _line(  # noqa: PLR0913 - the play, and the others from which it must differ
    say: Speaker, turn: Turn, teller: MoveFormatter, card: int, listed: tuple[int, rules.Play], *, is_only_swap: bool
) -> Line:
    """Return the line of a play, given with its position among all plays of the turn."""
    place, play = listed
    rank = rank_of(turn.game.hand[card])
    press = MakePlay(turn.table_id, turn.game.stamp, place, card)
    if not isinstance(play, rules.MovePlay):
        of_draws = say("group-draw") if isinstance(play, rules.Draw) else say("group-other")
        heading = say("group-burn") if isinstance(play, rules.Burn) else of_draws
        style = Style.DANGER if isinstance(play, rules.Discard) else Style.GOOD
        return Line(teller.play(play), press, heading, style=style)
    first, second = first_and_second(play)
    mark = "" if first != rules.JOKER else rank_name(say, play.rank)
    if mark and rank != rules.JOKER:
        mark = say("joker-as", joker=say("joker"), rank=mark)
    line = Line(
        "",
        press,
        group_of(say, turn.game, play.moves[0], turn.game.numbering),
        tuple(goal_of(say, move) for move in play.moves[-1:]),
        mark,
        style=style_of(turn.game, play.moves),
        cautions=cautions_of(turn.game, play.moves),
    )
    *before, last = follow(turn.game.numbering, play.moves)
    if second:
        reached = teller.brief_move(last)
        told = say("play-second", moves=teller.brief(before), card=rank_name(say, second), second=reached)
        return replace(line, text=told if first in {rank, rules.JOKER} else label_of(say, rank_name(say, first), told))
    alone = teller.brief_move(last, alone=True, after_mark=bool(mark), is_only_swap=is_only_swap)
    return replace(line, text=teller.brief_move(last, is_only_swap=is_only_swap), alone=alone)


def _most_at_once(turn: Turn, held: Card) -> int:
    """Return the number of lines shown without choosing a pawn first: two rows, or one for the long texts of swaps."""
    rank = rank_of(held)
    swaps = rank == rules.JOKER or any(
        isinstance(action, rules.SwapPawns) for action in turn.game.rules.law.cards.get(rank, ())
    )
    return BUTTONS_LIMIT if swaps else TWO_ROWS


def _only_screen(say: Speaker, turn: Turn, card: int, line: Line) -> Screen:
    """Return the screen of a card's only play, if its text is too long for a button."""
    held = turn.game.hand[card]
    only = say("card-only", card=card_name(say, held), play=shown_name(line.text))
    text = heading(say, turn, only + _does(say, turn.game, held))
    button = play_button(say, turn, line.press, line.style)
    offer = offered(say, [line])
    picture = preview_picture(say, turn.game, turn.playable, card, goals=offer.goals)
    return Screen(text, ((button, back_button(say, turn)),), picture, quiet=offer.quiet)


def _does(say: Speaker, game: Observation, card: Card) -> str:
    """Return the effect of a card at this table, as lines to add to a text."""
    return "".join(f"\n{line}" for line in card_lines(say, game.rules, rank_of(card)))


def hand_screen(  # noqa: PLR0913 - what it shows
    say: Speaker,
    seen: TableSeen,
    done: str = "",
    *,
    asked_for: bool = False,
    since: Stamp | None = None,
    chances: Course | None = None,
) -> Screen:
    """Return the screen with a player's hand and the buttons to use it.

    Args:
        say: texts in the viewer's language.
        seen: the table as the viewer sees it.
        done: a line about what the viewer just did.
        asked_for: also show the picture during another player's turn. By default it is left out then: the next
            notification brings one, and the board in the channel shows every move.
        since: the entry of the log after which news is shown; by default from what the viewer's last press did.
        chances: the winning chances during a finished game; None if they are unknown.
    """
    game = seen.game
    if game is None or game.viewer is None:
        return _away_screen(say, seen)
    where = _where(say, seen)
    news = news_lines(say, game, Stamp(seen.last_press - 1) if since is None else since)
    over = game.phase is rules.Phase.GAME_OVER
    above = "".join(f"{line}\n" for line in (done, *(news if seen.stage is Stage.PLAYING or over else ())) if line)
    if seen.stage is not Stage.PLAYING:
        standing = (*standing_lines(say, game), *fought_lines(say, game))
        text = "\n".join((above + say("hand-over", channel=where), *standing))
        rows = _afterwards(say, seen)
        return Screen(text, rows, poster_picture(say, game, chances=chances) if over else None)
    header = above + say("hand-header", channel=where, number=game.round)
    back = (*_back_button(say, seen), *_look_again(say, seen))
    if not game.hand:
        text = "\n".join((header, *_private_lines(say, game), _without_cards(say, game, game.viewer)))
        return Screen(text, (back,) if back else ())
    if game.phase is rules.Phase.EXCHANGE:
        return _exchange_screen(say, seen, game, header)
    if game.turn != game.viewer:
        now = _turn_line(say, game, game.turn) if asked_for and game.turn is not None else _cards_line(say, game)
        lines = (*_private_lines(say, game), now, waiting_line(say, seen))
        look = () if asked_for or seen.kind is Kind.PRACTICE else (_picture_button(say, seen, game),)
        below = (*ahead_buttons(say, seen), *look, *back)
        picture = private_picture(say, game) if asked_for else None
        return Screen("\n".join((header, *lines)), (below,) if below else (), picture)
    return _turn_screen(say, seen, turn_of(seen), header)


def _turn_line(say: Speaker, game: Observation, turn: rules.Seat) -> str:
    """Return whose turn it is, for a screen with a picture, which shows the same."""
    return due_line(say, game, shown_name(seat_name(say, game.seats[turn])))


def _cards_line(say: Speaker, game: Observation) -> str:
    """Return the viewer's cards as text, for a screen without picture."""
    return say("hand-cards", cards=cards_names(say, game.hand))


def _picture_button(say: Speaker, seen: TableSeen, game: Observation) -> Button:
    """Return the button that shows the hand and the board during other players' turns."""
    return Button(say("button-hand"), BackToHand(seen.id, game.stamp))


def _where(say: Speaker, seen: TableSeen) -> str:
    """Return a mention of the table's channel; a text for a practice game, and where Discord may show no mention."""
    if seen.is_elsewhere:
        return say("elsewhere-place")
    return say("practice-place") if seen.kind is Kind.PRACTICE else f"<#{seen.channel}>"


def _time_lines(say: Speaker, seen: TableSeen) -> tuple[str, ...]:
    """Return a line with the viewer's remaining time; nothing without a clock."""
    left = "" if seen.viewer is None else time_left(say, seen.clock, (seen.viewer,))
    return (left,) if left else ()


def _away_screen(say: Speaker, seen: TableSeen) -> Screen:
    """Return the screen of a person without a seat, with a button to return if a computer player holds their seat."""
    if seen.home is None:
        return Screen(say("hand-no-game"))
    back = Button(say("button-return"), ComeBack(seen.id), Style.GOOD)
    give_up = Button(say("button-give-up-seat"), AskToGiveUpSeat(seen.id))
    until = moment(seen.home.until)
    return Screen(say("hand-away", channel=_where(say, seen), until=until), ((back, give_up),))


def watching_screen(say: Speaker, seen: TableSeen, game: Observation, *, guesses: bool = False) -> Screen:
    """Return the screen of a spectator: the board as a picture, and buttons.

    Args:
        say: texts in the viewer's language.
        seen: the table as the viewer sees it.
        game: the game as the viewer sees it.
        guesses: the server allows predictions.
    """
    buttons = watchers_buttons(say, seen, guesses=guesses)
    return Screen(say("refused-not-seated"), (buttons,), board_picture(say, game))


def _back_button(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """Return the button to undo the viewer's last move, if that is possible."""
    return () if seen.back is None else (Button(say("button-take-back"), AskBack(seen.id, seen.back)),)


def _look_again(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """Return the button that refreshes a practice game: players without direct messages are not pinged about it."""
    return (Button(say("button-hand"), ShowHand(seen.id)),) if seen.kind is Kind.PRACTICE else ()


def _afterwards(say: Speaker, seen: TableSeen) -> tuple[Row, ...]:
    """Return the buttons after a game; if it ended early, they are on the public message instead."""
    is_over = seen.game is not None and seen.game.phase is rules.Phase.GAME_OVER
    is_practice = seen.kind is Kind.PRACTICE
    if not (is_over or is_practice):
        return ()
    again = Button(say("button-again"), Run(CommandButton.PRACTICE) if is_practice else PlayAgain(seen.id), Style.GOOD)
    return ((again, Button(say("button-replay"), OpenReplay(seen.id))) if is_over else (again,),)


def _exchange_screen(say: Speaker, seen: TableSeen, game: Observation, header: str) -> Screen:
    viewer = rules.Seat(0) if game.viewer is None else game.viewer
    receiver = rules.receiver(game.position(), viewer)
    to = seat_name(say, game.seats[receiver])
    is_partner = receiver in game.rules.side_of(viewer)
    text = say("hand-give-partner" if is_partner else "hand-give", name=shown_name(to))
    if game.gift is not None:
        text = say(
            "hand-given" if seen.may_change else "hand-given-final", card=card_name(say, game.gift), name=shown_name(to)
        )
    chosen = game.hand.index(game.gift) if game.gift is not None else None
    buttons = [
        Button(
            card_name(say, card),
            Give(seen.id, game.stamp, place),
            Style.GOOD if place == chosen else Style.MAIN,
            card=card,
        )
        for place, card in enumerate(game.hand)
        if game.hand.index(card) == place and (seen.may_change or chosen in {None, place})
    ]
    again = () if game.gift is None else _look_again(say, seen)
    hint = hint_button(say, seen) if game.gift is None else ()
    rows = in_rows([*buttons, *hint, *again])
    way_out = only_way_out(game)
    quiet = () if way_out is None else (say("caution-only-way-out", card=card_name(say, way_out)),)
    lines = (text, *_time_lines(say, seen))
    # No one is to act: what happened since the player's last press, at the end of the round before, is only shown here.
    room = TEXT_LIMIT - sum(len(line) + 1 for line in (header, *lines))
    log = round_end_lines(say, game, seen.last_press, room)
    return Screen("\n".join((header, *log, *lines)), rows, private_picture(say, game), quiet=quiet)


def _without_cards(say: Speaker, game: Observation, viewer: rules.Seat) -> str:
    """Return the line for a player without cards: finished, or waiting for the next deal (rules.md 5.1)."""
    place = game.place_of(viewer)
    if place is not None:
        return say("hand-finished", place=place)
    return say("hand-empty", others=sum(seat.cards > 0 for seat in game.seats))


def _private_lines(say: Speaker, game: Observation) -> list[str]:
    """Return what only the viewer may know: until their first play the card they received, and the cards they drew."""
    lines = []
    has_played = any(record.seat == game.viewer and record.round == game.round for record in game.history)
    if game.received is not None and game.received in game.hand and not has_played:
        lines.append(say("hand-received", card=card_name(say, game.received)))
    return lines + drawn_lines(say, game)


def _turn_screen(say: Speaker, seen: TableSeen, turn: Turn, header: str) -> Screen:
    game = turn.game
    unfit = [say("ahead-unfit")] if seen.unfit else []
    # An automatic action follows in a moment: a deadline would only rush the player.
    clock = () if turn.is_thrown_in else _time_lines(say, seen)
    lines = [*_private_lines(say, game), *unfit, *_asked(say, turn), *clock]
    # The list of other players' moves is cut: what the player has to do always fits.
    room = TEXT_LIMIT - sum(len(line) + 1 for line in (header, *lines))
    text = "\n".join((header, *log_lines_text(say, game, room, press=seen.last_press), *lines))
    offer = turn_offer(say, turn, *_besides(say, seen, turn))
    return Screen(text, offer.rows, private_picture(say, game, turn.playable, offer.goals), quiet=offer.quiet)


def _besides(say: Speaker, seen: TableSeen, turn: Turn) -> tuple[Button, ...]:
    """Return the other buttons of a turn: discarding all cards, or a hint; and undoing the viewer's previous move."""
    undo = _back_button(say, seen)
    if turn.may_discard_rest:
        return (Button(say("button-let-go"), DiscardRest(seen.id, turn.game.stamp), Style.MAIN), *undo)
    return (*(() if turn.is_thrown_in else hint_button(say, seen)), *undo)


def _all_wait(game: Observation) -> bool:
    """Return whether all of the viewer's pawns are in the reserve, which is why most cards cannot be played."""
    return game.viewer is not None and all(pawn.location == rules.RESERVE for pawn in game.seats[game.viewer].pawns)


def _asked(say: Speaker, turn: Turn) -> list[str]:
    """Return what the player to act has to do, and why (rules.md 2.6, 4.9, 4.10, 4.14)."""
    game, plays, sevens = turn.game, turn.plays, turn.sevens
    if game.phase is rules.Phase.DISCARD:
        loses = forced_discard_loses_turn(game)
        if not game.history:
            # The game begins from a position of another game.
            return [say("hand-discard-first-lose" if loses else "hand-discard-first-keep")]
        made = game.history[-1]
        key = "hand-discard-lose" if loses else "hand-discard-keep"
        return [say(key, name=shown_name(record_name(say, game, made)), cards=cards_names(say, made.cards))]
    lines = [say("hand-joker-finish")] if _joker_would_finish(game) else []
    discards = [play for play in plays if isinstance(play, rules.Discard)]
    if turn.is_thrown_in or (discards and len(discards) == len(plays) and not sevens):
        discard = "hand-discard-all" if turn.may_discard_rest else "hand-discard-choice"
        why = unplayable_text(say, game, turn.position)
        return [*lines, say("hand-throw-in" if turn.is_thrown_in else discard), *([why] if why else [])]
    asked = say("hand-turn")
    if any(rank_of(card) not in turn.playable for card in game.hand):
        asked = f"{asked} {say('hand-unplayable-waiting' if _all_wait(game) else 'hand-unplayable')}"
    return [*lines, asked, *([say("hand-may-spare")] if discards else [])]


def _joker_would_finish(game: Observation) -> bool:
    """Return whether the viewer holds a joker that may not bring the team's last pawn home (rules.md 4.14)."""
    if game.rules.may_finish(rules.JOKER) or game.viewer is None:
        return False
    outside = [
        pawn for seat in game.rules.side_of(game.viewer) for pawn in game.numbering[seat] if not rules.is_home(pawn)
    ]
    return len(outside) == 1 and any(rank_of(card) == rules.JOKER for card in game.hand)


def ahead_screen(say: Speaker, seen: TableSeen) -> Screen:
    """Return the viewer's hand during another player's turn, with what each card could do now."""
    turn = turn_of(seen)
    back = Button(say("button-back"), BackToHand(seen.id, turn.game.stamp))
    text = "\n".join((*news_lines(say, turn.game, seen.last_press), say("ahead-heading"), say("ahead-choose")))
    offer = turn_offer(say, turn, back)
    picture = private_picture(say, turn.game, turn.playable, offer.goals)
    return Screen(text, offer.rows, picture, quiet=offer.quiet)


def chooses_ahead(seen: TableSeen) -> bool:
    """Return whether the viewer can plan a move, because it is another player's turn."""
    game = seen.game
    if game is None or game.viewer is None or seen.stage is not Stage.PLAYING:
        return False
    return ahead(game.position(), game.viewer) is not None


def waiting_line(say: Speaker, seen: TableSeen) -> str:
    """Return the line shown during other players' turns: the planned move, if any."""
    if seen.is_discarding:
        return say("hand-let-go")
    if seen.queued is None:
        return say("practice-wait" if seen.kind is Kind.PRACTICE else "hand-waiting")
    turn = turn_of(seen)
    play = rules.equivalent_play(turn.position, seen.queued.play)
    if play is None:
        return say("ahead-unfit-yet")
    text = say("card-does", card=cards_names(say, seen.queued.cards), deeds=MoveFormatter(say, turn.game).play(play))
    return say("ahead-chosen", play=shown_name(text))


def ahead_buttons(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """Return the button to plan a move or to cancel the planned one; nothing if there is nothing to choose any more."""
    if seen.is_discarding or not seen.may_change:
        return ()
    if seen.queued is not None:
        return (Button(say("button-drop-ahead"), DropAhead(seen.id), Style.DANGER),)
    return (Button(say("button-choose-ahead"), ChooseAhead(seen.id)),)


def _note_text(say: Speaker, of_table: rules.TableRules, note: Note, card: Card) -> str:
    """Return the text of a note; what a seven or a swap does depends on the rules of the table."""
    if note in {Note.SEVEN, Note.SWAP}:
        told = next(sentence.text for sentence in sentences(say, of_table) if rank_of(card) in sentence.ranks)
        return say("note-rule", card=card_name(say, card), rule=told)
    return say(f"note-{note.value}", card=card_name(say, card))


def with_note(say: Speaker, screen: Screen, seen: TableSeen, learnt: Collection[str]) -> tuple[Screen, Note | None]:
    """Add the note that the viewer of a turn has not seen yet, if any; return it with the screen."""
    found = None if seen.game is None else note_on(seen.game, learnt)
    if found is None:
        return screen, None
    note, card = found
    # A person's first tip says how to turn tips off; in a place without the bot, they may not have the command.
    once = () if seen.is_elsewhere or any(one.word in learnt for one in Note) else (say("notes-once"),)
    text = "\n".join((screen.text, _note_text(say, seen.rules, note, card), *once))
    if len(text) > TEXT_LIMIT:
        return screen, None
    # A player who can do nothing has time to learn while the others play. A practice game would put a second hand into
    # the same direct messages.
    learn = Button(say("button-learn"), Learn(), Style.GOOD)
    rows = (*screen.rows, (learn,)) if note is Note.NOTHING else screen.rows
    return replace(screen, text=text, rows=rows), note
