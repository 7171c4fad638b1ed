"""Records the logs of games, row by row, in files that later versions must be able to read.

``python -m tests.tables.record_log tests/tables/data/form_1.jsonl`` recorded a whole game. With another name, it
records the game of that name in :data:`GAMES`. It refuses to overwrite a file, because such files never change.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.tables.late import KeptTable, late_until_away
from tests.tables.live import PEOPLE, LiveTable, at_play, by, opening_of, person_at, started
from tests.tables.wishing import MANAGER, agreeing_with, declining
from tockbot.rules import (
    Burn,
    Discard,
    Enter,
    Jump,
    Move,
    Play,
    Seat,
    Swap,
    TableRules,
    ThrowIn,
    Walk,
    some_play,
    table_rules,
)
from tockbot.storage import StoredLog, open_database
from tockbot.tables import (
    NO_GUILD,
    Actor,
    DiscardRest,
    Entry,
    Kind,
    Level,
    MessageId,
    Pace,
    PlaceKind,
    QuietHours,
    SeriesChosen,
    Stage,
    TableId,
    Terms,
    Unqueued,
    ahead,
    commands,
)
from tockbot.tables.proposals import discarded

COLUMNS = ("number", "at", "actor", "form", "kind", "data")
RULES = table_rules("swiss", 3, options={"places": "on"})


def whole_game() -> LiveTable:
    """Return a game from its opening to its end, with as many kinds of entries as one game can have."""
    live = LiveTable.opened(opening_of(table_rules("ttg", 4)))
    live.do(by(0), partial(commands.choose, rules=RULES))
    live.do(by(0), partial(commands.allow_hints, hints=5))
    for seat in (1, 0):
        live.do(by(0), partial(commands.join, seat=Seat(seat)))
    live.do(by(1), commands.join)
    live.do(by(0), partial(commands.add_computer, level=Level.EASY))
    live.do(by(0), partial(commands.set_level, seat=Seat(2), level=Level.HARD))
    live.do(by(1), commands.start)
    rng = Random(11)
    while live.table.stage is Stage.PLAYING:
        turn = live.game.position.turn
        if turn is not None and live.table.hints_left(turn) and rng.random() < 0.05:
            live.do(Actor(plays=turn), partial(commands.hint, stamp=live.game.stamp))
        live.step(rng)
    return live


def with_a_clock() -> LiveTable:
    """Return the beginning of a game in which people are reminded, act too late, return and stay away."""
    live = LiveTable.opened(replace(opening_of(table_rules("swiss", 2)), pace=Pace.LIVE))
    live.do(by(0), partial(commands.choose_pace, pace=Pace.SLOW))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    late_until_away(live, Random(3), Seat(1))
    return live


def with_seats_given_to_others() -> LiveTable:
    """Return the beginning of an announced game in which people ask for seats, give them up and are removed."""
    live = LiveTable.opened(opening_of(table_rules("swiss", 4)))
    before = (PEOPLE[person_at(0)], PEOPLE[person_at(1)])
    live.do(by(0), partial(commands.seat_as_before, seated=before, terms=Terms(rated=False)))
    for seat in (1, 2):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.add_computer)
    live.do(by(0), partial(commands.start, cut="a cut"))
    live.do(Actor(), partial(commands.announced, message=MessageId(7)))
    live.do(by(1), commands.leave)
    kept = KeptTable.of(live)
    kept.at(kept.table.at + timedelta(days=3), by(5), partial(commands.join, seat=Seat(3)))
    kept.do(by(5), commands.call)
    kept.do(by(2), commands.here)
    kept.do(by(1), commands.give_up_seat)
    manager = Actor(person_at(7), may_manage=True)
    kept.do(manager, partial(commands.remove_player, person=person_at(5)))
    kept.do(manager, partial(commands.let_back, person=person_at(5)))
    return kept


def with_a_play_taken_back() -> LiveTable:
    """Return the beginning of a game in which one play is undone and another is not, and then everyone leaves."""
    live = LiveTable.opened(opening_of(table_rules("ttg", 2)))
    for allowed in (False, True):
        live.do(by(0), partial(commands.allow_undo, allowed=allowed))
    live.do(by(0), partial(commands.rate, rated=False))
    for seat, command in ((0, commands.join), (1, commands.join), (1, commands.leave), (1, commands.join)):
        live.do(by(seat), command)
    live.do(by(0), commands.start)
    rng = Random(1)
    for agrees in (True, False):
        while live.table.last_play is None:
            live.step(rng)
        seat, number = live.table.last_play.seat, live.table.last_play.number
        live.do(by(seat), partial(commands.ask_undo, number=number))
        live.do(by(1 - seat), (agreeing_with if agrees else declining)(person_at(seat)))
    kept = KeptTable.of(live)
    kept.do_due(kept.next_due(), rng)
    return kept


def with_plays_chosen_in_advance() -> LiveTable:
    """Return the beginning of a game with planned plays: made, cancelled by the player, and cancelled automatically."""
    live = LiveTable.opened(opening_of(table_rules("swiss", 2)))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    rng = Random(5)
    while not any(entry.actor is None and isinstance(entry.event, Unqueued) for entry in live.entries):
        for seat in live.table.rules.seats:
            position = ahead(live.game.position, seat)
            if position is not None:
                live.do(by(seat), partial(commands.queue, chosen=some_play(position), stamp=live.game.stamp))
                if rng.random() < 0.2:
                    live.do(by(seat), commands.unqueue)
        live.step(rng)
    return live


def with_a_hand_let_go() -> LiveTable:
    """Return the beginning of a game in which a player discards a whole hand that cannot be played."""
    live = LiveTable.opened(opening_of(table_rules("italian", 3)))
    for seat in (0, 1, 2):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    rng = Random(2)
    while not any(isinstance(entry.event, DiscardRest) for entry in live.entries):
        turn = live.game.position.turn
        if turn is not None and discarded(live.game, turn) is not None:
            live.do(by(turn), partial(commands.discard_rest, stamp=live.game.stamp))
        else:
            live.step(rng)
    return live


def with_a_clock_held() -> LiveTable:
    """Return the beginning of a game in which a player leaves in the middle of a turn and returns to it."""
    live = LiveTable.opened(replace(opening_of(table_rules("swiss", 2)), pace=Pace.LIVE))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    kept = KeptTable.of(live)
    seat = kept.table.awaited[0]
    kept.at(kept.table.at + timedelta(seconds=100), by(seat), commands.leave)
    kept.at(kept.table.at + timedelta(seconds=1), by(seat), commands.join)
    kept.at(kept.table.at + timedelta(seconds=1), by(seat), kept.any_act(seat, Random(1)))
    return kept


def with_somebody_away() -> LiveTable:
    """Return the beginning of a game in which a player announces an absence, and then changes it."""
    live = LiveTable.opened(opening_of(table_rules("swiss", 2)))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    for length in (timedelta(hours=2), None, timedelta(days=3)):
        live.do(by(1), partial(commands.go_away, length=length))
    kept = KeptTable.of(live)
    until = dict(kept.table.returns)[Seat(1)]
    kept.at(until, Actor(), partial(commands.return_as_announced, seat=Seat(1), until=until))
    return kept


def with_a_series() -> LiveTable:
    """Return the beginning of a game that continues a series."""
    live = LiveTable.opened(opening_of(table_rules("swiss", 2)))
    seated, series = (PEOPLE[person_at(0)], PEOPLE[person_at(1)]), SeriesChosen(3, (1, 0), TableId(7))
    live.do(by(0), partial(commands.seat_as_before, seated=seated, terms=Terms(), series=series))
    live.do(by(1), commands.join)
    live.do(by(0), commands.start)
    live.step(Random(1))
    return live


def with_somebody_forgotten() -> LiveTable:
    """Return the beginning of a game in which the bot forgets a removed person and a spectator."""
    live = LiveTable.opened(opening_of(table_rules("swiss", 2)))
    live.do(by(5), commands.join)
    live.do(MANAGER, partial(commands.remove_player, person=person_at(5)))
    live.do(by(5), partial(commands.be_forgotten, known=person_at(6)))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    live.do(by(1), partial(commands.be_forgotten, known=person_at(6)))
    return live


def by_invitation() -> LiveTable:
    """Return a lobby in which the host lets a person in."""
    live = LiveTable.opened(opening_of(table_rules("swiss", 2)))
    live.do(by(0), commands.join)
    live.do(by(0), partial(commands.invite, only=True))
    live.do(by(1), commands.join)
    live.do(by(0), agreeing_with(person_at(1)))
    return live


def with_a_table_taken_up_again() -> LiveTable:
    """Return a lobby that is closed and resumed, and a game that is closed, resumed, closed and closed permanently."""
    live = LiveTable.opened(opening_of(table_rules("swiss", 2)))
    live.do(by(0), commands.join)
    live.do(by(0), commands.close)
    live.do(by(0), commands.reopen)
    live.do(by(1), commands.join)
    live.do(by(0), commands.start)
    live.step(Random(1))
    live.do(by(0), commands.close)
    live.do(by(1), commands.close)
    live.do(by(1), commands.reopen)
    live = KeptTable.of(live)
    live.at(live.table.at + timedelta(days=3), by(1), commands.close)
    for seat in (0, 1):
        live.do(by(seat), commands.give_up)
    return live


def beginning(rules: TableRules, *kinds: type[Play | Move]) -> LiveTable:
    """Return the beginning of a game that contains plays and moves of all these kinds."""
    live = started(rules)
    rng = Random(1)
    missing = set[type](kinds)
    while missing:
        live.step(rng)
        for record in live.game.history[-1:]:
            missing -= {type(record.play), *(type(move) for move in getattr(record.play, "moves", ()))}
    return live


def with_a_practice() -> LiveTable:
    """Return the beginning of a practice game whose channel is deleted."""
    live = LiveTable.opened(replace(opening_of(table_rules("dog", 4)), pace=Pace.RELAXED, kind=Kind.PRACTICE))
    live.do(by(0), commands.join)
    live.do(by(0), commands.fill_and_start)
    live.do(Actor(), commands.abandon)
    return live


def with_an_analysis() -> LiveTable:
    """Return an analysis from a position of another game, until it closes for lack of activity."""
    position = at_play(table_rules("swiss", 2)).game.position
    live = LiveTable.opened(replace(opening_of(position.rules), kind=Kind.ANALYSIS))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), partial(commands.start, position=position))
    live.step(Random(1))
    live.do(Actor(), commands.end_in_time)
    return live


def of_a_tournament(pace: Pace = Pace.TOURNAMENT, plays: int = 8) -> LiveTable:
    """Return the beginning of a tournament game, won at the end of the round by the side that is ahead."""
    live = LiveTable.opened(replace(opening_of(table_rules("swiss", 4)), pace=pace))
    for seat in range(4):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    rng = Random(4)
    for _ in range(plays):
        live.step(rng)
    live.do(Actor(), commands.end_in_time)
    return live


def with_quiet_hours() -> LiveTable:
    """Return the beginning of a slow game with quiet hours, a removed player, and no one there at the end."""
    live = LiveTable.opened(replace(opening_of(table_rules("swiss", 4)), pace=Pace.SLOW))
    live.do(by(0), partial(commands.rate, rated=False))
    for seat in range(4):
        live.do(by(seat), commands.join)
    kept = KeptTable.of(live, {person_at(3): QuietHours("UTC", 22, 8)})
    kept.at(kept.table.at, by(0), partial(commands.start, cut="a cut"))
    kept.at(kept.table.at, Actor(), partial(commands.announced, message=MessageId(8), lobby=MessageId(7)))
    kept.do(by(0), partial(commands.remove_player, person=person_at(2)))
    for seat in (1, 3):
        kept.do(by(seat), agreeing_with(person_at(0)))
    kept.do(by(5), commands.call)
    kept.at(kept.table.at + timedelta(days=8), by(5), commands.make_room)
    return kept


def in_a_place_without_the_bot() -> LiveTable:
    """Return the beginning of a game in a group chat, without a server."""
    opened = replace(opening_of(table_rules("swiss", 2)), guild=NO_GUILD, place=PlaceKind.ELSEWHERE)
    live = LiveTable.opened(opened)
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    return live


GAMES: Final[Mapping[str, Callable[[], LiveTable]]] = {
    "form_1": whole_game,
    "form_1_clock": with_a_clock,
    "form_1_seats": with_seats_given_to_others,
    "form_1_away": with_somebody_away,
    "form_1_clock_held": with_a_clock_held,
    "form_1_asked_back": with_a_play_taken_back,
    "form_1_reopened": with_a_table_taken_up_again,
    "form_1_series": with_a_series,
    "form_1_let_go": with_a_hand_let_go,
    "form_1_invited": by_invitation,
    "form_1_forgotten": with_somebody_forgotten,
    "form_1_queue": with_plays_chosen_in_advance,
    "form_1_quiet": with_quiet_hours,
    "form_1_tournament": of_a_tournament,
    "form_1_tournament_60": partial(of_a_tournament, Pace.TOURNAMENT_60, plays=1),
    "form_1_tournament_90": partial(of_a_tournament, Pace.TOURNAMENT_90, plays=1),
    "form_1_practice": with_a_practice,
    "form_1_analysis": with_an_analysis,
    "form_1_elsewhere": in_a_place_without_the_bot,
    "form_1_toctoc": partial(beginning, table_rules("toctoc", 4), Discard, Swap),
    "form_1_ttg": partial(beginning, table_rules("ttg", 4), Jump),
    "form_1_italian": partial(beginning, table_rules("italian", 4, in_teams=True), Swap),
    "form_1_keezen": partial(beginning, table_rules("keezen", 4), Enter, Walk),
    "form_1_jackaroo": partial(beginning, table_rules("jackaroo", 4), Burn, ThrowIn, Swap),
}
"""Games to record, by the name of their file."""


def rows_of(entries: Sequence[Entry]) -> list[tuple[Any, ...]]:
    """Return the database rows of a log."""

    async def saved(path: Path) -> None:
        opened = await open_database(path)
        await StoredLog(opened).open(entries)
        await opened.close()

    with TemporaryDirectory() as folder:
        path = Path(folder) / "t.sqlite3"
        asyncio.run(saved(path))
        with closing(sqlite3.connect(path)) as connection:
            sql = "SELECT number, at, actor, form, kind, data FROM entries ORDER BY number"
            return connection.execute(sql).fetchall()


def main(path: Path) -> None:
    """Record a game."""
    lines = [json.dumps(dict(zip(COLUMNS, row, strict=True))) for row in rows_of(GAMES[path.stem]().entries)]
    with path.open("x", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
