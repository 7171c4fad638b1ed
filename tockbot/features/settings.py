"""What a person has chosen for oneself.

The language as it is chosen in a form, by a person or for a server.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tockbot.bot.handlers import Command, handles, opens_form
from tockbot.bot.people import AS_THE_SERVER, BY_MESSAGE, IN_CHANNEL
from tockbot.bot.press import Press, press
from tockbot.bot.request import Request
from tockbot.bot.screen import Answers, AnyOf, Button, Form, Line, OneOf, Screen, Typed
from tockbot.bot.shared_presses import ShowPrivacy
from tockbot.bot.typed import HOURS_LENGTH, ZONE_LENGTH, typed_hours
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.learning import NO_NOTES, Note
from tockbot.render import THEMES
from tockbot.storage import Preferences
from tockbot.tables import QuietHours

AS_DISCORD: Final = "discord"
"""Chosen where Discord is to say which language is spoken."""


def language_question(label: str, as_discord: str, chosen: str | None) -> OneOf:
    """Which language is spoken: each by its own name, after that of Discord, which is called as said."""
    own = Line(AS_DISCORD, as_discord, chosen is None)
    named = [Line(one, speaker(one)("language-name"), one == chosen) for one in languages()]
    return OneOf("language", label, lines=(own, *named))


def language_answered(answers: Answers) -> str | None:
    """Which language was chosen; None for that of Discord.

    Raises:
        PressError: it is none of those.
    """
    language = answers.one_of("language", (AS_DISCORD, *languages()))
    return None if language == AS_DISCORD else language


LOOKS: Final = (*THEMES, AS_THE_SERVER)

TALL: Final = "tall"
WIDE: Final = "wide"
SHAPES: Final = (TALL, WIDE)
"""The shapes of private pictures."""

HANDS: Final = (AS_THE_SERVER, BY_MESSAGE, IN_CHANNEL)
"""Where one's cards come."""

EVERY: Final = "every"
FEW: Final = "few"
NUMBERS: Final = (FEW, EVERY)
"""Which fields bear their numbers."""

NOTES: Final = (NO_NOTES, *(note.word for note in Note))
"""All that is remembered of notes."""

TOLD: Final = "told"
"""The line that is ticked where notes are told, and where one is told to be next."""


@press("looks")
class ChooseLooks(Press):
    """Choose what the pictures look like that only oneself sees, and what is told beside them."""


@press("hands")
class ChooseHands(Press):
    """Choose where one's cards come."""


@press("language")
class ChooseLanguage(Press):
    """Choose the language in which the bot speaks with oneself."""


@press("quiet")
class ChooseQuietHours(Press):
    """Choose the hours in which one sleeps."""


class OwnSettings:
    """Keeps what people choose for themselves, wherever they are."""

    @Command("settings", anywhere=True)
    async def settings(self, request: Request) -> None:
        """See, and change, what is as you like it."""
        await request.show(await _chosen(request))

    @opens_form(ChooseLooks)
    async def ask_looks(self, request: Request, _: ChooseLooks) -> Form:
        """What pictures look like, with what is chosen now."""
        return looks_form(request.say, await request.viewers.preferences(request.person.id))

    @handles(ChooseLooks)
    async def choose_looks(self, request: Request, _: ChooseLooks) -> None:
        """Keep what was chosen.

        Raises:
            PressError: it is none of what can be chosen.
        """
        given = request.answers
        theme, shape = given.one_of("theme", LOOKS), given.one_of("shape", SHAPES)
        numbers, told = given.one_of("numbers", NUMBERS), bool(given.any_of("notes", (TOLD,)))

        def change(chosen: Preferences) -> Preferences:
            own_theme = theme if theme in THEMES else None
            chosen = replace(chosen, theme=own_theme, wide=shape == WIDE, every_number=numbers == EVERY)
            if told is (NO_NOTES not in chosen.learnt):
                return chosen
            # Who wants notes again is told all of them again.
            return chosen.knowing(*(NOTES if told else (NO_NOTES,)), known=not told)

        await request.viewers.change(request.person.id, change)
        await request.show(await _chosen(request))

    @opens_form(ChooseHands)
    async def ask_hands(self, request: Request, _: ChooseHands) -> Form:
        """Where somebody's cards come, with what is chosen now."""
        return hands_form(request.say, await request.viewers.preferences(request.person.id))

    @handles(ChooseHands)
    async def choose_hands(self, request: Request, _: ChooseHands) -> None:
        """Keep where they come.

        Raises:
            PressError: it is none of what can be chosen.
        """
        hands, told_next = request.answers.one_of("hands", HANDS), bool(request.answers.any_of("next", (TOLD,)))
        in_channel = None if hands == AS_THE_SERVER else hands == IN_CHANNEL
        await request.viewers.change(
            request.person.id, lambda chosen: replace(chosen, in_channel=in_channel, told_next=told_next)
        )
        await request.show(await _chosen(request))

    @opens_form(ChooseLanguage)
    async def ask_language(self, request: Request, _: ChooseLanguage) -> Form:
        """The language, with what is chosen now."""
        return language_form(request.say, await request.viewers.preferences(request.person.id))

    @handles(ChooseLanguage)
    async def choose_language(self, request: Request, _: ChooseLanguage) -> None:
        """Keep the language, and answer in it.

        Raises:
            PressError: it is none of what can be chosen.
        """
        language = language_answered(request.answers)
        await request.viewers.change(request.person.id, lambda chosen: replace(chosen, chosen_language=language))
        await request.show(await _chosen(await request.in_present_language()))

    @opens_form(ChooseQuietHours)
    async def ask_quiet_hours(self, request: Request, _: ChooseQuietHours) -> Form:
        """The hours in which somebody sleeps, with those chosen now."""
        return quiet_hours_form(request.say, (await request.viewers.preferences(request.person.id)).quiet)

    @handles(ChooseQuietHours)
    async def choose_quiet_hours(self, request: Request, _: ChooseQuietHours) -> None:
        """Keep the hours that were typed.

        Raises:
            Refused: QUIET_HOURS, QUIET_ZONE; then nothing is changed.
        """
        hours, zone = request.answers.typed("hours", HOURS_LENGTH), request.answers.typed("zone", ZONE_LENGTH)
        quiet = typed_hours(hours, zone) if hours else None
        await request.viewers.change(request.person.id, lambda chosen: replace(chosen, quiet=quiet))
        await request.show(await _chosen(request))


def looks_form(say: Speaker, chosen: Preferences) -> Form:
    """What pictures look like, and what is told beside them."""
    themes = {one: say(f"theme-{one}") for one in LOOKS}
    shapes = {one: say(f"shape-{one}") for one in SHAPES}
    numbers = {one: say(f"numbers-{one}") for one in NUMBERS}
    told = Line(TOLD, say("ask-notes-told"), NO_NOTES not in chosen.learnt)
    questions = (
        OneOf("theme", say("ask-theme"), lines=_lines(themes, chosen.theme or AS_THE_SERVER)),
        OneOf("shape", say("ask-shape"), lines=_lines(shapes, _shape(chosen))),
        OneOf("numbers", say("ask-numbers"), lines=_lines(numbers, _numbers(chosen))),
        AnyOf("notes", say("ask-notes"), lines=(told,)),
    )
    return Form(say("settings-looks"), questions)


def hands_form(say: Speaker, chosen: Preferences) -> Form:
    """Where somebody's cards come, and whether they are told to be next."""
    hands = {one: say(f"hands-{one}") for one in HANDS}
    told = Line(TOLD, say("ask-next-told"), chosen.told_next)
    questions = (
        OneOf("hands", say("ask-hands"), lines=_lines(hands, _hands(chosen))),
        AnyOf("next", say("ask-next"), lines=(told,)),
    )
    return Form(say("settings-table"), questions)


def language_form(say: Speaker, chosen: Preferences) -> Form:
    """The language in which the bot speaks with somebody."""
    question = language_question(say("ask-own-language"), say("ask-own-language-as-discord"), chosen.chosen_language)
    return Form(say("settings-language"), (question,))


def quiet_hours_form(say: Speaker, chosen: QuietHours | None) -> Form:
    """The hours in which somebody sleeps, and where their clock goes."""
    hours, zone = ("", "") if chosen is None else (f"{chosen.begins}-{chosen.ends}", chosen.zone)
    questions = (
        Typed("hours", say("settings-quiet-hours"), say("ask-hours-about"), hours, HOURS_LENGTH, "22-8"),
        Typed("zone", say("ask-zone"), say("ask-zone-about"), zone, ZONE_LENGTH, "Europe/Zurich"),
    )
    return Form(say("settings-quiet-hours"), questions)


async def _chosen(request: Request) -> Screen:
    """What is chosen, and the buttons that change it."""
    say, chosen = request.say, await request.viewers.preferences(request.person.id)
    lines = (
        say("settings-language-spoken", language=say("language-name"), chosen=_by_whom(chosen)),
        say("settings-theme", theme=say(f"theme-{chosen.theme or AS_THE_SERVER}")),
        say("settings-shape", shape=say(f"shape-{_shape(chosen)}")),
        say("settings-numbers", numbers=say(f"numbers-{_numbers(chosen)}")),
        say("settings-notes", on=int(NO_NOTES not in chosen.learnt)),
        say("settings-hands", hands=say(f"hands-{_hands(chosen)}")),
        say("settings-next", on=int(chosen.told_next)),
        _quiet_line(say, chosen.quiet),
    )
    buttons = (
        Button(say("settings-table"), ChooseHands()),
        Button(say("settings-looks"), ChooseLooks()),
        Button(say("settings-quiet-hours"), ChooseQuietHours()),
        Button(say("settings-language"), ChooseLanguage()),
        Button(say("settings-privacy"), ShowPrivacy()),
    )
    return Screen("\n".join(lines), (buttons,))


def _by_whom(chosen: Preferences) -> str:
    """Who has chosen the language that is spoken, as texts ask for it."""
    return "discord" if chosen.chosen_language is None else "own"


def _hands(chosen: Preferences) -> str:
    if chosen.in_channel is None:
        return AS_THE_SERVER
    return IN_CHANNEL if chosen.in_channel else BY_MESSAGE


def _shape(chosen: Preferences) -> str:
    return WIDE if chosen.wide else TALL


def _numbers(chosen: Preferences) -> str:
    return EVERY if chosen.every_number else FEW


def _lines(names: Mapping[str, str], chosen: str) -> tuple[Line, ...]:
    return tuple(Line(value, name, value == chosen) for value, name in names.items())


def _quiet_line(say: Speaker, quiet: QuietHours | None) -> str:
    if quiet is None:
        return say("settings-quiet-none")
    return say("settings-quiet", begins=f"{quiet.begins}:00", ends=f"{quiet.ends}:00", zone=quiet.zone)
