"""A game played to its end by presses: who learns what about it afterwards, and who does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import discord
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.forms import exported, find_game, privacy
from tests.e2e.test_statistics import last
from tests.e2e.test_tournament import boss_of
from tests.e2e.world import World, answered, buttons, exchange, open_world, play_by_buttons, text_of
from tests.storage.places import database, outside
from tests.tables.recordings import recorded
from tests.texts import DE, EN, says
from tockbot.bot.press import read_press, write_press
from tockbot.bot.shared_presses import PostRegularly
from tockbot.bot.words import speaker
from tockbot.rules import table_rules
from tockbot.storage import Regular, StoredLog, StoredPeople
from tockbot.tables import ChannelId, GuildId, Opened, Stage, TableId, UserId, read_transcript

NAMES = {"Anna": "en", "Bruno": "de"}
"""The two players, with their languages."""

LEFT = 3
"""Number of entries before its end at which a recorded game is loaded: both pass a card, and one plays."""


async def finish_a_game(world: World) -> None:
    """Let Anna and Bruno finish a recorded game in this channel."""
    first, *others = recorded(table_rules("swiss", 2)).entries
    assert isinstance(first.event, Opened)
    here = replace(first.event, guild=GuildId(world.guild.id), channel=ChannelId(world.channel.id))
    async with database(world.database) as opened:
        met = [await StoredPeople(opened).meet(UserId(world[name].id), name, spoken) for name, spoken in NAMES.items()]
        assert [person.id for person in met] == [1, 2], "the recorded game's people"
        log = StoredLog(opened)
        table_id = await log.open([replace(first, event=here), *others[:2]])
        assert table_id is not None
        await log.append(table_id, others[2:-LEFT], ends=False)
    await world.restart()
    await exchange(world, tuple(NAMES))
    await play_by_buttons(world, world.to_act() or "")
    assert world.seen().stage is Stage.FINISHED
    await world.env.settle()


async def refused(who: simcord.MemberActor, where: simcord.ChannelHandle, game: int) -> bool:
    """Return whether a person learns nothing about a game, not even whether it exists."""
    answers = [await find_game(who, where, game)]
    nothing = (await find_game(who, where, 999)).content
    assert nothing == speaker("en")("refused-no-past-game")
    return all(one.content == nothing and not one.attachments for one in answers)


async def test_a_game_to_its_end_and_everything_after_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        anna, bruno = (world[name] for name in NAMES)
        await finish_a_game(world)
        poster = world.board()
        winner = "Anna" if "Anna wins" in text_of(poster) else "Bruno"
        await anna.slash(world.channel, "tock stats")
        assert EN("stats-score", games=1, won=int(winner == "Anna")) in last(world, "Anna", world.channel)
        await anna.slash(world.channel, "tock stats", player=bruno)
        assert says(last(world, "Anna", world.channel), "stats-score")
        await anna.slash(world.channel, "tock leaderboard", list="month")
        assert winner in last(world, "Anna", world.channel)
        await anna.slash(world.channel, "tock leaderboard", list="alone")
        rated = last(world, "Anna", world.channel)
        assert not any(name in rated for name in NAMES), "no one is listed after one game"

        shown = answered(await world.press("Anna", poster, EN("button-replay")))
        assert says(shown.content, "replay-header")
        assert shown.ephemeral
        assert shown.attachments
        (file,) = (await exported(anna, world.channel, 1)).attachments
        assert sorted(read_transcript((await file.read()).decode()).names.values()) == ["Anna", "Bruno"]

        # A running game, even for its players; and the number of no game.
        assert [item.label for item in buttons(world.dm("Bruno"))] == [DE("button-again"), DE("button-replay")]
        again = answered(await world.press("Anna", world.dm("Anna"), EN("button-again")))
        assert f"<#{world.channel.id}>" in again.content
        assert world.seen().channel == world.channel.id
        await world.press("Bruno", world.board(), EN("button-sit"))
        await world.press("Anna", world.board(), EN("button-start"))
        assert world.seen().id == 2
        assert await refused(anna, world.channel, 2)
        # A stranger on another server learns nothing, by commands or forged presses.
        other = world.env.create_guild("Elsewhere")
        there = other.create_text_channel("tock")
        stranger = other.add_member(world.env.create_user("nosy", global_name="Nosy"))
        assert await refused(stranger, there, 1)
        await stranger.slash(there, "tock leaderboard", list="alone")
        assert "Anna" not in there.history(viewer=stranger)[-1].content
        await stranger.slash(there, "tock stats", player=other.add_member(anna.user))
        assert says(there.history(viewer=stranger)[-1].content, "refused-no-statistics")

        # Bruno's data is deleted: his game remains, without his name.
        await privacy(bruno, world.channel)
        for label in (DE("privacy-forget-me"), DE("privacy-forget-me-now")):
            await world.press("Bruno", world.channel.history(viewer=bruno)[-1], label)
        replayed = answered(await world.press("Anna", poster, EN("button-replay")))
        told = replayed.content + "".join(str(one.description) for one in replayed.attachments)
        assert "Bruno" not in told
        (file,) = (await exported(anna, world.channel, 1)).attachments
        assert "Bruno" not in (await file.read()).decode()
        await anna.slash(world.channel, "tock leaderboard", list="alone")
        assert "Bruno" not in last(world, "Anna", world.channel)


async def test_poster_has_buttons_for_praise_and_more(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await finish_a_game(world)
        poster = world.board()
        messages, pictures = len(world.channel.history()), [one.id for one in poster.attachments]
        for name in ("Bruno", "Emma", "Bruno"):
            await world.press(name, poster, EN("button-well-played"))
        await world.restart()
        await world.press("Anna", world.board(), EN("button-well-played"))
        people = ", ".join(f"<@{world[name].id}>" for name in ("Bruno", "Emma", "Anna"))
        assert EN("well-played", names=people) in text_of(world.board())
        assert len(world.channel.history()) == messages
        assert [one.id for one in world.board().attachments] == pictures
        loser = next(name for name in NAMES if f"{name} wins" not in text_of(poster))
        assert EN("table-fought", names=loser) in text_of(poster)
        await world.restart()
        read = await world.press("Bruno", poster, EN("button-log"))
        assert answered(read).content.startswith(DE("log-header"))
        # If the bot may not post in the channel any more, it says so to the user who asks for the next table.
        denied = Overwrite(
            world.env.backend.bot_user.id, OverwriteType.MEMBER, 0, discord.Permissions(attach_files=True).value
        )
        world.env.backend.set_overwrite(world.channel.id, denied)
        await world.env.settle()
        told = answered(await world.press("Anna", world.dm("Anna"), EN("button-again")))
        assert told.content == EN(
            "refused-permissions", channel=f"<#{world.channel.id}>", permissions=EN("permission-attach-files")
        )
        assert world.seen().stage is Stage.FINISHED, "no table was opened"


def cards(world: World) -> list[discord.Message]:
    """Return the end cards in the channel."""
    return [one for one in world.channel.history() if says(text_of(one), "table-won")]


async def test_second_game_brings_the_running_score_and_an_offer_of_looks(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        won = (0, 0)

        def offers(name: str = "Anna") -> list[discord.Message]:
            shown = world.channel.history(viewer=world[name])
            return [one for one in shown if one.flags.ephemeral and EN("looks-offered") in text_of(one)]

        for game in (1, 2):
            await finish_a_game(world)
            card = cards(world)[-1]
            won = (game, 0) if "Anna wins" in text_of(card) else (0, game)
            numbers = EN("score-numbers", own=won[0], their=won[1])
            again = buttons(card)[0]
            assert (again.style, again.label) == (
                discord.ButtonStyle.primary,
                EN("button-again-score", score=numbers),
            )
            assert EN("score-of-two", first="Anna", score=numbers, second="Bruno") in text_of(card)
            # The first game of a server has an offer for its managers, and never two.
            await world.press("Anna", card, EN("button-well-played"))
            assert len(offers()) == game - 1
        assert [len(offered_posts(card)) for card in cards(world)] == [2, 0]
        (offer,) = offers()
        assert [one.filename for one in offer.attachments] == ["wide.png", "dark.png"]
        assert all(one.size < 150_000 for one in offer.attachments)
        told = answered(await world.press("Anna", offer, EN("button-look-dark")))
        assert told.content == EN("look-dark-chosen")
        await world.press("Anna", cards(world)[-1], EN("button-well-played"))
        assert len(offers()) == 1
        # An earlier card keeps its score, and people who hide their statistics are in no score.
        await world.press("Emma", cards(world)[0], EN("button-well-played"))
        first = EN("score-numbers", own=min(won[0], 1), their=min(won[1], 1))
        assert buttons(cards(world)[0])[0].label == EN("button-again-score", score=first)
        await privacy(world["Bruno"], world.channel)
        await world.press("Bruno", world.channel.history(viewer=world["Bruno"])[-1], DE("privacy-hide"))
        await world.press("Emma", cards(world)[-1], EN("button-well-played"))
        assert buttons(cards(world)[-1])[0].label == EN("button-again")
        assert not says(text_of(cards(world)[-1]), "score-of-two")
        assert not offers("Emma"), "spectators have no pictures of their own"


def offered_posts(card: discord.Message) -> list[Regular]:
    pressed = [read_press(one.custom_id or "") for one in buttons(card)]
    return [one.post for one in pressed if isinstance(one, PostRegularly)]


async def test_managers_are_offered_regular_posts_after_the_first_game(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss_of(world)
        await finish_a_game(world)
        (card,) = cards(world)
        assert offered_posts(card) == [Regular.WEEK, Regular.PUZZLE]
        await world.press("Bruno", card, EN("button-well-played"))
        refused = answered(await world.press("Bruno", cards(world)[0], EN("button-post-week")))
        assert refused.content == DE("refused-not-manager")
        told = answered(await world.press("Boss", cards(world)[0], EN("button-post-week")))
        assert told.content == EN("offer-post-week-on", channel=f"<#{world.channel.id}>")
        assert told.ephemeral
        assert offered_posts(cards(world)[0]) == [Regular.PUZZLE], "only possible posts are offered"
        assert EN("well-played", names=f"<@{world['Bruno'].id}>") in text_of(cards(world)[0])
        await world.press("Boss", cards(world)[0], EN("button-post-puzzle"))
        assert offered_posts(cards(world)[0]) == []
        chosen = outside(world.database, "SELECT what, channel FROM regular_posts ORDER BY what")
        assert chosen == [("puzzle", world.channel.id), ("week", world.channel.id)]
        world.raw_press("Boss", card, write_press(PostRegularly(TableId(1), Regular.WEEK)))
        await world.env.settle()
        assert len(outside(world.database, "SELECT what FROM regular_posts")) == 2


async def test_offer_is_for_the_channel_above_a_thread(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss_of(world)
        lobby, backend = world.channel, world.env.backend
        backend.create_thread(lobby.id, "below", world["Anna"].id)
        await world.env.settle()
        (world.channel,) = lobby.threads
        await finish_a_game(world)
        await world.press("Boss", cards(world)[0], EN("button-post-week"))
        assert outside(world.database, "SELECT channel FROM regular_posts") == [(lobby.id,)]
        denied = discord.Permissions(attach_files=True).value
        backend.set_overwrite(lobby.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, denied))
        await world.env.settle()
        refused = answered(await world.press("Boss", cards(world)[0], EN("button-post-puzzle")))
        assert says(refused.content, "refused-permissions")
        assert len(outside(world.database, "SELECT channel FROM regular_posts")) == 1
