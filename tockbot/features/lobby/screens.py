"""The table before its game: who sits where, what can be done with a seat, and what stays once the game has begun."""

from __future__ import annotations

from collections.abc import Callable

from tockbot import core
from tockbot.bot.press import Press
from tockbot.bot.screen import Button, Layout, Row, Screen, Section, Style
from tockbot.bot.shared_presses import CallPlayers, Learn, Reopen
from tockbot.bot.table_texts import agree_rows, asked_lines, closed_line, series_left_line, series_line
from tockbot.bot.words import SEAT_SIGNS, Speaker, level_name, mention, ruleset_name, shown_cut, shown_name
from tockbot.features.lobby.picture import lobby_picture
from tockbot.features.lobby.presses import (
    FillAndStart,
    Leave,
    Move,
    OpenSeat,
    SetComputer,
    ShowSeat,
    ShowSetup,
    Sit,
    Start,
)
from tockbot.features.lobby.setup import terms_line
from tockbot.rules import Seat
from tockbot.tables import Computer, Level, Person, Stage, TableSeen


def started_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What stays of the lobby once the game has begun: who began, side by side, and the promise of fair chance."""
    lines = [say("started-header", number=seen.id, rules=ruleset_name(say, seen.rules))]
    lines += [" · ".join(_seat_line(say, seen, seat) for seat in side) for side in seen.rules.sides]
    return Screen("\n".join(lines), layout=Layout(below=say("table-seed-hash", hash=seen.seed_hash)))


def announcement_screen(say: Speaker, seen: TableSeen, lobby: str | None) -> Screen:
    """What the channel is told before the cards are dealt: the id of this message is mixed into their chance.

    The seed's hash stands in the lobby, to which a link leads; here it is only where there is no such message.
    """
    lines = [say("announced", number=seen.id)]
    if seen.cut:
        lines.append(say("announced-cut", cut=shown_cut(seen.cut)))
    if lobby is None:
        lines.append(say("announced-hash", hash=seen.seed_hash))
    else:
        lines.append(say("announced-lobby", link=lobby))
    return Screen("\n".join(lines))


def lobby_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The table before the game: who sits where, and how to join; or that it was closed then."""
    if seen.stage is Stage.CLOSED:
        return Screen(closed_line(say, seen), ((Button(say("button-reopen"), Reopen(seen.id)),),), layout=Layout())
    empty = sum(player is None for player in seen.seated)
    lines = (
        say("lobby-header", rules=ruleset_name(say, seen.rules), host=mention(say, seen.host)),
        *_series_lines(say, seen),
        *_empty_lines(say, seen, empty),
        *asked_lines(say, seen),
    )
    small = "\n".join((terms_line(say, seen), say("table-seed-hash", hash=seen.seed_hash)))
    # What is to be pressed by most stands above the seats: at a table for eight these do not fit a phone.
    seats = tuple(_section(say, seen, seat) for seat in seen.rules.seats)
    start: tuple[Button, ...] = (
        Button(say("button-fill"), FillAndStart(seen.id), Style.GOOD)
        if empty
        else Button(say("button-start"), Start(seen.id), Style.GOOD),
    )
    if empty > len(seen.free) and _goes_on(seen):
        # A series goes on with all of its people only.
        start = ()
    choose = Button(say("button-setup"), ShowSetup(seen.id))
    call = (Button(say("button-call-players"), CallPlayers(seen.id)),) if seen.free else ()
    return Screen(
        "\n".join(lines),
        ((*start, choose, *call, Button(say("button-learn"), Learn())), *agree_rows(say, seen)),
        lobby_picture(say, seen),
        layout=Layout(sections=(*seats, Section(small))),
    )


def _empty_lines(say: Speaker, seen: TableSeen, empty: int) -> list[str]:
    """How many seats are anybody's, and how many are kept for somebody who is not here yet; or that all are here."""
    if not empty:
        return [say("lobby-full")]
    free = len(seen.free)
    lines = [say("lobby-free", free=free)] if free else []
    kept = empty - free
    if kept:
        later = say("lobby-kept-series") if _goes_on(seen) else say("lobby-kept-later", kept=kept)
        lines.append(f"{say('lobby-kept-seats', kept=kept)} {later}")
    return lines


def _goes_on(seen: TableSeen) -> bool:
    """Return whether a series goes on with the game."""
    return seen.series is not None and seen.series.number > 1


def _series_lines(say: Speaker, seen: TableSeen) -> list[str]:
    """The series that is played, and the one that does not go on; nothing where it is one game."""
    if seen.series is None:
        return []
    lines = (series_left_line(say, seen.rules, seen.series), series_line(say, seen.rules, seen.series))
    return [line for line in lines if line]


def _section(say: Speaker, seen: TableSeen, seat: Seat) -> Section:
    """A seat with its button."""
    if seen.seated[seat] is None:
        button = Button(_at_seat(say, say("button-sit"), seat), Sit(seen.id, seat), Style.MAIN)
    else:
        button = Button(_at_seat(say, say("button-seat"), seat), ShowSeat(seen.id, seat))
    return Section(_seat_line(say, seen, seat), button)


def _at_seat(say: Speaker, word: str, seat: Seat) -> str:
    """A button's word with the seat beside which it stands: read out, it would else be the same as the next."""
    return say("button-at-seat", button=word, number=seat + 1)


def _seat_line(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    return say("lobby-seat", sign=SEAT_SIGNS[seat], number=seat + 1, name=_player_name(say, seen, seat))


def _player_name(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    match seen.seated[seat]:
        case Person() as person:
            return mention(say, person, seat)
        case Computer(name, level):
            return say("computer-name", name=shown_name(name), level=level_name(say, level))
        case None:
            owner = seen.kept[seat]
            free = say("lobby-nobody") if owner is None else say("lobby-kept", name=mention(say, owner, seat))
            return f"*{free}*"


def seat_screen(say: Speaker, seen: TableSeen, seat: Seat, grants: Callable[[Press], bool]) -> Screen:
    """What the viewer can do with a seat, for their eyes only; ``grants`` says what the table would do for them."""
    player, kept = seen.seated[seat], seen.kept[seat] is not None
    free = Button(say("button-open-seat"), OpenSeat(seen.id, seat))
    buttons: tuple[tuple[Button, ...], ...]
    match player:
        case Person():
            own = seat == seen.viewer
            told = told_else = say("seat-own" if own else "seat-other")
            buttons = ((Button(say("button-leave"), Leave(seen.id), Style.DANGER),),) if own else ()
        case Computer():
            told, told_else = say("seat-computer"), say("refused-sit-first")
            buttons = (_levels(say, seen, seat, player.level), (free,))
        case _ if kept:
            told, told_else = say("seat-kept"), say("refused-seat-kept")
            buttons = (_levels(say, seen, seat, None), (free,))
        case _:
            told, told_else = say("seat-free"), say("refused-sit-first")
            buttons = (_levels(say, seen, seat, None), (Button(say("button-sit"), Move(seen.id, seat), Style.MAIN),))
    offered = [tuple(button for button in row if grants(button.press)) for row in buttons]
    rows: tuple[Row, ...] = tuple(row for row in offered if row)
    lines = [_seat_line(say, seen, seat), told if rows else told_else]
    if rows and not isinstance(player, Person):
        lines.append(_levels_told(say))
    return Screen("\n".join(lines), rows)


def _levels_told(say: Speaker) -> str:
    """How the levels play, and how well the hard one does where it thinks in Python."""
    return say("levels-told", engine="core" if core.thinks() else "python")


def _levels(say: Speaker, seen: TableSeen, seat: Seat, chosen: Level | None) -> tuple[Button, ...]:
    """The levels at which a computer player may play on a seat; the one at which it does is green."""
    return tuple(
        Button(
            say("button-computer-level", level=level_name(say, level)),
            SetComputer(seen.id, seat, level),
            Style.GOOD if level is chosen else Style.PLAIN,
        )
        for level in Level
    )
