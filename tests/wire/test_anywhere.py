"""The bot added to a person's own account: in a server without it, and in a group."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from loopback import Channel, Interaction, Message, NotThereError, Person
from loopback.messages import LOADING
from tests.bot.walking import way_to
from tests.storage.places import outside
from tests.wire.player import Player, decides, offered, text_of
from tests.wire.server import House, house
from tockbot.bot.channels import install_link
from tockbot.bot.handlers import CommandButton, Run
from tockbot.bot.press import Press
from tockbot.bot.shared_presses import CallTournament, PlayOnFromText, ShowHand
from tockbot.bot.words import speaker
from tockbot.features.help import ShowHelp, Topic
from tockbot.features.learning import ExercisePress, GotIt
from tockbot.features.puzzles import ShowPuzzle, ShowSolved, Solve
from tockbot.features.seats import MoreGames
from tockbot.features.turn.turn import Give, StudiedPress, TurnPress
from tockbot.learning import COURSES, puzzle_of, seen
from tockbot.rules import legal_plays
from tockbot.tables import Stamp

SAID = {"en-US": "en", "de": "de"}


@dataclass
class Away:
    """A person who added the bot to their account, and a place without it."""

    house: House
    person: Person
    channel: Channel
    friend: Person

    @property
    def own(self) -> list[Message]:
        """Return the bot's messages for this person here, except deferred ones."""
        mine = [one for one in self.person.sees(self.channel) if one.viewer == self.person.id]
        return [one for one in mine if not one.payload["flags"] & LOADING]

    async def until_offered(self, wanted: Callable[[Press], bool]) -> Press:
        """Wait until one of the messages offers such a press, and return that of the newest."""

        def presses() -> list[Press]:
            return [press for message in reversed(self.own) for press in offered(message) if wanted(press)]

        await self.house.loopback.until(lambda: bool(presses()))
        return presses()[0]

    async def until_told(self, text: str, *, times: int = 1) -> None:
        """Wait until this text was sent ``times`` times."""
        await self.house.loopback.until(lambda: list(map(text_of, self.own)).count(text) == times)

    async def press(self, press: Press) -> Interaction:
        """Do this press on the newest message that offers it, and wait for the result."""
        await self.house.loopback.until(lambda: any(press in offered(one) for one in self.own))
        message = next(one for one in reversed(self.own) if press in offered(one))
        custom_id, values = offered(message)[press]
        done = await self.person.press(message, custom_id, values)
        await done.shown.wait()
        return done

    async def menu(self) -> None:
        await self.person.type_command(self.channel, "tock-anywhere")
        await self.until_offered(lambda press: press == Run(CommandButton.PUZZLE))


@asynccontextmanager
async def away(tmp_path: Path, where: str, *, locale: str = "en-US") -> AsyncIterator[Away]:
    """Start the bot, and add two people without a common server with it; one of them has added it to their account."""
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        world = here.loopback.world
        person, friend = Person(here.loopback, "Emma", locale), Person(here.loopback, "Fritz", "de")
        person.install()
        if where == "group":
            channel = world.add_group(person.id, friend.id)
        else:
            guild = world.add_guild("Elsewhere", [person.user, friend.user], "fr", with_bot=False)
            channel = world.add_channel(guild, "general")
            for member in world.guilds[guild]["members"]:
                member["nick"] = "Boss"
        person.may_manage = True
        yield Away(here, person, channel, friend)
        known = outside(tmp_path / "t.sqlite3", "SELECT id FROM guilds WHERE id = ?", channel.guild or 0)
        assert known == [], "nothing is stored about a server without the bot"
        names = {name for (name,) in outside(tmp_path / "t.sqlite3", "SELECT name FROM people")}
        assert names == {"Emma", "Fritz"}, "nicknames there are not stored either"


async def solve(away: Away, language: str) -> None:
    """Solve the puzzle of the day, starting from the menu."""
    day = datetime.now(UTC).date()
    puzzle = puzzle_of(day)
    best = next(play for play in legal_plays(puzzle.position) if puzzle.best.is_made_by(play))
    await away.press(Run(CommandButton.PUZZLE))
    for press in way_to(speaker(language), seen(puzzle.table()), best):
        assert isinstance(press, StudiedPress)
        await away.press(Solve(day.isoformat(), press))
    await away.until_offered(lambda press: isinstance(press, ShowSolved))


async def show(away: Away, language: str) -> None:
    """Show everyone that it is solved, and let a friend who has not added the bot try it."""
    say, day = speaker(language), datetime.now(UTC).date().isoformat()
    assert say("puzzle-solved") in text_of(away.own[-1])
    assert not away.channel.seen_by(), "so far, no one else sees anything"
    shows = ShowSolved(day)
    if away.channel.guild is not None:
        away.channel.external_apps = False
        await away.press(shows)
        await away.until_told(say("refused-external-apps"))
        await away.press(Run(CommandButton.PUZZLE))
        await away.house.loopback.until(lambda: say("puzzle-solved") in text_of(away.own[-1]))
        assert shows not in offered(away.own[-1]), "it is not even offered"
        assert not away.channel.seen_by()
        away.channel.external_apps = True
    await away.press(shows)
    (card,) = away.channel.seen_by()
    assert text_of(card).splitlines()[1:] == [say("puzzle-shown", who=f"<@{away.person.id}>")]
    (picture,) = card.payload["attachments"]
    assert (picture["filename"], picture["description"]) == ("solved.png", say("puzzle-shown-alt"))
    assert list(offered(card)) == [ShowPuzzle(day)]
    custom_id, _ = offered(card)[ShowPuzzle(day)]
    tried = await away.friend.press(card, custom_id)
    await tried.shown.wait()
    assert speaker("de")("puzzle-asked") in text_of(away.friend.sees(away.channel)[-1])
    assert away.channel.seen_by() == [card]


async def learn(away: Away, language: str) -> None:
    """Do the first lesson, and ask for everything that needs a server."""
    say, lesson = speaker(language), COURSES[0].lessons[0]
    await away.press(Run(CommandButton.LEARN))
    await away.press(
        await away.until_offered(lambda press: isinstance(press, ExercisePress) and not decides(press.press))
    )
    await away.press(await away.until_offered(lambda press: isinstance(press, ExercisePress) and decides(press.press)))
    got_it = await away.until_offered(lambda press: isinstance(press, GotIt))
    assert say(f"lesson-{lesson.name}-after") in text_of(away.own[-1])
    for press in (got_it, ShowHelp(Topic.PLAY), Run(CommandButton.NEW)):
        await away.press(press)
    link = install_link(int(away.house.loopback.world.bot["id"]))
    no = say("refused-in-group") if away.channel.guild is None else say("refused-not-in-server", link=link)
    await away.until_told(no)
    await away.press(CallTournament())
    await away.until_told(no, times=2)
    await away.press(Run(CommandButton.STATS))
    await away.until_told(say("refused-no-statistics"))
    await away.press(Run(CommandButton.RULES))
    await away.press(Run(CommandButton.GAMES))
    await away.press(MoreGames())
    await away.until_offered(lambda press: press == PlayOnFromText())


async def practise(away: Away, language: str) -> None:
    """Play a few turns without direct messages: each hand appears automatically in place of the previous one."""
    loopback = away.house.loopback
    loopback.world.closed.add(away.person.id)
    await away.press(Run(CommandButton.PRACTICE))
    hand = await away.until_offered(lambda press: isinstance(press, ShowHand))
    await loopback.until(lambda: loopback.refusals)
    await away.press(hand)
    await away.press(await away.until_offered(lambda press: isinstance(press, Give)))
    player, played = Player(loopback, away.person, away.channel, Random(1), in_channel=True), Stamp(0)

    def moment() -> Stamp:
        return max((press.stamp for press in player.turn()), default=Stamp(0))

    def goes_on() -> bool:
        return moment() > played

    for _ in range(2):
        await loopback.until(goes_on)
        played = moment()
        await player.play_at_random([])
    await loopback.until(goes_on)

    def hands() -> list[Message]:
        return [one for one in away.own if any(isinstance(press, TurnPress) for press in offered(one))]

    await loopback.until(lambda: len(hands()) == 1)
    await away.press(Run(CommandButton.PRACTICE))
    await away.until_told(speaker(language)("practice-here"))
    # The answer to a play may come after the next hand has taken its place.
    refused = {one.partition(": ")[2][:9] for one in loopback.refusals}
    assert refused - {"404 10008"} == {"403 50007"}


@pytest.mark.parametrize(
    ("where", "locale"), [pytest.param("server", "en-US", marks=pytest.mark.long), ("group", "de")]
)
async def test_puzzle_lesson_and_practice_work_without_the_bot(tmp_path: Path, where: str, locale: str) -> None:
    async with away(tmp_path, where, locale=locale) as there:
        with pytest.raises(NotThereError):
            await there.friend.type_command(there.channel, "tock-anywhere")
        with pytest.raises(NotThereError):
            await there.person.type_command(there.channel, "tock new")
        await there.menu()
        await solve(there, SAID[locale])
        await show(there, SAID[locale])
        await learn(there, SAID[locale])
        assert there.house.loopback.refusals == []
        await practise(there, SAID[locale])
        assert len(there.channel.seen_by()) == 1, "others see only the shared message"
