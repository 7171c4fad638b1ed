"""Which commands there are, who does each, and where each can be typed.

``/tock`` is for everybody, in servers and in the bot's direct messages; rare ones stand in groups inside it.
``/tock-server`` is for whoever may manage the server. They are two because Discord takes permissions and contexts for
whole commands only; groups there are because it allows 25 subcommands a command.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tockbot.render import THEMES
from tockbot.ui.incoming.dispatch import Handlers, Suggest
from tockbot.ui.incoming.typed.hours import suggest_hours, suggest_zones
from tockbot.ui.incoming.typed.lengths import suggest_lengths
from tockbot.ui.incoming.typed.rules import suggest_options
from tockbot.ui.limits import Asked
from tockbot.ui.press import Errand
from tockbot.ui.screens.help import AS_THE_SERVER

SUBCOMMANDS_LIMIT: Final = 25
"""So many commands and groups Discord allows in a command, and so many commands in a group."""

Callback = Callable[..., Coroutine[Any, Any, None]]
"""What does a command: it is given the request, then what was typed, and is called as the command is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A command that can be typed.

    Attributes:
        texts: how the messages begin that name and describe it, after ``command-``.
        callback: who does it; its parameters are those of the command.
        asked: what it asks for, where one person may ask for that only so often.
        suggested: by parameter, what is suggested while it is typed.
        themes: what it offers where it asks for a theme.
        anywhere: whether it needs no server, so that it can be typed in direct messages too.
    """

    texts: str
    callback: Callback
    asked: Asked | None = None
    suggested: Mapping[str, Suggest] = field(default_factory=dict)
    themes: tuple[str, ...] = tuple(THEMES)
    anywhere: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandGroup:
    """Commands under one word.

    Attributes:
        texts: how the messages begin that name and describe it, after ``command-``.
        members: its commands, and groups of them, in the order in which Discord lists them.
        for_managers: whether Discord offers it only to those who may manage the server, and only there.
    """

    texts: str
    members: tuple[Command | CommandGroup, ...]
    for_managers: bool = False


def catalogue(handlers: Handlers) -> tuple[CommandGroup, ...]:
    """Every command, done by these."""
    return _for_everybody(handlers), _for_managers(handlers)


def _for_everybody(handlers: Handlers) -> CommandGroup:
    lobby, game, typed_plays = handlers.lobby, handlers.game, handlers.typed_plays
    own_themes = (*THEMES, AS_THE_SERVER)
    return CommandGroup(
        texts="tock",
        members=(
            Command(texts="help", callback=handlers.helping.help, anywhere=True),
            Command(
                texts="new",
                callback=handlers.opening.new,
                asked=Asked.TABLE,
                suggested={"options": suggest_options},
            ),
            Command(texts="join", callback=lobby.join, asked=Asked.SEAT),
            Command(texts="leave", callback=lobby.leave, asked=Asked.SEAT),
            Command(
                texts="away",
                callback=lobby.away,
                asked=Asked.SEAT,
                suggested={"length": suggest_lengths, "zone": suggest_zones},
            ),
            Command(texts="start", callback=lobby.start),
            Command(texts="hand", callback=game.hand),
            Command(texts="play", callback=typed_plays.play, suggested={"card": typed_plays.suggest}),
            Command(texts="hint", callback=handlers.hints.hint, asked=Asked.HINT),
            Command(texts="board", callback=game.board, asked=Asked.BOARD),
            Command(texts="replay", callback=handlers.looking_back.replay, asked=Asked.REPLAY, anywhere=True),
            CommandGroup(
                texts="game",
                members=(
                    Command(texts="log", callback=game.log, asked=Asked.LOG),
                    Command(texts="review", callback=handlers.looking_back.review, asked=Asked.EXPORT, anywhere=True),
                    Command(texts="export", callback=handlers.looking_back.export, asked=Asked.EXPORT, anywhere=True),
                    Command(texts="analyse", callback=handlers.analysing.analyse, asked=Asked.POSITION),
                ),
            ),
            Command(
                texts="rules",
                callback=handlers.rules.rules,
                asked=Asked.BOARD,
                suggested={"options": suggest_options},
                anywhere=True,
            ),
            Command(texts="practice", callback=handlers.learning.practising.practice, asked=Asked.TABLE, anywhere=True),
            Command(texts="puzzle", callback=handlers.learning.puzzling.puzzle, asked=Asked.BOARD, anywhere=True),
            Command(texts="learn", callback=handlers.learning.learn, asked=Asked.BOARD, anywhere=True),
            Command(texts="mine", callback=handlers.finding.mine, asked=Asked.BOARD, anywhere=True),
            Command(texts="seats", callback=handlers.finding.seats, asked=Asked.BOARD),
            CommandGroup(
                texts="seat",
                members=(
                    Command(texts="seat-open", callback=lobby.open_seat),
                    Command(texts="seat-computer", callback=lobby.computer),
                    Command(texts="seat-call", callback=lobby.call, asked=Asked.SEAT),
                    Command(texts="seat-send", callback=lobby.send_away, asked=Asked.SEAT),
                    Command(texts="seat-let", callback=lobby.let_back, asked=Asked.SEAT),
                ),
            ),
            Command(texts="stats", callback=handlers.statistics.stats, asked=Asked.STATISTICS, anywhere=True),
            Command(texts="leaderboard", callback=handlers.statistics.leaderboard, asked=Asked.STATISTICS),
            Command(texts="end", callback=handlers.ending.ask),
            Command(
                texts="settings",
                callback=handlers.settings.settings,
                suggested={"quiet": suggest_hours, "zone": suggest_zones},
                themes=own_themes,
                anywhere=True,
            ),
            Command(texts="privacy", callback=handlers.privacy.privacy, asked=Asked.PRIVACY, anywhere=True),
        ),
    )


def errands(handlers: Handlers) -> Mapping[Errand, Command]:
    """The commands that buttons can run."""
    found = {one.texts: one for one in _for_everybody(handlers).members if isinstance(one, Command)}
    return {errand: found[errand.value] for errand in Errand}


def _for_managers(handlers: Handlers) -> CommandGroup:
    return CommandGroup(
        texts="server",
        members=(
            Command(
                texts="server-settings",
                callback=handlers.server_settings.settings,
                suggested={"options": suggest_options},
            ),
        ),
        for_managers=True,
    )
