"""Runs tournaments: pings players to their tables, starts games, ends them in time, and starts the next round.

The holder of the server's shard does this. Everything that matters is stored in the database, and each action is saved
at once. An action that a process did but did not save before it died is found again: a thread by the message that it
belongs to, which Discord shows once, and a table by its seed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Protocol

from tockbot import tournaments
from tockbot.service.shards import Shards
from tockbot.service.tables import Tables, utc_now
from tockbot.service.tasks import PeriodicTask, traceback_line
from tockbot.storage import StoredTournaments
from tockbot.tables import (
    Actor,
    ChannelId,
    Computer,
    GuildId,
    Human,
    MessageId,
    Opened,
    PersonId,
    Refused,
    TableId,
    Terms,
    commands,
    computer_on,
    seed_hash,
)

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(seconds=90)

TERMS: Final = Terms(hints=0, allows_undo=False, by_invitation=True)
"""Terms of tournament games: no hints, no undo, and no one sits down uninvited."""


class Messenger(Protocol):
    """Posts what a tournament has to say.

    `announce`, `call`, `post_standings` and `ask` may raise anything, and are tried again. A post that is repeated
    within minutes appears once.
    """

    async def announce(self, tournament: tournaments.Tournament) -> MessageId:
        """Send the message by which people enter, and return its id."""

    async def call(self, tournament: tournaments.Tournament, number: int) -> ChannelId:
        """Ping the people of a game in a thread of its own, and return the thread."""

    async def discard(self, tournament: tournaments.Tournament, thread: ChannelId) -> None:
        """Remove a thread that was opened for a game that is not played."""

    async def post_standings(self, tournament: tournaments.Tournament) -> bool:
        """Post the standings after a round; return False if nothing may be posted in the channel."""

    async def ask(self, tournament: tournaments.Tournament) -> bool:
        """Ask in the channel what to do about the absent sides; return False if nothing may be posted there."""

    async def has_arbiter(self, tournament: tournaments.Tournament) -> bool:
        """Return whether anyone who does not play may decide that; also True if Discord cannot be asked."""

    async def notify_given_up(self, tournament: tournaments.Tournament) -> None:
        """Notify the host that the tournament was called off because nothing may be posted in its channel."""

    async def post_unanswered(self, tournament: tournaments.Tournament) -> None:
        """Post that the tournament was called off because no one decided about the absent sides."""


class Events(Protocol):
    """Keeps scheduled events at Discord; both methods may raise anything, and are tried again."""

    async def show(self, tournament: tournaments.Tournament, event: tournaments.Event) -> int | None:
        """Create the event, or change it; return its id, or None if it is refused or was deleted."""

    async def remove(self, tournament: tournaments.Tournament, event: tournaments.Event) -> None:
        """Delete the event if it exists."""


@dataclass(frozen=True, slots=True)
class _At:
    """A game of the current round of a tournament."""

    tournament: tournaments.Tournament
    number: int

    @property
    def game(self) -> tournaments.Game:
        return self.tournament.games[self.number]


class Tournaments:
    """Runs the tournaments in the background.

    Attributes:
        now_and_then: the periodic task that does so.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - each is chosen by the code that assembles the bot
        self,
        tables: Tables,
        book: StoredTournaments,
        messenger: Messenger,
        events: Events,
        shards: Shards,
        new_seed: Callable[[], bytes],
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Run the tournaments of this store in the servers whose shards this process holds."""
        self._tables = tables
        self._book = book
        self._messenger = messenger
        self._events = events
        self._shards = shards
        self._new_seed = new_seed
        self._now = now
        # Players could not check in before this process ran, so no time limit counts from earlier.
        self._since = now()
        self._warned: dict[GuildId, str] = {}
        self.now_and_then = PeriodicTask("running tournaments", self.look, LOOK_EVERY)

    def wake(self, table_id: TableId) -> None:
        """Check whether a round is over if a table that changed has ended."""
        if self._tables.channel_of(table_id) is None:
            self.now_and_then.soon()

    async def look(self) -> None:
        """Do everything that is due here."""
        for guild in await self._book.going_on():
            if self._shards.seconds_left(guild) <= 0:
                continue
            try:
                tournament = await self._book.last(guild)
                if tournament is not None:
                    await self._see_to_event(tournament)
                    if not tournament.over:
                        await self._look_at(tournament)
                self._warned.pop(guild, None)
            except tournaments.TournamentError as error:
                logger.warning("this version cannot continue the tournament of server %d: %s", guild, error)
            except Exception as error:  # noqa: BLE001 - it is tried again, and others go on
                line = traceback_line(error)
                if self._warned.get(guild) != line:
                    logger.warning("could not continue the tournament of server %d: %s", guild, line)
                self._warned[guild] = line

    async def _look_at(self, tournament: tournaments.Tournament) -> None:
        if tournament.is_entered:
            if self._now() >= tournament.opened + tournaments.MAX_ENTRY_TIME:
                await self._change(tournament, tournaments.call_off)
            elif tournament.message is None:
                await self._change(
                    tournament, partial(tournaments.posted, message=await self._messenger.announce(tournament))
                )
            return
        for number in range(len(tournament.games)):
            try:
                tournament = await self._see_to(_At(tournament, number))
            except Exception as error:  # noqa: BLE001 - one game does not hold up the others; it is tried again
                logger.warning("a tournament game of server %d waits: %s", tournament.guild, traceback_line(error))
        if tournament.waiting and not tournament.over:
            tournament = await self._see_to_absent(tournament)
        if tournament.over or any(game.outcome is None for game in tournament.games):
            return
        if await self._messenger.post_standings(tournament):
            after = await self._change(tournament, partial(tournaments.go_on, now=self._now()))
            if not after.over:
                await self._look_at(after)
        else:
            await self._give_up(tournament)

    async def _see_to_event(self, tournament: tournaments.Tournament) -> None:
        """Bring the scheduled event in step with the tournament, which goes on whatever becomes of the event."""
        event, due = tournament.event, tournaments.event_due(tournament)
        if event is None or event == due or tournament.message is None:
            return
        try:
            after: tournaments.Event | None = None
            if due is None:
                await self._events.remove(tournament, event)
            elif (number := await self._events.show(tournament, due)) is not None:
                after = replace(due, id=number)
            elif event.ends is None:
                # Discord refused what someone has just asked for.
                after = replace(event, id=None, refused=True)
        except Exception as error:  # noqa: BLE001 - it is tried again
            logger.warning("could not show the event of server %d: %s", tournament.guild, traceback_line(error))
            return
        change = partial(tournaments.event_shown, before=event, after=after)
        await self._book.change(tournament.guild, tournament.number, change)

    async def _see_to_absent(self, tournament: tournaments.Tournament) -> tournaments.Tournament:
        """Settle what happens to the absent sides of a round, and return the tournament after it.

        People are asked once, some time after the check-in. If no one may decide, absent sides forfeit.
        """
        if tournament.asked is None:
            if not self._is_past(tournament.decided_from):
                return tournament
            forfeits = tournament.is_party(tournament.host) and not await self._messenger.has_arbiter(tournament)
            if not forfeits and not await self._messenger.ask(tournament):
                return await self._give_up(tournament)
            tournament = await self._change(tournament, partial(tournaments.ask, now=self._now(), forfeits=forfeits))
        tournament = await self._change(tournament, tournaments.forfeit)
        if tournament.asked is None or not self._is_past(tournament.asked + tournaments.MAX_DECISION_TIME):
            return tournament
        after = await self._change(tournament, partial(tournaments.unanswered, now=self._now()))
        if after.over:
            await self._messenger.post_unanswered(after)
        return after

    async def _give_up(self, tournament: tournaments.Tournament) -> tournaments.Tournament:
        """Call the tournament off because nothing may be posted in its channel."""
        after = await self._change(tournament, tournaments.call_off)
        await self._messenger.notify_given_up(after)
        return after

    async def _see_to(self, at: _At) -> tournaments.Tournament:
        """Do what is due at a game, and return the tournament after it.

        Raises:
            Refused: a table cannot be opened, read or saved.
        """
        tournament, game = at.tournament, at.game
        if game.outcome is not None or tournament.over:
            return tournament
        time_is_up = self._is_past(game.ends or tournament.until)
        if game.table is not None:
            outcome = await self._outcome(game.table, ends=time_is_up)
            return tournament if outcome is None else await self._over(at, outcome)
        if game.thread is None and not time_is_up:
            return await self._call(at)
        if tournament.awaited(game) and not (time_is_up or self._is_past(game.until)):
            return tournament
        if tournament.absent(game) and not game.stands_in:
            # Someone who does not play decides what to do.
            return tournament
        if game.thread is None or not game.here or time_is_up:
            return await self._over(at, tournaments.unplayed(game))
        if game.seed is None:
            # Version 0.2.0 pinged its people and recorded no seed.
            tournament = await self._change(
                tournament, partial(tournaments.seeded, number=at.number, seed=self._new_seed().hex())
            )
        table = await self._open(tournament, tournament.games[at.number], game.thread)
        return await self._change(tournament, partial(tournaments.opened, number=at.number, table=table))

    async def _call(self, at: _At) -> tournaments.Tournament:
        """Ping the people of a game in a thread once there is room for its table; return the tournament after it.

        Raises:
            Refused: NOT_SAVED.
        """
        tournament = at.tournament
        # Games whose people were pinged will need a table too.
        wanted = 1 + sum(
            one.thread is not None and one.table is None and one.outcome is None for one in tournament.games
        )
        if await self._tables.free(tournament.guild, wanted) < wanted:
            logger.warning("a tournament game has to wait: too many tables are open in server %d", tournament.guild)
            return tournament
        try:
            thread = await self._messenger.call(tournament, at.number)
        except Exception as error:  # noqa: BLE001 - the other games go ahead, and this one is tried again
            logger.warning("could not ping the people of a tournament game: %s", traceback_line(error))
            return tournament
        seed = self._new_seed().hex()
        change = partial(tournaments.called, number=at.number, thread=thread, now=self._now(), seed=seed)
        after = await self._change(tournament, change)
        if thread not in after.threads:
            # The tournament was called off meanwhile.
            await self._messenger.discard(tournament, thread)
        return after

    def _is_past(self, until: datetime | None) -> bool:
        """Return whether a time is past, and people also had time to act since this process started."""
        return until is not None and self._now() >= max(until, self._since + tournaments.CHECK_IN_TIME)

    async def _open(self, tournament: tournaments.Tournament, game: tournaments.Game, thread: ChannelId) -> TableId:
        """Start a game in its thread, unless a previous attempt did: then its table has the recorded seed."""
        seed = bytes.fromhex(game.seed or "")
        there = self._tables.in_channel(thread)
        if there is not None:
            await self._tables.fetch(there)
            if self._tables.see(there).seed_hash == seed_hash(seed):
                return there
            # Someone opened a table of their own before the bot knew that the thread belongs to a game.
            await self._tables.decide(there, Actor(), commands.abandon)
        seated = [_player(game, seat, person) for seat, person in enumerate(game.seats)]
        where = (tournament.guild, thread, game.here[0])
        event = Opened(*where, tournament.language, tournament.rules, seed, tournament.pace)
        command = partial(commands.begin_with, seated=seated, terms=TERMS)
        return await self._tables.open(event, command, has_room=True)

    async def _outcome(self, table_id: TableId, *, ends: bool) -> tournaments.Outcome | None:
        """Return the outcome of a table's game; if its time is up it is ended, and counts as a draw if unreadable."""
        try:
            await self._tables.fetch(table_id)
            if ends and self._tables.see(table_id).stage.is_open:
                await self._tables.decide(table_id, Actor(), commands.end_in_time)
            return tournaments.outcome_of(self._tables.see(table_id))
        except Refused as refusal:
            if refusal.is_database_error or not ends:
                raise
            logger.warning("the tournament game at table %d is counted as a draw: %s", table_id, refusal)
            return tournaments.UNREADABLE_OUTCOME

    async def _over(self, at: _At, outcome: tournaments.Outcome) -> tournaments.Tournament:
        return await self._change(at.tournament, partial(tournaments.over, number=at.number, outcome=outcome))

    async def _change(self, tournament: tournaments.Tournament, change: tournaments.Change) -> tournaments.Tournament:
        """Save a change to the current round, unless another round has begun by now."""

        def in_this_round(now: tournaments.Tournament) -> tournaments.Tournament:
            return now if now.over or len(now.played) != len(tournament.played) else change(now)

        return await self._book.change(tournament.guild, tournament.number, in_this_round)


def _player(game: tournaments.Game, seat: int, person: PersonId | None) -> Human | Computer:
    """Return the player of a seat: its owner if they came, else a computer player."""
    return Human(person) if person is not None and person in game.here else computer_on(seat)
