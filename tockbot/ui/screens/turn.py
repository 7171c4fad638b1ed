"""A turn of the viewer: all that can be done in it, listed once, and the buttons that its screens share."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import Play, Position, plays_without_sevens, seven_cards
from tockbot.tables import Observation, TableId, TableSeen
from tockbot.ui.press import BackToHand, Press, PressError
from tockbot.ui.screen import Button
from tockbot.ui.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Turn:
    """What the viewer, who is to act, can do now.

    Attributes:
        table_id: the table.
        game: the game as the viewer knows it.
        position: its position.
        plays: the plays to choose from, all but the sevens that are put together part by part; a press names a play by
            its place among these.
        sevens: the ranks of the hand that can be played as such a seven.
    """

    table_id: TableId
    game: Observation
    position: Position
    plays: tuple[Play, ...]
    sevens: str


def turn_of(seen: TableSeen) -> Turn:
    """The viewer's turn.

    Raises:
        PressError: it is not the viewer's turn.
    """
    game = seen.game
    if game is None or game.viewer is None or game.viewer != game.turn:
        raise PressError
    position = game.position()
    return Turn(seen.id, game, position, plays_without_sevens(position), seven_cards(position))


def back_button(say: Speaker, turn: Turn) -> Button:
    """Leads back to the hand."""
    return Button(say("button-back"), BackToHand(turn.table_id, turn.game.stamp))


def more_button(say: Speaker, page: int, pages: int, press: Press) -> Button:
    """Leads from a page of a list to the next, or from the last to the first."""
    return Button(say("button-more", page=page + 1, pages=pages), press)
