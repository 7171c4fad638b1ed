"""A turn of the viewer: all that can be done in it, listed once at most, and the buttons that its screens share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tockbot.rules import Play, Position, plays_without_sevens, seven_cards
from tockbot.tables import Observation, TableId, TableSeen
from tockbot.ui.press import BackToHand, OtherShape, Press, PressError
from tockbot.ui.screen import Button
from tockbot.ui.words.speaker import Speaker


@dataclass(frozen=True)  # without slots: what is listed is kept in the instance
class Turn:
    """What the viewer, who is to act, can do now.

    Attributes:
        table_id: the table.
        game: the game as the viewer knows it.
        position: its position.
    """

    table_id: TableId
    game: Observation
    position: Position

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """The plays to choose from, all but the sevens put together part by part; a press names one by its place."""
        return plays_without_sevens(self.position)

    def plays_of(self, rank: str) -> list[tuple[int, Play]]:
        """The plays that spend a card of this rank, each with its place among all."""
        return [(place, play) for place, play in enumerate(self.plays) if rank in play.spent]

    @cached_property
    def sevens(self) -> str:
        """The ranks of the hand that can be played as a seven put together part by part."""
        return seven_cards(self.position)

    @cached_property
    def playable(self) -> str:
        """The ranks of the hand that can be played now; none where all of it can only be thrown in."""
        return self.sevens + "".join(dict.fromkeys(rank for play in self.plays for rank in play.spent))


def turn_of(seen: TableSeen) -> Turn:
    """The viewer's turn.

    Raises:
        PressError: it is not the viewer's turn.
    """
    game = seen.game
    if game is None or game.viewer is None or game.viewer != game.turn:
        raise PressError
    return Turn(seen.id, game, game.position())


def back_button(say: Speaker, turn: Turn) -> Button:
    """Leads back to the hand."""
    return Button(say("button-back"), BackToHand(turn.table_id, turn.game.stamp))


def shape_button(say: Speaker, table_id: TableId) -> Button:
    """Leads to the other shape of the private picture, in which all of them are from then on."""
    return Button(say("button-shape"), OtherShape(table_id))


def more_button(say: Speaker, page: int, pages: int, press: Press) -> Button:
    """Leads from a page of a list to the next, or from the last to the first."""
    return Button(say("button-more", page=page + 1, pages=pages), press)
