"""Keeps the computer players playing: whenever one is due, it is question, and its answer is decided like anybody's.

The players themselves are given from outside and see an :class:`~tockbot.tables.observation.Observation`, nothing else.
Their turns in a row are made one after another without telling anybody in between, up to once around the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from tockbot.rules import Phase, Play, Seat, is_legal, some_play
from tockbot.service.tables import Tables
from tockbot.service.trouble import trouble
from tockbot.tables import (
    Card,
    Computer,
    ComputerPlayer,
    Decision,
    Events,
    Human,
    Level,
    Question,
    Refusal,
    Refused,
    Stage,
    Table,
    decisions,
    question_for,
)

logger = logging.getLogger(__name__)

RETRY_SECONDS: Final = 30.0


class Computers:
    """Plays for every seat on which a computer player sits."""

    def __init__(self, tables: Tables, player: ComputerPlayer, pause: float) -> None:
        """Play at these tables, ``pause`` seconds after what a computer player answers to."""
        self._tables = tables
        self._player = player
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def wake(self, number: int) -> None:
        """See to a table: if computer players are due there, they play, in the background."""
        task = self._tasks.get(number)
        if (task is None or task.done()) and self._due(number):
            self._tasks[number] = asyncio.create_task(self._run(number), name=f"computers at table {number}")

    async def close(self) -> None:
        """Stop playing."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _due(self, number: int) -> list[Seat]:
        """The seats of computer players that must act; they wait while no person sits at the table."""
        seen = self._tables.see(number)
        game = seen.game
        if seen.stage is not Stage.PLAYING or game is None:
            return []
        if not any(isinstance(sitter, Human) for sitter in seen.sitters):
            return []
        computers = [seat for seat in seen.rules.seats if isinstance(seen.sitters[seat], Computer)]
        if game.phase is Phase.EXCHANGE:
            return [seat for seat in computers if game.seats[seat].cards and not game.has_given[seat]]
        return [seat for seat in computers if seat == game.turn]

    async def _run(self, number: int) -> None:
        while self._due(number):
            await asyncio.sleep(self._pause)
            try:
                await self._act_in_a_row(number)
            except Refused as refusal:
                if refusal.reason is Refusal.NOT_SAVED:
                    await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:  # noqa: BLE001 - a game must not wait for ever
                logger.error("computer players failed at table %d: %s", number, trouble(error))  # noqa: TRY400
                await asyncio.sleep(RETRY_SECONDS)

    async def _act_in_a_row(self, number: int) -> None:
        """Make the turns that follow one another, at most once around the table, then tell everybody."""
        acted = False
        try:
            for _ in self._tables.see(number).rules.seats:
                due = self._due(number)
                if not due:
                    break
                for seat in due:
                    sitter = self._tables.see(number).sitters[seat]
                    if isinstance(sitter, Computer):
                        await self._act(number, seat, sitter.level, _unless_a_person_sits(seat))
                        acted = True
        finally:
            if acted:
                await self._tables.announce(number)

    async def stand_in(self, number: int, seat: Seat, level: Level = Level.NORMAL) -> None:
        """Do once what is due at a seat, whoever sits there, as a partner would want it: for somebody who is away.

        Raises:
            Refused: the table has moved on, nothing is due there, or it cannot be saved.
        """
        await self._act(number, seat, level, _unless_given(seat))
        await self._tables.announce(number)

    async def _act(self, number: int, seat: Seat, level: Level, where: Callable[[Decision], Decision]) -> None:
        """Ask what to do for a seat, and do it ``where`` that still holds."""
        observation = self._tables.observe(number, seat)
        if observation is None:
            return
        question = question_for(number, seat, observation, level)
        if observation.phase is Phase.EXCHANGE:
            card = await self._gift(number, question)
            decision = partial(decisions.give, seat=seat, card=card, stamp=observation.stamp)
        else:
            chosen = await self._play(number, question)
            decision = partial(decisions.play, seat=seat, chosen=chosen, stamp=observation.stamp)
        await self._tables.decide(number, where(decision), quietly=True)

    async def _gift(self, number: int, question: Question) -> Card:
        observation = question.observation
        try:
            card = await self._player.gift(question)
        except Exception as error:  # noqa: BLE001 - the game goes on without it
            logger.error("a computer player failed at table %d, its first card is given: %s", number, trouble(error))  # noqa: TRY400
            return observation.hand[0]
        if card not in observation.hand:
            logger.error("a computer player gave a card it does not hold at table %d; it gives its first", number)
            return observation.hand[0]
        return card

    async def _play(self, number: int, question: Question) -> Play:
        position = question.observation.position()
        try:
            play = await self._player.play(question)
        except Exception as error:  # noqa: BLE001 - as above
            logger.error("a computer player failed at table %d, another play is made: %s", number, trouble(error))  # noqa: TRY400
            return some_play(position)
        if not is_legal(position, play):
            logger.error("a computer player made an illegal play at table %d, another is made", number)
            return some_play(position)
        return play


def _unless_a_person_sits(seat: Seat) -> Callable[[Decision], Decision]:
    """A decision that holds unless somebody took the seat of the computer player while it was thinking."""

    def guarded(decision: Decision) -> Decision:
        def still_there(table: Table) -> Events:
            return decision(table) if isinstance(table.sitters[seat], Computer) else ()

        return still_there

    return guarded


def _unless_given(seat: Seat) -> Callable[[Decision], Decision]:
    """A decision that is refused where a gift is chosen already, perhaps during the thought: nothing is due there."""

    def guarded(decision: Decision) -> Decision:
        def still_due(table: Table) -> Events:
            game = table.game
            if game is not None and game.position.phase is Phase.EXCHANGE and game.gifts[seat] is not None:
                raise Refused(Refusal.NOTHING_DUE)
            return decision(table)

        return still_due

    return guarded
