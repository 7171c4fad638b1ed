"""Causes faults at moments that the seed decides. After each spell of faults, everything works again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from loopback import NoAnswerError, NotThereError, RemovedError
from loopback.world import EVERYTHING, SEND_MESSAGES, VIEW_CHANNEL
from tests.simulation.invariants import named_by
from tests.simulation.network import WELL, Fate
from tests.simulation.plans import Place
from tests.simulation.surroundings import NOW
from tests.wire.server import has_picture
from tockbot.tables import Stage

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

PAUSE: Final = (1.0, 30.0)
"""Seconds between two faults."""

MAX_STEPS: Final = 300
"""Maximum number of callbacks that run between a decision to kill the bot, and its death."""

UNRELIABLE: Final = (0.05, 0.3)
"""The shares of requests that fail while the network is bad; each spell has one of them."""

SILENCE: Final = (600.0, 1000.0)
"""Seconds for which no one presses anything: interaction tokens live for 900."""

STATUSES: Final = (500, 502, 503)


@dataclass(frozen=True, slots=True)
class Deleted:
    """A message that someone deleted.

    Attributes:
        entries: number of entries at that time.
        is_board: whether it showed the table.
        called: the users that it notified.
    """

    entries: int
    is_board: bool
    called: frozenset[int]


class Chaos:
    """Causes faults.

    Attributes:
        happened: number of faults of each kind.
        names: the name of each fault that happened, in order.
        last: second at which a fault of each kind last began, ended, or hit a request.
    """

    def __init__(
        self, simulation: Simulation, luck: Random, kinds: frozenset[str], spared: frozenset[str] = frozenset()
    ) -> None:
        """Cause faults of these kinds, except those with spared names."""
        self.happened: Counter[str] = Counter()
        self.names: list[str] = []
        self._spared = spared
        self._count = 0
        self.last: dict[str, float] = {}
        self._simulation = simulation
        # Each fault has its own random source, so that sparing one does not change the others.
        self._luck = self._moments = luck
        self._fates = Random(luck.random())
        self._is_over = False
        self._network_is_bad, self._unreliable = False, 0.0
        self._deeds = {kind: deed for kind, deed in self._all().items() if kind in kinds}

    def _all(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "kill": self._kill,
            "network": self._bad_network,
            "gateway": self._lose_gateway,
            "disk": self._lose_disk,
            "unknown": self._lose_confirmations,
            "clock": self._jump,
            "permission": self._lose_permission,
            "channel": self._lose_channel,
            "member": self._lose_member,
            "message": self._lose_message,
            "direct": self._close_direct_messages,
            "seat": self._lose_seat,
            "silence": self._fall_silent,
            "app": self._lose_app,
            "event": self._lose_event,
        }

    async def go_on(self, seconds: float) -> None:
        """Let faults happen for a while, then let everything work again."""
        self._is_over = False
        loop = self._simulation.loop
        until = loop.time() + seconds
        self._simulation.network.fate = self._fate
        while self._deeds and loop.time() < until and not self._simulation.is_over:
            await asyncio.sleep(self._moments.uniform(*PAUSE))
            kind = self._moments.choice(sorted(self._deeds))
            self._luck = Random(self._moments.random())
            if not self._happens(kind):
                continue
            self._note(kind)
            await self._deeds[kind]()
            self._note(kind)
        if not self._deeds:
            await asyncio.sleep(seconds)
        self._is_over = True
        self._simulation.network.fate = lambda _: WELL
        if not self._simulation.is_running:
            self._simulation.start_bot()

    def was(self, *kinds: str, since: float) -> bool:
        """Return whether a fault of one of these kinds happened since this time in seconds."""
        return any(self.last.get(kind, -1.0) >= since for kind in kinds)

    def _happens(self, kind: str) -> bool:
        """Return whether the next fault, of this kind, happens."""
        self._count += 1
        name = f"{kind}-{self._count}"
        if name in self._spared:
            return False
        self.happened[kind] += 1
        self.names.append(name)
        return True

    def _note(self, kind: str) -> None:
        self.last[kind] = self._simulation.loop.time()

    async def _kill(self) -> None:
        steps = self._luck.randrange(MAX_STEPS)
        await self._simulation.loop.after_steps(steps)
        self._simulation.kill_bot()
        await asyncio.sleep(self._luck.choice((0.0, 0.5, 4.0)))
        self._simulation.start_bot()
        if self._luck.random() < 0.2:
            await asyncio.sleep(self._luck.uniform(0, 2))
            self._simulation.kill_bot()
            self._simulation.start_bot()

    async def _bad_network(self) -> None:
        self._network_is_bad, self._unreliable = True, self._luck.choice(UNRELIABLE)
        self._simulation.note("the network is bad")
        await asyncio.sleep(self._luck.uniform(5, 90))
        self._network_is_bad = False
        self._simulation.note("the network is good again")

    def _fate(self, route: str) -> Fate:
        luck = Random(self._fates.random())
        if not self._network_is_bad or luck.random() >= self._unreliable or not self._happens("request"):
            return WELL
        self._note("request")
        match luck.randrange(6):
            case 0:
                return Fate(is_lost=True, late=luck.choice((0.0, 5.0)))
            case 1:
                return Fate(is_unanswered=True)
            case 2:
                return Fate(status=luck.choice(STATUSES))
            case 3:
                return Fate(status=luck.choice(STATUSES), is_done=True)
            case 4 if not route.startswith("GET"):
                return Fate(times=2)
            case _:
                return Fate(late=luck.uniform(0.2, 6))

    async def _lose_gateway(self) -> None:
        gateway = self._simulation.model.gateway
        match self._luck.randrange(4):
            case 0:
                self._simulation.note("the gateway asks the bot to connect again")
                await gateway.reconnect(0)
            case 1:
                self._simulation.note("the gateway's connection is lost")
                await gateway.drop(0)
            case 2:
                self._simulation.note("the gateway's session is lost")
                gateway.forget_sessions()
                await gateway.drop(0)
            case _:
                self._simulation.note("the gateway repeats events")
                gateway.repeats = self._luck.randrange(1, 5)
                await gateway.drop(0)
        await asyncio.sleep(10)
        gateway.repeats = 0

    async def _lose_disk(self) -> None:
        disk, loop = NOW.disk, self._simulation.loop
        seconds = self._luck.uniform(0.2, 15)
        match self._luck.randrange(3):
            case 0:
                self._simulation.note("the disk is full")
                disk.is_full = True
            case 1:
                self._simulation.note("the disk is broken")
                disk.is_broken = True
            case _:
                self._simulation.note("the disk hangs")
                disk.hangs_until = loop.time() + seconds
        await asyncio.sleep(seconds)
        disk.is_full = disk.is_broken = False
        self._simulation.note("the disk is well again")

    async def _lose_confirmations(self) -> None:
        self._simulation.note("the database no longer says what it has saved")
        NOW.disk.is_unsure = True
        await asyncio.sleep(self._luck.uniform(0.2, 15))
        NOW.disk.is_unsure = False
        self._simulation.note("the database says again what it has saved")

    async def _jump(self) -> None:
        NOW.jump += self._luck.choice((-90.0, -2.0, 2.0, 90.0))
        self._simulation.note(f"the machine's clock is {NOW.jump:+.0f} s from Discord's")
        await asyncio.sleep(self._luck.uniform(5, 60))
        NOW.jump = 0.0
        self._simulation.note("the machine's clock is right again")

    async def _lose_permission(self) -> None:
        if self._simulation.plan.place is not Place.SERVER:
            await self._hide_messages()
            return
        model, channel = self._simulation.model, self._simulation.channel
        lost = self._luck.choice((SEND_MESSAGES, VIEW_CHANNEL))
        self._simulation.note(f"a permission is taken from the bot: {lost}")
        await model.permit(channel, EVERYTHING & ~lost)
        await asyncio.sleep(self._luck.uniform(2, 60))
        self._simulation.note("the bot has all permissions again")
        await model.permit(channel, EVERYTHING)

    async def _hide_messages(self) -> None:
        """Let only the person who pressed see new messages, in a place without the bot."""
        channel, undocumented = self._simulation.channel, self._simulation.model.world.undocumented
        before, is_group = undocumented.public_follow_ups, channel.guild is None
        self._simulation.note("only the person who pressed sees new messages")
        channel.external_apps = False
        undocumented.public_follow_ups = before and not is_group
        await asyncio.sleep(self._luck.uniform(2, 200))
        channel.external_apps, undocumented.public_follow_ups = True, before
        self._simulation.note("everyone sees new messages again")

    async def _fall_silent(self) -> None:
        """Let no one press anything until the interaction tokens have ended, or almost."""
        self._simulation.note("no one presses anything for a while")
        self._simulation.is_resting = True
        await asyncio.sleep(self._luck.uniform(*SILENCE))
        self._simulation.is_resting = False
        self._simulation.note("people press again")

    async def _lose_app(self) -> None:
        """Let someone remove the app from their account."""
        owners = [one for one in self._simulation.people if one.person.id in self._simulation.model.world.installed]
        if owners:
            someone = self._luck.choice(owners)
            self._simulation.note(f"{someone.name} removes the app")
            someone.person.uninstall()

    async def _lose_message(self) -> None:
        here = self._simulation
        there = [one for one in here.channel.seen_by() if one.payload["author"]["bot"]]
        is_played = (seen := here.seen()) is not None and seen.game is not None
        # Without the message of a lobby, no one could sit down.
        if there and is_played and not here.is_channel_gone:
            message = self._luck.choice(there)
            here.note(f"someone deletes message {message.id}")
            called = named_by(message) if message in here.calls() else set()
            here.deleted[message.id] = Deleted(here.saved(), has_picture(message), frozenset(called))
            await here.model.delete_message(message)

    async def _lose_channel(self) -> None:
        """Delete the channel; seldom, because this ends the game."""
        here = self._simulation
        seen = here.seen()
        is_played = seen is not None and seen.stage is Stage.PLAYING
        if self._luck.random() < here.plan.ends_early and is_played and not here.is_channel_gone:
            here.note("someone deletes the channel")
            here.is_channel_gone = True
            await here.model.delete_channel(here.channel)

    async def _lose_member(self) -> None:
        here, someone = self._simulation, self._luck.choice(self._simulation.people)
        channel, world, user = here.channel, here.model.world, someone.person.user
        here.note(f"{someone.name} leaves the server")
        someone.is_away = True
        if channel.guild is None:
            channel.group = tuple(one for one in channel.group if one != someone.person.id)
        else:
            world.remove_member(channel.guild, someone.person.id)
        await asyncio.sleep(self._luck.uniform(5, 300))
        here.note(f"{someone.name} joins the server again")
        if channel.guild is None:
            channel.group = (*channel.group, someone.person.id)
        else:
            world.add_member(channel.guild, user)
        someone.is_away = False

    async def _lose_seat(self) -> None:
        """Let someone leave the game, be removed from it, or be forgotten."""
        here = self._simulation
        someone, other = self._luck.sample(here.people, 2) if len(here.people) > 1 else here.people * 2
        seen = here.seen(someone.person)
        if someone.is_away or here.is_channel_gone or seen is None or seen.viewer is None or seen.game is None:
            return
        try:
            match self._luck.randrange(5):
                case 0:
                    await someone.be_forgotten()
                case 1:
                    await someone.ask_to_remove(other)
                case _:
                    await someone.leave()
        except (NotThereError, RemovedError):
            here.note(f"{someone.name} pressed what was gone")
        except NoAnswerError:
            here.invariants.unanswered(someone)

    async def _lose_event(self) -> None:
        """Let someone delete the server's scheduled events."""
        self._simulation.note("someone deletes the scheduled event")
        self._simulation.model.world.events.clear()

    async def _close_direct_messages(self) -> None:
        closed, person = self._simulation.model.world.closed, self._luck.choice(self._simulation.people).person
        closed ^= {person.id}
        self._simulation.note(f"{person.user['global_name']} {'closes' if person.id in closed else 'opens'} their DMs")
