"""Games that are over, once more: play by play, as a film, as text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from tockbot.bot.handlers import asks, does
from tockbot.bot.press import PressError
from tockbot.bot.refusals import Objection
from tockbot.bot.request import LookingBack, OwnGames, Request
from tockbot.bot.screen import Form, Screen, Typed
from tockbot.bot.sending import Films
from tockbot.bot.shared_presses import FindGame, LookBack, OpenReplay
from tockbot.bot.words import Speaker, readable_name
from tockbot.computer import Course
from tockbot.features.replay.page import game_page
from tockbot.features.replay.screens import ExportGame, ExportPage, FilmGame, film_screen, moment_at, moment_screen
from tockbot.rules import Pawns, Seat, TableRules
from tockbot.tables import PastGame, People, Refused, TableId, write_transcript

NUMBER_LENGTH: Final = 18
"""So many digits the number of a game may have."""

CourseOf = Callable[[TableRules, Sequence[Pawns]], Awaitable[Course]]
"""Each side's chance to win with each of these boards."""


class Replay:
    """Shows games that are over to those who may look at them."""

    def __init__(self, looking_back: LookingBack, films: Films, course_of: CourseOf, own_games: OwnGames) -> None:
        """Show these, have films of them drawn there, and how they went worked out there."""
        self._own_games = own_games
        self._looking_back = looking_back
        self._films = films
        self._course_of = course_of

    @asks(FindGame)
    async def ask_for_game(self, request: Request, _: FindGame) -> Form:
        """Which game is looked for."""
        return number_form(request.say)

    @does(FindGame)
    async def find_game(self, request: Request, _: FindGame) -> None:
        """Look at the game of this number.

        Raises:
            Refused: NO_PAST_GAME.
        """
        typed = request.answers.typed("game", NUMBER_LENGTH)
        number = int(typed) if typed.isascii() and typed.isdecimal() else 0
        await self._open(request, await self._looking_back.allowed(request, TableId(number)))

    @does(OpenReplay)
    async def open_replay(self, request: Request, press: OpenReplay) -> None:
        """Look at a game from its beginning.

        Raises:
            Refused: NO_PAST_GAME; so do those below.
        """
        await self._open(request, await self._looking_back.allowed(request, press.table_id))

    @does(LookBack)
    async def look_back(self, request: Request, press: LookBack) -> None:
        """Look at a moment of it."""
        await self._look(request, await self._looking_back.allowed(request, press.table_id), press)

    @does(ExportGame)
    async def export_game(self, request: Request, press: ExportGame) -> None:
        """Have it as text."""
        await self._export(request, await self._looking_back.allowed(request, press.table_id))

    @does(ExportPage)
    async def export_page(self, request: Request, press: ExportPage) -> None:
        """Have it as a web page, in one's own language; people's names are in it only where all of them agreed.

        Raises:
            Refused: PAGE_OF_OTHERS, because whoever asks did not play in it.
        """
        past = await self._looking_back.allowed(request, press.table_id)
        if request.person.id not in past.players:
            raise Refused(Objection.PAGE_OF_OTHERS)
        if past.table.start.from_position:
            # The page tells each side's chance to win.
            await self._own_games.check_advice(request, past.transcript.rules, past.boards)
        people = await self._named(request, past)
        course = await self._course_of(past.transcript.rules, past.boards)
        # In a thread: a long game takes a few tenths of a second.
        page = await asyncio.to_thread(game_page, request.say, past, people, course)
        screen = Screen(request.say("page-told", game=past.id, names="named" if people else "seats"))
        await request.show_with_file(screen, f"tock-{past.id}.html", page.encode())

    async def _named(self, request: Request, past: PastGame) -> People:
        """Whose names a page of it may say: everybody's who played, or nobody's."""
        chosen = [await request.viewers.preferences(person) for person in past.players]
        return await self._looking_back.people_of(past) if all(one.named_in_pages for one in chosen) else {}

    @does(FilmGame)
    async def film_game(self, request: Request, press: FilmGame) -> None:
        """See it as a film from the side of a seat: all of it, or its highlights."""
        past = await self._looking_back.allowed(request, press.table_id)
        seat, people = _seat_of(past, press.seat), await self._looking_back.people_of(past, request)
        screen, scene = await asyncio.to_thread(film_screen, request.say, past, people, seat, whole=press.whole)
        theme = await request.theme()
        shows = "whole" if press.whole else "highlights"
        key = (past.id, shows, seat, request.say.language, theme.name, request.guild_id == past.guild)
        await request.show(screen, await self._films.drawn(request.user, key, scene, theme))

    async def _open(self, request: Request, past: PastGame) -> None:
        """Show the first moment, from the own side if they played, with all hands."""
        seat = past.seat_of(request.person.id)
        await self._look(request, past, LookBack(past.id, 0, Seat(0) if seat is None else seat, hands_open=True))

    async def _look(self, request: Request, past: PastGame, press: LookBack) -> None:
        _seat_of(past, press.seat)
        people = await self._looking_back.people_of(past, request)
        looked = replace(press, moment=moment_at(past, press))
        await request.show(moment_screen(request.say, past, people, looked))

    async def _export(self, request: Request, past: PastGame) -> None:
        say, people = request.say, await self._looking_back.people_of(past)
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


def number_form(say: Speaker) -> Form:
    """Which game is looked for, by its number."""
    return Form(say("button-find-game"), (Typed("game", say("ask-game-number"), longest=NUMBER_LENGTH),))
