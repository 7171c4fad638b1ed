"""Announced starts: the cards are dealt after the announcement, and depend on its message and on the cut."""

from __future__ import annotations

from functools import partial
from hashlib import sha256

import pytest

from tests.tables.live import HOST, MOMENT, SEED, LiveTable, begun_from, by, seated
from tests.tables.wishing import ANNA, FOUR, why_not
from tockbot.rules import parse_position
from tockbot.tables import (
    Actor,
    Announced,
    Computer,
    Dealt,
    Entry,
    LogError,
    MessageId,
    Refusal,
    Stage,
    Started,
    commands,
    fold,
    proof_of,
    replay,
)
from tockbot.tables.game import game_seed, number_below
from tockbot.tables.state import RESUME_PERIOD

MESSAGE = MessageId(1234567890123456789)


def starting(cut: str = "") -> LiveTable:
    """Return a table whose start is not announced yet."""
    live = seated(FOUR)
    live.do(by(0), partial(commands.start, cut=cut))
    return live


def begun(message: int = MESSAGE, cut: str = "") -> LiveTable:
    live = starting(cut)
    live.do(Actor(), partial(commands.announced, message=MessageId(message)))
    return live


def test_nothing_is_dealt_before_the_announcement() -> None:
    live = starting("abra")
    assert (live.table.stage, live.table.game, live.table.start.cut) == (Stage.STARTING, None, "abra")
    assert live.table.entries == len(FOUR.seats) + 2
    step = live.do(Actor(), partial(commands.announced, message=MESSAGE))
    assert [type(entry.event) for entry in step.entries[:2]] == [Announced, Dealt]
    assert live.table.stage is Stage.PLAYING
    assert live.asked(Actor(), partial(commands.announced, message=MESSAGE)) == (), "a repeat does nothing"


def test_cards_follow_from_seed_message_and_cut() -> None:
    live = begun(cut="hé")
    seed = sha256(SEED + f"{MESSAGE}:hé".encode()).digest()
    assert live.game.seed == game_seed(SEED, MESSAGE, "hé") == seed
    assert live.game.position.dealer == number_below(seed, "dealer", 4)
    hands = {begun(message, cut).game.hands for message in (MESSAGE, MESSAGE + 1) for cut in ("", "a", "b")}
    assert len(hands) == 6


def test_recipe_gives_the_same_values_forever() -> None:
    assert game_seed(SEED, MESSAGE, "hé").hex() == "9c5a7d03b9d7dacd9ac80d0d95643f8fa9574eeb39b33e96f2cd7ad65a834a38"


def test_log_with_another_message_or_cut_is_refused() -> None:
    live = begun(cut="a")
    for number, wrong in ((6, Started(cut="b")), (7, Announced(MessageId(MESSAGE + 1)))):
        forged = [Entry(one.number, one.at, one.actor, wrong) if one.number == number else one for one in live.entries]
        with pytest.raises(LogError, match="follow from the seed"):
            replay(forged)


def test_log_that_deals_before_the_announcement_is_refused() -> None:
    live, lobby = starting(), seated(FOUR)
    dealt = next(one.event for one in begun().entries if isinstance(one.event, Dealt))
    for table, event in ((lobby.table, Announced(MESSAGE)), (live.table, dealt), (live.table, Started(cut=""))):
        with pytest.raises(LogError):
            fold(table, Entry(table.entries + 1, MOMENT, None, event))


def test_starting_table_can_be_left_or_ended() -> None:
    live = starting()
    assert why_not(live, by(1), partial(commands.start, cut="")) is Refusal.NOT_IN_LOBBY
    assert why_not(live, ANNA, commands.join) is Refusal.NO_SEAT_FREE
    live.do(by(1), commands.leave)
    assert isinstance(live.table.seated[1], Computer)
    live.do(by(1), commands.join)
    assert live.table.seat_of(by(1).person or HOST) == 1
    live.do(by(0), commands.close)
    assert live.table.stage is Stage.CLOSED
    assert live.asked(Actor(), partial(commands.announced, message=MESSAGE)) == ()


def test_game_from_a_position_needs_no_announcement() -> None:
    position = parse_position("swiss 4t d3 pm 0 0!,15+,h3,r/18!,r,r,r/r,r,r,r/53,54,r,r A7K/5T/-/2*")
    assert begun_from(position).table.stage is Stage.PLAYING


def test_the_proof_names_message_and_cut() -> None:
    live = begun(cut="a")
    live.do(Actor(), commands.abandon)
    proof = proof_of(live.entries, live.table.at + RESUME_PERIOD)
    assert proof is not None
    assert (proof.message, proof.cut, proof.rounds) == (MESSAGE, "a", 1)
