"""docs/rules.md 2.8: what a seat or a spectator may know, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from tests.sampled import some
from tests.tables.live import (
    EVERY_RULESET,
    HOST,
    MOMENT,
    PEOPLE,
    SEED,
    LiveTable,
    arranged,
    at_play,
    by,
    opening_of,
    person_at,
    rules_id,
    started,
)
from tests.tables.recordings import Recording, recorded
from tockbot.rules import Draw, Phase, Seat, TableRules, legal_plays, table_rules
from tockbot.tables import (
    Actor,
    Card,
    CardPassed,
    Computer,
    Dealt,
    Entry,
    Game,
    LogError,
    Observation,
    Person,
    PersonId,
    Played,
    Refused,
    Table,
    TableId,
    card_taken,
    commands,
    fold,
    observe,
    proof_of,
    ranks_of,
    replay,
    see,
    seed_hash,
)
from tockbot.tables.game import next_deal
from tockbot.tables.players import COMPUTER_NAMES, sorted_cards
from tockbot.tables.state import RESUME_PERIOD

FOUR = table_rules("swiss", 4)
LOOKED_AT = 5
TABLE = TableId(1)
FAR_OFF = MOMENT + timedelta(days=400)
A_CARD = re.compile(r"'(?:[A23456789TJQK][shdc]|\*\*)'|\b[A23456789TJQK][shdc]\b")
SPECTATOR = None


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def shuffled_behind(table: Table, viewer: Seat | None, rng: Random) -> Table:
    """Return the table with everything changed that the viewer does not see: other hands, stock, passed cards, seed."""
    game = game_of(table)
    others = [seat for seat in table.rules.seats if seat != viewer]
    hidden = [card for seat in others for card in game.hands[seat]] + list(game.stock)
    rng.shuffle(hidden)
    hands = list(game.hands)
    gifts, received = list(game.gifts), list(game.received)
    for seat in others:
        count = len(hands[seat])
        hands[seat], hidden = sorted_cards(hidden[:count]), hidden[count:]
        gifts[seat] = None if gifts[seat] is None else rng.choice((Card("As"), Card("Kc")))
        received[seat] = rng.choice((None, Card("As")))
    theirs = [viewer not in (one.drawer, one.other) for one in game.drawn]
    drawn = [replace(one, card=Card("As")) if hidden else one for one, hidden in zip(game.drawn, theirs, strict=True)]
    position = replace(game.position, hands=tuple(map(ranks_of, hands)))
    changed = replace(
        game,
        position=position,
        hands=tuple(hands),
        gifts=tuple(gifts),
        received=tuple(received),
        drawn=tuple(drawn),
        stock=tuple(hidden),
        seed=rng.randbytes(32),
    )
    return replace(table, game=changed)


def viewers(rules: TableRules) -> Iterator[Seat | None]:
    yield from rules.seats
    yield SPECTATOR


def test_view_ignores_hidden_hands(recording: Recording) -> None:
    rng = Random(1)
    for table in recording.tables[::11]:
        for viewer in viewers(recording.rules):
            other = shuffled_behind(table, viewer, rng)
            assert observe(other, game_of(other), viewer) == observe(table, game_of(table), viewer)


def test_4_2_drawn_card_is_known_only_to_both_seats() -> None:
    live = arranged(table_rules("swiss", 3), "r,r,r,r/r,r,r,r/r,r,r,r", ("25", "69TQ", "5"), 0)
    drawn = card_taken(live.game, Draw("2", Seat(1)))
    live.play(Draw("2", Seat(1)))
    known = {viewer: observe(live.table, live.game, viewer).drawn for viewer in viewers(live.table.rules)}
    assert [one.card for one in known[Seat(0)]] == [drawn]
    assert known[Seat(0)] == known[Seat(1)]
    assert known[Seat(2)] == known[SPECTATOR] == ()
    assert not A_CARD.search(repr(known))


def test_half_exchange_shows_only_who_has_chosen() -> None:
    live = started(FOUR)
    live.give(Seat(0))
    live.give(Seat(3))
    rng = Random(2)
    for viewer in viewers(FOUR):
        other = shuffled_behind(live.table, viewer, rng)
        seen = observe(live.table, live.game, viewer)
        assert observe(other, game_of(other), viewer) == seen
        assert seen.has_given == (True, False, False, True)


def test_view_depends_on_the_own_hand() -> None:
    live = at_play(FOUR)
    other = shuffled_behind(live.table, Seat(0), Random(3))
    assert observe(other, game_of(other), Seat(1)) != observe(live.table, live.game, Seat(1))


def test_hidden_hands_are_in_no_repr(recording: Recording) -> None:
    rng = Random(4)
    for table in recording.tables[::23]:
        other = shuffled_behind(table, SPECTATOR, rng)
        assert repr(other) == repr(table)
        assert repr(other.game) == repr(table.game)
        assert repr(game_of(other).position) == repr(game_of(table).position)


def test_a_viewers_own_hand_is_in_no_repr_either() -> None:
    live = started(FOUR)
    live.give(Seat(0))
    seen = see(TABLE, live.table, person_at(0), PEOPLE)
    assert seen.game is not None
    assert seen.game.hand
    assert not A_CARD.search(repr(seen))
    assert not A_CARD.search(repr(seen.game))
    assert not any(hand in repr(seen.game.position()) for hand in seen.game.position().hands)


@pytest.mark.parametrize("rules", some(EVERY_RULESET, 2), ids=rules_id)
def test_before_the_first_play_no_repr_holds_a_card_or_the_seed(rules: TableRules) -> None:
    live = at_play(rules)
    things: list[object] = [live.table, live.game, live.game.position, *live.entries]
    things += [observe(live.table, live.game, viewer) for viewer in viewers(rules)]
    for thing in things:
        assert not A_CARD.search(repr(thing))
        assert SEED.hex() not in repr(thing)
        assert repr(SEED)[2:-1] not in repr(thing)


def test_events_keep_hidden_cards_out_of_their_repr() -> None:
    card = Card("As")
    assert A_CARD.search(repr((card,)))
    for event in (
        Dealt(Seat(0), ((card,),)),
        CardPassed(Seat(0), card),
        Played(Seat(0), Draw("2", Seat(1)), (), card),
        opening_of(FOUR),
        Entry(1, MOMENT, HOST, opening_of(FOUR)),
    ):
        assert not A_CARD.search(repr(event))
        assert "x01" not in repr(event)


def test_repr_of_a_due_deal_hides_its_cards() -> None:
    live = started(FOUR)
    assert not A_CARD.search(repr(next_deal(replace(live.game, round=0))))


def test_refusals_and_errors_hold_no_card() -> None:
    live = started(FOUR)
    absent = next(card for card in live.game.stock if card not in live.game.hands[0])
    with pytest.raises(Refused) as refused:
        live.decided(by(0), partial(commands.give, card=absent, stamp=live.game.stamp))
    assert not A_CARD.search(f"{refused.value!r} {refused.value.facts}")
    with pytest.raises(LogError) as error:
        fold(live.table, Entry(live.table.entries + 1, MOMENT, HOST, CardPassed(Seat(0), absent)))
    assert not A_CARD.search(f"{error.value!r} {error.value.__cause__!r}")


def test_a_spectator_sees_no_hand() -> None:
    live = started(FOUR)
    for person in (SPECTATOR, PersonId(12345)):
        game = see(TABLE, live.table, person, PEOPLE).game
        assert game is not None
        assert (game.viewer, game.hand, game.gift, game.received) == (None, (), None, None)
        assert [seat.cards for seat in game.seats] == [6] * 4


def test_repr_of_an_observation_hides_what_one_viewer_knows() -> None:
    hidden = {"hand", "gift", "received", "passed_in_stead", "drawn"}
    assert {field.name for field in fields(Observation) if not field.repr} == hidden


def test_seed_is_seen_only_as_its_hash(recording: Recording) -> None:
    for table in recording.tables[::20]:
        seen = see(TABLE, table, HOST, PEOPLE)
        assert seen.seed_hash == seed_hash(SEED)
        assert SEED not in (getattr(seen, field.name) for field in fields(seen))


def test_seed_is_shown_only_after_the_game() -> None:
    recording = recorded(table_rules("swiss", 2))
    for so_far in range(1, len(recording.entries), 20):
        assert proof_of(recording.entries[:so_far], FAR_OFF) is None
    proof = proof_of(recording.entries, recording.tables[-1].at)
    assert proof is not None
    assert (proof.seed, proof.seed_hash) == (SEED.hex(), seed_hash(SEED))


def test_ended_game_hides_its_seed_while_it_can_be_resumed() -> None:
    live = started(FOUR)
    live.do(Actor(), commands.abandon)
    assert proof_of(live.entries, live.table.at + RESUME_PERIOD - timedelta(seconds=1)) is None
    proof = proof_of(live.entries, live.table.at + RESUME_PERIOD)
    assert proof is not None
    assert proof.seed == SEED.hex()


def test_in_the_lobby_there_is_no_game_to_see() -> None:
    live = started(FOUR)
    lobby = replay(live.entries[:3])
    seen = see(TABLE, lobby, HOST, PEOPLE)
    assert (seen.game, seen.viewer) == (None, 0)
    assert seen.seed_hash == seed_hash(SEED), "it is known before anyone can know a card"


def test_seat_to_act_sees_the_same_legal_plays(recording: Recording) -> None:
    """They are also in the same order, because buttons refer to plays by index."""
    for table in recording.tables[::LOOKED_AT]:
        game = game_of(table)
        turn = game.position.turn
        if turn is None:
            continue
        legal = legal_plays(game.position)
        from_the_seat = legal_plays(observe(table, game, turn).position())
        assert list(from_the_seat) == list(legal)
        assert [getattr(play, "moves", None) for play in from_the_seat] == [
            getattr(play, "moves", None) for play in legal
        ]


def test_observation_shows_places_and_protection_of_pawns() -> None:
    live = at_play(table_rules("swiss", 3))
    game = observe(live.table, live.game, Seat(1))
    first, *others = game.seats[1].pawns
    assert (first.number, first.location, first.protected) == (1, 18, True)
    assert not any(pawn.protected for pawn in others)
    assert [pawn.number for pawn in game.seats[1].pawns] == [1, 2, 3, 4]


def test_partners_are_of_one_team() -> None:
    live = started(table_rules("swiss", 6))
    game = observe(live.table, live.game, None)
    assert [seat.team for seat in game.seats] == [0, 1, 2, 0, 1, 2]
    alone = started(table_rules("swiss", 3))
    assert {seat.team for seat in observe(alone.table, alone.game, None).seats} == {None}


def test_a_computer_player_is_seen_as_one() -> None:
    live = started(FOUR)
    live.do(by(2), commands.leave)
    seats = observe(live.table, live.game, None).seats
    assert [seat.is_computer for seat in seats] == [False, False, True, False]


def test_due_actions_are_visible_to_everyone(recording: Recording) -> None:
    for table in recording.tables[::31]:
        game = game_of(table)
        seen = observe(table, game, None)
        assert (seen.phase, seen.turn, seen.round) == (game.position.phase, game.position.turn, game.round)
        assert seen.phase is not Phase.ROUND_OVER
        assert seen.discards == game.discards


def test_computer_player_shares_no_first_letter() -> None:
    live = LiveTable.opened(opening_of(table_rules("swiss", 4)))
    live.do(by(0), commands.join)
    for seat in range(1, 4):
        live.do(by(0), partial(commands.add_computer, seat=Seat(seat)))

    def called(*people: str) -> list[str]:
        known = {HOST: Person(HOST, None, people[0])}
        return [player.name for player in see(TableId(1), live.table, None, known).seated if player is not None]

    assert called("Anna") == ["Anna", "Blaise", "Carl", "Dora"]
    assert called("čapek") == ["čapek", "Blaise", "Kurt", "Dora"]
    assert called("*Élodie*")[1:] == ["Blaise", "Carl", "Dora"]
    assert called("😀 Denis")[1:] == ["Blaise", "Carl", "Lise"]
    assert [player.name for player in live.table.seated if isinstance(player, Computer)] == ["Blaise", "Carl", "Dora"]
    letters = [name[0] for names in COMPUTER_NAMES for name in names]
    assert len(set(letters)) == len(letters)
