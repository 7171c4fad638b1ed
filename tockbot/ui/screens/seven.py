"""A seven put together part by part (rules.md 4.3): what was chosen, what may follow, what it comes to when whole."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import SEVEN_STEPS, MovePlay, Part, Parts, seven_cards, seven_parts, seven_plays, steps_of, without
from tockbot.tables import Numbering, Observation, TableSeen, follow, rank_of
from tockbot.ui.custom_id import Press, PressError, Verb, at
from tockbot.ui.pictures.board import preview_picture
from tockbot.ui.screen import Button, Screen, Style
from tockbot.ui.screens.lists import Entry, group_of, menu_rows, paged, way_of
from tockbot.ui.screens.play import _acting, _back, _more
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


def seven_so_far(game: Observation, spent: str, path: tuple[int, ...]) -> SevenSoFar:
    """The seven, spent as this rank, of which these parts were chosen, each by its place among those offered.

    Raises:
        PressError: it is not the viewer's turn, the card is no seven to play, or a part chosen was not offered.
    """
    position = game.position()
    if game.viewer is None or game.viewer != game.turn or spent not in seven_cards(position):
        raise PressError
    parts: Parts = ()
    for place in path:
        parts = (*parts, at(seven_parts(position, spent, parts), place))
    left = SEVEN_STEPS - sum(map(steps_of, parts))
    if left == 0:
        return SevenSoFar(parts, 0, (), seven_plays(position, spent, parts))
    return SevenSoFar(parts, left, seven_parts(position, spent, parts), ())


def seven_screen(say: Speaker, seen: TableSeen, index: int, path: tuple[int, ...], page: int = 0) -> Screen:
    """A seven being put together: the parts chosen, the steps left, the parts that may follow.

    Raises:
        PressError: it is not the viewer's turn, there is no such seven, or a part chosen was not offered.
    """
    game = _acting(seen)
    card = at(game.hand, index)
    state = seven_so_far(game, rank_of(card), path)
    moved = follow(game.numbering, state.parts)
    numbering = moved[-1].after if moved else game.numbering
    entries = _next_part_entries(say, game, state, numbering)
    listed = paged(entries, page)
    detail = ".".join(map(str, (index, *path)))
    verb = Verb.CONFIRM if state.plays else Verb.PART
    rows = menu_rows(say, listed, str(Press(verb, seen.id, game.stamp, f"{detail}_")))
    foot = []
    if state.plays:
        press = Press(Verb.CONFIRM, seen.id, game.stamp, detail)
        foot.append(Button(say("button-play"), str(press), Style.GOOD))
    if path:
        undone = ".".join(map(str, (index, *path[:-1])))
        foot.append(Button(say("button-undo"), str(Press(Verb.SEVEN, seen.id, game.stamp, f"{undone}_0"))))
    if listed.pages > 1:
        press = Press(Verb.SEVEN, seen.id, game.stamp, f"{detail}_{(page + 1) % listed.pages}")
        foot.append(_more(say, listed, page, press))
    foot.append(_back(say, seen, game))
    text = say("seven-left", card=card_name(say, card), left=state.left)
    if state.parts:
        text += "\n" + Teller(say, game, marked=True).moves(moved, game.viewer)
    text = "\n".join((text, *card_lines(say, game.rules, game.rules.law.seven_ranks[0])))
    return Screen(text, (*rows, tuple(foot)), preview_picture(say, game, state.parts, listed.goals))


def _next_part_entries(say: Speaker, game: Observation, state: SevenSoFar, numbering: Numbering) -> list[Entry]:
    """The parts that may come next, or once the seven is whole the ways on with a second card (rules.md 4.12)."""
    teller = Teller(say, game)
    entries = [
        Entry(
            say("seven-part", move=teller.move(follow(numbering, (part,))[0], game.viewer), steps=steps_of(part)),
            str(place),
            group_of(say, game, part, numbering),
            way_of(part),
        )
        for place, part in enumerate(state.offered)
    ]
    for place, play in enumerate(state.plays[1:], 1):
        second = rank_name(say, without(play.spent, state.plays[0].spent))
        told = f"{second} · {teller.move(follow(numbering, play.moves[-1:])[0], game.viewer)}"
        entries.append(Entry(told, str(place), second, way_of(play.moves[-1])))
    return entries
