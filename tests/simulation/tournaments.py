"""Simulates tournaments of eight people: the differences from a game.

Seven of the eight come to their tables. They enter and check in with the buttons, and play for a while; then no one
presses any more until the round has to end. The host does not play.

*Invariants*, at rest: each game of a round has one thread, in which its people are called once. No one who was shown as
present counts as absent, and computer players replace absent people. Each table of the round
has the invariants of a game (``invariants.py``). The standings are posted once after each round, and agree
with the logs of the tables. There is at most one scheduled event, and none after the end.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from loopback import Channel, Message, NoAnswerError, NotThereError, Person
from loopback.gateway import SESSIONS
from tests.simulation.invariants import Invariants
from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import Sent
from tests.simulation.people import SimulatedPerson
from tests.simulation.plans import Plan
from tests.simulation.run import SPELL, Simulation
from tests.simulation.surroundings import NOW
from tests.wire.player import Player, offered
from tests.wire.server import has_picture
from tockbot.bot.plan import is_due
from tockbot.bot.press import AtMoment, Press
from tockbot.bot.words import speaker
from tockbot.features.tournament_screens import Begin, Enter, PairAgain, SayPresent, ShowCourse
from tockbot.rules import format_ruleset
from tockbot.storage import StoredPeople, StoredTournaments, open_database
from tockbot.tables import ChannelId, Entry, GuildId, People, PersonId, Stage, TableId, UserId, replay, see
from tockbot.tables import Person as Seated
from tockbot.tournaments import (
    TOURNAMENT_JSON,
    Game,
    Mode,
    Number,
    Tournament,
    announce,
    event_due,
    outcome_of,
)

MINUTES: Final = 45
ROUNDS: Final = 2
MAX_SPELLS: Final = 12
"""Maximum number of spells until a tournament is over."""

MANY: Final = 1_000_000
"""More than the entries of any table, so that entries of all tables have different numbers here."""

LATE: Final = timedelta(minutes=10)
"""Time after the end of a check-in within which its game begins, in spite of all faults."""

CALLED: Final = speaker("en")("tournament-call-about", minutes=MINUTES)
"""A sentence of the message that calls the people of a game to their thread."""

EVENT_IN: Final = timedelta(minutes=60)


class TournamentInvariants(Invariants):
    """Checks everything that must hold in a tournament."""

    _simulation: SimulatedTournament
    # The end of a game shows all hands, while the tournament goes on.
    secret_scenes = ("PrivateScene",)

    def _notified_by(self, message: Message, stamps: set[int], sent: Sent) -> set[tuple[int, int]]:
        tables = {press.table_id for press in offered(message) if isinstance(press, AtMoment)}
        recipient = message.channel.recipient
        if recipient is None or not stamps:
            return super()._notified_by(message, stamps, sent)
        since = max(tables) * MANY + max(stamps)
        reminded = sent.due.get(recipient, 0) if (recipient, since) in self._notified else 0
        return {(recipient, max(since, reminded))}

    async def at_rest(self) -> list[str]:
        """Return the violations at rest."""
        here = self._simulation
        tournament = here.tournament()
        found = self._check_rounds(tournament)
        for number, game in enumerate(tournament.games):
            if game.thread is None:
                continue
            log, players = ([], {}) if game.table is None else await here.read(game.table)
            with here.at(game):
                problems = self._check_game(tournament, game, log, players)
            found += [f"game {number + 1}: {problem}" for problem in problems]
        return found

    def _check_game(self, tournament: Tournament, game: Game, entries: list[Entry], players: People) -> list[str]:
        here = self._simulation
        calls = [
            one for one in here.channel.seen_by() if CALLED in one.payload["content"] and one.id not in self._copies
        ]
        found = [] if len(calls) == 1 else [f"its people are called {len(calls)} times"]
        shown = {user for call in calls for user in here.shown_present(call)}
        found += [f"{here.name_of(one)} was present" for one in shown - {here.users_of[two] for two in game.here}]
        if game.table is None:
            is_late = game.until is not None and here.now() > game.until + LATE
            return [*found, "it does not begin"] if is_late and game.outcome is None and not tournament.over else found
        found += self._check_log(entries)
        saved = see(game.table, replay(entries), None, players)
        seated = {one.id for one in saved.seated if isinstance(one, Seated)}
        if not seated <= set(game.here):
            found.append("people sit at the table who did not come")
        if None in saved.seated:
            found.append("no computer player replaces an absent person")
        seen = here.seen()
        if seen is None or game.outcome is not None:
            return found
        if seen.entries != saved.entries:
            found.append(f"the bot knows {seen.entries} entries, and {saved.entries} are saved")
        return [*found, *self._check_shown(seen)]

    def _check_rounds(self, tournament: Tournament) -> list[str]:
        here, found = self._simulation, list[str]()
        if here.threads().keys() != tournament.threads:
            found.append(f"the threads {sorted(here.threads().keys() ^ tournament.threads)} belong to no game")
        over = sum(all(game.outcome is not None for game in games) for games in tournament.played)
        course = [one for one in here.channel.seen_by() if has_picture(one) and one.id not in self._copies]
        posted = sum(any(isinstance(press, ShowCourse) for press in offered(one)) for one in course)
        if posted != over:
            found.append(f"{posted} standings are posted after {over} rounds")
        if tournament.event != event_due(tournament):
            found.append("the scheduled event is out of date")
        events = len(here.model.world.events)
        if events > (tournament.event is not None):
            found.append(f"{events} scheduled events are in the server")
        return found

    async def at_the_end(self) -> list[str]:
        """Return the violations after a tournament."""
        here = self._simulation
        tournament = here.tournament()
        if not tournament.over:
            return ["the tournament is not over"]
        found: list[str] = []
        for number, game in enumerate(game for games in tournament.played for game in games):
            if game.table is None:
                continue
            entries, players = await here.read(game.table)
            with here.at(game):
                seen = see(game.table, replay(entries), None, players)
                if outcome_of(seen) != game.outcome:
                    found.append(f"the result of game {number + 1} is not that of its table")
                if here.absent in game.here or any(here.absent == getattr(one, "id", None) for one in seen.seated):
                    found.append("someone counts as present who never came")
                found += self._check_cards(entries, players)
        return found


class TournamentPerson(SimulatedPerson):
    """A person in a tournament."""

    _simulation: SimulatedTournament
    _thread: Channel | None = None

    @property
    def channel(self) -> Channel:
        """Return the thread in which they play; the tournament's channel before that."""
        return self._thread or self._simulation.channel

    async def _act(self) -> None:
        here = self._simulation
        for press in (Enter, SayPresent):
            if press is SayPresent and here.ids_of[self.person.id] == here.absent:
                continue
            wanted = here.wanted(self, press)
            if wanted is not None:
                await self._press(*wanted)
                return
        game = here.game_of(self.person.id)
        if game is None or game.thread is None or game.table is None:
            return
        thread = here.threads().get(game.thread)
        if thread is not None and self.channel is not thread:
            self._thread = thread
            self.player = Player(here.model, self.person, thread, self._luck, in_channel=self.is_in_channel)
        with here.at(game):
            seen = here.seen(self.person)
        if seen is not None and seen.game is not None and seen.stage is Stage.PLAYING and is_due(seen):
            await self._play(seen)


class SimulatedTournament(Simulation):
    """A simulated world, with a tournament.

    Attributes:
        host: the person who opened it, and does not play.
        absent: the person who enters, but never plays.
        ids_of: the people by their users.
        users_of: the users by their people.
    """

    kind_of_invariants: ClassVar[type[Invariants]] = TournamentInvariants
    kind_of_person: ClassVar[type[SimulatedPerson]] = TournamentPerson

    def __init__(self, plan: Plan, folder: Path, loop: SimulatedLoop, luck: Random) -> None:
        """Prepare the world."""
        super().__init__(plan, folder, loop, luck)
        self.host = Person(self.model, "Host")
        self.host.may_manage = True
        guild = self.model.world.guilds[self.channel.guild or 0]
        guild["members"].append(self.model.world.member(self.host.user))
        self.absent = PersonId(0)
        self.ids_of: dict[int, PersonId] = {}
        self.users_of: dict[PersonId, int] = {}
        self._known: tuple[int, Tournament | None] = (-1, None)
        self._at: Channel | None = None

    # --- what is known ----------------------------------------------------------------------------------------------

    @staticmethod
    def now() -> datetime:
        """Return the present."""
        return datetime.fromtimestamp(NOW.wall(), UTC)

    def tournament(self) -> Tournament:
        """Return the tournament as it is saved."""
        if self._known[0] != self.loop.steps or self._known[1] is None:
            ((data,),) = self.rows("SELECT data FROM tournaments")
            self._known = self.loop.steps, TOURNAMENT_JSON.read(data)
        assert self._known[1] is not None
        return self._known[1]

    def threads(self) -> dict[int, Channel]:
        """Return the threads by their ids."""
        return {one.id: one for one in self.model.world.channels.values() if one.thread is not None}

    def game_of(self, user: int) -> Game | None:
        """Return the game of someone in this round."""
        return next((game for game in self.tournament().games if self.ids_of[user] in game.people), None)

    @contextmanager
    def at(self, game: Game) -> Iterator[None]:
        """Look at the thread, the table and the people of one game only."""
        before = self.channel, self.table, self.people, self._at
        self.channel = self._at = self.threads().get(game.thread or 0, self.channel)
        self.table = game.table or TableId(0)
        self.people = [one for one in self.people if self.ids_of[one.person.id] in game.people]
        try:
            yield
        finally:
            self.channel, self.table, self.people, self._at = before

    def due(self) -> dict[int, int]:
        """Return the entry since which each user must act, or was reminded, by user; 0 for none."""
        found = dict.fromkeys(self.ids_of, 0)
        for game in self.tournament().games if self.ids_of else ():
            if game.table is not None:
                with self.at(game):
                    found |= {user: since and game.table * MANY + since for user, since in super().due().items()}
        return found

    def calls(self) -> list[Message]:
        """Return the messages by which people are notified that they must act: here, or in all threads."""
        places = [*self.threads().values()] if self._at is None else [self._at]
        said = [one for place in places for one in place.seen_by() if one.payload["author"]["bot"]]
        return [one for one in said if one.payload["mentions"] and CALLED not in one.payload["content"]]

    def entries(self) -> list[tuple[object, ...]]:
        """Return the rows of all logs."""
        return self.rows("SELECT * FROM entries ORDER BY table_id, number")

    def shown_present(self, call: Message) -> set[int]:
        """Return the users whom a message shows to be present."""
        _, _, present = str(call.payload["content"]).partition(CALLED)
        return {int(one) for one in re.findall(r"<@(\d+)>", present)}

    def wanted(self, someone: SimulatedPerson, kind: type[Press]) -> tuple[Message, str, tuple[str, ...]] | None:
        """Return the press with which a person enters or checks in; None if they did, or cannot."""
        tournament, person = self.tournament(), self.ids_of[someone.person.id]
        if kind is Enter:
            place = None if tournament.entrant(person) is not None else self.channel
        else:
            game = self.game_of(someone.person.id)
            is_awaited = game is not None and person not in game.here and game.table is None
            place = self.threads().get(game.thread or 0) if game is not None and is_awaited else None
        messages = [] if place is None else place.seen_by()
        ways = [(one, *how) for one in messages for press, how in offered(one).items() if isinstance(press, kind)]
        return ways[-1] if ways else None

    # --- the tournament ---------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Let the people play a tournament to its end, in spells of faults with rests between them."""
        await self._open()
        self.start_bot()
        await self.until(lambda: bool(self.model.routes.commands) and self.model.gateway.reaches(self.channel.guild))
        living = [self.loop.outside_task(one.live()) for one in self.people]
        living.append(self.loop.outside_task(self._host_lives()))
        for _ in range(MAX_SPELLS):
            self.is_resting = False
            self.model.gateway.sessions = SESSIONS
            await self.chaos.go_on(self._spells.uniform(*SPELL))
            self.is_resting = True
            await self.rest()
            if (tournament := self.tournament()).over:
                break
            if tournament.games and all(game.table is not None for game in tournament.games):
                self.note("no one presses until the round is over")
                await asyncio.sleep((tournament.until - self.now()).total_seconds() if tournament.until else 0)
                await self.until(partial(self._is_later, tournament))
        self.is_over = self.is_stopped = True
        await asyncio.gather(*living)
        for problem in await self.invariants.at_the_end():
            self.invariants.fail(problem)

    def _is_later(self, before: Tournament) -> bool:
        """Return whether another round has begun, or the tournament is over."""
        now = self.tournament()
        return now.over or len(now.played) > len(before.played)

    async def _open(self) -> None:
        """Save a tournament that people can enter, as the bot would."""
        players = await self._save_choices()
        self.ids_of = {one.person.id: players[one.seat].id for one in self.people}
        self.users_of = {person: user for user, person in self.ids_of.items()}
        self.absent = players[self._spells.randrange(len(players))].id
        database = await open_database(self._place)
        book, guild, now = StoredTournaments(database), GuildId(self.channel.guild or 0), self.now()
        host = await StoredPeople(database).meet(UserId(self.host.id), "Host", "en")

        def make(number: Number) -> Tournament:
            where = number, guild, ChannelId(self.channel.id), host.id, "en", Mode.SINGLES
            opened = Tournament(*where, format_ruleset(self.plan.rules), ROUNDS, MINUTES, now)
            return announce(opened, now + EVENT_IN)

        await book.open(guild, make)
        await database.close()

    async def _host_lives(self) -> None:
        """Begin once everyone has entered, and decide about games whose people did not come."""
        while not self.is_stopped:
            await asyncio.sleep(7)
            if self.is_resting:
                continue
            tournament = self.tournament()
            has_all = len(tournament.entrants) == len(self.people)
            kind = PairAgain if tournament.teams else Begin
            for message in self.channel.seen_by() if has_all else ():
                for press, how in offered(message).items():
                    if isinstance(press, kind):
                        self.note(f"the host presses {how[0]}")
                        try:
                            await self.host.press(message, *how)
                        except (NotThereError, NoAnswerError):
                            self.note("the host got no answer")
