"""Puzzle rush: as many puzzles as possible in three minutes, until the third wrong answer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from functools import partial

from attrs import define

from tockbot.bot.game_access import OwnGameGuard
from tockbot.bot.handlers import handles
from tockbot.bot.people import Members
from tockbot.bot.press import Cost, Press, PressError, press
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.table_texts import moment
from tockbot.bot.words import Speaker, called, listed, shown_name
from tockbot.features.puzzles import Asked, ShowRush
from tockbot.features.turn.turn import StudiedPress
from tockbot.learning import LASTS, MAX_WRONG, Puzzle, Rush
from tockbot.service import utc_now
from tockbot.storage import StoredRushes
from tockbot.tables import NO_GUILD, GuildId, Person


@press("rushbegin", cost=Cost.BOARD)
class BeginRush(Press):
    """Start a rush, unless one is running."""


@press("rushsolve", cost=Cost.LESSON)
class SolveInRush(Press):
    """Press a button in a puzzle of a rush, as at a table.

    Attributes:
        day: the day on which the rush started.
        number: number of the rush on that day.
        step: number of puzzles answered before.
        press: the press; its table is number 0.
    """

    day: str
    number: int
    step: int
    press: StudiedPress


@dataclass(frozen=True, slots=True)
class Scores:
    """The scores to beat.

    Attributes:
        own: the user's best score.
        here: today's best score in this server; 0 if no one who may be named has one.
        names: names of the people with today's best score.
    """

    own: int
    here: int = 0
    names: tuple[str, ...] = ()


@define(eq=False)
class PuzzleRushFeature:
    """Handles puzzle rushes.

    Only an answer to the current puzzle continues a rush. A repeated press, or a press on another puzzle or rush, shows
    the current state. A rush cannot start while another is running. Each rush has a new seed.
    """

    _rushes: StoredRushes
    _members: Members
    _own_games: OwnGameGuard
    _new_seed: Callable[[], bytes]
    _now: Callable[[], datetime] = utc_now

    @handles(ShowRush)
    async def show(self, request: Request, _: ShowRush) -> None:
        now = self._now()
        rush = await self._rushes.of(request.person.id, now.date())
        puzzle = None if rush is None else rush.puzzle(now)
        if rush is None or puzzle is None:
            await request.show(rush_screen(request.say, await self._scores(request)))
        else:
            await request.show(_asked(request.say, rush, puzzle, request.person).screen(request.say))

    @handles(BeginRush)
    async def begin(self, request: Request, _: BeginRush) -> None:
        # Both kinds of database can store a number of this size.
        seed = int.from_bytes(self._new_seed()[:7])
        await self._show(request, await self._rushes.begin(request.person.id, self._now(), seed))

    @handles(SolveInRush)
    async def solve(self, request: Request, press: SolveInRush) -> None:
        say, person, now = request.say, request.person, self._now()
        rush = await self._rush(request, press.day)
        puzzle = rush.puzzle(now)
        if puzzle is None or (rush.number, rush.step) != (press.number, press.step):
            await self._show(request, rush)
            return
        screen = _asked(say, rush, puzzle, person).pressed(say, press.press)
        if isinstance(screen, Screen):
            await request.show(screen)
            return
        await self._own_games.check(request, puzzle.position.rules, puzzle.position.pawns)
        where = NO_GUILD if request.guild is None else GuildId(request.guild.id)
        solved = puzzle.best.is_made_by(screen)
        after = await self._rushes.answer(person.id, where, rush, solved=solved)
        if after is None:
            await self._show(request, await self._rush(request, press.day))
        else:
            await self._show(request, after, say("rush-right") if solved else say("rush-wrong"))

    async def _rush(self, request: Request, text: str) -> Rush:
        """Return the user's last rush on a day."""
        with suppress(ValueError):
            rush = await self._rushes.of(request.person.id, date.fromisoformat(text))
            if rush is not None:
                return rush
        raise PressError

    async def _show(self, request: Request, rush: Rush, done: str = "") -> None:
        """Show the current puzzle of a rush, or its result."""
        puzzle = rush.puzzle(self._now())
        if puzzle is None:
            screen = over_screen(request.say, rush, await self._scores(request), done)
        else:
            screen = _asked(request.say, rush, puzzle, request.person, done).screen(request.say)
        await request.show(screen)

    async def _scores(self, request: Request) -> Scores:
        own, guild = await self._rushes.best(request.person.id), request.guild
        if guild is None:
            return Scores(own)
        best = await self._rushes.best_here(self._now().date(), GuildId(guild.id))
        there = await self._members.first_there(guild, (((person,), solved) for person, solved in best), len(best))
        most = max((solved for _, solved in there), default=0)
        names = (shown_name(called(request.say, person)) for (person,), solved in there if solved == most)
        return Scores(own, most, tuple(names))


def _asked(say: Speaker, rush: Rush, puzzle: Puzzle, viewer: Person, done: str = "") -> Asked:
    """Return the current puzzle of a rush as an exercise."""
    header = say("rush-stands", solved=rush.solved, wrong=rush.wrong, most=MAX_WRONG, ends=moment(rush.ends))
    text = "\n".join((*([done] if done else []), say("rush-asked")))
    return Asked(puzzle, viewer.name, header, text, partial(SolveInRush, rush.day.isoformat(), rush.number, rush.step))


def rush_screen(say: Speaker, scores: Scores) -> Screen:
    """Return the explanation of puzzle rush, with the scores to beat."""
    minutes = int(LASTS.total_seconds()) // 60
    lines = [say("rush-header"), say("rush-about", minutes=minutes, most=MAX_WRONG), *_scores_lines(say, scores)]
    return Screen("\n".join(lines), ((Button(say("button-rush-begin"), BeginRush(), Style.GOOD),),))


def over_screen(say: Speaker, rush: Rush, scores: Scores, done: str = "") -> Screen:
    """Return the result of a rush."""
    lines = [*([done] if done else []), say("rush-over", solved=rush.solved, wrong=rush.wrong)]
    again = Button(say("button-rush-again"), BeginRush(), Style.GOOD)
    return Screen("\n".join((*lines, *_scores_lines(say, scores))), ((again,),))


def _scores_lines(say: Speaker, scores: Scores) -> list[str]:
    lines = [say("rush-own", solved=scores.own)] if scores.own else []
    if scores.names:
        lines.append(say("rush-best-here", solved=scores.here, names=listed(say, scores.names)))
    return lines
