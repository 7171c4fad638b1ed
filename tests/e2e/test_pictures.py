"""Pictures as people get them: in the chosen theme, with descriptions, and animated."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import discord
import pytest
from PIL import Image

from tests.e2e.forms import own_settings, server_settings
from tests.e2e.world import PLAYABLE, World, answered, exchange, open_world, play_by_buttons, seat_four, take
from tests.texts import EN
from tockbot.bot.shared_presses import ReadBoard
from tockbot.features.server_settings import ChooseBoards
from tockbot.features.settings import ChooseLooks
from tockbot.features.turn.turn import BackToHand
from tockbot.render import DARK, LIGHT, WOOD, Theme

pytestmark = pytest.mark.usefixtures("drawn")


async def theme_of(message: discord.Message) -> str:
    """Return the theme of a message's picture, recognised by the colour of its corner."""
    data = await message.attachments[0].read()
    with Image.open(BytesIO(data)) as picture:
        corner = picture.convert("RGB").getpixel((0, 0))
    assert isinstance(corner, tuple)

    def apart(theme: Theme) -> float:
        return sum(abs(a - b) for a, b in zip(corner, theme.outside, strict=False))

    return min((WOOD, DARK, LIGHT), key=apart).name


async def board_of(world: World, name: str) -> discord.Message:
    """Return the board that a person asks for."""
    shown = answered(await world[name].slash(world.channel, "tock table"))
    return next(m for m in world.channel.history(viewer=world[name]) if m.id == shown.id)


async def test_server_and_people_choose_the_theme(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = world.guild.add_member(world.env.create_user("boss"), roles=[manages])
        set_up = await server_settings(boss, world.channel, ChooseBoards(), theme="light")
        assert "light" in set_up.content
        chosen = await own_settings(world["Bruno"], world.channel, ChooseLooks(), theme="dark")
        assert "dunkel" in chosen.content
        await seat_four(world, ("Anna", "Bruno"))
        assert await theme_of(world.board()) == "light"
        assert await theme_of(world.dm("Anna")) == "light"
        assert await theme_of(world.dm("Bruno")) == "dark"
        assert await theme_of(await board_of(world, "Anna")) == "light"
        assert await theme_of(await board_of(world, "Bruno")) == "dark"
        await own_settings(world["Bruno"], world.channel, ChooseLooks(), theme="server")
        assert await theme_of(await board_of(world, "Bruno")) == "light"
        await world.press("Bruno", world.dm("Bruno"), 1)
        assert await theme_of(world.dm("Bruno")) == "light"


async def is_wide(message: discord.Message) -> bool:
    """Return whether a private picture has the hand beside the board."""
    with Image.open(BytesIO(await message.attachments[0].read())) as picture:
        return picture.width > picture.height


async def test_each_person_chooses_the_shape_of_private_pictures(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=PLAYABLE) as world:
        await seat_four(world, ("Anna", "Bruno"))
        assert not await is_wide(world.dm("Anna"))
        await own_settings(world["Anna"], world.channel, ChooseLooks(), shape="wide")
        await exchange(world, ("Anna", "Bruno"))
        for name in {"Anna", "Bruno"} - {world.to_act()}:
            assert not world.dm(name).attachments
            await take(world, name, BackToHand(world.seen().id, world.game(name).stamp))
        assert await is_wide(world.dm("Anna"))
        assert not await is_wide(world.dm("Bruno"))
        chosen = await own_settings(world["Anna"], world.channel, ChooseLooks(), shape="tall")
        assert EN("settings-shape", shape=EN("shape-tall")) in chosen.content
        shown = answered(await world.press("Anna", world.board(), EN("button-hand")))
        fresh = next(m for m in world.channel.history(viewer=world["Anna"]) if m.id == shown.id)
        assert not await is_wide(fresh)


EMPTY = EN(
    "alt-seat", name=EN("name-with-team", name="Anna", letter="A"), pawns=EN("alt-none"), waiting=4, cards=0
).split(" 0")[0]
"""The description of a player without a pawn on the board."""


async def test_board_is_available_as_text_and_with_every_number(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        before = await world["Anna"].slash(world.channel, "tock table")
        assert "/tock new" in answered(before).content
        await seat_four(world, ("Anna",))
        read = answered(await world.more(world["Anna"], ReadBoard(world.seen().id)))
        assert not read.attachments
        assert EMPTY in read.content
        assert EN("alt-fields", start=0, entry=69) in read.content
        shown = await board_of(world, "Anna")
        assert EMPTY in (shown.attachments[0].description or "")
        few = [await picture.attachments[0].read() for picture in (shown, world.board())]
        chosen = await own_settings(world["Anna"], world.channel, ChooseLooks(), numbers="every")
        assert EN("settings-numbers", numbers=EN("numbers-every")) in chosen.content
        every = [await picture.attachments[0].read() for picture in (await board_of(world, "Anna"), world.board())]
        assert [one == other for one, other in zip(few, every, strict=True)] == [False, True], "only her own have more"


async def test_move_log_animates_the_last_round(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        await exchange(world, ("Anna",))
        await play_by_buttons(world, "Anna")
        shown = answered(await world.press("Anna", world.board(), EN("button-log")))
        message = next(m for m in world.channel.history(viewer=world["Anna"]) if m.id == shown.id)
        film = message.attachments[0]
        assert film.filename == "round.gif"
        assert (film.description or "").startswith(EN("alt-film", number=1))
        with Image.open(BytesIO(await film.read())) as picture:
            assert picture.format == "GIF"
            assert picture.size == (500, 500)
