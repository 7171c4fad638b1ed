"""Runs a seed: one game of four to eight people, with all its faults, in simulated time."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import aiohttp
import discord.webhook.async_

from loopback import Interaction, Message, Model, Person, Rates, Surroundings
from loopback.model import TOKEN
from tests.rules.games import random_game
from tests.simulation import network, surroundings
from tests.simulation.faults import Chaos, Deleted
from tests.simulation.invariants import Invariants
from tests.simulation.loop import PROCESS, SimulatedLoop
from tests.simulation.people import LOCALES, SimulatedPerson
from tests.wire.killing import LONGER, POSITION
from tockbot import core
from tockbot.app import Setup, make_client
from tockbot.bot.client import TockClient
from tockbot.bot.words import languages, speaker
from tockbot.rules import RULESETS, Position, Seat, TableRules, table_rules
from tockbot.service import Tables
from tockbot.storage import StorageError, StoredLog, StoredPeople, open_database, read_database
from tockbot.tables import (
    Actor,
    ChannelId,
    Entry,
    GuildId,
    Level,
    Opened,
    People,
    PersonId,
    TableId,
    TableSeen,
    UserId,
    commands,
)
from tockbot.tables import Person as Seated

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario", "Elena", "Farid", "Greta", "Hugo")
MAX_PEOPLE: Final = 100
"""Maximum number of people that the bot ever knew: people who were forgotten are new when they come back."""

TABLE: Final = TableId(1)
SWISS: Final = POSITION.rules

KINDS: Final = (
    *("kill", "network", "gateway", "disk", "unknown", "clock", "direct"),
    *("permission", "channel", "member", "message", "seat"),
)
"""The kinds of faults."""

TABLES: Final = tuple(
    table_rules(ruleset.name, party.players, in_teams=party.in_teams)
    for ruleset in RULESETS.values()
    for party in ruleset.parties
    if party.players in {4, 6, 8}
)
"""The rules of the tables; with five players, there are too many sevens to try while a position is looked for."""

LAST_ROUNDS: Final = (1, 6)
"""The number of plays of each player, at most, from a position on which a game begins to its end."""

SPELL: Final = (40.0, 160.0)
"""Seconds of play, and of faults, between two rests."""

ANSWER_SECONDS: Final = 10.0
"""Seconds that a person waits for the answer to what they pressed or typed, before they do something else."""

QUIET: Final = 30.0
"""Seconds without a request after which the bot is at rest."""

PATIENCE: Final = 1500.0
"""Seconds after the last fault within which everything must be as it should: the longest pause of the bot is 600 s."""


@dataclass(frozen=True)
class Plan:
    """The plan that follows from a seed.

    Attributes:
        seed: the seed.
        disorder: see :class:`~tests.simulation.loop.SimulatedLoop`.
        stale: how often a person presses an old button.
        twice: how often a person presses twice.
        is_patient: whether people who play in the channel ask for their hands only once they were pinged.
        together: how often a person acts in the same millisecond as others.
        hasty: how often a person presses as soon as a message comes for them.
        in_channel: the seats of the people who see their hands in the channel.
        closed: the seats of the people who take no direct messages.
        computers: the seats of computer players.
        faults: the kinds of faults.
        spared: the names of faults that do not happen.
        spells: maximum number of spells of play and faults, each of which ends with a rest.
        ends_early: how often the fault of a vanishing channel happens when it is chosen: it ends the game.
        rules: the rules of the table.
        position: where the game begins; None for a whole game, from the command that opens the table.
        hours: maximum number of simulated hours.
    """

    seed: int
    disorder: float = 0.0
    stale: float = 0.03
    twice: float = 0.08
    is_patient: bool = False
    together: float = 0.0
    hasty: float = 0.0
    in_channel: tuple[int, ...] = ()
    closed: tuple[int, ...] = ()
    computers: tuple[int, ...] = ()
    faults: frozenset[str] = frozenset()
    spared: frozenset[str] = frozenset()
    spells: int = 2
    ends_early: float = 0.1
    rules: TableRules = SWISS
    position: Position | None = None
    hours: float = 200.0

    @classmethod
    def of(cls, seed: int, *, is_whole: bool | None = None) -> Plan:
        """Return the plan of a seed: each one has some kinds of faults and people, so that seeds differ much."""
        luck = Random(seed)
        whole = luck.random() < 0.05 if is_whole is None else is_whole
        in_channel = luck.choice((0.0, 0.3, 0.9))
        rules = SWISS if luck.random() < 0.5 else luck.choice(TABLES)
        return cls(
            seed,
            disorder=luck.choice((0.0, 0.0, 0.1, 1.0)),
            stale=luck.choice((0.0, 0.03, 0.1)),
            twice=luck.choice((0.0, 0.1, 0.3)),
            together=luck.choice((0.0, 0.5, 0.9)),
            hasty=luck.choice((0.0, 0.1, 0.5)),
            in_channel=tuple(seat for seat in rules.seats if luck.random() < in_channel),
            closed=tuple(seat for seat in rules.seats if luck.random() < 0.2),
            computers=tuple(sorted(luck.sample(rules.seats[1:], luck.choice((0, 0, 0, 0, 1, 2, 3))))),
            faults=frozenset(kind for kind in KINDS if luck.random() < 0.35),
            is_patient=luck.random() < 0.5,
            spells=1000 if whole else 2,
            ends_early=0.002 if whole else 0.1,
            rules=rules,
            position=None if whole else late_position(rules, luck),
        )


def late_position(rules: TableRules, luck: Random) -> Position:
    """Return a position of a game that is soon over."""
    if rules is SWISS:
        return luck.choice((POSITION, LONGER))
    plays = list(random_game(rules, luck, eager=True))
    return plays[-min(len(plays), len(rules.seats) * luck.randint(*LAST_ROUNDS))].before


@dataclass
class Result:
    """The result of a seed.

    Attributes:
        seed: the seed.
        problems: what went wrong.
        story: what happened.
        log: a digest of the log's bytes.
        requests: a digest of the list of requests.
        events: number of requests, presses and faults.
        steps: number of callbacks.
        entries: number of entries of the log.
        seconds: simulated seconds.
        faults: number of faults by their kinds.
        fault_names: the names of the faults, in order.
    """

    seed: int
    problems: list[str] = field(default_factory=list)
    story: list[str] = field(default_factory=list)
    log: str = ""
    requests: str = ""
    events: int = 0
    steps: int = 0
    entries: int = 0
    seconds: float = 0.0
    faults: dict[str, int] = field(default_factory=dict)
    fault_names: list[str] = field(default_factory=list)


class FailedError(Exception):
    """Something is not as it must be."""


class Simulation:
    """A simulated world.

    Attributes:
        plan: what the seed does.
        loop: the loop.
        model: Discord.
        network: what is between it and the bot.
        chaos: the faults.
        people: the people.
        channel: the channel of the table.
        deleted: the messages that people deleted, by their ids.
        started: the second at which each process started.
        came_back: the second at which each user last pressed to come back to their seat.
        forgotten: the users about whom the bot deleted everything.
        is_channel_gone: whether someone deleted the channel.
        is_running: whether a process of the bot runs.
        is_resting: whether everyone waits, so that the bot comes to rest.
        is_over: whether the game is.
        is_stopped: whether the people stop, be the game over or not.
        presses: number of presses.
        process: number of the process that runs, or ran last.
        client: the bot; None while it does not run.
        story: what happened.
    """

    def __init__(self, plan: Plan, folder: Path, loop: SimulatedLoop, luck: Random) -> None:
        """Prepare the world."""
        self.plan = plan
        self.loop = loop
        self.is_resting = False
        self.is_over = self.is_stopped = False
        self.presses = 0
        self.process = 0
        self.is_running = False
        self.client: TockClient | None = None
        self.story: list[str] = []
        self.deleted: dict[int, Deleted] = {}
        self.started: dict[int, float] = {}
        self.came_back: dict[int, float] = {}
        self.forgotten: set[int] = set()
        self.is_channel_gone = False
        self._place = folder / "simulated.sqlite3"
        now, names = surroundings.NOW, Random(luck.random())
        self.model = Model(
            rates=Rates(clock=loop.time, wall=now.wall),
            surroundings=Surroundings(now.wall, loop.time, lambda: names.randbytes(16).hex()),
        )
        self.model.gateway.address = "ws://discord.test/"
        self.invariants = Invariants(self)
        self.model.told += [self.invariants.saw, self._hurry]
        self.network = network.Network(loop, self.model, Random(luck.random()), self.note, self.invariants.answered)
        self.network.about = self.about
        self.network.due = lambda: {one.person.id: self.since(one.person.id) for one in self.people}
        network.install(self.network)
        self.chaos = Chaos(self, Random(luck.random()), plan.faults, plan.spared)
        self._spells = Random(luck.random())
        world = self.model.world
        persons = {
            seat: Person(self.model, name, LOCALES[seat % len(LOCALES)])
            for seat, name in enumerate(NAMES[: len(plan.rules.seats)])
            if seat not in plan.computers
        }
        guild = world.add_guild("Tock club", [person.user for person in persons.values()], "en-US")
        self.channel = world.add_channel(guild, "tock")
        world.closed |= {person.id for seat, person in persons.items() if seat in plan.closed}
        self.people = [
            SimulatedPerson(self, person, Random(luck.random()), seat, is_in_channel=seat in plan.in_channel)
            for seat, person in persons.items()
        ]

    def note(self, what: str) -> None:
        """Add a line to the story."""
        self.story.append(f"{self.loop.time():10.3f} {what}")

    def _hurry(self, what: str, message: Message) -> None:
        """Let the people press at once for whom a message comes."""
        if what == "create" and not (self.is_resting or self.is_over):
            for someone in self.people:
                if someone.is_addressed(message) and self._spells.random() < self.plan.hasty:
                    self.loop.begin_outside(someone.hurry(message))

    # --- the bot ----------------------------------------------------------------------------------------------------

    def start_bot(self) -> None:
        """Start a process of the bot."""
        self.process += 1
        self.started[self.process] = self.loop.time()
        self.is_running = True
        self.note(f"process {self.process} starts")
        context = self.loop.outside.copy()
        context.run(PROCESS.set, self.process)
        context.run(discord.webhook.async_.async_context.set, discord.webhook.async_.AsyncWebhookAdapter())  # type: ignore[no-untyped-call]
        self._bot = self.loop.create_task(self._run_bot(self.process), context=context)

    async def _run_bot(self, process: int) -> None:
        """Run the bot; where it cannot start, start it again, as the system does."""
        try:
            self.client = await make_client(
                self._place,
                Setup(
                    computer_pause=0.5,
                    make_executor=surroundings.InlineExecutor,
                    draw_emojis=dict,
                    sets_up_profile=False,
                ),
            )
            async with self.client:
                await self.client.start(TOKEN)
        except Exception as error:  # noqa: BLE001 - the story says what it was
            self.note(f"process {process} ends: {type(error).__name__}: {error}")
            if not isinstance(error, StorageError):
                self.invariants.fail(f"the bot cannot start: {type(error).__name__}: {error}")
            self.loop.call_later(2.0, self._start_again, context=self.loop.outside)

    def _start_again(self) -> None:
        self.kill_bot()
        self.start_bot()

    def kill_bot(self) -> None:
        """Let the process die at once."""
        self.note(f"process {self.process} dies")
        self.loop.kill(self.process)
        surroundings.NOW.disk.drop(self.process)
        self.network.drop(self.process)
        self.client = None
        self.is_running = False

    # --- what is known ----------------------------------------------------------------------------------------------

    def seen(self, person: Person | None = None) -> TableSeen | None:
        """Return the table as a person sees it; None if the bot does not know it."""
        client = self.client
        if client is None or not client.tables.knows(TABLE):
            return None
        seen = client.tables.see(TABLE)
        if person is None:
            return seen
        seated = [one for one in seen.seated if isinstance(one, Seated)]
        known = next((one.id for one in seated if one.user == person.id), None)
        return client.tables.see(TABLE, known)

    def since(self, user: int) -> int:
        """Return the entry since which something is due from a user, or they were reminded; 0 for none."""
        seen = self.seen()
        if seen is None or seen.game is None:
            return 0
        seats = [seat for seat, one in enumerate(seen.seated) if isinstance(one, Seated) and one.user == user]
        waits = [wait.reminded for seat in seats if (wait := seen.clock.wait_for(Seat(seat))) is not None]
        return max([seen.game.stamp, *waits])

    def calls(self) -> list[Message]:
        """Return the messages in the channel by which people are notified."""
        said = [one for one in self.channel.seen_by() if one.payload["author"]["bot"]]
        return [one for one in said if one.payload["mentions"] and ">: " in one.payload["content"]]

    def name_of(self, user: int) -> str:
        """Return the name of a user."""
        return str(self.model.world.users[user]["global_name"])

    def interaction_of(self, path: str) -> Interaction | None:
        """Return the interaction to whose token a request belongs."""
        named = re.match(r"/(?:interactions|webhooks)/\d+/([^/]+)", path)
        return None if named is None else self.model.interactions.by_token(named[1])

    def about(self, path: str) -> int | None:
        """Return the id of the message to which a request refers; None if it refers to none."""
        named = re.search(r"/messages/(\d+|@original)", path)
        if named is None:
            return None
        interaction = self.interaction_of(path)
        if named[1] != "@original":
            return int(named[1])
        return None if interaction is None or interaction.message is None else interaction.message.id

    def was_deleted_lately(self, check: Callable[[Deleted], bool]) -> bool:
        """Return whether someone deleted such a message since the last entry: the bot shows it again at the next."""
        saved = self.saved()
        return any(one.entries == saved and check(one) for one in self.deleted.values())

    def _rows(self, sql: str, *values: object) -> list[Any]:
        """Return what anyone can read in the file, whatever the bot's disk does."""
        if not self._place.exists():
            return []
        with closing(surroundings.real_connect(f"{self._place.as_uri()}?mode=ro", uri=True)) as reader:
            try:
                return reader.execute(sql, values).fetchall()
            except sqlite3.OperationalError:
                return []

    def saved(self) -> int:
        """Return the number of saved entries."""
        return next((entries for (entries,) in self._rows("SELECT entries FROM tables WHERE id = ?", TABLE)), 0)

    def entries(self) -> list[tuple[object, ...]]:
        """Return the rows of the table's log."""
        return self._rows("SELECT * FROM entries WHERE table_id = ? ORDER BY number", TABLE)

    def recorded(self) -> list[tuple[int, int]]:
        """Return the channel and the id of each message of which the bot has recorded that it is shown."""
        return self._rows("SELECT channel, message FROM messages WHERE table_id = ? AND message > 0", TABLE)

    async def read(self) -> tuple[list[Entry], People]:
        """Return the log and the people as they are saved."""
        database = await read_database(self._place)
        try:
            entries = await StoredLog(database).read(TABLE)
            people = await StoredPeople(database).read([PersonId(number) for number in range(1, MAX_PEOPLE)])
        finally:
            await database.close()
        return entries, {one.id: one for one in people}

    async def users(self) -> list[tuple[PersonId, int]]:
        """Return the people whom the bot knows, with their users."""
        _, people = await self.read()
        return [(one.id, one.user) for one in people.values() if one.user is not None]

    async def waits(self, shown: Interaction) -> None:
        """Wait until the answer to something is shown, or late."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await shown.shown.wait()

    # --- the game ---------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Let the people play a game to its end, in spells of faults with rests between them."""
        if self.plan.position is not None:
            await self._begin(self.plan.position)
        self.start_bot()
        await self._until(lambda: bool(self.model.routes.commands) and self.model.gateway.reaches(self.channel.guild))
        if self.plan.position is None:
            await self._open()
        living = [self.loop.outside_task(one.live()) for one in self.people]
        ending = self.loop.outside_task(self._watch_end())
        for _ in range(self.plan.spells):
            if self.is_over:
                break
            self.is_resting = False
            await self.chaos.go_on(self._spells.uniform(*SPELL))
            self.is_resting = True
            await self._rest()
        self.is_stopped = True
        await asyncio.gather(*living)
        if self.is_over:
            await ending
        ending.cancel()
        await self._rest()
        for problem in await self.invariants.at_the_end():
            self.invariants.fail(problem)

    async def _open(self) -> None:
        """Let the first person type the command that opens the table."""
        rules = self.plan.rules
        given: dict[str, str | int] = {}
        if rules is not SWISS:
            mode = "teams" if rules.party.in_teams else "solo"
            given = {"ruleset": rules.ruleset.name, "players": len(rules.seats), "mode": mode}
        await self.people[0].person.type_command(self.channel, "tock new", **given)

    async def _begin(self, position: Position) -> None:
        """Save a game that begins from a position, as the bot would."""
        database = await open_database(self._place)
        book = StoredPeople(database)
        players = {
            one.seat: await book.meet(UserId(one.person.id), one.name, one.person.locale.partition("-")[0])
            for one in self.people
        }
        for one in self.people:
            if one.is_in_channel:
                await book.change(players[one.seat].id, lambda chosen: replace(chosen, in_channel=True))
        tables = Tables(StoredLog(database), book)
        where = GuildId(self.channel.guild or 0), ChannelId(self.channel.id)
        seed = sha256(f"simulation {self.plan.seed}".encode()).digest()
        table_id = await tables.open(Opened(*where, players[0].id, "en", position.rules, seed), commands.join)
        host = Actor(players[0].id)
        for one in self.people[1:]:
            await tables.decide(table_id, Actor(players[one.seat].id), partial(commands.join, seat=Seat(one.seat)))
        for seat in self.plan.computers:
            await tables.decide(table_id, host, partial(commands.add_computer, seat=Seat(seat), level=Level.EASY))
        await tables.decide(table_id, host, partial(commands.start, position=position))
        await database.close()

    async def _watch_end(self) -> None:
        await self._until(lambda: (seen := self.seen()) is not None and not seen.stage.is_open)
        self.is_over = True
        self.note("the game is over")

    async def _until(self, check: Callable[[], object]) -> None:
        while not check():  # noqa: ASYNC110 - what is waited for sets no event
            await asyncio.sleep(0.5)

    async def _rest(self) -> None:
        """Wait until nothing happens any more, and check that everything is as it must be.

        Raises:
            FailedError: something is not.
        """
        until = self.loop.time() + PATIENCE
        found = ["nothing was checked"]
        while found and self.loop.time() < until:
            await asyncio.sleep(QUIET)
            if self.network.under_way or self.loop.time() - self.network.last < QUIET:
                continue
            found = await self.invariants.at_rest()
        for problem in found:
            self.invariants.fail(f"at rest: {problem}")
        if self.invariants.problems:
            raise FailedError
        self.note("at rest, all is well")


class _Complaints(logging.Handler):
    """Takes an error that the bot logs for a problem, unless it says that something outside failed."""

    def __init__(self, invariants: Invariants) -> None:
        super().__init__(logging.ERROR)
        self._invariants = invariants

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(
            error, discord.HTTPException | OSError | StorageError | TimeoutError | aiohttp.ClientError
        ):
            self._invariants.fail(f"the bot logs: {said}: {type(error).__name__}: {error}")


def warm_up() -> None:
    """Read what every seed would read, before the first one."""
    for language in languages():
        speaker(language)


def simulate(plan: Plan, folder: Path) -> Result:
    """Run a seed."""
    luck = Random(plan.seed)
    loop = SimulatedLoop(Random(luck.random()), plan.disorder)
    now = surroundings.NOW
    now.loop, now.luck, now.jump, now.disk = loop, Random(luck.random()), 0.0, surroundings.Disk()
    asyncio.set_event_loop(loop)
    gc.disable()
    core.use()
    here = Simulation(plan, folder, loop, luck)

    def handle(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        here.invariants.fail(f"{context['message']}: {context.get('exception')!r}")

    loop.set_exception_handler(handle)
    complaints = _Complaints(here.invariants)
    logging.getLogger().addHandler(complaints)
    try:
        loop.run_until_complete(asyncio.wait_for(here.play(), plan.hours * 3600))
    except FailedError:
        pass
    except Exception as error:
        here.invariants.fail(f"{type(error).__name__}: {error}")
        logging.getLogger("tests.simulation").debug("seed %d", plan.seed, exc_info=True)
    logging.getLogger().removeHandler(complaints)
    requests = here.network.requests
    rows = here.entries()
    now.loop = None
    return Result(
        plan.seed,
        here.invariants.problems,
        here.story,
        sha256(repr(rows).encode()).hexdigest(),
        sha256("\n".join(requests).encode()).hexdigest(),
        len(requests) + here.presses + here.chaos.happened.total(),
        loop.steps,
        len(rows),
        loop.time(),
        dict(here.chaos.happened),
        here.chaos.names,
    )
