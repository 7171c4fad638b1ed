"""What a game that is over came to."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from tockbot.results.figures import Figures
from tockbot.tables import GuildId, Kind, Level, PersonId, Series


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a person did on a seat.

    Attributes:
        person: who.
        turns: the turns that they made.
        missed: the turns that a program made in their stead, because they came too late.
    """

    person: PersonId
    turns: int
    missed: int = 0


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a game came to for one seat.

    Attributes:
        place: 1 for the side that won; sides that were not home, and did not win, share the place after the last.
        sittings: the people who sat there, in the order in which they first did.
        level: how well the computer player plays that last made a turn there of its own; None where none did.
        computer_turns: the turns that computer players made there of their own.
        figures: what else was counted.
    """

    place: int
    sittings: tuple[Sitting, ...]
    level: Level | None
    computer_turns: int
    figures: Figures

    @property
    def turns(self) -> int:
        """All turns that were made there."""
        return self.computer_turns + sum(one.turns + one.missed for one in self.sittings)

    @property
    def players(self) -> tuple[Sitting, ...]:
        """The people who made at least half of its turns: one, two who shared them, or nobody."""
        return tuple(one for one in self.sittings if one.turns and 2 * one.turns >= self.turns)

    @property
    def player(self) -> Sitting | None:
        """Whose game it was: the person who made at least half of its turns, of two the first; None for nobody's."""
        return next(iter(self.players), None)


@dataclass(frozen=True, slots=True)
class Result:
    """What a game came to; ``began`` and ``ended`` are in UTC.

    Attributes:
        guild: the server.
        ruleset: the name of what was played.
        options: which of its options were chosen, as the notation writes them; empty for none.
        in_teams: whether partners played together.
        began: when its seats were fixed.
        ended: when it ended.
        rounds: how many were dealt.
        beginners: the people who sat there when it began, with their seats.
        kind: what it was played for.
        from_position: whether it began in the middle.
        is_over: whether it was played to its end; if not, people lost it by their absence, or it was decided at the end
            of a tournament's round.
        rated: whose ratings it changes, with their seats (docs/ratings.md).
        lost: whether these lost it by their absence, whatever it came to, so that nobody gains by it.
        series: the series that it was one of, as it stood before; None for a game by itself.
        seats: what it came to for each seat.
    """

    guild: GuildId
    ruleset: str
    options: str
    in_teams: bool
    began: datetime
    ended: datetime
    rounds: int
    beginners: tuple[tuple[PersonId, int], ...]
    kind: Kind
    from_position: bool
    is_over: bool
    rated: tuple[tuple[PersonId, int], ...]
    lost: bool
    series: Series | None
    seats: tuple[SeatResult, ...]

    @property
    def counts(self) -> bool:
        """Whether statistics count it: a game for itself, from its opening to its end."""
        return self.is_over and self.kind is Kind.GAME and not self.from_position

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Whom it names: who began it, and who made a turn."""
        sat = (one.person for seat in self.seats for one in seat.sittings)
        return tuple(dict.fromkeys((*(person for person, _ in self.beginners), *sat)))

    @property
    def group(self) -> str:
        """Who began it, in one order: where this is equal, the same people played."""
        return ",".join(str(person) for person in sorted(person for person, _ in self.beginners))

    @property
    def decides(self) -> bool:
        """Whether a series was won by it."""
        if not self.is_over:
            return False
        winner = next((number for number, side in enumerate(self.sides) if side[0].place == 1), None)
        return self.series is not None and winner is not None and self.series.is_won(winner)

    @property
    def sides(self) -> tuple[tuple[SeatResult, ...], ...]:
        """The seats by side: opposite ones, or each alone (rules.md 1.5)."""
        count = self.side_count
        return tuple(self.seats[side::count] for side in range(count))

    @property
    def side_count(self) -> int:
        """How many sides there were; a seat belongs to the side of its number modulo this."""
        return len(self.seats) // 2 if self.in_teams else len(self.seats)
