"""What somebody reads who asks for statistics: of a person, or who stands where in a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from tockbot.bot.lists import PAGE, turning
from tockbot.bot.press import Cost, Press, press
from tockbot.bot.screen import ALT_LIMIT, Button, Menu, MenuOption, Picture, Row, Screen, clipped
from tockbot.bot.words import Speaker, called, rank_name, shown_name
from tockbot.features.statistics.words import (
    StatisticsTold,
    figures_told,
    percent,
    rating_lines,
    rating_words,
    statistics_lines,
)
from tockbot.render import Bar, StatisticsScene, Tile, Trend, drawn_name
from tockbot.results import Rating, Score
from tockbot.tables import Person

Standing = tuple[tuple[Person, ...], Rating | Score]
"""A person, or partners, with what they are ranked by."""


class Standings(Enum):
    """A list of who stands where in a server; its value is how it is written, and how its name's message ends."""

    TEAMS = "teams"
    """By rating, in teams."""

    ALONE = "alone"
    """By rating, each alone."""

    MONTH = "month"
    """By games won this month."""

    PAIRS = "pairs"
    """Partners, by games won."""

    PAIRS_MONTH = "pairs_month"
    """Partners, by games won this month."""


@press("standings", asked=Cost.STATISTICS)
class ShowStandings(Press):
    """Show a page of a list of the server, from 0."""

    standings: Standings
    page: int


@press("season", asked=Cost.STATISTICS)
class ShowSeason(Press):
    """Show a page, from 0, of a season of the server, or with None of the one that is, in teams or of each alone."""

    season: str | None
    in_teams: bool
    page: int


@press("seasons", asked=Cost.STATISTICS)
class ShowSeasons(Press):
    """Show the seasons before, in teams or of each alone."""

    in_teams: bool


def statistics_screen(say: Speaker, told: StatisticsTold, *, here: bool) -> Screen:
    """What somebody's games come to, in this server or everywhere."""
    name = shown_name(called(say, told.person))
    header = say("stats-header-here" if here else "stats-header", name=name)
    # How far somebody is who is new takes more words than a picture has room for.
    new = rating_lines(say, ((kind, rating) for kind, rating in told.ratings if rating.is_new))
    return Screen("\n".join((header, *new)), picture=statistics_picture(say, told))


def standings_screen(
    say: Speaker, standings: Standings, page: int, listed: Sequence[Standing], *, has_more: bool
) -> Screen:
    """A page of a list of a server; ``has_more`` says whether another follows."""
    lines = [f"**{_title(say, standings)}**"]
    lines += [_line(say, page * PAGE + number, one) for number, one in enumerate(listed, 1)]
    if not listed:
        lines.append(say("standings-none"))
    # An empty list says what it takes, too.
    if standings in (Standings.TEAMS, Standings.ALONE):
        lines.append(say("standings-about-rating"))
    options = tuple(MenuOption(_title(say, one), ShowStandings(one, 0), one is standings) for one in Standings)
    in_teams = standings is not Standings.ALONE
    seasons: Row = (
        Button(say("button-season"), ShowSeason(None, in_teams, 0)),
        Button(say("button-seasons"), ShowSeasons(in_teams)),
    )
    turn = turning(say, lambda other: ShowStandings(standings, other), page, has_more=has_more)
    return Screen("\n".join(lines), (Menu(say("standings-which"), options), *turn, seasons))


def _title(say: Speaker, standings: Standings) -> str:
    return say(f"standings-{standings.value}".replace("_", "-"))


def _line(say: Speaker, place: int, standing: Standing) -> str:
    people, what = standing
    names = f" {say('and')} ".join(shown_name(called(say, person)) for person in people)
    if isinstance(what, Rating):
        return say("standings-line", place=place, names=names, told=rating_words(say, what))
    told = say("standings-score", won=what.won, games=what.games, percent=percent(what))
    return say("standings-line", place=place, names=names, told=told)


def statistics_picture(say: Speaker, told: StatisticsTold) -> Picture:
    """The numbers in tiles, and bars by ruleset and by partner."""
    name = called(say, told.person)
    rulesets = ((say(f"ruleset-{ruleset}"), score) for ruleset, score in told.all.by_ruleset)
    partners = tuple(
        (drawn_name(called(say, person), place), score) for place, (person, score) in enumerate(told.partners, 1)
    )
    bars = [(say("stats-rulesets"), _bars(say, rulesets))]
    if partners:
        bars.append((say("stats-partners"), _bars(say, partners)))
    last = told.last_accuracies
    trend = Trend(say("stats-accuracies"), tuple(one / 100 for one in last)) if len(last) > 1 else None
    scene = StatisticsScene(name, say("player-forgotten"), _tiles(say, told), tuple(bars), trend, say.is_leftward)
    return Picture("statistics.png", clipped("\n".join((name, *statistics_lines(say, told))), ALT_LIMIT), scene)


def _tiles(say: Speaker, told: StatisticsTold) -> tuple[Tile, ...]:
    games = told.all
    tiles = [
        Tile(str(games.score.games), say("stats-tile-games", games=games.score.games)),
        Tile(say("percent", percent=percent(games.score)), say("stats-tile-won")),
        Tile(str(games.best_streak), say("stats-tile-streak")),
    ]
    for kind, rating in told.ratings:
        if not rating.is_new:
            tiles.append(Tile(rating_words(say, rating), say(f"stats-tile-rating-{kind}")))
    if games.series.games:
        won = say("stats-won-of", won=games.series.won, games=games.series.games)
        tiles.append(Tile(won, say("stats-tile-series")))
    if told.accuracies:
        tiles.append(Tile(say("percent", percent=told.accuracy), say("stats-tile-accuracy")))
    if games.favourite is not None:
        tiles.append(Tile(rank_name(say, games.favourite[0]), say("stats-tile-entered")))
    return (
        *tiles,
        *(Tile(str(count), label) for label, count in figures_told(say, games.figures)),
        Tile(
            say("percent", percent=percent(Score(games.turns + games.missed, games.missed))), say("stats-tile-missed")
        ),
    )


def _bars(say: Speaker, scores: Iterable[tuple[str, Score]]) -> tuple[Bar, ...]:
    return tuple(
        Bar(label, score.won / score.games, say("stats-won-of", won=score.won, games=score.games))
        for label, score in scores
    )
