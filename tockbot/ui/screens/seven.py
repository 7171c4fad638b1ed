"""A seven put together part by part (rules.md 4.3): what was chosen, what may follow, what it comes to when whole."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import SEVEN_STEPS, MovePlay, Part, Parts, seven_parts, seven_plays, steps_of, without
from tockbot.tables import Numbering, TableSeen, follow, rank_of
from tockbot.ui.pictures.private import preview_picture
from tockbot.ui.press import BuildSeven, ConfirmSeven, PressError, at
from tockbot.ui.screen import Button, Screen, Style
from tockbot.ui.screens.lists import Line, group_of, menu_rows, paged, way_of
from tockbot.ui.screens.turn import Turn, back_button, more_button, turn_of
from tockbot.ui.words.names import card_name, rank_name
from tockbot.ui.words.plays import Teller
from tockbot.ui.words.rules import card_lines
from tockbot.ui.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class SevenSoFar:
    """A seven being put together.

    Attributes:
        parts: the parts chosen.
        left: the steps left.
        offered: the parts that may come next; none when the seven is whole.
        plays: once the seven is whole, its play, then those that go on with a second card (rules.md 4.12).
    """

    parts: Parts
    left: int
    offered: tuple[Part, ...]
    plays: tuple[MovePlay, ...]


def seven_so_far(turn: Turn, spent: str, path: tuple[int, ...]) -> SevenSoFar:
    """The seven, spent as this rank, of which these parts were chosen, each by its place among those offered.

    Raises:
        PressError: the card is no seven to play, or a part chosen was not offered.
    """
    if spent not in turn.sevens:
        raise PressError
    parts: Parts = ()
    for place in path:
        parts = (*parts, at(seven_parts(turn.position, spent, parts), place))
    left = SEVEN_STEPS - sum(map(steps_of, parts))
    if left == 0:
        return SevenSoFar(parts, 0, (), seven_plays(turn.position, spent, parts))
    return SevenSoFar(parts, left, seven_parts(turn.position, spent, parts), ())


def seven_screen(say: Speaker, seen: TableSeen, card: int, path: tuple[int, ...], page: int = 0) -> Screen:
    """A seven being put together: the parts chosen, the steps left, the parts that may follow.

    Args:
        say: who speaks the viewer's language.
        seen: the table as the viewer sees it.
        card: the card's place in the hand.
        path: the parts chosen, each by its place among those offered.
        page: which page of the parts that may follow, from 0.

    Raises:
        PressError: it is not the viewer's turn, there is no such seven, or a part chosen was not offered.
    """
    turn = turn_of(seen)
    game = turn.game
    held = at(game.hand, card)
    state = seven_so_far(turn, rank_of(held), path)
    moved = follow(game.numbering, state.parts)
    lines = _next_lines(say, turn, state, (card, path), moved[-1].after if moved else game.numbering)
    listed = paged(lines, page)
    foot = []
    if state.plays:
        foot.append(Button(say("button-play"), ConfirmSeven(seen.id, game.stamp, card, path), Style.GOOD))
    if path:
        foot.append(Button(say("button-undo"), BuildSeven(seen.id, game.stamp, card, path[:-1])))
    if listed.pages > 1:
        following = BuildSeven(seen.id, game.stamp, card, path, (page + 1) % listed.pages)
        foot.append(more_button(say, page, listed.pages, following))
    foot.append(back_button(say, turn))
    text = say("seven-left", card=card_name(say, held), left=state.left)
    if state.parts:
        text += "\n" + Teller(say, game, marked=True).moves(moved, game.viewer)
    text = "\n".join((text, *card_lines(say, game.rules, game.rules.law.seven_ranks[0])))
    picture = preview_picture(say, game, turn.playable, card, state.parts, listed.goals)
    return Screen(text, (*menu_rows(say, listed), tuple(foot)), picture)


def _next_lines(
    say: Speaker, turn: Turn, state: SevenSoFar, so_far: tuple[int, tuple[int, ...]], numbering: Numbering
) -> list[Line]:
    """The parts that may come next, or once the seven is whole the ways on with a second card (rules.md 4.12).

    A part's number is how many steps it takes: the number at its goal on the board then says what to count.

    Args:
        say: who speaks the viewer's language.
        turn: the viewer's turn.
        state: the seven so far.
        so_far: the card's place in the hand, and the parts chosen.
        numbering: where the pawns stand after these.
    """
    game, (card, path) = turn.game, so_far
    teller = Teller(say, game)
    lines = [
        Line(
            say("seven-part", move=teller.move(follow(numbering, (part,))[0], game.viewer), steps=steps_of(part)),
            BuildSeven(turn.table_id, game.stamp, card, (*path, place)),
            group_of(say, game, part, numbering),
            way_of(part),
            number=steps_of(part),
        )
        for place, part in enumerate(state.offered)
    ]
    for place, play in enumerate(state.plays[1:], 1):
        second = rank_name(say, without(play.spent, state.plays[0].spent))
        told = f"{second} · {teller.move(follow(numbering, play.moves[-1:])[0], game.viewer)}"
        press = ConfirmSeven(turn.table_id, game.stamp, card, path, place)
        lines.append(Line(told, press, second, way_of(play.moves[-1])))
    return lines
