"""A nickname is shown in its own server, and nowhere else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import discord
import simcord

from tests.e2e.forms import exported
from tests.e2e.test_after_the_game import finish_a_game
from tests.e2e.world import World, answered, exchange, open_world, parts, seat_four, text_of
from tests.texts import DE, EN
from tockbot.bot.shared_presses import Watch
from tockbot.tables import Stage

NICK = "Dr Keller, ward 7"
WARD = "ward 7"


def nickname(world: World, name: str, nick: str | None = NICK) -> None:
    """Give a person a nickname in the server."""
    world.env.backend.get_guild(world.guild.id).members[world[name].id].nick = nick


def shown(message: discord.Message | simcord.ResponseMessage) -> str:
    """Return everything that a message shows as text: texts, buttons and descriptions of pictures."""
    seen = message.message if isinstance(message, simcord.ResponseMessage) else message
    labels = [str(getattr(one, "label", "")) for one in parts(seen.components)]
    return "\n".join((text_of(message), *labels, *(str(one.description) for one in seen.attachments)))


def told_in_private(world: World, names: Iterable[str]) -> str:
    """Return everything that the bot wrote to these people in direct messages."""
    histories = [world[name].user.dm_channel.history() for name in names]
    return "\n".join(shown(message) for history in histories for message in history)


async def test_nickname_is_shown_only_in_its_server(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        nickname(world, "Anna")
        await seat_four(world, ("Anna", "Bruno"))
        await exchange(world, ("Anna", "Bruno"))
        assert WARD in shown(world.board())
        private = told_in_private(world, ("Anna", "Bruno"))
        assert "Anna" in private
        assert WARD not in private, "a direct message is outside of the server"
        other = world.env.create_guild("Elsewhere")
        there, names = other.create_text_channel("tock"), ("Anna", "Bruno", "Chloé", "Dario")
        for name in names:
            world.people[f"{name} elsewhere"] = other.add_member(world[name].user)
        first, *others = [f"{name} elsewhere" for name in names]
        await world[first].slash(there, "tock new")
        for name in others:
            await world.press(name, world.board(there), EN("button-sit"))
        await world.press(first, world.board(there), EN("button-start"))
        assert "Anna" in shown(world.board(there))
        assert WARD not in shown(world.board(there))
        listed = answered(await world[others[0]].slash(there, "tock games"))
        assert WARD not in shown(listed), "a list elsewhere names whose turn it is"
        # Actions elsewhere, and a restart, change neither name.
        await world.restart()
        assert (world.game().seats[0].name, world.game(channel=there).seats[0].name) == (NICK, "Anna")
        assert WARD not in told_in_private(world, names)


async def test_nickname_leaves_the_server_in_no_file(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        for name in ("Anna", "Bruno"):
            nickname(world, name, f"{name} {WARD}")
            await world[name].slash(world.channel, "tock games")
        await finish_a_game(world)
        assert WARD in shown(world.board()), "the poster is in the server"
        replayed = answered(await world.press("Anna", world.board(), EN("button-replay")))
        assert WARD in shown(replayed)
        (file,) = (await exported(world["Anna"], world.channel, 1)).attachments
        text = (await file.read()).decode()
        assert "Anna" in text
        assert WARD not in text
        assert WARD not in told_in_private(world, ("Anna", "Bruno"))
        lists = [await world["Anna"].slash(world.channel, "tock leaderboard", list="month")]
        lists.append(await world["Anna"].slash(world.channel, "tock stats", player=world["Bruno"]))
        assert all(WARD in shown(answered(one)) for one in lists), "lists of the server"
        own = answered(await world["Anna"].user.slash("tock stats"))
        assert "Anna" in shown(own)
        assert WARD not in shown(own)
        outside = answered(await world.press("Bruno", world.dm("Bruno"), DE("button-replay")))
        assert WARD not in shown(outside), "a replay in direct messages"


async def test_watcher_reads_no_nickname_in_a_message(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        nickname(world, "Anna")
        await seat_four(world, ("Anna", "Bruno"))
        await world.more(world["Emma"], Watch(world.seen().id))
        await world.end("Anna")
        assert world.seen().stage is Stage.CLOSED
        assert told_in_private(world, ("Emma",))
        assert WARD not in told_in_private(world, ("Anna", "Bruno", "Emma"))


async def test_name_of_unknown_origin_is_asked_for(tmp_path: Path) -> None:
    """Version 0.2.0 stored one name without its server: after the update, the bot asks Discord."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        nickname(world, "Anna")
        await seat_four(world, ("Anna", "Bruno"))
        with closing(sqlite3.connect(world.database)) as database, database:
            database.execute("UPDATE people SET name = ''")
            database.execute("DELETE FROM names_here")
        await world.restart()
        await world.env.settle()
        assert [seat.name for seat in world.game().seats[:2]] == [NICK, "Bruno"]
        outside = world.client.tables.see(world.seen().id, outside=True).game
        assert outside is not None
        assert outside.seats[0].name == "Anna"
