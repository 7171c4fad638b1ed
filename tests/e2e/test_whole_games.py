from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.positions import OUT, put
from tests.e2e.world import World, answered, exchange, play_by_buttons, seat_four, world
from tockbot.computer.greedy import choose_play
from tockbot.rules import Phase, legal_plays
from tockbot.storage.database import Database
from tockbot.storage.log import SqliteLog
from tockbot.tables import Stage, replay

FOUR = ("Anna", "Bruno", "Chloé", "Dario")


async def play_on(table: World, names: tuple[str, ...]) -> None:
    """Play by buttons and menus until the game is over."""
    while table.seen().stage is Stage.PLAYING:
        if table.game().phase is Phase.EXCHANGE:
            await exchange(table, names)
        else:
            name = table.to_act()
            assert name in names
            await play_by_buttons(table, name)


async def test_four_people_play_a_whole_game_by_buttons(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, FOUR)
        await play_on(table, FOUR)
        over = table.seen()
        assert over.stage is Stage.FINISHED
        assert over.game is not None
        assert over.seed is not None
        assert over.seed in table.board().content
        assert over.seed_hash is not None
        assert over.seed_hash in table.board().content
        record = next(m for m in table.channel.history() if "has begun" in m.content)
        assert over.seed_hash in record.content
        assert not record.components
        assert "win!" in table.board().content
        assert all(not hand.components for hand in map(table.dm, FOUR))
        await table.client.close()
        database = await Database.open(table.database)
        kept = replay(await SqliteLog(database).read(over.id))
        await database.close()
        assert kept.game is not None
        assert kept.game.history == over.game.history


async def test_one_person_and_three_computers_play_a_whole_game(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await play_on(table, ("Anna",))
        assert "win!" in table.board().content


async def test_a_whole_game_is_typed(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        for _ in range(3):
            await table["Anna"].slash(table.channel, "tock computer")
        await table["Anna"].slash(table.channel, "tock start")
        while table.seen().stage is Stage.PLAYING:
            if table.game().phase is Phase.EXCHANGE:
                await exchange(table, ("Anna",))
            else:
                await type_a_play(table)
        assert "win!" in table.board().content


async def type_a_play(table: World) -> None:
    """Type the card that the greedy player would play, and pick its play from the suggestions."""
    name = table.to_act()
    assert name is not None
    game = table.game(name)
    wanted = choose_play(game)
    rank = "Joker" if "*" in wanted.spent else wanted.spent[0].replace("T", "10")
    offered = await table[name].autocomplete(table.channel, "tock play", "card", rank)
    assert 0 < len(offered) <= 25
    assert all(len(choice["name"]) <= 100 and len(choice["value"]) <= 100 for choice in offered)
    value = f"#{game.stamp}.{next((n for n, one in enumerate(legal_plays(game.position())) if one == wanted), -1)}"
    picked = next((choice for choice in offered if choice["value"] == value), offered[-1])
    result = await table[name].slash(table.channel, "tock play", card=picked["value"])
    assert answered(result).content
    assert len(table.game().history) > len(game.history)


async def test_a_play_can_be_typed_in_words(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new", players=2)
        await table["Anna"].slash(table.channel, "tock computer")
        await table["Anna"].slash(table.channel, "tock start")
        await exchange(table, ("Anna",))
        refused = await table["Anna"].slash(table.channel, "tock play", card="fly to the moon")
        assert "cannot be played" in answered(refused).content
        offered = await table["Anna"].autocomplete(table.channel, "tock play", "card", "")
        done = await table["Anna"].slash(table.channel, "tock play", card=offered[0]["name"])
        assert answered(done).content.startswith("Played")


async def suggested(table: World, typed: str) -> list[str]:
    offered = await table["Anna"].autocomplete(table.channel, "tock play", "card", typed)
    return [choice["name"] for choice in offered]


async def test_the_card_typed_first_is_looked_for_among_cards_only(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss 2s d2 pm 0 27,r,r,r/{OUT} 3T/5", ("Anna", "Bruno"))
        assert await suggested(table, "3") == ["3: pawn 1: 27 → 30"], "the field 37 is no card"
        assert await suggested(table, "1") == ["10: pawn 1: 27 → 37"]
        assert await suggested(table, "7") == [], "there is no seven, only a field 27"
        assert await suggested(table, "27") == ["3: pawn 1: 27 → 30", "10: pawn 1: 27 → 37"]
        assert await suggested(table, "3: 27") == ["3: pawn 1: 27 → 30"]
        refused = await table["Anna"].slash(table.channel, "tock play", card="7")
        assert "cannot be played" in answered(refused).content


async def test_a_joker_is_found_by_the_card_it_stands_for(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss 2s d2 pm 0 27,r,r,r/{OUT} 3*/5", ("Anna", "Bruno"))
        assert await suggested(table, "5") == ["Joker: as 5: pawn 1: 27 → 32"]
        assert await suggested(table, "3") == ["3: pawn 1: 27 → 30"]


@pytest.mark.parametrize("players", [3, 6, 8])
async def test_other_table_sizes_are_played_to_the_end(tmp_path: Path, players: int) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new", players=players)
        for _ in range(players - 1):
            await table["Anna"].slash(table.channel, "tock computer")
        await table.press("Anna", table.board(), "Start")
        await play_on(table, ("Anna",))
        assert table.seen().stage is Stage.FINISHED


@pytest.mark.parametrize(
    ("ruleset", "players", "options"),
    [
        ("toctoc", 4, "seven_diagonal"),
        ("ttg", 4, "jokers jack_discard ten_swap"),
        ("italian", 2, "places"),
        ("swiss", 4, "board=dog"),
    ],
)
async def test_every_ruleset_is_played_to_the_end(tmp_path: Path, ruleset: str, players: int, options: str) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new", ruleset=ruleset, players=players, options=options)
        for _ in range(players - 1):
            await table["Anna"].slash(table.channel, "tock computer")
        await table.press("Anna", table.board(), "Start")
        await play_on(table, ("Anna",))
        assert table.seen().stage is Stage.FINISHED


@pytest.mark.parametrize(("locale", "due"), [("en-US", "It is"), ("de", "<@"), ("fr", "de jouer"), ("it", "Tocca a")])
async def test_the_table_speaks_the_servers_language_and_hands_their_players(
    tmp_path: Path, locale: str, due: str
) -> None:
    async with world(tmp_path / "t.sqlite3", locale=locale) as table:
        await table["Anna"].slash(table.channel, "tock new")
        for name in FOUR[1:]:
            await table[name].slash(table.channel, "tock join")
        await table["Anna"].slash(table.channel, "tock start")
        headers = {name: table.dm(name).content.splitlines()[1].split()[0] for name in FOUR}
        assert len(set(headers.values())) == 4
        await exchange(table, FOUR)
        assert due in table.board().content
        for name in FOUR:
            answer = answered(await table[name].slash(table.channel, "tock rules"))
            assert len(answer.content) <= 2000
