"""Every lesson follows the rules: its right answers are legal, and wrong answers are wrong for the reason it gives."""

from __future__ import annotations

import pytest

from tockbot.learning import COURSES, VIEWER, Lesson, card_passed, course_of, known, played, seen
from tockbot.learning.lessons import answer_text
from tockbot.rules import (
    Burn,
    EnterPawn,
    Group,
    MovePlay,
    OwnPawns,
    Phase,
    Play,
    Position,
    Seat,
    at_home,
    in_reserve,
    legal_plays,
    location_of,
    parse_position,
    touches_of,
)
from tockbot.tables import Stage, rank_of

LESSONS = [lesson for course in COURSES for lesson in course.lessons]
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def plays(name: str) -> tuple[Position, list[Play], list[Play]]:
    """Return a lesson's position, its right plays, and all other legal plays."""
    _, lesson = course_of(name)
    position = parse_position(lesson.position)
    listed = list(legal_plays(position))
    right = [play for play in listed if lesson.is_done_by(play)]
    return position, right, [play for play in listed if play not in right]


def unplayable(position: Position) -> str:
    listed = {rank for play in legal_plays(position) for rank in play.spent}
    return "".join(rank for rank in position.hands[VIEWER] if rank not in listed)


def after(play: Play) -> tuple[list[int], ...]:
    assert isinstance(play, MovePlay)
    return tuple([location_of(one) for one in group] for group in play.pawns)


def after_group(play: Play, seat: int) -> Group:
    assert isinstance(play, MovePlay)
    return play.pawns[seat]


def hits(play: Play) -> set[int]:
    """Return the seats whose pawns a play hits."""
    assert isinstance(play, MovePlay)
    return {hit.seat for move in play.moves for hit in move.hits}


def test_names_are_unique_and_fit_a_press() -> None:
    names = [lesson.name for lesson in LESSONS]
    assert len(set(names)) == len(names) == 22
    assert all(1 <= len(name) <= 16 for name in names)
    with pytest.raises(KeyError):
        course_of("no-such-lesson")


@EVERY
def test_right_answers_are_legal_and_listed_once(lesson: Lesson) -> None:
    position = parse_position(lesson.position)
    can = (
        list(position.hands[VIEWER])
        if position.phase is Phase.EXCHANGE
        else list(map(answer_text, legal_plays(position)))
    )
    assert set(lesson.right) <= set(can)
    assert len(set(lesson.right)) == len(lesson.right) > 0


@EVERY
def test_game_continues_after_a_finished_lesson(lesson: Lesson) -> None:
    table = lesson.table()
    game = known(table)
    assert seen(table, "Anna").stage is Stage.PLAYING
    assert game.viewer == VIEWER
    if game.phase is Phase.EXCHANGE:
        card = next(card for card in game.hand if lesson.is_done_by(rank_of(card)))
        assert known(card_passed(table, card)).gift == card
    else:
        right = next(play for play in legal_plays(game.position()) if lesson.is_done_by(play))
        done = known(played(table, right))
        assert done.history[-1].play == right
        assert done.turn != VIEWER


@EVERY
def test_every_lesson_has_wrong_answers(lesson: Lesson) -> None:
    """Another card, or another goal, is wrong; a lesson about a seven has one card."""
    position = parse_position(lesson.position)
    if position.phase is Phase.EXCHANGE:
        assert len(set(position.hands[VIEWER])) > len(lesson.right)
    else:
        assert len(list(legal_plays(position))) + len(unplayable(position)) > len(lesson.right)


# The claims of the texts


def test_out_of_the_reserve() -> None:
    position, right, wrong = plays("way-out")
    assert (in_reserve(position.pawns[VIEWER]), unplayable(position), wrong) == (4, "58", [])
    assert [play.spent for play in right] == ["K"]


def test_sentences_in_lessons_match_the_law() -> None:
    law = plays("hit")[0].rules.law
    assert law.unplayable.name == "THROW_IN", "lesson 1: the hand is thrown in"
    assert law.own_pawns is not OwnPawns.NEITHER, "lesson 2: one's own pawns go back too"
    assert not law.may_spare_partner, "lesson 2: a playable card must be played"
    rules = plays("gift")[0].rules
    assert len(law.hand_sizes) > 1, "lesson 6: cards are dealt again and again"
    assert rules.sides[0] == (0, 2), "lesson 6: Carl is the partner, and they win together"


def test_walk_and_hit() -> None:
    _, right, wrong = plays("hit")
    assert [(play.spent, hits(play)) for play in right] == [("9", {1})]
    assert {play.spent: hits(play) for play in wrong} == {"6": {2}, "Q": set()}, "a six hits the partner"


def test_the_protected_pawn() -> None:
    position, right, wrong = plays("protected")
    assert ([play.spent for play in right], wrong, unplayable(position)) == (["2"], [], "3T")


def test_home_by_exact_count() -> None:
    position, right, wrong = plays("home")
    assert position.rules.board.entries[VIEWER] - min(location_of(one) for one in position.pawns[VIEWER]) == 3
    assert [at_home(play.pawns[VIEWER]) for play in right if isinstance(play, MovePlay)] == [2]
    assert {play.spent for play in wrong} == {"6", "8", "Q"}, "the six may walk past, too"
    assert all(at_home(play.pawns[VIEWER]) == 1 for play in wrong if isinstance(play, MovePlay))


def test_split_a_seven() -> None:
    _, right, wrong = plays("split")

    def does_both(play: Play) -> bool:
        return isinstance(play, MovePlay) and at_home(play.pawns[VIEWER]) == 3 and in_reserve(play.pawns[3]) == 4

    assert all(map(does_both, right))
    assert not any(map(does_both, wrong))


def test_a_card_for_the_partner() -> None:
    _, lesson = course_of("gift")
    position = parse_position(lesson.position)
    assert in_reserve(position.pawns[2]) == 4
    entering = [rank for rank in position.hands[VIEWER] if rank in position.rules.law.entering_ranks]
    assert entering == list(lesson.right)


def test_jack() -> None:
    position, right, wrong = plays("jack")
    ways = {play.spent: after(play)[VIEWER][0] for play in (*wrong, *right)}
    assert ways["J"] == 66
    assert all(after(play)[VIEWER][0] < 66 < position.rules.board.entries[VIEWER] for play in wrong)


def test_joker() -> None:
    _, (right,), _ = plays("joker")
    assert isinstance(right, MovePlay)
    assert (right.spent, right.rank, at_home(right.pawns[VIEWER])) == ("*", "9", 1)


def test_four() -> None:
    position, (right,), _ = plays("four")
    assert position.rules.board.entries[VIEWER] - after(right)[VIEWER][0] == 1, "right before its home"


def test_centre() -> None:
    _, (right,), wrong = plays("centre")
    assert right.spent == "K"
    assert {play.spent for play in wrong} == {"5", "K"}


def test_dog() -> None:
    position, right, wrong = plays("dog")
    assert {play.spent for play in right} == {"5", "8"}
    assert [touches_of(min(group)) for group in position.pawns[:1]] == [1], "its start field was touched once"
    assert {touches_of(min(play.pawns[VIEWER])) for play in wrong if isinstance(play, MovePlay)} == {2}


def test_toctoc() -> None:
    position, (right,), wrong = plays("toctoc")
    assert hits(right) == {1}
    assert not any(hits(play) for play in wrong)
    front, behind = 13, 10
    assert {location_of(one) for one in position.pawns[VIEWER]} >= {front, behind}
    assert behind + 14 not in {spot for play in wrong for spot in after(play)[VIEWER]}, "another pawn is in the way"


def test_ttg() -> None:
    _, (right,), wrong = plays("ttg")
    assert hits(right) == {1}
    assert not any(hits(play) for play in wrong)
    assert {play.spent for play in wrong} == {"5", "J"}, "a jack may swap too"


def test_keezen() -> None:
    """docs/rules-family.md W1."""
    position, (right,), wrong = plays("keezen")
    assert (unplayable(position), [play.spent for play in wrong]) == ("89", ["3"])
    assert at_home(after_group(right, VIEWER)) == 1
    law = position.rules.law
    assert ([*law.cards["K"]], law.seven_pawns) == ([EnterPawn()], 2), "the lesson describes these rules"


def test_the_start_field_in_keezen() -> None:
    """docs/rules-family.md K3.3, W5."""
    position, (right,), wrong = plays("keezen-start")
    assert unplayable(position) == "K"
    assert position.rules.board.entries[VIEWER] - after(right)[VIEWER][0] == 4
    assert {play.spent for play in wrong} == {"J"}


def test_the_king_in_jackaroo() -> None:
    """docs/rules-family.md J3.3, J4.17."""
    position, (right,), wrong = plays("jackaroo-king")
    assert hits(right) == {1}
    assert in_reserve(after_group(right, 1)) == 4
    assert unplayable(position) == "8"
    assert not any(hits(play) for play in wrong)


def test_the_five_in_jackaroo() -> None:
    """docs/rules-family.md J4.16."""
    position, (right,), wrong = plays("jackaroo-five")
    board = position.rules.board
    pushed = after(right)[1][0]
    assert min(after(play)[1][0] for play in wrong) == 15
    assert pushed > board.entries[1] > 15
    assert any(at_home(after_group(play, 2)) == 1 for play in wrong), "the partner's pawn turns home"


def test_the_ten_in_jackaroo() -> None:
    """docs/rules-family.md J4.18."""
    position, (right,), wrong = plays("jackaroo-ten")
    assert right == Burn("T", Seat(1))
    assert position.hands[1] == "3"
    assert {play.spent for play in wrong} == {"6", "T"}


def test_italian() -> None:
    _, (right,), wrong = plays("italian")
    assert isinstance(right, MovePlay)
    assert right.forces_discard
    assert not any(isinstance(play, MovePlay) and play.forces_discard for play in wrong)
