"""A person who acts is shown by their current name, and database failures stop as little as possible."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.storage.places import database
from tockbot.bot.people import EXPLAINED_SECONDS, REFUSED_SECONDS, DirectMessages, UserDirectory
from tockbot.storage import Database, StoredGuilds, StoredPeople
from tockbot.storage.deletion import StoredPersonalData
from tockbot.storage.engine import Statement
from tockbot.tables import GuildId, Person, PersonId, Refusal, Refused, UserId

ANNA = UserId(7)
HERE, ELSEWHERE = GuildId(1), GuildId(2)


async def _forbid(opened: Database, *, reading: bool) -> None:
    """Make the database refuse to save people, or even to read them."""
    if reading:
        await opened.save(Statement("ALTER TABLE people RENAME TO elsewhere", ()))
        return
    for event in ("INSERT", "UPDATE"):
        refusal = f"CREATE TEMP TRIGGER no_{event} BEFORE {event} ON people BEGIN SELECT RAISE (FAIL, 'full'); END"
        await opened.save(Statement(refusal, ()))


async def test_nickname_stays_in_its_server(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        viewers = UserDirectory(StoredPeople(opened), StoredGuilds(opened))
        anna, may_be_new = await viewers.meet(ANNA, "anna", "de", guild=HERE, nick="Ännchen")
        assert (anna.name, may_be_new) == ("Ännchen", True)
        assert (await viewers.meet(ANNA, "anna", "de", guild=HERE, nick="Ännchen")) == (anna, False)
        assert (await viewers.meet(ANNA, "anna", "de"))[0].name == "anna"
        assert (await viewers.meet(ANNA, "anna", "de", guild=ELSEWHERE))[0].name == "anna"
        assert [(await viewers.people([anna.id], one))[anna.id].name for one in (HERE, ELSEWHERE)] == [
            "Ännchen",
            "anna",
        ]
        assert (await viewers.meet(ANNA, "Anna", "fr", guild=HERE))[0].name == "Anna", "the nickname was removed"
    async with database(path) as opened:
        later = UserDirectory(StoredPeople(opened), StoredGuilds(opened))
        assert (await later.people([anna.id], HERE))[anna.id].name == "Anna"


async def test_nickname_stays_there_when_nothing_is_saved(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        viewers = UserDirectory(StoredPeople(opened), StoredGuilds(opened))
        await viewers.meet(ANNA, "anna", "de", guild=HERE, nick="Ännchen")
        await _forbid(opened, reading=True)
        assert (await viewers.meet(ANNA, "anna", "de", guild=ELSEWHERE))[0].name == "anna"


async def test_known_person_may_act_when_nothing_can_be_saved(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        anna, _ = await UserDirectory(StoredPeople(opened), StoredGuilds(opened)).meet(ANNA, "Anna", "de")
        await _forbid(opened, reading=False)
        viewers = UserDirectory(StoredPeople(opened), StoredGuilds(opened))
        for _ in range(2):
            assert await viewers.meet(ANNA, "Ännchen", "de") == (replace(anna, name="Ännchen"), False)
        with pytest.raises(Refused) as refused:
            await viewers.meet(UserId(8), "Bruno", "de")
        assert refused.value.reason is Refusal.NOT_SAVED


async def test_recent_actor_may_act_while_the_database_fails(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        viewers = UserDirectory(StoredPeople(opened), StoredGuilds(opened))
        anna = Person((await viewers.meet(ANNA, "Anna", "de"))[0].id, ANNA, "Anna")
        await _forbid(opened, reading=True)
        for _ in range(2):
            assert await viewers.meet(ANNA, "Ännchen", "de") == (replace(anna, name="Ännchen"), False)
        with pytest.raises(Refused) as refused:
            await viewers.meet(UserId(8), "Bruno", "de")
        assert refused.value.reason is Refusal.NOT_SAVED


async def test_forgotten_person_is_new_to_every_process(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        here, elsewhere = (UserDirectory(StoredPeople(opened), StoredGuilds(opened)) for _ in range(2))
        known = {(await one.meet(ANNA, "Anna", "de"))[0].id for one in (here, elsewhere)}
        assert len(known) == 1
        await StoredPersonalData(opened).forget(*known)
        new = {(await one.meet(ANNA, "Anna", "de"))[0].id for one in (elsewhere, here)}
        assert len(new) == 1
        assert new != known


def refusal(code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=403, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


def test_refused_direct_messages_are_held_for_an_hour() -> None:
    now = 0.0
    direct, anna, bruno = DirectMessages(lambda: now), PersonId(1), PersonId(2)
    assert direct.refused(anna, refusal(20009)), "it is explained at first"
    assert (direct.are_held(anna), direct.are_held(bruno)) == (True, False)
    now += REFUSED_SECONDS
    assert not direct.are_held(anna)
    assert not direct.refused(anna, refusal(20009)), "it is not explained every hour"
    direct.release(anna)
    assert not direct.are_held(anna)
    direct.refused(anna, refusal(20009))
    now += EXPLAINED_SECONDS
    assert direct.refused(anna, refusal(20009))


async def test_quarantined_bot_opens_one_channel_an_hour(caplog: pytest.LogCaptureFixture) -> None:
    now, opened = 0.0, list[int]()

    async def create_dm(user: discord.Object) -> None:
        opened.append(user.id)
        raise refusal(20026)

    client: Any = SimpleNamespace(create_dm=create_dm)
    direct = DirectMessages(lambda: now)
    for wait in (0.0, 1.0, REFUSED_SECONDS):
        now += wait
        with pytest.raises(discord.HTTPException) as raised:
            await direct.open(client, ANNA)
        assert raised.value.code == 20026
    assert len(opened) == len(caplog.records) == 2
