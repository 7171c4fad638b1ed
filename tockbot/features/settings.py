"""The settings of a person: ``/tock settings``.

To add a setting, add a field to :class:`~tockbot.storage.Preferences`, an entry to :data:`CHOICES`, and its texts.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tockbot.bot.handlers import Command, handles, opens_form
from tockbot.bot.people import AS_THE_SERVER, BY_MESSAGE, IN_CHANNEL
from tockbot.bot.press import Press, press
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Form, Screen, Typed
from tockbot.bot.shared_presses import ShowPrivacy
from tockbot.bot.typed import (
    HOURS_LENGTH,
    ON_OR_OFF,
    TICKED,
    ZONE_LENGTH,
    Choice,
    Tick,
    change_of,
    language_choice,
    typed_hours,
)
from tockbot.bot.words import Speaker
from tockbot.learning import NO_NOTES, Note
from tockbot.render import THEMES
from tockbot.storage import Preferences
from tockbot.tables import QuietHours


@press("looks")
class ChooseLooks(Press):
    """Choose the look of the pictures that only the user sees, and whether notes are shown."""


@press("hands")
class ChooseHands(Press):
    """Choose where the user's cards are sent."""


@press("language")
class ChooseLanguage(Press):
    """Choose the language in which the bot speaks to the user."""


@press("quiet")
class ChooseQuietHours(Press):
    """Choose the user's quiet hours."""


class NotesTick(Tick[Preferences]):
    """The setting for notes. The stored value lists the notes that the user does not need any more."""

    __slots__ = ()

    def chosen(self, record: Preferences) -> str:
        """Return the word of the chosen value."""
        return "off" if NO_NOTES in record.learnt else TICKED

    def changed(self, record: Preferences, word: str) -> Preferences:
        """Return the record with notes turned on or off; turning them on makes all of them appear again."""
        if word == self.chosen(record):
            return record
        notes = (NO_NOTES, *(note.word for note in Note)) if word == TICKED else (NO_NOTES,)
        return record.knowing(*notes, known=word != TICKED)


THEME_NAMES: Final = {**{name: name for name in THEMES}, AS_THE_SERVER: None}
SHAPES: Final = {"tall": False, "wide": True}
NUMBERS: Final = {"few": False, "every": True}
HANDS: Final = {AS_THE_SERVER: None, BY_MESSAGE: False, IN_CHANNEL: True}

ELSEWHERE: Final = "elsewhere"
"""The setting for notifications from places without the bot, only for people whom a direct message has reached."""

CHOICES: Final[tuple[Choice[Preferences], ...]] = (
    Choice(ChooseLooks, "theme", "theme", THEME_NAMES, "ask-theme", "theme-{}", "settings-theme"),
    Choice(ChooseLooks, "shape", "wide", SHAPES, "ask-shape", "shape-{}", "settings-shape"),
    Choice(ChooseLooks, "numbers", "every_number", NUMBERS, "ask-numbers", "numbers-{}", "settings-numbers"),
    NotesTick(ChooseLooks, "notes", "learnt", ON_OR_OFF, "ask-notes", "ask-notes-told", "settings-notes"),
    Choice(ChooseHands, "hands", "in_channel", HANDS, "ask-hands", "hands-{}", "settings-hands"),
    Tick(ChooseHands, "next", "told_next", ON_OR_OFF, "ask-next", "ask-next-told", "settings-next"),
    Tick(ChooseHands, ELSEWHERE, "told_elsewhere", ON_OR_OFF, "ask-elsewhere", "ask-elsewhere-told"),
    language_choice(ChooseLanguage, "chosen_language", "ask-own-language", "ask-own-language-as-discord"),
)
"""All settings of a person, except the quiet hours, which are typed."""


class OwnSettings:
    """Handles people's own settings, which apply everywhere."""

    @Command("settings", anywhere=True)
    async def settings(self, request: Request) -> None:
        """See and change your settings."""
        await request.show(await _chosen(request))

    @opens_form(ChooseHands, ChooseLooks, ChooseLanguage)
    async def ask(self, request: Request, press: Press) -> Form:
        return settings_form(request.say, press, await request.viewers.preferences(request.person.id))

    @handles(ChooseHands, ChooseLooks, ChooseLanguage)
    async def choose(self, request: Request, press: Press) -> None:
        choices = _offered(press, await request.viewers.preferences(request.person.id))
        await request.viewers.change(request.person.id, change_of(choices, request.answers))
        await request.show(await _chosen(await request.in_present_language()))

    @opens_form(ChooseQuietHours)
    async def ask_quiet_hours(self, request: Request, _: ChooseQuietHours) -> Form:
        return quiet_hours_form(request.say, (await request.viewers.preferences(request.person.id)).quiet)

    @handles(ChooseQuietHours)
    async def choose_quiet_hours(self, request: Request, _: ChooseQuietHours) -> None:
        hours, zone = request.answers.typed("hours", HOURS_LENGTH), request.answers.typed("zone", ZONE_LENGTH)
        quiet = typed_hours(hours, zone) if hours else None
        await request.viewers.change(request.person.id, lambda chosen: replace(chosen, quiet=quiet))
        await request.show(await _chosen(request))


def settings_form(say: Speaker, press: Press, chosen: Preferences) -> Form:
    """Return the form that a press opens."""
    questions = tuple(one.question(say, chosen) for one in _offered(press, chosen))
    return Form(next(button.label for button in _buttons(say) if button.press == press), questions)


def _offered(press: Press, chosen: Preferences) -> list[Choice[Preferences]]:
    """Return the settings in the form that a press opens."""
    return [one for one in CHOICES if one.press is type(press) and (one.name != ELSEWHERE or chosen.are_reached)]


def quiet_hours_form(say: Speaker, chosen: QuietHours | None) -> Form:
    """Return the form for quiet hours and their time zone."""
    hours, zone = ("", "") if chosen is None else (f"{chosen.begins}-{chosen.ends}", chosen.zone)
    questions = (
        Typed("hours", say("settings-quiet-hours"), say("ask-hours-about"), hours, HOURS_LENGTH, "22-8"),
        Typed("zone", say("ask-zone"), say("ask-zone-about"), zone, ZONE_LENGTH, "Europe/Zurich"),
    )
    return Form(say("settings-quiet-hours"), questions)


async def _chosen(request: Request) -> Screen:
    """Return the screen with the current settings and the buttons that change them."""
    say, chosen = request.say, await request.viewers.preferences(request.person.id)
    by_whom = "discord" if chosen.chosen_language is None else "own"
    lines = (
        say("settings-language-spoken", language=say("language-name"), chosen=by_whom),
        *(one.shown(say, chosen) for one in CHOICES if one.line),
        _quiet_line(say, chosen.quiet),
    )
    return Screen("\n".join(lines), (_buttons(say),))


def _buttons(say: Speaker) -> tuple[Button, ...]:
    """Return the buttons that open the forms and the privacy screen; a form's title is its button's label."""
    return (
        Button(say("settings-table"), ChooseHands()),
        Button(say("settings-looks"), ChooseLooks()),
        Button(say("settings-quiet-hours"), ChooseQuietHours()),
        Button(say("settings-language"), ChooseLanguage()),
        Button(say("settings-privacy"), ShowPrivacy()),
    )


def _quiet_line(say: Speaker, quiet: QuietHours | None) -> str:
    if quiet is None:
        return say("settings-quiet-none")
    return say("settings-quiet", begins=f"{quiet.begins}:00", ends=f"{quiet.ends}:00", zone=quiet.zone)
