"""A game as it was played, and nothing of how people came to sit there: what a text file of it tells.

What was taken back is not in it, nor a gift that was chosen before another: the cards are the same without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tockbot.rules import Position, TableRules
from tockbot.tables.ids import MessageId, PersonId, TableId
from tockbot.tables.log.entry import Entry, LogError
from tockbot.tables.log.events import Announced, Dealt, Event, Gave, Played, Sat, Started, TookBack
from tockbot.tables.players import Player
from tockbot.tables.state.folding.fold import fold, opened
from tockbot.tables.state.game.game import Game
from tockbot.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """A game as it stood, hidden cards included, and who sat on each seat."""

    game: Game = field(repr=False)
    seats: tuple[Player, ...]

    @property
    def plays(self) -> int:
        """How many plays had been made."""
        return len(self.game.history)


GameStep = Sat | Dealt | Gave | Played
"""What a game is made of: somebody takes over a seat, cards are dealt and given, plays are made."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A game from its start on.

    Attributes:
        number: the game's, where it was played; None if that is not told.
        rules: what was played.
        seats: who sat on each seat at the start.
        names: what the people are called; whoever is no longer known is not among them.
        seed: the table's.
        message: whose id was mixed into chance; None for a start that nobody was told of.
        cut: what was typed at the start to be mixed in too.
        position: where it began; None for the opening.
        steps: what then happened, in order.
    """

    number: TableId | None
    rules: TableRules
    seats: tuple[Player, ...]
    names: Mapping[PersonId, str]
    seed: bytes = field(repr=False)
    message: MessageId | None
    cut: str
    position: Position | None = field(repr=False)
    steps: tuple[GameStep, ...] = field(repr=False)


def transcript_of(number: TableId, entries: Iterable[Entry], names: Mapping[PersonId, str]) -> Transcript:
    """What a table's whole log tells of its game.

    Raises:
        LogError: this is no table's log, or its game never began.
    """
    return read_log(number, entries, names)[1]


def read_log(
    number: TableId, entries: Iterable[Entry], names: Mapping[PersonId, str]
) -> tuple[Table, Transcript, tuple[Moment, ...]]:
    """The table whose whole log this is, what the log tells of its game, and each moment of it.

    Raises:
        LogError: this is no table's log, or its game never began.
    """
    table: Table | None = None
    begun: tuple[Table, Position | None] | None = None
    steps: list[GameStep] = []
    told: list[Moment] = []
    for entry in entries:
        table = opened(entry) if table is None else fold(table, entry)
        event, game = entry.event, table.game
        if game is None:
            continue
        if isinstance(event, Started | Announced):
            begun = table, event.position if isinstance(event, Started) else None
        elif isinstance(event, TookBack):
            most = len(game.history)
            steps, told = _first_plays(steps, most), [one for one in told if one.plays <= most]
        else:
            steps = _with(steps, event)
        if isinstance(event, Started | Dealt | Gave | Played) and game.stamp == entry.number:
            told.append(Moment(game, _players(table)))
    if begun is None or table is None:
        raise LogError("its game never began")
    start, position = begun
    transcript = Transcript(
        number=number,
        rules=start.rules,
        seats=_players(start),
        names={person: name for person, name in names.items() if name},
        seed=start.opening.seed,
        message=start.start.message,
        cut=start.start.cut,
        position=position,
        steps=tuple(steps),
    )
    return table, transcript, tuple(told)


def _players(table: Table) -> tuple[Player, ...]:
    return tuple(player for player in table.seated if player is not None)


def _with(steps: list[GameStep], event: Event) -> list[GameStep]:
    """The steps and what happened next; a gift takes the place of the one that was chosen before it."""
    if isinstance(event, Gave):
        # A game that began from a position in the exchange was not dealt.
        deal = max((place for place, step in enumerate(steps) if isinstance(step, Dealt)), default=0)
        kept = (step for step in steps[deal:] if not (isinstance(step, Gave) and step.seat == event.seat))
        return [*steps[:deal], *kept, event]
    return [*steps, event] if isinstance(event, GameStep) else steps


def _first_plays(steps: list[GameStep], most: int) -> list[GameStep]:
    """The steps without the plays after so many."""
    kept: list[GameStep] = []
    plays = 0
    for step in steps:
        plays += isinstance(step, Played)
        if not isinstance(step, Played) or plays <= most:
            kept.append(step)
    return kept
