"""Names that the fonts of the pictures lack: pictures and their sentences show a number, texts show the whole name."""

from __future__ import annotations

from dataclasses import replace

from tests.bot.walking import plainly
from tests.tables.recordings import recorded
from tests.tournaments.evenings import begun, won
from tockbot.bot.pictures import boards_of, poster_picture
from tockbot.bot.words import speaker
from tockbot.computer import course_of
from tockbot.features.tournament_screens import standings_picture
from tockbot.render import PosterScene, StatisticsScene
from tockbot.rules import table_rules
from tockbot.tables import Person, PersonId, UserId
from tockbot.tournaments import Mode

EN = speaker("en")
NAMES = ("漢字", "王小明 Wang", "한글", "Zoë")


def test_poster_writes_only_names_that_it_can_draw() -> None:
    game = plainly(recorded(table_rules("swiss", 4)).tables[-1]).game
    assert game is not None
    game = replace(game, seats=tuple(replace(seat, name=NAMES[seat.seat]) for seat in game.seats))
    picture = poster_picture(EN, game, chances=course_of(game.rules, boards_of(game)))
    assert isinstance(picture.scene, PosterScene)
    assert not any(name in picture.scene.moment_text for name in NAMES[:3])
    assert not any(name in NAMES[:3] for fact in picture.scene.facts for _, name in fact.names)
    assert any(name in picture.alt for name in NAMES[:3])


def test_standings_use_a_number_for_an_undrawable_name() -> None:
    people = {PersonId(place): Person(PersonId(place), UserId(place), NAMES[place % 4]) for place in range(9)}
    for mode, labels in ((Mode.SINGLES, {"#4", "Wang", "#2", "Zoë"}), (Mode.PAIRS, {"Wang & #2", "Zoë & #4"})):
        picture = standings_picture(EN, won(begun(8, mode), 0, 1), people)
        assert isinstance(picture.scene, StatisticsScene)
        ((_, bars),) = picture.scene.bars
        assert labels <= {bar.label for bar in bars}
        assert all(name in picture.alt for name in NAMES)
        assert picture.alt.endswith(EN("tournament-order"))
