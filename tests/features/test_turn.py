"""The plays of a turn are computed at most once per screen, and each is named if there are few."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from threading import get_ident
from typing import Any, Final

import pytest

from tests.bot.walking import seen_by
from tests.tables.live import LiveTable, arranged, by, opening_of
from tests.texts import brings_out, labelled, walks
from tockbot.bot.lists import MAX_LINES
from tockbot.bot.press import Press
from tockbot.bot.shared_presses import AskHint
from tockbot.bot.words import speaker
from tockbot.features.turn.screens import card_screen, hand_screen
from tockbot.features.turn.seven import SevenSteps, seven_screen
from tockbot.features.turn.turn import BuildSeven, MakePlay, ShowCard
from tockbot.rules import Play, Position, engine, legal, parse_position, plays_without_sevens, table_rules
from tockbot.rules import legal as legal_sevens
from tockbot.rules.engine import Way, next_parts
from tockbot.tables import JOKER, commands
from tockbot.workers import asked

EN = speaker("en")


def test_screens_of_a_turn_list_its_plays_once(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[Position] = []

    def counted(position: Position) -> tuple[Play, ...]:
        listed.append(position)
        return plays_without_sevens(position)

    monkeypatch.setattr("tockbot.rules.plays_without_sevens", counted)
    out = "r,r,r,r"
    live = arranged(table_rules("swiss", 4), f"5,9,r,r/{out}/{out}/{out}", ("79", "5", "5", "5"), 0)
    for _ in range(2):
        seen = seen_by(live.table, 0)
        hand_screen(EN, seen)
        card_screen(EN, seen, 1)
        seven_screen(EN, seen, 0, ())
        seven_screen(EN, seen, 0, (0,))
        hand_screen(EN, seen_by(live.table, 1))
    assert len(listed) <= 1, "an earlier test may have listed them"


def test_hand_with_five_plays_or_fewer_has_a_button_for_each() -> None:
    out = "r,r,r,r"

    def pressed(hand: str) -> list[tuple[str, type[Press]]]:
        live = arranged(table_rules("swiss", 4), f"5,9,r,r/{out}/{out}/{out}", (hand, "5", "5", "5"), 0)
        rows = hand_screen(EN, seen_by(live.table, 0)).rows
        buttons = [one for row in rows if isinstance(row, tuple) for one in row]
        return [(one.label, type(one.press)) for one in buttons if not isinstance(one.press, AskHint)]

    assert pressed("8K") == [
        (labelled("8♠", walks(1, 13)), MakePlay),
        (labelled("8♠", walks(2, 17)), MakePlay),
        (labelled("K♠", walks(1, 18)), MakePlay),
        (labelled("K♠", walks(2, 22)), MakePlay),
        (labelled("K♠", brings_out(3)), MakePlay),
    ]
    assert pressed("28K") == [("2♠", ShowCard), ("8♠", ShowCard), ("K♠", ShowCard)]


@pytest.mark.parametrize("pawns", ["r,r,r,r", "h1,h3,h4,r"])
@pytest.mark.parametrize(
    ("hand", "kind"), [("*", MakePlay), ("5*", MakePlay), ("**", MakePlay), ("A*", ShowCard), ("K*", ShowCard)]
)
def test_joker_is_played_at_once_only_if_no_other_card_does_it(pawns: str, hand: str, kind: type[Press]) -> None:
    out = "r,r,r,r"
    live = arranged(table_rules("swiss", 4), f"{pawns}/{out}/{out}/{out}", (hand, "5", "5", "5"), 0)
    rows = hand_screen(EN, seen_by(live.table, 0)).rows
    jokers = [one.press for row in rows if isinstance(row, tuple) for one in row if one.card == JOKER]
    assert jokers
    assert {type(press) for press in jokers} == {kind}


CROWDED: Final = "swiss 5s d0 pm 0 4,6,61,64/24,25,42,65/43,44,71,77/39,48,50,78/11,18,60,63 777*/2345/2345/2345/2345"
"""A position that someone made up, in which a seven can go on in more than a hundred ways."""


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Count the positions from which a seven's next parts are listed, by thread."""
    counted = Counter[int]()

    def counting(*given: Any) -> Iterator[Way]:  # noqa: ANN401 - whatever the function takes
        counted[get_ident()] += 1
        return next_parts(*given)

    for module in (engine, legal_sevens, legal):
        monkeypatch.setattr(module, "next_parts", counting)
    return counted


async def test_crowded_seven_is_computed_by_a_worker(looked_at: Counter[int]) -> None:
    live = LiveTable.opened(opening_of(parse_position(CROWDED).rules))
    for seat in live.table.rules.seats:
        live.do(by(seat), commands.join)
    live.do(by(0), partial(commands.start, position=parse_position(CROWDED)))
    seen = seen_by(live.table, 0)
    game = seen.game
    assert game is not None
    path: tuple[int, ...] = ()
    press = BuildSeven(seen.id, game.stamp, 0, ())
    with ThreadPoolExecutor(1) as executor:
        sevens = SevenSteps(partial(asked, executor))
        for _ in range(3):
            equal = replace(press, path=path)
            known, *others = await asyncio.gather(*(sevens.seven_at(seen, equal) for _ in range(3)))
            assert all(other.step is known.step for other in others), "equal presses cost the work of one"
            worked = sum(looked_at.values()) - looked_at[get_ident()]
            assert len(known.step.offered) > MAX_LINES
            assert worked <= 1_500, "the work of a press is bounded"
            looked_at.clear()
            screen = seven_screen(EN, seen, 0, path, known=known)
            assert screen.rows
            assert looked_at[get_ident()] <= 50, "the bot's own thread only looks whether a seven can be played"
            looked_at.clear()
            path = (*path, len(known.step.offered) - 1)
    hand_screen(EN, seen)
    assert sum(looked_at.values()) <= 100
