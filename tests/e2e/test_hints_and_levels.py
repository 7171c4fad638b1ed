"""Levels chosen at the table, and hints: private, counted, heard of by all, and not forgotten by a restart."""

from __future__ import annotations

from pathlib import Path

import discord

from tests.e2e.world import World, answered, exchange, play_by_buttons, seat_four, world
from tockbot.rules import Phase
from tockbot.tables import Computer, Level


def levels(table: World) -> list[Level | None]:
    return [sitter.level if isinstance(sitter, Computer) else None for sitter in table.seen().sitters]


def told(table: World) -> list[str]:
    """What everybody was told of hints."""
    return [message.content for message in table.channel.history() if "asked for a hint" in message.content]


async def ask(table: World, name: str) -> str:
    answer = await table[name].slash(table.channel, "tock hint")
    assert answer.ephemeral
    shown = next(m for m in table.channel.history(viewer=table[name]) if m.id == answered_first(answer).id)
    return str(shown.content)


def answered_first(answer: object) -> discord.Message:
    response = getattr(answer, "response", None)
    return response if response is not None else answered(answer)  # type: ignore[arg-type, return-value]


async def test_each_computer_player_has_its_level(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        await table.press("Anna", table.board(), "Add computer")
        await table["Anna"].slash(table.channel, "tock computer", level="hard")
        await table["Anna"].slash(table.channel, "tock computer", seat=4, level="easy")
        assert levels(table) == [None, Level.NORMAL, Level.HARD, Level.EASY]
        assert "(computer, hard)" in table.board().content
        await table.choose("Anna", table.board(), "1.hard")
        await table["Anna"].slash(table.channel, "tock computer", seat=4, level="normal")
        assert levels(table) == [None, Level.HARD, Level.HARD, Level.NORMAL]
        before = table.seen().sitters
        await table.choose("Stranger", table.board(), "1.easy")
        assert table.seen().sitters == before, "whoever does not belong to the table changes nothing"
        await table.restart()
        assert levels(table) == [None, Level.HARD, Level.HARD, Level.NORMAL]
        await table.press("Anna", table.board(), "Start")
        await exchange(table, ("Anna",))
        assert table.game().phase is Phase.PLAY


async def test_a_hint_is_private_counted_and_heard_of(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        shown = answered(await table.press("Anna", table.board(), "Choose rules"))
        setup = next(m for m in table.channel.history(viewer=table["Anna"]) if m.id == shown.id)
        await table.choose("Anna", setup, "1", 2)
        assert table.seen().hints == 1
        for _ in range(3):
            await table.press("Anna", table.board(), "Add computer")
        assert "has not begun" in await ask(table, "Anna")
        await table.press("Anna", table.board(), "Start")
        assert "welcome to watch" in await ask(table, "Stranger")
        text = await ask(table, "Anna")
        assert "1. give" in text
        assert "%" in text
        assert "last hint" in text
        assert len(told(table)) == 1
        assert await ask(table, "Anna") == text, "the same moment, the same hint, and it counts once"
        assert len(told(table)) == 1
        await table.restart()
        assert table.seen("Anna").hints_left == 0
        await exchange(table, ("Anna",))
        while table.to_act() != "Anna":
            await table.env.settle()
        assert "all your hints" in await ask(table, "Anna")
        assert len(told(table)) == 1


async def test_a_hint_for_a_play_is_refused_out_of_turn_and_where_the_host_wants_none(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna", "Bruno"))
        await exchange(table, ("Anna", "Bruno"))
        for _ in range(20):
            name = table.to_act()
            if name == "Anna":
                break
            assert name is not None
            await play_by_buttons(table, name)
        assert "nichts zu entscheiden" in await ask(table, "Bruno")
        text = await ask(table, "Anna")
        assert text.startswith("**A hint")
        assert "2 hints left" in text
        other = table.guild.create_text_channel("tock-2")
        await table["Emma"].slash(other, "tock new")
        shown = answered(await table["Emma"].click(table.board(other), label="Choose rules"))
        setup = next(m for m in other.history(viewer=table["Emma"]) if m.id == shown.id)
        await table.choose("Emma", setup, "0", 2)
        for _ in range(3):
            await table["Emma"].slash(other, "tock computer")
        await table["Emma"].slash(other, "tock start")
        refused = await table["Emma"].slash(other, "tock hint")
        assert "no hints at this table" in answered(refused).content
