"""The outcomes of a card are what its legal plays leave, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.random_games import random_game
from tests.tables.live import EVERY_RULESET, rules_id
from tockbot.rules import MovePlay, Phase, TableRules, legal_plays, outcomes

POSITIONS = 60


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_they_are_where_the_plays_of_one_card_leave_the_pawns(rules: TableRules) -> None:
    looked_at = 0
    for position, plays in random_game(rules, Random(3)):
        seat = position.turn
        if seat is None or position.phase is not Phase.PLAY:
            continue
        for card, each in outcomes(rules, position.pawns, seat, dict.fromkeys(position.hands[seat])):
            left = {play.pawns for play in plays if isinstance(play, MovePlay) and play.spent == card}
            found = set(each)
            assert left <= found
            assert found == left or not rules.law.joker_finishes
        looked_at += 1
        if looked_at == POSITIONS:
            return


def test_without_sevens_only_those_are_missing() -> None:
    rules = EVERY_RULESET[2]
    for position, _ in random_game(rules, Random(4)):
        seat = position.turn
        if seat is not None and "*" in position.hands[seat]:
            ((_, split),) = outcomes(rules, position.pawns, seat, "*")
            ((_, unsplit),) = outcomes(rules, position.pawns, seat, "*", jokers_split=False)
            every, some = set(split), set(unsplit)
            sevens = {play.pawns for play in legal_plays(position) if isinstance(play, MovePlay) and play.rank == "7"}
            assert some <= every
            assert every - some <= sevens
            return
    pytest.fail("nobody held a joker")
