"""Games that are over: who may look at one, and what they see of it.

Whoever played in a game may look at it from anywhere; in its server, whoever may view its channel. A game at which
somebody may not look is refused in the same words as one that is not there, so that nobody learns of it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import assert_never

import discord
from discord import app_commands

from tockbot.rules import Seat
from tockbot.service import PastGames
from tockbot.tables import PastGame, Refusal, Refused, TableId, write_transcript
from tockbot.ui.incoming.finished.reviewing import Reviews
from tockbot.ui.incoming.request import Request
from tockbot.ui.outgoing.messages.films import Films
from tockbot.ui.press import ExportGame, FilmGame, LookBack, OpenReplay, PastPress, PressError, ShareReview, ShowReview
from tockbot.ui.screen import Screen
from tockbot.ui.screens.finished.replay import film_screen, moment_at, moment_screen
from tockbot.ui.screens.finished.review import review_screen
from tockbot.ui.words.person_names import readable_name
from tockbot.ui.words.speaker import speaker


class LookingBack:
    """Shows games that are over to those who may look at them."""

    def __init__(self, past_games: PastGames, films: Films, reviews: Reviews) -> None:
        """Show these, have films of them drawn here, and reviews made there."""
        self._past_games = past_games
        self._films = films
        self._reviews = reviews

    async def replay(self, request: Request, game: app_commands.Range[int, 1] | None = None) -> None:
        """Look at a game that is over, play by play."""
        await self._open(request, await self.wanted(request, game))

    async def export(self, request: Request, game: app_commands.Range[int, 1] | None = None) -> None:
        """Have a game that is over as a text file."""
        await self._export(request, await self.wanted(request, game))

    async def pressed(self, request: Request, press: PastPress) -> None:
        """Show what was pressed for.

        Raises:
            Refused: NO_PAST_GAME.
        """
        past = await self._allowed(request, press.table_id)
        match press:
            case OpenReplay():
                await self._open(request, past)
            case LookBack():
                await self._look(request, past, press)
            case FilmGame(_, seat, whole):
                await self._film(request, past, _seat_of(past, seat), whole=whole)
            case ShowReview():
                await self._review(request, past)
            case ShareReview():
                await self._share(request, past)
            case ExportGame():
                await self._export(request, past)
            case _:
                assert_never(press)

    async def wanted(self, request: Request, game: int | None) -> PastGame:
        """The game of this number, or the last one in the channel, at which whoever asks may look.

        Raises:
            Refused: NO_PAST_GAME, NO_GAME_HERE.
        """
        if game is not None:
            return await self._allowed(request, TableId(game))
        last = await self._past_games.last_in(request.channel)
        if last is None:
            raise Refused(Refusal.NO_GAME_HERE)
        return await self._allowed(request, last)

    async def _allowed(self, request: Request, table_id: TableId) -> PastGame:
        """A game at which whoever asks may look.

        Raises:
            Refused: NO_PAST_GAME.
        """
        past = await self._past_games.get(table_id)
        if past.seat_of(request.person.id) is None and not await _may_read(request, past):
            raise Refused(Refusal.NO_PAST_GAME)
        return past

    async def _open(self, request: Request, past: PastGame) -> None:
        """Show the first moment, from the own side if they played, with all hands."""
        seat = past.seat_of(request.person.id)
        await self._look(request, past, LookBack(past.id, 0, Seat(0) if seat is None else seat, hands_open=True))

    async def _look(self, request: Request, past: PastGame, press: LookBack) -> None:
        _seat_of(past, press.seat)
        people = await self._past_games.people_of(past)
        looked = replace(press, moment=moment_at(past, press))
        await request.show(moment_screen(request.say, past, people, looked))

    async def review(self, request: Request, game: app_commands.Range[int, 1] | None = None) -> None:
        """See where a game that is over turned."""
        await self._review(request, await self.wanted(request, game))

    async def _review(self, request: Request, past: PastGame) -> None:
        people = await self._past_games.people_of(past)
        review = await self._reviews.get(request.user, past)
        here = request.interaction.channel_id == past.channel
        await request.show(review_screen(request.say, past, people, review, may_share=here))

    async def _share(self, request: Request, past: PastGame) -> None:
        """Show the review to everybody where the game was played, in the language of its table."""
        if request.interaction.channel_id != past.channel:
            raise PressError
        people = await self._past_games.people_of(past)
        review = await self._reviews.get(request.user, past)
        say = speaker(past.table.language)
        await request.show_everybody(review_screen(say, past, people, review, may_share=False))

    async def _film(self, request: Request, past: PastGame, seat: Seat, *, whole: bool) -> None:
        people = await self._past_games.people_of(past)
        screen, scene = await asyncio.to_thread(film_screen, request.say, past, people, seat, whole=whole)
        theme = await request.theme()
        key = (past.id, "whole" if whole else "highlights", seat, request.say.language, theme.name)
        await request.show(screen, await self._films.drawn(request.user, key, scene, theme))

    async def _export(self, request: Request, past: PastGame) -> None:
        say, people = request.say, await self._past_games.people_of(past)
        names = {person: readable_name(one.name) for person, one in people.items()}
        text = write_transcript(replace(past.transcript, names={one: name for one, name in names.items() if name}))
        screen = Screen(say("export-told", game=past.id))
        await request.show_with_file(screen, f"tock-{past.id}.txt", text.encode())


def _seat_of(past: PastGame, seat: Seat) -> Seat:
    """A seat of the game.

    Raises:
        PressError: it has no such seat.
    """
    if seat not in past.transcript.rules.seats:
        raise PressError
    return seat


async def _may_read(request: Request, past: PastGame) -> bool:
    """Whether whoever asks does so in the game's server, and may view its channel there."""
    guild, member = request.guild, request.interaction.user
    if guild is None or guild.id != past.guild or not isinstance(member, discord.Member):
        return False
    if request.interaction.channel_id == past.channel:
        return True
    try:
        channel = guild.get_channel_or_thread(past.channel) or await guild.fetch_channel(past.channel)
        may_view = channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not may_view.manage_threads:
            await channel.fetch_member(member.id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return False
    return may_view.view_channel
