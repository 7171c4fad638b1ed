"""The bot asks Discord about a member at most once an hour, and only a clear answer means that they left."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from tockbot.bot.budget import RateBudget
from tockbot.bot.people import REMEMBERED, Members
from tockbot.storage import StoredPeople
from tockbot.tables import GuildId, Person, PersonId, UserId

GUILD, ANNA = GuildId(5), Person(PersonId(1), UserId(7), "Anna")


class Server:
    """A server that answers about its members with one of Discord's codes, and counts the requests."""

    def __init__(self) -> None:
        self.status, self.code, self.asked = 404, 10007, 0

    async def fetch_member(self, _: int) -> discord.Member:
        self.asked += 1
        response = cast("Any", SimpleNamespace(status=self.status, reason=""))
        kind = discord.NotFound if self.status == 404 else discord.DiscordServerError
        raise kind(response, {"code": self.code, "message": ""})


class OneServer(discord.Client):
    """A client with a single server."""

    def __init__(self, server: Server) -> None:
        super().__init__(intents=discord.Intents.none())
        self.server = server

    def get_guild(self, _: int, /) -> discord.Guild:
        return cast("discord.Guild", self.server)


@pytest.mark.parametrize(("status", "code", "is_gone"), [(404, 10007, True), (404, 10004, False), (503, 0, False)])
async def test_person_is_asked_about_once_an_hour(status: int, code: int, *, is_gone: bool) -> None:
    server, clock = Server(), [0.0]
    server.status, server.code = status, code
    client = OneServer(server)
    members = Members(RateBudget(40), cast("StoredPeople", None), lambda *_: None, lambda: clock[0])
    for hour in range(3):
        clock[0] = hour * REMEMBERED
        for _ in range(3):
            assert await members.is_gone(client, GUILD, ANNA) is is_gone
        assert server.asked == hour + 1


async def test_last_answer_counts_no_longer_than_an_hour() -> None:
    server, clock = Server(), [0.0]
    client = OneServer(server)
    members = Members(RateBudget(40), cast("StoredPeople", None), lambda *_: None, lambda: clock[0])
    assert await members.is_gone(client, GUILD, ANNA)
    server.status, clock[0] = 503, REMEMBERED
    assert [await members.is_gone(client, GUILD, ANNA) for _ in range(2)] == [False, False]


async def test_person_who_acts_in_the_server_is_there_again() -> None:
    client = OneServer(Server())
    members = Members(RateBudget(40), cast("StoredPeople", None), lambda *_: None, lambda: 0.0)
    assert await members.is_gone(client, GUILD, ANNA)
    assert ANNA.user is not None
    members.has_acted(GUILD, ANNA.user)
    assert not await members.is_gone(client, GUILD, ANNA)
