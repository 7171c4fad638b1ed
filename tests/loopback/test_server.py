"""Tests the loopback with a bot's requests over real HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any

import aiohttp
import pytest

from loopback import (
    Channel,
    Fault,
    Interaction,
    Json,
    Loopback,
    Message,
    NoAnswerError,
    NotThereError,
    Person,
    Rates,
    Trouble,
)
from loopback.model import TOKEN
from loopback.server import TIMEOUT_SECONDS
from loopback.world import (
    CREATE_EVENTS,
    CREATE_PUBLIC_THREADS,
    EVERYTHING,
    MANAGE_ROLES,
    MANAGE_THREADS,
    MENTION_EVERYONE,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
)

GUILDS, GUILD_MESSAGES, MESSAGE_CONTENT = 1, 1 << 9, 1 << 15
SEND = "POST /channels/{channel}/messages"
PRESSABLE: Json = {
    "content": "Come",
    "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Join", "custom_id": "join"}]}],
}


class Asking:
    """Makes a bot's requests, as simply as possible."""

    def __init__(self, loopback: Loopback, session: aiohttp.ClientSession) -> None:
        self.loopback = loopback
        self.session = session
        self.anna = Person(loopback, "Anna")
        self.guild = loopback.world.add_guild("Club", [self.anna.user])
        self.channel = loopback.world.add_channel(self.guild, "tock")

    async def ask(self, method: str, path: str, body: Any = None, token: str = TOKEN) -> tuple[int, Any]:  # noqa: ANN401 - as JSON has it
        headers = {"Authorization": f"Bot {token}"}
        url = f"{self.loopback.address}/api/v10{path}"
        async with self.session.request(method, url, json=body, headers=headers) as response:
            return response.status, await response.json(content_type=None) if response.status != 204 else None

    async def send(self, channel: Channel | None = None, **body: object) -> tuple[int, Any]:
        return await self.ask("POST", f"/channels/{(channel or self.channel).id}/messages", {**PRESSABLE, **body})

    @asynccontextmanager
    async def listening(self, intents: int = GUILDS, **more: object) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
        """Connect to the gateway, and yield the socket."""
        async with self.session.ws_connect(self.loopback.gateway.address) as socket:
            assert (await socket.receive_json())["op"] == 10
            await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": intents, **more}})
            yield socket


async def next_event(socket: aiohttp.ClientWebSocketResponse, event: str) -> Json:
    """Return the next event with this name."""
    while True:
        payload: Json = await socket.receive_json(timeout=TIMEOUT_SECONDS)
        if payload["t"] == event:
            return payload


@asynccontextmanager
async def asking(rates: Rates | None = None) -> AsyncIterator[Asking]:
    loopback = Loopback(rates=rates, queues=2)
    await loopback.start()
    try:
        async with aiohttp.ClientSession() as session:
            yield Asking(loopback, session)
    finally:
        await loopback.stop()


async def test_messages_are_sent_edited_deleted_and_counted() -> None:
    async with asking() as bot:
        status, sent = await bot.send()
        assert status == 200
        path = f"/channels/{bot.channel.id}/messages/{sent['id']}"
        assert (await bot.ask("PATCH", path, {"content": "Gone"}))[1]["content"] == "Gone"
        assert (await bot.ask("DELETE", path))[0] == 204
        assert (await bot.ask("PATCH", path, {"content": "Gone"}))[1]["code"] == 10008
        assert (await bot.ask("GET", "/users/@me", token="other"))[0] == 401
        edit = "PATCH /channels/{channel}/messages/{message}"
        assert bot.loopback.requests == {
            (SEND, 200): 1,
            (edit, 200): 1,
            (edit, 404): 1,
            ("DELETE /channels/{channel}/messages/{message}", 204): 1,
            ("GET /users/@me", 401): 1,
        }
        assert bot.loopback.counted == 5


async def test_a_picture_comes_with_its_message() -> None:
    async with asking() as bot:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps({"attachments": [{"id": 0, "description": "A board"}]}))
        png = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (7).to_bytes(4) + (5).to_bytes(4) + b"\r\n--end\r\n"
        form.add_field("files[0]", png, filename="board.png", content_type="application/octet-stream")
        url = f"{bot.loopback.address}/api/v10/channels/{bot.channel.id}/messages"
        async with bot.session.post(url, data=form, headers={"Authorization": f"Bot {TOKEN}"}) as response:
            (file,) = (await response.json())["attachments"]
        assert (file["width"], file["height"], file["description"], file["size"]) == (7, 5, "A board", len(png))


async def test_repeated_nonce_appears_once() -> None:
    async with asking() as bot:
        ids = {(await bot.send(nonce="7", enforce_nonce=True))[1]["id"] for _ in range(2)}
        assert len(ids) == len(bot.channel.messages) == 1
        await bot.loopback.delete_message(bot.channel.seen_by()[0])
        assert (await bot.send(nonce="7", enforce_nonce=True))[1]["code"] == 10008


async def test_closed_direct_messages_are_refused() -> None:
    async with asking() as bot:
        stranger = Person(bot.loopback, "Stranger")
        bot.loopback.world.closed.add(bot.anna.id)
        assert (await bot.send(bot.anna.dm))[1]["code"] == 50007
        assert (await bot.send(stranger.dm))[1]["code"] == 50278
        bot.channel.permissions = 1 << 10
        assert (await bot.send())[1]["code"] == 50013
        bot.channel.permissions = 0
        assert (await bot.send())[1]["code"] == 50001


async def test_too_many_requests_are_refused() -> None:
    async with asking(Rates(2, clock=lambda: 0.0)) as bot:
        answers = [await bot.ask("GET", "/users/@me") for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]
        assert answers[2][1]["global"]


async def test_troubles_affect_the_next_requests_of_their_route() -> None:
    async with asking() as bot:
        unavailable = Fault(503, 0, "Service Unavailable")
        bot.loopback.troubles.add(Trouble(SEND, unavailable, done=True))
        bot.loopback.troubles.add(Trouble(SEND, unavailable))
        assert [(await bot.send())[0] for _ in range(3)] == [503, 503, 200]
        assert len(bot.channel.messages) == 2


async def test_network_delays_requests_and_answers_of_a_route() -> None:
    async with asking() as bot:
        bot.loopback.troubles.network = lambda route: (0.1, 0.2) if route == SEND else (0.0, 0.0)
        began = monotonic()
        sending = asyncio.create_task(bot.send())
        await bot.loopback.until(lambda: bot.channel.messages)
        assert monotonic() - began >= 0.1
        assert not sending.done(), "the message exists, and the answer is still on its way"
        assert (await sending)[0] == 200
        assert monotonic() - began >= 0.3


async def test_shard_gets_its_servers_and_the_first_one_messages() -> None:
    async with asking() as bot:
        other = bot.loopback.world.add_guild("Pub", [bot.anna.user])
        shard = (bot.guild >> 22) % 2
        assert (other >> 22) % 2 != shard
        async with bot.listening(shard=[0, 2]) as first, bot.listening(shard=[1, 2]) as second:
            both = [await next_event(first, "GUILD_CREATE"), await next_event(second, "GUILD_CREATE")]
            assert int(both[shard]["d"]["id"]) == bot.guild
            message = bot.loopback.messages.send(bot.anna.dm, PRESSABLE, [])
            with pytest.raises(NotThereError):
                await bot.anna.press(message, "leave")
            pressing = asyncio.ensure_future(bot.anna.press(message, "join"))
            assert (await next_event(first, "INTERACTION_CREATE"))["d"]["user"]["id"] == str(bot.anna.id)
            pressing.cancel()
        await bot.loopback.until(lambda: not bot.loopback.gateway.connected())
        with pytest.raises(NoAnswerError):
            await bot.anna.press(message, "join")


async def test_resumed_session_gets_the_missed_events() -> None:
    async with asking() as bot:
        async with bot.listening(GUILDS | GUILD_MESSAGES) as socket:
            session = (await next_event(socket, "READY"))["d"]["session_id"]
            number = (await next_event(socket, "GUILD_CREATE"))["s"]
        await bot.loopback.until(lambda: not bot.loopback.gateway.connected())
        await bot.loopback.say(bot.channel, bot.anna.id, "Where is it?")
        async with bot.session.ws_connect(bot.loopback.gateway.address) as socket:
            await socket.send_json({"op": 6, "d": {"token": TOKEN, "session_id": session, "seq": number}})
            missed = await next_event(socket, "MESSAGE_CREATE")
            assert (missed["s"], missed["d"]["content"]) == (number + 1, "")
            await next_event(socket, "RESUMED")
            await socket.send_json({"op": 6, "d": {"token": TOKEN, "session_id": "another", "seq": 1}})
            assert (await socket.receive_json())["op"] == 9
        assert (bot.loopback.gateway.identified, bot.loopback.gateway.resumed) == (1, 1)


async def test_request_for_forbidden_intents_is_refused() -> None:
    async with asking() as bot, bot.listening(MESSAGE_CONTENT) as socket:
        assert (await socket.receive()).data == 4014


@dataclass
class Answered:
    """A press on a message in a channel, and requests with its token.

    Attributes:
        bot: the bot that answers.
        board: the pressed message.
        done: the press.
        status: the HTTP status of the answer.
    """

    bot: Asking
    board: Message
    done: Interaction
    status: int

    async def by_token(self, method: str, path: str = "", body: Any = None) -> tuple[int, Any]:  # noqa: ANN401 - as JSON has it
        there = f"/webhooks/{self.bot.loopback.world.bot['id']}/{self.done.token}{path}"
        return await self.bot.ask(method, there, body, token="none is needed")


@asynccontextmanager
async def pressed(**answer: object) -> AsyncIterator[Answered]:
    """Let a person press a button, and answer it."""
    async with asking(Rates(buckets={})) as bot, bot.listening() as socket:
        await bot.loopback.until(bot.loopback.gateway.connected)
        board = bot.loopback.messages.send(bot.channel, PRESSABLE, [])

        async def callback() -> int:
            received: Json = (await next_event(socket, "INTERACTION_CREATE"))["d"]
            path = f"/interactions/{received['id']}/{received['token']}/callback"
            return (await bot.ask("POST", path, answer))[0]

        status, done = await asyncio.gather(callback(), bot.anna.press(board, "join"))
        yield Answered(bot, board, done, status)


@pytest.mark.parametrize("kind", [6, 7])
async def test_original_of_types_6_and_7_is_the_pressed_message(kind: int) -> None:
    async with pressed(type=kind, **({"data": {"content": "Two"}} if kind == 7 else {})) as press:
        assert press.board.payload["content"] == ("Two" if kind == 7 else "Come")
        for name in ("@original", str(press.board.id)):
            assert (await press.by_token("PATCH", f"/messages/{name}", {"content": name}))[0] == 200
            assert press.board.payload["content"] == name
        hand = (await press.by_token("POST", "", {"content": "Yours", "flags": 64}))[1]
        call = (await press.by_token("POST", "", {"content": "Anna!"}))[1]
        seen = [message.id for message in press.bot.channel.seen_by()]
        assert seen == [press.board.id, int(call["id"])], "only the person who pressed sees the answer"
        for one in (hand, call):
            assert (one["type"], one["message_reference"]["message_id"]) == (19, str(press.board.id))
        assert (await press.by_token("DELETE", f"/messages/{call['id']}"))[0] == 204
        assert (await press.by_token("DELETE", f"/messages/{call['id']}"))[1]["code"] == 10008
        assert (await press.by_token("DELETE", "/messages/@original"))[0] == 204
        assert press.bot.channel.seen_by() == []
        assert press.bot.loopback.counted == 0


@pytest.mark.parametrize("kind", [4, 5])
async def test_original_of_types_4_and_5_is_a_new_message(kind: int) -> None:
    async with pressed(type=kind, data={"flags": 64, **({"content": "Yours"} if kind == 4 else {})}) as press:
        assert press.done.message is not None
        assert press.done.message.payload["message_reference"]["message_id"] == str(press.board.id)
        assert (await press.by_token("PATCH", "/messages/@original", {"content": "Still yours"}))[0] == 200
        assert press.done.message.payload["content"] == "Still yours"
        assert (await press.by_token("PATCH", f"/messages/{press.board.id}", {"content": "No"}))[1]["code"] == 10008
        after = (await press.by_token("POST", "", {"content": "More"}))[1]
        assert after["message_reference"]["message_id"] == str(press.done.message.id)


async def test_token_ends_and_accepts_no_nonce() -> None:
    async with pressed(type=6) as press:
        assert (await press.by_token("POST", "", {"content": "Once", "nonce": "7"}))[1]["code"] == 50035
        press.done.began -= 899
        assert (await press.by_token("PATCH", "/messages/@original", {"content": "Late"}))[0] == 200
        press.done.began -= 2
        status, refused = await press.by_token("PATCH", "/messages/@original", {"content": "Too late"})
        assert (status, refused["code"]) == (401, 50027)
        press.done.token = "another"
        assert (await press.by_token("POST", "", {"content": "Whose?"}))[1]["code"] == 10015


async def test_history_is_readable_only_with_permission() -> None:
    async with asking() as bot:
        sent = [(await bot.send(content=str(number)))[1]["id"] for number in range(3)]
        path = f"/channels/{bot.channel.id}/messages?after={sent[0]}&limit=1"
        assert [one["id"] for one in (await bot.ask("GET", path))[1]] == [sent[1]]
        bot.channel.permissions &= ~(1 << 16)
        assert (await bot.ask("GET", path))[1] == []


async def test_interaction_is_answered_once_then_by_token() -> None:
    async with asking() as bot, bot.listening() as socket:
        await bot.loopback.until(bot.loopback.gateway.connected)
        message = bot.loopback.messages.send(bot.channel, PRESSABLE, [])

        async def answer() -> tuple[Json, list[int]]:
            pressed: Json = (await next_event(socket, "INTERACTION_CREATE"))["d"]
            path = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
            body = {"type": 5, "data": {"flags": 64}}
            return pressed, [(await bot.ask("POST", path, body))[0] for _ in range(2)]

        (pressed, statuses), done = await asyncio.gather(answer(), bot.anna.press(message, "join"))
        assert statuses == [204, 400]
        assert done.message is not None
        assert bot.anna.sees(bot.channel) == [message, done.message]
        assert bot.channel.seen_by() == [message]
        path = f"/webhooks/{bot.loopback.world.bot['id']}/{pressed['token']}"
        assert (await bot.ask("PATCH", f"{path}/messages/@original", {"content": "Joined"}))[0] == 200
        assert done.message.payload["content"] == "Joined"
        assert (await bot.ask("GET", f"/channels/{bot.channel.id}/messages/{done.message.id}"))[1]["code"] == 10008
        assert (await bot.ask("POST", path, {"content": "More"}))[0] == 200
        assert (await bot.ask("DELETE", f"{path}/messages/@original"))[0] == 204
        assert bot.loopback.counted == 1


async def test_thread_renames_are_limited_and_messages_reopen_it() -> None:
    async with asking() as bot, bot.listening() as socket:
        (_, above) = await bot.send()
        path = f"/channels/{bot.channel.id}/messages/{above['id']}/threads"
        assert (await bot.ask("POST", path, {"name": "Tock", "auto_archive_duration": 90}))[1]["code"] == 50035
        bot.channel.permissions &= ~CREATE_PUBLIC_THREADS
        assert (await bot.ask("POST", path, {"name": "Tock"}))[1]["code"] == 50013
        bot.channel.permissions |= CREATE_PUBLIC_THREADS
        thread = (await bot.ask("POST", path, {"name": "Tock", "auto_archive_duration": 60}))[1]
        assert (thread["id"], thread["type"], thread["parent_id"]) == (above["id"], 11, str(bot.channel.id))
        assert (await next_event(socket, "THREAD_CREATE"))["d"]["id"] == thread["id"]
        assert (await bot.ask("POST", path, {"name": "Tock"}))[1]["code"] == 160004
        assert (await bot.ask("PATCH", f"/channels/{bot.channel.id}", {"name": "not mine"}))[1]["code"] == 50013

        at = f"/channels/{thread['id']}"
        for name in ("one", "two"):
            assert (await bot.ask("PATCH", at, {"name": name}))[1]["name"] == name
        status, refused = await bot.ask("PATCH", at, {"name": "three"})
        assert status == 429
        assert 590 < refused["retry_after"] <= 600
        assert (await bot.ask("PATCH", at, {"auto_archive_duration": 1440}))[0] == 200, (
            "the request names another field"
        )

        below = bot.loopback.world.channels[int(thread["id"])]
        said = (await bot.send(below))[1]
        await bot.loopback.put_away(below)
        message = f"{at}/messages/{said['id']}"
        assert (await bot.ask("PATCH", message, {"content": "More"}))[1]["code"] == 50083
        assert (await bot.ask("DELETE", message))[1]["code"] == 50083
        assert (await bot.ask("PATCH", at, {"name": "four"}))[1]["code"] == 50083
        below.permissions &= ~SEND_MESSAGES_IN_THREADS
        assert (await bot.send(below))[1]["code"] == 50013
        below.permissions |= SEND_MESSAGES_IN_THREADS
        assert (await bot.send(below))[0] == 200
        assert (await bot.ask("PATCH", message, {"content": "More"}))[0] == 200, "a new message reopens it"

        below.permissions &= ~MANAGE_THREADS
        assert (await bot.ask("DELETE", at))[1]["code"] == 50013
        assert (await bot.ask("PATCH", at, {"archived": True}))[1]["thread_metadata"]["archived"]
        below.permissions |= MANAGE_THREADS
        assert (await bot.ask("DELETE", at))[1]["id"] == thread["id"]
        assert (await next_event(socket, "THREAD_DELETE"))["d"]["id"] == thread["id"]
        assert (await bot.ask("GET", at))[1]["code"] == 10003


async def test_rights_of_a_person_follow_roles_and_overwrites() -> None:
    async with asking() as bot:
        world, anna = bot.loopback.world, bot.anna.id
        assert not world.rights(bot.channel, anna) & MANAGE_ROLES
        member = world.member_of(bot.guild, anna)
        assert member is not None
        role = world.add_role(bot.guild, "hidden", 1)
        member["roles"].append(str(role))
        bot.channel.overwrites.append({"id": str(role), "type": 0, "allow": "0", "deny": str(VIEW_CHANNEL)})
        assert world.rights(bot.channel, anna) == 0
        bot.channel.overwrites.append({"id": str(anna), "type": 1, "allow": str(VIEW_CHANNEL), "deny": "0"})
        assert world.rights(bot.channel, anna) & SEND_MESSAGES
        world.add_role(bot.guild, "boss", 2, permissions=1 << 3)
        member["roles"].append(world.guilds[bot.guild]["roles"][-1]["id"])
        assert world.rights(bot.channel, anna) == EVERYTHING


async def test_role_is_given_from_above_and_pinged_if_allowed() -> None:
    async with asking() as bot:
        world, anna = bot.loopback.world, str(bot.anna.id)
        low, high = world.add_role(bot.guild, "players", 1), world.add_role(bot.guild, "bosses", 9)
        member = world.member_of(bot.guild, int(world.bot["id"]))
        assert member is not None
        own = world.add_role(bot.guild, "tockbot", 5, permissions=MANAGE_ROLES)
        member["roles"].append(str(own))
        path = f"/guilds/{bot.guild}/members/{anna}/roles"
        assert (await bot.ask("PUT", f"{path}/{low}"))[0] == 204
        given = world.member_of(bot.guild, bot.anna.id)
        assert given is not None
        assert given["roles"] == [str(low)]
        for role, code in ((high, 50013), (bot.guild, 50013), (1, 10011)):
            assert (await bot.ask("PUT", f"{path}/{role}"))[1]["code"] == code
        assert (await bot.ask("DELETE", f"{path}/{low}"))[0] == 204
        assert (await bot.ask("PUT", f"/guilds/{bot.guild}/members/1/roles/{low}"))[1]["code"] == 10007

        said: Json = {"content": f"<@&{low}> <@{anna}>", "allowed_mentions": {"parse": [], "roles": [str(low)]}}
        sent = (await bot.send(**said))[1]
        assert (sent["mention_roles"], sent["mentions"]) == ([str(low)], [])
        bot.channel.permissions &= ~MENTION_EVERYONE
        assert (await bot.send(**said))[1]["mention_roles"] == [], "not everyone may mention it"
        assert [one["id"] for one in (await bot.send(content=f"<@{anna}>"))[1]["mentions"]] == [anna]
        its = world.role(bot.guild, own)
        assert its is not None
        its["permissions"] = "0"
        assert (await bot.ask("PUT", f"{path}/{low}"))[1]["code"] == 50013


def event(bot: Asking, minutes: int = 60, length: int = 60, **changes: object) -> Json:
    """Return the payload of an external event that begins in some minutes."""
    begins = datetime.now(UTC) + timedelta(minutes=minutes)
    return {
        "name": "Tock",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": f"https://discord.com/channels/{bot.guild}/1/2"},
        "scheduled_start_time": begins.isoformat(),
        "scheduled_end_time": (begins + timedelta(minutes=length)).isoformat(),
        **changes,
    }


async def test_events_are_created_changed_and_deleted() -> None:
    async with asking() as bot:
        path = f"/guilds/{bot.guild}/scheduled-events"
        status, made = await bot.ask("POST", path, event(bot))
        assert (status, made["status"], made["creator_id"]) == (200, 1, bot.loopback.world.bot["id"])
        own = f"{path}/{made['id']}"
        assert [one["id"] for one in (await bot.ask("GET", path))[1]] == [made["id"]]
        assert (await bot.ask("PATCH", own, {"status": 2}))[1]["status"] == 2
        moved = {"scheduled_start_time": event(bot, 90)["scheduled_start_time"]}
        assert (await bot.ask("PATCH", own, moved))[1]["code"] == 50035, "it has begun"
        assert (await bot.ask("PATCH", own, {"status": 4}))[1]["code"] == 50035
        assert (await bot.ask("PATCH", own, {"status": 3}))[0] == 200
        assert (await bot.ask("PATCH", own, {"name": "Over"}))[1]["code"] == 180000
        assert (await bot.ask("DELETE", own))[0] == 204
        assert (await bot.ask("DELETE", own))[1]["code"] == 10070


async def test_events_are_refused_as_discord_refuses_them() -> None:
    async with asking(Rates(0, buckets={})) as bot:
        path = f"/guilds/{bot.guild}/scheduled-events"
        without_end = {name: value for name, value in event(bot).items() if name != "scheduled_end_time"}
        for wrong in (event(bot, -1), event(bot, length=-5), without_end, event(bot, name="x" * 101)):
            assert (await bot.ask("POST", path, wrong))[1]["code"] == 50035
        for _ in range(100):
            assert (await bot.ask("POST", path, event(bot)))[0] == 200
        assert (await bot.ask("POST", path, event(bot)))[1]["code"] == 30038
        everyone = bot.loopback.world.guilds[bot.guild]["roles"][0]
        everyone["permissions"] = str(int(everyone["permissions"]) & ~CREATE_EVENTS)
        assert (await bot.ask("POST", path, event(bot)))[1]["code"] == 50013
        number = next(iter(bot.loopback.world.events))[1]
        assert (await bot.ask("PATCH", f"{path}/{number}", {"name": "Later"}))[1]["code"] == 50013


async def test_events_begin_and_end_automatically() -> None:
    async with asking() as bot:
        path = f"/guilds/{bot.guild}/scheduled-events"
        made = (await bot.ask("POST", path, event(bot)))[1]
        stored = bot.loopback.world.events[bot.guild, int(made["id"])]
        stored["scheduled_start_time"] = event(bot, -30)["scheduled_start_time"]
        assert [one["status"] for one in (await bot.ask("GET", path))[1]] == [2]
        stored["scheduled_end_time"] = event(bot, -10)["scheduled_start_time"]
        assert (await bot.ask("GET", path))[1] == []
