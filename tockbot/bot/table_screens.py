"""The screens of a table at each stage: features draw them, and the code that assembles the bot chooses which."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from tockbot.bot.screen import LAID_OUT_LIMIT, Button, Row, Screen, Section, Style
from tockbot.bot.shared_presses import ReadBoard, ShowGuesses, ShowHand, Watch
from tockbot.bot.words import Speaker
from tockbot.computer import Course
from tockbot.learning import Note
from tockbot.tables import Kind, Person, Stage, TableSeen

_OfTable = Callable[[Speaker, TableSeen], Screen]
_Call = Callable[[Speaker, TableSeen, Sequence[Person]], Screen]
_Noted = Callable[[Speaker, Screen, TableSeen, Collection[str]], tuple[Screen, Note | None]]


@dataclass(frozen=True, slots=True)
class Extras:
    """The parts of a table's message that do not follow from its log.

    Attributes:
        lines: lines below its text.
        score: the score between its people, short enough for a button; empty for none.
        sections: sections at its end.
        chances: the winning chances during its finished game; None if they are unknown.
    """

    lines: tuple[str, ...] = ()
    score: str = ""
    sections: tuple[Section, ...] = ()
    chances: Course | None = None


NO_EXTRAS: Final = Extras()


class EndCard(Protocol):
    """Finds out what is shown of a finished game besides the state of its table."""

    async def besides(self, say: Speaker, seen: TableSeen) -> Extras:
        """Return what the table's message shows besides its state; nothing before the end."""

    async def chances(self, seen: TableSeen) -> Course | None:
        """Return the winning chances during the game; None before its end, or if they are not computed in time."""


class _Announcement(Protocol):
    def __call__(self, say: Speaker, seen: TableSeen, lobby: str | None, /) -> Screen: ...


class _Game(Protocol):
    def __call__(self, say: Speaker, seen: TableSeen, besides: Extras = NO_EXTRAS, /) -> Screen: ...


class _Hand(Protocol):
    def __call__(
        self, say: Speaker, seen: TableSeen, done: str = "", /, *, chances: Course | None = None
    ) -> Screen: ...


@dataclass(frozen=True, slots=True)
class TableScreens:
    """The screens of a table.

    Attributes:
        before: its message before the game, also if it was closed then.
        game: its message once the first cards are dealt; after the game with the score and the winning chances.
        call: the ping below its message, for the people who must act.
        announcement: the message that announces the start in the channel, with a link to the lobby.
        started: the lobby's message once the game has started.
        hand: a player's private screen, below a line about what they did; after the game with the winning chances.
        noted: that screen with a tip that its viewer sees once, and that tip.
    """

    before: _OfTable
    game: _Game
    call: _Call
    announcement: _Announcement
    started: _OfTable
    hand: _Hand
    noted: _Noted

    def message(self, say: Speaker, seen: TableSeen, besides: Extras = NO_EXTRAS) -> Screen:
        """Return the table's message in its channel, with what is shown ``besides`` as far as that fits."""
        screen = self.before(say, seen) if seen.game is None else self.game(say, seen, besides)
        for line in besides.lines:
            if sum(map(len, screen.texts)) + len(line) < LAID_OUT_LIMIT:
                screen = replace(screen, text=f"{screen.text}\n{line}")
        layout, length = screen.layout, sum(len(section.text) for section in besides.sections)
        if layout is None or sum(map(len, screen.texts)) + length > LAID_OUT_LIMIT:
            return screen
        return replace(screen, layout=replace(layout, sections=(*layout.sections, *besides.sections)))


def hand_rows(say: Speaker, seen: TableSeen) -> tuple[Row, ...]:
    """Return the way from another panel to the hand, for a player of a running game."""
    if seen.viewer is None or seen.stage is not Stage.PLAYING:
        return ()
    return ((Button(say("button-hand"), ShowHand(seen.id), Style.MAIN),),)


def watchers_buttons(say: Speaker, seen: TableSeen, *, guesses: bool) -> tuple[Button, ...]:
    """Return the buttons for spectators: read the board, get notified of the end and, if the server allows, predict."""
    buttons = [Button(say("button-words"), ReadBoard(seen.id))]
    if seen.stage is Stage.PLAYING:
        if not seen.is_elsewhere:
            buttons.append(Button(say("button-watch"), Watch(seen.id)))
        if guesses and seen.kind is Kind.GAME and not seen.was_there:
            buttons.append(Button(say("button-guess"), ShowGuesses(seen.id)))
    return tuple(buttons)
