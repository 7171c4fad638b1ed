"""Seats that somebody may take: those of a server, and what is asked for in the midst of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from tockbot.tables import AskingSeen, TableSeen, Wanted
from tockbot.ui.press import Agree, Decline
from tockbot.ui.screen import LABEL_LIMIT, TEXT_LIMIT, Button, Screen, Style, clipped
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
    return [_asked(say, asking) for asking in _shown(seen)]


def _shown(seen: TableSeen) -> list[AskingSeen]:
    """What is shown of it: first a play to take back, which cannot wait."""
    return sorted(seen.asked, key=lambda asking: asking.wanted is not Wanted.BACK)[:MOST_ASKED]


def _asked(say: Speaker, asking: AskingSeen) -> str:
    name, seat = mention(say, asking.person), asking.seat
    match asking.wanted:
        case Wanted.SEAT:
            return say("asked-seat", name=name, seat=(seat or 0) + 1)
        case Wanted.HAND_ON:
            return say("asked-hand-on", name=name, seat=(seat or 0) + 1)
        case Wanted.END:
            return say("asked-end", name=name)
        case Wanted.BACK:
            return say("back-wanted", name=name, names=", ".join(mention(say, one) for one in asking.waiting))
        case _:
            assert_never(asking.wanted)


def agree_buttons(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """A button for each wish; with a play to take back one also to say no."""
    buttons: list[Button] = []
    for asking in _shown(seen):
        label = say("button-agree", name=readable_name(asking.person.name) or say("player-forgotten"))
        agree = Agree(seen.id, asking.number)
        if asking.wanted is Wanted.BACK:
            no = Button(say("button-disagree"), Decline(seen.id, asking.number), Style.DANGER)
            buttons += (Button(say("button-let-undo"), agree, Style.GOOD), no)
        else:
            buttons.append(Button(clipped(label, LABEL_LIMIT), agree, Style.GOOD))
    return tuple(buttons)
