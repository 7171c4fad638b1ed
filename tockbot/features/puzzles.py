"""The daily puzzle (``/tock puzzle``), and how the members of a server do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from typing import Final

import discord

from tockbot.bot.game_access import OwnGameGuard
from tockbot.bot.handlers import Command, handles
from tockbot.bot.lists import PAGE, page_of, turning
from tockbot.bot.move_texts import MoveFormatter, format_reason
from tockbot.bot.people import Members
from tockbot.bot.pictures import empty_scene, of_no_round, private_picture
from tockbot.bot.press import Cost, Press, PressError, press
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Picture, Screen, Style
from tockbot.bot.shared_presses import Learn
from tockbot.bot.words import Speaker, called, join_sequence, mention, rank_name, shown_name, speaker
from tockbot.computer import LikelyHit, LikelyHome, Reason, play_reasons
from tockbot.features.turn.exercises import chosen_by, shown_by, studied
from tockbot.features.turn.screens import hand_screen
from tockbot.features.turn.turn import BackToHand, BuildSeven, Give, ShowCard, StudiedPress
from tockbot.learning import Answers, Candidate, Puzzle, Streak, played, puzzle_of, seen, streak, streak_of
from tockbot.render import CoveredScene
from tockbot.rules import Play, in_fewest_parts, legal_plays
from tockbot.service import utc_now
from tockbot.storage import RegularPost, StoredPuzzleAnswers
from tockbot.tables import NO_GUILD, GuildId, Observation, Person, PersonId, Refused, TableSeen


@press("puzzle", new_message=True, cost=Cost.BOARD)
class ShowPuzzle(Press):
    """Show the puzzle of a day."""

    day: str


@press("solve", cost=Cost.LESSON)
class Solve(Press):
    """Press a button in the puzzle of a day, as at a table. The first answer counts.

    Attributes:
        day: day of the puzzle.
        press: the press; its table is number 0.
    """

    day: str
    press: StudiedPress


@press("solved", cost=Cost.EXPORT)
class ShowSolved(Press):
    """Show everyone here that the user solved the puzzle of a day, without its answer, in the server's language."""

    day: str


@press("puzzlehere", new_message=True, cost=Cost.STATISTICS)
class ShowHere(Press):
    """Show how the members of this server do with the puzzles: a page of them, from 0."""

    page: int


@press("rush", new_message=True, cost=Cost.BOARD)
class ShowRush(Press):
    """Show the running rush, or the explanation of puzzle rush."""


@dataclass(frozen=True, slots=True)
class Here:
    """A server's progress with the puzzles.

    Attributes:
        streak: number of days in a row on which a member solved them, up to the day shown.
        first: the first member who solved that day's puzzle; None if no one did or may be named.
    """

    streak: Streak
    first: Person | None


@dataclass(frozen=True, slots=True)
class Standing:
    """Results of the puzzle of a day, shown with its solution.

    Attributes:
        solved: the user solved it.
        answers: the answers in this server; None outside servers.
        here: how the server does; None outside servers.
        streak: number of days in a row on which the user solved the puzzle.
        may_show: there are other people here to whom the user can show that they solved it.
    """

    solved: bool
    answers: Answers | None
    here: Here | None
    streak: int
    may_show: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle as it is shown to a person.

    Attributes:
        puzzle: the puzzle.
        name: the person's name.
        header: first line of each of its screens.
        text: the question.
        study: turns a press at a table into one in this puzzle.
        below: additional buttons below the question.
    """

    puzzle: Puzzle
    name: str
    header: str
    text: str
    study: Callable[[StudiedPress], Press]
    below: tuple[Button, ...] = ()

    def screen(self, say: Speaker) -> Screen:
        """Return the question."""
        hand = hand_screen(say, seen(self.puzzle.table(), self.name))
        asked = studied(replace(hand, text=f"{self.header}\n{self.text}"), self.study)
        return replace(asked, rows=(*asked.rows, self.below) if self.below else asked.rows)

    def pressed(self, say: Speaker, press: StudiedPress) -> Screen | Play:
        """Return what a press leads to: another screen, or the play that is the answer."""
        now = seen(self.puzzle.table(), self.name)
        match press:
            case BackToHand() | Give():
                return self.screen(say)
            case ShowCard() | BuildSeven():
                shown = shown_by(say, now, press)
                return studied(replace(shown, text=f"{self.header}\n\n{shown.text}"), self.study)
            case _:
                chosen = chosen_by(now, press)
                return self.screen(say) if isinstance(chosen, str) else chosen


def asked_of_day(say: Speaker, day: date, puzzle: Puzzle, name: str, *, here: bool) -> Asked:
    """Return the puzzle of a day for a person of this name; ``here`` is True in a server."""
    study = partial(Solve, day.isoformat())
    return Asked(puzzle, name, _header(say, day, puzzle), say("puzzle-asked"), study, _besides(say, here=here))


def _besides(say: Speaker, *, here: bool) -> tuple[Button, ...]:
    """Return the buttons that lead on from the puzzle of a day."""
    rush = Button(say("button-rush"), ShowRush())
    return (_here_button(say), rush) if here else (rush,)


def _here_button(say: Speaker) -> Button:
    return Button(say("button-puzzles-here"), ShowHere(0))


def posted_screen(say: Speaker, day: date, puzzle: Puzzle, yesterday: Answers, here: Here) -> Screen:
    """Return the daily post: the question, which people answer in private, and yesterday's results."""
    game = seen(puzzle.table()).game
    lines = [_header(say, day, puzzle), say("puzzle-posted")]
    if here.streak.days:
        lines += streak_lines(say, here)
    if yesterday.answered:
        lines.append(say("puzzle-yesterday", solved=yesterday.solved, answered=yesterday.answered))
    solve = Button(say("button-solve"), ShowPuzzle(day.isoformat()), Style.GOOD)
    picture = None if game is None else of_no_round(private_picture(say, game))
    return Screen("\n".join(lines), ((solve, _here_button(say)),), picture)


def streak_lines(say: Speaker, here: Here, viewer: PersonId | None = None) -> list[str]:
    """Return the streak of a server, and who continued it."""
    lines = [say("puzzle-here-streak", days=here.streak.days, best=here.streak.best)]
    if not here.streak.is_carried_on:
        lines.append(say("puzzle-here-open"))
    elif here.first is not None and here.first.id == viewer:
        lines.append(say("puzzle-here-you"))
    elif here.first is not None:
        lines.append(say("puzzle-here-first", name=shown_name(called(say, here.first))))
    return lines


def solution_screen(say: Speaker, day: date, puzzle: Puzzle, viewer: Person, standing: Standing) -> Screen:
    """Return the best play with its reasons, and how others did."""
    table = puzzle.table()
    now = seen(table, viewer.name)
    best = _play(now, puzzle.best)
    lines = [_header(say, day, puzzle), say("puzzle-solved") if standing.solved else say("puzzle-missed")]
    if now.game is not None:
        lines += _why(say, now.game, puzzle, best)
    lines.append("")
    if standing.answers is not None:
        lines.append(say("puzzle-here", solved=standing.answers.solved, answered=standing.answers.answered))
    if standing.here is not None:
        lines += streak_lines(say, standing.here, viewer.id)
    if standing.streak:
        lines.append(say("puzzle-streak", days=standing.streak))
    lines.append(say("puzzle-tomorrow"))
    after = seen(played(table, best), viewer.name)
    picture = None if after.game is None else of_no_round(private_picture(say, after.game))
    shows = standing.solved and standing.may_show
    show = (Button(say("button-show-solved"), ShowSolved(day.isoformat()), Style.GOOD),) if shows else ()
    besides = _besides(say, here=standing.here is not None)
    return Screen("\n".join(lines), ((*show, Button(say("button-learn"), Learn()), *besides),), picture)


def solved_screen(say: Speaker, day: date, puzzle: Puzzle, who: str, streak: int) -> Screen:
    """Return the public message that a person solved the puzzle. It shows neither the answer nor the position."""
    game = seen(puzzle.table()).game
    scene = CoveredScene(empty_scene(say, puzzle.position.rules), 0 if game is None else len(game.hand))
    lines = [_header(say, day, puzzle), say("puzzle-shown", who=who)]
    if streak > 1:
        lines.append(say("puzzle-streak", days=streak))
    solve = Button(say("button-solve"), ShowPuzzle(day.isoformat()), Style.GOOD)
    return Screen("\n".join(lines), ((solve,),), Picture("solved.png", say("puzzle-shown-alt"), scene))


def _why(say: Speaker, game: Observation, puzzle: Puzzle, best: Play) -> list[str]:
    teller = MoveFormatter(say, game, marked=True)
    position = game.position()
    second = in_fewest_parts(position, _of(legal_plays(position), puzzle.second))
    percent, other = (round(100 * one.chance) for one in (puzzle.best, puzzle.second))
    lines = [
        say("puzzle-best", what=_told(say, teller, best), percent=percent),
        say("puzzle-second", what=_told(say, teller, second), percent=other),
    ]
    reasons = _reasons(puzzle, game, best)
    if reasons:
        lines.append(f"-# {join_sequence(say, [format_reason(say, game, teller, one) for one in reasons])}")
    return lines


def _told(say: Speaker, teller: MoveFormatter, play: Play) -> str:
    spent = " ".join(rank_name(say, rank) for rank in play.spent)
    return say.marked(f"`{spent}` {teller.play(play)}")


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


LATELY: Final = timedelta(days=30)
"""Number of past days for which each member's results are counted."""


@dataclass(frozen=True, slots=True)
class Solver:
    """A person's progress with the puzzles in a server.

    Attributes:
        person: the person.
        answers: number of puzzles they answered and solved lately.
        streak: number of days in a row, up to today or yesterday, on which they solved the puzzle there.
    """

    person: Person
    answers: Answers
    streak: int


class ServerPuzzleStats:
    """Shows how the members of a server do, except those who hide their statistics or have left."""

    def __init__(self, answers: StoredPuzzleAnswers, members: Members, now: Callable[[], datetime] = utc_now) -> None:
        """Create the feature."""
        self._answers = answers
        self._members = members
        self._now = now

    async def of(self, guild: discord.Guild, day: date) -> Here:
        """Return how a server does, up to a day."""
        at = GuildId(guild.id)
        streak = streak_of((one for one in await self._answers.days_here(at) if one <= day), day)
        first = await self._answers.first_here(day, at) if streak.is_carried_on else None
        if first is not None:
            is_in = await self._members.is_in(guild, first)
            first = (await self._members.named(guild, (first,)))[first.id] if is_in else None
        return Here(streak, first)

    @handles(ShowHere)
    async def show(self, request: Request, press: ShowHere) -> None:
        guild, today = request.server(), self._now().date()
        people = await self._answers.people_here(GuildId(guild.id), today - LATELY)
        all_listed = (((person,), answers) for person, answers in people)
        listed = await self._members.first_there(guild, all_listed, (press.page + 1) * PAGE + 1)
        page, has_more = page_of(listed, press.page)
        solvers = [
            Solver(person, answers, await self._streak(person, GuildId(guild.id), today)) for (person,), answers in page
        ]
        here = await self.of(guild, today)
        await request.show(here_screen(request.say, here, press.page, solvers, has_more=has_more))

    async def _streak(self, person: Person, guild: GuildId, today: date) -> int:
        return streak_of(await self._answers.solved_days(person.id, guild), today).days


def here_screen(say: Speaker, here: Here, page: int, solvers: Sequence[Solver], *, has_more: bool) -> Screen:
    """Return how a server does with the puzzles, and a page of its members; ``has_more`` if another page follows."""
    lines = [say("puzzle-here-header"), *streak_lines(say, here), say("puzzle-here-lately", days=LATELY.days)]
    for place, one in enumerate(solvers, page * PAGE + 1):
        name = shown_name(called(say, one.person))
        solved, answered = one.answers.solved, one.answers.answered
        text = say("puzzle-here-solver", solved=solved, answered=answered, days=one.streak)
        lines.append(say("standings-line", place=place, names=name, told=text))
    if not solvers:
        lines.append(say("standings-none"))
    return Screen("\n".join(lines), turning(say, ShowHere, page, has_more=has_more))


COUNTED: Final = timedelta(days=1)
"""Time after its day for which an answer still counts, because days begin at different times around the world."""


class PuzzleFeature:
    """Handles the puzzle of the day."""

    def __init__(
        self,
        answers: StoredPuzzleAnswers,
        here: ServerPuzzleStats,
        own_games: OwnGameGuard,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Create the feature.

        Args:
            answers: stored answers.
            here: how servers do.
            own_games: guards the user's running games: a puzzle must not show a position of theirs.
            now: returns the current time.
        """
        self._answers = answers
        self._here = here
        self._own_games = own_games
        self._now = now

    @Command("puzzle", cost=Cost.BOARD, anywhere=True)
    async def puzzle(self, request: Request) -> None:
        """Solve the puzzle of the day."""
        await self._show(request, self._now().date())

    @handles(ShowPuzzle)
    async def show(self, request: Request, press: ShowPuzzle) -> None:
        await self._show(request, self._set(press.day))

    async def _show(self, request: Request, day: date) -> None:
        puzzle = puzzle_of(day)
        await self._own_games.check(request, puzzle.position.rules, puzzle.position.pawns)
        await request.show(await self._screen(request, day, puzzle))

    @handles(Solve)
    async def solve(self, request: Request, press: Solve) -> None:
        day, guild = self._set(press.day), request.guild
        puzzle, person = puzzle_of(day), request.person
        asked = asked_of_day(request.say, day, puzzle, person.name, here=guild is not None)
        screen = asked.pressed(request.say, press.press)
        if not isinstance(screen, Screen):
            await self._own_games.check(request, puzzle.position.rules, puzzle.position.pawns)
            solved = puzzle.best.is_made_by(screen)
            if day >= self._now().date() - COUNTED:
                where = NO_GUILD if guild is None else GuildId(guild.id)
                await self._answers.answer(day, person.id, where, solved=solved)
            screen = await self._screen(request, day, puzzle, solved=solved)
        await request.show(screen)

    async def _screen(self, request: Request, day: date, puzzle: Puzzle, *, solved: bool | None = None) -> Screen:
        """Return the question or, if the user has answered it or does so now, the solution."""
        say, person, guild = request.say, request.person, request.guild
        before = await self._answers.answered(day, person.id)
        solved = solved if before is None else before
        if solved is None:
            return asked_of_day(say, day, puzzle, person.name, here=guild is not None).screen(say)
        answers = None if guild is None else await self._answers.answers(day, GuildId(guild.id))
        here = None if guild is None else await self._here.of(guild, day)
        days = await self._answers.solved_days(person.id)
        standing = Standing(solved, answers, here, streak(days, day), request.may_show)
        return solution_screen(say, day, puzzle, person, standing)

    @handles(ShowSolved)
    async def show_solved(self, request: Request, press: ShowSolved) -> None:
        day = self._set(press.day)
        if not await self._answers.answered(day, request.person.id):
            raise PressError
        if not request.may_show:
            raise Refused(BotRefusal.EXTERNAL_APPS)
        request.check_may_write()
        days = await self._answers.solved_days(request.person.id)
        guild = request.guild
        say = request.say if guild is None else speaker(await request.viewers.language_at(guild))
        name = mention(request.say, request.person)
        await request.show_everybody(solved_screen(say, day, puzzle_of(day), name, streak(days, day)))

    def _set(self, text: str) -> date:
        """Return the day of a puzzle that was published already."""
        with suppress(ValueError):
            day = date.fromisoformat(text)
            if day <= self._now().date():
                return day
        raise PressError


class DailyPuzzlePost:
    """Creates the daily post with the puzzle."""

    def __init__(self, answers: StoredPuzzleAnswers, here: ServerPuzzleStats) -> None:
        """Create the feature."""
        self._answers = answers
        self._here = here

    async def screen_for(self, post: RegularPost, guild: discord.Guild, say: Speaker) -> Screen:
        """Return the puzzle of the day on which a post is due."""
        day = post.due.date()
        yesterday = await self._answers.answers(day - timedelta(days=1), post.guild)
        return posted_screen(say, day, puzzle_of(day), yesterday, await self._here.of(guild, day))
