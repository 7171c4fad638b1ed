"""A small Discord server with the real bot in it, and what its people do there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import discord
import simcord
import simcord.interactions
from simcord.backend import serializers

from tockbot.app import make_client
from tockbot.computer.greedy import choose_play
from tockbot.rules import MovePlay, Phase, ThrowIn, plays_without_sevens
from tockbot.tables import Observation, TableSeen, UserId, rank_of
from tockbot.ui.client import TockClient
from tockbot.ui.screens.play import heading_of, listed_for
from tockbot.ui.screens.seven import seven_so_far
from tockbot.ui.words.plays import first_and_second
from tockbot.ui.words.speaker import speaker

LOCALES = {"Anna": "en-GB", "Bruno": "de", "Chloé": "fr", "Dario": "it", "Emma": "en-US", "Stranger": "en-US"}


async def bot(database: Path) -> TockClient:
    """The bot as it runs, but thinking in a thread, without pauses, and with the same luck each time."""
    games = count(1)
    return await make_client(
        database,
        computer_pause=0,
        make_executor=lambda: ThreadPoolExecutor(1),
        new_seed=lambda: sha256(f"game {next(games)}".encode()).digest(),
    )


@dataclass
class World:
    """The server, its channel, and its people by name."""

    env: simcord.Env
    database: Path
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: dict[str, simcord.MemberActor] = field(default_factory=dict)

    @property
    def client(self) -> TockClient:
        client = self.env.bot
        assert isinstance(client, TockClient)
        return client

    def __getitem__(self, name: str) -> simcord.MemberActor:
        return self.people[name]

    def seen(self, name: str | None = None, channel: simcord.ChannelHandle | None = None) -> TableSeen:
        """The table of a channel, open or over, as somebody sees it."""
        tables = self.client.desk.tables
        wanted = (channel or self.channel).id
        numbers = [number for number in range(1, 100) if number in tables._tables]  # noqa: SLF001
        number = next(one for one in reversed(numbers) if tables.see(one).channel == wanted)
        return tables.see(number, None if name is None else UserId(self[name].id))

    def game(self, name: str | None = None, channel: simcord.ChannelHandle | None = None) -> Observation:
        game = self.seen(name, channel).game
        assert game is not None
        return game

    def to_act(self, channel: simcord.ChannelHandle | None = None) -> str | None:
        """The person whose turn it is."""
        seen = self.seen(channel=channel)
        if seen.game is None or seen.game.turn is None:
            return None
        sitter = seen.sitters[seen.game.turn]
        user = getattr(sitter, "user", None)
        return next((name for name, person in self.people.items() if person.id == user), None)

    def board(self, channel: simcord.ChannelHandle | None = None) -> discord.Message:
        """The table's message."""
        own = [m for m in (channel or self.channel).history() if not m.flags.ephemeral and m.components]
        return own[-1]

    def dm(self, name: str) -> discord.Message:
        """The last direct message to somebody."""
        return self[name].user.dm_channel.history()[-1]

    async def press(self, name: str, message: discord.Message, label: str) -> simcord.InteractionResult:
        """Press a button by its label, or by the beginning of it."""
        button = next(item for item in buttons(message) if (item.label or "").startswith(label))
        return await self.press_id(name, message, button.custom_id or "")

    async def press_id(self, name: str, message: discord.Message, custom_id: str) -> simcord.InteractionResult:
        actor: Any = self[name] if message.guild is not None else self[name].user
        result = await actor.click(message, custom_id=custom_id)
        assert isinstance(result, simcord.InteractionResult)
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
        await self.env.restart_bot(await bot(self.database))
        await self.env.settle()

    def raw_press(
        self,
        name: str,
        message: discord.Message,
        custom_id: str,
        values: Sequence[str] = (),
    ) -> simcord.InteractionResult:
        """Press without waiting for the bot, whatever is on the message."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        record, payload = simcord.interactions.base_payload(
            self.env.backend,
            type=3,
            channel_id=message.channel.id,
            guild_id=self.guild.id if message.guild is not None else None,
            user_id=self[name].id,
            data=data,
        )
        stored = self.env.backend.get_message(message.channel.id, message.id)
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        record.source_message_id = stored.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return simcord.InteractionResult(self.env, record)


def answered(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """What the bot answered, after the message that it may have changed."""
    answer = result.followups[-1] if result.followups else result.response
    assert isinstance(answer, simcord.ResponseMessage)
    return answer


def buttons(message: discord.Message) -> list[discord.Button]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [item for row in rows for item in row.children if isinstance(item, discord.Button)]


def menus(message: discord.Message) -> list[discord.SelectMenu]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [item for row in rows for item in row.children if isinstance(item, discord.SelectMenu)]


@asynccontextmanager
async def world(database: Path, *, locale: str = "en-US", check_errors: bool = True) -> AsyncIterator[World]:
    """A server with the bot and its people; the bot's errors fail the test."""
    env = simcord.Env(await bot(database), check_errors=check_errors, settle_timeout=60)
    await env.start()
    guild = env.create_guild("Tock club", preferred_locale=locale)
    made = World(env, database, guild, guild.create_text_channel("tock"))
    for name in LOCALES:
        made.people[name] = guild.add_member(env.create_user(name.lower(), global_name=name))
    _speak_locales(env, {person.id: LOCALES[name] for name, person in made.people.items()})
    try:
        with env.time_context():
            yield made
    finally:
        await env.bot.close()
        await env.shutdown()


def _speak_locales(env: simcord.Env, locales: dict[int, str]) -> None:
    """SimCord's people all speak English; let these speak their own languages."""

    def set_locale(event: str, payload: Any) -> None:  # noqa: ANN401 - as SimCord has it
        if event != "INTERACTION_CREATE":
            return
        user = (payload.get("member") or payload)["user"]["id"]
        payload["locale"] = locales.get(int(user), "en-US")
        if "guild_id" in payload:
            payload["guild_locale"] = env.backend.get_guild(int(payload["guild_id"])).preferred_locale

    env.backend.subscribers.insert(0, set_locale)


async def seat_four(table: World, names: Sequence[str] = ("Anna", "Bruno", "Chloé", "Dario")) -> None:
    """Open a table, seat these people, fill up with computer players, and start."""
    first, *others = names
    await table[first].slash(table.channel, "tock new")
    for name in others:
        await table.press(name, table.board(), "Join")
    for _ in range(4 - len(names)):
        await table.press(first, table.board(), "Add computer")
    await table.press(first, table.board(), "Start")


async def exchange(table: World, names: Sequence[str]) -> None:
    """Everybody gives the first card of the hand, by direct message."""
    for name in names:
        if table.game().phase is Phase.EXCHANGE and table.game(name).hand and table.game(name).gift is None:
            await table.press(name, table.dm(name), "1 ·")


async def play_by_buttons(table: World, name: str) -> None:
    """Make the play that the greedy player would make, by direct message, with buttons and menus only."""
    game = table.game(name)
    wanted = choose_play(game)
    if isinstance(wanted, ThrowIn):
        await table.press_id(name, table.dm(name), buttons(table.dm(name))[0].custom_id or "")
        return
    first = first_and_second(wanted)[0] if isinstance(wanted, MovePlay) else wanted.spent
    index = next(index for index, card in enumerate(game.hand) if rank_of(card) in first)
    rank = rank_of(game.hand[index])
    await table.press_id(name, table.dm(name), buttons(table.dm(name))[index].custom_id or "")
    if isinstance(wanted, MovePlay) and wanted not in plays_without_sevens(game.position()):
        await _play_a_seven(table, name, game, index, wanted)
        return
    value = str(plays_without_sevens(game.position()).index(wanted))
    made = [item for item in buttons(table.dm(name)) if ":make:" in (item.custom_id or "")]
    if made:
        assert (made[0].custom_id or "").endswith(f":{value}_{index}")
        await table.press_id(name, table.dm(name), made[0].custom_id or "")
        return
    if ":pawn:" in (menus(table.dm(name))[0].custom_id or ""):
        groups = dict.fromkeys(heading_of(speaker("en"), game, play) for _, play in listed_for(game.position(), rank))
        chosen = list(groups).index(heading_of(speaker("en"), game, wanted))
        await table.choose(name, table.dm(name), str(chosen))
    for _ in range(5):
        for place, menu in enumerate(menus(table.dm(name))):
            if value in [option.value for option in menu.options]:
                await table.choose(name, table.dm(name), value, place)
                return
        more = next(item for item in buttons(table.dm(name)) if ":card:" in (item.custom_id or ""))
        await table.press_id(name, table.dm(name), more.custom_id or "")
    raise AssertionError("the play was not offered")


async def _play_a_seven(table: World, name: str, game: Observation, index: int, wanted: MovePlay) -> None:
    as_seven = [item for item in buttons(table.dm(name)) if ":seven:" in (item.custom_id or "")]
    if not menus(table.dm(name)) or ":part:" not in (menus(table.dm(name))[0].custom_id or ""):
        await table.press_id(name, table.dm(name), as_seven[0].custom_id or "")
    path: tuple[int, ...] = ()
    spent = rank_of(game.hand[index])
    for part in wanted.moves:
        state = seven_so_far(game, spent, path)
        if state.plays:
            # The last move is that of a second card.
            await table.choose(name, table.dm(name), str(state.plays.index(wanted)))
            return
        path = (*path, next(place for place, one in enumerate(state.offered) if one == part))
        for place, menu in enumerate(menus(table.dm(name))):
            if str(path[-1]) in [option.value for option in menu.options]:
                await table.choose(name, table.dm(name), str(path[-1]), place)
                break
    confirm = next(item for item in buttons(table.dm(name)) if ":confirm:" in (item.custom_id or ""))
    await table.press_id(name, table.dm(name), confirm.custom_id or "")
