"""The compiled core decides the same as Python, with the same play-outs, to the last bit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random, SystemRandom

import pytest

from tests.core.test_core import needs_core
from tests.sampled import some
from tests.tables.live import EVERY_RULESET, begun_from, rules_id
from tests.tables.recordings import recorded
from tockbot.computer import levels
from tockbot.computer.compiled import compiled_search
from tockbot.computer.evaluation import judges
from tockbot.computer.knowledge import Chance, Knowledge, Trial
from tockbot.computer.search import SearchBudget, compare_gifts, compare_plays, search_gift, search_play
from tockbot.core import use
from tockbot.rules import MovePlay, Phase, Play, Seat, TableRules, parse_position, plays_without_sevens
from tockbot.tables import Card, Level, Observation, observe

BUDGET = SearchBudget(tried=8, playouts=60)
DECISIONS = 5


def decided(seen: Observation, seed: int, *, compiled: bool) -> Sequence[Trial[Play] | Trial[Card]]:
    """Return the result of a search by one of the engines, with every play-out."""
    use(allowed=compiled)
    trials = (search_gift if seen.phase is Phase.EXCHANGE else search_play)(seen, BUDGET, seed)
    return [replace(trial, ends=tuple(trial.ends)) for trial in trials]


def compared(seen: Observation, seed: int, *, compiled: bool) -> list[float]:
    """Return the values of all cards to pass, or of some plays, by one of the engines."""
    use(allowed=compiled)
    if seen.phase is Phase.EXCHANGE:
        return compare_gifts(seen, seen.hand, 3, seed)
    return compare_plays(seen, plays_without_sevens(seen.position())[:4], 3, seed)


def questions(rules: TableRules, rng: Random, count: int) -> list[Observation]:
    """Return this many moments of a game in which a seat must act, as it sees them."""
    found: list[Observation] = []
    games = [table for table in recorded(rules).tables if table.game is not None]
    while len(found) < count:
        table = rng.choice(games)
        assert table.game is not None
        seat = rng.choice(rules.seats)
        seen = observe(table, table.game, seat)
        if seen.turn == seat or (seen.phase is Phase.EXCHANGE and seen.hand):
            found.append(seen)
    return found


@needs_core
@pytest.mark.parametrize("rules", some(EVERY_RULESET, 3), ids=rules_id)
def test_decisions_and_play_outs_equal_those_of_python(rules: TableRules) -> None:
    seed = SystemRandom().randrange(1 << 64)
    for seen in questions(rules, Random(seed), DECISIONS):
        assert decided(seen, seed, compiled=True) == decided(seen, seed, compiled=False), f"seed {seed}"
        assert compared(seen, seed, compiled=True) == compared(seen, seed, compiled=False), f"seed {seed}"


@needs_core
@pytest.mark.parametrize("rules", some(EVERY_RULESET, 3), ids=rules_id)
def test_values_of_positions_equal_those_of_python(rules: TableRules) -> None:
    search, judge = compiled_search(rules), judges(rules).mover
    assert search is not None
    for seen in questions(rules, Random(1), DECISIONS):
        for seat in rules.seats:
            assert search.lead(seen.pawns, seat) == judge.lead(seen.pawns, seat)


@needs_core
def test_level_plays_the_same_with_either_engine() -> None:
    for seen in questions(EVERY_RULESET[0], Random(2), DECISIONS):
        if seen.phase is not Phase.EXCHANGE:
            use()
            compiled = levels.choose_play(seen, Level.NORMAL, 7)
            use(allowed=False)
            assert levels.choose_play(seen, Level.NORMAL, 7) == compiled


@needs_core
@pytest.mark.parametrize(("hand", "plays"), [("2", 1), ("23", 0)])
def test_undealable_cards_are_refused_when_needed(hand: str, plays: int) -> None:
    position = parse_position(f"swiss 4t d3 pm 0 5,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r {hand}/5/-/-")
    search, knows = compiled_search(position.rules), Knowledge(Seat(0), hand, (), (len(hand), 1, 0, 0), ())
    assert search is not None
    if plays:
        assert len(search.plays(position, knows, None, (8, 60), 1)) == plays
        return
    with pytest.raises(ValueError, match="played out"):
        search.plays(position, knows, None, (8, 60), 1)


def test_the_generator_of_chance_is_splitmix64() -> None:
    chance = Chance(1234567)
    assert [chance.below(1 << 32) for _ in range(3)] == [one >> 32 for one in SPLITMIX64]
    assert sorted(Chance(5).sample("abcdef", 6)) == list("abcdef")
    drawn = Chance(5).sample("abcdef", 3)
    assert drawn == Chance(5).sample("abcdef", 6)[:3]


SPLITMIX64 = (6457827717110365317, 3203168211198807973, 9817491932198370423)
"""The first numbers of the reference implementation for this seed."""


@needs_core
def test_joker_as_seven_may_be_the_last_card_spent() -> None:
    """rules.md 4.12: one pawn walks with a joker as a seven, then another card puts it into the centre."""
    pawns = "0!,r,r,r/18!,r,r,r/42,r,r,r/50+,r,r,r/82,r,r,r/86+,r,r,r/120,r,r,r/r,r,r,r"
    live = begun_from(parse_position(f"swiss 8t d1 pm 0 {pawns} 345T*/23568/2356/2356/2356/89TQ/89TQ/-"))
    seen = observe(live.table, live.game, Seat(0))
    tried = decided(seen, 7, compiled=True)
    assert [one.what for one in tried] == [one.what for one in decided(seen, 7, compiled=False)]
    assert any(isinstance(one.what, MovePlay) and one.what.spent == "3*" for one in tried)
