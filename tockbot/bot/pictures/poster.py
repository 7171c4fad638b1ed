"""The poster of a game that is over, and the same in words for those who do not see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from tockbot.bot.pictures.board import drawn_play, named_as_drawn, plain_scene
from tockbot.bot.pictures.film import scene_after
from tockbot.bot.screen import ALT_LIMIT, Picture, clipped
from tockbot.bot.words.person_names import seat_name
from tockbot.bot.words.position import position_words
from tockbot.bot.words.speaker import Speaker
from tockbot.bot.words.status import series_end_line
from tockbot.render import PosterScene
from tockbot.rules import Seat
from tockbot.tables import (
    FirstHome,
    Highlights,
    HitOfTheGame,
    Observation,
    PawnId,
    SeriesSeen,
    highlights,
)

NAME: Final = 14
"""So much of a name is told on a poster."""


def poster_picture(say: Speaker, game: Observation, series: SeriesSeen | None = None) -> Picture:
    """The winners, the last board, the moment of the game; in words also what else is worth telling."""
    told = highlights(game.rules.board, game.history)
    drawn = named_as_drawn(say, game)
    score, written = (_score(say, one, series) for one in (game, drawn))
    hits = ((say("poster-hits-given"), told.hits_given), (say("poster-hits-taken"), told.hits_taken))
    alt = "\n".join((*score, *poster_lines(say, game, told)))
    alt = f"{alt}\n{position_words(say, game, game.history[-1:], ALT_LIMIT - len(alt) - 1)}"
    last = tuple(map(drawn_play, game.history[-1:]))
    board = replace(plain_scene(say, game), plays=last)
    moment = told.hit_of_the_game or told.first_home
    if moment is None:
        return Picture("poster.png", clipped(alt, ALT_LIMIT), PosterScene(board, hits, lines=written))
    scene = PosterScene(board, hits, scene_after(say, game, moment.play), _told(say, drawn, moment), written)
    return Picture("poster.png", clipped(alt, ALT_LIMIT), scene)


def _score(say: Speaker, game: Observation, series: SeriesSeen | None) -> tuple[str, ...]:
    """How a series stands after the game, if it is one of a series."""
    return () if series is None else (series_end_line(say, game, series, write=lambda name: clipped(name, NAME)),)


def _told(say: Speaker, game: Observation, moment: HitOfTheGame | FirstHome) -> str:
    """What was done at the moment of the game, in a sentence."""

    def name(seat: Seat) -> str:
        return clipped(seat_name(say, game.seats[seat]), NAME)

    match moment:
        case HitOfTheGame(by, pawn, fields, number):
            return say("poster-hit", name=name(by), other=name(pawn.seat), fields=fields, round=number)
        case FirstHome(pawn, number):
            return say("poster-first-home", name=name(pawn.seat), number=pawn.number, round=number)
        case _:
            assert_never(moment)


def poster_lines(say: Speaker, game: Observation, told: Highlights) -> tuple[str, ...]:
    """What is worth telling of a game, line by line; names are cut where they are long."""

    def name(pawn: PawnId) -> str:
        return clipped(seat_name(say, game.seats[pawn.seat]), NAME)

    lines = [say("poster-rounds", rounds=told.rounds)]
    walk, hit, first = told.longest_walk, told.hit_of_the_game, told.first_home
    if hit is not None:
        lines.append(_told(say, game, hit))
    if walk is not None:
        lines.append(say("poster-walk", name=name(walk.pawn), number=walk.pawn.number, fields=walk.fields))
    if first is not None:
        lines.append(_told(say, game, first))
    return tuple(lines)
