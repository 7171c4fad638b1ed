"""A note on what somebody holds for the first time, below their turn."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from tockbot.bot.screen import TEXT_LIMIT, Screen
from tockbot.bot.words.names import card_name
from tockbot.bot.words.speaker import Speaker
from tockbot.learning import Note, note_on
from tockbot.tables import TableSeen


def with_note(say: Speaker, screen: Screen, seen: TableSeen, learnt: Collection[str]) -> tuple[Screen, Note | None]:
    """The screen of a turn with what its viewer, who has learnt this, is told once; and what that is, if anything."""
    found = None if seen.game is None else note_on(seen.game, learnt)
    if found is None:
        return screen, None
    note, card = found
    told = "\n".join((screen.text, say(f"note-{note.value}", card=card_name(say, card)), say("notes-once")))
    return (screen, None) if len(told) > TEXT_LIMIT else (replace(screen, text=told), note)
