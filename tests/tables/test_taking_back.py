"""Undo: by consent until another person has played, and never before a deal, an exchange or a draw."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from tests.tables.live import HOST, MOMENT, LiveTable, arranged, at_play, by, opening_of, person_at, seated, started
from tests.tables.wishing import FOUR, STRANGER, why_not
from tockbot.rules import Draw, Phase, Seat, TableRules, legal_plays, table_rules
from tockbot.tables import (
    Actor,
    Agreed,
    Asked,
    Declined,
    Entry,
    Event,
    LogError,
    MessageId,
    MoveUndone,
    Refusal,
    Sat,
    Stage,
    Stamp,
    TableCommand,
    UndoAllowed,
    Wanted,
    commands,
    fold,
    replay,
)
from tockbot.tables.proposals import waited_for
from tockbot.tables.state import Presence

ITALIAN = table_rules("italian", 3)
OUT = "r,r,r,r"


def ask(live: LiveTable) -> TableCommand:
    """Return the command to undo the last play of the game."""
    last = live.table.last_play
    return partial(commands.ask_undo, number=Stamp(0) if last is None else last.number)


def answer(live: LiveTable, *, agrees: bool = True) -> TableCommand:
    """Return the command to agree to the undo just proposed, or to reject it."""
    asking = live.table.undo_proposal
    return partial(commands.agree if agrees else commands.decline, number=Stamp(0) if asking is None else asking.number)


def one_play(live: LiveTable) -> None:
    """Make the first legal play of the seat to act."""
    live.play(legal_plays(live.game.position)[0])


def unrated(rules: TableRules) -> LiveTable:
    """Return an unrated game of people, before its first play."""
    live = seated(rules)
    live.do(by(0), partial(commands.rate, rated=False))
    live.do(by(0), commands.start)
    while live.game.position.phase is Phase.EXCHANGE:
        live.give(live.game.awaited[0])
    return live


def with_computers(live: LiveTable, *seats: int) -> LiveTable:
    for seat in seats:
        live.do(by(seat), commands.leave)
    return live


def test_player_alone_undoes_at_once_with_computer_plays() -> None:
    live = unrated(FOUR)
    me = live.turn
    with_computers(live, *(seat for seat in FOUR.seats if seat != me))
    before = live.game
    one_play(live)
    one_play(live)
    one_play(live)
    step = live.do(by(me), ask(live))
    assert [type(entry.event) for entry in step.entries] == [Asked, MoveUndone]
    assert (live.game.position, live.game.hands, live.game.history) == (before.position, before.hands, before.history)
    assert live.game.stamp == live.table.entries > before.stamp, "buttons from before are stale"
    assert live.table.undone_seat == me
    assert replay(live.entries) == live.table, "the log was only added to"
    one_play(live)
    assert live.table.undone_seat is None


def test_all_people_on_other_sides_must_agree_to_an_undo() -> None:
    live = at_play(FOUR)
    me = live.turn
    partner, others = Seat((me + 2) % 4), [Seat((me + 1) % 4), Seat((me + 3) % 4)]
    one_play(live)
    after = live.game
    live.do(by(me), ask(live))
    assert live.asked(by(me), ask(live)) == (), "a repeated request changes nothing"
    assert why_not(live, by(partner), answer(live)) is Refusal.NOT_YOURS_TO_AGREE
    assert why_not(live, Actor(STRANGER), answer(live)) is Refusal.NOT_SEATED
    live.do(by(others[0]), answer(live))
    assert live.asked(by(others[0]), answer(live)) == ()
    assert live.game is after
    step = live.do(by(others[1]), answer(live))
    assert [type(entry.event) for entry in step.entries] == [Agreed, MoveUndone]
    assert len(live.game.history) == len(after.history) - 1


def test_one_refusal_rejects_an_undo() -> None:
    live = at_play(FOUR)
    me = live.turn
    one_play(live)
    asked = ask(live)
    live.do(by(me), asked)
    said_again = answer(live)
    live.do(by((me + 1) % 4), answer(live, agrees=False))
    assert why_not(live, by(me), asked) is Refusal.BACK_GONE, "the request cannot be repeated"
    assert why_not(live, by((me + 3) % 4), said_again) is Refusal.STALE


def test_leaver_is_not_waited_for() -> None:
    live = with_computers(unrated(ITALIAN), 1)
    assert live.turn == 1
    one_play(live)
    me = live.turn
    one_play(live)
    live.do(by(me), ask(live))
    assert live.table.undo_proposal is not None
    (left,) = waited_for(live.table, live.table.undo_proposal)
    step = live.do(Actor(left), commands.leave)
    assert [type(entry.event) for entry in step.entries] == [Sat, MoveUndone]


def test_undo_ends_when_another_person_has_played() -> None:
    live = at_play(FOUR)
    first = live.turn
    one_play(live)
    asked = ask(live)
    live.do(by(first), asked)
    one_play(live)
    assert live.table.asked == (), "otherwise it would undo the later play"
    assert why_not(live, by(first), asked) is Refusal.BACK_GONE
    assert why_not(live, by(first), ask(live)) is Refusal.BACK_GONE, "it is another player's play"


def test_nothing_is_taken_back_over_an_exchange_or_a_deal() -> None:
    live = started(FOUR)
    assert why_not(live, by(0), ask(live)) is Refusal.BACK_GONE
    for seat in FOUR.seats:
        live.give(seat)
    assert live.table.last_play is None
    rounds = live.game.round
    me = live.turn
    while live.game.round == rounds:
        me = live.turn
        one_play(live)
    assert live.table.last_play is None
    assert why_not(live, by(me), ask(live)) is Refusal.BACK_GONE


def test_nothing_is_taken_back_over_a_draw() -> None:
    live = arranged(table_rules("swiss", 2), f"{OUT}/{OUT}", ("2", "569TQ"), 0)
    me = live.turn
    live.play(Draw("2", Seat(1)))
    assert live.game.round == 1
    assert live.table.last_play is None
    assert why_not(live, by(me), ask(live)) is Refusal.BACK_GONE


def test_nothing_is_taken_back_after_the_end() -> None:
    live = arranged(ITALIAN, f"70,h2,h3,h4/{OUT}/40,r,r,r", ("A", "2", "9"), 0)
    me = live.turn
    for play in legal_plays(live.game.position):
        trial = LiveTable(live.table, list(live.entries))
        trial.play(play)
        if trial.table.stage is Stage.FINISHED:
            assert trial.table.last_play is not None
            assert why_not(trial, by(me), ask(trial)) is Refusal.BACK_GONE
            return
    raise AssertionError("no play wins")


def test_turn_made_on_behalf_is_undone_with_the_play_before() -> None:
    live = at_play(FOUR)
    me = live.turn
    one_play(live)
    play = legal_plays(live.game.position)[0]
    live.do(Actor(plays=live.turn), partial(commands.play, chosen=play, stamp=live.game.stamp))
    last = live.table.last_play
    assert last is not None
    assert last.seat == me, "it is undone with the person's play before it"


def test_player_who_gets_up_cannot_undo() -> None:
    live = at_play(FOUR)
    me = live.turn
    one_play(live)
    asked = ask(live)
    live.do(by(me), commands.leave)
    live.do(by(me), commands.join)
    assert why_not(live, by(me), asked) is Refusal.BACK_GONE


def test_host_may_switch_off_undo_before_the_game() -> None:
    live = seated(FOUR)
    assert why_not(live, by(1), partial(commands.allow_undo, allowed=False)) is Refusal.HOST_CHOOSES
    assert live.asked(by(0), partial(commands.allow_undo, allowed=True)) == ()
    live.do(by(0), partial(commands.allow_undo, allowed=False))
    live.do(by(0), commands.start)
    assert why_not(live, by(0), partial(commands.allow_undo, allowed=True)) is Refusal.NOT_IN_LOBBY
    for seat in FOUR.seats:
        live.give(seat)
    me = live.turn
    one_play(live)
    assert why_not(live, by(me), ask(live)) is Refusal.BACK_OFF


@pytest.mark.parametrize(
    "event",
    [
        UndoAllowed(allowed=True),
        Asked(Wanted.UNDO, Seat(3)),
        Declined(HOST),
        Agreed(HOST),
        MoveUndone(Seat(0)),
    ],
)
def test_log_with_an_undo_without_request_is_refused(event: Event) -> None:
    live = at_play(FOUR)
    one_play(live)
    with pytest.raises(LogError):
        fold(live.table, Entry(live.table.entries + 1, MOMENT, HOST, event))


def test_silence_is_no_consent_to_an_undo_in_a_rated_game() -> None:
    live = at_play(FOUR)
    me, partner, others = live.turn, Seat((live.turn + 2) % 4), [Seat((live.turn + 1) % 4), Seat((live.turn + 3) % 4)]
    one_play(live)
    asleep = replace(live.table, presence=Presence(timed_out=tuple(person_at(one) for one in others)))
    assert why_not(LiveTable(asleep, live.entries), by(me), ask(live)) is Refusal.BACK_RATED
    live.do(by(me), ask(live))
    with_computers(live, partner, *others)
    assert not any(isinstance(event, MoveUndone) for event in live.events), "they left; they did not agree"
    assert why_not(live, by(me), ask(live)) is Refusal.BACK_RATED


def test_undo_button_of_an_earlier_play_undoes_no_later_one() -> None:
    live = unrated(FOUR)
    me = live.turn
    with_computers(live, *(seat for seat in FOUR.seats if seat != me))
    one_play(live)
    earlier = ask(live)
    while live.turn != me:
        one_play(live)
    one_play(live)
    assert why_not(live, by(me), earlier) is Refusal.BACK_GONE


def test_unrated_game_against_computers_allows_every_undo() -> None:
    live = LiveTable.opened(opening_of(FOUR))
    live.do(by(0), commands.join)
    live.do(by(0), commands.fill_and_start)
    live.do(Actor(), partial(commands.announced, message=MessageId(1)))
    while live.game.position.phase is Phase.EXCHANGE:
        live.give(live.game.awaited[0])
    while live.turn != 0:
        one_play(live)
    one_play(live)
    assert isinstance(live.do(by(0), ask(live)).entries[-1].event, MoveUndone)


def test_player_who_timed_out_is_not_waited_for() -> None:
    live = at_play(FOUR)
    me = live.turn
    one_play(live)
    late = Seat((me + 1) % 4)
    live.table = replace(live.table, presence=Presence(timed_out=(person_at(late),)))
    live.do(by(me), ask(live))
    step = live.do(by((me + 3) % 4), answer(live))
    assert [type(entry.event) for entry in step.entries] == [Agreed, MoveUndone]


def test_log_with_an_undo_without_consent_is_refused() -> None:
    live = at_play(FOUR)
    me = live.turn
    one_play(live)
    live.do(by(me), ask(live))
    with pytest.raises(LogError, match="cannot be undone"):
        fold(live.table, Entry(live.table.entries + 1, MOMENT, person_at((me + 1) % 4), Asked(Wanted.UNDO, me)))
    with pytest.raises(LogError, match="without consent"):
        fold(live.table, Entry(live.table.entries + 1, MOMENT, None, MoveUndone(me)))
