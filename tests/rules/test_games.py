"""Whole random games: what must hold in every position of every ruleset."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.rules.games import PlayMade, pack, random_game
from tests.sampled import some
from tockbot.rules import (
    CENTRE,
    RULESETS,
    Burn,
    Discard,
    Draw,
    IllegalPlay,
    MovePlay,
    Pawns,
    Phase,
    Position,
    Seat,
    TableRules,
    ThrowIn,
    after,
    format_position,
    is_home,
    is_protected,
    location_of,
    parse_position,
    side_is_home,
    table_rules,
    touches_of,
)

MAX_PLAYS = 25_000
"""A game without any aim takes up to 5,000 plays with eight players; one that takes this many goes round in circles."""

TABLES = [
    "swiss 2s",
    "swiss 3s",
    "swiss 4t",
    "swiss 5s",
    "swiss 6t",
    "swiss 8t",
    "swiss+places 3s",
    "swiss+places 6t",
    "swiss+places 8t",
    "swiss+board=dog 2s",
    "swiss+board=dog 4t",
    "dog+canadian_seven+home_entry=over+no_joker_finish 4t",
    "swiss+canadian_seven 8t",
    "swiss+home_entry=over 3s",
    "swiss+no_joker_finish 4t",
    "dog+places 6t",
    "toctoc 4t",
    "toctoc+seven_diagonal 4t",
    "ttg 2s",
    "ttg 3s",
    "ttg 4s",
    "ttg 4t",
    "ttg 5s",
    "ttg 6s",
    "ttg 6t",
    "ttg+jack_discard+jokers+ten_swap 4t",
    "ttg+centre=off+jack_discard+places 3s",
    "ttg+jokers+places 6t",
    "italian 2s",
    "italian 3s",
    "italian 4s",
    "italian 4t",
    "italian 5s",
    "italian 6s",
    "italian 6t",
    "italian+places 4s",
    "italian+places 6t",
    "keezen 4t",
    "keezen+extra_lap+king_13+own_block+places+start_swap=off 3s",
    "keezen+dealer=round 8t",
    "jackaroo 4t",
    "jackaroo+burn=choice+discard+own_pass+queen_burns 3s",
    "jackaroo+pair_wall=off+places+plain 6t",
]


def rules_of(table: str) -> TableRules:
    """Return the rules of a table, from the first two fields of a notation."""
    ruleset, party = table.split(" ")
    name, *options = ruleset.split("+")
    chosen = {option.partition("=")[0]: option.partition("=")[2] or "on" for option in options}
    return table_rules(name, int(party[0]), in_teams=party[1] == "t", options=chosen)


def occupied(pawns: Pawns) -> list[int]:
    """Return the occupied track fields and the centre, once for each pawn on them."""
    return [location_of(one) for group in pawns for one in group if location_of(one) <= CENTRE]


def check_position(position: Position, off_hands: tuple[str, ...]) -> None:
    """Check that no card is lost, every pawn is in a possible place, and the notation is complete."""
    rules = position.rules
    assert Counter([*"".join(position.hands), *off_hands]) == Counter(pack(rules)), "cards are conserved"
    assert all(len(group) == 4 for group in position.pawns), "pawns are conserved"
    assert all(group == tuple(sorted(group)) for group in position.pawns)
    assert len(set(occupied(position.pawns))) == len(occupied(position.pawns)), "one pawn a field"
    for seat, group in enumerate(position.pawns):
        at_home = [location_of(one) for one in group if is_home(location_of(one))]
        assert len(set(at_home)) == len(at_home)
        for one in group:
            assert not is_protected(one) or location_of(one) == rules.board.starts[seat]
            assert touches_of(one) <= rules.most_touches
    assert parse_position(format_position(position)) == position, "the notation round-trips"


def check_play(made: PlayMade) -> None:
    """Check the changes of one play."""
    before, now = made.before, made.after
    assert made.legal, "every position has a play"
    assert len(set(made.legal)) == len(made.legal)
    assert not isinstance(made.play, Discard | ThrowIn | Draw | Burn) or now.pawns == before.pawns
    if isinstance(made.play, MovePlay):
        assert now.pawns != before.pawns
    if isinstance(made.play, Draw):
        assert sum(map(len, now.hands)) == sum(map(len, before.hands)) - 1
    if isinstance(made.play, Burn):
        assert sum(map(len, now.hands)) == sum(map(len, before.hands)) - (1 if made.play.choice else 2)
    if before.rules.law.places:
        assert not any(now.hands[seat] for seat in before.rules.seats if side_is_home(now.rules, now.pawns, seat))
    if now.phase in {Phase.PLAY, Phase.DISCARD}:
        assert now.turn is not None
        assert now.hands[now.turn]


def check_refusals(made: PlayMade) -> None:
    """Check that ``after`` makes the legal plays and no other, and leaves its position unchanged."""
    text = format_position(made.before)
    assert after(made.before, made.play, made.drawn) == made.after
    assert format_position(made.before) == text
    held = made.before.hands[made.before.turn or 0]
    for illegal in (
        ThrowIn(held + "A"),
        Discard("?"),
        Draw(held[0], made.before.turn or Seat(0)),
        MovePlay(held[0], made.before.pawns, forces_discard=False, rank=held[0], lazy_moves=()),
    ):
        with pytest.raises(IllegalPlay) as caught:
            after(made.before, illegal)
        assert caught.value.position is made.before
    assert format_position(made.before) == text


def test_every_option_of_every_ruleset_is_played() -> None:
    played = {(rules.ruleset.name, name) for rules in map(rules_of, TABLES) for name, _ in rules.options}
    assert {(name, option.name) for name, ruleset in RULESETS.items() for option in ruleset.options} <= played


@pytest.mark.parametrize("table", some(TABLES, 2))
@pytest.mark.parametrize("seed", [5, pytest.param(0, marks=pytest.mark.long), pytest.param(1, marks=pytest.mark.long)])
def test_whole_games_keep_the_rules_and_end(table: str, seed: int) -> None:
    rules, last = rules_of(table), None
    for number, made in enumerate(random_game(rules, Random(seed), eager=True)):
        assert number < MAX_PLAYS
        check_position(made.after, made.off_hands)
        check_play(made)
        if number % 20 == 0:
            check_refusals(made)
        last = made.after
    assert last is not None
    assert last.phase is Phase.GAME_OVER
    done = [side for side in rules.sides if side_is_home(rules, last.pawns, side[0])]
    assert len(done) >= (len(rules.sides) - 1 if rules.law.places else 1)
    assert not any(last.hands)


@pytest.mark.parametrize(
    "table", ["swiss 2s", "swiss 4t", "toctoc 4t", "ttg 3s", "italian 4t", "italian 3s", "keezen 4s", "jackaroo 4t"]
)
def test_games_without_any_aim_end_too(table: str) -> None:
    """They take some 400 to 1,500 plays."""
    for number, made in enumerate(random_game(rules_of(table), Random(11))):
        assert number < MAX_PLAYS
        if number % 10 == 0:
            check_position(made.after, made.off_hands)
            check_play(made)
        if number % 100 == 0:
            check_refusals(made)


@pytest.mark.parametrize("table", ["swiss 4t", "ttg+jokers 4t"])
def test_random_game_follows_from_its_seed(table: str) -> None:
    first, again = (
        [format_position(made.after) for made in random_game(rules_of(table), Random(4), eager=True)] for _ in range(2)
    )
    assert first == again
