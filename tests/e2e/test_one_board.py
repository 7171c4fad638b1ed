"""Tests that crashes and races leave exactly one board, and one private screen per person."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.http import FakeHTTPClient

from tests.e2e.positions import at_a_turn_of_anna
from tests.e2e.test_at_the_table import to_turn_of
from tests.e2e.test_bad_days import (
    SOON,
    TWO,
    boards,
    open_world,
    refusing,
    sending_to,
    shows_the_present,
    with_statement,
)
from tests.e2e.world import World, exchange, play_by_buttons, seat_four, shows
from tests.texts import EN, says
from tockbot.app.features import SCREENS
from tockbot.bot.words import speaker
from tockbot.rules import ThrowIn, plays_without_sevens
from tockbot.tables import ahead

Request = Callable[..., Awaitable[Any]]


async def _nothing(_: object) -> None:
    """Do nothing between sending and recording a message."""


FULL = "CREATE TEMP TRIGGER no_{} BEFORE {} ON messages BEGIN SELECT RAISE (FAIL, 'disk is full'); END"


@dataclass
class Names:
    """Makes SimCord honour nonces as Discord does: a message sent twice with the same nonce is created once.

    For a message whose nonce ``is_lost``, Discord reports a failure (503), although the message was created.
    """

    world: World
    is_lost: Callable[[str], bool] = lambda _: False
    then: Callable[[dict[str, Any]], Awaitable[None]] = _nothing
    made: dict[str, Any] = field(default_factory=dict)
    again: int = 0
    """Number of repeated messages that were not created."""

    async def request(self, discord_itself: Request, route: discord.http.Route, **facts: Any) -> Any:  # noqa: ANN401 - passed on unchanged
        """Handle a request between the bot and SimCord."""
        name = _nonce(facts)
        if route.method != "POST" or name is None:
            return await discord_itself(route, **facts)
        if name in self.made:
            self.again += 1
            return await self._known(self.made[name])
        message = self.made[name] = await discord_itself(route, **facts)
        await self.then(message)
        if self.is_lost(name):
            raise discord.DiscordServerError(SimpleNamespace(status=503, reason=""), "")
        return message

    async def _known(self, message: dict[str, Any]) -> dict[str, Any]:
        channel, number = int(message["channel_id"]), int(message["id"])
        if number not in self.world.env.backend.messages[channel]:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": 10008, "message": ""})
        stored = self.world.env.backend.get_message(channel, number)
        return {**message, "components": stored.components}


def _nonce(facts: dict[str, Any]) -> str | None:
    sent: Any = facts.get("json") or next(
        (json.loads(part["value"]) for part in facts.get("form") or () if part["name"] == "payload_json"), {}
    )
    return sent.get("nonce") if isinstance(sent, dict) and sent.get("enforce_nonce") else None


@asynccontextmanager
async def named_world(database: Path) -> AsyncIterator[tuple[World, Names]]:
    async with open_world(database) as world:
        names = Names(world)
        request = FakeHTTPClient.request

        async def named(http: FakeHTTPClient, route: discord.http.Route, **facts: Any) -> Any:  # noqa: ANN401 - passed on unchanged
            return await names.request(partial(request, http), route, **facts)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(FakeHTTPClient, "request", named)
            yield world, names


def screens(world: World, name: str) -> list[discord.Message]:
    return world[name].user.dm_channel.history()


async def forgotten(world: World) -> None:
    """Keep the bot from recording what it sends until it stops, like a bot that is killed before it can."""
    for kind in ("INSERT", "UPDATE"):
        for lasting in (True, False):
            await with_statement(world, FULL.format(kind, kind), lasting=lasting)


async def test_unrecorded_message_is_found_after_a_kill(tmp_path: Path) -> None:
    async with named_world(tmp_path / "t.sqlite3") as (world, names):
        await at_a_turn_of_anna(world, TWO)
        await world["Emma"].send(world.channel, "Who wins?")
        await forgotten(world)
        await play_by_buttons(world, "Anna")
        board, call = boards(world)[-1].id, screens(world, "Bruno")[-1].id
        await world.restart()
        assert names.again == 2
        assert ([one.id for one in boards(world)], [one.id for one in screens(world, "Bruno")]) == ([board], [call])
        assert shows_the_present(world)


async def test_message_made_despite_an_error_is_not_repeated(tmp_path: Path) -> None:
    async with named_world(tmp_path / "t.sqlite3") as (world, names):
        names.is_lost = lambda name: len(names.made) % 2 == 1 and names.made[name] is not None
        await seat_four(world, TWO)
        await world.env.advance_time(SOON + 1)
        await exchange(world, TWO)
        for _ in range(4):
            await world.env.advance_time(3 * SOON)
            await world["Emma"].send(world.channel, "Who wins?")
            await play_by_buttons(world, world.to_act() or "")
            await exchange(world, TWO)
        await world.env.advance_time(3 * SOON)
        assert names.again > 3
        assert shows_the_present(world)
        assert [len(screens(world, name)) for name in TWO] == [1, 1]


async def test_message_made_meanwhile_is_updated_to_the_present(tmp_path: Path) -> None:
    async with named_world(tmp_path / "t.sqlite3") as (world, names):
        await world["Anna"].slash(world.channel, "tock new")
        await world["Emma"].send(world.channel, "Who plays?")
        earlier = set(names.made)
        names.is_lost = lambda name: {name} == names.made.keys() - earlier
        await world.press("Bruno", boards(world)[-1], EN("button-sit"))
        # Discord reported that the new lobby failed; before the retry, another person sits down.
        await world.press("Chloé", boards(world)[-1], EN("button-sit"))
        (lobby,) = boards(world)
        assert names.again == 1
        assert shows(lobby, SCREENS.message(speaker("en"), world.seen()))


async def test_message_that_was_deleted_meanwhile_is_sent_again(tmp_path: Path) -> None:
    async with named_world(tmp_path / "t.sqlite3") as (world, names):
        await world["Anna"].slash(world.channel, "tock new")
        await world["Emma"].send(world.channel, "Who plays?")
        earlier = set(names.made)
        names.is_lost = lambda name: {name} == names.made.keys() - earlier
        await world.press("Bruno", boards(world)[-1], EN("button-sit"))
        world.env.backend.delete_message(world.channel.id, boards(world)[-1].id)
        await world.env.advance_time(SOON + 1)
        (lobby,) = boards(world)
        assert shows(lobby, SCREENS.message(speaker("en"), world.seen()))


async def test_direct_messages_opened_too_fast_are_tried_again(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        with refusing(world, ("POST", "/users/@me/channels"), status=400, code=40003):
            await seat_four(world, TWO)
            assert screens(world, "Anna") == []
            assert not [one for one in world.channel.history() if says(one.content, "dm-refused")]
        # Each failure in a row doubles the wait; their number depends on how the bot was woken.
        await world.env.advance_time(16 * SOON)
        assert [len(screens(world, name)) for name in TWO] == [1, 1]


async def test_deleted_direct_message_channel_is_opened_again(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, TWO)
        with refusing(world, sending_to(world, "Bruno"), status=404, code=10003, times=1):
            await play_by_buttons(world, "Anna")
        assert shows_the_present(world)


def can_move(world: World, name: str) -> bool:
    """Return whether a person can play: otherwise their hand is discarded automatically, and another board follows."""
    game = world.game(name)
    would_be = None if game.viewer is None else ahead(game.position(), game.viewer)
    return would_be is not None and not any(isinstance(play, ThrowIn) for play in plays_without_sevens(would_be))


@pytest.mark.parametrize("whose", ["everybody", "Bruno"])
async def test_overtaken_process_deletes_what_it_sent(tmp_path: Path, whose: str) -> None:
    """Another process has shown the current table before this one records what it sent."""
    person = 0 if whose == "everybody" else 2

    async def quicker(_: object) -> None:
        await with_statement(world, f"UPDATE messages SET message = 1, stamp = 9999 WHERE person = {person}")  # noqa: S608 - a constant of this file

    def standing() -> list[int]:
        return [one.id for one in (boards(world) if whose == "everybody" else screens(world, whose))]

    async with named_world(tmp_path / "t.sqlite3") as (world, names):
        await at_a_turn_of_anna(world, TWO)
        while not can_move(world, "Bruno"):
            await play_by_buttons(world, "Anna")
            await to_turn_of(world, "Anna", TWO)
        await world["Emma"].send(world.channel, "Who wins?")
        before, names.then = standing(), quicker
        await play_by_buttons(world, "Anna")
        assert len(names.made) > len(TWO)
        assert standing() == before, "the other process must delete the earlier messages"
