"""Runs a seed: a game of four to eight people, with all its faults, in simulated time."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import aiohttp
import discord.webhook.async_

from loopback import Channel, Interaction, Message, Model, Person, Rates, Surroundings
from loopback.gateway import SESSIONS
from loopback.model import TOKEN
from tests.simulation import network, surroundings
from tests.simulation.faults import Chaos, Deleted
from tests.simulation.invariants import Invariants
from tests.simulation.loop import PROCESS, SimulatedLoop
from tests.simulation.people import LOCALES, SimulatedPerson
from tests.simulation.plans import PEOPLE, SWISS, Place, Plan
from tockbot import core
from tockbot.app import Setup, make_client
from tockbot.bot.client import TockClient
from tockbot.bot.words import languages, speaker
from tockbot.rules import Position, Seat
from tockbot.service import Tables
from tockbot.storage import StorageError, StoredLog, StoredPeople, open_database, read_database
from tockbot.tables import (
    NO_GUILD,
    Actor,
    ChannelId,
    Entry,
    GuildId,
    Level,
    Opened,
    Pace,
    People,
    PersonId,
    PlaceKind,
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
SPELL: Final = (40.0, 160.0)
"""Seconds of play, and of faults, between two rests."""

ANSWER_SECONDS: Final = 10.0
"""Seconds that a person waits for an answer to a press or command, before they do something else."""

QUIET: Final = 30.0
"""Seconds without a request after which the bot is at rest."""

PATIENCE: Final = 1500.0
"""Seconds after the last fault within which all invariants must hold: the bot pauses for at most 600 s."""


@dataclass
class Result:
    """The result of a seed.

    Attributes:
        seed: the seed.
        problems: the violations.
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
    """An invariant is violated."""


class Simulation:
    """A simulated world, with a table in a server with the bot.

    Attributes:
        plan: the plan of the seed.
        loop: the loop.
        model: Discord.
        network: the network between Discord and the bot.
        chaos: the faults.
        people: the people.
        channel: the channel of the table.
        table: the id of the table.
        deleted: the messages that people deleted, by their ids.
        started: the time at which each process started, in seconds.
        died: the time at which each process died, in seconds.
        came_back: the time at which each user last pressed to come back to their seat, in seconds.
        forgotten: the users about whom the bot deleted everything.
        is_channel_gone: whether someone deleted the channel.
        is_running: whether a process of the bot runs.
        is_resting: whether everyone waits, so that the bot comes to rest.
        is_over: whether the game is over.
        is_stopped: whether the people stop, even if the game is not over.
        presses: number of presses.
        process: number of the process that runs, or ran last.
        client: the bot; None while it does not run.
        story: what happened.
    """

    kind_of_invariants: ClassVar[type[Invariants]] = Invariants
    kind_of_person: ClassVar[type[SimulatedPerson]] = SimulatedPerson

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
        self.died: dict[int, float] = {}
        self.came_back: dict[int, float] = {}
        self.forgotten: set[int] = set()
        self.is_channel_gone = False
        self.table = TABLE
        self._place = folder / "simulated.sqlite3"
        now, names = surroundings.NOW, Random(luck.random())
        self.model = Model(
            rates=Rates(clock=loop.time, wall=now.wall),
            surroundings=Surroundings(now.wall, loop.time, lambda: names.randbytes(16).hex()),
        )
        self.model.gateway.address = "ws://discord.test/"
        self.model.messages.files = {}
        self.invariants = self.kind_of_invariants(self)
        self.model.listeners += [self.invariants.saw, self._hurry]
        self.network = network.Network(loop, self.model, Random(luck.random()), self.note, self.invariants.answered)
        self.network.about = self.about
        self.network.due = self.due
        network.install(self.network)
        self.chaos = Chaos(self, Random(luck.random()), plan.faults, plan.spared)
        self._spells = Random(luck.random())
        world = self.model.world
        count = PEOPLE if plan.is_tournament else len(plan.rules.seats)
        persons = {
            seat: Person(self.model, name, LOCALES[seat % len(LOCALES)])
            for seat, name in enumerate(NAMES[:count])
            if seat not in plan.computers
        }
        self.channel = self.make_channel(list(persons.values()))
        world.closed |= {person.id for seat, person in persons.items() if seat in plan.closed}
        self.people = [
            self.kind_of_person(self, person, Random(luck.random()), seat, is_in_channel=seat in plan.in_channel)
            for seat, person in persons.items()
        ]

    def make_channel(self, people: Sequence[Person]) -> Channel:
        """Return a new channel for these people."""
        world = self.model.world
        return world.add_channel(world.add_guild("Tock club", [one.user for one in people], "en-US"), "tock")

    def note(self, what: str) -> None:
        """Add a line to the story."""
        self.story.append(f"{self.loop.time():10.3f} {what}")

    def _hurry(self, what: str, message: Message) -> None:
        """Let the people press at once if a message for them arrives."""
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
        """Run the bot; if it cannot start, start it again, as the system does."""
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
        except Exception as error:  # noqa: BLE001 - the story contains it
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
        self.died[self.process] = self.loop.time()
        self.loop.kill(self.process)
        surroundings.NOW.disk.drop(self.process)
        self.network.drop(self.process)
        self.client = None
        self.is_running = False

    # --- what is known ----------------------------------------------------------------------------------------------

    def seen(self, person: Person | None = None) -> TableSeen | None:
        """Return the table as a person sees it; None if the bot does not know it."""
        client = self.client
        if client is None or not client.tables.knows(self.table):
            return None
        seen = client.tables.see(self.table)
        if person is None:
            return seen
        seated = [one for one in seen.seated if isinstance(one, Seated)]
        known = next((one.id for one in seated if one.user == person.id), None)
        return client.tables.see(self.table, known)

    def due(self) -> dict[int, int]:
        """Return the entry since which each user must act, or was reminded, by user; 0 for none."""
        seen = self.seen()
        if seen is None or seen.game is None:
            return {one.person.id: 0 for one in self.people}
        # The clock forgets a reminder when it restarts, and the message that reminds may be under way then.
        sql = "SELECT number, data FROM entries WHERE table_id = ? AND number > ? AND kind = 'remind'"
        found = {one.person.id: int(seen.game.stamp) for one in self.people}
        for number, data in self.rows(sql, self.table, seen.game.stamp):
            reminded = seen.seated[json.loads(data)["seat"]]
            if isinstance(reminded, Seated) and reminded.user in found:
                found[reminded.user] = max(found[reminded.user], number)
        return found

    def calls(self) -> list[Message]:
        """Return the messages in the channel by which people are notified."""
        said = [one for one in self.channel.seen_by() if one.payload["author"]["bot"]]
        return [one for one in said if one.payload["mentions"] and ">: " in one.payload["content"]]

    def scene_of(self, message: Message) -> object:
        """Return the scene of the picture that a message shows; None for no picture."""
        files = self.model.messages.files or {}
        pictures = (files[str(one["url"])] for one in message.payload["attachments"])
        wanted: Any = next((surroundings.NOW.scenes[one] for one in pictures if one in surroundings.NOW.scenes), None)
        return None if wanted is None else wanted.scene

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

    def rows(self, sql: str, *values: object) -> list[Any]:
        """Return rows that anyone can read in the file, even if the bot's disk fails."""
        if not self._place.exists():
            return []
        with closing(surroundings.real_connect(f"{self._place.as_uri()}?mode=ro", uri=True)) as reader:
            try:
                return reader.execute(sql, values).fetchall()
            except sqlite3.OperationalError:
                return []

    def saved(self, table: TableId | None = None) -> int:
        """Return the number of saved entries of this table, or of another."""
        sql = "SELECT entries FROM tables WHERE id = ?"
        return next((entries for (entries,) in self.rows(sql, table or self.table)), 0)

    def entries(self) -> list[tuple[object, ...]]:
        """Return the rows of the table's log."""
        return self.rows("SELECT * FROM entries WHERE table_id = ? ORDER BY number", self.table)

    def recorded(self) -> list[tuple[int, int]]:
        """Return the channel and the id of each message that the bot has recorded as shown."""
        return self.rows("SELECT channel, message FROM messages WHERE table_id = ? AND message > 0", self.table)

    async def read(self, table: TableId | None = None) -> tuple[list[Entry], People]:
        """Return the log of this table, or of another, and the people as they are saved."""
        database = await read_database(self._place)
        try:
            entries = await StoredLog(database).read(table or self.table)
            people = await StoredPeople(database).read([PersonId(number) for number in range(1, MAX_PEOPLE)])
        finally:
            await database.close()
        return entries, {one.id: one for one in people}

    async def users(self) -> list[tuple[PersonId, int]]:
        """Return the people whom the bot knows, with their users."""
        _, people = await self.read()
        return [(one.id, one.user) for one in people.values() if one.user is not None]

    async def waits(self, shown: Interaction) -> None:
        """Wait until an answer is shown, or late."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await shown.shown.wait()

    # --- the game ---------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Let the people play a game to its end, in spells of faults with rests between them."""
        if self.plan.position is None:
            await self._save_choices()
        else:
            await self._begin(self.plan.position)
        self.start_bot()
        await self.until(lambda: bool(self.model.routes.commands) and self.model.gateway.reaches(self.channel.guild))
        await self.open_table()
        living = [self.loop.outside_task(one.live()) for one in self.people]
        ending = self.loop.outside_task(self._watch_end())
        for _ in range(self.plan.spells):
            if self.is_over:
                break
            self.is_resting = False
            # A day of faults begins more sessions than Discord allows.
            self.model.gateway.sessions = SESSIONS
            await self.chaos.go_on(self._spells.uniform(*SPELL))
            self.is_resting = True
            await self.rest()
        self.is_stopped = True
        await asyncio.gather(*living)
        if self.is_over:
            await ending
        ending.cancel()
        await self.rest()
        for problem in await self.invariants.at_the_end():
            self.invariants.fail(problem)

    async def open_table(self) -> None:
        """Let the first person type the command that opens the table, if the game does not begin from a position."""
        if self.plan.position is None:
            await self.people[0].person.type_command(self.channel, "tock new", **self.options())

    def options(self) -> dict[str, str | int]:
        """Return the options of the command with which the table is opened."""
        rules = self.plan.rules
        given: dict[str, str | int] = {}
        if rules is not SWISS:
            mode = "teams" if rules.party.in_teams else "solo"
            given = {"ruleset": rules.ruleset.name, "players": len(rules.seats), "mode": mode}
        return given

    async def _save_choices(self) -> dict[int, Seated]:
        """Save the people's choices, as the bot would; return the people by their seats."""
        database = await open_database(self._place)
        book, players = StoredPeople(database), dict[int, Seated]()
        for one in self.people:
            known = await book.meet(UserId(one.person.id), one.name, one.person.locale.partition("-")[0])
            players[one.seat] = known
            if one.is_in_channel:
                await book.change(known.id, lambda chosen: replace(chosen, in_channel=True))
            if one.seat in self.plan.notified:
                change = partial(replace, told_elsewhere=True, dm_channel=ChannelId(one.person.dm.id))
                await book.change(known.id, change)
        await database.close()
        return players

    async def _begin(self, position: Position) -> None:
        """Save a game that begins from a position, as the bot would."""
        players = await self._save_choices()
        database = await open_database(self._place)
        book = StoredPeople(database)
        tables = Tables(StoredLog(database), book)
        seed = sha256(f"simulation {self.plan.seed}".encode()).digest()
        channel = ChannelId(self.channel.id)
        if self.plan.place is Place.SERVER:
            where = GuildId(self.channel.guild or 0), channel
            begun = Opened(*where, players[0].id, "en", position.rules, seed)
        else:
            begun = Opened(NO_GUILD, channel, players[0].id, "en", position.rules, seed, Pace.OPEN)
            begun = replace(begun, place=PlaceKind.ELSEWHERE)
        table_id = await tables.open(begun, commands.join)
        host = Actor(players[0].id)
        for one in self.people[1:]:
            await tables.decide(table_id, Actor(players[one.seat].id), partial(commands.join, seat=Seat(one.seat)))
        for seat in self.plan.computers:
            await tables.decide(table_id, host, partial(commands.add_computer, seat=Seat(seat), level=Level.EASY))
        await tables.decide(table_id, host, partial(commands.start, position=position))
        await database.close()

    async def _watch_end(self) -> None:
        await self.until(lambda: (seen := self.seen()) is not None and not seen.stage.is_open)
        self.is_over = True
        self.note("the game is over")

    async def until(self, check: Callable[[], object]) -> None:
        while not check():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.5)

    async def rest(self) -> None:
        """Wait until nothing happens any more, and check the invariants.

        Raises:
            FailedError: an invariant is violated.
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
    """Treats errors in the bot's log as violations, except reports of failures outside the bot."""

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
    """Load everything that every seed would load, before the first one."""
    for language in languages():
        speaker(language)


def simulate(plan: Plan, folder: Path, kind: type[Simulation] = Simulation) -> Result:
    """Run a seed."""
    luck = Random(plan.seed)
    loop = SimulatedLoop(Random(luck.random()), plan.disorder)
    now = surroundings.NOW
    now.loop, now.luck, now.jump, now.disk = loop, Random(luck.random()), 0.0, surroundings.Disk()
    asyncio.set_event_loop(loop)
    gc.disable()
    core.use()
    here = kind(plan, folder, loop, luck)

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
