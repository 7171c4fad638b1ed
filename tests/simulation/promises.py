"""Tests the bot's promises in places without it: each is a short scene in a group, in simulated time.

Only the first of the four people has added the bot to their account. No scene may cost a counted request about a
channel, and the invariants of the simulation hold here, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from loopback import Interaction, Message
from loopback.rates import A_TOKEN, BUCKETS
from tests.simulation import surroundings
from tests.simulation.anywhere import LOOK_SECONDS, GameAnywhere, is_fresh, play
from tests.simulation.loop import SimulatedLoop
from tests.simulation.people import SimulatedPerson
from tests.texts import says
from tests.wire.player import answers_of, offered, text_of
from tockbot.bot.handlers import CommandButton, Run
from tockbot.bot.press import Press
from tockbot.bot.shared_presses import Agree, AskBack, AskHint, AskToEnd, EndTable, ShowHand, ShowMore, ShowPrivacy
from tockbot.bot.tokens import LIFE_SECONDS
from tockbot.features.lobby.screens import ChooseTerms, FillAndStart, ShowSetup, Sit, Start
from tockbot.features.privacy import AskToBeForgotten, BeForgotten
from tockbot.features.seats import SendAway
from tockbot.features.turn.turn import TurnPress
from tockbot.tables import Computer, Pace, Stage

HOURS: Final = 3600.0 * 5
"""Seconds for which no one presses anything: all tokens end."""


class Scene(GameAnywhere):
    """A game in which a promise is shown."""

    def __init__(self, folder: Path, loop: SimulatedLoop, act: Act) -> None:
        """Let the first person add the bot to their account, and prepare a scene."""
        super().__init__(folder, loop)
        self.people[0].person.install()
        self._act = act

    @property
    def board(self) -> Message:
        """Return the newest board, or lobby."""
        return self.boards()[-1]

    async def play(self) -> None:
        """Play the scene."""
        await self._act(self)
        assert not any("/channels/" in route for route, _ in self.model.requests), "nothing about a channel is counted"

    async def press(self, who: SimulatedPerson, message: Message, kind: type[Press], **facts: object) -> Interaction:
        """Let a person press the first button of this kind, with these fields, and look at the result."""
        presses = {press: how for press, how in offered(message).items() if isinstance(press, kind)}
        found = [how for press, how in presses.items() if all(getattr(press, one) == facts[one] for one in facts)]
        assert found, (kind, text_of(message), list(offered(message)))
        done = await who.person.press(message, *found[0])
        await asyncio.sleep(LOOK_SECONDS)
        return done

    async def ask(self, who: SimulatedPerson, *kinds: type[Press]) -> Message:
        """Let a person press buttons of these kinds, first on the board, and return the last answer."""
        shown = self.board
        for kind in kinds:
            shown = answer_to(await self.press(who, shown, kind))
        return shown

    async def open_lobby(self, players: int = 4) -> None:
        """Let the first person open a table with the command."""
        await self.begin_bot()
        await self.people[0].person.type_command(self.channel, "tock-anywhere", ruleset="swiss", players=players)
        await self.until(self.boards)
        await asyncio.sleep(LOOK_SECONDS)

    async def sit_and_start(self, people: int, kind: type[Press] = Start) -> None:
        """Let others sit down beside the first person, and start."""
        for seat, someone in enumerate(self.people[1:people], 1):
            await self.press(someone, self.board, Sit, seat=seat)
        await self.press(self.people[0], self.board, kind)
        await asyncio.sleep(LOOK_SECONDS)

    def next_player(self) -> object:
        """Return the player whose turn it is; None in the exchange."""
        seen = self.now()
        return None if seen.game is None or seen.game.turn is None else seen.seated[seen.game.turn]

    def shows(self, key: str) -> bool:
        """Return whether a message for everyone contains this text."""
        return any(says(text_of(one), key) for one in self.channel.seen_by())


Act = Callable[[Scene], Awaitable[None]]


def answer_to(done: Interaction) -> Message:
    """Return the newest message that answers a press."""
    return [one for one in answers_of(done) if one is not done.source or done.source.viewer is not None][-1]


async def offer_paces_without_haste(here: Scene) -> None:
    """The pace is open or slow: the form offers no other, and a forged answer changes nothing."""
    await here.open_lobby()
    host, clock = here.people[0], here.now().clock
    assert clock.pace is Pace.OPEN
    setup = answer_to(await here.press(host, here.board, ShowSetup))
    form = await here.press(host, setup, ChooseTerms)
    paces = next(one["component"] for one in form.payload["components"] if one["component"]["custom_id"] == "pace")
    assert {one["value"] for one in paces["options"]} == {Pace.SLOW.value, Pace.OPEN.value}
    await host.person.fill(form, pace=Pace.LIVE.value)
    await asyncio.sleep(LOOK_SECONDS)
    assert here.now().clock.pace is Pace.OPEN
    await host.person.fill(await here.press(host, setup, ChooseTerms), pace=Pace.SLOW.value)
    await asyncio.sleep(LOOK_SECONDS)
    assert here.now().clock.pace is Pace.SLOW


async def give_a_seat_to_one_of_two(here: Scene) -> None:
    """Two people press on the same free seat in the same moment: one gets it, and the other sees a refusal."""
    await here.open_lobby()
    both = here.people[1:3]
    done = await asyncio.gather(*(here.press(one, here.board, Sit, seat=2) for one in both))
    (got,) = [one for one in here.people if one.person.id == getattr(here.now().seated[2], "user", None)]
    assert got in both
    assert [player is None for player in here.now().seated] == [False, True, False, True]
    refused = [one for one, press in zip(both, done, strict=True) if press.followups]
    assert refused == [one for one in both if one is not got]
    assert f"<@{got.person.id}>" in text_of(here.board)


async def let_computers_wait(here: Scene) -> None:
    """A computer player makes its move only when someone can see it."""
    await here.open_lobby()
    await here.sit_and_start(2, FillAndStart)
    assert not here.shows("table-exchange"), "no hand comes by direct message"
    second = here.people[1]
    while getattr(here.next_player(), "user", None) != second.person.id:
        await here.move(here.to_act())
    await here.press(second, here.board, ShowHand)
    await asyncio.sleep(HOURS)
    here.model.world.undocumented.public_follow_ups = False
    before = here.now().entries
    await here.move(second)
    saved, requests, shown = here.now().entries, here.model.requests.copy(), text_of(here.board)
    assert saved > before, "the player moved, but only a token of their hand lives"
    assert isinstance(here.next_player(), Computer)
    await asyncio.sleep(HOURS)
    assert here.now().entries == saved, "no one would see the computer's move"
    assert here.model.requests == requests
    await here.press(here.people[3], here.board, ShowMore)
    await asyncio.sleep(LOOK_SECONDS)
    assert here.now().entries > saved
    assert text_of(here.board) != shown


async def end_by_the_host(here: Scene) -> None:
    """The host ends the table alone; the others do not, while the host is there."""
    await here.open()
    host, other = here.people[:2]
    assert AskToEnd not in map(type, offered(await here.ask(other, ShowMore)))
    board = here.board
    await here.ask(host, ShowMore, AskToEnd, EndTable)
    assert here.now().stage is Stage.CLOSED
    assert here.board is board
    assert ShowHand not in map(type, offered(board)), "the board shows the end"


async def show_a_turn_that_ran_out(here: Scene) -> None:
    """A turn runs out in time while no token lives; the next press shows it. Then all others end the table together."""
    here.pace = Pace.SLOW
    await here.open()
    board, first, (wait, *_) = here.board, here.to_act(), here.now().clock.waits
    shown, counted = text_of(board), here.model.counted
    await asyncio.sleep(LIFE_SECONDS)
    requests = here.model.requests.copy()
    await asyncio.sleep(wait.until.timestamp() - surroundings.NOW.wall() - 1)
    assert not here.played(), "the turn runs out only at its time"
    await asyncio.sleep(LOOK_SECONDS)
    assert here.played() == 1, "it is decided and saved on time"
    assert here.to_act() is not first
    assert here.model.requests == requests, "no token lives"
    assert text_of(board) == shown
    await here.press(here.people[3], board, ShowMore)
    assert here.boards() == [board], "the press on it edits it"
    assert text_of(board) != shown, "anyone's next press shows it"
    following = here.to_act()
    assert any(following.is_addressed(one) for one in here.calls()), "and pings the person whose turn it is"
    await here.press(following, board, ShowHand)
    assert is_fresh(following.player, here.due()[following.person.id])
    assert here.model.counted == counted
    host, *others = here.people
    assert first is host, "the host is late"
    await here.ask(others[0], ShowMore, AskToEnd, EndTable)
    for someone in others[1:]:
        assert here.now().stage is Stage.PLAYING, "all of them must agree"
        await here.press(someone, board, Agree)
    assert here.now().stage is Stage.CLOSED
    assert ShowHand not in map(type, offered(here.board))


async def undo_a_move_and_give_a_hint(here: Scene) -> None:
    """A hint is shown to the player alone; a move is undone once the other side agrees."""
    await here.open()
    player, shown = here.to_act(), text_of(here.board)
    hand = await here.ask(player, ShowHand)
    hint = answer_to(await here.press(player, hand, AskHint))
    assert says(text_of(hint), "hint-header", player.person.locale[:2])
    assert hint.viewer == player.person.id
    assert not here.shows("hint-header"), "no one else sees it"
    before = here.now().game
    await here.move(player)
    played = here.now().game
    assert before is not None
    assert played is not None
    assert played.pawns != before.pawns
    await here.ask(player, ShowMore, AskBack)
    for someone in (here.people[1], here.people[3]):
        assert here.now().game == played, "everyone on the other side must agree"
        await here.press(someone, here.board, Agree)
    undone = here.now().game
    assert undone is not None
    assert (undone.pawns, undone.turn) == (before.pawns, before.turn)
    assert here.to_act() is player
    assert len(here.boards()) == 1
    assert text_of(here.board) != shown


async def forget_a_player(here: Scene) -> None:
    """A player has everything deleted: their seat goes to a computer player, and no message names them."""
    await here.open()
    someone, name = here.people[0], here.people[0].name
    assert f"<@{someone.person.id}>" in text_of(here.board)
    shown = await someone.person.type_command(someone.person.dm, "tock settings")
    await asyncio.sleep(LOOK_SECONDS)
    screen = answer_to(shown)
    for kind in (ShowPrivacy, AskToBeForgotten, BeForgotten):
        if kind is BeForgotten:
            here.forgotten.add(someone.person.id)
        screen = answer_to(await here.press(someone, screen, kind))
    await asyncio.sleep(LOOK_SECONDS)
    assert isinstance(here.now().seated[0], Computer)
    assert not here.rows("SELECT id FROM people WHERE user = ? OR name = ?", someone.person.id, name)
    await here.press(here.people[1], here.board, ShowMore)
    assert f"<@{someone.person.id}>" not in "".join(text_of(one) for one in here.channel.seen_by())
    await here.move(here.to_act())


async def remove_a_player(here: Scene) -> None:
    """The others remove a player: everyone sees it, and the removed person can no longer play."""
    await here.open()
    host, removed, *others = here.people
    hand = await here.ask(removed, ShowHand)
    number = next(one for one, user in await here.users() if user == removed.person.id)
    panel = await here.ask(host, ShowMore)
    await host.person.fill(await here.press(host, panel, SendAway), who=str(number))
    await asyncio.sleep(LOOK_SECONDS)
    for someone in others:
        if any(isinstance(press, Agree) for press in offered(here.board)):
            await here.press(someone, here.board, Agree)
    assert isinstance(here.now().seated[1], Computer)
    assert here.shows("sent-away-told")
    await here.press(removed, here.board, ShowHand)
    own = [one for one in here.channel.seen_by(removed.person.id) if one.viewer is not None]
    assert not [press for one in own for press in offered(one) if isinstance(press, TurnPress)]
    assert hand not in own or not any(isinstance(press, TurnPress) for press in offered(hand))
    await here.move(here.to_act())


async def name_whose_turn_it_is(here: Scene) -> None:
    """No mention reaches anyone, but the board shows whose turn it is."""
    here.model.world.undocumented.pings_follow_ups = False
    await here.open()
    for _ in range(6):
        await asyncio.sleep(HOURS)
        await here.press(here.people[3], here.board, ShowMore)
        named = [one for one in here.people if says_turn_of(one, here.board)]
        assert named == [here.to_act()]
        await here.move(named[0])
    assert not here.calls()


def says_turn_of(someone: SimulatedPerson, board: Message) -> bool:
    """Return whether a board names a person as the one to act."""
    return f"<@{someone.person.id}>" in text_of(board)


async def wait_if_a_token_allows_little(here: Scene) -> None:
    """Discord refuses requests with a token beyond a hidden limit: the bot waits, and shows every move."""
    hidden = replace(A_TOKEN, requests=1, seconds=5.0, is_shown=False)
    here.model.rates.buckets = {route: (hidden,) for route in BUCKETS if "{token}" in route}
    await here.open()
    for _ in range(8):
        shown = text_of(here.board)
        await here.move(here.to_act())
        await asyncio.sleep(30)
        assert text_of(here.board) != shown
    assert here.model.rates.refused
    assert len(here.boards()) == 1


async def count_a_game_in_own_statistics(here: Scene) -> None:
    """A person's own statistics count a whole game there; nothing is counted before."""
    await here.open_lobby(players=2)

    async def ask_for_statistics() -> Message:
        person = here.people[0]
        menu = await person.person.type_command(here.channel, "tock-anywhere")
        await asyncio.sleep(LOOK_SECONDS)
        return answer_to(await here.press(person, answer_to(menu), Run, command=CommandButton.STATS))

    assert not says(text_of(await ask_for_statistics()), "stats-header")
    await here.sit_and_start(2)
    while here.now().stage is Stage.PLAYING:
        await here.move(here.to_act())
    await asyncio.sleep(HOURS)
    assert says(text_of(await ask_for_statistics()), "stats-header")
    assert not here.rows("SELECT * FROM ratings")
    assert len(here.rows("SELECT * FROM results")) == 1


PROMISES: Final[Mapping[str, Act]] = MappingProxyType(
    {
        one.__name__: one
        for one in (
            offer_paces_without_haste,
            give_a_seat_to_one_of_two,
            let_computers_wait,
            end_by_the_host,
            show_a_turn_that_ran_out,
            undo_a_move_and_give_a_hint,
            forget_a_player,
            remove_a_player,
            name_whose_turn_it_is,
            wait_if_a_token_allows_little,
            count_a_game_in_own_statistics,
        )
    }
)
"""The scenes by their names."""


def keep(*names: str) -> None:
    """Play these scenes, and print the name of each first.

    Raises:
        AssertionError: the bot did not keep its promise.
    """
    for name in names:
        print(name)  # noqa: T201 - shows which one failed
        play(partial(Scene, act=PROMISES[name]))
