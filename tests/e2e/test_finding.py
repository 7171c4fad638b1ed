"""Finding one's tables, in all servers and in direct messages, and those of a server, also after a restart."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.positions import OUT, put
from tests.e2e.world import World, answered, open_world


async def mine(world: World, name: str) -> str:
    """What somebody is told of their tables in direct messages."""
    return answered(await world[name].user.slash("tock games")).content


async def test_everybody_finds_their_tables_and_none_of_a_server_they_left(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", ("Anna", "Bruno", None))
        elsewhere = world.env.create_guild("Another club")
        there = elsewhere.create_text_channel("tock")
        anna = elsewhere.add_member(world["Anna"].user)
        await anna.slash(there, "tock new")
        board = world.board()
        await world.restart()
        told = (await mine(world, "Anna")).splitlines()
        assert told[0] == "**Your tables**"
        assert told[1].startswith(f"- {board.jump_url} · **it is your turn** (<t:")
        assert f"/{there.id}/" in told[2]
        assert "not begun; 3 seats are free; opened <t:" in told[2]
        assert "Anna ist dran (<t:" in await mine(world, "Bruno")
        assert await mine(world, "Emma") == "You sit at no open table."
        world.guild.remove_member(world["Bruno"])
        await world.restart()
        assert await mine(world, "Bruno") == "Du sitzt an keinem offenen Tisch."
        here = answered(await world["Emma"].slash(world.channel, "tock games")).content
        assert here.startswith("You sit at no open table.")


async def test_open_seats_are_found_though_their_tables_were_not_read_yet(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world.env.settle()
        tables = world.client.tables
        tables._kept._kept.clear()  # noqa: SLF001 - as after a start, or in a process that shows other servers
        told = answered(await world["Emma"].slash(world.channel, "tock games")).content
        assert f"<#{world.channel.id}> · " in told
        assert "seats 2, 3, 4" in told
