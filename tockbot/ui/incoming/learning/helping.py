"""``/tock help``: what one can do here, by what one wants."""

from __future__ import annotations

from typing import assert_never

from tockbot.render import THEMES
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import ChooseTheme, HelpPress, PressError, ShowHelp, Topic
from tockbot.ui.screens.help import AS_THE_SERVER, help_screen, topic_screen


class Helping:
    """Helps whoever asks."""

    async def help(self, request: Request) -> None:
        """Say what one can do, by what one wants."""
        await request.show(help_screen(request.say))

    async def pressed(self, request: Request, press: HelpPress) -> None:
        """Say how something is done, or do it.

        Raises:
            PressError: there is no such theme.
        """
        say, viewers, person = request.say, request.viewers, request.person.id
        match press:
            case ShowHelp(topic):
                theme = (await viewers.preferences(person)).theme
                await request.show(topic_screen(say, topic, theme))
            case ChooseTheme(name):
                if name not in (*THEMES, AS_THE_SERVER):
                    raise PressError
                theme = name if name in THEMES else None
                await viewers.choose_theme(person, theme)
                await request.show(topic_screen(say, Topic.LOOK, theme, chosen=True))
            case _:
                assert_never(press)
