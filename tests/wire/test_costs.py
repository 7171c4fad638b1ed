"""Tests which actions cost a counted request: playing, and announcements that someone asks for, but no film."""

from __future__ import annotations

from pathlib import Path
from random import Random

from loopback import Interaction, Message, Person
from tests.wire.killing import LONGER, POSITION
from tests.wire.player import Player, offered, press_on_board, shown, text_of
from tests.wire.playing import has_played, play_on
from tests.wire.server import House, house
from tests.wire.test_free import counted_of
from tockbot.bot.pictures import BOARD_FILM_FILE
from tockbot.bot.press import Press
from tockbot.bot.shared_presses import ShowGuesses, ShowHand
from tockbot.bot.typed import TICKED
from tockbot.bot.words import speaker
from tockbot.features.guessing import MakeGuess
from tockbot.features.puzzle_rush import BeginRush, SolveInRush
from tockbot.features.puzzles import ShowRush
from tockbot.features.server_settings import ChooseBoards
from tockbot.features.settings import ChooseHands

DELETE = "DELETE /channels/{channel}/messages/{message}"
PLAYS = 6
PLAYS_WITH_FILMS = 4


async def take(here: House, person: Person, wanted: type[Press]) -> Interaction:
    """Do the first press of this kind on what only this person sees in the channel."""

    def there() -> list[tuple[Message, Press]]:
        own = [one for one in person.sees(here.channel) if one.viewer == person.id]
        return [(one, press) for one in own for press in offered(one) if isinstance(press, wanted)]

    await here.loopback.until(there)
    message, press = there()[0]
    done = await Player(here.loopback, person, here.channel, Random(1)).take(press, message)
    await shown(done)
    return done


async def test_predictions_and_rushes_are_free_and_notices_one_message(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION) as here:
        emma = Person(here.loopback, "Emma")
        here.loopback.world.guilds[here.channel.guild or 0]["members"].append(here.loopback.world.member(emma.user))
        chloe = here.people[2]
        await here.loopback.until(here.boards)
        await here.quiet()
        before = counted_of(here)
        own = Player(here.loopback, emma, here.channel, Random(1))
        await shown(await press_on_board(here.loopback, here.channel, own, lambda press: isinstance(press, ShowHand)))
        guesses: tuple[type[Press], ...] = (ShowGuesses, MakeGuess)
        for wanted in guesses:
            await take(here, emma, wanted)
        await shown(await emma.type_command(here.channel, "tock puzzle"))
        rush: tuple[type[Press], ...] = (ShowRush, BeginRush, SolveInRush)
        for wanted in rush:
            await take(here, emma, wanted)
        settings = await chloe.type_command(here.channel, "tock settings")
        await shown(settings)
        form = await take(here, chloe, ChooseHands)
        await shown(await chloe.fill(form, next="told"))
        await here.quiet()
        assert counted_of(here) == before

        word, told = speaker("en")("you-are-next"), list[tuple[str, Message]]()
        here.loopback.listeners.append(lambda what, one: told.append((what, one)))
        await play_on(here, here.players(1), until=has_played(PLAYS))
        await here.quiet()
        words = [(what, one.channel.recipient) for what, one in told if word in text_of(one)]
        assert {whose for _, whose in words} == {chloe.id}
        assert {what for what, _ in words} == {"create", "delete"}
        assert sum(what == "delete" for what, _ in words) == sum(
            times for (route, _), times in here.loopback.requests.items() if route == DELETE
        )


async def counted_with(folder: Path, films: str) -> tuple[int, int]:
    """Return how many counted requests a game of four needs with films, if ticked, and how many of its boards move."""
    async with house(folder / f"films-{films}.sqlite3", folder, LONGER) as here:
        boss, moving = here.people[0], set[str]()
        boss.may_manage = True
        await here.loopback.until(here.boards)
        settings = await boss.type_command(here.channel, "tock-server settings")
        await shown(settings)
        form = await take(here, boss, ChooseBoards)
        await shown(await boss.fill(form, films=films))
        await here.quiet()
        here.loopback.listeners.append(
            lambda _, one: moving.update(
                file["url"] for file in one.payload["attachments"] if file["filename"] == BOARD_FILM_FILE
            )
        )
        before = counted_of(here)
        for number in range(1, PLAYS_WITH_FILMS + 1):
            await play_on(here, here.players(1), until=has_played(number))
            await here.quiet()
        return counted_of(here) - before, len(moving)


async def test_films_cost_no_counted_request(tmp_path: Path) -> None:
    still, none = await counted_with(tmp_path, "")
    moving, some = await counted_with(tmp_path, TICKED)
    assert moving <= still
    assert some > none == 0
