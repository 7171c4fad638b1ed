"""Finished games: replay on screen, animation, text export, web page, and new tables from their positions.

A web page is one HTML file that needs nothing else. ``page.html`` is its template, with the style and script; this
module adds the board as SVG, each moment as data, and each step as a sentence. The list of steps also works without
scripts, and it is what gets printed.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from html import escape
from itertools import pairwise
from pathlib import Path
from string import Template
from typing import Any, Final

import discord

from tockbot import tables
from tockbot.bot.game_access import LookingBack, OwnGameGuard
from tockbot.bot.handlers import handles, opens_form
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.pictures import plain_scene
from tockbot.bot.press import PressError
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import Form, Screen, Typed, Upload
from tockbot.bot.sending import Films
from tockbot.bot.shared_presses import FindGame, LookBack, OpenReplay, PlayOnFromText
from tockbot.bot.table_texts import side_name, standing_lines
from tockbot.bot.words import Speaker, card_name, plain_name, readable_name, ruleset_name, seat_name
from tockbot.computer import Course
from tockbot.features.replay_screens import (
    ExportGame,
    ExportPage,
    FilmGame,
    PlayOn,
    film_screen,
    given,
    moment_at,
    moment_screen,
)
from tockbot.render import BOARD_SIZE, DARK, WOOD, Theme, draw_vector, theme_colours, way
from tockbot.rules import CENTRE, Pawns, Phase, Position, Seat, TableRules, Walk, encoding_of

MAX_UPLOAD_BYTES: Final = 262_144
"""Maximum size of an uploaded file in bytes: four for each character that a game's text may have."""

PLAYS_LENGTH: Final = 4


class AnalysisFeature:
    """Opens tables from positions of finished games."""

    def __init__(
        self,
        looking_back: LookingBack,
        from_position: Callable[[Request, Position], Awaitable[None]],
        own_games: OwnGameGuard,
    ) -> None:
        """Create the feature.

        Args:
            looking_back: checks which games the user may see.
            from_position: opens a table from a position.
            own_games: guards the user's running games, whose positions are refused.
        """
        self._looking_back = looking_back
        self._from_position = from_position
        self._own_games = own_games
        self._reading = asyncio.Lock()

    @handles(PlayOn)
    async def play_on(self, request: Request, press: PlayOn) -> None:
        past = await self._looking_back.allowed(request, press.table_id)
        await self._begin(request, past.positions, press.plays)

    @opens_form(PlayOnFromText)
    async def ask_for_text(self, request: Request, _: PlayOnFromText) -> Form:
        return text_form(request.say)

    @handles(PlayOnFromText)
    async def play_on_from_text(self, request: Request, _: PlayOnFromText) -> None:
        typed = request.answers.typed("plays", PLAYS_LENGTH) or "0"
        positions = await self._positions_of(request.say, request.answers.file("text"))
        await self._begin(request, positions, int(typed) if typed.isascii() and typed.isdecimal() else -1)

    async def _begin(self, request: Request, positions: Mapping[int, Position], plays: int) -> None:
        """Open a table from the position after this number of plays."""
        request.server()
        if plays not in positions:
            raise tables.Refused(BotRefusal.NO_SUCH_PLAY, plays=max(positions))
        position = positions[plays]
        if position.phase is Phase.GAME_OVER:
            raise tables.Refused(BotRefusal.GAME_OVER_THERE)
        await self._own_games.check_advice(request, position.rules, (position.pawns,))
        await self._from_position(request, position)

    async def _positions_of(self, say: Speaker, file: discord.Attachment) -> dict[int, Position]:
        """Return the positions of the game in a file, by number of plays."""
        if file.size > MAX_UPLOAD_BYTES:
            raise tables.Refused(BotRefusal.GAME_TEXT_SIZE)
        content = await file.read()
        # Read one file at a time, in a thread: a long game takes a second, and a crafted one may take several.
        async with self._reading:
            try:
                return await asyncio.to_thread(_positions, content)
            except tables.TranscriptError as error:
                wrong = say(f"game-text-{error.wrong.name.lower().replace('_', '-')}")
                raise tables.Refused(BotRefusal.GAME_TEXT, line=error.line, wrong=wrong) from error


def _positions(content: bytes) -> dict[int, Position]:
    """Return the position after each number of plays in a file; at a deal, the one after the exchange."""
    text = content[:MAX_UPLOAD_BYTES].decode(encoding_of(content), errors="replace")
    return {
        moment.plays: moment.game.position
        for moment in tables.moments(tables.read_transcript(text))
        if moment.game.round
    }


def text_form(say: Speaker) -> Form:
    """Return the form for a game's text and the number of plays."""
    questions = (
        Upload("text", say("ask-text"), say("ask-text-about")),
        Typed("plays", say("ask-plays"), text="0", longest=PLAYS_LENGTH),
    )
    return Form(say("button-game-text"), questions)


TEMPLATE: Final = Path(__file__).with_name("page.html")

WIDTH: Final = 1000
HEIGHT: Final = 200
"""Size of the drawing of the winning chances, in its own units."""

CARD_LETTERS: Final = 0.36
"""Height of the letters on the last card, as a fraction of the card's height."""


def game_page(say: Speaker, past: tables.PastGame, people: tables.People, course: Course) -> str:
    """Return the web page of a game. Players who are not in ``people`` are named by their seats."""
    seen = [past.see(number, None, people, hands_open=True) for number in range(past.length)]
    scene = plain_scene(say, seen[0].game)
    board = draw_vector(scene, WOOD)
    steps = [(one.game.round, moment_text(say, one)) for one in seen]
    game = {
        "centre": CENTRE,
        "track": board.track,
        "homes": board.homes,
        "reserves": board.reserves,
        "pitch": board.pitch,
        "names": [seat_name(say, seat) for seat in scene.seats],
        "moments": [_moment(say, past, *both) for both in zip((None, *seen), seen, strict=False)],
    }
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        {f"say_{name}": escape(text) for name, text in _labels(say).items()},
        language=say.language,
        direction="rtl" if say.is_leftward else "ltr",
        title=escape(say("page-title", game=past.id)),
        about=escape(ruleset_name(say, past.transcript.rules)),
        end=escape(" ".join(standing_lines(say, seen[-1].game, plain_name))),
        light=_style(WOOD),
        dark=_style(DARK),
        size=BOARD_SIZE,
        board=board.svg,
        card=" ".join(f'{name}="{at}"' for name, at in zip(("x", "y", "width", "height"), board.card, strict=True)),
        card_x=round(board.card[0] + board.card[2] / 2, 1),
        card_y=round(board.card[1] + board.card[3] / 2, 1),
        card_letters=round(board.card[3] * CARD_LETTERS),
        last=past.length - 1,
        rounds=json.dumps(past.rounds),
        steps="\n".join(_listed(say, steps)),
        chances=_chances(say, past, seen[-1], course),
        sides=" ".join(_sides(say, seen[-1])),
        game=json.dumps(game, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
    )


def _labels(say: Speaker) -> dict[str, str]:
    """Return the labels of the page, by their names in the template."""
    return {
        "back": say("page-back"),
        "on": say("page-on"),
        "round_back": say("page-round-back"),
        "round_on": say("page-round-on"),
        "step": say("page-step"),
        "hands": say("page-hands"),
        "course": say("page-course"),
        "story": say("page-story"),
        "keys": say("page-keys"),
    }


def moment_text(say: Speaker, seen: tables.MomentSeen) -> str:
    """Return what led to a moment: the deal with the passed cards, or the play and whether it ended the game."""
    game = seen.game
    if not seen.is_deal:
        return " ".join(
            (f"{MoveFormatter(say, game).record(game.history[-1])}.", *standing_lines(say, game, plain_name))
        )
    names = [plain_name(seat_name(say, seat)) for seat in game.seats]
    gifts = (
        say("page-gave", name=names[seat], card=card_name(say, gift), other=names[to]) for seat, gift, to in given(seen)
    )
    return " ".join((say("replay-deals", name=names[game.dealer]), *gifts))


def _moment(
    say: Speaker, past: tables.PastGame, before: tables.MomentSeen | None, seen: tables.MomentSeen
) -> dict[str, Any]:
    """Return whose turn it is, the last card, the moves and hits of the last play, and the changed pawns and hands.

    Keys are short and unchanged values are left to the script, because a game has hundreds of moments.
    """
    game = seen.game
    record = past.play_at(seen.number)
    moved = () if record is None else record.moved
    numbering = (None,) * len(game.seats) if before is None else before.game.numbering
    hands = (None,) * len(game.seats) if before is None else before.hands
    return {
        "p": {seat: now for seat, (was, now) in enumerate(zip(numbering, game.numbering, strict=True)) if was != now},
        "h": {
            seat: " ".join(card_name(say, card) for card in now)
            for seat, (was, now) in enumerate(zip(hands, seen.hands, strict=True))
            if was != now
        },
        "t": -1 if game.turn is None else game.turn,
        "c": card_name(say, game.discards[-1]) if game.discards else "",
        "w": [_way(past, one) for one in moved],
        "x": [(pawn.seat, pawn.number) for one in moved for pawn in one.struck],
    }


def _way(past: tables.PastGame, moved: tables.MoveResult) -> tuple[Seat, int, Sequence[int]]:
    """Return a moved pawn's seat and number, and the locations on its way, including the origin."""
    move = moved.move
    seat, number = moved.pawn.seat, moved.pawn.number
    if isinstance(move, Walk):
        return seat, number, way(past.transcript.rules.board, move)
    return seat, number, (moved.before[seat][number - 1], moved.after[seat][number - 1])


def _listed(say: Speaker, steps: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yield the list of steps by round, each with a button that leads to it."""
    for number, (round_, text) in enumerate(steps):
        if not number or steps[number - 1][0] != round_:
            yield f"{'</ol>' if number else ''}<h3>{escape(say('round', number=round_))}</h3><ol>"
        yield f'<li><button type="button" data-step="{number}">{escape(text)}</button></li>'
    yield "</ol>"


def _chances(say: Speaker, past: tables.PastGame, end: tables.MomentSeen, course: Course) -> str:
    """Return the winning chances as SVG: a line per side over all moments, with percentages and rounds as labels."""
    last = max(1, past.length - 1)
    lines = [
        f'<line x1="0" x2="{WIDTH}" y1="{y}" y2="{y}" class="grid"/><text x="4" y="{y + 28}">{part}&#8201;%</text>'
        for part, y in ((100, 0), (50, HEIGHT // 2))
    ]
    for number, (begin, next_) in enumerate(pairwise((*past.rounds, past.length)), 1):
        x = round(WIDTH * begin / last)
        lines.append(f'<line x1="{x}" x2="{x}" y1="0" y2="{HEIGHT}" class="grid"/>')
        if next_ - begin > last / WIDTH * 40:
            lines.append(f'<text x="{x + 4}" y="{HEIGHT + 28}">{number}</text>')
    for place, side in enumerate(past.transcript.rules.sides):
        points = " ".join(
            f"{WIDTH * number / last:.0f},{HEIGHT * (1 - shares[place]):.0f}" for number, shares in enumerate(course)
        )
        name = escape(side_name(say, end.game, side, plain_name))
        lines.append(
            f'<polyline points="{points}" class="side" stroke="var(--seat{side[0]})"><title>{name}</title></polyline>'
        )
    return "".join(lines)


def _sides(say: Speaker, end: tables.MomentSeen) -> Iterator[str]:
    """Yield the legend of the chances: each side's name, underlined in its colour."""
    for side in end.game.rules.sides:
        name = escape(side_name(say, end.game, side, plain_name))
        yield f'<span style="border-color:var(--seat{side[0]})">{name}</span>'


def _style(theme: Theme) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in theme_colours(theme).items())


NUMBER_LENGTH: Final = 18
"""Maximum number of digits of a game's number."""

CourseOf = Callable[[TableRules, Sequence[Pawns]], Awaitable[Course]]
"""Returns each side's winning chance for each of these boards."""


class Replay:
    """Shows finished games to people who may see them."""

    def __init__(self, looking_back: LookingBack, films: Films, course_of: CourseOf, own_games: OwnGameGuard) -> None:
        """Create the feature.

        Args:
            looking_back: checks which games the user may see.
            films: draws animations.
            course_of: computes the winning chances.
            own_games: guards the user's running games.
        """
        self._own_games = own_games
        self._looking_back = looking_back
        self._films = films
        self._course_of = course_of

    @opens_form(FindGame)
    async def ask_for_game(self, request: Request, _: FindGame) -> Form:
        return number_form(request.say)

    @handles(FindGame)
    async def find_game(self, request: Request, _: FindGame) -> None:
        typed = request.answers.typed("game", NUMBER_LENGTH)
        number = int(typed) if typed.isascii() and typed.isdecimal() else 0
        await self._open(request, await self._looking_back.allowed(request, tables.TableId(number)))

    @handles(OpenReplay)
    async def open_replay(self, request: Request, press: OpenReplay) -> None:
        await self._open(request, await self._looking_back.allowed(request, press.table_id))

    @handles(LookBack)
    async def look_back(self, request: Request, press: LookBack) -> None:
        await self._look(request, await self._looking_back.allowed(request, press.table_id), press)

    @handles(ExportGame)
    async def export_game(self, request: Request, press: ExportGame) -> None:
        await self._export(request, await self._looking_back.allowed(request, press.table_id))

    @handles(ExportPage)
    async def export_page(self, request: Request, press: ExportPage) -> None:
        past = await self._looking_back.allowed(request, press.table_id)
        if request.person.id not in past.players:
            raise tables.Refused(BotRefusal.PAGE_OF_OTHERS)
        if past.table.start.from_position:
            # The page shows each side's winning chance.
            await self._own_games.check_advice(request, past.transcript.rules, past.boards)
        people = await self._named(request, past)
        course = await self._course_of(past.transcript.rules, past.boards)
        # In a thread: a long game takes a few tenths of a second.
        page = await asyncio.to_thread(game_page, request.say, past, people, course)
        screen = Screen(request.say("page-told", game=past.id, names="named" if people else "seats"))
        await request.show_with_file(screen, f"tock-{past.id}.html", page.encode())

    async def _named(self, request: Request, past: tables.PastGame) -> tables.People:
        """Return the people whose names a page may show: all players if all of them agree, otherwise none."""
        chosen = [await request.viewers.preferences(person) for person in past.players]
        return await self._looking_back.people_of(past) if all(one.named_in_pages for one in chosen) else {}

    @handles(FilmGame)
    async def film_game(self, request: Request, press: FilmGame) -> None:
        past = await self._looking_back.allowed(request, press.table_id)
        seat, people = _seat_of(past, press.seat), await self._looking_back.people_of(past, request)
        screen, scene = await asyncio.to_thread(film_screen, request.say, past, people, seat, whole=press.whole)
        theme = await request.theme()
        shows = "whole" if press.whole else "highlights"
        key = (past.id, shows, seat, request.say.language, theme.name, request.guild_id == past.guild)
        await request.show(screen, await self._films.drawn(request.user, key, scene, theme))

    async def _open(self, request: Request, past: tables.PastGame) -> None:
        """Show the first moment with all hands, from the user's side if they played."""
        seat = past.seat_of(request.person.id)
        await self._look(request, past, LookBack(past.id, 0, Seat(0) if seat is None else seat, hands_open=True))

    async def _look(self, request: Request, past: tables.PastGame, press: LookBack) -> None:
        _seat_of(past, press.seat)
        people = await self._looking_back.people_of(past, request)
        looked = replace(press, moment=moment_at(past, press))
        await request.show(moment_screen(request.say, past, people, looked))

    async def _export(self, request: Request, past: tables.PastGame) -> None:
        say, people = request.say, await self._looking_back.people_of(past)
        names = {person: readable_name(one.name) for person, one in people.items()}
        text = tables.write_transcript(
            replace(past.transcript, names={one: name for one, name in names.items() if name})
        )
        screen = Screen(say("export-told", game=past.id))
        await request.show_with_file(screen, f"tock-{past.id}.txt", text.encode())


def _seat_of(past: tables.PastGame, seat: Seat) -> Seat:
    """Return the seat if the game has it."""
    if seat not in past.transcript.rules.seats:
        raise PressError
    return seat


def number_form(say: Speaker) -> Form:
    """Return the form for a game's number."""
    return Form(say("button-find-game"), (Typed("game", say("ask-game-number"), longest=NUMBER_LENGTH),))
