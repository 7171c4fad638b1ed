"""Statistics: within Discord's limits in every language, with the picture described, and names safely quoted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.limits import check
from tests.render.pixels import opened
from tests.texts import says
from tockbot.bot.lists import PAGE
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.features.seasons import (
    MAX_BEFORE,
    MAX_PLACES_POSTED,
    SeasonView,
    over_screen,
    season_screen,
    seasons_screen,
    week_screen,
)
from tockbot.features.statistics import (
    MAX_PARTNERS,
    SHOWN,
    Standings,
    StatisticsView,
    standings_screen,
    statistics_screen,
)
from tockbot.render import StatisticsScene, Trend, draw_statistics
from tockbot.results import MAX_WINNERS, UNRATED, Figures, Rating, Score, Season, Statistics, Tally, Week
from tockbot.rules import RULESETS
from tockbot.tables import Person, PersonId, UserId

EVERY_LANGUAGE = pytest.mark.parametrize("say", [speaker(language) for language in languages()], ids=languages())
EN = speaker("en")
BIG = 999_999
LONGEST = Person(PersonId(1), UserId(10**18), "*W*" + "_W" * 40)
NAMELESS = Person(PersonId(2), UserId(2), "\u3164")
KNOWN = Rating(1_043_400, 60_200, 12, 5)


def view(person: Person = LONGEST) -> StatisticsView:
    """Return statistics with everything that can be shown."""
    score = Score(BIG, BIG)
    together = Statistics(
        score=score,
        series=score,
        by_ruleset=tuple((name, score) for name in RULESETS),
        by_partner=(),
        streak=3,
        best_streak=BIG,
        figures=Figures(hits_given=BIG, hits_taken=BIG, pawns_home=BIG, longest_walk=BIG, entered="*" * BIG),
        turns=BIG,
        missed=BIG,
    )
    return StatisticsView(
        person, together, ((person, score),) * MAX_PARTNERS, KNOWN, Rating(games=3), (64, *(100,) * SHOWN)
    )


@EVERY_LANGUAGE
def test_fullest_statistics_fit_discord(say: Speaker) -> None:
    for here in (True, False):
        check(statistics_screen(say, view(), here=here))
    for standings in Standings:
        ranked: Rating | Score | Tally = Score(BIG, BIG)
        if standings is Standings.FRIENDS:
            ranked = Tally(BIG, BIG, BIG)
        elif standings in (Standings.TEAMS, Standings.ALONE):
            ranked = KNOWN
        listed = (((LONGEST, NAMELESS), ranked),) * PAGE
        check(standings_screen(say, standings, 19, listed, has_more=True))
        check(standings_screen(say, standings, 0, (), has_more=False))


@EVERY_LANGUAGE
def test_season_screens_fit_discord(say: Speaker) -> None:
    season, placed = Season(9998, 4), (((LONGEST,), KNOWN),)
    for in_teams in (True, False):
        view = SeasonView(season, in_teams, placed * PAGE, 19, has_more=True, own=Rating(games=4, opponents=5))
        check(season_screen(say, view))
        check(season_screen(say, replace(view, placed=(), page=0, has_more=False)))
        before = [replace(view, season=season.after(-back), placed=placed * 3) for back in range(MAX_BEFORE)]
        check(seasons_screen(say, before, in_teams=in_teams))
        check(seasons_screen(say, [], in_teams=in_teams))


def test_person_without_a_place_sees_their_progress() -> None:
    view = SeasonView(Season(2026, 4), in_teams=True, placed=(((LONGEST,), replace(KNOWN, games=5)),), own=Rating())
    assert EN("season-placement", games=0, enough=5, people=0, different=5) in season_screen(EN, view).text
    assert EN("season-name", quarter=4, year="2026") in season_screen(EN, view).text
    picture = season_screen(EN, view).picture
    assert picture is not None
    assert "1,043 ± 120" in picture.alt, "five games are enough"
    for own in (None, replace(KNOWN, games=5)):
        assert not says(season_screen(EN, replace(view, own=own)).text, "season-placement")


def test_names_with_markup_stay_text_and_mention_no_one() -> None:
    sly = Person(PersonId(3), UserId(3), "**@everyone** [x](http://y) 漢")
    screen = standings_screen(EN, Standings.TEAMS, 0, (((sly,), KNOWN),), has_more=False)
    assert "\\*\\*\\@everyone\\*\\*" in screen.text
    assert "[x](" not in screen.text
    assert not screen.mentions
    assert "**@" not in statistics_screen(EN, view(sly), here=True).text


def test_ranking_is_a_picture_with_its_rows_in_words() -> None:
    people = tuple(Person(PersonId(place), UserId(place), name) for place, name in enumerate(("Anna", "Zoë"), 1))
    listed = tuple(((person,), Score(8, 6 - place)) for place, person in enumerate(people))
    screen = standings_screen(EN, Standings.MONTH, 0, listed, has_more=False)
    assert screen.picture is not None
    assert isinstance(screen.picture.scene, StatisticsScene)
    ((_, rows),) = screen.picture.scene.bars
    assert [(row.place, row.label, row.part) for row in rows] == [(1, "Anna", 0.75), (2, "Zoë", 0.62)]
    assert all(person.name in screen.picture.alt for person in people)
    assert "Anna" not in screen.text, "the picture says it"
    unwritten = replace(people[0], name="漢字")
    screen = standings_screen(EN, Standings.MONTH, 0, (((unwritten,), Score(8, 6)),), has_more=False)
    assert "漢字" in screen.text, "the picture cannot write this name"
    assert standings_screen(EN, Standings.MONTH, 0, (), has_more=False).picture is None


def test_week_is_a_picture_of_its_numbers_and_winners() -> None:
    anna = Person(PersonId(1), UserId(1), "Anna")
    week = Week(7, 4, ((1, anna.id, Score(5, 4)),), 31, (anna.id, 9), (anna.id, 40), ())
    screen = week_screen(EN, week, {anna.id: anna})
    assert screen.picture is not None
    assert isinstance(screen.picture.scene, StatisticsScene)
    assert [tile.number for tile in screen.picture.scene.tiles] == ["7", "4", "31"]
    ((_, rows),) = screen.picture.scene.bars
    assert [(row.place, row.label) for row in rows] == [(1, "Anna")]
    assert over_screen(EN, [SeasonView(Season(2026, 3), in_teams=True, placed=())], screen).picture == screen.picture


def test_alt_text_contains_the_facts_of_the_picture() -> None:
    screen = statistics_screen(EN, view(), here=True)
    assert screen.picture is not None
    scene = screen.picture.scene
    assert isinstance(scene, StatisticsScene)
    assert "1,043" in screen.picture.alt
    assert "±" not in screen.picture.alt
    new = EN("stats-rating-alone", rating=EN("rating-new", games=3, enough=10, people=0, different=5))
    assert new in screen.picture.alt
    assert new in screen.text, "it is too long for a picture"
    assert [tile.number for tile in scene.tiles if tile.label == EN("stats-tile-rating-teams")] == ["1,043"]
    assert [heading for heading, _ in scene.bars] == [EN("stats-rulesets"), EN("stats-partners")]


def test_accuracy_is_a_number_and_a_line() -> None:
    some = replace(view(), accuracies=(60, 80, 90))
    picture = statistics_screen(EN, some, here=True).picture
    assert picture is not None
    assert isinstance(picture.scene, StatisticsScene)
    assert says(picture.alt, "stats-accuracy")
    assert EN("percent", percent=77) in picture.alt
    assert (EN("percent", percent=77), EN("stats-tile-accuracy")) in [
        (tile.number, tile.label) for tile in picture.scene.tiles
    ]
    assert picture.scene.trend == Trend(EN("stats-accuracies"), (0.6, 0.8, 0.9))
    drawn = draw_statistics(picture.scene)
    assert drawn != draw_statistics(replace(picture.scene, trend=replace(picture.scene.trend, parts=(0.6, 0.8, 0.8))))
    one = statistics_screen(EN, replace(some, accuracies=(60,)), here=True).picture
    assert one is not None
    assert isinstance(one.scene, StatisticsScene)
    assert one.scene.trend is None, "one point is no trend"


def test_statistics_picture_keeps_its_margins_with_any_name() -> None:
    for person in (LONGEST, NAMELESS):
        screen = statistics_screen(EN, view(person), here=True)
        assert screen.picture is not None
        assert isinstance(screen.picture.scene, StatisticsScene)
        picture = opened(draw_statistics(screen.picture.scene))
        wide, high = picture.size
        edges = ((0, 0, wide, 9), (0, high - 9, wide, high), (0, 0, 9, high), (wide - 9, 0, wide, high))
        colours = {colour for edge in edges for _, colour in picture.crop(edge).getcolors() or ()}
        assert len(colours) == 1, "nothing touches an edge"


def test_tile_of_missed_turns_is_left_out_at_zero() -> None:
    shown = view()
    for missed, count in ((BIG, 1), (0, 0)):
        picture = statistics_screen(EN, replace(shown, all=replace(shown.all, missed=missed)), here=False).picture
        assert picture is not None
        assert isinstance(picture.scene, StatisticsScene)
        assert [tile.label for tile in picture.scene.tiles].count(EN("stats-tile-missed")) == count


def test_tile_of_the_longest_journey_names_its_unit() -> None:
    picture = statistics_screen(EN, view(), here=False).picture
    assert picture is not None
    assert isinstance(picture.scene, StatisticsScene)
    tiles = {tile.label: tile.number for tile in picture.scene.tiles}
    assert tiles[EN("figure-longest-walk")] == EN("poster-fields", fields=BIG)


def test_no_rating_is_shown_without_rated_games() -> None:
    without = StatisticsView(LONGEST, view().all, (), UNRATED, None)
    screen = statistics_screen(EN, without, here=False)
    assert screen.picture is not None
    assert not says(screen.picture.alt, "stats-rating-alone")
    assert not says(screen.picture.alt, "stats-rating-teams")


@EVERY_LANGUAGE
def test_weekly_post_fits_discord_and_mentions_no_one(say: Speaker) -> None:
    winners = tuple((place, LONGEST.id, Score(BIG, BIG)) for place in range(1, MAX_WINNERS + 1))
    week = Week(BIG, BIG, winners, BIG, (LONGEST.id, BIG), (LONGEST.id, BIG), ((LONGEST.id, BIG),) * MAX_WINNERS)
    screen = week_screen(say, week, {LONGEST.id: LONGEST})
    check(screen)
    placed = (((LONGEST,), KNOWN),) * MAX_PLACES_POSTED
    over = over_screen(say, [SeasonView(Season(9998, 4), one, placed) for one in (True, False)], screen)
    check(over)
    assert screen.text in over.text
    check(over_screen(say, [SeasonView(Season(9998, 4), in_teams=False, placed=placed)], None))
    assert screen.mentions == ()
