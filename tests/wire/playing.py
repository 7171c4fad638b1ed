"""People who play a game to its end with good moves, even though the bot is killed: they press until it is saved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from loopback import Interaction, Message, NoAnswerError, NotThereError
from tests.texts import says
from tests.wire.player import MAX_PRESSES, Player, answers_of, decides, offered, shown, text_of
from tests.wire.server import LOOK_SECONDS, House
from tockbot.bot.move_texts import first_and_second
from tockbot.bot.press import Press
from tockbot.computer.greedy import choose_play
from tockbot.features.turn.turn import BackToHand, BuildSeven, Give, MakePlay, ShowCard, TurnPress, turn_of
from tockbot.rules import MovePlay, Phase, Play
from tockbot.tables import Observation, Stage, TableSeen, rank_of

TIMEOUT_SECONDS: Final = 2.0
"""Seconds that a player waits before pressing again."""

CALLED: Final = 60.0
"""Maximum number of seconds until a player is pinged, even if the bot is killed meanwhile."""

AGAIN: Final = 0.2
"""Seconds between looks at the state of the table."""

HURRIED: Final = 1.0
"""Seconds that a player waits if the bot asks them to press more slowly."""

LONGEST: Final = 300.0
"""Maximum number of seconds that they play."""


async def play_on(house: House, players: list[Player], *, until: Callable[[TableSeen], bool]) -> None:
    """Let every player to act play, until the saved table meets a condition.

    Raises:
        TimeoutError: it never did.
    """
    async with asyncio.timeout(LONGEST):
        while not until(seen := await house.seen()):
            assert seen.game is not None
            due = [seat for seat in range(len(players)) if _is_due(seen.game, seat)]
            for seat in due:
                await _act(house, players[seat], seat)
            if not due:
                # Wait for a computer player.
                await asyncio.sleep(LOOK_SECONDS)


def has_played(plays: int) -> Callable[[TableSeen], bool]:
    """Return a condition: this many plays were made."""
    return lambda seen: seen.game is not None and len(seen.game.history) >= plays


def is_over(seen: TableSeen) -> bool:
    """Return whether the game is over."""
    return seen.stage is not Stage.PLAYING


def _is_due(game: Observation, seat: int) -> bool:
    """Return whether a seat must act."""
    return game.turn == seat or (game.phase is Phase.EXCHANGE and not game.has_given[seat])


async def _act(house: House, player: Player, seat: int) -> None:
    """Do what must be done, as far as the bot lets the player."""
    seen = await house.seen(player.person)
    # An earlier press without an answer may have been carried out meanwhile.
    if seen.game is None or is_over(seen) or not _is_due(seen.game, seat):
        return
    if player.in_channel:
        await _until_called(house, player, seen.game)
    wanted = None if seen.game.phase is Phase.EXCHANGE else choose_play(seen.game)
    tried: set[Press] = set()
    for _ in range(MAX_PRESSES):
        try:
            screen = await _fresh(house, player, seen.game)
            if screen is None:
                return
            press = next_press(seen, wanted, screen, tried)
            tried.add(press)
            house.pressed.add((seen.game.stamp, player.person.id))
            house.unanswered.add(player.person.id)
            done = await _press(player, press, screen)
        except (NoAnswerError, NotThereError):
            # The bot is down, or has just shown something else.
            await house.loopback.until(lambda: house.loopback.gateway.reaches(house.channel.guild))
            return
        was_shown = done.shown.is_set()
        if decides(press):
            if player.in_channel and was_shown:
                house.unanswered.discard(player.person.id)
                if not done.followups:
                    house.promised.append((seen.game.stamp, player.person))
            await house.moved(seen.entries, TIMEOUT_SECONDS)
            return
        if not was_shown:
            return
        house.unanswered.discard(player.person.id)


async def _press(player: Player, press: Press, screen: Message) -> Interaction:
    """Do a press, wait until its answer is shown, and repeat it if the bot asks the person to press more slowly."""
    while True:
        done = await player.take(press, screen)
        if player.in_channel or not decides(press):
            await shown(done, TIMEOUT_SECONDS)
        if not _is_hurried(done):
            return done
        await asyncio.sleep(HURRIED)


def _is_hurried(done: Interaction) -> bool:
    """Return whether the bot asked a person to press more slowly: on a fast machine they are quicker than people."""
    return any(says(text_of(one), "refused-too-often") for one in answers_of(done))


def _presses(player: Player) -> list[TurnPress]:
    """Return the presses of a turn that a player's private screen offers."""
    screen = player.screen
    return [] if screen is None else [press for press in offered(screen) if isinstance(press, TurnPress)]


def _is_fresh(player: Player, game: Observation) -> bool:
    """Return whether a player's private screen shows this moment."""
    return any(press.stamp == game.stamp for press in _presses(player))


async def _until_called(house: House, player: Player, game: Observation) -> None:
    """Wait until a player in the channel is pinged or sees their hand, unless they have pressed something.

    A press before a kill may have been carried out although it got no answer. Then the bot does not ping the player,
    even about what they must do since, if it recorded the answer that would have shown it. The player looks on their
    own.

    Raises:
        AssertionError: the ping was lost.
    """
    person = player.person

    def is_called() -> bool:
        has_pressed = (game.stamp, person.id) in house.pressed or person.id in house.unanswered
        return has_pressed or house.is_called(person) or _is_fresh(player, game)

    with suppress(TimeoutError):
        async with asyncio.timeout(CALLED):
            while not is_called():
                seen = await house.seen()
                if seen.game is None or seen.game.stamp != game.stamp:
                    return
                await asyncio.sleep(AGAIN)
            return
    stands = [text_of(message) for message in house.calls()]
    raise AssertionError(f"{person.id} is not called at {game.stamp}, only {stands}: {await house.told()}")


async def _fresh(house: House, player: Player, game: Observation) -> Message | None:
    """Return the private screen of this moment, or None if it does not come.

    Raises:
        NotThereError: it changed just now.
        NoAnswerError: the bot did not answer.
    """

    def presses() -> list[TurnPress]:
        return _presses(player)

    def is_fresh() -> bool:
        return _is_fresh(player, game)

    if player.in_channel and not is_fresh():
        house.pressed.add((game.stamp, player.person.id))
        await shown(await player.ask_for_hand(), TIMEOUT_SECONDS)
    elif not is_fresh():
        with suppress(TimeoutError):
            await house.loopback.until(is_fresh, TIMEOUT_SECONDS)
        # A press on an old button shows the current state.
        if not is_fresh() and presses() and player.screen is not None:
            await shown(await player.take(presses()[0], player.screen), TIMEOUT_SECONDS)
    return player.screen if is_fresh() else None


def next_press(seen: TableSeen, wanted: Play | None, screen: Message, tried: set[Press]) -> Press:
    """Return the next press on the way to a play, or to any card to pass."""
    here = list(offered(screen))
    if wanted is None:
        return next(press for press in here if isinstance(press, Give))
    turn = turn_of(seen)
    place = turn.plays.index(wanted) if wanted in turn.plays else None
    made = [press for press in here if isinstance(press, MakePlay) and press.play == place]
    # Another way to build the same seven is equally good.
    settled = [press for press in here if decides(press) and place is None]
    first = first_and_second(wanted)[0] if isinstance(wanted, MovePlay) else wanted.spent
    cards = {place for place, card in enumerate(turn.game.hand) if rank_of(card) in first}
    ways = [press for press in here if isinstance(press, ShowCard | BuildSeven) and press.card in cards]
    back = [press for press in here if isinstance(press, BackToHand)]
    rest = [press for press in here if isinstance(press, TurnPress)]
    return [*made, *settled, *(press for press in ways if press not in tried), *back, *rest][0]
