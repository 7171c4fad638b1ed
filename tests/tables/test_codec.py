"""Events as stored in the log: plain data, from which the same event can be read."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.tables.live import EVERY_RULESET, MOMENT, LiveTable, opening_of, rules_id
from tests.tables.recordings import Recording, recorded
from tockbot.rules import (
    Burn,
    Discard,
    Draw,
    Enter,
    Jump,
    MovePlay,
    Seat,
    Swap,
    TableRules,
    ThrowIn,
    Walk,
    parse_position,
    table_rules,
)
from tockbot.tables import (
    FORM,
    KINDS,
    Agreed,
    Announced,
    Asked,
    Away,
    Card,
    CardPassed,
    Cause,
    Chosen,
    Closed,
    Computer,
    Declined,
    DiscardRest,
    Event,
    Forgotten,
    Here,
    Hinted,
    HintsAllowed,
    Human,
    InvitationOnly,
    Kind,
    Left,
    Level,
    LogError,
    MessageId,
    MoveUndone,
    Opened,
    PersonId,
    Played,
    PlayerLetBack,
    PlayerRemoved,
    PresenceChecked,
    Rated,
    Sat,
    SeatReserved,
    SeriesChosen,
    Started,
    TableId,
    UndoAllowed,
    Wanted,
    decode,
    encode,
)
from tockbot.tables.codec import Data

FOUR = table_rules("swiss", 4)
A_POSITION = parse_position(f"swiss 4t d3 pm 0 20+,{'/'.join(['r,r,r'] + ['r,r,r,r'] * 3)} 5K*/AA/-/7")


def there_and_back(event: Event, rules: TableRules) -> Event:
    kind, data = encode(event)
    return decode(kind, json.loads(json.dumps(data)), rules)


@pytest.mark.parametrize("kind", list(Kind))
def test_kind_of_a_table_is_stored(kind: Kind) -> None:
    event = replace(opening_of(FOUR), kind=kind)
    assert there_and_back(event, FOUR) == event
    assert LiveTable.opened(event).table.opening.kind is kind


def test_table_without_a_stored_kind_is_a_game() -> None:
    name, data = encode(opening_of(FOUR))
    assert "kind" not in data
    back = decode(name, data, FOUR)
    assert isinstance(back, Opened)
    assert back.kind is Kind.GAME
    with pytest.raises(LogError):
        decode(name, {**data, "kind": "joke"}, FOUR)


def test_every_event_of_whole_games_survives_the_codec(recording: Recording) -> None:
    for event in recording.events:
        back = there_and_back(event, recording.rules)
        assert back == event
        if isinstance(event, Played) and isinstance(event.play, MovePlay):
            assert isinstance(back, Played)
            assert isinstance(back.play, MovePlay)
            assert (back.play.moves, back.play.rank) == (event.play.moves, event.play.rank), (
                "equality is blind to these"
            )
            assert back.drawn == event.drawn


VARIED = (table_rules("swiss", 2), table_rules("ttg", 2), EVERY_RULESET[-1])
"""Rules of games that hold every kind of play and move together."""


def test_played_games_cover_every_kind_of_play_and_move() -> None:
    plays = [event.play for rules in VARIED for event in recorded(rules).events if isinstance(event, Played)]
    moves = [move for play in plays if isinstance(play, MovePlay) for move in play.moves]
    assert {type(each) for each in (*plays, *moves)} == {
        MovePlay,
        Draw,
        Burn,
        ThrowIn,
        Discard,
        Enter,
        Walk,
        Jump,
        Swap,
    }


@pytest.mark.parametrize(
    "event",
    [
        Sat(Seat(1), Human(PersonId(2**63 - 1))),
        Chosen(table_rules("ttg", 6, in_teams=False, options={"jokers": "on"})),
        Sat(Seat(3), Computer("Zoë 🦊 \u202e \" '; DROP TABLE entries")),
        Sat(Seat(3), Computer("Ada", Level.HARD)),
        HintsAllowed(None),
        HintsAllowed(0),
        Hinted(Seat(2)),
        Left(Seat(2)),
        SeatReserved(Seat(2), PersonId(7)),
        Away(Seat(2), MOMENT),
        Away(Seat(2), None),
        CardPassed(Seat(0), Card("**")),
        Played(Seat(0), Draw("2", Seat(1)), (Card("2s"),), Card("Th")),
        Played(Seat(0), ThrowIn("A23"), (Card("As"), Card("2h"), Card("3c"))),
        Played(Seat(0), Discard("T"), cards=(Card("Th"),)),
        Played(Seat(0), ThrowIn("7*"), cards=(Card("7d"), Card("**"))),
        Started(),
        UndoAllowed(allowed=False),
        InvitationOnly(only=True),
        Rated(rated=False),
        Asked(Wanted.UNDO, Seat(1)),
        Declined(PersonId(7)),
        SeriesChosen(3, (2, 1), TableId(7)),
        SeriesChosen(3),
        SeriesChosen(None),
        MoveUndone(Seat(3)),
        DiscardRest(Seat(3)),
        Started(A_POSITION),
        Started(cut=""),
        Started(cut='hé: " \u202e'),
        Announced(MessageId(2**63 - 1)),
        Announced(MessageId(2**63 - 1), MessageId(2**63 - 2)),
        Asked(Wanted.SEAT, Seat(3)),
        Asked(Wanted.END),
        Agreed(PersonId(7)),
        PlayerRemoved(PersonId(5)),
        PlayerLetBack(PersonId(5)),
        Forgotten(PersonId(9), Seat(2)),
        Forgotten(PersonId(9)),
        PresenceChecked(),
        Here(),
        Closed(Cause.AGREED, (Seat(1), Seat(3))),
        Closed(Cause.ASKED),
        Closed(Cause.AGREED),
        Closed(Cause.IDLE),
        Closed(Cause.CHANNEL_GONE),
    ],
)
def test_event_survives_the_codec(event: Event) -> None:
    assert there_and_back(event, FOUR) == event


def test_an_entry_of_another_form_is_refused() -> None:
    kind, data = encode(Left(Seat(2)))
    assert decode(kind, data, FOUR, FORM) == Left(Seat(2))
    for form in (FORM - 1, FORM + 1):
        with pytest.raises(LogError, match=f"form {form}"):
            decode(kind, data, FOUR, form)


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_rules_of_a_table_survive_the_codec(rules: TableRules) -> None:
    kind, data = encode(opening_of(rules))
    assert decode(kind, json.loads(json.dumps(data)), None) == opening_of(rules)


def test_every_kind_of_event_has_a_name_of_its_own() -> None:
    assert set(KINDS) == set(Event.__args__)
    assert len(set(KINDS.values())) == len(KINDS)


MOVE = {
    "seat": 0,
    "play": "move",
    "spent": "5",
    "rank": "5",
    "forces_discard": False,
    "pawns": "5,r,r,r/" + "/".join(["r,r,r,r"] * 3),
    "moves": [["walk", 0, 0, 5, 5, []]],
    "cards": "5s",
}
OPENING = {
    "guild": 1,
    "channel": 2,
    "host": 3,
    "language": "en",
    "ruleset": "swiss",
    "players": 4,
    "in_teams": True,
    "seed": "00" * 32,
}


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (
            "open",
            {**OPENING, "ruleset": "x"},
        ),
        ("open", {}),
        ("choose", {}),
        ("choose", {"ruleset": "swiss", "players": 7, "in_teams": False}),
        ("fly", {}),
        ("", {}),
        ("sit", {"seat": 0}),
        ("sit", {"seat": 0, "computer": "Ada"}),
        ("sit", {"seat": 0, "computer": "Ada", "level": "divine"}),
        ("allow", {"hints": "many"}),
        ("allow", {}),
        ("hint", {}),
        ("sit", []),
        ("leave", {}),
        ("keep", {"seat": 1}),
        ("away", {"seat": 1}),
        ("away", {"seat": 1, "until": "soon"}),
        ("open", {**OPENING, "seed": "no hexadecimal"}),
        ("open", {**OPENING, "seed": 7}),
        ("start", {"position": "here"}),
        ("start", {"position": None}),
        ("deal", {"dealer": 0, "hands": [1, 2, 3, 4]}),
        ("deal", {"dealer": 0, "hands": None}),
        ("deal", {"hands": []}),
        ("give", {"seat": 0}),
        ("pace", {}),
        ("pace", {"pace": "hasty"}),
        ("time", {}),
        ("time", {"until": [[0, "soon"]]}),
        ("time", {"until": [[0, "2026-03-01T12:00:00"]]}),
        ("time", {"until": [[0, 7]]}),
        ("remind", {}),
        ("ask", {}),
        ("ask", {"wanted": "money"}),
        ("ask", {"wanted": "seat", "seat": "x"}),
        ("agree", {}),
        ("agree", {"person": None}),
        ("decline", {}),
        ("answer back", {"seat": 1}),
        ("hand on", {}),
        ("miss", {}),
        ("give", {"seat": 0, "card": "As", "in_stead": 1}),
        ("close", {}),
        ("close", {"cause": "whim"}),
        ("play", {"seat": 0, "spent": "A", "play": "cheat", "cards": "As"}),
        ("play", {"seat": 0, "play": "discard"}),
        ("play", {"seat": 0, "play": "discard", "spent": "T"}),
        ("play", {**MOVE, "pawns": "r,r,r,r"}),
        ("play", {**MOVE, "pawns": 3}),
        ("play", {**MOVE, "moves": [["teleport", 0, 0, 5]]}),
        ("play", {**MOVE, "moves": [["walk", 0, 0, 5, 5, [7]]]}),
        ("play", {**MOVE, "moves": 7}),
        ("play", {**MOVE, "moves": [["walk", 0, 0, 5, 5, [], 0]]}),
        ("play", {**MOVE, "moves": [["walk", 0, 0, 5, 5]]}),
        ("play", {**MOVE, "moves": [["walk", 0, 0, 5, True, []]]}),
        ("play", {**MOVE, "drawn": None}),
        ("play", {**MOVE, "in_parts": True}),
        ("play", {"seat": 0, "play": "discard", "spent": "T", "cards": "Th", "rank": "T"}),
        ("leave", {"seat": 0, "more": 1}),
        ("leave", {"seat": 1.0}),
        ("leave", {"seat": True}),
        ("sit", {"seat": 0, "person": 1, "level": "hard"}),
        ("sit", {"seat": 0, "person": 1, "more": 1}),
        ("open", {**OPENING, "more": 1}),
        ("open", {**OPENING, "players": 4.0}),
        ("choose", {"ruleset": "swiss", "players": 4, "in_teams": True, "seat": 0}),
        ("choose", {"ruleset": "swiss", "players": 4, "in_teams": 1}),
        ("ask", {"wanted": "seat", "seat": None}),
        ("time", {"until": [[0, "2026-03-01T12:00:00+00:00", 1]]}),
        ("call", {"person": 1}),
        ("call", []),
    ],
)
def test_invalid_event_data_is_refused(kind: str, data: Data) -> None:
    with pytest.raises(LogError) as refused:
        decode(kind, data, FOUR)
    assert not isinstance(refused.value.__cause__, LogError)


def test_refusal_is_the_only_problem_of_each_example() -> None:
    assert isinstance(decode("open", OPENING, None), Opened)
    assert isinstance(decode("play", MOVE, FOUR), Played)


def test_a_log_begins_with_the_opening_of_its_table() -> None:
    with pytest.raises(LogError, match="begins with the opening"):
        decode("leave", {"seat": 0}, None)
