"""What pictures look like: a server chooses for its tables, a person for the pictures that nobody else sees."""

from __future__ import annotations

from typing import Final

from tockbot.render import THEMES
from tockbot.ui.desk import Interaction, acknowledge, desk_of, show
from tockbot.ui.screen import Screen
from tockbot.ui.words.speaker import Speaker

AS_THE_SERVER: Final = "server"
"""What a person chooses who wants no theme of their own."""


async def theme(interaction: Interaction, theme: str) -> None:
    """Choose what your own pictures look like."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await acknowledge(interaction)
        await desk.themes.choose(interaction.user.id, theme if theme in THEMES else None)
        await show(interaction, Screen(say("theme-chosen", theme=say(f"theme-{theme}"))))

    await desk.guarded(interaction, act)
