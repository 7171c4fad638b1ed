"""Tests user installs: the places where the bot's commands work, and what Discord refuses there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from loopback import Channel, Interaction, Message, NoAnswerError, NotThereError, Person, Rates
from loopback.world import SEND_MESSAGES, USE_EXTERNAL_APPS
from tests.loopback.test_server import PRESSABLE, Asking, asking, next_event

OWN: dict[str, Any] = {"name": "along", "description": "Mine", "contexts": [0, 1, 2], "integration_types": [1]}
SERVERS: dict[str, Any] = {"name": "here", "description": "Ours", "contexts": [0, 1], "integration_types": [0]}


def elsewhere(bot: Asking) -> Channel:
    """Return a channel of a server without the bot."""
    guild = bot.loopback.world.add_guild("Elsewhere", [bot.anna.user], with_bot=False)
    return bot.loopback.world.add_channel(guild, "general")


@asynccontextmanager
async def typed(channel_of: Any = elsewhere, **answer: object) -> AsyncIterator[tuple[Asking, Interaction, Any]]:  # noqa: ANN401 - makes a channel
    """Type a command of a user install, answer it, and yield the event that the bot received."""
    async with asking(Rates(buckets={})) as bot, bot.listening() as socket:
        await bot.loopback.until(bot.loopback.gateway.connected)
        await bot.ask("PUT", "/applications/1/commands", [OWN, SERVERS])
        bot.anna.install()
        channel = channel_of(bot)

        async def callback() -> Any:  # noqa: ANN401 - as JSON has it
            received = (await next_event(socket, "INTERACTION_CREATE"))["d"]
            path = f"/interactions/{received['id']}/{received['token']}/callback"
            assert (await bot.ask("POST", path, answer))[0] == 204
            return received

        received, done = await asyncio.gather(callback(), bot.anna.type_command(channel, "along"))
        yield bot, done, received


async def test_command_is_available_where_it_was_installed() -> None:
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


async def test_event_names_the_installer_and_the_place() -> None:
    async with typed(type=4, data={"content": "Hello"}) as (bot, _, received):
        assert received["authorizing_integration_owners"] == {"1": str(bot.anna.id)}
        assert (received["context"], received["member"]["user"]["id"]) == (0, str(bot.anna.id))
    group = lambda bot: bot.loopback.world.add_group(bot.anna.id)  # noqa: E731 - it is said once
    async with typed(group, type=4, data={"content": "Hello"}) as (bot, _, received):
        assert (received["context"], received["channel"]["type"], received["user"]["id"]) == (2, 3, str(bot.anna.id))


async def test_follow_ups_are_limited_to_five_without_the_bot() -> None:
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
            received = (await next_event(socket, "INTERACTION_CREATE"))["d"]
            await bot.ask("POST", f"/interactions/{received['id']}/{received['token']}/callback", {"type": 6})
            path = f"/webhooks/1/{received['token']}"
            return [(await bot.ask("POST", path, {"content": str(number)}))[0] for number in range(7)]

        statuses, _ = await asyncio.gather(callback(), bot.anna.press(board, "join"))
        assert statuses == [200] * 7


async def test_bot_has_no_access_to_servers_without_it() -> None:
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
        assert (await next_event(socket, "MESSAGE_CREATE"))["d"]["channel_id"] == str(bot.channel.id)


async def test_answer_is_ephemeral_when_external_apps_may_not_post() -> None:
    def silent(bot: Asking) -> Channel:
        channel = elsewhere(bot)
        channel.external_apps = False
        return channel

    async with typed(silent, type=4, data={"content": "Hello"}) as (bot, done, received):
        assert not int(received["member"]["permissions"]) & 1 << 50
        await bot.ask("POST", f"/webhooks/1/{done.token}", {"content": "All!"})
        assert not done.channel.seen_by()
        assert len(bot.anna.sees(done.channel)) == 2


async def test_press_belongs_to_the_message_owner() -> None:
    pressable = {**PRESSABLE, "flags": 0}
    async with typed(type=4, data=pressable) as (bot, done, _):
        bruno = type(bot.anna)(bot.loopback, "Bruno")
        assert done.message is not None
        async with bot.listening() as socket:
            await bot.loopback.until(lambda: len(bot.loopback.gateway.connected()) == 2)

            async def callback() -> Any:  # noqa: ANN401 - as JSON has it
                received = (await next_event(socket, "INTERACTION_CREATE"))["d"]
                await bot.ask("POST", f"/interactions/{received['id']}/{received['token']}/callback", {"type": 6})
                return received

            received, _ = await asyncio.gather(callback(), bruno.press(done.message, "join"))
            assert received["authorizing_integration_owners"] == {"1": str(bot.anna.id)}
            assert received["member"]["user"]["id"] == str(bruno.id)


@asynccontextmanager
async def opened(channel_of: Any = elsewhere) -> AsyncIterator[tuple[Asking, Message, Person]]:  # noqa: ANN401 - makes a channel
    """Post a message with a button through a command in a place without the bot; yield it, and a friend who sees it."""
    async with typed(channel_of, type=4, data={**PRESSABLE, "flags": 0}) as (bot, done, _):
        assert done.message is not None
        friend = Person(bot.loopback, "Bruno")
        if done.channel.guild is None:
            done.channel.group = (*done.channel.group, friend.id)
        yield bot, done.message, friend


async def pressed(bot: Asking, person: Person, message: Message, **answer: object) -> Interaction:
    """Let a person press the button of a message, answer the press, and return it."""
    async with bot.listening() as socket:
        await next_event(socket, "READY")

        async def callback() -> None:
            received = (await next_event(socket, "INTERACTION_CREATE"))["d"]
            await bot.ask("POST", f"/interactions/{received['id']}/{received['token']}/callback", answer)

        return (await asyncio.gather(callback(), person.press(message, "join")))[1]


def group(bot: Asking) -> Channel:
    """Return a group without the bot."""
    return bot.loopback.world.add_group(bot.anna.id)


def by_token(done: Interaction, message: object = "@original") -> str:
    """Return the path of a message of an interaction."""
    return f"/webhooks/1/{done.token}/messages/{message}"


@pytest.mark.parametrize("denied", [USE_EXTERNAL_APPS, SEND_MESSAGES])
async def test_restricted_person_is_answered_alone_and_edits_for_all(denied: int) -> None:
    async with opened() as (bot, board, friend):
        deny = {"id": str(friend.id), "type": 1, "allow": "0", "deny": str(denied)}
        board.channel.overwrites.append(deny)
        done = await pressed(bot, friend, board, type=6)
        sent = (await bot.ask("POST", f"/webhooks/1/{done.token}", {"content": "For all?"}))[1]
        assert sent["flags"] & 64
        assert (await bot.ask("PATCH", by_token(done), {"content": "Changed"}))[0] == 200
        assert [message.payload["content"] for message in board.channel.seen_by()] == ["Changed"]
        free = await pressed(bot, bot.anna, board, type=6)
        assert not (await bot.ask("POST", f"/webhooks/1/{free.token}", {"content": "For all"}))[1]["flags"] & 64


async def test_undocumented_requests_can_be_refused() -> None:
    async with opened() as (bot, board, friend):
        undocumented = bot.loopback.world.undocumented
        undocumented.edits_of_restricted = undocumented.hides_of_restricted = False
        board.channel.external_apps = False
        done = await pressed(bot, friend, board, type=6)
        follow = f"/webhooks/1/{done.token}"
        for method, path, body in (("PATCH", by_token(done), {}), ("POST", follow, {"content": "For all?"})):
            assert (await bot.ask(method, path, {"content": "No", **body}))[1]["code"] == 50013
        assert (await bot.ask("POST", follow, {"content": "Yours", "flags": 64}))[0] == 200
        board.channel.external_apps, undocumented.edits_pressed = True, False
        done = await pressed(bot, friend, board, type=6)
        for name in ("@original", board.id):
            assert (await bot.ask("PATCH", by_token(done, name), {"content": "No"}))[1]["code"] == 10008
        sent = (await bot.ask("POST", f"/webhooks/1/{done.token}", {"content": "Below"}))[1]
        assert (await bot.ask("PATCH", by_token(done, sent["id"]), {"content": "Changed"}))[0] == 200


@pytest.mark.parametrize("public", [True, False])
async def test_follow_ups_in_groups_may_be_hidden(public: bool) -> None:  # noqa: FBT001 - pytest passes it
    async with opened(group) as (bot, board, friend):
        bot.loopback.world.undocumented.public_follow_ups = public
        done = await pressed(bot, friend, board, type=6)
        await bot.ask("POST", f"/webhooks/1/{done.token}", {"content": "Below"})
        assert len(bot.anna.sees(board.channel)) == (2 if public else 1)
        assert len(friend.sees(board.channel)) == 2


@pytest.mark.parametrize("pings", [True, False])
async def test_mentions_in_follow_ups_may_notify_no_one(pings: bool) -> None:  # noqa: FBT001 - pytest passes it
    async with opened(group) as (bot, board, friend):
        bot.loopback.world.undocumented.pings_follow_ups = pings
        done = await pressed(bot, friend, board, type=6)
        body = {"content": f"<@{bot.anna.id}>", "allowed_mentions": {"users": [str(bot.anna.id)]}}
        await bot.ask("POST", f"/webhooks/1/{done.token}", body)
        assert bot.anna.sees(board.channel)[-1].pinged == ([bot.anna.id] if pings else [])


async def test_each_press_allows_five_follow_ups_and_any_edits() -> None:
    async with opened(group) as (bot, board, friend):
        for _ in range(2):
            done = await pressed(bot, friend, board, type=6)
            path = f"/webhooks/1/{done.token}"
            answers = [(await bot.ask("POST", path, {"content": str(number)}))[0] for number in range(6)]
            assert answers == [200] * 5 + [400]
            edits = [(await bot.ask("PATCH", by_token(done), {"content": str(number)}))[0] for number in range(9)]
            assert edits == [200] * 9


@pytest.mark.parametrize("served", [True, False])
async def test_messages_of_a_removed_app_may_not_be_pressed(served: bool) -> None:  # noqa: FBT001 - pytest passes it
    async with opened() as (bot, board, friend):
        bot.loopback.world.undocumented.serves_removed = served
        bot.anna.uninstall()
        if served:
            assert (await pressed(bot, friend, board, type=6)).answer == 6
        else:
            with pytest.raises(NoAnswerError):
                await friend.press(board, "join")
        with pytest.raises(NotThereError):
            await bot.anna.type_command(board.channel, "along")


async def test_only_members_of_a_group_see_its_messages() -> None:
    async with opened(group) as (bot, board, _):
        with pytest.raises(NotThereError):
            await Person(bot.loopback, "Chloe").press(board, "join")


async def test_direct_messages_of_two_people_are_a_private_channel() -> None:
    pair = lambda bot: bot.loopback.world.add_pair(bot.anna.id, Person(bot.loopback, "Bruno").id)  # noqa: E731 - it is said once
    async with typed(pair, type=4, data={"content": "Hello"}) as (bot, done, received):
        assert (received["context"], received["channel"]["type"]) == (2, 1)
        assert (await bot.send(done.channel))[1]["code"] == 50001


@pytest.mark.parametrize("reached", [True, False])
async def test_direct_messages_may_reach_people_who_installed(reached: bool) -> None:  # noqa: FBT001 - pytest passes it
    async with asking() as bot:
        bot.loopback.world.undocumented.reaches_installers = reached
        person = Person(bot.loopback, "Bruno")
        assert (await bot.send(person.dm))[1]["code"] == 50278
        person.install()
        assert (await bot.send(person.dm))[0] == (200 if reached else 403)
