"""How a tournament goes on: each function gives it as it is after something happened, or is refused with a reason.

Nothing here is done twice where it is told twice: who saves a change may have to make it anew on what others saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from enum import Enum
from typing import Final

from tockbot.rules import is_home, location_of
from tockbot.tables import ChannelId, MessageId, PersonId, Refused, Stage, TableId, TableSeen
from tockbot.tournaments.seating import next_games
from tockbot.tournaments.tournament import (
    ANSWERING,
    COMING,
    DRAW,
    MOST,
    WIN,
    Entrant,
    Game,
    Mode,
    Outcome,
    Team,
    Tournament,
)

Change = Callable[[Tournament], Tournament]


class NotNow(Enum):
    """Why a tournament says no; its value is the id of its sentence."""

    GONE = "refused-tournament-gone"
    ONE_GOES_ON = "refused-tournament-goes-on"
    GOES_ON_ELSEWHERE = "refused-tournament-goes-on-elsewhere"
    BEGUN = "refused-tournament-begun"
    FULL = "refused-tournament-full"
    FEW = "refused-tournament-missing"
    NOT_ENTERED = "refused-tournament-not-entered"
    NOT_HOST = "refused-tournament-not-host"
    NOT_YOUR_GAME = "refused-tournament-not-your-game"
    TOO_LATE = "refused-tournament-too-late"
    PLAYS = "refused-tournament-plays"
    SETTLED = "refused-tournament-settled"
    TOO_EARLY = "refused-tournament-too-early"
    NOBODY_HERE = "refused-tournament-nobody-here"
    THREAD = "refused-tournament-thread"


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
    if tournament.missing:
        raise Refused(NotNow.FEW, missing=tournament.missing)
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
    games, until = next_games(tournament), _ends(tournament, now)
    return replace(tournament, played=(*tournament.played, games), until=until, asked=None, forfeits=False)


def _ends(tournament: Tournament, now: datetime) -> datetime:
    """Return when a round, or a game, ends at the latest whose people are called now."""
    return now + COMING + timedelta(minutes=tournament.minutes)


def called(
    tournament: Tournament, number: int, thread: ChannelId, now: datetime, seed: str | None = None
) -> Tournament:
    """Return it after the people of a game were called to its thread, with the seed that its table is to have."""
    game = tournament.games[number]
    if game.until is not None:
        return tournament
    return seeded(tournament.with_game(number, replace(game, thread=thread, until=now + COMING)), number, seed)


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


def ask(tournament: Tournament, now: datetime, *, forfeits: bool) -> Tournament:
    """Return it once someone was asked what to do about the games that wait; absent sides forfeit if nobody may say."""
    return replace(tournament, asked=now, forfeits=forfeits) if tournament.asked is None else tournament


def begin_with_present(tournament: Tournament, played: int, now: datetime) -> Tournament:
    """Begin the games that wait with the players present; a game to which nobody came is not played.

    Raises:
        Refused: GONE, SETTLED, TOO_EARLY; NOBODY_HERE, because a round that no one came to is not a round.
    """
    _check_asked(tournament, played, now)
    if not _has_players(tournament):
        raise Refused(NotNow.NOBODY_HERE)
    after = replace(tournament, asked=None)
    for number in tournament.waiting:
        game = tournament.games[number]
        begun = replace(game, stands_in=True, ends=now + timedelta(minutes=tournament.minutes))
        after = after.with_game(number, begun if game.here else replace(game, outcome=unplayed(game)))
    return after


def pair_again(tournament: Tournament, played: int, now: datetime) -> Tournament:
    """Pair the teams of the games that wait in other games of the same round; their people are called again.

    Teams that are there meet one another first. The games that wait stay where they are, so that the numbers of the
    others do not change, and are worth nothing.

    Raises:
        Refused: GONE, SETTLED, TOO_EARLY.
    """
    _check_asked(tournament, played, now)
    games = [tournament.games[number] for number in tournament.waiting]
    numbers = {tournament.team_of(person) for game in games for person in game.people}
    here = {tournament.team_of(person) for game in games for person in game.here}
    again = next_games(tournament, among=numbers, first=here)
    after = replace(tournament, asked=None)
    for number in tournament.waiting:
        after = after.with_game(number, replace(tournament.games[number], here=(), outcome=Outcome((0, 0), (0, 0))))
    new = (replace(game, ends=_ends(tournament, now)) for game in again)
    return replace(after, played=(*after.played[:-1], (*after.games, *new)))


def forfeit(tournament: Tournament) -> Tournament:
    """Let the absent sides of the games that wait forfeit them, if nobody may decide and anyone came to the round."""
    if not tournament.forfeits or not _has_players(tournament):
        return tournament
    after = tournament
    for number in tournament.waiting:
        after = over(after, number, unplayed(after.games[number]))
    return after


def unanswered(tournament: Tournament, now: datetime) -> Tournament:
    """Call it off if a question about absent sides had no answer in time."""
    is_late = tournament.asked is not None and now >= tournament.asked + ANSWERING
    return call_off(tournament) if is_late and tournament.waiting else tournament


def _has_players(tournament: Tournament) -> bool:
    """Return whether anyone came to a game of this round."""
    return any(game.here for game in tournament.games)


def _check_asked(tournament: Tournament, played: int, now: datetime) -> None:
    """Refuse an answer to a question that nobody asks, or to that of another round.

    Raises:
        Refused: GONE, SETTLED, TOO_EARLY.
    """
    if tournament.over:
        raise Refused(NotNow.GONE)
    since = tournament.decided_from
    if played != len(tournament.played) or since is None:
        raise Refused(NotNow.SETTLED)
    if now < since:
        raise Refused(NotNow.TOO_EARLY, when=f"<t:{int(since.timestamp())}:R>")


def seeded(tournament: Tournament, number: int, seed: str | None) -> Tournament:
    """Return it with the seed of a game's table, recorded once and before the table is opened."""
    game = tournament.games[number]
    return tournament if game.seed is not None else tournament.with_game(number, replace(game, seed=seed))


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


UNREADABLE_OUTCOME: Final = Outcome((DRAW, DRAW), (0, 0))
"""The outcome of a game whose table cannot be read, or is no table of a tournament."""


def outcome_of(seen: TableSeen) -> Outcome | None:
    """Return the outcome of a table's game: also if it was closed before its end, then the side that was ahead won.

    It is None while the game goes on.
    """
    if seen.stage.is_open:
        return None
    game, sides = seen.game, seen.rules.sides
    if game is None or len(sides) != 2:  # noqa: PLR2004 - a tournament's games have two sides
        return UNREADABLE_OUTCOME
    home = [sum(is_home(location_of(pawn)) for seat in side for pawn in game.pawns[seat]) for side in sides]
    won = seen.leading
    if seen.stage is Stage.FINISHED:
        won = sides[0] if game.place_of(sides[0][0]) else sides[1]
    points = (WIN * (won == sides[0]), WIN * (won == sides[1])) if won else (DRAW, DRAW)
    return Outcome(points, (home[0], home[1]))


def _check_entered(tournament: Tournament) -> None:
    if tournament.over:
        raise Refused(NotNow.GONE)
    if not tournament.is_entered:
        raise Refused(NotNow.BEGUN)
