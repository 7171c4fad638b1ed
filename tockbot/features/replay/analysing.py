"""A table that begins from a position of a game that is over, or of a game's text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord

from tockbot.bot.handlers import asks, does
from tockbot.bot.refusals import Objection
from tockbot.bot.request import LookingBack, OwnGames, Request
from tockbot.bot.screen import Form, Typed, Upload
from tockbot.bot.shared_presses import PlayOnFromText
from tockbot.bot.words import Speaker
from tockbot.features.replay.screens import PlayOn
from tockbot.rules import Phase, Position
from tockbot.tables import Refused, TranscriptError, encoding_of, moments, read_transcript

LARGEST: Final = 262_144
"""No more bytes are taken of a file: four for each character that a game's text may have."""

PLAYS_LENGTH: Final = 4


class Analysing:
    """Opens tables from positions."""

    def __init__(
        self,
        looking_back: LookingBack,
        from_position: Callable[[Request, Position], Awaitable[None]],
        own_games: OwnGames,
    ) -> None:
        """Take the positions of games that whoever asks may look at, and none of a game of theirs that goes on.

        Tables are opened by ``from_position``.
        """
        self._looking_back = looking_back
        self._from_position = from_position
        self._own_games = own_games
        self._reading = asyncio.Lock()

    @does(PlayOn)
    async def play_on(self, request: Request, press: PlayOn) -> None:
        """Open a table from the position after so many plays of a game.

        Raises:
            Refused: NO_PAST_GAME, and as below.
        """
        past = await self._looking_back.allowed(request, press.table_id)
        await self._begin(request, past.positions, press.plays)

    @asks(PlayOnFromText)
    async def ask_for_text(self, request: Request, _: PlayOnFromText) -> Form:
        """Which game, and after how many of its plays."""
        return text_form(request.say)

    @does(PlayOnFromText)
    async def play_on_from_text(self, request: Request, _: PlayOnFromText) -> None:
        """Open a table from a position of the game that a file tells.

        Raises:
            Refused: GAME_TEXT, GAME_TEXT_SIZE, and as below.
        """
        typed = request.answers.typed("plays", PLAYS_LENGTH) or "0"
        positions = await self._positions_of(request.say, request.answers.file("text"))
        await self._begin(request, positions, int(typed) if typed.isascii() and typed.isdecimal() else -1)

    async def _begin(self, request: Request, positions: Mapping[int, Position], plays: int) -> None:
        """Open a table from the position after so many plays.

        Raises:
            Refused: NO_SUCH_PLAY, GAME_OVER_THERE, OWN_GAME, NEEDS_SERVER, NOT_IN_SERVER, or as opening is.
        """
        request.server()
        if plays not in positions:
            raise Refused(Objection.NO_SUCH_PLAY, plays=max(positions))
        position = positions[plays]
        if position.phase is Phase.GAME_OVER:
            raise Refused(Objection.GAME_OVER_THERE)
        await self._own_games.check_advice(request, position.rules, (position.pawns,))
        await self._from_position(request, position)

    async def _positions_of(self, say: Speaker, file: discord.Attachment) -> dict[int, Position]:
        """The positions of the game that a file tells, after each play.

        Raises:
            Refused: GAME_TEXT, GAME_TEXT_SIZE.
        """
        if file.size > LARGEST:
            raise Refused(Objection.GAME_TEXT_SIZE)
        content = await file.read()
        # One at a time, in a thread: a long game takes a second, and a made-up one may take several.
        async with self._reading:
            try:
                return await asyncio.to_thread(_positions, content)
            except TranscriptError as error:
                wrong = say(f"game-text-{error.wrong.name.lower().replace('_', '-')}")
                raise Refused(Objection.GAME_TEXT, line=error.line, wrong=wrong) from error


def _positions(content: bytes) -> dict[int, Position]:
    """After each number of plays of a file the position, that of a deal once cards were given."""
    text = content[:LARGEST].decode(encoding_of(content), errors="replace")
    return {moment.plays: moment.game.position for moment in moments(read_transcript(text)) if moment.game.round}


def text_form(say: Speaker) -> Form:
    """Which game goes on from its text, and after how many of its plays."""
    questions = (
        Upload("text", say("ask-text"), say("ask-text-about")),
        Typed("plays", say("ask-plays"), text="0", longest=PLAYS_LENGTH),
    )
    return Form(say("button-game-text"), questions)
