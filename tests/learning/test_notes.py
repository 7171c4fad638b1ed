"""Notes that a player sees once about the cards in hand, and never twice."""

from __future__ import annotations

import pytest

from tests.tables.live import begun_from
from tockbot.learning import NO_NOTES, Note, note_on
from tockbot.rules import parse_position
from tockbot.tables import Observation, observe, rank_of

OUT = "r,r,r,r"


def game(line: str, viewer: int = 0) -> Observation:
    live = begun_from(parse_position(line))
    seat = live.table.rules.seats[viewer]
    return observe(live.table, live.game, seat)


def told(line: str, *learnt: str, viewer: int = 0) -> tuple[Note, str] | None:
    found = note_on(game(line, viewer), learnt)
    return None if found is None else (found[0], rank_of(found[1]))


MANY = f"swiss 4t d3 pm 0 20,r,r,r/30,r,r,r/{OUT}/{OUT} 457JK*/5/5/7"


def test_notes_come_one_at_a_time_and_once() -> None:
    learnt: list[str] = []
    order = []
    while (found := told(MANY, *learnt)) is not None:
        order.append(found)
        learnt.append(found[0].word)
    assert order == [
        (Note.JOKER, "*"),
        (Note.SEVEN, "7"),
        (Note.SWAP, "J"),
        (Note.BACK, "4"),
        (Note.ENTERS, "K"),
    ]


def test_no_note_is_shown_when_unwanted_or_out_of_turn() -> None:
    assert told(MANY, NO_NOTES) is None
    assert told(MANY, viewer=1) is None
    assert told(f"swiss 4t d3 px - 20,r,r,r/{OUT}/{OUT}/{OUT} 5K/A7/77/7K") is None
    assert told(f"swiss 4t d3 pm 0 20,r,r,r/{OUT}/{OUT}/{OUT} 568/5/5/7") is None


def test_2_6_player_who_cannot_begin_gets_that_note_first_once() -> None:
    waiting = f"swiss 4t d3 pm 0 {OUT}/{OUT}/{OUT}/{OUT} 47J/5/5/7"
    assert told(waiting) == (Note.NOTHING, "4")
    assert told(waiting, Note.NOTHING.word) is None, "no card of it can be played"
    assert told(waiting, NO_NOTES) is None
    assert told(f"swiss 4t d3 pm 0 {OUT}/{OUT}/{OUT}/{OUT} 4K/5/5/7") == (Note.ENTERS, "K")
    assert told(f"swiss 4t d3 pm 0 {OUT}/{OUT}/{OUT}/{OUT} 4*/5/5/7") == (Note.JOKER, "*")
    assert told(f"italian 4t d3 pm 0 {OUT}/{OUT}/{OUT}/{OUT} 57/5/5/7") == (Note.NOTHING, "5")


@pytest.mark.parametrize(("ruleset", "card", "note"), [("ttg", "J", Note.SWAP), ("toctoc", "4", Note.BACK)])
def test_note_about_a_card_follows_the_ruleset(ruleset: str, card: str, note: Note) -> None:
    assert told(f"{ruleset} 4t d3 pm 0 20,r,r,r/30,r,r,r/{OUT}/{OUT} {card}/5/5/7") == (note, card)


def test_player_who_must_discard_learns_it_has_no_effect() -> None:
    assert told(f"italian 3s d0 pd 1 20,r,r,r/5,r,r,r/{OUT} 5/69/Q", viewer=1) == (Note.DISCARD, "6")
