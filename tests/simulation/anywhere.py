"""Games of four people in a group without the bot, in simulated time.

``python -m tools.anywhere`` counts presses and requests. ``promises.py`` shows what the bot promises there.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from loopback import Message, Person
from tests.simulation import surroundings
from tests.simulation.loop import SimulatedLoop
from tests.simulation.people import SimulatedPerson
from tests.simulation.plans import Plan
from tests.simulation.run import TABLE, Simulation
from tests.wire.killing import LONGER
from tests.wire.player import Player, offered, text_of
from tests.wire.playing import next_press
from tests.wire.server import has_picture
from tockbot import core
from tockbot.bot.plan import is_due
from tockbot.bot.press import Press
from tockbot.computer.greedy import choose_play
from tockbot.features.turn.turn import TurnPress
from tockbot.rules import Phase, Position
from tockbot.service import Tables
from tockbot.storage import StoredLog, StoredPeople, open_database
from tockbot.tables import NO_GUILD, Actor, ChannelId, Opened, Pace, PlaceKind, Stage, TableSeen, UserId, commands

LOOK_SECONDS: Final = 2.0
"""Seconds after which a person looks at the changes of a press."""


Game = TypeVar("Game", bound="GameAnywhere")


@dataclass
class Measured:
    """Counts of a game.

    Attributes:
        moves: number of moves and of cards passed.
        presses: number of presses.
        boards: number of times that a board was posted.
        stale: number of moves after which no board showed the move.
        counted: number of counted requests.
        requests: number of requests with tokens.
        most_followed: highest number of follow-ups of one press in the last half hour.
        refused: number of requests that Discord refused.
    """

    moves: int = 0
    presses: int = 0
    boards: int = 0
    stale: int = 0
    counted: int = 0
    requests: int = 0
    most_followed: int = 0
    refused: int = 0


class GameAnywhere(Simulation):
    """A game in a group.

    Attributes:
        pace: its pace, if it begins from a position.
    """

    def __init__(self, folder: Path, loop: SimulatedLoop) -> None:
        """Put four people into a group, and one who has added the bot to their account."""
        luck = Random(1)
        super().__init__(Plan(1), folder, loop, luck)
        self.pace = Pace.OPEN
        self._opener = Person(self.model, "Iris")
        self._opener.install()
        self.channel = self.model.world.add_group(*(one.person.id for one in self.people), self._opener.id)
        for one in self.people:
            one.player = Player(self.model, one.person, self.channel, luck, in_channel=True)

    def boards(self) -> list[Message]:
        """Return the messages with a board, the oldest first."""
        return [one for one in self.channel.seen_by() if has_picture(one)]

    def now(self) -> TableSeen:
        """Return the table as everyone sees it."""
        seen = self.seen()
        assert seen is not None
        return seen

    def to_act(self) -> SimulatedPerson:
        """Return a person who must act."""
        return next(one for one in self.people if (own := self.seen(one.person)) is not None and is_due(own))

    async def move(self, due: SimulatedPerson, *, begins_on_board: bool = False) -> None:
        """Let a person make their move with the presses that their screens need; the first may be one on the board."""
        begun = self.seen(due.person)
        tried: set[Press] = set()
        assert begun is not None
        assert begun.game is not None
        stamp, wanted = begun.game.stamp, None if begun.game.phase is Phase.EXCHANGE else choose_play(begun.game)
        if begins_on_board or not is_fresh(due.player, stamp):
            await due.player.ask_for_hand()
            self.presses += 1
            await asyncio.sleep(LOOK_SECONDS)
        while (seen := self.seen(due.person)) is not None and is_due(seen) and seen.entries == begun.entries:
            screen = due.player.screen
            assert screen is not None
            press = next_press(seen, wanted, screen, tried)
            tried.add(press)
            await due.player.take(press, screen)
            self.presses += 1
            await asyncio.sleep(LOOK_SECONDS)

    async def open(self) -> None:
        """Begin from a position in which each player has two pawns on the track, and show the board."""
        await self._begin(LONGER)
        await self.begin_bot()
        await self._opener.type_command(self.channel, "tock-anywhere", ruleset="swiss")
        await self.until(self.boards)

    async def begin_bot(self) -> None:
        """Start the bot, and wait until it has come on line."""
        self.start_bot()
        await self.until(lambda: bool(self.model.routes.commands) and self.model.gateway.reaches(None))

    def played(self) -> int:
        """Return the number of saved plays."""
        return len(self.rows("SELECT number FROM entries WHERE table_id = ? AND kind = 'play'", TABLE))

    async def _begin(self, position: Position) -> None:
        """Save a game of the four in the group that begins from a position."""
        database = await open_database(self._place)
        book = StoredPeople(database)
        players = [await book.meet(UserId(one.person.id), one.name, "en") for one in self.people]
        tables, place = Tables(StoredLog(database), book), (NO_GUILD, ChannelId(self.channel.id))
        opened = Opened(*place, players[0].id, "en", position.rules, b"measured" * 4, self.pace)
        opened = replace(opened, place=PlaceKind.ELSEWHERE)
        table_id = await tables.open(opened, commands.join)
        for player in players[1:]:
            await tables.decide(table_id, Actor(player.id), commands.join)
        await tables.decide(table_id, Actor(players[0].id), partial(commands.start, position=position))
        await database.close()


class MeasuredGame(GameAnywhere):
    """A game whose presses and requests are counted.

    Attributes:
        measured: its counts so far.
    """

    def __init__(self, folder: Path, loop: SimulatedLoop, pause: float, *, begins_on_board: bool) -> None:
        """Let people pause before each move; each turn may begin with a press on the board."""
        super().__init__(folder, loop)
        self.measured = Measured()
        self._pause = pause
        self._begins_on_board = begins_on_board

    async def play(self) -> None:
        """Play the game to its end."""
        await self.open()
        before, counted = self.model.requests.copy(), self.model.counted
        self.model.listeners.append(self._count_board)
        while (seen := self.seen()) is not None and seen.stage is Stage.PLAYING:
            await asyncio.sleep(self._pause)
            shown = text_of(self.boards()[-1])
            await self.move(self.to_act(), begins_on_board=self._begins_on_board)
            self.measured.moves += 1
            self.measured.stale += text_of(self.boards()[-1]) == shown
        made = self.model.requests - before
        self.measured.presses = self.presses
        self.measured.counted = self.model.counted - counted
        self.measured.requests = sum(times for (route, _), times in made.items() if "{token}" in route)
        self.measured.refused = sum(times for (_, status), times in made.items() if int(status) >= 400)
        followed = (len(one.followups) for one in self.model.interactions.all())
        self.measured.most_followed = max(followed, default=0)

    def _count_board(self, what: str, message: Message) -> None:
        self.measured.boards += what == "create" and has_picture(message) and message.viewer is None


def is_fresh(player: Player, stamp: int) -> bool:
    """Return whether a person's hand shows this moment."""
    screen = player.screen
    presses = [] if screen is None else list(offered(screen))
    return any(isinstance(one, TurnPress) and one.stamp == stamp for one in presses)


def measure(pause: float, *, begins_on_board: bool) -> Measured:
    """Play a game with this pause in seconds before each move, and return its counts."""
    return play(partial(MeasuredGame, pause=pause, begins_on_board=begins_on_board)).measured


def play(make: Callable[[Path, SimulatedLoop], Game]) -> Game:
    """Play a game in a new simulated world, and return it.

    Raises:
        AssertionError: an invariant is violated.
    """
    loop, now = SimulatedLoop(Random(1), 0.0), surroundings.NOW
    now.loop, now.luck, now.jump, now.disk = loop, Random(1), 0.0, surroundings.Disk()
    asyncio.set_event_loop(loop)
    core.use()
    with tempfile.TemporaryDirectory() as folder:
        game = make(Path(folder), loop)
        loop.run_until_complete(game.play())
        if game.invariants.problems:
            raise AssertionError(game.invariants.problems)
    now.loop = None
    return game
