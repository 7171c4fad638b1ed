"""Puzzle rush: against the clock, through a restart, and with attempts to cheat."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import simcord

from tests.bot.walking import way_to
from tests.e2e.forms import privacy
from tests.e2e.test_learning import now
from tests.e2e.world import World, answered, buttons, menus, open_world
from tests.storage.places import outside
from tests.texts import DE, says
from tockbot.bot.press import write_press
from tockbot.bot.words import speaker
from tockbot.features.puzzle_rush import BeginRush, SolveInRush
from tockbot.features.puzzles import ShowRush
from tockbot.features.turn.turn import BackToHand, StudiedPress
from tockbot.learning import LASTS, Puzzle, Rush, seen
from tockbot.rules import legal_plays
from tockbot.service import utc_now
from tockbot.tables import Stamp, TableId

EN = speaker("en")


def stands(world: World, name: str) -> Rush:
    """Return the state of a person's rush."""
    sql = (
        "SELECT day, number, began_at, seed, solved, wrong FROM rushes JOIN people ON people.id = person"
        " WHERE name = ? ORDER BY day DESC LIMIT 1"
    )
    ((day, number, began, seed, solved, wrong),) = outside(world.database, sql, name)
    return Rush(date.fromisoformat(day), number, datetime.fromisoformat(began), seed, solved, wrong)


def asked(world: World, name: str) -> Puzzle:
    """Return a person's current puzzle."""
    rush = stands(world, name)
    puzzle = rush.puzzle(rush.began)
    assert puzzle is not None
    return puzzle


def ways(world: World, name: str, *, rightly: bool) -> list[str]:
    """Return the ids of the presses that answer."""
    rush, puzzle = stands(world, name), asked(world, name)
    candidate = puzzle.best if rightly else puzzle.second
    play = next(play for play in legal_plays(puzzle.position) if candidate.is_made_by(play))
    return [
        write_press(SolveInRush(rush.day.isoformat(), rush.number, rush.step, press))
        for press in way_to(EN, seen(puzzle.table()), play)
        if isinstance(press, StudiedPress)
    ]


async def pressed(person: Any, shown: simcord.ResponseMessage, press: str) -> simcord.ResponseMessage:  # noqa: ANN401 - people in servers and in direct messages have different types
    """Press a button or choose a menu line on a screen."""
    lists = [one for one in menus(shown.message) if press in [line.value for line in one.options]]
    if lists:
        return now(await person.select(shown, [press], custom_id=lists[0].custom_id))
    return now(await person.click(shown, custom_id=press))


async def answer(world: World, name: str, shown: simcord.ResponseMessage, *, rightly: bool) -> simcord.ResponseMessage:
    """Answer the current puzzle, and return the next screen."""
    person: Any = world[name]
    for press in ways(world, name, rightly=rightly):
        shown = await pressed(person, shown, press)
    return shown


async def forged(world: World, name: str, shown: simcord.ResponseMessage, press: str) -> simcord.ResponseMessage:
    """Do a press that the screen does not offer any more."""
    result = world.raw_press(name, shown.message, press)
    await world.env.settle()
    return answered(result)


async def begun(world: World, name: str, channel: simcord.ChannelHandle | None = None) -> simcord.ResponseMessage:
    """Start a rush from the puzzle of the day."""
    person: Any = world[name]
    puzzle = answered(await person.slash(channel or world.channel, "tock puzzle"))
    about = now(await person.click(puzzle, custom_id=write_press(ShowRush())))
    assert about.flags.ephemeral
    return now(await person.click(about, custom_id=write_press(BeginRush())))


async def test_rush_ends_at_the_third_mistake_despite_a_restart(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        shown = await begun(world, "Anna")
        assert f"ends <t:{int(stands(world, 'Anna').ends.timestamp())}:R>" in shown.content
        assert shown.attachments, "with the board and the cards"
        shown = await answer(world, "Anna", shown, rightly=True)
        assert EN("rush-right") in shown.content
        assert "1 solved · 0 of 3 wrong" in shown.content
        shown = await answer(world, "Anna", shown, rightly=False)
        assert EN("rush-wrong") in shown.content
        await world.restart()
        shown = await answer(world, "Anna", shown, rightly=False)
        assert "1 solved · 2 of 3 wrong" in shown.content
        shown = await answer(world, "Anna", shown, rightly=False)
        assert EN("rush-over", solved=1, wrong=3) in shown.content
        assert EN("rush-own", solved=1) in shown.content
        assert EN("rush-best-here", solved=1, names="Anna") in shown.content
        assert [one.label for one in buttons(shown.message)] == [EN("button-rush-again")]
        assert not says(shown.content, "puzzle-best"), "solutions are not shown"


async def test_rush_ends_when_its_time_is_over(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        anna: Any = world["Anna"]
        shown = await begun(world, "Anna")
        shown = await answer(world, "Anna", shown, rightly=True)
        late = ways(world, "Anna", rightly=True)
        over = (stands(world, "Anna").began - LASTS).isoformat(timespec="microseconds")
        outside(world.database, "UPDATE rushes SET began_at = ?", over)
        told = now(await anna.click(shown, custom_id=late[0]))
        assert EN("rush-over", solved=1, wrong=0) in told.content
        assert stands(world, "Anna").solved == 1
        again = now(await anna.click(told, custom_id=write_press(BeginRush())))
        assert "0 solved" in again.content
        assert stands(world, "Anna").number == 2


async def test_rush_rejects_double_and_stale_presses(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        first = await begun(world, "Anna")
        old = ways(world, "Anna", rightly=True)
        await answer(world, "Anna", first, rightly=True)
        for press in old:
            twice = await forged(world, "Anna", first, press)
            assert "1 solved" in twice.content
            assert EN("rush-right") not in twice.content
        assert stands(world, "Anna").solved == 1, "an answer counts once"
        seed = stands(world, "Anna").seed
        puzzle: Any = answered(await world["Anna"].slash(world.channel, "tock puzzle"))
        other = now(await world["Anna"].click(puzzle, custom_id=write_press(ShowRush())))
        for goes_on in (other, await forged(world, "Anna", first, write_press(BeginRush()))):
            assert "1 solved" in goes_on.content, "it is the current rush"
        assert (stands(world, "Anna").number, stands(world, "Anna").seed) == (1, seed)

        # Bruno, who has seen Anna's puzzles, gets others.
        await begun(world, "Bruno")
        assert asked(world, "Bruno") != asked(world, "Anna")
        # The bot says nothing about a rush that never existed.
        never = SolveInRush("2026-01-01", 1, 0, BackToHand(TableId(0), Stamp(1)))
        told = await forged(world, "Anna", first, write_press(never))
        assert not says(told.content, "rush-stands")


async def test_hidden_person_is_not_listed_as_the_best(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        shown = await begun(world, "Anna")
        for rightly in (True, True, False, False, False):
            shown = await answer(world, "Anna", shown, rightly=rightly)
        shown = await begun(world, "Bruno")
        for rightly in (True, False, False, False):
            shown = await answer(world, "Bruno", shown, rightly=rightly)
        assert DE("rush-best-here", solved=2, names="Anna") in shown.content
        await privacy(world["Anna"], world.channel)
        await world.press("Anna", world.channel.history(viewer=world["Anna"])[-1], EN("privacy-hide"))
        puzzle: Any = answered(await world["Bruno"].slash(world.channel, "tock puzzle"))
        about = now(await world["Bruno"].click(puzzle, custom_id=write_press(ShowRush())))
        assert DE("rush-best-here", solved=1, names="Bruno") in about.content
        assert "Anna" not in about.content


async def test_rush_in_direct_messages_counts_for_no_server(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        emma: Any = world["Emma"].user
        puzzle = now(await emma.slash("tock puzzle"))
        assert EN("button-puzzles-here") not in [one.label for one in buttons(puzzle.message)]
        about = now(await emma.click(puzzle, custom_id=write_press(ShowRush())))
        shown = now(await emma.click(about, custom_id=write_press(BeginRush())))
        for press in ways(world, "Emma", rightly=True):
            shown = await pressed(emma, shown, press)
        assert "1 solved" in shown.content
        there: Any = answered(await world["Emma"].slash(world.channel, "tock puzzle"))
        shown = now(await world["Emma"].click(there, custom_id=write_press(ShowRush())))
        assert "1 solved" in shown.content, "it is under way"
        over = (utc_now() - timedelta(minutes=4)).astimezone(UTC).isoformat(timespec="microseconds")
        outside(world.database, "UPDATE rushes SET began_at = ?", over)
        about = now(await world["Emma"].click(there, custom_id=write_press(ShowRush())))
        assert EN("rush-own", solved=1) in about.content
        assert not says(about.content, "rush-best-here")
