from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from tests.e2e.positions import Chair, at_a_turn_of_anna, put
from tests.e2e.test_bad_days import requests
from tests.e2e.world import (
    World,
    answered,
    buttons,
    log_of,
    offered,
    open_world,
    play_by_buttons,
    seat_four,
    take,
)
from tests.texts import EN, labelled, walks
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import ShowLog
from tockbot.features.turn.turn import BackToHand
from tockbot.rules import Phase
from tockbot.tables import Person

TWO = ("Anna", "Bruno")


def everything(world: World) -> object:
    """Return everything about the table: the whole log, and what each person sees."""
    seen = world.seen()
    people = [player.id for player in seen.seated if isinstance(player, Person)]
    return log_of(world, seen.id), [world.client.tables.see(seen.id, person) for person in (None, *people)]


async def test_a_restart_in_the_lobby_keeps_the_seats(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        lobby = world.board()
        before = everything(world)
        await world.restart()
        assert everything(world) == before
        await world.press("Bruno", lobby, EN("button-sit"))
        assert world.seen("Bruno").viewer == 1


async def test_restart_during_the_exchange_keeps_passed_cards(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, TWO)
        await world.press("Anna", world.dm("Anna"), 1)
        before, gift, hand = everything(world), world.game("Anna").gift, world.dm("Bruno")
        await world.restart()
        assert everything(world) == before
        assert world.game("Anna").gift == gift
        await world.press("Bruno", hand, 1)
        assert world.game().phase is Phase.PLAY


async def test_a_restart_in_mid_turn_keeps_the_turn(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, TWO)
        before, hand = everything(world), world.dm("Anna")
        pressed = next(item for item in buttons(hand) if not item.disabled)
        await world.restart()
        assert everything(world) == before
        assert len([m for m in world.channel.history() if m.attachments]) == 1
        plays = len(world.game().history)
        await world.press_id("Anna", hand, pressed.custom_id or "")
        await play_by_buttons_from_here(world)
        assert len(world.game().history) > plays
        assert len(requests(world, "POST", "/users/@me/channels")) == len(TWO), "each channel is opened only once"


async def play_by_buttons_from_here(world: World) -> None:
    """Anna has pressed a card, or has nothing to choose from."""
    if world.to_act() == "Anna":
        message = world.dm("Anna")
        for back in [press for press in offered(message) if isinstance(press, BackToHand)]:
            await take(world, "Anna", back)
        await play_by_buttons(world, "Anna")


async def test_a_restart_in_mid_seven_keeps_the_parts_chosen(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        others = "/".join(["r,r,r,r"] * 3)
        await put(world, f"swiss 4t d3 pm 0 5,20,35,50/{others} 7Q/5/5/5", ("Anna", None, None, None))
        anna = Chair(world, "Anna")
        await anna.press(1)
        await anna.pick("pawn 1:")
        await anna.pick(labelled("3", "8"))
        before = everything(world)
        await world.restart()
        assert everything(world) == before
        await anna.pick(labelled("3", walks(2, 23)))
        await anna.pick(labelled("1", walks(4, 51)))
        assert anna.presses == 5, "the card, its parts, and one"
        line = "7♠ · pawn 1: 5 → 8; pawn 2: 20 → 23; pawn 4: 50 → 51"
        log = answered(await world["Anna"].click(world.board(), custom_id=write_press(ShowLog(world.seen().id))))
        assert f"**Anna** {line}" in log.content


BACKGROUND = ("running tournaments", "making regular posts", "asking about people at", "painting")
"""Beginnings of the names of tasks that make requests to Discord."""


async def test_background_work_ends_before_the_bot_disconnects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    close, left, seen = discord.Client.close, list[str](), list[str]()

    def running() -> list[str]:
        names = [task.get_name() for task in asyncio.all_tasks()]
        return [name for name in names if name.startswith(BACKGROUND)]

    async def closing(client: discord.Client) -> None:
        left.extend(running())
        await close(client)

    monkeypatch.setattr(discord.Client, "close", closing)
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world)
        seen += running()
        await world.client.close()
    assert seen
    assert left == []
