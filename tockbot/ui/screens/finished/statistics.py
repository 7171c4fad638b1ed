"""What somebody reads who asks for statistics: of a person, or who stands where in a server."""

from __future__ import annotations

from typing import Final

from tockbot.results import Rating, Score
from tockbot.tables import Person
from tockbot.ui.pictures.statistics import statistics_picture
from tockbot.ui.press import ShowStandings, Standings
from tockbot.ui.screen import Button, Menu, Option, Row, Screen
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.statistics import StatisticsTold, called, percent, rating_lines, rating_words

PAGE: Final = 10
"""So many lines of a list stand on a page."""

Standing = tuple[tuple[Person, ...], Rating | Score]
"""A person, or partners, with what they are ranked by."""


def statistics_screen(say: Speaker, told: StatisticsTold, *, here: bool) -> Screen:
    """What somebody's games come to, in this server or everywhere."""
    name = shown_name(called(say, told.person))
    header = say("stats-header-here" if here else "stats-header", name=name)
    # How far somebody is who is new takes more words than a picture has room for.
    new = rating_lines(say, ((kind, rating) for kind, rating in told.ratings if rating.is_new))
    return Screen("\n".join((header, *new)), picture=statistics_picture(say, told))


def standings_screen(
    say: Speaker, standings: Standings, page: int, listed: tuple[Standing, ...], *, has_more: bool
) -> Screen:
    """A page of a list of a server; ``has_more`` says whether another follows."""
    lines = [f"**{_title(say, standings)}**"]
    lines += [_line(say, page * PAGE + number, one) for number, one in enumerate(listed, 1)]
    if not listed:
        lines.append(say("standings-none"))
    elif standings in (Standings.TEAMS, Standings.ALONE):
        lines.append(say("standings-about-rating"))
    options = tuple(Option(_title(say, one), ShowStandings(one, 0), one is standings) for one in Standings)
    rows: list[Row] = [Menu(say("standings-which"), options)]
    if page or has_more:
        rows.append(
            (
                Button("◀", ShowStandings(standings, max(0, page - 1)), disabled=not page),
                Button("▶", ShowStandings(standings, page + 1), disabled=not has_more),
            )
        )
    return Screen("\n".join(lines), tuple(rows))


def _title(say: Speaker, standings: Standings) -> str:
    return say(f"standings-{standings.value}".replace("_", "-"))


def _line(say: Speaker, place: int, standing: Standing) -> str:
    people, what = standing
    names = f" {say('and')} ".join(shown_name(called(say, person)) for person in people)
    if isinstance(what, Rating):
        return say("standings-line", place=place, names=names, told=rating_words(say, what))
    told = say("standings-score", won=what.won, games=what.games, percent=percent(what))
    return say("standings-line", place=place, names=names, told=told)
