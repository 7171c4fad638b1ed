"""Tests the values of positions: chances add up, and weights are complete."""

from __future__ import annotations

import json

import pytest

from tests.tables.live import EVERY_RULESET, rules_id
from tests.tables.recordings import recorded
from tockbot.computer.evaluation import FOLDER, NAMES, Evaluation, family, judges, read_weights
from tockbot.rules import RULESETS, Seat, TableRules, parse_pawns, table_rules

EVERY = pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
EVERY_PARTY = [
    table_rules(ruleset.name, party.players, in_teams=party.in_teams)
    for ruleset in RULESETS.values()
    for party in ruleset.parties
]
OUT = "r,r,r,r"
HOME = "h1,h2,h3,h4"


@EVERY
def test_chances_of_all_sides_add_up_to_one(rules: TableRules) -> None:
    for table in recorded(rules).tables[::15]:
        assert table.game is not None
        for judge in (judges(rules).leaf, judges(rules).mover):
            chances = [judge.chance(table.game.position.pawns, side[0]) for side in rules.sides]
            if not any(chance == 1.0 for chance in chances):
                assert sum(chances) == pytest.approx(1.0)


@EVERY
def test_cached_value_equals_the_computed_one(rules: TableRules) -> None:
    weights = read_weights(family(rules)).mover
    known = judges(rules).mover
    for table in recorded(rules).tables[::15]:
        assert table.game is not None
        fresh = Evaluation(rules, weights)
        assert fresh.strengths(table.game.position.pawns) == known.strengths(table.game.position.pawns)


@pytest.mark.parametrize("rules", EVERY_PARTY, ids=rules_id)
def test_no_side_is_ahead_at_the_start(rules: TableRules) -> None:
    pawns = parse_pawns(rules, "/".join([OUT] * rules.party.players))
    for side in rules.sides:
        assert judges(rules).leaf.chance(pawns, side[0]) == pytest.approx(1 / len(rules.sides))
        assert judges(rules).leaf.lead(pawns, side[0]) == 0


@pytest.mark.parametrize("rules", EVERY_PARTY, ids=rules_id)
def test_a_pawn_at_home_is_worth_more_than_one_in_reserve(rules: TableRules) -> None:
    groups = ["h4,r,r,r", *[OUT] * (rules.party.players - 1)]
    ahead = parse_pawns(rules, "/".join(groups))
    for judge in (judges(rules).leaf, judges(rules).mover):
        assert judge.lead(ahead, Seat(0)) > 0
        assert judge.chance(ahead, Seat(0)) > 1 / len(rules.sides)


def test_last_pawn_near_home_is_worth_more() -> None:
    """Once it is home, the seat's cards, or the whole side's, serve other pawns."""
    rules = table_rules("swiss", 4)

    def nearer(others_home: str, partner: str) -> float:
        far, near = (parse_pawns(rules, f"{field},{others_home}/{OUT}/{partner}/{OUT}") for field in ("20", "60"))
        return judges(rules).leaf.lead(near, Seat(0)) - judges(rules).leaf.lead(far, Seat(0))

    one_of_many = nearer("r,r,r", OUT)
    last_of_seat, last_of_side = nearer("h2,h3,h4", OUT), nearer("h2,h3,h4", HOME)
    assert last_of_seat > one_of_many + 0.2
    assert last_of_side > one_of_many + 0.2


def test_side_at_home_has_won() -> None:
    rules = table_rules("swiss", 4)
    pawns = parse_pawns(rules, f"{HOME}/{OUT}/{HOME}/{OUT}")
    assert [judges(rules).leaf.chance(pawns, seat) for seat in rules.seats] == [1.0, 0.0, 1.0, 0.0]


def test_finished_seat_has_no_chance_of_the_next_place() -> None:
    rules = table_rules("swiss", 3, options={"places": "on"})
    pawns = parse_pawns(rules, f"{HOME}/10,h3,h4,r/{OUT}")
    first, ahead, behind = (judges(rules).leaf.chance(pawns, seat) for seat in rules.seats)
    assert first == 1.0
    assert ahead + behind == pytest.approx(1.0)
    assert ahead > behind > 0


@pytest.mark.parametrize("name", ["ttg-4t", "swiss-4t"])
def test_no_card_weighs_more_than_a_joker(name: str) -> None:
    weights = read_weights(name).mover
    held = [weights[place] for place, feature in enumerate(NAMES) if feature.startswith("holds ")]
    assert weights[NAMES.index("holds *")] == max(held) > 0


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_every_weight_belongs_to_a_feature(path: object) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))  # type: ignore[attr-defined]
    assert set(data) == {"origin", "mover", "leaf"}
    for part in ("mover", "leaf"):
        assert set(data[part]) <= set(NAMES)
    assert data["origin"].startswith(("tuned by hand", "trained: python -m training "))
