"""What a table shows at each stage of it: features draw it, and whoever puts the bot together says which."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from tockbot.bot.screen import LAID_OUT_LIMIT, Button, Screen
from tockbot.bot.shared_presses import ReadBoard, ShowGuesses, Watch
from tockbot.bot.words import Speaker
from tockbot.learning import Note
from tockbot.tables import Kind, Person, Stage, TableSeen

_OfTable = Callable[[Speaker, TableSeen], Screen]
_Call = Callable[[Speaker, TableSeen, Sequence[Person]], Screen]
_Noted = Callable[[Speaker, Screen, TableSeen, Collection[str]], tuple[Screen, Note | None]]


Besides = Callable[[Speaker, TableSeen], Awaitable[str]]
"""Tells of a table in a line what it does not know itself; nothing where there is nothing to tell."""


class _Announcement(Protocol):
    def __call__(self, say: Speaker, seen: TableSeen, lobby: str | None, /) -> Screen: ...


class _Hand(Protocol):
    def __call__(self, say: Speaker, seen: TableSeen, done: str = "", /) -> Screen: ...


@dataclass(frozen=True, slots=True)
class TableScreens:
    """The screens of a table.

    Attributes:
        before: its message before the game, also where it was closed then.
        game: its message once the first cards are dealt.
        call: the message below it that calls people from whom something is due.
        announcement: what the channel is told before they are, with a link to its message before the game.
        started: what its message before the game becomes then.
        hand: what somebody who sits there sees in private, below a line that says what they did.
        noted: that screen with what its viewer is told once, and what that was.
    """

    before: _OfTable
    game: _OfTable
    call: _Call
    announcement: _Announcement
    started: _OfTable
    hand: _Hand
    noted: _Noted

    def message(self, say: Speaker, seen: TableSeen, besides: str = "") -> Screen:
        """The table's message in its channel now, with a line, where that fits, of what it does not know."""
        screen = self.before(say, seen) if seen.game is None else self.game(say, seen)
        if not besides or sum(map(len, screen.texts)) + len(besides) >= LAID_OUT_LIMIT:
            return screen
        return replace(screen, text=f"{screen.text}\n{besides}")


def watchers_buttons(say: Speaker, seen: TableSeen, *, guesses: bool) -> tuple[Button, ...]:
    """What whoever watches a game can do: read the board, be told of the end and, where the server lets them, guess."""
    buttons = [Button(say("button-words"), ReadBoard(seen.id))]
    if seen.stage is Stage.PLAYING:
        buttons.append(Button(say("button-watch"), Watch(seen.id)))
        if guesses and seen.kind is Kind.GAME and not seen.was_there:
            buttons.append(Button(say("button-guess"), ShowGuesses(seen.id)))
    return tuple(buttons)
