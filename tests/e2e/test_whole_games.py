from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest
import simcord

from tests.e2e.positions import OUT, late_in_a_game, put
from tests.e2e.world import World, answered, buttons, exchange, open_world, play_by_buttons, seat_four, text_of
from tests.sampled import some
from tests.tables.live import rules_id
from tests.texts import EN, says
from tockbot.computer.greedy import choose_play
from tockbot.rules import RULESETS, MovePlay, Phase, TableRules, plays_without_sevens, table_rules
from tockbot.storage import StoredLog, open_database
from tockbot.tables import Stage, replay

FOUR = ("Anna", "Bruno", "Chloé", "Dario")


async def play_on(world: World, names: tuple[str, ...]) -> dict[bool, list[int]]:
    """Play by buttons and menus to the end. Return the number of presses of each play, sevens separately."""
    presses: dict[bool, list[int]] = {False: [], True: []}
    while world.seen().stage is Stage.PLAYING:
        if world.game().phase is Phase.EXCHANGE:
            await exchange(world, names)
        else:
            name = world.to_act()
            assert name in names
            pressed = await play_by_buttons(world, name)
            made = world.game(name).history
            play = next(record.play for record in reversed(made) if record.seat == world.seen(name).viewer)
            presses[isinstance(play, MovePlay) and play.in_parts].append(pressed)
    return presses


def counted(world: World) -> list[simcord.HttpLogEntry]:
    """Return the requests that Discord counts: all except answers to presses and edits of the pressed message."""
    return [one for one in world.env.http_requests if not one.path.startswith(("/interactions/", "/webhooks/"))]


async def play_as_four(world: World) -> None:
    """Let four people play to the end, and check how often they press and how much the bot sends."""
    before, played = len(counted(world)), len(world.game().history)
    presses = await play_on(world, FOUR)
    assert mean(presses[False]) <= 2.2
    assert mean(presses[True]) <= 4.5
    # Discord lets a bot make fifty requests a second.
    assert len(counted(world)) - before <= 2.8 * (len(world.game().history) - played)
    assert world.seen().stage is Stage.FINISHED
    assert says(text_of(world.board()), "table-won")
    assert all(len(buttons(hand)) == 2 for hand in map(world.dm, FOUR)), "to play again, and the replay"


async def test_four_people_end_a_game_by_buttons(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, late_in_a_game(table_rules("swiss", 4)), FOUR)
        await play_as_four(world)


@pytest.mark.long
async def test_four_people_play_a_whole_game_by_buttons(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, FOUR)
        await play_as_four(world)
        over = world.seen()
        assert over.game is not None
        proof = answered(await world.press("Anna", world.board(), EN("button-fair"))).content
        said = next(m for m in world.channel.history() if says(m.content, "announced"))
        assert all(fact in proof for fact in (str(said.id), EN("proof-holds")))
        record = next(m for m in world.channel.history() if says(text_of(m), "started-header"))
        assert over.seed_hash in proof
        assert over.seed_hash not in said.content + text_of(record), "only this button shows it"
        assert str(record.id) in said.content
        assert record.jump_url in proof
        (fair,) = buttons(record)
        assert over.seed_hash in str(fair.custom_id), "the start message stays"
        await world.client.close()
        database = await open_database(world.database)
        kept = replay(await StoredLog(database).read(over.id))
        await database.close()
        assert kept.game is not None
        assert kept.game.history == over.game.history


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS)
async def test_one_person_and_three_computers_play_a_whole_game(tmp_path: Path, ruleset: str) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",), ruleset=ruleset)
        await play_on_among_computers(world)


async def play_on_among_computers(world: World) -> None:
    """Let Anna play to the end, and check how much the bot sends and what it leaves behind."""
    before, played = len(counted(world)), len(world.game().history)
    await play_on(world, ("Anna",))
    assert world.seen().stage is Stage.FINISHED
    assert says(text_of(world.board()), "table-won")
    own = [record for record in world.game().history[played:] if record.seat == world.seen("Anna").viewer]
    # This includes the messages about the end.
    assert len(counted(world)) - before <= 4 * (len(own) + 1)
    left = [message for message in world["Anna"].user.dm_channel.history() if message.author == world.client.user]
    assert len(left) == 1


@pytest.mark.usefixtures("drawn")
async def test_a_game_is_typed_to_its_end(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, late_in_a_game(table_rules("swiss", 4)), ("Anna", None, None, None))
        while world.seen().stage is Stage.PLAYING:
            if world.game().phase is Phase.EXCHANGE:
                await exchange(world, ("Anna",))
            else:
                await type_a_play(world)
        assert says(text_of(world.board()), "table-won")


async def type_a_play(world: World) -> None:
    """Type the card that the greedy player would play, and pick its play from the suggestions."""
    name = world.to_act()
    assert name is not None
    game = world.game(name)
    wanted = choose_play(game)
    rank = "Joker" if "*" in wanted.spent else wanted.spent[0].replace("T", "10")
    offered = await world[name].autocomplete(world.channel, "tock play", "card", rank)
    assert 0 < len(offered) <= 25
    assert all(len(choice["name"]) <= 100 and len(choice["value"]) <= 100 for choice in offered)
    value = (
        f"#{game.stamp}.{next((n for n, one in enumerate(plays_without_sevens(game.position())) if one == wanted), -1)}"
    )
    picked = next((choice for choice in offered if choice["value"] == value), offered[-1])
    result = await world[name].slash(world.channel, "tock play", card=picked["value"])
    assert answered(result).content
    assert len(world.game().history) > len(game.history)


async def test_a_play_can_be_typed_in_words(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", players=2)
        await world.add_computer("Anna")
        await world.start("Anna")
        early = await world["Anna"].slash(world.channel, "tock play", card="K")
        assert says(answered(early).content, "refused-gives-first")
        await exchange(world, ("Anna",))
        refused = await world["Anna"].slash(world.channel, "tock play", card="fly to the moon")
        assert answered(refused).content == EN("refused-not-legal")
        offered = await world["Anna"].autocomplete(world.channel, "tock play", "card", "")
        done = await world["Anna"].slash(world.channel, "tock play", card=offered[0]["name"])
        assert says(answered(done).content, "played")


async def suggested(world: World, typed: str) -> list[str]:
    offered = await world["Anna"].autocomplete(world.channel, "tock play", "card", typed)
    return [choice["name"] for choice in offered]


async def test_first_typed_word_is_matched_with_cards_only(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss 2s d2 pm 0 27,r,r,r/{OUT} 3T/5", ("Anna", "Bruno"))
        assert await suggested(world, "3") == ["3: pawn 1: 27 → 30"], "the field 37 is no card"
        assert await suggested(world, "1") == ["10: pawn 1: 27 → 37"]
        assert await suggested(world, "7") == [], "there is no seven, only a field 27"
        assert await suggested(world, "27") == ["3: pawn 1: 27 → 30", "10: pawn 1: 27 → 37"]
        assert await suggested(world, "3: 27") == ["3: pawn 1: 27 → 30"]
        refused = await world["Anna"].slash(world.channel, "tock play", card="7")
        assert answered(refused).content == EN("refused-not-legal")


async def test_joker_is_found_by_the_card_that_it_counts_as(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss 2s d2 pm 0 27,r,r,r/{OUT} 3*/5", ("Anna", "Bruno"))
        assert await suggested(world, "5") == ["Joker: as 5: pawn 1: 27 → 32"]
        assert await suggested(world, "3") == ["3: pawn 1: 27 → 30"]


@pytest.mark.parametrize(
    "rules",
    some(
        [
            table_rules("toctoc", 4, options={"seven_diagonal": "on"}),
            table_rules("ttg", 4, options={"jokers": "on", "ten_swap": "on", "jack_discard": "on"}),
            table_rules("italian", 3, options={"places": "on"}),
            table_rules("keezen", 4),
            table_rules("jackaroo", 4),
            table_rules("jackaroo", 4, in_teams=False, options={"burn": "choice", "queen_burns": "on"}),
            table_rules("swiss", 8),
        ],
        3,
    ),
    ids=rules_id,
)
async def test_every_ruleset_is_played_to_the_end(tmp_path: Path, rules: TableRules) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, late_in_a_game(rules), ("Anna", *[None] * (rules.party.players - 1)))
        await play_on_among_computers(world)


@pytest.mark.long
async def test_two_play_by_house_rules_from_the_lobby_to_the_end(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="italian", players=2, options="places")
        await world.add_computer("Anna")
        await world.press("Anna", world.board(), EN("button-start"))
        await play_on(world, ("Anna",))
        assert world.seen().stage is Stage.FINISHED


@pytest.mark.parametrize("locale", some(["de", "en-US", "fr", "it"], 2))
async def test_table_uses_the_server_language_and_hands_the_players(tmp_path: Path, locale: str) -> None:
    async with open_world(tmp_path / "t.sqlite3", locale=locale) as world:
        await world["Anna"].slash(world.channel, "tock new")
        for name in FOUR[1:]:
            await world[name].slash(world.channel, "tock join")
        await world.start("Anna")
        headers = {name: world.dm(name).content.splitlines()[1].split()[0] for name in FOUR}
        assert len(set(headers.values())) == 4
        await exchange(world, FOUR)
        assert says(text_of(world.board()), "table-turn", locale[:2])
        for name in FOUR:
            answer = answered(await world[name].slash(world.channel, "tock rules"))
            assert len(answer.content) <= 2000
