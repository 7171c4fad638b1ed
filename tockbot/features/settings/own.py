"""What a person has chosen for oneself."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from discord import app_commands

from tockbot.bot.incoming.deeds import Command
from tockbot.bot.incoming.request import Request
from tockbot.bot.incoming.typed_times import NONE, suggest_hours, suggest_zones, typed_hours
from tockbot.bot.people import AS_THE_SERVER
from tockbot.bot.screen import Screen
from tockbot.bot.words.speaker import Speaker
from tockbot.learning import NO_NOTES, Note
from tockbot.render import THEMES
from tockbot.tables import Preferences, QuietHours

TALL: Final = "tall"
WIDE: Final = "wide"
"""The shapes of private pictures."""

EVERY: Final = "every"
FEW: Final = "few"
"""Which fields bear their numbers."""


NOTES: Final = (NO_NOTES, *(note.word for note in Note))
"""All that is remembered of notes."""


class OwnSettings:
    """Keeps what people choose for themselves, wherever they are."""

    @Command(
        "settings",
        suggests={"quiet": suggest_hours, "zone": suggest_zones},
        choices={
            "theme": ("theme", (*THEMES, AS_THE_SERVER)),
            "shape": ("shape", (TALL, WIDE)),
            "numbers": ("numbers", (FEW, EVERY)),
        },
        anywhere=True,
    )
    async def settings(  # noqa: PLR0913, PLR0917 - what Discord offers to choose
        self,
        request: Request,
        theme: str | None = None,
        shape: str | None = None,
        numbers: str | None = None,
        quiet: app_commands.Range[str, 0, 500] | None = None,
        zone: app_commands.Range[str, 0, 500] | None = None,
        notes: bool | None = None,  # noqa: FBT001 - Discord names it
    ) -> None:
        """See or change what is as you like it.

        Raises:
            Refused: QUIET_HOURS, QUIET_ZONE; then nothing is changed.
        """
        say, viewers, person = request.say, request.viewers, request.person.id

        def change(chosen: Preferences) -> Preferences:
            if theme is not None:
                chosen = replace(chosen, theme=theme if theme in THEMES else None)
            if shape is not None:
                chosen = replace(chosen, wide=shape == WIDE)
            if numbers is not None:
                chosen = replace(chosen, every_number=numbers == EVERY)
            if quiet is not None or zone is not None:
                none = quiet is not None and quiet.strip() == NONE
                chosen = replace(chosen, quiet=None if none else typed_hours(chosen.quiet, quiet, zone))
            if notes is not None:
                # Who wants them again is told all of them again.
                chosen = chosen.knowing(*(NOTES if notes else (NO_NOTES,)), known=not notes)
            return chosen

        await viewers.change(person, change)
        chosen = await viewers.preferences(person)
        lines = (
            say("settings-theme", theme=say(f"theme-{chosen.theme or AS_THE_SERVER}")),
            say("settings-shape", shape=say(f"shape-{WIDE if chosen.wide else TALL}")),
            say("settings-numbers", numbers=say(f"numbers-{EVERY if chosen.every_number else FEW}")),
            _quiet_line(say, chosen.quiet),
            say("settings-notes", on=int(NO_NOTES not in chosen.learnt)),
        )
        await request.show(Screen("\n".join(lines)))


def _quiet_line(say: Speaker, quiet: QuietHours | None) -> str:
    if quiet is None:
        return say("settings-quiet-none")
    return say("settings-quiet", begins=f"{quiet.begins}:00", ends=f"{quiet.ends}:00", zone=quiet.zone)
