"""A series of games, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from tockbot.rules import TableRules
from tockbot.tables import Observation, SeriesSeen
from tockbot.ui.words.names import SEAT_SIGNS, team_letter
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.status import Write, side_name


def score_words(say: Speaker, rules: TableRules, won: Sequence[int]) -> str:
    """How many games each side has won: ``A 2 : 1 B`` as far as there are two, else one after another."""
    names = [team_letter(rules, side[0]) if rules.party.in_teams else SEAT_SIGNS[side[0]] for side in rules.sides]
    if len(names) == 2:  # noqa: PLR2004 - two sides
        return say("series-of-two", first=names[0], own=won[0], their=won[1], second=names[1])
    each = [say("series-side", name=name, won=one) for name, one in zip(names, won, strict=True)]
    return reduce(lambda before, after: say("series-sides", before=before, after=after), each)


def series_line(say: Speaker, rules: TableRules, series: SeriesSeen) -> str:
    """How a series stands, and which game this is."""
    score = score_words(say, rules, series.won)
    return say("series-stands", first=series.first_to, score=score, number=series.number, most=series.most)


def series_left_line(say: Speaker, rules: TableRules, series: SeriesSeen) -> str:
    """That a series does not go on, because others sit there; nothing where none is left."""
    if not series.left or len(series.left) != len(rules.sides):
        return say("series-left") if series.left else ""
    return say("series-left-at", score=score_words(say, rules, series.left))


def series_end_line(say: Speaker, game: Observation, series: SeriesSeen, write: Write = shown_name) -> str:
    """How a series stands after a game, or how it ended."""
    score = score_words(say, game.rules, series.won)
    if series.winner is not None:
        side = game.rules.sides[series.winner]
        return say("series-won", names=side_name(say, game, side, write), count=len(side), score=score)
    if series.given_up:
        return say("series-given-up", score=score)
    return say("series-goes-on", first=series.first_to, score=score)
