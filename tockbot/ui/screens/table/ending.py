"""The end of a table before its game is over: the question whether it is meant, and who did it."""

from __future__ import annotations

from tockbot.tables import Cause, Kind, Stage, TableId, TableSeen
from tockbot.ui.press import EndTable, Reopen
from tockbot.ui.screen import Button, Screen, Style
from tockbot.ui.words.person_names import mention
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.status import standing_lines


def end_screen(say: Speaker, table_id: TableId, seen: TableSeen | None) -> Screen:
    """Whether whoever wants to end a table means it; None is one that cannot be read."""
    button = Button(say("button-end"), EndTable(table_id), Style.DANGER)
    asked = "end-game-asked"
    if seen is not None and seen.game is None:
        asked = "end-lobby-asked"
    elif seen is not None and seen.kind is Kind.PRACTICE:
        asked = "end-practice-asked"
    return Screen(say(asked), ((button,),))


def ended_words(say: Speaker, seen: TableSeen, link: str) -> str:
    """What a watcher is told: that a table ended, how, and where to see it."""
    told = standing_lines(say, seen.game) if seen.game is not None else []
    if seen.stage is Stage.CLOSED:
        told.append(closed_line(say, seen))
    return "\n".join((say("watched-ended", link=link), *told))


def reopen_button(say: Speaker, seen: TableSeen) -> Button:
    """To take a table up again that was closed."""
    return Button(say("button-reopen"), Reopen(seen.id))


def closed_line(say: Speaker, seen: TableSeen) -> str:
    """That a table was ended, and by whom if somebody did; how to go on if it ended by itself."""
    if seen.closed_for is Cause.IDLE:
        return say("lobby-idle" if seen.game is None else "game-idle")
    if not seen.closed_by:
        return say("table-closed")
    names = ", ".join(mention(say, person) for person in seen.closed_by)
    if seen.closed_for is Cause.SILENT:
        return say("table-closed-silent", names=names)
    closed = say("table-closed-by", names=names, count=len(seen.closed_by))
    seats = ", ".join(str(seat + 1) for seat in seen.closed_absent)
    return f"{closed}\n{say('table-closed-absent', seats=seats)}" if seats else closed
