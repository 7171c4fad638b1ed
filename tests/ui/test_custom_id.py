"""What stands in a button's ``custom_id``: read back as written, and anything else is none of ours."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tockbot.ui.dispatch import HANDLING

from tockbot.ui.custom_id import Press, Verb, read_press

NUMBERS = st.integers(min_value=0, max_value=10**18 - 1)
DETAILS = st.from_regex(r"[0-9._]{0,40}", fullmatch=True)


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(Verb), NUMBERS, NUMBERS, DETAILS)
def test_a_press_is_read_back_as_it_was_written(verb: Verb, table: int, stamp: int, detail: str) -> None:
    press = Press(verb, table, stamp, detail)
    assert read_press(str(press)) == press


def test_the_longest_press_fits_a_custom_id() -> None:
    longest = max((verb for verb in Verb), key=lambda verb: len(verb.value))
    seven = ".".join(["99"] * 8) + "_99"
    assert len(str(Press(longest, 10**18 - 1, 10**18 - 1, seven))) <= 100


def test_every_verb_has_a_word_of_its_own_and_is_handled() -> None:
    assert len({verb.value for verb in Verb}) == len(Verb)
    assert set(HANDLING) == set(Verb)


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "tock",
        "tock:",
        "tock:join",
        "tock:join:1",
        "tock:join:1:2",
        "tock:fly:1:2:",
        "tock:JOIN:1:2:",
        "tock:join:-1:2:",
        "tock:join:1:-2:",
        "tock:join:one:2:",
        "tock:join:1.5:2:",
        "tock:join:1:2:3:4",
        "tock:join:" + "9" * 19 + ":2:",
        "tock:join:1:" + "9" * 19 + ":",
        "tock:join:1:2:\n:",
        " tock:join:1:2:",
        "tick:join:1:2:",
        "xtock:join:1:2:",
        "tock:join:²:2:",
        "tock:join:\u0661:2:",
    ],
)
def test_a_custom_id_that_is_not_ours_means_nothing(custom_id: str) -> None:
    assert read_press(custom_id) is None


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=100))
def test_no_custom_id_whatever_makes_reading_fail(text: str) -> None:
    for custom_id in (text, f"tock:{text}", f"tock:part:1:2:{text}"):
        press = read_press(custom_id)
        assert press is None or str(press) == custom_id or press.table >= 0
