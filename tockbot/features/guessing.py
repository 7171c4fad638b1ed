"""Predictions by spectators: who wins, and whose pawn comes home next. The final message names the best predictors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from tockbot.bot.handlers import handles
from tockbot.bot.press import AtTable, Cost, press
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import OPTION_LIMIT, Menu, MenuOption, Screen, clipped
from tockbot.bot.shared_presses import ShowGuesses
from tockbot.bot.table_texts import guessed_line, in_a_list
from tockbot.bot.words import Speaker, readable_name, seat_name, short_name, shown_name
from tockbot.results import best_of
from tockbot.rules import Seat, is_home
from tockbot.storage import StoredGuesses, StoredStatistics
from tockbot.tables import (
    Guess,
    GuessAt,
    Kind,
    PersonId,
    Refusal,
    Refused,
    Stage,
    Stamp,
    TableSeen,
    commands,
    homecomings,
    scored,
    winner_worth,
)

TRIES: Final = 3
"""Maximum number of attempts to save a prediction while the game goes on."""

MAX_BEST_NAMED: Final = 20
"""Maximum number of best predictors for whom the bot checks whether they hide their statistics."""


@press("guess", cost=Cost.BOARD)
class MakeGuess(AtTable):
    """Predict something about a watched game, replacing the previous prediction.

    Attributes:
        table_id: the table.
        at: what is predicted.
        homecoming: number of the play that brings a pawn home, from 0; 0 for the winner.
        seat: the pawn's owner, or a seat of the winning side.
    """

    at: GuessAt
    homecoming: int
    seat: Seat


class PredictionFeature:
    """Handles predictions, and shows their results."""

    def __init__(self, guesses: StoredGuesses, book: StoredStatistics) -> None:
        """Create the feature; ``book`` knows who hides their statistics."""
        self._guesses = guesses
        self._book = book

    @handles(ShowGuesses)
    async def show(self, request: Request, _: ShowGuesses) -> None:
        await _check_wanted(request)
        request.check(commands.check_spectator)
        await self._show(request)

    @handles(MakeGuess)
    async def guess(self, request: Request, press: MakeGuess) -> None:
        await _check_wanted(request)
        command = partial(commands.guess, at=press.at, homecoming=press.homecoming, seat=press.seat)
        for _ in range(TRIES):
            request.check(command)
            number = Stamp(request.seen().entries)
            guess = Guess(request.person.id, press.at, press.homecoming, press.seat, number)
            if await self._guesses.save(press.table_id, guess):
                await self._show(request)
                return
            await request.tables.read_new_entries(press.table_id)
        raise Refused(Refusal.GUESS_LATE)

    async def _show(self, request: Request) -> None:
        seen = request.seen()
        made = await self._guesses.of(seen.id, request.person.id)
        await request.show(guesses_screen(request.say, seen, made))

    async def result_text(self, say: Speaker, seen: TableSeen) -> str:
        """Return the best predictors of a finished game who do not hide; empty if no prediction was right."""
        game = seen.game
        if game is None or seen.stage is not Stage.FINISHED or seen.kind is not Kind.GAME:
            return ""
        points = Counter[PersonId]()
        for guess, got in scored(game.rules, game.history, game.finished, await self._guesses.at(seen.id)):
            points[guess.person] += got
        shown = await self._book.shown(
            [person for person, got in points.most_common(MAX_BEST_NAMED) if got], seen.guild
        )
        best = best_of({person: points[person] for person in shown})
        names = {person: readable_name(one.name) or say("player-forgotten") for person, one in shown.items()}
        return guessed_line(say, [(names[person], points[person]) for person in best])


async def _check_wanted(request: Request) -> None:
    """Raise if the server has turned predictions off."""
    if not (await request.viewers.choices(request.seen().guild)).guesses:
        raise Refused(BotRefusal.GUESSES_OFF)


def guesses_screen(say: Speaker, seen: TableSeen, made: Iterable[Guess]) -> Screen:
    """Return the screen on which a spectator makes predictions."""
    game = seen.game
    if game is None:
        raise ValueError("there is nothing to guess at before the game")
    now = len(homecomings(game.history))
    own = {(one.at, one.homecoming): one.seat for one in made}
    winner, home = own.get((GuessAt.WINNER, 0)), own.get((GuessAt.HOME, now))
    sides = {side[0]: [seat_name(say, game.seats[seat]) for seat in side] for side in game.rules.sides}
    seats = {
        seat.seat: [seat_name(say, seat)] for seat in game.seats if not all(is_home(one.location) for one in seat.pawns)
    }
    worth = winner_worth(game.rules, game.numbering)
    chosen = None if winner is None else game.rules.side_of(winner)[0]
    lines = [
        say("guess-told"),
        "",
        say("guess-winner-worth", points=worth) if worth else say("guess-winner-closed"),
        *_yours(say, sides, chosen),
        "",
        say("guess-home-worth"),
        *_yours(say, seats, home),
    ]
    menus = [_menu(say, seen, GuessAt.WINNER, 0, sides, chosen)] if worth else []
    menus.append(_menu(say, seen, GuessAt.HOME, now, seats, home))
    return Screen("\n".join(lines), tuple(menus))


def _yours(say: Speaker, names: Mapping[Seat, list[str]], chosen: Seat | None) -> list[str]:
    if chosen is None or chosen not in names:
        return []
    return [say("guess-yours", names=in_a_list(say, [*map(shown_name, names[chosen])]))]


def _menu(  # noqa: PLR0913, PLR0917 - the contents of its options
    say: Speaker, seen: TableSeen, at: GuessAt, homecoming: int, names: Mapping[Seat, list[str]], chosen: Seat | None
) -> Menu:
    options = tuple(
        MenuOption(
            clipped(in_a_list(say, [*map(short_name, its)]), OPTION_LIMIT),
            MakeGuess(seen.id, at, homecoming, seat),
            chosen=seat == chosen,
        )
        for seat, its in names.items()
    )
    return Menu(say(f"guess-{at.value}"), options)
