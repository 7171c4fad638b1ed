"""Words in pictures fit their places in every language: none is cut, and none gets tiny letters."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from tests.bot.walking import plainly
from tests.tables.recordings import recorded
from tockbot.bot.pictures import boards_of, poster_picture
from tockbot.bot.screen import Screen
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.computer import course_of
from tockbot.features.lobby.screens import games_picture
from tockbot.features.seasons import SeasonView, season_screen, seasons_screen, week_screen
from tockbot.features.statistics import Standings, StatisticsView, standings_screen, statistics_screen
from tockbot.render import Bar, PosterScene, StatisticsScene, Tile, cards, draw, fonts, hands, pages
from tockbot.render.ink import Canvas, Ink
from tockbot.render.layout import Point
from tockbot.results import MAX_WINNERS, Figures, Rating, Score, Season, Statistics, Tally, Week
from tockbot.rules import RULESETS, table_rules
from tockbot.tables import Person, PersonId, UserId

EVERY_LANGUAGE = pytest.mark.parametrize("say", [speaker(language) for language in languages()], ids=languages())
ANNA: Final = Person(PersonId(1), UserId(10**18), "Anna")
BRUNO: Final = Person(PersonId(2), UserId(10**17), "Bruno")
MANY: Final = 345
"""More games than most people finish in a server."""

SCORE: Final = Score(games=MANY, won=178)
RATING: Final = Rating(1_043_400, 60_200, 12, 5)
TINY: Final = 24.0
"""Letters smaller than this are hard to read on a phone, in a picture that is 1,000 pixels wide."""


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the texts that are cut in pictures drawn from now on."""
    found: list[str] = []

    def fitted(text: str, pixels: float, weight: fonts.Weight, width: float) -> str:
        shown = fonts.fitted(text, pixels, weight, width)
        if shown != text:
            found.append(text)
        return shown

    for module in (cards, pages):
        monkeypatch.setattr(module, "fitted", fitted)
    return found


def draw_pictures(*screens: Screen) -> None:
    for screen in screens:
        for picture in screen.pictures:
            draw(picture.scene)


@EVERY_LANGUAGE
def test_words_of_statistics_are_not_cut(say: Speaker, cut: list[str]) -> None:
    together = Statistics(
        score=SCORE,
        series=SCORE,
        by_ruleset=tuple((name, SCORE) for name in RULESETS),
        by_partner=(),
        streak=3,
        best_streak=12,
        figures=Figures(hits_given=1234, hits_taken=1234, pawns_home=1234, longest_walk=13, entered="*" * 9),
        turns=MANY,
        missed=12,
    )
    view = StatisticsView(ANNA, together, ((BRUNO, SCORE),), RATING, RATING, (64, 100))
    draw_pictures(statistics_screen(say, view, here=True), statistics_screen(say, view, here=False))
    assert cut == []


@EVERY_LANGUAGE
def test_words_of_rankings_are_not_cut(say: Speaker, cut: list[str]) -> None:
    worth: dict[Standings, Rating | Score | Tally] = {
        Standings.FRIENDS: Tally(MANY, SCORE.won, 1234),
        Standings.TEAMS: RATING,
        Standings.ALONE: RATING,
    }
    for standings in Standings:
        listed = (((ANNA,), worth.get(standings, SCORE)),)
        draw_pictures(standings_screen(say, standings, 0, listed, has_more=True))
    for in_teams in (True, False):
        view = SeasonView(Season(2026, 4), in_teams, (((ANNA,), RATING),), 0, has_more=True, own=None)
        earlier = replace(view, season=view.season.after(-1))
        draw_pictures(season_screen(say, view), seasons_screen(say, [view, earlier], in_teams=in_teams))
    assert cut == []


@EVERY_LANGUAGE
def test_words_of_a_week_and_a_poster_are_not_cut(say: Speaker, cut: list[str]) -> None:
    winners = tuple((place, ANNA.id, SCORE) for place in range(1, MAX_WINNERS + 1))
    week = Week(MANY, MANY, winners, 1234, (ANNA.id, MANY), (ANNA.id, 72), ((ANNA.id, MANY),))
    draw_pictures(week_screen(say, week, {ANNA.id: ANNA}))
    game = plainly(recorded(table_rules("toctoc", 4)).tables[-1]).game
    assert game is not None
    draw(poster_picture(say, game, chances=course_of(game.rules, boards_of(game))).scene)
    assert cut == []


def test_numbers_beside_each_other_have_letters_of_one_size(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, float] = {}

    class Listening(Canvas):
        def text_from(  # noqa: PLR0913 - the parameters of a text
            self,
            text: str,
            at: Point,
            pixels: float,
            ink: Ink,
            weight: fonts.Weight = fonts.Weight.BLACK,
            *,
            leftward: bool = False,
        ) -> None:
            drawn[text] = pixels
            super().text_from(text, at, pixels, ink, weight, leftward=leftward)

    monkeypatch.setattr(pages, "Canvas", Listening)
    values = ("1", "a value that is nearly too long")
    bars = tuple(Bar("label", 0.5, value) for value in values)
    tiles = (Tile("7", "label"), Tile("123456 fields", "label"), Tile("9", "label"))
    draw(StatisticsScene("name", "fallback", tiles, (("", bars),)))
    for beside in ([tile.number for tile in tiles], values):
        assert len({drawn[text] for text in beside}) == 1
        assert drawn[beside[0]] < (fonts.FIGURE if beside[0] == "7" else fonts.TEXT)


@EVERY_LANGUAGE
def test_graphs_write_percentages_like_the_texts_around_them(say: Speaker) -> None:
    game = plainly(recorded(table_rules("toctoc", 4)).tables[-1]).game
    assert game is not None
    poster = poster_picture(say, game, chances=course_of(game.rules, boards_of(game))).scene
    assert isinstance(poster, PosterScene)
    assert poster.course is not None
    together = Statistics(SCORE, SCORE, (), (), 0, 0, Figures(), 1, 0)
    statistics = statistics_screen(say, StatisticsView(ANNA, together, (), None, None, (64, 100)), here=True).picture
    assert statistics is not None
    assert isinstance(statistics.scene, StatisticsScene)
    assert statistics.scene.trend is not None
    for percent in (poster.course.percent, statistics.scene.trend.percent):
        assert fonts.legible(percent.format(50)) == fonts.legible(say("percent", percent=50))


@EVERY_LANGUAGE
def test_poster_has_three_facts_without_chances(say: Speaker) -> None:
    game = plainly(recorded(table_rules("toctoc", 4)).tables[-1]).game
    assert game is not None
    picture = poster_picture(say, game)
    assert isinstance(picture.scene, PosterScene)
    labels = [fact.label for fact in picture.scene.facts]
    assert labels == [say(key) for key in ("poster-hit", "poster-journey", "poster-first")]
    for fact in picture.scene.facts:
        assert say("labelled", label=fact.label, value=fact.number) in picture.alt
    (_, by), (_, victim) = picture.scene.facts[0].names
    assert f"{by} {victim}" in picture.alt, "it names both players"
    assert by in {say("poster-hit-by", name=name) for name in game.names.values()}


@EVERY_LANGUAGE
def test_names_of_rulesets_are_legible_in_their_picture(say: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, float] = {}

    class Listening(Canvas):
        def text(
            self, text: str, at: Point, pixels: float, ink: Ink, weight: fonts.Weight = fonts.Weight.BLACK
        ) -> None:
            drawn[text] = pixels
            super().text(text, at, pixels, ink, weight)

    monkeypatch.setattr(hands, "Canvas", Listening)
    draw(games_picture(say, tuple(RULESETS), "dog").scene)
    assert len(drawn) >= len(RULESETS)
    assert {text: pixels for text, pixels in drawn.items() if pixels < TINY} == {}
