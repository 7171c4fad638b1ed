"""Statistics in a server: the user's own and those of people who show theirs, and no one else's."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
import simcord

from tests.e2e.forms import fill, privacy
from tests.e2e.world import World, answered, buttons, open_world, text_of
from tests.results.made import result
from tests.storage.places import database
from tests.texts import DE, EN, FR, says
from tockbot.bot import people
from tockbot.bot.press import Press, write_press
from tockbot.features.lobby.screens import ChooseTerms
from tockbot.features.statistics import ShowSeason, ShowSeasons, ShowStandings, Standings
from tockbot.results import Season, season_at
from tockbot.service import utc_now
from tockbot.storage import StoredPeople
from tockbot.storage.results import save_result
from tockbot.tables import GuildId, PersonId, TableId, UserId

A_DAY = 24 * 60
NAMES = ("Anna", "Bruno", "Chloé", "Dario")


async def played(world: World, games: int, first: int = 1) -> None:
    """Let Anna and Chloé win games against Bruno and Dario in this server, one a day; all four met others too."""
    async with database(world.database) as opened:
        people: list[PersonId] = [
            (await StoredPeople(opened).meet(UserId(world[name].id), name, "en")).id for name in NAMES
        ]
        for number in range(first, games + 1):
            game = replace(result(*people, number=number * A_DAY), guild=GuildId(world.guild.id))
            await opened.transact(partial(save_result, table_id=TableId(number), result=game))
        others = [(await StoredPeople(opened).meet(UserId(9000 + one), f"Other {one}", "en")).id for one in range(5)]
        met = [(world.guild.id, one, other) for one in people for other in others]
        sql = "INSERT OR IGNORE INTO rated_against (guild, in_teams, person, opponent) VALUES ($1, 1, $2, $3)"
        await opened.transact(lambda transaction: transaction.run_many(sql, met))


def last(world: World, name: str, channel: simcord.ChannelHandle) -> str:
    """Return the whole last answer to a person, including the picture's description."""
    message = channel.history(viewer=world[name])[-1]
    return "\n".join((message.content, *(str(one.description) for one in message.attachments)))


def labels(world: World) -> set[str | None]:
    """Return the labels of the board's buttons."""
    return {one.label for one in buttons(world.board())}


async def test_statistics_are_shown_only_to_people_who_may_see_them(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        anna, bruno = world["Anna"], world["Bruno"]
        await anna.slash(world.channel, "tock stats")
        assert says(last(world, "Anna", world.channel), "refused-no-statistics")
        await played(world, 12)
        world.guild.remove_member(world["Dario"])
        await anna.slash(world.channel, "tock stats")
        own = last(world, "Anna", world.channel)
        assert EN("stats-score", games=12, won=12) in own
        assert EN("stats-with", name="Chloé", won=12, games=12) in own
        assert EN("stats-rating-teams", rating="1,") in own
        await anna.slash(world.channel, "tock stats", player=bruno)
        assert EN("stats-score", games=12, won=0) in last(world, "Anna", world.channel)
        await anna.slash(world.channel, "tock leaderboard", list="teams")
        ranked = last(world, "Anna", world.channel)
        assert ranked.index("Anna") < ranked.index("Bruno")
        assert "Dario" not in ranked, "a person who left the server is on no list"
        listed = world.channel.history(viewer=anna)[-1]
        await world.choose("Anna", listed, write_press(ShowStandings(Standings.PAIRS, 0)))
        assert EN("standings-score", won=12, games=12, percent=100).partition(" (")[0] in last(
            world, "Anna", world.channel
        )

        # Bruno hides his statistics.
        await privacy(bruno, world.channel)
        hidden = await world.press("Bruno", world.channel.history(viewer=bruno)[-1], DE("privacy-hide"))
        assert DE("privacy-statistics-hidden") in answered(hidden).content
        await anna.slash(world.channel, "tock stats", player=bruno)
        assert says(last(world, "Anna", world.channel), "refused-no-statistics")
        await anna.slash(world.channel, "tock leaderboard")
        assert "Bruno" not in last(world, "Anna", world.channel)

        # Chloé's data is deleted.
        await privacy(world["Chloé"], world.channel)
        for button in ("privacy-forget-me", "privacy-forget-me-now"):
            await world.press("Chloé", world.channel.history(viewer=world["Chloé"])[-1], FR(button))
        for command in ("tock stats", "tock leaderboard"):
            await anna.slash(world.channel, command)
            assert "Chloé" not in last(world, "Anna", world.channel)

        # A stranger in another server, where Anna is also a member but never played.
        other = world.env.create_guild("Elsewhere")
        channel = other.create_text_channel("tock")
        stranger = other.add_member(world.env.create_user("nosy", global_name="Nosy"))
        there = other.add_member(anna.user)
        await stranger.slash(channel, "tock stats", player=there)
        assert says(channel.history(viewer=stranger)[-1].content, "refused-no-statistics")
        await stranger.slash(channel, "tock leaderboard")
        assert "Anna" not in channel.history(viewer=stranger)[-1].content


async def test_ratings_show_their_uncertainty_only_on_request(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await played(world, 12)
        anna, channel = world["Anna"], world.channel
        await anna.slash(channel, "tock stats")
        assert "±" not in last(world, "Anna", channel)
        await anna.slash(channel, "tock leaderboard", list="teams")
        assert "Anna" in last(world, "Anna", channel)
        assert "±" not in last(world, "Anna", channel)
        await world.press("Anna", channel.history(viewer=anna)[-1], EN("button-ranking"))
        shown = last(world, "Anna", channel)
        assert shown.count("±") >= 5, "everyone's and her own"
        assert EN("standings-about-rating") in shown
        await world.press("Anna", channel.history(viewer=anna)[-1], EN("button-standings"))
        assert "±" not in last(world, "Anna", channel)


async def test_friends_table_lists_everyone_with_three_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Ask Discord about members each time, as an hour later.
    monkeypatch.setattr(people, "REMEMBERED", 0.0)
    async with open_world(tmp_path / "t.sqlite3") as world:
        anna, channel = world["Anna"], world.channel

        async def table() -> str:
            await anna.slash(channel, "tock leaderboard")
            return last(world, "Anna", channel)

        await played(world, 2)
        assert EN("standings-none") in await table()
        assert EN("standings-about-friends", games=3) in await table()
        await played(world, 3, first=3)
        lines = (await table()).splitlines()
        assert lines[0] == f"**{EN('standings-friends')}**"
        for place, name, won in ((1, "Anna", 3), (3, "Bruno", 0)):
            assert f"{place}. {name}: {EN('standings-tally', games=3, won=won, hits=15)}" in lines
        assert len([line for line in lines if says(line, "standings-tally")]) == 4

        # Someone hides, someone's data is deleted, and someone leaves the server.
        await privacy(world["Bruno"], channel)
        await world.press("Bruno", channel.history(viewer=world["Bruno"])[-1], DE("privacy-hide"))
        await privacy(world["Chloé"], channel)
        for button in ("privacy-forget-me", "privacy-forget-me-now"):
            await world.press("Chloé", channel.history(viewer=world["Chloé"])[-1], FR(button))
        world.guild.remove_member(world["Dario"])
        shown = await table()
        assert "Anna" in shown
        assert not [name for name in ("Bruno", "Chloé", "Dario") if name in shown]


async def played_in(world: World, season: Season, games: int, first: int) -> None:
    """Let Anna and Chloé win games in a season against Bruno and Dario; all four met others too."""
    async with database(world.database) as opened:
        people = [(await StoredPeople(opened).meet(UserId(world[name].id), name, "en")).id for name in NAMES]
        for number in range(first, first + games):
            at = season.began + timedelta(days=number - first, hours=1)
            game = replace(result(*people), guild=GuildId(world.guild.id), ended=at)
            await opened.transact(partial(save_result, table_id=TableId(number), result=game))
        others = [(await StoredPeople(opened).meet(UserId(9000 + one), f"Other {one}", "en")).id for one in range(3)]
        met = [(world.guild.id, season.name, one, other) for one in people for other in others]
        sql = "INSERT INTO rated_against (guild, season, in_teams, person, opponent) VALUES ($1, $2, 1, $3, $4)"
        await opened.transact(lambda transaction: transaction.run_many(sql, met))


async def test_leaderboard_leads_to_current_and_past_seasons(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        this = season_at(utc_now())
        last, before = this.after(-1), this.after(-3)
        await played_in(world, before, 5, 1)
        await played_in(world, last, 4, 11)
        await played_in(world, this, 3, 21)

        async def pressed(name: str, button: str) -> str:
            shown = world.channel.history(viewer=world[name])[-1]
            await world.press(name, shown, button)
            return last_said(name)

        async def chosen(name: str, press: Press) -> str:
            await world.choose(name, world.channel.history(viewer=world[name])[-1], write_press(press))
            return last_said(name)

        def last_said(name: str) -> str:
            return world.channel.history(viewer=world[name])[-1].content

        await world["Anna"].slash(world.channel, "tock leaderboard", list="teams")
        assert EN("standings-teams") in last_said("Anna")
        labels = [one.label for one in buttons(world.channel.history(viewer=world["Anna"])[-1])]
        assert labels == [EN("button-ranking")], "seasons are in the menu"
        now = await chosen("Anna", ShowSeason(None, in_teams=True, page=0))
        assert f"{EN('season-name', quarter=this.quarter, year=str(this.year))} · {EN('standings-teams')}" in now
        assert EN("season-placement", games=3, enough=5, people=5, different=5) in now
        assert says(now, "season-about")
        alone = await pressed("Anna", EN("button-season-alone"))
        assert EN("standings-alone") in alone
        assert EN("season-placement", games=0, enough=5, people=0, different=5) in alone
        assert EN("standings-teams") in await pressed("Anna", EN("button-season-teams"))
        earlier = await pressed("Anna", EN("button-seasons"))
        assert (
            EN(
                "season-best",
                season=EN("season-name", quarter=before.quarter, year=str(before.year)),
                names="🥇 Anna, 🥈 Chloé, 🥉 Bruno",
            )
            in earlier
        )
        assert EN("season-name", quarter=last.quarter, year=str(last.year)) not in earlier, (
            "four games are not enough for a place"
        )
        menu = world.channel.history(viewer=world["Anna"])[-1]
        await world.choose("Anna", menu, write_press(ShowSeason(before.name, in_teams=True, page=0)))
        (picture,) = world.channel.history(viewer=world["Anna"])[-1].attachments
        rows = [line.partition(":")[0] for line in str(picture.description).splitlines() if line[:1].isdigit()]
        assert rows == ["1. Anna", "2. Chloé", "3. Bruno", "4. Dario"]
        assert not says(last_said("Anna"), "season-placement"), "that season is over"
        assert EN("standings-teams") in await pressed("Anna", EN("button-standings"))

        await privacy(world["Bruno"], world.channel)
        await world.press("Bruno", world.channel.history(viewer=world["Bruno"])[-1], DE("privacy-hide"))
        await world["Anna"].slash(world.channel, "tock leaderboard")
        assert "Bruno" not in await chosen("Anna", ShowSeasons(in_teams=True))

        # A season that has not started, or is invalid, is refused.
        board = world.channel.history(viewer=world["Anna"])[-1]
        for name in (this.after(1).name, "2026-7"):
            refused = world.raw_press("Anna", board, write_press(ShowSeason(name, in_teams=True, page=0)))
            await world.env.settle()
            assert not says(answered(refused).content, "season-name")


async def test_host_chooses_whether_a_table_is_rated(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", rated=False)
        assert not world.seen().terms.rated
        told = answered(await world.inside("Bruno", EN("button-setup")))
        assert [item.label for item in buttons(told.message)] == [DE("button-rules"), DE("button-more")]
        assert not world.seen().terms.rated, "only the host chooses"
        await world.add_computer("Anna")
        await world.press("Anna", world.board(), "Fill")
        await world.end("Anna")
        await world.press("Anna", world.board(), EN("button-again"))
        assert not world.seen().terms.rated, "the next table keeps the choice"
        shown = answered(await world.press("Anna", world.board(), EN("button-setup")))
        await fill(world["Anna"], shown, ChooseTerms(world.seen().id), others=["rated"])
        assert world.seen().terms.rated


async def test_lobby_of_one_side_is_not_called_rated(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        assert EN("lobby-rated-not-yet") in text_of(world.board())
        await world["Bruno"].slash(world.channel, "tock join")
        assert EN("button-rated-on") in text_of(world.board())
        await world["Bruno"].slash(world.channel, "tock leave")
        assert EN("button-rated-on") not in text_of(world.board())
