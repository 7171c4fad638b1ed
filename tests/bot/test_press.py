"""Presses in a button's ``custom_id``: valid ones are read back as written, all others are refused."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from types import UnionType
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bot.test_texts import HANDLERS
from tockbot.bot.handlers import HandlerRegistry
from tockbot.bot.press import (
    LENGTH_LIMIT,
    VERSION,
    Press,
    PressError,
    is_ours,
    menu_id,
    press,
    press_of,
    presses,
    read_press,
    write_press,
)
from tockbot.features.lobby.screens import Leave
from tockbot.features.turn.turn import ConfirmSeven, StudiedPress
from tockbot.rules import Seat
from tockbot.tables import PersonId, Stamp, TableId

IDS = st.integers(0, 10**18 - 1)
FEW = st.integers(0, 999)
PLACES = st.integers(0, 9999)

VALUES: dict[object, st.SearchStrategy[Any]] = {
    TableId: IDS,
    PersonId: IDS,
    Stamp: IDS,
    Seat: st.integers(0, 7).map(Seat),
    int: PLACES,
    bool: st.booleans(),
    str: st.text("abcz09-_", min_size=1, max_size=16).filter(lambda text: text.strip("-_")),
    tuple[int, ...]: st.lists(PLACES, max_size=7).map(tuple),
}
"""Values of fields, by type."""


def values(hint: object) -> st.SearchStrategy[Any]:
    """Return values of a type that a press can have as a field."""
    if hint in VALUES:
        return VALUES[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(list(hint))
    kinds = get_args(hint) if isinstance(hint, UnionType) else ()
    if hint == StudiedPress:
        # In an exercise the table has number 0, and its log is short.
        return st.one_of(*(of_kind(kind, {TableId: FEW, Stamp: FEW}) for kind in kinds))
    return st.one_of(*(st.none() if kind is type(None) else values(kind) for kind in kinds))


def of_kind(kind: type[Press], instead: dict[object, st.SearchStrategy[Any]] | None = None) -> st.SearchStrategy[Press]:
    """Return presses of a kind, with other values for some fields."""
    hints, others = get_type_hints(kind), instead or {}
    types = [hints[field.name] for field in fields(kind)]
    return st.builds(kind, *(others[one] if one in others else values(one) for one in types))


@settings(deadline=None, max_examples=600)
@given(st.one_of(*map(of_kind, presses())))
def test_press_survives_writing_and_reading(press: Press) -> None:
    written = write_press(press)
    assert read_press(written) == press
    assert press_of(written, ()) == press
    assert press_of(menu_id(0, [press]), (written,)) == press
    assert len(written) <= LENGTH_LIMIT
    assert written.isascii()
    assert is_ours(written)


def test_the_longest_press_fits_a_custom_id() -> None:
    longest = ConfirmSeven(TableId(10**18 - 1), Stamp(10**18 - 1), 99, (9999,) * 7, 99_999)
    assert read_press(write_press(longest)) == longest
    assert len(write_press(longest)) <= LENGTH_LIMIT


def test_menus_have_different_ids_by_list_and_row() -> None:
    """Discord keeps showing the chosen option of a menu for as long as its ``custom_id`` stays the same."""
    lists = ([Leave(TableId(1))], [Leave(TableId(2))], [Leave(TableId(1)), Leave(TableId(2))])
    ids = {menu_id(row, one) for row in range(5) for one in lists}
    assert len(ids) == 15
    assert all(len(one) <= LENGTH_LIMIT and is_ours(one) for one in ids)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tock",
        "tock2",
        "tock2:",
        "tock2:leave",
        "tock2:leave:",
        "tock2:leave:1:2",
        "tock2:fly:1",
        "tock2:JOIN:1",
        "tock2:leave:-1",
        "tock2:leave:one",
        "tock2:leave:1.5",
        "tock2:leave:01",
        "tock2:leave:" + "9" * 20,
        "tock2:leave:1\n",
        " tock2:leave:1",
        "tick:leave:1",
        "xtock2:leave:1",
        "tock1:leave:1",
        "tock2:leave:²",
        "tock2:leave:\u0661",
        "tock2:sit:1:8",
        "tock2:sit:1:",
        "tock2:level:1:0",
        "tock2:level:1:0:",
        "tock2:level:1:0:grandmaster",
        "tock2:hints:1:999999",
        "tock2:hints:1:unlimited",
        "tock2:party:1:9:t",
        "tock2:party:1:4:x",
        "tock2:option:1:places",
        "tock2:option:1:places:o n",
        "tock2:give:1:2:-",
        "tock2:card:1:2:3",
        "tock2:seven:1:2:3:4..5:0",
        "tock2:seven:1:2:3:0.0.0.0.0.0.0.0:0",
        "tock2:make:1:2:-:3",
        "tock2:make:1:2:3:",
        "tock2:lesson:",
        "tock2:lesson:No",
        "tock2:study:hit",
        "tock2:study:hit:",
        "tock2:study:hit:leave:1",
        "tock2:study:hit:study:hit:back:0:1",
        "tock2:study:hit:make:1:2:3:",
        "tock2:" + "x" * 10_000,
        "tock2:leave:" + "1" * 10_000,
    ],
)
def test_foreign_custom_id_is_refused(text: str) -> None:
    for values in ((), (text,)):
        with pytest.raises(PressError):
            press_of("tock-menu:0:0123456789abcdef" if values else text, values)


def test_menu_without_a_chosen_line_is_refused() -> None:
    with pytest.raises(PressError):
        press_of(menu_id(0, [Leave(TableId(1))]), ())


def test_word_of_a_press_cannot_be_declared_twice() -> None:
    word = next(iter(presses().values())).word
    with pytest.raises(ValueError, match=word):

        @press(word)
        class _Another(Press):
            """Another press."""


def test_every_declared_press_has_a_handler() -> None:
    assert HANDLERS.commands, "all features have handlers"
    with pytest.raises(TypeError, match=r"no handler for .*Leave"):
        HandlerRegistry(())


WORDS = ("leave", "sit", "level", "option", "hints", "card", "seven", "confirm", "make")


@settings(deadline=None, max_examples=100)
@given(st.text(max_size=120), st.sampled_from(WORDS))
def test_custom_id_is_canonical_or_refused(text: str, word: str) -> None:
    for custom_id in (text, f"{VERSION}:{text}", f"{VERSION}:{word}:1:{text}", f"{VERSION}:{word}:1:2:3:{text}"):
        try:
            press = read_press(custom_id)
        except PressError:
            continue
        assert write_press(press) == custom_id
