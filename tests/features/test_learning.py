"""Puzzles, notes and practice games fit Discord's limits in every language, with the longest names and numbers."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import pairwise

import pytest

from tests.bot.limits import check
from tests.bot.walking import AWKWARD_NAMES, BIG_ID, choices, seen_by
from tests.tables.live import MOMENT
from tests.tables.recordings import recorded
from tockbot.bot.handlers import CommandButton, Run
from tockbot.bot.lists import PAGE
from tockbot.bot.screen import Screen
from tockbot.bot.shared_presses import OpenReplay, PlayAgain, ShowHand
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.computer import Advice, LikelyHit, LikelyHome, StaysInReach
from tockbot.features.anywhere import anywhere_screen
from tockbot.features.learning import advice_screen, practice_screen
from tockbot.features.puzzle_rush import Scores, over_screen, rush_screen
from tockbot.features.puzzles import (
    Here,
    ShowHere,
    ShowPuzzle,
    ShowSolved,
    Solve,
    Solver,
    Standing,
    asked_of_day,
    here_screen,
    posted_screen,
    solution_screen,
    solved_screen,
)
from tockbot.features.turn.screens import hand_screen, with_note
from tockbot.features.turn.turn import BuildSeven, ShowCard
from tockbot.learning import WEEK, Answers, Note, Puzzle, Rush, Streak, puzzles
from tockbot.render import CoveredScene, PrivateScene
from tockbot.rules import Phase, Seat, Spot, plays_without_sevens, table_rules
from tockbot.storage.learning import MAX_RUSH_LISTED
from tockbot.tables import Kind, Person, PersonId, Table, TableSeen, UserId

EVERY_LANGUAGE = pytest.mark.parametrize("say", [speaker(language) for language in languages()], ids=languages())
NAME = AWKWARD_NAMES[0]
DAY = date(2026, 12, 31)
FULLEST = [
    max(puzzles(ruleset), key=lambda puzzle: len(set(puzzle.position.hands[puzzle.position.turn or 0])))
    for ruleset in dict.fromkeys(WEEK)
]
"""A puzzle with a full hand for each ruleset, which needs the longest texts."""

VIEWER = Person(PersonId(1), UserId(1), NAME)
HERE = Here(Streak(days=4000, best=4000, is_carried_on=True), Person(PersonId(2), UserId(2), AWKWARD_NAMES[1]))
OPEN = Here(Streak(days=4000, best=4000, is_carried_on=False), None)
LONG = Standing(solved=False, answers=Answers(99_999, 99_999), here=HERE, streak=400)


def turn_of(table: Table) -> Seat | None:
    return None if table.game is None else table.game.position.turn


def check_ways(say: Speaker, puzzle: Puzzle, screen: Screen, depth: int = 2) -> None:
    """Check that all screens reachable by presses fit Discord's limits, and show boards without a round."""
    check(screen)
    assert screen.picture is not None
    assert isinstance(screen.picture.scene, PrivateScene)
    assert not screen.picture.scene.board.caption
    for press in choices(screen) if depth else ():
        if isinstance(press, Solve) and isinstance(press.press, ShowCard | BuildSeven):
            further = asked_of_day(say, DAY, puzzle, NAME, here=True).pressed(say, press.press)
            assert isinstance(further, Screen)
            check_ways(say, puzzle, further, depth - 1)


@EVERY_LANGUAGE
def test_a_puzzle_its_post_and_its_solution_fit_discord(say: Speaker) -> None:
    for puzzle in FULLEST:
        hardest = replace(puzzle, comes_home=0.99, is_hit=0.99)
        check_ways(say, hardest, asked_of_day(say, DAY, hardest, NAME, here=True).screen(say))
        check(solution_screen(say, DAY, hardest, VIEWER, LONG))
        solved = solution_screen(say, DAY, hardest, VIEWER, replace(LONG, solved=True, may_show=True))
        check(solved)
        assert ShowSolved("2026-12-31") in list(choices(solved))
        check(solved_screen(say, DAY, hardest, f"<@{BIG_ID}>", 400))
        for here in (HERE, OPEN):
            posted = posted_screen(say, DAY, hardest, Answers(99_999, 99_999), here)
            check(posted)
            assert list(choices(posted)) == [ShowPuzzle("2026-12-31"), ShowHere(0)]


@EVERY_LANGUAGE
def test_puzzle_statistics_of_a_server_fit_discord(say: Speaker) -> None:
    solvers = [Solver(replace(VIEWER, name=NAME), Answers(99, 99), 400)] * PAGE
    for here, listed in ((HERE, solvers), (OPEN, [])):
        check(here_screen(say, here, 19, listed, has_more=True))
    assert not list(choices(here_screen(say, OPEN, 0, [], has_more=False)))


@EVERY_LANGUAGE
def test_a_rush_fits_discord(say: Speaker) -> None:
    scores = Scores(99, 99, (NAME,) * MAX_RUSH_LISTED)
    check(rush_screen(say, scores))
    check(over_screen(say, Rush(DAY, 999, MOMENT, 1, 99, 3), scores, say("rush-wrong")))
    assert say("rush-own", solved=99) not in rush_screen(say, Scores(0)).text


@EVERY_LANGUAGE
def test_public_solved_message_reveals_no_answer(say: Speaker) -> None:
    for first, second in pairwise(
        [one for one in puzzles("swiss") if one.position.rules == FULLEST[0].position.rules][:4]
    ):
        screens = [solved_screen(say, DAY, one, "Anna", 2) for one in (first, second)]
        hidden = replace(second, best=second.second, second=second.best)
        assert solved_screen(say, DAY, hidden, "Anna", 2) == screens[1], "it does not depend on the answer"
        scenes = [screen.picture.scene for screen in screens if screen.picture is not None]
        boards = [scene.board for scene in scenes if isinstance(scene, CoveredScene)]
        assert boards[0] == boards[1], "nor on where pawns stand"
    assert ShowSolved(DAY.isoformat()) not in list(choices(solution_screen(say, DAY, FULLEST[0], VIEWER, LONG)))
    check(anywhere_screen(say))
    check(anywhere_screen(say, offers_table=True))


@EVERY_LANGUAGE
def test_every_note_fits_below_any_turn(say: Speaker) -> None:
    """A note that does not fit waits for another turn."""
    told: set[Note] = set()
    for table in swiss_game()[::31]:
        turn = turn_of(table)
        if turn is None:
            continue
        seen = seen_by(table, turn)
        learnt: set[str] = set()
        for _ in Note:
            screen, note = with_note(say, hand_screen(say, seen), seen, learnt)
            check(screen)
            if note is not None:
                told.add(note)
                learnt.add(note.word)
    assert len(told) >= 3


def swiss_game() -> list[Table]:
    return [table for table in recorded(table_rules("swiss", 4)).tables if table.game is not None]


def practice(table: Table, seat: Seat) -> TableSeen:
    return replace(seen_by(table, seat), kind=Kind.PRACTICE)


@EVERY_LANGUAGE
def test_a_practice_game_fits_discord_and_always_leads_on(say: Speaker) -> None:
    for is_new in (True, False):
        for link in (f"https://discord.com/channels/@me/{BIG_ID}", ""):
            check(practice_screen(say, BIG_ID, link, is_new=is_new))
    waits = next(table for table in swiss_game() if turn_of(table) == 1)
    check(hand_screen(say, practice(waits, Seat(0))))
    assert ShowHand(BIG_ID) in list(choices(hand_screen(say, practice(waits, Seat(0)))))
    over = next(
        table for table in swiss_game() if table.game is not None and table.game.position.phase is Phase.GAME_OVER
    )
    check(hand_screen(say, practice(over, Seat(0))))
    assert Run(CommandButton.PRACTICE) in list(choices(hand_screen(say, practice(over, Seat(0)))))
    assert set(choices(hand_screen(say, seen_by(over, 0)))) == {PlayAgain(BIG_ID), OpenReplay(BIG_ID)}


@EVERY_LANGUAGE
def test_advice_on_a_play_fits_discord(say: Speaker) -> None:
    table = next(table for table in swiss_game() if turn_of(table) == 0)
    game = seen_by(table, 0).game
    assert game is not None
    spot = Spot(Seat(3), game.numbering[3][0])
    reasons = (StaysInReach(spot, Seat(3), "7"), LikelyHome(0.99), LikelyHit(0.99))
    for play in plays_without_sevens(game.position()):
        check(advice_screen(say, game, Advice(play, 0.99, reasons)))
