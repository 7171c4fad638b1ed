"""Changes of a tournament: functions that return it after something happened, or refuse with a reason.

Every change may be applied twice, because a store may have to decide it again on a newer state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from enum import Enum
from typing import Final

from tockbot.rules import is_home, location_of
from tockbot.tables import (
    ChannelId,
    MessageId,
    PersonId,
    Refused,
    Stage,
    TableId,
    TableSeen,
)
from tockbot.tournaments.pairing import next_games
from tockbot.tournaments.tournament import (
    CHECK_IN_TIME,
    DRAW,
    MAX_DECISION_TIME,
    MAX_ENTRANTS,
    WIN,
    Entrant,
    Event,
    Game,
    Mode,
    Outcome,
    Team,
    Tournament,
)

Change = Callable[[Tournament], Tournament]


class TournamentRefusal(Enum):
    """Reasons for which a tournament refuses something; the value is the id of the message."""

    GONE = "refused-tournament-gone"
    ONE_GOES_ON = "refused-tournament-goes-on"
    GOES_ON_ELSEWHERE = "refused-tournament-goes-on-elsewhere"
    BEGUN = "refused-tournament-begun"
    FULL = "refused-tournament-full"
    FEW = "refused-tournament-missing"
    NO_ROOM = "refused-tournament-no-room"
    NOT_ENTERED = "refused-tournament-not-entered"
    NOT_HOST = "refused-tournament-not-host"
    NOT_YOUR_GAME = "refused-tournament-not-your-game"
    TOO_LATE = "refused-tournament-too-late"
    PLAYS = "refused-tournament-plays"
    SETTLED = "refused-tournament-settled"
    TOO_EARLY = "refused-tournament-too-early"
    NOBODY_HERE = "refused-tournament-nobody-here"
    THREAD = "refused-tournament-thread"


def announce(tournament: Tournament, begins: datetime) -> Tournament:
    """Announce by an event when the tournament begins, or change that."""
    _check_entered(tournament)
    number = None if tournament.event is None else tournament.event.id
    return replace(tournament, event=Event(begins, number))


def event_due(tournament: Tournament) -> Event | None:
    """Return the event as Discord should show it now; None if there should be none."""
    event = tournament.event
    if event is None or tournament.over:
        return None
    if event.refused:
        return event
    length = CHECK_IN_TIME + timedelta(minutes=tournament.minutes)
    if tournament.is_entered or tournament.until is None:
        return replace(event, ends=event.begins + tournament.rounds * length)
    left = tournament.rounds - len(tournament.played)
    # An event that is started early keeps its start, and cannot end before it.
    return replace(event, ends=max(tournament.until + left * length, event.begins + length), begun=True)


def event_shown(tournament: Tournament, before: Event, after: Event | None) -> Tournament:
    """Record what Discord shows of the event, unless it was changed meanwhile."""
    return replace(tournament, event=after) if tournament.event == before else tournament


def posted(tournament: Tournament, message: MessageId) -> Tournament:
    """Record the message by which people enter."""
    return replace(tournament, message=message)


def enter(tournament: Tournament, person: PersonId) -> Tournament:
    """Add an entrant."""
    _check_entered(tournament)
    if tournament.entrant(person) is not None:
        return tournament
    if tournament.is_full:
        raise Refused(TournamentRefusal.FULL, most=MAX_ENTRANTS)
    return replace(tournament, entrants=(*tournament.entrants, Entrant(person)))


def withdraw(tournament: Tournament, person: PersonId) -> Tournament:
    """Withdraw a person: before the start their entry is deleted, later a computer player takes their seat."""
    if tournament.is_entered:
        return replace(tournament, entrants=tuple(one for one in tournament.entrants if one.person != person))
    gone = tuple(replace(one, gone=one.gone or one.person == person) for one in tournament.entrants)
    return replace(tournament, entrants=gone)


def choose_partner(tournament: Tournament, person: PersonId, partner: PersonId) -> Tournament:
    """Record the partner that a person would like to play with."""
    _check_entered(tournament)
    if None in (tournament.entrant(person), tournament.entrant(partner)) or person == partner:
        raise Refused(TournamentRefusal.NOT_ENTERED)
    named = (replace(one, partner=partner) if one.person == person else one for one in tournament.entrants)
    return replace(tournament, entrants=tuple(named))


def pairs(tournament: Tournament) -> tuple[Team, ...]:
    """Return the pairs of people who chose each other."""
    wanted = {one.person: one.partner for one in tournament.entrants}
    return tuple(
        (one, other)
        for one, other in wanted.items()
        if other is not None and wanted.get(other) == one and list(wanted).index(one) < list(wanted).index(other)
    )


def begin(tournament: Tournament, now: datetime, draw: Callable[[Sequence[Team]], Sequence[Team]]) -> Tournament:
    """Begin the first round.

    In pairs mode, people without a partner are paired in the order that ``draw`` gives them; the last one may have to
    play with a computer player. ``draw`` also decides the order of all teams.
    """
    _check_entered(tournament)
    if tournament.missing:
        raise Refused(TournamentRefusal.FEW, missing=tournament.missing)
    together = pairs(tournament) if tournament.mode is Mode.PAIRS else ()
    paired = {person for team in together for person in team}
    alone = draw([(one.person,) for one in tournament.entrants if one.person not in paired])
    if tournament.mode is Mode.PAIRS:
        alone = [
            tuple(person for team in alone[place : place + 2] for person in team) for place in range(0, len(alone), 2)
        ]
    return _next_round(replace(tournament, teams=tuple(draw((*together, *alone)))), now)


def go_on(tournament: Tournament, now: datetime) -> Tournament:
    """Begin the next round if all games are over, or end the tournament after the last, or if everyone has left."""
    if tournament.over or any(game.outcome is None for game in tournament.games):
        return tournament
    gone = all(one.gone for one in tournament.entrants)
    if gone or len(tournament.played) >= tournament.rounds:
        return replace(tournament, over=True)
    return _next_round(tournament, now)


def call_off(tournament: Tournament) -> Tournament:
    """End the tournament; running games continue on their own."""
    return replace(tournament, over=True)


def _next_round(tournament: Tournament, now: datetime) -> Tournament:
    games, until = next_games(tournament), _ends(tournament, now)
    return replace(tournament, played=(*tournament.played, games), until=until, asked=None, forfeits=False)


def _ends(tournament: Tournament, now: datetime) -> datetime:
    """Return when a round or a game ends at the latest whose people are pinged now."""
    return now + CHECK_IN_TIME + timedelta(minutes=tournament.minutes)


def called(
    tournament: Tournament, number: int, thread: ChannelId, now: datetime, seed: str | None = None
) -> Tournament:
    """Record that the people of a game were pinged in its thread, and the seed that its table will have."""
    game = tournament.games[number]
    if game.until is not None:
        return tournament
    return seeded(tournament.with_game(number, replace(game, thread=thread, until=now + CHECK_IN_TIME)), number, seed)


def check_in(tournament: Tournament, played: int, number: int, person: PersonId) -> Tournament:
    """Check a person in for a game of a round."""
    if tournament.over:
        raise Refused(TournamentRefusal.GONE)
    game = tournament.games[number] if number < len(tournament.games) else None
    if played != len(tournament.played) or game is None or game.outcome is not None:
        raise Refused(TournamentRefusal.TOO_LATE)
    if person not in game.people:
        raise Refused(TournamentRefusal.NOT_YOUR_GAME)
    if person in game.here:
        return tournament
    if game.table is not None:
        raise Refused(TournamentRefusal.TOO_LATE)
    back = tuple(replace(one, gone=one.gone and one.person != person) for one in tournament.entrants)
    return replace(tournament, entrants=back).with_game(number, replace(game, here=(*game.here, person)))


def ask(tournament: Tournament, now: datetime, *, forfeits: bool) -> Tournament:
    """Record that someone was asked about the games that wait; if no one may decide, absent sides forfeit."""
    return replace(tournament, asked=now, forfeits=forfeits) if tournament.asked is None else tournament


def begin_with_present(tournament: Tournament, played: int, now: datetime) -> Tournament:
    """Begin the games that wait with the players present; a game to which no one came is not played."""
    _check_asked(tournament, played, now)
    if not _has_players(tournament):
        raise Refused(TournamentRefusal.NOBODY_HERE)
    after = replace(tournament, asked=None)
    for number in tournament.waiting:
        game = tournament.games[number]
        begun = replace(game, stands_in=True, ends=now + timedelta(minutes=tournament.minutes))
        after = after.with_game(number, begun if game.here else replace(game, outcome=unplayed(game)))
    return after


def pair_again(tournament: Tournament, played: int, now: datetime) -> Tournament:
    """Pair the teams of the games that wait again within the same round; their people are pinged again.

    Teams that are present meet each other first. The games that wait keep their places, so that the numbers of the
    others do not change, and count nothing.
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
    """Let absent sides forfeit the games that wait, if no one may decide and anyone came to the round."""
    if not tournament.forfeits or not _has_players(tournament):
        return tournament
    after = tournament
    for number in tournament.waiting:
        after = over(after, number, unplayed(after.games[number]))
    return after


def unanswered(tournament: Tournament, now: datetime) -> Tournament:
    """Call the tournament off if a question about absent sides was not answered in time."""
    is_late = tournament.asked is not None and now >= tournament.asked + MAX_DECISION_TIME
    return call_off(tournament) if is_late and tournament.waiting else tournament


def _has_players(tournament: Tournament) -> bool:
    """Return whether anyone came to a game of this round."""
    return any(game.here for game in tournament.games)


def _check_asked(tournament: Tournament, played: int, now: datetime) -> None:
    """Refuse an answer if there is no such question, or it belongs to another round."""
    if tournament.over:
        raise Refused(TournamentRefusal.GONE)
    since = tournament.decided_from
    if played != len(tournament.played) or since is None:
        raise Refused(TournamentRefusal.SETTLED)
    if now < since:
        raise Refused(TournamentRefusal.TOO_EARLY, when=f"<t:{int(since.timestamp())}:R>")


def seeded(tournament: Tournament, number: int, seed: str | None) -> Tournament:
    """Record the seed of a game's table, once and before the table is opened."""
    game = tournament.games[number]
    return tournament if game.seed is not None else tournament.with_game(number, replace(game, seed=seed))


def opened(tournament: Tournament, number: int, table: TableId) -> Tournament:
    """Record the table at which a game of the round began."""
    return tournament.with_game(number, replace(tournament.games[number], table=table))


def over(tournament: Tournament, number: int, outcome: Outcome) -> Tournament:
    """Record the result of a game of the round."""
    return tournament.with_game(number, replace(tournament.games[number], outcome=outcome))


def unplayed(game: Game) -> Outcome:
    """Return the result of a game that was never played: a side wins if it is the only one that came."""
    came = [any(person in game.here for person in side) for side in game.sides]
    if came[0] != came[1]:
        return Outcome((WIN * came[0], WIN * came[1]), (0, 0))
    return Outcome((DRAW, DRAW), (0, 0))


UNREADABLE_OUTCOME: Final = Outcome((DRAW, DRAW), (0, 0))
"""The outcome of a game whose table cannot be read, or is no table of a tournament."""


def outcome_of(seen: TableSeen) -> Outcome | None:
    """Return the result of a table's game; if it was closed before its end, the side that was ahead won.

    None while the game is running.
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
        raise Refused(TournamentRefusal.GONE)
    if not tournament.is_entered:
        raise Refused(TournamentRefusal.BEGUN)
