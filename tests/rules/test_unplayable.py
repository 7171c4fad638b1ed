"""Reasons why no card of a hand can be played (rules.md 2.6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tables.live import EVERY_RULESET, rules_id
from tests.tables.recordings import recorded
from tockbot.rules import (
    HOME,
    Discard,
    Hindrance,
    Location,
    Phase,
    Position,
    Seat,
    Spot,
    TableRules,
    ThrowIn,
    is_track,
    legal_plays,
    location_of,
    parse_pawns,
    played_seat,
    table_rules,
    why_unplayable,
)

OUT = "r,r,r,r"
SWISS, ITALIAN, KEEZEN = (table_rules(name, 4) for name in ("swiss", "italian", "keezen"))
JACKAROO = table_rules("jackaroo", 4)
WAITING = parse_pawns(SWISS, f"{OUT}/{OUT}/{OUT}/{OUT}")[0][0]


def is_unplayable(position: Position) -> bool:
    """Return whether no card can be played; a hand of sevens alone is never listed in full."""
    return all(isinstance(play, Discard | ThrowIn) for play in legal_plays(position))


def spot(seat: int, location: int) -> Spot:
    return Spot(Seat(seat), Location(location))


@pytest.mark.parametrize(
    ("rules", "pawns", "hand", "why"),
    [
        (SWISS, f"15,r,r,r/18!,r,r,r/{OUT}/{OUT}", "56", (spot(1, 18),)),
        # Only the first of two protected pawns is in the way of both cards.
        (SWISS, f"35,r,r,r/{OUT}/36!,r,r,r/41,r,r,r", "56", (spot(2, 36),)),
        # Each of two pawns is in the way of a card of its own.
        (SWISS, f"15,50,r,r/18!,r,r,r/{OUT}/54!,r,r,r", "5", (spot(1, 18), spot(3, 54))),
        (ITALIAN, f"15,r,r,r/18,r,r,r/{OUT}/{OUT}", "56", (spot(1, 18),)),
        # A wall of two pawns falls with either; in a longer one, no pawn is the reason alone.
        (JACKAROO, f"15,r,r,r/20,r,r,r/{OUT}/21,r,r,r", "9", (spot(1, 20), spot(3, 21))),
        (JACKAROO, "15,r,r,r/20,21,r,r/22,r,r,r/23,r,r,r", "9", ()),
        # A pawn of the player's own, on the track and at home.
        (KEEZEN, f"0,r,r,r/{OUT}/{OUT}/{OUT}", "K", (spot(0, 0),)),
        (KEEZEN, f"62,h2,h3,h4/{OUT}/{OUT}/{OUT}", "3", (spot(0, HOME[1]),)),
        # The partner's pawns, once the player's own are home.
        (SWISS, f"h1,h2,h3,h4/18!,r,r,r/15,r,r,r/{OUT}", "56", (spot(1, 18),)),
        # No way out, even if something else is in the way too.
        (SWISS, f"{OUT}/18!,r,r,r/{OUT}/{OUT}", "56", Hindrance.NO_WAY_OUT),
        (SWISS, f"h3,h4,r,r/18!,r,r,r/{OUT}/{OUT}", "26", Hindrance.NO_WAY_OUT),
        # Nothing is in the way, but no pawn can move so.
        (SWISS, f"h1,h2,h3,h4/{OUT}/h4,r,r,r/{OUT}", "56", Hindrance.NO_MOVE),
        (SWISS, f"15,r,r,r/{OUT}/{OUT}/{OUT}", "J", Hindrance.NO_MOVE),
    ],
)
def test_unplayable_hand_names_what_is_in_its_way(
    rules: TableRules, pawns: str, hand: str, why: tuple[Spot, ...] | Hindrance
) -> None:
    position = Position(rules, Seat(0), Phase.PLAY, Seat(0), parse_pawns(rules, pawns), (hand, "", "", ""))
    assert is_unplayable(position)
    assert why_unplayable(position) == why


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_pawns_in_the_way_are_the_reason_in_whole_games(rules: TableRules) -> None:
    for position in {table.game.position for table in recorded(rules).tables[::23] if table.game is not None}:
        if position.turn is None or position.phase is not Phase.PLAY or not is_unplayable(position):
            continue
        why = why_unplayable(position)
        own = position.pawns[played_seat(rules, position.pawns, position.turn)]
        if why is Hindrance.NO_WAY_OUT:
            assert not any(is_track(location_of(pawn)) for pawn in own)
        for one in why if isinstance(why, tuple) else ():
            groups = list(position.pawns)
            groups[one.seat] = tuple(
                sorted(pawn if location_of(pawn) != one.location else WAITING for pawn in groups[one.seat])
            )
            assert not is_unplayable(replace(position, pawns=tuple(groups)))
