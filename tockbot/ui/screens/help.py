"""Help by what one wants to do: five topics, each with the buttons that lead there."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tockbot.render import THEMES
from tockbot.ui.press import ChooseTheme, Errand, Run, ShowHelp, Topic
from tockbot.ui.screen import Button, Row, Screen, Style
from tockbot.ui.words.speaker import Speaker

AS_THE_SERVER: Final = "server"
"""What a person chooses who wants no theme of their own."""

ERRANDS: Final[Mapping[Topic, tuple[Errand, ...]]] = MappingProxyType(
    {
        Topic.PLAY: (Errand.NEW, Errand.PRACTICE, Errand.SEATS),
        Topic.LEARN: (Errand.LEARN, Errand.PRACTICE, Errand.RULES, Errand.PUZZLE),
        Topic.GAMES: (Errand.MINE, Errand.STATS),
        Topic.LOOK: (),
        Topic.STUCK: (Errand.HAND, Errand.BOARD, Errand.MINE),
    }
)
"""Where each topic leads."""


def help_screen(say: Speaker, *above: str) -> Screen:
    """What somebody can want, below lines that say something else."""
    return Screen("\n\n".join((*above, say("help"))), (_topics(say, None),))


def topic_screen(say: Speaker, topic: Topic, theme: str | None, *, chosen: bool = False) -> Screen:
    """How something is done.

    Args:
        say: who speaks to whoever asks.
        topic: what they want to do.
        theme: the theme that they have chosen, None for none of their own.
        chosen: whether they have chosen it just now.
    """
    text = say(f"help-{topic.value}-told")
    if chosen:
        text = "\n\n".join((text, say("help-look-chosen", theme=say(f"theme-{theme or AS_THE_SERVER}"))))
    errands = tuple(Button(say(f"errand-{one.value}"), Run(one), Style.GOOD) for one in ERRANDS[topic])
    rows: tuple[Row, ...] = (errands or _themes(say, theme or AS_THE_SERVER), _topics(say, topic))
    return Screen(text, rows)


def _topics(say: Speaker, told: Topic | None) -> tuple[Button, ...]:
    return tuple(
        Button(say(f"help-{topic.value}"), ShowHelp(topic), Style.MAIN if topic is told else Style.PLAIN)
        for topic in Topic
    )


def _themes(say: Speaker, own: str) -> tuple[Button, ...]:
    return tuple(
        Button(say(f"theme-{theme}"), ChooseTheme(theme), Style.MAIN if theme == own else Style.PLAIN)
        for theme in (*THEMES, AS_THE_SERVER)
    )
