"""docs/rules.md 1.5 and 6.1: possible combinations of rulesets, players and options."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import cache

import pytest

from tockbot.rules import (
    RULESETS,
    Enter,
    EnterPawn,
    Forward,
    Location,
    MovePlay,
    NotationError,
    PawnOwner,
    Phase,
    RulesError,
    Seat,
    Seven,
    TableRules,
    format_ruleset,
    is_legal,
    legal_plays,
    opening,
    option_settings,
    parse_ruleset,
    plays_without_sevens,
    seven_cards,
    table_rules,
)
from tockbot.rules.engine import pawn
from tockbot.rules.law import HomeEntry

PARTIES = {
    "swiss": {"2s", "3s", "4t", "5s", "6t", "8t"},
    "dog": {"2s", "3s", "4t", "5s", "6t"},
    "toctoc": {"4t"},
    "ttg": {"2s", "3s", "4s", "4t", "5s", "6s", "6t"},
    "italian": {"2s", "3s", "4s", "4t", "5s", "6s", "6t"},
    "keezen": {"2s", "3s", "4s", "4t", "5s", "6s", "6t", "8t"},
    "jackaroo": {"2s", "3s", "4s", "4t", "5s", "6s", "6t"},
}


@pytest.mark.parametrize("ruleset", PARTIES)
@pytest.mark.parametrize("party", [f"{players}{side}" for players in range(1, 10) for side in "st"])
def test_1_5_possible_parties(ruleset: str, party: str) -> None:
    players, in_teams = int(party[0]), party[1] == "t"
    if party in PARTIES[ruleset]:
        rules = table_rules(ruleset, players, in_teams=in_teams)
        assert (rules.party.players, rules.party.in_teams) == (players, in_teams)
    else:
        with pytest.raises(RulesError, match=f"'{players} .*' cannot be the party here") as caught:
            table_rules(ruleset, players, in_teams=in_teams)
        assert {f"{one[0]}{one.split()[-1][0]}" for one in caught.value.offered} == PARTIES[ruleset]


@cache
def every_table() -> tuple[TableRules, ...]:
    """Return the rules of every table with up to two options chosen, and with all options chosen."""
    tables: list[TableRules] = []
    for ruleset in RULESETS.values():
        for party in ruleset.parties:
            chosen: list[dict[str, str]] = [{}]
            for option in ruleset.options:
                if option.fits(party):
                    chosen = [
                        {**before, option.name: value}
                        for before in chosen
                        for one in option_settings(ruleset, party, before)
                        if one.option.name == option.name
                        for value in one.values
                    ]
            found = [table_rules(ruleset.name, party.players, in_teams=party.in_teams, options=one) for one in chosen]
            most = max(len(rules.options) for rules in found)
            tables += [rules for rules in found if len(rules.options) in {0, 1, 2, most}]
    return tuple(tables)


def test_equal_choices_give_the_same_table_object() -> None:
    tables = every_table()
    assert len(set(tables)) == len(tables)
    assert all(again is rules for rules, again in zip(tables, every_table.__wrapped__(), strict=True))


def test_table_with_own_sevens_is_one_object_and_pickles() -> None:
    for rules in every_table():
        own = rules.with_own_sevens()
        assert own.law.seven_moves is not PawnOwner.ANYONE
        assert (own is rules) == (rules.law.seven_moves is not PawnOwner.ANYONE)
        assert own.with_own_sevens() is own
        assert own is rules.with_own_sevens()
        assert pickle.loads(pickle.dumps(own)) is own  # noqa: S301 - its own bytes
        assert pickle.loads(pickle.dumps(rules)) is rules  # noqa: S301 - its own bytes
        assert format_ruleset(own) == format_ruleset(rules)


def test_unknown_ruleset_is_refused_with_the_known_ones() -> None:
    assert list(RULESETS) == list(PARTIES)
    with pytest.raises(RulesError, match=f"'ludo' cannot be the ruleset here; it can be: {', '.join(PARTIES)}"):
        table_rules("ludo", 4)


@pytest.mark.parametrize("party", ["2s", "3s", "4t", "5s", "6t"])
def test_g1_dog_is_swiss_on_the_dog_board(party: str) -> None:
    """docs/rules-family.md G1, G6."""
    players, in_teams = int(party[0]), party[1] == "t"
    for chosen in ({}, {"home_entry": "over", "canadian_seven": "on", "no_joker_finish": "on"}):
        swiss = table_rules("swiss", players, in_teams=in_teams, options={"board": "dog", **chosen})
        assert table_rules("dog", players, in_teams=in_teams, options=chosen).law == swiss.law


@pytest.mark.parametrize(
    ("text", "players", "in_teams"),
    [
        ("swiss", 4, True),
        ("swiss+board=dog", 8, True),
        ("swiss+board=dog+home_entry=over", 4, True),
        ("swiss+home_entry=over", 4, True),
        ("swiss+board=dog+canadian_seven", 4, True),
        ("swiss+canadian_seven+no_joker_finish", 3, False),
        ("swiss+places", 2, False),
        ("swiss+places", 6, True),
        ("italian+places", 4, False),
        ("toctoc+seven_diagonal", 4, True),
        ("ttg+centre=off+jack_discard+jokers+ten_swap", 4, True),
        ("ttg+centre=off+jack_discard+jokers+places+ten_swap", 6, False),
    ],
)
def test_6_1_fitting_options_are_accepted(text: str, players: int, *, in_teams: bool) -> None:
    """docs/readings.md A10, A25."""
    rules = parse_ruleset(text, players, in_teams=in_teams)
    assert format_ruleset(rules) == text


@pytest.mark.parametrize(
    ("text", "players", "in_teams", "why"),
    [
        (
            "swiss+home_entry=twice",
            4,
            True,
            "'home_entry=twice' cannot be the value here; it can be: home_entry=touched, home_entry=over",
        ),
        (
            "swiss+board=dog+home_entry=touched",
            4,
            True,
            "'home_entry=touched' cannot be the value here; it can be: home_entry=twice, home_entry=over",
        ),
        ("swiss+board=dog+home_entry=twice", 4, True, r"is written 'swiss\+board=dog'"),
        ("swiss+board=canadian", 4, True, "is written 'swiss'"),
        ("swiss+home_entry=touched", 4, True, "is written 'swiss'"),
        ("swiss+home_entry=over+board=dog", 4, True, r"is written 'swiss\+board=dog\+home_entry=over'"),
        ("swiss+canadian_seven=on", 4, True, r"is written 'swiss\+canadian_seven'"),
        ("swiss+canadian_seven=off", 4, True, "is written 'swiss'"),
        ("swiss+canadian_seven+canadian_seven", 4, True, r"is written 'swiss\+canadian_seven'"),
        ("swiss+canadian_seven=yes", 4, True, "'canadian_seven=yes' cannot be the value here"),
        ("swiss+board", 4, True, "'board=on' cannot be the value here; it can be: board=canadian, board=dog"),
        ("dog+board=canadian", 4, True, "'board' cannot be the option here; it can be: home_entry, canadian_seven"),
        ("swiss+", 4, True, "'' cannot be the option here"),
        ("swiss+=", 4, True, "'' cannot be the option here"),
        ("swiss+jokers", 4, True, "'jokers' cannot be the option here; it can be: board, home_entry"),
        ("italian+home_entry=over", 4, True, "'home_entry' cannot be the option here; it can be: nothing"),
        ("ttg+centre", 4, True, "is written 'ttg'"),
        ("ttg+ten_swap+jokers", 4, True, r"is written 'ttg\+jokers\+ten_swap'"),
        ("swiss+places", 4, True, "'places' cannot be the option here"),
        ("ttg+places", 4, True, "'places' cannot be the option here"),
        ("toctoc+places", 4, True, "'places' cannot be the option here"),
        ("Swiss", 4, True, "'Swiss' cannot be the ruleset here"),
        ("", 4, True, "'' cannot be the ruleset here"),
    ],
)
def test_6_1_other_options_are_refused(text: str, players: int, why: str, *, in_teams: bool) -> None:
    """docs/readings.md A10, A25."""
    with pytest.raises(NotationError, match=why):
        parse_ruleset(text, players, in_teams=in_teams)


def test_defaults_may_be_named_or_left_out() -> None:
    named = table_rules("swiss", 4, in_teams=True, options={"board": "canadian", "canadian_seven": "off"})
    assert named is table_rules("swiss", 4)
    assert named is not table_rules("swiss", 4, options={"board": "dog"})


def test_3_7_dog_board_has_the_rule_twice() -> None:
    assert table_rules("swiss", 4, options={"board": "dog"}).law.home_entry is HomeEntry.TWICE


@pytest.mark.parametrize("players", [4, 8])
def test_rules_survive_pickling(players: int) -> None:
    """Computer players think in another process."""
    rules = table_rules("swiss", players, options={"home_entry": "over"})
    again = pickle.loads(pickle.dumps(rules))  # noqa: S301 - its own bytes
    assert again == rules
    assert again.law.home_entry is HomeEntry.OVER


def test_a_declaration_may_split_any_card_and_walk_any_way() -> None:
    """The engine has no built-in ranks: a queen is split, a seven enters, a nine walks eighteen."""
    swiss = table_rules("swiss", 4)
    cards = {**swiss.law.cards, "Q": (Seven(),), "7": (Forward(7), EnterPawn()), "9": (Forward(18),)}
    rules = replace(swiss, law=replace(swiss.law, cards=cards))
    hands = ("79Q", "A", "A", "A")
    position = replace(opening(rules, Seat(3)), phase=Phase.PLAY, turn=Seat(0), hands=hands)
    waiting = position.pawns[1]
    groups = ((pawn(Location(4)), pawn(Location(9)), *waiting[:2]), *position.pawns[1:])
    position = replace(position, pawns=groups)
    plays = legal_plays(position)
    assert all(is_legal(position, play) for play in plays)
    assert seven_cards(position) == "Q"
    assert {play.spent for play in plays_without_sevens(position)} == {"7", "9"}
    assert any(isinstance(play, MovePlay) and len(play.moves) == 2 and play.spent == "Q" for play in plays)
    assert any(isinstance(play, MovePlay) and isinstance(play.moves[0], Enter) and play.spent == "7" for play in plays)
