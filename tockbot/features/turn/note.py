"""A note on what somebody holds for the first time, below their turn."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from tockbot.bot.handlers import Errand, Run
from tockbot.bot.screen import TEXT_LIMIT, Button, Screen, Style
from tockbot.bot.shared_presses import Learn
from tockbot.bot.words import Speaker, card_name
from tockbot.learning import Note, note_on
from tockbot.tables import TableSeen


def with_note(say: Speaker, screen: Screen, seen: TableSeen, learnt: Collection[str]) -> tuple[Screen, Note | None]:
    """The screen of a turn with what its viewer, who has learnt this, is told once; and what that is, if anything."""
    found = None if seen.game is None else note_on(seen.game, learnt)
    if found is None:
        return screen, None
    note, card = found
    told = "\n".join((screen.text, say(f"note-{note.value}", card=card_name(say, card)), say("notes-once")))
    if len(told) > TEXT_LIMIT:
        return screen, None
    # Whoever can do nothing has time to learn, while the others play.
    rows = (*screen.rows, _meanwhile(say)) if note is Note.NOTHING else screen.rows
    return replace(screen, text=told, rows=rows), note


def _meanwhile(say: Speaker) -> tuple[Button, ...]:
    practice = Button(say("errand-practice"), Run(Errand.PRACTICE))
    return (Button(say("button-learn"), Learn(), Style.GOOD), practice)
