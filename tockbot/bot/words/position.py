"""A whole position in words, for those who do not see its picture: enough to play by."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tockbot.bot.screen import clipped
from tockbot.bot.words.names import TEAM_LETTERS, card_name, listed, place_name
from tockbot.bot.words.person_names import plain_name, seat_name, short_name, shown_name
from tockbot.bot.words.plays import Teller
from tockbot.bot.words.speaker import Speaker
from tockbot.bot.words.status import due_line, numbers_of, standing_lines
from tockbot.rules import RESERVE, Seat
from tockbot.tables import Observation, PlayRecord, SeatSeen

NAME_LENGTHS = (32, 14, 8)
"""Names are shortened as far as it takes to say all the rest."""


def position_words(say: Speaker, game: Observation, told: tuple[PlayRecord, ...], limit: int) -> str:
    """The plays to be told, then whose turn it is, then where everything stands, in so many letters at most.

    What does not fit is left out: first the length of names, then the older plays.
    """
    numbered = tuple(zip(numbers_of(told), told, strict=True))
    for length in NAME_LENGTHS:
        text = _in_one(say, game, numbered, length)
        if len(text) <= limit:
            return text
    while numbered and len(_in_one(say, game, numbered, NAME_LENGTHS[-1])) > limit:
        numbered = numbered[1:]
    return clipped(_in_one(say, game, numbered, NAME_LENGTHS[-1]), limit)


def _in_one(say: Speaker, game: Observation, numbered: tuple[tuple[str, PlayRecord], ...], length: int) -> str:
    teller = Teller(say, game)
    plays = [f"{number} {teller.record(record)}.".lstrip() for number, record in numbered]

    def write(name: str) -> str:
        return plain_name(clipped(name, length))

    status = [] if game.turn is None else [due_line(say, game, write(seat_name(say, game.seats[game.turn])))]
    status += standing_lines(say, game, write)
    seats = [seat_words(say, seat, write, own=seat.seat == game.viewer) for seat in game.seats]
    return " ".join((*plays, *status, *seats, *pile_words(say, game)))


def seat_words(say: Speaker, seat: SeatSeen, write: Callable[[str], str] = shown_name, *, own: bool = False) -> str:
    """Where a seat's pawns stand, how many wait in reserve, and how many cards it holds; ``own`` is the viewer's."""
    pawns = listed(
        say,
        (
            say("alt-pawn", number=pawn.number, place=place_name(say, pawn.location))
            + (f" ({say('protected')})" if pawn.protected else "")
            for pawn in seat.pawns
            if pawn.location != RESERVE
        ),
    )
    waiting = sum(pawn.location == RESERVE for pawn in seat.pawns)
    name = write(seat_name(say, seat))
    if own:
        name = say("alt-own", name=name)
    if seat.team is not None:
        name = say("name-with-team", name=name, letter=TEAM_LETTERS[seat.team])
    return say("alt-seat", name=name, cards=seat.cards, waiting=waiting, pawns=pawns or say("alt-none"))


def pile_words(say: Speaker, game: Observation) -> list[str]:
    """A sentence about the discard pile, if there is one."""
    if not game.discards:
        return []
    return [say("alt-pile", card=card_name(say, game.discards[-1]), cards=len(game.discards))]


def track_words(say: Speaker, game: Observation, seats: Iterable[Seat]) -> str:
    """How the track's fields are numbered, and where pawns of these seats enter it and turn home."""
    board = game.rules.board
    fields = (
        say(
            "alt-fields-of",
            name=plain_name(short_name(seat_name(say, game.seats[seat]))),
            start=board.starts[seat],
            entry=board.entries[seat],
        )
        for seat in seats
    )
    return " ".join((say("alt-track", last=board.fields - 1), *fields))


def fields_words(say: Speaker, game: Observation, seat: SeatSeen) -> str:
    """On which field a seat's pawns enter, and at which they turn home."""
    board = game.rules.board
    return say("alt-fields", start=board.starts[seat.seat], entry=board.entries[seat.seat])
