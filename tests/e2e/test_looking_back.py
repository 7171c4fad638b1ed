"""Finished games: who may look at them and from where, and what everyone else sees."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import discord
import simcord

from tests.e2e.forms import choose_line, exported, fill, find_game, from_text, more_games, privacy
from tests.e2e.positions import OUT, decided, put
from tests.e2e.world import World, answered, buttons, menus, open_world, play_by_buttons, seat_four
from tests.texts import DE, between, says
from tockbot.bot.press import read_press, write_press
from tockbot.bot.shared_presses import (
    FindGame,
    Look,
    LookBack,
    OpenReplay,
    PlayOnFromText,
    ShowProof,
    ShowReview,
    StartWithCut,
)
from tockbot.bot.words import speaker
from tockbot.features.replay_screens import ExportGame, ExportPage, FilmGame, PlayOn
from tockbot.features.review_screens import ShareReview, ShowMistake
from tockbot.features.statistics import ShowSeason, ShowSeasons, ShowStandings, Standings
from tockbot.rules import Seat, format_position, plays_without_sevens
from tockbot.tables import Kind, Stage, TableId, commands, read_transcript

LAST_CARD = f"swiss 2s d2 pm 0 65+,h2,h3,h4/{OUT} 5/7"
"""One play before the end."""

EN = speaker("en")
GAME = TableId(1)
START = EN("replay-header", game=1, number=1, play=0, plays=1)
REFUSED = EN("refused-no-past-game")
NONE_HERE = "No game has been played to its end here yet"


async def over_in_secret(world: World) -> None:
    """Finish Anna's game against a computer player in a channel that Bruno cannot see."""
    hidden = discord.PermissionOverwrite(view_channel=False)
    world.channel = world.guild.create_text_channel("secret", overwrites={world["Bruno"]: hidden})
    await put(world, LAST_CARD, ("Anna", None))
    await play_by_buttons(world, "Anna")
    assert world.seen().stage is Stage.FINISHED


async def test_a_game_that_is_over_is_gone_through_and_kept_as_text(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST_CARD, ("Anna", None))
        await play_by_buttons(world, "Anna")
        await world.restart()
        shown = answered(await world.press("Anna", world.board(), EN("button-replay")))
        assert shown.ephemeral
        assert START in shown.content
        (picture,) = shown.attachments
        assert EN("alt-held", name="Anna", cards="5♠") in (picture.description or "")
        on = LookBack(GAME, 0, Seat(0), hands_open=True, look=Look.ON)
        after = await world["Anna"].click(shown, custom_id=write_press(on))
        assert "wins!" in answered(after).content
        moving = await choose_line(world["Anna"], shown, FilmGame(GAME, Seat(0), whole=True))
        assert [one.filename for one in moving.attachments] == ["game.gif"]
        refused = answered(await world.press("Bruno", world.board(), EN("button-review")))
        assert says(refused.content, "refused-review-of-others", "de")
        review = answered(await world.press("Anna", world.board(), EN("button-review")))
        assert review.ephemeral
        assert says(review.content, "review-no-mistakes")
        assert len(review.attachments) == 1
        before = len(world.channel.history())
        await world["Anna"].click(review, custom_id=write_press(ShareReview(GAME)))
        shared = [one for one in world.channel.history()[before:] if not one.flags.ephemeral]
        assert [says(one.content, "review-header") for one in shared] == [True]
        theirs = answered(await world.press("Bruno", world.board(), EN("button-review")))
        assert says(theirs.content, "review-header", "de"), "it was shared with everyone"
        german = await find_game(world["Bruno"], world.channel, 1)
        assert says(german.content, "replay-header", "de")
        text = await choose_line(world["Bruno"], german, ExportGame(GAME))
        (file,) = text.attachments
        read = read_transcript((await file.read()).decode())
        assert list(read.names.values()) == ["Anna"]
        assert (read.number, len(read.steps)) == (1, 1)


async def test_mistake_is_shown_and_can_be_solved(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, "swiss 2s d2 pm 0 65+,h2,h3,h4/62,h2,h3,h4 A45/3", ("Anna", None))
        for card in "4A":
            game = world.game("Anna")
            *_, play = (one for one in plays_without_sevens(game.position()) if one.spent == card)
            await decided(world, partial(commands.play, chosen=play, stamp=game.stamp))
        assert world.seen().stage is Stage.FINISHED
        anna = world["Anna"]
        review = answered(await world.press("Anna", world.board(), EN("button-review")))
        assert between("review-cost", "after", "what", before=0).partition(". ")[2] + "`5`" in review.content
        better = answered(await anna.click(review, label=EN("button-turn", place=1)))
        assert [file.filename for file in better.attachments] == ["better.png"]
        again = answered(await anna.click(review, label=EN("button-mistakes")))
        assert says(again.content, "mistake-asked")
        for card, goal, told in (("4♠", "69", "mistake-still"), ("5♠", "home", "mistake-found")):
            for part in (card, goal):
                label = next(one.label for one in buttons(again.message) if part in (one.label or ""))
                again = answered(await anna.click(again, label=label))
            assert says(again.content, told)
        forged = world.raw_press("Bruno", world.board(), write_press(ShowMistake(GAME, 0)))
        await world.env.settle()
        assert not answered(forged).attachments, "it was not his game"


async def test_game_is_visible_only_to_players_and_channel_readers(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        elsewhere, lobby = world.env.create_guild("Elsewhere"), world.channel
        away = elsewhere.create_text_channel("away")
        await over_in_secret(world)
        allowed = await find_game(world["Chloé"], lobby, 1)
        assert allowed.attachments
        own = elsewhere.add_member(world["Anna"].user)
        assert (await exported(own, away, 1)).attachments, "she played in it"

        stranger = elsewhere.add_member(world["Chloé"].user)
        for who, where in ((world["Bruno"], lobby), (stranger, away)):
            refused = await find_game(who, where, 1)
            assert not refused.attachments
            assert refused.content == (await find_game(who, where, 99)).content
        forged = (
            OpenReplay(GAME),
            LookBack(GAME, 0, Seat(0), hands_open=True),
            ExportGame(GAME),
            ShowReview(GAME),
        )
        await world["Bruno"].slash(lobby, "tock new")
        message = lobby.history()[-1]
        for press in forged:
            result = world.raw_press("Bruno", message, write_press(press))
            await world.env.settle()
            assert answered(result).content == DE("refused-no-past-game")
            assert not answered(result).attachments


async def test_a_game_of_a_private_thread_is_seen_by_those_in_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        lobby = world.channel
        private = discord.ChannelType.private_thread.value
        thread = world.env.backend.create_thread(lobby.id, "between us", world["Anna"].id, type=private)
        await world.env.settle()
        (world.channel,) = lobby.threads
        await put(world, LAST_CARD, ("Anna", None))
        await play_by_buttons(world, "Anna")
        bruno = world["Bruno"]
        assert not (await find_game(bruno, lobby, 1)).attachments
        world.env.backend.add_thread_member(thread.id, bruno.id)
        assert (await find_game(bruno, lobby, 1)).attachments
        may_all = world.guild.create_role("boss", permissions=discord.Permissions(manage_threads=True))
        boss = world.guild.add_member(world.env.create_user("boss"), roles=[may_all])
        assert (await find_game(boss, lobby, 1)).attachments


async def test_unfinished_game_is_hidden_from_its_players_too(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        assert REFUSED in (await find_game(world["Anna"], world.channel, 1)).content
        await world.end("Anna")
        assert REFUSED in (await find_game(world["Anna"], world.channel, 1)).content
        listed = answered(await world["Anna"].slash(world.channel, "tock games"))
        assert [one.label for one in buttons(listed.message)] == [EN("button-more-options")]
        assert not [one for one in buttons(world.board()) if one.label == EN("button-replay")]


async def test_finished_game_is_found_in_a_list_and_its_replay_has_six_buttons(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST_CARD, ("Anna", None))
        await play_by_buttons(world, "Anna")
        await world.restart()
        listed = answered(await world["Anna"].slash(world.channel, "tock games"))
        last = answered(await world["Anna"].click(listed, label=EN("button-last-here")))
        assert START in last.content
        more = await more_games(world["Anna"], world.channel)
        for typed in ("0", "9" * 18, "one", "-1", "1.0", "\N{ARABIC-INDIC DIGIT ONE}", ""):
            found = await fill(world["Anna"], more, FindGame(), game=typed)
            assert REFUSED in found.content, typed
        anna = world["Anna"]
        shown = answered(await world.press("Anna", world.board(), EN("button-replay")))
        assert len(buttons(shown.message)) == 6
        (menu,) = menus(shown.message)
        offered = [read_press(option.value) for option in menu.options]
        assert offered[:5] == [
            ShowReview(GAME),
            FilmGame(GAME, Seat(0), whole=True),
            PlayOn(GAME, 0),
            ExportPage(GAME),
            ExportGame(GAME),
        ]
        seat = LookBack(GAME, 0, Seat(1), hands_open=True)
        assert seat in offered
        turned = answered(await anna.select(shown, [write_press(seat)], custom_id=menu.custom_id))
        assert read_press(menus(turned.message)[0].options[1].value) == FilmGame(GAME, Seat(1), whole=True)
        exported = answered(await anna.select(turned, [write_press(ExportGame(GAME))]))
        assert [file.filename for file in exported.attachments] == ["tock-1.txt"]


async def play_on(actor: simcord.MemberActor, channel: simcord.ChannelHandle) -> simcord.ResponseMessage:
    """Open a table from the start of the finished game."""
    shown = await find_game(actor, channel, GAME)
    return await choose_line(actor, shown, PlayOn(GAME, 0))


async def test_a_table_begins_from_a_position_of_a_game_or_of_its_text(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST_CARD, ("Anna", None))
        await play_by_buttons(world, "Anna")
        bruno, anna = world["Bruno"], world["Anna"]
        (file,) = (await exported(anna, world.channel, 1)).attachments
        text = (await file.read()).decode()
        assert says((await from_text(anna, world.channel, text, 1)).content, "refused-game-over-there")
        assert EN("refused-no-such-play", plays=1) in (await from_text(anna, world.channel, text, 7)).content
        wrong_seat = await from_text(bruno, world.channel, text.replace("1. 0", "1. 2"))
        assert DE("refused-game-text", line=8, wrong=DE("game-text-turn")) in wrong_seat.content
        wrong_line = await from_text(bruno, world.channel, "tick 1")
        assert says(wrong_line.content, "refused-game-text", "de")
        for encoding in ("utf-8-sig", "utf-16"):
            windows = text.replace("\n", "\r\n")
            told = await from_text(anna, world.channel, windows, 1, encoding=encoding)
            assert says(told.content, "refused-game-over-there")
        await from_text(bruno, world.channel, text)
        seen = world.seen()
        assert (seen.kind, seen.stage, seen.viewer) == (Kind.ANALYSIS, Stage.PLAYING, None)
        assert format_position(world.game().position()).startswith(LAST_CARD[:-3])
        await play_by_buttons(world, "Bruno")
        assert world.seen().stage is Stage.FINISHED
        await play_on(anna, world.channel)
        assert world.to_act() == "Anna"


async def test_analysis_gives_no_help_in_an_own_running_game(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST_CARD, ("Anna", None))
        await play_by_buttons(world, "Anna")
        first, anna, own = world.channel, world["Anna"], EN("refused-own-game")
        await play_on(anna, first)
        assert own not in answered(await world.hint("Anna", first)).content
        world.channel = world.guild.create_text_channel("tock-2")
        await put(world, LAST_CARD, ("Anna", None))
        assert answered(await world.hint("Anna", first)).content == own, "her own game has the same position"
        third = world.guild.create_text_channel("tock-3")
        assert (await play_on(anna, third)).content == own
        await anna.slash(world.channel, "tock leave")
        assert (await play_on(anna, third)).content == own, "she can come back"
        await play_on(world["Emma"], third)
        assert world.seen(channel=third).kind is Kind.ANALYSIS, "people without such a game may analyse it"


async def test_web_page_names_people_only_if_all_agree(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST_CARD, ("Anna", "Bruno"))
        await play_by_buttons(world, "Anna")
        anna, bruno, where = world["Anna"], world["Bruno"], world.channel
        for who, label in ((None, ""), (bruno, DE("privacy-pages-name")), (anna, EN("privacy-pages-name"))):
            if who is not None:
                await privacy(who, where)
                await who.click(where.history(viewer=who)[-1], label=label)
            (file,) = (await exported(anna, where, 1, as_page=True)).attachments
            page = (await file.read()).decode()
            assert ("Anna" in page, "Bruno" in page) == (who is anna, who is anna)
            assert '<html lang="en" dir="ltr">' in page
        for other in (world["Chloé"], world["Emma"]):
            refused = await exported(other, where, 1, as_page=True)
            assert not refused.attachments
            assert refused.content


async def test_buttons_of_earlier_versions_still_answer(tmp_path: Path) -> None:
    """Buttons that newer messages no longer have still work on older messages."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST_CARD, ("Anna", None))
        await play_by_buttons(world, "Anna")
        poster = world.board()
        presses = {
            ShowProof(GAME): "proof-holds",
            LookBack(GAME, 0, Seat(1), hands_open=True): "replay-header",
            FilmGame(GAME, Seat(0), whole=True): "film-whole",
            ExportPage(GAME): "page-told",
            ExportGame(GAME): "export-told",
            ShowSeason(None, in_teams=True, page=0): "season-header",
            ShowSeasons(in_teams=True): "season-header",
            ShowStandings(Standings.TEAMS, 0): "standings-none",
        }
        for press, message in presses.items():
            result = world.raw_press("Anna", poster, write_press(press))
            await world.env.settle()
            assert says(answered(result).content, message), press
        for asking in (FindGame(), PlayOnFromText()):
            opened = world.raw_press("Anna", poster, write_press(asking))
            await world.env.settle()
            assert opened.modal is not None, asking
        await world["Anna"].slash(world.channel, "tock new")
        await world.add_computers("Anna")
        opened = world.raw_press("Anna", world.board(), write_press(StartWithCut(world.seen().id)))
        await world.env.settle()
        assert opened.modal is not None
