"""What a server reads once a week, where it wants to."""

from __future__ import annotations

from collections.abc import Mapping

from tockbot.results import Week
from tockbot.tables import Person, PersonId
from tockbot.ui.screen import Screen
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.statistics import called


def week_screen(say: Speaker, week: Week, people: Mapping[PersonId, Person]) -> Screen:
    """What was played in a week; nobody is mentioned, everybody is named."""

    def name(person: PersonId) -> str:
        return shown_name(called(say, people[person]))

    lines = [say("week-header"), say("week-games", games=week.games, players=week.players)]
    for place, person, score in week.winners:
        lines.append(say("week-winner", place=place, name=name(person), won=score.won, games=score.games))
    if week.hitter is not None:
        person, hits = week.hitter
        lines.append(say("week-hits", hits=week.hits, name=name(person), most=hits))
    if week.walker is not None:
        person, fields = week.walker
        lines.append(say("week-walk", name=name(person), fields=fields))
    return Screen("\n".join((*lines, say("week-footer"))))
