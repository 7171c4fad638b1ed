"""No one gets advice on their own unfinished game or the puzzle of the day by disguising it as something else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from tests.e2e.forms import from_text
from tests.e2e.positions import FOUR, OUT, put
from tests.e2e.world import UNLIMITED, World, answered, bot, open_world, play_by_buttons
from tests.rules.test_alike import turned
from tests.tables.live import LiveTable, by, opening_of
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import ShowReview
from tockbot.bot.words import speaker
from tockbot.learning import puzzle_of
from tockbot.rules import Position, Seat, format_position, parse_position
from tockbot.service import utc_now
from tockbot.tables import Kind, Stage, TableId, commands, transcript_of, write_transcript

LAST_CARD = f"swiss 2s d2 pm 0 65+,h2,h3,h4/{OUT} 5/7"
BEFORE_THE_LAST = f"swiss 2s d2 pm 0 60,h2,h3,h4/{OUT} 55/77"
OWN = speaker("en")("refused-own-game")


def text_of_game(position: str) -> str:
    """Return the text of a game that starts in a position; anyone can write such a file."""
    begins = parse_position(position)
    live = LiveTable.opened(replace(opening_of(begins.rules), kind=Kind.ANALYSIS))
    live.do(by(0), commands.join)
    for _ in begins.rules.seats[1:]:
        live.do(by(0), commands.add_computer)
    live.do(by(0), partial(commands.start, position=begins))
    live.do(by(0), commands.close)
    told = transcript_of(TableId(1), live.entries, {})
    assert told is not None
    return write_transcript(told)


def turned_position(position: Position, seats: int) -> Position:
    """Return a position rotated by this number of seats."""
    count = len(position.rules.seats)
    hands = position.hands[-seats:] + position.hands[:-seats]
    turn = None if position.turn is None else Seat((position.turn + seats) % count)
    dealer = Seat((position.dealer + seats) % count)
    pawns = turned(position.pawns, position.rules, seats)
    return Position(position.rules, dealer, position.phase, turn, pawns, hands)


async def opens(world: World, name: str, texts: Sequence[str]) -> list[str]:
    """Return the answers to a person who wants to play on from the start of each of these games."""
    there = world.guild.create_text_channel(f"tock-{len(world.guild.channels)}")
    return [(await from_text(world[name], there, text)).content for text in texts]


async def test_closed_game_gets_no_advice_while_it_can_be_resumed(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST_CARD, ("Anna", "Bruno"))
        await world.end("Anna")
        assert world.seen().stage is Stage.CLOSED
        other_cards = LAST_CARD.replace("5/7", "5K/27")
        # A third player whose pawns are all in the reserve changes nothing, nor does another seat's point of view.
        with_another = f"swiss 3s d1 pm 0 65+,h2,h3,h4/{OUT}/{OUT} 5/2/7"
        texts = [text_of_game(one) for one in (LAST_CARD, other_cards, with_another)]
        assert await opens(world, "Anna", texts) == [OWN] * 3
        analysed = world.guild.create_text_channel("analysed")
        assert (await from_text(world["Emma"], analysed, texts[0])).content != OWN
        assert world.seen(channel=analysed).kind is Kind.ANALYSIS, "people without such a game may analyse it"


async def test_review_gives_no_advice_on_an_unfinished_game(tmp_path: Path) -> None:
    """A person analysed the position before their own game reached it."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        first = world.channel
        await from_text(world["Anna"], first, text_of_game(LAST_CARD))
        await play_by_buttons(world, "Anna")
        assert world.seen().stage is Stage.FINISHED
        review = write_press(ShowReview(world.seen().id))
        over = world.board()
        assert answered(await world.press_id("Anna", over, review)).content != OWN
        world.channel = world.guild.create_text_channel("tock-2")
        await put(world, LAST_CARD, ("Anna", "Bruno"))
        await world.end("Anna")
        assert answered(await world.press_id("Anna", over, review)).content == OWN


async def test_days_puzzle_gets_no_advice_as_a_text(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, limits=UNLIMITED)) as world:
        for days in (-1, 0, 1):
            puzzle = puzzle_of(utc_now().date() + timedelta(days=days)).position
            seats = range(1, len(puzzle.rules.seats))
            positions = [puzzle, *(turned_position(puzzle, one) for one in seats)]
            told = await opens(world, "Anna", [text_of_game(format_position(one)) for one in positions])
            assert told == [OWN] * len(positions), days
        long_ago = puzzle_of(utc_now().date() - timedelta(days=100)).position
        (told_of_another,) = await opens(world, "Anna", [text_of_game(format_position(long_ago))])
        assert told_of_another != OWN


async def test_hint_is_refused_when_an_analysis_reaches_the_puzzle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await from_text(world["Anna"], world.channel, text_of_game(BEFORE_THE_LAST))
        assert answered(await world.hint("Anna")).content != OWN
        today = replace(puzzle_of(utc_now().date()), position=parse_position(BEFORE_THE_LAST))
        monkeypatch.setattr("tockbot.bot.game_access.puzzle_of", lambda _: today)
        assert answered(await world.hint("Anna")).content == OWN


async def test_puzzle_of_an_own_closed_game_is_not_shown(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, format_position(puzzle_of(utc_now().date()).position), FOUR)
        await world.end("Anna")
        assert answered(await world["Anna"].slash(world.channel, "tock puzzle")).content == OWN
