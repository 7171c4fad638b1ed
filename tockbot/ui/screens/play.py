"""The way from a card to a play: the list of what the card can do."""

from __future__ import annotations

from tockbot.rules import Discard, Draw, MovePlay, Play
from tockbot.tables import Card, Observation, TableSeen, rank_of
from tockbot.ui.pictures.private import preview_picture
from tockbot.ui.press import BuildSeven, MakePlay, PressError, ShowCard, at
from tockbot.ui.screen import OPTIONS_LIMIT, Button, Menu, Option, Row, Screen, Style
from tockbot.ui.screens.lists import Line, Way, group_of, menu_rows, paged, way_of
from tockbot.ui.screens.turn import Turn, back_button, more_button, turn_of
from tockbot.ui.words.names import card_name, rank_name
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.plays import Teller, first_and_second
from tockbot.ui.words.rules import card_lines
from tockbot.ui.words.speaker import Speaker


def card_screen(say: Speaker, seen: TableSeen, card: int, group: int | None = None, page: int = 0) -> Screen:
    """The plays of a card of the hand, with a preview of the board that numbers them.

    Args:
        say: who speaks the viewer's language.
        seen: the table as the viewer sees it.
        card: the card's place in the hand.
        group: where the plays are too many for one menu the pawn is chosen first: the place of its plays among those
            of all pawns.
        page: which page of the list, from 0.

    Raises:
        PressError: it is not the viewer's turn, no such card is in the hand or can be played, or no such group.
    """
    turn = turn_of(seen)
    held = at(turn.game.hand, card)
    rank = rank_of(held)
    plays = [(place, play) for place, play in enumerate(turn.plays) if rank in play.spent]
    lines = _lines(say, turn, card, plays)
    as_seven = rank in turn.sevens
    if not lines and not as_seven:
        raise PressError
    foot = [back_button(say, turn)]
    if as_seven:
        foot.append(Button(say("button-as-seven"), BuildSeven(seen.id, turn.game.stamp, card), Style.MAIN))
    if len(lines) == 1 and not as_seven:
        return _only_screen(say, turn, card, (plays[0][1], lines[0]), foot)
    if len(lines) > OPTIONS_LIMIT and group is None:
        text = say("card-choose-pawn", card=card_name(say, held)) + _does(say, turn.game, held)
        menu = _group_menu(say, turn, card, lines)
        return Screen(text, (menu, tuple(foot)), preview_picture(say, turn.game, turn.playable, card))
    listed = paged(lines if group is None else at(_groups(lines), group)[1], page)
    if listed.pages > 1:
        following = ShowCard(seen.id, turn.game.stamp, card, group or 0, (page + 1) % listed.pages)
        foot.append(more_button(say, page, listed.pages, following))
    rows: tuple[Row, ...] = (*menu_rows(say, listed), tuple(foot))
    text = say("card-choose", card=card_name(say, held)) + _does(say, turn.game, held)
    return Screen(text, rows, preview_picture(say, turn.game, turn.playable, card, goals=listed.goals))


def _only_screen(say: Speaker, turn: Turn, card: int, only: tuple[Play, Line], foot: list[Button]) -> Screen:
    """The one play of a card, to confirm."""
    game, (play, line) = turn.game, only
    held = game.hand[card]
    if isinstance(play, Discard):
        text = say("card-discard", card=card_name(say, held))
        button = Button(say("button-discard"), line.press, Style.DANGER)
    else:
        text = say("card-only", card=card_name(say, held), play=shown_name(line.label)) + _does(say, game, held)
        button = Button(say("button-play"), line.press, Style.GOOD)
    goals = paged([line], 0).goals
    return Screen(text, ((button, *foot),), preview_picture(say, game, turn.playable, card, goals=goals))


def _does(say: Speaker, game: Observation, card: Card) -> str:
    """What a card does at this table, as lines below a text."""
    return "".join(f"\n{line}" for line in card_lines(say, game.rules, rank_of(card)))


def _group_menu(say: Speaker, turn: Turn, card: int, lines: list[Line]) -> Menu:
    options = tuple(
        Option(say("group-plays", group=name, plays=len(group)), ShowCard(turn.table_id, turn.game.stamp, card, place))
        for place, (name, group) in enumerate(_groups(lines))
    )
    return Menu(say("choose-pawn"), options)


def _groups(lines: list[Line]) -> list[tuple[str, list[Line]]]:
    """The lines by whose they are."""
    groups: dict[str, list[Line]] = {}
    for line in lines:
        groups.setdefault(line.group, []).append(line)
    return list(groups.items())


def _lines(say: Speaker, turn: Turn, card: int, plays: list[tuple[int, Play]]) -> list[Line]:
    """A line for each play of a card, given with its place among all plays of the turn."""
    game = turn.game
    rank, teller = rank_of(game.hand[card]), Teller(say, game)
    return [
        Line(
            _card_before(say, play, rank) + teller.play(play),
            MakePlay(turn.table_id, game.stamp, place, card),
            heading_of(say, game, play),
            _way(play),
        )
        for place, play in plays
    ]


def _card_before(say: Speaker, play: Play, rank: str) -> str:
    """The first card of a play, where the one pressed is its second."""
    first = first_and_second(play)[0] if isinstance(play, MovePlay) else rank
    return "" if first == rank else f"{rank_name(say, first)} · "


def heading_of(say: Speaker, game: Observation, play: Play) -> str:
    """Under whose plays a play stands where they are split by pawn."""
    if isinstance(play, MovePlay):
        return group_of(say, game, play.moves[0], game.numbering)
    return say("group-draw") if isinstance(play, Draw) else say("group-other")


def _way(play: Play) -> Way | None:
    return way_of(play.moves[-1]) if isinstance(play, MovePlay) else None
