"""Kills processes at random moments of a game, and checks the result at its end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import accumulate
from random import Random
from typing import Final

from loopback import Message, Trouble
from loopback.faults import UNAVAILABLE
from loopback.interactions import ANSWER_SECONDS
from tests.texts import says
from tests.wire.player import offered, text_of
from tests.wire.playing import is_over, play_on
from tests.wire.server import House
from tockbot.bot.words import rank_name, speaker
from tockbot.features.turn.turn import TurnPress
from tockbot.rules import JOKER, Position, parse_position
from tockbot.tables import CardPassed, Entry, PersonId, Played, fold, opened, rank_of

POSITION: Final[Position] = parse_position(
    "swiss 4t d3 pm 0 60,h2,h3,h4/6,h2,h3,h4/24,h2,h3,h4/42,h2,h3,h4 59K/A36/27T/48Q"
)
"""Near the end: each player has one pawn on the track."""

LONGER: Final[Position] = parse_position(
    "swiss 4t d3 pm 0 40,60,h3,h4/6,56,h3,h4/8,24,h3,h4/26,42,h3,h4 59K/A36/27T/48Q"
)
"""Some rounds earlier: each player has two pawns on the track."""

MAX_REQUESTS: Final = 20
"""Maximum number of requests that the bot makes between a start and the next kill: those of about three plays."""

MAX_REQUEST: Final = 0.01
"""Duration of a request in seconds."""

ROUTES: Final = (
    "POST /channels/{channel}/messages",
    "PATCH /channels/{channel}/messages/{message}",
    "DELETE /channels/{channel}/messages/{message}",
)
ROUTES_OF_TOKENS: Final = (
    "POST /webhooks/{application}/{token}",
    "PATCH /webhooks/{application}/{token}/messages/{message}",
    "DELETE /webhooks/{application}/{token}/messages/{message}",
)

SAY: Final = speaker("en")

Kill = Callable[[House, Random], Awaitable[None]]
"""Kills something and starts it again."""


async def kill_a_bot(here: House, luck: Random) -> None:
    """Kill one of the bot's processes, and start another."""
    await here.kill_bot(luck.randrange(len(here.bots)))
    await here.start_bot()


async def play_while(here: House, kills: list[Kill], seed: int) -> None:
    """Let four people play to the end during these kills; at least two of them take no direct messages."""
    here.loopback.world.closed |= {person.id for person in here.people[2:]}
    await play_to_the_end(here, kills, seed)
    with suppress(TimeoutError):
        # The bot retries after a while what Discord refused.
        await here.loopback.until(lambda: is_tidy(here))
    await here.quiet()


async def play_to_the_end(here: House, kills: list[Kill], seed: int) -> None:
    """Let everyone play to the end during these kills."""
    # After a press before a kill, Discord reports soon that no one answers.
    here.loopback.interactions.answer_seconds = ANSWER_SECONDS
    players = here.players(seed)
    async with asyncio.TaskGroup() as both:
        playing = both.create_task(play_on(here, players, until=is_over))
        both.create_task(_kill(here, kills, Random(seed), playing.done))


async def _kill(here: House, kills: list[Kill], luck: Random, ended: Callable[[], bool]) -> None:
    """Run these kills at random moments, while Discord fails now and then; saved entries must not change.

    Remaining kills follow at once when the game ends.
    """
    saved: list[Entry] = []
    for kill in kills:
        for routes in (ROUTES, ROUTES_OF_TOKENS):
            here.loopback.troubles.add(Trouble(luck.choice(routes), UNAVAILABLE, done=luck.random() < 0.5))
        asked = here.loopback.requests.total() + luck.randrange(MAX_REQUESTS)
        await here.loopback.until(partial(_has_asked_or, ended, here, asked))
        await asyncio.sleep(luck.uniform(0, MAX_REQUEST))
        here.kills += 1
        here.note("kill, after the end" if ended() else "kill")
        await kill(here, luck)
        here.note("it goes on")
        now = await here.entries()
        assert now[: len(saved)] == saved
        saved = now
    here.loopback.troubles.clear()


def _has_asked_or(ended: Callable[[], bool], here: House, requests: int) -> bool:
    return ended() or has_asked(here, requests)


def has_asked(here: House, requests: int) -> bool:
    """Return whether the bot has made this many requests."""
    return here.loopback.requests.total() >= requests


async def check(here: House) -> None:
    """Check that nothing acknowledged was lost, the end is shown, and no message or worker process is left over."""
    await check_log(here)
    await here.loopback.until(lambda: not here.workers_left())
    assert not here.too_many, await here.told()
    left = [f"{one.id}: {text_of(one)!r}" for one in (*here.boards(), *here.calls(), *_hands(here))]
    assert is_tidy(here), "\n".join([*left, await here.told()])
    check_privacy(here)


async def check_log(here: House) -> None:
    """Check that nothing acknowledged was lost, and no one was shown a card of another hand."""
    entries = await here.entries()
    for stamp, person in here.promised:
        settled = next(entry for entry in entries[stamp:] if isinstance(entry.event, Played | CardPassed))
        assert isinstance(settled.event, CardPassed) or settled.actor == PersonId(here.people.index(person) + 1)
    check_hands(here, entries)


def is_tidy(here: House) -> bool:
    """Return whether there is one board, and one private screen per person who takes messages, and all show the end."""
    boards, hands = here.boards(), _hands(here)
    takers = [player for player in here.players(0) if not player.in_channel]
    shows_end = all(says(text_of(message), "table-won") for message in (*boards, *hands))
    return len(boards) == 1 and not here.calls() and len(hands) == len(takers) and shows_end


def check_privacy(here: House) -> None:
    """Check that no public message in the channel shows a hand."""
    for message in here.channel.seen_by():
        assert not [press for press in offered(message) if isinstance(press, TurnPress)], text_of(message)


def check_hands(here: House, entries: list[Entry]) -> None:
    """Check that no one was ever shown a card of another hand."""
    seats = {person.id: seat for seat, person in enumerate(here.people)}
    stamps = {stamp for _, stamp, _, _ in here.shown_cards}
    opening, *following = entries
    tables = list(accumulate(following, fold, initial=opened(opening)))
    games = {stamp: tables[stamp - 1].game for stamp in stamps}
    assert games
    for viewer, stamp, place, told in here.shown_cards:
        game = games[stamp]
        assert game is not None
        card = game.hands[seats[viewer]][place]
        # A Joker is named by the card that it is played as.
        assert rank_of(card) == JOKER or told == rank_name(SAY, rank_of(card)), (
            f"{told} is not the {card} of {viewer} at {stamp}"
        )


def _hands(here: House) -> list[Message]:
    return [message for person in here.people for message in here.hands(person)]
