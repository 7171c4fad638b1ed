"""People who exceed a limit get one sentence about it, and delay no one else."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.e2e.positions import at_a_turn_of_anna
from tests.e2e.world import AS_OFTEN_AS_THEY_LIKE, UNHURRIED, World, answered, open_world, play_by_buttons
from tests.texts import DE, EN, says
from tockbot.app import Setup, make_client
from tockbot.bot import sending
from tockbot.bot.client import TockClient
from tockbot.bot.press import MENU, RATES, VERSION, Cost, Limits, Rate, write_press
from tockbot.bot.shared_presses import ShowLog
from tockbot.bot.words import speaker
from tockbot.computer import Hint, PooledPlayer
from tockbot.features.lobby.screens import Leave, Sit
from tockbot.render import FilmScene, Theme, draw_film
from tockbot.rules import Play, Position, Seat, plays_without_sevens
from tockbot.service import OpenTableLimits
from tockbot.tables import ChannelId, Question


async def bot(database: Path, *, limits: Limits = UNHURRIED, most_open: OpenTableLimits | None = None) -> TockClient:
    return await make_client(
        database,
        Setup(
            computer_pause=0,
            make_executor=lambda: ThreadPoolExecutor(1),
            new_seed=lambda: bytes(32),
            limits=limits,
            draw_emojis=dict,
            most_open=most_open,
            sets_up_profile=False,
        ),
    )


def texts(world: World, name: str) -> list[str]:
    """Return all private answers to a person."""
    return [m.content for m in world.channel.history(viewer=world[name]) if m.flags.ephemeral]


async def test_twelve_hints_at_one_moment_make_one_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []
    think = PooledPlayer.hint

    async def counted(player: PooledPlayer, question: Question) -> Hint:
        asked.append(question)
        return await think(player, question)

    monkeypatch.setattr(PooledPlayer, "hint", counted)
    limits = replace(UNHURRIED, rates={**RATES, Cost.HINT: Rate(100, 10)})
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, limits=limits)) as world:
        await at_a_turn_of_anna(world, ("Anna",))
        hints = {answered(await world.hint("Anna")).content for _ in range(12)}
        assert [says(hint, "hint-header") for hint in hints] == [True]
        assert [text for text in texts(world, "Anna") if says(text, "hint-header")] == [*hints], (
            "each hint replaces the one before"
        )
        assert len(asked) == 1


async def test_too_frequent_action_says_when_to_retry(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, rates=dict.fromkeys(Cost, Rate(2, 30)) | AS_OFTEN_AS_THEY_LIKE)
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, limits=limits)) as world:
        await world["Anna"].slash(world.channel, "tock new")
        for command in ("games", "stats", "join"):
            for _ in range(2):
                await world["Bruno"].slash(world.channel, f"tock {command}")
            entries = world.seen()
            result = await world["Bruno"].slash(world.channel, f"tock {command}")
            assert result.ephemeral
            assert answered(result).content == DE("refused-too-often", seconds=30)
            assert world.seen() == entries, "a refused action changes nothing"
        await world["Emma"].slash(world.channel, "tock games")
        assert not says(texts(world, "Emma")[-1], "refused-too-often"), "another person still gets answers"
        await world.env.advance_time(31)
        assert "oft" not in answered(await world["Bruno"].slash(world.channel, "tock games")).content


async def test_only_opened_tables_count_towards_the_limit(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, rates=dict.fromkeys(Cost, Rate(2, 30)) | AS_OFTEN_AS_THEY_LIKE)
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, limits=limits)) as world:
        for _ in range(2):
            for _ in range(3):
                result = await world["Anna"].slash(world.channel, "tock new", options="nonsense")
                assert says(answered(result).content, "refused-rules-option")
            await world["Anna"].slash(world.channel, "tock new")
            await world.end("Anna")
        result = await world["Anna"].slash(world.channel, "tock new", options="nonsense")
        assert answered(result).content == EN("refused-too-often", seconds=30)


async def test_presses_count_like_their_commands(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, rates=dict.fromkeys(Cost, Rate(2, 30)) | AS_OFTEN_AS_THEY_LIKE)
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, limits=limits)) as world:
        await world["Anna"].slash(world.channel, "tock new")
        table = world.seen().id
        for _ in range(2):
            await world.press_id("Emma", world.board(), write_press(Sit(table, Seat(1))))
            world.raw_press("Emma", world.board(), write_press(Leave(table)))
            await world.env.settle()
        assert EN("refused-too-often", seconds=30) in texts(world, "Emma")[-1]
        assert world.seen("Emma").viewer is None
        await world.inside("Anna", EN("button-sit"), EN("button-computer-level", level=EN("level-normal")))


async def test_repeated_joining_and_leaving_leaves_few_rows(tmp_path: Path) -> None:
    times = RATES[Cost.SEAT].at_once
    async with open_world(tmp_path / "t.sqlite3", make_bot=bot) as world:
        await world["Anna"].slash(world.channel, "tock new")
        table = world.seen().id
        for _ in range(times):
            await world.press_id("Emma", world.board(), write_press(Sit(table, Seat(1))))
            world.raw_press("Emma", world.board(), write_press(Leave(table)))
            await world.env.settle()
        assert sum("often" in text for text in texts(world, "Emma")) == 2 * times - RATES[Cost.SEAT].at_once


async def test_thirty_move_logs_at_once_draw_one_film(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[FilmScene] = []

    def counted(scene: FilmScene, theme: Theme) -> bytes:
        drawn.append(scene)
        return draw_film(scene, theme)

    monkeypatch.setattr(sending, "draw_film", counted)
    limits = replace(UNHURRIED, rates={**RATES, Cost.LOG: Rate(100, 1)})
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, limits=limits)) as world:
        await at_a_turn_of_anna(world, ("Anna", "Bruno"))
        await play_by_buttons(world, "Anna")
        press = write_press(ShowLog(world.seen().id))
        assert world.game().history
        results = [world.raw_press("Anna", world.board(), press) for _ in range(30)]
        await world.env.settle()
        assert all(result.acknowledged for result in results)
        assert len(drawn) == 1
        assert sum(says(text, "refused-film-one-at-a-time") for text in texts(world, "Anna")) > 0


async def test_person_cannot_exceed_the_limit_of_tables(tmp_path: Path) -> None:
    make_bot = partial(bot, most_open=OpenTableLimits(a_server=50, a_person=1))
    async with open_world(tmp_path / "t.sqlite3", make_bot=make_bot) as world:
        other = world.guild.create_text_channel("other")
        await world["Anna"].slash(world.channel, "tock new")
        refused = answered(await world["Anna"].slash(other, "tock new")).content
        assert refused == EN("refused-tables-a-person", tables=1)
        await world.end("Anna")
        assert not says(answered(await world["Anna"].slash(other, "tock new")).content, "refused-tables-a-person")


async def test_typed_nonsense_is_answered_in_one_sentence(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=bot) as world:
        many = " ".join(f"o{n}" for n in range(120))
        for options in ("x" * 500, "places " * 71, many, "board=" + "y" * 494, "**" * 250):
            result = await world["Emma"].slash(world.channel, "tock new", options=options)
            text = answered(result).content
            assert text.startswith("“"), options
            assert len(text) < 300, options
            assert "**" not in text.replace(r"\*", ""), options
            assert world.client.tables.in_channel(ChannelId(world.channel.id)) is None


FORGED = (
    "level:{}:1:",
    "level:{}:1",
    "level:{}:1:genius",
    "hints:{}:999999",
    "hints:{}:-1",
    "hints:{}:",
    "sit:{}:99",
    "::",
)
"""Lines that no menu has; ``{}`` is the table."""


async def test_a_forged_line_of_a_menu_is_refused(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=bot) as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world.inside("Anna", EN("button-sit"), EN("button-computer-level", level=EN("level-normal")))
        before = world.seen("Anna")
        for forged in FORGED:
            value = f"{VERSION}:" + forged.format(before.id)
            result = world.raw_press("Anna", world.board(), f"{MENU}:0:forged", [value])
            await world.env.settle()
            assert answered(result).content == speaker("en")("refused-stale"), forged
            assert world.seen("Anna") == before, forged
        world.raw_press("Anna", world.board(), f"{MENU}:0:forged")
        await world.env.settle()
        assert world.seen("Anna") == before


async def test_suggestions_are_computed_once_for_each_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=bot) as world:
        await at_a_turn_of_anna(world, ("Anna", "Bruno"))
        listed: list[Position] = []
        list_plays = plays_without_sevens

        def counted(position: Position) -> Sequence[Play]:
            listed.append(position)
            return list_plays(position)

        monkeypatch.setattr("tockbot.rules.plays_without_sevens", counted)
        for typed in ("", "pawn", "", "pawn"):
            await world["Anna"].autocomplete(world.channel, "tock play", "card", typed)
        assert len(listed) == 2
