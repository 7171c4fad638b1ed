"""Lets tournaments go on: calls people to their tables, begins games, ends them in time, and begins the next round.

All that counts stands in the database, and each thing that was done is saved at once. What a process that died had done
and not saved is found again: a thread by the message that it hangs on, which Discord shows once, a table by its seed.
It is done by whoever holds the server's shard.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
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

TERMS: Final = Terms(hints=0, takes_back=False, by_invitation=True)
"""On which terms its games are played: nobody gets a hint or a play back, or sits down uninvited."""


class Messenger(Protocol):
    """Where people meet: who tells them of their games, and of how everybody stands."""

    async def announce(self, tournament: tournaments.Tournament) -> MessageId:
        """Send the message by which people enter; as below."""

    async def call(self, tournament: tournaments.Tournament, number: int) -> ChannelId:
        """Call the people of a game to a thread of its own, and give that.

        The same, told again within minutes, appears once. Raises anything where it should be tried again.
        """

    async def discard(self, tournament: tournaments.Tournament, thread: ChannelId) -> None:
        """Remove a thread that was opened for a game that is not played."""

    async def tell_standings(self, tournament: tournaments.Tournament) -> bool:
        """Tell how everybody stands after a round; False if it may not be told there. Else as above."""

    async def ask(self, tournament: tournaments.Tournament) -> bool:
        """Ask in the channel what to do about the absent sides; False if nothing may be posted there. Else as above."""

    async def has_arbiter(self, tournament: tournaments.Tournament) -> bool:
        """Return whether anyone who does not play may decide that; also if Discord cannot be asked."""

    async def tell_given_up(self, tournament: tournaments.Tournament) -> None:
        """Tell its host that it was called off because nothing may be told in its channel any more."""

    async def tell_unanswered(self, tournament: tournaments.Tournament) -> None:
        """Post in the channel that it was called off because nobody decided about the absent sides."""


@dataclass(frozen=True, slots=True)
class _At:
    """A game of the round in play of a tournament."""

    tournament: tournaments.Tournament
    number: int

    @property
    def game(self) -> tournaments.Game:
        return self.tournament.games[self.number]


class Tournaments:
    """Lets the tournaments go on, in the background.

    Attributes:
        now_and_then: how it does.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - each is chosen by whoever puts the bot together
        self,
        tables: Tables,
        book: StoredTournaments,
        messenger: Messenger,
        shards: Shards,
        new_seed: Callable[[], bytes],
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Let those of this book go on, in the servers whose shards this process holds."""
        self._tables = tables
        self._book = book
        self._messenger = messenger
        self._shards = shards
        self._new_seed = new_seed
        self._now = now
        # Until then nobody could say anything: nobody's time is up before they had some.
        self._since = now()
        self._warned: dict[GuildId, str] = {}
        self.now_and_then = PeriodicTask("letting tournaments go on", self.look, LOOK_EVERY)

    def wake(self, table_id: TableId) -> None:
        """Look whether a round is over if a table that changed has ended."""
        if self._tables.channel_of(table_id) is None:
            self.now_and_then.soon()

    async def look(self) -> None:
        """Do all that is due here."""
        for guild in await self._book.going_on():
            if self._shards.seconds_left(guild) <= 0:
                continue
            try:
                tournament = await self._book.last(guild)
                if tournament is not None:
                    await self._look_at(tournament)
                self._warned.pop(guild, None)
            except tournaments.TournamentError as error:
                logger.warning("the tournament of server %d cannot go on with this version: %s", guild, error)
            except Exception as error:  # noqa: BLE001 - it is tried again, and others go on
                line = traceback_line(error)
                if self._warned.get(guild) != line:
                    logger.warning("the tournament of server %d could not go on: %s", guild, line)
                self._warned[guild] = line

    async def _look_at(self, tournament: tournaments.Tournament) -> None:
        if tournament.is_entered:
            if self._now() >= tournament.opened + tournaments.ENTERING:
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
                logger.warning("a game of a tournament in server %d waits: %s", tournament.guild, traceback_line(error))
        if tournament.waiting and not tournament.over:
            tournament = await self._see_to_absent(tournament)
        if tournament.over or any(game.outcome is None for game in tournament.games):
            return
        if await self._messenger.tell_standings(tournament):
            after = await self._change(tournament, partial(tournaments.go_on, now=self._now()))
            if not after.over:
                await self._look_at(after)
        else:
            await self._give_up(tournament)

    async def _see_to_absent(self, tournament: tournaments.Tournament) -> tournaments.Tournament:
        """Have someone decide about the absent sides of a round, and return the tournament after it.

        They are asked once, some time after the check-in. If nobody may decide, absent sides forfeit.
        """
        if tournament.asked is None:
            if not self._is_past(tournament.decided_from):
                return tournament
            forfeits = tournament.is_party(tournament.host) and not await self._messenger.has_arbiter(tournament)
            if not forfeits and not await self._messenger.ask(tournament):
                return await self._give_up(tournament)
            tournament = await self._change(tournament, partial(tournaments.ask, now=self._now(), forfeits=forfeits))
        tournament = await self._change(tournament, tournaments.forfeit)
        if tournament.asked is None or not self._is_past(tournament.asked + tournaments.ANSWERING):
            return tournament
        after = await self._change(tournament, partial(tournaments.unanswered, now=self._now()))
        if after.over:
            await self._messenger.tell_unanswered(after)
        return after

    async def _give_up(self, tournament: tournaments.Tournament) -> tournaments.Tournament:
        """Call it off because nothing may be posted in its channel."""
        after = await self._change(tournament, tournaments.call_off)
        await self._messenger.tell_given_up(after)
        return after

    async def _see_to(self, at: _At) -> tournaments.Tournament:
        """Do what is due at a game, and give the tournament after it.

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
            # Somebody who does not play decides what to do.
            return tournament
        if game.thread is None or not game.here or time_is_up:
            return await self._over(at, tournaments.unplayed(game))
        if game.seed is None:
            # Version 0.2.0 called its people.
            tournament = await self._change(
                tournament, partial(tournaments.seeded, number=at.number, seed=self._new_seed().hex())
            )
        table = await self._open(tournament, tournament.games[at.number], game.thread)
        return await self._change(tournament, partial(tournaments.opened, number=at.number, table=table))

    async def _call(self, at: _At) -> tournaments.Tournament:
        """Call the people of a game to a thread, once there is room for its table, and return the tournament after it.

        Raises:
            Refused: NOT_SAVED.
        """
        tournament = at.tournament
        # The tables of those who were called are not open yet.
        wanted = 1 + sum(
            one.thread is not None and one.table is None and one.outcome is None for one in tournament.games
        )
        if await self._tables.free(tournament.guild, wanted) < wanted:
            logger.warning("a game of a tournament waits: server %d has no room for its table", tournament.guild)
            return tournament
        try:
            thread = await self._messenger.call(tournament, at.number)
        except Exception as error:  # noqa: BLE001 - the others are called, and these again
            logger.warning("nobody could be called to a table of a tournament: %s", traceback_line(error))
            return tournament
        seed = self._new_seed().hex()
        change = partial(tournaments.called, number=at.number, thread=thread, now=self._now(), seed=seed)
        after = await self._change(tournament, change)
        if thread not in after.threads:
            # It was called off meanwhile.
            await self._messenger.discard(tournament, thread)
        return after

    def _is_past(self, until: datetime | None) -> bool:
        """Whether a moment is over, and people had time since this process can hear them."""
        return until is not None and self._now() >= max(until, self._since + tournaments.COMING)

    async def _open(self, tournament: tournaments.Tournament, game: tournaments.Game, thread: ChannelId) -> TableId:
        """Begin a game in its thread, unless that was done and not saved: its table has the recorded seed."""
        seed = bytes.fromhex(game.seed or "")
        there = self._tables.in_channel(thread)
        if there is not None:
            await self._tables.fetch(there)
            if self._tables.see(there).seed_hash == seed_hash(seed):
                return there
            # Someone opened a table of their own before it was known that the thread belongs to a game.
            await self._tables.decide(there, Actor(), commands.abandon)
        seated = [_player(game, seat, person) for seat, person in enumerate(game.seats)]
        where = (tournament.guild, thread, game.here[0])
        event = Opened(*where, tournament.language, tournament.rules, seed, tournament.pace)
        wish = partial(commands.begin_with, seated=seated, terms=TERMS)
        return await self._tables.open(event, wish, has_room=True)

    async def _outcome(self, table_id: TableId, *, ends: bool) -> tournaments.Outcome | None:
        """Return the outcome of a table's game; if it is to end now, it is ended, and a draw if it cannot be read."""
        try:
            await self._tables.fetch(table_id)
            if ends and self._tables.see(table_id).stage.is_open:
                await self._tables.decide(table_id, Actor(), commands.end_in_time)
            return tournaments.outcome_of(self._tables.see(table_id))
        except Refused as refusal:
            if refusal.is_trouble or not ends:
                raise
            logger.warning("the game of a tournament at table %d is counted as a draw: %s", table_id, refusal)
            return tournaments.UNREADABLE_OUTCOME

    async def _over(self, at: _At, outcome: tournaments.Outcome) -> tournaments.Tournament:
        return await self._change(at.tournament, partial(tournaments.over, number=at.number, outcome=outcome))

    async def _change(self, tournament: tournaments.Tournament, change: tournaments.Change) -> tournaments.Tournament:
        """Save a change of the round that is in play, unless it is another by now."""

        def in_this_round(now: tournaments.Tournament) -> tournaments.Tournament:
            return now if now.over or len(now.played) != len(tournament.played) else change(now)

        return await self._book.change(tournament.guild, tournament.number, in_this_round)


def _player(game: tournaments.Game, seat: int, person: PersonId | None) -> Human | Computer:
    """Who plays on a seat: whose it is, if they came, else a computer player."""
    return Human(person) if person is not None and person in game.here else computer_on(seat)
