"""docs/rules.md 2.3 to 2.6 and 5.1 at a table: exchange, turns, rounds and the end."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

from tests.tables.live import PEOPLE, LiveTable, arranged, at_play, by, person_at, started
from tests.tables.recordings import Recording
from tockbot.rules import (
    HOME,
    RESERVE,
    Burn,
    Discard,
    Draw,
    Enter,
    Exchange,
    IllegalPlay,
    MovePlay,
    Phase,
    Seat,
    Swap,
    ThrowIn,
    legal_plays,
    side_is_home,
    table_rules,
)
from tockbot.tables import (
    Card,
    CardPassed,
    Dealt,
    Drawn,
    Human,
    Played,
    Refusal,
    Refused,
    Stage,
    Stamp,
    TableId,
    card_passed,
    card_taken,
    commands,
    pawn_number,
    played,
    ranks_of,
    see,
)

FOUR = table_rules("swiss", 4)
LATER = Stamp(9)
PLAYER = Human(person_at(0))


# The exchange


def test_2_3_passed_cards_are_hidden_until_all_have_chosen() -> None:
    live = started(FOUR)
    dealt = live.game.hands
    for seat in (0, 1, 2):
        live.give(Seat(seat))
        assert live.game.position.phase is Phase.EXCHANGE
        assert live.game.hands == dealt
        assert live.game.received == (None,) * 4
        for viewer in range(4):
            game = see(TableId(1), live.table, person_at(viewer), PEOPLE).game
            assert game is not None
            assert game.received is None
            assert game.gift == (dealt[viewer][0] if viewer <= seat else None)
            assert game.has_given == tuple(other <= seat for other in range(4))


def test_2_3_all_gifts_change_hands_at_once_between_partners() -> None:
    live = started(FOUR)
    dealt = live.game.hands
    for seat in (3, 1, 0, 2):
        live.give(Seat(seat), 1)
    assert live.game.position.phase is Phase.PLAY
    for seat in range(4):
        partner = (seat + 2) % 4
        expected = sorted([*dealt[seat][:1], *dealt[seat][2:], dealt[partner][1]])
        assert sorted(live.game.hands[seat]) == expected
        assert live.game.received[seat] == dealt[partner][1]


def test_2_3_alone_the_card_goes_to_the_left_neighbour() -> None:
    rules = table_rules("swiss", 3)
    live = started(rules)
    dealt = live.game.hands
    for seat in rules.seats:
        live.give(seat)
    assert live.game.received == (dealt[2][0], dealt[0][0], dealt[1][0])


def test_2_3_choice_can_be_changed_until_all_have_chosen() -> None:
    live = started(FOUR)
    stamp = live.game.stamp
    for place in (0, 3, 5):
        live.give(Seat(2), place)
        assert live.game.gifts[2] == live.game.hands[2][place]
        assert live.game.stamp == stamp, "the others' buttons remain valid"
    last = live.game.hands[2][5]
    for seat in (0, 1, 3):
        live.give(Seat(seat))
    assert live.game.received[0] == last
    assert live.game.stamp == live.table.entries > stamp


def test_2_3_passing_an_absent_card_or_out_of_phase_is_refused() -> None:
    live = started(FOUR)
    absent = next(card for card in live.game.stock if card not in live.game.hands[0])
    with pytest.raises(IllegalPlay):
        card_passed(live.game, Seat(0), absent, LATER)
    played_on = at_play(FOUR).game
    with pytest.raises(IllegalPlay):
        card_passed(played_on, Seat(0), played_on.hands[0][0], LATER)


def test_2_3_without_exchange_play_begins_with_the_deal(recording: Recording) -> None:
    exchanges = any(isinstance(event, CardPassed) for event in recording.events)
    assert exchanges == (recording.rules.law.exchange is not Exchange.NONE)


# Turns and rounds


def test_2_4_the_turn_goes_clockwise_past_players_without_cards(recording: Recording) -> None:
    for before, after in pairwise(recording.games):
        turn = before.position.turn
        if turn is None or after.position.phase is not Phase.PLAY or before.round != after.round:
            continue
        burns = after.history and isinstance(after.history[-1].play, Burn)
        if burns or before.position.phase is Phase.DISCARD or after.position.turn == turn:
            continue
        players = recording.rules.party.players
        passed = range(1, (after.position.turn or 0) - turn + (players if (after.position.turn or 0) <= turn else 0))
        assert all(not after.hands[(turn + step) % players] for step in passed)


def test_2_6_player_without_a_play_throws_in_the_whole_hand() -> None:
    live = arranged(FOUR, "/".join(["r,r,r,r"] * 4), ("256", "A", "5", "6"), 0)
    assert legal_plays(live.game.position) == (ThrowIn("256"),)
    live.play(ThrowIn("256"))
    assert live.game.hands[0] == ()
    assert live.game.discards[-3:] == (Card("2s"), Card("5s"), Card("6s"))
    assert live.game.history[-1].cards == (Card("2s"), Card("5s"), Card("6s"))
    assert live.turn == 1


def test_2_1_play_that_ends_a_round_also_deals_the_next() -> None:
    live = arranged(FOUR, "/".join(["r,r,r,r"] * 4), ("", "5", "", ""), 1)
    before = len(live.events)
    dealer = live.game.position.dealer
    live.play(ThrowIn("5"))
    assert [type(event) for event in live.events[before:]] == [Played, Dealt]
    assert live.game.round == 2
    assert live.game.position.dealer == (dealer + 1) % 4
    assert [len(hand) for hand in live.game.hands] == [5] * 4
    assert live.game.gifts == live.game.received == (None,) * 4


def test_2_1_no_log_stops_where_a_deal_is_due(recording: Recording) -> None:
    assert all(game.position.phase is not Phase.ROUND_OVER for game in recording.games)


def test_4_2_a_draw_takes_the_card_that_follows_from_the_seed() -> None:
    rules = table_rules("swiss", 2)
    live = arranged(rules, "r,r,r,r/r,r,r,r", ("2", "569TQ"), 0)
    drawn = card_taken(live.game, Draw("2", Seat(1)))
    assert drawn is not None
    live.play(Draw("2", Seat(1)))
    assert live.events[-1] == Played(Seat(0), Draw("2", Seat(1)), (Card("2s"),), drawn)
    assert live.game.hands[0] == (drawn,)
    assert ranks_of(live.game.hands[1]) == "569TQ".replace(drawn[0], "")
    assert live.game.drawn == (Drawn(0, Seat(0), Seat(1), drawn),)


def two_sevens() -> LiveTable:
    """Return a table whose player to act holds three sevens of two suits."""
    live = arranged(FOUR, "/".join(["20,r,r,r", *["r,r,r,r"] * 3]), ("5777", "5", "5", "5"), 0)
    hands = (tuple(map(Card, ("5s", "7c", "7h", "7h"))), *live.game.hands[1:])
    live.table = replace(live.table, game=replace(live.game, hands=hands))
    return live


@pytest.mark.parametrize("chosen", ["7c", "7h", "5s"])
def test_chosen_card_of_equal_ranks_is_spent(chosen: str) -> None:
    live = two_sevens()
    seven = next(play for play in legal_plays(live.game.position) if play.spent == chosen[0])
    before = live.game.hands[0]
    live.play(seven, Card(chosen))
    (played_card,) = live.game.history[-1].cards
    assert played_card == chosen
    assert live.game.discards[-1] == chosen
    assert sorted((*live.game.hands[0], played_card)) == sorted(before)
    assert live.events[-1] == Played(Seat(0), seven, (Card(chosen),))


def test_a_card_that_the_play_does_not_spend_is_refused() -> None:
    live = two_sevens()
    seven = next(play for play in legal_plays(live.game.position) if play.spent == "7")
    for card in ("5s", "7s", "**"):
        with pytest.raises(Refused) as refused:
            live.decided(by(0), partial(commands.play, chosen=seven, stamp=live.game.stamp, card=Card(card)))
        assert refused.value.reason is Refusal.NOT_IN_HAND
        with pytest.raises(IllegalPlay):
            played(live.game, Played(Seat(0), seven, (Card(card),)), PLAYER, LATER)
    with pytest.raises(IllegalPlay):
        played(live.game, Played(Seat(0), seven, (Card("7c"), Card("7h"))), PLAYER, LATER)


def test_play_without_its_cards_is_refused() -> None:
    live = two_sevens()
    seven = next(play for play in legal_plays(live.game.position) if play.spent == "7")
    with pytest.raises(IllegalPlay):
        played(live.game, Played(Seat(0), seven, ()), PLAYER, LATER)


def test_4_2_another_card_than_the_seeds_is_refused() -> None:
    live = arranged(table_rules("swiss", 2), "r,r,r,r/r,r,r,r", ("2", "569TQ"), 0)
    play = Draw("2", Seat(1))
    for card in live.game.hands[1]:
        if card != card_taken(live.game, play):
            with pytest.raises(IllegalPlay):
                played(live.game, Played(Seat(0), play, (Card("2s"),), card), PLAYER, LATER)
    with pytest.raises(IllegalPlay):
        played(live.game, Played(Seat(0), play, (Card("2s"),)), PLAYER, LATER)


def test_a_play_that_draws_nothing_brings_no_card() -> None:
    live = arranged(FOUR, "/".join(["r,r,r,r"] * 4), ("256", "A", "5", "6"), 0)
    with pytest.raises(IllegalPlay):
        played(live.game, Played(live.turn, ThrowIn("256"), live.game.hands[0], Card("As")), PLAYER, LATER)


def test_4_9_ten_makes_the_next_player_discard_and_lose_the_turn() -> None:
    rules = table_rules("italian", 3)
    live = arranged(rules, "20,r,r,r/r,r,r,r/r,r,r,r", ("T5", "69", "Q"), 0)
    live.play(next(play for play in legal_plays(live.game.position) if play.spent == "T"))
    assert (live.game.position.phase, live.turn) == (Phase.DISCARD, 1)
    live.play(Discard("9"))
    assert (live.game.position.phase, live.turn) == (Phase.PLAY, 2)
    assert live.game.discards[-1] == "9s"


def test_illegal_play_does_not_change_the_game() -> None:
    live = at_play(FOUR)
    kept = live.game
    with pytest.raises(IllegalPlay):
        played(live.game, Played(live.turn, ThrowIn("A"), (Card("As"),)), PLAYER, LATER)
    assert live.game is kept


# The end


LAST_STEP = "69+,h2,h3,h4"
AT_HOME = "h1,h2,h3,h4"
OUT = "r,r,r,r"


def test_5_1_the_game_ends_at_once_and_all_cards_are_dropped() -> None:
    live = arranged(FOUR, f"{LAST_STEP}/{OUT}/{AT_HOME}/{OUT}", ("A5", "6", "7", "8Q"), 0)
    live.play(winning(live))
    assert live.table.stage is Stage.FINISHED
    assert live.game.hands == ((),) * 4
    assert live.game.finished == ((0, 2),)
    assert live.game.discards[-1] == "As", "the winning card is on top"
    assert sorted(live.game.discards[-6:-1]) == ["5s", "6s", "7s", "8s", "Qs"]
    assert isinstance(live.events[-1], Played), "no deal follows"


def winning(live: LiveTable) -> MovePlay:
    """Return the play that brings all pawns of the seat to act home."""
    plays = [play for play in legal_plays(live.game.position) if isinstance(play, MovePlay)]
    return next(play for play in plays if side_is_home(live.table.rules, play.pawns, live.turn))


def test_5_1_places_others_play_on_and_finished_ones_are_skipped() -> None:
    rules = table_rules("swiss", 3, options={"places": "on"})
    live = arranged(rules, f"{LAST_STEP}/20,r,r,r/30,r,r,r", ("A5", "6", "8"), 0)
    live.play(winning(live))
    assert live.table.stage is Stage.PLAYING
    assert live.game.finished == ((0,),)
    assert live.game.hands[0] == ()
    while live.game.round == 1:
        live.play(legal_plays(live.game.position)[0])
    assert [len(hand) for hand in live.game.hands] == [0, 5, 5]
    live.give(Seat(1))
    assert live.game.position.phase is Phase.EXCHANGE
    live.give(Seat(2))
    assert live.game.received[0] is None
    assert live.turn != 0


def test_5_1_places_follow_the_order_of_coming_home(recording: Recording) -> None:
    last = recording.tables[-1]
    (game,) = recording.games[-1:]
    sides = recording.rules.sides
    if last.stage is Stage.FINISHED:
        assert len(game.finished) == (len(sides) - 1 if recording.rules.law.places else 1)
    for before, after in pairwise(recording.games):
        assert after.finished[: len(before.finished)] == before.finished
    for side in sides:
        is_home = all(location in HOME for seat in side for location in game.numbering[seat])
        assert is_home == (side in game.finished)


def test_5_1_seven_that_brings_two_sides_home_names_the_first() -> None:
    """docs/readings.md A12."""
    rules = table_rules("swiss", 2)
    for first, second in ((0, 1), (1, 0)):
        live = arranged(rules, "66,h2,h3,h4/31,h2,h3,h4", ("7", "5"), 0)
        plays = [play for play in legal_plays(live.game.position) if isinstance(play, MovePlay)]
        both = next(play for play in plays if all(side_is_home(rules, play.pawns, seat) for seat in rules.seats))
        assert sorted(move.seat for move in both.moves) == [0, 1]
        live.play(replace(both, lazy_moves=tuple(sorted(both.moves, key=lambda move: move.seat != first))))
        assert live.game.finished == ((first,), (second,))


# Which pawn is which


def test_numbered_pawns_agree_with_the_position(recording: Recording) -> None:
    for game in recording.games:
        assert tuple(map(sorted, game.numbering)) == tuple(
            [code >> 3 for code in group] for group in game.position.pawns
        )


def test_a_pawn_keeps_its_number_unless_it_moves(recording: Recording) -> None:
    for before, after in pairwise(recording.games):
        if len(after.history) == len(before.history):
            continue
        record = after.history[-1]
        assert record.before == before.numbering
        moved = set[tuple[int, int]]()
        for move in record.play.moves if isinstance(record.play, MovePlay) else ():
            moved |= {(move.seat, RESERVE if isinstance(move, Enter) else move.origin)}
            if isinstance(move, Swap):
                moved |= {(move.other.seat, move.other.location)}
            else:
                moved |= {(move.seat, move.goal), *((hit.seat, hit.location) for hit in move.hits)}
        for seat in recording.rules.seats:
            for number, location in enumerate(before.numbering[seat]):
                if (seat, location) not in moved:
                    assert after.numbering[seat][number] == location


def test_lowest_number_in_reserve_enters() -> None:
    live = arranged(FOUR, "20,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r", ("K", "5", "5", "5"), 0)
    assert live.game.numbering[0] == (20, RESERVE, RESERVE, RESERVE)
    kings = [play for play in legal_plays(live.game.position) if isinstance(play, MovePlay)]
    live.play(next(play for play in kings if isinstance(play.moves[0], Enter)))
    assert live.game.numbering[0] == (20, 0, RESERVE, RESERVE)
    assert pawn_number(live.game.numbering, Seat(0), RESERVE) == 3
    with pytest.raises(ValueError, match="not in tuple"):
        pawn_number(live.game.numbering, Seat(0), HOME[0])


def test_moves_that_lead_elsewhere_than_their_play_are_refused() -> None:
    live = arranged(FOUR, "20,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r", ("56", "5", "5", "5"), 0)
    five, six = (play for play in legal_plays(live.game.position) if isinstance(play, MovePlay))
    with pytest.raises(IllegalPlay):
        played(live.game, Played(Seat(0), replace(five, lazy_moves=six.moves), (Card("5s"),)), PLAYER, LATER)
