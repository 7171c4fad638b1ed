"""What else can be done at a table, behind one button: the position in words, whether somebody is there, the end."""

from __future__ import annotations

from collections.abc import Sequence

from tockbot.bot.press import AtTable, Cost, PressError, press
from tockbot.bot.screen import OPTION_LIMIT, Answers, Button, Form, Line, OneOf, Row, Screen, clipped
from tockbot.bot.shared_presses import AskToEnd, ReadBoard
from tockbot.bot.table_screens import watchers_buttons
from tockbot.bot.words import Speaker, readable_name
from tockbot.tables import Person, PersonId, TableSeen


@press("call", anew=True, asked=Cost.SEAT, here=True)
class CallPeople(AtTable):
    """Ask in the channel whether those whose table it is are there."""


@press("send", asked=Cost.SEAT, here=True)
class SendAway(AtTable):
    """Send somebody away for their conduct, or ask the others to."""


@press("let", asked=Cost.SEAT)
class LetBack(AtTable):
    """Let somebody sit down again who was sent away."""


def more_screen(
    say: Speaker, seen: TableSeen, viewer: PersonId, offered: Sequence[AtTable], *, guesses: bool
) -> Screen:
    """What somebody can do here besides playing; who only watches has nothing that is for those whose table it is.

    Args:
        say: speaks to them.
        seen: the table.
        viewer: who they are.
        offered: what the table would do for them.
        guesses: whether they may guess here.
    """
    labels = {
        CallPeople: say("button-call"),
        SendAway: say("button-send"),
        LetBack: say("button-let"),
        AskToEnd: say("button-ask-end"),
    }
    people = tuple(Button(labels[type(one)], one) for one in offered)
    belongs = seen.was_there or viewer == seen.host.id
    if seen.game is None:
        rows: tuple[Row, ...] = (people,) if people else ()
    elif belongs:
        rows = ((Button(say("button-words"), ReadBoard(seen.id)), *people),)
    else:
        rows = (watchers_buttons(say, seen, guesses=guesses), *((people,) if people else ()))
    return Screen(say("more-told" if rows else "more-nothing"), rows)


def whom_form(say: Speaker, title: str, people: Sequence[Person]) -> Form:
    """Ask which of these people is to be sent away, or may sit down again.

    Raises:
        PressError: there is no one.
    """
    if not people:
        raise PressError
    named = {str(one.id): readable_name(one.name) or say("player-forgotten") for one in people}
    lines = tuple(Line(person, clipped(name, OPTION_LIMIT)) for person, name in named.items())
    return Form(title, (OneOf("who", say("ask-whom"), lines=lines),))


def chosen_person(seen: TableSeen, answers: Answers) -> PersonId:
    """Who was chosen in one of these forms.

    Raises:
        PressError: it is nobody of this table.
    """
    people = {str(one.id): one.id for one in (*seen.seated, *seen.kept, *seen.sent_away) if isinstance(one, Person)}
    return people[answers.one_of("who", people)]


def others(seen: TableSeen, viewer: PersonId) -> list[Person]:
    """The other people at the table, also those whose seat a computer player keeps."""
    people = [one for one in (*seen.seated, *seen.kept) if isinstance(one, Person)]
    return [one for one in people if one.id != viewer]
