"""Tables in places without the bot: a group, and a server that has not added it. No one there has installed it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from loopback import Channel, Message, NoAnswerError, Person, Trouble
from loopback.world import USE_EXTERNAL_APPS
from tests.texts import EN, says
from tests.wire.killing import LONGER, POSITION, check_privacy
from tests.wire.player import Player, answers_of, offered, press_on_board, shown, text_of
from tests.wire.playing import has_played, is_over, play_on
from tests.wire.server import UNHURRIED, House, begin, has_picture, house
from tockbot.bot.answers import SOON
from tockbot.bot.press import Press
from tockbot.bot.shared_presses import OpenReplay, PlayAgain, ShowHand, ShowReview
from tockbot.bot.tokens import LIFE_SECONDS
from tockbot.features.lobby.screens import FillAndStart, Sit, Start
from tockbot.features.turn.turn import Give
from tockbot.rules import Position
from tockbot.service import shard_of
from tockbot.storage import StoredPeople, open_database
from tockbot.tables import ChannelId, GuildId, PersonId, PlaceKind, Refusal, Stage

EVERYBODY = range(4)
NAMES = ("Emma", "Fritz", "Gaia", "Hugo")
PLACES = pytest.mark.parametrize("where", ["group", pytest.param("server", marks=pytest.mark.long)])
COMPUTER_SECONDS = 5.0
"""Seconds within which a computer player has certainly moved."""

CALLBACK = "POST /interactions/{interaction}/{token}/callback"
FOLLOW = "POST /webhooks/{application}/{token}"
PING_SECONDS = 3.0
"""Seconds that a slow ping takes: within them, a player has moved."""


@dataclass
class Elsewhere:
    """A place without the bot.

    Attributes:
        house: the bot, and the four people who play there.
        opener: a person there who has added the bot to their account.
    """

    house: House
    opener: Person

    @property
    def channel(self) -> Channel:
        """Return the place."""
        return self.house.channel

    @property
    def boards(self) -> list[Message]:
        """Return the messages with a board that everyone sees."""
        return self.house.boards()

    async def open(self) -> Message:
        """Let the opener type the command, and return the board that appears."""
        before = {one.id for one in self.boards}
        await self.opener.type_command(self.channel, "tock-anywhere", ruleset="swiss")
        await self.house.loopback.until(lambda: {one.id for one in self.boards} - before)
        return self.boards[-1]

    def counted(self) -> int:
        """Return the number of requests that Discord has counted."""
        return self.house.loopback.counted

    def players(self) -> list[Player]:
        """Return everyone as players."""
        return self.house.players(1)

    async def play(self, plays: int) -> None:
        """Let everyone play until this many moves were made, and wait until the bot has done what follows."""
        await play_on(self.house, self.players(), until=has_played(plays))
        await self.house.quiet(0.5)

    async def press(self, person: Person, message: Message, kind: type[Press]) -> Message:
        """Press the first button of this kind on a message, and return what the person then sees in answer."""
        how = next(how for press, how in offered(message).items() if isinstance(press, kind))
        done = await person.press(message, *how)
        assert await shown(done, UNHURRIED)
        await self.house.quiet(0.5)
        return next((one for one in answers_of(done) if one is not message), message)

    async def press_hand(self, person: Person, board: Message) -> None:
        """Press *My hand* on a board, and wait for the result."""
        await self.press(person, board, ShowHand)

    async def start(self, people: int) -> Message:
        """Let the opener and others sit down, fill free seats with computers, start, and return the board."""
        here, loopback, lobby = self.house, self.house.loopback, await self.open()
        here.people = [self.opener, *here.people[: people - 1]]
        players = self.players()
        for seat in range(1, people):
            sits = lambda press, seat=seat: isinstance(press, Sit) and press.seat == seat  # noqa: E731 - a condition
            await press_on_board(loopback, self.channel, players[seat], sits)
        await loopback.until(lambda: all(f"<@{one.person.id}>" in text_of(lobby) for one in players))
        await press_on_board(loopback, self.channel, players[0], of_kind(FillAndStart, Start))
        await loopback.until(lambda: lobby not in self.boards and self.boards)
        await here.quiet(0.5)
        assert says(text_of(lobby), "started-header"), "the record of the start stays"
        (board,) = self.boards
        return board

    async def open_hands(self, board: Message) -> None:
        """Let everyone look at their hand."""
        for person in self.house.people:
            await self.press_hand(person, board)

    def restrict(self, *people: Person) -> None:
        """Take *Use External Apps* from these people."""
        for person in people:
            deny = {"id": str(person.id), "type": 1, "allow": "0", "deny": str(USE_EXTERNAL_APPS)}
            self.channel.overwrites.append(deny)

    async def plays(self) -> int:
        """Return the number of plays that are saved."""
        game = (await self.house.seen()).game
        assert game is not None
        return len(game.history)

    def end_tokens(self) -> None:
        """End all tokens, as after a quarter of an hour in which no one pressed anything."""
        self.house.loopback.interactions.end()
        # From now on no one can be pinged.
        self.house.unanswered = Anyone()


class Anyone(set[int]):
    """People who look at their hands on their own: no one pings them once all tokens have ended."""

    def __contains__(self, person: object) -> bool:
        """Return True for everyone."""
        return True


@asynccontextmanager
async def elsewhere(
    tmp_path: Path,
    where: str,
    position: Position | None = POSITION,
    notified: Collection[int] = (),
    address: str = "",
) -> AsyncIterator[Elsewhere]:
    """Start the bot, and put five people into a place without it, or two; four play, if a position is given.

    The players on the seats ``notified`` chose direct messages, have installed the bot, and were reached before. With
    the ``address`` of a database server, two processes share the work, and a server is in the shard of the second.
    """
    place, shards = address or tmp_path / "t.sqlite3", 2 if address else 1
    async with house(place, tmp_path, processes=0, shards=shards, in_channel=EVERYBODY) as here:
        world = here.loopback.world
        here.people = [Person(here.loopback, name) for name in (NAMES[:1] if where == "pair" else NAMES)]
        opener = Person(here.loopback, "Iris")
        opener.install()
        everyone = [*here.people, opener]
        if where == "group":
            here.channels = [world.add_group(*(person.id for person in everyone))]
        elif where == "pair":
            here.channels = [world.add_pair(*(person.id for person in everyone))]
        else:
            guild = 0
            while not guild or shard_of(GuildId(guild), shards) < shards - 1:
                guild = world.add_guild("Elsewhere", [person.user for person in everyone], with_bot=False)
            here.channels = [world.add_channel(guild, "general")]
        if position is not None:
            await begin(here, position, PlaceKind.ELSEWHERE)
        for seat in notified:
            await choose_direct_messages(here, seat)
        for processes in range(1, shards + 1):
            await here.start_bot()
            if address:
                await here.until_shared(processes)
        await here.quiet()
        yield Elsewhere(here, opener)
    assert "ERROR" not in here.log.read_text()


async def choose_direct_messages(here: House, seat: int) -> None:
    """Save that a player who has installed the bot chose direct messages, and was reached by one."""
    person = here.people[seat]
    person.install()
    database = await open_database(here.place)
    channel = ChannelId(person.dm.id)
    await StoredPeople(database).change(
        PersonId(seat + 1), lambda chosen: replace(chosen, told_elsewhere=True, dm_channel=channel)
    )
    await database.close()


@PLACES
async def test_game_anywhere_costs_no_counted_request(tmp_path: Path, where: str) -> None:
    async with elsewhere(tmp_path, where) as there:
        counted = there.counted()
        board = await there.open()
        await play_on(there.house, there.house.players(1), until=is_over)
        await there.house.loopback.until(lambda: says(text_of(board), "table-won"))
        await there.house.quiet()
        assert there.boards == [board], "the board is edited as long as a token lives"
        assert has_picture(await there.press(there.opener, board, OpenReplay)), "as everyone there saw the game"
        review = await there.press(there.opener, board, ShowReview)
        assert text_of(review) != EN(Refusal.NO_PAST_GAME.value)
        assert there.house.calls() == []
        assert there.counted() == counted
        check_privacy(there.house)
        assert there.house.loopback.refusals == []


def of_kind(*kinds: type[Press]) -> Callable[[Press], bool]:
    """Return a condition: a press is of one of these kinds."""
    return lambda press: isinstance(press, kinds)


def offers_hand(message: Message) -> bool:
    """Return whether people can ask for their hands on a message."""
    return any(isinstance(press, ShowHand) for press in offered(message))


def own_texts(there: Elsewhere, person: Person) -> list[str]:
    """Return the texts that only this person sees."""
    return [text_of(one) for one in person.sees(there.channel) if one.viewer is not None]


@pytest.mark.long
@PLACES
async def test_table_anywhere_is_opened_filled_and_played(tmp_path: Path, where: str) -> None:
    async with elsewhere(tmp_path, where, None) as there:
        counted, here = there.counted(), there.house
        board = await there.start(3)
        players = there.players()
        for player in players:
            await there.press_hand(player.person, board)
        screens = [screen for screen in (player.screen for player in players) if screen is not None]
        gives = [[press for press in offered(screen) if isinstance(press, Give)] for screen in screens]
        assert all(gives), [text_of(screen) for screen in screens]
        presses = zip(players, gives, screens, strict=True)
        await asyncio.gather(*(player.take(cards[0], screen) for player, cards, screen in presses))
        await there.play(6)
        assert there.boards == [board]
        assert there.counted() == counted
        check_privacy(here)


async def test_table_is_played_in_direct_messages_of_two_people(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "pair", None) as there:
        counted, board = there.counted(), await there.start(2)
        await there.play(4)
        assert there.boards == [board]
        assert there.counted() == counted


async def test_chosen_direct_messages_come_until_one_is_refused(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "group", LONGER, notified=[1]) as there:
        loopback, person, counted = there.house.loopback, there.house.people[1], there.counted()
        await there.open()
        await there.play(1)
        (sent,) = person.dm.seen_by()
        assert says(text_of(sent), "elsewhere-your-turn")
        await there.play(4)
        assert person.dm.seen_by() == [sent]
        assert there.counted() == counted + 1
        loopback.world.undocumented.reaches_installers = False
        await there.play(9)
        refused = [one for one in loopback.refusals if "/channels/" in one]
        assert len(refused) == 1, refused
        assert person.dm.seen_by() == [sent]


async def test_direct_message_is_not_sent_once_the_player_moved(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "group", LONGER, notified=[1]) as there:
        loopback, players = there.house.loopback, there.players()
        await there.open_hands(await there.open())
        ping = Trouble(FOLLOW, delay=PING_SECONDS)
        loopback.troubles.add(ping)
        await players[0].play_at_random([])
        await loopback.until(lambda: not ping.times)
        assert await shown(await players[1].ask_for_hand())
        await players[1].play_at_random([])
        await there.house.quiet(PING_SECONDS)
        assert await there.plays() == 2
        assert not players[1].person.dm.seen_by()


async def test_press_counts_only_in_the_place_of_its_table(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "group", LONGER) as there:
        world, board, person = there.house.loopback.world, await there.open(), there.house.people[0]
        other = world.add_group(person.id, there.opener.id)
        copy = replace(board, payload={**board.payload, "id": str(world.snowflake())}, channel=other)
        other.messages[copy.id] = copy
        how = next(how for press, how in offered(copy).items() if isinstance(press, ShowHand))
        assert await shown(await person.press(copy, *how))
        await there.house.loopback.until(lambda: EN("refused-elsewhere") in map(text_of, person.sees(other)))
        assert not own_texts(there, person)


@pytest.mark.long
@PLACES
async def test_whole_game_of_four_costs_no_counted_request(tmp_path: Path, where: str) -> None:
    async with elsewhere(tmp_path, where, None) as there:
        counted, loopback, here = there.counted(), there.house.loopback, there.house
        await there.start(4)
        players = there.players()
        await play_on(here, players, until=is_over)
        await loopback.until(lambda: says(text_of(there.boards[-1]), "table-won"))
        assert len(there.boards) == 1
        assert there.counted() == counted
        check_privacy(here)
        await press_on_board(loopback, there.channel, players[0], of_kind(PlayAgain))
        await loopback.until(lambda: len(there.boards) == 2)
        again = text_of(there.boards[-1])
        assert all(f"<@{player.person.id}>" in again for player in players), "everyone keeps their seat"


@PLACES
async def test_board_is_posted_again_when_all_tokens_ended(tmp_path: Path, where: str) -> None:
    async with elsewhere(tmp_path, where, LONGER) as there:
        counted, before = there.counted(), await there.open()
        await there.open_hands(before)
        await there.play(1)
        there.end_tokens()
        await there.play(2)
        assert len(there.boards) == 2
        now = there.boards[-1]
        assert now.payload["mentions"], "a board that is posted again pings the people who must act"
        old = text_of(before)
        assert old != text_of(now)
        await there.play(3)
        assert there.boards == [before, now], "its own token edits it from now on"
        await there.press_hand(there.house.people[0], before)
        assert says(text_of(before), "elsewhere-moved")
        assert there.boards == [now]
        await there.open_hands(now)
        there.end_tokens()
        await there.play(4)
        newest = there.boards[-1]
        assert newest is not now
        await there.press_hand(there.house.people[0], before)
        assert f"/{newest.id}" in text_of(before), "a pointer that is pressed points to the newest board"
        assert there.counted() == counted


async def test_hand_asks_for_a_press_when_follow_ups_are_hidden(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "group", LONGER) as there:
        there.house.loopback.world.undocumented.public_follow_ups = False
        board = await there.open()
        await there.open_hands(board)
        await there.play(1)
        stale = text_of(board)
        there.end_tokens()
        await there.play(2)
        assert there.boards == [board]
        assert text_of(board) == stale
        texts = [text for person in there.house.people for text in own_texts(there, person)]
        assert any(says(text, "elsewhere-press-board") for text in texts)
        await there.press_hand(there.house.people[2], board)
        await there.house.loopback.until(lambda: text_of(board) != stale)
        assert there.boards == [board]


@pytest.mark.parametrize("follows", [True, pytest.param(False, marks=pytest.mark.long)])
async def test_press_counts_in_whatever_shard_it_arrives(tmp_path: Path, address: str, follows: bool) -> None:  # noqa: FBT001 - pytest passes it
    async with elsewhere(tmp_path, "server", LONGER, address=address) as there:
        here, loopback, counted = there.house, there.house.loopback, there.counted()
        loopback.world.undocumented.follows_servers = follows
        first = await there.open()
        await there.open_hands(first)
        await there.play(3)
        there.end_tokens()
        await there.play(4)
        await loopback.until(lambda: len(there.boards) == 2)
        newest = there.boards[-1]
        await there.press_hand(here.people[0], first)
        await loopback.until(lambda: f"/{newest.id}" in text_of(first))
        there.restrict(*here.people)
        there.end_tokens()
        stale = text_of(newest)
        await there.play(5)
        await here.quiet(6.0)
        assert text_of(newest) == stale
        await there.press_hand(there.opener, newest)
        await loopback.until(lambda: text_of(newest) != stale, 6.0)
        assert there.counted() == counted


async def test_command_is_answered_once_when_its_answer_is_slow(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "group", None) as there:
        there.house.loopback.troubles.add(Trouble(CALLBACK, delay=2 * SOON))
        lobby = await there.open()
        await there.house.quiet()
        assert there.boards == [lobby]
        assert there.house.loopback.refusals == []


async def test_table_that_only_its_opener_would_see_is_refused(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "server", None) as there:
        there.channel.external_apps = False
        await there.opener.type_command(there.channel, "tock-anywhere", ruleset="swiss")
        told = EN("refused-table-hidden")
        await there.house.loopback.until(lambda: told in own_texts(there, there.opener))
        there.channel.external_apps = True
        board = await there.open()
        assert board.viewer is None, "nothing is left of the first attempt"


@pytest.mark.parametrize("edits", [True, pytest.param(False, marks=pytest.mark.long)])
async def test_restricted_player_plays_and_others_refresh(tmp_path: Path, edits: bool) -> None:  # noqa: FBT001 - pytest passes it
    async with elsewhere(tmp_path, "server", LONGER) as there:
        here, undocumented = there.house, there.house.loopback.world.undocumented
        undocumented.edits_of_restricted = undocumented.hides_of_restricted = edits
        board = await there.open()
        await there.open_hands(board)
        there.restrict(*here.people)
        await there.play(1)
        stale = text_of(board)
        there.end_tokens()
        await there.play(2)
        assert there.boards == [board], "the player may not post for everyone"
        assert text_of(board) == stale
        await there.press_hand(here.people[0], board)
        assert (text_of(board) != stale) == edits
        await there.press_hand(there.opener, board)
        await here.loopback.until(lambda: text_of(board) != stale)


async def test_game_starts_when_all_players_are_restricted(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "server", None) as there:
        here, loopback, lobby = there.house, there.house.loopback, await there.open()
        here.people = [there.opener, *here.people[:3]]
        players = there.players()
        for seat in (1, 2, 3):
            sits = lambda press, seat=seat: isinstance(press, Sit) and press.seat == seat  # noqa: E731 - a condition
            await press_on_board(loopback, there.channel, players[seat], sits)
        await here.quiet(0.5)
        there.end_tokens()
        there.restrict(*here.people)
        await press_on_board(loopback, there.channel, players[0], of_kind(Start))
        await here.quiet(0.5)
        assert (await here.seen()).stage is Stage.PLAYING
        await loopback.until(lambda: offers_hand(lobby))
        await there.play(2)
        check_privacy(here)


async def test_board_is_posted_by_each_move_when_presses_cannot_edit(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "group", LONGER) as there:
        there.house.loopback.world.undocumented.edits_pressed = False
        first = await there.open()
        await there.open_hands(first)
        await there.play(1)
        assert there.boards == [first], "the token of the command edits its response"
        there.end_tokens()
        await there.play(3)
        assert there.boards[-1] is not first


async def test_used_up_follow_ups_stop_pings_only(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "group", LONGER) as there:
        loopback, board = there.house.loopback, await there.open()
        await there.play(1)
        there.house.unanswered = Anyone()

        def use_up(what: str, message: Message) -> None:
            del what, message
            for done in loopback.interactions.all():
                done.followups += [0] * (5 - len(done.followups))

        loopback.listeners.append(use_up)
        use_up("", board)
        stale = text_of(board)
        await there.play(3)
        assert text_of(board) != stale
        assert there.boards == [board]
        assert any("40094" in refusal for refusal in loopback.refusals)


async def test_table_of_a_removed_app_is_continued_by_another_person(tmp_path: Path) -> None:
    async with elsewhere(tmp_path, "group", LONGER) as there:
        world, board = there.house.loopback.world, await there.open()
        await there.play(1)
        world.undocumented.serves_removed = False
        there.opener.uninstall()
        with pytest.raises(NoAnswerError):
            await there.house.people[0].press(board, next(iter(offered(board).values()))[0])
        there.opener = there.house.people[2]
        there.opener.install()
        now = await there.open()
        there.house.unanswered = Anyone()
        await there.play(3)
        assert there.boards[-1] is now


@pytest.mark.parametrize("seconds", [15, pytest.param(1200, marks=pytest.mark.long)])
async def test_board_costs_no_press_of_its_own(tmp_path: Path, seconds: int) -> None:
    """A game with 15 seconds between moves, and one with 20 minutes: all tokens have ended by then."""
    async with elsewhere(tmp_path, "group", LONGER) as there:
        here, board = there.house, await there.open()
        here.unanswered = Anyone()
        await there.open_hands(board)
        before, moves = here.loopback.requests.copy(), 5
        for plays in range(1, moves + 1):
            if seconds > LIFE_SECONDS:
                here.loopback.interactions.end()
            await there.play(plays)
            seen = await here.seen()
            assert seen.game is not None
            last = text_of(there.boards[-1])
            await there.press_hand(there.opener, there.boards[-1]) if plays == moves else None
            assert text_of(there.boards[-1]) == last, "the board was up to date without a press of its own"
        asked = here.loopback.requests - before
        print(seconds, moves, len(there.boards), {route: times for (route, _), times in asked.items()})  # noqa: T201 - the measurement
        assert len(there.boards) <= (1 if seconds < LIFE_SECONDS else moves + 1)
