"""Seats that somebody may take: those of a server, and what is asked for in the midst of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from tockbot.tables import AskingSeen, Person, TableSeen, Wanted
from tockbot.ui.press import Agree
from tockbot.ui.screen import BUTTONS_LIMIT, LABEL_LIMIT, TEXT_LIMIT, Button, Screen, Style, clipped
from tockbot.ui.words.names import ruleset_name
from tockbot.ui.words.person_names import mention, readable_name
from tockbot.ui.words.speaker import Speaker

MOST_ASKED: Final = 3
"""So many wishes are shown under a board; the others are, once these are granted."""


def seats_screen(say: Speaker, tables: Sequence[TableSeen]) -> Screen:
    """The tables of a server at which somebody may sit down."""
    lines = [
        say(
            "seats-line",
            channel=f"<#{seen.channel}>",
            rules=ruleset_name(say, seen.rules),
            seats=", ".join(str(seat + 1) for seat in seen.open_seats),
        )
        for seen in tables
        if seen.open_seats
    ]
    text = "\n".join((say("seats-header"), *lines)) if lines else say("seats-none")
    return Screen(clipped(text, TEXT_LIMIT))


def asked_lines(say: Speaker, seen: TableSeen) -> list[str]:
    """What people ask for, and who has to agree."""
    return [_asked(say, asking) for asking in seen.asked[:MOST_ASKED]]


def _asked(say: Speaker, asking: AskingSeen) -> str:
    name, seat = mention(say, asking.person), asking.seat
    match asking.wanted:
        case Wanted.SEAT:
            return say("asked-seat", name=name, seat=(seat or 0) + 1)
        case Wanted.HAND_ON:
            return say("asked-hand-on", name=name, seat=(seat or 0) + 1)
        case Wanted.END:
            return say("asked-end", name=name)
        case _:
            assert_never(asking.wanted)


def agree_buttons(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """A button for each wish."""
    return tuple(
        Button(
            clipped(say("button-agree", name=_name(say, asking.person)), LABEL_LIMIT),
            Agree(seen.id, asking.number),
            Style.GOOD,
        )
        for asking in seen.asked[: min(MOST_ASKED, BUTTONS_LIMIT)]
    )


def _name(say: Speaker, person: Person) -> str:
    return readable_name(person.name) or say("player-forgotten")
