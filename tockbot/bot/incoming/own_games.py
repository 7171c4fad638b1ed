"""The unfinished games of a person, and the day's puzzle: nobody gets advice on either as if it was something else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

from tockbot.bot.incoming.request import Request
from tockbot.bot.objections import Objection
from tockbot.learning import puzzle_of
from tockbot.rules import Pawns, Placing, TableRules, placing_of
from tockbot.service import utc_now
from tockbot.storage import StoredPersonalData
from tockbot.tables import Kind, Refused, TableId, TableSeen

MOST_READ: Final = 25
"""So many tables are looked at for one answer, those opened last."""

DAYS: Final = tuple(map(timedelta, (-1, 0, 1)))
"""The days that it is somewhere on Earth, from the day in UTC. An answer to the puzzle of yesterday counts, too."""


async def read_tables(request: Request, tables: list[TableId]) -> list[TableSeen]:
    """The open tables as whoever asks sees them, those opened last first; they are read from their logs if need be."""
    found: list[TableSeen] = []
    for table_id in sorted(tables, reverse=True)[:MOST_READ]:
        try:
            await request.tables.fetch(table_id)
            seen = request.see(table_id, request.person.id)
        except Refused:
            continue
        if seen.stage.is_open:
            found.append(seen)
    return found


class OwnGames:
    """Knows the unfinished games of whoever asks. It finds positions that stand alike, not those that nearly do."""

    def __init__(self, sitting: StoredPersonalData, now: Callable[[], datetime] = utc_now) -> None:
        """Look there for who sits where."""
        self._sitting = sitting
        self._now = now

    async def check(self, request: Request, rules: TableRules, pawns: Pawns) -> None:
        """Make sure that no unfinished game in which whoever asks plays, or played, stands just so.

        Raises:
            Refused: OWN_GAME.
        """
        placing = placing_of(rules, pawns)
        if placing is not None and placing in await self._unfinished(request):
            raise Refused(Objection.OWN_GAME)

    async def check_advice(self, request: Request, rules: TableRules, boards: Iterable[Pawns]) -> None:
        """Make sure that advice may be given on these positions: none is of an unfinished game, or of the day's puzzle.

        Both are refused in the same words, so that no one learns which it is.

        Raises:
            Refused: OWN_GAME.
        """
        # In a thread: a long game has hundreds of positions.
        placings = await asyncio.to_thread(lambda: {placing_of(rules, pawns) for pawns in boards})
        if not placings.isdisjoint(await self._unfinished(request) | self._puzzles()):
            raise Refused(Objection.OWN_GAME)

    async def _unfinished(self, request: Request) -> set[Placing]:
        """Return how the unfinished games of whoever asks stand: open ones, and closed ones that can be resumed."""
        found: set[Placing] = set()
        for table_id in await self._sitting.resumable_tables(request.person.id, self._now()):
            try:
                await request.tables.fetch(table_id)
                seen = request.see(table_id, request.person.id)
            except Refused:
                continue
            # Nothing depends upon an analysis or a practice game.
            if seen.game is None or seen.kind is not Kind.GAME or not seen.was_there:
                continue
            placing = placing_of(seen.rules, seen.game.pawns)
            if placing is not None and request.tables.may_go_on(table_id):
                found.add(placing)
        return found

    def _puzzles(self) -> set[Placing]:
        positions = [puzzle_of(self._now().date() + days).position for days in DAYS]
        placings = [placing_of(position.rules, position.pawns) for position in positions]
        return {placing for placing in placings if placing is not None}
