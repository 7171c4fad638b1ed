"""Simulates tables in places without the bot: groups, and servers that have not added it.

There the bot can only respond to presses, for as long as their tokens live. So a board may be out of date, and no one
may be notified in the channel. But a person who presses on the newest board then sees everything as it is. At each
rest, the people who must act press there. Some people chose to be notified by direct message: they have a server with
the bot, too.

*Invariants*: the bot makes no counted request about such a table. After these presses, the newest board is up to date,
and people who must act can. No one is notified twice of the same turn, except if Discord may have posted the first
notification without saying so, or the process died before it could save that it did: a message has no nonce there, and
the bot cannot look for it. Only people who chose so get direct messages, one for each turn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from loopback import Channel, Message, NotThereError, Person, RemovedError
from loopback.model import Answered, Asked, is_free
from tests.simulation.invariants import AFTERWARDS, SLOW, Invariants, Notified
from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import Sent
from tests.simulation.people import SimulatedPerson
from tests.simulation.plans import Place, Plan
from tests.simulation.run import TABLE, Simulation
from tests.wire.player import offered
from tests.wire.server import has_picture
from tockbot.bot.plan import is_due
from tockbot.bot.shared_presses import ShowHand
from tockbot.features.seats import AskToLeave, LeaveGame
from tockbot.features.turn.turn import TurnPress
from tockbot.render.scene import LobbyScene
from tockbot.tables import Stage, TableSeen

NOT_PERMITTED, NO_MORE_FOLLOWUPS = 50013, 40094
MAX_ENTRY: Final = 1 << 60
RECORDED: Final = 0.5
"""Seconds after which a message that was sent is recorded, if nothing is wrong with the disk."""


class InvariantsWithoutBot(Invariants):
    """Checks everything that must hold in places without the bot."""

    _simulation: SimulationWithoutBot

    def __init__(self, simulation: Simulation) -> None:
        """Watch a simulation."""
        super().__init__(simulation)
        self._used_up: set[tuple[int, str]] = set()
        self._direct: dict[tuple[int, int], Notified] = {}
        self._first_stamps: dict[int, int] = {}

    def saw(self, what: str, message: Message) -> None:
        """Check a message that is new or has changed, and keep its record from before the change."""
        if what != "create" and (stamp := self._simulation.recorded_stamp(message.id)) < MAX_ENTRY:
            self._first_stamps.setdefault(message.id, stamp)
        super().saw(what, message)

    def answered(self, route: str, asked: Asked, found: Answered, sent: Sent) -> None:
        """Check an answer of Discord."""
        super().answered(route, asked, found, sent)
        channel = re.search(r"/channels/(\d+)", asked.path)
        place = None if channel is None else self._simulation.model.world.channels.get(int(channel[1]))
        if not is_free(route) and channel is not None and (place is None or place.recipient is None):
            self.fail(f"{asked.method} {asked.path} is counted")

    def _count_notifications(self, message: Message, stamps: set[int]) -> None:
        recipient = message.channel.recipient
        if recipient is None:
            super()._count_notifications(message, stamps)
        elif message.viewer is None:
            self._count_direct(message, recipient)

    def _count_direct(self, message: Message, recipient: int) -> None:
        """Check that only people who want direct messages get them, and one for each turn."""
        here = self._simulation
        sent, now = here.network.sent, here.loop.time()
        if not any(one.person.id == recipient and one.seat in here.plan.notified for one in here.people):
            self.fail(f"{here.name_of(recipient)} does not want direct messages")
        due = recipient, sent.due.get(recipient, 0)
        first = self._direct.setdefault(due, Notified(message.id, sent, now, due[1]))
        # A late message is about an earlier turn; and the bot repeats a message if Discord did not confirm it.
        is_late = here.chaos.was(*SLOW, since=first.at - AFTERWARDS)
        has_returned = first.at < here.came_back.get(recipient, -1.0)
        if message.id != first.message and due[1] and not is_late and not has_returned:
            self.fail(f"{here.name_of(recipient)} gets a second direct message about entry {due[1]}")

    def _notified_by(self, message: Message, stamps: set[int], sent: Sent) -> set[tuple[int, int]]:
        del stamps
        public = message.pinged if message.viewer is None else []
        return {(user, sent.due[user]) for user in public if sent.due.get(user)}

    def _cannot_be_found(self, first: Notified, second: Notified) -> bool:
        here = self._simulation
        is_unheard = first.message in here.network.unheard_messages
        # The record of the first one shows whether it was about an earlier turn.
        was_recorded = self._first_stamps.get(first.message, here.recorded_stamp(first.message))
        was_earlier = was_recorded < first.entry
        is_unsaved = False
        if first.sent.process != second.sent.process:
            # A process that dies at once, or cannot save, leaves no record of the message.
            is_unsaved = here.died[first.sent.process] - first.at < RECORDED
            is_unsaved |= here.chaos.was("disk", "unknown", since=first.at)
        return is_unheard or is_unsaved or was_earlier or super()._cannot_be_found(first, second)

    def _is_unavoidable(self, asked: Asked, status: int, code: int, sent: Sent) -> bool:
        if code == NO_MORE_FOLLOWUPS:
            is_first = (sent.process, sent.token) not in self._used_up
            self._used_up.add((sent.process, sent.token))
            return is_first
        interaction = self._simulation.interaction_of(asked.path)
        is_silenced = interaction is not None and interaction.is_silenced
        return (code == NOT_PERMITTED and is_silenced) or super()._is_unavoidable(asked, status, code, sent)

    def _check_shown(self, seen: TableSeen) -> list[str]:
        here, found = self._simulation, list(self._check_recorded())
        if not here.has_looked:
            return found
        # Someone may have opened another table after the end.
        boards = [one for one in here.boards() if not isinstance(here.scene_of(one), LobbyScene)]
        board = boards[-1] if boards else None
        was_deleted = here.was_deleted_lately(lambda one: one.is_board)
        if not was_deleted and (board is None or not self.is_fresh(board, seen)):
            found.append(f"no board shows entry {seen.entries}")
        for someone in here.people:
            mine = here.seen(someone.person)
            if mine is None or mine.game is None or not is_due(mine):
                continue
            own = [one for one in here.channel.seen_by(someone.person.id) if one.viewer is not None]
            stamps = {press.stamp for one in own for press in offered(one) if isinstance(press, TurnPress)}
            if mine.game.stamp not in stamps:
                found.append(f"{someone.name} must act since entry {mine.game.stamp}, and cannot")
        return found


class PersonWithoutBot(SimulatedPerson):
    """A person at a table in a place without the bot."""

    _simulation: SimulationWithoutBot

    async def _act(self) -> None:
        try:
            await super()._act()
        except RemovedError:
            await self.show_table()
        except NotThereError:
            if self._simulation.newest_board() is not None:
                raise
            await self.show_table()

    @property
    def settings_place(self) -> Channel:
        """Return their direct messages with the bot, in which they can type the command for their settings."""
        return self.person.dm

    async def be_forgotten(self) -> None:
        """Have everything deleted that the bot stores about them, with the app added to their account."""
        self.person.install()
        await super().be_forgotten()

    async def leave(self) -> None:
        """Leave the game; a computer player holds the seat until they come back."""
        panel = await self._show_more()
        sure = None if panel is None else await self._press_answer(panel, AskToLeave)
        if sure is not None:
            await self._press_answer(sure, LeaveGame)

    async def show_table(self) -> None:
        """Add the app to their account, and type the command that shows the table below the others' messages."""
        if self._simulation.is_over:
            return
        if self.person.id not in self._simulation.model.world.installed:
            self._simulation.note(f"{self.name} adds the app")
            self.person.install()
        shown = await self._type("tock-anywhere", {"ruleset": "swiss"} | self._simulation.options())
        await self._simulation.waits(shown)

    async def look(self) -> None:
        """Look at their hand on the newest board, which is first shown again if no one can press on it."""
        here = self._simulation
        for _ in range(2):
            board = here.newest_board()
            try:
                shown = None if board is None else await self._press_first(board, ShowHand)
            except RemovedError:
                shown = None
            if shown is not None:
                await here.waits(shown)
                return
            await self.show_table()


class SimulationWithoutBot(Simulation):
    """A simulated world, with a table in a place without the bot.

    Attributes:
        has_looked: whether the people who must act have just looked at their hands.
    """

    kind_of_invariants: ClassVar[type[Invariants]] = InvariantsWithoutBot
    kind_of_person: ClassVar[type[SimulatedPerson]] = PersonWithoutBot
    people: list[PersonWithoutBot]  # type: ignore[assignment]

    def __init__(self, plan: Plan, folder: Path, loop: SimulatedLoop, luck: Random) -> None:
        """Prepare the world; the first person has added the bot to their account."""
        super().__init__(plan, folder, loop, luck)
        self.has_looked = False
        self.people[0].person.install()
        for fact in plan.undocumented:
            setattr(self.model.world.undocumented, fact, False)

    def make_channel(self, people: Sequence[Person]) -> Channel:
        """Return a new channel for these people, without the bot."""
        world = self.model.world
        world.add_guild("Tock club", [one.user for one in people])
        if self.plan.place is Place.GROUP:
            return world.add_group(*(one.id for one in people))
        return world.add_channel(world.add_guild("Elsewhere", [one.user for one in people], with_bot=False), "general")

    def boards(self) -> list[Message]:
        """Return the messages that show the table to everyone, the oldest first."""
        return [one for one in self.channel.seen_by() if has_picture(one)]

    def recorded_stamp(self, message: int) -> int:
        """Return the entry that the bot recorded for a message; a high number for none."""
        rows = self.rows("SELECT stamp FROM messages WHERE table_id = ? AND message = ?", TABLE, message)
        return int(rows[0][0]) if rows else MAX_ENTRY

    def newest_board(self) -> Message | None:
        """Return the newest message on which people can ask for their hands; None if there is none."""
        boards = [one for one in self.channel.seen_by() if any(isinstance(press, ShowHand) for press in offered(one))]
        return boards[-1] if boards else None

    async def open_table(self) -> None:
        """Let the first person type the command that opens the table, or shows it."""
        await self.people[0].show_table()

    async def rest(self) -> None:
        """Wait until nothing happens, let the people who must act look, and check the invariants."""
        await super().rest()
        seen = self.seen()
        if seen is None or seen.stage is Stage.LOBBY:
            return
        # A board that shows the end offers no hands.
        if not self._due() and (seen.stage is Stage.PLAYING or self.newest_board() is not None):
            # Computer players wait until someone looks; after that, a person may have to act.
            await self._look(self.people[:1])
            await super().rest()
        await self._look(self._due())
        self.has_looked = True
        await super().rest()
        self.has_looked = False

    def _due(self) -> list[PersonWithoutBot]:
        return [one for one in self.people if (own := self.seen(one.person)) is not None and is_due(own)]

    async def _look(self, people: list[PersonWithoutBot]) -> None:
        for someone in people:
            await self.until(lambda: self.model.gateway.reaches(self.channel.guild))
            await someone.look()
