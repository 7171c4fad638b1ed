"""A person's chosen language and a server's take precedence over Discord's, and are kept."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.forms import own_settings, server_settings
from tests.e2e.test_at_the_table import boss_of
from tests.e2e.world import answered, open_world, seat_four
from tockbot.bot.words import LEFTWARD, speaker, unmarked
from tockbot.features.server_settings import ChooseTables
from tockbot.features.settings import ChooseLanguage

AR, DE, EN = speaker("ar"), speaker("de"), speaker("en")


async def test_chosen_language_outlives_a_restart(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        anna = world["Anna"]
        spoken = EN("settings-language-spoken", language=EN("language-name"), chosen="discord")
        assert spoken in answered(await anna.slash(world.channel, "tock settings")).content
        changed = await own_settings(anna, world.channel, ChooseLanguage(), language="ar")
        assert changed.content.startswith(AR("settings-language-spoken", language="العربية", chosen="own"))
        await world.restart()
        refused = answered(await anna.slash(world.channel, "tock leave"))
        assert refused.content == AR("refused-no-table")
        assert LEFTWARD in refused.content
        await seat_four(world)
        hands = {name: unmarked(world.dm(name).content) for name in ("Anna", "Bruno")}
        assert "الجولة 1" in hands["Anna"]
        assert "Runde 1" in hands["Bruno"]
        assert EN("table-header", number=1) in str([one.to_dict() for one in world.board().components])
        changed = await own_settings(anna, world.channel, ChooseLanguage(), language="discord")
        assert changed.content.startswith(spoken)


async def test_server_and_people_have_their_own_languages(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", locale="de") as world:
        changed = await server_settings(boss_of(world), world.channel, ChooseTables(), language="ar")
        assert "**العربية**" in unmarked(changed.content), "the answer uses the chosen language"
        await world.restart()
        await world["Bruno"].slash(world.channel, "tock new", ruleset="jackaroo")
        board = str([one.to_dict() for one in world.board().components])
        assert AR("button-sit") in board
        assert DE("button-sit") not in board
        shown = answered(await world["Bruno"].slash(world.channel, "tock settings"))
        assert shown.content.startswith(DE("settings-language-spoken", language="Deutsch", chosen="discord"))
