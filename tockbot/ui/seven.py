"""A seven put together part by part (rules.md 4.3): what was chosen, what may follow, what it comes to when whole."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import SEVEN_STEPS, MovePlay, Part, Parts, seven_cards, seven_parts, seven_plays, steps_of
from tockbot.tables import Observation
from tockbot.ui.custom_id import PressError, at


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
