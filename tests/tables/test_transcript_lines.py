"""The lines of a game's text are parsed by their format, and no text of the allowed size takes long."""

from __future__ import annotations

import re
import sys
from types import FrameType

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from benchmarks.texts import WORST, worst
from tests.tables.recordings import recorded
from tests.tables.test_transcript import text_of
from tockbot.rules import table_rules
from tockbot.tables import TranscriptError, Wrong, read_transcript
from tockbot.tables.transcript import MAX_TEXT_LENGTH, DealLine, GiveLine, PlayLine, SitLine, is_event_line, read_line

CARD = r"(?:[A2-9TJQK][shdc]|\*\*)"
FORMS = {
    DealLine: re.compile(r"deal ([1-9][0-9]{0,3}) d([0-7]) (.+)"),
    GiveLine: re.compile(rf"give ([0-7]) ({CARD})( \(in stead\))?"),
    SitLine: re.compile(r"sit ([0-7]) (.+)"),
    PlayLine: re.compile(rf"([1-9][0-9]{{0,4}})\. ([0-7]) ((?:{CARD} )+)([^(]+?)(?: takes ({CARD}))?( \(in stead\))?"),
}
"""Each format as a regular expression; some of them would be very slow on a long line."""

PIECES = ("deal", "give", "sit", "1.", "12.", "0.", "123456.", "1", "0", "7", "8", "d0", "As", "**", "1s", "-", "/")
MORE_PIECES = ("r>0", "as", "takes", "7h", "(in stead)", "(", "person", "٣", "\u00a0", "draw", "2", "", "x")

Groups = tuple[object, ...]


def as_it_is_formed(line: str) -> tuple[type, Groups] | None:
    """Parse a line by its regular expression."""
    for form, expression in FORMS.items():
        if found := expression.fullmatch(line):
            return form, found.groups()
    return None


def as_it_is_read(line: str) -> tuple[type, Groups] | None:
    """Return the parsed line in the same form."""
    match read_line(line):
        case DealLine(number, seat, hands):
            text = " / ".join(" ".join(hand) or "-" for hand in hands)
            return DealLine, (str(number), seat, text)
        case GiveLine(seat, card, in_stead):
            return GiveLine, (seat, card, " (in stead)" if in_stead else None)
        case SitLine(seat, player):
            return SitLine, (seat, player)
        case PlayLine(number, seat, cards, text, drawn, in_stead):
            spent = "".join(f"{card} " for card in cards)
            return PlayLine, (str(number), seat, spent, text, drawn, " (in stead)" if in_stead else None)
        case None:
            return None


@settings(max_examples=500, deadline=None)
@given(st.lists(st.sampled_from(PIECES + MORE_PIECES), max_size=9).map(" ".join))
@example("1. 0 As Kd")
@example("1. 0 As Kd (in stead)")
@example("1. 0 As takes 7h")
@example("1. 0 As x takes 7h takes 8h (in stead)")
@example("1. 0 As  takes 7h")
@example("1. 0 As x (in stead) (in stead)")
def test_line_is_parsed_by_its_pattern(line: str) -> None:
    assert as_it_is_read(line) == as_it_is_formed(line)
    assert is_event_line(line) == bool(re.match(r"(?:deal|give|sit|end|[0-9]+\.) ", line))


@given(st.text(max_size=60))
def test_any_line_is_parsed_by_its_pattern(line: str) -> None:
    if len(line.splitlines()) < 2:
        assert as_it_is_read(line) == as_it_is_formed(line)


def steps(text: str) -> int:
    """Count the calls that it takes to refuse a text."""
    count = 0

    def counting(_frame: FrameType, event: str, _function: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    sys.setprofile(counting)
    try:
        read_transcript(text)
    except TranscriptError:
        return count
    finally:
        sys.setprofile(None)
    raise AssertionError("the text was accepted")


@pytest.mark.parametrize("name", WORST)
def test_a_text_of_twice_the_size_takes_twice_as_long(name: str) -> None:
    """Time is measured in calls, each of which goes through a line once."""
    short, long = worst(name, MAX_TEXT_LENGTH // 4), worst(name, MAX_TEXT_LENGTH // 2)
    steps(short)
    assert steps(long) <= 2.2 * steps(short)


def test_too_long_text_is_not_parsed() -> None:
    with pytest.raises(TranscriptError) as error:
        read_transcript("tock 1\n" + "#" * MAX_TEXT_LENGTH)
    assert error.value.wrong is Wrong.TOO_LONG


@pytest.mark.parametrize("line", ["cut [", 'cut ["hop"]', "cut 7", 'cut "hop', "cut " + "[" * 10_000])
def test_non_text_value_is_refused(line: str) -> None:
    with pytest.raises(TranscriptError) as error:
        read_transcript(f"tock 1\n{line}\n")
    assert (error.value.line, error.value.wrong) == (2, Wrong.UNREADABLE)


def test_transcript_with_a_repeated_gift_is_refused() -> None:
    lines = text_of(recorded(table_rules("swiss", 4)).entries).splitlines()
    given_first = next(place for place, line in enumerate(lines) if line.startswith("give"))
    lines.insert(given_first, lines[given_first])
    with pytest.raises(TranscriptError) as error:
        read_transcript("\n".join(lines))
    assert (error.value.line, error.value.wrong) == (given_first + 2, Wrong.GIFT)
