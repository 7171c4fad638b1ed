"""Compares the compiled core with the Python rules in new positions of every table, drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random

from tests.rules.test_distinct import random_position
from tests.rules.test_table import every_table
from tockbot.core import BURN_OF, CHOSEN_OF, CompiledTable, Listed, compiled_table, pawns_bytes
from tockbot.rules import (
    Burn,
    Draw,
    MovePlay,
    Play,
    Position,
    TableRules,
    after_legal,
    format_position,
    legal_plays,
    takes_from,
)

FURTHER = 3
"""Number of random plays made one after another from each position."""


def compiled(rules: TableRules) -> CompiledTable:
    """Return these rules in the core, which knows all declared rules."""
    table = compiled_table(rules)
    assert table is not None
    return table


def as_listed(play: Play) -> Listed:
    """Return a play of Python's as the core lists it."""
    match play:
        case MovePlay():
            return play.spent, pawns_bytes(play.pawns), play.forces_discard
        case Draw():
            return play.spent, None, play.seat
        case Burn(spent, seat, choice):
            return spent, None, seat + (CHOSEN_OF if choice else BURN_OF)
        case _:
            return play.spent, None, None


def differences(seed: int, positions: int) -> Iterator[str]:
    """Yield the differences of the core in this many positions of all tables in turn; the seed draws their order."""
    rng = Random(seed)
    tables = rng.sample(every_table(), len(every_table()))
    for rules in islice(cycle(tables), positions):
        yield from differences_in(random_position(rules, rng), rng)


def differences_in(position: Position, rng: Random) -> Iterator[str]:
    """Yield the differences of the core in a position and in some that follow."""
    for _ in range(FURTHER):
        if position.turn is None:
            break
        plays = legal_plays(position)
        yield from _differences(position, plays)
        position = _next(position, rng.choice(plays), rng)[0]


def _differences(position: Position, plays: Sequence[Play]) -> Iterator[str]:
    table = compiled(position.rules)
    if table.count(position) != len(plays):
        yield f"{format_position(position)}: {table.count(position)} plays, not {len(plays)}"
    if table.plays(position) != list(map(as_listed, plays)):
        yield f"{format_position(position)}: another list"
        return
    rng = Random(len(plays))
    for place in {0, len(plays) - 1, rng.randrange(len(plays))}:
        after, drawn = _next(position, plays[place], rng)
        if table.after(position, place, drawn) != after:
            yield f"{format_position(position)}: another position after {plays[place]}"


def _next(position: Position, play: Play, rng: Random) -> tuple[Position, str | None]:
    other = takes_from(play)
    drawn = None if other is None else rng.choice(position.hands[other])
    return after_legal(position, play, drawn), drawn
