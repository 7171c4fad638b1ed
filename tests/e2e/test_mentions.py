"""Whoever mentions the bot is told what they can do; nobody else is answered."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.world import World, open_world


async def said(world: World, name: str, text: str) -> list[str]:
    """Say something in the channel; what the bot says to it."""
    before = len(world.channel.history())
    await world[name].send(world.channel, text)
    await world.env.settle()
    return [message.content for message in world.channel.history()[before + 1 :]]


async def test_a_mention_is_answered_by_what_one_can_do_in_the_language_of_the_server(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", locale="de") as world:
        assert world.client.user is not None
        me = world.client.user.mention
        (answer,) = await said(world, "Anna", f"{me} hallo?")
        assert answer.startswith("**Was möchtest du tun?**")
        assert "`/tock lernen`" in answer
        assert await said(world, "Anna", "hallo?") == []
        assert await said(world, "Anna", world["Bruno"].mention) == []


async def test_who_mentions_it_all_the_time_is_answered_no_more(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        assert world.client.user is not None
        answers = [await said(world, "Anna", world.client.user.mention) for _ in range(14)]
        assert answers[0]
        assert answers[-1] == []
