"""Presses of whoever is to act: they belong to one moment of the game, and to no other."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.tables import Stamp, TableId


@dataclass(frozen=True, slots=True)
class Give:
    """Choose this card of the hand to be given in the exchange.

    Attributes:
        table_id: the table.
        stamp: the moment of the game to which the button belongs (``Observation.stamp``), here and below.
        card: the card's place in the hand, from 0, here and below.
    """

    table_id: TableId
    stamp: Stamp
    card: int


@dataclass(frozen=True, slots=True)
class ShowCard:
    """Show what a card can do.

    Attributes:
        table_id: the table.
        stamp: the moment.
        card: the card.
        group: whose plays, by their place among the groups offered; None before that is chosen.
        page: which page of the list, from 0.
    """

    table_id: TableId
    stamp: Stamp
    card: int
    group: int | None = None
    page: int = 0


@dataclass(frozen=True, slots=True)
class BuildSeven:
    """Show a seven that is being put together.

    Attributes:
        table_id: the table.
        stamp: the moment.
        card: the card that is played as a seven.
        path: the parts chosen so far, each by its place among those offered after the parts before it.
        page: which page of the parts that may come next, from 0.
    """

    table_id: TableId
    stamp: Stamp
    card: int
    path: tuple[int, ...] = ()
    page: int = 0


@dataclass(frozen=True, slots=True)
class ConfirmSeven:
    """Play a seven.

    Attributes:
        table_id: the table.
        stamp: the moment.
        card: the card that is played as a seven.
        path: the parts chosen, each by its place among those offered after the parts before it.
        play: the place of the play among those in which it can then end, with a second card too (rules.md 4.12).
    """

    table_id: TableId
    stamp: Stamp
    card: int
    path: tuple[int, ...]
    play: int = 0


@dataclass(frozen=True, slots=True)
class MakePlay:
    """Make a play.

    Attributes:
        table_id: the table.
        stamp: the moment.
        play: its place among all plays listed for this moment.
        from_card: the place in the hand of the card that was pressed for it, None if none was.
    """

    table_id: TableId
    stamp: Stamp
    play: int
    from_card: int | None = None


TurnPress = Give | ShowCard | BuildSeven | ConfirmSeven | MakePlay
"""What belongs to one moment of the game, and to no other."""
