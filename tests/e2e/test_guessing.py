"""Spectators make predictions for points, shown with the final message; players, past or future, cannot."""

from __future__ import annotations

from pathlib import Path

import discord

from tests.e2e.positions import OUT, Chair, put
from tests.e2e.world import World, answered, buttons, menus, open_world, text_of
from tockbot.bot.press import Press, write_press
from tockbot.bot.shared_presses import ShowGuesses
from tockbot.bot.words import speaker
from tockbot.features.guessing import MakeGuess
from tockbot.features.server_settings import LetGuess
from tockbot.rules import Seat
from tockbot.tables import GuessAt, Stage

EN = speaker("en")
THREE = ("Anna", "Bruno", "Chloé")
POSITION = f"italian 3s d2 pm 0 70,h3,h4,r/{OUT}/{OUT} A4/9/9T"
LAST = f"italian 3s d2 pm 0 70,h2,h3,h4/{OUT}/{OUT} A4/9/9T"


async def pressed(world: World, name: str, press: Press) -> str:
    """Return the answer to a person who presses this button below the board, even if it is forged."""
    result = world.raw_press(name, world.board(), write_press(press))
    await world.env.settle()
    return answered(result).content


def guess(world: World, at: GuessAt, homecoming: int, seat: int) -> MakeGuess:
    return MakeGuess(world.seen().id, at, homecoming, Seat(seat))


async def test_prediction_survives_a_restart_and_is_on_the_poster(
    tmp_path: Path,
) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, POSITION, THREE)
        before = len(world.channel.history())
        watched = answered(await world.press("Emma", world.board(), EN("button-hand")))
        shown = answered(await world.press("Emma", watched.message, EN("button-guess")))
        assert shown.flags.ephemeral
        assert [one.placeholder for one in menus(shown.message)] == [EN("guess-winner"), EN("guess-home")]
        for at, seat in ((GuessAt.WINNER, 1), (GuessAt.WINNER, 0), (GuessAt.HOME, 0)):
            now = next(one for one in world.channel.history(viewer=world["Emma"]) if one.id == shown.id)
            await world.choose("Emma", now, write_press(guess(world, at, 0, seat)), 0 if at is GuessAt.WINNER else 1)
        now = next(one for one in world.channel.history(viewer=world["Emma"]) if one.id == shown.id)
        assert now.content.count(EN("guess-yours", names="Anna")) == 2
        assert len([one for one in world.channel.history() if not one.flags.ephemeral]) == before
        more = answered(await world.press("Emma", world.board(), EN("button-more")))
        for_watchers = [EN(f"button-{one}") for one in ("words", "watch", "guess", "call", "fair")]
        assert [one.label for one in buttons(more.message)] == for_watchers, "spectators cannot end the game"
        await world.restart()
        assert "Anna" in await pressed(world, "Emma", ShowGuesses(world.seen().id))
        assert EN("guess-yours", names="Anna") not in await pressed(world, "Dario", ShowGuesses(world.seen().id))


async def test_poster_names_the_best_predictor_permanently(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, LAST, THREE)
        assert EN("guess-winner-closed") in await pressed(world, "Emma", ShowGuesses(world.seen().id))
        told = await pressed(world, "Emma", guess(world, GuessAt.WINNER, 0, 0))
        assert told == EN("refused-guess-closed")
        await pressed(world, "Emma", guess(world, GuessAt.HOME, 0, 0))
        await pressed(world, "Dario", guess(world, GuessAt.HOME, 0, 1))
        anna = Chair(world, "Anna")
        await anna.press(1)
        await anna.pick("home 1")
        assert world.seen().stage is Stage.FINISHED
        best = EN("guess-best", names=EN("guess-score", name="Emma", points=1))
        assert best in text_of(world.board())
        await world.press("Bruno", world.board(), EN("button-well-played"))
        assert best in text_of(world.board()), "it stays after a praise"
        assert await pressed(world, "Emma", guess(world, GuessAt.HOME, 1, 0)) != "", "it is over"


async def test_prediction_is_refused_to_players_and_when_late(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, POSITION, THREE)
        player, late = EN("refused-guess-of-player"), EN("refused-guess-late")
        for press in (ShowGuesses(world.seen().id), guess(world, GuessAt.WINNER, 0, 1)):
            assert player in await pressed(world, "Anna", press)
        await world["Chloé"].slash(world.channel, "tock leave")
        told = await pressed(world, "Chloé", guess(world, GuessAt.HOME, 0, 1))
        assert told == speaker("fr")("refused-guess-of-player")
        assert await pressed(world, "Emma", guess(world, GuessAt.HOME, 5, 1)) == late
        assert await pressed(world, "Emma", guess(world, GuessAt.HOME, 0, 7)) == EN("refused-no-such-seat", seats=3)
        watched = answered(await world.press("Anna", world.board(), EN("button-hand")))
        assert EN("button-guess") not in labels(watched.message)


async def test_server_can_switch_off_predictions(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, POSITION, THREE)
        manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = world.guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[manages])
        assert EN("refused-not-manager") == await pressed(world, "Emma", LetGuess(allowed=False))
        settings = answered(await boss.slash(world.channel, "tock-server settings"))
        changed = answered(await boss.click(settings, custom_id=write_press(LetGuess(allowed=False))))
        assert EN("server-settings-guesses-off") in changed.content
        watched = answered(await world.press("Emma", world.board(), EN("button-hand")))
        assert EN("button-guess") not in labels(watched.message)
        for press in (ShowGuesses(world.seen().id), guess(world, GuessAt.WINNER, 0, 1)):
            assert await pressed(world, "Emma", press) == EN("refused-guesses-off")


def labels(message: discord.Message) -> set[str | None]:
    return {one.label for one in buttons(message)}
