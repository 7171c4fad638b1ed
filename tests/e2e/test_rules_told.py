"""``/tock rules``: anywhere, for any ruleset, starting with a board."""

from __future__ import annotations

from pathlib import Path

import discord
import simcord

from tests.e2e.forms import server_settings
from tests.e2e.world import answered, open_world, text_of
from tests.texts import DE, EN, says
from tockbot.features.server_settings import ChooseTables


async def test_rules_are_shown_without_a_table(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        here = await world["Anna"].slash(world.channel, "tock rules")
        assert begins(here).content.startswith(
            f"**{EN('ruleset-swiss')}, {EN('party-teams', players=4)}**\n{EN('rules-intro-teams')}"
        )
        assert [file.filename for file in begins(here).attachments] == ["rules.png"]
        assert says(begins(here).content, "rules-marked")
        assert answered(here).flags.ephemeral
        assert f"**{EN('rules-sevens')}**" in text_of(answered(here))
        boards = [f"swiss-{one}-1.png" for one in ("rounds", "track", "home", "sevens", "cards")]
        assert [file.filename for file in answered(here).attachments] == boards
        asked = await world["Bruno"].user.slash("tock rules", ruleset="ttg", players=6)
        assert begins(asked).content.startswith(f"**{DE('ruleset-ttg')}, {DE('party-teams', players=6)}**")
        assert "**e**" in begins(asked).content, "there are partners"
        refused = await world["Anna"].slash(world.channel, "tock rules", ruleset="italian", players=8)
        assert says(answered(refused).content, "refused-rules-party")


async def test_rules_of_the_table_or_else_of_the_server_are_shown(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        manager = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = world.guild.add_member(world.env.create_user("boss"), roles=[manager])
        await server_settings(boss, world.channel, ChooseTables(), ruleset="italian", party="3s")
        assert EN("ruleset-italian") in begins(await world["Anna"].slash(world.channel, "tock rules")).content
        await world["Anna"].slash(world.channel, "tock new", ruleset="toctoc")
        assert "Toc Toc" in begins(await world["Anna"].slash(world.channel, "tock rules")).content
        assert "Toc Toc" in begins(await world.inside("Emma", EN("button-setup"), EN("button-rules"))).content


def begins(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return what is shown first."""
    assert isinstance(result.response, simcord.ResponseMessage)
    return result.response
