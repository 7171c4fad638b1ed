"""The weekly summary: in servers that want it, about people who may be named, once, while the bot may post."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import discord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.bot.walking import choices
from tests.e2e.forms import privacy, server_settings
from tests.e2e.test_bad_days import refusing, sending_here
from tests.e2e.test_statistics import played, played_in
from tests.e2e.world import World, open_world
from tests.storage.places import database, outside
from tests.tables.live import MOMENT
from tests.texts import DE, EN, says
from tockbot.bot.budget import RateBudget
from tockbot.bot.people import Members
from tockbot.bot.screen import Screen
from tockbot.bot.words import speaker
from tockbot.features.seasons import SeasonFeature, WeeklySummary
from tockbot.features.server_settings import ChooseBoards
from tockbot.features.statistics import ShowSeason
from tockbot.results import season_at
from tockbot.service import utc_now
from tockbot.storage import Regular, RegularPost, StoredPeople, StoredStatistics
from tockbot.tables import ChannelId, GuildId, PersonId


def due_now(world: World) -> None:
    """Move the games into the previous week, and make the post due."""
    ended = Regular.WEEK.last_due(utc_now()) - timedelta(hours=1)
    outside(world.database, "UPDATE participations SET ended_at = ?", ended.isoformat(timespec="microseconds"))
    due = MOMENT.isoformat(timespec="microseconds")
    outside(world.database, "UPDATE regular_posts SET claimed_at = NULL, due_at = ?", due)


def posts(world: World) -> list[str]:
    return [one.content for one in world.channel.history() if "Tock" in one.content and not one.flags.ephemeral]


async def test_first_post_after_a_season_names_its_best_players(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        over = season_at(utc_now()).after(-1)
        await played_in(world, over, 6, 1)
        guild = world.client.get_guild(world.guild.id)
        assert guild is not None
        async with database(world.database) as opened:
            book, members = (
                StoredStatistics(opened),
                Members(RateBudget(40), StoredPeople(opened), world.client.tables.renamed),
            )
            weeks = WeeklySummary(book, members, SeasonFeature(book, members))

            async def told(due: datetime) -> Screen | None:
                where = GuildId(guild.id), Regular.WEEK, ChannelId(world.channel.id)
                return await weeks.screen_for(RegularPost(*where, PersonId(1), due), guild, speaker("en"))

            first = Regular.WEEK.next_due(over.ended - timedelta(microseconds=1))
            screen = await told(first)
            assert screen is not None
            lines = screen.text.splitlines()
            assert lines[:2] == [
                EN("season-over", season=EN("season-name", quarter=over.quarter, year=str(over.year))),
                f"**{EN('standings-teams')}**",
            ]
            assert [line.split(" · ")[0] for line in lines[2:]] == ["**1** Anna", "**2** Chloé", "**3** Bruno"]
            assert list(choices(screen)) == [ShowSeason(over.name, in_teams=True, page=0)]
            assert not screen.mentions
            assert await told(first + Regular.WEEK.every) is None, "once"
            early = await told(first - Regular.WEEK.every)
            assert early is None or not says(early.text, "season-over")
            # There were games in the previous week too.
            ended = (first - timedelta(days=1)).isoformat(timespec="microseconds")
            outside(world.database, "UPDATE participations SET ended_at = ?", ended)
            both = await told(first)
            assert both is not None
            assert both.text.startswith(screen.text)
            assert speaker("en")("week-header") in both.text


async def test_weekly_summary_is_posted_once_without_hidden_people(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", locale="de") as world:
        manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = world.guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[manages])
        told = (await server_settings(boss, world.channel, ChooseBoards(), theme="dark")).content
        assert speaker("en")("server-settings-week-off") in told
        told = (await server_settings(boss, world.channel, ChooseBoards(), posts=["week"])).content
        assert speaker("en")("server-settings-week-on", channel=f"<#{world.channel.id}>") in told

        # No games were played.
        due_now(world)
        await world.restart()
        assert posts(world) == []

        await played(world, 3)
        await privacy(world["Bruno"], world.channel)
        await world.press("Bruno", world.channel.history(viewer=world["Bruno"])[-1], DE("privacy-hide"))
        world.guild.remove_member(world["Dario"])
        due_now(world)
        await world.restart()
        (post,) = posts(world)
        assert DE("week-games", games=3, players=2) in post
        (picture,) = next(one.attachments for one in world.channel.history() if one.content == post)
        assert "Anna" in str(picture.description)
        assert "Bruno" not in str(picture.description)
        assert "Bruno" not in post
        assert "Dario" not in post
        await world.restart()
        assert posts(world) == [post]

        # Discord refuses one post for some reason: the bot does not give up.
        due_now(world)
        with refusing(world, sending_here(world), status=403, code=200000):
            await world.restart()
        assert posts(world) == [post]
        assert not boss.user.dm_channel.history()

        # The bot may not post there any more: the person who turned it on is notified once.
        due_now(world)
        denied = discord.Permissions(send_messages=True).value
        overwrite = Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, 0, denied)
        world.env.backend.set_overwrite(world.channel.id, overwrite)
        for _ in range(2):
            await world.restart()
        given_up = [one.content for one in boss.user.dm_channel.history()]
        what = speaker("en")("regular-week")
        assert given_up == [speaker("en")("regular-given-up", what=what, channel=f"<#{world.channel.id}>")]
        assert posts(world) == [post]
