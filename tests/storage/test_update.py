"""Tests an update from 0.2.0: its games continue to their ends, and a backup made before leads back.

``data/release_0_2_0.sql.gz`` is a database of 0.2.0. ``data/release_0_2_0.json.gz`` has the facts that 0.2.0 found in
each table, and the messages on Discord. The code of 0.2.0 (2f12f9b) wrote both: its bot ran on SimCord, and people
opened and played the games by commands and buttons. There are a lobby, games by direct message and in the channel,
one with a clock, one with a seven half built, one with a planned move, a finished game, a series, a tournament under
way and a practice game. There are preferences, a prediction, a spectator, a puzzle, a rush, and a role that is pinged
for players.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
import pytest
import simcord
from simcord.backend import DEFAULT_EVERYONE_PERMISSIONS, models

from tests.e2e.world import QuickEnv, World, offered, open_world
from tests.service.shared import restored
from tests.storage.places import database, everything, outside, refusal
from tockbot.__main__ import command as main
from tockbot.bot.press import Press
from tockbot.computer.greedy import choose_play
from tockbot.features.lobby.screens import Sit
from tockbot.features.turn.turn import BuildSeven, ConfirmSeven, DiscardRest, Give, MakePlay, ShowCard
from tockbot.rules import Phase, Seat, format_position
from tockbot.service import Tables, background, tournaments
from tockbot.storage import DatabaseLocation, Preferences, StoredGuilds, StoredLog, StoredPeople
from tockbot.storage.engine import migrations, number_of
from tockbot.tables import (
    Actor,
    GuildId,
    Human,
    MessageId,
    PersonId,
    QuietHours,
    Stage,
    TableId,
    UserId,
    commands,
    replay,
)

DATA: Final = Path(__file__).parent / "data"
NOW: Final = datetime(2026, 1, 1, 0, 1, tzinfo=UTC)
"""Start of the new version, seconds after 0.2.0 wrote its last row."""

OF_0_2_0: Final = migrations()[:1]
"""The scripts that 0.2.0 knows."""

FINISHED: Final = TableId(1)
RUNNING: Final = tuple(map(TableId, (2, 3, 4, 5, 6, 7, 9, 10, 11, 12)))
LOBBY, MIDDLE, SEVEN, PLANNED, PRIVATE, SERIES, TOURNAMENT = map(TableId, (2, 3, 5, 6, 7, 9, 11))
CHLOE: Final = PersonId(6)
"""The player whom the series waits for."""


def recorded(kind: str) -> str:
    """Return the text of a recording."""
    return gzip.decompress((DATA / f"release_0_2_0.{kind}.gz").read_bytes()).decode()


FACTS: Final[dict[str, Any]] = json.loads(recorded("json"))
NAMES: Final = frozenset(FACTS["discord"]["people"])


def database_of_0_2_0(folder: Path) -> Path:
    """Create a file as 0.2.0 left it."""
    path = folder / "tockbot.sqlite3"
    with closing(sqlite3.connect(path)) as made:
        made.executescript(recorded("sql"))
    return path


def dump(path: Path) -> str:
    """Return the schema and all rows of a file, as the recording has them."""
    with closing(sqlite3.connect(path)) as opened:
        pragmas = [
            f"PRAGMA {name} = {outside(path, f'PRAGMA {name}')[0][0]};" for name in ("application_id", "user_version")
        ]
        return "\n".join([*pragmas, *opened.iterdump()]) + "\n"


async def facts_of(place: DatabaseLocation) -> dict[str, dict[str, object]]:
    """Return the facts that this version finds in each table, in the form of 0.2.0."""
    found: dict[str, dict[str, object]] = {}
    async with database(place) as opened:
        log = StoredLog(opened)
        for number, known in FACTS["tables"].items():
            entries = await log.read(TableId(int(number)))
            table = replay(entries)
            seated = [one.person if isinstance(one, Human) else one and one.level.name for one in table.seated]
            found[number] = {
                "channel": known["channel"],
                "entries": len(entries),
                "stage": table.stage.name,
                "seated": seated,
                "position": table.game and format_position(table.game.position),
                "plays": len(table.game.history) if table.game else 0,
            }
    return found


async def play_to_the_end(tables: Tables, table_id: TableId) -> None:
    """Start a table if it has to, and have everyone play until its game is over."""
    seen = tables.see(table_id)
    if seen.stage is Stage.LOBBY:
        await tables.decide(table_id, Actor(seen.host.id), commands.fill_and_start)
        await tables.decide(table_id, Actor(), partial(commands.announced, message=MessageId(1)))
    while tables.see(table_id).stage is Stage.PLAYING:
        for seat in seen.rules.seats:
            command = _due(tables, table_id, seat)
            if command is not None:
                person = getattr(tables.see(table_id).seated[seat], "id", None)
                await tables.decide(table_id, Actor(plays=seat) if person is None else Actor(person), command)


def _due(tables: Tables, table_id: TableId, seat: Seat) -> Callable[..., Any] | None:
    game = tables.observe(table_id, seat)
    if game is None or tables.see(table_id).stage is not Stage.PLAYING:
        return None
    if game.phase is Phase.EXCHANGE:
        return None if game.has_given[seat] else partial(commands.give, card=game.hand[0], stamp=game.stamp)
    return partial(commands.play, chosen=choose_play(game), stamp=game.stamp) if game.turn == seat else None


async def updated(path: Path) -> None:
    """Start and stop the new version."""
    async with database(path):
        pass


async def test_update_changes_the_schema_and_only_names(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="tockbot.storage")
    path = database_of_0_2_0(tmp_path)
    before = everything(path)
    for _ in range(2):
        await updated(path)
    versions = number_of(OF_0_2_0), number_of(migrations())
    assert caplog.text.count("updated the schema of {} from {} to {}".format(path, *versions)) == 1
    after = everything(path)
    assert outside(path, "PRAGMA user_version") == [(number_of(migrations()),)]
    assert not any(after[table] for table in after.keys() - before.keys())
    # 0.2.0 did not save the server of a name (003_names_here.sql).
    before["people"] = [tuple("" if value in NAMES else value for value in row) for row in before["people"]]
    # Every table of 0.2.0 is in a server that added the bot (004_places.sql).
    for table in ("tables", "open_tables"):
        before[table] = [(*row, "home") for row in before[table]]
    assert {table: after[table] for table in before} == before


def test_tables_are_as_before_the_update(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = database_of_0_2_0(tmp_path)
    assert main(["export", str(path), str(FINISHED)]) == 0
    assert capsys.readouterr().out == FACTS["transcript"]
    assert asyncio.run(facts_of(path)) == FACTS["tables"]


async def test_choices_are_as_before_the_update(tmp_path: Path) -> None:
    people, roles = FACTS["discord"]["people"], [role["id"] for role in FACTS["discord"]["roles"]]
    async with database(database_of_0_2_0(tmp_path)) as opened:
        book = StoredPeople(opened)

        async def chosen(name: str) -> Preferences:
            person = await book.find(UserId(people[name][0]))
            assert person is not None
            return await book.preferences(person.id)

        assert (await chosen("Anna")).quiet == QuietHours("Europe/Zurich", 22, 8)
        assert (await chosen("Bruno")).told_next
        assert (await chosen("Chloé")).theme == "dark"
        assert (await chosen("Fritz")).in_channel
        assert (await StoredGuilds(opened).choices(GuildId(FACTS["discord"]["guild"]))).called_role in roles


@pytest.mark.parametrize("games", [(PLANNED,), pytest.param(RUNNING, marks=pytest.mark.long)], ids=["one", "all"])
async def test_games_are_played_to_their_ends_after_the_update(tmp_path: Path, games: Sequence[TableId]) -> None:
    async with database(database_of_0_2_0(tmp_path)) as opened:
        tables = Tables(StoredLog(opened), StoredPeople(opened), lambda: NOW)
        assert await restored(tables) == ([*RUNNING], [])
        await tables.decide(SERIES, Actor(CHLOE), commands.join)
        for table_id in games:
            await play_to_the_end(tables, table_id)
            assert tables.see(table_id).stage is Stage.FINISHED
            assert replay(await StoredLog(opened).read(table_id)).stage is Stage.FINISHED


def test_updated_database_is_moved_to_a_server(tmp_path: Path, address: str) -> None:
    path = database_of_0_2_0(tmp_path)
    asyncio.run(updated(path))
    assert main(["move", str(path), address]) == 0
    assert asyncio.run(facts_of(address)) == FACTS["tables"]


async def test_older_version_refuses_the_updated_database(tmp_path: Path) -> None:
    path = database_of_0_2_0(tmp_path)
    await updated(path)
    before = path.read_bytes()
    newest, known = number_of(migrations()), number_of(OF_0_2_0)
    assert await refusal(path, scripts=OF_0_2_0) == (
        f"{path} was written by a newer tockbot (schema {newest}, this one knows {known});"
        " update the bot or use another database."
    )
    assert path.read_bytes() == before


def test_backup_leads_back_after_an_update(tmp_path: Path) -> None:
    path, copy = database_of_0_2_0(tmp_path), tmp_path / "before.sqlite3"
    assert main(["backup", str(copy), "--database", str(path)]) == 0
    asyncio.run(go_on(path))
    assert dump(path) != dump(copy)
    for left in tmp_path.glob("tockbot.sqlite3*"):
        left.unlink()
    copy.rename(path)
    assert dump(path) == recorded("sql")
    asyncio.run(opened_by_0_2_0(path))
    assert dump(path) == recorded("sql")


async def go_on(path: Path) -> None:
    """Update a file, and play a game in it to its end."""
    async with database(path) as opened:
        tables = Tables(StoredLog(opened), StoredPeople(opened), lambda: NOW)
        await restored(tables)
        await play_to_the_end(tables, MIDDLE)


async def opened_by_0_2_0(path: Path) -> None:
    """Open a file with the scripts that 0.2.0 knows."""
    async with database(path, scripts=OF_0_2_0):
        pass


@asynccontextmanager
async def resumed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Start the new version on the file that 0.2.0 left, with the same messages on Discord."""
    # No regular post comes due in the middle of a press.
    for module, name in ((background, "POSTS_LOOK_EVERY"), (tournaments, "LOOK_EVERY")):
        monkeypatch.setattr(module, name, timedelta(hours=1))
    async with open_world(folder / "empty.sqlite3") as world:
        _show(world, FACTS["discord"])
        world.database = database_of_0_2_0(folder)
        await world.restart()
        yield world


def _show(world: World, known: dict[str, Any]) -> None:
    """Restore the state of Discord."""
    env, backend = world.env, world.env.backend
    assert isinstance(env, QuickEnv)
    backend.clock.elapsed = (NOW - backend.clock.now()).total_seconds()
    env.skipped = NOW - datetime.now(UTC)
    for kept in (backend.guilds, backend.channels, backend.messages, backend.dm_channels):
        kept.clear()
    bot = backend.bot_user
    backend.users = {bot.id: bot}
    guild = models.Guild(id=known["guild"], name="Tock club", owner_id=known["people"]["Boss"][0])
    everyone = models.Role(id=guild.id, name="@everyone", permissions=DEFAULT_EVERYONE_PERMISSIONS, position=0)
    guild.roles = {one.id: one for one in (everyone, *(models.Role(**one) for one in known["roles"]))}
    backend.guilds[guild.id] = guild
    backend.add_member(guild.id, bot.id, roles=[one.id for one in guild.roles.values() if one.managed])
    world.guild = simcord.GuildHandle(env, guild)
    for name, (user_id, roles) in known["people"].items():
        backend.users[user_id] = models.User(id=user_id, name=name.lower(), global_name=name)
        backend.add_member(guild.id, user_id, roles=roles)
        user = simcord.UserHandle(env, backend.users[user_id])
        world.people[name] = simcord.MemberActor(env, world.guild, user)
    for one in known["channels"]:
        thread = one.get("thread_metadata")
        channel = models.Channel(**{**one, "thread_metadata": thread and models.ThreadMetadata(**thread)})
        backend.channels[channel.id], backend.messages[channel.id] = channel, {}
        if channel.guild_id is not None:
            (guild.thread_ids if channel.is_thread else guild.channel_ids).append(channel.id)
    backend.dm_channels |= {int(user): channel for user, channel in known["dm_channels"].items()}
    for one in known["messages"]:
        backend.messages[one["channel_id"]][one["id"]] = models.Message(**one)


def find(world: World, name: str, table_id: TableId, *kinds: type[Press]) -> tuple[discord.Message, str, str | None]:
    """Return a message that a person sees, a button or menu on it, and the line of the menu."""
    own = world[name].user.dm_channel.history()
    seen = world.client.tables.see(table_id).channel
    channel = simcord.ChannelHandle(world.env, world.guild, world.env.backend.channels[seen])
    for message in reversed([*channel.history(viewer=world[name]), *own]):
        found = [
            (press, pressed)
            for press, pressed in offered(message).items()
            if isinstance(press, kinds) and getattr(press, "table_id", None) == table_id
        ]
        if found:
            # For a half-built seven, the press that continues it.
            _, (custom_id, value) = max(found, key=lambda one: len(getattr(one[0], "path", ())))
            return message, custom_id, value
    raise AssertionError(f"{name} sees nothing of {kinds} at table {table_id}")


async def press(world: World, name: str, table_id: TableId, *kinds: type[Press]) -> None:
    """Press the first button of a kind that 0.2.0 or the new version showed someone."""
    message, custom_id, value = find(world, name, table_id, *kinds)
    actor: Any = world[name] if message.guild is not None else world[name].user
    if value is None:
        await actor.click(message, custom_id=custom_id)
    else:
        await actor.select(message, [value], custom_id=custom_id)
    await world.env.settle()


def plays(world: World, table_id: TableId) -> int:
    """Return how many plays were made at a table."""
    game = world.client.tables.see(table_id).game
    return len(game.history) if game else 0


async def test_button_from_before_the_update_takes_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with resumed(tmp_path, monkeypatch) as world:
        await press(world, "Emma", LOBBY, Sit)
        assert None not in world.client.tables.see(LOBBY).seated


async def test_seven_begun_before_the_update_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with resumed(tmp_path, monkeypatch) as world:
        for _ in range(4):
            if not plays(world, SEVEN):
                await press(world, "Emma", SEVEN, BuildSeven, ConfirmSeven)
        assert plays(world, SEVEN)


async def test_move_planned_before_the_update_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with resumed(tmp_path, monkeypatch) as world:
        await press(world, "Hanna", PLANNED, MakePlay)
        assert plays(world, PLANNED) == 2, "Ivo's planned move follows"


@pytest.mark.parametrize(("name", "table_id"), [("Anna", MIDDLE), ("Fritz", PRIVATE), ("Hanna", TOURNAMENT)])
async def test_hand_from_before_the_update_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, table_id: TableId
) -> None:
    async with resumed(tmp_path, monkeypatch) as world:
        before = await entries(world, table_id)
        for _ in range(4):
            if await entries(world, table_id) == before:
                await press(world, name, table_id, MakePlay, ShowCard, Give, DiscardRest)
        assert await entries(world, table_id) > before


async def entries(world: World, table_id: TableId) -> int:
    ((number,),) = outside(world.database, "SELECT entries FROM tables WHERE id = ?", table_id)
    return int(number)
