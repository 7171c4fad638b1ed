"""How a tournament goes on: each function gives it as it is after something happened, or is refused with a reason.

Nothing here is done twice where it is told twice: who saves a change may have to make it anew on what others saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from enum import Enum

from tockbot.rules import is_home, location_of
from tockbot.tables import ChannelId, MessageId, PersonId, Refused, Stage, TableId, TableSeen
from tockbot.tournaments.seating import next_games
from tockbot.tournaments.tournament import (
    COMING,
    DRAW,
    FEWEST,
    MOST,
    WIN,
    Entrant,
    Game,
    Mode,
    Outcome,
    Team,
    Tournament,
    Two,
)

Change = Callable[[Tournament], Tournament]


class NotNow(Enum):
    """Why a tournament says no; its value is the id of its sentence."""

    GONE = "refused-tournament-gone"
    ONE_GOES_ON = "refused-tournament-goes-on"
    GOES_ON_ELSEWHERE = "refused-tournament-goes-on-elsewhere"
    BEGUN = "refused-tournament-begun"
    FULL = "refused-tournament-full"
    FEW = "refused-tournament-few"
    NOT_ENTERED = "refused-tournament-not-entered"
    NOT_HOST = "refused-tournament-not-host"
    NOT_YOUR_GAME = "refused-tournament-not-your-game"
    TOO_LATE = "refused-tournament-too-late"


def posted(tournament: Tournament, message: MessageId) -> Tournament:
    """After the message stands by which people enter."""
    return replace(tournament, message=message)


def enter(tournament: Tournament, person: PersonId) -> Tournament:
    """Let somebody enter.

    Raises:
        Refused: GONE, BEGUN, FULL.
    """
    _check_entered(tournament)
    if tournament.entrant(person) is not None:
        return tournament
    if len(tournament.entrants) >= MOST:
        raise Refused(NotNow.FULL, most=MOST)
    return replace(tournament, entrants=(*tournament.entrants, Entrant(person)))


def withdraw(tournament: Tournament, person: PersonId) -> Tournament:
    """Let somebody play no more: before it begins they have not entered, later a computer player has their seat."""
    if tournament.is_entered:
        return replace(tournament, entrants=tuple(one for one in tournament.entrants if one.person != person))
    gone = tuple(replace(one, gone=one.gone or one.person == person) for one in tournament.entrants)
    return replace(tournament, entrants=gone)


def choose_partner(tournament: Tournament, person: PersonId, partner: PersonId) -> Tournament:
    """Let somebody name the one with whom they would like to play.

    Raises:
        Refused: GONE, BEGUN, NOT_ENTERED.
    """
    _check_entered(tournament)
    if None in (tournament.entrant(person), tournament.entrant(partner)) or person == partner:
        raise Refused(NotNow.NOT_ENTERED)
    named = (replace(one, partner=partner) if one.person == person else one for one in tournament.entrants)
    return replace(tournament, entrants=tuple(named))


def pairs(tournament: Tournament) -> tuple[Team, ...]:
    """The pairs of those who named each other."""
    wanted = {one.person: one.partner for one in tournament.entrants}
    return tuple(
        (one, other)
        for one, other in wanted.items()
        if other is not None and wanted.get(other) == one and list(wanted).index(one) < list(wanted).index(other)
    )


def begin(tournament: Tournament, now: datetime, draw: Callable[[Sequence[Team]], Sequence[Team]]) -> Tournament:
    """Begin the first round.

    Whoever has no partner where pairs play is paired as ``draw`` puts them in a row; the last one may be left with a
    computer player. It draws the order of all teams too.

    Raises:
        Refused: GONE, BEGUN, FEW.
    """
    _check_entered(tournament)
    if len(tournament.entrants) < FEWEST:
        raise Refused(NotNow.FEW, fewest=FEWEST)
    together = pairs(tournament) if tournament.mode is Mode.PAIRS else ()
    paired = {person for team in together for person in team}
    alone = draw([(one.person,) for one in tournament.entrants if one.person not in paired])
    if tournament.mode is Mode.PAIRS:
        alone = [
            tuple(person for team in alone[place : place + 2] for person in team) for place in range(0, len(alone), 2)
        ]
    return _next_round(replace(tournament, teams=tuple(draw((*together, *alone)))), now)


def go_on(tournament: Tournament, now: datetime) -> Tournament:
    """After a round whose games are all over: the next one, or the end where it was the last, or nobody is left."""
    if tournament.over or any(game.outcome is None for game in tournament.games):
        return tournament
    gone = all(one.gone for one in tournament.entrants)
    if gone or len(tournament.played) >= tournament.rounds:
        return replace(tournament, over=True)
    return _next_round(tournament, now)


def call_off(tournament: Tournament) -> Tournament:
    """End it; games that are being played go on for themselves."""
    return replace(tournament, over=True)


def _next_round(tournament: Tournament, now: datetime) -> Tournament:
    until = now + COMING + timedelta(minutes=tournament.minutes)
    return replace(tournament, played=(*tournament.played, next_games(tournament)), until=until)


def called(tournament: Tournament, number: int, thread: ChannelId, now: datetime) -> Tournament:
    """After the people of a game were called to its thread."""
    game = tournament.games[number]
    return (
        tournament.with_game(number, replace(game, thread=thread, until=now + COMING))
        if game.until is None
        else tournament
    )


def is_here(tournament: Tournament, played: int, number: int, person: PersonId) -> Tournament:
    """After somebody said that they are there for a game of a round.

    Raises:
        Refused: GONE, NOT_YOUR_GAME, TOO_LATE.
    """
    if tournament.over:
        raise Refused(NotNow.GONE)
    game = tournament.games[number] if number < len(tournament.games) else None
    if played != len(tournament.played) or game is None or game.outcome is not None:
        raise Refused(NotNow.TOO_LATE)
    if person not in game.people:
        raise Refused(NotNow.NOT_YOUR_GAME)
    if person in game.here:
        return tournament
    if game.table is not None:
        raise Refused(NotNow.TOO_LATE)
    back = tuple(replace(one, gone=one.gone and one.person != person) for one in tournament.entrants)
    return replace(tournament, entrants=back).with_game(number, replace(game, here=(*game.here, person)))


def opened(tournament: Tournament, number: int, table: TableId) -> Tournament:
    """After the game of a round began at a table."""
    return tournament.with_game(number, replace(tournament.games[number], table=table))


def over(tournament: Tournament, number: int, outcome: Outcome) -> Tournament:
    """After a game of a round is over."""
    return tournament.with_game(number, replace(tournament.games[number], outcome=outcome))


def unplayed(game: Game) -> Outcome:
    """What a game comes to that was never played: whose side came has won, if only one did."""
    came = [any(person in game.here for person in side) for side in game.sides]
    if came[0] != came[1]:
        return Outcome((WIN * came[0], WIN * came[1]), (0, 0))
    return Outcome((DRAW, DRAW), (0, 0))


def outcome_of(seen: TableSeen) -> Outcome | None:
    """What the game of a table came to, also where it ended before its time: then the pawns at home decide.

    None while it goes on.
    """
    if seen.stage.is_open:
        return None
    game = seen.game
    if game is None:
        return Outcome((DRAW, DRAW), (0, 0))
    first, second = (
        sum(is_home(location_of(pawn)) for seat in side for pawn in game.pawns[seat]) for side in seen.rules.sides
    )
    if seen.stage is Stage.FINISHED:
        return Outcome(_points(1 if game.place_of(seen.rules.sides[0][0]) else -1), (first, second))
    return Outcome(_points((first > second) - (first < second)), (first, second))


def _points(ahead: int) -> Two:
    """The points of both sides; the first is ahead above zero, the second below."""
    return (DRAW, DRAW) if ahead == 0 else ((WIN, 0) if ahead > 0 else (0, WIN))


def _check_entered(tournament: Tournament) -> None:
    if tournament.over:
        raise Refused(NotNow.GONE)
    if not tournament.is_entered:
        raise Refused(NotNow.BEGUN)
