"""A small Discord server with the real bot, and what its people do there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta, tzinfo
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
import simcord.interactions
from simcord._settlement import _next_virtual_timer
from simcord.backend import serializers

from tests.bot.walking import way_to
from tests.texts import EN
from tockbot.app import WAITS, Setup, Waits, make_client
from tockbot.bot import tokens
from tockbot.bot.client import TockClient
from tockbot.bot.press import LIMITS, RATES, Cost, Limits, Press, Rate, read_press, write_press
from tockbot.bot.screen import Screen
from tockbot.bot.shared_presses import AskHint, AskToEnd, EndTable, ShowMore
from tockbot.bot.words import speaker
from tockbot.computer.greedy import choose_play
from tockbot.features.lobby.screens import SetComputer, ShowSeat, ShowSetup, Sit, Start
from tockbot.rules import Phase, Seat
from tockbot.service import tables
from tockbot.tables import Level, Observation, Person, Stage, TableId, TableSeen

LOCALES = {"Anna": "en-GB", "Bruno": "de", "Chloé": "fr", "Dario": "it", "Emma": "en-US", "Stranger": "en-US"}


SETTLE = 60
"""Seconds that an action may take on a busy machine. The bot's regular background work becomes due later than that."""

A_MOMENT = 1
"""Seconds within which due work is waited for."""

LOOK_SECONDS = 0.03
"""Seconds between looks whether everything is done, if nothing signals it. A look costs more than most waits."""

AS_OFTEN_AS_THEY_LIKE = dict.fromkeys((Cost.PRESS, Cost.SETUP, Cost.SUGGEST), Rate(100_000, 0.001))
UNHURRIED = replace(LIMITS, requests_a_second=100_000, rates={**RATES, **AS_OFTEN_AS_THEY_LIKE})
"""SimCord's people press faster than people can, and its clock does not know about a wait because of that."""

UNLIMITED = replace(UNHURRIED, rates=dict.fromkeys(Cost, Rate(10_000, 0.001)))
"""Limits that no test reaches."""


async def bot(
    database: Path,
    *,
    waits: Waits = WAITS,
    limits: Limits = UNHURRIED,
    new_seed: Callable[[], bytes] | None = None,
    draw_emojis: Callable[[], Mapping[str, bytes]] = dict,
) -> TockClient:
    """Return the bot as it runs, but thinking in a thread, without pauses and emojis, and with fixed seeds."""
    games = count(1)
    return await make_client(
        database,
        Setup(
            computer_pause=0,
            make_executor=lambda: ThreadPoolExecutor(1),
            new_seed=new_seed or (lambda: sha256(f"game {next(games)}".encode()).digest()),
            waits=waits,
            limits=limits,
            draw_emojis=draw_emojis,
            sets_up_profile=False,
        ),
    )


PLAYABLE = partial(bot, new_seed=lambda: sha256(b"game 2").digest())
"""The bot with a first deal in which everyone can play a card: no hand is discarded automatically."""

Bot = Callable[[Path], Awaitable[TockClient]]
"""Creates the bot with its games in a file."""


@dataclass
class World:
    """The server, its channel, and its people by name."""

    env: simcord.Env
    database: Path
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    make_bot: Bot
    people: dict[str, simcord.MemberActor] = field(default_factory=dict)

    @property
    def client(self) -> TockClient:
        client = self.env.bot
        assert isinstance(client, TockClient)
        return client

    def __getitem__(self, name: str) -> simcord.MemberActor:
        return self.people[name]

    def seen(self, name: str | None = None, channel: simcord.ChannelHandle | None = None) -> TableSeen:
        """Return a channel's table, open or finished, as a person sees it."""
        tables = self.client.tables
        wanted = (channel or self.channel).id
        known = [table_id for table_id in map(TableId, range(1, 100)) if tables.knows(table_id)]
        table_id = next(one for one in reversed(known) if tables.see(one).channel == wanted)
        seen = tables.see(table_id)
        if name is None:
            return seen
        seated = (player for player in seen.seated if isinstance(player, Person))
        person = next((player.id for player in seated if player.user == self[name].id), None)
        return tables.see(table_id, person)

    def game(self, name: str | None = None, channel: simcord.ChannelHandle | None = None) -> Observation:
        game = self.seen(name, channel).game
        assert game is not None
        return game

    def to_act(self, channel: simcord.ChannelHandle | None = None) -> str | None:
        """Return the person whose turn it is."""
        seen = self.seen(channel=channel)
        if seen.game is None or seen.game.turn is None:
            return None
        player = seen.seated[seen.game.turn]
        user = getattr(player, "user", None)
        return next((name for name, person in self.people.items() if person.id == user), None)

    def board(self, channel: simcord.ChannelHandle | None = None) -> discord.Message:
        """Return the table's message."""
        own = [m for m in (channel or self.channel).history() if not m.flags.ephemeral and buttons(m)]
        return own[-1]

    def dm(self, name: str) -> discord.Message:
        """Return the last direct message to a person, except notices below a screen."""
        sent = self[name].user.dm_channel.history()
        return next((one for one in reversed(sent) if one.components or one.attachments), sent[-1])

    async def press(self, name: str, message: discord.Message, label: str | int) -> simcord.InteractionResult:
        """Press a button by its label, or the start of it; or the first button of a card, by its place in the hand."""
        if isinstance(label, int):
            return await self.press_id(name, message, of_card(message, label)[0])
        button = next(item for item in buttons(message) if (item.label or "").startswith(label))
        return await self.press_id(name, message, button.custom_id or "")

    async def press_id(self, name: str, message: discord.Message, custom_id: str) -> simcord.InteractionResult:
        actor: Any = self[name] if message.guild is not None else self[name].user
        result = await actor.click(message, custom_id=custom_id)
        assert isinstance(result, simcord.InteractionResult)
        return result

    async def inside(self, name: str, button: str, *labels: str) -> simcord.InteractionResult:
        """Press a button of the board, then these buttons of the private answer."""
        channel = self.channel
        result = await self.press(name, self.board(), button)
        shown = answered(result)
        for label in labels:
            now = next(one for one in channel.history(viewer=self[name]) if one.id == shown.id)
            result = await self.press(name, now, label)
        return result

    async def add_computer(
        self,
        name: str,
        seat: Seat | None = None,
        *,
        level: Level = Level.NORMAL,
        channel: simcord.ChannelHandle | None = None,
    ) -> None:
        """Seat a computer player on a seat, or the next free one, with the buttons of a seated person."""
        seen, board, actor = self.seen(channel=channel), self.board(channel), self[name]
        wanted = next(one for one in seen.rules.seats if seen.seated[one] is None) if seat is None else seat
        shown = [write_press(kind(seen.id, wanted)) for kind in (Sit, ShowSeat)]
        (button,) = [one.custom_id for one in buttons(board) if one.custom_id in shown]
        opened = await actor.click(board, custom_id=button)
        await actor.click(answered(opened), custom_id=write_press(SetComputer(seen.id, wanted, level)))

    async def start(self, name: str, channel: simcord.ChannelHandle | None = None) -> None:
        """Start the game."""
        await self[name].click(self.board(channel), custom_id=write_press(Start(self.seen(channel=channel).id)))

    async def add_computers(self, name: str) -> None:
        """Let a seated person seat computer players on all free seats."""
        seen, board = self.seen(), self.board()
        for seat in seen.rules.seats:
            if seen.seated[seat] is None:
                self.raw_press(name, board, write_press(SetComputer(seen.id, seat, Level.NORMAL)))
                await self.env.settle()

    async def end(self, name: str, channel: simcord.ChannelHandle | None = None) -> simcord.InteractionResult:
        """End a table and confirm; in a game that counts, the other players agree."""
        result = await self._end(name, channel)
        for other in (one for one in self.people if one != name):
            if self.seen(channel=channel).stage is Stage.PLAYING and self.seen(other, channel).viewer is not None:
                await self._end(other, channel)
        return result

    async def _end(self, name: str, channel: simcord.ChannelHandle | None) -> simcord.InteractionResult:
        asked = await self.more(self[name], AskToEnd(self.seen(channel=channel).id), channel)
        actor = self[name]
        result = await actor.click(answered(asked), custom_id=write_press(EndTable(self.seen(channel=channel).id)))
        assert isinstance(result, simcord.InteractionResult)
        return result

    async def more(
        self, actor: simcord.MemberActor, press: Press, channel: simcord.ChannelHandle | None = None
    ) -> simcord.InteractionResult:
        """Press a button of *More* below a table's board or, before the game, below its choices."""
        table, shown = self.seen(channel=channel).id, self.board(channel)
        if write_press(ShowMore(table)) not in [one.custom_id for one in buttons(shown)]:
            opened = await actor.click(shown, custom_id=write_press(ShowSetup(table)))
            within = await actor.click(answered(opened), custom_id=write_press(ShowMore(table)))
        else:
            within = await actor.click(shown, custom_id=write_press(ShowMore(table)))
        return await actor.click(answered(within), custom_id=write_press(press))

    async def hint(self, name: str, channel: simcord.ChannelHandle | None = None) -> simcord.InteractionResult:
        """Ask for a hint at a table, on any message."""
        table = self.seen(channel=channel).id
        result = self.raw_press(name, self.board(channel), write_press(AskHint(table)))
        await self.env.settle()
        return result

    async def choose(self, name: str, message: discord.Message, value: str, menu: int = 0) -> simcord.InteractionResult:
        """Choose a line of a menu by its value."""
        select = menus(message)[menu]
        actor: Any = self[name] if message.guild is not None else self[name].user
        result = await actor.select(message, [value], custom_id=select.custom_id)
        assert isinstance(result, simcord.InteractionResult)
        return result

    async def restart(self) -> None:
        """Stop the bot and start it again from its database."""
        before = self.client
        await self.env.settle()
        await before.close()
        await self.env.restart_bot(await self.make_bot(self.database))
        await self.env.settle()

    def raw_press(
        self,
        name: str,
        message: discord.Message,
        custom_id: str,
        values: Sequence[str] = (),
        seconds_ago: int = 0,
    ) -> simcord.InteractionResult:
        """Press without waiting for the bot, even if the message has no such button; the event may arrive late."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        record, payload = simcord.interactions.base_payload(
            self.env.backend,
            type=3,
            channel_id=message.channel.id,
            guild_id=None if message.guild is None else message.guild.id,
            user_id=self[name].id,
            data=data,
        )
        stored = self.env.backend.get_message(message.channel.id, message.id)
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        payload["id"] = str(record.id - (1000 * seconds_ago << 22))
        record.source_message_id = stored.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return simcord.InteractionResult(self.env, record)


def log_of(world: World, table_id: TableId) -> list[tuple[object, ...]]:
    """Return the rows of a table's log, as anyone with the file can read them."""
    with closing(sqlite3.connect(world.database)) as database:
        return database.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY number", (table_id,)).fetchall()


def answered(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return the bot's answer, which may follow an edit of the pressed message."""
    answer = result.followups[-1] if result.followups else result.response
    assert isinstance(answer, simcord.ResponseMessage)
    return answer


def parts(components: Iterable[discord.Component]) -> Iterator[discord.Component]:
    """Yield the components of a message from top to bottom, including nested ones."""
    for one in components:
        yield one
        match one:
            case discord.SectionComponent():
                yield from parts((*one.children, one.accessory))
            case discord.ActionRow() | discord.Container():
                yield from parts(one.children)
            case _:
                pass


def text_of(message: discord.Message | simcord.ResponseMessage) -> str:
    """Return the whole text of a message, with or without layout."""
    shown = message.message if isinstance(message, simcord.ResponseMessage) else message
    texts = [one.content for one in parts(shown.components) if isinstance(one, discord.TextDisplay)]
    return "\n".join(texts or [shown.content])


def shows(message: discord.Message, screen: Screen) -> bool:
    """Return whether a message shows the texts of a screen."""
    return text_of(message) == "\n".join(screen.texts)


def buttons(message: discord.Message) -> list[discord.Button]:
    return [item for item in parts(message.components) if isinstance(item, discord.Button)]


def of_card(message: discord.Message, place: int) -> list[str]:
    """Return the ``custom_id`` of each button of a card, given its place in the hand from 1."""
    ids = [item.custom_id or "" for item in buttons(message)]
    presses = {one: read_press(one) for one in ids}
    return [one for one, press in presses.items() if _card_of(press) == place - 1]


def _card_of(press: Press) -> int | None:
    card = getattr(press, "from_card", getattr(press, "card", None))
    return card if isinstance(card, int) else None


def menus(message: discord.Message) -> list[discord.SelectMenu]:
    return [item for item in parts(message.components) if isinstance(item, discord.SelectMenu)]


class QuickEnv(simcord.Env):
    """SimCord without waiting: timers of the bot fire as soon as nothing else is to be done.

    SimCord itself waits in real time for all timers that end before ``SETTLE``, such as that of an automatic discard.
    """

    skipped = timedelta()
    """Difference between the bot's clock and the real one."""

    def now_of_bot(self, zone: tzinfo) -> datetime:
        """Return the time according to the bot."""
        return datetime.now(zone) + self.skipped

    def _schedule_timer(self, record: Any, *how: Any) -> None:  # noqa: ANN401 - SimCord's signature
        if record.when - self._virtual_time < A_MOMENT:
            super()._schedule_timer(record, *how)

    async def _settle_internal(self, **how: Any) -> None:  # noqa: ANN401 - SimCord's signature
        until = self._virtual_time + SETTLE
        await super()._settle_internal(**{**how, "idle": LOOK_SECONDS, "timeout": SETTLE})
        while not self._advancing and (moment := _next_virtual_timer(self._settlement_state()) or until) < until:
            self.skipped += timedelta(seconds=max(0.0, moment - self._virtual_time))
            await self._advance_to(moment, asyncio.get_running_loop().time() + SETTLE)


@asynccontextmanager
async def open_world(
    database: Path, *, locale: str = "en-US", check_errors: bool = True, make_bot: Bot = bot, by_tokens: bool = True
) -> AsyncIterator[World]:
    """Start a server with the bot and its people; the bot's errors fail the test.

    Unless the bot sends ``by_tokens``, interaction tokens expire at once.
    """
    env = QuickEnv(await make_bot(database), check_errors=check_errors, settle_timeout=SETTLE)
    await env.start()
    guild = env.create_guild("Tock club", preferred_locale=locale)
    made = World(env, database, guild, guild.create_text_channel("tock"), make_bot)
    for name in LOCALES:
        made.people[name] = guild.add_member(env.create_user(name.lower(), global_name=name))
    _speak_locales(env, {person.id: LOCALES[name] for name, person in made.people.items()})
    try:
        with env.time_context(), pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables, "datetime", SimpleNamespace(now=env.now_of_bot))
            if not by_tokens:
                patch.setattr(tokens, "MARGIN", 2 * tokens.LIFE)
            yield made
    finally:
        await env.bot.close()
        await env.shutdown()


def _speak_locales(env: simcord.Env, locales: dict[int, str]) -> None:
    """Let people speak their own languages, because SimCord's people all speak English."""

    def set_locale(event: str, payload: Any) -> None:  # noqa: ANN401 - SimCord's signature
        if event != "INTERACTION_CREATE":
            return
        user = (payload.get("member") or payload)["user"]["id"]
        payload["locale"] = locales.get(int(user), "en-US")
        if "guild_id" in payload:
            payload["guild_locale"] = env.backend.get_guild(int(payload["guild_id"])).preferred_locale

    env.backend.subscribers.insert(0, set_locale)


async def seat_four(
    world: World,
    names: Sequence[str] = ("Anna", "Bruno", "Chloé", "Dario"),
    *,
    ruleset: str = "swiss",
    rated: bool = True,
) -> None:
    """Open a table, seat these people, fill up with computer players, and start."""
    first, *others = names
    await world[first].slash(world.channel, "tock new", ruleset=ruleset, rated=rated)
    for name in others:
        await world.press(name, world.board(), EN("button-sit"))
    await world.press(first, world.board(), EN("button-start" if len(names) == 4 else "button-fill"))


async def exchange(world: World, names: Sequence[str]) -> None:
    """Let everyone pass the first card of the hand, by direct message, all at the same moment."""
    if world.game().phase is Phase.EXCHANGE:
        for name in names:
            if world.game(name).hand and world.game(name).gift is None:
                world.raw_press(name, world.dm(name), of_card(world.dm(name), 1)[0])
        await world.env.settle()


def offered(message: discord.Message) -> dict[Press, tuple[str, str | None]]:
    """Return the presses of a message: each with its ``custom_id``, and its value if it is a menu's line."""
    found: dict[Press, tuple[str, str | None]] = {}
    for item in buttons(message):
        if not item.disabled:
            found[read_press(item.custom_id or "")] = (item.custom_id or "", None)
    for menu in menus(message):
        found |= {read_press(option.value): (menu.custom_id, option.value) for option in menu.options}
    return {press: item for press, item in found.items() if not isinstance(press, AskHint)}


async def take(world: World, name: str, press: Press, message: discord.Message | None = None) -> None:
    """Do a press on a message, or on a person's private screen."""
    shown = message or world.dm(name)
    custom_id, value = offered(shown)[press]
    if value is None:
        await world.press_id(name, shown, custom_id)
        return
    actor: Any = world[name] if shown.guild is not None else world[name].user
    await actor.select(shown, [value], custom_id=custom_id)


async def play_by_buttons(world: World, name: str) -> int:
    """Make the greedy player's play by direct message. Return the number of presses."""
    seen = world.seen(name)
    game = world.game(name)
    way = way_to(speaker("en"), seen, choose_play(game))
    for press in way:
        await take(world, name, press)
    return len(way)
