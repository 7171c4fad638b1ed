"""What a person has chosen for oneself."""

from __future__ import annotations

from typing import Final

from tockbot.render import THEMES
from tockbot.ui.incoming.request import Request
from tockbot.ui.screen import Screen

AS_THE_SERVER: Final = "server"
"""What a person chooses who wants no theme of their own."""

TALL: Final = "tall"
WIDE: Final = "wide"
"""The shapes of private pictures."""


class Settings:
    """Keeps what people choose for themselves, wherever they are."""

    async def settings(self, request: Request, theme: str | None = None, shape: str | None = None) -> None:
        """See or change what is as you like it."""
        say, viewers, person = request.say, request.viewers, request.person.id
        if theme is not None:
            await viewers.choose_theme(person, theme if theme in THEMES else None)
        if shape is not None:
            await viewers.choose_wide(person, wide=shape == WIDE)
        chosen = await viewers.preferences(person)
        lines = (
            say("settings-theme", theme=say(f"theme-{chosen.theme or AS_THE_SERVER}")),
            say("settings-shape", shape=say(f"shape-{WIDE if chosen.wide else TALL}")),
        )
        await request.show(Screen("\n".join(lines)))
