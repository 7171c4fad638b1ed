"""The figures of a game: what is counted of a seat for nothing but to be told.

A figure is declared here once: a field of :class:`Figures`, how it is read off a game, and how those of several games
come together. It needs no more than its label in the texts, ``figure-`` and its name with hyphens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, Final

from tockbot.rules import Enter, Seat, is_home
from tockbot.tables import Game, Highlights, rank_of, strict_converter

TOGETHER: Final = "together"
_LONGEST: Final = {TOGETHER: partial(max, default=0)}
RARE: Final = frozenset({"cards-burnt"})
"""What most games do not know: it is told of where there was any."""

_ONE_AFTER_ANOTHER: Final = {TOGETHER: "".join}


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What was counted of one seat in a game, or of all games of a person.

    Attributes:
        hits_given: how many pawns it hit, partners' and its own among them.
        hits_taken: how many of its pawns were hit.
        pawns_home: how many of its pawns came home.
        longest_walk: the most fields that one of its pawns walked.
        cards_burnt: how many cards it burnt of others (rules-family.md W10).
        entered: the ranks of the cards with which it brought pawns in, in order; a joker is a joker.
    """

    hits_given: int = 0
    hits_taken: int = 0
    pawns_home: int = 0
    longest_walk: int = field(default=0, metadata=_LONGEST)
    cards_burnt: int = 0
    entered: str = field(default="", metadata=_ONE_AFTER_ANOTHER)

    @property
    def numbers(self) -> Mapping[str, int]:
        """Those that are numbers, by their names in texts, in the order in which they are shown."""
        told = {one.name.replace("_", "-"): getattr(self, one.name) for one in fields(self)}
        return {name: count for name, count in told.items() if isinstance(count, int)}


def figures_of(game: Game, seat: Seat, told: Highlights) -> Figures:
    """What is counted of a seat in a game that is over, of which this is told."""
    records = [record for record in game.history if record.seat == seat]
    return Figures(
        hits_given=told.hits_given[seat],
        hits_taken=told.hits_taken[seat],
        pawns_home=sum(map(is_home, game.numbering[seat])),
        longest_walk=told.walks[seat],
        cards_burnt=sum(record.burnt is not None for record in records),
        entered="".join(
            rank_of(record.cards[0]) for record in records for moved in record.moved if isinstance(moved.move, Enter)
        ),
    )


def together(games: Iterable[Figures]) -> Figures:
    """The figures of all these games."""
    each = [*games]
    kinds = {one.name: one.metadata.get(TOGETHER, sum) for one in fields(Figures)}
    return Figures(**{name: of_all(getattr(game, name) for game in each) for name, of_all in kinds.items()})


_converter: Final = strict_converter()


def plain_figures(figures: Figures) -> dict[str, Any]:
    """Figures as plain data, ready for JSON."""
    return dict(_converter.unstructure(figures))


def read_figures(data: Mapping[str, Any]) -> Figures:
    """The figures that these data are; what nobody counted yet when they were written is nought."""
    return _converter.structure(data, Figures)
