"""The poster of a game that is over, and the same in words for those who do not see it."""

from __future__ import annotations

from typing import Final

from tockbot.bot.pictures.board import plain_scene
from tockbot.bot.screen import ALT_LIMIT, Picture, clipped
from tockbot.bot.words.person_names import seat_name
from tockbot.bot.words.position import position_words
from tockbot.bot.words.speaker import Speaker
from tockbot.bot.words.status import series_end_line
from tockbot.render import PosterScene
from tockbot.tables import Highlights, Observation, PawnId, SeriesSeen, highlights

NAME: Final = 14
"""So much of a name is told on a poster."""


def poster_picture(say: Speaker, game: Observation, series: SeriesSeen | None = None) -> Picture:
    """The last board with the winners below it, and what is worth telling of the game."""
    told = highlights(game.rules.board, game.history)
    lines = poster_lines(say, game, told)
    if series is not None:
        lines = (series_end_line(say, game, series, write=lambda name: clipped(name, NAME)), *lines)
    hits = ((say("poster-hits-given"), told.hits_given), (say("poster-hits-taken"), told.hits_taken))
    alt = "\n".join(lines)
    alt = f"{alt}\n{position_words(say, game, game.history[-1:], ALT_LIMIT - len(alt) - 1)}"
    return Picture("poster.png", clipped(alt, ALT_LIMIT), PosterScene(plain_scene(say, game), hits, lines))


def poster_lines(say: Speaker, game: Observation, told: Highlights) -> tuple[str, ...]:
    """What is worth telling of a game, line by line; names are cut where they are long."""

    def name(pawn: PawnId) -> str:
        return clipped(seat_name(say, game.seats[pawn.seat]), NAME)

    lines = [say("poster-rounds", rounds=told.rounds)]
    walk, hit, first = told.longest_walk, told.hit_of_the_game, told.first_home
    if hit is not None:
        facts = {"fields": hit.fields, "round": hit.round}
        lines.append(say("poster-hit", name=name(hit.by), other=name(hit.pawn), **facts))
    if walk is not None:
        lines.append(say("poster-walk", name=name(walk.pawn), number=walk.pawn.number, fields=walk.fields))
    if first is not None:
        lines.append(say("poster-first-home", name=name(first.pawn), number=first.pawn.number, round=first.round))
    return tuple(lines)
