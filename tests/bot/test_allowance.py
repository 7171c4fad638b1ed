from __future__ import annotations

import pytest

from tockbot.bot.press import LIMITS, RATES, Allowance, Cost, Limits, Rate, note_request, presses
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.shared_presses import PlayAgain, Reopen, SitAgain
from tockbot.features.lobby.screens import Leave, Sit
from tockbot.rules import Seat
from tockbot.tables import Refused, SeatsAgain, TableId, UserId

ANNA, BRUNO = UserId(1), UserId(2)


class Clock:
    """A clock that only moves when it is put forward."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def refused_for(allowance: Allowance, user: UserId, asked: Cost = Cost.HINT) -> int:
    """Return for how many seconds an action is refused; 0 if it is allowed."""
    try:
        allowance.spend(user, asked)
    except Refused as refusal:
        return int(refusal.facts["seconds"])
    return 0


def test_rate_allows_a_burst_then_one_per_interval() -> None:
    clock = Clock()
    allowance = Allowance(Limits(rates={Cost.HINT: Rate(3, 10)}), clock)
    assert [refused_for(allowance, ANNA) for _ in range(5)] == [0, 0, 0, 10, 10]
    clock.seconds += 9.5
    assert refused_for(allowance, ANNA) == 1
    clock.seconds += 0.5
    assert [refused_for(allowance, ANNA) for _ in range(2)] == [0, 10]
    clock.seconds += 1000
    assert [refused_for(allowance, ANNA) for _ in range(4)] == [0, 0, 0, 10]


def test_whole_burst_is_allowed_at_one_moment() -> None:
    clock = Clock()
    for part in range(1000):
        clock.seconds = 128.1 + part / 1000
        allowance = Allowance(Limits(rates={Cost.PRIVACY: RATES[Cost.PRIVACY]}), clock)
        assert [refused_for(allowance, ANNA, Cost.PRIVACY) for _ in range(4)] == [0, 0, 0, 60]


def test_limits_of_people_and_actions_are_separate() -> None:
    allowance = Allowance(Limits(rates={Cost.HINT: Rate(1, 10), Cost.LOG: Rate(1, 10)}), Clock())
    assert not refused_for(allowance, ANNA)
    with pytest.raises(Refused) as refused:
        allowance.spend(ANNA, Cost.HINT)
    assert refused.value.reason is BotRefusal.TOO_OFTEN
    assert not refused_for(allowance, BRUNO)
    assert not refused_for(allowance, ANNA, Cost.LOG)


def test_refused_action_is_refunded_only_if_its_cost_allows_it() -> None:
    allowance = Allowance(Limits(rates={Cost.TABLE: Rate(1, 10), Cost.LOG: Rate(1, 10)}), Clock())
    for asked, after in ((Cost.TABLE, 0), (Cost.LOG, 10)):
        with pytest.raises(Refused), allowance.spending(ANNA, asked):
            raise Refused(BotRefusal.NEEDS_SERVER)
        assert refused_for(allowance, ANNA, asked) == after
    with pytest.raises(Refused, match=BotRefusal.TOO_OFTEN.value), allowance.spending(ANNA, Cost.TABLE):
        raise AssertionError
    assert refused_for(allowance, ANNA, Cost.TABLE) == 10, "only the allowed action was counted"


def test_allowance_remembers_a_limited_number_of_people() -> None:
    allowance = Allowance(Limits(rates={Cost.HINT: Rate(1, 10)}, people=100), Clock())
    for number in range(5000):
        refused_for(allowance, UserId(number))
    assert len(allowance) == 100


LEAFED_THROUGH = (Cost.LESSON, Cost.REPLAY, Cost.PRESS, Cost.SUGGEST)
"""Actions that people repeat quickly, each of which draws a picture."""

MEASURED = 900
"""Seconds for which a script asks ten times a second."""


@pytest.mark.parametrize("asked", Cost)
def test_default_rates_suit_people_and_stop_scripts(asked: Cost) -> None:
    clock = Clock()
    allowance = Allowance(LIMITS, clock)
    person = [refused_for(allowance, ANNA, asked) for _ in range(3)]
    assert person == [0] * 3
    granted = 0
    for _ in range(10 * MEASURED):
        clock.seconds += 0.1
        granted += not refused_for(allowance, BRUNO, asked)
    assert granted <= MEASURED / RATES[asked].seconds + RATES[asked].at_once + 1
    assert granted <= (MEASURED + 60 if asked in LEAFED_THROUGH else MEASURED / 5 + 12)


def test_buttons_that_open_or_join_share_the_limits_of_commands() -> None:
    table = TableId(1)
    again = (PlayAgain(table), SitAgain(table, SeatsAgain.DRAWN), Reopen(table))
    assert {presses()[type(press)].cost for press in again} == {Cost.AGAIN}, "each may send hands to everyone"
    assert {presses()[type(press)].cost for press in (Sit(table, Seat(0)), Leave(table))} == {Cost.SEAT}


def test_refusal_after_a_counted_request_is_charged() -> None:
    allowance = Allowance(Limits(rates={Cost.TABLE: Rate(1, 10)}), Clock())

    def refuse(requests: int) -> None:
        for _ in range(requests):
            note_request()
        raise Refused(BotRefusal.CHANNEL_TAKEN)

    for requests in (0, 1):
        with pytest.raises(Refused), allowance.spending(ANNA, Cost.TABLE):
            refuse(requests)
    assert refused_for(allowance, ANNA, Cost.TABLE) == 10
