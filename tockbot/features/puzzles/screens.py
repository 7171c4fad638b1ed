"""The puzzle of a day on screen: the question, and the answer with why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from functools import partial

from tockbot.bot.advice import reason_told
from tockbot.bot.allowance import Cost
from tockbot.bot.errands import Learn
from tockbot.bot.pictures.board import private_picture
from tockbot.bot.press import Press, press
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.words.names import in_a_row, rank_name
from tockbot.bot.words.plays import Teller
from tockbot.bot.words.speaker import Speaker
from tockbot.computer import LikelyHit, LikelyHome, Reason, play_reasons
from tockbot.features.turn.exercise import chosen_by, shown_by, studied
from tockbot.features.turn.hand import hand_screen
from tockbot.features.turn.presses import BackToHand, BuildSeven, Give, ShowCard, StudiedPress
from tockbot.learning import Answers, Candidate, Puzzle, played, seen
from tockbot.rules import Play, in_fewest_parts, legal_plays
from tockbot.tables import Observation, TableSeen


@press("puzzle", anew=True, asked=Cost.BOARD)
class ShowPuzzle(Press):
    """Show the puzzle of a day."""

    day: str


@press("solve", asked=Cost.LESSON)
class Solve(Press):
    """Press this in the puzzle of a day, as it would be pressed at a table.

    Attributes:
        day: whose puzzle.
        press: what is pressed there; its table is number 0.
    """

    day: str
    press: StudiedPress


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands with the puzzle of a day.

    Attributes:
        solved: whether whoever looks has solved it.
        here: the answers in this server; None in direct messages.
        streak: on how many days in a row they have solved it.
    """

    solved: bool
    here: Answers | None
    streak: int


def puzzle_screen(say: Speaker, day: date, puzzle: Puzzle, name: str) -> Screen:
    """The question, to somebody of this name."""
    hand = hand_screen(say, seen(puzzle.table(), name))
    text = "\n".join((_header(say, day, puzzle), say("puzzle-asked")))
    return studied(replace(hand, text=text), partial(Solve, day.isoformat()))


def posted_screen(say: Speaker, day: date, puzzle: Puzzle, yesterday: Answers) -> Screen:
    """The question to everybody in a channel, who answer it in private, and how many solved the one before."""
    game = seen(puzzle.table()).game
    lines = [_header(say, day, puzzle), say("puzzle-posted")]
    if yesterday.answered:
        lines.append(say("puzzle-yesterday", solved=yesterday.solved, answered=yesterday.answered))
    solve = Button(say("button-solve"), ShowPuzzle(day.isoformat()), Style.GOOD)
    return Screen("\n".join(lines), ((solve,),), None if game is None else private_picture(say, game))


def pressed_screen(say: Speaker, day: date, puzzle: Puzzle, name: str, press: StudiedPress) -> Screen | Play:
    """What a press leads to: another screen, or the play that is the answer.

    Raises:
        PressError: it fits nothing that is offered.
    """
    now = seen(puzzle.table(), name)
    match press:
        case BackToHand() | Give():
            return puzzle_screen(say, day, puzzle, name)
        case ShowCard() | BuildSeven():
            shown = shown_by(say, now, press)
            text = "\n".join((_header(say, day, puzzle), "", shown.text))
            return studied(replace(shown, text=text), partial(Solve, day.isoformat()))
        case _:
            chosen = chosen_by(now, press)
            return puzzle_screen(say, day, puzzle, name) if isinstance(chosen, str) else chosen


def solution_screen(say: Speaker, day: date, puzzle: Puzzle, name: str, standing: Standing) -> Screen:
    """The best play with why, and how others did."""
    table = puzzle.table()
    now = seen(table, name)
    best = _play(now, puzzle.best)
    lines = [_header(say, day, puzzle), say("puzzle-solved") if standing.solved else say("puzzle-missed")]
    if now.game is not None:
        lines += _why(say, now.game, puzzle, best)
    lines.append("")
    if standing.here is not None:
        lines.append(say("puzzle-here", solved=standing.here.solved, answered=standing.here.answered))
    if standing.streak:
        lines.append(say("puzzle-streak", days=standing.streak))
    lines.append(say("puzzle-tomorrow"))
    after = seen(played(table, best), name)
    picture = None if after.game is None else private_picture(say, after.game)
    return Screen("\n".join(lines), ((Button(say("button-learn"), Learn()),),), picture)


def _why(say: Speaker, game: Observation, puzzle: Puzzle, best: Play) -> list[str]:
    teller = Teller(say, game, marked=True)
    position = game.position()
    second = in_fewest_parts(position, _of(legal_plays(position), puzzle.second))
    percent, other = (round(100 * one.chance) for one in (puzzle.best, puzzle.second))
    lines = [
        say("puzzle-best", what=_told(say, teller, best), percent=percent),
        say("puzzle-second", what=_told(say, teller, second), percent=other),
    ]
    reasons = _reasons(puzzle, game, best)
    if reasons:
        lines.append(f"-# {in_a_row(say, [reason_told(say, game, teller, one) for one in reasons])}")
    return lines


def _told(say: Speaker, teller: Teller, play: Play) -> str:
    spent = " ".join(rank_name(say, rank) for rank in play.spent)
    return f"`{spent}` {teller.play(play)}"


def _reasons(puzzle: Puzzle, game: Observation, best: Play) -> list[Reason]:
    if game.viewer is None:
        return []
    reasons = list(play_reasons(game.rules, game.pawns, game.viewer, best))
    if puzzle.comes_home:
        reasons.append(LikelyHome(puzzle.comes_home))
    if puzzle.is_hit:
        reasons.append(LikelyHit(puzzle.is_hit))
    return reasons


def _play(now: TableSeen, candidate: Candidate) -> Play:
    if now.game is None:
        raise ValueError("a puzzle is a game that has begun")
    position = now.game.position()
    return in_fewest_parts(position, _of(legal_plays(position), candidate))


def _of(plays: Iterable[Play], candidate: Candidate) -> Play:
    return next(play for play in plays if candidate.is_made_by(play))


def _header(say: Speaker, day: date, puzzle: Puzzle) -> str:
    noon = datetime.combine(day, time(12), UTC)
    return say(
        "puzzle-header",
        rules=say(f"ruleset-{puzzle.position.rules.ruleset.name}"),
        day=f"<t:{int(noon.timestamp())}:D>",
        difficulty=say(f"puzzle-{puzzle.difficulty.value}"),
    )
