"""The proof of a fair deal: the hash in the lobby, the public start message, the proof at the end."""

from __future__ import annotations

import json
import re
from pathlib import Path

import simcord

from tests.e2e.forms import fill
from tests.e2e.positions import put
from tests.e2e.test_bad_days import SENDING, open_world, refusing
from tests.e2e.test_looking_back import LAST_CARD
from tests.e2e.world import World, answered, play_by_buttons, text_of
from tests.texts import EN, says
from tockbot.bot.shared_presses import StartWithCut
from tockbot.bot.words import readable_text, speaker
from tockbot.features.ending import proof_screen
from tockbot.tables import MessageId, Proof, Stage


async def full_lobby(world: World) -> None:
    """Open a table with one person and three computer players, not yet started."""
    await world["Anna"].slash(world.channel, "tock new")
    await world.add_computers("Anna")


async def more(world: World) -> simcord.ResponseMessage:
    """Show Anna what else she can do before the game."""
    return answered(await world.inside("Anna", EN("button-setup"), EN("button-more")))


def announcements(world: World) -> list[str]:
    return [message.content for message in world.channel.history() if says(message.content, "announced")]


async def test_hash_is_in_the_lobby_and_cut_in_the_announcement(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        assert world.seen().seed_hash not in text_of(world.board())
        told = answered(await world.press("Bruno", world.board(), EN("button-fair")))
        assert world.seen().seed_hash in told.content, "anyone can read it before they sit down"
        await world.add_computers("Anna")
        await fill(world["Anna"], await more(world), StartWithCut(world.seen().id), cut="@everyone *hop*")
        (said,) = announcements(world)
        assert "@everyone \\*hop\\*" in said
        assert world.seen().stage is Stage.PLAYING
        assert world.game("Anna").hand
        await world.end("Anna")
        secret = answered(await world.press("Anna", world.board(), EN("button-fair")))
        assert says(secret.content, "proof-secret"), "the game could be resumed"


async def test_failed_announcement_is_repeated_after_a_restart(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await full_lobby(world)
        with refusing(world, SENDING):
            await world.press("Anna", world.board(), EN("button-start"))
            assert (world.seen().stage, announcements(world)) == (Stage.STARTING, [])
        await world.restart()
        assert len(announcements(world)) == 1
        assert world.seen().stage is Stage.PLAYING
        assert len(world.game("Anna").hand) == 6


DIRTY = "a\u202eb\n\nc" + "o\u0335\u0336\u0337\u0338" + "\u200b d"


async def test_cut_is_cleaned_as_names_are(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await full_lobby(world)
        await fill(world["Anna"], await more(world), StartWithCut(world.seen().id), cut=DIRTY)
        (said,) = announcements(world)
        cut = world.seen().cut
        assert cut == readable_text(DIRTY, len(DIRTY))
        assert cut in said
        assert not {"\u202e", "\n", "\u200b"} & set(cut)


async def test_old_cut_is_shown_so_that_it_can_be_checked(tmp_path: Path) -> None:
    """A cut that version 0.2.0 stored as typed is part of the proof of its game."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST_CARD, ("Anna", None))
        await play_by_buttons(world, "Anna")
        proof = Proof("00", "11", MessageId(7), None, DIRTY, 1, 9)
        told = proof_screen(speaker("en"), world.seen(), proof).text
        assert not {"\u202e", "\u200b"} & set(told)
        (written,) = re.findall("“(.*)”", told)
        assert json.loads(re.sub(r"\\(?=[^u\"n]|\\)", "", written)) == DIRTY
