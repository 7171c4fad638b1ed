"""A table is the fold of its log, and an impossible log is detected."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import replace
from datetime import timedelta
from itertools import accumulate
from typing import Any

import pytest

from tests.tables.live import HOST, MOMENT, PEOPLE, SEED, LiveTable, opening_of, person_at, seated, started
from tests.tables.recordings import Recording, recorded
from tockbot.rules import Discard, Location, MovePlay, Phase, Seat, ThrowIn, Walk, table_rules
from tockbot.tables import (
    Card,
    CardPassed,
    Cause,
    Chosen,
    Closed,
    Computer,
    Dealt,
    Entry,
    Event,
    Human,
    Left,
    LogError,
    Opened,
    Played,
    Sat,
    SchedulerContext,
    Stage,
    Started,
    TableId,
    decode,
    encode,
    fold,
    next_due_action,
    replay,
    see,
)

FOUR = table_rules("swiss", 4)
CARD_SIGNS = ("♠", "♥", "♦", "♣")


def test_replayed_log_gives_the_same_table(recording: Recording) -> None:
    assert recording.after[-1] == recording.tables[-1]
    assert [table.entries for table in recording.after] == list(range(1, len(recording.entries) + 1))
    assert [table.at for table in recording.after] == [entry.at for entry in recording.entries]


def test_reading_a_log_is_folding_its_events(recording: Recording) -> None:
    some = recording.entries[:40]
    assert replay(some) == recording.after[len(some) - 1]


def test_replayed_moves_equal_the_played_ones(recording: Recording) -> None:
    """Comparing plays ignores their moves, so this test compares the moves."""
    played = [event.play for event in recording.events if isinstance(event, Played)]
    replayed = [record.play for record in recording.games[-1].history]
    assert [getattr(play, "moves", None) for play in replayed] == [getattr(play, "moves", None) for play in played]


def places(events: tuple[Event, ...], kind: type[Event]) -> list[int]:
    """Return the indexes of the events of a kind in a log."""
    return [place for place, event in enumerate(events) if isinstance(event, kind)]


def log_of(events: Iterable[Event], after: int = 0) -> list[Entry]:
    """Return events as log entries, one second apart, numbered after this number."""
    return [
        Entry(number, MOMENT + timedelta(seconds=number), HOST, event) for number, event in enumerate(events, after + 1)
    ]


def refused(events: list[Event]) -> LogError:
    with pytest.raises(LogError) as error:
        replay(log_of(events))
    assert not any(sign in str(error.value) for sign in CARD_SIGNS)
    return error.value


def follows_not(recording: Recording, place: int, *events: Event) -> str:
    """Return the error if these events replace the log from this index on."""
    with pytest.raises(LogError) as error:
        list(accumulate(log_of(events, place), fold, initial=recording.after[place - 1]))
    return str(error.value)


def test_a_wrong_card_in_any_deal_is_found(recording: Recording) -> None:
    for place in places(recording.events, Dealt)[:6]:
        deal = recording.events[place]
        assert isinstance(deal, Dealt)
        for seat, hand in enumerate(deal.hands):
            if hand:
                other = Card("As" if hand[0] != "As" else "2s")
                hands = (*deal.hands[:seat], (other, *hand[1:]), *deal.hands[seat + 1 :])
                assert "seed" in follows_not(recording, place, replace(deal, hands=hands))


def test_a_wrong_dealer_is_found(recording: Recording) -> None:
    for place in places(recording.events, Dealt)[:6]:
        deal = recording.events[place]
        assert isinstance(deal, Dealt)
        wrong = Seat((deal.dealer + 1) % recording.rules.party.players)
        follows_not(recording, place, replace(deal, dealer=wrong))


def test_another_seed_is_found(recording: Recording) -> None:
    opening, *following = recording.entries
    assert isinstance(opening.event, Opened)
    other = replace(opening, event=replace(opening.event, seed=b"\7" * 32))
    with pytest.raises(LogError, match="seed"):
        replay([other, *following])


def test_a_play_in_another_seats_turn_is_found(recording: Recording) -> None:
    for place in places(recording.events, Played)[::25]:
        play = recording.events[place]
        assert isinstance(play, Played)
        wrong = Seat((play.seat + 1) % recording.rules.party.players)
        follows_not(recording, place, replace(play, seat=wrong))


def test_a_missing_event_is_found(recording: Recording) -> None:
    """Only entry numbers reveal a missing choice of a card that was replaced later, or a missing end."""
    last_deal = places(recording.events, Dealt)[-1]
    for place in [*places(recording.events, Played)[::25], *places(recording.events, Dealt)[:-1:4]]:
        if place < last_deal:
            follows_not(recording, place, *recording.events[place + 1 :])


def test_repeated_event_is_refused(recording: Recording) -> None:
    for place in [*places(recording.events, Played)[::25], *places(recording.events, Dealt)[::4]]:
        follows_not(recording, place, recording.events[place], *recording.events[place:])


def test_entries_whose_numbers_do_not_follow_are_refused(recording: Recording) -> None:
    entries = recording.entries
    for place in (1, len(entries) // 2):
        for number in (0, place, place + 2):
            with pytest.raises(LogError, match="cannot follow"):
                fold(recording.after[place - 1], replace(entries[place], number=number))
    with pytest.raises(LogError, match="begins with the opening"):
        replay([replace(entries[0], number=2)])


def test_a_missing_entry_is_found_anywhere(recording: Recording) -> None:
    entries = recording.entries
    for place in range(1, len(entries) - 1, 17):
        with pytest.raises(LogError, match="cannot follow"):
            list(accumulate(entries[place + 1 :], fold, initial=recording.after[place - 1]))


def test_moves_that_no_pawn_can_have_made_are_found(recording: Recording) -> None:
    for place in places(recording.events, Played)[::25]:
        event = recording.events[place]
        assert isinstance(event, Played)
        if isinstance(event.play, MovePlay):
            for moves in ((), (Walk(Seat(0), Location(17), Location(18), 1, ()),), event.play.moves * 2):
                follows_not(recording, place, replace(event, play=replace(event.play, lazy_moves=moves)))


def test_a_drawn_card_that_chance_did_not_draw_is_found(recording: Recording) -> None:
    for place in places(recording.events, Played):
        event = recording.events[place]
        assert isinstance(event, Played)
        if event.drawn is not None:
            follows_not(recording, place, replace(event, drawn=None))
            follows_not(recording, place, replace(event, drawn=Card("xx")))


def following(live: LiveTable, event: Event) -> Entry:
    """Return an event as the next entry of a table's log."""
    return Entry(live.table.entries + 1, MOMENT, HOST, event)


def live_started() -> LiveTable:
    return started(FOUR)


TAMPERED: list[tuple[str, Callable[[], list[Event]]]] = [
    ("nothing", list),
    ("no opening", lambda: seated(FOUR).events[1:]),
    ("opened twice", lambda: [*seated(FOUR).events, seated(FOUR).events[0]]),
    ("a seat that is not there", lambda: [*seated(FOUR).events[:1], Sat(Seat(9), Computer("x"))]),
    ("a seat below the first", lambda: [*seated(FOUR).events[:1], Sat(Seat(-1), Computer("x"))]),
    ("a seat taken twice", lambda: [*seated(FOUR).events, Sat(Seat(1), Computer("x"))]),
    ("a person on two seats", lambda: [*seated(FOUR).events[:2], Sat(Seat(1), Human(HOST))]),
    ("a free seat left", lambda: [*seated(FOUR).events[:1], Left(Seat(1))]),
    ("a seat not there left", lambda: [*seated(FOUR).events, Left(Seat(4))]),
    ("nobody's seat left in a game", lambda: [*live_started().events, Left(Seat(1)), Left(Seat(1))]),
    ("started with a seat free", lambda: [*seated(FOUR).events[:3], Started()]),
    ("rules chosen in a game", lambda: [*live_started().events, Chosen(table_rules("ttg", 4))]),
    ("rules for fewer than sit there", lambda: [*seated(FOUR).events, Chosen(table_rules("swiss", 3))]),
    ("started twice", lambda: [*live_started().events, Started()]),
    ("a short seed", lambda: [replace(opening_of(FOUR), seed=bytes(3)), *seated(FOUR).events[1:]]),
    ("dealt before the start", lambda: [*seated(FOUR).events, live_started().events[-1]]),
    ("played before the start", lambda: [*seated(FOUR).events, Played(Seat(0), ThrowIn("A"), (Card("As"),))]),
    ("played in the exchange", lambda: [*live_started().events, Played(Seat(0), Discard("A"), (Card("As"),))]),
    ("gave what was not held", lambda: [*live_started().events, CardPassed(Seat(0), Card("xx"))]),
    ("gave from a seat not there", lambda: [*live_started().events, CardPassed(Seat(7), Card("As"))]),
    ("closed twice", lambda: [*live_started().events, Closed(Cause.ASKED), Closed(Cause.ASKED)]),
    ("gave after the end", lambda: [*live_started().events, Closed(Cause.CHANNEL_GONE), gift()]),
    (
        "sat down after the end",
        lambda: [*live_started().events, Closed(Cause.CHANNEL_GONE), Sat(Seat(1), Computer("x"))],
    ),
]


def gift() -> CardPassed:
    return CardPassed(Seat(0), live_started().game.hands[0][0])


@pytest.mark.parametrize("log", [row[1] for row in TAMPERED], ids=[row[0] for row in TAMPERED])
def test_a_log_that_no_table_wrote_is_refused(log: Callable[[], list[Event]]) -> None:
    refused(log())


def test_fields_of_the_wrong_kind_are_refused_like_any_other() -> None:
    """A file may contain any data."""
    live = live_started()
    of_wrong_kind: Any = ("x", None, 0.5, [])
    seats = iter(of_wrong_kind)
    for event in (
        Sat(next(seats), Computer("x")),
        Left(next(seats)),
        CardPassed(next(seats), Card("As")),
        Played(next(seats), ThrowIn("A"), (Card("As"),)),
    ):
        with pytest.raises(LogError):
            fold(live.table, following(live, event))


def test_error_names_the_number_of_the_wrong_entry() -> None:
    events = [*live_started().events, Played(Seat(0), Discard("A"), (Card("As"),))]
    assert f"entry {len(events)}" in str(refused(events))


def test_refused_event_does_not_change_the_table() -> None:
    live = live_started()
    kept = live.table
    with pytest.raises(LogError):
        fold(live.table, following(live, Played(Seat(0), Discard("A"), (Card("As"),))))
    assert live.table == kept


def test_the_stages_of_a_table() -> None:
    live = seated(FOUR)
    assert (live.table.stage, live.table.game) == (Stage.LOBBY, None)
    live = live_started()
    assert live.table.stage is Stage.PLAYING
    assert live.game.position.phase is Phase.EXCHANGE
    assert fold(live.table, following(live, Closed(Cause.CHANNEL_GONE))).stage is Stage.CLOSED


def test_first_event_describes_the_table() -> None:
    live = seated(FOUR)
    (opening, *_) = live.events
    assert isinstance(opening, Opened)
    table = live.table
    assert (table.opening.guild, table.opening.channel, table.host, table.rules, table.opening.seed) == (
        1,
        2,
        HOST,
        FOUR,
        SEED,
    )
    assert table.seat_of(person_at(2)) == 2
    assert table.entries == len(live.entries)


ODD: tuple[Any, ...] = (None, True, -1, 1.0, 2**80, float("inf"), "", "As", "\x00", [], [[]], [1, 2], {}, {"a": 1})


def with_odd(data: Any, value: Any) -> Iterator[Any]:  # noqa: ANN401 - data from a file may be anything
    """Yield the data with one part of them replaced."""
    yield value
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        for odd in with_odd(part, value):
            changed = copy(data)
            changed[key] = odd
            yield changed


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_any_row_is_read_as_a_log_or_refused(odd: object) -> None:
    """A log that can be read can be shown: nothing fails later."""
    recording = recorded(table_rules("italian", 3, options={"places": "on"}))
    kinds = {type(entry.event): place for place, entry in enumerate(recording.entries[:60])}
    for place in kinds.values():
        entry = recording.entries[place]
        kind, data = encode(entry.event)
        for changed in with_odd(json.loads(json.dumps(data)), odd):
            try:
                event = decode(kind, changed, None if place == 0 else recording.rules)
                changed_entry = replace(entry, event=event)
                table = fold(recording.after[place - 1], changed_entry) if place else replay([changed_entry])
            except LogError:
                continue
            see(TableId(1), table, HOST, PEOPLE)
            next_due_action(table, SchedulerContext(timedelta()))
            encode(event)
