"""The puzzle of the day: posted in servers that want it, and refused to people with this position at their table."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import discord

from tests.bot.walking import way_to
from tests.e2e.forms import privacy, server_settings
from tests.e2e.positions import FOUR, put
from tests.e2e.test_elsewhere import pressed, said
from tests.e2e.test_learning import now, studied
from tests.e2e.world import World, answered, buttons, open_world
from tests.storage.places import outside
from tests.tables.live import MOMENT
from tests.texts import DE, says
from tockbot.bot.press import write_press
from tockbot.bot.words import speaker
from tockbot.features.puzzles import ShowHere, ShowPuzzle, ShowSolved
from tockbot.features.server_settings import ChooseBoards
from tockbot.learning import puzzle_of, seen
from tockbot.rules import Play, format_position, legal_plays
from tockbot.service import utc_now
from tockbot.storage import Regular

EN = speaker("en")
DAY = Regular.PUZZLE.last_due(utc_now()).date()
PUZZLE = puzzle_of(DAY)


def due_now(world: World) -> None:
    outside(world.database, "UPDATE regular_posts SET due_at = ?", MOMENT.isoformat(timespec="microseconds"))


def posts(world: World) -> list[discord.Message]:
    return [one for one in world.channel.history() if "🧩" in one.content and not one.flags.ephemeral]


async def answer(world: World, name: str, post: discord.Message, language: str, play: Play) -> str:
    """Press *Solve it* and answer. Return the bot's reply."""
    shown = now(await world.press_id(name, post, write_press(ShowPuzzle(DAY.isoformat()))))
    assert shown.flags.ephemeral
    for press in way_to(speaker(language), seen(PUZZLE.table()), play):
        shown = now(await studied(world[name], shown, DAY.isoformat(), press))
    return shown.content


async def test_puzzle_is_posted_daily_and_solved_in_private(tmp_path: Path) -> None:
    plays = list(legal_plays(PUZZLE.position))
    best = next(play for play in plays if PUZZLE.best.is_made_by(play))
    second = next(play for play in plays if PUZZLE.second.is_made_by(play))
    async with open_world(tmp_path / "t.sqlite3", locale="de") as world:
        manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = world.guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[manages])
        told = (await server_settings(boss, world.channel, ChooseBoards(), posts=["puzzle"])).content
        assert EN("server-settings-puzzle-on", channel=f"<#{world.channel.id}>") in told
        assert EN("server-settings-week-off") in told
        due_now(world)
        await world.restart()
        (post,) = posts(world)
        assert says(post.content, "puzzle-posted", "de")
        assert not says(post.content, "puzzle-yesterday", "de"), "no one answered one before"
        assert [one.filename for one in post.attachments] == ["private.png"]
        assert "in Folge" not in post.content, "there is no streak yet"
        solved = await answer(world, "Emma", post, "en", best)
        assert EN("puzzle-solved") in solved
        assert says(solved, "puzzle-here-streak")
        assert EN("puzzle-here-you") in solved
        missed = await answer(world, "Bruno", post, "de", second)
        assert DE("puzzle-missed") in missed
        assert DE("puzzle-here-first", name="Emma") in missed
        await world.restart()
        assert len(posts(world)) == 1, "once a day"
        before = (DAY - timedelta(days=1)).isoformat()
        outside(world.database, "UPDATE puzzle_answers SET day = ?", before)
        outside(world.database, "UPDATE puzzle_days SET day = ?", before)
        due_now(world)
        await world.restart()
        post = posts(world)[-1]
        assert DE("puzzle-yesterday", solved=1, answered=2) in post.content
        assert says(post.content, "puzzle-here-streak", "de")
        assert speaker("de")("puzzle-here-open") in post.content
        assert [one.label for one in buttons(post)] == [DE("button-solve"), DE("button-puzzles-here")]
        solution = solved.splitlines()[2]
        assert solution not in post.content, "the public post contains no answer"


async def test_server_statistics_hide_people_who_hide(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        for name in ("Anna", "Bruno", "Emma"):
            await world[name].slash(world.channel, "tock puzzle")
        today = utc_now().date()
        ids = dict(outside(world.database, "SELECT name, id FROM people"))
        for back, name in ((0, "Bruno"), (1, "Anna"), (1, "Bruno"), (2, "Anna"), (4, "Emma")):
            day = (today - timedelta(days=back)).isoformat()
            guild = world.guild.id
            outside(world.database, "INSERT INTO puzzle_answers VALUES (?, ?, ?, 1)", day, ids[name], guild)
            first = "INSERT INTO puzzle_days VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            outside(world.database, first, guild, day, ids[name])
        asked = now(await world["Anna"].slash(world.channel, "tock puzzle"))
        shown = now(await world["Anna"].click(asked, custom_id=write_press(ShowHere(0))))
        assert shown.flags.ephemeral
        assert EN("puzzle-here-streak", days=3, best=3) in shown.content
        assert EN("puzzle-here-first", name="Bruno") in shown.content
        lines = shown.content.splitlines()
        assert lines[-3:] == [
            f"**1** Anna · {EN('puzzle-here-solver', solved=2, answered=2, days=2)}",
            f"**2** Bruno · {EN('puzzle-here-solver', solved=2, answered=2, days=2)}",
            f"**3** Emma · {EN('puzzle-here-solver', solved=1, answered=1, days=0)}",
        ]
        await privacy(world["Bruno"], world.channel)
        await world.press("Bruno", world.channel.history(viewer=world["Bruno"])[-1], DE("privacy-hide"))
        world.guild.remove_member(world["Emma"])
        await world.restart()
        asked = now(await world["Anna"].slash(world.channel, "tock puzzle"))
        shown = now(await world["Anna"].click(asked, custom_id=write_press(ShowHere(0))))
        assert says(shown.content, "puzzle-here-streak")
        assert "Bruno" not in shown.content
        assert "Emma" not in shown.content


async def test_solver_alone_can_share_in_the_channel(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", locale="de") as world:
        day = utc_now().date()
        puzzle, text = puzzle_of(day), day.isoformat()
        best = next(play for play in legal_plays(puzzle.position) if puzzle.best.is_made_by(play))
        forged = await pressed(world, "Emma", await said(world, world.channel.id), ShowSolved(text))
        assert answered(forged).content == EN("refused-stale"), "a person without a solution shares nothing"
        shown = now(await world["Emma"].slash(world.channel, "tock puzzle"))
        for press in way_to(EN, seen(puzzle.table()), best):
            shown = now(await studied(world["Emma"], shown, text, press))
        await world["Emma"].click(shown, custom_id=write_press(ShowSolved(text)))
        (card,) = [one for one in posts(world) if one.attachments]
        assert says(card.content, "puzzle-shown", "de"), "in the language of the server"
        assert [one.filename for one in card.attachments] == ["solved.png"]
        tried = answered(await world.press_id("Bruno", card, write_press(ShowPuzzle(text))))
        assert tried.flags.ephemeral
        alone = now(await world["Emma"].user.slash("tock puzzle"))
        assert EN("puzzle-solved") in alone.content
        shows = EN("button-show-solved")
        assert shows not in [one.label for one in buttons(alone.message)], "no one else reads direct messages"
        assert shows in [one.label for one in buttons(shown.message)]


async def test_own_open_table_gets_no_advice(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        today = puzzle_of(utc_now().date())
        await put(world, format_position(today.position), FOUR)
        refused = answered(await world["Anna"].slash(world.channel, "tock puzzle"))
        assert refused.content == EN("refused-own-game")
        shown = now(await world["Emma"].slash(world.channel, "tock puzzle"))
        assert says(shown.content, "puzzle-asked"), "she plays in no game"
