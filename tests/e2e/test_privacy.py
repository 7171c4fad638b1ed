"""Answers to people who ask for their stored data, or for its deletion."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from tests.e2e.forms import privacy
from tests.e2e.positions import OUT, put
from tests.e2e.world import World, answered, open_world, seat_four, text_of
from tests.storage.places import everything
from tests.texts import says
from tockbot.bot.words import speaker
from tockbot.tables import Actor, Computer, PersonId, Stage, commands

EN = speaker("en")


async def test_person_sees_and_deletes_their_data_in_mid_game(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite3"
    async with open_world(database) as world:
        await seat_four(world, ("Anna", "Bruno"))
        await privacy(world["Anna"], world.channel)
        told = world.channel.history(viewer=world["Anna"])[-1]
        assert told.flags.ephemeral
        (file,) = told.attachments
        kept = json.loads(await file.read())
        assert kept["person"]["user_id"] == world["Anna"].id
        assert [one["channel"] for one in kept["tables"]] == [world.channel.id]
        asked = await world.press("Anna", told, EN("privacy-forget-me"))
        assert EN("privacy-ask") in answered(asked).content
        done = await world.press("Anna", world.channel.history(viewer=world["Anna"])[-1], EN("privacy-forget-me-now"))
        assert says(answered(done).content, "privacy-forgotten")
        await world.env.settle()
        assert isinstance(world.seen().seated[0], Computer)
        assert world.seen().stage is Stage.PLAYING
        anna = str(world["Anna"].id)
    rows = str(everything(database))
    assert anna not in rows
    assert "Anna" not in rows
    assert "Bruno" in rows


async def test_board_picture_names_no_forgotten_person(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", ("Anna", "Bruno", "Chloé"))
        await world.press("Anna", world.dm("Anna"), 1)
        await world.env.settle()

        def shown() -> str:
            (picture,) = world.board().attachments
            return f"{picture.description} {text_of(world.board())}"

        assert "Anna" in shown()
        await privacy(world["Anna"], world.channel)
        await world.press("Anna", world.channel.history(viewer=world["Anna"])[-1], EN("privacy-forget-me"))
        await world.press("Anna", world.channel.history(viewer=world["Anna"])[-1], EN("privacy-forget-me-now"))
        await world.env.settle()
        assert "Anna" not in shown()


async def forget(world: World, name: str) -> None:
    """Delete the data of a person who speaks English."""
    await privacy(world[name], world.channel)
    for label in (EN("privacy-forget-me"), EN("privacy-forget-me-now")):
        await world.press(name, world.channel.history(viewer=world[name])[-1], label)
    await world.env.settle()


async def test_forgotten_person_is_not_seated_after_removal(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Bruno"].slash(world.channel, "tock new")
        await world.press("Anna", world.board(), EN("button-sit"))
        seen = world.seen("Anna")
        anna = next(one.id for one in seen.sitting if one.user == world["Anna"].id)
        manager = Actor(PersonId(998), may_manage=True)
        await world.client.tables.decide(seen.id, manager, partial(commands.remove_player, person=anna))
        await forget(world, "Anna")
        refused = answered(await world["Anna"].slash(world.channel, "tock join"))
        assert refused.content == EN("refused-sent-away")
        await world["Emma"].slash(world.channel, "tock games")
        await world.client.tables.decide(seen.id, manager, partial(commands.let_back, person=anna))
        await world["Anna"].slash(world.channel, "tock join")
        assert world.seen("Anna").viewer is not None


async def test_forgotten_person_gets_no_other_seat(tmp_path: Path) -> None:
    """A person who has seen a hand still knows it after their data is deleted."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Bruno", "Anna"), rated=False)
        seat = world.seen("Anna").viewer
        await forget(world, "Anna")
        others = [one for one in world.seen().rules.seats if one != seat and world.seen().seated[one] is not None]
        free = next(one for one in others if isinstance(world.seen().seated[one], Computer))
        refused = answered(await world["Anna"].slash(world.channel, "tock join", seat=free + 1))
        assert refused.content == EN("refused-held-a-hand")
        await world["Anna"].slash(world.channel, "tock join")
        assert [one.seat for one in world.seen().asked] == [seat], "they can ask for the seat like any newcomer"
