"""Predictions of spectators: who may make them, until when, and their points."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.live import arranged, at_play, by, person_at, seated, started
from tests.tables.recordings import recorded
from tests.tables.wishing import ANNA, FOUR, why_not
from tockbot.rules import MovePlay, Seat, is_home, legal_plays, location_of, table_rules
from tockbot.tables import (
    Game,
    Guess,
    GuessAt,
    PersonId,
    Refusal,
    Stamp,
    TableCommand,
    commands,
    homecomings,
    scored,
    winner_worth,
)

WINS: TableCommand = partial(commands.guess, at=GuessAt.WINNER, homecoming=0, seat=Seat(1))
EMMA = PersonId(77)
ALONE = table_rules("swiss", 2)
OUT = "r,r,r,r"


def home(count: int, seat: int = 1) -> TableCommand:
    """Return the command to predict whose pawn comes home after this many homecomings."""
    return partial(commands.guess, at=GuessAt.HOME, homecoming=count, seat=Seat(seat))


def got(game: Game, *guesses: Guess) -> list[int]:
    rules = game.position.rules
    return [points for _, points in scored(rules, game.history, game.finished, guesses)]


def test_spectator_predicts_without_changing_the_game() -> None:
    assert why_not(seated(FOUR), ANNA, WINS) is Refusal.NOT_STARTED
    live = at_play(FOUR)
    for command in (commands.check_spectator, WINS, home(0)):
        assert live.asked(ANNA, command) == ()
    assert why_not(live, ANNA, home(1)) is Refusal.GUESS_LATE
    assert (
        why_not(live, ANNA, partial(commands.guess, at=GuessAt.WINNER, homecoming=0, seat=Seat(4)))
        is Refusal.NO_SUCH_SEAT
    )


def test_people_with_a_part_in_the_game_cannot_predict() -> None:
    live = at_play(FOUR)
    assert why_not(live, by(1), WINS) is Refusal.GUESS_OF_PLAYER
    live.do(by(1), commands.leave)
    assert why_not(live, by(1), WINS) is Refusal.GUESS_OF_PLAYER, "a computer player holds the seat"
    live.do(by(1), commands.give_up_seat)
    assert why_not(live, by(1), home(0)) is Refusal.GUESS_OF_PLAYER, "a person who held a hand knows it"
    assert live.asked(ANNA, WINS) == ()
    live.do(ANNA, commands.join)
    for command in (commands.check_spectator, WINS, home(0)):
        assert why_not(live, ANNA, command) is Refusal.GUESS_OF_PLAYER, "a newcomer, or a person who asks for the seat"


@pytest.mark.parametrize(("pawns", "worth"), [(OUT, 4), ("h4,r,r,r", 3), ("h3,h4,r,r", 2), ("h2,h3,h4,r", 0)])
def test_winner_prediction_loses_value_with_each_quarter(pawns: str, worth: int) -> None:
    live = arranged(ALONE, f"{pawns}/{OUT}", ("2", "2"), 0)
    assert winner_worth(ALONE, live.game.numbering) == worth
    if worth:
        assert live.asked(ANNA, WINS) == ()
    else:
        assert why_not(live, ANNA, WINS) is Refusal.GUESS_CLOSED


def test_in_teams_the_pawns_of_both_partners_are_one_sides() -> None:
    worths = [
        winner_worth(FOUR, arranged(FOUR, f"{one}/{OUT}/{other}/{OUT}", ("2",) * 4, 0).game.numbering)
        for one, other in (("h4,r,r,r", OUT), ("h3,h4,r,r", OUT), ("h1,h2,h3,h4", OUT), ("h1,h2,h3,h4", "h3,h4,r,r"))
    ]
    assert worths == [4, 3, 2, 0]


def test_earlier_predictions_get_more_points() -> None:
    game = recorded(FOUR).games[-1]
    came = homecomings(game.history)
    place, (seat, *_) = came[0]
    wrong = next(one for one in FOUR.seats if one not in came[0][1])
    for before, points in ((0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (40, 3)):
        number = game.history[place - before - 1].number if place > before else Stamp(0)
        assert got(game, Guess(EMMA, GuessAt.HOME, 0, seat, number)) == [points], before
        assert got(game, Guess(EMMA, GuessAt.HOME, 0, wrong, number)) == [0]
    after = game.history[place].number
    assert got(game, Guess(EMMA, GuessAt.HOME, 0, seat, after)) == [0], "made after the pawn came home"
    assert got(game, Guess(EMMA, GuessAt.HOME, len(came), seat, Stamp(0))) == [0], "this pawn never came home"
    first, last = (Guess(EMMA, GuessAt.WINNER, 0, game.finished[0][1], Stamp(one)) for one in (0, 10**6))
    loser = next(one for one in FOUR.seats if one not in game.finished[0])
    assert got(game, first, last, Guess(EMMA, GuessAt.WINNER, 0, loser, Stamp(0))) == [4, 0, 0]


def test_no_points_for_players_or_a_running_game() -> None:
    game = recorded(FOUR).games[-1]
    guess = Guess(person_at(0), GuessAt.WINNER, 0, game.finished[0][0], Stamp(0))
    assert got(game, guess) == [0]
    assert got(started(FOUR).game, Guess(EMMA, GuessAt.WINNER, 0, Seat(0), Stamp(0))) == [0]


def test_undone_homecoming_keeps_its_prediction_open() -> None:
    live = arranged(ALONE, f"69,r,r,r/{OUT}", ("22", "22"), 0)
    (play,) = (
        one
        for one in legal_plays(live.game.position)
        if isinstance(one, MovePlay) and is_home(location_of(one.pawns[0][0]))
    )
    assert live.asked(ANNA, home(0)) == ()
    early = Stamp(live.table.entries)
    live.play(play)
    assert len(homecomings(live.game.history)) == 1
    assert why_not(live, ANNA, home(0)) is Refusal.GUESS_LATE
    last = live.table.last_play
    assert last is not None
    live.do(by(0), partial(commands.ask_undo, number=last.number))
    asking = live.table.undo_proposal
    if asking is not None:
        live.do(by(1), partial(commands.agree, number=asking.number))
    assert homecomings(live.game.history) == ()
    assert live.asked(ANNA, home(0)) == (), "it can be predicted again"
    between = Stamp(live.table.entries)
    live.play(play)
    ((place, seats),) = homecomings(live.game.history)
    assert (place, seats) == (0, frozenset({Seat(0)}))
    for number in (early, between):
        assert live.game.history[0].number > number, "both were made before the play that counts"
