"""What a card can do, as lines each of which names its effect, and the screen that offers them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tockbot.bot.lists import TWO_ROWS, Line, cautions_told, group_of, in_blocks, in_rows, label_of, offered, way_of
from tockbot.bot.move_texts import Teller, first_and_second
from tockbot.bot.pictures import preview_picture
from tockbot.bot.press import PressError, at
from tockbot.bot.rule_texts import card_lines
from tockbot.bot.screen import BUTTONS_LIMIT, LABEL_LIMIT, Button, Row, Screen, Style
from tockbot.bot.words import Speaker, card_name, rank_name, shown_name
from tockbot.features.turn.presses import BuildSeven, MakePlay, ShowCard
from tockbot.features.turn.seven import only_way
from tockbot.features.turn.turn import (
    Turn,
    back_button,
    cautions_of,
    heading,
    pawn_lines,
    pawn_told,
    play_button,
    style_of,
    turn_of,
)
from tockbot.rules import JOKER, Burn, Discard, Draw, MovePlay, Play, Swap, SwapPawns, Walk
from tockbot.tables import Card, Observation, TableSeen, rank_of


def card_screen(say: Speaker, seen: TableSeen, card: int, group: int | None = None) -> Screen:
    """What a card of the hand can do, with a preview of the board that bears what the lines begin with.

    Args:
        say: who speaks the viewer's language.
        seen: the table as the viewer sees it.
        card: the card's place in the hand.
        group: where the pawn is chosen first, the place of its lines among those of all pawns.

    Raises:
        PressError: the viewer has nothing to choose, no such card is in the hand or can be played, or no such group.
    """
    turn = turn_of(seen)
    held = at(turn.game.hand, card)
    lines = lines_of(say, turn, card)
    if not lines:
        raise PressError
    if len(lines) == 1:
        return _only_screen(say, turn, card, lines[0])
    back = back_button(say, turn)
    blocks = in_blocks(say, lines)
    shown = ShowCard(seen.id, turn.game.stamp, card)
    by_pawn = len(blocks) > 1 and len(lines) > _most_at_once(turn, held)
    whose = ""
    if by_pawn and group is None:
        lines = pawn_lines(say, blocks, lambda place: replace(shown, group=place))
    elif by_pawn:
        lines = at(blocks, group or 0)[1]
        back = Button(say("button-back"), shown)
        whose = pawn_told(say, blocks[group or 0])
    key = "card-choose-pawn" if by_pawn and group is None else "card-choose"
    offer = offered(say, _swaps_numbered(say, lines))
    text = heading(say, turn, say(key, card=card_name(say, held)) + whose + _does(say, turn.game, held))
    picture = preview_picture(say, turn.game, turn.playable, card, goals=offer.goals)
    return Screen(text, (*offer.rows, (back,)), picture, quiet=offer.quiet)


def turn_rows(say: Speaker, turn: Turn, *more: Button) -> tuple[tuple[Row, ...], tuple[str, ...]]:
    """The buttons of each card of the hand, or to throw it in; then ``more``; what is quietly said of plays beside."""
    if turn.is_thrown_in:
        button = Button(say("button-throw-in"), MakePlay(turn.table_id, turn.game.stamp, 0), Style.DANGER)
        return ((button, *more),), ()
    lines = [_at_once(say, turn, card) for card in range(len(turn.game.hand))]
    buttons = [button for card, its in enumerate(lines) for button in _card_buttons(say, turn, card, its)]
    return in_rows([*buttons, *more]), _cautions(say, turn, lines)


def _card_buttons(say: Speaker, turn: Turn, card: int, lines: list[Line]) -> tuple[Button, ...]:
    """The buttons of a card of the hand: one for each play that is named and made at once, or one that leads on."""
    held, number = turn.game.hand[card], card + 1
    label = say("hand-card", number=number, card=card_name(say, held))
    leading = ShowCard(turn.table_id, turn.game.stamp, card)
    if not turn.lines(rank_of(held)):
        return (Button(label, leading, disabled=True, card=held),)
    if len(lines) == 1 and isinstance(lines[0].press, BuildSeven):
        return (Button(label, lines[0].press, Style.MAIN, card=held),)
    words = [_words_at_once(say, turn, held, line) for line in lines]
    named = [say("hand-card-play", number=number, card=card_name(say, held), play=one) for one in words]
    if not named or len({*named}) < len(named) or max(map(len, named)) > LABEL_LIMIT:
        return (Button(label, leading, Style.MAIN, card=held),)
    return tuple(Button(told, line.press, line.style, card=held) for told, line in zip(named, lines, strict=True))


def _cautions(say: Speaker, turn: Turn, lines_of_cards: list[list[Line]]) -> tuple[str, ...]:
    """What is quietly said of plays that the buttons of cards make at once."""
    warned: list[tuple[str, tuple[str, ...]]] = []
    for held, lines in zip(turn.game.hand, lines_of_cards, strict=True):
        name = card_name(say, held)
        pawns = Counter(line.group for line in lines)
        for line in lines:
            words = line.group if pawns[line.group] == 1 else _words_at_once(say, turn, held, line)
            warned.append((name if len(lines) == 1 else f"{name} {words}", line.cautions))
    return cautions_told(say, warned)


def _at_once(say: Speaker, turn: Turn, card: int) -> list[Line]:
    """What a card can do, where it is one thing, or the whole hand can do so little that all of it is named."""
    lines = turn.lines(rank_of(turn.game.hand[card]))
    return lines_of(say, turn, card) if lines == 1 or (lines and _names_all(turn)) else []


def _names_all(turn: Turn) -> bool:
    """Whether some card can do several things, and all cards together so few that each is named in the hand."""
    lines = [turn.lines(rank_of(card)) for card in turn.game.hand]
    return max(lines) > 1 and sum(lines) <= BUTTONS_LIMIT


def _words_at_once(say: Speaker, turn: Turn, held: Card, line: Line) -> str:
    """The words of a play in the hand: few where others stand beside it, for a joker with what it stands for."""
    told = (line.brief or line.told) if _names_all(turn) else line.told
    return label_of(say, line.mark, told) if rank_of(held) == JOKER and line.mark else told


def lines_of(say: Speaker, turn: Turn, card: int) -> list[Line]:
    """All that a card of the hand can do: a line a play, and one for the seven put together part by part."""
    game = turn.game
    rank, teller = rank_of(game.hand[card]), Teller(say, game)
    plays = turn.plays_of(rank)
    lines = [_line(say, turn, teller, card, one) for one in plays]
    if rank == JOKER:
        lines = _told_apart(say, lines, [play for _, play in plays])
    if rank in turn.sevens:
        begin = BuildSeven(turn.table_id, game.stamp, card)
        told = say("button-as-seven")
        lines.append(only_way(say, turn, begin) or Line(told, begin, told, mark="", style=Style.MAIN))
    return lines


def _line(say: Speaker, turn: Turn, teller: Teller, card: int, listed: tuple[int, Play]) -> Line:
    """A play of a card, given with its place among all plays of the turn."""
    place, play = listed
    rank = rank_of(turn.game.hand[card])
    press = MakePlay(turn.table_id, turn.game.stamp, place, card)
    if not isinstance(play, MovePlay):
        of_draws = say("group-draw") if isinstance(play, Draw) else say("group-other")
        heading = say("group-burn") if isinstance(play, Burn) else of_draws
        style = Style.DANGER if isinstance(play, Discard) else Style.GOOD
        return Line(teller.play(play), press, heading, mark="" if rank == JOKER else None, style=style)
    first, second = first_and_second(play)
    told = teller.moved_by(play) if rank == JOKER else teller.play(play)
    line = Line(
        told,
        press,
        group_of(say, turn.game, play.moves[0], turn.game.numbering),
        ((None, way_of(play.moves[-1])),),
        style=style_of(turn.game, play.moves),
        cautions=cautions_of(turn.game, play.moves),
    )
    if rank == JOKER:
        line = replace(line, mark=_stands_for(say, play, first))
    elif first != rank:
        return replace(line, told=label_of(say, rank_name(say, first), told))
    if second:
        return line
    line = replace(line, brief=teller.brief_play(play), alone=teller.brief_play(play, alone=True))
    move = play.moves[0]
    # A joker's mark says that it swaps: with whom is all that is left to be told.
    return replace(line, alone=teller.pawn(move.other)) if rank == JOKER and isinstance(move, Swap) else line


def _stands_for(say: Speaker, play: MovePlay, first: str) -> str:
    """What a joker stands for in a play, in a few letters: ``A``, ``←4``, ``⇄``; or the card that is played first."""
    rank = rank_name(say, play.rank if first == JOKER else first)
    match play.moves[0]:
        case Swap():
            return say("mark-swap")
        case Walk(_, _, _, steps) if steps < 0:
            return say("mark-back", rank=rank)
        case _:
            return rank


def _told_apart(say: Speaker, lines: list[Line], plays: list[Play]) -> list[Line]:
    """The lines of a joker; those that would read alike, because only the card stood for differs, name it too."""
    alike = Counter((line.mark, line.told) for line in lines)
    return [
        replace(line, mark=say("mark-both", mark=line.mark, rank=rank_name(say, play.rank)))
        if alike[line.mark, line.told] > 1 and line.mark and isinstance(play, MovePlay)
        else line
        for line, play in zip(lines, plays, strict=True)
    ]


def _swaps_numbered(say: Speaker, lines: list[Line]) -> list[Line]:
    """The lines of a joker, its swaps numbered where there are several: what stands beside each pawn then differs."""
    mark = say("mark-swap")
    swaps = [line for line in lines if line.mark == mark]
    if len(swaps) < 2:  # noqa: PLR2004 - several
        return lines
    return [
        line if line.mark != mark else replace(line, mark=say("mark-numbered", mark=mark, number=swaps.index(line) + 1))
        for line in lines
    ]


def _most_at_once(turn: Turn, held: Card) -> int:
    """How many lines are shown with no pawn chosen first: two rows; one of a card that swaps, whose words are long."""
    rank = rank_of(held)
    swaps = rank == JOKER or any(isinstance(action, SwapPawns) for action in turn.game.rules.law.cards.get(rank, ()))
    return BUTTONS_LIMIT if swaps else TWO_ROWS


def _only_screen(say: Speaker, turn: Turn, card: int, line: Line) -> Screen:
    """The one play of a card, whose words are too long for a button."""
    held = turn.game.hand[card]
    only = say("card-only", card=card_name(say, held), play=shown_name(line.told))
    text = heading(say, turn, only + _does(say, turn.game, held))
    button = play_button(say, turn, line.press, line.style)
    offer = offered(say, [line])
    picture = preview_picture(say, turn.game, turn.playable, card, goals=offer.goals)
    return Screen(text, ((button, back_button(say, turn)),), picture, quiet=offer.quiet)


def _does(say: Speaker, game: Observation, card: Card) -> str:
    """What a card does at this table, as lines below a text."""
    return "".join(f"\n{line}" for line in card_lines(say, game.rules, rank_of(card)))
