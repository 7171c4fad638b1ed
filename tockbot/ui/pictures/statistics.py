"""What the picture of somebody's games shows; its alt text says the same."""

from __future__ import annotations

from collections.abc import Iterable

from tockbot.render import Bar, StatisticsScene, Tile
from tockbot.results import Score
from tockbot.ui.screen import ALT_LIMIT, Picture, clipped
from tockbot.ui.words.names import rank_name
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.statistics import (
    MOST_RULESETS,
    StatisticsTold,
    called,
    percent,
    rating_words,
    statistics_lines,
)


def statistics_picture(say: Speaker, told: StatisticsTold) -> Picture:
    """The numbers in tiles, and bars by ruleset and by partner."""
    name = called(say, told.person)
    rulesets = ((say(f"ruleset-{ruleset}"), score) for ruleset, score in told.all.by_ruleset[:MOST_RULESETS])
    partners = tuple((called(say, person), score) for person, score in told.partners)
    bars = [(say("stats-rulesets"), _bars(say, rulesets))]
    if partners:
        bars.append((say("stats-partners"), _bars(say, partners)))
    scene = StatisticsScene(name, say("player-forgotten"), _tiles(say, told), tuple(bars))
    return Picture("statistics.png", clipped("\n".join((name, *statistics_lines(say, told))), ALT_LIMIT), scene)


def _tiles(say: Speaker, told: StatisticsTold) -> tuple[Tile, ...]:
    games = told.all
    tiles = [
        Tile(str(games.score.games), say("stats-tile-games", games=games.score.games)),
        Tile(say("percent", percent=percent(games.score)), say("stats-tile-won")),
        Tile(str(games.best_streak), say("stats-tile-streak")),
    ]
    for kind, rating in told.ratings:
        if not rating.is_new:
            tiles.append(Tile(rating_words(say, rating), say(f"stats-tile-rating-{kind}")))
    if games.series.games:
        won = say("stats-won-of", won=games.series.won, games=games.series.games)
        tiles.append(Tile(won, say("stats-tile-series")))
    if games.favourite is not None:
        tiles.append(Tile(rank_name(say, games.favourite[0]), say("stats-tile-entered")))
    return (
        *tiles,
        Tile(str(games.hits_given), say("stats-tile-hits-given")),
        Tile(str(games.hits_taken), say("stats-tile-hits-taken")),
        Tile(str(games.pawns_home), say("stats-tile-home")),
        Tile(str(games.longest_walk), say("stats-tile-walk")),
        Tile(
            say("percent", percent=percent(Score(games.turns + games.missed, games.missed))), say("stats-tile-missed")
        ),
    )


def _bars(say: Speaker, scores: Iterable[tuple[str, Score]]) -> tuple[Bar, ...]:
    return tuple(
        Bar(label, score.won / score.games, say("stats-won-of", won=score.won, games=score.games))
        for label, score in scores
    )
