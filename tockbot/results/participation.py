"""What one person's game came to: what statistics are made of."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from tockbot.results.figures import Figures
from tockbot.results.result import Result, SeatResult
from tockbot.tables import GuildId, PersonId


@dataclass(frozen=True, slots=True)
class Participation:
    """A game as it came to an end for a person who played it, that is, who made at least half of a seat's turns.

    Attributes:
        person: who.
        guild: the server.
        ended: when it ended, in UTC.
        ruleset: the name of what was played.
        in_teams: whether partners played together.
        players: how many seats there were.
        partner: the person who played the partner's seat; None where nobody did, or there was none.
        place: in which place the person's side came.
        decided: whether a series was won by the game, by whoever won it.
        turns: the turns that the person made.
        missed: the turns that a program made in the person's stead.
        figures: what else was counted of their seat.
    """

    person: PersonId
    guild: GuildId
    ended: datetime
    ruleset: str
    in_teams: bool
    players: int
    partner: PersonId | None
    place: int
    decided: bool
    turns: int
    missed: int
    figures: Figures

    @property
    def won(self) -> bool:
        """Whether the person's side won."""
        return self.place == 1


def participations_of(result: Result) -> tuple[Participation, ...]:
    """What a game came to for each person who played it, seat by seat; none of a game that is not counted."""
    if not result.counts:
        return ()
    found: list[Participation] = []
    for side in result.sides:
        for seat in side:
            partner = next((one for one in side if one is not seat), None)
            found += _of_seat(result, seat, partner)
    return tuple(found)


def _of_seat(result: Result, seat: SeatResult, partner: SeatResult | None) -> tuple[Participation, ...]:
    player = seat.player
    if player is None:
        return ()
    beside = None if partner is None else partner.player
    return (
        Participation(
            person=player.person,
            guild=result.guild,
            ended=result.ended,
            ruleset=result.ruleset,
            in_teams=result.in_teams,
            players=len(result.seats),
            partner=None if beside is None else beside.person,
            place=seat.place,
            decided=result.decides,
            turns=player.turns,
            missed=player.missed,
            figures=seat.figures,
        ),
    )
