"""Tests the text of a game: it can be read back, and an error names a changed place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from tests.tables.live import EVERY_RULESET, PEOPLE, at_play, begun_from, by, person_at, rules_id
from tests.tables.record_log import with_seats_given_to_others
from tests.tables.recordings import recorded
from tests.tables.test_from_position import IN_EACH_PHASE
from tests.tables.wishing import agreeing_with
from tockbot.rules import TableRules, parse_position, table_rules
from tockbot.tables import (
    Entry,
    Game,
    PersonId,
    Played,
    Stamp,
    TableId,
    TranscriptError,
    Wrong,
    commands,
    moments,
    read_transcript,
    transcript_of,
    write_transcript,
)

NAMES = {person: one.name for person, one in PEOPLE.items()}
NUMBER = TableId(12)
SMALL = table_rules("ttg", 2)
SOME_RULESETS = (EVERY_RULESET[3], *EVERY_RULESET[7:10], EVERY_RULESET[12], *EVERY_RULESET[-2:])
"""Rulesets with every kind of play: sevens in parts, jumps, two cards at once, jokers, draws and forced discards."""


def text_of(entries: Sequence[Entry], names: Mapping[PersonId, str] = NAMES) -> str:
    """Return the text of the game in this log."""
    return write_transcript(transcript_of(NUMBER, entries, names))


def test_transcript_moments_equal_the_table() -> None:
    for rules in (SMALL, table_rules("swiss", 4)):
        recording = recorded(rules)
        games = [moment.game for moment in moments(transcript_of(NUMBER, recording.entries, NAMES))]
        stamped = {(game.round, game.position): unnumbered(game) for game in games}
        for game in recording.games:
            assert stamped[game.round, game.position] == unnumbered(game)


def unnumbered(game: Game) -> Game:
    """Return the game without the numbers of its log entries, which a transcript does not have."""
    return replace(game, stamp=Stamp(0), dealt=Stamp(0), exchanged=Stamp(0))


@pytest.mark.parametrize("rules", SOME_RULESETS, ids=rules_id)
def test_transcript_is_read_as_the_same_game(rules: TableRules) -> None:
    text = text_of(recorded(rules).entries)
    assert len(text.encode()) < 40_000
    read = read_transcript(text)
    assert write_transcript(read) == text
    assert [one.game for one in moments(read)][-1].position == recorded(rules).games[-1].position


def test_transcript_keeps_position_and_announcement() -> None:
    for line in (IN_EACH_PHASE[0], IN_EACH_PHASE[2]):
        live = begun_from(parse_position(line))
        live.finish(Random(3))
        text = text_of(live.entries)
        assert f"position {line}\n" in text
        assert write_transcript(read_transcript(text)) == text
    announced = text_of(with_seats_given_to_others().entries)
    assert 'message 7\ncut "a cut"\n' in announced
    assert 'sit 1 computer normal "' in announced
    assert write_transcript(read_transcript(announced)) == announced


def test_transcript_omits_undone_plays_and_changed_gifts() -> None:
    rng, live = Random(1), at_play(table_rules("swiss", 2))
    for _ in range(30):
        live.step(rng)
        last = live.table.last_play
        if last is not None:
            break
    assert live.table.last_play is not None
    before = text_of(live.entries)
    number, seat = live.table.last_play.number, live.table.last_play.seat
    again = live.events[-1]
    assert isinstance(again, Played)
    live.do(by(seat), partial(commands.ask_undo, number=number))
    live.do(by(1 - seat), agreeing_with(person_at(seat)))
    assert len(text_of(live.entries).splitlines()) == len(before.splitlines()) - 1
    live.do(live.player(live.turn), partial(commands.play, chosen=again.play, stamp=live.game.stamp))
    assert text_of(live.entries) == before


def test_transcript_names_people_or_else_their_seats() -> None:
    entries = recorded(table_rules("swiss", 2)).entries
    names = {PersonId(1): '"Änne"\n\u202e✨'}
    text = text_of(entries, names)
    assert 'seat 0 person "\\"\\u00c4nne\\"\\n\\u202e\\u2728"\nseat 2 person\n' in text
    assert list(read_transcript(text).names.values()) == [names[PersonId(1)]]


def test_changed_line_is_reported_at_its_place() -> None:
    """Every change is reported at its line, or at the next line that no longer follows."""
    lines = text_of(recorded(SMALL).entries).splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("deal"))
    rng = Random(5)
    for place in rng.sample(range(first, len(lines)), 15):
        if not lines[place]:
            continue
        without = "\n".join(lines[:place] + lines[place + 1 :])
        with pytest.raises(TranscriptError) as error:
            read_transcript(without)
        # A missing passed card, for example, is noticed only when someone must play.
        assert place <= error.value.line <= place + 5
        doubled = "\n".join(lines[:place] + [lines[place]] * 2 + lines[place + 1 :])
        with pytest.raises(TranscriptError) as error:
            read_transcript(doubled)
        assert error.value.line == place + 2


CHANGED = [
    ("tock 1", "tock 2", Wrong.NO_TRANSCRIPT),
    ("game 12", "game twelve", Wrong.UNREADABLE),
    ("rules swiss 4t", "rules swiss 9t", Wrong.RULES),
    ("rules swiss 4t", "rules chess 4t", Wrong.RULES),
    ("rules swiss 4t\n", "", Wrong.MISSING),
    ("seat 1 person", "seat 7 person", Wrong.SEAT),
    ('seat 1 person "Player 1"\n', "", Wrong.MISSING),
    ('seat 1 person "Player 1"', "seat 1 nobody", Wrong.UNREADABLE),
    ("seed 00", "seed 0", Wrong.SEED),
    ("seed 00", "seed 01", Wrong.DEAL),
    ("deal 1 d", "deal 1 d1", Wrong.UNREADABLE),
    ("deal 1 ", "deal 2 ", Wrong.DEAL),
    ("give 0 ", "give 0 *", Wrong.UNREADABLE),
    ("\n1. ", "\n2. ", Wrong.NUMBER),
    ("\nend swiss 4t", "\nend swiss 4s", Wrong.END),
]


@pytest.mark.parametrize(("old", "new", "wrong"), CHANGED)
def test_error_names_the_changed_line(old: str, new: str, wrong: Wrong) -> None:
    text = text_of(recorded(table_rules("swiss", 4)).entries[:60])
    assert old in text
    with pytest.raises(TranscriptError) as error:
        read_transcript(text.replace(old, new, 1))
    assert error.value.wrong is wrong, error.value
    assert str(error.value) == f"line {error.value.line}: {wrong.value}"
