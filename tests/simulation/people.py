"""Simulates people: they know only what Discord shows them, press offered buttons, and are not careful."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Final

from loopback import Channel, Interaction, Message, NoAnswerError, NotThereError, Person, RemovedError
from tests.wire.player import Player, decides, offered
from tests.wire.playing import next_press
from tockbot.bot.plan import is_due
from tockbot.bot.press import Press, press_of
from tockbot.bot.shared_presses import Agree, ComeBack, Decline, ShowMore, ShowPrivacy
from tockbot.computer.greedy import choose_play
from tockbot.features.lobby.screens import FillAndStart, Sit, Start
from tockbot.features.privacy import AskToBeForgotten, BeForgotten
from tockbot.features.seats import SendAway
from tockbot.features.turn.turn import TurnPress
from tockbot.rules import Phase
from tockbot.tables import Stage, TableSeen

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

THINKING: Final = (0.3, 9.0)
"""Seconds between two looks of a person at their screens."""

BEAT: Final = 10.0
"""Seconds between two moments at which several people act in the same millisecond."""

LOCALES: Final = ("en-US", "de", "fr", "it", "nl")
"""The languages of the people at their seats, in turn."""

AGREEING: Final = 0.3
"""Share of looks at the board at which someone answers a request, while there is one."""

MAX_PLANNED: Final = 12
"""Maximum number of presses towards the best play; after them, the person makes any play."""

MAX_REMEMBERED: Final = 30
"""Maximum number of old buttons that a person remembers."""


class SimulatedPerson:
    """A person at a table.

    Attributes:
        person: the Discord user.
        seat: the seat on which they begin.
        player: the table as they see it.
        is_in_channel: whether they chose to see their hand in the channel.
        pressed: number of presses that they made.
        is_away: whether they have left the server.
    """

    def __init__(self, simulation: Simulation, person: Person, luck: Random, seat: int, *, is_in_channel: bool) -> None:
        """Play in this simulation."""
        self.person = person
        self.is_in_channel = is_in_channel
        self.seat = seat
        self.pressed = 0
        self.is_away = False
        self.player = Player(simulation.model, person, simulation.channel, luck, in_channel=is_in_channel)
        self._simulation = simulation
        self._luck = luck
        self._tried: tuple[int, set[Press]] = (0, set())
        self._old: deque[tuple[Message, str, tuple[str, ...]]] = deque(maxlen=MAX_REMEMBERED)
        self._patience = 0
        self._presses_here = 0

    async def live(self) -> None:
        """Look and press until the game is over."""
        here = self._simulation
        while not (here.is_over or here.is_stopped):
            await asyncio.sleep(self._luck.uniform(*THINKING))
            if self._luck.random() < here.plan.together:
                await asyncio.sleep(BEAT - here.loop.time() % BEAT)
            if here.is_resting or self.is_away:
                continue
            try:
                await self._act()
            except (NotThereError, RemovedError):
                here.note(f"{self.name} pressed what was gone")
            except NoAnswerError:
                here.invariants.unanswered(self)

    def is_addressed(self, message: Message) -> bool:
        """Return whether a new message is for this person alone, or pings them."""
        is_private = self.person.id in (message.viewer, message.channel.recipient)
        return is_private or any(one["id"] == str(self.person.id) for one in message.payload["mentions"])

    async def hurry(self, message: Message) -> None:
        """Press on a message that has just arrived, or on the one that it replaces."""
        await asyncio.sleep(self._luck.choice((0.0, 0.05, 0.3)) * self._luck.random())
        if self.is_away:
            return
        old = [one for one in self._old if one[0] is not message and one[0].viewer is not None]
        plays = [how for press, how in offered(message).items() if isinstance(press, TurnPress)]
        new = [(message, custom_id, values) for custom_id, values in plays]
        choices = [one for one in (new or old[-1:], old[-1:] or new) if one]
        if choices:
            await self._press_quietly(*self._luck.choice(self._luck.choice(choices)), "at once: ")

    async def _press_quietly(self, message: Message, custom_id: str, values: tuple[str, ...], how: str) -> None:
        try:
            await self._press(message, custom_id, values, how)
        except (NotThereError, RemovedError):
            self._simulation.note(f"{self.name} pressed what was gone")
        except NoAnswerError:
            self._simulation.invariants.unanswered(self)

    @property
    def settings_place(self) -> Channel:
        """Return the channel in which they can type the command for their settings."""
        return self._simulation.channel

    @property
    def channel(self) -> Channel:
        """Return the channel in which they play."""
        return self._simulation.channel

    @property
    def name(self) -> str:
        """Return their name."""
        return str(self.person.user["global_name"])

    async def _act(self) -> None:
        if self._old and self._luck.random() < self._simulation.plan.stale:
            message, custom_id, values = self._luck.choice(list(self._old))
            if message.channel.messages.get(message.id) is message:
                await self._press(message, custom_id, values, "again: ")
                return
        seen = self._simulation.seen(self.person)
        if seen is None:
            return
        if seen.game is None:
            await self._in_lobby(seen)
        elif seen.asked and self._luck.random() < AGREEING:
            await self._press_on_board(lambda press: isinstance(press, Agree | Decline))
        elif seen.viewer is None:
            await self._press_on_board(lambda press: isinstance(press, ComeBack))
        elif seen.stage is Stage.PLAYING and is_due(seen):
            await self._play(seen)

    async def leave(self) -> None:
        """Leave the game; a computer player holds the seat until they come back."""
        await self._type("tock leave")

    async def be_forgotten(self) -> None:
        """Have everything deleted that the bot stores about them."""
        shown: Interaction | None = await self._type("tock settings", at=self.settings_place)
        for kind in (ShowPrivacy, AskToBeForgotten, BeForgotten):
            if kind is BeForgotten and shown is not None:
                self._simulation.forgotten.add(self.person.id)
            shown = None if shown is None else await self._press_answer(shown, kind)

    async def ask_to_remove(self, other: SimulatedPerson) -> None:
        """Ask the others to remove someone from the table."""
        panel = await self._show_more()
        form = None if panel is None else await self._press_answer(panel, SendAway)
        users = {user: number for number, user in await self._simulation.users()}
        if form is not None and form.payload.get("custom_id") and other.person.id in users:
            await self.person.fill(form, who=str(users[other.person.id]))

    async def _show_more(self) -> Interaction | None:
        """Press *More* on the board; return None if no board offers it."""
        boards = [one for one in self._simulation.channel.seen_by() if one.components]
        board = next((one for one in reversed(boards) for press in offered(one) if isinstance(press, ShowMore)), None)
        return None if board is None else await self._press_first(board, ShowMore)

    async def _type(
        self, words: str, given: Mapping[str, str | int] | None = None, at: Channel | None = None
    ) -> Interaction:
        self._simulation.presses += 1
        self._simulation.note(f"{self.name} types {words}")
        return await self.person.type_command(at or self._simulation.channel, words, **(given or {}))

    async def _press_answer(self, shown: Interaction, kind: type[Press]) -> Interaction | None:
        """Press a button of this kind on an answer, once it is shown; return None if there is none."""
        await self._simulation.waits(shown)
        return None if shown.message is None else await self._press_first(shown.message, kind)

    async def _press_first(self, message: Message, kind: type[Press]) -> Interaction | None:
        ways = [how for press, how in offered(message).items() if isinstance(press, kind)]
        if not ways:
            return None
        self._simulation.presses += 1
        self._simulation.note(f"{self.name} presses {ways[0][0]}")
        return await self.person.press(message, *ways[0])

    async def _in_lobby(self, seen: TableSeen) -> None:
        is_host, free = seen.viewer == 0, seen.seated.count(None)

        def is_wanted(press: Press) -> bool:
            match press:
                case Sit(seat=seat):
                    return seen.viewer is None and seen.seated[seat] is None
                case Start():
                    return is_host and not free
                case FillAndStart():
                    return is_host and free == len(self._simulation.plan.computers) > 0
            return False

        await self._press_on_board(is_wanted)

    async def _press_on_board(self, is_wanted: Callable[[Press], bool]) -> None:
        """Do the first such press that a message for everyone offers, the newest message first."""
        boards = [one for one in self._simulation.channel.seen_by() if one.components]
        presses = [(board, press) for board in reversed(boards) for press in offered(board)]
        wanted = next((one for one in presses if is_wanted(one[1])), None)
        if wanted is not None:
            await self._take(*wanted)

    async def _play(self, seen: TableSeen) -> None:
        assert seen.game is not None
        screen = self._screen()
        here = [] if screen is None else [one for one in offered(screen) if isinstance(one, TurnPress)]
        stamp = seen.game.stamp
        if screen is None or not any(one.stamp == stamp for one in here):
            await self._look_for_hand(screen, here)
            return
        self._patience = 0
        if self._tried[0] != stamp:
            self._tried, self._presses_here = (stamp, set()), 0
        self._presses_here += 1
        if self._presses_here > MAX_PLANNED:
            press: Press = self._luck.choice([one for one in here if decides(one)] or here)
        else:
            wanted = None if seen.game.phase is Phase.EXCHANGE else choose_play(seen.game)
            press = next_press(seen, wanted, screen, self._tried[1])
        self._tried[1].add(press)
        await self._take(screen, press)

    def _screen(self) -> Message | None:
        """Return the newest screen for this person alone: those who cannot be sent direct messages find it here."""
        sees = self.person.sees(self.channel)
        alone = [one for one in sees if one.viewer is not None and any(isinstance(p, TurnPress) for p in offered(one))]
        screens = [one for one in (self.player.screen, *alone[-1:]) if one is not None]
        return max(screens, key=lambda one: one.id, default=None)

    async def _look_for_hand(self, screen: Message | None, here: list[TurnPress]) -> None:
        """Ask for the hand, as a person does after a ping in the channel, or after a long wait."""
        self._patience += 1
        is_called = any(f"<@{self.person.id}>" in one.payload["content"] for one in self._simulation.calls())
        if self.player.in_channel and self._simulation.plan.is_patient and not is_called:
            return
        if not (is_called or self._patience > self._luck.randrange(2, 8)):
            return
        self._patience = 0
        if self.player.in_channel or screen is None or not here:
            self._simulation.note(f"{self.name} asks for their hand")
            self.pressed += 1
            await self.player.ask_for_hand()
        else:
            await self._take(screen, here[0])

    async def _take(self, message: Message, press: Press) -> None:
        custom_id, values = offered(message)[press]
        self._old.append((message, custom_id, values))
        if self._luck.random() < self._simulation.plan.twice:
            second = self._simulation.loop.outside_task(self._once_more(message, custom_id, values))
            await self._press(message, custom_id, values)
            await second
        else:
            await self._press(message, custom_id, values)

    async def _once_more(self, message: Message, custom_id: str, values: tuple[str, ...]) -> None:
        await asyncio.sleep(self._luck.choice((0.0, 0.001, 0.2)))
        await self._press_quietly(message, custom_id, values, "once more: ")

    async def _press(self, message: Message, custom_id: str, values: tuple[str, ...], how: str = "") -> None:
        self.pressed += 1
        self._simulation.presses += 1
        self._simulation.note(f"{self.name} presses {how}{custom_id} {' '.join(values)}")
        if not how and isinstance(press_of(custom_id, values), ComeBack):
            self._simulation.came_back[self.person.id] = self._simulation.loop.time()
        await self.person.press(message, custom_id, values)
