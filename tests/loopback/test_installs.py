"""Tests user installs: the places where the bot's commands work, and what Discord refuses there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from loopback import Channel, Interaction, NotThereError, Rates
from tests.loopback.test_server import PRESSABLE, Asking, asking, told

OWN: dict[str, Any] = {"name": "along", "description": "Mine", "contexts": [0, 1, 2], "integration_types": [1]}
SERVERS: dict[str, Any] = {"name": "here", "description": "Ours", "contexts": [0, 1], "integration_types": [0]}


def elsewhere(bot: Asking) -> Channel:
    """A channel of a server that the bot is not in."""
    guild = bot.loopback.world.add_guild("Elsewhere", [bot.anna.user], with_bot=False)
    return bot.loopback.world.add_channel(guild, "general")


@asynccontextmanager
async def typed(channel_of: Any = elsewhere, **answer: object) -> AsyncIterator[tuple[Asking, Interaction, Any]]:  # noqa: ANN401 - makes a channel
    """Type a command of a user install, answer it like this, and yield the event that the bot received."""
    async with asking(Rates(buckets={})) as bot, bot.listening() as socket:
        await bot.loopback.until(bot.loopback.gateway.connected)
        await bot.ask("PUT", "/applications/1/commands", [OWN, SERVERS])
        bot.anna.install()
        channel = channel_of(bot)

        async def callback() -> Any:  # noqa: ANN401 - as JSON has it
            told_of = (await told(socket, "INTERACTION_CREATE"))["d"]
            path = f"/interactions/{told_of['id']}/{told_of['token']}/callback"
            assert (await bot.ask("POST", path, answer))[0] == 204
            return told_of

        told_of, done = await asyncio.gather(callback(), bot.anna.type_command(channel, "along"))
        yield bot, done, told_of


async def test_a_command_is_there_for_those_who_have_it_where_it_may_be_typed() -> None:
    async with asking() as bot:
        await bot.ask("PUT", "/applications/1/commands", [OWN, SERVERS])
        group, other = bot.loopback.world.add_group(bot.anna.id), elsewhere(bot)
        for channel, words in ((bot.channel, "along"), (other, "along"), (other, "here"), (group, "here")):
            with pytest.raises(NotThereError):
                await bot.anna.type_command(channel, words)
        bot.anna.install()
        for channel in (other, group):
            with pytest.raises(NotThereError):
                await bot.anna.type_command(channel, "here")


async def test_the_bot_is_told_for_whom_it_speaks_and_where() -> None:
    async with typed(type=4, data={"content": "Hello"}) as (bot, _, told_of):
        assert told_of["authorizing_integration_owners"] == {"1": str(bot.anna.id)}
        assert (told_of["context"], told_of["member"]["user"]["id"]) == (0, str(bot.anna.id))
    group = lambda bot: bot.loopback.world.add_group(bot.anna.id)  # noqa: E731 - it is said once
    async with typed(group, type=4, data={"content": "Hello"}) as (bot, _, told_of):
        assert (told_of["context"], told_of["channel"]["type"], told_of["user"]["id"]) == (2, 3, str(bot.anna.id))


async def test_no_more_than_five_messages_follow_but_where_the_bot_is() -> None:
    async with typed(type=4, data={"content": "Hello"}) as (bot, done, _):
        path = f"/webhooks/1/{done.token}"
        answers = [(await bot.ask("POST", path, {"content": str(number)}))[0] for number in range(5)]
        assert answers == [200] * 5
        assert (await bot.ask("POST", path, {"content": "6"}))[1]["code"] == 40094
        assert (await bot.ask("PATCH", f"{path}/messages/@original", {"content": "Still"}))[0] == 200
    async with asking(Rates(buckets={})) as bot, bot.listening() as socket:
        await bot.loopback.until(bot.loopback.gateway.connected)
        board = bot.loopback.messages.send(bot.channel, PRESSABLE, [])

        async def callback() -> list[int]:
            told_of = (await told(socket, "INTERACTION_CREATE"))["d"]
            await bot.ask("POST", f"/interactions/{told_of['id']}/{told_of['token']}/callback", {"type": 6})
            path = f"/webhooks/1/{told_of['token']}"
            return [(await bot.ask("POST", path, {"content": str(number)}))[0] for number in range(7)]

        statuses, _ = await asyncio.gather(callback(), bot.anna.press(board, "join"))
        assert statuses == [200] * 7


async def test_the_bot_has_no_access_where_it_is_not_and_hears_nothing_there() -> None:
    async with asking() as bot, bot.listening(1 | 1 << 9) as socket:
        await bot.loopback.until(bot.loopback.gateway.connected)
        there = elsewhere(bot)
        group = bot.loopback.world.add_group(bot.anna.id)
        for channel in (there, group):
            status, refused = await bot.send(channel)
            assert (status, refused["code"]) == (403, 50001)
            assert (await bot.ask("GET", f"/channels/{channel.id}"))[1]["code"] == 50001
        assert (await bot.ask("GET", f"/guilds/{there.guild}"))[1]["code"] == 10004
        await bot.loopback.say(there, bot.anna.id, "Hello?")
        await bot.loopback.say(bot.channel, bot.anna.id, "Here")
        assert (await told(socket, "MESSAGE_CREATE"))["d"]["channel_id"] == str(bot.channel.id)


async def test_where_external_apps_may_not_speak_one_person_sees_it() -> None:
    def silent(bot: Asking) -> Channel:
        channel = elsewhere(bot)
        channel.external_apps = False
        return channel

    async with typed(silent, type=4, data={"content": "Hello"}) as (bot, done, told_of):
        assert not int(told_of["member"]["permissions"]) & 1 << 50
        await bot.ask("POST", f"/webhooks/1/{done.token}", {"content": "All!"})
        assert not done.channel.seen_by()
        assert len(bot.anna.sees(done.channel)) == 2


async def test_what_is_pressed_belongs_to_whoever_brought_it() -> None:
    pressable = {**PRESSABLE, "flags": 0}
    async with typed(type=4, data=pressable) as (bot, done, _):
        bruno = type(bot.anna)(bot.loopback, "Bruno")
        assert done.message is not None
        async with bot.listening() as socket:
            await bot.loopback.until(lambda: len(bot.loopback.gateway.connected()) == 2)

            async def callback() -> Any:  # noqa: ANN401 - as JSON has it
                told_of = (await told(socket, "INTERACTION_CREATE"))["d"]
                await bot.ask("POST", f"/interactions/{told_of['id']}/{told_of['token']}/callback", {"type": 6})
                return told_of

            told_of, _ = await asyncio.gather(callback(), bruno.press(done.message, "join"))
            assert told_of["authorizing_integration_owners"] == {"1": str(bot.anna.id)}
            assert told_of["member"]["user"]["id"] == str(bruno.id)
