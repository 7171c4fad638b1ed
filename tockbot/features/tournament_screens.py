"""The screens and presses of tournaments: entries, pings, standings, and what else can be done.

Each press names its tournament by its number within the server.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from tockbot import tournaments
from tockbot.bot import screen
from tockbot.bot.press import Cost, Press, PressError, press
from tockbot.bot.table_texts import moment
from tockbot.bot.words import (
    Speaker,
    joined_names,
    listed,
    mention,
    readable_name,
    ruleset_name,
    short_name,
    shown_name,
)
from tockbot.features.tournament_events import AnnounceEvent, Lacks, begins_lines, event_label, event_lines
from tockbot.render import Bar, StatisticsScene, drawn_name
from tockbot.rules import RULESETS, TableRules
from tockbot.tables import TIMES, TOURNAMENT_PACES, Pace, Person, PersonId


@press("enter", updates_board=True, cost=Cost.SEAT)
class Enter(Press):
    """Enter the tournament."""

    number: int


@press("withdraw", updates_board=True, cost=Cost.SEAT)
class Withdraw(Press):
    """Leave the tournament."""

    number: int


@press("partner", new_message=True, cost=Cost.BOARD)
class AskPartner(Press):
    """Show possible partners."""

    number: int


@press("pair", cost=Cost.SEAT)
class ChoosePartner(Press):
    """Choose a partner."""

    number: int
    person: PersonId


@press("begin", updates_board=True, cost=Cost.SEAT)
class Begin(Press):
    """Start the first round."""

    number: int


@press("course", new_message=True, cost=Cost.BOARD)
class ShowCourse(Press):
    """Show the state of the tournament, and what else can be done."""

    number: int


@press("present", updates_board=True, cost=Cost.SEAT)
class SayPresent(Press):
    """Confirm the user's presence for a game.

    Attributes:
        number: number of the tournament.
        round: number of the round, from 1.
        game: the game's position in the round.
    """

    number: int
    round: int
    game: int


@press("calloff", cost=Cost.SEAT)
class CallOff(Press):
    """Call the tournament off if ``sure``, otherwise ask for confirmation."""

    number: int
    sure: bool


@press("drop", cost=Cost.SEAT)
class Drop(Press):
    """Remove a player from the tournament."""

    number: int


@press("goahead", updates_board=True, cost=Cost.SEAT)
class BeginWithPresent(Press):
    """Start the waiting games of a round with the players present.

    Attributes:
        number: number of the tournament.
        round: number of the round, from 1.
    """

    number: int
    round: int


@press("pairagain", updates_board=True, cost=Cost.SEAT)
class PairAgain(Press):
    """Pair the teams of the waiting games again.

    Attributes:
        number: number of the tournament.
        round: number of the round, from 1.
    """

    number: int
    round: int


People = Mapping[PersonId, Person]
"""The host and all entrants of a tournament."""

USUAL_ROUNDS: Final = 3
USUAL_MINUTES: Final = 60


def call_form(say: Speaker, rules: TableRules) -> screen.Form:
    """Return the form for a new tournament."""
    modes = tuple(
        screen.Line(
            mode.value,
            say(f"tournament-{mode.value}"),
            mode is tournaments.Mode.PAIRS,
            say(f"tournament-{mode.value}-about"),
        )
        for mode in tournaments.Mode
    )
    rulesets = tuple(screen.Line(name, say(f"ruleset-{name}"), name == rules.ruleset.name) for name in RULESETS)
    rounds = tuple(
        screen.Line(str(one), say("tournament-rounds", rounds=one), one == USUAL_ROUNDS) for one in tournaments.ROUNDS
    )
    minutes = tuple(
        screen.Line(
            str(one),
            say("tournament-minutes", minutes=one),
            one == USUAL_MINUTES,
            say("tournament-turns", **turns_of(pace)),
        )
        for one, pace in TOURNAMENT_PACES.items()
    )
    questions = (
        screen.OneOf("mode", say("ask-tournament-mode"), lines=modes),
        screen.OneOf("ruleset", say("setup-ruleset"), lines=rulesets),
        screen.OneOf("rounds", say("ask-tournament-rounds"), lines=rounds),
        screen.OneOf("minutes", say("ask-tournament-minutes"), say("ask-tournament-minutes-about"), minutes),
    )
    return screen.Form(say("button-tournament"), questions)


def entering_screen(say: Speaker, tournament: tournaments.Tournament, people: People) -> screen.Screen:
    """Return the message with the button to enter; after the start or the end, it says so instead."""
    lines = [
        _header(say, tournament, people),
        *begins_lines(say, tournament),
        *_entered(say, tournament, people),
    ]
    more = screen.Button(say("button-more"), ShowCourse(tournament.number))
    if tournament.is_entered:
        lines.insert(1, say("tournament-how-short", minutes=minutes_to_come(), **turns_of(tournament.pace)))
        # Without entrants, no one could use this button.
        nobody = not tournament.entrants
        partner = (screen.Button(say("button-partner"), AskPartner(tournament.number), disabled=nobody),)
        enter = screen.Button(
            say("button-enter"), Enter(tournament.number), screen.Style.GOOD, disabled=tournament.is_full
        )
        missing = tournament.missing
        label = say("button-begin-missing", missing=missing) if missing else say("button-begin")
        begin = screen.Button(label, Begin(tournament.number), screen.Style.MAIN, disabled=bool(missing))
        leave = screen.Button(say("button-withdraw"), Withdraw(tournament.number), disabled=nobody)
        rows: tuple[screen.Row, ...] = (
            (enter, *(partner if tournament.mode is tournaments.Mode.PAIRS else ()), leave, begin, more),
        )
    elif tournament.over and not tournament.teams:
        lines.append(say("tournament-called-off-early"))
        rows = ()
    else:
        lines.append(say("tournament-begun"))
        rows = ((more,),)
    return screen.Screen(screen.clipped("\n".join(lines), screen.TEXT_LIMIT), rows)


def partner_screen(say: Speaker, tournament: tournaments.Tournament, people: People, viewer: PersonId) -> screen.Screen:
    """Return the possible partners of a person, those who chose them first, in as many menus as necessary."""
    together = next((team for team in tournaments.pairs(tournament) if viewer in team), None)
    if together is not None:
        other = next(person for person in together if person != viewer)
        return screen.Screen(say("tournament-paired", name=mention(say, people[other])))
    paired = {person for team in tournaments.pairs(tournament) for person in team}
    free = [one for one in tournament.entrants if one.person not in paired and one.person != viewer]
    own = tournament.entrant(viewer)
    chosen = None if own is None else own.partner
    options = [
        screen.MenuOption(
            _name(say, people, one.person),
            ChoosePartner(tournament.number, one.person),
            one.person == chosen,
            say("tournament-wants-you") if one.partner == viewer else "",
        )
        for one in sorted(free, key=lambda one: one.partner != viewer)
    ]
    if not options:
        return screen.Screen(say("tournament-nobody-free"))
    waiting = () if chosen is None else (say("tournament-partner-asked", name=mention(say, people[chosen])),)
    menus = tuple(screen.Menu(say("button-partner"), tuple(some)) for some in _parted(options))
    return screen.Screen("\n".join((say("tournament-partner"), *waiting)), menus)


def _parted(options: list[screen.MenuOption]) -> list[list[screen.MenuOption]]:
    return [options[first : first + screen.OPTIONS_LIMIT] for first in range(0, len(options), screen.OPTIONS_LIMIT)]


def table_name(say: Speaker, tournament: tournaments.Tournament, number: int) -> str:
    """Return the name of a game's thread."""
    return say("tournament-table", round=len(tournament.played), number=number + 1)


def table_screen(say: Speaker, tournament: tournaments.Tournament, people: People, number: int) -> screen.Screen:
    """Return the message above the thread of a game; it pings no one."""
    table = table_name(say, tournament, number)
    return screen.Screen(say("tournament-table-who", table=table, who=_who(say, people, tournament.games[number])))


def call_screen(say: Speaker, tournament: tournaments.Tournament, people: People, number: int) -> screen.Screen:
    """Return the message that pings the players of a game in its thread, with the players who are there."""
    game = tournament.games[number]
    lines = [
        say("tournament-call", who=_who(say, people, game), minutes=minutes_to_come()),
        say("tournament-call-about", minutes=tournament.minutes),
    ]
    if game.here:
        lines.append(say("tournament-here", names=listed(say, (mention(say, people[one]) for one in game.here))))
    users = tuple(user for one in game.people if (user := people[one].user) is not None)
    press = SayPresent(tournament.number, len(tournament.played), number)
    waits = bool(tournament.awaited(game)) and game.table is None and game.outcome is None
    ends = game.ends or tournament.until
    if waits and ends is not None:
        lines.insert(1, say.marked(f"⏳ {moment(ends - timedelta(minutes=tournament.minutes))}"))
    rows = ((screen.Button(say("button-here"), press, screen.Style.GOOD),),) if waits else ()
    return screen.Screen("\n".join(lines), rows, mentions=users)


def absent_screen(say: Speaker, tournament: tournaments.Tournament, people: People, done: str = "") -> screen.Screen:
    """Return the question what to do about the absent sides of a round, or what was decided (``done``)."""
    round_number = len(tournament.played)
    if done:
        return screen.Screen(say("tournament-waited", round=round_number, done=done))
    games = [tournament.games[number] for number in tournament.waiting]
    missing = [one for game in games for one in tournament.awaited(game)]
    lines = [
        say("tournament-waits", round=round_number, missing=len(missing)),
        say.marked(listed(say, (mention(say, people[one]) for one in missing))),
    ]
    host = people[tournament.host]
    asks_host = not tournament.is_party(tournament.host)
    lines.append(
        say("tournament-host-decides", host=mention(say, host)) if asks_host else say("tournament-manager-decides")
    )
    if tournament.decided_from is not None:
        lines.append(
            say("tournament-answer-until", until=moment(tournament.decided_from + tournaments.MAX_DECISION_TIME))
        )
    where = (tournament.number, round_number)
    begin = screen.Button(
        say("button-begin-present", missing=len(missing)), BeginWithPresent(*where), screen.Style.MAIN
    )
    again = screen.Button(say("button-pair-again"), PairAgain(*where))
    off = screen.Button(say("button-call-off"), CallOff(tournament.number, sure=False), screen.Style.DANGER)
    mentions = (host.user,) if asks_host and host.user is not None else ()
    return screen.Screen(screen.clipped("\n".join(lines), screen.TEXT_LIMIT), ((begin, again, off),), mentions=mentions)


def standings_screen(say: Speaker, tournament: tournaments.Tournament, people: People) -> screen.Screen:
    """Return the standings after a round as a picture, and what comes next."""
    played, is_last = len(tournament.played), len(tournament.played) >= tournament.rounds
    line = say("tournament-last-round") if is_last else say("tournament-next-round", round=played + 1)
    lines = [say("tournament-standings", round=played, rounds=tournament.rounds), line]
    if is_last:
        best = [one for one in tournaments.standings(tournament) if one.place == 1 and one.points]
        names = listed(say, (_team(say, people, tournament.teams[one.team]) for one in best))
        lines = [lines[0], say("tournament-winners", names=shown_name(names)) if best else say("tournament-last-round")]
    more = screen.Button(say("button-more"), ShowCourse(tournament.number))
    return screen.Screen("\n".join(lines), ((more,),), standings_picture(say, tournament, people))


def standings_picture(say: Speaker, tournament: tournaments.Tournament, people: People) -> screen.Picture:
    """Return a picture with a bar for each team's points."""
    places, most = tournaments.standings(tournament), tournaments.WIN * max(1, len(tournament.played))
    bars = tuple(
        Bar(
            _drawn_team(say, tournament, people, tournament.teams[one.team]),
            one.points / most,
            str(one.points),
            one.place,
        )
        for one in places
    )
    heading = say("tournament-standings-heading", round=len(tournament.played), rounds=tournament.rounds)
    title = say("tournament-title", rules=say(f"ruleset-{tournament.rules.ruleset.name}"))
    scene = StatisticsScene(title, title, (), ((heading, bars),), None, say.is_leftward)
    lines = (
        say("tournament-place", place=one.place, names=_named(say, tournament, people, one), told=_score(say, one))
        for one in places
    )
    text = "\n".join((heading, *lines, say("tournament-order")))
    return screen.Picture("standings.png", screen.clipped(text, screen.ALT_LIMIT), scene)


def course_screen(  # noqa: PLR0913 - everything it shows
    say: Speaker,
    tournament: tournaments.Tournament,
    people: People,
    viewer: PersonId,
    *,
    lacks: frozenset[Lacks] | None,
    done: str = "",
) -> screen.Screen:
    """Return the state of a tournament, and what the viewer can do besides playing.

    Args:
        say: texts in the viewer's language.
        tournament: the tournament.
        people: the people whom it names.
        viewer: the viewer.
        lacks: who lacks the permission to create an event; None if the viewer decides nothing about others.
        done: what was done just now.
    """
    in_charge = lacks is not None
    entrant = tournament.entrant(viewer)
    plays = entrant is not None and not entrant.gone
    lines = [done] if done else []
    lines.append(_header(say, tournament, people))
    lines += begins_lines(say, tournament)
    if tournament.is_entered:
        lines += event_lines(say, tournament, lacks)
    if tournament.teams:
        in_play = [game for game in tournament.games if game.outcome is None]
        if over := len(tournament.played) - bool(in_play):
            lines.append(say("tournament-standings", round=over, rounds=tournament.rounds))
        if plays and not tournament.over:
            own = (game.thread for game in in_play if viewer in game.people and game.thread is not None)
            lines += [say("tournament-your-table", thread=f"<#{thread}>") for thread in own]
        # Discord would renumber places that end in a full stop, even shared ones.
        lines += [
            say("standings-line", place=one.place, names=_named(say, tournament, people, one), told=_score(say, one))
            for one in tournaments.standings(tournament)
        ]
        lines.append(f"-# {say('tournament-order')}")
    else:
        lines += _entered(say, tournament, people)
    leave = [screen.Button(say("button-withdraw"), Withdraw(tournament.number))] if plays else []
    drop = [screen.Button(say("button-drop"), Drop(tournament.number))] if tournament.playing else []
    off = screen.Button(say("button-call-off"), CallOff(tournament.number, sure=False), screen.Style.DANGER)
    can_announce = tournament.is_entered and lacks is not None and not lacks
    announce = screen.Button(event_label(say, tournament), AnnounceEvent(tournament.number))
    charge = (*((announce,) if can_announce else ()), *drop, off) if in_charge else ()
    shown = () if tournament.over else (*leave, *charge)
    return screen.Screen(screen.clipped("\n".join(lines), screen.TEXT_LIMIT), (shown,) if shown else ())


def sure_screen(say: Speaker, tournament: tournaments.Tournament) -> screen.Screen:
    """Return the question whether to call the tournament off, and whether that deletes an event."""
    has_event = tournament.event is not None and not tournament.event.refused
    return screen.Screen(
        say("tournament-call-off-sure-event" if has_event else "tournament-call-off-sure"),
        ((screen.Button(say("button-call-off"), CallOff(tournament.number, sure=True), screen.Style.DANGER),),),
    )


def drop_form(say: Speaker, tournament: tournaments.Tournament, people: People) -> screen.Form:
    """Return the form to choose a player to remove."""
    lines = [screen.Line(str(one), _name(say, people, one)) for one in tournament.playing]
    if not lines:
        raise PressError
    # A menu has a limited number of options: show those who entered last.
    return screen.Form(
        say("button-drop"), (screen.OneOf("who", say("ask-whom"), lines=tuple(lines[-screen.OPTIONS_LIMIT :])),)
    )


def people_of(tournament: tournaments.Tournament) -> tuple[PersonId, ...]:
    """Return everyone whom its screens name."""
    return (tournament.host, *(one.person for one in tournament.entrants))


def turns_of(pace: Pace) -> dict[str, int]:
    """Return the time limit of a turn and the additional time per seat and game, in seconds."""
    times = TIMES[pace]
    return {"seconds": int(times.limit.total_seconds()), "bank": int(times.bank.total_seconds())}


def minutes_to_come() -> int:
    """Return the number of minutes that players have to come after a ping."""
    return int(tournaments.CHECK_IN_TIME.total_seconds()) // 60


def _header(say: Speaker, tournament: tournaments.Tournament, people: People) -> str:
    return say(
        "tournament-header",
        mode=say(f"tournament-{tournament.mode.value}"),
        rules=ruleset_name(say, tournament.rules),
        rounds=say("tournament-rounds", rounds=tournament.rounds),
        minutes=tournament.minutes,
        host=mention(say, people[tournament.host]),
    )


def _entered(say: Speaker, tournament: tournaments.Tournament, people: People) -> list[str]:
    """Return the entrants, pairs together."""
    together = tournaments.pairs(tournament) if tournament.mode is tournaments.Mode.PAIRS else ()
    paired = {person for team in together for person in team}
    teams = (*together, *((one.person,) for one in tournament.entrants if one.person not in paired))
    named = (joined_names(say, (mention(say, people[person]) for person in team)) for team in teams)
    return [say("tournament-entered", people=len(tournament.entrants)), say.marked(listed(say, named))]


def _who(say: Speaker, people: People, game: tournaments.Game) -> str:
    """Return who plays against whom; None on a side is a computer player."""
    sides = (
        joined_names(say, (say("tournament-computer") if one is None else mention(say, people[one]) for one in side))
        for side in game.sides
    )
    first, second = sides
    return say("tournament-against", first=first, second=second)


def _named(say: Speaker, tournament: tournaments.Tournament, people: People, one: tournaments.Standing) -> str:
    return shown_name(_team(say, people, tournament.teams[one.team]))


def _score(say: Speaker, one: tournaments.Standing) -> str:
    return say("tournament-score", points=one.points, opponents=one.opponents, home=one.home)


def _team(say: Speaker, people: People, team: tournaments.Team) -> str:
    """Return a team's names, shortened for a pair."""
    names = [readable_name(people[person].name) or say("player-forgotten") for person in team]
    return " & ".join(names if len(names) == 1 else map(short_name, names))


def _drawn_team(say: Speaker, tournament: tournaments.Tournament, people: People, team: tournaments.Team) -> str:
    """Return a team's names as pictures can draw them; a name that cannot be drawn becomes a number."""
    numbers = {one.person: number for number, one in enumerate(tournament.entrants, 1)}
    return " & ".join(drawn_name(_name(say, people, one), numbers.get(one, 0)) for one in team)


def _name(say: Speaker, people: People, person: PersonId) -> str:
    return screen.clipped(readable_name(people[person].name) or say("player-forgotten"), screen.OPTION_LIMIT)
