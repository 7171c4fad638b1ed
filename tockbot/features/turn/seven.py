"""Shows a seven (rules.md 4.3): the ways in which it can end or, if there are too many, its next part."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final, NamedTuple

from tockbot import rules
from tockbot.bot.cache import BoundedCache
from tockbot.bot.lists import MAX_LINES, TWO_ROWS, Line, Offer, goal_of, group_of, in_blocks, label_of, offered
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.pictures import preview_picture
from tockbot.bot.press import PressError, at
from tockbot.bot.rule_texts import card_lines
from tockbot.bot.screen import LABEL_LIMIT, Button, Screen, Style
from tockbot.bot.words import Speaker, card_name, join_sequence, listed, rank_name
from tockbot.features.turn.turn import (
    BuildSeven,
    ConfirmSeven,
    Turn,
    back_button,
    cautions_of,
    format_pawn,
    heading,
    hits_own_side,
    pawn_lines,
    play_button,
    style_of,
    turn_of,
)
from tockbot.tables import Numbering, TableSeen, follow, rank_of

Compute = Callable[[Callable[[], rules.SevenStep]], Awaitable[rules.SevenStep]]
"""Computes a step of a seven in a worker process, so that it does not block the bot."""


Asked = tuple[rules.Position, str, tuple[int, ...]]
"""The position in which a step is computed, the card spent as a seven, and the chosen parts by their places."""


class Seven(NamedTuple):
    """A partly built seven, computed once for everything that a press needs.

    Attributes:
        turn: the turn in which it is played.
        step: the chosen parts, and how it can continue.
    """

    turn: Turn
    step: rules.SevenStep


def seven_so_far(turn: Turn, spent: str, path: tuple[int, ...]) -> rules.SevenStep:
    """Return the step of a seven spent as this rank, after parts given by their positions among those offered."""
    try:
        return _step(*_asked(turn, spent, path))
    except IndexError as error:
        raise PressError from error


MAX_CACHED: Final = 256
"""Maximum number of steps in memory."""


@lru_cache(MAX_CACHED)
def _step(position: rules.Position, spent: str, path: tuple[int, ...]) -> rules.SevenStep:
    """Return a step, computed once for a lesson's or a puzzle's screen and for the presses on it."""
    return rules.seven_step(position, spent, path, MAX_LINES)


class SevenSteps:
    """Computes the steps of sevens in a worker process, and caches them: equal presses cost the work of one."""

    def __init__(self, compute: Compute) -> None:
        """Compute a step with this function."""
        self._compute = compute
        self._steps: BoundedCache[Asked, rules.SevenStep] = BoundedCache(MAX_CACHED)

    async def seven_at(self, seen: TableSeen, press: BuildSeven | ConfirmSeven) -> Seven:
        """Return the seven that a press is about."""
        turn = turn_of(seen)
        spent = rank_of(at(turn.game.hand, press.card))
        asked = _asked(turn, spent, press.path)
        work = partial(self._compute, partial(rules.seven_step, *asked, MAX_LINES))
        try:
            return Seven(turn, await self._steps.get(asked, work))
        except IndexError as error:
            raise PressError from error


def _asked(turn: Turn, spent: str, path: tuple[int, ...]) -> Asked:
    """Return what a step is computed from, if the card can be spent as a seven."""
    if spent not in turn.sevens:
        raise PressError
    return turn.position, spent, path


def seven_screen(  # noqa: PLR0913 - the fields of the press, and the step if known
    say: Speaker,
    seen: TableSeen,
    card: int,
    path: tuple[int, ...],
    group: int | None = None,
    *,
    known: Seven | None = None,
) -> Screen:
    """Return the screen of a seven being built: the chosen parts, the steps left, the possible next parts.

    Args:
        say: texts in the viewer's language.
        seen: the table as the viewer sees it.
        card: the card's position in the hand.
        path: the chosen parts, each by its position among those offered.
        group: if a pawn is chosen before its part, the position of that pawn among the groups of parts.
        known: the seven so far, if it was computed already.
    """
    turn = turn_of(seen) if known is None else known.turn
    game = turn.game
    held = at(game.hand, card)
    begun = BuildSeven(seen.id, game.stamp, card, path)
    state = seven_so_far(turn, rank_of(held), path) if known is None else known.step
    back = Button(say("button-back"), replace(begun, path=path[:-1])) if path else back_button(say, turn)
    lines, whose = _way_lines(say, turn, state, begun), ""
    if lines is None and len(state.offered) <= MAX_LINES:
        lines = _part_lines(say, turn, state, begun, range(len(state.offered)))
    elif lines is None:
        # There may be more than a hundred parts: format only those that are shown.
        blocks = _by_pawn(say, turn, state)
        if group is None:
            lines = pawn_lines(
                say, _outlined(say, turn, state, begun, blocks), lambda place: replace(begun, group=place)
            )
        else:
            lines = _part_lines(say, turn, state, begun, at(blocks, group)[1])
            back = Button(say("button-back"), begun)
            whose = format_pawn(say, blocks[group])
    offer = offered(say, lines)
    foot = [back]
    told: tuple[rules.Move, ...] = state.parts
    if state.may_be_played:
        told = at(state.ways or (), 0).moves
        foot.insert(0, play_button(say, turn, confirmed(begun, 0), style_of(game, told)))
    text = heading(say, turn, say("seven-left", card=card_name(say, held), left=state.left) + whose)
    if state.ways and _omits_pawns(say, lines, offer):
        further = follow(game.numbering, state.ways[-1].moves)[len(state.parts) :]
        text += "\n" + say("seven-order", pawns=listed(say, (say("pawn", number=one.pawn.number) for one in further)))
    if told:
        text += "\n" + MoveFormatter(say, game, marked=True).moves(follow(game.numbering, told), game.viewer)
    text = "\n".join((text, *card_lines(say, game.rules, game.rules.law.seven_ranks[0])))
    picture = preview_picture(say, game, turn.playable, card, state.parts, offer.goals)
    return Screen(text, (*offer.rows, tuple(foot)), picture, quiet=offer.quiet)


def only_way(say: Speaker, turn: Turn, begin: BuildSeven) -> Line | None:
    """Return the line of a seven that can end in only one way, otherwise None."""
    spent = rank_of(at(turn.game.hand, begin.card))
    ways = rules.seven_ways(turn.position, spent, (), most=1)
    return _line_of_only(say, turn, ways[0], spent, begin) if ways else None


def _way_lines(say: Speaker, turn: Turn, state: rules.SevenStep, begun: BuildSeven) -> list[Line] | None:
    """Return the ways in which a seven can end if they and their texts fit into two rows, otherwise None."""
    if state.ways is not None:
        ways = [
            _way_line(say, turn, state.spent, confirmed(begun, place), play, since=len(state.parts))
            for place, play in enumerate(state.ways)
        ]
        further = ways[int(state.may_be_played) :]
        if not state.left or (len(further) <= TWO_ROWS and all(_has_room(say, line, line.brief) for line in further)):
            return further
    return None


def _omits_pawns(say: Speaker, lines: list[Line], offer: Offer) -> bool:
    """Return whether buttons name only the goals of pawns that all lines move in the same order: a text names them."""
    labels = {button.label for row in offer.rows if isinstance(row, tuple) for button in row}
    several = [line for line in lines if len(line.goals) > 1]
    moved = {tuple((goal.seat, goal.origin) for goal in line.goals) for line in several}
    return len(moved) == 1 and any(line.text != line.brief and _label(say, line) in labels for line in several)


def _label(say: Speaker, line: Line) -> str:
    return label_of(say, line.mark, line.brief)


def _has_room(say: Speaker, line: Line, words: str) -> bool:
    """Return whether these words of a line fit on a button."""
    return len(label_of(say, line.mark, words)) <= LABEL_LIMIT


Pawns = list[tuple[str, list[int]]]
"""The pawns that can make a next part, each with the positions of its parts among all offered parts."""


def _by_pawn(say: Speaker, turn: Turn, state: rules.SevenStep) -> Pawns:
    """Return the possible next parts by the pawn that moves."""
    numbering = _numbering(turn, state)
    of_pawn = {(part.seat, part.origin): part for part in state.offered}
    names = {pawn: group_of(say, turn.game, part, numbering) for pawn, part in of_pawn.items()}

    def name(place: int) -> str:
        part = state.offered[place]
        return names[part.seat, part.origin]

    return in_blocks(say, range(len(state.offered)), name)


def _outlined(
    say: Speaker, turn: Turn, state: rules.SevenStep, begun: BuildSeven, pawns: Pawns
) -> list[tuple[str, list[Line]]]:
    """Return the parts by pawn, with text only for a pawn that has a single part."""

    def outline(place: int) -> Line:
        return Line("", begun, "", (goal_of(say, state.offered[place]),))

    return [
        (name, _part_lines(say, turn, state, begun, places) if len(places) == 1 else [outline(one) for one in places])
        for name, places in pawns
    ]


def _part_lines(
    say: Speaker, turn: Turn, state: rules.SevenStep, begun: BuildSeven, places: Iterable[int]
) -> list[Line]:
    """Return the lines of these offered parts.

    A part is marked by its number of steps. If the seven can end in only one way after a part, the line plays that way
    to its end.
    """
    lines: dict[object, Line] = {}
    teller, numbering = MoveFormatter(say, turn.game), _numbering(turn, state)
    for place in places:
        part, play = state.offered[place], state.only[place]
        press = replace(begun, path=(*begun.path, place))
        only = None if play is None else _line_of_only(say, turn, play, state.spent, press, since=len(state.parts))
        if only is None:
            (moved,) = follow(numbering, (part,))
            heading = group_of(say, turn.game, part, numbering)
            mark, cautions = str(rules.steps_of(part)), cautions_of(turn.game, (part,))
            lines[part] = Line(
                teller.brief_move(moved),
                press,
                heading,
                (goal_of(say, part),),
                mark,
                Style.DANGER if hits_own_side(turn.game, (part,)) else Style.MAIN,
                cautions,
                alone=teller.brief_move(moved, after_mark=True),
            )
        else:
            lines.setdefault(play, only)
    return list(lines.values())


def _line_of_only(  # noqa: PLR0913 - as _way_line
    say: Speaker, turn: Turn, play: rules.MovePlay, spent: str, begun: BuildSeven, *, since: int = 0
) -> Line | None:
    """Return the line of the only way in which a seven can end, or None if its text is too long for a button."""
    line = _way_line(say, turn, spent, confirmed(begun, 0), play, since=since)
    return line if _has_room(say, line, line.text) else None


def _way_line(  # noqa: PLR0913 - as for any line, and the first part to describe
    say: Speaker, turn: Turn, spent: str, press: ConfirmSeven, play: rules.MovePlay, *, since: int
) -> Line:
    """Return the line of a way in which a seven ends, described from part number ``since`` (the first new one) on."""
    teller = MoveFormatter(say, turn.game)
    moved = follow(turn.game.numbering, play.moves)
    further = moved[since:]
    numbering = moved[since - 1].after if since else turn.game.numbering
    second = rules.without(play.spent, spent)
    parts = further[: len(further) - len(second)]
    marks = [str(rules.steps_of(one.move)) for one in parts if isinstance(one.move, rules.Walk | rules.Jump)]
    mark, told = "+".join(marks), teller.brief(parts)
    brief = told
    if second:
        last, rank = teller.brief_move(further[-1]), rank_name(say, second)
        told = brief = say("play-second", moves=told, card=rank, second=last) if parts else last
        mark = mark or rank
    elif len(parts) > 1:
        # Each part has its own steps: a reader of "6+1 → 18; 68" would have to work them out.
        goals = (teller.brief_move(one, after_mark=True) for one in parts)
        brief = join_sequence(say, [label_of(say, *one) for one in zip(marks, goals, strict=True)])
        mark = ""
    return Line(
        told,
        press,
        group_of(say, turn.game, further[0].move, numbering) if further else "",
        tuple(goal_of(say, one.move) for one in further),
        mark,
        style_of(turn.game, play.moves),
        cautions_of(turn.game, [one.move for one in further]),
        brief,
        brief if second or len(parts) > 1 else teller.brief(parts, after_mark=True),
    )


def confirmed(begun: BuildSeven, way: int) -> ConfirmSeven:
    """Return the press that plays a seven in one of the ways in which it can end."""
    return ConfirmSeven(begun.table_id, begun.stamp, begun.card, begun.path, way)


def _numbering(turn: Turn, state: rules.SevenStep) -> Numbering:
    """Return the location of each numbered pawn after the chosen parts."""
    moved = follow(turn.game.numbering, state.parts)
    return moved[-1].after if moved else turn.game.numbering
